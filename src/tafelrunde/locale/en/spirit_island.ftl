# The words of Spirit Island.
#
# Names of spirits, cards and rules are as printed in the English edition.
game = Spirit Island
game-by = by R. Eric Reuss
game-about = Spirits of nature defend their island together: grow, use your powers, and frighten the invaders away before the land is blighted.

# Options
option-beginner = Beginner game
option-beginner-help = New powers come in a fixed order, and there is no blight card (I19.1, I19.2).
option-spirits = Spirits
option-spirits-help = Who plays which spirit (I2.3).
option-adversary = Adversary
option-adversary-help = A colonial power with rules of its own that makes the game harder (I30).
option-level = Level of the adversary
option-level-help = 0 is the base level; each level includes all lower ones (I30.1).
option-scenario = Scenario
option-scenario-help = A special situation with rules of its own (I34).
option-thematic_map = Thematic map
option-thematic_map-help = The backs of the boards, harder and less even; partly reconstructed (I35).
option-extra_blight = One blight more
option-extra_blight-help = At setup one more blight lies ready, as a later correction by the publisher has it (I2.9).
option-extra_growth = Easier: additional growth
option-extra_growth-help = Each spirit carries out one more growth option after setup (I19.6).
option-no_first_explore = Easier: no explore at setup
option-no_first_explore-help = The invaders do not explore at the end of setup (I19.7).
option-no_blight_card = Easier: no blight card
option-no_blight_card-help = The printed blight space is used in place of a blight card (I19.1).

# The spirits
spirit-lightnings-swift-strike = Lightning’s Swift Strike
spirit-river-surges-in-sunlight = River Surges in Sunlight
spirit-shadows-flicker-like-flame = Shadows Flicker Like Flame
spirit-vital-strength-of-the-earth = Vital Strength of the Earth
spirit-thunderspeaker = Thunderspeaker
spirit-oceans-hungry-grasp = Ocean’s Hungry Grasp
spirit-bringer-of-dreams-and-nightmares = Bringer of Dreams and Nightmares
spirit-a-spread-of-rampant-green = A Spread of Rampant Green
complexity-low = Low
complexity-moderate = Moderate
complexity-high = High
rating-offense = Offense
rating-control = Control
rating-fear = Fear
rating-defense = Defense
rating-utility = Utility

# Special rules of the spirits
special-swiftness-of-lightning = Swiftness of Lightning
special-rivers-domain = River’s Domain
special-shadows-of-the-dahan = Shadows of the Dahan
special-earths-vitality = Earth’s Vitality
special-ally-of-the-dahan = Ally of the Dahan
special-sworn-to-victory = Sworn to Victory
special-ocean-in-play = Ocean in Play
special-drowning = Drowning
special-to-dream-a-thousand-deaths = To Dream a Thousand Deaths
special-choke-the-land-with-green = Choke the Land with Green
special-steady-regeneration = Steady Regeneration

# Innate powers
innate-thundering-destruction = Thundering Destruction
innate-massive-flooding = Massive Flooding
innate-darkness-swallows-the-unwary = Darkness Swallows the Unwary
innate-gift-of-strength = Gift of Strength
innate-gather-the-warriors = Gather the Warriors
innate-lead-the-furious-assault = Lead the Furious Assault
innate-pound-ships-to-splinters = Pound Ships to Splinters
innate-ocean-breaks-the-shore = Ocean Breaks the Shore
innate-spirits-may-yet-dream = Spirits May Yet Dream
innate-night-terrors = Night Terrors
innate-creepers-tear-into-mortar = Creepers Tear into Mortar
innate-all-enveloping-green = All-Enveloping Green

# The spirits’ own power cards
power-harbingers-of-the-lightning = Harbingers of the Lightning
power-lightnings-boon = Lightning’s Boon
power-raging-storm = Raging Storm
power-shatter-homesteads = Shatter Homesteads
power-boon-of-vigor = Boon of Vigor
power-flash-floods = Flash Floods
power-rivers-bounty = River’s Bounty
power-wash-away = Wash Away
power-concealing-shadows = Concealing Shadows
power-crops-wither-and-fade = Crops Wither and Fade
power-favors-called-due = Favors Called Due
power-mantle-of-dread = Mantle of Dread
power-a-year-of-perfect-stillness = A Year of Perfect Stillness
power-draw-of-the-fruitful-earth = Draw of the Fruitful Earth
power-guard-the-healing-land = Guard the Healing Land
power-rituals-of-destruction = Rituals of Destruction
power-manifestation-of-power-and-glory = Manifestation of Power and Glory
power-sudden-ambush = Sudden Ambush
power-voice-of-thunder = Voice of Thunder
power-words-of-warning = Words of Warning
power-call-of-the-deeps = Call of the Deeps
power-grasping-tide = Grasping Tide
power-swallow-the-land-dwellers = Swallow the Land-Dwellers
power-tidal-boon = Tidal Boon
power-call-on-midnights-dream = Call on Midnight’s Dream
power-dread-apparitions = Dread Apparitions
power-dreams-of-the-dahan = Dreams of the Dahan
power-predatory-nightmares = Predatory Nightmares
power-fields-choked-with-growth = Fields Choked with Growth
power-gift-of-proliferation = Gift of Proliferation
power-overgrow-in-a-night = Overgrow in a Night
power-stem-the-flow-of-fresh-water = Stem the Flow of Fresh Water

