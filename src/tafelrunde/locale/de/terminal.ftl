# Die Wörter des Terminals: Befehle, Bildschirme und die Spielpläne, die dort gezeichnet werden.
extra-missing = Zum Spielen im Terminal fehlen noch ein paar Bibliotheken. So kommen sie dazu: pip install "tafelrunde[terminal]"

# Hilfe zu den Befehlen
about = Moderne Brettspiele: gegen Bots spielen, Regeln lesen, Tausende Partien simulieren.
command-play = Spiele gegen Bots oder zu mehreren an einer Tastatur.
command-learn = Lerne ein Spiel in einer geführten Partie, oder lies es auf einer Seite (--page).
command-games = Zeige alle Spiele und ihre Optionen.
command-rules = Lies die Regeln eines Spiels oder eine Regel und alles, was dazugehört.
command-components = Zeige alles, was in der Schachtel eines Spiels ist.
command-simulate = Lass Bots viele Partien spielen und zähle.
command-replay = Prüfe ein gespeichertes Spiel und sieh es Schritt für Schritt an.
command-levels = Miss, wie stark die Stufen der Bots sind: jede gegen die darunter.
command-judge = Miss, wie viel die Bewertung eines Spiels über den Ausgang weiß: früh, zur Hälfte und spät in Partien von Bots.
command-analyse = Sieh dir eine gespielte Partie an: Aussichten im Verlauf und die teuersten Entscheidungen.
command-train = Passe die Gewichte der Bewertung eines Spiels an Partien an, die Bots gegeneinander spielen.
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
opt-bots-play = Welche Bots mitspielen, zum Beispiel expert,player; ohne Angabe player.
opt-bots-simulate = Welche Bots spielen, zum Beispiel expert,player oder eigene als paket.modul:Klasse?parameter=wert; reihum wiederholt.
opt-seed-play = Der Startwert des Mischens; der gleiche Startwert gibt die gleiche Partie.
opt-seed-simulate = Der Startwert; der gleiche Startwert gibt das gleiche Ergebnis.
opt-option = Eine Option des Spiels; mehrmals möglich.
opt-components = Eine Datei mit den Zahlen deines eigenen Exemplars.
opt-resume = Setze ein gespeichertes Spiel fort.
opt-page = Zeigt nur, wie das Spiel gespielt wird, auf einer Seite, mit seinen Symbolen.
opt-preset = Eine fertige Auswahl von Personenzahl und Optionen: first für die erste Partie, standard, everything; mit first kommt eine Begleitung.
opt-new = Beginne ein neues Spiel, ohne das unterbrochene anzubieten.
opt-pause = Wie viele Sekunden Bots warten, bevor sie antworten.
opt-plain = Zeile für Zeile statt auf dem ganzen Bildschirm: für Vorleseprogramme und Pipes.
opt-games = Wie viele Partien; ohne Angabe 1000.
opt-visits = Wie viele vorgestellte Welten für jede Entscheidung durchgespielt werden.
opt-generations = Wie oft mit dem Gelernten neue Partien gespielt werden.
opt-games-train = Wie viele Partien in jeder Generation; jede vierte bleibt zur Prüfung übrig.
opt-match-games = Wie viele Partien die neuen Gewichte gegen die alten spielen.
opt-out-train = Die Gewichte und wie sie entstanden sind in diese Datei schreiben, die Lernkurve als Bild (SVG) daneben.
opt-rotate = Alle Bots rücken mit jeder Partie einen Platz weiter; gezählt wird dann für jeden Bot statt für jeden Platz.
opt-rows = Jede einzelne Partie als Zeile in diese Datei schreiben (CSV).
opt-players-levels = Wie viele Plätze der Tisch hat; mehrfach möglich, sonst 2. Ein Bot der höheren Stufe sitzt unter solchen der tieferen.
opt-games-levels = Wie viele Partien jede Stufe gegen die darunter spielt.
opt-bots-levels = Diese Bots statt der Stufen, vom schwächsten zum stärksten.
opt-uses = Zähle auch, was die Bots von dem nutzen, was ein Spiel bietet: Sturmpforten, Geschenke, Permanente Fähigkeiten und so weiter.
opt-players-judge = Wie viele Plätze der Tisch hat; mehrfach möglich, sonst 2.
opt-games-judge = Wie viele Partien die Bots in jedem Spiel untereinander spielen.
opt-bots-judge = Der Bot, der auf allen Plätzen spielt; sonst die zweite Stufe.
arg-games-of = Die Spiele; sonst alle.
metavar-games = [SPIEL]…
opt-workers = Wie viele Prozesse gleichzeitig arbeiten.
opt-record = Bewahre das Ergebnis in diesem Ordner auf und vergleiche es mit dem letzten.
version-compiled = tafelrunde { $version } (kompiliert)
version-pure = tafelrunde { $version } (reines Python)

