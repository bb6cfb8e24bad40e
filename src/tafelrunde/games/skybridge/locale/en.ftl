# The words of Skybridge.
game = Skybridge
game-by = by Michael Rieneck and Franz Vohwinkel
game-about = Lead one of five peoples, build the bridge to the eye-star, win the favour of the deities and keep the rebels in check.

option-characters = Characters
option-characters-help = Choose characters and sides in turn, or draw them by lot (K2.4).
option-characters-chosen = chosen
option-characters-dealt = drawn by lot
option-hands = Starting hands
option-hands-help = The four recommended cards of your nation, or a draft (K2.7, K2.8).
option-hands-recommended = recommended
option-hands-drafted = drafted

# What people may begin with
preset-first = First game
preset-first-help = Two players, characters dealt, recommended starting hands.
preset-standard = Standard
preset-standard-help = Three players, characters of your choice, recommended starting hands.
preset-everything = With a draft
preset-everything-help = Four players, characters of your choice, and starting hands are drafted.

# Goods, stacks, places
good-wood = wood
good-stone = stone
good-metal = metal
good-livestock = livestock
good-salt = salt
good-money = money
amount-wood = { $amount } wood
amount-stone = { $amount } stone
amount-metal = { $amount } metal
amount-livestock = { $amount } livestock
amount-salt = { $amount } salt
amount-money = { $amount } money
stack-empire = The Empire
stack-light = Peoples of Light
stack-darkness = Peoples of Darkness
stack-utreng = The Utreng
stack-shenna = Cities of the Shenna
stack-bridge = Bridge-building
stack-eyestar = Eye-star
slot = rune slot { $number }
section = section { $number }
printed-name = { $name }
area-2 = Gravel Gate
area-3 = Caravan Wells
area-4 = Red Dune Sea
area-5 = Drakeskull Flats
area-6 = Whispering Bend
area-7 = Sunken Ford
area-8 = Pilgrims’ Ascent
die-skybridge = Skybridge die
die-utreng = Utreng die
drake-sathap = Sathap
drake-terogh = Terogh
drake-elbea = Elbea
category-bridge = Bridge
category-deities = Deities
category-rebels = Rebels
category-garrisons = Garrisons

# The characters and their abilities
character-guinn = Guinn Urcela
character-jardh = Jardh Rogoll
character-hamises = Hamises
character-adlem = Adlem
character-irseth = Irseth
side-crown_of_dominion = { $character }: Crown of Dominion
side-crown_of_pain = { $character }: Crown of Pain
side-high_priest = { $character }: High Priest
side-secret_of_geneorn = { $character }: Secret of the Geneorn
side-visions = { $character }: Visions of Beeledhan
side-daughter = { $character }: Beeledhan’s Daughter
side-drake_master = { $character }: Drake Master
side-chief_builder = { $character }: Chief Bridge-builder
side-gardens = { $character }: Gardens of the Lhaedineeri
side-merchants = { $character }: Merchants of the Shenna
ability-crown_of_dominion = Place the crown on a central stack each round. When another player takes the card there, you gain one of the stack’s bonus effects as well.
ability-crown_of_pain = Place the crown on a central stack each round. Any other player who takes the card there must give you a figure, which you may give up instead of one of your own.
ability-high_priest = Whenever you get a deity card, draw another. Keep one of the two, or discard both at once for their gifts.
ability-secret_of_geneorn = You have only four slots, but your people cards may go to any of them. A deity card needs the rune of the pile’s top card.
ability-visions = Before you take a card, you may look at the top of a face-down central stack and take that card instead.
ability-daughter = Whenever you play a people card, you may use inspiration once.
ability-drake_master = Whenever you play a people card with a drake, draw a deity card. You may ignore feuds.
ability-chief_builder = Roll the Utreng die with the Skybridge die and choose which goes on the section. When you build, the other one pays for the good it shows.
ability-gardens = You start with “Ghiarhabbat” as well. When you play a card onto it, you may first move it to another slot.
ability-merchants = Whenever you play a people card, you may turn one of your figures into a rebel to use the effect beside the slot’s rune: { $effects }.
beginner-side = Recommended for a first game.