# Minor power cards
power-call-of-the-dahan-ways = Call of the Dahan Ways
power-call-to-bloodshed = Call to Bloodshed
power-call-to-isolation = Call to Isolation
power-call-to-migrate = Call to Migrate
power-call-to-tend = Call to Tend
power-dark-and-tangled-woods = Dark and Tangled Woods
power-delusions-of-danger = Delusions of Danger
power-devouring-ants = Devouring Ants
power-drift-down-into-slumber = Drift Down into Slumber
power-drought = Drought
power-elemental-boon = Elemental Boon
power-encompassing-ward = Encompassing Ward
power-enticing-splendor = Enticing Splendor
power-entrancing-apparitions = Entrancing Apparitions
power-gift-of-constancy = Gift of Constancy
power-gift-of-living-energy = Gift of Living Energy
power-gift-of-power = Gift of Power
power-gnawing-rootbiters = Gnawing Rootbiters
power-land-of-haunts-and-embers = Land of Haunts and Embers
power-lure-of-the-unknown = Lure of the Unknown
power-natures-resilience = Nature’s Resilience
power-pull-beneath-the-hungry-earth = Pull Beneath the Hungry Earth
power-purifying-flame = Purifying Flame
power-quicken-the-earths-struggles = Quicken the Earth’s Struggles
power-rain-of-blood = Rain of Blood
power-reaching-grasp = Reaching Grasp
power-rouse-the-trees-and-stones = Rouse the Trees and Stones
power-sap-the-strength-of-multitudes = Sap the Strength of Multitudes
power-savage-mawbeasts = Savage Mawbeasts
power-shadows-of-the-burning-forest = Shadows of the Burning Forest
power-song-of-sanctity = Song of Sanctity
power-steam-vents = Steam Vents
power-uncanny-melting = Uncanny Melting
power-veil-the-nights-hunt = Veil the Night’s Hunt
power-visions-of-fiery-doom = Visions of Fiery Doom
power-voracious-growth = Voracious Growth

# Major power cards
power-accelerated-rot = Accelerated Rot
power-blazing-renewal = Blazing Renewal
power-cleansing-floods = Cleansing Floods
power-dissolve-the-bonds-of-kinship = Dissolve the Bonds of Kinship
power-entwined-power = Entwined Power
power-indomitable-claim = Indomitable Claim
power-infinite-vitality = Infinite Vitality
power-mists-of-oblivion = Mists of Oblivion
power-paralyzing-fright = Paralyzing Fright
power-pillar-of-living-flame = Pillar of Living Flame
power-poisoned-land = Poisoned Land
power-powerstorm = Powerstorm
power-talons-of-lightning = Talons of Lightning
power-terrifying-nightmares = Terrifying Nightmares
power-the-jungle-hungers = The Jungle Hungers
power-the-land-thrashes-in-furious-pain = The Land Thrashes in Furious Pain
power-the-trees-and-stones-speak-of-war = The Trees and Stones Speak of War
power-tsunami = Tsunami
power-vengeance-of-the-dead = Vengeance of the Dead
power-vigor-of-the-breaking-dawn = Vigor of the Breaking Dawn
power-winds-of-rust-and-atrophy = Winds of Rust and Atrophy
power-wrap-in-wings-of-sunlight = Wrap in Wings of Sunlight

# Kinds of power and their speed
class-unique = Unique power
class-minor = Minor power
class-major = Major power
class-innate = Innate power
speed-fast = Fast
speed-slow = Slow

# Elements
element-sun = Sun
element-moon = Moon
element-fire = Fire
element-air = Air
element-water = Water
element-earth = Earth
element-plant = Plant
element-animal = Animal
element-any = Any

