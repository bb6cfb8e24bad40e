# The words of Spirit Island.
#
# Names of spirits, cards and rules are as printed in the English edition.
game = Spirit Island
game-by = by R. Eric Reuss
game-about = Spirits of nature defend their island together: grow, use your powers, and frighten the invaders away before the land is blighted.

# Options
option-beginner = Beginner game
option-beginner-help = New powers come in a fixed order, and there is no blight card (I19.1, I19.2).
option-adversary = Adversary
option-adversary-help = A colonial power with rules of its own that makes the game harder (I30).
option-adversary-none = { adversary-none }
option-adversary-brandenburg_prussia = { adversary-brandenburg-prussia }
option-adversary-england = { adversary-england }
option-adversary-sweden = { adversary-sweden }
option-level = Level of the adversary
option-level-help = 0 is the base level; each level includes all lower ones (I30.1).
option-scenario = Scenario
option-scenario-help = A special situation with rules of its own (I34).
option-scenario-none = { scenario-none }
option-scenario-blitz = { scenario-blitz }
option-scenario-guard_the_isles_heart = { scenario-guard-the-isles-heart }
option-scenario-rituals_of_terror = { scenario-rituals-of-terror }
option-scenario-dahan_insurrection = { scenario-dahan-insurrection }
option-thematic_map = Thematic map
option-thematic_map-help = The backs of the boards, harder and less even. All their terrains, coasts and borders are reconstructed and not the printed ones (I35.2).
option-extra_blight = One blight more
option-extra_blight-help = At setup one more blight lies ready, as a later correction by the publisher has it (I2.9).
option-extra_growth = Easier: additional growth
option-extra_growth-help = Each spirit carries out one more growth option after setup (I19.6).
option-no_first_explore = Easier: no explore at setup
option-no_first_explore-help = The invaders do not explore at the end of setup (I19.7).
option-no_blight_card = Easier: no blight card
option-no_blight_card-help = The printed blight space is used in place of a blight card (I19.1).

# What people may begin with
preset-first = First game
preset-first-help = Alone with a simple spirit; new powers come in a fixed order, and there is no blight card.
preset-standard = Standard
preset-standard-help = Two spirits, the full game without adversary and scenario.
preset-everything = With adversary and scenario
preset-everything-help = Two spirits against Brandenburg-Prussia at level 2, in the scenario “Blitz”.

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
place-ocean = Ocean { $board }
board = Board { $board }
board-nw = Northwest
board-ne = Northeast
board-w = West
board-e = East

# Pieces
piece-blight = Blight
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

# Fear
terror-level = Terror level { $level }

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

