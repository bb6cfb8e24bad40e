# Die Wörter des Terminals: Befehle, Bildschirme und die Spielpläne, die dort gezeichnet werden.
extra-missing = Zum Spielen im Terminal fehlen noch ein paar Bibliotheken. So kommen sie dazu: pip install "tafelrunde[terminal]"

# Hilfe zu den Befehlen
about = Moderne Brettspiele: gegen Bots spielen, Regeln lesen, Tausende Partien simulieren.
command-play = Spiele gegen Bots oder zu mehreren an einer Tastatur.
command-games = Zeige alle Spiele und ihre Optionen.
command-rules = Lies die Regeln eines Spiels oder eine Regel und alles, was dazugehört.
command-components = Zeige alles, was in der Schachtel eines Spiels ist.
command-simulate = Lass Bots viele Partien spielen und zähle.
command-replay = Prüfe ein gespeichertes Spiel und sieh es Schritt für Schritt an.
command-bench = Miss, wie schnell die Spiele hier laufen.
command-scaffold = Ein neues Spiel als eigenes Paket schreiben: klein, vollständig und zum Ändern gedacht.
panel-commands = Befehle
panel-options = Optionen
panel-arguments = Angaben
metavar-game = SPIEL
metavar-file = DATEI
metavar-folder = ORDNER
metavar-name = NAME
metavar-number = NUMMER
arg-game = Das Spiel, wie „tafelrunde games“ es nennt.
arg-new-game = Wie das neue Spiel heißt, etwa „goof-spiel“.
arg-number = Eine Regel wie V3.1 oder ein Kapitel wie V3.
arg-file = Ein gespeichertes Spiel.
opt-into = Der Ordner, in den das Paket geschrieben wird; ohne Angabe dieser hier.
opt-lang = Die Sprache: Deutsch oder Englisch.
opt-help = Zeige diese Hilfe.
opt-version = Zeige die Version und ob sie kompiliert ist.
opt-json = Antworte in JSON, für Programme.
opt-players = Wie viele mitspielen; ohne Angabe 3.
opt-people = Wie viele davon Menschen an dieser Tastatur sind; die anderen sind Bots.
opt-seat = Der Platz der (ersten) Person, gezählt ab 1.
opt-seat-replay = Sieh mit den Augen dieses Platzes, gezählt ab 1; ohne Angabe als Publikum.
opt-name = Wie eine Person heißt; einmal für jede Person.
opt-bots-play = Welche Bots mitspielen, zum Beispiel random,greedy; ohne Angabe die stärksten.
opt-bots-simulate = Welche Bots spielen, zum Beispiel random,greedy; reihum wiederholt.
opt-seed-play = Der Startwert des Mischens; der gleiche Startwert gibt die gleiche Partie.
opt-seed-simulate = Der Startwert; der gleiche Startwert gibt das gleiche Ergebnis.
opt-option = Eine Option des Spiels; mehrmals möglich.
opt-components = Eine Datei mit den Zahlen deines eigenen Exemplars.
opt-resume = Setze ein gespeichertes Spiel fort.
opt-new = Beginne ein neues Spiel, ohne das unterbrochene anzubieten.
opt-pause = Wie viele Sekunden Bots warten, bevor sie antworten.
opt-plain = Zeile für Zeile statt auf dem ganzen Bildschirm: für Vorleseprogramme und Pipes.
opt-games = Wie viele Partien; ohne Angabe 1000.
opt-workers = Wie viele Prozesse gleichzeitig arbeiten.
opt-record = Bewahre das Ergebnis in diesem Ordner auf und vergleiche es mit dem letzten.
version-compiled = tafelrunde { $version } (kompiliert)
version-pure = tafelrunde { $version } (reines Python)

# Fehler
error = Das geht nicht: { $message }
did-you-mean = { $error } War „{ $meant }“ gemeint?
no-such-command = Es gibt keinen Befehl „{ $command }“. Es gibt: { $known }.
no-such-language = Es gibt keine Sprache „{ $given }“. Es gibt: { $known }.
no-such-seat = Es gibt keinen Platz { $seat }: Dieses Spiel hat { $players } Plätze, gezählt ab 1.
bad-people = { $people } Personen können nicht an einem Tisch für { $players } sitzen.
bad-pause = Bots können 0 bis { $most } Sekunden warten.
other-game = { $file } ist eine Partie { $game }, nicht { $wanted }.
system-refused = Das System hat abgelehnt: { $why }.
interrupted = Abgebrochen. Du kannst jederzeit neu beginnen.
fault = In Tafelrunde stimmt etwas nicht: { $what }. Bitte melde es.
fault-kept = In Tafelrunde stimmt etwas nicht: { $what }. Bitte melde es und schicke die Datei { $file } mit.
usage-no-such-option = Es gibt keine Option { $name }.
usage-meant = Es gibt keine Option { $name }. War { $meant } gemeint?
usage-missing = { $name } fehlt.
usage-no-value = { $name } braucht einen Wert.
usage-no-number = { $name } braucht eine Zahl.
usage-bad-value = Der Wert von { $name } passt nicht.
usage-too-much = Das ist zu viel: { $what }.
usage-other = { $why }
usage-help = { $message } Hilfe: { $command } --help

