# Die Wörter von GLOW.
#
# Die Namen der Abenteurer und Gefährten sind in allen Sprachen gleich.
game = GLOW
game-by = von Cédrick Chaboussit
game-about = Acht finstere Tage: Gewinne Gefährten, wirf deine Würfel, nutze, was sie zeigen, und bringe die Lichtsplitter heim.

option-sea_of_darkness = Meer der Finsternis
option-sea_of_darkness-help = Die andere Seite des Spielplans: vier Boote zwischen Inseln statt des Reichs der Schatten (G2.1).
option-random_adventurers = Abenteurer zufällig
option-random_adventurers-help = Die Abenteurer werden verteilt, niemand wählt (G2.2).
option-kaar_cursed = Kaar schützt nur, wer verschiebt
option-kaar_cursed-help = Wer Kaar hat und den schwarzen Würfel behält, steht unter seinem Fluch (G8.4).
option-solo = Solo gegen Tom
option-solo-help = Nur am Tisch für zwei: Der zweite Platz ist Tom, für den niemand spielen muss. Nicht in der deutschen Anleitung (G15).

# Womit man beginnen kann
preset-first = Erste Partie
preset-first-help = Zu zweit im Reich der Schatten; die Abenteurer werden ausgelost, damit es gleich losgeht.
preset-standard = Standard
preset-standard-help = Zu dritt im Reich der Schatten, mit Abenteurern nach Wahl.
preset-everything = Meer der Finsternis
preset-everything-help = Die andere Seite des Spielplans: vier Boote zwischen den Inseln.

# Aufzählungen und Sätze
list-and = { $first } und { $second }
list-none-of = { $first } und { $second }
list-more = { $first }, { $second }
two-sentences = { $first } { $second }

# Elemente, Seiten und Würfel
symbol-nature = Natur
symbol-water = Wasser
symbol-air = Luft
symbol-fire = Feuer
symbol-earth = Erde
symbol-footprints = Spuren
symbol-shards = Lichtsplitter
symbol-loss = Verlust

colour-green = grün
colour-dark-blue = dunkelblau
colour-light-blue = hellblau
colour-red = rot
colour-orange = orange

die-large-green = großer grüner Würfel
die-large-dark-blue = großer dunkelblauer Würfel
die-large-light-blue = großer hellblauer Würfel
die-large-red = großer roter Würfel
die-large-orange = großer orangefarbener Würfel
die-large-purple = großer lila Würfel
die-large-yellow = großer gelber Würfel
die-small-green = kleiner grüner Würfel
die-small-dark-blue = kleiner dunkelblauer Würfel
die-small-light-blue = kleiner hellblauer Würfel
die-small-red = kleiner roter Würfel
die-small-orange = kleiner orangefarbener Würfel
die-small-purple = kleiner lila Würfel
die-small-black = kleiner schwarzer Würfel
die-showing = { $die } ({ $symbol })
die-sides = Natur, Wasser, Luft, Feuer, Erde und { $symbol }.

area = Bereich { $element }

# Namen der Karten und Orte
name = { $name }
name-with-die = { $name } ({ $colour })
name-any-die = { $name } (alle Farben)
spell-name = Zauber „{ $condition }“
space-start = Startfeld
space-needs = Feld { $number } ({ $element })
space-forbids = Feld { $number } (ohne { $element })
space-village = Dorf { $points }
island-start = Mittelinsel
island-start-there = der Mittelinsel
island = Insel { $number } ({ $points })
island-there = Insel { $number } ({ $points })
island-start-to = zur Mittelinsel
island-to = zu Insel { $number } ({ $points })

# Was auf den Karten steht
counted-element = { $count ->
    [one] { $element }
   *[other] { $count } { $element }
 }
condition-elements = Je { $elements }
condition-elements-once = Mit { $elements }
condition-alike = Je { $number ->
    [2] zwei
    [3] drei
   *[other] vier
 } gleiche Symbole
condition-alike-once = Mit { $number ->
    [2] zwei
    [3] drei
   *[other] vier
 } gleichen Symbolen
