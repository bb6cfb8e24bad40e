# Die Wörter von Skybridge.
game = Skybridge
game-by = von Michael Rieneck und Franz Vohwinkel
game-about = Führe eines von fünf Völkern, baue an der Weltenbrücke zum Augenstern, gewinne die Gunst der Godheiten und halte die Rebellen in Schach.

option-characters = Charaktere
option-characters-help = Charakter und Seite nacheinander wählen oder auslosen (K2.4).
option-characters-chosen = gewählt
option-characters-dealt = ausgelost
option-hands = Starthände
option-hands-help = Die vier empfohlenen Karten eurer Nation oder ein Draft (K2.7, K2.8).
option-hands-recommended = empfohlen
option-hands-drafted = gedraftet

# Womit man beginnen kann
preset-first = Erste Partie
preset-first-help = Zu zweit, Charaktere ausgelost, empfohlene Starthände.
preset-standard = Standard
preset-standard-help = Zu dritt, Charaktere nach Wahl, empfohlene Starthände.
preset-everything = Mit Draft
preset-everything-help = Zu viert, Charaktere nach Wahl, und die Starthände werden gedraftet.

# Ressourcen, Stapel, Orte
good-wood = Holz
good-stone = Stein
good-metal = Metall
good-livestock = Nutztier
good-salt = Salz
good-money = Geld
amount-wood = { $amount } Holz
amount-stone = { $amount } Stein
amount-metal = { $amount } Metall
amount-livestock = { $amount ->
    [one] 1 Nutztier
   *[other] { $amount } Nutztiere
 }
amount-salt = { $amount } Salz
amount-money = { $amount } Geld
stack-empire = Das Reich
stack-light = Völker des Lichts
stack-darkness = Völker der Dunkelheit
stack-utreng = Die Utreng
stack-shenna = Städte der Shenna
stack-bridge = Brückenbau
stack-eyestar = Augenstern
slot = Runenslot { $number }
section = Abschnitt { $number }
printed-name = { $name }
area-2 = Kiestor
area-3 = Karawanenbrunnen
area-4 = Meer der roten Dünen
area-5 = Drakhenschädelfeld
area-6 = Flüsternde Biegung
area-7 = Versunkene Furt
area-8 = Pilgerstieg
die-skybridge = Skybridge-Würfel
die-utreng = Utreng-Würfel
drake-sathap = Sathap
drake-terogh = Terogh
drake-elbea = Elbea
category-bridge = Brücke
category-deities = Godheiten
category-rebels = Rebellen
category-garrisons = Garnisonen

# Die Charaktere und ihre Fähigkeiten
character-guinn = Guinn Urcela
character-jardh = Jardh Rogoll
character-hamises = Hamises
character-adlem = Adlem
character-irseth = Irseth
side-crown_of_dominion = { $character }: Die Krone der Herrschaft
side-crown_of_pain = { $character }: Die Krone der Schmerzen
side-high_priest = { $character }: Urdfinnars Hohepriester
side-secret_of_geneorn = { $character }: Das Geheimnis der Geneorn
side-visions = { $character }: Visionen Beeledhans
side-daughter = { $character }: Beeledhans Tochter
side-drake_master = { $character }: Drakhenmeister
side-chief_builder = { $character }: Oberster Brückenbauer
side-gardens = { $character }: Die Gärten der Lhaedineeri
side-merchants = { $character }: Die Geschäftemacher der Shenna
ability-crown_of_dominion = Stelle jede Runde die Krone auf einen zentralen Stapel. Nimmt eine andere Person dort die Karte, erhältst auch du einen der Bonuseffekte des Stapels.
ability-crown_of_pain = Stelle jede Runde die Krone auf einen zentralen Stapel. Wer sonst dort die Karte nimmt, muss dir eine Figur geben, die du anstelle einer eigenen abgeben darfst.
ability-high_priest = Immer wenn du eine Godheit-Karte erhältst, ziehe eine weitere. Behalte eine der beiden oder wirf beide sofort für ihre Geschenke ab.
ability-secret_of_geneorn = Du hast nur vier Slots, aber deine Völkerkarten dürfen an jeden davon. Eine Godheit-Karte braucht die Rune der obersten Karte des Stapels.
ability-visions = Bevor du eine Karte nimmst, darfst du die oberste eines verdeckten zentralen Stapels ansehen und stattdessen diese nehmen.
ability-daughter = Immer wenn du eine Völkerkarte spielst, darfst du einmal Inspiration nutzen.
ability-drake_master = Immer wenn du eine Völkerkarte mit einem Drakhen spielst, ziehe eine Godheit-Karte. Du darfst Fehden ignorieren.
ability-chief_builder = Würfle mit dem Skybridge-Würfel auch den Utreng-Würfel und bestimme, welcher auf den Abschnitt kommt. Beim Bauen zahlt der andere die Ressource, die er zeigt.
ability-gardens = Du beginnst zusätzlich mit „Ghiarhabbat“. Spielst du eine Karte darauf, darfst du es zuvor an einen anderen Slot versetzen.
ability-merchants = Immer wenn du eine Völkerkarte spielst, darfst du eine deiner Figuren zum Rebellen machen, um den Effekt neben der Rune des Slots zu nutzen: { $effects }.
beginner-side = Empfohlen für die erste Partie.