# Was es gibt
games-name = Spiel
games-players = Personen
games-minutes = Minuten
games-version = Regeln
games-about = Worum es geht
games-option = Option
games-values = Werte
games-meaning = Was sie bewirkt
games-legend = * gilt ohne Angabe. Auswählen mit: tafelrunde play SPIEL --option name=wert
marks-legend =
    Zahlen mit einem Zeichen nennt keine Quelle:
    ~ folgt aus dem, was Quellen sagen   * rekonstruiert   ✓ aus deiner eigenen Datei
ruling-legend = Die gedruckte Anleitung lässt das offen; wir haben entschieden.
rule-behind = Die Regel hinter dieser Frage: { $number }
all-rules = Alle Regeln

# Simulationen
simulate-progress = Es wird gespielt
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-share = Anteil
simulate-score = Punkte im Mittel
simulate-length = Eine Partie hat im Mittel { $mean } Entscheidungen ({ $least } bis { $most }).
simulate-speed = { $games } Partien mit { $decisions } Entscheidungen in { $seconds } s: { $speed } Entscheidungen in der Sekunde.
simulate-stopped = Abgebrochen, bevor alle Partien gespielt waren. Schneller geht es mit weniger Partien (--games) oder mehr Prozessen (--workers).

# Am Tisch
person = Person { $number }
bot = Bot { $number } ({ $bot })
column-seat = Platz
column-score = Punkte
thinking = { $count ->
    [0] Einen Moment
    [one] { $names } überlegt
   *[other] { $names } überlegen
 }
options-title = Deine Möglichkeiten
log-title = Was geschehen ist
hurry-hint = Mit Enter geht es sofort weiter.
undone = Zurückgenommen.
won = { $count ->
    [0] Niemand hat gewonnen.
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
 }
won-you = Du gewinnst!
key-choose = wählen
key-undo = zurück
key-hurry = weiter
key-result = Ergebnis
key-rules = Regeln
key-save = speichern
key-language = English
key-help = Hilfe
key-leave = Ende
key-back = zurück
key-forward = vor
help-title = Tasten
help-choose = eine Möglichkeit mit ihrer Nummer wählen (0 ist die zehnte)
help-arrows = zwischen den Möglichkeiten wechseln, eine wählen; auch mit der Maus
help-hurry = während Bots überlegen: sofort weiter
help-undo = die letzte Wahl zurücknehmen, solange nichts aufgedeckt wurde
help-rules = die Regel hinter der Frage und alle Regeln
help-save = das Spiel in einer Datei speichern
help-language = Deutsch und Englisch
help-tab = zum Spielplan oder zum Verlauf, dort mit den Pfeiltasten blättern
help-leave = aufhören; das Spiel ist aufbewahrt und kann weitergehen
help-leave-replay = aufhören
help-interrupt = sofort aufhören; das Spiel ist aufbewahrt
help-forward = eine Wahl vor
help-back = eine Wahl zurück
help-ten = zehn Wahlen zurück oder vor
help-ends = zum Anfang oder zum Ende
reading-keys = ↑ ↓ blättern · Esc zurück zum Tisch
rules-title = Die Regeln von { $game }

# Fragen zum Spiel selbst
continue-title = Weiterspielen?
continue-body = Es gibt ein unterbrochenes Spiel: { $file }
continue-yes = Damit weiterspielen
continue-no = Ein neues Spiel beginnen (das andere kommt zu den gespeicherten)
set-aside-failed = { $file } ließ sich nicht zu den gespeicherten Spielen legen: { $why }.
hand-over-title = Bitte gib das Gerät weiter: { $name } ist dran.
hand-over-yes = Ich bin { $name }: zeig mir meinen Tisch
grave-title = Bist du sicher?
grave-yes = Ja, genau das
grave-no = Nein, zurück
end-again = Noch einmal spielen
end-save = Dieses Spiel speichern
end-look = Den Tisch ansehen
end-quit = Aufhören
save-title = Das Spiel speichern
save-body = Wohin? Enter speichert, Esc geht zurück.
save-failed = { $file } lässt sich nicht schreiben: { $why }. Das Spiel geht weiter; nimm einen anderen Ort.
saved = Gespeichert: { $file }
keep-failed = Das Spiel lässt sich nicht auf der Platte aufbewahren ({ $why }). Es geht weiter; speichere es mit „s“ an einem anderen Ort.
kept = Dein Spiel ist aufbewahrt. Weiter geht es mit: tafelrunde play { $game }
left = Bis bald.
leave-title = Den Tisch verlassen?
leave-body = Das Spiel ist aufbewahrt: Beim nächsten Mal geht es hier weiter.
leave-quit = Aufhören und später weiterspielen
leave-save = In einer Datei speichern und aufhören
leave-stay = Bleiben