# Effects. Each is an instruction without a full stop; instructions of one card are set apart by semicolons.
two-sentences = { $first } { $second }
one-then-another = { $first }; { $second }
one-besides-others = { $first }, { $second }
note-damaged = { $figures } ({ $damage } damage)
one-and-another = { $first } and { $second }
one-and-then-another = { $first } and then { $second }
one-and-then-if = { $first } and then, { $second }
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
each-6 = each town and each city
each-7 = each invader
# At the beginning of a sentence
a-figure = { $what ->
    [explorer] An explorer
    [town] A town
    [city] A city
   *[dahan] A dahan
 }{ $damage ->
    [0] {""}
   *[other] {" "}({ $damage } damage)
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
per-dahan = for each dahan there
per-blight = for each blight there
per-blight-around = for each blight in adjacent lands
per-air = for each air you have
per-sun = for each sun you have
per-dahan-and-presence = for each dahan there, times the number of your presence there
per-two-dahan = for every 2 dahan there, rounded down
per-three-dahan = for every 3 dahan there, rounded down
per-presence = for each presence there
ground-mountain = mountain
ground-jungle = jungle
ground-sands = sands
ground-wetland = wetland
terrain-either = { $first } or { $second }
target-any = any land
target-coastal = coastal land
target-inland = inland land
target-ocean = ocean
target-dahan = land with dahan
target-invaders = land with invaders
target-no-invaders = land without invaders
target-blight = land with blight
target-no-blight = land without blight
target-dahan-or-invaders = land with dahan or invaders
lands-any = land
lands-coastal = coastal land
lands-inland = inland land
lands-ocean = ocean
lands-that-are = land { $attribute }
lands-both = { $lands } { $attribute }
lands-both-with = { $lands } and { $attribute }
with-1 = { $count ->
    [one] with explorers
   *[other] with at least { $count } explorers
 }
with-2 = { $count ->
    [one] with towns
   *[other] with at least { $count } towns
 }
with-3 = { $count ->
    [one] with explorers or towns
   *[other] with at least { $count } explorers/towns
 }
with-4 = { $count ->
    [one] with cities
   *[other] with at least { $count } cities
 }
with-6 = { $count ->
    [one] with towns or cities
   *[other] with at least { $count } towns/cities
 }
with-7 = { $count ->
    [one] with invaders
   *[other] with at least { $count } invaders
 }
with-8 = { $count ->
    [one] with dahan
   *[other] with at least { $count } dahan
 }
with-at-most-3 = { $count ->
    [one] with exactly 1 invader, which is an explorer or a town
   *[other] with at most { $count } invaders and an explorer or a town among them
 }
with-at-most-7 = { $count ->
    [one] with exactly 1 invader
   *[other] with 1 to { $count } invaders
 }
without = without { $kinds }
with-blight = with blight
with-own-presence = with your presence
with-any-presence = with presence of any spirit
with-any-sacred-site = with a sacred site of any spirit
if-terrain = the land is { $terrain }
if-coastal = the land is coastal
if-inland = the land is inland
if-ocean = it is an ocean
if-has-1 = { $count ->
    [one] there are explorers
   *[other] there are at least { $count } explorers
 }
if-has-6 = { $count ->
    [one] there are towns or cities
   *[other] there are at least { $count } towns/cities
 }
if-has-7 = { $count ->
    [one] there are invaders
   *[other] there are at least { $count } invaders
 }
if-has-8 = { $count ->
    [one] there are dahan
   *[other] there are at least { $count } dahan
 }
if-has-no = there are no { $kinds }
if-blight = there is blight
if-own-presence = you have presence there
if-any-presence = any spirit has presence there
if-any-sacred-site = any spirit has a sacred site there
if-both = { $first } and { $second }
if-dahan-outnumber = there are invaders and more dahan than invaders
if-another-spirit = the target is another spirit
if-dahan-pushed-to-buildings = a dahan was pushed into a land with towns or cities
if-sacred-sites = { $count ->
    [one] you have a sacred site
   *[other] you have at least { $count } sacred sites
 }
effect-fear = { $count } fear
effect-fear-per = { $count } fear { $per }
effect-fear-per-at-most = { $count } fear { $per }, at most { $most }
effect-fear-per-destroyed = { $count } fear for each town and each city that this power destroys, at most { $most }
effect-fear-counts-on = the { $count } fear for each town and each city counts for these too, still at most { $most } in all
effect-fear-each-destroyed = { $count } fear for each invader destroyed this way
effect-damage = { $count } damage
effect-damage-per = { $count } damage { $per }
effect-damage-per-blight = { $here } damage for each blight there and { $around } for each blight in adjacent lands
effect-damage-to-one = { $count } damage to 1 { $kinds }
effect-damage-each = { $count } damage to { $each }
effect-damage-distinct = { $count } damage each to as many different invaders as there are dahan
effect-fight-each-other = explorers on one side and towns and cities on the other damage each other at the same time
effect-destroy = destroy { $count } { $kinds }
effect-destroy-up-to = destroy up to { $count } { $kinds }
effect-destroy-per = destroy { $count } { $kinds } { $per }
effect-destroy-all = destroy all { $kinds }
effect-drown = drown { $count } { $kinds }
effect-remove = remove { $count } { $kinds }
effect-remove-worth = remove invaders worth up to { $count } health together
effect-remove-worth-per = remove invaders worth together up to { $count } health { $per }
effect-avenge = this round, after each action that destroys towns, cities or dahan there, except this damage itself: 1 damage there for each of them
effect-avenge-wide = this round, after each action that destroys towns, cities or dahan there, except this damage itself: 1 damage for each of them, there or in adjacent lands
effect-push = push { $count } { $kinds }
effect-push-up-to = push up to { $count } { $kinds }
effect-push-per = push { $count } { $kinds } { $per }
effect-push-up-to-per = push up to { $count } { $kinds } { $per }
effect-push-all = push all { $kinds }
effect-push-any = push any number of { $kinds }
effect-push-carrying = push up to { $count } { $kinds }, each of which takes { $defend } of the defend along
effect-push-towards = you may push 1 explorer into a land with more towns and cities than the one it leaves
effect-push-spread = push all { $kinds } into as many different lands as possible
effect-gather = gather { $count } { $kinds }
effect-gather-up-to = gather up to { $count } { $kinds }
effect-gather-up-to-more = gather up to { $count } more { $kinds }
effect-gather-up-to-per = gather up to { $count } { $kinds } { $per }
effect-gather-into = you may gather 1 { $kinds } into 1 { $lands }
effect-move-anywhere = move up to { $count } dahan together to 1 land at any distance; if any were moved: defend { $defend } there
effect-replace = replace 1 { $old } with { $count } { $new }
effect-downgrade = replace 1 city with 1 town or 1 town with 1 explorer
effect-add = add { $count } { $kinds }
effect-defend = defend { $count }
effect-defend-per = defend { $count } { $per }
effect-defend-plus-per = defend { $base } plus { $count } { $per }
effect-ward = this round, every land has defend { $count } for as long as the target spirit has presence there
effect-dahan-health = dahan there have +{ $count } health this round
effect-skip-actions = invaders skip all actions there this round
effect-no-blight = no blight can be added there this round
effect-dahan-safe = dahan there cannot be damaged or destroyed this round
effect-dahan-safe-in-ravage = ravaging invaders do no damage to dahan there this round
effect-dahan-strike-at-once = when invaders ravage there this round, dahan deal their damage at the same time as the invaders
effect-fear-defends = this round, each fear that powers make there gives defend 1 there too, but not the fear for destroyed towns and cities
effect-forbid-explore-two-dahan = invaders do not explore into lands with 2 or more dahan this round
effect-forbid-build-dahan-outnumber = invaders do not build in lands with more dahan than towns and cities this round
effect-forbid-build-dahan = invaders do not build in lands with dahan this round
effect-forbid-build-city = invaders do not build in lands with a city this round
effect-forbid-cities-coast = invaders build no cities in coastal lands this round, and a build that would add one adds nothing
effect-forbid-build-coast = invaders do not build in coastal lands this round
effect-nothing = nothing
effect-when = if { $condition }, { $then }
effect-when-otherwise = if { $condition }, { $then }, otherwise { $otherwise }
effect-either = either { $first }, or { $second }
effect-in-each-island = in each { $lands } – { $effect }
effect-in-each-around = in each adjacent { $lands } – { $effect }
effect-in-each-same-board = in each other { $lands } on the same board – { $effect }
effect-in-each-pushed-into = in each { $lands } into which dahan were pushed – { $effect }
effect-in-one-island = in 1 { $lands } – { $effect }
effect-in-one-here-and-around = there or in 1 adjacent { $lands } – { $effect }
effect-in-one-may = you may choose 1 { $lands } – { $effect }
effect-in-one-distinct = in 1 { $lands }, a different one for each player – { $effect }
effect-in-one-of-its-lands = the target spirit may do this in 1 of its lands – { $effect }
effect-each-player = each player: { $effect }
effect-add-blight = add 1 blight
effect-remove-blight = remove 1 blight
effect-add-presence = add 1 of your presence
effect-add-presence-anywhere = add 1 of your presence, even where it may not be otherwise
effect-target-adds-presence = the target spirit adds 1 presence within range { $range } of its presence
effect-return-presence = the target spirit adds { $count } of its destroyed presence to 1 land of its choice within range { $range } of your presence; if any was added, there – { $effect }
effect-in-same-land = if presence was added, in the same land – { $effect }
effect-energy-you = you gain { $count } energy
effect-energy-target = the target spirit gains { $count } energy
effect-energy-more-you = you gain { $count } more energy
effect-energy-more-target = the target spirit gains { $count } more energy
effect-energy-per-card = the target spirit gains { $count } energy for each power card it has played this round
effect-energy-per-site = each spirit gains { $count } energy for each of its sacred sites in a land with invaders
effect-elements = the target spirit gains { $count } different elements of its choice for this round; if it is another spirit, you gain the same
effect-known-element = the target spirit gains 1 element for this round, of a kind that it has
effect-gain-card-you = you gain { $deck }
effect-gain-card-target = the target spirit gains { $deck }
effect-take-unkept = you gain 1 of the cards that were not kept
effect-exchange-gifts = you and the target spirit may each give the other 1 card from hand
effect-reclaim-you = at the end of the round you may take 1 of your cards in play back into your hand
effect-reclaim-target = at the end of the round the target spirit may take 1 of its cards in play back into its hand
effect-midnight = gain a major power card, and if you forget this card for it, gain 1 energy for each dahan there and you may play the new card at once for its cost
effect-range = the powers of the target spirit have range +{ $count } this round
effect-share-presence = this round, you and the target spirit may use powers from each other’s presence as from your own
effect-make-fast = the target spirit may use { $count ->
    [one] one slow power as a fast one
   *[other] up to { $count } slow powers as fast ones
 } this round
effect-repeat-up-to = once this round, the target spirit may repeat 1 power card that costs at most { $cost }
effect-repeat-paying = { $count ->
    [one] this round, the target spirit may repeat 1 power card for its cost
   *[other] this round, the target spirit may repeat up to { $count } other power cards, each for its cost
 }
effect-repeat = repeat this power, on the same target or another
effect-repeat-around = repeat this power in an adjacent land, regardless of range and target
effect-turn-up-fear = turn 1 face-down fear card, earned or in the deck, face up where it lies
effect-dahan-may-be-saved = dahan that this power pushes into an ocean you may put into any coastal land instead of letting them drown
effect-scapegoats-1 = each town destroys 1 explorer there
effect-scapegoats-2 = each town destroys 1 explorer there and each city 2
effect-scapegoats-3 = all explorers there are destroyed, and each city destroys 1 town there
deck-minor = a minor power card
deck-major = a major power card
deck-either = a power card
growth-reclaim-all = reclaim all cards
growth-reclaim-one = reclaim 1 card
growth-card = gain a power card
growth-energy = gain { $count } energy
growth-presence = add 1 presence (range { $range }, { $lands })
growth-presence-anywhere = add 1 presence (any distance, { $lands })
growth-extra-play = you may play { $count } more card this round
growth-gather-oceans = gather { $count } presence into each ocean
growth-push-oceans = push { $count } presence out of each ocean
rule-swiftness = For each air you have, you may use 1 of your slow powers as a fast one this round.
rule-rivers-domain = 1 of your presence is enough to make a wetland your sacred site.
rule-shadows-of-the-dahan = Each time you use a power that targets a land, you may pay { $count } energy to target a land with dahan at any distance.
rule-earths-vitality = Every land that is your sacred site has defend { $count }.
rule-ally-of-the-dahan = When dahan move from a land with your presence to another land, 1 of your presence may move along with each of them.
rule-sworn-to-victory = After a ravage, for each dahan it destroyed, destroy 1 of your presence within range { $range } of that land.
rule-ocean-in-play = Your presence can only be in coastal lands and oceans. On each board with your presence, the ocean counts as a coastal wetland for the powers of all spirits and for blight.
rule-drowning = Invaders and dahan that are moved into such an ocean drown: they are destroyed. A drowned explorer is worth { $explorer }, a town { $town }, a city { $city }; as many of these points as there are players become 1 energy.
rule-thousand-deaths = Your powers do no damage and destroy nothing except your own presence. If one would destroy an invader, it makes fear instead: none for an explorer, { $town } for a town, { $city } for a city. Explorers and towns are then pushed.
rule-choke = When invaders would ravage or build in a land that is your sacred site, you may destroy 1 of your presence there. Then that action does not take place there.
rule-regeneration = In growth you may add destroyed presence instead of presence from a track; on a blighted island that costs { $count } energy each.
card-effects = { $reach }: { $effect }.
card-innate = { $reach }.
card-reach = { $range }, { $target }
card-range = Range { $range }
card-range-sacred-site = Range { $range } from a sacred site
card-range-terrain = Range { $range } from your presence in { $terrain }
card-any-spirit = Any spirit
card-another-spirit = Another spirit
card-threshold = [{ $elements }] { $words }
card-threshold-alone = [{ $elements }]: { $words }
threshold-alone = { $effect }.
threshold-also = Also: { $effect }.
threshold-before = Before that: { $effect }.
threshold-within = Just before the last of these: { $effect }.
threshold-instead = Instead: { $effect }.
threshold-may-instead = Or instead, if you wish: { $effect }.
threshold-range = Range { $range }.
threshold-range-also = Range { $range }; also: { $effect }.
threshold-fast = You may use this power as a fast one.
card-elements = { $count } { $element }
card-elements-list = { $first }, { $rest }
card-no-elements = no elements
card-terror-level = Terror level { $level }: { $effect }.
card-blight = Healthy island: { $healthy } blight for each player. Blighted island: { $blighted } blight for each player, and in each invader phase { $effect }.
card-downward-spiral = each spirit destroys 1 of its presence
card-memory-fades-to-dust = each spirit either forgets 1 power card or destroys 1 of its presence
card-invader = Stage { $stage }: all lands that are { $lands }.
card-invader-coastal = Stage { $stage }: all coastal lands.
card-invader-escalation = When it is revealed, the adversary’s escalation takes place.
card-spirit = Setup: { $setup }. Energy: { $energy }. Card plays: { $plays }.
card-growth = Growth { $number }: { $words }.
card-growth-always = Always: { $words }.
setup-in-mountain = { $count } presence in the mountain with the highest number
setup-in-jungle = { $count } presence in the jungle with the highest number
setup-in-sands = { $count } presence in the sands with the highest number
setup-in-wetland = { $count } presence in the wetland with the highest number
setup-number-5 = { $count } presence in land 5
setup-most-dahan = 1 presence in { $count ->
    [one] the land
   *[other] each of the { $count } lands
 } with most dahan
setup-without-dahan = { $count } presence in a jungle without dahan
setup-ocean = { $count } presence in the ocean
setup-choice = { $count } presence in a coastal land of your choice
track-any = any element
track-reclaim-one = reclaim 1

# What adversaries and scenarios do
adversary-escalation = Escalation, { $name }: { $words }
adversary-loss = Loss, { $name }: { $words }
adversary-level-words = Level { $level }, { $name }: { $words }
escalation-words-land-rush = On each board with towns or cities, add 1 town to a land of that board without towns.
escalation-words-building-boom = On each board with towns or cities, 1 more build in the land of that board with most towns and cities together.
escalation-words-swayed-by-the-invaders = After this explore has added an explorer to a land: if there are at least as many invaders as dahan, replace 1 dahan there with 1 town.
loss-words-proud-and-mighty-capital = You lose if there are { $buildings } or more towns and cities together in 1 land.
level-pieces = At setup, add on each board: { $pieces }.
level-piece = 1 { $piece } in land { $land }
level-piece-blight = 1 blight in land { $land }
level-words-surge-of-colonists = 1 card of stage III lies between stage I and stage II of the invader deck ({ $deck }).
level-words-efficient = 1 stage I card fewer in the invader deck ({ $deck }).
level-words-aggressive-timetable = 1 stage II card fewer in the invader deck ({ $deck }).
level-words-ruthlessly-efficient = One more stage I card is removed from the invader deck ({ $deck }).
level-words-terrifyingly-efficient = No cards of stage I in the invader deck ({ $deck }).
level-words-indentured-servants-earn-land = Invaders also build in lands of the build card without invaders, if adjacent lands held at least { $buildings } towns and cities together before the build action.
level-words-high-immigration-i = There is another build space, whose build comes before ravage; the ravage card moves there before it is discarded. If a stage II card would move there, the space is gone for good and the card is discarded.
level-words-high-immigration-full = That additional build space stays for the whole game.
level-words-local-autonomy = Towns have +{ $town } health and cities +{ $city }.
level-words-independent-resolve = { $count } more fear marker for each player. In an invader phase without a resolved fear card, the build of the additional space happens twice.
level-words-heavy-mining = A ravage that does { $damage } or more damage to a land adds a second blight, which destroys no presence and does not cascade.
level-words-population-pressure-at-home = Blight printed in land { $origin } is placed in land { $land } instead.
level-words-fine-steel-for-tools-and-guns = Towns do { $town } damage and cities { $city }.
level-words-royal-backing = At setup, before the first explore: discard the top invader card face up; on each board add 1 town to the land of that kind with the fewest invaders.
level-words-mining-rush = When a ravage adds blight to its land, add 1 town to an adjacent land without towns and cities. Blight from a cascade does not count.
scenario-words-blitz = At setup, { $blight } more blight for each player lies ready; when the blight card flips, { $fewer } fewer for each player. After the first explore the cards advance, and the invaders build, explore and advance once more. All powers are fast; one that is fast anyway costs { $energy } less, or gives { $energy } energy if it costs nothing. Each explore adds { $explorers } more explorer on each board, in a land explored there.
scenario-words-guard-the-isles-heart = Each board has an inner land. After setup, remove all towns and put { $explorers } explorer and { $presence } presence of the board’s spirit into each inner land. Each spirit begins with { $minors } random minor and { $majors } random major power card more. After the first round you lose if towns or cities are in an inner land.
scenario-words-rituals-of-terror = The fear deck has all { $cards } fear cards and no dividers; earned fear cards wait. In a power phase you may hold a ritual in a land with presence of every spirit and at least { $dahan } dahan for each player: together you pay { $energy } energy and destroy { $presence } presence there. The terror level rises by 1, all waiting fear cards are resolved, and all dahan of the land are pushed as evenly as possible. The third ritual wins.
scenario-words-dahan-insurrection = After an action that moved dahan, each of them does { $damage } damage where it ended. After an action that destroyed cities or towns, for each city a town and for each town an explorer comes to the nearest land with dahan. You win at terror level 2 if no land has more towns and cities than dahan, at level 3 if fewer lands than players have. When the last fear card is earned, all dahan strike, and then the condition of level 3 must hold or you lose. You lose with fewer than { $dahan } dahan for each player.

# Questions and answers
ask-spirit = Which spirit do you play?
ask-board = On which board do you begin?
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
ask-reclaim = Which card do you reclaim?
ask-reclaim-played = Which card in play do you reclaim?
ask-give-card = Do you give { $seat } a card?
ask-play = Which card do you play?
ask-play-new = Do you play the new card at once?
ask-tide-in = Which presence goes into the ocean?
ask-tide-out = Where does the presence leave the ocean?
ask-fast-power = Which fast power do you use?
ask-slow-power = Which slow power do you use?
ask-target = Where do you use “{ $power }”?
ask-target-spirit = For whom do you use “{ $power }”?
ask-threshold = Do you use the threshold of “{ $power }”? ({ $effect })
ask-threshold-instead = Do you use the threshold of “{ $power }” in place of its usual effect? ({ $effect })
ask-thresholds = How far do you use “{ $power }”?
ask-effect = Which effect do you choose?
ask-land-for = Choose a land: { $effect }.
ask-damage = Who takes { $count } damage in { $land }?
ask-distinct = { $count ->
    [one] { $land }: 1 more invader is hit. Which one?
   *[other] { $land }: { $count } more invaders are hit. Which one?
 }
ask-destroy = Destroy { $count ->
    [one] 1 piece
   *[other] { $count } pieces
 } in { $land }
ask-remove = Remove { $count ->
    [one] 1 piece
   *[other] { $count } pieces
 } from { $land }
ask-drown = Drown { $count ->
    [one] 1 piece
   *[other] { $count } pieces
 } in { $land }
ask-remove-worth = { $land }: invaders worth { $count } health may be removed. Which one?
ask-push = Push { $count ->
    [one] 1 piece
   *[other] { $count } pieces
 } out of { $land }
ask-push-up-to = Push up to { $count ->
    [one] 1 piece
   *[other] { $count } pieces
 } out of { $land }
ask-push-any = Push any number of pieces out of { $land }
ask-push-all = Push all pieces out of { $land }
ask-push-into = Where is this pushed to: { $figure } from { $land }?
ask-flee = { $figure } from { $land }: where does it flee?
ask-gather = Gather { $count ->
    [one] 1 piece
   *[other] { $count } pieces
 } into { $land }
ask-gather-up-to = Gather up to { $count ->
    [one] 1 piece
   *[other] { $count } pieces
 } into { $land }
ask-gather-anywhere = What do you gather, and where?
ask-seek-safety = Which explorer is pushed, and where?
ask-spread-figures = { $kinds } from { $land }: where does the next one go?
ask-destination = Where do up to { $count } dahan from { $land } go?
ask-move-together = { $count ->
    [one] One more piece
   *[other] { $count } more pieces
 } may go to { $land }: which one?
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
choose-far-land = { $land } (for { $cost } energy)
choose-card = { $card }
choose-play = { $card } (cost { $cost })
choose-play-gaining = { $card } (gives { $energy } energy)
choose-play-done = No more cards
choose-forget = Forget “{ $card }”
choose-element = { $element }
choose-later = Later this round
choose-any-element = “Any” is { $element } this round
choose-energy-track = From the energy track
choose-cards-track = From the card plays track
choose-destroyed-presence = A destroyed presence
choose-no-presence = Add nothing and leave all where it is
choose-presence-from = The presence in { $land }
choose-minor-deck = The minor powers
choose-major-deck = The major powers
choose-power = Use “{ $power }”
choose-repeat = Repeat “{ $power }”
choose-ritual = Hold a ritual of terror in { $land }
choose-done = Done for this phase
choose-threshold = Use it
choose-threshold-always = Use it, and plain additions from now on without asking
choose-ask-about-additions = Ask about plain additions again
ask-share-energy = Ritual in { $land }: { $count } energy to pay. How much do you give?
ask-share-presence = Ritual in { $land }: { $count } presence to destroy. How much do you give?
choose-share = { $count }
choose-refuse = No ritual there
choose-no-threshold = Leave it out
choose-usual-effect = Keep to the usual effect
choose-thresholds = { $effects }
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
pick-push = { $count ->
    [one] { $figure }
   *[other] { $count } × { $figure }
 } to { $land }
pick-gather = { $count ->
    [one] { $figure }
   *[other] { $count } × { $figure }
 } from { $land }
pick-figure = { $count ->
    [one] { $figure }
   *[other] { $count } × { $figure }
 }
pick-destroyed = { $count ->
    [one] { $figure }
   *[other] { $count } × { $figure }
 } destroyed
pick-damaged = { $count ->
    [one] { $figure }
   *[other] { $count } × { $figure }
 }: { $damage } damage
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
map-reconstructed = The thematic map is reconstructed: all its terrains, coasts and borders are ours and not the printed ones.
round-begins = Round { $round } begins.
board-chosen = { $seat } begins on { $board }.
spirit-chosen = { $seat } plays “{ $spirit }”.
growth-chosen = { $seat } chooses as growth: { $option }.
energy-gained = { $seat } gains { $count } energy from { $why }.
why-energy-track = the energy track
why-growth = growth
why-drowned = the drowned
element-gained = { $seat } gains the element { $element }.
card-gained = { $seat } gains “{ $card }”.
card-given = { $seat } gives { $other } “{ $card }”.
card-forgotten = { $seat } forgets “{ $card }” because of { $why }.
card-forgotten-for = { $seat } forgets “{ $card }” for “{ $new }”.
new-card-forgotten = { $seat } forgets the new card “{ $card }” at once.
card-reclaimed = { $seat } reclaims “{ $card }”.
cards-reclaimed = { $seat } reclaims { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
plays-gained = { $seat } may play { $count ->
    [one] 1 more card
   *[other] { $count } more cards
 } this round.
card-played = { $seat } plays “{ $card }” { $gained ->
    [0] { $cost ->
        [0] at no cost
       *[other] for { $cost } energy
    }
   *[other] and gains { $gained } energy for it
 }.
presence-added = { $seat } adds presence in { $land }: { $source }.
source-energy-track = from the energy track
source-cards-track = from the card plays track
source-destroyed = { $cost ->
    [0] one that was destroyed
   *[other] one that was destroyed, for { $cost } energy
 }
source-land = from { $land }
presence-moved = { $seat } moves presence from { $origin } to { $land }.
presence-destroyed = { $seat } loses presence in { $land } because of { $why }.
why-blight = blight
why-fallen-dahan = fallen dahan
why-ritual = the ritual
power-used = { $seat } { $again ->
    [0] uses “{ $power }”
   *[other] repeats “{ $power }”
 }{ $hurried ->
    [0] {""}
   *[other] {" "}as a fast power
 }{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } energy
 }.
targeted = “{ $power }” targets { $target }{ $cost ->
    [0] {""}
   *[other] {" "}(for { $cost } energy)
 }.
range-extended = The powers of { $seat } have range +{ $count } this round.
presence-shared = { $seat } and { $other } may measure powers from each other’s presence too this round.
powers-made-fast = { $seat } may use { $count ->
    [one] one slow power as a fast one
   *[other] up to { $count } slow powers as fast ones
 } this round.
repeat-allowed = { $seat } may repeat one power card that costs at most { $count } this round.
repeats-allowed = { $seat } may repeat { $count ->
    [one] one power card for its cost
   *[other] up to { $count } power cards, each for its cost,
 } this round.
reclaim-allowed = { $seat } may take a card in play back into hand at the end of the round.
fear-generated = { $count } fear is generated by { $why }.
why-destruction = destruction in { $land }
why-effect = an effect
why-card = “{ $card }”
why-power = “{ $power }”
why-power-in = “{ $power }” in { $land }
fear-card-earned = A fear card is earned.
fear-card-resolved = “{ $card }” is resolved at terror level { $level } ({ $effect }).
fear-card-turned-up = Fear card { $number } is “{ $card }”.
terror-rises = Terror level { $level } is reached.
ritual-refused = { $seat } refuses a ritual in { $land }.
ritual-paid = { $seat } gives { $energy ->
    [0] no energy
   *[other] { $energy } energy
 } and { $presence ->
    [0] no presence
   *[other] { $presence } presence
 } for the ritual in { $land }.
destroyed = { $figure } is destroyed in { $land }.
damaged = { $figure } in { $land } takes { $count } damage.
dreamt = { $figure } in { $land } dreams of its death.
dreamt-damage = { $figure } in { $land } dreams of { $count } damage.
removed = { $figure } is removed from { $land }.
replaced = { $figure } in { $land } is replaced with { $new }.
moved = { $figure } moves from { $origin } to { $land }.
saved = { $figure } is saved and comes to { $land }.
put = { $count ->
    [one] { $figure } is
   *[other] { $figure } are
 } added in { $land }.
defended = { $land } is defended by { $count }.
held = This holds in { $land }: { $effect }.
warded = Lands with presence of { $seat } are defended by { $count } this round.
blight-added = { $count ->
    [1] Blight is added in { $land }
   *[other] { level-heavy-mining }: a second blight is added in { $land }
 }.
blight-spreads = The blight of { $origin } cascades into { $land }.
blight-prevented = No blight is added in { $land }: a power prevents it.
blight-removed = Blight is removed from { $land }.
island-blighted = The island is blighted: “{ $card }” now lies with its other side up, with { $count } blight.
ravaged = Invaders ravage in { $land } with { $count } damage{ $defended ->
    [0] {""}
   *[other] {" "}({ $defended } prevented by defend)
 }.
dahan-spared = The dahan in { $land } take no damage: a power protects them.
fought-back = The dahan of { $land } fight back with { $count } damage.
dahan-strike = { $why }: the dahan of { $land } strike with { $count } damage.
avenged = The fallen of { $land } take revenge with { $count } damage.
town-built = A town is built in { $land }.
city-built = A city is built in { $land }.
extra-build = Because of “{ $why }” the invaders also build with the card “{ $card }”.
building-boom = { $why }: the invaders also build in { $land }.
swayed = { $why }: wherever they have explored and invaders are at least as many as dahan, one dahan is replaced.
town-added = { $why }: a town comes to { $land }.
explorer-added = { $why }: an explorer comes to { $land }.
explored = Explore: 1 explorer comes to { $land }.
ravage-skipped = Invaders do not ravage in { $land }: a power prevents it.
build-skipped = Nothing is built in { $land }: a power prevents it.
build-skipped-by-fear = Nothing is built in { $land }: a fear card prevents it.
explore-skipped = { $land } is not explored: a power prevents it.
explore-skipped-by-fear = { $land } is not explored: a fear card prevents it.
prevented-ravage = { $seat } prevents the ravage in { $land } for 1 presence there.
prevented-build = { $seat } prevents the build in { $land } for 1 presence there.
invader-card-revealed = Invader card “{ $card }” is revealed.
game-won = The spirits have won. { $why }
won = { $level ->
    [1] No invaders are left on the island (terror level 1).
    [2] Neither towns nor cities are left on the island (terror level 2).
    [3] No cities are left on the island (terror level 3).
   *[other] The last fear card is earned.
 }
won-rituals = The third ritual is complete.
won-insurrection = The dahan have prevailed against towns and cities.
game-sacrificed = The spirits have won at the price of their own end. { $why }
game-lost = The spirits have lost. { $why }
lost-all-presence = { $seat } has no presence left on the island.
final-score = That makes { $points ->
    [one] 1 point
   *[other] { $points } points
 }: difficulty { $difficulty }, ending { $ending }, invader cards { $cards }, dahan { $dahan }, blight { $blight }.

# Browser board
board-island = The island
board-panels = Panels
board-cards-tab = Cards
board-invaders-tab = Invaders
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-course = Round and phase
board-setup = Setup
board-round = Round { $round }
board-phase-spirit = Spirits
board-phase-fast = Fast
board-phase-invader = Invaders
board-phase-slow = Slow
board-track = Invader cards
board-track-card = { $step }: { $card }
board-extra-build = Extra build
board-no-card = No card
board-escalation = with escalation
board-deck = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
 }
