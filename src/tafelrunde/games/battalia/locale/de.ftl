# Die Worte von Battalia: Die Schöpfung und Die Sturmpforten.
#
# Namen von Fraktionen, Karten und Besonderen Artefakten sind die des Verlags.
game = Battalia
game-by = von Alexandar Guerov und Ledha Guerova
game-about = Baue Straßen und Städte, sammle eine Nation aus Karten und schicke deine Helden aus, um einzunehmen, was andere gebaut haben.

# Optionen
option-expansion = Die Sturmpforten
option-expansion-help = Mit der Erweiterung spielen; ohne sie spielt ihr Die Schöpfung allein (B1).
option-teams = Teams
option-teams-help = Üblich sind Zweierteams; zu fünft spielen drei gegen zwei. Zu sechst sind auch zwei Dreierteams möglich (S7).
option-teams-standard = Zweierteams
option-teams-everyone = jede Person für sich
option-teams-threes = zwei Dreierteams
option-hero_mode = Heldenmodus
option-hero_mode-help = Stärkere neutrale Städte und Ruinen, Angriffe mit beiden Helden zugleich, Veteranen (S8).
option-draft = Draft
option-draft-help = Die Startkarten werden gedraftet; sonst werden sie zufällig ausgeteilt (S16).
option-gates = Sturmpforten
option-gates-help = Pforten tragen Helden über den Spielplan und lösen Stürme aus (S4, S5).
option-royals = Könige und Königinnen
option-royals-help = Große Nationen erhalten königliche Karten für Residenzen und Hauptstädte (S3).
option-trading = Handelsposten
option-trading-help = Posten an Straßen, mit Sternenstaub und Truhen (S9 bis S11).
option-new_specials = Sieben weitere Besondere Artefakte
option-new_specials-help = Die der Erweiterung werden eingemischt (S13).
option-fate = Schicksalskarten
option-fate-help = Drei Schicksalskarten ersetzen ein offenes Besonderes Artefakt (S14).
option-metamorpha = Metamorpha
option-metamorpha-help = Sie folgt jeder neuen Geländekarte und hilft Helden gegen Tribut (S19).
option-bilkarr = Bilkarr
option-bilkarr-help = Er wandert über den Spielplan und verkauft Zaubertränke (S20, S21).
option-unbound = Die Entfesselten
option-unbound-help = Acht universelle Einheiten in den Stapeln (B16).
option-fanatics = Die Fanatiker
option-fanatics-help = Acht universelle Einheiten, die für ein Opfer doppelt zählen (S22).
option-valleys = Täler der Könige und Königinnen
option-valleys-help = Zwei Täler zum Entdecken, dazwischen der Bergpass oder die Königsbrücke (S23, S24).
option-valleys-none = keine
option-valleys-mountain_pass = mit dem Bergpass
option-valleys-kings_bridge = mit der Königsbrücke
option-large_board = Großer Spielplan
option-large_board-help = Der Spielplan mit 7 mal 11 Feldern auch zu zweit bis viert (S15.8).
option-home_terrain = Freies Heimatgelände
option-home_terrain-help = Helden betreten Gelände ihrer Fraktion kostenlos (B15.1).
option-full_board_ends = Ein voller Spielplan beendet das Spiel
option-full_board_ends-help = Was das Regelheft empfiehlt, hängt von der Zahl der Personen ab (S17.3).
option-full_board_ends-recommended = wie empfohlen
option-full_board_ends-yes = immer
option-full_board_ends-no = nie
option-limited_attacks = Zwei Angriffe für das Dreierteam
option-limited_attacks-help = Zu fünft greift das Dreierteam höchstens zweimal je Zug an (S7.6).
option-scroll_summons = Die Verlorene Schriftrolle beschwört
option-scroll_summons-help = Sie ruft einen Charakter auf den Spielplan, statt eine Karte aus dem Limbus zu holen (S13.7).
option-weeks = Letzte Woche
option-weeks-help = Ein Spiel, das niemand beendet hat, ist nach so vielen Wochen vorbei (B1.7).

# Womit man beginnen kann
preset-first = Erste Partie: das Grundspiel
preset-first-help = Zu zweit und ohne Erweiterung: Städte, Straßen, Helden und Schlachten.
preset-standard = Mit den Sturmpforten
preset-standard-help = Zu viert in Teams: Pforten, Stürme, Könige und Königinnen, Handelsposten.
preset-everything = Alles aus der Schachtel
preset-everything-help = Dazu Metamorpha, Bilkarr, die Entfesselten, die Fanatiker und die Täler mit der Königsbrücke.

# Fraktionen und ihre Heimat
faction-barfolk = Bärenvolk
faction-cloudborn = Wolkenkinder
faction-emberians = Glutjünger
faction-islanders = Holmsiedler
faction-wolfsclan = Wolfsklan
faction-sunblessed = Sonnentreue
faction-unbound = Entfesselte
faction-fanatics = Fanatiker
terrain-forest = Grünende Wälder
terrain-mountain = Felsige Berge
terrain-canyon = Rote Schluchten
terrain-lake = Smaragdseen
terrain-frost = Frostfelder
terrain-jungle = Protodschungel

# Schöpfungskarten
card-of = { $card } ({ $faction })
card-friman = Stammeskrieger
card-chief = Häuptling
card-priest = Priester
card-lord = Lord
card-queen = Königin
card-king = König
card-horse = Pferd
card-weapon = Waffe
card-tool = Werkzeug
card-tent = Zelt
card-scroll = Magische Schriftrolle
card-title = Titel
card-amulet = Amulett
card-supply = Versorgung
card-stardust = Sternenstaub
card-chest = Truhe
card-fate = Schicksalskarte
peaceful = für diesen Zug, nicht im Kampf
special-hammer_of_strato = Stratos Hammer
special-horn_of_baldur = Baldurs Horn
special-sword_of_elemag = Elemags Schwert
special-shield_of_britos = Britos’ Schild
special-wings_of_aviena = Avienas Schwingen
special-crown_of_titus = Titus’ Krone
special-hand_of_luut = Luuts Hand
special-pavilion_of_eyla = Eylas Pavillon
special-staff_of_terra = Terras Stecken
special-book_of_crea = Creas Buch
special-farrells_arrow = Farrells Pfeil
special-fortunas_bag = Fortunas Beutel
special-vigos_standard = Vigos Standarte
special-vayls_cloak = Vayls Mantel
special-mings_crystal = Mings Kristall
special-syoens_mask = Syoens Maske
special-kryceks_lost_scroll = Kry-Ceks Verlorene Schriftrolle

# Stapel des gemeinsamen Vorrats
deck-city_1 = Stadt mit einer Straße
deck-city_2_straight = Stadt an gerader Straße
deck-city_2_curve = Stadt an der Kurve
deck-city_3 = Stadt mit drei Straßen
deck-city_4 = Stadt mit vier Straßen
deck-road_straight = Gerade Straße
deck-road_curve = Kurve
deck-road_t = Einmündung
deck-road_cross = Kreuzung
deck-friman = Stammeskrieger
deck-chief = Häuptlinge
deck-priest = Priester
deck-lord = Lords
deck-horse = Pferde
deck-weapon = Waffen
deck-tool = Werkzeuge
deck-tent = Zelte
deck-scroll = Magische Schriftrollen
deck-title = Titel
deck-amulet = Amulette