condition-without = Ohne { $elements }
condition-mixed = Mit { $needed } und ohne { $forbidden }
condition-never = Nie

effect-gain-shards = +{ $shards } Lichtsplitter
effect-lose-shards = −{ $shards } Lichtsplitter
effect-gain-footprints = +{ $footprints } { $footprints ->
    [one] Spur
   *[other] Spuren
 }
effect-lose-footprints = −{ $footprints } { $footprints ->
    [one] Spur
   *[other] Spuren
 }
effect-gain-fireflies = +{ $fireflies } Glühwürmchen
effect-gain-rerolls = +{ $rerolls } Neuwurfplättchen
effect-die = ab auf den Friedhof
effect-cast-spells = ein Zauber für alle anderen
effect-lose-rightmost = der Gefährte ganz rechts kommt auf den Friedhof
effect-take-from-cemetery = ein anderer Gefährte vom Friedhof

card-effect = { $condition }: { $effects }.
card-end-gain = Am Ende: +{ $shards } Lichtsplitter.
card-end-loss = Am Ende: −{ $shards } Lichtsplitter.
ability-dice = Würfel: { $count } × { $die }.
ability-fireflies = { $fireflies } Glühwürmchen am Ende.
ability-rerolls = { $rerolls ->
    [one] Ein Neuwurf
   *[other] { $rerolls } Neuwürfe
 } an jedem Tag.
ability-die = Bringt aus dem Vorrat mit: { $die }.
ability-any-die = Bringt einen großen Würfel deiner Wahl aus dem Vorrat mit.
ability-black-die = Bringt den schwarzen Würfel ins Spiel und schützt dich vor ihm.

space-start-text = Hier beginnen alle Reisen.
space-needs-text = Braucht einen Würfel mit { $element } oder eine Spur.
space-forbids-text = Offen, wenn kein Würfel { $element } zeigt, oder für eine Spur.
space-village-text = Kostet { $footprints ->
    [one] 1 Spur
   *[other] { $footprints } Spuren
 }. Ein Lager hier bringt am Ende { $points } Lichtsplitter.
island-text = Ein Boot hier bringt am Ende { $points } Lichtsplitter.
symbol-gain = Wer hierher kommt: { $what }.
symbol-grave = Wer hierher kommt, gibt einen Gefährten her oder bricht einen Zauber.
tile = Plättchen { $steps }/{ $points }
tile-text = Toms Gruppe rückt um { $steps } vor; er erhält so viele Lichtsplitter, wie sie weit ist{ $points ->
    [0] {""}
   *[other] {" "}und { $points } dazu
 }.
tile-low = Sein Lager rückt weiter, oder ein Boot fährt auf dem Weg mit der kleinsten Zahl.
tile-high = Sein Lager rückt weiter, oder ein Boot fährt auf dem Weg mit der größten Zahl.

note-card = { $condition }: { $effects }
note-number = Nr. { $number }

# Fragen und Antworten
ask-tom-die = Wähle einen Würfel für Tom
choose-tom-die = { $die }
ask-adventurer = Wähle deinen Abenteurer
choose-adventurer = { $adventurer }
ask-companion = Wähle einen Gefährten
choose-companion = { $companion }, { $area }
hint-area = { $dice ->
    [0] keine Würfel
   *[other] { $dice } Würfel
 }{ $footprints ->
    [0] {""}
    [one] , 1 Spur
   *[other] , { $footprints } Spuren
 }
ask-remove = Welchen Gefährten legst du auf den Friedhof?
remove-companion = { $companion }, { $area }
ask-black-die = Wohin legst du den schwarzen Würfel?
keep-black-die = Mitnehmen: { $die }
move-black-die = In den { $area }
ask-large-die = Welchen Würfel bringt „{ $companion }“ mit?
choose-large-die = { $die }
ask-reroll = Neu werfen oder die Würfel behalten?
keep-dice = Würfel behalten
choose-reroll = Neu werfen: { $die }
ask-reroll-with = Allein, zu zweit oder drehen ({ $die })?
reroll-alone = Allein: { $die }
reroll-with = Zusammen mit: { $die }
reroll-turn = Auf eine Seite deiner Wahl drehen, für { $rerolls ->
    [one] 1 Neuwurf
   *[other] { $rerolls } Neuwürfe
 }
