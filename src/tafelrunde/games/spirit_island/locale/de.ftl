# Die Wörter von Spirit Island.
#
# Namen stehen hier, wie die deutsche Ausgabe sie nennt, soweit sie uns bekannt sind. Wo es über einem Abschnitt steht,
# sind es unsere eigenen Übersetzungen, und die deutsche Ausgabe kann andere haben.
game = Spirit Island
game-by = von R. Eric Reuss
game-about = Geister der Natur verteidigen gemeinsam ihre Insel: Wachst, nutzt eure Fähigkeiten und vertreibt die Invasoren, bevor das Land verödet.

# Optionen
option-beginner = Einsteigerspiel
option-beginner-help = Neue Fähigkeiten kommen in fester Reihenfolge, und es gibt keine Ödnis-Karte (I19.1, I19.2).
option-adversary = Nation
option-adversary-help = Eine Kolonialmacht mit eigenen Regeln, die das Spiel schwieriger macht (I30).
option-adversary-none = { adversary-none }
option-adversary-brandenburg_prussia = { adversary-brandenburg-prussia }
option-adversary-england = { adversary-england }
option-adversary-sweden = { adversary-sweden }
option-level = Level der Nation
option-level-help = 0 ist das Basis-Level; jedes Level schließt alle niedrigeren ein (I30.1).
option-scenario = Szenario
option-scenario-help = Eine besondere Lage mit eigenen Regeln (I34).
option-scenario-none = { scenario-none }
option-scenario-blitz = { scenario-blitz }
option-scenario-guard_the_isles_heart = { scenario-guard-the-isles-heart }
option-scenario-rituals_of_terror = { scenario-rituals-of-terror }
option-scenario-dahan_insurrection = { scenario-dahan-insurrection }
option-thematic_map = Thematischer Spielplan
option-thematic_map-help = Die Rückseiten der Pläne, schwieriger und weniger ausgewogen. Alle ihre Landschaftsarten, Küsten und Grenzen sind rekonstruiert und nicht die gedruckten (I35.2).
option-extra_blight = Eine Ödnis mehr
option-extra_blight-help = Bei der Vorbereitung liegt eine Ödnis mehr bereit, wie eine spätere Korrektur des Verlags es vorsieht (I2.9).
option-extra_growth = Leichter: zusätzliches Wachstum
option-extra_growth-help = Jeder Geist führt nach der Vorbereitung eine Wachstumsoption mehr aus (I19.6).
option-no_first_explore = Leichter: kein Entdecken zu Beginn
option-no_first_explore-help = Die Invasoren entdecken am Ende der Vorbereitung nicht (I19.7).
option-no_blight_card = Leichter: keine Ödnis-Karte
option-no_blight_card-help = Statt einer Ödnis-Karte wird das gedruckte Ödnisfeld verwendet (I19.1).

# Womit man beginnen kann
preset-first = Erste Partie
preset-first-help = Allein mit einem einfachen Geist; neue Fähigkeiten kommen in fester Reihenfolge, und es gibt keine Ödnis-Karte.
preset-standard = Standard
preset-standard-help = Zwei Geister, das ganze Spiel ohne Gegner und Szenario.
preset-everything = Mit Gegner und Szenario
preset-everything-help = Zwei Geister gegen Brandenburg-Preußen, Stufe 2, im Szenario „Blitzkrieg“.

# Die Geister (Namen aus der Anleitung; Stimme des Donners aus Listen, die sich einig sind)
spirit-lightnings-swift-strike = Pfeilschneller Blitzschlag
spirit-river-surges-in-sunlight = Sonnengenährter Fluss
spirit-shadows-flicker-like-flame = Flackernde Schatten
spirit-vital-strength-of-the-earth = Lebenskraft der Erde
spirit-thunderspeaker = Stimme des Donners
spirit-oceans-hungry-grasp = Hunger des Ozeans
spirit-bringer-of-dreams-and-nightmares = Bote der Albträume
spirit-a-spread-of-rampant-green = Wild wucherndes Grün
complexity-low = Niedrig
complexity-moderate = Mittel
complexity-high = Hoch
rating-offense = Angriff
rating-control = Kontrolle
rating-fear = Furcht
rating-defense = Verteidigung
rating-utility = Unterstützung

# Spezialregeln der Geister (unsere eigenen Übersetzungen)
special-swiftness-of-lightning = Schnelligkeit des Blitzes
special-rivers-domain = Reich des Flusses
special-shadows-of-the-dahan = Schatten der Dahan
special-earths-vitality = Vitalität der Erde
special-ally-of-the-dahan = Verbündet mit den Dahan
special-sworn-to-victory = Dem Sieg verschworen
special-ocean-in-play = Ozean im Spiel
special-drowning = Ertrinken
special-to-dream-a-thousand-deaths = Tausend Tode träumen
special-choke-the-land-with-green = Das Land mit Grün ersticken
special-steady-regeneration = Stete Erneuerung

# Permanente Fähigkeiten (unsere eigenen Übersetzungen)
innate-thundering-destruction = Donnernde Zerstörung
innate-massive-flooding = Gewaltige Überflutung
innate-darkness-swallows-the-unwary = Dunkelheit verschlingt die Unachtsamen
innate-gift-of-strength = Gabe der Stärke
innate-gather-the-warriors = Die Krieger versammeln
innate-lead-the-furious-assault = Den wilden Angriff führen
innate-pound-ships-to-splinters = Schiffe zu Splittern schlagen
innate-ocean-breaks-the-shore = Der Ozean bricht die Küste
innate-spirits-may-yet-dream = Geister dürfen noch träumen
innate-night-terrors = Nachtschrecken
innate-creepers-tear-into-mortar = Ranken sprengen Mörtel
innate-all-enveloping-green = Alles umhüllendes Grün

# Startfähigkeiten (unsere eigenen Übersetzungen; Energieschub steht in der Anleitung, die Zuordnung ist erschlossen)
power-harbingers-of-the-lightning = Vorboten des Blitzes
power-lightnings-boon = Segen des Blitzes
power-raging-storm = Tobender Sturm
power-shatter-homesteads = Gehöfte zerschmettern
power-boon-of-vigor = Energieschub
power-flash-floods = Sturzfluten
power-rivers-bounty = Reichtum des Flusses
power-wash-away = Fortspülen
power-concealing-shadows = Verhüllende Schatten
power-crops-wither-and-fade = Ernten welken und vergehen
power-favors-called-due = Eingeforderte Gefallen
power-mantle-of-dread = Mantel des Schreckens
power-a-year-of-perfect-stillness = Ein Jahr vollkommener Stille
power-draw-of-the-fruitful-earth = Lockruf der fruchtbaren Erde
power-guard-the-healing-land = Das heilende Land behüten
power-rituals-of-destruction = Rituale der Zerstörung
power-manifestation-of-power-and-glory = Erscheinung von Macht und Herrlichkeit
power-sudden-ambush = Plötzlicher Hinterhalt
power-voice-of-thunder = Donnernde Stimme
power-words-of-warning = Worte der Warnung
power-call-of-the-deeps = Ruf der Tiefe
power-grasping-tide = Greifende Flut
power-swallow-the-land-dwellers = Die Landbewohner verschlingen
power-tidal-boon = Segen der Gezeiten
power-call-on-midnights-dream = Ruf nach dem Mitternachtstraum
power-dread-apparitions = Grauenhafte Erscheinungen
power-dreams-of-the-dahan = Träume der Dahan
power-predatory-nightmares = Raubgierige Albträume
power-fields-choked-with-growth = Überwucherte Felder
power-gift-of-proliferation = Gabe des Gedeihens
power-overgrow-in-a-night = Über Nacht zugewachsen
power-stem-the-flow-of-fresh-water = Das Süßwasser versiegen lassen

# Schwache Fähigkeiten (unsere eigenen Übersetzungen, außer Ruf zum Aufbruch, Elementar-Schub und Gabe der Stetigkeit)
power-call-of-the-dahan-ways = Ruf der Lebensart der Dahan
power-call-to-bloodshed = Ruf zum Blutvergießen
power-call-to-isolation = Ruf zur Absonderung
power-call-to-migrate = Ruf zum Aufbruch
power-call-to-tend = Ruf zur Pflege
power-dark-and-tangled-woods = Dunkle, verschlungene Wälder
power-delusions-of-danger = Trugbilder der Gefahr
power-devouring-ants = Verschlingende Ameisen
power-drift-down-into-slumber = In Schlummer sinken
power-drought = Dürre
power-elemental-boon = Elementar-Schub
power-encompassing-ward = Umfassender Schutz
power-enticing-splendor = Verlockende Pracht
power-entrancing-apparitions = Betörende Erscheinungen
power-gift-of-constancy = Gabe der Stetigkeit
power-gift-of-living-energy = Gabe lebendiger Energie
power-gift-of-power = Gabe der Kraft
power-gnawing-rootbiters = Nagende Wurzelbeißer
power-land-of-haunts-and-embers = Land des Spuks und der Glut
power-lure-of-the-unknown = Verlockung des Unbekannten
power-natures-resilience = Zähigkeit der Natur
power-pull-beneath-the-hungry-earth = Unter die hungrige Erde gezogen
power-purifying-flame = Reinigende Flamme
power-quicken-the-earths-struggles = Das Ringen der Erde beschleunigen
power-rain-of-blood = Blutregen
power-reaching-grasp = Ausgreifende Hand
power-rouse-the-trees-and-stones = Bäume und Steine wecken
power-sap-the-strength-of-multitudes = Der Menge die Kraft rauben
power-savage-mawbeasts = Wilde Schlundbestien
power-shadows-of-the-burning-forest = Schatten des brennenden Waldes
power-song-of-sanctity = Lied der Heiligkeit
power-steam-vents = Dampfschlote
power-uncanny-melting = Unheimliches Schmelzen
power-veil-the-nights-hunt = Die Jagd der Nacht verhüllen
power-visions-of-fiery-doom = Visionen feurigen Untergangs
power-voracious-growth = Gieriges Wachstum

