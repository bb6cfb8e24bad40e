# Die Wörter der Oberfläche im Browser. Sätze über ein Spiel kommen aus der Datei des Spiels.

# Überall
close = Schließen
cancel = Abbrechen
yes = ja
no = nein
one-moment = Einen Moment …
to-lobby = Zur Eingangshalle
reload = Neu laden
settings = Einstellungen
menu = Menü
name = Name
you = du
away = nicht da
bot = Bot
name-of-seat = Name an Platz { $number }
your-name = Dein Name
guest = Gast { $number }
seat-number = Platz { $number }
unreachable = Der Server ist gerade nicht zu erreichen. Versuche es gleich noch einmal.
credits = Symbole von game-icons.net (CC BY 3.0: Lorc, Delapouite und andere) und Lucide (ISC); Schriften: Fraunces und Source Sans 3 (OFL). Alle Bilder und Spielbretter sind unsere eigenen.

# Einstellungen
setting-language = Sprache
setting-theme = Farben
theme-auto = wie das System
theme-light = hell
theme-dark = dunkel
setting-motion = Bewegung
motion-auto = wie das System
motion-full = alles bewegt sich
motion-less = so wenig wie möglich
setting-sound = Ein leises Klopfen, wenn du am Zug bist

# Eingangshalle
tagline = Moderne Brettspiele an einem Tisch: mit Freunden und gegen Bots.
players = { $least ->
    [one] { $most ->
        [one] 1 Person
       *[other] 1–{ $most } Personen
    }
   *[other] { $least }–{ $most } Personen
 }
minutes = { $least }–{ $most } min
weight = Anspruch
weight-of = Anspruch { $weight } von 5
play-now = Jetzt spielen
create-table = Tisch eröffnen
my-tables = Deine Tische
my-tables-empty = Hier stehen die Tische, an denen du einen Platz hast, auch nach dem Neuladen.
open-tables = Offene Tische
open-tables-empty = Gerade hat niemand einen offenen Tisch. Eröffne einen öffentlichen!
go-on = Weiterspielen
look-at = Ansehen
join = Mitspielen
watch = Zuschauen
phase-gathering = sammelt sich
phase-playing = läuft
phase-over = zu Ende
recipe = Eine Partie als Datei
recipe-help = Ein Rezept enthält den Startwert und jede Entscheidung. Öffne eines, um die Partie anzusehen oder von dort weiterzuspielen.
recipe-import = Rezept öffnen
recipe-download = Rezept
not-a-recipe = Diese Datei ist kein Rezept einer Partie.

# Einen Tisch eröffnen
game-label = Spiel
seat-count = Plätze
seats = Plätze
seats-help = Mehrere Personen hier teilen sich das Gerät: Es bittet darum, weitergegeben zu werden. Offene Plätze nimmt man über den Link ein.
seat-person = eine Person hier
seat-open = freier Platz
seat-bot = Bot: { $bot }
game-options = Optionen des Spiels
clock = Uhr
clock-none = ohne Begrenzung
clock-quick = 30 Sekunden je Entscheidung
clock-calm = 2 Minuten je Entscheidung
clock-game = 15 Minuten für die ganze Partie
public = Öffentlicher Tisch
public-help = Steht in der Eingangshalle. Sonst findet ihn nur, wer den Link hat.

# Warteraum
waiting-room = Warteraum
invite = Einladen
invite-link = Link zu diesem Tisch
invite-help = Wer diesen Link öffnet, kann einen freien Platz nehmen oder zuschauen.
qr-code = QR-Code des Links
copy = Kopieren
copied = Kopiert
sit-here = Hier sitzen
stand-up = Aufstehen
start = Spiel beginnen
start-with-bots = { $count ->
    [one] Beginnen, mit einem Bot auf dem freien Platz
   *[other] Beginnen, mit Bots auf { $count } freien Plätzen
 }
waiting-for-people = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
 }
waiting-for-host = Alle Plätze sind besetzt. Wer den Tisch eröffnet hat, beginnt das Spiel.

# Tisch
board = Spielbrett
board-missing = Das Spielbrett konnte nicht geladen werden. Vielleicht hat der Server ein neueres: Lade die Seite neu, es geht nichts verloren.
options = Deine Möglichkeiten
your-turn = Du bist am Zug
not-your-turn = Du bist gerade nicht am Zug.
spectating = Du schaust zu.
spectator = Zuschauer
watching = Überspringen mit
space-key = Leertaste
game-over = Das Spiel ist zu Ende.
thinking = { $count ->
    [one] { $names } überlegt
   *[other] Es überlegen noch: { $names }
 }
since-seconds = seit { $seconds } s
since-minutes = { $minutes ->
    [one] seit 1 Minute
   *[other] seit { $minutes } Minuten
 }
wins = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
 }