# Orte
square = { $name }
hero = Held { $number }
turn = { $degrees }°
gate-of = Pforte { $number } ({ $terrain })
tent-of = Zelt { $number } von { $seat }
place-gate = Sturmpforte
place-ruins = Ruinen
place-centre = Zentrum eines Tals
place-pass = Bergpass
place-bridge = Königsbrücke
place-rot_well = Fäulebrunnen (nicht verwendet)
place-crossroads = Kreuzung eines Tals
place-unknown_crossroads = Unentdeckte Kreuzung
place-unknown_building = Unentdecktes Gebäude
place-neutral = Neutrale Stadt
building-forge = Schmiede
building-town_hall = Rathaus
building-stable = Stall
building-arena = Arena
building-weaving_mill = Weberei
building-tavern = Taverne
building-mages_guild = Zaubergilde
building-shop = Laden
exits-1 = Norden
exits-2 = Osten
exits-3 = Norden und Osten
exits-4 = Süden
exits-5 = Norden und Süden
exits-6 = Osten und Süden
exits-7 = Norden, Osten und Süden
exits-8 = Westen
exits-9 = Norden und Westen
exits-10 = Osten und Westen
exits-11 = Norden, Osten und Westen
exits-12 = Süden und Westen
exits-13 = Norden, Süden und Westen
exits-14 = Osten, Süden und Westen
exits-15 = allen vier Seiten

# Sturmeffekte, Schicksalskarten, Zaubertränke, Metamorpha
storm-artefact = Sturm 1 (Schatz)
storm-lord = Sturm 2 (Lord)
storm-draw = Sturm 3 (Windstoß)
storm-road = Sturm 4 (Straße)
storm-fate = Sturm 5 (Schicksal)
storm-second_hero = Sturm 6 (Gefährte)
storm-terraform = Sturm 7 (neues Land)
storm-copy = Sturm 8 (Echo)
storm-promote = Sturm 9 (Beförderung)
storm-raise = Sturm 10 (Wachstum)
storm-limbo = Sturm 11 (aus dem Limbus)
storm-tent = Sturm 12 (zerrissenes Zelt)
fate-copy = Schicksalskarte (Kopie)
fate-top = Schicksalskarte (das Oberste des Reststapels)
fate-any = Schicksalskarte (freie Wahl)
potion-berserker = Berserker
potion-frosthand = Frosthand
potion-eclipse = Sonnenfinsternis
potion-brotherhood = Bruderschaft
potion-colossus = Koloss
potion-weakness = Schwäche
ability-on = Metamorpha auf: { $terrain }

# Was Karten bewirken
two-sentences = { $first } { $second }
text-unit = Rang { $rank }. Stärke { $strength } im Kampf. Arbeitet, heuert an und kämpft.
text-peaceful-unit = Rang { $rank }, für diesen Zug. Arbeitet und heuert an, kann aber nicht im Kampf genutzt werden.
text-peaceful = In diesem Zug, und nicht im Kampf.
text-unbound = Rang { $rank }, universell. Stärke { $strength } im Kampf. Schriftrolle, Titel und Amulett wirken nicht auf sie.
text-fanatic = Rang { $rank }, universell. Um ihn zu spielen, lege eine andere Handkarte in den Limbus: Dann zählt er als zwei Karten, mit Stärke { $strength } im Kampf.
text-queen = Stärke { $strength } im Kampf. Baut eine deiner Städte der Stufe 4 zur Residenz (Stufe 5) aus. Sie bleibt, solange dein Schöpfungsdeck mindestens { $deck ->
    [one] eine Karte
   *[other] { $deck } Karten
 } hat.
text-king = Stärke { $strength } im Kampf. Baut eine deiner Residenzen zur Hauptstadt (Stufe 6) aus. Er bleibt, solange dein Schöpfungsdeck mindestens { $deck ->
    [one] eine Karte
   *[other] { $deck } Karten
 } hat.
text-supply = Bezahlt einen Schritt oder einen Teil eines Preises.
text-stardust = Zählt in einer Reihe als bis zu { $count ->
    [one] einer Versorgungskarte
   *[other] { $count } Versorgungskarten
 }. Du wirst ihn nie wieder los.
text-chest = An einem Handelsposten kauft sie jedes Artefakt. In den Limbus gelegt, lässt sie dich bis zu { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } auf einmal verstecken.
text-horse = { $figure ->
    [one] Ein Schritt
   *[other] { $figure } Schritte
 } für einen Helden, erleuchtet { $lit }.
text-weapon = Beginnt einen Angriff oder heuert einen Helden an.
text-tool = Zählt beim Bauen als { $figure ->
    [one] ein Stammeskrieger
   *[other] { $figure } Stammeskrieger
 }. Erleuchtet spart es auch die Versorgungskarte.
text-tent = Bewahrt { $figure ->
    [one] eine Handkarte
   *[other] { $figure } Handkarten
 } für einen späteren Zug oder eine Verteidigung auf, erleuchtet { $lit }.
text-scroll = Eine deiner Einheiten zählt als { $figure ->
    [one] eine Einheit
   *[other] { $figure } gleiche Einheiten
 }, erleuchtet als { $lit }.
text-title = Hebt eine deiner Einheiten bis zum Ende des Zugs um { $figure ->
    [one] einen Rang
   *[other] { $figure } Ränge
 }, erleuchtet um { $lit }; höchstens bis zum Lord.
text-amulet = Würfle für eine andere Handkarte: 1 bis 4 macht sie zur Einheit dieses Rangs, 5 zu einem beliebigen Artefakt, 6 zu was du willst. Erleuchtet darfst du { $lit ->
    [one] einmal
   *[other] { $lit }-mal
 } würfeln; sonst { $figure ->
    [one] einmal
   *[other] { $figure }-mal
 }.
text-battle-strength = Stärke { $strength } im Kampf, erleuchtet { $lit }.
text-potion-berserker = Wenn du angreifst, verliert der Verteidiger { $figure ->
    [one] eine zufällige Handkarte
   *[other] { $figure } zufällige Handkarten
 }.
text-potion-frosthand = Hebt { $figure ->
    [one] eine Aktionsreihe
   *[other] { $figure } Aktionsreihen
 } eines Gegners auf; ihre Karten sind verbraucht.
text-potion-eclipse = { $figure ->
    [one] Eine Handkarte
   *[other] { $figure } Handkarten
 } darf für jede Versorgung, Einheit oder jedes Artefakt stehen, aber nicht im Kampf.
text-potion-brotherhood = Niemand darf dich angreifen, und du darfst niemanden angreifen.
text-potion-colossus = Du hast in jedem Kampf { $figure } mehr Stärke.
text-potion-weakness = Einem Gegner eingeschenkt: { $figure } weniger Stärke in jedem Kampf.
text-potion-daily = Einmal am Tag, { $days ->
    [one] einen Tag lang
   *[other] { $days } Tage lang
 }.
text-potion-lasting = Es hält { $days ->
    [one] einen Tag
   *[other] { $days } Tage
 } an.
text-faction = Heimat: { $terrain }, Pforte { $number }. Alle Fraktionen haben die gleichen Karten; wer bei einer bleibt, zeigt größere Kohorten und kämpft mit Moral, und in der Heimat mit einem Vorteil.
text-gate = Von hier darf ein Held einmal je Zug zu jeder anderen Pforte springen, für einen Schritt und { $supply ->
    [one] eine Versorgungskarte
   *[other] { $supply } Versorgungskarten
 }. Jeder Sprung zieht einen Sturmeffekt.