# Fehler
error = Das geht nicht: { $message }
did-you-mean = { $error } War „{ $meant }“ gemeint?
no-such-command = Es gibt keinen Befehl „{ $command }“. Es gibt: { $known }.
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
games-meaning = Was sie bewirkt
games-lesson = Lektion
games-lessons = Lernen: tafelrunde learn SPIEL --lesson LEKTION
games-preset = Auswahl
games-presets = Spielen: tafelrunde play SPIEL --preset AUSWAHL
games-legend = * gilt ohne Angabe. Auswählen mit: tafelrunde play SPIEL --option name=wert
marks-legend =
    Zahlen mit einem Zeichen nennt keine Quelle:
    ~ folgt aus dem, was Quellen sagen   * rekonstruiert   ° ein Name von uns   ✓ aus deiner eigenen Datei
ruling-legend = Die gedruckte Anleitung lässt das offen; wir haben entschieden.
rule-behind = Die Regel hinter dieser Frage: { $number }
all-rules = Alle Regeln

# Simulationen
analyse-progress = Jede Entscheidung wird angesehen
analyse-stopped = Abgebrochen, bevor die ganze Partie angesehen war.
analyse-team = Gemeinsam
analyse-nothing = Keine Entscheidung war teuer.
analyse-point = Nach { $number } Entscheidungen: { $name } wählte „{ $chosen }“ ({ $cost } % weniger Aussicht). Besser: „{ $better }“
train-progress = Es wird gelernt
simulate-progress = Es wird gespielt
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-share = Anteil
simulate-score = Punkte im Mittel
simulate-place = Nummer
simulate-interval = Sicher (95 %)
levels-game = Spiel
levels-players = Plätze
levels-bot = Bot
levels-against = gegen
levels-games = Partien
levels-share = Siege
levels-interval = Sicher (95 %)
levels-fair = Zufall
levels-seconds = s im Mittel
levels-most = s höchstens
uses-average = In einer Partie genutzt
uses-exchanges = getauschte Landschaften
uses-thefts = Diebstähle
uses-cards = Karten
uses-rerolls = Neuwürfe
uses-turned-dice = gedrehte Würfel
uses-spells = Zauber
uses-camps = versetzte Lager
uses-sections = gebaute Abschnitte
uses-gifts = Geschenke
uses-deities = gelegte Godheit-Karten
uses-garrisons = Garnisonen
uses-gates = Sprünge durch Sturmpforten
uses-storms = Sturmeffekte
uses-potions = Zaubertränke
uses-artefacts = Besondere Artefakte
uses-attacks = Angriffe
uses-posts = Handelsposten
uses-powers = Fähigkeitenkarten
uses-innate = Permanente Fähigkeiten
uses-fear-cards = Furcht-Karten
judge-moment = Verlauf
judge-evaluation = Bewertung
judge-score = Punktestand
judge-more = Mehr (95 %)
judge-stopped = Abgebrochen, bevor alle Partien gespielt waren. Schneller geht es mit weniger Partien (--games).
simulate-length = Eine Partie hat im Mittel { $mean } Entscheidungen ({ $least } bis { $most }).
simulate-speed = { $games } Partien mit { $decisions } Entscheidungen in { $seconds } s: { $speed } Entscheidungen in der Sekunde.
simulate-stopped = Abgebrochen, bevor alle Partien gespielt waren. Schneller geht es mit weniger Partien (--games) oder mehr Prozessen (--workers).