# Starke Fähigkeiten (unsere eigenen Übersetzungen)
power-accelerated-rot = Beschleunigte Fäulnis
power-blazing-renewal = Lodernde Erneuerung
power-cleansing-floods = Reinigende Fluten
power-dissolve-the-bonds-of-kinship = Die Bande der Sippe lösen
power-entwined-power = Verflochtene Kraft
power-indomitable-claim = Unbezwingbarer Anspruch
power-infinite-vitality = Unendliche Lebenskraft
power-mists-of-oblivion = Nebel des Vergessens
power-paralyzing-fright = Lähmender Schrecken
power-pillar-of-living-flame = Säule aus lebendiger Flamme
power-poisoned-land = Vergiftetes Land
power-powerstorm = Kräftesturm
power-talons-of-lightning = Klauen des Blitzes
power-terrifying-nightmares = Furchtbare Albträume
power-the-jungle-hungers = Der Dschungel hungert
power-the-land-thrashes-in-furious-pain = Das Land bäumt sich auf vor Schmerz
power-the-trees-and-stones-speak-of-war = Bäume und Steine rufen zum Krieg
power-tsunami = Tsunami
power-vengeance-of-the-dead = Rache der Toten
power-vigor-of-the-breaking-dawn = Kraft der Morgendämmerung
power-winds-of-rust-and-atrophy = Winde von Rost und Schwund
power-wrap-in-wings-of-sunlight = In Schwingen aus Sonnenlicht gehüllt

# Arten von Fähigkeiten und ihr Zeitpunkt
class-unique = Startfähigkeit
class-minor = Schwache Fähigkeit
class-major = Starke Fähigkeit
class-innate = Permanente Fähigkeit
speed-fast = Sofort
speed-slow = Verzögert

# Elemente
element-sun = Sonne
element-moon = Mond
element-fire = Feuer
element-air = Luft
element-water = Wasser
element-earth = Erde
element-plant = Pflanze
element-animal = Tier
element-any = Beliebig

# Arten von Gebieten und Orte
terrain-mountain = Berge
terrain-jungle = Dschungel
terrain-sands = Wüste
terrain-wetland = Sumpf
terrain-ocean = Ozean
terrain-coastal = Küste
terrain-inland = Binnengebiet
place-mountain = { $board }{ $number } (Berge)
place-jungle = { $board }{ $number } (Dschungel)
place-sands = { $board }{ $number } (Wüste)
place-wetland = { $board }{ $number } (Sumpf)
place-ocean = Ozean { $board }
board = Plan { $board }
board-nw = Nordwesten
board-ne = Nordosten
board-w = Westen
board-e = Osten

# Figuren und Marker
piece-blight = Ödnis
piece-fear = Furcht
pieces-explorer = { $count ->
    [one] 1 Entdecker
   *[other] { $count } Entdecker
 }
pieces-town = { $count ->
    [one] 1 Dorf
   *[other] { $count } Dörfer
 }
pieces-city = { $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
 }
pieces-dahan = { $count ->
    [one] 1 Dahan
   *[other] { $count } Dahan
 }
pieces-invader = { $count ->
    [one] 1 Invasor
   *[other] { $count } Invasoren
 }
pieces-blight = { $count ->
    [one] 1 Ödnis
   *[other] { $count } Ödnis
 }
pieces-presence = { $count ->
    [one] 1 Präsenz
   *[other] { $count } Präsenzen
 }
pieces-sacred-site = { $count ->
    [one] 1 Heilige Stätte
   *[other] { $count } Heilige Stätten
 }
pieces-energy = { $count ->
    [one] 1 Energie
   *[other] { $count } Energie
 }
pieces-fear = { $count ->
    [one] 1 Furcht
   *[other] { $count } Furcht
 }

# Phasen und Schritte
phase-spirit = Geister-Phase
phase-fast = Sofort-Fähigkeiten
phase-invader = Invasoren-Phase
phase-slow = Verzögerte Fähigkeiten
phase-end = Rundenende
step-growth = Wachstum
step-energy = Energie erhalten
step-play = Karten ausspielen
step-blighted-island = Verödete Insel
step-fear = Furcht
step-high-immigration = Hohe Einwanderung
step-ravage = Wüten
step-build = Bauen
step-explore = Entdecken
step-advance = Invasoren-Karten weiterschieben

# Invasoren-Karten
invader-card-i-j = I: Dschungel
invader-card-i-w = I: Sumpf
invader-card-i-s = I: Wüste
invader-card-i-m = I: Berge
invader-card-ii-j = II: Dschungel
invader-card-ii-w = II: Sumpf
invader-card-ii-s = II: Wüste
invader-card-ii-m = II: Berge
invader-card-ii-c = II: Küste
invader-card-iii-js = III: Dschungel und Wüste
invader-card-iii-jm = III: Dschungel und Berge
invader-card-iii-jw = III: Dschungel und Sumpf
invader-card-iii-ms = III: Berge und Wüste
invader-card-iii-mw = III: Berge und Sumpf
invader-card-iii-sw = III: Wüste und Sumpf

# Furcht
terror-level = Furchtstufe { $level }

# Furcht-Karten (unsere eigenen Übersetzungen)
fear-card-avoid-the-dahan = Die Dahan meiden
fear-card-belief-takes-root = Der Glaube schlägt Wurzeln
fear-card-dahan-enheartened = Ermutigte Dahan
fear-card-dahan-on-their-guard = Wachsame Dahan
fear-card-dahan-raid = Überfall der Dahan
fear-card-emigration-accelerates = Immer mehr wandern ab
fear-card-fear-of-the-unseen = Furcht vor dem Unsichtbaren
fear-card-isolation = Vereinzelung
fear-card-overseas-trade-seems-safer = Der Überseehandel scheint sicherer
fear-card-retreat = Rückzug!
fear-card-scapegoats = Sündenböcke
fear-card-seek-safety = Schutz suchen
fear-card-tall-tales-of-savagery = Schauergeschichten
fear-card-trade-suffers = Der Handel leidet
fear-card-wary-of-the-interior = Scheu vor dem Landesinneren

# Ödnis-Karten (unsere eigenen Übersetzungen)
blight-card-downward-spiral = Abwärtsspirale
blight-card-memory-fades-to-dust = Erinnerung wird zu Staub

# Zustände der Insel
island-healthy = Blühende Insel
island-is-blighted = Verödete Insel
blight-space = Ödnisfeld

# Nationen, ihre Eskalationen, Niederlage-Bedingungen und Level
adversary-none = Keine Nation
adversary-brandenburg-prussia = Königreich Brandenburg-Preußen
escalation-land-rush = Landnahme
level-fast-start = Schnellstart
level-surge-of-colonists = Welle von Kolonisten
level-efficient = Effizienz
level-aggressive-timetable = Erhöhter Zeitdruck
level-ruthlessly-efficient = Gnadenlose Effizienz
level-terrifyingly-efficient = Totale Effizienz
adversary-england = Königreich England
escalation-building-boom = Bau-Boom
loss-proud-and-mighty-capital = Mächtige Hauptstadt
level-indentured-servants-earn-land = Schuldknechte erhalten Land
level-criminals-and-malcontents = Kriminelle und Querulanten
level-high-immigration-i = Hohe Einwanderung (I)
level-high-immigration-full = Hohe Einwanderung (dauerhaft)
level-local-autonomy = Lokale Autonomie
level-independent-resolve = Unabhängigkeit
adversary-sweden = Königreich Schweden
escalation-swayed-by-the-invaders = Einfluss der Invasoren
level-heavy-mining = Massiver Bergbau
level-population-pressure-at-home = Auswanderungsboom
level-fine-steel-for-tools-and-guns = Waffenfähiger Stahl
level-royal-backing = Mit Hilfe des Königs
level-mining-rush = Bergbau-Boom
level-prospecting-outpost = Schürf-Außenposten
adversary-level = { $adversary }, Level { $level }

# Szenarien
scenario-none = Kein Szenario
scenario-blitz = Blitzkrieg
scenario-guard-the-isles-heart = Schützt das Herz der Insel
scenario-rituals-of-terror = Rituale des Terrors
scenario-dahan-insurrection = Aufstand der Dahan

# Regeln der Szenarien (unsere eigenen Übersetzungen)
scenario-rule-all-fast = Alles sofort
scenario-rule-fast-discount = Sofort-Fähigkeiten sind billiger
scenario-rule-extra-explorer = Mehr Entdecker
scenario-rule-blighted-side = Weniger Ödnis auf der verödeten Insel
scenario-rule-inner-lands = Innere Gebiete
scenario-rule-no-fear-terror = Terror nur durch Rituale
scenario-rule-hold-fear-cards = Furcht-Karten warten
scenario-rule-ritual-of-terror = Ritual des Terrors
scenario-rule-constant-raiding = Ständige Überfälle
scenario-rule-military-response = Militärische Antwort
scenario-rule-coordinated-insurrection = Vereinter Aufstand

# Wie es ausgeht
ending-victory = Sieg
ending-defeat = Niederlage
ending-sacrifice = Opfersieg
difficulty = Schwierigkeit { $difficulty }

# Effekte. Jeder ist eine Anweisung ohne Punkt; Anweisungen einer Karte sind durch Strichpunkte getrennt.
two-sentences = { $first } { $second }
one-then-another = { $first }; { $second }
one-besides-others = { $first }, { $second }
note-damaged = { $figures } ({ $damage } Schaden)
one-and-another = { $first } und { $second }
one-and-then-another = { $first } und danach { $second }
one-and-then-if = { $first } und danach, { $second }
kinds-1 = { $count ->
    [one] Entdecker
   *[other] Entdecker
 }
kinds-2 = { $count ->
    [one] Dorf
   *[other] Dörfer
 }
kinds-4 = { $count ->
    [one] Stadt
   *[other] Städte
 }
kinds-8 = { $count ->
    [one] Dahan
   *[other] Dahan
 }
kinds-3 = { $count ->
    [one] Entdecker/Dorf
   *[other] Entdecker/Dörfer
 }
kinds-6 = { $count ->
    [one] Dorf/Stadt
   *[other] Dörfer/Städte
 }
kinds-7 = { $count ->
    [one] Invasor
   *[other] Invasoren
 }
each-6 = jedem Dorf und jeder Stadt
each-7 = jedem Invasor
# Am Anfang eines Satzes
a-figure = { $what ->
    [explorer] Ein Entdecker
    [town] Ein Dorf
    [city] Eine Stadt
   *[dahan] Ein Dahan
 }{ $damage ->
    [0] {""}
   *[other] {" "}({ $damage } Schaden)
 }
