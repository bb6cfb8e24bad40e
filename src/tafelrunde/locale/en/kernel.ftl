# Words of the kernel: what every game needs.
seat = Seat { $number }
speech = { $seat }: “{ $words }”

no-such-option = There is no option { $index }: “{ $prompt }” has { $count ->
    [one] one option
   *[other] { $count } options
 }, counted from 0.
no-whole-number = { $name } must be a whole number, not { $given }.
no-such-seat = There is no seat { $seat }: this game has { $players } seats, counted from 0.
game-is-over = The game is over; nothing is left to choose.
not-asked = { $seat } has nothing to decide now; the table waits for { $asked }.

unknown-game = There is no game “{ $name }”. There are: { $known }.
broken-game = The game “{ $name }” is installed, but cannot be used: { $why }
unknown-option = { $game } has no option “{ $option }”. { $known }
no-options = It has no options.
options-are = Its options are: { $list }.
bad-option-value = Option { $option } cannot be “{ $value }”. Choose one of: { $known }.
players-no-number = { $game } is for { $least } to { $most } players: players must be a whole number, not { $given }.
game-told = { $game }, for { $least } to { $most } players
bad-players = { $game } is for { $least } to { $most } players, not { $given }.
unknown-version = These rules are not known here: { $game }, version { $version }. The newest version is { $newest }; a newer Tafelrunde may know more.
seed-out-of-range = { $seed } is no seed: choose a whole number from 0 to 18446744073709551615.
unknown-rule = There is no rule { $number }. The chapters are: { $known }.
no-such-language = There is no language “{ $given }”. There are: { $known }.

components-not-toml = { $file } is not a TOML file: { $why }.
components-no-table = Own figures are a table (or the path of a file with one), not { $given }.
components-wrong = The components do not fit at “{ $entry }”: { $why }.
components-unusable = The game cannot be set up with these components ({ $entries }): { $why }.
wrong-no-entry = there is no such entry; here there are: { $known }
wrong-not-a-table = this must be a table
wrong-kind = { $given } is not of the same kind as { $standard }
wrong-not-things = this must be a list of tables, each with the id of the thing it changes
wrong-no-thing = there is no “{ $thing }” in the box
wrong-number = { $value } is not a whole number from { $least } to { $most }
wrong-word = { $value } is not one of { $known }
file-unreadable = { $file } cannot be read: { $why }.

not-a-save = This is not a saved game of Tafelrunde.
save-format = This game was saved in format { $format }; this Tafelrunde reads format { $known }. Update Tafelrunde.
save-damaged = The saved game is damaged: its checksum does not fit. Use a backup.
save-unreadable = The saved game cannot be read: { $why }.

recipe-unreadable = This is not a game file: { $why }.
recipe-format = This game file has format { $format }, which this Tafelrunde cannot read. Update Tafelrunde.
recipe-broken = The game file cannot be followed: { $why }
recipe-digest = The game file does not lead to the state it names: it was changed, or made with other rules.

nothing-to-undo = { $seat } has not chosen anything that could be taken back.
undo-revealed = This cannot be taken back: something hidden has been shown or something random has happened since.
undo-others = This cannot be taken back: { $seat } has already decided because of it.

hint-part = { $part } (+{ $amount })
bad-bot = The bot “{ $name }” cannot be used: { $why }
unknown-bot = There is no bot “{ $name }”. There are: { $known }.
no-game = A bot plays a tafelrunde.Game, as tafelrunde.game(…) finds it, not { $given }.
too-few-games = { $games } games cannot be played: choose 1 or more.
too-few-workers = { $workers } workers cannot play: choose 1 or more.
workers-failed = The workers could not start. In a script, call this below `if __name__ == "__main__":`; elsewhere use one worker.
recipe-chance = The chance in this game file is not what its { $source ->
    [key] key
   *[seed] seed
 } gives ({ $choice ->
    [0] in the deal
   *[other] after choice { $choice }
 }): it was changed.

# How a game without a drawing of its own ended.
column-seat = Seat
column-score = Score

# Values of options that are the same in every game.
option-on = yes
option-off = no
option-number = { $number }
