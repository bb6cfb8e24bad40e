# Die Wörter des Tischservers: was er ablehnt, was er erzählt und wie er Dinge nennt.
open-this = Tafelrunde ist bereit. Öffne { $address } im Browser; Strg-C beendet es.
cannot-listen = Der Server kann Port { $port } auf { $host } nicht benutzen: { $why }. Wähle einen anderen Port.
client-not-built = Der Server läuft, aber die Seiten für den Browser wurden noch nicht gebaut. Die Schnittstelle für Programme ist bereit.

bot-random = Zufall
bot-greedy = Gierig
bot-beginner = Neuling
bot-beginner-about = Kennt die Regeln, denkt nur an den nächsten Zug und übersieht dabei manches.
bot-player = Spieler
bot-player-about = Sieht, was jeder Zug sofort bringt, und übersieht nichts. Plant nicht voraus.
bot-expert = Kenner
bot-expert-about = Spielt in Gedanken weiter und rechnet mit dem, was die anderen tun könnten.
bot-master = Meister
bot-master-about = Denkt länger und gründlicher als der Kenner. Ein Zug kann einige Sekunden dauern.

# Tipps
no-hint-now = Einen Tipp gibt es nur, wenn du gerade gefragt bist.
no-hints-here = An diesem Tisch wird ohne Tipps gespielt.
no-hint-against-people = Gegen andere Menschen gibt es keine Tipps: nur allein gegen Bots oder wenn alle gemeinsam gewinnen.

# Tische und Plätze
no-such-table = Diesen Tisch gibt es nicht. Prüfe den Link.
no-such-lesson = Diese Lektion gibt es nicht.
no-such-seat = Es gibt keinen Platz { $seat }: Dieser Tisch hat { $seats } Plätze.
seat-taken = Dieser Platz ist schon besetzt. Wähle einen anderen.
table-full = An diesem Tisch sind alle Plätze besetzt. Du kannst aber zuschauen.
seats-open = { $count ->
    [one] Ein Platz ist
   *[other] { $count } Plätze sind
 } noch frei. Warte auf jemanden oder lass Bots dort sitzen.
seats-do-not-fit = Dieses Spiel hat { $seats } Plätze, angegeben sind aber { $given }.
already-started = Das Spiel hat schon begonnen.
not-started = Das Spiel hat noch nicht begonnen.
game-is-over = Das Spiel ist zu Ende.
not-over-yet = Das wird erst gezeigt, wenn das Spiel zu Ende ist.
no-such-moment = Den Zeitpunkt { $upto } gibt es nicht: Das Spiel hat { $choices } Entscheidungen.
no-such-bot = Es gibt keinen Bot „{ $bot }“. Es gibt: { $known }.
bad-clock = Eine Uhr erlaubt von einer Sekunde bis zu einer Woche.

# Die Zahlen der eigenen Exemplare
no-own-figures = In { $folder } liegt keine Datei mit Zahlen. Nenne einen Ordner mit einer Datei je Spiel, etwa skybridge.toml.
bad-own-figures = { $file } ist nicht zu gebrauchen. { $why }
too-many-figures = Das sind mehr Zahlen, als im Spielmaterial von { $game } stehen (höchstens { $most } kB).

# Wer was darf
no-secret = Dafür braucht es den Zugangslink eines Platzes oder den der Person, die den Tisch eröffnet hat.
unknown-secret = Dieser Zugangslink gehört zu keinem Platz an diesem Tisch. Vielleicht wurde der Platz aufgegeben.
not-the-host = Das kann nur, wer den Tisch eröffnet hat.
not-your-seat = Das ist nicht dein Platz.
nobody-sits-there = Platz { $seat } gehört keinem Menschen.
you-were-removed = Wer den Tisch angelegt hat, hat dich von deinem Platz entfernt. Zuschauen kannst du weiterhin.
wrong-origin = Diese Seite darf diesen Server nicht benutzen.