# Zeile für Zeile
plain-ask = Nummer, oder t Tisch, i Kartentexte (i 3: zu Möglichkeit 3), u zurücknehmen, s speichern, r Regeln, l Sprache, q Ende:
plain-nothing-printed = Mehr steht nicht darauf.
plain-hand-over = Drücke Enter, wenn du es hast:
plain-grave = Bist du sicher? (j/n)
plain-continue = 1, um damit weiterzuspielen, 2 für ein neues Spiel:
plain-not-understood = Tippe eine Nummer von 1 bis { $count } oder einen der Buchstaben t, i, u, s, r, l, q.

# Gespielte Partien
replay-verified = Geprüft: { $choices } Entscheidungen führen zum Stand mit dem Fingerabdruck { $digest }.
replay-by-record = Nach der Aufzeichnung gespielt: { $choices } Entscheidungen, mit einem anderen Zufallsgenerator gemacht.
replay-at = Entscheidung { $at } von { $count }

# Der Spielplan von Vaalbara
vaalbara-row = { $number ->
    [1] Erste Reihe
   *[other] Zweite Reihe
 }
vaalbara-round = Runde { $round }/{ $rounds }
vaalbara-stack = Stapel: { $size }
vaalbara-omens = Omen:
vaalbara-top = Oben: { $land }
vaalbara-bottom = Unten: { $land }
vaalbara-clan = Clan
vaalbara-this-round = Diese Runde
vaalbara-realm = Reich
vaalbara-hand-size = Hand
vaalbara-used = Eingesetzt
vaalbara-points = Punkte
vaalbara-kinds = Arten
vaalbara-face-down = ▮ verdeckt
vaalbara-choosing = … wählt
vaalbara-hand = Deine Hand
vaalbara-hand-and-points = Deine Hand ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 })
vaalbara-turn-order = Reihenfolge:
vaalbara-known = Alle wissen, dass du das auf der Hand hast.
vaalbara-told-round = Runde { $round } von { $rounds }.
vaalbara-told-row = { $number ->
    [1] Erste Reihe
   *[other] Zweite Reihe
 }: { $lands }.
vaalbara-told-nothing = nichts
vaalbara-told-stack = Der Stapel hat { $size } Landschaften. Omen vom stärksten an: { $omens }.
vaalbara-told-follower = { $follower }, Initiative { $initiative }
vaalbara-told-realm = Reich: { $lands }
vaalbara-told-hand = { $size ->
    [one] 1 Handkarte
   *[other] { $size } Handkarten
 }
vaalbara-told-known = bekannt auf der Hand: { $cards }
vaalbara-told-used = eingesetzt: { $cards }
vaalbara-told-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }

# Die Schachtel von Vaalbara
vaalbara-box-followers = Gefolge (jeder Clan hat alle)
vaalbara-box-initiative = Init.
vaalbara-box-follower = Gefolge
vaalbara-box-effect = Wirkung
vaalbara-box-points = Punkte
vaalbara-box-rule = Regel
vaalbara-box-figures = Zahlen
vaalbara-box-figure = Was
vaalbara-box-value = Wert
vaalbara-box-rewards = Belohnungen
vaalbara-box-land = Landschaft
vaalbara-box-reward = Belohnung
vaalbara-box-lands = Landschaften
vaalbara-box-id = Nr.
vaalbara-box-persons = Personen
vaalbara-box-persons-alternative = mit Landschaften ab fünf
vaalbara-box-omens = Omen
vaalbara-figure-rounds = Runden
vaalbara-figure-hand = Handkarten
vaalbara-figure-opening_points = Punkte zu Beginn
vaalbara-figure-five_kinds = Bonus für fünf Landschaftsarten
vaalbara-figure-six_kinds = Bonus für sechs Landschaftsarten