figure-0 = Entdecker
figure-1 = Dorf
figure-2 = Dorf (1 Schaden)
figure-3 = Dorf (2 Schaden)
figure-4 = Stadt
figure-5 = Stadt (1 Schaden)
figure-6 = Stadt (2 Schaden)
figure-7 = Stadt (3 Schaden)
figure-8 = Dahan
figure-9 = Dahan (1 Schaden)
figure-10 = Dahan (2 Schaden)
figure-11 = Dahan (3 Schaden)
figure-12 = Dahan (4 Schaden)
figure-13 = Dahan (5 Schaden)
figure-14 = Dahan (6 Schaden)
figure-15 = Dahan (7 Schaden)
figure-16 = Dahan (8 Schaden)
figure-17 = Dahan (9 Schaden)
per-dahan = je Dahan dort
per-blight = je Ödnis dort
per-blight-around = je Ödnis in angrenzenden Gebieten
per-air = je Luft, die du hast
per-sun = je Sonne, die du hast
per-dahan-and-presence = je Dahan dort, mal Anzahl deiner Präsenzen dort
per-two-dahan = je 2 Dahan dort (abgerundet)
per-three-dahan = je 3 Dahan dort (abgerundet)
per-presence = je Präsenz dort
ground-mountain = Berge
ground-jungle = Dschungel
ground-sands = Wüste
ground-wetland = Sumpf
terrain-either = { $first } oder { $second }
target-any = beliebiges Gebiet
target-coastal = Küstengebiet
target-inland = Binnengebiet
target-ocean = Ozean
target-dahan = Gebiet mit Dahan
target-invaders = Gebiet mit Invasoren
target-no-invaders = Gebiet ohne Invasoren
target-blight = Gebiet mit Ödnis
target-no-blight = Gebiet ohne Ödnis
target-dahan-or-invaders = Gebiet mit Dahan oder Invasoren
lands-any = Gebiet
lands-coastal = Küstengebiet
lands-inland = Binnengebiet
lands-ocean = Ozean
lands-that-are = Gebiet { $attribute }
lands-both = { $lands } { $attribute }
lands-both-with = { $lands } und { $attribute }
with-1 = { $count ->
    [one] mit Entdeckern
   *[other] mit mindestens { $count } Entdeckern
 }
with-2 = { $count ->
    [one] mit Dörfern
   *[other] mit mindestens { $count } Dörfern
 }
with-3 = { $count ->
    [one] mit Entdeckern oder Dörfern
   *[other] mit mindestens { $count } Entdeckern/Dörfern
 }
with-4 = { $count ->
    [one] mit Städten
   *[other] mit mindestens { $count } Städten
 }
with-6 = { $count ->
    [one] mit Dörfern oder Städten
   *[other] mit mindestens { $count } Dörfern/Städten
 }
with-7 = { $count ->
    [one] mit Invasoren
   *[other] mit mindestens { $count } Invasoren
 }
with-8 = { $count ->
    [one] mit Dahan
   *[other] mit mindestens { $count } Dahan
 }
with-at-most-3 = { $count ->
    [one] mit genau 1 Invasor, der ein Entdecker oder ein Dorf ist
   *[other] mit höchstens { $count } Invasoren, darunter ein Entdecker oder ein Dorf
 }
with-at-most-7 = { $count ->
    [one] mit genau 1 Invasor
   *[other] mit 1 bis { $count } Invasoren
 }
without = ohne { $kinds }
with-blight = mit Ödnis
with-own-presence = mit deiner Präsenz
with-any-presence = mit Präsenz irgendeines Geistes
with-any-sacred-site = mit Heiliger Stätte irgendeines Geistes
if-terrain = das Gebiet { $terrain } ist
if-coastal = es ein Küstengebiet ist
if-inland = es ein Binnengebiet ist
if-ocean = es ein Ozean ist
if-has-1 = { $count ->
    [one] dort Entdecker sind
   *[other] dort mindestens { $count } Entdecker sind
 }
if-has-6 = { $count ->
    [one] dort Dörfer oder Städte sind
   *[other] dort mindestens { $count } Dörfer/Städte sind
 }
if-has-7 = { $count ->
    [one] dort Invasoren sind
   *[other] dort mindestens { $count } Invasoren sind
 }
if-has-8 = { $count ->
    [one] dort Dahan sind
   *[other] dort mindestens { $count } Dahan sind
 }
if-has-no = dort keine { $kinds } sind
if-blight = dort Ödnis liegt
if-own-presence = du dort Präsenz hast
if-any-presence = irgendein Geist dort Präsenz hat
if-any-sacred-site = irgendein Geist dort eine Heilige Stätte hat
if-both = { $first } und { $second }
if-dahan-outnumber = dort Invasoren und mehr Dahan als Invasoren sind
if-another-spirit = das Ziel ein anderer Geist ist
if-dahan-pushed-to-buildings = ein Dahan in ein Gebiet mit Dörfern oder Städten verschoben wurde
if-sacred-sites = { $count ->
    [one] du eine Heilige Stätte hast
   *[other] du mindestens { $count } Heilige Stätten hast
 }
effect-fear = { $count } Furcht
effect-fear-per = { $count } Furcht { $per }
effect-fear-per-at-most = { $count } Furcht { $per }, höchstens { $most }
effect-fear-per-destroyed = { $count } Furcht je Dorf und je Stadt, die diese Fähigkeit zerstört, höchstens { $most }
effect-fear-counts-on = die { $count } Furcht je Dorf und je Stadt gilt auch für diese, zusammen weiterhin höchstens { $most }
effect-fear-each-destroyed = { $count } Furcht je so zerstörtem Invasor
effect-damage = { $count } Schaden
effect-damage-per = { $count } Schaden { $per }
effect-damage-per-blight = { $here } Schaden je Ödnis dort und { $around } je Ödnis in angrenzenden Gebieten
effect-damage-to-one = { $count } Schaden an 1 { $kinds }
effect-damage-each = { $count } Schaden an { $each }
effect-damage-distinct = je { $count } Schaden an so vielen verschiedenen Invasoren, wie dort Dahan sind
effect-fight-each-other = Entdecker auf der einen, Dörfer und Städte auf der anderen Seite fügen einander gleichzeitig Schaden zu
effect-destroy = zerstöre { $count } { $kinds }
effect-destroy-up-to = zerstöre bis zu { $count } { $kinds }
effect-destroy-per = zerstöre { $count } { $kinds } { $per }
effect-destroy-all = zerstöre alle { $kinds }
effect-drown = ertränke { $count } { $kinds }
effect-remove = entferne { $count } { $kinds }
effect-remove-worth = entferne Invasoren mit zusammen bis zu { $count } Abwehrkraft
effect-remove-worth-per = entferne Invasoren mit zusammen bis zu { $count } Abwehrkraft { $per }
effect-avenge = in dieser Runde nach jeder Aktion, die dort Dörfer, Städte oder Dahan zerstört, außer durch diesen Schaden selbst: dort 1 Schaden je so zerstörter Figur
effect-avenge-wide = in dieser Runde nach jeder Aktion, die dort Dörfer, Städte oder Dahan zerstört, außer durch diesen Schaden selbst: 1 Schaden je so zerstörter Figur, dort oder in angrenzenden Gebieten
effect-push = verschiebe { $count } { $kinds }
effect-push-up-to = verschiebe bis zu { $count } { $kinds }
effect-push-per = verschiebe { $count } { $kinds } { $per }
effect-push-up-to-per = verschiebe bis zu { $count } { $kinds } { $per }
effect-push-all = verschiebe alle { $kinds }
effect-push-any = verschiebe beliebig viele { $kinds }
effect-push-carrying = verschiebe bis zu { $count } { $kinds }, von denen jeder { $defend } der Verteidigung mitnimmt
effect-push-towards = du darfst 1 Entdecker in ein Gebiet mit mehr Dörfern und Städten verschieben, als dort sind, wo er herkommt
effect-push-spread = verschiebe alle { $kinds } in so viele verschiedene Gebiete wie möglich
effect-gather = versammle { $count } { $kinds }
effect-gather-up-to = versammle bis zu { $count } { $kinds }
effect-gather-up-to-more = versammle zusätzlich bis zu { $count } { $kinds }
effect-gather-up-to-per = versammle bis zu { $count } { $kinds } { $per }
effect-gather-into = du darfst 1 { $kinds } in 1 { $lands } versammeln
effect-move-anywhere = bewege bis zu { $count } Dahan zusammen in 1 Gebiet in beliebiger Entfernung; falls welche bewegt wurden: dort Verteidigen { $defend }
effect-replace = ersetze 1 { $old } durch { $count } { $new }
effect-downgrade = ersetze 1 Stadt durch 1 Dorf oder 1 Dorf durch 1 Entdecker
effect-add = füge { $count } { $kinds } hinzu
effect-defend = Verteidigen { $count }
effect-defend-per = Verteidigen { $count } { $per }
effect-defend-plus-per = Verteidigen { $base } plus { $count } { $per }
effect-ward = in dieser Runde hat jedes Gebiet Verteidigen { $count }, solange der Zielgeist dort Präsenz hat
effect-dahan-health = Dahan dort haben in dieser Runde +{ $count } Abwehrkraft
effect-skip-actions = Invasoren führen dort in dieser Runde keine Aktionen aus
effect-no-blight = dort kann in dieser Runde keine Ödnis hinzugefügt werden
effect-dahan-safe = Dahan dort können in dieser Runde weder Schaden nehmen noch zerstört werden
effect-dahan-safe-in-ravage = wütende Invasoren fügen Dahan dort in dieser Runde keinen Schaden zu
effect-dahan-strike-at-once = wüten dort in dieser Runde Invasoren, fügen die Dahan ihren Schaden gleichzeitig mit ihnen zu
effect-fear-defends = in dieser Runde gibt jede Furcht, die Fähigkeiten dort erzeugen, dort auch Verteidigen 1, nicht aber die Furcht für zerstörte Dörfer und Städte
effect-forbid-explore-two-dahan = Invasoren entdecken in dieser Runde keine Gebiete mit 2 oder mehr Dahan
effect-forbid-build-dahan-outnumber = Invasoren bauen in dieser Runde nicht in Gebieten mit mehr Dahan als Dörfern und Städten
effect-forbid-build-dahan = Invasoren bauen in dieser Runde nicht in Gebieten mit Dahan
effect-forbid-build-city = Invasoren bauen in dieser Runde nicht in Gebieten mit Stadt
effect-forbid-cities-coast = Invasoren bauen in dieser Runde keine Städte in Küstengebieten, und wo eine hinzukäme, kommt nichts hinzu
effect-forbid-build-coast = Invasoren bauen in dieser Runde nicht in Küstengebieten
effect-nothing = nichts
effect-when = falls { $condition } – { $then }
effect-when-otherwise = falls { $condition }: { $then }, sonst: { $otherwise }
effect-either = entweder { $first }, oder { $second }
effect-in-each-island = in jedem { $lands } – { $effect }
effect-in-each-around = in jedem angrenzenden { $lands } – { $effect }
effect-in-each-same-board = in jedem anderen { $lands } auf demselben Plan – { $effect }
effect-in-each-pushed-into = in jedem { $lands }, in das Dahan verschoben wurden – { $effect }
effect-in-one-island = in 1 { $lands } – { $effect }
effect-in-one-here-and-around = dort oder in 1 angrenzenden { $lands } – { $effect }
effect-in-one-may = du darfst 1 { $lands } wählen – { $effect }
effect-in-one-distinct = in 1 { $lands }, für jede Person ein anderes – { $effect }
effect-in-one-of-its-lands = der Zielgeist darf dies in 1 seiner Gebiete tun – { $effect }
effect-each-player = jede Person: { $effect }
effect-add-blight = füge 1 Ödnis hinzu
effect-remove-blight = entferne 1 Ödnis
effect-add-presence = füge 1 deiner Präsenzen hinzu
effect-add-presence-anywhere = füge 1 deiner Präsenzen hinzu, auch wo sie sonst nicht sein darf
effect-target-adds-presence = der Zielgeist fügt 1 Präsenz in Reichweite { $range } seiner Präsenz hinzu
effect-return-presence = der Zielgeist fügt { $count } seiner vernichteten Präsenzen in 1 Gebiet seiner Wahl in Reichweite { $range } deiner Präsenz hinzu; falls welche hinzukamen, dort – { $effect }
effect-in-same-land = falls Präsenz hinzukam, in demselben Gebiet – { $effect }
effect-energy-you = erhalte { $count } Energie
effect-energy-target = der Zielgeist erhält { $count } Energie
effect-energy-more-you = erhalte { $count } weitere Energie
effect-energy-more-target = der Zielgeist erhält { $count } weitere Energie
effect-energy-per-card = der Zielgeist erhält { $count } Energie je Fähigkeitenkarte, die er in dieser Runde ausgespielt hat
effect-energy-per-site = jeder Geist erhält { $count } Energie je eigener Heiliger Stätte in einem Gebiet mit Invasoren
effect-elements = der Zielgeist erhält für diese Runde { $count } verschiedene Elemente seiner Wahl; ist es ein anderer Geist, erhältst du dieselben
effect-known-element = der Zielgeist erhält für diese Runde 1 Element einer Art, die er hat
effect-gain-card-you = erhalte { $deck }
effect-gain-card-target = der Zielgeist erhält { $deck }
effect-take-unkept = du erhältst 1 der Karten, die nicht behalten wurden
effect-exchange-gifts = du und der Zielgeist dürft einander je 1 Handkarte geben
effect-reclaim-you = am Rundenende darfst du 1 deiner ausgespielten Karten wieder auf die Hand nehmen
effect-reclaim-target = am Rundenende darf der Zielgeist 1 seiner ausgespielten Karten wieder auf die Hand nehmen
effect-midnight = erhalte eine Starke Fähigkeit, und vergisst du dafür diese Karte, erhalte 1 Energie je Dahan dort und du darfst die neue Karte sofort für ihre Kosten ausspielen
effect-range = die Fähigkeiten des Zielgeistes haben in dieser Runde Reichweite +{ $count }
effect-share-presence = in dieser Runde dürfen du und der Zielgeist Fähigkeiten von der Präsenz des anderen aus einsetzen wie von der eigenen
effect-make-fast = der Zielgeist darf in dieser Runde { $count ->
    [one] eine verzögerte Fähigkeit als Sofort-Fähigkeit
   *[other] bis zu { $count } verzögerte Fähigkeiten als Sofort-Fähigkeiten
 } nutzen