board-next-card = The next card may be: { $cards }
board-fear-pool = Fear for the next fear card
board-fear-cards = Fear cards: { $earned } earned, { $left } left
board-victory-1 = Goal: no invaders left
board-victory-2 = Goal: no towns or cities left
board-victory-3 = Goal: no cities left
board-victory-4 = The invaders flee
board-victory-insurrection-2 = Goal: no land has more towns and cities than dahan
board-victory-insurrection-3 = Goal: fewer lands than players have more towns and cities than dahan
board-victory-insurrection-4 = The dahan strike: fewer lands than players may have more towns and cities than dahan
board-blight-left = blight left
board-doom-blight = No blight was left.
board-doom-spirit = A spirit has lost all its presence.
board-doom-cards = No invader card was left.
board-doom-capital = A mighty capital was built.
board-doom-heart = The heart of the isle was settled.
board-doom-dahan = Too few dahan were left.
board-doom-insurrection = The insurrection has failed.
board-coastal = coastal
board-inland = inland
board-ocean-in-play = in play
board-ocean-out-of-play = not in play
board-inner-land = inner land
board-empty-land = Nobody is here.
board-damaged = { $pieces } ({ $damage } damage)
board-presence-of = { $seat }: { $count } presence
board-sacred-site-of = { $seat }: sacred site, { $count } presence
board-defend = Defend { $count }
board-no-ravage = No ravage this round
board-no-build = No build this round
board-no-explore = No explore this round
board-holds-no-blight = No blight can be added this round
board-holds-dahan-safe = Dahan cannot be damaged this round
board-holds-dahan-safe-in-ravage = Ravages do not damage dahan this round
board-holds-dahan-strike-at-once = Dahan strike at the same time in a ravage this round
board-holds-fear-defends = Fear made here also defends this round
board-holds-dahan-bonus = Dahan have more health this round
board-forecast = Forecast: invaders
board-forecast-none = Nothing is known to come.
board-forecast-note = If nobody does anything more. Fear cards and cards still face down are not counted.
board-plan = { $does }: { $effects }
board-plan-ravage = Ravage, { $damage } damage
board-plan-gains = { $pieces } more
board-plan-loses = { $pieces } lost
board-plan-blight = { $count ->
    [one] blight is added
   *[other] { $count } blight are added
 }