# Der Tischserver
command-serve = Startet den Tischserver: Spielen im Browser, mit Freunden und Bots.
opt-host = Die Adresse, auf der er antwortet; mit 0.0.0.0 erreichen ihn auch andere im Netz.
opt-port = Der Port, auf dem er antwortet; ohne Angabe 8321 oder der nächste freie.
opt-database = Wo die Tische aufbewahrt werden: eine Datei oder die URL einer Datenbank. Ohne Angabe eine Datei im Datenordner.
opt-own-figures = Ein Ordner mit den Zahlen deiner eigenen Exemplare, eine Datei je Spiel (skybridge.toml): alle neuen Tische spielen damit.
opt-bot-workers = Prozesse, in denen Bots denken.
opt-open = Öffnet auch den Browser.
metavar-address = ADRESSE
serve-missing = Der Tischserver braucht das Paket „{ $module }“: pip install "tafelrunde[server]"

# Ein neues Spiel.
scaffold-made = { $folder } ist ein ganzes Spiel. Installiere es mit „pip install { $folder }“, spiele es mit „tafelrunde play { $game }“ und lies seine README.md.
scaffold-bad-name = „{ $name }“ kann kein Spiel heißen. Nimm Buchstaben, Ziffern und Bindestriche, vorn einen Buchstaben: „goof-spiel“.
scaffold-taken = Der Name „{ $name }“ gehört schon einem Spiel oder einem anderen Paket. Wähle einen anderen.
scaffold-exists = { $folder } gibt es schon, und nichts wird überschrieben. Wähle einen anderen Namen oder Ordner (--into).

# Eine Datenbank prüfen.
command-verify = Prüfe die Datenbank eines Servers: ob jeder Tisch gelesen, nachvollzogen und fortgesetzt werden kann.
metavar-database = DATENBANK
arg-database = Die Datei der Datenbank oder ihre URL.
opt-repair = Bringe in Ordnung, was aus den Entscheidungen folgt: gespeicherte Stände, die unlesbar oder falsch sind, und ob eine Partie zu Ende ist. Vorher wird der ganze Tisch in eine Datei geschrieben.
opt-cut = Mit --repair: Kürze einen Tisch auch bis zu seiner letzten guten Entscheidung, wo er sich nicht mehr nachvollziehen lässt.
verify-cut-alone = --cut ändert Tische und braucht deshalb --repair daneben.
verify-missing = Um eine Datenbank zu prüfen, braucht es das Paket „{ $module }“: pip install "tafelrunde[server]"
verify-progress = Prüfe Tische
verify-stopped = Angehalten. Was bis hierhin in Ordnung gebracht wurde, bleibt so; alles andere ist, wie es war.
verify-fine =
    { $tables ->
    [one] Ein Tisch, und er ist in Ordnung.
   *[other] { $tables } Tische, und alle sind in Ordnung.
}
verify-wrong =
    { $tables ->
    [one] Ein Tisch wurde geprüft.
   *[other] { $tables } Tische wurden geprüft.
} { $wrong ->
    [one] Mit einem davon stimmt etwas nicht:
   *[other] Mit { $wrong } davon stimmt etwas nicht:
}
verify-mended = Jetzt ist alles wieder in Ordnung.
verify-kept = Der Tisch { $table }, wie er vorher war: { $file }
verify-column-table = Tisch
verify-column-game = Spiel
verify-column-entry = Eintrag
verify-column-fault = Was nicht stimmt
verify-column-remedy = Was zu tun ist
verify-fault-record = Was vom Tisch selbst gespeichert ist, ergibt keinen Sinn.
verify-fault-game = Er kann hier nicht gespielt werden.
verify-fault-choice = Dieser Eintrag lässt sich nicht nachvollziehen.
verify-fault-history = Dieser Eintrag lässt sich nicht nachvollziehen; der Tisch geht von seinem gespeicherten Stand aus weiter, aber sein erster Teil kann nicht gezeigt werden.
verify-fault-chance = Der Zufall, der hier aufgezeichnet ist, ist nicht der, den der Schlüssel ergibt.
verify-fault-phase = Ob die Partie läuft oder zu Ende ist, passt nicht zu ihren Entscheidungen.
verify-fault-snapshot-unreadable = Der gespeicherte Stand ist nicht lesbar.
verify-fault-snapshot-wrong = Der gespeicherte Stand ist nicht der, zu dem die Entscheidungen führen.
verify-remedy-rewrite = --repair schreibt es aus den Entscheidungen neu.
verify-remedy-cut = --repair --cut behält, was vor diesem Eintrag ist. Den Rest hat vielleicht eine ältere Kopie der Datenbank.
verify-remedy-none = Hier nichts: Nimm eine ältere Kopie der Datenbank oder die Fassung von Tafelrunde, mit der gespielt wurde.
verify-remedy-game = Installiere das Spiel oder die Fassung von Tafelrunde, mit der gespielt wurde.
verify-remedy-done = Erledigt.