# Effects, as printed
effect-die = the good on the Skybridge die
effect-population = 1 figure of population
effect-garrison = a garrison
effect-deity = a deity card
effect-religion = religion
effect-military = military power
effect-inspiration = inspiration
effect-return = return
effect-trade = trade { $good } for { $effect }
trade-way = { $good } for { $effect }
effect-arm = arm with { $good }
effect-arm-population = arm with a figure
effect-food = food
effect-knowledge = knowledge
effect-craft = craft
effect-drake = drake
effect-of-card = { $effect }
list-and = { $first }, { $second }
last-and = { $first } and { $second }
quoted = “{ $card }”
list-or = { $first } or { $second }
two-sentences = { $first } { $second }

# The text of a card
text-instant = At once: { $effects }.
text-active = Main effects: { $effects }.
text-passive = Counts while visible: { $effects }.
text-rune = Rune { $number }.
text-joker = Joker rune: may be played to any slot.
text-points = { $points ->
    [one] 1 power point
   *[other] { $points } power points
 }.
text-deity = Rune { $number }. Feud: { $nation }. Gift: { $gift }.
text-section = Costs { $cost }{ $die ->
    [yes] {" "}and the good on the die
   *[no] {""}
 }. Requires: { $requires }. { $points ->
    [one] 1 power point
   *[other] { $points } power points
 }.
text-area = { $points ->
    [0] An area of the desert without fortification.
    [one] A fortification worth 1 point.
   *[other] A fortification worth { $points } points.
 }
text-drake = { $harm }, or move your legion one area back.
text-die = It shows: { $faces }.
face-choice = a face of your choice
requires-nothing = nothing
harm-sathap = { $amount ->
    [one] Discard 1 people card from your hand
   *[other] Discard { $amount } people cards from your hand
 }
harm-terogh = { $amount ->
    [one] Close one of your rune slots for good
   *[other] Close { $amount } of your rune slots for good
 }
harm-elbea = { $amount ->
    [one] Remove 1 of your figures from the game
   *[other] Remove { $amount } of your figures from the game
 }