# Effekte, wie aufgedruckt
effect-die = die Ressource des Skybridge-Würfels
effect-population = 1 Bevölkerung
effect-garrison = eine Garnison
effect-deity = eine Godheit-Karte
effect-religion = Religion
effect-military = militärische Macht
effect-inspiration = Inspiration
effect-return = Rückkehr
effect-trade = Handel: { $good } gegen { $effect }
trade-way = { $good } gegen { $effect }
effect-arm = Aufrüsten mit { $good }
effect-arm-population = Aufrüsten mit 1 Bevölkerung
effect-food = Nahrung
effect-knowledge = Wissen
effect-craft = Handwerk
effect-drake = Drakhe
effect-of-card = { $effect }
list-and = { $first }, { $second }
last-and = { $first } und { $second }
quoted = „{ $card }“
list-or = { $first } oder { $second }
two-sentences = { $first } { $second }

# Der Text einer Karte
text-instant = Sofort: { $effects }.
text-active = Haupteffekte: { $effects }.
text-passive = Zählt, solange sichtbar: { $effects }.
text-rune = Rune { $number }.
text-joker = Jokerrune: Sie darf an jeden Slot.
text-points = { $points ->
    [one] 1 Machtpunkt
   *[other] { $points } Machtpunkte
 }.
text-deity = Rune { $number }. Fehde mit: { $nation }. Geschenk: { $gift }.
text-section = Kostet { $cost }{ $die ->
    [yes] {" "}und die Ressource auf dem Würfel
   *[no] {""}
 }. Erfordert: { $requires }. { $points ->
    [one] 1 Machtpunkt
   *[other] { $points } Machtpunkte
 }.
text-area = { $points ->
    [0] Ein Gebiet der Wüste ohne Befestigung.
    [one] Eine Befestigung für 1 Punkt.
   *[other] Eine Befestigung für { $points } Punkte.
 }
text-drake = { $harm }, oder ziehe deine Legion ein Gebiet zurück.
text-die = Er zeigt: { $faces }.
face-choice = eine Seite nach Wahl
requires-nothing = nichts
harm-sathap = { $amount ->
    [one] Wirf 1 Völkerkarte von der Hand ab
   *[other] Wirf { $amount } Völkerkarten von der Hand ab
 }
harm-terogh = { $amount ->
    [one] Schließe einen deiner Runenslots bis zum Spielende
   *[other] Schließe { $amount } deiner Runenslots bis zum Spielende
 }
harm-elbea = { $amount ->
    [one] Entferne 1 deiner Figuren aus dem Spiel
   *[other] Entferne { $amount } deiner Figuren aus dem Spiel
 }