# Am Tisch
person = Person { $number }
bot = Bot { $number }
bot-among-others = Bot { $number } ({ $bot })
thinking = { $count ->
    [0] Einen Moment
    [one] { $names } überlegt
   *[other] { $names } überlegen
 }
options-title = Deine Möglichkeiten
log-title = Was geschehen ist
hint-title = Tipp
hint-thinking = Ein Bot denkt darüber nach …
hint-best = Am besten: { $option }
hint-next = Dann: { $option }, { $behind ->
    [0] etwa gleich gut
    *[other] { $behind } % weniger Aussicht
  }
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
key-coach = Begleitung
key-page = Spiel
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
help-hint = ein Tipp: was ein Bot hier wählen würde und warum
help-coach = Begleitung an oder aus: eine Zeile zu jeder Frage, worum es geht
help-page = wie das Spiel gespielt wird, auf einer Seite
help-rules = die Regel hinter der Frage und alle Regeln
help-save = das Spiel in einer Datei speichern
help-language = Deutsch und Englisch
help-tab = zum Spielplan oder zum Verlauf, dort mit den Pfeiltasten blättern
help-leave = aufhören; das Spiel ist aufbewahrt und kann weitergehen
help-leave-replay = aufhören
help-interrupt = sofort aufhören; das Spiel ist aufbewahrt
help-forward = eine Wahl vor
help-back = eine Wahl zurück
help-ten = zehn Entscheidungen zurück oder vor
help-ends = zum Anfang oder zum Ende
reading-keys = ↑ ↓ blättern · Esc zurück zum Tisch
page-title = So wird gespielt
page-legend = Die Symbole
not-now = Jetzt nicht wählbar: { $why } [{ $rule }]
rules-title = Die Regeln von { $game }

# Fragen zum Spiel selbst
continue-title = Weiterspielen?
continue-yes = Damit weiterspielen
continue-no = Ein neues Spiel beginnen (das andere kommt zu den gespeicherten)
set-aside-failed = { $file } ließ sich nicht zu den gespeicherten Spielen legen: { $why }.
hand-over-title = Bitte gib das Gerät weiter: { $name } ist dran.
hand-over-yes = Ich bin { $name }: zeig mir meinen Tisch
grave-title = Bist du sicher?
grave-yes = Ja, genau das
grave-no = Nein, zurück
ending-title = Der Zug endet, obwohl noch etwas möglich wäre
ending-always = Ja, und nicht mehr fragen
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
plain-ask = Nummer (oder ? für alles andere):
plain-letters = t Tisch, i Kartentexte (i 3: zu Möglichkeit 3), k Begleitung, h Tipp, c NAME nachschlagen, p So wird gespielt, r Regeln, u zurücknehmen, s speichern, l Sprache, q Ende.
plain-nothing-printed = Mehr steht nicht darauf.
plain-hand-over = Drücke Enter, wenn du es hast:
plain-grave = Bist du sicher? (j/n)
plain-continue = 1, um damit weiterzuspielen, 2 für ein neues Spiel:
plain-not-understood = Tippe eine Nummer von 1 bis { $count } oder einen dieser Buchstaben:

# Gespielte Partien
replay-verified = Geprüft: { $choices } Entscheidungen führen zum Stand mit dem Fingerabdruck { $digest }.
replay-by-record = Nach der Aufzeichnung gespielt: { $choices } Entscheidungen, mit einem anderen Zufallsgenerator gemacht.
replay-at = Entscheidung { $at } von { $count }

