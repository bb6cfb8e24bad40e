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
option-spirits = Geister
option-spirits-help = Wer welchen Geist spielt (I2.3).
option-adversary = Nation
option-adversary-help = Eine Kolonialmacht mit eigenen Regeln, die das Spiel schwieriger macht (I30).
option-level = Level der Nation
option-level-help = 0 ist das Basis-Level; jedes Level schließt alle niedrigeren ein (I30.1).
option-scenario = Szenario
option-scenario-help = Eine besondere Lage mit eigenen Regeln (I34).
option-thematic_map = Thematische Karte
option-thematic_map-help = Die Rückseiten der Pläne, schwieriger und weniger ausgewogen; zum Teil rekonstruiert (I35).
option-extra_blight = Eine Ödnis mehr
option-extra_blight-help = Bei der Vorbereitung liegt eine Ödnis mehr bereit, wie eine spätere Korrektur des Verlags es vorsieht (I2.9).
option-extra_growth = Leichter: zusätzliches Wachstum
option-extra_growth-help = Jeder Geist führt nach der Vorbereitung eine Wachstumsoption mehr aus (I19.6).
option-no_first_explore = Leichter: kein Entdecken zu Beginn
option-no_first_explore-help = Die Invasoren entdecken am Ende der Vorbereitung nicht (I19.7).
option-no_blight_card = Leichter: keine Ödnis-Karte
option-no_blight_card-help = Statt einer Ödnis-Karte wird das gedruckte Ödnisfeld verwendet (I19.1).

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
place-ocean = Ozean von { $board }
board = Plan { $board }
board-nw = Nordwesten
board-ne = Nordosten
board-w = Westen
board-e = Osten
map-balanced = Ausgewogene Pläne
map-thematic = Thematische Karte

# Figuren und Marker
piece-explorer = Entdecker
piece-town = Dorf
piece-city = Stadt
piece-dahan = Dahan
piece-invader = Invasor
piece-blight = Ödnis
piece-presence = Präsenz
piece-sacred-site = Heilige Stätte
piece-energy = Energie
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
invader-stage = Invasoren-Karte, Stufe { $stage }

# Furcht
terror-level = Furchtstufe { $level }
terror-victory = Sieg

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

# Effekte
two-sentences = { $first } { $second }
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
kinds-15 = { $count ->
    [one] Figur
   *[other] Figuren
 }
