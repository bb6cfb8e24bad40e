# The words of Battalia: The Creation and The Stormgates.
#
# Names of factions, cards and special artefacts are as the publisher has them.
game = Battalia
game-by = by Alexandar Guerov and Ledha Guerova
game-about = Build roads and cities, gather a nation of cards, and send your heroes to take what others have built.

# Options
option-expansion = The Stormgates
option-expansion-help = Play with the expansion; without it you play The Creation alone (B1).
option-teams = Teams
option-teams-help = Teams of two are the standard; with five players three play against two. Six players may also form two teams of three (S7).
option-teams-standard = teams of two
option-teams-everyone = every player for themselves
option-teams-threes = two teams of three
option-hero_mode = Hero mode
option-hero_mode-help = Stronger neutral cities and ruins, attacks with both heroes at once, veterans (S8).
option-draft = Draft
option-draft-help = Starting cards are drafted; otherwise they are dealt at random (S16).
option-gates = Stormgates
option-gates-help = Gates carry heroes across the map and let storms loose (S4, S5).
option-royals = Kings and queens
option-royals-help = Large nations get royal cards, for residences and capitals (S3).
option-trading = Trading posts
option-trading-help = Posts on roads, with stardust and chests (S9 to S11).
option-new_specials = Seven more special artefacts
option-new_specials-help = Those of the expansion are shuffled in (S13).
option-fate = Fate cards
option-fate-help = Three fate cards replace one face-up special artefact (S14).
option-metamorpha = Metamorpha
option-metamorpha-help = She follows every new terrain card and serves heroes for a tribute (S19).
option-bilkarr = Bilkarr
option-bilkarr-help = He wanders across the map and sells potions (S20, S21).
option-unbound = The Unbound
option-unbound-help = Eight universal units in the decks (B16).
option-fanatics = The Fanatics
option-fanatics-help = Eight universal units that count double for a sacrifice (S22).
option-valleys = Valleys of the kings and queens
option-valleys-help = Two valleys to discover, with the Mountain Pass or the King’s Bridge between them (S23, S24).
option-valleys-none = none
option-valleys-mountain_pass = with the Mountain Pass
option-valleys-kings_bridge = with the King’s Bridge
option-large_board = Large map
option-large_board-help = The map of 7 by 11 squares with two to four players as well (S15.8).
option-home_terrain = Free home terrain
option-home_terrain-help = Heroes enter terrain of their own faction free of charge (B15.1).
option-full_board_ends = A full map ends the game
option-full_board_ends-help = The rulebook’s advice depends on the number of players (S17.3).
option-full_board_ends-recommended = as the rulebook advises
option-full_board_ends-yes = always
option-full_board_ends-no = never
option-limited_attacks = Two attacks for the team of three
option-limited_attacks-help = With five players the team of three attacks at most twice a turn (S7.6).
option-scroll_summons = The Lost Scroll summons
option-scroll_summons-help = It calls a character onto the map instead of fetching a card from limbo (S13.7).
option-weeks = Last week
option-weeks-help = A game that nobody has ended is over after this many weeks (B1.7).

# What people may begin with
preset-first = First game: the base game
preset-first-help = Two players without the expansion: cities, roads, heroes and battles.
preset-standard = With The Stormgates
preset-standard-help = Four players in teams: gates, storms, kings and queens, trading posts.
preset-everything = Everything in the box
preset-everything-help = Also Metamorpha, Bilkarr, the Unbound, the Fanatics, and the valleys with the King’s Bridge.

# Factions and their home
faction-barfolk = Bärfolk
faction-cloudborn = Cloudborn
faction-emberians = Emberians
faction-islanders = Islanders
faction-wolfsclan = Wolfsclan
faction-sunblessed = Sunblessed
faction-unbound = Unbound
faction-fanatics = Fanatics
terrain-forest = Verdant forests
terrain-mountain = Rocky mountains
terrain-canyon = Red canyons
terrain-lake = Emerald lakes
terrain-frost = Frost fields
terrain-jungle = Proto-jungle

# Creation cards
card-of = { $card } ({ $faction })
card-friman = Friman
card-chief = Chief
card-priest = Priest
card-lord = Lord
card-queen = Queen
card-king = King
card-horse = Horse
card-weapon = Weapon
card-tool = Tool
card-tent = Tent
card-scroll = Magical scroll
card-title = Title
card-amulet = Amulet
card-supply = Supply
card-stardust = Stardust
card-chest = Chest
card-fate = Fate card
peaceful = for this turn, not in battle
special-hammer_of_strato = Hammer of Strato
special-horn_of_baldur = Horn of Baldur
special-sword_of_elemag = Sword of Elemag
special-shield_of_britos = Shield of Britos
special-wings_of_aviena = Wings of Aviena
special-crown_of_titus = Crown of Titus
special-hand_of_luut = Hand of Luut
special-pavilion_of_eyla = Pavilion of Eyla
special-staff_of_terra = Staff of Terra
special-book_of_crea = Book of Crea
special-farrells_arrow = Farrell’s Arrow
special-fortunas_bag = Fortuna’s Bag
special-vigos_standard = Vigo’s Standard
special-vayls_cloak = Vayl’s Cloak
special-mings_crystal = Ming’s Crystal
special-syoens_mask = Syoen’s Mask
special-kryceks_lost_scroll = Kry-Cek’s Lost Scroll

# Decks of the common supply
deck-city_1 = City with one road
deck-city_2_straight = City on a straight road
deck-city_2_curve = City on a bend
deck-city_3 = City with three roads
deck-city_4 = City with four roads
deck-road_straight = Straight road
deck-road_curve = Bend
deck-road_t = T-junction
deck-road_cross = Crossroads
deck-friman = Frimen
deck-chief = Chiefs
deck-priest = Priests
deck-lord = Lords
deck-horse = Horses
deck-weapon = Weapons
deck-tool = Tools
deck-tent = Tents
deck-scroll = Magical scrolls
deck-title = Titles
deck-amulet = Amulets