text-ruins = Bewacht mit Stärke { $strength }, im Heldenmodus { $heroic }. Wer gewinnt, wählt ein Besonderes Artefakt.
text-centre = Seine Verteidigung wächst um { $each } für jedes Gebäude des Tals mit demselben Besitzer.
text-pass = Ein Held, der hier anhält, darf einen Sturmverstärker für eine zufällige Pforte nehmen; der Sprung von dieser Pforte bringt ein Besonderes Artefakt.
text-bridge = Ein Held, der hier anhält, darf mit dem Stadtrat handeln: Besondere Artefakte gegen Stufen, zwei Stufen gegen ein Besonderes Artefakt oder eines gegen ein anderes.
text-building = Der Besitzer darf einmal je Runde eine Karte nehmen: { $card }. { $level ->
    [one] Einen Punkt
   *[other] { $level } Punkte
 } wert, Verteidigung { $level }.
text-deck-city = Kostet { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
 } eines Rangs, der die Stufe der neuen Stadt ist.
text-deck-road = Kostet { $labour ->
    [one] einen Stammeskrieger
   *[other] { $labour } Stammeskrieger
 } oder ein Werkzeug.
text-deck-crossroads = Kostet { $labour ->
    [one] einen Stammeskrieger
   *[other] { $labour } Stammeskrieger
 } oder ein Werkzeug und { $supply ->
    [one] eine Versorgungskarte
   *[other] { $supply } Versorgungskarten
 }.
text-deck-units = Kostet eine anheuernde Einheit ({ $card } oder höher) und { $supply ->
    [one] eine Versorgungskarte
   *[other] { $supply } Versorgungskarten
 }. Eine Versorgungskarte kommt mit.
text-deck-artefacts = Kostet { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
 } beliebigen Rangs und { $supply ->
    [one] eine Versorgungskarte
   *[other] { $supply } Versorgungskarten
 }.
effect-any-artefact = Zählt in diesem Zug als beliebiges Artefakt, aber nicht im Kampf.
effect-draw = Ziehe { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }.
effect-weapon = Eine Waffe mit Stärke { $attack } im Angriff und { $defence } in der Verteidigung.
effect-ranged-weapon = Eine Waffe mit Stärke { $attack } im Angriff und { $defence } in der Verteidigung, die auch die acht Felder ringsum erreicht.
effect-fly = Bewege einen deiner Helden auf eine beliebige Geländekarte.
effect-crown = Hebe eine deiner Einheiten bis zum Ende des Zugs auf einen beliebigen Rang bis zum Lord.
effect-snatch = Nimm eine zufällige Karte aus der Hand eines Gegners und nutze sie in diesem Zug; dann kommt sie in die Zuflucht ihres Besitzers.
effect-pavilion = Ein Zelt für bis zu { $count ->
    [one] einer Karte
   *[other] { $count } Karten
 }.
effect-reshape = Ersetze bis zu { $count ->
    [one] eine Geländekarte durch eine andere
   *[other] { $count } Geländekarten durch andere
 } mit denselben Straßen; zwei Karten zu tauschen zählt als zwei.
effect-wild = Eine Handkarte zählt in diesem Zug als beliebige Versorgung, Einheit oder beliebiges Artefakt.
effect-take-supply = Nimm bis zu { $count ->
    [one] eine Versorgungskarte
   *[other] { $count } Versorgungskarten
 } auf die Hand.
effect-rally = Nimm Karten einer Art aus deiner Zuflucht auf die Hand, mit zusammen höchstens { $strength } aufgedruckter Stärke.
effect-cloak = Verbirg { $count ->
    [one] eine deiner Städte in Reichweite deiner Helden bis zu deinem nächsten Zug: Sie kann nicht angegriffen werden
   *[other] bis zu { $count } deiner Städte in Reichweite deiner Helden bis zu deinem nächsten Zug: Sie können nicht angegriffen werden
 }.
effect-order = Sieh dir { $look ->
    [one] die nächste Karte
   *[other] die nächsten { $look } Karten
 } deiner Nation an und lege { $top } davon in beliebiger Reihenfolge nach oben.
effect-hypnotise = Nimm im Kampf bis zu zwei Einheiten mit zusammen höchstens { $strength } aufgedruckter Stärke aus der gegnerischen Reihe in deine.
effect-fetch-lost = Nimm eine Karte deiner Wahl aus dem Limbus auf die Hand.
effect-storm-artefact = Nimm ein Artefakt auf die Hand.
effect-storm-lord = Nimm den obersten Lord auf die Hand, mit Versorgung.
effect-storm-road = Baue kostenlos eine Straße.
effect-storm-fate = Ziehe eine Schicksalskarte; ihre Karten kommen auf die Hand.
effect-storm-hero = Dein anderer Held kommt zu der Pforte, die du verlässt.
effect-storm-terraform = Ersetze eine Stadt- oder Straßenkarte durch eine andere mit denselben Straßen und beliebigem Gelände.
effect-storm-copy = Kopiere einen offen liegenden Sturmeffekt, aber nicht Nummer 2.
effect-promote = Eine Einheit auf deiner Hand steigt um einen Rang: Tausche sie gegen die oberste Einheit des nächsten Stapels.
effect-raise = Baue eine deiner Städte um eine Stufe aus, höchstens auf Stufe 4.
effect-storm-tent = Zerstöre ein Zelt deiner Wahl; hat kein Gegner eines, muss es eines deines Teams sein.
effect-fate-copy = Behalte diese Karte als Kopie eines Besonderen Artefakts einer anderen Person, oder nimm { $count } Sternenstaub.
effect-fate-top = Nimm das oberste Besondere Artefakt des Reststapels oder { $count } Sternenstaub.
effect-fate-any = Nimm ein beliebiges Besonderes Artefakt des Reststapels oder { $count } Sternenstaub.
effect-meta-move = Dein Held zieht bis zu { $count ->
    [one] ein Feld
   *[other] { $count } Felder
 }.
effect-meta-draw = Ziehe bis zu { $count ->
    [one] einer Karte
   *[other] { $count } Karten
 }.
effect-meta-attack = Dein Held greift ohne Waffe eines der acht Felder ringsum an.
effect-meta-double = Eine deiner Einheiten zählt als { $count ->
    [one] eine Einheit
   *[other] { $count } gleiche Einheiten
 }.

# Das Menü eines Zugs
ask-action = Dein Zug: Was tust du?
act-end = Zug beenden
act-exchange = Die ganze Hand tauschen
act-cohort = Eine Kohorte zeigen: { $faction }
act-move = { $hero } bewegen
act-road = Bauen: { $deck }
act-found = Eine Stadt der Stufe { $level } gründen ({ $count } × { $card })
act-raise = Eine Stadt ausbauen ({ $count } × { $card })
act-raise-royal = Eine Stadt ausbauen ({ $card })
act-hire = Anheuern: { $deck }
act-acquire = Erwerben: { $deck }
act-hire-hero = Einen Helden anheuern
act-attack = Mit { $hero } angreifen
act-attack-together = Mit beiden Helden angreifen
act-hide = Eine Karte verstecken
act-station = Ein Zelt aufstellen
act-fetch = Die Karten holen: { $tent }
act-special = Einsetzen: { $card }
act-copy = Die Schicksalskarte als Kopie einsetzen
act-post = Einen Handelsposten bauen
act-trade-0 = Ein Artefakt gegen eine Truhe tauschen
act-trade-1 = Eine Truhe gegen ein Artefakt tauschen
act-trade-2 = 2 Versorgungskarten gegen 1 Sternenstaub tauschen
act-potion = Einen Zaubertrank kaufen
act-tribute = Metamorpha für { $hero } Tribut zahlen
act-discover = Einen Teil eines Tals entdecken
act-gift = Eine Karte aus deinen Gebäuden nehmen
act-amplifier = Einen Sturmverstärker für { $hero } nehmen
act-council = Mit dem Stadtrat handeln ({ $hero })
choose-transform-0 = Eine Magische Schriftrolle einsetzen
choose-transform-1 = Einen Titel einsetzen
choose-transform-2 = Ein Amulett einsetzen
choose-transform-3 = Titus’ Krone einsetzen
choose-transform-4 = Creas Buch einsetzen
choose-transform-5 = Die Sonnenfinsternis einsetzen
choose-transform-6 = Einen Fanatiker spielen