# Terrains and places
terrain-mountain = Mountain
terrain-jungle = Jungle
terrain-sands = Sands
terrain-wetland = Wetland
terrain-ocean = Ocean
terrain-coastal = Coastal
terrain-inland = Inland
place-mountain = { $board }{ $number } (mountain)
place-jungle = { $board }{ $number } (jungle)
place-sands = { $board }{ $number } (sands)
place-wetland = { $board }{ $number } (wetland)
place-ocean = Ocean of { $board }
board = Board { $board }
board-nw = Northwest
board-ne = Northeast
board-w = West
board-e = East
map-balanced = Balanced boards
map-thematic = Thematic map

# Pieces
piece-explorer = Explorer
piece-town = Town
piece-city = City
piece-dahan = Dahan
piece-invader = Invader
piece-blight = Blight
piece-presence = Presence
piece-sacred-site = Sacred site
piece-energy = Energy
piece-fear = Fear
pieces-explorer = { $count ->
    [one] 1 explorer
   *[other] { $count } explorers
 }
pieces-town = { $count ->
    [one] 1 town
   *[other] { $count } towns
 }
pieces-city = { $count ->
    [one] 1 city
   *[other] { $count } cities
 }
pieces-dahan = { $count ->
    [one] 1 dahan
   *[other] { $count } dahan
 }
pieces-invader = { $count ->
    [one] 1 invader
   *[other] { $count } invaders
 }
pieces-blight = { $count ->
    [one] 1 blight
   *[other] { $count } blight
 }
pieces-presence = { $count ->
    [one] 1 presence
   *[other] { $count } presence
 }
pieces-sacred-site = { $count ->
    [one] 1 sacred site
   *[other] { $count } sacred sites
 }
pieces-energy = { $count ->
    [one] 1 energy
   *[other] { $count } energy
 }
pieces-fear = { $count ->
    [one] 1 fear
   *[other] { $count } fear
 }

# Phases and steps
phase-spirit = Spirit phase
phase-fast = Fast powers
phase-invader = Invader phase
phase-slow = Slow powers
phase-end = End of the round
step-growth = Growth
step-energy = Gain energy
step-play = Play power cards
step-blighted-island = Blighted island
step-fear = Fear
step-high-immigration = High immigration
step-ravage = Ravage
step-build = Build
step-explore = Explore
step-advance = Advance of the invader cards

# Invader cards
invader-card-i-j = I: Jungle
invader-card-i-w = I: Wetland
invader-card-i-s = I: Sands
invader-card-i-m = I: Mountain
invader-card-ii-j = II: Jungle
invader-card-ii-w = II: Wetland
invader-card-ii-s = II: Sands
invader-card-ii-m = II: Mountain
invader-card-ii-c = II: Coastal
invader-card-iii-js = III: Jungle and sands
invader-card-iii-jm = III: Jungle and mountain
invader-card-iii-jw = III: Jungle and wetland
invader-card-iii-ms = III: Mountain and sands
invader-card-iii-mw = III: Mountain and wetland
invader-card-iii-sw = III: Sands and wetland
invader-stage = Invader card, stage { $stage }

# Fear
terror-level = Terror level { $level }
terror-victory = Victory

# Fear cards
fear-card-avoid-the-dahan = Avoid the Dahan
fear-card-belief-takes-root = Belief Takes Root
fear-card-dahan-enheartened = Dahan Enheartened
fear-card-dahan-on-their-guard = Dahan on their Guard
fear-card-dahan-raid = Dahan Raid
fear-card-emigration-accelerates = Emigration Accelerates
fear-card-fear-of-the-unseen = Fear of the Unseen
fear-card-isolation = Isolation
fear-card-overseas-trade-seems-safer = Overseas Trade Seems Safer
fear-card-retreat = Retreat!
fear-card-scapegoats = Scapegoats
fear-card-seek-safety = Seek Safety
fear-card-tall-tales-of-savagery = Tall Tales of Savagery
fear-card-trade-suffers = Trade Suffers
fear-card-wary-of-the-interior = Wary of the Interior

# Blight cards
blight-card-downward-spiral = Downward Spiral
blight-card-memory-fades-to-dust = Memory Fades to Dust

# States of the island
island-healthy = Healthy island
island-is-blighted = Blighted island
blight-space = Blight space

