# The words of the terminal: commands, screens, and the boards that are drawn there.
extra-missing = Playing in a terminal needs a few more libraries. Install them with: pip install "tafelrunde[terminal]"

# Help of the commands
about = Modern board games: play against bots, read the rules, simulate thousands of games.
command-play = Play a game against bots, or with friends at one keyboard.
command-games = Show all games and their options.
command-rules = Read the rules of a game, or one rule and those below it.
command-components = Show everything in the box of a game.
command-simulate = Let bots play many games and count.
command-replay = Check a saved game and look at it step by step.
command-bench = Measure how fast the games run here.
command-scaffold = Write a new game as a package of its own: small, complete, and yours to change.
panel-commands = Commands
panel-options = Options
panel-arguments = Arguments
metavar-game = GAME
metavar-file = FILE
metavar-folder = FOLDER
metavar-name = NAME
metavar-number = NUMBER
arg-game = The game, as “tafelrunde games” names it.
arg-new-game = What the new game is called, such as “goof-spiel”.
arg-number = A rule such as V3.1, or a chapter such as V3.
arg-file = A saved game.
opt-into = The folder in which the package is written; this one if nothing is said.
opt-lang = The language: German or English.
opt-help = Show this help.
opt-version = Show the version, and whether this build is compiled.
opt-json = Answer in JSON, for programs.
opt-players = How many play; 3 if nothing is said.
opt-people = How many of them are people at this keyboard; the others are bots.
opt-seat = The seat of the (first) person, counted from 1.
opt-seat-replay = Look through the eyes of this seat, counted from 1; a spectator’s if nothing is said.
opt-name = What a person is called; once for each person.
opt-bots-play = Which bots play, such as random,greedy; the strongest if nothing is said.
opt-bots-simulate = Which bots play, such as random,greedy; repeated round the table.
opt-seed-play = The seed of the shuffle; the same seed deals the same game.
opt-seed-simulate = The seed; the same seed gives the same result.
opt-option = An option of the game; can be given several times.
opt-components = A file with the figures of your own copy of the game.
opt-resume = Go on with a saved game.
opt-new = Begin a new game without offering the unfinished one.
opt-pause = How many seconds bots wait before they answer.
opt-plain = Line by line, without a full screen: for screen readers and pipes.
opt-games = How many games; 1000 if nothing is said.
opt-workers = How many processes work at the same time.
opt-record = Keep the result in this folder and compare with the last one.
version-compiled = tafelrunde { $version } (compiled)
version-pure = tafelrunde { $version } (pure Python)

# Errors
error = Sorry: { $message }
did-you-mean = { $error } Did you mean “{ $meant }”?
no-such-command = There is no command “{ $command }”. There are: { $known }.
no-such-language = There is no language “{ $given }”. There are: { $known }.
no-such-seat = There is no seat { $seat }: this game has { $players } seats, counted from 1.
bad-people = { $people } people cannot sit at a table for { $players }.
bad-pause = Bots can wait from 0 to { $most } seconds.
other-game = { $file } is a game of { $game }, not of { $wanted }.
system-refused = The system refused: { $why }.
interrupted = Stopped. Begin again whenever you like.
fault = Something is wrong inside Tafelrunde: { $what }. Please report it.
fault-kept = Something is wrong inside Tafelrunde: { $what }. Please report it and send the file { $file }.
usage-no-such-option = There is no option { $name }.
usage-meant = There is no option { $name }. Did you mean { $meant }?
usage-missing = { $name } is missing.
usage-no-value = { $name } needs a value.
usage-no-number = { $name } needs a number.
usage-bad-value = The value of { $name } does not fit.
usage-too-much = This is too much: { $what }.
usage-other = { $why }
usage-help = { $message } Help: { $command } --help

# What there is
games-name = Game
games-players = Players
games-minutes = Minutes
games-version = Rules
games-about = What it is
games-option = Option
games-values = Values
games-meaning = What it does
games-legend = * is used if nothing is said. Choose with: tafelrunde play GAME --option name=value
marks-legend =
    Figures with a mark are not stated by a source:
    ~ follows from what sources say   * reconstructed   ✓ from your own file
ruling-legend = The printed rulebook leaves this open; we decided.
rule-behind = The rule behind this question: { $number }
all-rules = All rules

# Simulations
simulate-progress = Playing
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-share = Share
simulate-score = Mean score
simulate-length = A game has { $mean } decisions on average ({ $least } to { $most }).
simulate-speed = { $games } games with { $decisions } decisions in { $seconds } s: { $speed } decisions a second.
simulate-stopped = Stopped before all games were played. Fewer games (--games) or more processes (--workers) are faster.