# Reihen
deed-road = { $deck } auf { $square } ({ $turn })
deed-city = Stadt der Stufe { $level } auf { $square } ({ $deck }, { $turn })
deed-raise = Die Stadt auf { $square } um eine Stufe ausbauen
deed-residence = Die Stadt auf { $square } zur Residenz ausbauen
deed-capital = Die Residenz auf { $square } zur Hauptstadt ausbauen
deed-hire = Einheit anheuern: { $deck }
deed-artefact = Artefakt erwerben: { $deck }
deed-hero = { $hero } auf { $square } anheuern
deed-attack = Mit { $hero } angreifen: { $target }
deed-attack-together = Mit beiden Helden angreifen: { $target }
deed-post = Handelsposten auf { $square } bauen
deed-potion = Zaubertrank kaufen: { $potion }
deed-discover = { $square } entdecken
deed-ability = Metamorphas Fähigkeit nutzen: { $terrain }
deed-special = Ein Besonderes Artefakt einsetzen: { $card }
deed-move = Einen Helden bewegen
target-ruins = die Ruinen auf { $square }
target-neutral = die neutrale Stadt auf { $square }
target-city = die Stadt von { $seat } auf { $square }
target-heroes = die Helden von { $seat } auf { $square }
ask-lay = Lege für diese Reihe noch { $lacking } ({ $deed })
lack-labour = { $count ->
    [one] die Arbeit eines Stammeskriegers
   *[other] die Arbeit von { $count } Stammeskriegern
 }
lack-units = { $count } × { $card }
lack-units-or-higher = { $count } × { $card } oder höher
lack-supply = { $count } × Versorgung
lack-two = { $first } und { $second }
ask-confirm = Die Reihe ist vollständig ({ $deed }). Führst du sie aus?
choose-confirm = Ausführen
choose-card = { $card }
choose-card-of-workbench = Von der Werkbank: { $card }
choose-give-up = Reihe zurücknehmen
choose-nothing = Nichts wählen
choose-enough = Das genügt

# Fragen und Antworten
ask-faction = Wähle deine Fraktion
choose-faction = { $faction } – Heimat: { $terrain }
ask-start = Wähle deine Startstadt
ask-draft = Wähle eine Karte für dein Deck: { $card }
choose-square = { $square }
choose-deck = { $deck }
choose-seat = { $seat }
choose-hero = { $hero }
choose-rank = { $card }
choose-terrain = { $terrain }
ask-city-deck = Welche Stadtkarte für eine Stadt der Stufe { $level }?
ask-site = Wohin baust du sie ({ $deck })?
ask-turn = Wie drehst du sie ({ $deck } auf { $square })?
choose-turn = { $turn }: Straßen nach { $exits } ({ $square })
ask-city-to-raise = Welche Stadt baust du um eine Stufe aus?
ask-artefact = Welches Artefakt nimmst du?
ask-faction-of = Die Symbole stimmen überein ({ $deck }). Welche Fraktion wählst du?
ask-weapon-for-hero = Mit welcher Waffe bezahlst du den Helden?
ask-hero-place = Wo erscheint der Held?
ask-promote = Welche Einheit steigt um einen Rang?
ask-move-pay = Wie reist { $hero } weiter?
ask-move = Wohin geht { $hero }? (noch { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
 })
choose-step = Nach { $square } gehen
choose-jump = Zur Pforte auf { $square } springen
choose-stop = Hier anhalten
ask-weapon = Mit welcher Waffe greifst du an?
ask-target = Was greifst du an?
ask-battle = Legst du Karten in den Kampf?
ask-battle-more = Legst du weitere Karten in den Kampf?
choose-battle-done = Keine weiteren Karten
choose-battle-pass = Passen
note-owner = { $seat }, Stufe { $level }
note-strength = Stärke { $strength }
note-hero = Held von { $seat }
side-by-side = { $first }, { $second }
last-of-all = { $first } und { $second }
several-cards = { $count } × { $card }
price = {" "}für { $cards }
no-price = {""}
armed-with = {" "}mit { $card }
for-deck = {" "}für ein Deck aus { $count ->
    [one] einer Karte
   *[other] { $count } Karten
 }
nobody = niemand
hint-strength = { $sign ->
    [1] +
    [0] ±
   *[other] −
}{ $strength }
hint-level = → { $level }
hint-defence = gegen { $strength }
choose-hidden = Aus dem Versteck: { $card }
choose-tent = { $tent }
choose-copy = Die Schicksalskarte als Kopie einsetzen
ask-hypnotise = Welche Einheit wechselt die Seite? (noch Stärke { $strength })
ask-hero = Du wirst angegriffen. Was tut { $hero }?
choose-aside = { $hero } hält sich heraus
choose-fight = { $hero } kämpft
choose-retreat = { $hero } zieht sich zurück
ask-pay-retreat = Bezahle den Rückzug: { $lacking } × Versorgung oder ein Pferd
ask-retreat = Wohin zieht sich { $hero } zurück?
ask-special = Wähle ein Besonderes Artefakt
choose-draw-fate = Eine Schicksalskarte ziehen
ask-fate = { $fate }: Was nimmst du?
choose-stardust = { $count } Sternenstaub nehmen
choose-fate-0 = Die Karte als Kopie behalten
choose-fate-1 = Das oberste Besondere Artefakt nehmen
choose-fate-2 = Ein Besonderes Artefakt deiner Wahl nehmen
ask-rest = Welches Besondere Artefakt des Reststapels nimmst du?
ask-limbo = Welche Karte holst du aus dem Limbus?
ask-copy-storm = Welchen Sturmeffekt kopierst du?
choose-storm = { $storm }
ask-free-road = Welche Straße baust du kostenlos?
ask-terraform = Welche Geländekarte ersetzt du?
ask-terrain = Welches Gelände kommt nach { $square }?
choose-swap = Mit { $square } tauschen
ask-destroy-tent = Welches Zelt zerstörst du?
ask-ring = { $gate }: Gibst du den Ring aus?
choose-ring = Ausgeben für das, was unter der Pforte liegt
choose-keep-ring = Den Ring behalten
ask-under = { $gate }: Was nimmst du darunter hervor?
ask-transform-0 = Magische Schriftrolle: Welche Einheit wird vervielfacht?
ask-transform-1 = Titel: Welche Einheit steigt auf?
ask-transform-2 = Amulett: Welche Karte wird verwandelt?
ask-transform-3 = Titus’ Krone: Welche Einheit steigt auf?
ask-transform-4 = Creas Buch: Welche Karte wird verwandelt?
ask-transform-5 = Sonnenfinsternis: Welche Karte wird verwandelt?
ask-transform-6 = Welchen Fanatiker spielst du?
ask-transform-7 = Metamorpha: Welche Einheit wird verdoppelt?
ask-sacrifice = { $card }: Welche Karte opferst du in den Limbus?
choose-no-sacrifice = Nichts opfern
ask-rank = Auf welchen Rang steigt die Einheit?
ask-roll = Der Würfel zeigt { $face }. Behältst du das?
choose-keep-roll = Behalten
choose-roll-again = Noch einmal würfeln
ask-wild = Was wird aus der Karte?
ask-copy-special = Welches Besondere Artefakt kopiert die Schicksalskarte?
ask-to-limbo = Welche Karte legst du in den Limbus, um eine andere zu verstecken?
ask-hide = Welche Karte versteckst du? (Platz für { $left })
ask-tent = Welches Zelt stellst du auf?
ask-station = Welche Karte kommt ins Zelt? (Platz für { $left })
ask-post = Wo baust du den Handelsposten?
ask-trade-artefact = Welches Artefakt tauschst du gegen eine Truhe?
ask-potion = Welchen Zaubertrank kaufst du?
choose-potion = { $potion }
ask-weakness = Welcher Person schenkst du den Trank der Schwäche ein?
ask-drink = Trinkst du in diesem Kampf einen Zaubertrank?
choose-drink = „{ $potion }“ trinken
choose-drink-nothing = Nichts trinken
ask-freeze = Frierst du die Reihe von { $victim } ein? ({ $deed })
choose-freeze = Einfrieren
choose-let-pass = Geschehen lassen
ask-rage = Setzt du Berserker ein, damit die Verteidigung { $count ->
    [one] eine zufällige Karte
   *[other] { $count } zufällige Karten
 } verliert?
