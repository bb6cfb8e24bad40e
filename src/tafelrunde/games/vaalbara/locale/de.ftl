# Die Wörter von Vaalbara.
game = Vaalbara
game-by = von Olivier Cipière
game-about = Wähle geheim dein Gefolge, sieh, wer zuerst kommt, und hole Landschaften in dein Reich.

option-five_person_lands = Landschaften ab fünf Personen
option-five_person_lands-help = Zehn Landschaften ab vier Personen werden erst zu fünft verwendet (V2.2).
option-bard_may_choose_self = Die Bardin darf sich selbst wählen
option-bard_may_choose_self-help = Die Punkte der Bardin dürfen auch an den eigenen Clan gehen (V6.2.1).
option-choose_clans = Clans wählen
option-choose_clans-help = Reihum wählt ihr eure Clans; sonst gehen sie nach den Plätzen (V2.3.1).

# Womit man beginnen kann
preset-first = Erste Partie
preset-first-help = Zu dritt und ohne Varianten: So lernt ihr die zwölf Gefolgsleute kennen.
preset-standard = Standard
preset-standard-help = Zu viert, wie die Anleitung es vorsieht.
preset-everything = Mit allen Varianten
preset-everything-help = Landschaften ab fünf Personen, und die Bardin darf sich selbst wählen.

# Die Clans
clan-yellow = Gelb
clan-red = Rot
clan-blue = Blau
clan-purple = Lila
clan-green = Grün

# Die Landschaften, und was sie bringen
land-meadow = Grasland
land-farm = Ackerland
land-forest = Wald { $value }
land-village = Dorf
land-mountain = Gebirge
land-river = Fluss

kind-meadow = Grasland
kind-farm = Ackerland
kind-forest = Wald
kind-village = Dorf
kind-mountain = Gebirge
kind-river = Fluss

reward-per-meadow-around = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } für jedes Grasland in deinem Reich und in den Reichen benachbarter Personen.
reward-per-farm = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } für jedes Ackerland in deinem Reich.
reward-printed = So viele Punkte, wie darauf stehen.
reward-per-kind = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } für jede verschiedene Landschaftsart in deinem Reich.
reward-second-and-fourth = { $second ->
    [one] 1 Punkt
   *[other] { $second } Punkte
 }, wenn es dein 2. Gebirge ist, { $fourth }, wenn es dein 4. ist.
reward-per-river = Für jeden Fluss in deinem Reich Punkte in Höhe der Initiative deines Gefolges, höchstens { $limit }.

# Das Gefolge, und was es tut
follower-warrior = Kämpferin
follower-bard = Bardin
follower-hunter = Jäger
follower-oracle = Orakel
follower-carpenter = Zimmerer
follower-falconer = Falknerin
follower-tracker = Fährtenleser
follower-midwife = Hebamme
follower-tamer = Tierbändigerin
follower-artisan = Handwerker
follower-pioneer = Pionier
follower-farmer = Bauer

effect-holders-may-show = Wer eine Kämpferin auf der Hand hat, darf sie zeigen und erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
effect-give-points = Eine Person deiner Wahl erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
effect-before-neighbours = Du erhältst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }, wenn du vor allen benachbarten Personen am Zug bist.
effect-after-neighbours = Du erhältst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }, wenn du nach allen benachbarten Personen am Zug bist.
effect-per-odd-neighbour = Du erhältst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } für jede benachbarte Person, die Gefolge mit ungerader Initiative einsetzt.
effect-per-forest = Du erhältst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } für jeden Wald in deinem Reich.
effect-steal-from-previous = Du stiehlst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } von der Person, die direkt vor dir am Zug war.
effect-exchange-with-top = Tausche eine Landschaft der ersten oder zweiten Reihe mit der obersten des Stapels.
effect-take-back = Nimm eine deiner eingesetzten Karten zurück auf die Hand, aber nicht die Hebamme.
effect-exchange-rows = Tausche eine Landschaft der ersten Reihe mit einer der zweiten Reihe.
effect-exchange-with-bottom = Tausche eine Landschaft deines Reichs mit der untersten des Stapels und nimm die Belohnung der neuen.
effect-double-reward = Die Belohnung der Landschaft, die du in dieser Runde wählst, wird verdoppelt.