# Adversaries, their escalations, loss conditions and levels
adversary-none = No adversary
adversary-brandenburg-prussia = Kingdom of Brandenburg-Prussia
escalation-land-rush = Land Rush
level-fast-start = Fast Start
level-surge-of-colonists = Surge of Colonists
level-efficient = Efficient
level-aggressive-timetable = Aggressive Timetable
level-ruthlessly-efficient = Ruthlessly Efficient
level-terrifyingly-efficient = Terrifyingly Efficient
adversary-england = Kingdom of England
escalation-building-boom = Building Boom
loss-proud-and-mighty-capital = Proud and Mighty Capital
level-indentured-servants-earn-land = Indentured Servants Earn Land
level-criminals-and-malcontents = Criminals and Malcontents
level-high-immigration-i = High Immigration (I)
level-high-immigration-full = High Immigration (full)
level-local-autonomy = Local Autonomy
level-independent-resolve = Independent Resolve
adversary-sweden = Kingdom of Sweden
escalation-swayed-by-the-invaders = Swayed by the Invaders
level-heavy-mining = Heavy Mining
level-population-pressure-at-home = Population Pressure at Home
level-fine-steel-for-tools-and-guns = Fine Steel for Tools and Guns
level-royal-backing = Royal Backing
level-mining-rush = Mining Rush
level-prospecting-outpost = Prospecting Outpost
adversary-level = { $adversary }, level { $level }

# Scenarios
scenario-none = No scenario
scenario-blitz = Blitz
scenario-guard-the-isles-heart = Guard the Isle’s Heart
scenario-rituals-of-terror = Rituals of Terror
scenario-dahan-insurrection = Dahan Insurrection

# Rules of scenarios
scenario-rule-all-fast = Everything is fast
scenario-rule-fast-discount = Fast powers are cheaper
scenario-rule-extra-explorer = More explorers
scenario-rule-blighted-side = Less blight on the blighted island
scenario-rule-inner-lands = Inner lands
scenario-rule-no-fear-terror = Terror by rituals only
scenario-rule-hold-fear-cards = Fear cards wait
scenario-rule-ritual-of-terror = Ritual of terror
scenario-rule-constant-raiding = Constant raiding
scenario-rule-military-response = Military response
scenario-rule-coordinated-insurrection = Coordinated insurrection

# How it ends
ending-victory = Victory
ending-defeat = Defeat
ending-sacrifice = Sacrifice victory
difficulty = Difficulty { $difficulty }

# Effects
two-sentences = { $first } { $second }
kinds-1 = { $count ->
    [one] explorer
   *[other] explorers
 }
kinds-2 = { $count ->
    [one] town
   *[other] towns
 }
kinds-4 = { $count ->
    [one] city
   *[other] cities
 }
kinds-8 = { $count ->
    [one] dahan
   *[other] dahan
 }
kinds-3 = { $count ->
    [one] explorer/town
   *[other] explorers/towns
 }
kinds-6 = { $count ->
    [one] town/city
   *[other] towns/cities
 }
kinds-7 = { $count ->
    [one] invader
   *[other] invaders
 }
kinds-15 = { $count ->
    [one] figure
   *[other] figures
 }
kinds-9 = { $count ->
    [one] explorer/dahan
   *[other] explorers/dahan
 }
figure-0 = explorer
figure-1 = town
figure-2 = town (1 damage)
figure-3 = town (2 damage)
figure-4 = city
figure-5 = city (1 damage)
figure-6 = city (2 damage)
figure-7 = city (3 damage)
figure-8 = dahan
figure-9 = dahan (1 damage)
figure-10 = dahan (2 damage)
figure-11 = dahan (3 damage)
figure-12 = dahan (4 damage)
figure-13 = dahan (5 damage)
figure-14 = dahan (6 damage)
figure-15 = dahan (7 damage)
figure-16 = dahan (8 damage)
figure-17 = dahan (9 damage)
per-once = once
per-dahan = for each dahan there
per-blight = for each blight there
per-blight-around = for each blight in adjacent lands
per-air = for each air you have
per-sun = for each sun you have
per-dahan-and-presence = for each dahan there, times your presence there
per-two-dahan = for every 2 dahan there
per-three-dahan = for every 3 dahan there
per-presence = for each presence there
per-town = for each town there
per-city = for each city there
terrain-either = { $first } or { $second }
lands-any = land
lands-coastal = coastal land
lands-inland = inland land
lands-ocean = ocean
lands-dahan = land with dahan
lands-invaders = land with invaders
lands-no-invaders = land without invaders
lands-blight = land with blight
lands-no-blight = land without blight
lands-dahan-or-invaders = land with dahan or invaders
lands-own-presence = land with your presence
lands-any-presence = land with presence of any spirit
lands-any-sacred-site = land with a sacred site of any spirit
lands-dahan-outnumber = land with more dahan than invaders
lands-with = { $count ->
    [one] land with { $kinds }
   *[other] land with at least { $count } { $kinds }
 }