# Places
square = { $name }
hero = hero { $number }
turn = { $degrees }°
gate-of = Gate { $number } ({ $terrain })
tent-of = { $seat }’s tent { $number }
place-gate = Stormgate
place-ruins = Ruins
place-centre = Centre of a valley
place-pass = Mountain Pass
place-bridge = King’s Bridge
place-rot_well = Rot well (not used)
place-crossroads = Crossroads of a valley
place-unknown_crossroads = Undiscovered crossroads
place-unknown_building = Undiscovered building
place-neutral = Neutral city
building-forge = Forge
building-town_hall = Town hall
building-stable = Stable
building-arena = Arena
building-weaving_mill = Weaving mill
building-tavern = Tavern
building-mages_guild = Mages’ guild
building-shop = Shop
exits-1 = north
exits-2 = east
exits-3 = north and east
exits-4 = south
exits-5 = north and south
exits-6 = east and south
exits-7 = north, east and south
exits-8 = west
exits-9 = north and west
exits-10 = east and west
exits-11 = north, east and west
exits-12 = south and west
exits-13 = north, south and west
exits-14 = east, south and west
exits-15 = all four sides

# Storm effects, fate cards, potions, Metamorpha
storm-artefact = Storm 1 (treasure)
storm-lord = Storm 2 (lord)
storm-draw = Storm 3 (gust)
storm-road = Storm 4 (road)
storm-fate = Storm 5 (fate)
storm-second_hero = Storm 6 (companion)
storm-terraform = Storm 7 (new land)
storm-copy = Storm 8 (echo)
storm-promote = Storm 9 (promotion)
storm-raise = Storm 10 (growth)
storm-limbo = Storm 11 (from limbo)
storm-tent = Storm 12 (torn tent)
fate-copy = Fate card (a copy)
fate-top = Fate card (top of the rest pile)
fate-any = Fate card (free choice)
potion-berserker = Berserker
potion-frosthand = Frosthand
potion-eclipse = Eclipse
potion-brotherhood = Brotherhood
potion-colossus = Colossus
potion-weakness = Weakness
ability-on = Metamorpha on: { $terrain }

# What cards do
two-sentences = { $first } { $second }
text-unit = Rank { $rank }. Strength { $strength } in battle. Works, hires and fights.
text-peaceful-unit = Rank { $rank }, for this turn. Works and hires, but cannot be used in battle.
text-peaceful = In this turn, and not in battle.
text-unbound = Rank { $rank }, universal. Strength { $strength } in battle. Scrolls, titles and amulets do not work on it.
text-fanatic = Rank { $rank }, universal. To play it, put another card from your hand into limbo: it then counts as two cards, with strength { $strength } in battle.
text-queen = Strength { $strength } in battle. Raises one of your cities of level 4 to a residence (level 5). Yours while your creation deck has at least { $deck ->
    [one] one card
   *[other] { $deck } cards
 }.
text-king = Strength { $strength } in battle. Raises one of your residences to your capital (level 6). Yours while your creation deck has at least { $deck ->
    [one] one card
   *[other] { $deck } cards
 }.
text-supply = Pays for one step, or for one part of a price.
text-stardust = Counts as up to { $count ->
    [one] one supply card
   *[other] { $count } supply cards
 } in one row. You can never get rid of it.
text-chest = At a trading post it buys any artefact. Put into limbo, it lets you hide up to { $count ->
    [one] one card
   *[other] { $count } cards
 } at once.
text-horse = { $figure ->
    [one] One step
   *[other] { $figure } steps
 } for one hero, { $lit } when enlightened.
text-weapon = Begins an attack, or hires a hero.
text-tool = Counts as { $figure ->
    [one] one friman
   *[other] { $figure } frimen
 } for building. When enlightened it also saves the supply card.
text-tent = Keeps { $figure ->
    [one] one card
   *[other] { $figure } cards
 } from your hand for a later turn or a defence, { $lit } when enlightened.
text-scroll = One of your units counts as { $figure ->
    [one] one unit
   *[other] { $figure } equal units
 }, as { $lit } when enlightened.
text-title = Raises one of your units by { $figure ->
    [one] one rank
   *[other] { $figure } ranks
 } until the end of the turn, by { $lit } when enlightened; up to lord.
text-amulet = Roll the die for another card in your hand: 1 to 4 makes it a unit of that rank, 5 any artefact, 6 whatever you like. When enlightened you may roll { $lit ->
    [one] once
   *[other] { $lit } times
 }; otherwise { $figure ->
    [one] once
   *[other] { $figure } times
 }.
text-battle-strength = Strength { $strength } in battle, { $lit } when enlightened.
text-potion-berserker = When you attack, the defender loses { $figure ->
    [one] one random card
   *[other] { $figure } random cards
 } from their hand.
text-potion-frosthand = Cancels { $figure ->
    [one] one action row
   *[other] { $figure } action rows
 } of an opponent; the cards in it are spent.
text-potion-eclipse = { $figure ->
    [one] One card
   *[other] { $figure } cards
 } in your hand may stand for any supply, unit or artefact, but not in battle.
text-potion-brotherhood = Nobody may attack you, and you may attack nobody.
text-potion-colossus = You have { $figure } more strength in every battle.
text-potion-weakness = Given to an opponent: { $figure } less strength in every battle.
text-potion-daily = Once a day, for { $days ->
    [one] one day
   *[other] { $days } days
 }.
text-potion-lasting = It lasts { $days ->
    [one] one day
   *[other] { $days } days
 }.
text-faction = At home: { $terrain }, gate { $number }. All factions have the same cards; if you keep to one, you show larger cohorts, fight with morale, and have an advantage at home.
text-gate = From here a hero may jump to any other gate for one step and { $supply ->
    [one] one supply card
   *[other] { $supply } supply cards
 }, once a turn. Each jump draws a storm effect.
text-ruins = Guarded with strength { $strength }, { $heroic } in hero mode. Whoever wins chooses a special artefact.
text-centre = Its defence grows by { $each } for each building of the valley that has the same owner.
text-pass = A hero who stops here may take a storm amplifier for a random gate; a jump from that gate then brings a special artefact.
text-bridge = A hero who stops here may deal with the council: special artefacts for levels, two levels for a special artefact, or one special artefact for another.
text-building = Its owner may take one card a round: { $card }. Worth { $level ->
    [one] one point
   *[other] { $level } points
 }, defence { $level }.