# Fragen und Antworten
ask-character = Wähle einen Charakter und eine Seite
choose-side = { $side }
ask-draft = Welche Karte behältst du?
ask-ghiarhabbat-start = An welchem Slot beginnt „Ghiarhabbat“?
ask-crown = Auf welchen Stapel stellst du die Krone?
choose-stack = { $stack }
pass-crown = Die Krone behalten
ask-take = Nimm eine offene Karte
choose-take = { $card } ({ $stack })
choose-look = Zuerst die oberste Karte ansehen ({ $stack })
pass-take = Keine Karte nehmen
ask-seen = Behältst du diese Karte?
pass-seen = Zurücklegen
ask-keep = Welche Karte behältst du?
ask-put-back = Welche Karte legst du als nächste zurück? Die letzte liegt oben.
choose-card = { $card }
ask-bonus = Welchen Bonus des Stapels „{ $stack }“ nimmst du?
choose-bonus = { $bonus }
pass-bonus = Kein Bonus
ask-play = Spiele eine Karte
ask-slot = Wohin spielst du die Karte?
choose-slot = { $slot }
choose-slot-for = „{ $card }“ an { $slot }
choose-retreat = „{ $card }“ an { $slot } (Rückzug)
note-retreat = deine Legion zieht sich zurück: { $area }
pass-play = Keine Karte spielen
ask-ghiarhabbat = Weicht „Ghiarhabbat“ aus, bevor es verdeckt wird?
pass-ghiarhabbat = Es bleibt
ask-instants = Soforteffekte von „{ $card }“: Welchen nutzt du?
choose-instant = { $instant }
choose-own-instant = { $instant } (deine Fähigkeit)
choose-way = { $effect }
ask-gift-way = Welches Geschenk von „{ $card }“ nimmst du?
ask-service-way = Welchen Effekt der Geschäftemacher nutzt du?
choose-merchant = { $merchant }
merchant = eine Figur rebelliert: { $effect }
pass-instants = Weiter
ask-pile = Welchen Stapel sortierst du um?
ask-top = Welche Karte kommt nach oben ({ $slot })?
ask-second = Welche Karte liegt unter „Ghiarhabbat“ ({ $slot })?
ask-return = Aus welchem Gebiet kehrt eine Figur zurück?
choose-area = { $area }
ask-rebel = Wessen Figur wird zum Rebellen?
choose-figure = Eine Figur von { $owner }
ask-room = Kein Platz für { $good }: Was gibst du zurück?
choose-room = { $good } zurückgeben
choose-lose = Auf { $good } verzichten
ask-act = Nutze deine Haupteffekte, baue oder beende deinen Zug
choose-effect = { $card }: { $effect }
choose-collect = { $all }
collect-all = Alle Ressourcen und Figuren auf einmal nehmen
choose-build = Bauen: { $section }
ask-end = Du hast gebaut. Willst du noch etwas tun, bevor dein Zug endet?
ask-before-end = Du hast abgeworfen. Willst du noch etwas tun, bevor dein Zug endet?
choose-end = { $end }
end-turn = Zug beenden
choose-gift = Geschenk von „{ $card }“: { $gift }
choose-exchange = { $exchange }
exchange-salt_wood = 2 Salz gegen 1 Holz
exchange-salt_stone = 2 Salz gegen 1 Stein
exchange-salt_metal = 2 Salz gegen 1 Metall
exchange-metal_military = 2 Metall gegen militärische Macht
exchange-livestock_deity = 2 Nutztiere gegen eine Godheit-Karte
ask-religion = Welche Godheit-Karte legst du auf welchen Stapel?
choose-religion = „{ $card }“ auf { $slot }
pass-religion = Keine legen
ask-keep-deity = Behalte eine Godheit-Karte oder wirf alle für ihre Geschenke ab
choose-keep = „{ $card }“ behalten
choose-give-all = Abwerfen, zuerst „{ $card }“: { $gift }
ask-discard-deity = Zu viele Godheit-Karten: Welche wirfst du ab?
ask-harm = { $drake } ist erwacht: Was erleidest du?
choose-harm = { $drake }: { $harm }
choose-legion-back = Die Legion zurückziehen: { $area }
ask-bury = Welche Karte wirfst du ab?
ask-close = Welchen Slot schließt du?
choose-close = { $slot } schließen
ask-remove = Wessen Figur verlässt das Spiel?
ask-feed = Ohne Nahrung: Wessen Figur wird zum Rebellen?
pass-feed = Niemandes
ask-die = Welcher Würfel kommt auf den Abschnitt?
choose-die = { $die }
ask-turn-die = Auf welche Seite drehst du den { $die }?
choose-good = { $good }
hint-points = +{ $points }

# Was geschehen ist
character-chosen = { $seat } spielt { $side }.
hand-taken = { $seat } nimmt die empfohlene Starthand: { $cards }.
card-drafted = { $seat } hat eine Karte gewählt.
round-begins = Runde { $round } beginnt.
card-revealed = Aufgedeckt: „{ $card }“ ({ $stack }).
crown-placed = { $seat } stellt die Krone auf den Stapel „{ $stack }“.
crown-returned = { $seat } erhält die Krone zurück.
turn-begins = { $seat } ist am Zug.
card-taken = { $seat } nimmt „{ $card }“ vom Stapel „{ $stack }“.
cards-drawn = { $seat } nimmt „{ $card }“ vom Stapel „{ $stack }“ und zieht mit Wissen { $count ->
    [one] 1 weitere Karte
   *[other] { $count } weitere Karten
 }.