lands-without = land without { $kinds }
lands-at-most = { $count ->
    [one] land with exactly 1 invader
   *[other] land with 1 to { $count } invaders
 }
lands-and-if = { $lands }, where { $condition }
if-terrain = the land is { $terrain }
if-coastal = the land is coastal
if-inland = the land is inland
if-ocean = it is an ocean
if-has-no = there are no { $kinds }
if-blight = there is blight
if-own-presence = you have presence there
if-any-presence = any spirit has presence there
if-any-sacred-site = any spirit has a sacred site there
if-both = { $first } and { $second }
if-dahan-outnumber = there are invaders and more dahan than those
if-another-spirit = the target is another spirit
if-presence-added = presence was added
if-dahan-pushed-to-buildings = a dahan was pushed into a land with a town or city
if-has = { $count ->
    [one] there are { $kinds }
   *[other] there are at least { $count } { $kinds }
 }
if-at-most = { $count ->
    [one] there is exactly 1 invader
   *[other] there are 1 to { $count } invaders
 }
if-sacred-sites = { $count ->
    [one] you have a sacred site
   *[other] you have at least { $count } sacred sites
 }
scope-island = { "" }
scope-around = { " " }adjacent to it
scope-here-and-around = { " " }here or adjacent
scope-same-board = { " " }on the same board
scope-pushed-into = { " " }that dahan were pushed into
effect-fear = { $count ->
    [one] 1 fear.
   *[other] { $count } fear.
 }