# Questions and answers
ask-character = Choose a character and a side
choose-side = { $side }
ask-draft = Which card do you keep?
ask-ghiarhabbat-start = At which slot does “Ghiarhabbat” start?
ask-crown = On which stack do you place the crown?
choose-stack = { $stack }
pass-crown = Keep the crown
ask-take = Take a face-up card
choose-take = { $card } ({ $stack })
choose-look = Look at the top card first ({ $stack })
pass-take = Take no card
ask-seen = Do you keep this card?
pass-seen = Put it back
ask-keep = Which card do you keep?
ask-put-back = Which card do you put back next? The last one ends up on top.
choose-card = { $card }
ask-bonus = Which bonus of the stack “{ $stack }” do you take?
choose-bonus = { $bonus }
pass-bonus = No bonus
ask-play = Play a card
ask-slot = Where do you play the card?
choose-slot = { $slot }
choose-slot-for = “{ $card }” to { $slot }
choose-retreat = “{ $card }” to { $slot } (retreat)
note-retreat = your legion falls back to { $area }
pass-play = Play no card
ask-ghiarhabbat = Does “Ghiarhabbat” make way before it is covered?
pass-ghiarhabbat = It stays
ask-instants = Which instant effect of “{ $card }” do you use?
choose-instant = { $instant }
choose-own-instant = { $instant } (your ability)
choose-way = { $effect }
ask-gift-way = Which gift of “{ $card }” do you take?
ask-service-way = Which of the merchants’ effects do you use?
choose-merchant = { $merchant }
merchant = a figure rebels: { $effect }
pass-instants = Continue
ask-pile = Which pile do you rearrange?
ask-top = Which card moves to the top of { $slot }?
ask-second = Which card lies below “Ghiarhabbat” at { $slot }?
ask-return = From which area does a figure return?
choose-area = { $area }
ask-rebel = Whose figure becomes a rebel?
choose-figure = One of { $owner }’s figures
ask-room = No room for { $good }: what do you give back?
choose-room = Give back { $good }
choose-lose = Do without { $good }
ask-act = Use your main effects, build, or end your turn
choose-effect = { $card }: { $effect }
choose-collect = { $all }
collect-all = Take all goods and figures at once
choose-build = Build { $section }
ask-end = You have built. Anything else before your turn ends?
ask-before-end = You have discarded. Anything else before your turn ends?
choose-end = { $end }
end-turn = End your turn
choose-gift = Gift of “{ $card }”: { $gift }
choose-exchange = { $exchange }
exchange-salt_wood = 2 salt for 1 wood
exchange-salt_stone = 2 salt for 1 stone
exchange-salt_metal = 2 salt for 1 metal
exchange-metal_military = 2 metal for military power
exchange-livestock_deity = 2 livestock for a deity card
ask-religion = Which deity card do you lay on which pile?
choose-religion = “{ $card }” on { $slot }
pass-religion = Lay no card
ask-keep-deity = Keep one deity card, or discard all for their gifts
choose-keep = Keep “{ $card }”
choose-give-all = Discard all, “{ $card }” first: { $gift }
ask-discard-deity = Too many deity cards: which one do you discard?
ask-harm = { $drake } has awoken: which harm do you suffer?
choose-harm = { $drake }: { $harm }
choose-legion-back = Move the legion back to { $area }
ask-bury = Which card do you discard?
ask-close = Which slot do you close?
choose-close = Close { $slot }
ask-remove = Whose figure leaves the game?
ask-feed = No food: whose figure becomes a rebel?
pass-feed = Nobody’s
ask-die = Which die goes on the section?
choose-die = { $die }
ask-turn-die = To which face do you turn the { $die }?
choose-good = { $good }
hint-points = +{ $points }

# What has happened
character-chosen = { $seat } plays { $side }.
hand-taken = { $seat } takes the recommended hand: { $cards }.
card-drafted = { $seat } has chosen a card.
round-begins = Round { $round } begins.
card-revealed = Face up now: “{ $card }” ({ $stack }).
crown-placed = { $seat } places the crown on the stack “{ $stack }”.
crown-returned = { $seat } gets the crown back.
turn-begins = It is { $seat }’s turn.
card-taken = { $seat } takes “{ $card }” from the stack “{ $stack }”.
cards-drawn = { $seat } takes “{ $card }” from the stack “{ $stack }” and draws { $count ->
    [one] 1 more card
   *[other] { $count } more cards
 } with knowledge.