card-seen = { $seat } sieht sich „{ $card }“ an.
card-kept = „{ $card }“ kommt auf die Hand von { $seat }.
card-kept-hidden = { $seat } behält eine Karte vom Stapel „{ $stack }“.
card-put-back = { $seat } legt eine Karte oben auf den Stapel „{ $stack }“ zurück.
looked = { $seat } sieht sich die oberste Karte des Stapels „{ $stack }“ an.
nothing-to-take = Für { $seat } gibt es keine Karte zu nehmen.
take-skipped = { $seat } nimmt keine Karte und erhält deshalb keinen Bonus.
bonus-skipped = { $seat } erhält keinen Bonus des Stapels „{ $stack }“: Keiner ist jetzt möglich.
good-gained = { $seat } erhält { $good } ({ $why }).
good-lost = { $seat } hat keinen Platz für { $good } und geht leer aus ({ $why }).
good-paid = { $seat } bezahlt { $good } ({ $why }).
figure-given = { $seat } gibt { $owner } eine Figur für die Karte unter der Krone.
deity-drawn = { $seat } zieht eine Godheit-Karte ({ $why }).
deity-seen = { $seat } hat „{ $card }“ gezogen.
deity-put-under = { $seat } legt eine Godheit-Karte unter den Stapel.
gift-given = { $seat } wirft „{ $card }“ für das Geschenk ab: { $gift }.
gift-idle = Das Geschenk von „{ $card }“ bewirkt für { $seat } jetzt nichts.
card-played = { $seat } spielt „{ $card }“ an { $slot }.
nothing-to-play = { $seat } hat keine Karte, die gespielt werden könnte.
play-skipped = { $seat } spielt keine Karte: Ohne Rückzug passt keine.
ghiarhabbat-placed = { $seat } legt „Ghiarhabbat“ an { $slot }.
ghiarhabbat-moved = „Ghiarhabbat“ weicht aus: { $seat } versetzt es an { $slot }.
legion-advanced = Die Legion von { $seat } zieht ins Gebiet „{ $area }“ voran ({ $why }).
legion-withdrawn = Die Legion von { $seat } zieht sich ins Gebiet „{ $area }“ zurück ({ $why }).
population-gained = { $seat } erhält eine Figur ({ $why }).
figure-returned = Eine Figur von { $seat } kehrt aus dem Gebiet „{ $area }“ zurück ({ $why }).
became-rebel = Eine Figur von { $seat } rebelliert im Gebiet „{ $area }“ ({ $why }).
foreign-became-rebel = Auf dem Tableau von { $seat } wird eine Figur von { $owner } zum Rebellen im Gebiet „{ $area }“ ({ $why }).
hunger-spared = { $seat } hat keine Nahrung, aber auch keine Figur auf dem Tableau, und bleibt verschont.
hunger-refused = { $seat } hat keine Nahrung, behält die Figuren anderer und bleibt verschont.
garrison-placed = { $seat } stellt eine Garnison ins Gebiet „{ $area }“ ({ $why }).
pile-sorted = { $seat } sortiert { $slot } um ({ $why }): „{ $card }“ liegt nun oben.
pile-second = An { $slot } liegt „{ $card }“ nun gleich unter „Ghiarhabbat“.
deity-played = { $seat } legt „{ $card }“ auf { $slot }: Die Punkte des Stapels zählen nun.
religion-unused = { $seat } nutzt Religion, legt aber keine Godheit-Karte.
built = { $seat } baut an { $section } und bezahlt { $paid }.
paid-by-die = { $good } mit dem eigenen Würfel
paid-figure = 1 Figur
paid-for-craft = { $good } anstelle von Handwerk
deities-returned = { $seat } legt { $count ->
    [one] 1 abgeworfene Godheit-Karte
   *[other] { $count } abgeworfene Godheit-Karten
 } unter den Stapel.
section-finished = Die Brücke wächst: { $section } ist { $idle ->
    [0] {""}
    [one] nach 1 Runde ohne Erbauer{" "}
   *[other] nach { $idle } Runden ohne Erbauer{" "}
 }fertiggestellt.
section-idle = Seit { $idle ->
    [one] 1 Runde
   *[other] { $idle } Runden
 } hat niemand an { $section } gebaut.
free-rebel = Ein freier Rebell erscheint im Gebiet „{ $area }“.
die-rolled = Der { $die } zeigt { $good }.
die-turned = { $seat } dreht den Utreng-Würfel auf { $good }.
die-chosen = { $seat } legt den { $die } auf { $section }.
leader-moved = Der Rebellenanführer zieht ins Gebiet „{ $area }“.
start-drake-passed = { $seat } erhält den Start-Drakhen.
cards-cleared = { $count ->
    [one] 1 offene Karte wird abgeräumt.
   *[other] { $count } offene Karten werden abgeräumt.
 }
drake-awakes = Ein Großer Drakhe erwacht: { $drake }!
harm-spared = { $drake } verschont { $seat }: Es gibt nichts zu verlieren.
cards-buried = { $seat } wirft wegen Sathap { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } verdeckt ab.
slot-closed = { $seat } schließt wegen Terogh { $slot }.
figure-removed = Eine Figur von { $seat } verlässt wegen Elbea das Spiel.
foreign-removed = Auf dem Tableau von { $seat } verlässt wegen Elbea eine Figur von { $owner } das Spiel.
compensated = { $seat } legt eine übrige Brückenbau-Karte an { $slot }.
supply-rebels = { $count ->
    [one] 1 Figur im Figurenvorrat von { $seat } rebelliert
   *[other] { $count } Figuren im Figurenvorrat von { $seat } rebellieren
 } bei der eigenen Legion im Gebiet „{ $area }“.
scored = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }: Brücke { $bridge }, Godheiten { $deities }, Rebellen { $rebels }, Garnisonen { $garrisons }.
game-won = { $tie ->
    [figures] { $seat } gewinnt bei Gleichstand mit { $points ->
        [one] 1 Machtpunkt
       *[other] { $points } Machtpunkten
    } durch mehr Bevölkerung auf der Brücke.
    [shared] { $seat } teilt den Sieg mit { $points ->
        [one] 1 Machtpunkt
       *[other] { $points } Machtpunkten
    }: Auch die Bevölkerung auf der Brücke ist gleich.
   *[none] { $seat } gewinnt mit { $points ->
        [one] 1 Machtpunkt
       *[other] { $points } Machtpunkten
    }.
 }