choose-rage = Berserker einsetzen
ask-flyer = Welcher Held fliegt?
ask-fly = Wohin fliegt { $hero }?
ask-how-many-supply = Wie viele Versorgungskarten nimmst du?
ask-how-many-cards = Wie viele Karten ziehst du?
choose-count = { $count }
ask-snatch = Aus wessen Hand nimmst du eine Karte?
ask-reshape = Welche Geländekarte änderst du? (noch { $left })
ask-rally = Welche Karten rufst du? (noch Stärke { $strength })
ask-order = Welche Karte kommt als nächste auf deine Nation? (noch { $left })
ask-cloak = Welche Stadt verbirgst du? (noch { $left })
ask-discover = Welchen Teil eines Tals entdeckst du?
ask-gift = Welche Karte nimmst du aus deinen Gebäuden?
choose-supply = Versorgung
ask-council = Welchen Handel schließt du mit dem Stadtrat?
choose-council-0 = Besondere Artefakte gegen Stufen geben
choose-council-1 = Zwei Stufen für ein Besonderes Artefakt geben
choose-council-2 = Ein Besonderes Artefakt gegen ein anderes tauschen
ask-lower = Welche Stadt senkst du um eine Stufe? (noch { $left })
ask-give-special = Welches Besondere Artefakt gibst du?
ask-tribute = Welche Karte zahlst du als Tribut?
ask-summon = Wen beschwörst du?
choose-metamorpha = Metamorpha
choose-bilkarr = Bilkarr
ask-summon-to = Wohin schickst du den Charakter?

# Was geschehen ist
faction-in-play = Eine Fraktion ist im Spiel: { $faction }.
faction-chosen = { $seat } wählt eine Fraktion: { $faction }.
marked = { $seat } beginnt auf { $square } mit einer Stadt der Stufe { $level }.
start-card = { $seat } beginnt mit: { $card }.
drafted = { $seat } { $left ->
    [0] nimmt die letzte Karte
    [one] wählt eine Karte und gibt die letzte weiter
   *[other] wählt eine Karte und gibt die übrigen weiter
 }.
day-begins = Tag { $day } beginnt, der { $weekday }. der Woche: Das Orakel erleuchtet { $lit }, und übereinstimmende Symbole haben { $matching }.
turn-begins = { $seat } ist am Zug.
turn-ends = { $seat } beendet den Zug.
exchanged = { $seat } tauscht die ganze Hand.
cohort = { $seat } zeigt eine Kohorte aus { $count ->
    [one] einer Karte
   *[other] { $count } Karten
 } ({ $faction }).
reshuffled = { $seat } mischt die Zuflucht aus { $count ->
    [one] einer Karte
   *[other] { $count } Karten
 } zur neuen Nation.
drew = { $seat } zieht: { $cards }.
drew-cards = { $seat } { $refill ->
    [1] füllt nach dem Angriff die Hand mit { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    } auf
   *[other] zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
 }.
gained = { $seat } { $how ->
    [hired] heuert an: { $card }{ $price }
    [acquired] erwirbt: { $card }{ $price }
   *[other] erhält in die Zuflucht: { $card }{ $price }
 }.
gained-to-hand = { $seat } nimmt auf die Hand: { $card }{ $price }.
to-limbo = { $seat } { $sacrifice ->
    [1] opfert in den Limbus: { $card }
   *[other] legt in den Limbus: { $card }
 }.
laid = { $seat } legt: { $card }.
moved = { $hero } von { $seat } geht von { $start } nach { $square }.
jumped = { $hero } von { $seat } springt von der Pforte auf { $start } zur Pforte auf { $square }.
hero-hired = { $seat } heuert auf { $square }{ $price } { $hero } an.
hero-brought = Der Sturm trägt { $hero } von { $seat } nach { $square }.
hero-retreated = { $hero } von { $seat } zieht sich von { $start } nach { $square } zurück.
hero-lost = { $seat } verliert { $hero } im Kampf auf { $square }.
built = { $seat } baut auf { $square }: { $deck } ({ $terrain }){ $price }.
founded = { $seat } gründet auf { $square } eine Stadt der Stufe { $level } ({ $deck }, { $terrain }){ $price }.
raised = { $seat } baut die Stadt auf { $square }{ $price } zu Stufe { $level } aus.
lowered = { $seat } senkt die Stadt auf { $square } auf Stufe { $level }.
captured = { $seat } erobert { $neutral ->
    [1] die neutrale Stadt
   *[other] die Stadt von { $loser }
 } auf { $square }, die nun Stufe { $level } hat{ $limit ->
    [capital] {" "}(niemand darf zwei Hauptstädte haben)
    [residence] {" "}(niemand darf mehr Residenzen haben)
    [zero] {" "}(niemand darf zwei Städte der Stufe 0 haben)
   *[none] {""}
 }.
terraformed = { $seat } ersetzt auf { $square } { $old } durch { $terrain }.
swapped = { $seat } tauscht die Karten auf { $first } und { $second }.
nothing-promoted = { $seat } hat keine Einheit auf der Hand, die aufsteigen kann.
promoted = { $seat } befördert: Aus { $card } wird { $promoted }.
transformed = { $seat } hat nun auf der Werkbank: { $card }.
changes = { $seat } wendet auf { $card } an: { $by }.
rolled = { $seat } würfelt für das Amulett eine { $face }.
copied = { $seat } setzt die Schicksalskarte als „{ $card }“ ein.
hid = { $seat } versteckt eine Karte.
unhid = { $seat } nimmt eine versteckte Karte zurück.
stationed = { $seat } legt in ein Zelt: { $card }.
fetched = { $seat } holt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } aus einem Zelt.
tent-destroyed = { $seat } zerstört ein Zelt von { $owner }.
own-tent-destroyed = { $seat } zerstört ein eigenes Zelt.
special-used = { $seat } setzt „{ $card }“ ein.
special-given = { $seat } gibt dem Stadtrat „{ $card }“.
snatched = { $seat } nimmt für diesen Zug aus der Hand von { $victim }: { $card }.
rallied = { $seat } ruft aus der Zuflucht zurück: { $card }.
gazed = { $seat } sieht sich { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } der eigenen Nation an.
cloaked = { $seat } verbirgt die Stadt auf { $square } unter „Vayls Mantel“.
storm-drawn = { $seat } löst { $storm } aus.
storm-copied = { $seat } kopiert { $storm }.
storm-void = { $storm } bleibt ohne Wirkung.
fate-drawn = { $seat } zieht: { $fate }.
attack-begins = { $seat } greift{ $weapon } { $target } an{ $heroes ->
    [3] {" "}(beide Helden)
   *[other] {""}
 }.