card-seen = { $seat } looks at “{ $card }”.
card-kept = “{ $card }” comes into { $seat }’s hand.
card-kept-hidden = { $seat } keeps a card from the stack “{ $stack }”.
card-put-back = { $seat } puts a card back on top of the stack “{ $stack }”.
looked = { $seat } looks at the top card of the stack “{ $stack }”.
nothing-to-take = There is no card that { $seat } could take.
take-skipped = { $seat } takes no card, and so no bonus.
bonus-skipped = { $seat } gets no bonus of the stack “{ $stack }”: none is possible now.
good-gained = { $seat } gains { $good } ({ $why }).
good-lost = { $seat } has no room for { $good } and gets none ({ $why }).
good-paid = { $seat } pays { $good } ({ $why }).
figure-given = { $seat } gives { $owner } a figure for the card under the crown.
deity-drawn = { $seat } draws a deity card ({ $why }).
deity-seen = { $seat } has drawn “{ $card }”.
deity-put-under = { $seat } puts a deity card under the stack.
gift-given = { $seat } discards “{ $card }” for its gift: { $gift }.
gift-idle = The gift of “{ $card }” does nothing for { $seat } now.
card-played = { $seat } plays “{ $card }” to { $slot }.
nothing-to-play = { $seat } has no card to play.
play-skipped = { $seat } plays no card: none fits without a retreat.
ghiarhabbat-placed = { $seat } lays “Ghiarhabbat” at { $slot }.
ghiarhabbat-moved = “Ghiarhabbat” makes way: { $seat } moves it to { $slot }.
legion-advanced = { $seat }’s legion advances to { $area } ({ $why }).
legion-withdrawn = { $seat }’s legion falls back to { $area } ({ $why }).
population-gained = { $seat } gains a figure ({ $why }).
figure-returned = One of { $seat }’s figures returns from { $area } ({ $why }).
became-rebel = One of { $seat }’s figures rebels in { $area } ({ $why }).
foreign-became-rebel = One of { $owner }’s figures on { $seat }’s board rebels in { $area } ({ $why }).
hunger-spared = { $seat } has no food, but no figure on the board either, and is spared.
hunger-refused = { $seat } has no food, keeps the figures of others and is spared.
garrison-placed = { $seat } places a garrison in { $area } ({ $why }).
pile-sorted = { $seat } rearranges { $slot } ({ $why }): “{ $card }” is on top now.
pile-second = At { $slot } “{ $card }” now lies right below “Ghiarhabbat”.
deity-played = { $seat } lays “{ $card }” on { $slot }: the points of the pile count now.
religion-unused = { $seat } uses religion, but lays no deity card.
built = { $seat } builds { $section } and pays { $paid }.
paid-by-die = { $good } with their own die
paid-figure = 1 figure
paid-for-craft = { $good } in place of craft
deities-returned = { $seat } puts { $count ->
    [one] 1 discarded deity card
   *[other] { $count } discarded deity cards
 } under the stack.
section-finished = The bridge grows: { $section } is finished{ $idle ->
    [0] {""}
    [one] {" "}without builders, after 1 round
   *[other] {" "}without builders, after { $idle } rounds
 }.
section-idle = Nobody has worked on { $section } for { $idle ->
    [one] 1 round
   *[other] { $idle } rounds
 }.
free-rebel = A free rebel appears in { $area }.
die-rolled = The { $die } shows { $good }.
die-turned = { $seat } turns the Utreng die to { $good }.
die-chosen = { $seat } puts the { $die } on { $section }.
leader-moved = The rebel leader moves to { $area }.
start-drake-passed = { $seat } gets the start drake.
cards-cleared = { $count ->
    [one] 1 face-up card is cleared away.
   *[other] { $count } face-up cards are cleared away.
 }
drake-awakes = A great drake awakens: { $drake }!
harm-spared = { $drake } spares { $seat }: there is nothing to lose.
cards-buried = { $seat } discards { $count ->
    [one] 1 card
   *[other] { $count } cards
 } face down because of Sathap.
slot-closed = { $seat } closes { $slot } because of Terogh.
figure-removed = One of { $seat }’s figures leaves the game because of Elbea.
foreign-removed = One of { $owner }’s figures on { $seat }’s board leaves the game because of Elbea.
compensated = { $seat } lays a leftover bridge-building card at { $slot }.
supply-rebels = { $count ->
    [one] 1 figure in { $seat }’s figure supply rebels
   *[other] { $count } figures in { $seat }’s figure supply rebel
 } in { $area }, where their legion stands.
scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
 }: bridge { $bridge }, deities { $deities }, rebels { $rebels }, garrisons { $garrisons }.
game-won = { $tie ->
    [figures] { $seat } wins the tie at { $points ->
        [one] 1 power point
       *[other] { $points } power points
    } with more population on the bridge.
    [shared] { $seat } shares the victory with { $points ->
        [one] 1 power point
       *[other] { $points } power points
    }: population on the bridge is tied, too.
   *[none] { $seat } wins with { $points ->
        [one] 1 power point
       *[other] { $points } power points
    }.
 }
by-card = “{ $card }”
by-bonus = bonus: { $stack }
by-exchange = for { $paid }
by-merchants = the merchants of the Shenna
by-ability = ability
by-arming = arming
by-hunger = no food
by-retreat = retreat
by-drake = great drake
by-effect = an effect
by-room = { $why }, { $paid } given back to make room