by-card = „{ $card }“
by-bonus = Bonus: { $stack }
by-exchange = für { $paid }
by-merchants = Geschäftemacher der Shenna
by-ability = Fähigkeit
by-arming = Aufrüsten
by-hunger = keine Nahrung
by-retreat = Rückzug
by-drake = Großer Drakhe
by-effect = ein Effekt
by-room = { $why }, dafür { $paid } zurückgegeben

# Das Spielbrett im Terminal
terminal-round = Runde { $round }
terminal-phase-setup = Vorbereitung
terminal-phase-opening = erste Karten
terminal-phase-preparation = Vorbereitungsphase
terminal-phase-character = Charakterphase
terminal-phase-peoples = Völkerphase
terminal-phase-end = Spielende
terminal-start = Start-Drakhe: { $seat }
terminal-deity-stack = { $count ->
    [one] 1 Godheit-Karte
   *[other] { $count } Godheit-Karten
 }
terminal-bridge = Brücke
terminal-finished = Die Brücke ist fertig.
terminal-die = { $good } (Würfel)
terminal-idle = · niemand seit { $idle } von { $limit ->
    [one] 1 Runde
   *[other] { $limit } Runden
 }
terminal-stack = Stapel
terminal-open = Offene Karte (Rune), Effekte, Punkte
terminal-bonus = Bonus
terminal-any = eines nach Wahl
terminal-drake-waits = hier schläft ein Großer Drakhe
terminal-desert = Wüste
terminal-fort = Befestigungen
terminal-legions = Legionen
terminal-rebels = Rebellen
terminal-person = Person
terminal-side = Charakter
terminal-goods = Ressourcen
terminal-figures = Figuren
terminal-symbols = Symbole
terminal-hand = Hand
terminal-score = Punkte
terminal-pile = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }, { $points } P.
terminal-closed = geschlossen
terminal-can-build = Du kannst bauen: { $section }.
terminal-missing = Für { $section } fehlt: { $what }
terminal-legend = ▸ am Zug · ► wählbar · ♛ Krone · ♜ Garnison · ♞ Rebellenanführer · ○ freier Rebell · ⚡ Soforteffekt · [ ] zählt, solange es sichtbar ist · ═ gebaut · Figuren: Bevölkerung+Vorrat · Hand: Karten+Godheit-Karten · Punkte: Brücke+Godheit-Karten+Rebellen+Garnisonen
terminal-own-hand = Deine Hand
terminal-told-crown = (Krone)
terminal-told-legion = Legion von { $seat }
terminal-told-garrison = Garnison von { $seat }
terminal-told-rebels = { $count ->
    [one] 1 Rebell von { $seat }
   *[other] { $count } Rebellen von { $seat }
 }
terminal-told-free = { $count ->
    [one] 1 freier Rebell
   *[other] { $count } freie Rebellen
 }