battle-card = { $seat } legt { $card } und hat Stärke { $strength }.
battle-done = { $seat } legt keine weiteren Karten.
battle-passes = { $seat } passt.
battle-won = { $seat } gewinnt den Kampf, { $attack_sum } gegen { $defence_sum }.
battle-sum = { $strength } ({ $parts })
battle-plain = { $strength }
battle-part-cards = Karten { $strength }
battle-part-morale = Moral { $strength }
battle-part-home = Heimatgelände { $strength }
battle-part-place = der Ort { $strength }
battle-part-potions = Tränke { $strength }
battle-part-weakness = Tränke −{ $strength }
battle-lost = { $seat } verliert den Kampf, { $attack_sum } gegen { $defence_sum }{ $tied ->
    [1] : Gleichstand geht an die Verteidigung
   *[other] {""}
 }.
battle-off-potion = „Bruderschaft“ beendet den Angriff auf { $seat }.
battle-off-retreat = Niemand ist mehr da, um zu kämpfen: Der Angriff endet.
hero-fights = Held { $number } von { $seat } verteidigt mit.
hero-aside = Held { $number } von { $seat } hält sich heraus.
hypnotised = { $seat } nimmt mit „Syoens Maske“ aus der gegnerischen Reihe: { $card }.
raged = { $seat } verliert durch „Berserker“ aus der Hand: { $card }.
checkpoint = Woche { $week } endet mit einem Kontrollpunkt.
royal-lost = { $seat } verliert mit { $count } statt { $needed ->
    [one] einer Karte
   *[other] { $needed } Karten
 }: { $card }.
veteran = { $seat } führt jetzt mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
 } Veteranen.
fallen = { $seat } führt jetzt mit nur { $count ->
    [one] einer Karte
   *[other] { $count } Karten
 } gefallene Veteranen.
post-built = { $seat } baut einen Handelsposten auf { $square }{ $price }.
potion-bought = { $seat } kauft „{ $potion }“{ $price }.
potion-drunk = { $seat } trinkt „{ $potion }“.
potion-poured = { $seat } schenkt { $other } „Schwäche“ ein.
potion-over = „{ $potion }“ wirkt nicht mehr.
frozen = { $seat } friert die Reihe von { $victim } ein ({ $deed }).
metamorpha-moves = Metamorpha kommt nach { $square }.
metamorpha-serves = Metamorpha hilft { $seat } ({ $terrain }){ $price }.
bilkarr-moves = Bilkarr kommt nach { $square }.
discovered-road = { $seat } entdeckt eine Kreuzung auf { $square }{ $price }.
discovered-building = { $seat } entdeckt auf { $square }{ $price } ein Gebäude: { $building }.
amplifier = { $hero } von { $seat } nimmt einen Sturmverstärker für { $gate }.
amplifier-used = Der Sturmverstärker von { $seat } wirkt: { $gate }.
ring-spent = { $seat } gibt einen Ring aus: { $gate }.
dismissed = { $character } verlässt den Spielplan.
game-ends-by-seat = { $seat } hat { $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
 } der Stufe 4 oder höher: Das Spiel endet.
game-ends-by-team = Team { $number } hat { $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
 } der Stufe 4 oder höher: Das Spiel endet.
game-ends-2 = Der Spielplan ist voll: Das Spiel endet.
game-ends-3 = Die letzte Woche ist vorbei: Das Spiel endet.
scored = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }: { $parts }.
points-of-cities = { $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
 } der Stufe { $level }
points-of-buildings = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } für Gebäude
points-of-nothing = keine Städte
team-scored = Team { $number } hat zusammen { $together ->
    [one] 1 Punkt
   *[other] { $together } Punkte
 }{ $points ->
    [0] {""}
   *[other] , die anderthalbfach zählen: { $points }
 }.
tie-broken-1 = Den Gleichstand entscheidet die Zahl der Hauptstädte.
tie-broken-2 = Den Gleichstand entscheidet die Zahl der Residenzen.
tie-broken-3 = Den Gleichstand entscheidet die Zahl der Städte der Stufe 4.
tie-broken-4 = Den Gleichstand entscheidet die Zahl der Städte der Stufe 3.
tie-broken-5 = Den Gleichstand entscheidet die Zahl der Städte der Stufe 2.
tie-broken-6 = Den Gleichstand entscheidet die Zahl der Städte der Stufe 1.
tie-broken-7 = Den Gleichstand entscheidet die Zahl der Helden auf dem Spielplan.
tie-broken-8 = Den Gleichstand entscheidet die Zahl der Karten.
game-won = { $shared ->
    [1] { $seat } teilt den Sieg mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }: Nichts entscheidet den Gleichstand.
   *[other] { $seat } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
 }

# Terminal
terminal-day = Tag { $day } (Woche { $week }, { $weekday }. Tag)
terminal-lit = ☼ { $card }
terminal-told-oracle = Das Orakel erleuchtet: { $lit }. Übereinstimmende Symbole: { $matching }.
terminal-told-team = { $seats }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }; Städte der Stufe 4 oder höher: { $count } von { $goal }, die das Spiel beenden.
terminal-told-deck = Stapel { $deck }: oben { $top }, zusammen { $count }.
terminal-told-no-deck = Stapel { $deck }: keine mehr.
terminal-told-strength = { $seat } kämpft mit Stärke { $total }: { $parts }.
terminal-matching = = { $card }
terminal-phase-setup = Aufbau
terminal-phase-draft = Draft
terminal-oracle = Orakel ☼/=:
terminal-letter-forest = w
terminal-letter-mountain = b
terminal-letter-canyon = s
terminal-letter-lake = e
terminal-letter-frost = f
terminal-letter-jungle = d
terminal-legend = ⌂ Stadt mit Stufe und Besitzer, ◇ neutral mit Stärke, ▣ Gebäude, ◎ Pforte, ▲ Ruinen, ? unentdeckt, ⚑ Handelsposten, ☾ verborgen, M Metamorpha, B Bilkarr; ✋ Hand, ▤ Nation/ganzes Deck, ♟ Helden
terminal-legend-terrain = ☼ erleuchtet, = Symbole stimmen überein; w Wälder, b Berge, s Schluchten, e Smaragdseen, f Frostfelder, d Protodschungel
terminal-neutral = Wachen
terminal-morale = Moral
terminal-home = Heimatgelände
terminal-place = der Ort
terminal-potions = Tränke
terminal-count-supply = Versorgung { $count }
terminal-count-stardust = Sternenstaub { $count }
terminal-count-chests = Truhen { $count }
terminal-count-storms = Stürme { $count }
terminal-count-limbo = Limbus { $count }
terminal-count-fate = { $count ->
    [one] 1 Schicksalskarte
   *[other] { $count } Schicksalskarten
 }
terminal-specials = Besondere Artefakte: { $cards }
terminal-draft = Zur Wahl: { $cards }
terminal-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
terminal-veteran = Veteranen
terminal-fallen = gefallene Veteranen
terminal-hand = Hand: { $cards }
terminal-bench = Für diesen Zug: { $cards }
terminal-row = Reihe: { $cards }
terminal-hidden = Versteckt: { $cards }
terminal-hidden-count = Versteckt: { $count }
terminal-own-specials = Besitzt: { $cards }
terminal-tent = Zelt: { $cards }
terminal-posts = Posten: { $squares }
terminal-rings = Ringe: { $terrains }
terminal-potion = { $potion }{ $day ->
    [0] {""}
   *[other] {" "}({ $day }. Tag)
 }
