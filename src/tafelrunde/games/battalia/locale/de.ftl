# Die Worte von Battalia: Die Schöpfung und Die Sturmpforten.
#
# Namen von Fraktionen, Karten und Besonderen Artefakten sind die des Verlags.
game = Battalia
game-by = von Alexandar Guerov und Ledha Guerova
game-about = Baue Straßen und Städte, sammle eine Nation aus Karten und schicke deine Helden aus, um einzunehmen, was andere gebaut haben.

# Optionen
option-expansion = Die Sturmpforten
option-expansion-help = Mit der Erweiterung spielen; ohne sie ist es nur Die Schöpfung (B1).
option-teams = Teams
option-teams-help = Üblich sind Zweierteams; zu fünft spielen drei gegen zwei. Zu sechst sind auch zwei Dreierteams möglich (S7).
option-teams-standard = Zweierteams
option-teams-everyone = jede Person für sich
option-teams-threes = zwei Dreierteams
option-hero_mode = Heldenmodus
option-hero_mode-help = Stärkere neutrale Städte und Ruinen, Angriffe mit beiden Helden zugleich, Veteranen (S8).
option-draft = Draft
option-draft-help = Die Startkarten werden gedraftet; ausgeschaltet werden sie zufällig ausgeteilt (S16).
option-gates = Sturmpforten
option-gates-help = Pforten tragen Helden über die Karte und lösen Stürme aus (S4, S5).
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
option-bilkarr-help = Er wandert über die Karte und verkauft Zaubertränke (S20, S21).
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
option-large_board-help = Der Plan mit 7 mal 11 Feldern auch zu zweit bis viert (S15.8).
option-home_terrain = Freies Heimatgelände
option-home_terrain-help = Helden betreten Gelände ihrer Fraktion kostenlos (B15.1).
option-full_board_ends = Ein voller Plan beendet das Spiel
option-full_board_ends-help = Das Regelheft gibt seine Empfehlung nach der Zahl der Personen (S17.3).
option-full_board_ends-recommended = wie empfohlen
option-full_board_ends-yes = immer
option-full_board_ends-no = nie
option-limited_attacks = Zwei Angriffe für das Dreierteam
option-limited_attacks-help = Zu fünft greift das Dreierteam höchstens zweimal je Zug an (S7.6).
option-scroll_summons = Die Verlorene Schriftrolle beschwört
option-scroll_summons-help = Sie ruft einen Charakter auf die Karte, statt eine Karte aus dem Limbus zu holen (S13.7).
option-weeks = Letzte Woche
option-weeks-help = Ein Spiel, das niemand beendet hat, ist nach so vielen Wochen vorbei (B1.7).

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
place-centre = Stadtzentrum eines Tals
place-pass = Bergpass
place-bridge = Königsbrücke
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
storm-artefact = Sturm 1: Schatz
storm-lord = Sturm 2: Lord
storm-draw = Sturm 3: Windstoß
storm-road = Sturm 4: Straße
storm-fate = Sturm 5: Schicksal
storm-second_hero = Sturm 6: Gefährte
storm-terraform = Sturm 7: Neues Land
storm-copy = Sturm 8: Echo
storm-promote = Sturm 9: Beförderung
storm-raise = Sturm 10: Wachstum
storm-limbo = Sturm 11: Aus dem Limbus
storm-tent = Sturm 12: Zerrissenes Zelt
fate-copy = Schicksal: die Kopie
fate-top = Schicksal: das Oberste des Stapels
fate-any = Schicksal: die freie Wahl
potion-berserker = Berserker
potion-frosthand = Frosthand
potion-eclipse = Sonnenfinsternis
potion-brotherhood = Bruderschaft
potion-colossus = Koloss
potion-weakness = Schwäche
ability-on = Metamorpha auf: { $terrain }