terminal-told-leader = der Rebellenanführer
terminal-told-person = { $seat }, { $side }: Ressourcen { $goods }; Figuren { $population }, im Vorrat { $supply }; { $hand ->
    [one] 1 Völkerkarte
   *[other] { $hand } Völkerkarten
 } und { $deities ->
    [one] 1 Godheit-Karte
   *[other] { $deities } Godheit-Karten
 } auf der Hand; { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
terminal-short-food = Nahr.
terminal-short-knowledge = Wiss.
terminal-short-craft = Handw.
terminal-short-drake = Dr.

# Das Material
box-people = Völkerkarten und Startkarten
box-deities = Godheit-Karten
box-bridge = Brücke, Würfel und Große Drakhen
box-desert = Wüste
box-sides = Charaktere
box-id = Nr.
box-name = Name
box-text = Text
box-rule = Regel
box-count = Anzahl
box-tokens = Spielplan, Figuren und Plättchen
box-figures = Zahlen
box-figure = Zahl
box-value = Wert
box-bonus = Bonuseffekte
box-figure-opening_population = Bevölkerung zu Beginn
box-figure-opening_hand = Völkerkarten zu Beginn
box-figure-deity_limit = Höchstens so viele Godheit-Karten auf der Hand
box-figure-idle_rounds = Runden ohne Bau, bis die Brücke von selbst wächst
box-figure-sole_builder_bonus = Zusätzliche Punkte für einen Abschnitt, den nur eine Person baut
box-figure-pieces-population = Bevölkerung in jeder Farbe
box-figure-pieces-garrisons = Garnisonen in jeder Farbe
box-figure-pieces-free_rebels = Freie Rebellen
box-figure-storage-materials = Lagerplätze für Holz, Stein und Metall
box-figure-storage-livestock = Lagerplätze für Nutztiere
box-figure-storage-salt = Lagerplätze für Salz
box-token-board = Spielplan
box-token-character_board = Doppelseitige Charaktertableaus
box-token-bridge_end = Thraen-Feld und Augenstern-Feld
box-token-wood = Holzmarker
box-token-stone = Steinmarker
box-token-metal = Metallmarker
box-token-livestock = Nutztiermarker
box-token-salt = Salzmarker
box-token-money = Geldmarker
box-token-population = Bevölkerung, 12 in jeder Farbe
box-token-garrison = Garnisonen, 4 in jeder Farbe
box-token-legion = Legionen
box-token-free_rebel = Freie Rebellen
box-token-rebel_leader = Rebellenanführer
box-token-start_drake = Start-Drakhe
box-token-crown = Krone
box-token-deity_token = Godheit-Plättchen

# Die Karten
card-EMP01 = Kornwächter
card-EMP02 = Legionäre der Straße
card-EMP03 = Steuerpächter
card-EMP04 = Gesandte des Palasts
card-EMP05 = Schnitter der Terrassen
card-EMP06 = Wallmaurer
card-EMP07 = Kaserne der Ausgehobenen
card-EMP08 = Landvermesser des Hofes
card-EMP09 = Bäcker der Ringstraße
card-EMP10 = Gießerei der Belagerer
card-EMP11 = Schiffbauer im Delta
card-EMP12 = Eiserne Tribunen
card-EMP13 = Dreschhallen
card-EMP14 = Träger der Standarten
card-EMP15 = Quartiermeister
card-EMP16 = Kapläne des Throns
card-EMP17 = Feldaufseher
card-EMP18 = Grenzkohorte
card-EMP19 = Unvergängliche Garde
card-EMP20 = Horst der Krone
card-LIG01 = Rotherz-Holzfäller
card-LIG02 = Priester des Hains
card-LIG03 = Regenhirten
card-LIG04 = Wurzelkeller
card-LIG05 = Dörfer im Blätterdach
card-LIG06 = Rindenschnitzer
card-LIG07 = Gebetssänger
card-LIG08 = Tausammler
card-LIG09 = Heilige Säger
card-LIG10 = Viehtreiber der Ebene
card-LIG11 = Orakel des Lichtpols
card-LIG13 = Moosschrein
card-LIG14 = Wächter der Dornenwand
card-LIG15 = Holzflöße
card-LIG16 = Erzähler am Feuer
card-LIG17 = Wandernde Herden
card-LIG18 = Pilgerführer
card-LIG19 = Reiter der hohen Bäume
card-LIG20 = Honiggärten
card-DAR01 = Eisleser
card-DAR02 = Knochenhirten
card-DAR03 = Nachtmaurer
card-DAR04 = Kult des Flüsterns
card-DAR06 = Blinde Propheten
card-DAR07 = Robbenjäger
card-DAR08 = Reiter der Ödnis
card-DAR09 = Laternenträger
card-DAR10 = Froststeinbruch
card-DAR11 = Drakhenklage
card-DAR12 = Eidbrecher
card-DAR13 = Schreiber der Dunkelschrift
card-DAR14 = Schattenwacht
card-DAR15 = Pilzhöhlen
card-DAR16 = Traumwandler
card-DAR17 = Amuletthändler
card-DAR18 = Flieger des Abgrunds
card-DAR19 = Sündenesser
card-DAR20 = Lager der Verbannten
card-UTR01 = Klippenbrecher
card-UTR02 = Hüter der Brutstätte
card-UTR03 = Schmiede am Blasebalg
card-UTR04 = Gipfelwacht
card-UTR05 = Erztaucher
card-UTR06 = Gerüstzimmerer
card-UTR07 = Himmelsboten
card-UTR08 = Ziegensimse
card-UTR09 = Tiefe Schmelzer
card-UTR10 = Seiler
card-UTR11 = Lanzenreiter
card-UTR12 = Steinsänger
card-UTR13 = Gilde des Ambosses
card-UTR14 = Vorhut der Schwingen
card-UTR15 = Passträger
card-UTR16 = Schleifer edler Steine
card-UTR17 = Kettenschmiede
card-UTR18 = Alte Drakhen
card-UTR19 = Bogenbauer
card-SHE01 = Salzrecher
card-SHE04 = Fischerweiler
card-SHE05 = Meister der Karawanen
card-SHE06 = Solepfannen
card-SHE07 = Hafenmakler
card-SHE08 = Gedungene Klingen
card-SHE09 = Seidenviertel
card-SHE10 = Salzzehnt
card-SHE11 = Werften der Lagune
card-SHE12 = Händler mit Weihrauch
card-SHE13 = Obstgärten der Tiefebene
card-SHE14 = Auktionshalle
card-SHE15 = Vergoldeter Tempel
card-SHE16 = Schmuggler
card-SHE17 = Geldverleiher
card-SHE18 = Salzbarone
card-SHE19 = Verleiher von Drakhen
card-SHE20 = Docks der Geflohenen
card-BRI = Bautrupp
card-EYE01 = Gastgeber im Dschungel
card-EYE02 = Rankenweber
card-EYE03 = Himmelsbrut
card-EYE04 = Zweites Fundament
card-EYE05 = Schrein im Grün
card-EYE06 = Verborgene Quellen
card-EYE07 = Wächter der Fänge
card-start-empire-1 = Truhen des Tributs
card-start-empire-2 = Holzhof der Krone
card-start-light-1 = Lager der Holzfäller
card-start-light-2 = Pferch der Ebene
card-start-darkness-1 = Zwielichtherde
card-start-darkness-2 = Archiv der Dämmerung
card-start-utreng-1 = Erstes Gerüst
card-start-utreng-2 = Erste Schmiede
card-start-shenna-1 = Alter Kai
card-start-shenna-2 = Salzwaage
deity-DEI01 = Mutter der Furchen
deity-DEI02 = Richter der Glut
deity-DEI03 = Hüter der Angeln
deity-DEI04 = Herr der langen Wege
deity-DEI05 = Wägerin der Seelen
deity-DEI06 = Verschleierte Schnitterin
deity-DEI07 = Vater der Säfte
deity-DEI08 = Herrin der letzten Lampe
deity-DEI09 = Grünes Geweih
deity-DEI10 = Blasebalg des Sturms
deity-DEI11 = Ertrunkene Braut
deity-DEI12 = Zwilling der Asche
deity-DEI13 = Rufer der Herden
deity-DEI14 = Die Lidlose
deity-DEI15 = Hebamme im Eis
deity-DEI16 = Hammer unter Stein
deity-DEI17 = Flut, die wartet
deity-DEI18 = Maske der neun Namen
deity-DEI19 = Öffnerin der Schwingen
deity-DEI20 = Staubsängerin
deity-DEI21 = Wärter der Grube
deity-DEI22 = Altes Senklot
deity-DEI23 = Witwe des Salzes
deity-DEI24 = Donnermaultier
deity-DEI25 = Kronenbrecher
deity-DEI26 = Zähler der Blätter
deity-DEI28 = Wolkenschäfer
deity-DEI29 = Börse der Nacht
deity-DEI30 = Himmelwärts-Schlange

# Browser board
sky-bridge = Die Brücke
sky-stacks = Die Stapel
sky-desert = Die Wüste
sky-characters = Charaktere
sky-drawn = Karten zur Entscheidung
sky-menu = Was möchtest du hier tun?
sky-tableau = Tableau von { $name }
sky-own-tableau = Mein Tableau
sky-round = Runde { $round }:
sky-phase-setup = Vorbereitung des Spiels
sky-phase-opening = Erste Karte
sky-phase-preparation = Vorbereitungsphase
sky-phase-character = Charakterphase
sky-phase-peoples = Völkerphase
sky-phase-end = Spielende
sky-short-empire = Reich
sky-short-light = Licht
sky-short-darkness = Dunkelheit
sky-short-utreng = Utreng
sky-short-shenna = Shenna
sky-short-bridge = Brücke
sky-short-eyestar = Augenstern
sky-face-down = { $stack }: { $count ->
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
 }.
sky-bonus = Bonus: { $goods }.
sky-any-bonus = jeder Bonus
sky-drake-waits = Ein Großer Drakhe liegt darauf.
sky-put-back = Oben zurückgelegt: { $count }.
sky-top-known = Du kennst die oberste Karte: { $card }.
sky-crown = Hier steht die Krone.
sky-deity-stack = { $count ->
    [one] 1 Godheit-Karte im Stapel
   *[other] { $count } Godheit-Karten im Stapel
 }
sky-die = { $die }: { $good }
sky-die-unrolled = { $die }: noch nicht geworfen
sky-die-shows = Der Würfel zeigt: { $good }.
sky-section-finished = Fertig.
sky-section-current = Im Bau.
sky-section-waiting = Noch nicht begonnen.
sky-idle = Runden ohne Bau: { $rounds } von { $limit }.
sky-builders = Gebaut haben: { $names }.
sky-cost = Du bezahlst: { $goods }
sky-craft-by-money = 2 Geld ersetzen das Handwerk
sky-own-die = Dein eigener Würfel bezahlt: { $good }
sky-build-built = gebaut
sky-build-possible = baubar
sky-build-missing = es fehlt etwas
sky-missing = Es fehlt: { $goods }
sky-fortification = Befestigung, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
sky-legions = Legionen: { $names }.
sky-garrisons-here = Garnisonen: { $names }.
sky-rebels-of = Rebellen von { $name }: { $count }.
sky-free-rebels = Freie Rebellen: { $count }.
sky-leader = Hier steht der Rebellenanführer.
sky-pile = { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
 }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
sky-power = Macht: Die Punkte zählen
sky-faith = Glaube: Die Punkte zählen noch nicht
sky-closed = geschlossen
sky-covered = { $count ->
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
 }
sky-used = in diesem Zug genutzt
sky-feud = Fehde mit: { $nation }
sky-storage = Lager: { $goods }
sky-places-materials = { $places ->
    [one] 1 Platz
   *[other] { $places } Plätze
 } für Holz, Stein und Metall
sky-places-livestock = { $places ->
    [one] 1 Platz
   *[other] { $places } Plätze
 } für Nutztiere
sky-places-salt = { $places ->
    [one] 1 Platz
   *[other] { $places } Plätze
 } für Salz
sky-population = { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
 } auf dem Tableau, { $supply } im Vorrat
sky-garrisons-left = Übrige Garnisonen: { $count }
sky-symbol = { $symbol }: { $count }
sky-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } nach jetzigem Stand
sky-start = Start-Drakhe
sky-spare-die = Eigener Würfel: { $good }
sky-hand = { $count ->
    [0] keine Karte auf der Hand
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
 }