# Fragen und Antworten
ask-clan = Welchen Clan führst du?
choose-clan = { $clan }
ask-follower = Wähle eine Karte für diese Runde
choose-follower = { $follower } (Initiative { $initiative })
ask-land = Wähle eine Landschaft aus der ersten Reihe
choose-land = { $land }
hint-points = +{ $points }
note-land = { $where }; Omen: { $omens }
place-in-row = Platz { $place }
place-in-first-row = erste Reihe, Platz { $place }
place-in-second-row = zweite Reihe, Platz { $place }
place-in-realm = Nr. { $place } im Reich
one-after-another = { $first }, { $second }
ask-receiver = Wer erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }?
choose-receiver = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
ask-show = Zeigst du eine „{ $follower }“ für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }?
choose-keep-secret = Nichts zeigen
choose-show = { $follower } zeigen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
ask-returning = Welche Karte nimmst du zurück auf die Hand?
choose-returning = { $follower }
ask-for-top = Welche Landschaft tauschst du mit der obersten des Stapels?
choose-for-top = { $land }
ask-from-first-row = Welche Landschaft der ersten Reihe tauschst du?
choose-from-first-row = { $land }
ask-from-second-row = { $land } gegen welche Landschaft der zweiten Reihe?
choose-from-second-row = { $land }
ask-for-bottom = Welche Landschaft deines Reichs tauschst du mit der untersten des Stapels?
choose-for-bottom = { $land }

# Was geschehen ist
round-begins = Runde { $round } beginnt.
has-chosen = { $seat } hat eine Karte gewählt.
clan-chosen = { $seat } führt einen Clan: { $clan }.
revealed = { $seat } deckt „{ $follower }“ auf (Initiative { $initiative }).
goes-first-by-omen = { $seat } kommt vor { $other }: gleiche Initiative, aber das stärkere Omen.
turn-begins = { $seat } ist mit „{ $follower }“ am Zug.
gained = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }: { $why }.
gained-nothing = { $seat } erhält nichts: { $why }.
why-before-neighbours = „{ $follower }“, vor { $count ->
    [one] der benachbarten Person
   *[other] beiden benachbarten Personen
 } am Zug
why-neighbour-first = „{ $follower }“, aber { $neighbour } war schon am Zug
why-after-neighbours = „{ $follower }“, nach { $count ->
    [one] der benachbarten Person
   *[other] beiden benachbarten Personen
 } am Zug
why-neighbour-later = „{ $follower }“, aber { $neighbour } war noch nicht am Zug
why-odd-neighbours = „{ $follower }“, { $count ->
    [0] keine benachbarte Person
    [one] 1 benachbarte Person
   *[other] { $count } benachbarte Personen
 } mit ungerader Initiative
why-forests = „{ $follower }“, { $count ->
    [0] kein Wald
    [one] 1 Wald
   *[other] { $count } Wälder
 } im Reich
why-first-turn = „{ $follower }“, aber niemand war vorher am Zug
why-nothing-to-steal = „{ $follower }“, aber { $victim } hat keine Punkte
why-shown = „{ $follower }“ gezeigt
why-given = „{ $follower }“ von { $giver }
why-given-oneself = die eigene „{ $follower }“
why-meadows = { $count }-mal Grasland im Reich und in benachbarten Reichen
why-farms = { $count }-mal Ackerland im Reich
why-printed = { $land }
why-kinds = { $count ->
    [one] 1 Landschaftsart
   *[other] { $count } Landschaftsarten
 } im Reich
why-mountain = { $number }. Gebirge im Reich
why-rivers = { $count }-mal Fluss im Reich, je { $each }
why-doubled = { $why }, verdoppelt durch „{ $follower }“
why-bonus = Bonus für { $kinds ->
    [one] 1 Landschaftsart
   *[other] { $kinds } Landschaftsarten
 }
stolen = { $seat } stiehlt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } von { $victim }: „{ $follower }“{ $missing ->
    [0] {""}
   *[other] , mehr hat { $victim } nicht
 }.
shown = { $seat } zeigt eine „{ $follower }“.
taken-back = { $seat } nimmt „{ $follower }“ zurück auf die Hand.
nothing-to-take-back = { $seat } nimmt mit „{ $follower }“ nichts zurück: Kein anderes Gefolge ist eingesetzt.
nothing-to-exchange = { $seat } tauscht mit „{ $follower }“ nichts: Das Reich ist leer.
exchanged-top = { $seat } tauscht { $old } der { $row ->
    [1] ersten
   *[other] zweiten
 } Reihe mit { $new } oben auf dem Stapel. Jetzt gelten diese Omen: { $omens }.
exchanged-rows = { $seat } tauscht { $first } der ersten Reihe mit { $second } der zweiten Reihe.
exchanged-bottom = { $seat } legt { $old } aus dem Reich unter den Stapel und bekommt dafür { $new }.
land-taken = { $seat } nimmt eine Landschaft: { $land }.
land-laid-out = In der zweiten Reihe liegt neu: { $land }.
drew = { $seat } zieht „{ $follower }“.
final-score = { $seat } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }: aus den Runden { $rounds }, als Bonus { $bonus }.
game-won = { $seat } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 }.
game-won-by-omen = { $seat } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 }: Gleichstand mit { $others }, aber das stärkere Omen (V9.4).