ask-source = Woher kommt der Neuwurf?
ask-turn-source = Woher kommt der Neuwurf? (noch { $left } zu bezahlen)
choose-source = { $source }
source-companion = Ein Gefährte
source-token = Ein Neuwurfplättchen
source-track = Die Punkteleiste: zurück auf Feld { $space }
hint-lose = −{ $shards }
ask-turn = Auf welche Seite drehst du: { $die }?
choose-side = { $symbol }
ask-card = Welche Karte nutzt du als Nächstes?
use-card = { $card }
hint-times = ×{ $times }
ask-cemetery = Wen nimmst du vom Friedhof?
choose-from-cemetery = { $companion }
ask-travel = Wohin zieht deine Gruppe?
stop-here = Hier anhalten
travel-die = { $space }, mit einem Würfel
travel-footprint = { $space }, für eine Spur
travel-free = { $space }, umsonst
travel-village = { $space }, für { $footprints ->
    [one] 1 Spur
   *[other] { $footprints } Spuren
 }
hint-village = Lager: { $points }
hint-camp = Lager: { $points }
ask-sail = Welches Boot fährt wohin?
stay = Alle Boote bleiben
sail = Von { $origin } { $island }
hint-sail = { $footprints ->
    [0] { $points }
    [one] { $points }, −1 Spur
   *[other] { $points }, −{ $footprints } Spuren
 }
ask-give-up = Wen oder was gibst du her?
give-up-companion = { $companion }
break-spell = Zauber „{ $does }“ brechen
break-face-down = Einen verdeckten Zauber brechen

# Was geschehen ist
start-token = { $seat } bekommt das Startplättchen.
adventurer-chosen = { $seat } führt „{ $adventurer }“.
tom-die = { $seat } bekommt einen Würfel: { $die }.
tom-rolled = { $seat } wirft { $shows }: { $die }.
tom-tile = { $seat } nutzt ein Plättchen: { $tile }. Die Gruppe rückt um { $steps } vor und ist jetzt { $band } weit.
small-dice-rolled = { $count } kleine Würfel werden auf die Begegnungsleiste geworfen.
companion-appears = „{ $companion }“ erscheint: { $area }{ $footprints ->
    [0] {""}
    [one] , 1 Spur
   *[other] , { $footprints } Spuren
 }.
day-begins = Tag { $day } beginnt mit { $seat }.
spell-revealed = { $seat } deckt den Zauber „{ $does }“ auf.
companion-taken = { $seat } nimmt „{ $companion }“: { $area }.
small-dice-taken = { $seat } nimmt { $count ->
    [one] 1 kleinen Würfel
   *[other] { $count } kleine Würfel
 }.
black-die-moved = { $seat } verschiebt: { $die }, { $area }.
black-die-comes = „{ $companion }“ bringt ins Spiel: { $die }, { $area }.
cursed = { $seat } steht unter dem Fluch des schwarzen Würfels: Andere Würfel mit { $symbol } zählen heute nicht.
protected = „{ $companion }“ schützt { $seat } vor dem Fluch des schwarzen Würfels.
die-taken = „{ $companion }“ bringt { $seat } einen Würfel: { $die }.
no-large-die = „{ $companion }“ bringt keinen Würfel mit: Im Vorrat liegt kein passender.
left-behind = „{ $companion }“ kommt auf den Friedhof: { $why }.
why-left-behind = niemand hat diese Karte genommen
why-sent-away = { $seat } legt diese Karte ab
rolled = { $seat } wirft { $faces }.
rerolled = { $seat } wirft { $before } neu: { $faces }.
reroll-from-companion = { $seat } nutzt den Neuwurf eines Gefährten.
reroll-from-token = { $seat } nutzt ein Neuwurfplättchen.
reroll-from-track = { $seat } geht für einen Neuwurf { $shards ->
    [one] 1 Feld
   *[other] { $shards } Felder
 } zurück.