effect-fear-per = { $count } fear { $per }.
effect-fear-per-at-most = { $count } fear { $per }, at most { $most }.
effect-fear-per-destroyed = { $count } fear for each { $kinds } that this power destroys, at most { $most }.
effect-fear-each-destroyed = { $count } fear for each invader destroyed this way.
effect-damage = { $count } damage.
effect-damage-per = { $count } damage { $per }.
effect-damage-per-blight = { $here } damage for each blight there, and { $around } for each blight in adjacent lands.
effect-damage-to-one = { $count } damage to one { $kinds }.
effect-damage-each = { $count } damage to each { $kinds }.
effect-damage-distinct = { $count } damage to as many different invaders as there are dahan.
effect-fight-each-other = Explorers on one side, towns and cities on the other damage each other at the same time.
effect-destroy = Destroy { $count } { $kinds }.
effect-destroy-up-to = Destroy up to { $count } { $kinds }.
effect-destroy-per = Destroy { $count } { $kinds } { $per }.
effect-destroy-all = Destroy all { $kinds }.
effect-drown = Drown { $count } { $kinds }.
effect-remove = Remove { $count } { $kinds }.
effect-remove-worth = Remove invaders worth up to { $count } health.
effect-remove-worth-per = Remove invaders worth up to { $count } health { $per }.
effect-avenge = For the rest of the round, after each effect that destroys towns, cities or dahan here: 1 damage here for each of them.
effect-avenge-wide = For the rest of the round, after each effect that destroys towns, cities or dahan here: 1 damage for each of them, here or in adjacent lands.
effect-push = Push { $count } { $kinds }.
effect-push-up-to = Push up to { $count } { $kinds }.
effect-push-per = Push { $count } { $kinds } { $per }.
effect-push-up-to-per = Push up to { $count } { $kinds } { $per }.
effect-push-all = Push all { $kinds }.
effect-push-any = Push any number of { $kinds }.
effect-push-carrying = Push up to { $count } { $kinds }; each takes { $defend } of the defence along.
effect-push-towards = You may push 1 explorer into a land with more towns and cities than the one it leaves.
effect-push-spread = Push all { $kinds } into as many different lands as possible.
effect-gather = Gather { $count } { $kinds }.
effect-gather-up-to = Gather up to { $count } { $kinds }.
effect-gather-up-to-per = Gather up to { $count } { $kinds } { $per }.
effect-gather-into = You may gather 1 { $kinds } into 1 { $lands }.
effect-move-anywhere = Move up to { $count } dahan together to any land. If any moved there: defend { $defend } there.
effect-replace = Replace 1 { $old } by { $count } { $new }.
effect-downgrade = Replace 1 { $kinds } by the next smaller invader.
effect-add = Add { $count } { $kinds }.
effect-defend = Defend { $count }.
effect-defend-per = Defend { $count } { $per }.
effect-ward = Defend { $count } in every land where the target spirit has presence at the moment.
effect-dahan-health = Dahan there have +{ $count } health this round.
effect-skip-actions = Invaders skip all actions there this round.
effect-no-blight = No blight can be added there this round.
effect-dahan-safe = Dahan there cannot be damaged or destroyed this round.
effect-dahan-safe-in-ravage = Ravaging invaders do no damage to dahan there this round.
effect-dahan-strike-at-once = When invaders ravage there this round, dahan deal their damage at the same time.
effect-fear-defends = This round every fear made by powers there also gives defend 1 there.
effect-forbid-explore-two-dahan = Invaders do not explore into lands with 2 or more dahan this round.
effect-forbid-build-dahan-outnumber = Invaders do not build in lands with more dahan than towns and cities this round.
effect-forbid-build-dahan = Invaders do not build in lands with dahan this round.
effect-forbid-build-city = Invaders do not build in lands with a city this round.
effect-forbid-cities-coast = Invaders build no cities in coastal lands this round.
effect-forbid-build-coast = Invaders do not build in coastal lands this round.
effect-nothing = Nothing.
effect-when = If { $condition }: { $then }
effect-when-otherwise = If { $condition }: { $then } Otherwise: { $otherwise }
effect-choose-one = Choose one: { $effects }
effect-or = { $first } Or: { $second }
effect-in-each = In each { $lands }{ $scope }: { $effect }
effect-in-one = In 1 { $lands }{ $scope }: { $effect }
effect-in-one-may = You may choose 1 { $lands }{ $scope }: { $effect }
effect-in-one-distinct = In 1 { $lands }{ $scope } that no other player has chosen: { $effect }
effect-by-target = The target spirit does this: { $effect }
effect-each-player = Each player: { $effect }
effect-add-blight = Add 1 blight.
effect-remove-blight = Remove 1 blight.
effect-add-presence = Add 1 of your presence.
effect-add-presence-anywhere = Add 1 of your presence, even where it may not be otherwise.
effect-add-presence-within = Add 1 presence within range { $range } of its own presence.
effect-return-presence = Within range { $range } of your presence, add up to { $count } destroyed presence of the target spirit to one land. There: { $effect }
effect-in-same-land = In that same land: { $effect }
effect-energy-you = You gain { $count } energy.
effect-energy-target = The target spirit gains { $count } energy.
effect-energy-per-card = The target spirit gains { $count } energy for each power card it has played this round.
effect-energy-per-site = Each spirit gains { $count } energy for each of its sacred sites in a land with invaders.
effect-elements = The target spirit gains { $count } different elements of its choice this round. If it is another spirit, you gain the same.
effect-known-element = The target spirit gains 1 element of a kind that it has.
effect-gain-card-you = You gain { $deck }.
effect-gain-card-target = The target spirit gains { $deck }.
effect-take-unkept = You gain 1 of the cards that were not kept.
effect-exchange-gifts = You and the target spirit may each give the other 1 card from hand.
effect-reclaim-you = At the end of the round you may take 1 card in play back into your hand.
effect-reclaim-target = At the end of the round the target spirit may take 1 card in play back into its hand.
effect-midnight = Gain a major power card. If you forget this card for it, gain 1 energy for each dahan there and you may play the new card at once for its cost.
effect-range = The powers of the target spirit have range +{ $count } this round.
effect-share-presence = This round you and the target spirit may use powers from each other’s presence.
effect-make-fast = The target spirit may use up to { $count } slow powers as fast ones this round.
effect-repeat-up-to = Once this round the target spirit may repeat 1 power card that costs at most { $cost }.
effect-repeat-paying = This round the target spirit may repeat up to { $count } different power cards, each for its cost.
effect-repeat = Repeat this power.
effect-repeat-around = Repeat this power in an adjacent land, whatever its range and target.
effect-turn-up-fear = Turn 1 face-down fear card face up where it lies.
effect-dahan-may-be-saved = Dahan pushed into an ocean by this power: you may put them into any coastal land instead.
effect-scapegoats-1 = Each town destroys 1 explorer in its land.
effect-scapegoats-2 = Each town destroys 1 and each city 2 explorers in its land.
effect-scapegoats-3 = All explorers in the land are destroyed, and each city destroys 1 town.
deck-minor = a minor power card
deck-major = a major power card
deck-either = a power card
growth-reclaim-all = Reclaim all cards.
growth-reclaim-one = Reclaim one card.
growth-card = Gain a power card.
growth-energy = Gain { $count } energy.
growth-presence = Add a presence at range { $range }: { $lands }.
growth-presence-anywhere = Add a presence at any distance: { $lands }.
growth-extra-play = { $count } more card play this round.
growth-gather-oceans = Gather 1 presence into each ocean.
growth-push-oceans = Push 1 presence out of each ocean.
rule-swiftness = For each air you have, you may use 1 slow power as a fast one this round.
rule-rivers-domain = One of your presence is enough to make a wetland your sacred site.
rule-shadows-of-the-dahan = When you use a power you may pay { $count } energy to target a land with dahan at any distance.
rule-earths-vitality = Every sacred site of yours has defend { $count }.
rule-ally-of-the-dahan = When dahan move from a land with your presence, 1 presence may go along with each of them.
rule-sworn-to-victory = After a ravage you destroy 1 of your presence within range 1 for each dahan it destroyed.
rule-ocean-in-play = Your presence may be in coastal lands and oceans only. Oceans of boards with your presence are in play as coastal wetlands for powers and blight.
rule-drowning = Invaders and dahan moved into an ocean in play drown. The health of drowned invaders becomes energy.
rule-thousand-deaths = Your powers destroy nobody. In place of destroying a town they make { $town } fear, a city { $city }; explorers and towns are pushed.
rule-choke = When invaders would ravage or build in your sacred site, you may destroy 1 of your presence there to prevent it.
rule-regeneration = In growth you may add destroyed presence; on a blighted island for { $count } energy each.
card-target = { $range }, { $target }.
card-no-range = No range
card-range = Range { $range }
card-range-sacred-site = Range { $range } from a sacred site
card-range-terrain = Range { $range } from your presence in { $terrain }
card-any-spirit = any spirit
card-another-spirit = another spirit
card-threshold = [{ $elements }] { $effect }
card-threshold-before = [{ $elements }] first: { $effect }
card-threshold-instead = [{ $elements }] instead: { $effect }
card-threshold-range = [{ $elements }] range { $range }.
card-elements = { $count } { $element }
card-elements-list = { $first }, { $rest }
card-no-elements = no elements
card-terror-level = Terror level { $level }: { $effect }
card-blight = Healthy: { $healthy } blight for each player. Blighted: { $blighted } for each player. { $effect }
card-downward-spiral = In each invader phase each spirit destroys 1 of its presence.
card-memory-fades-to-dust = In each invader phase each spirit forgets a power card or destroys 1 of its presence.
card-invader = Invader card of stage { $stage }.
card-growth = Growth { $number }: { $words }