text-deck-city = Costs { $units ->
    [one] one unit of any rank
   *[other] { $units } units of one rank
 }, which is the level of the new city.
text-deck-road = Costs { $labour ->
    [one] one friman
   *[other] { $labour } frimen
 }, or a tool.
text-deck-crossroads = Costs { $labour ->
    [one] one friman
   *[other] { $labour } frimen
 } or a tool, and { $supply ->
    [one] one supply card
   *[other] { $supply } supply cards
 }.
text-deck-units = Costs one unit to hire it ({ $card } or higher) and { $supply ->
    [one] one supply card
   *[other] { $supply } supply cards
 }. A supply card comes with it.
text-deck-artefacts = Costs { $units ->
    [one] one unit
   *[other] { $units } units
 } of any rank and { $supply ->
    [one] one supply card
   *[other] { $supply } supply cards
 }.
effect-any-artefact = Counts as any artefact this turn, but not in battle.
effect-draw = Draw { $count ->
    [one] one card
   *[other] { $count } cards
 }.
effect-weapon = A weapon with strength { $attack } in attack and { $defence } in defence.
effect-ranged-weapon = A weapon with strength { $attack } in attack and { $defence } in defence that also reaches the eight squares around.
effect-fly = Move one of your heroes to any terrain card.
effect-crown = Raise one of your units to any rank up to lord until the end of the turn.
effect-snatch = Take a random card from an opponent’s hand and use it this turn; then it goes to its owner’s shelter.
effect-pavilion = A tent for up to { $count ->
    [one] one card
   *[other] { $count } cards
 }.
effect-reshape = Replace up to { $count ->
    [one] one terrain card with another that has
   *[other] { $count } terrain cards with others that have
 } the same roads; swapping two cards counts as two.
effect-wild = A card in your hand counts as any supply, unit or artefact this turn.
effect-take-supply = Take up to { $count ->
    [one] one supply card
   *[other] { $count } supply cards
 } into your hand.
effect-rally = Take cards of one type from your shelter into your hand, with a total printed strength of at most { $strength }.
effect-cloak = Hide up to { $count ->
    [one] one of your cities within range of your heroes until your next turn: it cannot be attacked
   *[other] { $count } of your cities within range of your heroes until your next turn: they cannot be attacked
 }.
effect-order = Look at { $look ->
    [one] the next card
   *[other] the next { $look } cards
 } of your nation and put { $top } of them on top in any order.
effect-hypnotise = In battle, take up to two units with a total printed strength of at most { $strength } from your opponent’s row into yours.
effect-fetch-lost = Take a card of your choice from limbo into your hand.
effect-storm-artefact = Take an artefact into your hand.
effect-storm-lord = Take the top lord into your hand, with supply.
effect-storm-road = Build a road free of charge.
effect-storm-fate = Draw a fate card; the cards it brings go to your hand.
effect-storm-hero = Your other hero comes to the gate that you are leaving.
effect-storm-terraform = Replace a city or road card with another that has the same roads, of any terrain.
effect-storm-copy = Copy any storm effect that lies face up, but not number 2.
effect-promote = A unit in your hand rises by one rank: exchange it for the top unit of the next deck.
effect-raise = Raise one of your cities by one level, up to level 4.
effect-storm-tent = Destroy a tent of your choice; if no opponent has one, it has to be one of your own team’s.
effect-fate-copy = Keep this card as a copy of any special artefact of another player, or take { $count } stardust.
effect-fate-top = Take the top special artefact of the rest pile, or { $count } stardust.
effect-fate-any = Take any special artefact of the rest pile, or { $count } stardust.
effect-meta-move = Your hero moves up to { $count ->
    [one] one square
   *[other] { $count } squares
 }.
effect-meta-draw = Draw up to { $count ->
    [one] one card
   *[other] { $count } cards
 }.
effect-meta-attack = Your hero attacks one of the eight squares around, without a weapon.
effect-meta-double = One of your units counts as { $count ->
    [one] one unit
   *[other] { $count } equal units
 }.

# The menu of a turn
ask-action = Your turn: what do you do?
act-end = End your turn
act-exchange = Exchange your whole hand
act-cohort = Show a cohort: { $faction }
act-move = Move { $hero }
act-road = Build: { $deck }
act-found = Found a city of level { $level } ({ $count } × { $card })
act-raise = Raise a city ({ $count } × { $card })
act-raise-royal = Raise a city ({ $card })
act-hire = Hire: { $deck }
act-acquire = Acquire: { $deck }
act-hire-hero = Hire a hero
act-attack = Attack with { $hero }
act-attack-together = Attack with both heroes
act-hide = Hide a card
act-station = Put up a tent
act-fetch = Fetch the cards of: { $tent }
act-special = Use: { $card }
act-copy = Use the fate card as a copy
act-post = Build a trading post
act-trade-0 = Trade an artefact for a chest
act-trade-1 = Trade a chest for an artefact
act-trade-2 = Trade 2 supply cards for 1 stardust
act-potion = Buy a potion
act-tribute = Pay Metamorpha a tribute for { $hero }
act-discover = Discover part of a valley
act-gift = Take a card from your buildings
act-amplifier = Take a storm amplifier for { $hero }
act-council = Deal with the council ({ $hero })
choose-transform-0 = Use a magical scroll
choose-transform-1 = Use a title
choose-transform-2 = Use an amulet
choose-transform-3 = Use the Crown of Titus
choose-transform-4 = Use the Book of Crea
choose-transform-5 = Use the Eclipse
choose-transform-6 = Play a Fanatic