# Was Karten bewirken
two-sentences = { $first } { $second }
text-unit = Rang { $rank }. Stärke { $strength } im Kampf. Die Einheit arbeitet, heuert an und kämpft.
text-unbound = Rang { $rank }, universell. Stärke { $strength } im Kampf. Schriftrolle, Titel und Amulett wirken nicht auf sie.
text-fanatic = Rang { $rank }, universell. Um ihn zu spielen, lege eine andere Handkarte in den Limbus: Dann zählt er als zwei, mit Stärke { $strength } im Kampf.
text-queen = Stärke { $strength } im Kampf. Hebt eine deiner Städte der Stufe 4 zur Residenz (Stufe 5). Sie bleibt, solange deine Nation mindestens { $deck } Karten hat.
text-king = Stärke { $strength } im Kampf. Hebt eine deiner Residenzen zur Hauptstadt (Stufe 6). Er bleibt, solange deine Nation mindestens { $deck } Karten hat.
text-supply = Bezahlt eine Einheit einer Aktion: einen Schritt, einen Teil eines Preises.
text-stardust = Zählt in einer Reihe als bis zu { $count } Versorgungskarten. Man wird ihn nie wieder los.
text-chest = An einem Handelsposten kauft sie jedes Artefakt. In den Limbus gelegt, lässt sie dich bis zu { $count } Karten auf einmal verstecken.
text-horse = { $figure } Schritte für einen Helden, erleuchtet { $lit }.
text-weapon = Beginnt einen Angriff oder heuert einen Helden an.
text-tool = Zählt beim Bauen als { $figure } Stammeskrieger. Erleuchtet spart es auch die Versorgungskarte.
text-tent = Bewahrt { $figure ->
    [one] eine Handkarte
   *[other] { $figure } Handkarten
 } für einen späteren Zug oder eine Verteidigung auf, erleuchtet { $lit }.
text-scroll = Eine deiner Einheiten zählt als { $figure } gleiche Einheiten, erleuchtet als { $lit }.
text-title = Hebt eine deiner Einheiten bis zum Ende des Zugs um { $figure ->
    [one] einen Rang
   *[other] { $figure } Ränge
 }, erleuchtet um { $lit }; höchstens bis zum Lord.
text-amulet = Würfle für eine andere Handkarte: 1 bis 4 macht sie zur Einheit dieses Rangs, 5 zu einem beliebigen Artefakt, 6 zu was du willst. Erleuchtet darfst du { $lit }-mal würfeln; sonst { $figure ->
    [one] einmal
   *[other] { $figure }-mal
 }.
text-battle-strength = Stärke { $strength } im Kampf, erleuchtet { $lit }.
text-potion-berserker = Wenn du angreifst, verliert der Verteidiger { $figure } zufällige Handkarten.
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
text-potion-daily = Einmal am Tag, { $days } Tage lang.
text-potion-lasting = Es hält { $days } Tage an.
text-faction = Heimat: { $terrain }, Pforte { $number }. Alle Fraktionen haben die gleichen Karten; wer bei einer bleibt, zeigt größere Kohorten und kämpft mit Moral, und in der Heimat mit einem Vorteil.
text-gate = Von hier darf ein Held einmal je Zug zu jeder anderen Pforte springen, für einen Schritt und { $supply ->
    [one] eine Versorgungskarte
   *[other] { $supply } Versorgungskarten
 }. Jeder Sprung zieht einen Sturmeffekt.