board-plan-blight-spreads = { $count ->
    [one] blight is added and spreads
   *[other] { $count } blight are added and spread
 }
board-plan-presence = { $seat } loses { $pieces }
board-spirits = Spirits
board-choose-spirit = Choose your spirit
board-complexity = Complexity: { $complexity }
board-energy = { $energy } energy, { $income } more each round
board-plays = { $played } of { $plays ->
    [one] 1 card play
   *[other] { $plays } card plays
 } used
board-done = done for this phase
board-elements = Elements
board-no-elements = No elements yet
board-energy-track = Energy
board-cards-track = Card plays
board-reclaim-one = Reclaim one card
board-take-presence = { $track }: uncover { $place }
board-destroyed = Destroyed presence: { $count }
board-innates = Innate powers
board-reached = reached
board-special-rules = Special rules
board-hand = Hand
board-played = In play
board-discard = Discard
board-forgotten = Forgotten
board-drawn = Drawn cards
board-no-cards = No cards in hand or in play.
board-cost = Cost
board-used = used
board-in-use = in use
board-decks = Decks of powers
board-deck-minor = Minor
board-deck-major = Major
board-piles = Discard piles
board-fear-pile = Fear cards
board-fear-spent = Resolved:
board-fear-seen = Turned up where they lie:
board-fear-coming = { $coming ->
    [0] None of these { $count } is still to come:
    [one] 1 of these { $count } is still to come:
   *[other] { $coming } of these { $count } are still to come:
 }
