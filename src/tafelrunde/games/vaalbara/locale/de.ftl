# Die Wörter von Vaalbara.
game = Vaalbara
game-by = von Olivier Cipière
game-about = Wähle geheim dein Gefolge, sieh, wer zuerst kommt, und hole Landschaften in dein Reich.

option-five_person_lands = Landschaften ab fünf Personen
option-five_person_lands-help = Zehn Landschaften ab vier Personen werden erst zu fünft verwendet (V2.2).
option-bard_may_choose_self = Die Bardin darf sich selbst wählen
option-bard_may_choose_self-help = Die Punkte der Bardin dürfen auch an den eigenen Clan gehen (V6.2.1).

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
ask-follower = Wähle eine Karte für diese Runde
choose-follower = { $follower } (Initiative { $initiative })
ask-land = Wähle eine Landschaft aus der ersten Reihe
choose-land = { $land }
hint-points = +{ $points }
note-omens = Omen: { $clans }
one-after-another = { $first }, { $second }
ask-receiver = Wer erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }?
choose-receiver = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
ask-show = Zeigst du eine { $follower } für { $points ->
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
has-chosen = { $seat } hat gewählt.
revealed = { $seat } deckt auf: { $follower } (Initiative { $initiative }).
turn-begins = { $seat } ist am Zug, eingesetzt ist: { $follower }.
gained = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
stolen = { $seat } stiehlt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } von { $victim }.
shown = { $seat } zeigt eine { $follower }.
taken-back = { $seat } nimmt zurück auf die Hand: { $follower }.
exchanged-top = { $seat } legt { $old } auf den Stapel und deckt an der Stelle { $new } auf.
exchanged-rows = { $seat } tauscht { $first } der ersten Reihe mit { $second } der zweiten Reihe.
exchanged-bottom = { $seat } legt { $old } unter den Stapel und bekommt { $new }.
land-taken = { $seat } nimmt eine Landschaft: { $land }.
land-laid-out = In der zweiten Reihe liegt neu: { $land }.
drew = { $seat } zieht: { $follower }.
game-won = { $seat } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 }.

# Was an den Zahlen eines eigenen Exemplars nicht passt
wrong-initiative = Initiative { $initiative } hat schon { $other }
wrong-same-back = { $other } hat dieselbe Rückseite; jede Rückseite ist anders
wrong-too-few-lands = { $players } Personen brauchen { $needed } Ländereien, aber nur { $count } sind für sie
wrong-omens = hier muss jeder Clan einmal stehen: { $clans }
