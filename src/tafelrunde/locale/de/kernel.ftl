# Wörter des Kerns: was jedes Spiel braucht.
seat = Platz { $number }
speech = { $seat }: „{ $words }“

no-such-option = Es gibt keine Möglichkeit { $index }: „{ $prompt }“ hat { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
 }, gezählt ab 0.
no-whole-number = { $name } muss eine ganze Zahl sein, nicht { $given }.
no-such-seat = Es gibt keinen Platz { $seat }: Dieses Spiel hat { $players } Plätze, gezählt ab 0.
game-is-over = Das Spiel ist zu Ende; es gibt nichts mehr zu wählen.
not-asked = { $seat } hat gerade nichts zu entscheiden; der Tisch wartet auf { $asked }.

unknown-game = Es gibt kein Spiel „{ $name }“. Es gibt: { $known }.
broken-game = Das Spiel „{ $name }“ ist installiert, aber nicht zu gebrauchen: { $why }
unknown-option = { $game } kennt die Option „{ $option }“ nicht. { $known }
no-options = Das Spiel hat keine Optionen.
options-are = Optionen sind: { $list }.
bad-option-value = Die Option { $option } kann nicht „{ $value }“ sein. Möglich sind: { $known }.
players-no-number = { $game } ist für { $least } bis { $most } Personen: players muss eine ganze Zahl sein, nicht { $given }.
game-told = { $game }, für { $least } bis { $most } Personen
bad-players = { $game } ist für { $least } bis { $most } Personen, nicht für { $given }.
unknown-version = Diese Regeln sind hier nicht bekannt: { $game }, Fassung { $version }. Die neueste Fassung ist { $newest }; ein neueres Tafelrunde kennt vielleicht mehr.
seed-out-of-range = { $seed } ist kein Startwert: Wähle eine ganze Zahl von 0 bis 18446744073709551615.
unknown-rule = Es gibt keine Regel { $number }. Die Kapitel sind: { $known }.
no-such-language = Es gibt keine Sprache „{ $given }“. Es gibt: { $known }.

components-not-toml = { $file } ist keine TOML-Datei: { $why }.
components-no-table = Eigene Werte sind eine Tabelle (oder der Pfad einer Datei damit), nicht { $given }.
components-wrong = Das Spielmaterial passt nicht bei „{ $entry }“: { $why }.
components-unusable = Mit diesem Spielmaterial lässt sich das Spiel nicht aufbauen ({ $entries }): { $why }.
wrong-no-entry = diesen Eintrag gibt es nicht; hier gibt es: { $known }
wrong-not-a-table = hier muss eine Tabelle stehen
wrong-kind = { $given } ist nicht von derselben Art wie { $standard }
wrong-not-things = hier muss eine Liste von Tabellen stehen, jede mit der id dessen, was sie ändert
wrong-no-thing = „{ $thing }“ ist nicht in der Schachtel
wrong-number = { $value } ist keine ganze Zahl von { $least } bis { $most }
wrong-word = { $value } gibt es hier nicht; es gibt: { $known }
file-unreadable = { $file } ist nicht lesbar: { $why }.

not-a-save = Das ist kein gespeichertes Spiel von Tafelrunde.
save-format = Dieses Spiel wurde im Format { $format } gespeichert; dieses Tafelrunde liest Format { $known }. Bitte Tafelrunde aktualisieren.
save-damaged = Das gespeicherte Spiel ist beschädigt: Die Prüfsumme stimmt nicht. Nimm eine Sicherung.
save-unreadable = Das gespeicherte Spiel ist nicht lesbar: { $why }.

recipe-unreadable = Das ist keine Partiedatei: { $why }.
recipe-format = Diese Partiedatei hat Format { $format }, das dieses Tafelrunde nicht lesen kann. Bitte Tafelrunde aktualisieren.
recipe-broken = Die Partiedatei lässt sich nicht nachspielen: { $why }
recipe-digest = Die Partiedatei führt nicht zu dem Stand, den sie nennt: Sie wurde verändert oder mit anderen Regeln gemacht.

nothing-to-undo = { $seat } hat nichts gewählt, was zurückgenommen werden könnte.
undo-revealed = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas Verborgenes gezeigt oder der Zufall hat entschieden.
undo-others = Das lässt sich nicht zurücknehmen: { $seat } hat darauf schon eine Entscheidung getroffen.

hint-part = { $part } (+{ $amount })
bad-bot = Der Bot „{ $name }“ lässt sich nicht verwenden: { $why }
unknown-bot = Es gibt keinen Bot „{ $name }“. Es gibt: { $known }.
no-game = Ein Bot spielt ein tafelrunde.Game, wie tafelrunde.game(…) es findet, nicht { $given }.
too-few-games = { $games } Partien lassen sich nicht spielen: Wähle 1 oder mehr.
too-few-workers = { $workers } Prozesse können nicht spielen: Wähle 1 oder mehr.
workers-failed = Die Prozesse konnten nicht starten. In einem Skript gehört der Aufruf unter `if __name__ == "__main__":`; sonst nimm einen Prozess.
recipe-chance = Der Zufall in dieser Partiedatei ist nicht der, den ihr { $source ->
    [key] Schlüssel
   *[seed] Startwert
 } ergibt ({ $choice ->
    [0] beim Austeilen
   *[other] nach Entscheidung { $choice }
 }): Es wurde verändert.

# How a game without a drawing of its own ended.
column-seat = Platz
column-score = Punkte

# Values of options that are the same in every game.
option-on = ja
option-off = nein
option-number = { $number }