terminal-told-empty = Leere Felder: { $count }.
terminal-told-roads = Straßen nach { $sides }
terminal-told-post = Handelsposten von { $seat }
terminal-told-cloaked = verborgen durch Vayls Mantel
terminal-told-waits = neben dem Spielplan
terminal-told-person = { $seat }: Punkte { $points }, Hand { $hand }, Nation { $nation }, Zuflucht { $shelter }, ganzes Deck { $deck }, Helden: { $heroes }.
terminal-end-seat = Platz
terminal-end-points = Eigene Punkte
terminal-end-cities = Große Städte
terminal-end-capitals = Hauptstädte
terminal-end-residences = Residenzen
terminal-end-heroes = Helden
terminal-end-cards = Karten
terminal-end-total = Gesamt
terminal-box-creation = Schöpfungskarten
terminal-box-terrain = Geländekarten
terminal-box-storms = Sturmeffekte
terminal-box-fate = Schicksalskarten
terminal-box-potions = Zaubertränke
terminal-box-metamorpha = Metamorphas Fähigkeiten
terminal-box-buildings = Gebäude der Täler
terminal-box-places = Weitere Geländekarten
terminal-box-tokens = Figuren und Marker
terminal-box-costs = Was die Dinge kosten
terminal-box-declarations = Ansagen
terminal-box-battle = Kampf
terminal-box-ending = Das Ende
terminal-box-setup = Aufbau
terminal-box-hiring = Einheiten anheuern
terminal-box-checkpoints = Kontrollpunkte
terminal-box-oracle = Das Orakel
terminal-box-amulet-die = Der Würfel des Amuletts
terminal-box-potion-rules = Zaubertränke brauen
terminal-column-name = Name
terminal-column-count = Anzahl
terminal-column-text = Text
terminal-column-rule = Regel
terminal-column-figure = Zahl
terminal-column-value = Wert
terminal-column-recruiter = Mindestrang, wer anheuert
terminal-column-supply = Versorgung
terminal-column-day = Tag
terminal-column-lit = Erleuchtet
terminal-column-matching = Gleiche Zeichen
terminal-column-roll = Gewürfelt
terminal-column-becomes = Aus der Karte wird
terminal-face-artefact = beliebiges Artefakt
terminal-face-wild = Joker: beliebige Einheit, Artefakt oder Versorgung

# Figures of the box that stand on no card.
terminal-figure-hand = Handkarten
terminal-figure-days-in-a-week = Tage einer Woche
terminal-figure-hidden-cards = Versteckte Karten, höchstens
terminal-figure-heroes = Helden zu Beginn
terminal-figure-simple-road-labour = Gerade Straße oder Kurve, in Stammeskriegern
terminal-figure-crossroads-labour = Kreuzung, in Stammeskriegern
terminal-figure-crossroads-supply = Kreuzung, Versorgung
terminal-figure-crossroads-by-tool = Ein Werkzeug baut auch Kreuzungen
terminal-figure-found-units = Stadt gründen, gleiche Einheiten
terminal-figure-upgrade-units = Stadt ausbauen, Einheiten
terminal-figure-artefact-units = Artefakt erwerben, Einheiten
terminal-figure-artefact-supply = Artefakt erwerben, Versorgung
terminal-figure-hero-weapons = Held anheuern, Waffen
terminal-figure-hide-limbo = Verstecken, Karten in den Limbus
terminal-figure-hide-cards = Verstecken, versteckte Karten
terminal-figure-post-labour = Handelsposten, in Stammeskriegern
terminal-figure-valley-road-labour = Kreuzung eines Tals, in Stammeskriegern
terminal-figure-valley-road-supply = Kreuzung eines Tals, Versorgung
terminal-figure-valley-building-labour = Gebäude eines Tals, in Stammeskriegern
terminal-figure-jump-supply = Sprung durch eine Pforte, Versorgung
terminal-figure-retreat-supply = Rückzug, Versorgung
terminal-figure-retreat-squares = Rückzug, Felder
terminal-figure-exchange-draw = Austausch, gezogene Karten
terminal-figure-cohort-least = Kohorte, Karten mindestens
terminal-figure-cohort-less = Kohorte, so viele Karten weniger werden gezogen
terminal-figure-morale = Moral jedes Helden
terminal-figure-veteran-morale = Moral jedes Helden von Veteranen
terminal-figure-veteran-units = Mehr Stärke der Stammeskrieger und Häuptlinge von Veteranen
terminal-figure-terrain = Heimatgelände
terminal-figure-neutral-city = Neutrale Stadt
terminal-figure-neutral-city-heroic = Neutrale Stadt im Heldenmodus
terminal-figure-ruins = Ruinen
terminal-figure-ruins-heroic = Ruinen im Heldenmodus
terminal-figure-building = Gebäude eines Tals
terminal-figure-centre-per-building = Zentrum eines Tals, für jedes Gebäude
terminal-figure-neutral-city-reward = Belohnung einer neutralen Stadt
terminal-figure-tie-goes-to-attacker = Bei Gleichstand gewinnt, wer angreift
terminal-figure-veteran-deck = Karten im Schöpfungsdeck von Veteranen
terminal-figure-later-gains = König, Königin und Veteranen auch an späteren Kontrollpunkten
terminal-figure-cities-alone = Große Städte zum Sieg, allein
terminal-figure-cities-of-two = Große Städte zum Sieg, zu zweit
terminal-figure-cities-of-three = Große Städte zum Sieg, zu dritt
terminal-figure-two-against-three-halves = Halbe Punkte für jeden Punkt, zu zweit gegen drei
terminal-figure-supply = Zaubertrank, Versorgung
terminal-figure-days = Zaubertrank, Tage
terminal-token-hero = Helden
terminal-token-die = Würfel
terminal-token-board = Spielplan
terminal-token-board_extension = Spielplanergänzung
terminal-token-player_board = Spielertableaus
terminal-token-points_card = Siegpunktkarten
terminal-token-oracle = Sonnenorakel
terminal-token-city_level = Stadtmarker
terminal-token-neutral_city = Marker neutraler Städte
terminal-token-ruins_guard = Ruinenmarker
terminal-token-battle_strength = Kampfstärkekarten
terminal-token-time = Zeitmarker
terminal-token-reference_sheet = Referenzbögen
terminal-token-direction_die = Richtungswürfel (nicht verwendet)
terminal-token-trading_post = Handelsposten
terminal-token-veteran = Veteranenmarker
terminal-token-potion = Zaubertrankmarker
terminal-token-ring = Ringmarker
terminal-token-metamorpha = Metamorpha
terminal-token-bilkarr = Bilkarr

# Browser board
board-map = Spielplan
board-empty = leer
board-city = Stadt der Stufe { $level }
board-of = { $name }
board-defence = Stärke { $strength }
board-roads-to = Straßen nach { $sides }
board-side-N = Norden
board-side-E = Osten
board-side-S = Süden
board-side-W = Westen
board-post-of = Handelsposten von { $name }
board-hero-of = Held { $number } von { $name }
board-cloaked = unter Vayls Mantel verborgen
board-metamorpha = Metamorpha
board-bilkarr = Bilkarr
board-bilkarr-next = Hierhin geht Bilkarr als Nächstes
board-amplifier = trägt einen Sturmverstärker
board-ways = Möglichkeiten für diese Karte
board-turn = { $turn ->
    [0] wie sie ist
   *[other] um { $turn } Grad gedreht
 }