# The board in a terminal
terminal-round = Round { $round }
terminal-phase-setup = setup
terminal-phase-opening = opening cards
terminal-phase-preparation = preparation phase
terminal-phase-character = character phase
terminal-phase-peoples = peoples phase
terminal-phase-end = end of the game
terminal-start = start drake: { $seat }
terminal-deity-stack = { $count ->
    [one] 1 deity card
   *[other] { $count } deity cards
 }
terminal-bridge = Bridge
terminal-finished = The bridge is finished.
terminal-die = { $good } (die)
terminal-idle = · nobody for { $idle } of { $limit ->
    [one] 1 round
   *[other] { $limit } rounds
 }
terminal-stack = Stack
terminal-open = Face-up card (rune), effects, points
terminal-bonus = Bonus
terminal-any = any one
terminal-drake-waits = a great drake sleeps here
terminal-desert = Desert
terminal-fort = fortifications
terminal-legions = legions
terminal-rebels = rebels
terminal-person = Player
terminal-side = Character
terminal-goods = Goods
terminal-figures = Figures
terminal-symbols = Symbols
terminal-hand = Hand
terminal-score = Points
terminal-pile = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }, { $points } pts
terminal-closed = closed
terminal-can-build = You can build at { $section }.
terminal-missing = For { $section } you lack: { $what }
terminal-legend = ▸ whose turn it is · ► can be chosen · ♛ crown · ♜ garrison · ♞ rebel leader · ○ free rebel · ⚡ instant effect · [ ] counts while it is visible · ═ built · Figures: population+supply · Hand: cards+deity cards · Points: bridge+deity cards+rebels+garrisons
terminal-own-hand = Your hand
terminal-told-crown = (crown)
terminal-told-legion = { $seat }’s legion
terminal-told-garrison = { $seat }’s garrison
terminal-told-rebels = { $count ->
    [one] 1 rebel
   *[other] { $count } rebels
 } in { $seat }’s colour
terminal-told-free = { $count ->
    [one] 1 free rebel
   *[other] { $count } free rebels
 }
