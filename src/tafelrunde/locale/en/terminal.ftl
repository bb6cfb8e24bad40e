# The words of the terminal: commands, screens, and the boards that are drawn there.
extra-missing = Playing in a terminal needs a few more libraries. Install them with: pip install "tafelrunde[terminal]"

# Help of the commands
about = Modern board games: play against bots, read the rules, simulate thousands of games.
command-play = Play a game against bots, or with friends at one keyboard.
command-learn = Learn a game in a guided match, or read it on one page (--page).
command-games = Show all games and their options.
command-rules = Read the rules of a game, or one rule and those below it.
command-components = Show everything in the box of a game.
command-simulate = Let bots play many games and count.
command-replay = Check a saved game and look at it step by step.
command-levels = Measure how strong the levels of the bots are: each against the one below.
command-judge = Measure how much a game’s evaluation knows about the end: early, half-way and late in games of bots.
command-analyse = Look at a game that was played: chances over time, and the choices that cost most.
command-train = Fit the weights of a game’s evaluation on games that bots play themselves.
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
opt-bots-play = Which bots play, such as expert,player; player if nothing is said.
opt-bots-simulate = Which bots play, such as expert,player or your own as package.module:Class?parameter=value; repeated round the table.
opt-seed-play = The seed of the shuffle; the same seed deals the same game.
opt-seed-simulate = The seed; the same seed gives the same result.
opt-option = An option of the game; can be given several times.
opt-components = A file with the figures of your own copy of the game.
opt-resume = Go on with a saved game.
opt-page = Only show how the game is played, on one page, with its symbols.
opt-preset = Players and options that go well together: first for a first game, standard, everything; with first comes a coach.
opt-new = Begin a new game without offering the unfinished one.
opt-pause = How many seconds bots wait before they answer.
opt-plain = Line by line, without a full screen: for screen readers and pipes.
opt-games = How many games; 1000 if nothing is said.
opt-visits = How many imagined worlds are tried out for each choice.
opt-generations = How often new games are played with what was learned from the last ones.
opt-games-train = How many games each generation plays; one in four is held out.
opt-match-games = How many games the new weights play against the old ones.
opt-out-train = Write the weights and how they were made into this file, and the learning curve beside it as a picture (SVG).
opt-rotate = All bots move one seat on with each game; then what counts is counted for each bot, not for each seat.
opt-rows = Write every single game as a row into this file (CSV).
opt-players-levels = How many seats the table has; may be said several times, otherwise 2. A bot of the higher level sits among those of the lower.
opt-games-levels = How many games each level plays against the one below.
opt-bots-levels = These bots instead of the levels, from the weakest to the strongest.
opt-uses = Count as well what the bots use of all that a game offers: gates, gifts, innate powers and so on.
opt-players-judge = How many seats the table has; may be said several times, otherwise 2.
opt-games-judge = How many games the bots play among themselves in each game.
opt-bots-judge = The bot that plays in every seat; otherwise the second level.
arg-games-of = The games; otherwise all.
metavar-games = [GAME]…
opt-workers = How many processes work at the same time.
opt-record = Keep the result in this folder and compare with the last one.
version-compiled = tafelrunde { $version } (compiled)
version-pure = tafelrunde { $version } (pure Python)

# Errors
error = Sorry: { $message }
did-you-mean = { $error } Did you mean “{ $meant }”?
no-such-command = There is no command “{ $command }”. There are: { $known }.
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
games-meaning = What it does
games-lesson = Lesson
games-lessons = Learn: tafelrunde learn GAME --lesson LESSON
games-preset = Preset
games-presets = Play: tafelrunde play GAME --preset PRESET
games-legend = * is used if nothing is said. Choose with: tafelrunde play GAME --option name=value
marks-legend =
    Figures with a mark are not stated by a source:
    ~ follows from what sources say   * reconstructed   ° a name of ours   ✓ from your own file
ruling-legend = The printed rulebook leaves this open; we decided.
rule-behind = The rule behind this question: { $number }
all-rules = All rules