# Rows
deed-road = { $deck } on { $square } ({ $turn })
deed-city = City of level { $level } on { $square } ({ $deck }, { $turn })
deed-raise = Raise the city on { $square } by one level
deed-residence = Raise the city on { $square } to a residence
deed-capital = Raise the residence on { $square } to the capital
deed-hire = Hire a unit: { $deck }
deed-artefact = Acquire an artefact: { $deck }
deed-hero = Hire { $hero } on { $square }
deed-attack = Attack with { $hero }: { $target }
deed-attack-together = Attack with both heroes: { $target }
deed-post = Build a trading post on { $square }
deed-potion = Buy a potion: { $potion }
deed-discover = Discover { $square }
deed-ability = Use Metamorpha’s ability: { $terrain }
deed-special = Use a special artefact: { $card }
deed-move = Move a hero
target-ruins = the ruins on { $square }
target-neutral = the neutral city on { $square }
target-city = { $seat }’s city on { $square }
target-heroes = { $seat }’s heroes on { $square }
ask-lay = Lay { $lacking } for this row ({ $deed })
lack-labour = { $count ->
    [one] the work of one friman
   *[other] the work of { $count } frimen
 }
lack-units = { $count } × { $card }
lack-units-or-higher = { $count } × { $card } or higher
lack-supply = { $count } × supply
lack-two = { $first } and { $second }
ask-confirm = The row is complete ({ $deed }). Do you carry it out?
choose-confirm = Carry it out
choose-card = { $card }
choose-card-of-workbench = From the workbench: { $card }
choose-give-up = Take the row back
choose-nothing = Choose nothing
choose-enough = That is enough

# Questions and answers
ask-faction = Choose your faction
choose-faction = { $faction } – at home: { $terrain }
ask-start = Choose your start city
ask-draft = Choose a card for your deck: { $card }
choose-square = { $square }
choose-deck = { $deck }
choose-seat = { $seat }
choose-hero = { $hero }
choose-rank = { $card }
choose-terrain = { $terrain }
ask-city-deck = Which city card for a city of level { $level }?
ask-site = Where do you build it ({ $deck })?
ask-turn = How do you turn it ({ $deck } on { $square })?
choose-turn = { $turn }: roads to { $exits } ({ $square })
ask-city-to-raise = Which city do you raise by one level?
ask-artefact = Which artefact do you take?
ask-faction-of = The symbols match ({ $deck }). Which faction do you choose?
ask-weapon-for-hero = With which weapon do you pay for the hero?
ask-hero-place = Where does the hero appear?
ask-promote = Which unit rises by one rank?
ask-move-pay = How does { $hero } travel on?
ask-move = Where does { $hero } go? ({ $steps ->
    [one] one step
   *[other] { $steps } steps
 } left)
choose-step = Go to { $square }
choose-jump = Jump to the gate on { $square }
choose-stop = Stop here
ask-weapon = With which weapon do you attack?
ask-target = What do you attack?
ask-battle = Do you add cards to the battle?
ask-battle-more = Do you add more cards to the battle?
choose-battle-done = No more cards
choose-battle-pass = Pass
note-owner = { $seat }, level { $level }
note-strength = strength { $strength }
note-hero = { $seat }’s hero
side-by-side = { $first }, { $second }
last-of-all = { $first } and { $second }
several-cards = { $count } × { $card }
price = {" "}for { $cards }
no-price = {""}
armed-with = {" "}with { $card }
for-deck = {" "}for a deck of { $count ->
    [one] one card
   *[other] { $count } cards
 }
nobody = nobody
hint-strength = { $sign ->
    [1] +
    [0] ±
   *[other] −
}{ $strength }
hint-level = → { $level }
hint-defence = against { $strength }
choose-hidden = From the hideout: { $card }
choose-tent = { $tent }
choose-copy = Use the fate card as a copy
ask-hypnotise = Which unit changes sides? (strength { $strength } left)
ask-hero = You are attacked. What does { $hero } do?
choose-aside = { $hero } stands aside
choose-fight = { $hero } fights
choose-retreat = { $hero } retreats
ask-pay-retreat = Pay for the retreat: { $lacking } × supply, or a horse
ask-retreat = Where does { $hero } retreat to?
ask-special = Choose a special artefact
choose-draw-fate = Draw a fate card
ask-fate = { $fate }: what do you take?
choose-stardust = Take { $count } stardust
choose-fate-0 = Keep the card as a copy
choose-fate-1 = Take the top special artefact
choose-fate-2 = Take a special artefact of your choice
ask-rest = Which special artefact of the rest pile do you take?
ask-limbo = Which card do you fetch from limbo?
ask-copy-storm = Which storm effect do you copy?
choose-storm = { $storm }
ask-free-road = Which road do you build free of charge?
ask-terraform = Which terrain card do you replace?
ask-terrain = Which terrain comes to { $square }?
choose-swap = Swap with { $square }
ask-destroy-tent = Which tent do you destroy?
ask-ring = Do you spend the ring of { $gate }?
choose-ring = Spend it for what lies under the gate
choose-keep-ring = Keep the ring
ask-under = What do you take from under { $gate }?
ask-transform-0 = Magical scroll: which unit is multiplied?
ask-transform-1 = Title: which unit rises?
ask-transform-2 = Amulet: which card is changed?
ask-transform-3 = Crown of Titus: which unit rises?
ask-transform-4 = Book of Crea: which card is changed?
ask-transform-5 = Eclipse: which card is changed?
ask-transform-6 = Which Fanatic do you play?
ask-transform-7 = Metamorpha: which unit is doubled?
ask-sacrifice = { $card }: which card do you sacrifice to limbo?
choose-no-sacrifice = Sacrifice nothing
ask-rank = To which rank does the unit rise?
ask-roll = The die shows { $face }. Do you keep it?
choose-keep-roll = Keep it
choose-roll-again = Roll again
ask-wild = What does the card become?
ask-copy-special = Which special artefact does the fate card copy?
ask-to-limbo = Which card goes to limbo, so that you can hide another?
ask-hide = Which card do you hide? (room for { $left })
ask-tent = Which tent do you put up?
ask-station = Which card goes into the tent? (room for { $left })
ask-post = Where do you build the trading post?
ask-trade-artefact = Which artefact do you trade for a chest?
ask-potion = Which potion do you buy?
choose-potion = { $potion }
ask-weakness = To whom do you give the potion of weakness?
ask-drink = Do you drink a potion in this battle?
choose-drink = Drink “{ $potion }”
choose-drink-nothing = Drink nothing
ask-freeze = Do you freeze { $victim }’s row? ({ $deed })
choose-freeze = Freeze it
choose-let-pass = Let it pass
ask-rage = Do you use Berserker, so that the defender loses { $count ->
    [one] one random card
   *[other] { $count } random cards
 }?
