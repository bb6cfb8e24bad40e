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
seat-number = Platz { $number }
unreachable = Der Server ist gerade nicht zu erreichen. Versuche es gleich noch einmal.
broken-seal = Der Server hält sich nicht an die Mischung, die er vorher festgelegt hat. An diesem Tisch solltest du nicht spielen.
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
setting-sound = Leise Klänge: wenn du am Zug bist, für Karten, Würfel und Kämpfe, am Ende
setting-pace = Wie schnell erzählt wird, was andere tun
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-once = alles auf einmal
setting-ask-end = Nachfragen, bevor ein Zug endet, obwohl noch etwas möglich ist

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
phase-gathering = wartet auf Mitspielende
phase-playing = läuft
phase-over = zu Ende
phase-closed = geschlossen
recipe = Eine Partie aus einer Datei
recipe-help = Eine Partiedatei enthält den Startwert und jede Entscheidung. Öffne eine, um die Partie anzusehen oder von dort weiterzuspielen.
recipe-import = Partiedatei öffnen
recipe-download = Partiedatei
not-a-recipe = Diese Datei enthält keine Partie.

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
clock-bank = { NUMBER($minutes) } Minuten für die Partie und { $seconds } Sekunden mehr für jede Entscheidung
clock-whole = { NUMBER($minutes) } Minuten für die ganze Partie
clock-seconds = { $seconds } Sekunden je Entscheidung
clock-minutes = { $minutes } Minuten je Entscheidung
clock-days = { $days ->
    [one] 1 Tag je Entscheidung
   *[other] { NUMBER($days) } Tage je Entscheidung
 }
public = Öffentlicher Tisch
public-help = Steht in der Eingangshalle. Sonst findet ihn nur, wer den Link hat.
hints = Tipps erlauben
hints-help = Gegen Bots zeigt ein Knopf, was ein Bot wählen würde.

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
skip = Überspringen
narration = Was die anderen tun
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
hint = Tipp
hint-help = Was ein Bot hier wählen würde und warum
hint-thinking = Ein Bot denkt darüber nach …
hint-behind = { $behind ->
    [0] etwa gleich gut
    *[other] { $behind } % weniger Aussicht
  }
undo = Zurücknehmen
redo = Wiederholen
undo-waits = Die anderen müssen noch zustimmen …
time-left = noch { $time }
bot-takes-over = Deine Zeit ist um: In { $time } übernimmt ein Bot
bot-plays-for-you = Gerade spielt ein Bot für dich.
hours-minutes = { $hours } Std. { $minutes } Min.
days-hours = { $days } T. { $hours } Std.
since-your-turn = Seit deinem letzten Zug
for-everybody = Für alle
go-on-by-tap = Antippen, um weiterzugehen
why-not = Warum nicht?
not-now = Das ist jetzt keine Antwort. Gefragt ist: „{ $prompt }“
which-one = Was ist gemeint?
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
host-tools = Den Tisch leiten
remove = Entfernen
remove-person = { $name } vom Tisch entfernen
remove-sure = { $name } wirklich entfernen
mute = Stumm schalten
mute-person = { $name } stumm schalten
unmute = Schreiben lassen
unmute-person = { $name } wieder schreiben lassen
mute-spectators = Zuschauende stumm schalten
unmute-spectators = Zuschauende wieder schreiben lassen
close-table = Tisch schließen
close-table-sure = Den Tisch wirklich für alle schließen
table-is-closed = Dieser Tisch wurde geschlossen.
you-are-muted = Du wurdest stumm geschaltet: Du kannst spielen, aber nicht schreiben.
spectators-are-muted = Hier können nur die schreiben, die einen Platz haben.
grave-title = Bist du sicher?
grave-yes = Ja, so machen
end-title = Hier aufhören?
end-left = Das wäre noch möglich:
end-never-ask = Nicht mehr fragen
end-no = Noch nicht
and-more = und { $count } weitere
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
proposal-good = Gut so
proposal-not-good = Lieber nicht

# Tasten
shortcuts = Tastatur
key-choose = eine Möglichkeit der Liste wählen
key-confirm = Markiertes bestätigen (auf andere Art)
key-end = den Zug beenden
key-options = zur Liste der Möglichkeiten
key-board = zur nächsten Figur oder Karte auf dem Brett
key-zoom = lesen, was den Fokus hat, und warum es nicht wählbar ist (Rechtsklick, langer Druck)
key-undo = zurücknehmen
key-redo = die zurückgenommene Wahl wieder treffen
key-skip = eine Bewegung überspringen, Offenes schließen
key-pause = anhalten und weitergehen
key-back = einen Schritt zurück
key-rules = Regeln
key-log = Verlauf
key-chat = Gespräch
key-help = diese Liste

# Nach dem Spiel
final-scores = Endstand
total = Summe
winner = gewonnen
place = { $place }.
rematch = Noch einmal spielen
rematch-join = Bei der nächsten Partie mitspielen
analysis = Analyse
analysis-help = Ein Bot sieht sich jede Entscheidung der Partie noch einmal an.
analysis-progress = { $done } von { $choices } Entscheidungen angesehen
analysis-chart = Aussicht auf den Sieg im Verlauf, in Prozent
analysis-team = Gemeinsam
analysis-points = Was am meisten gekostet hat
analysis-chosen = Nach Entscheidung { $number } wählte { $name } „{ $chosen }“: { $cost } % weniger Aussicht.
analysis-better = Besser war „{ $better }“.
analysis-better-because = Besser war „{ $better }“: { $reasons }.
analysis-nothing = Keine Entscheidung war teuer.
analysis-show = Zeigen
analysis-try = Von hier versuchen
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
continue-go = Tisch eröffnen
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
    [one] 1 Karte im Clandeck
   *[other] { $count } Karten im Clandeck
 }
vaalbara-followers = Gefolge nach Initiative
vaalbara-follower-now = in dieser Runde eingesetzt
vaalbara-follower-used = eingesetzt
vaalbara-follower-known = bekanntlich auf der Hand
vaalbara-follower-open = auf der Hand oder im Clandeck
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