terminal-told-leader = the rebel leader
terminal-told-person = { $seat }, { $side }: goods { $goods }; figures { $population }, in supply { $supply }; { $hand ->
    [one] 1 people card
   *[other] { $hand } people cards
 } and { $deities ->
    [one] 1 deity card
   *[other] { $deities } deity cards
 } in hand; { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
terminal-short-food = food
terminal-short-knowledge = know
terminal-short-craft = craft
terminal-short-drake = drake

# The box
box-people = People cards and start cards
box-deities = Deity cards
box-bridge = Bridge, dice and great drakes
box-desert = Desert
box-sides = Characters
box-id = Id
box-name = Name
box-text = Text
box-rule = Rule
box-count = Number
box-tokens = Board, figures and tokens
box-figures = Figures
box-figure = Figure
box-value = Value
box-bonus = Bonus effects
box-figure-opening_population = Population at the start
box-figure-opening_hand = People cards at the start
box-figure-deity_limit = Deity cards in hand at most
box-figure-idle_rounds = Rounds without building until the bridge grows by itself
box-figure-sole_builder_bonus = Further points for building a section alone
box-figure-pieces-population = Population in each colour
box-figure-pieces-garrisons = Garrisons in each colour
box-figure-pieces-free_rebels = Free rebels
box-figure-storage-materials = Places for wood, stone and metal
box-figure-storage-livestock = Places for livestock
box-figure-storage-salt = Places for salt
box-token-board = Board
box-token-character_board = Character boards, printed on both sides
box-token-bridge_end = Fields of Thraen and the eye-star
box-token-wood = Wood markers
box-token-stone = Stone markers
box-token-metal = Metal markers
box-token-livestock = Livestock markers
box-token-salt = Salt markers
box-token-money = Money markers
box-token-population = Population, 12 in each colour
box-token-garrison = Garrisons, 4 in each colour
box-token-legion = Legions
box-token-free_rebel = Free rebels
box-token-rebel_leader = Rebel leader
box-token-start_drake = Start drake
box-token-crown = Crown
box-token-deity_token = Deity tokens

# The cards
card-EMP01 = Granary Wardens
card-EMP02 = Road Legionaries
card-EMP03 = Tax Farmers
card-EMP04 = Palace Envoys
card-EMP05 = Terrace Reapers
card-EMP06 = Rampart Masons
card-EMP07 = Conscript Barracks
card-EMP08 = Court Surveyors
card-EMP09 = Ring-Road Bakers
card-EMP10 = Siege Foundry
card-EMP11 = Delta Shipwrights
card-EMP12 = Iron Tribunes
card-EMP13 = Threshing Halls
card-EMP14 = Standard Bearers
card-EMP15 = Quartermasters
card-EMP16 = Throne Chaplains
card-EMP17 = Field Overseers
card-EMP18 = Border Cohort
card-EMP19 = Undying Guard
card-EMP20 = Crown Aerie
card-LIG01 = Redheart Fellers
card-LIG02 = Grove Priests
card-LIG03 = Rain Herders
card-LIG04 = Root Cellars
card-LIG05 = Canopy Villages
card-LIG06 = Bark Carvers
card-LIG07 = Prayer Singers
card-LIG08 = Dew Gatherers
card-LIG09 = Sacred Sawyers
card-LIG10 = Plains Drovers
card-LIG11 = Pole-Light Oracles
card-LIG13 = Moss Shrine
card-LIG14 = Thornwall Sentinels
card-LIG15 = Timber Rafts
card-LIG16 = Fireside Tellers
card-LIG17 = Wandering Flocks
card-LIG18 = Pilgrim Guides
card-LIG19 = Tall-Tree Riders
card-LIG20 = Honey Gardens
card-DAR01 = Ice Readers
card-DAR02 = Bone Shepherds
card-DAR03 = Night Masons
card-DAR04 = Whisper Cult
card-DAR06 = Blind Prophets
card-DAR07 = Seal Hunters
card-DAR08 = Wasteland Riders
card-DAR09 = Lantern Bearers
card-DAR10 = Frost Quarry
card-DAR11 = Drake Mourners
card-DAR12 = Oathbreakers
card-DAR13 = Dark-Script Scribes
card-DAR14 = Shadow Vigil
card-DAR15 = Mushroom Caverns
card-DAR16 = Dreamwalkers
card-DAR17 = Amulet Pedlars
card-DAR18 = Abyss Fliers
card-DAR19 = Sin-Eaters
card-DAR20 = Exile Camp
card-UTR01 = Cliff Quarrymen
card-UTR02 = Hatchery Keepers
card-UTR03 = Bellows Forge
card-UTR04 = Summit Watch
card-UTR05 = Ore Divers
card-UTR06 = Scaffold Joiners
card-UTR07 = Sky Couriers
card-UTR08 = Goat Ledges
card-UTR09 = Deep Smelters
card-UTR10 = Rope Makers
card-UTR11 = Saddle Lancers
card-UTR12 = Stone Singers
card-UTR13 = Anvil Guild
card-UTR14 = Wing Vanguard
card-UTR15 = Pass Haulers
card-UTR16 = Gem Cutters
card-UTR17 = Chainwrights
card-UTR18 = Elder Drakes
card-UTR19 = Arch Builders
card-SHE01 = Salt Rakers
card-SHE04 = Fishing Hamlets
card-SHE05 = Caravan Masters
card-SHE06 = Brine Pans
card-SHE07 = Harbour Brokers
card-SHE08 = Hired Blades
card-SHE09 = Silk Quarter
card-SHE10 = Salt Tithe
card-SHE11 = Lagoon Shipyards
card-SHE12 = Incense Traders
card-SHE13 = Lowland Orchards
card-SHE14 = Auction Hall
card-SHE15 = Gilded Temple
card-SHE16 = Smugglers
card-SHE17 = Moneylenders
card-SHE18 = Salt Barons
card-SHE19 = Drake Lenders
card-SHE20 = Refugee Docks
card-BRI = Bridge Crew
card-EYE01 = Jungle Hosts
card-EYE02 = Vine Weavers
card-EYE03 = Sky Brood
card-EYE04 = Second Foundation
card-EYE05 = Shrine in the Green
card-EYE06 = Hidden Springs
card-EYE07 = Fang Wardens
card-start-empire-1 = Tribute Chests
card-start-empire-2 = Crown Timber Yard
card-start-light-1 = Woodcutters’ Camp
card-start-light-2 = Plains Corral
card-start-darkness-1 = Twilight Herd
card-start-darkness-2 = Dusk Archive
card-start-utreng-1 = First Scaffold
card-start-utreng-2 = First Forge
card-start-shenna-1 = Old Quayside
card-start-shenna-2 = Salt Scales
deity-DEI01 = Furrow Mother
deity-DEI02 = Ember Judge
deity-DEI03 = Keeper of Hinges
deity-DEI04 = Lord of Long Roads
deity-DEI05 = Weigher of Souls
deity-DEI06 = Veiled Harvester
deity-DEI07 = Sap Father
deity-DEI08 = Lady of the Last Lamp
deity-DEI09 = Green Antler
deity-DEI10 = Storm Bellows
deity-DEI11 = Drowned Bride
deity-DEI12 = Twin of Ashes
deity-DEI13 = Herd Caller
deity-DEI14 = The Unblinking
deity-DEI15 = Ice Midwife
deity-DEI16 = Hammer Under Stone
deity-DEI17 = Tide That Waits
deity-DEI18 = Mask of Nine Names
deity-DEI19 = Wing Opener
deity-DEI20 = Dust Singer
deity-DEI21 = Pit Warden
deity-DEI22 = Old Plumb-Line
deity-DEI23 = Salt Widow
deity-DEI24 = Thunder Mule
deity-DEI25 = Crown Breaker
deity-DEI26 = Leaf Counter
deity-DEI28 = Cloud Shepherd
deity-DEI29 = Purse of Night
deity-DEI30 = Skyward Serpent

# Browser board
sky-bridge = The bridge
sky-stacks = The stacks
sky-desert = The desert
sky-characters = Characters
sky-drawn = Cards to decide about
sky-menu = What do you want to do here?
sky-tableau = { $name }’s board
sky-own-tableau = My board
sky-round = Round { $round }:
sky-phase-setup = Setup
sky-phase-opening = Opening card
sky-phase-preparation = Preparation phase
sky-phase-character = Character phase
sky-phase-peoples = Peoples phase
sky-phase-end = End of the game
sky-short-empire = Empire
sky-short-light = Light
sky-short-darkness = Darkness
sky-short-utreng = Utreng
sky-short-shenna = Shenna
sky-short-bridge = Bridge
sky-short-eyestar = Eye-star
sky-face-down = { $stack }: { $count ->
    [one] 1 card face down
   *[other] { $count } cards face down
 }.
sky-bonus = Bonus: { $goods }.
sky-any-bonus = any bonus
sky-drake-waits = A great drake lies on it.
sky-put-back = Put back on top: { $count }.
sky-top-known = You know the top card: { $card }.
sky-crown = The crown is here.
sky-deity-stack = { $count ->
    [one] 1 deity card in the stack
   *[other] { $count } deity cards in the stack
 }
sky-die = { $die }: { $good }
sky-die-unrolled = { $die }: not rolled yet
sky-die-shows = The die shows: { $good }.
sky-section-finished = Finished.
sky-section-current = Under construction.
sky-section-waiting = Not begun yet.
sky-idle = Rounds without a builder: { $rounds } of { $limit }.
sky-builders = Built by: { $names }.
sky-cost = You pay: { $goods }
sky-craft-by-money = 2 money stand for craft
sky-own-die = Your own die pays { $good }
sky-build-built = built
sky-build-possible = can be built
sky-build-missing = something is missing
sky-missing = Missing: { $goods }
sky-fortification = Fortification, { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
sky-legions = Legions: { $names }.
sky-garrisons-here = Garrisons: { $names }.
sky-rebels-of = { $name }’s rebels: { $count }.
sky-free-rebels = Free rebels: { $count }.
sky-leader = The rebel leader is here.
sky-pile = { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
 }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }
sky-power = power: the points count
sky-faith = faith: the points do not count yet
sky-closed = closed
sky-covered = { $count ->
    [one] 1 covered card
   *[other] { $count } covered cards
 }
sky-used = used this turn
sky-feud = Feud: { $nation }
sky-storage = Storage: { $goods }
sky-places-materials = { $places ->
    [one] 1 place
   *[other] { $places } places
 } for wood, stone and metal
sky-places-livestock = { $places ->
    [one] 1 place
   *[other] { $places } places
 } for livestock
sky-places-salt = { $places ->
    [one] 1 place
   *[other] { $places } places
 } for salt
sky-population = { $count ->
    [one] 1 figure
   *[other] { $count } figures
 } on the board, { $supply } in the supply
sky-garrisons-left = Garrisons left: { $count }
sky-symbol = { $symbol }: { $count }
sky-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 } as things stand
sky-start = Start drake
sky-spare-die = Own die: { $good }
sky-hand = { $count ->
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
 }