text-ruins = Bewacht mit Stärke { $strength }, im Heldenmodus { $heroic }. Wer gewinnt, wählt ein Besonderes Artefakt.
text-centre = Seine Verteidigung wächst um { $each } für jedes Gebäude des Tals mit demselben Besitzer.
text-pass = Ein Held, der hier anhält, darf einen Sturmverstärker für eine zufällige Pforte nehmen; der Sprung von dieser Pforte bringt ein Besonderes Artefakt.
text-bridge = Ein Held, der hier anhält, darf mit dem Stadtrat handeln: Besondere Artefakte gegen Stufen, zwei Stufen gegen ein Besonderes Artefakt oder eines gegen ein anderes.
text-building = Der Besitzer darf einmal je Runde eine Karte nehmen: { $card }. { $level } Punkte wert, Verteidigung { $level }.
text-deck-city = Kostet { $units } Einheiten eines Rangs, der die Stufe der neuen Stadt ist.
text-deck-road = Kostet { $labour } Stammeskrieger oder ein Werkzeug.
text-deck-crossroads = Kostet { $labour } Stammeskrieger oder ein Werkzeug und { $supply ->
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
 } beliebigen Rangs und { $supply } Versorgungskarten.
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
effect-pavilion = Ein Zelt für bis zu { $count } Karten.
effect-reshape = Ersetze bis zu { $count } Geländekarten durch andere mit denselben Straßen; zwei Karten zu tauschen zählt als zwei.
effect-wild = Eine Handkarte zählt in diesem Zug als beliebige Versorgung, Einheit oder beliebiges Artefakt.
effect-take-supply = Nimm bis zu { $count } Versorgungskarten auf die Hand.
effect-rally = Nimm Karten einer Art aus deiner Zuflucht auf die Hand, mit zusammen höchstens { $strength } aufgedruckter Stärke.
effect-cloak = Verbirg bis zu { $count } deiner Städte in Reichweite deiner Helden bis zu deinem nächsten Zug: Sie können nicht angegriffen werden.
effect-order = Sieh dir die nächsten { $look } Karten deiner Nation an und lege { $top } davon in beliebiger Reihenfolge nach oben.
effect-hypnotise = Nimm im Kampf bis zu zwei Einheiten mit zusammen höchstens { $strength } aufgedruckter Stärke aus der anderen Reihe in deine.
effect-fetch-lost = Nimm eine Karte deiner Wahl aus dem Limbus auf die Hand.
effect-storm-artefact = Nimm ein Artefakt auf die Hand.
effect-storm-lord = Nimm den obersten Lord auf die Hand, mit Versorgung.
effect-storm-road = Baue kostenlos eine Straße.
effect-storm-fate = Ziehe eine Schicksalskarte; ihre Karten kommen auf die Hand.
effect-storm-hero = Dein anderer Held kommt zu der Pforte, die du verlässt.
effect-storm-terraform = Ersetze eine Stadt- oder Straßenkarte durch eine andere mit denselben Straßen und beliebigem Gelände.
effect-storm-copy = Kopiere einen offen liegenden Sturmeffekt, aber nicht Nummer 2.
effect-promote = Eine Einheit deiner Hand steigt um einen Rang: Tausche sie gegen die oberste Einheit des nächsten Stapels.
effect-raise = Hebe eine deiner Städte um eine Stufe, höchstens auf Stufe 4.
effect-storm-tent = Zerstöre ein Zelt eines Gegners oder eines des eigenen Teams, wenn es kein anderes gibt.
effect-fate-copy = Behalte diese Karte als Kopie eines Besonderen Artefakts eines anderen, oder nimm { $count } Sternenstaub.
effect-fate-top = Nimm das oberste Besondere Artefakt des Reststapels oder { $count } Sternenstaub.
effect-fate-any = Nimm ein beliebiges Besonderes Artefakt des Reststapels oder { $count } Sternenstaub.
effect-meta-move = Dein Held zieht bis zu { $count } Felder.
effect-meta-draw = Zieh bis zu { $count ->
    [one] einer Karte
   *[other] { $count } Karten
 }.
effect-meta-attack = Dein Held greift ohne Waffe eines der acht Felder ringsum an.
effect-meta-double = Eine deiner Einheiten zählt als { $count } gleiche Einheiten.

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
act-trade-2 = 2 Versorgung gegen 1 Sternenstaub tauschen
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
deed-city = { $deck } der Stufe { $level } auf { $square } ({ $turn })
deed-raise = Die Stadt auf { $square } steigt um eine Stufe
deed-residence = Die Stadt auf { $square } wird zur Residenz
deed-capital = Die Residenz auf { $square } wird zur Hauptstadt
deed-hire = Anheuern von: { $deck }
deed-artefact = Erwerben: { $deck }
deed-hero = { $hero } erscheint auf { $square }
deed-attack = { $hero } greift an: { $target }
deed-attack-together = Beide Helden greifen an: { $target }
deed-post = Handelsposten auf { $square }
deed-potion = Zaubertrank kaufen: { $potion }
deed-discover = { $square } entdecken
target-ruins = die Ruinen auf { $square }
target-neutral = die neutrale Stadt auf { $square }
target-city = Stadt von { $seat } auf { $square }
target-heroes = Helden von { $seat } auf { $square }
ask-lay = { $deed } – es fehlt noch: { $lacking }
lack-labour = Arbeit von { $count } Stammeskriegern
lack-units = { $count } × { $card }
lack-units-or-higher = { $count } × { $card } oder höher
lack-supply = { $count } × Versorgung
lack-two = { $first } und { $second }
ask-confirm = { $deed } – die Reihe ist vollständig
choose-confirm = Ausführen
choose-card = { $card }
choose-card-of-workbench = { $card } (Werkbank)
choose-give-up = Lassen
choose-nothing = Nichts
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
ask-site = Wohin kommt sie: { $deck }?
ask-turn = { $deck } auf { $square }: Wie wird sie gedreht?
choose-turn = { $turn }: Straßen nach { $exits } ({ $square })
ask-city-to-raise = Welche Stadt steigt um eine Stufe?
ask-artefact = Welches Artefakt nimmst du?
ask-faction-of = Die Symbole stimmen überein. Welche Fraktion: { $deck }?
ask-weapon-for-hero = Welche Waffe gibst du für den Helden?
ask-hero-place = Wo erscheint der Held?
ask-promote = Welche Einheit steigt um einen Rang?
ask-move-pay = Wie reist { $hero }?
ask-move = { $hero }: noch { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
 }