turned = { $seat } dreht für { $rerolls ->
    [one] 1 Neuwurf
   *[other] { $rerolls } Neuwürfe
 } auf { $symbol }: { $die }.
dice-kept = { $seat } behält die Würfel.
gained-shards = { $seat } erhält { $shards } Lichtsplitter: { $why }.
lost-shards = { $seat } verliert { $shards } Lichtsplitter: { $why }.
gained-footprints = { $seat } erhält { $footprints ->
    [one] 1 Spur
   *[other] { $footprints } Spuren
 }: { $why }.
lost-footprints = { $seat } gibt { $footprints ->
    [one] 1 Spur
   *[other] { $footprints } Spuren
 } ab: { $why }.
gained-fireflies = { $seat } erhält { $fireflies } Glühwürmchen: { $why }.
gained-rerolls = { $seat } erhält { $rerolls } Neuwurfplättchen: { $why }.
why-card = „{ $card }“
why-spell = Zauber „{ $does }“
why-place = { $place }
why-on-the-way = auf dem Weg zu { $space }
why-for-space = für { $space }
why-for-island = für { $island }
why-side-footprints = Spurenseite
why-side-shards = Splitterseite
why-side-loss = Verlust des schwarzen Würfels
why-area = { $area }
why-tile = { $tile }
why-last = als Letztes an der Reihe
why-skull = Totenkopf
why-struck = der Zauber trifft den Gefährten ganz rechts
why-grave = Grabsymbol
nothing-to-give-up = { $seat } gibt am Grabsymbol nichts her: kein Gefährte, kein Zauber.
no-spell-left = { $seat } bekommt keinen Zauber: Der Haufen ist leer.
card-used = { $seat } { $spell ->
    [0] nutzt „{ $called }“
   *[other] löst den Zauber „{ $called }“ aus
 }{ $times ->
    [one] {""}
   *[other] {" "}{ $times }-mal
 }.
buried = { $seat } legt „{ $companion }“ auf den Friedhof: { $why }.
die-returned = { $seat } legt zurück in den Vorrat: { $die }.
spell-cast = { $seat } bekommt verdeckt einen Zauber von { $caster }.
taken-from-cemetery = { $seat } nimmt „{ $companion }“ vom Friedhof.
face-down-broken = { $seat } bricht einen verdeckten Zauber.
spell-broken = { $seat } bricht den Zauber „{ $does }“.
travelled = { $seat } zieht { $dice ->
    [0] weiter
   *[other] mit einem Würfel weiter
 }: { $space }.
camp-moved = { $seat } schlägt das Lager auf: { $space }.
sailed = { $seat } fährt mit einem Boot von { $origin } { $island }.
small-dice-back = { $seat } legt { $count ->
    [one] 1 kleinen Würfel
   *[other] { $count } kleine Würfel
 } zurück auf die Begegnungsleiste: { $areas }.
final-score = { $seat } hat { $total } Lichtsplitter: Punkteleiste { $track }, Karten { $cards }, Spielplan { $board }, Glühwürmchen { $fireflies }, Spuren { $footprints }.
game-won = { $seat } gewinnt mit { $shards } Lichtsplittern.
game-won-by-rerolls = { $seat } gewinnt mit { $shards } Lichtsplittern: Gleichstand mit { $others }, aber mehr Neuwurfplättchen.
game-won-by-footprints = { $seat } gewinnt mit { $shards } Lichtsplittern: Gleichstand mit { $others }, aber mehr Spuren.
game-lost-by-footprints = { $seat } gewinnt mit { $shards } Lichtsplittern: Gleichstand mit { $others }, ohne mehr Spuren für { $others }.
game-shared = { $seats } teilen sich den Sieg mit { $shards } Lichtsplittern: auch gleich viele Neuwurfplättchen.