effect-repeat-up-to = der Zielgeist darf in dieser Runde einmal 1 Fähigkeitenkarte wiederholen, die höchstens { $cost } kostet
effect-repeat-paying = { $count ->
    [one] der Zielgeist darf in dieser Runde 1 Fähigkeitenkarte für ihre Kosten wiederholen
   *[other] der Zielgeist darf in dieser Runde bis zu { $count } andere Fähigkeitenkarten wiederholen, jede für ihre Kosten
 }
effect-repeat = wiederhole diese Fähigkeit, mit demselben Ziel oder einem anderen
effect-repeat-around = wiederhole diese Fähigkeit in einem angrenzenden Gebiet, ohne Rücksicht auf Reichweite und Einflussbereich
effect-turn-up-fear = decke 1 verdeckte Furcht-Karte, aktiviert oder im Stapel, dort auf, wo sie liegt
effect-dahan-may-be-saved = Dahan, die diese Fähigkeit in einen Ozean verschiebt, darfst du in ein beliebiges Küstengebiet stellen, statt sie ertrinken zu lassen
effect-scapegoats-1 = jedes Dorf zerstört dort 1 Entdecker
effect-scapegoats-2 = jedes Dorf zerstört dort 1 Entdecker und jede Stadt 2
effect-scapegoats-3 = alle Entdecker dort werden zerstört, und jede Stadt zerstört dort 1 Dorf
deck-minor = eine Schwache Fähigkeit
deck-major = eine Starke Fähigkeit
deck-either = eine Fähigkeitenkarte
growth-reclaim-all = erlange alle Karten wieder
growth-reclaim-one = erlange 1 Karte wieder
growth-card = erhalte 1 Fähigkeitenkarte
growth-energy = erhalte { $count } Energie
growth-presence = füge 1 Präsenz hinzu (Reichweite { $range }, { $lands })
growth-presence-anywhere = füge 1 Präsenz hinzu (beliebige Entfernung, { $lands })
growth-extra-play = du darfst in dieser Runde { $count } Karte mehr ausspielen
growth-gather-oceans = versammle { $count } Präsenz in jedem Ozean
growth-push-oceans = verschiebe { $count } Präsenz aus jedem Ozean
rule-swiftness = Je Luft, die du hast, darfst du in dieser Runde 1 deiner verzögerten Fähigkeiten als Sofort-Fähigkeit nutzen.
rule-rivers-domain = In Gebieten der Art Sumpf genügt 1 deiner Präsenzen für eine Heilige Stätte.
rule-shadows-of-the-dahan = Jedes Mal, wenn du eine Fähigkeit mit einem Gebiet als Ziel einsetzt, darfst du { $count } Energie zahlen, um ein Gebiet mit Dahan in beliebiger Entfernung zu wählen.
rule-earths-vitality = Jedes Gebiet, das deine Heilige Stätte ist, hat Verteidigen { $count }.
rule-ally-of-the-dahan = Bewegen sich Dahan aus einem Gebiet mit deiner Präsenz in ein anderes, darf mit jedem von ihnen 1 deiner Präsenzen mitgehen.
rule-sworn-to-victory = Vernichte nach einem Wüten für jeden dabei zerstörten Dahan 1 deiner Präsenzen in Reichweite { $range } dieses Gebietes.
rule-ocean-in-play = Deine Präsenz kann nur in Küstengebieten und Ozeanen sein. Auf jedem Plan mit deiner Präsenz zählt der Ozean für die Fähigkeiten aller Geister und für Ödnis als Küstengebiet mit Sumpf.
rule-drowning = Invasoren und Dahan, die in einen solchen Ozean bewegt werden, ertrinken: Sie werden zerstört. Ein ertrunkener Entdecker ist { $explorer } wert, ein Dorf { $town }, eine Stadt { $city }; je so viele dieser Punkte, wie Personen mitspielen, werden 1 Energie.
rule-thousand-deaths = Deine Fähigkeiten fügen keinen Schaden zu und zerstören nichts außer deiner eigenen Präsenz. Würde eine einen Invasor zerstören, erzeugt sie stattdessen Furcht: keine für einen Entdecker, { $town } für ein Dorf, { $city } für eine Stadt. Entdecker und Dörfer werden dann verschoben.
rule-choke = Würden Invasoren in einem Gebiet, das deine Heilige Stätte ist, wüten oder bauen, darfst du dort 1 deiner Präsenzen vernichten. Dann findet diese Aktion dort nicht statt.
rule-regeneration = Beim Wachstum darfst du vernichtete Präsenz statt Präsenz von einer Leiste hinzufügen; auf verödeter Insel kostet das je { $count } Energie.
card-effects = { $reach }: { $effect }.
card-innate = { $reach }.
card-reach = { $range }, { $target }
card-range = Reichweite { $range }
card-range-sacred-site = Reichweite { $range } von einer Heiligen Stätte
card-range-terrain = Reichweite { $range } von deiner Präsenz in Gebieten der Art { $terrain }
card-any-spirit = Beliebiger Geist
card-another-spirit = Anderer Geist
card-threshold = [{ $elements }] { $words }
card-threshold-alone = [{ $elements }]: { $words }
threshold-alone = { $effect }.
threshold-also = Außerdem: { $effect }.
threshold-before = Davor: { $effect }.
threshold-within = Unmittelbar vor dem letzten davon: { $effect }.
threshold-instead = Stattdessen: { $effect }.
threshold-may-instead = Wahlweise stattdessen: { $effect }.
threshold-range = Reichweite { $range }.
threshold-range-also = Reichweite { $range }; außerdem: { $effect }.
threshold-fast = Du darfst diese Fähigkeit als Sofort-Fähigkeit nutzen.
card-elements = { $count } { $element }
card-elements-list = { $first }, { $rest }
card-no-elements = keine Elemente
card-terror-level = Furchtstufe { $level }: { $effect }.
card-blight = Blühende Insel: { $healthy } Ödnis pro Person. Verödete Insel: { $blighted } Ödnis pro Person, und in jeder Invasoren-Phase { $effect }.
card-downward-spiral = vernichtet jeder Geist 1 seiner Präsenzen
card-memory-fades-to-dust = vergisst jeder Geist 1 Fähigkeitenkarte oder vernichtet 1 seiner Präsenzen
card-invader = Stufe { $stage }: alle Gebiete der Art { $lands }.
card-invader-coastal = Stufe { $stage }: alle Küstengebiete.
card-invader-escalation = Wird sie aufgedeckt, folgt die Eskalation der Nation.
card-spirit = Vorbereitung: { $setup }. Energie: { $energy }. Ausspielen: { $plays }.
card-growth = Wachstum { $number }: { $words }.
card-growth-always = Immer: { $words }.
setup-in-mountain = { $count } × Präsenz in den Bergen mit der höchsten Nummer
setup-in-jungle = { $count } × Präsenz im Dschungel mit der höchsten Nummer
setup-in-sands = { $count } × Präsenz in der Wüste mit der höchsten Nummer
setup-in-wetland = { $count } × Präsenz im Sumpf mit der höchsten Nummer
setup-number-5 = { $count } × Präsenz in Gebiet Nr. 5
setup-most-dahan = { $count ->
    [one] 1 × Präsenz in dem Gebiet
   *[other] je 1 × Präsenz in den { $count } Gebieten
 } mit den meisten Dahan