choose-rage = Use Berserker
ask-flyer = Which hero flies?
ask-fly = Where does { $hero } fly to?
ask-how-many-supply = How many supply cards do you take?
ask-how-many-cards = How many cards do you draw?
choose-count = { $count }
ask-snatch = From whose hand do you take a card?
ask-reshape = Which terrain card do you change? ({ $left } left)
ask-rally = Which cards do you call? (strength { $strength } left)
ask-order = Which card comes next on your nation? ({ $left } left)
ask-cloak = Which city do you hide? ({ $left } left)
ask-discover = Which part of a valley do you discover?
ask-gift = Which card do you take from your buildings?
choose-supply = Supply
ask-council = Which deal do you make with the council?
choose-council-0 = Give special artefacts for levels
choose-council-1 = Give two levels for a special artefact
choose-council-2 = Exchange a special artefact for another
ask-lower = Which city do you lower by one level? ({ $left } left)
ask-give-special = Which special artefact do you give?
ask-tribute = Which card do you pay as tribute?
ask-summon = Whom do you summon?
choose-metamorpha = Metamorpha
choose-bilkarr = Bilkarr
ask-summon-to = Where do you send the character?

# What has happened
faction-in-play = A faction is in play: { $faction }.
faction-chosen = { $seat } chooses a faction: { $faction }.
marked = { $seat } begins on { $square } with a city of level { $level }.
start-card = { $seat } begins with { $card }.
drafted = { $seat } { $left ->
    [0] takes the last card
    [one] picks a card and passes the last one on
   *[other] picks a card and passes the others on
 }.
day-begins = Day { $day } begins, day { $weekday } of the week: the Oracle enlightens { $lit }, and symbols match for { $matching }.
turn-begins = It is { $seat }’s turn.
turn-ends = { $seat } ends their turn.
exchanged = { $seat } exchanges their whole hand.
cohort = { $seat } shows a cohort of { $count ->
    [one] one card
   *[other] { $count } cards
 } ({ $faction }).
reshuffled = { $seat } shuffles the shelter of { $count ->
    [one] one card
   *[other] { $count } cards
 } into a new nation.
drew = { $seat } draws { $cards }.
drew-cards = { $seat } { $refill ->
    [1] refills their hand after the attack with { $count ->
        [one] one card
       *[other] { $count } cards
    }
   *[other] draws { $count ->
        [one] one card
       *[other] { $count } cards
    }
 }.
gained = { $seat } { $how ->
    [hired] hires { $card }{ $price }
    [acquired] acquires { $card }{ $price }
   *[other] adds { $card } to their shelter{ $price }
 }.
gained-to-hand = { $seat } takes { $card } into their hand{ $price }.
to-limbo = { $seat } { $sacrifice ->
    [1] sacrifices { $card } to limbo
   *[other] puts { $card } into limbo
 }.
laid = { $seat } lays { $card }.
moved = { $seat }’s { $hero } goes from { $start } to { $square }.
jumped = { $seat }’s { $hero } jumps from the gate on { $start } to the gate on { $square }.
hero-hired = { $seat } hires { $hero } on { $square }{ $price }.
hero-brought = The storm carries { $seat }’s { $hero } to { $square }.
hero-retreated = { $seat }’s { $hero } retreats from { $start } to { $square }.
hero-lost = { $seat } loses { $hero } in the battle on { $square }.
built = { $seat } builds on { $square }: { $deck } ({ $terrain }){ $price }.
founded = { $seat } founds a city of level { $level } on { $square } ({ $deck }, { $terrain }){ $price }.
raised = { $seat } raises the city on { $square } to level { $level }{ $price }.
lowered = { $seat } lowers the city on { $square } to level { $level }.
captured = { $seat } conquers { $neutral ->
    [1] the neutral city
   *[other] { $loser }’s city
 } on { $square }, which now has level { $level }{ $limit ->
    [capital] {" "}(nobody may have two capitals)
    [residence] {" "}(nobody may have more residences)
    [zero] {" "}(nobody may have two cities of level 0)
   *[none] {""}
 }.
terraformed = { $seat } replaces { $old } on { $square } with { $terrain }.
swapped = { $seat } swaps the cards on { $first } and { $second }.
nothing-promoted = { $seat } has no unit in hand that can rise.
promoted = { $seat } promotes { $card } to { $promoted }.
transformed = { $seat } now has { $card } on the workbench.
changes = { $seat } plays { $by } on { $card }.
rolled = { $seat } rolls a { $face } for the amulet.
copied = { $seat } uses the fate card as “{ $card }”.
hid = { $seat } hides a card.
unhid = { $seat } takes back a hidden card.
stationed = { $seat } places { $card } in a tent.
fetched = { $seat } fetches { $count ->
    [one] one card
   *[other] { $count } cards
 } from a tent.
tent-destroyed = { $seat } destroys one of { $owner }’s tents.
own-tent-destroyed = { $seat } destroys a tent of their own.
special-used = { $seat } uses “{ $card }”.
special-given = { $seat } gives the council “{ $card }”.
snatched = { $seat } takes { $card } from { $victim }’s hand for this turn.
rallied = { $seat } calls { $card } back from their shelter.
gazed = { $seat } looks at { $count ->
    [one] one card
   *[other] { $count } cards
 } of their nation.
cloaked = { $seat } hides the city on { $square } under “Vayl’s Cloak”.
storm-drawn = { $seat } sets off { $storm }.
storm-copied = { $seat } copies { $storm }.
storm-void = { $storm } has no effect here.
fate-drawn = { $seat } draws { $fate }.
attack-begins = { $seat } attacks { $target }{ $weapon }{ $heroes ->
    [3] {" "}(both heroes)
   *[other] {""}
 }.