# Die Schachtel von Vaalbara

# Der Tischserver
command-serve = Startet den Tischserver: Spielen im Browser, mit Freunden und Bots.
opt-host = Die Adresse, auf der er antwortet; mit 0.0.0.0 erreichen ihn auch andere im Netz.
opt-port = Der Port, auf dem er antwortet; ohne Angabe 8321 oder der nächste freie.
opt-database = Wo die Tische aufbewahrt werden: eine Datei oder die URL einer Datenbank. Ohne Angabe eine Datei im Datenordner.
opt-own-figures = Ein Ordner mit den Zahlen deiner eigenen Exemplare, eine Datei je Spiel (skybridge.toml): alle neuen Tische spielen damit.
opt-bot-workers = Prozesse, in denen Bots denken.
opt-keep-finished = Wie viele Tage eine beendete Partie aufgehoben wird; 0 heißt für immer.
opt-keep-abandoned = Wie viele Tage ein Tisch aufgehoben wird, an dem nichts mehr geschieht; 0 heißt für immer.
opt-open = Öffnet auch den Browser.
metavar-address = ADRESSE
metavar-days = TAGE
serve-missing = Der Tischserver braucht das Paket „{ $module }“: pip install "tafelrunde[server]"
command-worker = Denkt für die Bots eines Servers, auf diesem oder einem anderen Rechner (PostgreSQL).
opt-processes = Server, die sich den Port teilen; mehr als einer braucht PostgreSQL.
opt-worker-processes = Prozesse, in denen Bots denken; ohne Angabe einer je Kern.

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

# Looking things up, and the shelf of games.
cards-title = Nachschlagen: { $game }
cards-search = Ein Teil eines Namens oder Textes
cards-keys = Tippen sucht · ↑ ↓ wählt · Bild auf/ab blättert · Esc zurück zum Tisch
cards-none = Nichts enthält diese Wörter.
key-inspect = mehr lesen
key-cards = nachschlagen
key-table = Tisch
key-space = Leertaste
help-inspect = alles über die Möglichkeit unter dem Zeiger lesen
help-table = den ganzen Tisch mit allen Zeichen ansehen
help-cards = jede Karte, jeden Geist, Gefährten oder Ort nachschlagen
hurry-hint = Mit der Leertaste geht es sofort weiter.
overwrite-title = Diese Datei überschreiben?
overwrite-body = { $file } gibt es schon, und es ist keine gespeicherte Partie. Der Inhalt ginge verloren.
overwrite-yes = Ja, überschreiben
overwrite-no = Nein, einen anderen Namen wählen
plain-overwrite = Überschreiben? (j/n)
plain-look-up = Sag, was du suchst: c und ein Teil des Namens, etwa „c krieger“.
opt-search = Nur Regeln, in denen diese Wörter stehen.
metavar-words = WÖRTER
rules-none = Keine Regel enthält diese Wörter: { $search }.
arg-one-game = Nur dieses Spiel.
arg-saves-game = Nur Partien dieses Spiels.
command-saves = Zeigt angefangene, gespeicherte und zu Ende gespielte Partien.
shelf-game = Spiel
shelf-moment = Wie weit
shelf-people = Wer spielt
shelf-changed = Zuletzt gespielt
shelf-file = Datei
shelf-over = beendet
shelf-begun = { $choices ->
    [0] nicht begonnen
    [one] eine Entscheidung
   *[other] { $choices } Entscheidungen
 }