setup-without-dahan = { $count } × Präsenz in einem Dschungel ohne Dahan
setup-ocean = { $count } × Präsenz im Ozean
setup-choice = { $count } × Präsenz in einem Küstengebiet deiner Wahl
track-any = beliebiges Element
track-reclaim-one = 1 wiedererlangen

# Was Nationen und Szenarien tun
adversary-escalation = Eskalation, { $name }: { $words }
adversary-loss = Niederlage, { $name }: { $words }
adversary-level-words = Level { $level }, { $name }: { $words }
escalation-words-land-rush = Auf jedem Plan mit Dörfern oder Städten kommt 1 Dorf in ein Gebiet dieses Plans ohne Dörfer.
escalation-words-building-boom = Auf jedem Plan mit Dörfern oder Städten wird einmal mehr gebaut, in dem Gebiet dieses Plans mit den meisten Dörfern und Städten zusammen.
escalation-words-swayed-by-the-invaders = Hat dieses Entdecken einem Gebiet einen Entdecker hinzugefügt und sind dort mindestens so viele Invasoren wie Dahan: ersetze dort 1 Dahan durch 1 Dorf.
loss-words-proud-and-mighty-capital = Ihr verliert, wenn { $buildings } oder mehr Dörfer und Städte zusammen in 1 Gebiet sind.
level-pieces = Bei der Vorbereitung kommen auf jedem Plan hinzu: { $pieces }.
level-piece = 1 { $piece } in Gebiet Nr. { $land }
level-piece-blight = 1 Ödnis in Gebiet Nr. { $land }
level-words-surge-of-colonists = 1 Karte der Stufe III liegt im Invasoren-Stapel zwischen Stufe I und Stufe II ({ $deck }).
level-words-efficient = 1 Karte der Stufe I weniger im Invasoren-Stapel ({ $deck }).
level-words-aggressive-timetable = 1 Karte der Stufe II weniger im Invasoren-Stapel ({ $deck }).
level-words-ruthlessly-efficient = 1 weitere Karte der Stufe I weniger im Invasoren-Stapel ({ $deck }).
level-words-terrifyingly-efficient = Keine Karten der Stufe I im Invasoren-Stapel ({ $deck }).
level-words-indentured-servants-earn-land = Invasoren bauen auch in Gebieten der Bauen-Karte ohne Invasoren, wenn vor der Aktion mindestens { $buildings } Dörfer und Städte zusammen in angrenzenden Gebieten waren.
level-words-high-immigration-i = Es gibt ein weiteres Bauen-Feld, auf dem vor dem Wüten gebaut wird; die Wüten-Karte kommt dorthin, bevor sie abgelegt wird. Käme eine Karte der Stufe II dorthin, ist das Feld für immer fort und die Karte wird abgelegt.
level-words-high-immigration-full = Dieses weitere Bauen-Feld bleibt das ganze Spiel über.
level-words-local-autonomy = Dörfer haben +{ $town } Abwehrkraft und Städte +{ $city }.
level-words-independent-resolve = { $count } Furcht-Plättchen pro Person mehr. In einer Invasoren-Phase ohne abgehandelte Furcht-Karte wird auf dem weiteren Feld zweimal gebaut.
level-words-heavy-mining = Ein Wüten, das einem Gebiet { $damage } oder mehr Schaden zufügt, fügt eine zweite Ödnis hinzu, die keine Präsenz vernichtet und sich nicht ausbreitet.
level-words-population-pressure-at-home = Ödnis, die in Gebiet Nr. { $origin } gedruckt ist, kommt stattdessen in Gebiet Nr. { $land }.
level-words-fine-steel-for-tools-and-guns = Dörfer fügen { $town } Schaden zu, Städte { $city }.
level-words-royal-backing = Bei der Vorbereitung, vor dem ersten Entdecken: Legt die oberste Invasoren-Karte offen ab; auf jedem Plan kommt 1 Dorf in das Gebiet dieser Art mit den wenigsten Invasoren.
level-words-mining-rush = Fügt ein Wüten seinem Gebiet Ödnis hinzu, kommt 1 Dorf in ein angrenzendes Gebiet ohne Dörfer und Städte. Ödnis durch Ausbreitung zählt nicht.
scenario-words-blitz = Bei der Vorbereitung liegt pro Person { $blight } Ödnis mehr bereit; wird die Ödnis-Karte gewendet, pro Person { $fewer } weniger. Nach dem ersten Entdecken rücken die Karten weiter, und die Invasoren bauen, entdecken und rücken noch einmal weiter. Alle Fähigkeiten sind Sofort-Fähigkeiten; eine, die es ohnehin ist, kostet { $energy } weniger oder gibt { $energy } Energie, wenn sie nichts kostet. Jedes Entdecken fügt auf jedem Plan { $explorers } Entdecker mehr hinzu, in einem dort entdeckten Gebiet.
scenario-words-guard-the-isles-heart = Jeder Plan hat ein inneres Gebiet. Entfernt nach der Vorbereitung alle Dörfer und stellt in jedes innere Gebiet { $explorers } Entdecker und { $presence } Präsenz des Geistes dieses Plans. Jeder Geist beginnt mit { $minors } zufälligen Schwachen und { $majors } zufälligen Starken Fähigkeit mehr. Nach der ersten Runde verliert ihr, wenn Dörfer oder Städte in einem inneren Gebiet sind.
scenario-words-rituals-of-terror = Der Furchtstapel hat alle { $cards } Furcht-Karten und keine Trenner; aktivierte Furcht-Karten warten. In einer Fähigkeiten-Phase dürft ihr ein Ritual abhalten, in einem Gebiet mit Präsenz jedes Geistes und mindestens { $dahan } Dahan pro Person: Zahlt zusammen { $energy } Energie und vernichtet dort { $presence } Präsenzen. Die Furchtstufe steigt um 1, alle wartenden Furcht-Karten werden abgehandelt, und alle Dahan des Gebietes werden so gleichmäßig wie möglich verschoben. Das dritte Ritual gewinnt.
scenario-words-dahan-insurrection = Nach einer Aktion, die Dahan bewegt hat, fügt jeder von ihnen { $damage } Schaden zu, wo er ankam. Nach einer Aktion, die Städte oder Dörfer zerstört hat, kommt je Stadt ein Dorf und je Dorf ein Entdecker in das nächste Gebiet mit Dahan. Ihr gewinnt auf Furchtstufe 2, wenn kein Gebiet mehr Dörfer und Städte als Dahan hat, auf Stufe 3, wenn es weniger solche Gebiete als Personen gibt. Wird die letzte Furcht-Karte aktiviert, schlagen alle Dahan zu, und danach muss die Bedingung der Stufe 3 gelten, sonst verliert ihr. Ihr verliert bei weniger als { $dahan } Dahan pro Person.

# Fragen und Antworten
ask-spirit = Welchen Geist spielst du?
ask-board = Auf welchem Plan beginnst du?
ask-setup-presence = Wo beginnt deine Präsenz?
ask-growth = Wähle eine Wachstumsoption.
ask-growth-part = Was tust du als Nächstes?
ask-presence = Welche Präsenz fügst du hinzu?
ask-presence-into = Wo fügst du die Präsenz hinzu?
ask-element = Wähle ein Element.
ask-elements = { $count ->
    [one] Wähle das letzte Element.
   *[other] Wähle { $count } verschiedene Elemente.
 }
ask-deck = Von welchem Stapel ziehst du?
ask-keep = Welche Karte behältst du?
ask-unkept = Welche dieser Karten nimmst du?
ask-forget = Welche Fähigkeitenkarte vergisst du?
ask-reclaim = Welche Karte erlangst du wieder?
ask-reclaim-played = Welche ausgespielte Karte nimmst du wieder auf die Hand?
ask-give-card = Gibst du { $seat } eine Karte?
ask-play = Welche Karte spielst du aus?
ask-play-new = Spielst du die neue Karte sofort aus?
ask-tide-in = Welche Präsenz geht in den Ozean?
ask-tide-out = Wohin geht die Präsenz aus dem Ozean?
ask-fast-power = Welche Sofort-Fähigkeit nutzt du?
ask-slow-power = Welche verzögerte Fähigkeit nutzt du?
ask-target = Wo setzt du „{ $power }“ ein?
ask-target-spirit = Für wen setzt du „{ $power }“ ein?
ask-threshold = Nutzt du den Element-Effekt von „{ $power }“? ({ $effect })
ask-threshold-instead = Nutzt du statt des üblichen Effekts den Element-Effekt von „{ $power }“? ({ $effect })
ask-thresholds = Wie weit nutzt du „{ $power }“?
ask-effect = Welchen Effekt wählst du?
ask-land-for = Wähle ein Gebiet: { $effect }.
ask-damage = Wer nimmt in { $land } { $count } Schaden?
ask-distinct = { $count ->
    [one] { $land }: Noch 1 Invasor wird getroffen. Welcher?
   *[other] { $land }: Noch { $count } Invasoren werden getroffen. Welcher?
 }
ask-destroy = Zerstöre in { $land } { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
 }
ask-remove = Entferne aus { $land } { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
 }
ask-drown = Ertränke in { $land } { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
 }
ask-remove-worth = { $land }: Invasoren mit zusammen { $count } Abwehrkraft dürfen entfernt werden. Welcher?
ask-push = Verschiebe aus { $land } { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
 }
ask-push-up-to = Verschiebe aus { $land } bis zu { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
 }
ask-push-any = Verschiebe aus { $land } beliebig viele Figuren
ask-push-all = Verschiebe alle Figuren aus { $land }
ask-push-into = Wohin wird verschoben: { $figure } aus { $land }?
ask-flee = { $figure } aus { $land }: Wohin geht die Flucht?
ask-gather = Versammle in { $land } { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
 }
ask-gather-up-to = Versammle in { $land } bis zu { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
 }
ask-gather-anywhere = Was versammelst du wo?
ask-seek-safety = Welcher Entdecker wird wohin verschoben?
ask-spread-figures = { $kinds } aus { $land }: Wohin geht die nächste Figur?
ask-destination = Wohin gehen bis zu { $count } Dahan aus { $land }?
ask-move-together = Noch { $count ->
    [one] eine Figur darf
   *[other] { $count } Figuren dürfen
 } nach { $land }: Welche?