board-invaders-spent = Discarded:
board-stage-coming = Stage { $stage }, { $coming } of these { $count } still to come:
board-discarded-minor = Discarded minor powers
board-discarded-major = Discarded major powers
board-score-difficulty = Difficulty
board-score-ending = Victory
board-score-cards = Invader cards left
board-score-cards-used = Invader cards used
board-score-dahan = Dahan
board-score-blight = Blight

# In the terminal
terminal-round = Round { $round }: { $phase }
terminal-fear = Terror level { $terror }, fear { $generated }/{ $pool }
terminal-earned = { $count ->
    [one] 1 fear card earned.
   *[other] { $count } fear cards earned.
 }
terminal-to-go = { $count ->
    [one] (1 card to the next level)
   *[other] ({ $count } cards to the next level)
 }
terminal-blight-healthy = Healthy island, { $count } blight left
terminal-blight-blighted = Blighted island, { $count } blight left
terminal-blight-space = { $count } blight left
terminal-slot-extra = Build first:
terminal-slot-ravage = Ravage:
terminal-slot-build = Build:
terminal-slot-explore = Explore:
terminal-deck = Deck:
terminal-will-ravage = Invaders will ravage:
terminal-will-build = Invaders will build:
terminal-will-explore = Invaders will explore:
terminal-damage = { $land } { $count } damage
terminal-gains = +{ $what }
terminal-losses = −{ $what }
terminal-spreads = (spreads)
terminal-loses-presence = { $seat } −{ $count } presence
terminal-mark-ravage = R
terminal-mark-build = B
terminal-skips = left out: { $actions }
terminal-column-spirit = Spirit
terminal-column-energy = Energy
terminal-column-plays = Plays
terminal-column-presence = Presence
terminal-column-cards = Cards in play
terminal-destroyed = { $count } destroyed
terminal-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
 }