choose-step = Nach { $square } gehen
choose-jump = Zur Pforte auf { $square } springen
choose-stop = Hier anhalten
ask-weapon = Mit welcher Waffe greifst du an?
ask-target = Was greifst du an?
ask-battle = Lege Karten in den Kampf oder passe
ask-battle-more = Lege weitere Karten oder schließe ab
choose-battle-done = Fertig
choose-battle-pass = Passen
note-owner = { $seat }, Stufe { $level }
note-strength = Stärke { $strength }
note-hero = Held von { $seat }
side-by-side = { $first }, { $second }
hint-strength = +{ $strength }
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
choose-stardust = { $count } × Sternenstaub
choose-fate-0 = Die Karte behalten
choose-fate-1 = Das oberste Besondere Artefakt
choose-fate-2 = Ein Besonderes Artefakt deiner Wahl
ask-rest = Welches Besondere Artefakt des Reststapels?
ask-limbo = Welche Karte holst du aus dem Limbus?
ask-copy-storm = Welchen Sturmeffekt kopierst du?
choose-storm = { $storm }
ask-free-road = Welche Straße baust du kostenlos?
ask-terraform = Welche Geländekarte wird ersetzt?
ask-terrain = { $square }: Welches Gelände?
choose-swap = Mit { $square } tauschen
ask-destroy-tent = Welches Zelt wird zerstört?
ask-ring = { $gate }: Den Ring ausgeben?
choose-ring = Den Ring ausgeben und nehmen, was unter der Pforte liegt
choose-keep-ring = Den Ring behalten
ask-under = { $gate }: Was nimmst du?
ask-transform-0 = Magische Schriftrolle: Welche Einheit wird vervielfacht?
ask-transform-1 = Titel: Welche Einheit steigt auf?
ask-transform-2 = Amulett: Welche Karte wird verwandelt?
ask-transform-3 = Titus’ Krone: Welche Einheit steigt auf?
ask-transform-4 = Creas Buch: Welche Karte wird verwandelt?
ask-transform-5 = Sonnenfinsternis: Welche Karte wird verwandelt?
ask-transform-6 = Welchen Fanatiker spielst du?
ask-transform-7 = Metamorpha: Welche Einheit wird verdoppelt?
ask-sacrifice = { $card }: Welche Karte kommt in den Limbus?
ask-rank = Welcher Rang?
ask-roll = Der Würfel zeigt { $face }. Behalten?
choose-keep-roll = Behalten
choose-roll-again = Noch einmal würfeln
ask-wild = Was wird aus der Karte?
ask-copy-special = Welches Besondere Artefakt ist die Schicksalskarte?
ask-to-limbo = Welche Karte kommt in den Limbus, damit du eine andere verstecken kannst?
ask-hide = Welche Karte versteckst du? (Platz für { $left })
ask-tent = Welches Zelt stellst du auf?
ask-station = Welche Karte kommt ins Zelt? (Platz für { $left })
ask-post = Wo baust du den Handelsposten?
ask-trade-artefact = Welches Artefakt tauschst du gegen eine Truhe?
ask-potion = Welchen Zaubertrank kaufst du?
choose-potion = { $potion }
ask-weakness = Wem schenkst du den Trank der Schwäche ein?
ask-drink = Trinkst du in diesem Kampf einen Zaubertrank?
choose-drink = Trinken: { $potion }
choose-drink-nothing = Nichts trinken
ask-freeze = { $victim } hat eine Reihe gelegt: { $deed }. Einfrieren?
ask-freeze-move = { $victim } ist unterwegs. Die Reihe einfrieren?
choose-freeze = Einfrieren
choose-let-pass = Geschehen lassen
ask-rage = Berserker: Verliert der Verteidiger { $count } zufällige Karten?
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
ask-council = Was bietest du dem Stadtrat an?
choose-council-0 = Besondere Artefakte gegen Stufen
choose-council-1 = Zwei Stufen gegen ein Besonderes Artefakt
choose-council-2 = Ein Besonderes Artefakt gegen ein anderes
ask-lower = Welche Stadt fällt um eine Stufe? (noch { $left })
ask-give-special = Welches Besondere Artefakt gibst du?
ask-tribute = Welche Karte zahlst du als Tribut?
ask-summon = Wen beschwörst du?
choose-metamorpha = Metamorpha
choose-bilkarr = Bilkarr
ask-summon-to = Wohin schickst du den Charakter?