# Der Spielplan im Terminal
board-day = Tag { $day }/{ $days }
board-phase-setup = Aufbau
board-phase-morning = Morgen
board-phase-late_morning = Vormittag
board-phase-noon = Mittag
board-phase-afternoon = Nachmittag
board-phase-evening = Abend
board-phase-end = Ende
board-piles = Stapel { $deck }, Friedhof { $cemetery }, Zauber { $spells }
board-reserve = Vorrat
board-band = Toms Gruppe { $band }
board-toms-die = Toms Würfel
board-letter-nature = N
board-letter-water = W
board-letter-air = L
board-letter-fire = F
board-letter-earth = E
board-letter-footprints = ∴
board-letter-shards = ✦
board-letter-loss = −
board-colour-green = g
board-colour-dark-blue = d
board-colour-light-blue = h
board-colour-red = r
board-colour-orange = o
board-colour-purple = l
board-colour-yellow = e
board-colour-black = s
board-curse = Fluch: { $element } zählt nicht.
board-face-down = { $count ->
    [one] 1 Zauber verdeckt
   *[other] { $count } Zauber verdeckt
 }
board-where = auf { $place }, Lager { $camp }
board-boats = Boote auf { $islands }
board-own = ✦{ $score } { $score ->
    [one] Lichtsplitter
   *[other] Lichtsplitter
 } (am Ende { $total })  ∴{ $footprints } { $footprints ->
    [one] Spur
   *[other] Spuren
 }  ✺{ $fireflies }/{ $companions } Glühwürmchen  ↻{ $rerolls } { $rerolls ->
    [one] Neuwurf
   *[other] Neuwürfe
 }
board-and-more = und { $count ->
    [one] 1 weiteres Feld
   *[other] { $count } weitere Felder
 }
board-reach = In Reichweite:
board-legend = ✦ Lichtsplitter (wenn jetzt Schluss wäre) · ∴ Spuren · ✺ Glühwürmchen/Gefährten · ↻ Neuwürfe · ☠ Friedhof · × verboten · = gleiche, am Ende · ⌂ Dorf, Lager · ★ Startplättchen
board-legend-dice = Würfel: g grün, d dunkelblau, h hellblau, r rot, o orange, l lila, e gelb, s schwarz; groß geschrieben die großen; ein kleiner Buchstabe darin zählt nicht; ✓ schon genutzt
board-nothing = nichts
board-told-price = { $footprints ->
    [0] { $place }
    [one] { $place } für 1 Spur
   *[other] { $place } für { $footprints } Spuren
 }
board-told-day = Tag { $day } von { $days }, { $phase }.
board-told-start = { $seat } hat das Startplättchen.
board-told-cemetery = Auf dem Friedhof: { $companions }.
board-told-reserve = Im Vorrat: { $dice }.
board-told-lies = Dort { $dice ->
    [0] liegen keine Würfel
    [one] liegt 1 Würfel
   *[other] liegen { $dice } Würfel
 } und { $footprints ->
    [0] keine Spuren
    [one] 1 Spur
   *[other] { $footprints } Spuren
 }.
board-told-company = { $seat }: Lichtsplitter { $score }, Spuren { $footprints }, Glühwürmchen { $fireflies } bei { $companions } Gefährten, Neuwürfe { $rerolls }, { $where }.
board-told-dice = Würfel: { $dice }.
board-told-met = { $times ->
    [one] erfüllt
   *[other] { $times }-mal erfüllt
 }
board-told-used = genutzt
board-end-seat = Platz
board-end-track = Leiste
board-end-cards = Karten
board-end-board = Spielplan
board-end-fireflies = Glühwürmchen
board-end-footprints = Spuren
board-end-total = Gesamt

