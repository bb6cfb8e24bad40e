# The words of the table server: what it refuses, what it tells, and what it calls things.
open-this = Tafelrunde is ready. Open { $address } in your browser; Ctrl-C ends it.
cannot-listen = The server cannot use port { $port } on { $host }: { $why }. Choose another port.
client-not-built = The server is running, but the pages for the browser have not been built yet. The interface for programs is ready.

bot-random = Random
bot-greedy = Greedy
bot-beginner = Beginner
bot-beginner-about = Knows the rules, thinks of the next move only, and overlooks some things.
bot-player = Player
bot-player-about = Sees what each move brings at once, and overlooks nothing. Does not plan ahead.
bot-expert = Expert
bot-expert-about = Plays on in its mind, and reckons with what the others could do.
bot-master = Master
bot-master-about = Thinks longer and deeper than the expert. A move may take some seconds.

# Hints
no-hint-now = There is a hint only when you are asked something.
no-hints-here = There are no hints at this table.
no-hint-against-people = There are no hints against other people: only alone against bots, or where all win together.

# Tables and seats
no-such-table = There is no such table. Check the link.
no-such-lesson = There is no such lesson.
no-such-seat = There is no seat { $seat }: this table has { $seats } seats.
seat-taken = This seat is already taken. Choose another one.
table-full = All seats at this table are taken. You can still watch.
seats-open = { $count ->
    [one] One seat is
   *[other] { $count } seats are
 } still open. Wait for somebody, or let bots take them.
seats-do-not-fit = This game has { $seats } seats, but { $given } were given.
already-started = The game has already started.
not-started = The game has not started yet.
game-is-over = The game is over.
not-over-yet = This is shown only when the game is over.
no-such-moment = There is no moment { $upto }: the game has { $choices } choices.
no-such-bot = There is no bot “{ $bot }”. There are: { $known }.
bad-clock = A clock allows from one second to one week.

# The figures of one's own copies
no-own-figures = There is no file with figures in { $folder }. Name a folder with one file for each game, such as skybridge.toml.
bad-own-figures = { $file } cannot be used. { $why }
too-many-figures = That is more than all figures of { $game } together ({ $most } kB at most).

# Who may do what
no-secret = This needs the link to a seat, or the host’s.
unknown-secret = This link belongs to no seat at this table. Perhaps the seat was given up.
not-the-host = Only whoever made the table can do this.
not-your-seat = This is not your seat.
nobody-sits-there = No person has seat { $seat }.
you-were-removed = The host has removed you from your seat. You can still watch.
wrong-origin = This page may not use this server.

# Playing
decision-gone = This question has already been answered, or it is no longer asked. You see the table as it is now.
a-bot-plays = A bot plays for { $seat }. Take the seat back first.
has-resigned = { $seat } has resigned; a bot plays on.
time-for-this-is-up = Time for this question is up for { $seat }, so the bot answers it. After that the seat can be taken back.
enough-to-and-fro = Choices were taken back or seats changed hands { $most } times at this table. It does no more of that.
nothing-to-undo = { $seat } has not chosen anything that could be taken back.
undo-already-asked = { $seat } has already asked to take something back. Answer that first.
no-undo-asked = Nobody is asking to take anything back.
proposal-is-good = { $seat } likes what { $other } plans: { $what }.
proposal-is-not-good = { $seat } asks { $other } to leave it: { $what }.
no-proposal = This proposal can no longer be answered: somebody has answered it, or its round is over.
nothing-said = The message is empty.

# What has happened at the table
seat-handed-over = { $seat } has handed the seat over to a bot.
seat-taken-back = { $seat } is back and plays on.
seat-resigned = { $seat } has resigned. A bot plays on.
seat-removed = The host has removed { $seat }. A bot plays on.
seat-timed-out = Time is up for { $seat }. A bot plays on.
choice-taken-back = { $seat } has taken back a choice.