# At the table
person = Player { $number }
bot = Bot { $number } ({ $bot })
column-seat = Seat
column-score = Score
thinking = { $count ->
    [0] One moment
    [one] { $names } is thinking
   *[other] { $names } are thinking
 }
options-title = Your options
log-title = What happened
hurry-hint = Enter goes on at once.
undone = Taken back.
won = { $count ->
    [0] Nobody has won.
    [one] { $names } wins!
   *[other] { $names } win!
 }
won-you = You win!
key-choose = choose
key-undo = undo
key-hurry = go on
key-result = result
key-rules = rules
key-save = save
key-language = Deutsch
key-help = help
key-leave = quit
key-back = back
key-forward = forward
help-title = Keys
help-choose = choose an option by its number (0 is the tenth)
help-arrows = move between the options, choose one; the mouse does it too
help-hurry = while bots think: go on at once
help-undo = take back your last choice, as long as nothing was revealed
help-rules = the rule behind the question, and all rules
help-save = save the game to a file
help-language = German and English
help-tab = move to the board or the log, and scroll there with the arrow keys
help-leave = quit; the game is kept, and you can go on later
help-leave-replay = quit
help-interrupt = quit at once; the game is kept
help-forward = one choice forward
help-back = one choice back
help-ten = ten choices back or forward
help-ends = to the beginning or to the end
reading-keys = ↑ ↓ scroll · Esc back to the table
rules-title = The rules of { $game }

# Questions about the game itself
continue-title = Go on where you were?
continue-body = There is an unfinished game: { $file }
continue-yes = Go on with it
continue-no = Begin a new game (the other one goes to the saved games)
set-aside-failed = { $file } could not be moved to the saved games: { $why }.
hand-over-title = Please hand the device to { $name }.
hand-over-yes = I am { $name }: show my table
grave-title = Are you sure?
grave-yes = Yes, do it
grave-no = No, back
end-again = Play again
end-save = Save this game
end-look = Look at the table
end-quit = Quit
save-title = Save the game
save-body = Where to? Enter saves, Esc goes back.
save-failed = { $file } cannot be written: { $why }. The game goes on; try another place.
saved = Saved: { $file }
keep-failed = The game cannot be kept on disk ({ $why }). It goes on; save it somewhere else with “s”.
kept = Your game is kept. Go on with: tafelrunde play { $game }
left = Goodbye.
leave-title = Leave the table?
leave-body = The game is kept: next time you can go on where you are.
leave-quit = Quit and go on later
leave-save = Save to a file and quit
leave-stay = Stay

# Line by line
plain-ask = Number, or t table, i texts of the cards (i 3: of option 3), u undo, s save, r rules, l language, q quit:
plain-nothing-printed = Nothing more is printed on it.
plain-hand-over = Press Enter when you have it:
plain-grave = Are you sure? (y/n)
plain-continue = 1 to go on with it, 2 to begin a new game:
plain-not-understood = Type a number from 1 to { $count }, or one of the letters t, i, u, s, r, l, q.

# Replays
replay-verified = Verified: { $choices } choices lead to the state with the fingerprint { $digest }.
replay-by-record = Replayed from its record: { $choices } choices, made with another generator of chance.
replay-at = Choice { $at } of { $count }

# The board of Vaalbara
vaalbara-row = { $number ->
    [1] First row
   *[other] Second row
 }
vaalbara-round = Round { $round }/{ $rounds }
vaalbara-stack = Stack: { $size }
vaalbara-omens = Omens:
vaalbara-top = Top: { $land }
vaalbara-bottom = Bottom: { $land }
vaalbara-clan = Clan
vaalbara-this-round = This round
vaalbara-realm = Realm
vaalbara-hand-size = Hand
vaalbara-used = Used
vaalbara-points = Points
vaalbara-kinds = Kinds
vaalbara-face-down = ▮ face down
vaalbara-choosing = … choosing
vaalbara-hand = Your hand
vaalbara-hand-and-points = Your hand ({ $points ->
    [one] 1 point
   *[other] { $points } points
 })
vaalbara-turn-order = Turn order:
vaalbara-known = Everybody knows that you hold this.
vaalbara-told-round = Round { $round } of { $rounds }.
vaalbara-told-row = { $number ->
    [1] First row
   *[other] Second row
 }: { $lands }.
vaalbara-told-nothing = nothing
vaalbara-told-stack = The stack has { $size } lands. Omens from the strongest: { $omens }.
vaalbara-told-follower = { $follower }, initiative { $initiative }
vaalbara-told-realm = realm: { $lands }
vaalbara-told-hand = { $size ->
    [one] 1 card in hand
   *[other] { $size } cards in hand
 }