battle-card = { $seat } adds { $card } for a strength of { $strength }.
battle-done = { $seat } adds no more cards.
battle-passes = { $seat } passes.
battle-won = { $seat } wins the battle, { $attack_sum } against { $defence_sum }.
battle-sum = { $strength } ({ $parts })
battle-plain = { $strength }
battle-part-cards = cards { $strength }
battle-part-morale = morale { $strength }
battle-part-home = home terrain { $strength }
battle-part-place = the place { $strength }
battle-part-potions = potions { $strength }
battle-part-weakness = potions −{ $strength }
battle-lost = { $seat } loses the battle, { $attack_sum } against { $defence_sum }{ $tied ->
    [1] : a tie goes to the defender
   *[other] {""}
 }.
battle-off-potion = “Brotherhood” ends the attack on { $seat }.
battle-off-retreat = Nobody is left to fight: the attack ends.
hero-fights = { $seat }’s hero { $number } joins the defence.
hero-aside = { $seat }’s hero { $number } stands aside.
hypnotised = { $seat } takes { $card } from the opponent’s row with “Syoen’s Mask”.
raged = { $seat } loses { $card } from their hand to “Berserker”.
checkpoint = Week { $week } ends with a checkpoint.
royal-lost = { $seat } loses { $card }, with { $count } instead of { $needed ->
    [one] one card
   *[other] { $needed } cards
 }.
veteran = { $seat } leads veterans now, with { $count ->
    [one] one card
   *[other] { $count } cards
 }.
fallen = { $seat } leads fallen veterans now, with only { $count ->
    [one] one card
   *[other] { $count } cards
 }.
post-built = { $seat } builds a trading post on { $square }{ $price }.
potion-bought = { $seat } buys “{ $potion }”{ $price }.
potion-drunk = { $seat } drinks “{ $potion }”.
potion-poured = { $seat } pours out “Weakness” for { $other }.
potion-over = “{ $potion }” wears off.
frozen = { $seat } freezes { $victim }’s row ({ $deed }).
metamorpha-moves = Metamorpha comes to { $square }.
metamorpha-serves = Metamorpha serves { $seat } ({ $terrain }){ $price }.
bilkarr-moves = Bilkarr comes to { $square }.
discovered-road = { $seat } discovers crossroads on { $square }{ $price }.
discovered-building = { $seat } discovers a building on { $square }{ $price }: { $building }.
amplifier = { $seat }’s { $hero } takes a storm amplifier for { $gate }.
amplifier-used = { $seat }’s storm amplifier works at { $gate }.
ring-spent = { $seat } spends the ring of { $gate }.
dismissed = { $character } leaves the map.
game-ends-by-seat = { $seat } has { $count ->
    [one] 1 city
   *[other] { $count } cities
 } of level 4 or higher: the game ends.
game-ends-by-team = Team { $number } has { $count ->
    [one] 1 city
   *[other] { $count } cities
 } of level 4 or higher: the game ends.
game-ends-2 = The map is full: the game ends.
game-ends-3 = The last week is over: the game ends.
scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
 }: { $parts }.
points-of-cities = { $count ->
    [one] 1 city
   *[other] { $count } cities
 } of level { $level }
points-of-buildings = { $points ->
    [one] 1 point
   *[other] { $points } points
 } for buildings
points-of-nothing = no cities
team-scored = Team { $number } has { $together ->
    [one] 1 point
   *[other] { $together } points
 } together{ $points ->
    [0] {""}
   *[other] , which count one and a half times: { $points }
 }.
tie-broken-1 = The number of capitals breaks the tie.
tie-broken-2 = The number of residences breaks the tie.
tie-broken-3 = The number of cities of level 4 breaks the tie.
tie-broken-4 = The number of cities of level 3 breaks the tie.
tie-broken-5 = The number of cities of level 2 breaks the tie.
tie-broken-6 = The number of cities of level 1 breaks the tie.
tie-broken-7 = The number of heroes on the map breaks the tie.
tie-broken-8 = The number of cards breaks the tie.
game-won = { $shared ->
    [1] { $seat } shares the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    }: nothing breaks the tie.
   *[other] { $seat } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
 }

# Terminal
terminal-day = Day { $day } (week { $week }, day { $weekday })
terminal-lit = ☼ { $card }
terminal-told-oracle = The Oracle enlightens: { $lit }. Symbols match: { $matching }.
terminal-told-team = { $seats }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }; cities of level 4 or higher: { $count } of { $goal } that end the game.
terminal-told-deck = Deck { $deck }: { $top } on top, { $count } in all.
terminal-told-no-deck = Deck { $deck }: none left.
terminal-told-strength = { $seat } fights with strength { $total }: { $parts }.
terminal-matching = = { $card }
terminal-phase-setup = Setting up
terminal-phase-draft = Draft
terminal-oracle = Oracle ☼/=:
terminal-letter-forest = f
terminal-letter-mountain = m
terminal-letter-canyon = c
terminal-letter-lake = l
terminal-letter-frost = i
terminal-letter-jungle = j
terminal-legend = ⌂ city with level and owner, ◇ neutral with strength, ▣ building, ◎ gate, ▲ ruins, ? undiscovered, ⚑ trading post, ☾ cloaked, M Metamorpha, B Bilkarr; ✋ hand, ▤ nation/whole deck, ♟ heroes
terminal-legend-terrain = ☼ enlightened, = symbols match; f forests, m mountains, c canyons, l lakes, i frost fields, j proto-jungle
terminal-neutral = Guards
terminal-morale = morale
terminal-home = home terrain
terminal-place = the place
terminal-potions = potions
terminal-count-supply = Supply { $count }
terminal-count-stardust = Stardust { $count }
terminal-count-chests = Chests { $count }
terminal-count-storms = Storms { $count }
terminal-count-limbo = Limbo { $count }
terminal-count-fate = { $count ->
    [one] 1 fate card
   *[other] { $count } fate cards
 }
terminal-specials = Special artefacts: { $cards }
terminal-draft = On offer: { $cards }
terminal-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
terminal-veteran = veterans
terminal-fallen = fallen veterans
terminal-hand = Hand: { $cards }
terminal-bench = This turn: { $cards }
terminal-row = Row: { $cards }
terminal-hidden = Hidden: { $cards }
terminal-hidden-count = Hidden: { $count }
terminal-own-specials = Owns: { $cards }
terminal-tent = Tent: { $cards }
terminal-posts = Posts: { $squares }
terminal-rings = Rings: { $terrains }
terminal-potion = { $potion }{ $day ->
    [0] {""}
   *[other] {" "}(day { $day })
 }