ask-replace = { $land }: Was wird ersetzt?
ask-go-along = Dahan zogen von { $origin } nach { $land }. Geht eine Präsenz mit?
ask-save-dahan = Wohin stellst du den Dahan, statt ihn ertrinken zu lassen?
ask-return-presence = Wo kehrt die vernichtete Präsenz zurück?
ask-lose-presence = Welche deiner Präsenzen wird vernichtet?
ask-spread = Die Ödnis in { $land } breitet sich aus. Wohin?
ask-fade = Was gibst du auf?
ask-ravage-order = Wo wüten die Invasoren als Nächstes?
ask-prevent-ravage = Verhinderst du das Wüten in { $land }?
ask-prevent-build = Verhinderst du das Bauen in { $land }?
ask-extra-explorer = Wohin kommt der zusätzliche Entdecker?
ask-land-rush = Landnahme: Wohin kommt das Dorf?
ask-building-boom = Bau-Boom: Wo wird zusätzlich gebaut?
ask-mining-rush = Bergbau-Boom bei { $land }: Wohin kommt das Dorf?
ask-royal-backing = Mit Hilfe des Königs: Wohin kommt das Dorf?
ask-response = Militärische Antwort für { $land }: Wohin?
ask-pay-energy = Ritual: noch { $count } Energie zu zahlen. Wer zahlt die nächste?
ask-pay-presence = { $count ->
    [one] Ritual: noch 1 Präsenz zu vernichten. Wessen?
   *[other] Ritual: noch { $count } Präsenzen zu vernichten. Wessen als Nächstes?
 }
ask-fear-card = Welche Furcht-Karte deckst du auf?
choose-as-spirit = { $spirit }
choose-spirit = { $seat }
choose-land = { $land }
choose-far-land = { $land } (für { $cost } Energie)
choose-card = { $card }
choose-play = { $card } (Kosten { $cost })
choose-play-gaining = { $card } (gibt { $energy } Energie)
choose-play-done = Keine weiteren Karten
choose-forget = „{ $card }“ vergessen
choose-element = { $element }
choose-later = Später in dieser Runde
choose-any-element = „Beliebig“ ist in dieser Runde { $element }
choose-energy-track = Von der Energieleiste
choose-cards-track = Von der Leiste „Ausspielen“
choose-destroyed-presence = Eine vernichtete Präsenz
choose-no-presence = Nichts hinzufügen, alles bleibt, wo es ist
choose-presence-from = Die Präsenz in { $land }
choose-minor-deck = Die Schwachen Fähigkeiten
choose-major-deck = Die Starken Fähigkeiten
choose-power = „{ $power }“ nutzen
choose-repeat = „{ $power }“ wiederholen
choose-ritual = Ein Ritual des Terrors in { $land } abhalten
choose-done = Fertig für diese Phase
choose-threshold = Nutzen
choose-threshold-always = Nutzen, und reine Zusätze ab jetzt ohne Frage
choose-ask-about-additions = Nach reinen Zusätzen wieder fragen
ask-share-energy = Ritual in { $land }: noch { $count } Energie zu zahlen. Wie viel gibst du?
ask-share-presence = Ritual in { $land }: noch { $count ->
    [one] 1 Präsenz
   *[other] { $count } Präsenzen
 } zu vernichten. Wie viele gibst du?
choose-share = { $count }
choose-refuse = Kein Ritual dort
choose-no-threshold = Auslassen
choose-usual-effect = Beim üblichen Effekt bleiben
choose-thresholds = { $effects }
choose-damage = { $figure }
choose-damage-in = { $figure } in { $land }
choose-destroy = { $figure }
choose-remove = { $figure }
choose-drown = { $figure }
choose-push = { $figure }
choose-replace = { $figure }
choose-gather = { $figure } aus { $land }
choose-move = Von { $origin } nach { $land }
choose-move-figure = { $figure } von { $origin } nach { $land }
pick-push = { $count ->
    [one] { $figure }
   *[other] { $count } × { $figure }
 } nach { $land }
pick-gather = { $count ->
    [one] { $figure }
   *[other] { $count } × { $figure }
 } aus { $land }
pick-figure = { $count ->
    [one] { $figure }
   *[other] { $count } × { $figure }
 }
pick-destroyed = { $count ->
    [one] { $figure }
   *[other] { $count } × { $figure }
 } zerstören
pick-damaged = { $count ->
    [one] { $figure }
   *[other] { $count } × { $figure }
 }: { $damage } Schaden
choose-enough = Nicht mehr
choose-none = Nichts davon
choose-yes = Ja
choose-no = Nein
choose-let-drown = Ertrinken lassen
choose-forget-card = Eine Fähigkeitenkarte
choose-lose-presence = Eine Präsenz
choose-prevent = Für eine Präsenz verhindern
choose-let-happen = Geschehen lassen
choose-fear-card = Furcht-Karte { $number }

# Was geschehen ist
map-reconstructed = Der thematische Spielplan ist rekonstruiert: Alle seine Landschaftsarten, Küsten und Grenzen sind unsere und nicht die gedruckten.
round-begins = Runde { $round } beginnt.
board-chosen = { $seat } beginnt auf { $board }.
spirit-chosen = { $seat } spielt „{ $spirit }“.
growth-chosen = { $seat } wählt als Wachstum: { $option }.
energy-gained = { $seat } erhält { $count } Energie durch { $why }.
why-energy-track = die Energieleiste
why-growth = Wachstum
why-drowned = Ertrunkene
element-gained = { $seat } erhält das Element { $element }.
card-gained = { $seat } erhält „{ $card }“.
card-given = { $seat } gibt { $other } „{ $card }“.
card-forgotten = { $seat } vergisst „{ $card }“ durch { $why }.
card-forgotten-for = { $seat } vergisst „{ $card }“ für „{ $new }“.
new-card-forgotten = { $seat } vergisst gleich wieder die neue Karte „{ $card }“.
card-reclaimed = { $seat } erlangt „{ $card }“ wieder.
cards-reclaimed = { $seat } erlangt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } wieder.
plays-gained = { $seat } darf in dieser Runde { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } mehr ausspielen.
card-played = { $seat } spielt „{ $card }“ { $gained ->
    [0] { $cost ->
        [0] ohne Kosten aus
       *[other] für { $cost } Energie aus
    }
   *[other] aus und erhält dafür { $gained } Energie
 }.
presence-added = { $seat } fügt in { $land } Präsenz hinzu: { $source }.
source-energy-track = von der Energieleiste
source-cards-track = von der Leiste „Ausspielen“
source-destroyed = { $cost ->
    [0] eine vernichtete
   *[other] eine vernichtete, für { $cost } Energie
 }
source-land = aus { $land }
presence-moved = { $seat } bewegt Präsenz von { $origin } nach { $land }.
presence-destroyed = { $seat } verliert Präsenz in { $land } durch { $why }.
why-blight = Ödnis
why-fallen-dahan = gefallene Dahan
why-ritual = das Ritual
power-used = { $seat } { $again ->
    [0] nutzt „{ $power }“
   *[other] wiederholt „{ $power }“
 }{ $hurried ->
    [0] {""}
   *[other] {" "}als Sofort-Fähigkeit
 }{ $cost ->
    [0] {""}
   *[other] {" "}für { $cost } Energie
 }.
targeted = „{ $power }“ wirkt auf { $target }{ $cost ->
    [0] {""}
   *[other] {" "}(für { $cost } Energie)
 }.
range-extended = Die Fähigkeiten von { $seat } haben in dieser Runde Reichweite +{ $count }.
presence-shared = { $seat } und { $other } dürfen in dieser Runde auch die Präsenz des anderen Geistes als Ausgangspunkt nutzen.
powers-made-fast = { $seat } darf in dieser Runde { $count ->
    [one] eine verzögerte Fähigkeit als Sofort-Fähigkeit
   *[other] bis zu { $count } verzögerte Fähigkeiten als Sofort-Fähigkeiten
 } nutzen.
repeat-allowed = { $seat } darf in dieser Runde eine Fähigkeitenkarte wiederholen, die höchstens { $count } kostet.
repeats-allowed = { $seat } darf in dieser Runde { $count ->
    [one] eine Fähigkeitenkarte für ihre Kosten
   *[other] bis zu { $count } Fähigkeitenkarten für ihre Kosten
 } wiederholen.
reclaim-allowed = { $seat } darf am Rundenende eine ausgespielte Karte wieder auf die Hand nehmen.
fear-generated = { $count } Furcht { $count ->
    [one] entsteht
   *[other] entstehen
 } durch { $why }.
why-destruction = Zerstörung in { $land }
why-effect = einen Effekt
why-card = „{ $card }“
why-power = „{ $power }“
why-power-in = „{ $power }“ in { $land }
fear-card-earned = Eine Furcht-Karte wird aktiviert.
fear-card-resolved = „{ $card }“ wird auf Furchtstufe { $level } abgehandelt ({ $effect }).
fear-card-turned-up = Furcht-Karte { $number } ist „{ $card }“.
terror-rises = Furchtstufe { $level } ist erreicht.
ritual-refused = { $seat } lehnt ein Ritual in { $land } ab.
ritual-paid = { $seat } gibt für das Ritual in { $land } { $energy ->
    [0] keine Energie
   *[other] { $energy } Energie
 } und { $presence ->
    [0] keine Präsenz
    [one] 1 Präsenz
   *[other] { $presence } Präsenzen
 }.
destroyed = { $figure } wird in { $land } zerstört.
damaged = { $figure } in { $land } nimmt { $count } Schaden.
dreamt = { $figure } in { $land } träumt vom Tod.
dreamt-damage = { $figure } in { $land } träumt von { $count } Schaden.
removed = { $figure } wird aus { $land } entfernt.
replaced = { $figure } in { $land } wird durch { $new } ersetzt.
moved = { $figure } wird von { $origin } nach { $land } bewegt.
saved = { $figure } wird nach { $land } gerettet.
put = In { $land } { $count ->
    [one] kommt
   *[other] kommen
 } { $figure } hinzu.
defended = { $land } wird mit { $count } verteidigt.
held = In { $land } gilt: { $effect }.
warded = Wo { $seat } Präsenz hat, wird in dieser Runde mit { $count } verteidigt.
blight-added = { $count ->
    [1] In { $land } kommt Ödnis hinzu
   *[other] { level-heavy-mining }: In { $land } kommt eine zweite Ödnis hinzu
 }.