sky-back = A hidden card: { $stack }
sky-deities = { $count ->
    [one] 1 deity card
   *[other] { $count } deity cards
 }
sky-deity-back = A hidden deity card
sky-gift = Discarded for its gift this turn.

# What does not fit in the figures of somebody’s own copy
wrong-decks = each nation has 20 cards, and each card stays in its deck
wrong-deities = there are 30 deity cards
wrong-counts = there are 7 sections, 9 areas and 10 sides
wrong-starters = each nation has { $count ->
    [one] 1 marked card
   *[other] { $count } marked cards
 }
wrong-start-rune = a start card lies at the slot of its rune
wrong-same-rune = a nation’s start cards have different runes
wrong-no-effect = every card has at least one main effect
wrong-too-many-effects = a card has at most four effects of a kind
wrong-faces = a die has six faces
wrong-die = a die must show some good
wrong-effect = “{ $text }” is neither an effect nor a good ({ $goods })

# What speaks for a choice (hints)
part-points = more points
part-display = a display that brings more each round
part-section = nearer to the next section
part-figures = more figures, and a better place for the legion
part-hand = better cards in hand

# Why something cannot be chosen.
why-not-finished = This section is finished.
why-not-section-yet = The bridge is built section by section: the current one is { $section }.
why-not-building-any-more = You have taken part in building: only what is allowed at any time is left before your turn ends.
why-not-building-yet = Building comes in the fourth step of a turn, after your card is played.
why-not-figure = You have no figure on your board that could be placed on the section.
why-not-drake = This section asks for a drake that is visible in your display.
why-not-goods = For this section you lack: { $missing }.
why-not-goods-or-craft = For this section you lack: { $missing }. With visible craft the money would not be needed.
why-not-closed = This slot is closed.
why-not-feud = The deity on this pile has a feud with the card’s nation.
why-not-rune = The card bears another rune: it goes to { $slot }, or anywhere with a retreat.
why-not-play-yet = First you take a card; then you play one.
why-not-play-now = A card is played in the second step of a turn, one only.
why-not-crowned = The Crown of Pain lies on this card: taking it costs a figure from your board, and you have none.
why-not-take-now = A card is taken in the first step of a turn, one only.
why-not-covered = This card is covered: only the top card of a pile works.
why-not-without-effect = This card has no main effect.
why-not-effect-yet = Main effects are used in the third step of a turn, after a card is played.
why-not-effect-again = You have used all effects of this card this turn.
why-not-effect = No effect of this card is possible now: there is no room for what it brings, or you lack what it takes.