# Was an den Zahlen eines eigenen Exemplars nicht passt
wrong-initiative = Initiative { $initiative } hat schon { $other }
wrong-same-back = { $other } hat dieselbe Rückseite; jede Rückseite ist anders
wrong-too-few-lands = { $players } Personen brauchen zusammen { $needed ->
    [one] eine Landschaft
   *[other] { $needed } Landschaften
 }, aber für sie gibt es nur { $count }
wrong-omens = hier muss jeder Clan einmal stehen: { $clans }

# Im Terminal
terminal-row = { $number ->
    [1] Erste Reihe
   *[other] Zweite Reihe
 }
terminal-round = Runde { $round }/{ $rounds }
terminal-stack = Stapel: { $size }
terminal-omens = Omen:
terminal-top = Oben: { $land }
terminal-bottom = Unten: { $land }
terminal-clan = Clan
terminal-this-round = Diese Runde
terminal-realm = Reich
terminal-hand-size = Hand
terminal-used = Eingesetzt
terminal-points = Punkte
terminal-kinds = Arten
terminal-face-down = ▮ verdeckt
terminal-choosing = … wählt
terminal-legend = ❀ Grasland · ▤ Ackerland · ♣ Wald · ⌂ Dorf · ▲ Gebirge · ≈ Fluss · Omen und Clans: ☀ Gelb, ♨ Rot, ≋ Blau, ☾ Lila, ☘ Grün · ▸ am Zug · ✓ war am Zug · Hand: Anzahl (bekannte Initiativen) · Eingesetzt: Initiativen
terminal-hand = Deine Hand
terminal-hand-and-points = Deine Hand ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 })
terminal-turn-order = Reihenfolge:
terminal-known = Alle wissen, dass du das auf der Hand hast.
terminal-told-round = Runde { $round } von { $rounds }.
terminal-told-row = { $number ->
    [1] Erste Reihe
   *[other] Zweite Reihe
 }: { $lands }.
terminal-told-nothing = nichts
terminal-told-stack = Der Stapel hat { $size ->
    [one] eine Landschaft
   *[other] { $size } Landschaften
 }. Omen vom stärksten an: { $omens }.
terminal-told-follower = { $follower }, Initiative { $initiative }
terminal-told-realm = Reich: { $lands }
terminal-told-hand = { $size ->
    [one] 1 Handkarte
   *[other] { $size } Handkarten
 }
terminal-told-known = bekannt auf der Hand: { $cards }
terminal-told-used = eingesetzt: { $cards }
terminal-told-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
terminal-box-followers = Gefolge (jeder Clan hat alle)
terminal-box-initiative = Init.
terminal-box-follower = Gefolge
terminal-box-effect = Wirkung
terminal-box-points = Punkte
terminal-box-rule = Regel
terminal-box-figures = Zahlen
terminal-box-figure = Was
terminal-box-value = Wert
terminal-box-rewards = Belohnungen
terminal-box-land = Landschaft
terminal-box-reward = Belohnung
terminal-box-lands = Landschaften
terminal-box-id = Nr.
terminal-box-persons = Personen
terminal-box-persons-alternative = mit Landschaften ab fünf
terminal-box-omens = Omen
terminal-figure-rounds = Runden
terminal-figure-point_tokens = Siegpunktmarker
terminal-figure-hand = Handkarten
terminal-figure-opening_points = Punkte zu Beginn
terminal-figure-five_kinds = Bonus für fünf Landschaftsarten
terminal-figure-six_kinds = Bonus für sechs Landschaftsarten

# Was für eine Wahl spricht (Tipps)
part-points = mehr Punkte
part-lands = Landschaften, die weiter Punkte bringen
part-kinds = näher an allen Arten von Landschaften
part-hand = die stärkeren Karten bleiben auf der Hand
part-turn = ein guter Zug in dieser Runde

# Warum etwas nicht gewählt werden kann.
why-not-used = Diese Karte hast du schon eingesetzt: Sie kommt nicht von selbst zurück.
why-not-follower-now = Karten werden zu Beginn einer Runde gewählt, von allen zugleich.
why-not-in-hand = Diese Karte ist nicht auf deiner Hand: Sie liegt noch in deinem Stapel.
why-not-in-realm = Diese Landschaft gehört { $seat }: Nehmen kann man nur Landschaften der ersten Reihe.
why-not-land-yet = Erst wählen alle eine Karte; eine Landschaft nimmst du in deinem Zug.
why-not-second-row = Diese Landschaft liegt in der zweiten Reihe: Nur die erste ist in Reichweite. Am Ende der Runde rückt sie auf.