# Questions and answers
ask-spirit = Which spirit do you play?
ask-setup-presence = Where does your presence begin?
ask-growth = Choose a growth option.
ask-growth-part = What do you do next?
ask-presence = Which presence do you add?
ask-presence-into = Where do you add the presence?
ask-element = Choose an element.
ask-elements = { $count ->
    [one] Choose the last element.
   *[other] Choose { $count } different elements.
 }
ask-deck = From which deck do you draw?
ask-keep = Which card do you keep?
ask-unkept = Which of these cards do you take?
ask-forget = Which power card do you forget?
ask-reclaim = Which card do you take back?
ask-reclaim-played = Which card in play do you take back into your hand?
ask-give-card = Do you give { $seat } a card?
ask-play = Which card do you play?
ask-play-new = Do you play the new card at once?
ask-tide-in = Which presence goes into the ocean?
ask-tide-out = Where does the presence leave the ocean?
ask-fast-power = Which fast power do you use?
ask-slow-power = Which slow power do you use?
ask-target = On what do you use { $power }?
ask-threshold = { $power }: do you use the threshold? { $effect }
ask-thresholds = How far do you use { $power }?
ask-effect = Which effect do you choose?
ask-land-for = Choose a land. { $effect }
ask-damage = { $land }: { $count } damage left. Who takes the next point?
ask-distinct = { $land }: { $count } more invaders are hit. Which one?
ask-destroy = { $land }: { $count } to destroy. Which one?
ask-remove = { $land }: { $count } to remove. Which one?
ask-drown = { $land }: { $count } to drown. Which one?
ask-remove-worth = { $land }: invaders worth { $count } health may be removed. Which one?
ask-push = { $land }: { $count } to push. Which one?
ask-push-up-to = { $land }: up to { $count } may be pushed. Which one?
ask-push-into = Where is this pushed to: { $figure } from { $land }?
ask-flee = Where does it flee: { $figure } from { $land }?
ask-gather = { $land }: { $count } to gather. Which one?
ask-gather-up-to = { $land }: up to { $count } may be gathered. Which one?
ask-gather-anywhere = What do you gather, and where?
ask-seek-safety = Which explorer is pushed, and where?
ask-spread-figures = { $kinds } from { $land }: where does the next one go?
ask-destination = Where do up to { $count } dahan from { $land } go?
ask-move-together = { $count } more may go to { $land }. Which one?
ask-replace = { $land }: what is replaced?
ask-go-along = Dahan moved from { $origin } to { $land }. Does a presence go along?
ask-save-dahan = Where do you put the dahan instead of letting it drown?
ask-return-presence = Where does the destroyed presence return?
ask-lose-presence = Which of your presence is destroyed?
ask-spread = The blight in { $land } spreads. Where to?
ask-fade = What do you give up?
ask-ravage-order = Where do the invaders ravage next?
ask-prevent-ravage = Do you prevent the ravage in { $land }?
ask-prevent-build = Do you prevent the build in { $land }?
ask-extra-explorer = Where does the additional explorer come?
ask-land-rush = Land Rush: where does the town come?
ask-building-boom = Building Boom: where is the additional build?
ask-mining-rush = Mining Rush at { $land }: where does the town come?
ask-royal-backing = Royal Backing: where does the town come?
ask-response = Military response for { $land }: where to?
ask-pay-energy = Ritual: { $count } energy left to pay. Who pays the next?
ask-pay-presence = Ritual: { $count } presence left to destroy. Whose is next?
ask-fear-card = Which fear card do you turn up?
choose-as-spirit = { $spirit }
choose-spirit = { $seat }
choose-land = { $land }
choose-far-land = { $land } (for energy)
choose-card = { $card }
choose-play = { $card } (cost { $cost })
choose-play-done = No more cards
choose-forget = Forget { $card }
choose-element = { $element }
choose-energy-track = From the energy track
choose-cards-track = From the card plays track
choose-destroyed-presence = A destroyed presence
choose-presence-from = The presence in { $land }
choose-minor-deck = The minor powers
choose-major-deck = The major powers
choose-power = Use { $power }
choose-repeat = Repeat { $power }
choose-ritual = Hold a ritual of terror in { $land }
choose-done = Done for this phase
choose-threshold = Use it
choose-no-threshold = Leave it out
choose-thresholds = { $count ->
    [one] Threshold { $highest }
   *[other] { $count } thresholds, up to { $highest }
 }