# Simulations
analyse-progress = Looking at every choice
analyse-stopped = Stopped before the game was looked at to its end.
analyse-team = Together
analyse-nothing = No choice cost much.
analyse-point = After { $number } choices: { $name } chose “{ $chosen }” ({ $cost } % less chance). Better: “{ $better }”
train-progress = Learning
simulate-progress = Playing
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-share = Share
simulate-score = Mean score
simulate-place = Number
simulate-interval = Sure (95 %)
levels-game = Game
levels-players = Seats
levels-bot = Bot
levels-against = against
levels-games = Games
levels-share = Wins
levels-interval = Sure (95 %)
levels-fair = By luck
levels-seconds = s on average
levels-most = s at most
uses-average = Used in a game
uses-exchanges = lands exchanged
uses-thefts = thefts
uses-cards = cards
uses-rerolls = rerolls
uses-turned-dice = dice turned
uses-spells = spells
uses-camps = camps moved
uses-sections = sections built
uses-gifts = gifts
uses-deities = deity cards laid
uses-garrisons = garrisons
uses-gates = jumps through stormgates
uses-storms = storm effects
uses-potions = potions
uses-artefacts = special artefacts
uses-attacks = attacks
uses-posts = trading posts
uses-powers = power cards
uses-innate = innate powers
uses-fear-cards = fear cards
judge-moment = Progress
judge-evaluation = Evaluation
judge-score = Score
judge-more = More (95 %)
judge-stopped = Stopped before all games were played. Fewer games are faster (--games).
simulate-length = A game has { $mean } decisions on average ({ $least } to { $most }).
simulate-speed = { $games } games with { $decisions } decisions in { $seconds } s: { $speed } decisions a second.
simulate-stopped = Stopped before all games were played. Fewer games (--games) or more processes (--workers) are faster.

# At the table
person = Player { $number }
bot = Bot { $number }
bot-among-others = Bot { $number } ({ $bot })
thinking = { $count ->
    [0] One moment
    [one] { $names } is thinking
   *[other] { $names } are thinking
 }
options-title = Your options
log-title = What happened
hint-title = Hint
hint-thinking = A bot is thinking about it …
hint-best = Best: { $option }
hint-next = Then: { $option }, { $behind ->
    [0] about as good
    *[other] { $behind } % less chance
  }
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
key-coach = coach
key-page = game
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
help-hint = a hint: what a bot would choose here, and why
help-coach = coach on or off: a line under each question that says what it is about
help-page = how the game is played, on one page
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
page-title = How it is played
page-legend = The symbols
not-now = Cannot be chosen now: { $why } [{ $rule }]
rules-title = The rules of { $game }

# Questions about the game itself
continue-title = Go on where you were?
continue-yes = Go on with it
continue-no = Begin a new game (the other one goes to the saved games)
set-aside-failed = { $file } could not be moved to the saved games: { $why }.
hand-over-title = Please hand the device to { $name }.
hand-over-yes = I am { $name }: show my table
grave-title = Are you sure?
grave-yes = Yes, do it
grave-no = No, back
ending-title = There is still something you could do
ending-always = Yes, and do not ask again
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
plain-ask = Number (or ? for everything else):
plain-letters = t table, i texts of the cards (i 3: of option 3), k coach, h hint, c NAME look up, p how it is played, r rules, u undo, s save, l language, q quit.
plain-nothing-printed = Nothing more is printed on it.
plain-hand-over = Press Enter when you have it:
plain-grave = Are you sure? (y/n)
plain-continue = 1 to go on with it, 2 to begin a new game:
plain-not-understood = Type a number from 1 to { $count } or one of these letters:

# Replays
replay-verified = Verified: { $choices } choices lead to the state with the fingerprint { $digest }.
replay-by-record = Replayed from its record: { $choices } choices, made with another generator of chance.
replay-at = Choice { $at } of { $count }

# The box of Vaalbara