board-oracle = Sonnenorakel
board-day = { $day }. Tag
board-week = { $week }. Woche
board-lit = heute erleuchtet
board-matching = Symbole stimmen heute überein: Fraktion frei wählbar
board-supply = Gemeinsamer Vorrat
board-cards-left = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
board-store-supply = { $count ->
    [one] 1 Versorgungskarte
   *[other] { $count } Versorgungskarten
 }
board-store-stardust = Sternenstaub: { $count }
board-store-chest = Truhen: { $count }
board-store-rest = Besondere Artefakte im Reststapel: { $count }
board-store-fate = Schicksalskarten: { $count }
board-store-storms = Sturmeffekte im Stapel: { $count }
board-store-limbo = Karten im Limbus: { $count }
board-open-specials = Offene Besondere Artefakte
board-potions = Zaubertränke
board-potion-of = { $potion }, { $name }{ $day ->
    [0] {""}
   *[other] , { $day }. Tag
 }
board-storms-played = Gespielte Sturmeffekte
board-hand = Deine Hand
board-hand-empty = Deine Hand ist leer.
board-bench = Nur in diesem Zug
board-hidden = Versteck
board-copies = { $card }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
board-workbench = Auslage
board-workbench-empty = Hier liegen die Reihen, während du sie auslegst.
board-played = In diesem Zug gespielt
board-row-of = { $name } legt eine Reihe
board-lacks = Es fehlt noch: { $what }
board-labour = Stammeskrieger oder Werkzeug
board-or-higher = { $card } oder höher
board-steps-left = { $count ->
    [0] kein Schritt mehr
    [one] noch 1 Schritt
   *[other] noch { $count } Schritte
 }
board-deed-build = Straße bauen
board-deed-found = Stadt gründen
board-deed-upgrade = Stadt ausbauen
board-deed-hire = Einheit anheuern
board-deed-artefact = Artefakt erwerben
board-deed-hero = Helden anheuern
board-deed-post = Handelsposten bauen
board-deed-discover = Entdecken
board-deed-potion = Zaubertrank kaufen
board-deed-attack = Angreifen
board-deed-move = Helden bewegen
board-battle = Kampf um { $square }
board-role-attack = greift an
board-role-defence = verteidigt
board-target-city = Neutrale Stadt
board-target-heroes = Helden
board-target-ruins = Ruinen
board-bonus-morale = Moral
board-bonus-terrain = Heimatgelände
board-bonus-place = der Ort selbst
board-bonus-potions = Zaubertränke
board-people = Mitspielende
board-team = Team { $number }
board-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
board-great-cities = { $goal ->
    [0] große Städte: { $count }
   *[other] große Städte: { $count } von { $goal }
 }
board-look = offene Karten ansehen
board-first = fängt an
board-count-hand = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
 }
board-count-nation = { $count ->
    [one] 1 Karte in der Nation
   *[other] { $count } Karten in der Nation
 }
board-count-shelter = { $count ->
    [one] 1 Karte in der Zuflucht
   *[other] { $count } Karten in der Zuflucht
 }
board-count-hidden = { $count ->
    [one] 1 Karte im Versteck
   *[other] { $count } Karten im Versteck
 }
board-deck-size = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } im ganzen Deck
board-post-on = Handelsposten auf { $square }
board-hero-waits = dieser Held ist nicht auf dem Spielplan
board-queen-ours = hat die Königin
board-queen-deposed = die Königin ist abgesetzt
board-king-ours = hat den König
board-king-deposed = der König ist abgesetzt
board-veteran = Veteran
board-fallen = gefallener Veteran
board-tent-with = Zelt mit { $cards }
board-no-cards = Hier sind keine Karten zu sehen.
board-what-to-do = Was soll geschehen?
board-zone-shelter = Aus der Zuflucht
board-zone-limbo = Limbus
board-zone-specials = Besondere Artefakte
board-zone-rest = Der Reststapel
board-zone-draft = Zur Auswahl
board-zone-looked = Die angesehenen Karten
board-zone-row = Die gegnerische Reihe
board-zone-under = Unter der Pforte
board-zone-wild = Was daraus wird
board-zone-copies = Besondere Artefakte der anderen
board-zone-deck = Deine Besonderen Artefakte
board-zone-factions = Welche Fraktion?
board-open-hand = Hand, soweit bekannt
board-open-played = In diesem Zug gespielt
board-open-shelter = Zuflucht
board-open-hidden = Versteck
board-open-tent = Zelt
board-line-cities = Städte der Stufe { $level }
board-line-buildings = Gebäude der Täler
board-line-partners = Städte der Partner
board-line-factor = Zwei gegen drei

# Was an den Zahlen eines eigenen Exemplars nicht passt
wrong-squares = Startstädte, neutrale Städte, Ruinen und Pforten müssen verschiedene offene Felder sein
wrong-things = das müssen diese sein: { $known }
wrong-counts = die Schachteln enthalten davon 5, 4, 8 und 17 Arten
wrong-square = „{ $text }“ ist kein Feld dieses Plans
wrong-oracle = hier muss für jeden der sieben Tage ein Artefakt stehen: { $known }

# Was nicht zusammen gespielt werden kann
wrong-too-many-players = Die Schöpfung allein ist für zwei bis { $most } Personen, nicht für { $players }: Nehmt Die Sturmpforten dazu (B1.1)
wrong-no-room = Auf dem Plan „{ $board }“ ist Platz für { $room ->
    [one] eine neue Stadt
   *[other] { $room } neue Städte
 }, das Spielende kann aber { $needed } erfordern (B1.3, S17.2)

# Was für eine Wahl spricht (Tipps)
part-points = mehr Siegpunkte
part-cities = mehr und größere Städte
part-cards = ein stärkeres Deck
part-room = mehr Platz zum Bauen und Handeln
part-heroes = Helden an besseren Orten

# Warum etwas nicht gewählt werden kann.
why-not-empty-deck = Dieser Stapel ist leer.
why-not-founding = Um eine Stadt zu gründen, fehlen dir die Karten: { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten vom selben Rang
  }.
why-not-pay = Dafür fehlen dir die Karten: { $cost }.
why-not-site = Nichts dieser Art passt auf ein leeres Feld, das eine Straße mit einer deiner Städte verbindet.
why-not-hero-of = Dieser Held gehört { $seat }.
why-not-hero-away = Dieser Held ist nicht auf der Karte: Ihn anzuwerben verlangt eine Waffe und eine eigene Stadt.
why-not-road-from-here = Von dort, wo dieser Held steht, führt keine Straße weiter.
why-not-steps = Du hast weder Versorgung noch ein Pferd zur Hand, um diesen Helden zu bewegen.
why-not-here = Hier steht der Held schon.
why-not-joined = Dorthin führt keine Straße direkt: Ein Held zieht auf Straßen von Karte zu Karte.
why-not-step-unpaid = Dieser Schritt ist nicht bezahlt: Lege erst Versorgung oder ein Pferd.
why-not-empty-square = Dieses Feld ist belegt: Straßen und Städte baut man auf leere Felder.
why-not-connected = Zu diesem Feld führt keine Straße, die mit einer deiner Städte verbunden ist.
why-not-fitting = Wie man die Karte auch dreht: Ihre Straßen passen hier nicht zu allen Nachbarn.
why-not-fitting-city = Die Stadt passt hier nicht zu ihren Nachbarn, oder sie stünde direkt neben einer anderen.
why-not-in-row = Diese Karte hilft der Reihe nicht: Ihr fehlt noch { $cost }.
why-not-for-moving = Nur Versorgung und Pferde bewegen einen Helden.
why-not-weapon = Ein Angriff beginnt mit einer Waffe.