terminal-track-energy = Energy track:
terminal-track-plays = Card plays track:
terminal-cost = cost { $cost }
terminal-elements = Elements:
terminal-growth = Growth { $number }:
terminal-place-drawn = Drawn:
terminal-place-played = In play:
terminal-place-hand = Hand:
terminal-place-discard = Discard:
terminal-legend = ♙ explorer  ⌂ town  ♜ city  ☖ dahan  ✗ blight  ⊕ defend  -1 damage  ★ sacred site  ∿ coast  » fast  › slow  R ravage  B build
terminal-told-round = Round { $round }, { $phase }.
terminal-told-fear = Terror level { $terror }; fear { $generated } of { $pool }; { $left ->
    [one] 1 fear card
   *[other] { $left } fear cards
 } left in the deck.
terminal-told-blight-healthy = Healthy island ({ $card }): { $count } blight left.
terminal-told-blight-blighted = Blighted island ({ $card }): { $count } blight left.
terminal-told-blight-space = Blight space{ $card }: { $count } blight left.
terminal-told-deck = { $count ->
    [one] 1 card left in the deck ({ $stages }).
   *[other] { $count } cards left in the deck ({ $stages }).
 }
terminal-told-spirit = { $spirit }: { $rules }
terminal-told-using = { $seat } uses { $power }. { $text }
terminal-told-target = Target: { $land }.
terminal-told-empty = Nothing in { $lands }.
terminal-told-damage = { $count } damage
terminal-told-presence = presence of { $seat }: { $count }
terminal-told-sacred-site = presence of { $seat }: { $count }, a sacred site
terminal-told-defend = defend { $count }
terminal-told-energy = { $count } energy (+{ $income } each round)
terminal-told-plays = { $left } of { $plays ->
    [one] 1 card play
   *[other] { $plays } card plays
 } left