blight-spreads = Die Ödnis in { $origin } breitet sich nach { $land } aus.
blight-prevented = In { $land } kommt keine Ödnis hinzu: Eine Fähigkeit verhindert es.
blight-removed = Aus { $land } wird Ödnis entfernt.
island-blighted = Die Insel ist verödet: „{ $card }“ liegt jetzt auf der anderen Seite, mit { $count } Ödnis.
ravaged = Invasoren wüten in { $land } mit { $count } Schaden{ $defended ->
    [0] {""}
   *[other] {" "}({ $defended } durch Verteidigen verhindert)
 }.
dahan-spared = Die Dahan in { $land } nehmen keinen Schaden: Eine Fähigkeit schützt sie.
fought-back = Die Dahan in { $land } schlagen mit { $count } Schaden zurück.
dahan-strike = { $why }: Die Dahan in { $land } schlagen mit { $count } Schaden zu.
avenged = Die Gefallenen in { $land } rächen sich mit { $count } Schaden.
town-built = In { $land } wird ein Dorf gebaut.
city-built = In { $land } wird eine Stadt gebaut.
extra-build = Durch „{ $why }“ bauen die Invasoren zusätzlich mit der Karte „{ $card }“.
building-boom = { $why }: In { $land } wird zusätzlich gebaut.
swayed = { $why }: Wo sie entdeckt haben und mindestens so viele Invasoren wie Dahan sind, wird je 1 Dahan ersetzt.
town-added = { $why }: Ein Dorf kommt nach { $land }.
explorer-added = { $why }: Ein Entdecker kommt nach { $land }.
explored = Entdecken: 1 Entdecker kommt nach { $land }.
ravage-skipped = In { $land } wüten die Invasoren nicht: Eine Fähigkeit verhindert es.
build-skipped = In { $land } wird nicht gebaut: Eine Fähigkeit verhindert es.
build-skipped-by-fear = In { $land } wird nicht gebaut: Eine Furcht-Karte verhindert es.
explore-skipped = In { $land } wird nicht entdeckt: Eine Fähigkeit verhindert es.
explore-skipped-by-fear = In { $land } wird nicht entdeckt: Eine Furcht-Karte verhindert es.
prevented-ravage = { $seat } verhindert das Wüten in { $land } für 1 Präsenz von dort.
prevented-build = { $seat } verhindert das Bauen in { $land } für 1 Präsenz von dort.
invader-card-revealed = Die Invasoren-Karte „{ $card }“ wird aufgedeckt.
game-won = Die Geister haben gewonnen. { $why }
won = { $level ->
    [1] Auf der Insel sind keine Invasoren mehr (Furchtstufe 1).
    [2] Auf der Insel sind weder Dörfer noch Städte mehr (Furchtstufe 2).
    [3] Auf der Insel sind keine Städte mehr (Furchtstufe 3).
   *[other] Die letzte Furcht-Karte ist aktiviert.
 }
won-rituals = Das dritte Ritual ist vollbracht.
won-insurrection = Die Dahan haben sich gegen Dörfer und Städte durchgesetzt.
game-sacrificed = Die Geister haben um den Preis ihres eigenen Endes gewonnen. { $why }
game-lost = Die Geister haben verloren. { $why }
lost-all-presence = { $seat } hat keine Präsenz mehr auf der Insel.
final-score = Das ergibt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }: Schwierigkeit { $difficulty }, Ausgang { $ending }, Invasoren-Karten { $cards }, Dahan { $dahan }, Ödnis { $blight }.

# Auf dem Brett im Browser
board-island = Die Insel
board-panels = Tafeln
board-cards-tab = Karten
board-invaders-tab = Invasoren
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-course = Runde und Phase
board-setup = Vorbereitung
board-round = Runde { $round }
board-phase-spirit = Geister
board-phase-fast = Sofort
board-phase-invader = Invasoren
board-phase-slow = Verzögert
board-track = Invasoren-Karten
board-track-card = { $step }: { $card }
board-extra-build = Zusatzbau
board-no-card = Keine Karte
board-escalation = mit Eskalation
board-deck = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
 }
board-next-card = Die nächste Karte kann sein: { $cards }
board-fear-pool = Furcht für die nächste Furcht-Karte
board-fear-cards = Furcht-Karten: { $earned } aktiviert, { $left } übrig
board-victory-1 = Ziel: keine Invasoren mehr
board-victory-2 = Ziel: keine Dörfer und Städte mehr
board-victory-3 = Ziel: keine Städte mehr
board-victory-4 = Die Invasoren fliehen
board-victory-insurrection-2 = Ziel: Kein Gebiet hat mehr Dörfer und Städte als Dahan
board-victory-insurrection-3 = Ziel: Weniger Gebiete, als Geister mitspielen, haben mehr Dörfer und Städte als Dahan
board-victory-insurrection-4 = Die Dahan schlagen zu: Weniger Gebiete, als Geister mitspielen, dürfen mehr Dörfer und Städte als Dahan haben
board-blight-left = Ödnis übrig
board-doom-blight = Es war keine Ödnis mehr übrig.
board-doom-spirit = Ein Geist hat alle seine Präsenz verloren.
board-doom-cards = Es war keine Invasoren-Karte mehr übrig.
board-doom-capital = Eine mächtige Hauptstadt wurde gebaut.
board-doom-heart = Das Herz der Insel wurde besiedelt.
board-doom-dahan = Es waren zu wenige Dahan übrig.
board-doom-insurrection = Der Aufstand ist gescheitert.
board-coastal = an der Küste
board-inland = im Binnenland
board-ocean-in-play = im Spiel
board-ocean-out-of-play = nicht im Spiel
board-inner-land = inneres Gebiet
board-empty-land = Hier ist niemand.
board-damaged = { $pieces } ({ $damage } Schaden)
board-presence-of = { $seat }: { $count } Präsenz
board-sacred-site-of = { $seat }: Heilige Stätte, { $count } Präsenz
board-defend = Verteidigen { $count }
board-no-ravage = In dieser Runde kein Wüten
board-no-build = In dieser Runde kein Bauen
board-no-explore = In dieser Runde kein Entdecken
board-holds-no-blight = In dieser Runde kommt keine Ödnis hinzu
board-holds-dahan-safe = Dahan nehmen in dieser Runde keinen Schaden
board-holds-dahan-safe-in-ravage = Wüten schadet den Dahan in dieser Runde nicht
board-holds-dahan-strike-at-once = Beim Wüten schlagen die Dahan in dieser Runde gleichzeitig zu
board-holds-fear-defends = Furcht von hier verteidigt in dieser Runde auch
board-holds-dahan-bonus = Dahan haben in dieser Runde mehr Abwehrkraft
board-forecast = Vorschau: Invasoren
board-forecast-none = Es ist nichts bekannt.
board-forecast-note = Wenn niemand mehr etwas tut. Furcht-Karten und noch verdeckte Karten sind nicht berücksichtigt.
board-plan = { $does }: { $effects }
board-plan-ravage = Wüten, { $damage } Schaden
board-plan-gains = { $pieces } mehr
board-plan-loses = { $pieces } weniger
board-plan-blight = { $count ->
    [one] Ödnis kommt hinzu
   *[other] { $count } Ödnis kommen hinzu
 }
board-plan-blight-spreads = { $count ->
    [one] Ödnis kommt hinzu und breitet sich aus
   *[other] { $count } Ödnis kommen hinzu und breiten sich aus
 }
board-plan-presence = { $seat } verliert { $pieces }
board-spirits = Geister
board-choose-spirit = Wähle deinen Geist
board-complexity = Komplexität: { $complexity }
board-energy = { $energy } Energie, { $income } mehr je Runde
board-plays = { $played } von { $plays ->
    [one] 1 Karte
   *[other] { $plays } Karten
 } ausgespielt
board-done = fertig für diese Phase
board-elements = Elemente
board-no-elements = Noch keine Elemente
board-energy-track = Energie
board-cards-track = Karten
board-reclaim-one = 1 Karte wiedererlangen
board-take-presence = { $track }: { $place } aufdecken
board-destroyed = Vernichtete Präsenz: { $count }
board-innates = Permanente Fähigkeiten
board-reached = erreicht
board-special-rules = Spezialregeln
board-hand = Hand
board-played = Ausgespielt
board-discard = Ablage
board-forgotten = Vergessen
board-drawn = Gezogene Karten
board-no-cards = Keine Karten auf der Hand oder im Spiel.
board-cost = Kosten
board-used = genutzt
board-in-use = wird genutzt
board-decks = Stapel der Fähigkeiten
board-deck-minor = Schwache
board-deck-major = Starke
board-piles = Ablagestapel
board-fear-pile = Furcht-Karten
board-fear-spent = Abgehandelt:
board-fear-seen = Aufgedeckt, wo sie liegen:
board-fear-coming = { $coming ->
    [0] Von diesen { $count } kommt keine mehr:
    [one] Von diesen { $count } kommt noch 1:
   *[other] Von diesen { $count } kommen noch { $coming }:
 }
board-invaders-spent = Abgelegt:
board-stage-coming = { $coming ->
    [one] Stufe { $stage }, von diesen { $count } kommt noch 1:
   *[other] Stufe { $stage }, von diesen { $count } kommen noch { $coming }:
 }
board-discarded-minor = Abgelegte Schwache Fähigkeiten
board-discarded-major = Abgelegte Starke Fähigkeiten
board-score-difficulty = Schwierigkeit
board-score-ending = Sieg
board-score-cards = Übrige Invasoren-Karten
board-score-cards-used = Verbrauchte Invasoren-Karten
board-score-dahan = Dahan
board-score-blight = Ödnis

# Im Terminal
terminal-round = Runde { $round }: { $phase }
terminal-fear = Furchtstufe { $terror }, Furcht { $generated }/{ $pool }
terminal-earned = { $count ->
    [one] 1 Furcht-Karte aktiviert.
   *[other] { $count } Furcht-Karten aktiviert.
 }
terminal-to-go = { $count ->
    [one] (1 Karte bis zur nächsten Stufe)
   *[other] ({ $count } Karten bis zur nächsten Stufe)
 }