# Was geschehen ist
faction-in-play = Eine Fraktion ist im Spiel: { $faction }.
faction-chosen = { $seat } wählt: { $faction }.
marked = { $seat } beginnt auf { $square } mit Stufe { $level }.
start-card = { $seat } beginnt mit: { $card }.
drafted = { $seat } wählt eine Karte und gibt die übrigen weiter.
day-begins = Tag { $day } beginnt, Tag { $weekday } der Woche.
turn-begins = { $seat } ist am Zug.
turn-ends = { $seat } beendet den Zug.
exchanged = { $seat } tauscht die ganze Hand.
cohort = { $seat } zeigt eine Kohorte aus { $count } Karten: { $faction }.
drew = { $seat } zieht: { $card }.
drew-cards = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }.
gained = { $seat } erhält für die Zuflucht: { $card }.
gained-to-hand = { $seat } erhält auf die Hand: { $card }.
to-limbo = { $seat } legt in den Limbus: { $card }.
laid = { $seat } legt: { $card }.
row-done = { $seat }: { $deed }.
moved = { $seat }: { $hero } geht von { $start } nach { $square }.
jumped = { $seat }: { $hero } reitet den Sturm von { $start } nach { $square }.
hero-hired = { $seat }: { $hero } erscheint auf { $square }.
hero-brought = { $seat }: { $hero } wird nach { $square } getragen.
hero-retreated = { $seat }: { $hero } zieht sich von { $start } nach { $square } zurück.
hero-lost = { $seat } verliert { $hero } auf { $square }.
built = { $seat } baut auf { $square }: { $deck }, { $terrain }.
founded = { $seat } gründet eine Stadt der Stufe { $level } auf { $square }: { $deck }, { $terrain }.
raised = { $seat } hebt die Stadt auf { $square } auf Stufe { $level }.
lowered = { $seat } senkt die Stadt auf { $square } auf Stufe { $level }.
captured = { $seat } nimmt { $square } ein, Stufe { $level }.
terraformed = { $seat } ändert das Gelände von { $square }: { $terrain }.
swapped = { $seat } tauscht die Karten auf { $first } und { $second }.
promoted = { $seat } befördert: Aus { $card } wird { $promoted }.
transformed = { $seat } hat für diesen Zug { $count } × { $card }.
rolled = { $seat } würfelt eine { $face }.
copied = { $seat } setzt die Schicksalskarte ein als: { $card }.
hid = { $seat } versteckt eine Karte.
unhid = { $seat } nimmt eine versteckte Karte.
stationed = { $seat } stationiert: { $card }.
fetched = { $seat } holt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } aus einem Zelt.
tent-destroyed = { $seat } zerstört ein Zelt von { $owner }.
special-used = { $seat } setzt ein: { $card }.
special-given = { $seat } gibt dem Stadtrat: { $card }.
snatched = { $seat } nimmt aus der Hand von { $victim }: { $card }.
rallied = { $seat } ruft zurück: { $card }.
gazed = { $seat } sieht sich { $count } Karten der eigenen Nation an.
cloaked = { $seat } verbirgt die Stadt auf { $square }.
storm-drawn = { $seat } wird getragen: { $storm }.
fate-drawn = { $seat } zieht: { $fate }.
attack-begins = { $seat } greift an: { $target }{ $heroes ->
    [3] {" "}mit beiden Helden
   *[other] {""}
 }.