shelf-round = Runde { $number }
shelf-day = Tag { $number }
shelf-summary = Es gibt eine unfertige Partie: { $game } zu { $players }, { $moment }, zuletzt gespielt { $day }.
shelf-legend = Weiterspielen: tafelrunde play SPIEL --resume DATEI. Ansehen: tafelrunde replay DATEI.
shelf-empty = In { $folder } liegen noch keine Partien.
shelf-unreadable = { $file } lässt sich nicht lesen: { $why }
# Tische verwalten.
command-tables = Verwaltet die Tische eines Servers: auflisten, herausschreiben, löschen, sichern.
command-list = Listet die Tische einer Datenbank auf.
command-export = Schreibt Tische in Dateien: wer dort saß, was gesagt wurde, und die Partie als Aufzeichnung.
command-delete = Löscht Tische mit allem, was dort getan und gesagt wurde. Ein laufender Server behält die, die er gerade benutzt.
command-backup = Kopiert die ganze Datenbank in eine neue Datei, auch während der Server läuft (SQLite).
metavar-tables = [TISCH...]
arg-tables = Die Kennungen der Tische; ohne sie alle, die passen.
arg-backup = Die neue Datei.
opt-of-game = Nur die Tische dieses Spiels.
opt-phase = Nur die Tische, die so weit sind.
opt-quiet = Nur die Tische, an denen seit so vielen Tagen nichts geschehen ist.
opt-export-into = Der Ordner für die Dateien; ohne Angabe der jetzige.
opt-yes = Wirklich löschen.
tables-none = Einen solchen Tisch gibt es nicht.
tables-count =
    { $count ->
    [one] Ein Tisch.
   *[other] { $count } Tische.
}
tables-open-seat = (frei)
tables-column-table = Tisch
tables-column-game = Spiel
tables-column-phase = Stand
tables-column-seats = Plätze
tables-column-entries = Einträge
tables-column-last = Zuletzt benutzt
tables-phase-gathering = wartet auf Mitspielende
tables-phase-playing = läuft
tables-phase-over = zu Ende
tables-phase-closed = geschlossen
tables-no-such-phase = „{ $phase }“ ist kein Stand eines Tisches. Es gibt: { $known }.
tables-delete-which = Sag, welche Tische: mit ihren Kennungen, oder mit --game, --phase oder --quiet.
tables-delete-sure = Nichts wurde gelöscht. Mit --yes verschwinden diese Tische, und niemand bekommt sie zurück.
tables-deleted =
    { $count ->
    [one] Ein Tisch wurde gelöscht.
   *[other] { $count } Tische wurden gelöscht.
}
tables-in-use = Diese benutzt ein Server gerade; er löscht sie, wenn sein Betreiber es ihm sagt: { $tables }
tables-copied = Die Kopie liegt in { $file } ({ $size } KB). Sie enthält Geheimnisse: Bewahre sie so auf, dass nur du sie lesen kannst.
# Turniere und Studien
command-tournament = Bots in einem oder mehreren Spielen gegeneinander antreten lassen und bewerten.
command-study = Ein Spiel viele Male spielen und zählen, wer womit gewinnt.
metavar-cluster = local|ADRESSE
arg-games = Ein Spiel oder mehrere, wie „tafelrunde games“ sie nennt.
opt-bots-tournament = Wer teilnimmt, etwa random,greedy oder mein_paket.bots:MeinBot; auf einer Leiter steht der Erste unten.
opt-players-many = Zu wievielt gespielt wird; mehrere Zahlen wie 2,3 nacheinander.
opt-rounds = Wie viele Verteilungen jede Begegnung hat; jede wird von jedem Platz aus gespielt. Sonst 50.
opt-form = Jeder gegen jeden (round-robin), oder eine Leiter (ladder), auf der Nachbarn die Plätze tauschen.
opt-cluster = Auf Dask spielen: „local“ startet Arbeiter hier, oder die Adresse eines Schedulers wie tcp://10.0.0.5:8786.
opt-out-arena = Jede Frage und Antwort, Tabellen und einen Bericht in diesem Ordner ablegen; eine abgebrochene Arena geht dort weiter, ohne noch einmal zu fragen.
opt-out-results = Tabellen (Parquet, CSV) und einen Bericht in diesem Ordner ablegen; ein abgebrochener Lauf geht dort weiter.
opt-games-study = Wie viele Partien jeder Variante; sonst 100.
opt-vary = Eine Option und die Werte, die verglichen werden, etwa level=0,3,6 oder spirit=*; mehrfach möglich.
opt-by = Siege nur danach zeigen, etwa nach seat oder faction.
research-missing = Für Turniere und Studien fehlen ein paar Bibliotheken. Installiere sie mit: pip install "tafelrunde[research]"
research-stopped = Abgebrochen. Mit --out geht derselbe Befehl dort weiter, wo er war.
no-players = „{ $given }“ sind keine Spielerzahlen. Schreib 2 oder 2,3.
no-such-facet = Siege werden hier nicht nach „{ $facet }“ gezählt. Es gibt: { $known }.
tournament-title = Turnier: { $games }
study-title = Studie: { $game }
results-in = Sieh dir { $file } an.
research-bot = Bot
research-game = Spiel
research-more = Mehr um
research-compared = Dieselben Karten, verglichen mit: { $base }
research-left-out = Ausgelassen: { $why }
research-rating = Wertung
research-interval = 95 % zwischen
research-games = Partien
research-share = Siege
research-fair = × gerechter Anteil
research-score = Punkte
research-better = Vor …
research-measure = Größe
research-players = Personen
research-options = Optionen