terminal-told-empty = Empty squares: { $count }.
terminal-told-roads = roads to { $sides }
terminal-told-post = { $seat }’s trading post
terminal-told-cloaked = hidden by Vayl’s Cloak
terminal-told-waits = beside the map
terminal-told-person = { $seat }: points { $points }, hand { $hand }, nation { $nation }, shelter { $shelter }, whole deck { $deck }, heroes: { $heroes }.
terminal-end-seat = Seat
terminal-end-points = Own points
terminal-end-cities = Great cities
terminal-end-capitals = Capitals
terminal-end-residences = Residences
terminal-end-heroes = Heroes
terminal-end-cards = Cards
terminal-end-total = Total
terminal-box-creation = Creation cards
terminal-box-terrain = Terrain cards
terminal-box-storms = Storm effects
terminal-box-fate = Fate cards
terminal-box-potions = Potions
terminal-box-metamorpha = Metamorpha’s abilities
terminal-box-buildings = Buildings of the valleys
terminal-box-places = Other terrain cards
terminal-box-tokens = Figures and tokens
terminal-box-costs = What things cost
terminal-box-declarations = Declarations
terminal-box-battle = Battle
terminal-box-ending = The end
terminal-box-setup = Setup
terminal-box-hiring = Hiring units
terminal-box-checkpoints = Checkpoints
terminal-box-oracle = The oracle
terminal-box-amulet-die = The amulet’s die
terminal-box-potion-rules = Brewing potions
terminal-column-name = Name
terminal-column-count = Number
terminal-column-text = Text
terminal-column-rule = Rule
terminal-column-figure = Figure
terminal-column-value = Value
terminal-column-recruiter = Lowest rank of who hires
terminal-column-supply = Supply
terminal-column-day = Day
terminal-column-lit = Enlightened
terminal-column-matching = Matching symbols
terminal-column-roll = Roll
terminal-column-becomes = The card becomes
terminal-face-artefact = any artefact
terminal-face-wild = wild card: any unit, artefact or supply

# Figures of the box that stand on no card.
terminal-figure-hand = Cards in hand
terminal-figure-days-in-a-week = Days in a week
terminal-figure-hidden-cards = Hidden cards at most
terminal-figure-heroes = Heroes at the start
terminal-figure-simple-road-labour = Straight road or curve, in frimen
terminal-figure-crossroads-labour = Crossroads, in frimen
terminal-figure-crossroads-supply = Crossroads, supply
terminal-figure-crossroads-by-tool = A tool builds crossroads too
terminal-figure-found-units = Founding a city, equal units
terminal-figure-upgrade-units = Raising a city, units
terminal-figure-artefact-units = Acquiring an artefact, units
terminal-figure-artefact-supply = Acquiring an artefact, supply
terminal-figure-hero-weapons = Hiring a hero, weapons
terminal-figure-hide-limbo = Hiding, cards put into limbo
terminal-figure-hide-cards = Hiding, cards hidden
terminal-figure-post-labour = Trading post, in frimen
terminal-figure-valley-road-labour = Crossroads of a valley, in frimen
terminal-figure-valley-road-supply = Crossroads of a valley, supply
terminal-figure-valley-building-labour = Building of a valley, in frimen
terminal-figure-jump-supply = Jump through a gate, supply
terminal-figure-retreat-supply = Retreat, supply
terminal-figure-retreat-squares = Retreat, squares
terminal-figure-exchange-draw = Exchange, cards drawn
terminal-figure-cohort-least = Cohort, cards at least
terminal-figure-cohort-less = Cohort, this many fewer cards are drawn
terminal-figure-morale = Morale of each hero
terminal-figure-veteran-morale = Morale of each hero of veterans
terminal-figure-veteran-units = Further strength of the frimen and chiefs of veterans
terminal-figure-terrain = Home terrain
terminal-figure-neutral-city = Neutral city
terminal-figure-neutral-city-heroic = Neutral city in hero mode
terminal-figure-ruins = Ruins
terminal-figure-ruins-heroic = Ruins in hero mode
terminal-figure-building = Building of a valley
terminal-figure-centre-per-building = Centre of a valley, for each building
terminal-figure-neutral-city-reward = Reward of a neutral city
terminal-figure-tie-goes-to-attacker = The attacker wins a tie
terminal-figure-veteran-deck = Cards in the creation deck of veterans
terminal-figure-later-gains = King, queen and veterans at later checkpoints too
terminal-figure-cities-alone = Great cities to win, alone
terminal-figure-cities-of-two = Great cities to win, as two
terminal-figure-cities-of-three = Great cities to win, as three
terminal-figure-two-against-three-halves = Half points for each point, as two against three
terminal-figure-supply = Potion, supply
terminal-figure-days = Potion, days
terminal-token-hero = Heroes
terminal-token-die = Die
terminal-token-board = Board
terminal-token-board_extension = Extension of the board
terminal-token-player_board = Player boards
terminal-token-points_card = Cards for victory points
terminal-token-oracle = Sun Oracle
terminal-token-city_level = City tokens
terminal-token-neutral_city = Tokens of neutral cities
terminal-token-ruins_guard = Tokens of ruins
terminal-token-battle_strength = Battle strength cards
terminal-token-time = Time markers
terminal-token-reference_sheet = Reference sheets
terminal-token-direction_die = Direction die (not used)
terminal-token-trading_post = Trading posts
terminal-token-veteran = Veteran markers
terminal-token-potion = Potion markers
terminal-token-ring = Ring markers
terminal-token-metamorpha = Metamorpha
terminal-token-bilkarr = Bilkarr

# Browser board
board-map = Map
board-empty = empty
board-city = City of level { $level }
board-of = { $name }
board-defence = strength { $strength }
board-roads-to = roads to { $sides }
board-side-N = north
board-side-E = east
board-side-S = south
board-side-W = west
board-post-of = { $name }’s trading post
board-hero-of = { $name }’s hero { $number }
board-cloaked = hidden by Vayl’s Cloak
board-metamorpha = Metamorpha
board-bilkarr = Bilkarr
board-bilkarr-next = Bilkarr goes here next
board-amplifier = carries a storm amplifier
board-ways = Ways for this card
board-turn = { $turn ->
    [0] as it is
   *[other] turned by { $turn } degrees
 }