terminal-told-on-island = { $count } presence on the island
terminal-told-elements = elements: { $elements }
terminal-told-card = { $card } (cost { $cost }, { $speed }; { $elements })
terminal-told-innate = { $power } ({ $speed }, innate): { $reached }
terminal-told-not-reached = needs { $elements }.
terminal-lost-blight = There was no blight left.
terminal-lost-spirit = A spirit had no presence left.
terminal-lost-cards = There was no invader card left.
terminal-lost-capital = A land had become a mighty capital.
terminal-lost-heart = Towns or cities stood in the heart of the isle.
terminal-lost-dahan = Too few dahan were left.
terminal-lost-insurrection = The insurrection of the dahan failed.
terminal-won = Terror level { $terror } was reached.
terminal-ended = Round { $round }; { $cards ->
    [one] 1 invader card
   *[other] { $cards } invader cards
 } left, { $dahan } dahan alive, { $blight } blight on the island.
terminal-score = Score: { $points } (difficulty { $difficulty }).
terminal-box-part = Part
terminal-box-text = Text
terminal-box-name = Name
terminal-box-cost = Cost
terminal-box-speed = Speed
terminal-box-elements = Elements
terminal-box-level = Level
terminal-box-fear = Fear cards
terminal-box-figures = difficulty { $difficulty }, fear { $fear }, { $deck }
terminal-box-progression = Power progression
terminal-box-blight = Blight cards
terminal-box-invaders = Invader cards
terminal-box-scenarios = Scenarios
terminal-box-pieces = Pieces
terminal-box-number = Number
terminal-box-health = Health
terminal-box-damage = Damage
terminal-box-fear-of-piece = Fear when destroyed
terminal-box-terror = Terror levels
terminal-box-wins = Wins
terminal-box-setup = Setup and rules
terminal-box-scoring = Scoring
terminal-box-figure = Figure
terminal-box-value = Value
terminal-piece-explorer = Explorer
terminal-piece-town = Town
terminal-piece-city = City
terminal-piece-dahan = Dahan
terminal-piece-blight = Blight
terminal-piece-presence-per-colour = Presence, of each colour
terminal-wins-no-invaders = no invaders are left
terminal-wins-no-towns-and-cities = neither towns nor cities are left
terminal-wins-no-cities = no cities are left
terminal-wins-at-once = the invaders flee at once
terminal-figure-fear-pool = Fear pool, for each player
terminal-figure-blight-space = Blight on the space, for each player
terminal-figure-blight-extra = Blight more at setup, with the option for it
terminal-figure-invader-deck = Stages of the invader cards
terminal-figure-blight-threshold = Damage to a land that adds blight
terminal-figure-sacred-site = Presence of a sacred site
terminal-figure-cards-drawn = Power cards drawn when one is gained
terminal-figure-cards-kept = Power cards kept of these
terminal-figure-thematic-map = Difficulty of the thematic map
terminal-figure-victory-difficulty = Victory, for each difficulty
terminal-figure-victory-bonus = Victory, bonus
terminal-figure-victory-card-left = Victory, for each invader card left in the deck
terminal-figure-victory-card-used = Victory, for each invader card no longer in the deck
terminal-figure-defeat-difficulty = Defeat, for each difficulty
terminal-figure-defeat-bonus = Defeat, bonus
terminal-figure-defeat-card-left = Defeat, for each invader card left in the deck
terminal-figure-defeat-card-used = Defeat, for each invader card no longer in the deck
terminal-figure-per-dahan = For as many living dahan as there are players
terminal-figure-per-blight = For as much blight on the island as there are players
terminal-figure-sacrifice-penalty = Sacrifice victory, penalty

