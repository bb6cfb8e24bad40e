# The words of the browser client. Sentences about a game come from the game's own file.

# Everywhere
close = Close
cancel = Cancel
yes = yes
no = no
one-moment = One moment …
to-lobby = To the lobby
reload = Load again
settings = Settings
menu = Menu
name = Name
you = you
away = away
bot = bot
name-of-seat = Name at seat { $number }
your-name = Your name
seat-number = Seat { $number }
unreachable = The server cannot be reached right now. Try again in a moment.
broken-seal = The server does not keep to the shuffle that it had settled on before. You should not play at this table.
credits = Symbols from game-icons.net (CC BY 3.0: Lorc, Delapouite and contributors) and Lucide (ISC); type: Fraunces and Source Sans 3 (OFL). All scenes and boards are our own.

# Settings
setting-language = Language
setting-theme = Colours
theme-auto = like the system
theme-light = light
theme-dark = dark
setting-motion = Movement
motion-auto = like the system
motion-full = everything moves
motion-less = as little as possible
setting-sound = Soft sounds: your turn, cards, dice and battles, the end
setting-pace = How fast it is told what others do
pace-slow = slowly
pace-normal = at normal speed
pace-fast = fast
pace-once = all at once
setting-ask-end = Ask before a turn ends with something left to do

# Lobby
tagline = Modern board games around one table: with friends, and against bots.
players = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1–{ $most } players
    }
   *[other] { $least }–{ $most } players
 }
minutes = { $least }–{ $most } min
weight = weight
weight-of = Weight { $weight } of 5
play-now = Play now
create-table = Create a table
my-tables = Your tables
my-tables-empty = Tables where you have a seat appear here, also after a reload.
open-tables = Open tables
open-tables-empty = Nobody has an open table right now. Create a public one!
go-on = Go on
look-at = Look at it
join = Join
watch = Watch
phase-gathering = waiting for people
phase-playing = playing
phase-over = over
phase-closed = closed
recipe = A game from a file
recipe-help = A game file holds the seed and every choice. Open one to watch the game again or to go on from there.
recipe-import = Open a game file
recipe-download = Game file
not-a-recipe = This file does not hold a game.

# Creating a table
game-label = Game
seat-count = Seats
seats = Seats
seats-help = Several people here share this device: it asks them to hand it over. Open seats can be taken by link.
seat-person = a person here
seat-open = open seat
seat-bot = bot: { $bot }
game-options = Options of the game
clock = Clock
clock-none = no limit
clock-bank = { NUMBER($minutes) } minutes for the game, and { $seconds } seconds more for every decision
clock-whole = { NUMBER($minutes) } minutes for the whole game
clock-seconds = { $seconds } seconds a decision
clock-minutes = { $minutes } minutes a decision
clock-days = { $days ->
    [one] 1 day a decision
   *[other] { NUMBER($days) } days a decision
 }
public = Public table
public-help = Listed in the lobby. Otherwise only those with the link find it.
hints = Allow hints
hints-help = Against bots, a button shows what a bot would choose.

# Waiting room
waiting-room = Waiting room
invite = Invite
invite-link = Link to this table
invite-help = Whoever opens this link can take an open seat or watch.
qr-code = QR code of the link
copy = Copy
copied = Copied
sit-here = Sit here
stand-up = Stand up
start = Start the game
start-with-bots = { $count ->
    [one] Start, with a bot on the open seat
   *[other] Start, with bots on { $count } open seats
 }
waiting-for-people = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
 }
waiting-for-host = All seats are taken. The host starts the game.

# Table
board = Board
board-missing = The board could not be loaded. Perhaps the server has a newer one: load the page again, nothing is lost.
options = Your options
your-turn = Your turn
not-your-turn = It is not your turn.
spectating = You are watching.
spectator = Spectator
skip = Skip
narration = What the others do
space-key = Space
game-over = The game is over.
thinking = { $count ->
    [one] { $names } is thinking
   *[other] Still thinking: { $names }
 }
since-seconds = for { $seconds } s
since-minutes = { $minutes ->
    [one] for 1 minute
   *[other] for { $minutes } minutes
 }
wins = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
 }
all-lost = All have lost.
rule-number = Rule { $rule }
hint = Hint
hint-help = What a bot would choose here, and why
hint-thinking = A bot is thinking about it …
hint-behind = { $behind ->
    [0] about as good
    *[other] { $behind } % less chance
  }