# Beim Spielen
decision-gone = Diese Frage ist schon beantwortet oder wird nicht mehr gestellt. Du siehst den Tisch, wie er jetzt ist.
a-bot-plays = Für { $seat } spielt ein Bot. Nimm zuerst den Platz zurück.
has-resigned = { $seat } hat aufgegeben; ein Bot spielt weiter.
time-for-this-is-up = Für diese Frage ist die Zeit von { $seat } um: Der Bot beantwortet sie. Danach lässt sich der Platz zurücknehmen.
enough-to-and-fro = An diesem Tisch wurden schon { $most }-mal Züge zurückgenommen oder Plätze gewechselt. Mehr geht nicht.
nothing-to-undo = { $seat } hat nichts gewählt, was sich zurücknehmen ließe.
undo-already-asked = { $seat } möchte schon etwas zurücknehmen. Beantworte das zuerst.
no-undo-asked = Niemand möchte etwas zurücknehmen.
proposal-is-good = { $seat } findet gut, was { $other } plant: { $what }.
proposal-is-not-good = { $seat } bittet { $other }, es zu lassen: { $what }.
no-proposal = Dieser Vorschlag steht nicht mehr zur Antwort: Jemand hat ihn beantwortet, oder seine Runde ist vorbei.
nothing-said = Die Nachricht ist leer.

# Was am Tisch geschehen ist
seat-handed-over = { $seat } hat den Platz einem Bot überlassen.
seat-taken-back = { $seat } ist zurück und spielt weiter.
seat-resigned = { $seat } hat aufgegeben. Ein Bot spielt weiter.
seat-removed = Wer den Tisch angelegt hat, hat { $seat } entfernt. Ein Bot spielt weiter.
seat-timed-out = Für { $seat } ist die Zeit abgelaufen. Ein Bot spielt weiter.
choice-taken-back = { $seat } hat eine Entscheidung zurückgenommen.