# Sprachmodelle
command-mcp = Einem Sprachmodell einen Platz anbieten, über das Model Context Protocol.
command-arena = Ein Sprachmodell (jedes Programm, das mit einer Nummer antwortet) gegen Bots spielen lassen.
opt-model-server = Ein laufender Tafelrunde-Server, an dessen Tische sich das Modell setzen darf; sonst nur eigene Tische.
opt-model-http = HTTP an diesem Port dieses Rechners sprechen statt Standardein- und -ausgabe.
opt-model-command = Das Programm: Es liest für jede Frage eine Zeile JSON und schreibt eine Zeile mit einer Nummer.
opt-model-endpoint = Die Adresse, die jede Frage als JSON bekommt und mit einer Nummer antwortet.
opt-bots-arena = Gegen wen es spielt, nacheinander.
opt-players-arena = Zu wievielt gespielt wird; sonst zu zweit.
opt-rounds-arena = Wie viele Verteilungen in jedem Spiel gegen jeden Bot; jede wird von jedem Platz aus gespielt. Sonst 5.
opt-model-seconds = Wie lange es über eine Antwort nachdenken darf; sonst 60 Sekunden.
models-missing = „{ $module }“ fehlt. Installiere, was Sprachmodelle brauchen, mit: pip install "tafelrunde[models]"
arena-answers = Antworten
arena-illegal = Nicht erlaubt
arena-late = Zu spät
arena-median = Hälfte binnen
arena-title = Arena: { $games }
arena-note = Für eine verspätete oder nicht erlaubte Antwort wurde die erste Möglichkeit genommen.
# Lektionen
opt-lesson = Welche Lektion; ohne Angabe die erste Partie.
no-such-lesson = { $game } hat keine Lektion „{ $lesson }“. Es gibt: { $known }.
lesson-coach = Begleitung:
lesson-next = Weiter mit Enter, q beendet:
lesson-not-yet = Das ginge auch, aber jetzt ist etwas anderes gemeint. Lies noch einmal, was die Begleitung sagt.
lesson-read = Lies das, dann weiter mit Enter
no-such-preset = { $game } hat keine Auswahl „{ $preset }“. Es gibt: { $known }.
lesson-left = Die Lektion ist aufgehoben: „tafelrunde learn { $lesson }“ setzt sie fort.
lesson-following = Als Nächstes kommt „{ $title }“: „tafelrunde learn { $lesson }“.