# Messages that make no sense, and trouble
hello-first = The first message must be “hello”.
bad-message = This message cannot be understood: { $why }.
binary-message = Only text messages are understood here.
bad-request = The request does not fit: { $why }.
not-json = The request must be JSON.
no-such-page = There is nothing at this address.
wrong-method = This address does not know this method.
too-fast = That was too fast. Wait a moment and try again.
too-big = That is too big.
table-restarts = The table is being set up again. Connect once more.
database-down = The database does not answer.
our-fault = Something went wrong on the server. It was written down; please try again.
not-stored = This could not be stored. Try again in a moment.
not-ready = The server cannot store anything at the moment; its log says why.
table-broken = Table { $table } cannot be opened: entry { $entry } of what happened at it can no longer be followed. Nothing was deleted. Whoever runs this server can stop it and check the database with “tafelrunde verify DATABASE”, which tells the reason and what can be done.
table-unreadable = Table { $table } cannot be opened: what is stored of it makes no sense. Nothing was deleted. Whoever runs this server can stop it and check the database with “tafelrunde verify DATABASE”, which tells what can be done.
history-lost = The first part of this game can no longer be shown: the rules it was played with are not there any more.
too-deep = The request is nested too deeply to be read.
metrics-are-private = These figures are for whoever runs the server: ask from its own machine, or with the token.
servers-only = This door is only for the other servers of the same database.
bad-proxies = TAFELRUNDE_TRUSTED_PROXIES must be addresses or networks, separated by commas: { $why }.
bad-setting = A setting cannot be used: { $why }.
bad-number = { $name } cannot be { $given }: it must be a number that makes sense, and never less than nothing.
bad-origin = TAFELRUNDE_ORIGINS must be addresses such as https://play.example.org, separated by commas, and not { $given }.
bad-workers = { $given } is no number of workers for bots: it must be from 0 to { $most }.
bad-days = Tables can be kept from 0 days (for ever) to { $most } days.
bad-port = { $given } is no port: it must be a number from 0 to 65535.
cannot-open-database = The database { $database } cannot be opened: { $why }.
database-kinds = name a file, or an address such as postgresql://user:password@host/tafelrunde
database-driver = The database { $database } needs the package “{ $module }”: pip install "tafelrunde[server,postgres]"
database-in-use = Another server is already using the database { $database }. Stop it first, or choose another database.
no-such-database = There is no database { $database }.
not-our-database = { $database } is a database, but none of Tafelrunde’s. Nothing in it was changed.
database-older = The database { $database } is from an older version of Tafelrunde. Start the server with it once: it brings it up to date.
database-newer = The database { $database } is from a newer version of Tafelrunde. Install that one.
database-damaged = The file { $database } is damaged ({ $why }). Take an older copy, or save what can be saved with “sqlite3 { $database } .recover”.
record-unreadable = its game, options or opening
seats-missing = its seats are not as many as its players
seats-unknown = who sits there
entry-unreadable = it is missing or cannot be read
entries-missing = it is missing, and perhaps others after it
seal-is-old = This seal is no longer good. Try again with a new one.
too-many-tables = You have { $most } tables already. Finish one first.
too-many-new-tables = { $most } tables have been made here within an hour. Wait some minutes.
too-many-analyses = { $most } games are already being looked at for you. Wait until one of them is done.
too-many-bots = You have { $most } bots at your tables already. Finish a game first.
bad-processes = { $given } is no number of server processes: it must be from 1 to { $most }.
processes-need-postgres = Several processes need a database that they can share: give the URL of a PostgreSQL database, or use one process.
process-ended = A server process has ended before it was ready (code { $code }); its log says why.
worker-needs-postgres = A worker thinks for servers of a PostgreSQL database: give its URL with --database. A server on a file thinks for its bots itself.
worker-ready = The worker is ready: { $places ->
    [one] one bot
   *[other] { $places } bots
 } can think at the same time. Ctrl-C ends it.
table-closed = The host has closed the table.
table-is-closed = The host has closed this table. Nothing more happens here.
you-are-muted = The host has muted you: you can play, but not write.
spectators-are-muted = Only those with a seat can write at this table.
not-the-admin = Only whoever runs the server can do this.
short-token = TAFELRUNDE_ADMIN_TOKEN must have at least { $least } characters; make one with “openssl rand -base64 24”.
table-not-found = There is no table { $table } in this database.
backup-needs-sqlite = { $database } is a PostgreSQL database: back it up with “pg_dump --format=custom”, which may run while people play.
backup-exists = { $file } exists already, and nothing is written over. Choose another name.