# Nachrichten ohne Sinn, und Schwierigkeiten
hello-first = Die erste Nachricht muss „hello“ sein.
bad-message = Diese Nachricht ist nicht zu verstehen: { $why }.
binary-message = Hier werden nur Textnachrichten verstanden.
bad-request = Die Anfrage passt nicht: { $why }.
not-json = Die Anfrage muss JSON sein.
no-such-page = Unter dieser Adresse gibt es nichts.
wrong-method = Diese Adresse kennt diese Methode nicht.
too-fast = Das war zu schnell. Warte einen Augenblick und versuche es noch einmal.
too-big = Das ist zu groß.
table-restarts = Der Tisch wird neu aufgebaut. Verbinde dich noch einmal.
database-down = Die Datenbank antwortet nicht.
our-fault = Auf dem Server ist etwas schiefgegangen. Es wurde notiert; bitte versuche es noch einmal.
not-stored = Das konnte nicht gespeichert werden. Versuche es gleich noch einmal.
not-ready = Der Server kann gerade nichts speichern; sein Protokoll sagt, warum.
table-broken = Der Tisch { $table } kann nicht geöffnet werden: Eintrag { $entry } seines Verlaufs lässt sich nicht mehr nachvollziehen. Gelöscht wurde nichts. Wer diesen Server betreibt, kann ihn anhalten und die Datenbank mit „tafelrunde verify DATENBANK“ prüfen: Das nennt den Grund und was zu tun ist.
table-unreadable = Der Tisch { $table } kann nicht geöffnet werden: Was von ihm gespeichert ist, ergibt keinen Sinn. Gelöscht wurde nichts. Wer diesen Server betreibt, kann ihn anhalten und die Datenbank mit „tafelrunde verify DATENBANK“ prüfen: Das nennt, was zu tun ist.
history-lost = Der erste Teil dieser Partie kann nicht mehr gezeigt werden: Die Regeln, nach denen sie gespielt wurde, gibt es nicht mehr.
too-deep = Die Anfrage ist zu tief verschachtelt, um gelesen zu werden.
metrics-are-private = Diese Zahlen sind für die, die den Server betreiben: Frage von seinem eigenen Rechner aus oder mit dem Schlüssel.
servers-only = Diese Tür ist nur für die anderen Server derselben Datenbank.
bad-proxies = TAFELRUNDE_TRUSTED_PROXIES muss aus Adressen oder Netzen bestehen, durch Kommas getrennt: { $why }.
bad-setting = Eine Einstellung kann nicht verwendet werden: { $why }.
bad-number = { $name } kann nicht { $given } sein: Es muss eine Zahl sein, mit der sich etwas anfangen lässt, und nie weniger als nichts.
bad-origin = TAFELRUNDE_ORIGINS muss aus Adressen wie https://play.example.org bestehen, durch Kommas getrennt, und nicht aus { $given }.
bad-workers = { $given } ist keine Anzahl von Prozessen für Bots: Sie muss zwischen 0 und { $most } liegen.
bad-days = Tische können von 0 Tagen (für immer) bis zu { $most } Tagen aufgehoben werden.
bad-port = { $given } ist kein Port: Es muss eine Zahl von 0 bis 65535 sein.
cannot-open-database = Die Datenbank { $database } kann nicht geöffnet werden: { $why }.
database-kinds = Nenne eine Datei oder eine Adresse wie postgresql://name:passwort@rechner/tafelrunde
database-driver = Die Datenbank { $database } braucht das Paket „{ $module }“: pip install "tafelrunde[server,postgres]"
database-in-use = Ein anderer Server benutzt die Datenbank { $database } bereits. Beende ihn zuerst, oder wähle eine andere Datenbank.
no-such-database = Es gibt keine Datenbank { $database }.
not-our-database = { $database } ist eine Datenbank, aber keine von Tafelrunde. Nichts darin wurde geändert.
database-older = Die Datenbank { $database } ist von einer älteren Fassung von Tafelrunde. Starte den Server einmal mit ihr: Er bringt sie auf den neuen Stand.
database-newer = Die Datenbank { $database } ist von einer neueren Fassung von Tafelrunde. Installiere diese.
database-damaged = Die Datei { $database } ist beschädigt ({ $why }). Nimm eine ältere Kopie, oder rette mit „sqlite3 { $database } .recover“, was zu retten ist.
record-unreadable = sein Spiel, seine Optionen oder seine Eröffnung
seats-missing = er hat nicht so viele Plätze wie Mitspielende
seats-unknown = wer dort sitzt
entry-unreadable = er fehlt oder ist unlesbar
entries-missing = er fehlt, und vielleicht weitere danach
seal-is-old = Dieses Siegel gilt nicht mehr. Versuch es noch einmal mit einem neuen.
too-many-tables = Du hast schon { $most } Tische. Spiele erst einen zu Ende.
too-many-new-tables = Hier sind in einer Stunde { $most } Tische angelegt worden. Warte ein paar Minuten.
too-many-analyses = Es werden schon { $most } Partien für dich angesehen. Warte, bis eine davon fertig ist.
too-many-bots = Du hast schon { $most } Bots an deinen Tischen. Spiel erst eine Partie zu Ende.
bad-processes = { $given } ist keine Zahl von Serverprozessen: Sie muss von 1 bis { $most } gehen.
processes-need-postgres = Mehrere Prozesse brauchen eine Datenbank, die sie teilen können: Gib die Adresse einer PostgreSQL-Datenbank an, oder nimm einen Prozess.
process-ended = Ein Serverprozess ist zu Ende gegangen, bevor er bereit war (Code { $code }); sein Protokoll sagt, warum.
worker-needs-postgres = Ein Helfer denkt für Server einer PostgreSQL-Datenbank: Gib ihre Adresse mit --database an. Ein Server auf einer Datei denkt selbst für seine Bots.
worker-ready = Der Helfer ist bereit: { $places ->
    [one] Ein Bot kann
   *[other] { $places } Bots können
 } gleichzeitig denken. Strg-C beendet ihn.
table-closed = Wer den Tisch angelegt hat, hat ihn geschlossen.
table-is-closed = Dieser Tisch wurde geschlossen. Hier geschieht nichts mehr.
you-are-muted = Wer den Tisch angelegt hat, hat dich stumm geschaltet: Du kannst spielen, aber nicht schreiben.
spectators-are-muted = An diesem Tisch können nur die schreiben, die einen Platz haben.
not-the-admin = Das kann nur, wer den Server betreibt.
short-token = TAFELRUNDE_ADMIN_TOKEN muss mindestens { $least } Zeichen haben; mach eines mit „openssl rand -base64 24“.
table-not-found = In dieser Datenbank gibt es keinen Tisch { $table }.
backup-needs-sqlite = { $database } ist eine PostgreSQL-Datenbank: Sichere sie mit „pg_dump --format=custom“; dabei darf weitergespielt werden.
backup-exists = { $file } gibt es schon, und nichts wird überschrieben. Wähle einen anderen Namen.