# The table server
command-serve = Start the table server: play in the browser, with friends and bots.
opt-host = The address to listen on; 0.0.0.0 lets others in your network reach it.
opt-port = The port to listen on; without it 8321, or the next one that is free.
opt-database = Where tables are kept: a file, or the URL of a database. Without it a file in your data folder.
opt-own-figures = A folder with the figures of your own copies, one file for each game (skybridge.toml): all new tables play with them.
opt-bot-workers = Processes in which bots think.
opt-keep-finished = How many days a finished game is kept; 0 is for ever.
opt-keep-abandoned = How many days a table is kept where nothing happens any more; 0 is for ever.
opt-open = Open the browser as well.
metavar-address = ADDRESS
metavar-days = DAYS
serve-missing = The table server needs the package “{ $module }”: pip install "tafelrunde[server]"
command-worker = Think for the bots of a server, on this or another machine (PostgreSQL).
opt-processes = Servers that share the port; more than one needs PostgreSQL.
opt-worker-processes = Processes in which bots think; one for each core without it.

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

# Looking things up, and the shelf of games.
cards-title = Look up: { $game }
cards-search = A part of a name or text
cards-keys = Type to search · ↑ ↓ choose · PgUp PgDn scroll · Esc back to the table
cards-none = Nothing has these words.
key-inspect = read on
key-cards = look up
key-table = table
key-space = space
help-inspect = read everything about the option under the cursor
help-table = look at the whole table, with all signs explained
help-cards = look up any card, spirit, companion or space
hurry-hint = The space bar goes on at once.
overwrite-title = Write over this file?
overwrite-body = { $file } is there already and is no saved game. What is in it would be lost.
overwrite-yes = Yes, write over it
overwrite-no = No, choose another name
plain-overwrite = Write over it? (y/n)
plain-look-up = Say which: c and a part of its name, such as “c warrior”.
opt-search = Only rules that have these words in them.
metavar-words = WORDS
rules-none = No rule has these words: { $search }.
arg-one-game = One game only.
arg-saves-game = Only games of this kind.
command-saves = List the games that were left in the middle, saved, or played to their end.
shelf-game = Game
shelf-moment = How far
shelf-people = Who plays
shelf-changed = Last played
shelf-file = File
shelf-over = over
shelf-begun = { $choices ->
    [0] not begun
    [one] one decision
   *[other] { $choices } decisions
 }