sky-back = Eine verdeckte Karte: { $stack }
sky-deities = { $count ->
    [one] 1 Godheit-Karte
   *[other] { $count } Godheit-Karten
 }
sky-deity-back = Eine verdeckte Godheit-Karte
sky-gift = In diesem Zug für ihr Geschenk abgeworfen.

# Was an den Zahlen eines eigenen Exemplars nicht passt
wrong-decks = jede Nation hat 20 Karten, und jede Karte bleibt in ihrem Stapel
wrong-deities = es gibt 30 Godheit-Karten
wrong-counts = es gibt 7 Abschnitte, 9 Gebiete und 10 Charakterseiten
wrong-starters = jede Nation hat { $count ->
    [one] 1 markierte Karte
   *[other] { $count } markierte Karten
 }
wrong-start-rune = eine Startkarte liegt am Slot ihrer Rune
wrong-same-rune = die Startkarten einer Nation haben verschiedene Runen
wrong-no-effect = jede Karte hat mindestens einen Haupteffekt
wrong-too-many-effects = eine Karte hat höchstens vier Effekte einer Art
wrong-faces = ein Würfel hat sechs Seiten
wrong-die = ein Würfel muss irgendeine Ressource zeigen
wrong-effect = „{ $text }“ ist weder ein Effekt noch eine Ressource ({ $goods })