board-oracle = Sun Oracle
board-day = Day { $day }
board-week = week { $week }
board-lit = enlightened today
board-matching = symbols match today: choose the faction
board-supply = Common supply
board-cards-left = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
board-store-supply = { $count ->
    [one] 1 supply card
   *[other] { $count } supply cards
 }
board-store-stardust = Stardust: { $count }
board-store-chest = Chests: { $count }
board-store-rest = Special artefacts in the rest pile: { $count }
board-store-fate = Fate cards: { $count }
board-store-storms = Storm effects in the pile: { $count }
board-store-limbo = Cards in limbo: { $count }
board-open-specials = Face-up special artefacts
board-potions = Potions
board-potion-of = { $potion }, { $name }{ $day ->
    [0] {""}
   *[other] , day { $day }
 }
board-storms-played = Storm effects that have been played
board-hand = Your hand
board-hand-empty = Your hand is empty.
board-bench = Only this turn
board-hidden = Hideout
board-copies = { $card }, { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
board-workbench = Row
board-workbench-empty = Rows are laid here.
board-played = Played this turn
board-row-of = { $name } lays a row
board-lacks = Still missing: { $what }
board-labour = friman or tool
board-or-higher = { $card } or higher
board-steps-left = { $count ->
    [0] no steps left
    [one] 1 step left
   *[other] { $count } steps left
 }
board-deed-build = Build a road
board-deed-found = Found a city
board-deed-upgrade = Raise a city
board-deed-hire = Hire a unit
board-deed-artefact = Acquire an artefact
board-deed-hero = Hire a hero
board-deed-post = Build a trading post
board-deed-discover = Discover
board-deed-potion = Buy a potion
board-deed-attack = Attack
board-deed-move = Move a hero
board-battle = Battle at { $square }
board-role-attack = attacks
board-role-defence = defends
board-target-city = Neutral city
board-target-heroes = Heroes
board-target-ruins = Ruins
board-bonus-morale = morale
board-bonus-terrain = home terrain
board-bonus-place = the place itself
board-bonus-potions = potions
board-people = Players
board-team = Team { $number }
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
board-great-cities = { $goal ->
    [0] great cities: { $count }
   *[other] great cities: { $count } of { $goal }
 }
board-look = look at the face-up cards
board-first = goes first
board-count-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
 }
board-count-nation = { $count ->
    [one] 1 card in the nation
   *[other] { $count } cards in the nation
 }
board-count-shelter = { $count ->
    [one] 1 card in the shelter
   *[other] { $count } cards in the shelter
 }
board-count-hidden = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
 }
board-deck-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
 } in the whole deck
board-post-on = trading post on { $square }
board-hero-waits = this hero is not on the map
board-queen-ours = has the queen
board-queen-deposed = the queen is deposed
board-king-ours = has the king
board-king-deposed = the king is deposed
board-veteran = veteran
board-fallen = fallen veteran
board-tent-with = tent with { $cards }
board-no-cards = No cards to be seen here.
board-what-to-do = What should happen?
board-zone-shelter = From the shelter
board-zone-limbo = Limbo
board-zone-specials = Special artefacts
board-zone-rest = The rest pile
board-zone-draft = On offer
board-zone-looked = The cards looked at
board-zone-row = Your opponent’s row
board-zone-under = Under the gate
board-zone-wild = What it becomes
board-zone-copies = Special artefacts of the others
board-zone-deck = Your special artefacts
board-zone-factions = Which faction?
board-open-hand = Hand, as far as known
board-open-played = Played this turn
board-open-shelter = Shelter
board-open-hidden = Hidden
board-open-tent = Tent
board-line-cities = Cities of level { $level }
board-line-buildings = Buildings of the valleys
board-line-partners = Cities of partners
board-line-factor = Two against three

# What does not fit in the figures of an own copy
wrong-squares = start and neutral cities, ruins and gates must be different squares in play
wrong-things = they must be { $known }
wrong-counts = the boxes hold 5, 4, 8 and 17 kinds of them
wrong-square = “{ $text }” is not a square of this board
wrong-oracle = it must name an artefact for each of seven days: { $known }

# What cannot be played together
wrong-too-many-players = The Creation alone is for two to { $most } players, not for { $players }: add The Stormgates (B1.1)
wrong-no-room = On the board “{ $board }” there is room for { $room ->
    [one] one new city
   *[other] { $room } new cities
 }, but the end of the game may need { $needed } (B1.3, S17.2)

# What speaks for a choice (hints)
part-points = more victory points
part-cities = more and greater cities
part-cards = a stronger deck
part-room = more room to build and trade
part-heroes = heroes in better places

# Why something cannot be chosen.
why-not-empty-deck = This deck is empty.
why-not-founding = You have not got the cards at hand to found a city: { $count ->
    [one] 1 unit
   *[other] { $count } units of the same rank
  }.
why-not-pay = You have not got the cards for it at hand: { $cost }.
why-not-site = Nothing of this kind fits on an empty square that a road connects to one of your cities.
why-not-hero-of = This hero belongs to { $seat }.
why-not-hero-away = This hero is not on the map: hiring takes a weapon and a city of yours.
why-not-road-from-here = No road leads on from where this hero stands.
why-not-steps = You have neither supply nor a horse at hand to move this hero.
why-not-here = The hero stands here already.
why-not-joined = No road leads there directly: a hero goes by road from card to card.
why-not-step-unpaid = This step is not paid for: lay supply or a horse first.
why-not-empty-square = This square is taken: roads and cities are built on empty squares.
why-not-connected = No road that is connected to one of your cities leads to this square.
why-not-fitting = However the card is turned, its roads do not match all its neighbours here.
why-not-fitting-city = The city does not match its neighbours here, or it would stand right beside another city.
why-not-in-row = This card does not help the row: it still needs { $cost }.
why-not-for-moving = Only supply and horses move a hero.
why-not-weapon = An attack begins with a weapon.