# Die Schachtel im Terminal
box-adventurers = Abenteurer
box-companions = Gefährten
box-spells = Zauber
box-dice = Würfel
box-shadows = Reich der Schatten
box-sea = Meer der Finsternis
box-figures = Zahlen
box-id = Kennung
box-name = Name
box-text = Was es tut
box-rule = Regel
box-sides = Seiten
box-ways = Führt nach
box-figure = Zahl
box-value = Wert
box-days = Tage
box-start-points = Lichtsplitter zu Beginn
box-removed = Gefährten, die aus jedem Stapel kommen
box-last-rerolls = Neuwurfplättchen für die letzte Person
box-rerolls-to-turn = Neuwürfe, um einen Würfel zu drehen
box-boats = Boote
box-footprints-side = Spuren auf der besonderen Seite
box-shards-side = Lichtsplitter auf der besonderen Seite
box-loss-side = Verlorene Lichtsplitter auf der besonderen Seite
box-firefly-bonus = Bonus für Glühwürmchen
box-reroll-spaces = Neuwurffelder der Punkteleiste

# Browser board
glow-day = Tag { $day } von { $days }
glow-phases = Die Tageszeiten
glow-phase-morning = Morgen
glow-phase-late_morning = Vormittag
glow-phase-noon = Mittag
glow-phase-afternoon = Nachmittag
glow-phase-evening = Abend
glow-track = Begegnungsleiste
glow-area = Bereich { $element }: { $dice ->
    [0] keine Würfel
    [one] 1 Würfel
   *[other] { $dice } Würfel
 }, { $footprints ->
    [0] keine Spuren
    [one] 1 Spur
   *[other] { $footprints } Spuren
 }
glow-cemetery = Friedhof
glow-cemetery-count = Friedhof: { $count ->
    [one] 1 Gefährte
   *[other] { $count } Gefährten
 }
glow-cemetery-empty = Hier liegt niemand.
glow-deck = { $count ->
    [one] 1 Gefährte kommt noch
   *[other] { $count } Gefährten kommen noch
 }
glow-spell-pile = { $count ->
    [one] 1 Zauber im Stapel
   *[other] { $count } Zauber im Stapel
 }
glow-reserve = Würfelvorrat
glow-outlook = Wenn jetzt Schluss wäre
glow-score-track = Splitter
glow-score-cards = Karten
glow-score-board = Reise
glow-score-fireflies = Glühwürmchen
glow-score-footprints = Spuren
glow-shards = { $count ->
    [one] 1 Lichtsplitter
   *[other] { $count } Lichtsplitter
 }
glow-start = Startplättchen
glow-away = nicht da
glow-dice = Würfel von { $name }
glow-cards = Karten von { $name }
glow-spell = Zauber
glow-face-down = { $count ->
    [one] 1 Zauber, verdeckt
   *[other] { $count } Zauber, verdeckt
 }
glow-curse = Fluch: { $element }
glow-die-void = zählt nicht
glow-die-spent = benutzt
glow-met = Erfüllt: { $times ->
    [one] einmal
   *[other] { $times }-mal
 }.
glow-used = Benutzt.
glow-under-spell = Ein Zauber liegt darauf.
glow-footprints = { $count ->
    [one] 1 Spur
   *[other] { $count } Spuren
 }
glow-fireflies = Glühwürmchen: { $fireflies }, Gefährten: { $companions }{ $enough ->
    [yes] {" "}(genug)
   *[no] {""}
 }
glow-roll-again = { $count ->
    [one] Diesen Würfel neu werfen
   *[other] Beide Würfel neu werfen
  }
glow-turn-it = Auf eine Seite der Wahl drehen …
glow-reroll-tokens = { $count ->
    [one] 1 Neuwurfplättchen
   *[other] { $count } Neuwurfplättchen
 }
glow-free-rerolls = { $count ->
    [one] 1 Neuwurf durch Gefährten
   *[other] { $count } Neuwürfe durch Gefährten
 }
glow-track-reroll = Ein Neuwurf von der Punkteleiste kostet { $shards ->
    [one] 1 Lichtsplitter
   *[other] { $shards } Lichtsplitter
 } (zurück auf { $space })
glow-back-to = Zurück auf Feld { $space } der Punkteleiste
glow-marker = { $name }: { $count }
glow-realm = Reich der Schatten
glow-sea = Meer der Finsternis
glow-reach = Erreichbar { $footprints ->
    [0] ohne Spuren
    [one] für 1 Spur
   *[other] für { $footprints } Spuren
 }.