vaalbara-told-known = known in hand: { $cards }
vaalbara-told-used = used: { $cards }
vaalbara-told-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }

# The box of Vaalbara
vaalbara-box-followers = Followers (each clan has all of them)
vaalbara-box-initiative = Init.
vaalbara-box-follower = Follower
vaalbara-box-effect = Effect
vaalbara-box-points = Points
vaalbara-box-rule = Rule
vaalbara-box-figures = Figures
vaalbara-box-figure = Figure
vaalbara-box-value = Value
vaalbara-box-rewards = Rewards
vaalbara-box-land = Land
vaalbara-box-reward = Reward
vaalbara-box-lands = Lands
vaalbara-box-id = Id
vaalbara-box-persons = Persons
vaalbara-box-persons-alternative = with five-person lands
vaalbara-box-omens = Omens
vaalbara-figure-rounds = Rounds
vaalbara-figure-hand = Cards in hand
vaalbara-figure-opening_points = Points at the beginning
vaalbara-figure-five_kinds = Bonus for five kinds of land
vaalbara-figure-six_kinds = Bonus for six kinds of land

# The table server
command-serve = Start the table server: play in the browser, with friends and bots.
opt-host = The address to listen on; 0.0.0.0 lets others in your network reach it.
opt-port = The port to listen on; without it 8321, or the next one that is free.
opt-database = Where tables are kept: a file, or the URL of a database. Without it a file in your data folder.
opt-own-figures = A folder with the figures of your own copies, one file for each game (skybridge.toml): all new tables play with them.
opt-bot-workers = Processes in which bots think.
opt-open = Open the browser as well.
metavar-address = ADDRESS
serve-missing = The table server needs the package “{ $module }”: pip install "tafelrunde[server]"

# A new game.
scaffold-made = { $folder } is a whole game. Install it with “pip install { $folder }”, play it with “tafelrunde play { $game }”, and read its README.md.
scaffold-bad-name = “{ $name }” cannot be the name of a game. Take letters, digits and hyphens, a letter first: “goof-spiel”.
scaffold-taken = The name “{ $name }” is already taken by a game or another package. Choose another one.
scaffold-exists = { $folder } exists already, and nothing is written over. Choose another name or folder (--into).

# Checking a database.
command-verify = Check the database of a server: whether every table can be read, followed and continued.
metavar-database = DATABASE
arg-database = The file of the database, or its URL.
opt-repair = Put right what follows from the choices: saved states that are unreadable or wrong, and whether a game is over. The whole table is written into a file first.
opt-cut = With --repair: also cut a table back to its last good choice where it can no longer be followed.
verify-cut-alone = --cut changes tables, so it needs --repair beside it.
verify-missing = Checking a database needs the package “{ $module }”: pip install "tafelrunde[server]"
verify-progress = Checking tables
verify-stopped = Stopped. What was repaired up to here stays repaired; everything else is as it was.
verify-fine =
    { $tables ->
    [one] One table, and nothing is wrong with it.
   *[other] { $tables } tables, and nothing is wrong with any of them.
}
verify-wrong =
    { $tables ->
    [one] One table was checked.
   *[other] { $tables } tables were checked.
} { $wrong ->
    [one] Something is wrong with one of them:
   *[other] Something is wrong with { $wrong } of them:
}
verify-mended = Everything is in order again.
verify-kept = Table { $table } as it was before: { $file }
verify-column-table = Table
verify-column-game = Game
verify-column-entry = Entry
verify-column-fault = What is wrong
verify-column-remedy = What can be done
verify-fault-record = What is stored of the table itself makes no sense.
verify-fault-game = It cannot be played here.
verify-fault-choice = This entry cannot be followed.
verify-fault-history = This entry cannot be followed; the table goes on from its saved state, but its first part cannot be shown.
verify-fault-chance = The chance recorded here is not what the key gives.
verify-fault-phase = Whether it runs or is over does not agree with its choices.
verify-fault-snapshot-unreadable = The saved state cannot be read.
verify-fault-snapshot-wrong = The saved state is not the one that the choices lead to.
verify-remedy-rewrite = --repair writes it anew from the choices.
verify-remedy-cut = --repair --cut keeps what is before this entry. An older copy of the database may have the rest.
verify-remedy-none = Nothing here: take an older copy of the database, or the version of Tafelrunde it was played with.
verify-remedy-game = Install the game, or the version of Tafelrunde it was played with.
verify-remedy-done = Done.