choose-damage = { $figure }
choose-damage-in = { $figure } in { $land }
choose-destroy = { $figure }
choose-remove = { $figure }
choose-drown = { $figure }
choose-push = { $figure }
choose-replace = { $figure }
choose-gather = { $figure } from { $land }
choose-move = From { $origin } to { $land }
choose-move-figure = { $figure } from { $origin } to { $land }
choose-enough = No more
choose-none = None
choose-yes = Yes
choose-no = No
choose-let-drown = Let it drown
choose-forget-card = A power card
choose-lose-presence = A presence
choose-prevent = Prevent it for a presence
choose-let-happen = Let it happen
choose-fear-card = Fear card { $number }

# What has happened
round-begins = Round { $round } begins.
spirit-chosen = { $seat } plays { $spirit }.
growth-chosen = { $seat } grows: { $option }
energy-gained = { $seat } gains { $count } energy.
element-gained = { $seat } gains { $element }.
card-gained = { $seat } gains { $card }.
card-forgotten = { $seat } forgets { $card }.
card-reclaimed = { $seat } takes back { $card }.
card-played = { $seat } plays { $card }.
presence-added = { $seat } adds presence in { $land }.
presence-moved = { $seat } moves presence from { $origin } to { $land }.
presence-destroyed = { $seat } loses presence in { $land }.
power-used = { $seat } uses { $power }.
targeted = { $power } targets { $target }.
fear-generated = { $count } fear.
fear-card-earned = A fear card is earned.
fear-card-resolved = Fear card { $card }, terror level { $level }.
fear-card-turned-up = Fear card { $number } is { $card }.
terror-rises = Terror level { $level } is reached.
destroyed = Destroyed in { $land }: { $figure }.
dreamt = Dreams of death in { $land }: { $figure }.
removed = Removed from { $land }: { $figure }.
replaced = Replaced in { $land }: { $figure } by { $new }.
moved = From { $origin } to { $land }: { $figure }.
put = Added in { $land }: { $figure }.
defended = { $land } is defended by { $count }.
blight-added = Blight is added in { $land }.
blight-removed = Blight is removed from { $land }.
island-blighted = The island is blighted: { $card }.
ravaged = Invaders ravage in { $land } with { $count } damage.
fought-back = The dahan of { $land } fight back with { $count } damage.
town-built = A town is built in { $land }.
city-built = A city is built in { $land }.
town-added = A town comes to { $land }.
explorer-added = An explorer comes to { $land }.
explored = An explorer comes to { $land }.
invader-card-revealed = Invader card { $card } is revealed.
game-won = The spirits have won.
game-sacrificed = The spirits have won at the price of their own end.
game-lost = The spirits have lost.