all-lost = Alle haben verloren.
rule-number = Regel { $rule }
undo = Zurücknehmen
undo-waits = Die anderen müssen noch zustimmen …
time-left = noch { $time }
side-panel = Verlauf, Gespräch und Regeln
log = Verlauf
chat = Gespräch
rules = Regeln
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Sag etwas
chat-send = Senden
rules-search = In den Regeln suchen
own-figures = Dieser Tisch spielt mit den Zahlen eines eigenen Exemplars; Karten und Texte richten sich danach.
rules-none = Das sagt keine Regel.
ruling = unsere Auslegung
ruling-help = Die gedruckte Regel schweigt hierzu.
connection-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
no-table = Hier steht kein Tisch (mehr).
ask-undo = Bitten, meine letzte Entscheidung zurückzunehmen
hand-over = Einen Bot für mich spielen lassen
take-back-seat = Meinen Platz wieder einnehmen
other-device = Auf einem anderen Gerät weiterspielen
other-device-help = Nimm diesen Code mit dem anderen Gerät auf. Wer ihn hat, hat deinen Platz: Zeig ihn sonst niemandem.
resign = Aufgeben
resign-sure = Wirklich aufgeben: Ein Bot spielt weiter
grave-title = Bist du sicher?
grave-yes = Ja, so machen
hand-device = Jetzt: { $name }
hand-device-help = Gib das Gerät an { $name } weiter. Niemand sonst sollte jetzt hinsehen.
hand-device-ready = Ich bin { $name }
undo-wish = Etwas zurücknehmen?
undo-wish-help = { $count ->
    [one] { $name } möchte die letzte Entscheidung zurücknehmen.
   *[other] { $name } möchte die letzten { $count } Entscheidungen zurücknehmen.
 }
undo-yes = Einverstanden
undo-no = Nein

# Tasten
shortcuts = Tastatur
key-choose = eine Möglichkeit der Liste wählen
key-options = zur Liste der Möglichkeiten
key-board = auf dem Brett von Ding zu Ding gehen
key-zoom = das Ding im Fokus lesen
key-undo = zurücknehmen
key-skip = eine Bewegung überspringen, Offenes schließen
key-rules = Regeln
key-log = Verlauf
key-chat = Gespräch
key-help = diese Liste

# Nach dem Spiel
final-scores = Endstand
total = Summe
winner = gewonnen
score-chart = Punkte im Verlauf
as-table = Als Tabelle
choice = Entscheidung
replay = Wiederholung
through-eyes = Gesehen von
moment = Zeitpunkt
moment-of = nach { $upto } von { $last } Entscheidungen
play = Abspielen
pause = Anhalten
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
continue-here = Von hier weiterspielen
continue-help = Ein neuer Tisch beginnt nach Entscheidung { $upto } dieser Partie. Wer sitzt wo?
continue-go = Tisch decken
commitment = War das Mischen ehrlich?
commitment-help = Vor dem Spiel hat der Server die Prüfsumme gezeigt. Jetzt zeigt er Startwert und Salz: Sie müssen dieselbe Prüfsumme ergeben. Zusammen mit dem, was der Browser jeder Person beigetragen hat, ergeben sie den Schlüssel für allen Zufall; „tafelrunde replay“ prüft damit jede Ziehung der gespeicherten Partie.
commitment-hash = Prüfsumme
commitment-seed = Startwert
commitment-salt = Salz
commitment-good = In deinem Browser geprüft: SHA-256 von „Startwert:Salz“ ist die Prüfsumme.
commitment-bad = SHA-256 von „Startwert:Salz“ ist nicht die Prüfsumme. Hier stimmt etwas nicht.
commitment-by-hand = Dein Browser rechnet nur auf sicheren Seiten. Prüfe es selbst: SHA-256 von „Startwert:Salz“.
commitment-contribution = Von { $name }
commitment-own-good = Was dein Browser beigetragen hat, ist dabei.
commitment-own-bad = Was dein Browser beigetragen hat, steht hier nicht. Hier stimmt etwas nicht.

# Vaalbaras Spielbrett
vaalbara-round = Runde { $round } von { $rounds }
vaalbara-first-row = Erste Reihe: von hier wird genommen
vaalbara-second-row = Zweite Reihe: kommt als Nächstes
vaalbara-turn-order = Reihenfolge
vaalbara-ready = hat gewählt
vaalbara-your-hand = Deine Hand
vaalbara-points = Punkte
vaalbara-hand = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
 }
vaalbara-deck = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
 }
vaalbara-followers = Gefolge nach Initiative
vaalbara-follower-now = in dieser Runde eingesetzt
vaalbara-follower-used = eingesetzt
vaalbara-follower-known = bekanntlich auf der Hand
vaalbara-follower-open = auf der Hand oder im Stapel
vaalbara-chosen = gewählt
vaalbara-known = allen bekannt
vaalbara-stack = Stapel
vaalbara-stack-size = { $count ->
    [one] 1 Landschaft im Stapel.
   *[other] { $count } Landschaften im Stapel.
 }
vaalbara-unseen = Noch nicht gesehen
vaalbara-top = Oben liegt: { $land }
vaalbara-top-short = oben
vaalbara-bottom = Unten liegt: { $land }
vaalbara-bottom-short = unten
vaalbara-omens = Omen, das stärkste zuerst
vaalbara-omen = Omen { $rank }: { $clan }
vaalbara-omen-absent = Omen { $rank }: { $clan } (spielt nicht mit)
vaalbara-followers-line = Gefolge
vaalbara-bonus-line = Verschiedene Arten
vaalbara-start-line = Zu Beginn