glow-way = { $least ->
    [0] Immer offen
   *[other] Verschiedene Elemente: { $least ->
        [1] 1 oder { $most }
       *[other] { $least }
    }
 }{ $footprints ->
    [0] {""}
    [one] , 1 Spur
   *[other] , { $footprints } Spuren
 }
glow-group = Gruppe von { $name }: { $place }
glow-camp = Lager von { $name }: { $place }
glow-boat = Boot von { $name }: { $place }
glow-band = Toms Gruppe ist insgesamt { $band } vorgerückt
glow-tiles = { $count ->
    [one] 1 Plättchen kommt noch
   *[other] { $count } Plättchen kommen noch
 }

# Was an den Zahlen eines eigenen Exemplars nicht passt
wrong-sides = ein Würfel hat sechs Seiten
wrong-deck = Stapel { $deck } hat nur { $count } Gefährten für { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
 }
wrong-areas = hier muss jedes Element einmal stehen: { $elements }
wrong-reroll-spaces = das müssen Felder der Leiste sein, von 0 bis { $last }
wrong-die-elements = jeder Würfel zeigt jedes Element
wrong-black-die = es muss genau ein schwarzer Würfel da sein
wrong-reserve = im Vorrat muss ein großer Würfel der Farbe { $colour } liegen, nicht { $count }
wrong-no-effect = was eine Bedingung hat, muss etwas bewirken
wrong-condition = eine Bedingung verlangt höchstens zwei verschiedene Elemente
wrong-mixture = nur ein Element zusammen mit einem verbotenen lässt sich mischen
wrong-elements = das müssen welche von diesen sein: { $elements }
wrong-start = das erste Feld muss der Start sein
wrong-path = zu Feld { $space } führt kein Weg

# Was für eine Wahl spricht (Tipps)
part-shards = mehr Lichtsplitter
part-footprints = mehr Spuren
part-spells = weniger Ärger mit Zaubern
part-fireflies = näher am Bonus für Glühwürmchen
part-cards = Gefährten, die in den nächsten Tagen mehr bringen
part-today = ein guter Rest dieses Tages und des Weges

# Warum etwas nicht gewählt werden kann.
why-not-die-of = Dieser Würfel gehört { $seat }: Du wirfst nur eigene Würfel neu.
why-not-same-die = Dieser Würfel wird schon geworfen: Wähle einen anderen dazu oder keinen.
why-not-die-on-track = Dieser Würfel gehört dir nicht: Würfel auf der Begegnungsleiste kommen mit dem Gefährten ihres Bereichs.
why-not-die-any-more = Ab dem Mittag gibt es keine Neuwürfe mehr: Die Würfel bleiben, wie sie sind.
why-not-die-yet = Gewürfelt wird am späten Vormittag.
why-not-card-of = Diese Karte gehört { $seat }.
why-not-card-now = Karten werden am Mittag genutzt, wenn die Würfel zeigen, was sie verlangen.
why-not-card-again = Diese Karte hast du heute schon genutzt: jede einmal am Tag.
why-not-condition = Deine Würfel zeigen nicht, was diese Karte verlangt: { $condition }.
why-not-cemetery = Dieser Gefährte liegt auf dem Friedhof.
why-not-track-now = Gefährten nimmt man am Morgen von der Leiste, jeder einen.
why-not-visited = Hier war deine Gruppe heute Nachmittag schon: Kein Feld darf zweimal betreten werden.
why-not-neighbour = Dieses Feld liegt nicht neben deiner Gruppe: Der Weg führt von Nachbarfeld zu Nachbarfeld.
why-not-village = Dieses Dorf zu betreten kostet { $price ->
    [one] 1 Spur
   *[other] { $price } Spuren
  }, und du hast { $footprints }.
why-not-element = Dieses Feld verlangt einen Würfel, der { $symbol } zeigt, oder eine Spur: Beides hast du nicht mehr.
why-not-forbidden = Einer deiner Würfel zeigt { $symbol }, was hier verboten ist, und du hast keine Spur, um trotzdem einzutreten.