terminal-blight-healthy = Blühende Insel, noch { $count } Ödnis
terminal-blight-blighted = Verödete Insel, noch { $count } Ödnis
terminal-blight-space = noch { $count } Ödnis
terminal-slot-extra = Zuerst Bauen:
terminal-slot-ravage = Wüten:
terminal-slot-build = Bauen:
terminal-slot-explore = Entdecken:
terminal-deck = Stapel:
terminal-will-ravage = Invasoren werden wüten:
terminal-will-build = Invasoren werden bauen:
terminal-will-explore = Invasoren werden entdecken:
terminal-damage = { $land } { $count } Schaden
terminal-gains = +{ $what }
terminal-losses = −{ $what }
terminal-spreads = (breitet sich aus)
terminal-loses-presence = { $seat } −{ $count } Präsenz
terminal-mark-ravage = W
terminal-mark-build = B
terminal-skips = entfällt: { $actions }
terminal-column-spirit = Geist
terminal-column-energy = Energie
terminal-column-plays = Ausspielen
terminal-column-presence = Präsenz
terminal-column-cards = Ausgespielt
terminal-destroyed = { $count } vernichtet
terminal-hand-size = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
 }
terminal-track-energy = Energieleiste:
terminal-track-plays = Leiste „Ausspielen“:
terminal-cost = Kosten { $cost }
terminal-elements = Elemente:
terminal-growth = Wachstum { $number }:
terminal-place-drawn = Gezogen:
terminal-place-played = Ausgespielt:
terminal-place-hand = Hand:
terminal-place-discard = Ablage:
terminal-legend = ♙ Entdecker  ⌂ Dorf  ♜ Stadt  ☖ Dahan  ✗ Ödnis  ⊕ Verteidigen  -1 Schaden  ★ Heilige Stätte  ∿ Küste  » sofort  › verzögert  W Wüten  B Bauen
terminal-told-round = Runde { $round }, { $phase }.
terminal-told-fear = Furchtstufe { $terror }; Furcht { $generated } von { $pool }; noch { $left ->
    [one] 1 Furcht-Karte
   *[other] { $left } Furcht-Karten
 } im Stapel.
terminal-told-blight-healthy = Blühende Insel ({ $card }): noch { $count } Ödnis.
terminal-told-blight-blighted = Verödete Insel ({ $card }): noch { $count } Ödnis.
terminal-told-blight-space = Ödnisfeld{ $card }: noch { $count } Ödnis.
terminal-told-deck = { $count ->
    [one] Noch 1 Karte im Stapel ({ $stages }).
   *[other] Noch { $count } Karten im Stapel ({ $stages }).
 }
terminal-told-spirit = { $spirit }: { $rules }
terminal-told-using = { $seat } nutzt { $power }. { $text }
terminal-told-target = Ziel: { $land }.
terminal-told-empty = Nichts in { $lands }.
terminal-told-damage = { $count } Schaden
terminal-told-presence = Präsenz von { $seat }: { $count }
terminal-told-sacred-site = Präsenz von { $seat }: { $count }, eine Heilige Stätte
terminal-told-defend = Verteidigen { $count }
terminal-told-energy = { $count } Energie (+{ $income } je Runde)
terminal-told-plays = noch { $left } von { $plays ->
    [one] 1 Karte
   *[other] { $plays } Karten
 } ausspielbar
terminal-told-on-island = { $count ->
    [one] 1 Präsenz
   *[other] { $count } Präsenzen
 } auf der Insel
terminal-told-elements = Elemente: { $elements }
terminal-told-card = { $card } (Kosten { $cost }, { $speed }; { $elements })
terminal-told-innate = { $power } ({ $speed }, permanent): { $reached }
terminal-told-not-reached = braucht { $elements }.
terminal-lost-blight = Es war keine Ödnis mehr übrig.
terminal-lost-spirit = Ein Geist hatte keine Präsenz mehr.
terminal-lost-cards = Es war keine Invasoren-Karte mehr übrig.
terminal-lost-capital = Ein Gebiet war zur mächtigen Hauptstadt geworden.
terminal-lost-heart = Dörfer oder Städte standen im Herzen der Insel.
terminal-lost-dahan = Zu wenige Dahan waren übrig.
terminal-lost-insurrection = Der Aufstand der Dahan ist gescheitert.
terminal-won = Furchtstufe { $terror } war erreicht.
terminal-ended = Runde { $round }; noch { $cards ->
    [one] 1 Invasoren-Karte
   *[other] { $cards } Invasoren-Karten
 }, { $dahan } Dahan am Leben, { $blight } Ödnis auf der Insel.
terminal-score = Wertung: { $points } (Schwierigkeit { $difficulty }).
terminal-box-part = Teil
terminal-box-text = Text
terminal-box-name = Name
terminal-box-cost = Kosten
terminal-box-speed = Zeitpunkt
terminal-box-elements = Elemente
terminal-box-level = Stufe
terminal-box-fear = Furcht-Karten
terminal-box-figures = Schwierigkeit { $difficulty }, Furcht { $fear }, { $deck }
terminal-box-progression = Steigerung der Fähigkeiten
terminal-box-blight = Ödnis-Karten
terminal-box-invaders = Invasoren-Karten
terminal-box-scenarios = Szenarien
terminal-box-pieces = Figuren und Plättchen
terminal-box-number = Anzahl
terminal-box-health = Abwehrkraft
terminal-box-damage = Schaden
terminal-box-fear-of-piece = Furcht, wenn zerstört
terminal-box-terror = Furchtstufen
terminal-box-wins = Sieg
terminal-box-setup = Aufbau und Regeln
terminal-box-scoring = Wertung
terminal-box-figure = Angabe
terminal-box-value = Wert
terminal-piece-explorer = Entdecker
terminal-piece-town = Dorf
terminal-piece-city = Stadt
terminal-piece-dahan = Dahan
terminal-piece-blight = Ödnis
terminal-piece-presence-per-colour = Präsenz, je Farbe
terminal-wins-no-invaders = keine Invasoren mehr da
terminal-wins-no-towns-and-cities = weder Dörfer noch Städte mehr da
terminal-wins-no-cities = keine Städte mehr da
terminal-wins-at-once = die Invasoren fliehen sofort
terminal-figure-fear-pool = Furcht-Vorrat, pro Person
terminal-figure-blight-space = Ödnis auf dem Feld, pro Person
terminal-figure-blight-extra = Ödnis zusätzlich beim Aufbau, mit der Option dafür
terminal-figure-invader-deck = Stufen der Invasoren-Karten
terminal-figure-blight-threshold = Schaden am Gebiet, der Ödnis bringt
terminal-figure-sacred-site = Präsenzen einer Heiligen Stätte
terminal-figure-cards-drawn = Fähigkeitenkarten, aus denen eine neue gewählt wird
terminal-figure-cards-kept = Davon behalten
terminal-figure-thematic-map = Schwierigkeit des thematischen Spielplans
terminal-figure-victory-difficulty = Sieg, pro Schwierigkeit
terminal-figure-victory-bonus = Sieg, Bonus
terminal-figure-victory-card-left = Sieg, für jede Karte noch im Invasoren-Stapel
terminal-figure-victory-card-used = Sieg, für jede Karte nicht mehr im Invasoren-Stapel
terminal-figure-defeat-difficulty = Niederlage, pro Schwierigkeit
terminal-figure-defeat-bonus = Niederlage, Bonus
terminal-figure-defeat-card-left = Niederlage, für jede Karte noch im Invasoren-Stapel
terminal-figure-defeat-card-used = Niederlage, für jede Karte nicht mehr im Invasoren-Stapel
terminal-figure-per-dahan = Für je so viele lebende Dahan, wie Personen mitspielen
terminal-figure-per-blight = Für je so viel Ödnis auf der Insel, wie Personen mitspielen
terminal-figure-sacrifice-penalty = Opfersieg, Abzug

# Was Bots sagen
plan-defend = Ich verteidige { $land } mit ‚{ $power }‘.
plan-fast = Ich nutze ‚{ $power }‘ in { $land }, bevor die Invasoren handeln.
plan-fast-self = Ich nutze ‚{ $power }‘ für mich selbst.
plan-fast-spirit = Ich nutze ‚{ $power }‘ für { $target }.
plan-slow = Nach den Invasoren nutze ich ‚{ $power }‘ in { $land }.
plan-slow-self = Nach den Invasoren nutze ich ‚{ $power }‘ für mich selbst.
plan-slow-spirit = Nach den Invasoren nutze ich ‚{ $power }‘ für { $target }.
plan-grow = Diese Runde sammle ich nur Kraft.
proposal = „{ $power }“, { $target }

# Was an den Optionen oder an den Zahlen eines eigenen Exemplars nicht passt
wrong-joint = für { $board } und { $other } fehlt ein Eintrag
wrong-level = Level { $level } braucht eine Nation: Wählt eine, oder Level 0.

# Was für eine Wahl spricht (Tipps)
part-fear = mehr Furcht
part-blight = weniger Ödnis
part-invaders = weniger Invasoren, Wüten und Bauen
part-spirits = stärkere Geister in den nächsten Runden

# Warum etwas nicht gewählt werden kann.
why-not-power-of = Diese Fähigkeit gehört { $seat }.
why-not-innate-played = Angeborene Fähigkeiten werden nicht ausgespielt: Man nutzt sie in ihrer Phase, wenn die Elemente reichen.
why-not-played-already = Diese Karte hast du in dieser Runde schon ausgespielt.
why-not-discarded = Diese Karte liegt auf deinem Ablagestapel: Sie kommt zurück, wenn du sie zurücknimmst.
why-not-plays = Du darfst keine Karte mehr ausspielen: Es { $plays ->
    [one] war 1 in dieser Runde
   *[other] waren { $plays } in dieser Runde
  }.
why-not-energy = Diese Karte kostet { $cost } Energie, und du hast { $energy }.
why-not-unplayed = Diese Karte hast du in dieser Runde nicht ausgespielt: Nur ausgespielte können genutzt werden.
why-not-used-already = Diese Fähigkeit hast du in dieser Runde schon genutzt: jede nur einmal.
why-not-slow-now = Das ist eine Verzögerte Fähigkeit: Sie wird nach der Invasoren-Phase genutzt.
why-not-fast-now = Das ist eine Sofort-Fähigkeit: Sie war vor der Invasoren-Phase zu nutzen.
why-not-threshold = Dir fehlen die Elemente für jede ihrer Schwellen.
why-not-source = Du hast keine Präsenz, von der aus diese Fähigkeit gemessen werden könnte.
why-not-any-target = Nichts in ihrer Reichweite ({ $range }) kann ihr Ziel sein: { $target }.
why-not-in-range = Dieses Gebiet ist außer Reichweite: Die Fähigkeit reicht { $range ->
    [0] nur bis in das Gebiet, von dem sie ausgeht
    [one] 1 Gebiet weit
   *[other] { $range } Gebiete weit
  }.
why-not-target = Dieses Gebiet liegt in Reichweite, ist aber kein Ziel der Fähigkeit: { $target }.