undo = Undo
redo = Redo
undo-waits = Waiting for the others to agree …
time-left = { $time } left
bot-takes-over = Your time is up: a bot takes over in { $time }
bot-plays-for-you = A bot is playing for you.
hours-minutes = { $hours } h { $minutes } min
days-hours = { $days } d { $hours } h
since-your-turn = Since your last turn
for-everybody = For everybody
go-on-by-tap = Tap to go on
why-not = Why not?
not-now = This is no answer now. You are asked: “{ $prompt }”
which-one = Which one is meant?
side-panel = Log, chat and rules
log = Log
chat = Chat
rules = Rules
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
rules-search = Search the rules
own-figures = This table plays with the figures of somebody’s own copy; cards and texts follow them.
rules-none = No rule says that.
ruling = our ruling
ruling-help = The printed rulebook is silent here.
connection-lost = The connection is lost. Trying again …
no-table = There is no table here (any more).
ask-undo = Ask to take back my last choice
hand-over = Let a bot play for me
take-back-seat = Take my seat back
other-device = Go on from another device
other-device-help = Scan this with the other device. Whoever has this code has your seat: show it to nobody else.
resign = Resign
resign-sure = Really resign: a bot plays on
host-tools = For the host
remove = Remove
remove-person = Remove { $name } from the table
remove-sure = Really remove { $name }
mute = Mute
mute-person = Mute { $name }
unmute = Let speak
unmute-person = Let { $name } write again
mute-spectators = Mute spectators
unmute-spectators = Let spectators write again
close-table = Close the table
close-table-sure = Really close the table for everybody
table-is-closed = The host has closed this table.
you-are-muted = The host has muted you: you can play, but not write.
spectators-are-muted = Only those with a seat can write here.
grave-title = Are you sure?
grave-yes = Yes, do it
end-title = End here?
end-left = You could still do this:
end-never-ask = Do not ask again
end-no = Not yet
and-more = and { $count } more
hand-device = { $name } is next
hand-device-help = Hand the device to { $name }. Nobody else should look now.
hand-device-ready = I am { $name }
undo-wish = Take something back?
undo-wish-help = { $count ->
    [one] { $name } would like to take back the last choice.
   *[other] { $name } would like to take back the last { $count } choices.
 }
undo-yes = I agree
undo-no = No
proposal-good = Good
proposal-not-good = Rather not

# Keys
shortcuts = Keyboard
key-choose = choose an option of the list
key-confirm = confirm what is marked (in another way)
key-end = end the turn
key-options = go to the list of options
key-board = move to the next piece or card on the board
key-zoom = read what has the focus, and why it cannot be chosen (right click, long press)
key-undo = undo
key-redo = make the choice that was taken back
key-skip = skip a movement, close what is open
key-pause = pause and go on
key-back = one step back
key-rules = rules
key-log = log
key-chat = chat
key-help = this list

# After the game
final-scores = Final scores
total = Total
winner = Winner
place = { $place }.
rematch = Play again
rematch-join = Join the rematch
analysis = Analysis
analysis-help = A bot looks at every choice of the game once more.
analysis-progress = { $done } of { $choices } choices looked at
analysis-chart = Chance to win over the game, in percent
analysis-team = Together
analysis-points = What cost most
analysis-chosen = After choice { $number } { $name } chose “{ $chosen }”: { $cost } % less chance.
analysis-better = “{ $better }” was better.
analysis-better-because = “{ $better }” was better: { $reasons }.
analysis-nothing = No choice cost much.
analysis-show = Show
analysis-try = Try it from here
score-chart = Scores over the game
as-table = As a table
choice = Choice
replay = Replay
through-eyes = Seen by
moment = Moment
moment-of = after { $upto } of { $last } choices
play = Play
pause = Pause
step-back = One step back
step-on = One step on
continue-here = Go on from here
continue-help = A new table begins after choice { $upto } of this game. Who sits where?
continue-go = Open the table
commitment = Was the shuffle fair?
commitment-help = Before the game the server showed the hash. Now it shows seed and salt: they must give the same hash. With what the browser of each person contributed they make the key of all draws; “tafelrunde replay” checks every draw with the saved game.
commitment-hash = Hash
commitment-seed = Seed
commitment-salt = Salt
commitment-good = Checked in your browser: SHA-256 of “seed:salt” is the hash.
commitment-bad = SHA-256 of “seed:salt” is not the hash. Something is wrong.
commitment-by-hand = Your browser hashes on secure pages only. Check it yourself: SHA-256 of “seed:salt”.
commitment-contribution = From { $name }
commitment-own-good = What your browser contributed is part of it.
commitment-own-bad = What your browser contributed is not what is shown here. Something is wrong.

# Vaalbara’s board
vaalbara-round = Round { $round } of { $rounds }
vaalbara-first-row = First row: take from here
vaalbara-second-row = Second row: comes next
vaalbara-turn-order = Turn order
vaalbara-ready = has chosen
vaalbara-your-hand = Your hand
vaalbara-points = points
vaalbara-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
 }
vaalbara-deck = { $count ->
    [one] 1 card in the clan deck
   *[other] { $count } cards in the clan deck
 }
vaalbara-followers = Followers by initiative
vaalbara-follower-now = used this round
vaalbara-follower-used = used
vaalbara-follower-known = known to be in hand
vaalbara-follower-open = in hand or clan deck
vaalbara-chosen = chosen
vaalbara-known = everybody knows
vaalbara-stack = Stack
vaalbara-stack-size = { $count ->
    [one] 1 land in the stack.
   *[other] { $count } lands in the stack.
 }
vaalbara-unseen = Not seen yet
vaalbara-top = On top: { $land }
vaalbara-top-short = top
vaalbara-bottom = At the bottom: { $land }
vaalbara-bottom-short = bottom
vaalbara-omens = Omens, strongest first
vaalbara-omen = Omen { $rank }: { $clan }
vaalbara-omen-absent = Omen { $rank }: { $clan } (does not take part)
vaalbara-followers-line = Followers
vaalbara-bonus-line = Different kinds
vaalbara-start-line = At the start