# Was für eine Wahl spricht (Tipps)
part-points = mehr Punkte
part-display = eine Auslage, die jede Runde mehr bringt
part-section = näher am nächsten Abschnitt
part-figures = mehr Figuren und eine bessere Stellung der Legion
part-hand = bessere Karten auf der Hand

# Warum etwas nicht gewählt werden kann.
why-not-finished = Dieser Abschnitt ist fertig.
why-not-section-yet = Die Brücke wird Abschnitt für Abschnitt gebaut: Aktuell ist { $section }.
why-not-building-any-more = Du hast dich am Bau beteiligt: Bis zum Ende deines Zuges geht nur noch, was jederzeit erlaubt ist.
why-not-building-yet = Gebaut wird im vierten Schritt eines Zuges, nachdem deine Karte gespielt ist.
why-not-figure = Auf deinem Tableau ist keine Figur, die auf den Abschnitt gestellt werden könnte.
why-not-drake = Dieser Abschnitt verlangt einen Drakhen, der in deiner Auslage sichtbar ist.
why-not-goods = Für diesen Abschnitt fehlt dir: { $missing }.
why-not-goods-or-craft = Für diesen Abschnitt fehlt dir: { $missing }. Mit sichtbarem Handwerk bräuchtest du das Geld nicht.
why-not-closed = Dieser Slot ist geschlossen.
why-not-feud = Die Godheit auf diesem Stapel liegt mit der Nation der Karte in Fehde.
why-not-rune = Die Karte trägt eine andere Rune: Sie gehört an { $slot }, oder mit einem Rückzug überallhin.
why-not-play-yet = Erst nimmst du eine Karte, dann spielst du eine.
why-not-play-now = Eine Karte wird im zweiten Schritt eines Zuges gespielt, nur eine.
why-not-crowned = Auf dieser Karte liegt die Krone der Schmerzen: Sie zu nehmen kostet eine Figur von deinem Tableau, und du hast keine.
why-not-take-now = Eine Karte wird im ersten Schritt eines Zuges genommen, nur eine.
why-not-covered = Diese Karte ist verdeckt: Nur die oberste Karte eines Stapels wirkt.
why-not-without-effect = Diese Karte hat keinen Haupteffekt.
why-not-effect-yet = Haupteffekte werden im dritten Schritt eines Zuges genutzt, nachdem eine Karte gespielt ist.
why-not-effect-again = Alle Effekte dieser Karte hast du in diesem Zug genutzt.
why-not-effect = Kein Effekt dieser Karte ist jetzt möglich: Für das, was er bringt, ist kein Platz, oder dir fehlt, was er kostet.