# What bots say
plan-defend = I defend { $land } with ‘{ $power }’.
plan-fast = I use ‘{ $power }’ in { $land } before the invaders act.
plan-fast-self = I use ‘{ $power }’ for myself.
plan-fast-spirit = I use ‘{ $power }’ for { $target }.
plan-slow = After the invaders I use ‘{ $power }’ in { $land }.
plan-slow-self = After the invaders I use ‘{ $power }’ for myself.
plan-slow-spirit = After the invaders I use ‘{ $power }’ for { $target }.
plan-grow = This round I only gather strength.
proposal = “{ $power }”, { $target }

# What does not fit in the options or in the figures of an own copy
wrong-joint = there is no entry for { $board } and { $other }
wrong-level = Level { $level } needs an adversary: choose one, or level 0.

# What speaks for a choice (hints)
part-fear = more fear
part-blight = less blight
part-invaders = fewer invaders, ravages and builds
part-spirits = stronger spirits in the rounds to come

# Why something cannot be chosen.
why-not-power-of = This power belongs to { $seat }.
why-not-innate-played = Innate powers are not played: they can be used in their phase if the elements suffice.
why-not-played-already = You have played this card this round.
why-not-discarded = This card lies in your discard pile: it comes back when you reclaim it.
why-not-plays = You have no card plays left: it was { $plays ->
    [one] 1 this round
   *[other] { $plays } this round
  }.
why-not-energy = This card costs { $cost } energy, and you have { $energy }.
why-not-unplayed = You have not played this card this round: only cards in play can be used.
why-not-used-already = You have used this power this round: each can be used once.
why-not-slow-now = This is a slow power: it is used after the invader phase.
why-not-fast-now = This is a fast power: it was to be used before the invader phase.
why-not-threshold = You do not have the elements for any of its thresholds.
why-not-source = You have no presence that this power could be measured from.
why-not-any-target = Nothing within its range ({ $range }) can be its target: { $target }.
why-not-in-range = This land is out of range: the power reaches { $range ->
    [0] only the land where it begins
    [one] 1 land far
   *[other] { $range } lands far
  }.
why-not-target = This land is in range, but it is no target of the power: { $target }.
