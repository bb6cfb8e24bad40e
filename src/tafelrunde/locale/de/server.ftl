# Die Wörter des Tischservers: was er ablehnt, was er erzählt und wie er Dinge nennt.
open-this = Tafelrunde ist bereit. Öffne { $address } im Browser; Strg-C beendet es.
cannot-listen = Der Server kann Port { $port } auf { $host } nicht benutzen: { $why }. Wähle einen anderen Port.
client-not-built = Der Server läuft, aber die Seiten für den Browser wurden noch nicht gebaut. Die Schnittstelle für Programme ist bereit.

bot-random = Zufall
bot-greedy = Gierig

# Tische und Plätze
no-such-table = Diesen Tisch gibt es nicht. Prüfe den Link.
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

# Wer was darf
no-secret = Dafür braucht es das Geheimnis eines Platzes oder des Gastgebers.
unknown-secret = Dieses Geheimnis gehört zu keinem Platz an diesem Tisch. Vielleicht wurde der Platz aufgegeben.
not-the-host = Das kann nur, wer den Tisch eröffnet hat.
not-your-seat = Das ist nicht dein Platz.
wrong-origin = Diese Seite darf diesen Server nicht benutzen.

# Beim Spielen
decision-gone = Diese Frage ist schon beantwortet oder wird nicht mehr gestellt. Du siehst den Tisch, wie er jetzt ist.
a-bot-plays = Für { $seat } spielt ein Bot. Nimm zuerst den Platz zurück.
has-resigned = { $seat } hat aufgegeben; ein Bot spielt weiter.
time-used-up = { $seat } hat keine Zeit mehr; ein Bot spielt weiter.
nothing-to-undo = { $seat } hat nichts gewählt, was sich zurücknehmen ließe.
undo-already-asked = { $seat } möchte schon etwas zurücknehmen. Beantworte das zuerst.
no-undo-asked = Niemand möchte etwas zurücknehmen.
nothing-said = Die Nachricht ist leer.

# Was am Tisch geschehen ist
seat-handed-over = { $seat } hat den Platz einem Bot überlassen.
seat-taken-back = { $seat } ist zurück und spielt weiter.
seat-resigned = { $seat } hat aufgegeben. Ein Bot spielt weiter.
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
bad-proxies = TAFELRUNDE_TRUSTED_PROXIES muss aus Adressen oder Netzen bestehen, durch Kommas getrennt: { $why }.
bad-setting = Eine Einstellung kann nicht verwendet werden: { $why }.
bad-workers = { $given } ist keine Anzahl von Prozessen für Bots: Sie muss zwischen 0 und { $most } liegen.
bad-port = { $given } ist kein Port: Es muss eine Zahl von 0 bis 65535 sein.
cannot-open-database = Die Datenbank { $database } kann nicht geöffnet werden: { $why }.
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
too-many-tables = Du hast schon { $most } Tische. Spiele erst einen zu Ende.