kinds-9 = { $count ->
    [one] Entdecker/Dahan
   *[other] Entdecker/Dahan
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
per-once = einmal
per-dahan = je Dahan dort
per-blight = je Ödnis dort
per-blight-around = je Ödnis in angrenzenden Gebieten
per-air = je Luft, die du hast
per-sun = je Sonne, die du hast
per-dahan-and-presence = je Dahan dort, mal deine Präsenzen dort
per-two-dahan = je 2 Dahan dort
per-three-dahan = je 3 Dahan dort
per-presence = je Präsenz dort
per-town = je Dorf dort
per-city = je Stadt dort
terrain-either = { $first } oder { $second }
lands-any = Gebiet
lands-coastal = Küstengebiet
lands-inland = Binnengebiet
lands-ocean = Ozean
lands-dahan = Gebiet mit Dahan
lands-invaders = Gebiet mit Invasoren
lands-no-invaders = Gebiet ohne Invasoren
lands-blight = Gebiet mit Ödnis
lands-no-blight = Gebiet ohne Ödnis
lands-dahan-or-invaders = Gebiet mit Dahan oder Invasoren
lands-own-presence = Gebiet mit deiner Präsenz
lands-any-presence = Gebiet mit Präsenz irgendeines Geistes
lands-any-sacred-site = Gebiet mit Heiliger Stätte irgendeines Geistes
lands-dahan-outnumber = Gebiet mit mehr Dahan als Invasoren
lands-with = { $count ->
    [one] Gebiet mit { $kinds }
   *[other] Gebiet mit mindestens { $count } { $kinds }
 }
lands-without = Gebiet ohne { $kinds }
lands-at-most = { $count ->
    [one] Gebiet mit genau 1 Invasor
   *[other] Gebiet mit 1 bis { $count } Invasoren
 }
lands-and-if = { $lands }, wo gilt: { $condition }
if-terrain = das Gebiet ist { $terrain }
if-coastal = es ist ein Küstengebiet
if-inland = es ist ein Binnengebiet
if-ocean = es ist ein Ozean
if-has-no = dort sind keine { $kinds }
if-blight = dort ist Ödnis
if-own-presence = du hast dort Präsenz
if-any-presence = irgendein Geist hat dort Präsenz
if-any-sacred-site = irgendein Geist hat dort eine Heilige Stätte
if-both = { $first } und { $second }
if-dahan-outnumber = dort sind Invasoren und mehr Dahan als diese
if-another-spirit = das Ziel ist ein anderer Geist
if-presence-added = Präsenz wurde hinzugefügt
if-dahan-pushed-to-buildings = ein Dahan wurde in ein Gebiet mit Dorf oder Stadt verschoben
if-has = { $count ->
    [one] dort ist { $kinds }
   *[other] dort sind mindestens { $count } { $kinds }
 }
if-at-most = { $count ->
    [one] dort ist genau 1 Invasor
   *[other] dort sind 1 bis { $count } Invasoren
 }
if-sacred-sites = { $count ->
    [one] du hast eine Heilige Stätte
   *[other] du hast mindestens { $count } Heilige Stätten
 }
scope-island = { "" }
scope-around = { " " }angrenzend
scope-here-and-around = { " " }hier oder angrenzend
scope-same-board = { " " }auf demselben Plan
scope-pushed-into = , in das Dahan verschoben wurden
effect-fear = { $count ->
    [one] 1 Furcht.
   *[other] { $count } Furcht.
 }
effect-fear-per = { $count } Furcht { $per }.
effect-fear-per-at-most = { $count } Furcht { $per }, höchstens { $most }.
effect-fear-per-destroyed = { $count } Furcht je { $kinds }, das diese Fähigkeit zerstört, höchstens { $most }.
effect-fear-each-destroyed = { $count } Furcht je so zerstörtem Invasor.
effect-damage = { $count } Schaden.
effect-damage-per = { $count } Schaden { $per }.
effect-damage-per-blight = { $here } Schaden je Ödnis dort und { $around } je Ödnis in angrenzenden Gebieten.
effect-damage-to-one = { $count } Schaden an 1 { $kinds }.
effect-damage-each = { $count } Schaden an jedem Teil der Art { $kinds }.
effect-damage-distinct = { $count } Schaden an so vielen verschiedenen Invasoren, wie dort Dahan sind.
effect-fight-each-other = Entdecker auf der einen, Dörfer und Städte auf der anderen Seite schaden einander gleichzeitig.
effect-destroy = Zerstöre { $count } { $kinds }.
effect-destroy-up-to = Zerstöre bis zu { $count } { $kinds }.
effect-destroy-per = Zerstöre { $count } { $kinds } { $per }.
effect-destroy-all = Zerstöre alle { $kinds }.
effect-drown = Ertränke { $count } { $kinds }.
effect-remove = Entferne { $count } { $kinds }.
effect-remove-worth = Entferne Invasoren mit zusammen bis zu { $count } Abwehrkraft.
effect-remove-worth-per = Entferne Invasoren mit zusammen bis zu { $count } Abwehrkraft { $per }.
effect-avenge = Für den Rest der Runde, nach jedem Effekt, der hier Dörfer, Städte oder Dahan zerstört: 1 Schaden hier für jedes Teil.
effect-avenge-wide = Für den Rest der Runde, nach jedem Effekt, der hier Dörfer, Städte oder Dahan zerstört: 1 Schaden für jedes Teil, hier oder in angrenzenden Gebieten.
effect-push = Verschiebe { $count } { $kinds }.
effect-push-up-to = Verschiebe bis zu { $count } { $kinds }.
effect-push-per = Verschiebe { $count } { $kinds } { $per }.
effect-push-up-to-per = Verschiebe bis zu { $count } { $kinds } { $per }.
effect-push-all = Verschiebe alle { $kinds }.
effect-push-any = Verschiebe beliebig viele { $kinds }.
effect-push-carrying = Verschiebe bis zu { $count } { $kinds }; jeder nimmt { $defend } der Verteidigung mit.
effect-push-towards = Du darfst 1 Entdecker in ein Gebiet mit mehr Dörfern und Städten verschieben, als dort sind, wo er herkommt.
effect-push-spread = Verschiebe alle { $kinds } in so viele verschiedene Gebiete wie möglich.
effect-gather = Versammle { $count } { $kinds }.
effect-gather-up-to = Versammle bis zu { $count } { $kinds }.
effect-gather-up-to-per = Versammle bis zu { $count } { $kinds } { $per }.
effect-gather-into = Du darfst 1 { $kinds } in 1 { $lands } versammeln.
effect-move-anywhere = Bewege bis zu { $count } Dahan zusammen in ein beliebiges Gebiet. Wurde einer bewegt: Verteidigen { $defend } dort.
effect-replace = Ersetze 1 { $old } durch { $count } { $new }.
effect-downgrade = Ersetze 1 { $kinds } durch den nächstkleineren Invasor.
effect-add = Füge { $count } { $kinds } hinzu.
effect-defend = Verteidigen { $count }.
effect-defend-per = Verteidigen { $count } { $per }.
effect-ward = Verteidigen { $count } in jedem Gebiet, in dem der Zielgeist gerade Präsenz hat.
effect-dahan-health = Dahan dort haben in dieser Runde +{ $count } Abwehrkraft.
effect-skip-actions = Invasoren führen dort in dieser Runde keine Aktionen aus.
effect-no-blight = Dort kann in dieser Runde keine Ödnis hinzugefügt werden.
effect-dahan-safe = Dahan dort können in dieser Runde weder Schaden nehmen noch zerstört werden.
effect-dahan-safe-in-ravage = Wütende Invasoren fügen Dahan dort in dieser Runde keinen Schaden zu.
effect-dahan-strike-at-once = Wüten Invasoren dort in dieser Runde, fügen die Dahan ihren Schaden gleichzeitig zu.
effect-fear-defends = In dieser Runde gibt dort jede Furcht durch Fähigkeiten auch Verteidigen 1.
effect-forbid-explore-two-dahan = Invasoren entdecken in dieser Runde keine Gebiete mit 2 oder mehr Dahan.
effect-forbid-build-dahan-outnumber = Invasoren bauen in dieser Runde nicht in Gebieten mit mehr Dahan als Dörfern und Städten.
effect-forbid-build-dahan = Invasoren bauen in dieser Runde nicht in Gebieten mit Dahan.
effect-forbid-build-city = Invasoren bauen in dieser Runde nicht in Gebieten mit Stadt.
effect-forbid-cities-coast = Invasoren bauen in dieser Runde keine Städte in Küstengebieten.
effect-forbid-build-coast = Invasoren bauen in dieser Runde nicht in Küstengebieten.
effect-nothing = Nichts.
effect-when = Falls gilt ({ $condition }): { $then }
effect-when-otherwise = Falls gilt ({ $condition }): { $then } Sonst: { $otherwise }
effect-choose-one = Wähle eines: { $effects }
effect-or = { $first } Oder: { $second }
effect-in-each = In jedem { $lands }{ $scope }: { $effect }
effect-in-one = In 1 { $lands }{ $scope }: { $effect }
effect-in-one-may = Du darfst 1 { $lands }{ $scope } wählen: { $effect }
effect-in-one-distinct = In 1 { $lands }{ $scope }, das kein anderer gewählt hat: { $effect }
effect-by-target = Der Zielgeist führt aus: { $effect }
effect-each-player = Jeder Spieler: { $effect }
effect-add-blight = Füge 1 Ödnis hinzu.
effect-remove-blight = Entferne 1 Ödnis.
effect-add-presence = Füge 1 deiner Präsenzen hinzu.
effect-add-presence-anywhere = Füge 1 deiner Präsenzen hinzu, auch wo sie sonst nicht sein darf.
effect-add-presence-within = Füge 1 Präsenz in Reichweite { $range } eigener Präsenz hinzu.
effect-return-presence = Füge in Reichweite { $range } deiner Präsenz bis zu { $count } vernichtete Präsenzen des Zielgeistes in einem Gebiet hinzu. Dort: { $effect }
effect-in-same-land = In demselben Gebiet: { $effect }
effect-energy-you = Du erhältst { $count } Energie.
effect-energy-target = Der Zielgeist erhält { $count } Energie.
effect-energy-per-card = Der Zielgeist erhält { $count } Energie je Fähigkeitenkarte, die er in dieser Runde ausgespielt hat.
effect-energy-per-site = Jeder Geist erhält { $count } Energie je eigener Heiliger Stätte in einem Gebiet mit Invasoren.
effect-elements = Der Zielgeist erhält in dieser Runde { $count } verschiedene Elemente seiner Wahl. Ist es ein anderer Geist, erhältst du dieselben.
effect-known-element = Der Zielgeist erhält 1 Element einer Art, die er hat.
effect-gain-card-you = Du erhältst { $deck }.
effect-gain-card-target = Der Zielgeist erhält { $deck }.
effect-take-unkept = Du erhältst 1 der Karten, die nicht behalten wurden.
effect-exchange-gifts = Du und der Zielgeist dürft einander je 1 Handkarte geben.
effect-reclaim-you = Am Rundenende darfst du 1 ausgespielte Karte wieder auf die Hand nehmen.
effect-reclaim-target = Am Rundenende darf der Zielgeist 1 ausgespielte Karte wieder auf die Hand nehmen.
effect-midnight = Erhalte eine Starke Fähigkeit. Vergisst du dafür diese Karte, erhalte 1 Energie je Dahan dort und du darfst die neue Karte sofort für ihre Kosten ausspielen.
effect-range = Die Fähigkeiten des Zielgeistes haben in dieser Runde Reichweite +{ $count }.
effect-share-presence = In dieser Runde dürfen du und der Zielgeist Fähigkeiten auch von der Präsenz des anderen aus einsetzen.
effect-make-fast = Der Zielgeist darf in dieser Runde bis zu { $count } verzögerte Fähigkeiten sofort einsetzen.
effect-repeat-up-to = Der Zielgeist darf in dieser Runde einmal 1 Fähigkeitenkarte wiederholen, die höchstens { $cost } kostet.
effect-repeat-paying = Der Zielgeist darf in dieser Runde bis zu { $count } verschiedene Fähigkeitenkarten für ihre Kosten wiederholen.
effect-repeat = Wiederhole diese Fähigkeit.
effect-repeat-around = Wiederhole diese Fähigkeit in einem angrenzenden Gebiet, ohne auf Reichweite und Einflussbereich zu achten.
effect-turn-up-fear = Decke 1 verdeckte Furcht-Karte dort auf, wo sie liegt.
effect-dahan-may-be-saved = Dahan, die diese Fähigkeit in einen Ozean verschiebt, darfst du stattdessen in ein beliebiges Küstengebiet stellen.
effect-scapegoats-1 = Jedes Dorf zerstört 1 Entdecker in seinem Gebiet.
effect-scapegoats-2 = Jedes Dorf zerstört 1, jede Stadt 2 Entdecker in ihrem Gebiet.
effect-scapegoats-3 = Alle Entdecker im Gebiet werden zerstört, und jede Stadt zerstört 1 Dorf.
deck-minor = eine Schwache Fähigkeit
deck-major = eine Starke Fähigkeit
deck-either = eine Fähigkeitenkarte
growth-reclaim-all = Erlange alle Karten wieder.
growth-reclaim-one = Erlange 1 Karte wieder.
growth-card = Erhalte 1 Fähigkeitenkarte.
growth-energy = Erhalte { $count } Energie.
growth-presence = Präsenz hinzufügen, Reichweite { $range }: { $lands }.
growth-presence-anywhere = Präsenz in beliebiger Entfernung hinzufügen: { $lands }.
growth-extra-play = In dieser Runde { $count } Karte mehr ausspielen.
growth-gather-oceans = Versammle 1 Präsenz in jeden Ozean.
growth-push-oceans = Verschiebe 1 Präsenz aus jedem Ozean.
rule-swiftness = Je Luft, die du hast, darfst du in dieser Runde 1 verzögerte Fähigkeit sofort einsetzen.
rule-rivers-domain = In Sumpf genügt 1 deiner Präsenzen für eine Heilige Stätte.
rule-shadows-of-the-dahan = Setzt du eine Fähigkeit ein, darfst du { $count } Energie zahlen, um ein Gebiet mit Dahan in beliebiger Entfernung zu wählen.
rule-earths-vitality = Jede deiner Heiligen Stätten hat Verteidigen { $count }.
rule-ally-of-the-dahan = Bewegen sich Dahan aus einem Gebiet mit deiner Präsenz, darf mit jedem 1 Präsenz mitgehen.
rule-sworn-to-victory = Nach einem Wüten vernichtest du je zerstörtem Dahan 1 deiner Präsenzen in Reichweite 1.
rule-ocean-in-play = Deine Präsenz darf nur in Küstengebieten und Ozeanen sein. Ozeane auf Plänen mit deiner Präsenz zählen für Fähigkeiten und Ödnis als Küsten-Sumpf.
rule-drowning = Invasoren und Dahan, die in einen Ozean im Spiel bewegt werden, ertrinken. Die Abwehrkraft ertrunkener Invasoren wird zu Energie.
rule-thousand-deaths = Deine Fähigkeiten zerstören niemanden. Statt ein Dorf zu zerstören, erzeugen sie { $town } Furcht, statt einer Stadt { $city }; Entdecker und Dörfer werden verschoben.
rule-choke = Würden Invasoren in deiner Heiligen Stätte wüten oder bauen, darfst du dort 1 deiner Präsenzen vernichten, um es zu verhindern.
rule-regeneration = Beim Wachstum darfst du vernichtete Präsenz hinzufügen; auf verödeter Insel für je { $count } Energie.
card-target = { $range }, { $target }.
card-no-range = Ohne Reichweite
card-range = Reichweite { $range }
card-range-sacred-site = Reichweite { $range } von einer Heiligen Stätte
card-range-terrain = Reichweite { $range } von deiner Präsenz in { $terrain }
card-any-spirit = beliebiger Geist
card-another-spirit = anderer Geist
card-threshold = [{ $elements }] { $effect }
card-threshold-before = [{ $elements }] zuerst: { $effect }
card-threshold-instead = [{ $elements }] stattdessen: { $effect }
card-threshold-range = [{ $elements }] Reichweite { $range }.
card-elements = { $count } { $element }
card-elements-list = { $first }, { $rest }
card-no-elements = keine Elemente
card-terror-level = Furchtstufe { $level }: { $effect }
card-blight = Blühend: { $healthy } Ödnis je Spieler. Verödet: { $blighted } je Spieler. { $effect }
card-downward-spiral = In jeder Invasoren-Phase vernichtet jeder Geist 1 seiner Präsenzen.
card-memory-fades-to-dust = In jeder Invasoren-Phase vergisst jeder Geist 1 Fähigkeitenkarte oder vernichtet 1 seiner Präsenzen.
card-invader = Invasoren-Karte der Stufe { $stage }.
card-growth = Wachstum { $number }: { $words }

# Fragen und Antworten
ask-spirit = Welchen Geist spielst du?
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
ask-target = Wo setzt du { $power } ein?
ask-threshold = { $power }: Nutzt du den Element-Effekt? { $effect }
ask-thresholds = Wie weit nutzt du { $power }?
ask-effect = Welchen Effekt wählst du?
ask-land-for = Wähle ein Gebiet. { $effect }
ask-damage = { $land }: noch { $count } Schaden. Wer nimmt den nächsten Punkt?
ask-distinct = { $land }: Noch { $count } Invasoren werden getroffen. Welcher?
ask-destroy = { $land }: { $count } zu zerstören. Welcher Teil?
ask-remove = { $land }: { $count } zu entfernen. Welcher Teil?
ask-drown = { $land }: { $count } zu ertränken. Welcher Teil?
ask-remove-worth = { $land }: Invasoren mit zusammen { $count } Abwehrkraft dürfen entfernt werden. Welcher?
ask-push = { $land }: { $count } zu verschieben. Welcher Teil?
ask-push-up-to = { $land }: Bis zu { $count } dürfen verschoben werden. Welcher Teil?
ask-push-into = Wohin wird verschoben: { $figure } aus { $land }?
ask-flee = Wohin flieht: { $figure } aus { $land }?
ask-gather = { $land }: { $count } zu versammeln. Welcher Teil?
ask-gather-up-to = { $land }: Bis zu { $count } dürfen versammelt werden. Welcher Teil?
ask-gather-anywhere = Was versammelst du wo?
ask-seek-safety = Welcher Entdecker wird wohin verschoben?
ask-spread-figures = { $kinds } aus { $land }: Wohin geht der nächste Teil?
ask-destination = Wohin gehen bis zu { $count } Dahan aus { $land }?
ask-move-together = Noch { $count } dürfen nach { $land }. Wer?
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
ask-pay-presence = Ritual: noch { $count } Präsenzen zu vernichten. Wessen als Nächstes?
ask-fear-card = Welche Furcht-Karte deckst du auf?
choose-as-spirit = { $spirit }
choose-spirit = { $seat }
choose-land = { $land }
choose-far-land = { $land } (für Energie)
choose-card = { $card }
choose-play = { $card } (Kosten { $cost })
choose-play-done = Keine weiteren Karten
choose-forget = { $card } vergessen
choose-element = { $element }
choose-energy-track = Von der Energieleiste
choose-cards-track = Von der Leiste „Ausspielen“
choose-destroyed-presence = Eine vernichtete Präsenz
choose-presence-from = Die Präsenz in { $land }
choose-minor-deck = Die Schwachen Fähigkeiten
choose-major-deck = Die Starken Fähigkeiten
choose-power = { $power } nutzen
choose-repeat = { $power } wiederholen
choose-ritual = Ein Ritual des Terrors in { $land } abhalten
choose-done = Fertig für diese Phase
choose-threshold = Nutzen
choose-no-threshold = Auslassen
choose-thresholds = { $count ->
    [one] Element-Effekt { $highest }
   *[other] { $count } Element-Effekte, bis { $highest }
 }
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
choose-enough = Nicht mehr
choose-none = Keine
choose-yes = Ja
choose-no = Nein
choose-let-drown = Ertrinken lassen
choose-forget-card = Eine Fähigkeitenkarte
choose-lose-presence = Eine Präsenz
choose-prevent = Für eine Präsenz verhindern
choose-let-happen = Geschehen lassen
choose-fear-card = Furcht-Karte { $number }

# Was geschehen ist
round-begins = Runde { $round } beginnt.
spirit-chosen = { $seat } spielt { $spirit }.
growth-chosen = { $seat } wächst: { $option }
energy-gained = { $seat } erhält { $count } Energie.
element-gained = { $seat } erhält { $element }.
card-gained = { $seat } erhält { $card }.
card-forgotten = { $seat } vergisst { $card }.
card-reclaimed = { $seat } erlangt { $card } wieder.
card-played = { $seat } spielt { $card } aus.
presence-added = { $seat } fügt in { $land } Präsenz hinzu.
presence-moved = { $seat } bewegt Präsenz von { $origin } nach { $land }.
presence-destroyed = { $seat } verliert Präsenz in { $land }.
power-used = { $seat } nutzt { $power }.
targeted = { $power } wirkt auf { $target }.
fear-generated = { $count } Furcht.
fear-card-earned = Eine Furcht-Karte wird aktiviert.
fear-card-resolved = Furcht-Karte { $card }, Furchtstufe { $level }.
fear-card-turned-up = Furcht-Karte { $number } ist { $card }.
terror-rises = Furchtstufe { $level } ist erreicht.
destroyed = Zerstört in { $land }: { $figure }.
dreamt = Träumt in { $land } vom Tod: { $figure }.
removed = Entfernt aus { $land }: { $figure }.
replaced = Ersetzt in { $land }: { $figure } durch { $new }.
moved = Von { $origin } nach { $land }: { $figure }.
put = Hinzugefügt in { $land }: { $figure }.
defended = { $land } wird mit { $count } verteidigt.
blight-added = In { $land } kommt Ödnis hinzu.
blight-removed = Aus { $land } wird Ödnis entfernt.
island-blighted = Die Insel ist verödet: { $card }.
ravaged = Invasoren wüten in { $land } mit { $count } Schaden.
fought-back = Die Dahan in { $land } schlagen mit { $count } Schaden zurück.
town-built = In { $land } wird ein Dorf gebaut.
city-built = In { $land } wird eine Stadt gebaut.
town-added = Ein Dorf kommt nach { $land }.
explorer-added = Ein Entdecker kommt nach { $land }.
explored = Ein Entdecker erkundet { $land }.
invader-card-revealed = Die Invasoren-Karte { $card } wird aufgedeckt.
game-won = Die Geister haben gewonnen.
game-sacrificed = Die Geister haben um den Preis ihres eigenen Endes gewonnen.
game-lost = Die Geister haben verloren.