battle-card = { $seat } legt { $card }: Stärke { $strength }.
battle-done = { $seat } schließt ab.
battle-passes = { $seat } passt.
battle-won = { $seat } gewinnt den Kampf, { $attack } gegen { $defence }.
battle-lost = { $seat } verliert den Kampf, { $attack } gegen { $defence }.
hypnotised = { $seat } hypnotisiert: { $card }.
raged = { $seat } verliert aus der Hand: { $card }.
checkpoint = Kontrollpunkt am Ende der Woche { $week }.
royal-lost = { $seat } verliert: { $card }.
veteran = { $seat } führt jetzt Veteranen.
fallen = { $seat } führt jetzt gefallene Veteranen.
post-built = { $seat } baut einen Handelsposten auf { $square }.
traded = { $seat } tauscht ein: { $card }.
potion-bought = { $seat } kauft einen Zaubertrank: { $potion }.
potion-drunk = { $seat } trinkt: { $potion }.
potion-poured = { $seat } schenkt { $other } den Trank der Schwäche ein.
potion-over = Die Wirkung ist vorbei: { $potion }.
frozen = { $seat } friert eine Reihe von { $victim } ein.
metamorpha-moves = Metamorpha erscheint auf { $square }.
metamorpha-serves = Metamorpha hilft { $seat }: { $terrain }.
bilkarr-moves = Bilkarr kommt nach { $square }.
discovered-road = { $seat } entdeckt eine Kreuzung auf { $square }.
discovered-building = { $seat } entdeckt auf { $square }: { $building }.
amplifier = { $seat }: { $hero } trägt einen Sturmverstärker für { $gate }.
game-ends-1 = Genug große Städte sind gebaut: Das Spiel endet.
game-ends-2 = Die Karte ist vollständig: Das Spiel endet.
game-ends-3 = Die letzte Woche ist vorbei: Das Spiel endet.
game-won = { $seat } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 }.

# Terminal
terminal-day = Tag { $day } (Woche { $week }, { $weekday }. Tag)
terminal-lit = ☼ { $card }
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
terminal-legend = ⌂ Stadt mit Stufe und Besitzer, ◇ neutral mit Stärke, ▣ Gebäude, ◎ Pforte, ▲ Ruinen, ? unentdeckt, ⚑ Handelsposten, ☾ verhüllt, M Metamorpha, B Bilkarr; ✋ Hand, ▤ Nation/ganzes Deck, ♟ Helden
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
terminal-count-fate = { $count } Schicksalskarten
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
terminal-box-declarations = Ankündigungen
terminal-box-battle = Kampf
terminal-box-ending = Das Ende
terminal-column-name = Name
terminal-column-count = Anzahl
terminal-column-text = Text
terminal-column-rule = Regel
terminal-column-figure = Zahl
terminal-token-hero = Helden
terminal-token-die = Würfel
terminal-token-trading_post = Handelsposten
terminal-token-veteran = Veteranenmarker
terminal-token-potion = Zaubertrankmarker
terminal-token-ring = Ringmarker
terminal-token-metamorpha = Metamorpha
terminal-token-bilkarr = Bilkarr

# Browser board
board-map = Landkarte
board-empty = leer
board-city = Stadt der Stufe { $level }
board-of = { $name }
board-defence = Stärke { $strength }
board-roads-to = Wege nach { $sides }
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
board-store-supply = { $count } Versorgungskarten
board-store-stardust = Sternenstaub: { $count }
board-store-chest = Truhen: { $count }
board-store-rest = Besondere Artefakte im Reststapel: { $count }
board-store-fate = Schicksalskarten: { $count }
board-store-storms = Sturmeffekte im Stapel: { $count }
board-store-limbo = Karten im Limbus: { $count }
board-open-specials = Offene besondere Artefakte
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
board-copies = { $card }, { $count } Karten
board-workbench = Werkbank
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
board-deed-build = Weg bauen
board-deed-found = Stadt gründen
board-deed-upgrade = Stadt ausbauen
board-deed-hire = Einheit anheuern
board-deed-artefact = Artefakt erwerben
board-deed-hero = Helden anheuern
board-deed-post = Handelsposten bauen
board-deed-discover = Entdecken
board-deed-potion = Zaubertrank kaufen
board-deed-attack = Angreifen
board-deed-move = Held unterwegs
board-battle = Kampf um { $square }
board-role-attack = greift an
board-role-defence = verteidigt
board-target-city = Neutrale Stadt
board-target-heroes = Helden
board-target-ruins = Ruinen
board-bonus-morale = Moral
board-bonus-terrain = heimisches Gelände
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
board-deck-size = { $count } Karten im ganzen Deck
board-post-on = Handelsposten auf { $square }
board-hero-waits = dieser Held ist nicht auf dem Plan
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
board-zone-row = Die Reihe des Gegners
board-zone-under = Unter der Pforte
board-zone-wild = Was daraus wird
board-zone-copies = Besondere Artefakte der anderen
board-zone-deck = Deine besonderen Artefakte
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
wrong-squares = Start, neutrale Städte, Ruinen und Tore müssen verschiedene offene Felder sein
wrong-things = das müssen diese sein: { $known }
wrong-counts = die Schachteln enthalten davon 5, 4, 8 und 17 Arten
wrong-square = „{ $text }“ ist kein Feld dieses Plans
wrong-oracle = hier muss für jeden der sieben Tage ein Artefakt stehen: { $known }