shelf-round = round { $number }
shelf-day = day { $number }
shelf-summary = There is an unfinished game: { $game } with { $players } players, { $moment }, last played { $day }.
shelf-legend = Go on with: tafelrunde play GAME --resume FILE. Look at it with: tafelrunde replay FILE.
shelf-empty = There are no games in { $folder } yet.
shelf-unreadable = { $file } cannot be read: { $why }
# Looking after tables.
command-tables = Look after the tables of a server: list, export, delete, backup.
command-list = List the tables of a database.
command-export = Write tables into files: who sat there, what was said, and the game as its recipe.
command-delete = Delete tables, with all that was done and said there. A running server keeps those that it has in memory.
command-backup = Copy the whole database into a new file, while the server may run (SQLite).
metavar-tables = [TABLE...]
arg-tables = The ids of the tables; without them all that fit.
arg-backup = The new file.
opt-of-game = Only the tables of this game.
opt-phase = Only the tables that are so far.
opt-quiet = Only the tables where nothing has happened for this many days.
opt-export-into = The folder for the files; without it the current one.
opt-yes = Really delete.
tables-none = There is no such table.
tables-count =
    { $count ->
    [one] One table.
   *[other] { $count } tables.
}
tables-open-seat = (open)
tables-column-table = Table
tables-column-game = Game
tables-column-phase = State
tables-column-seats = Seats
tables-column-entries = Entries
tables-column-last = Last used
tables-phase-gathering = gathering
tables-phase-playing = playing
tables-phase-over = over
tables-phase-closed = closed
tables-no-such-phase = “{ $phase }” is no state of a table. There are: { $known }.
tables-delete-which = Say which tables: by their ids, or with --game, --phase or --quiet.
tables-delete-sure = Nothing was deleted. With --yes these go, and nobody gets them back.
tables-deleted =
    { $count ->
    [one] One table was deleted.
   *[other] { $count } tables were deleted.
}
tables-in-use = A server is using these; it deletes them when whoever runs it asks it to: { $tables }
tables-copied = The copy is in { $file } ({ $size } KB). It holds secrets: keep it where only you can read it.
# Tournaments and studies
command-tournament = Let bots meet in one or several games, and rate them.
command-study = Play a game many times, and count who wins with what.
metavar-cluster = local|ADDRESS
arg-games = One game or several, as “tafelrunde games” names them.
opt-bots-tournament = Who takes part, such as random,greedy or my_package.bots:MyBot; the first one stands lowest on a ladder.
opt-players-many = How many play; several numbers such as 2,3 one after the other.
opt-rounds = How many deals each meeting has; each is played from every seat. 50 if nothing is said.
opt-form = Everybody against everybody, or a ladder on which neighbours change places.
opt-cluster = Play on Dask: “local” starts workers here, or the address of a scheduler such as tcp://10.0.0.5:8786.
opt-out-arena = Keep every question and answer, tables and a report in this folder; an interrupted arena goes on there without asking again.
opt-out-results = Keep tables (Parquet, CSV) and a report in this folder; an interrupted run goes on there.
opt-games-study = How many games of each variant; 100 if nothing is said.
opt-vary = An option and the values that are compared, such as level=0,3,6 or spirit=*; can be given several times.
opt-by = Show victories by this only, such as seat or faction.
research-missing = Tournaments and studies need a few more libraries. Install them with: pip install "tafelrunde[research]"
research-stopped = Stopped. With --out, the same command goes on where it was.
no-players = “{ $given }” are no numbers of players. Write 2 or 2,3.
no-such-facet = Victories are not counted by “{ $facet }” here. There are: { $known }.
tournament-title = Tournament: { $games }
study-title = Study: { $game }
results-in = Look at { $file }.
research-bot = Bot
research-game = Game
research-more = More by
research-compared = The same deals, compared with: { $base }
research-left-out = Left out: { $why }
research-rating = Rating
research-interval = 95 % between
research-games = Games
research-share = Wins
research-fair = × fair share
research-score = Score
research-better = Before …
research-measure = Measure
research-players = Players
research-options = Options

# Language models
command-mcp = Offer a seat to a language model, by the Model Context Protocol.
command-arena = Let a language model (any program that answers with a number) play against bots.
opt-model-server = A running Tafelrunde server whose tables the model may join; without it, tables of its own only.
opt-model-http = Speak HTTP at this port of this machine, instead of standard input and output.
opt-model-command = The program: it reads a line of JSON for each question and writes a line with a number.
opt-model-endpoint = The address that gets each question as JSON and answers with a number.
opt-bots-arena = Against whom it plays, one after the other.
opt-players-arena = How many play; 2 if nothing is said.
opt-rounds-arena = How many deals in each game against each bot; each is played from every seat. 5 if nothing is said.
opt-model-seconds = How long it may think about an answer; 60 seconds if nothing is said.
models-missing = “{ $module }” is missing. Install what language models need with: pip install "tafelrunde[models]"
arena-answers = Answers
arena-illegal = Not legal
arena-late = Too late
arena-median = Half within
arena-title = Arena: { $games }
arena-note = For an answer that is late or not legal the first option was taken.
# Lessons
opt-lesson = Which lesson; the first game unless said otherwise.
no-such-lesson = { $game } has no lesson “{ $lesson }”. There is: { $known }.
lesson-coach = Coach:
lesson-next = Enter goes on, q ends:
lesson-not-yet = That would be allowed, but something else is meant now. Read again what the coach says.
lesson-read = Read this, then go on with Enter
no-such-preset = { $game } has no preset “{ $preset }”. There are: { $known }.
lesson-left = The lesson is kept: “tafelrunde learn { $lesson }” continues it.
lesson-following = Next comes “{ $title }”: “tafelrunde learn { $lesson }”.
