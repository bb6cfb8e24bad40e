# The words of GLOW.
#
# Names of adventurers and companions are the same in all languages.
game = GLOW
game-by = by Cédrick Chaboussit
game-about = Eight days of darkness: win companions, roll your dice, use what they show, and carry the shards of light home.

option-sea_of_darkness = Sea of Darkness
option-sea_of_darkness-help = The other side of the board: four boats between islands in place of the Realm of Shadows (G2.1).
option-random_adventurers = Adventurers at random
option-random_adventurers-help = Adventurers are dealt, and nobody chooses (G2.2).
option-kaar_cursed = Kaar protects only those who move the die
option-kaar_cursed-help = Whoever has Kaar and keeps the black die is under its curse (G8.4).
option-solo = Solo against Tom
option-solo-help = Only at a table for two: the second seat is Tom, who needs nobody to play him. Not in the German rulebook (G15).

# What people may begin with
preset-first = First game
preset-first-help = Two players in the Realm of Shadows; adventurers are dealt, so that you can begin at once.
preset-standard = Standard
preset-standard-help = Three players in the Realm of Shadows, with adventurers of your choice.
preset-everything = Sea of Darkness
preset-everything-help = The other side of the board: four boats between the islands.

# Lists and sentences
list-and = { $first } and { $second }
list-none-of = { $first } or { $second }
list-more = { $first }, { $second }
two-sentences = { $first } { $second }

# Elements, sides and dice
symbol-nature = nature
symbol-water = water
symbol-air = air
symbol-fire = fire
symbol-earth = earth
symbol-footprints = footprints
symbol-shards = shards
symbol-loss = loss

colour-green = green
colour-dark-blue = dark blue
colour-light-blue = light blue
colour-red = red
colour-orange = orange

die-large-green = large green die
die-large-dark-blue = large dark blue die
die-large-light-blue = large light blue die
die-large-red = large red die
die-large-orange = large orange die
die-large-purple = large purple die
die-large-yellow = large yellow die
die-small-green = small green die
die-small-dark-blue = small dark blue die
die-small-light-blue = small light blue die
die-small-red = small red die
die-small-orange = small orange die
die-small-purple = small purple die
die-small-black = small black die
die-showing = { $die } ({ $symbol })
die-sides = Nature, water, air, fire, earth, and { $symbol }.

area = { $element } area

# Names of cards and places
name = { $name }
name-with-die = { $name } ({ $colour })
name-any-die = { $name } (all colours)
spell-name = Spell “{ $condition }”
space-start = Start
space-needs = Space { $number } ({ $element })
space-forbids = Space { $number } (no { $element })
space-village = Village { $points }
island-start = Central island
island-start-there = the central island
island = Island { $number } ({ $points })
island-there = island { $number } ({ $points })
island-start-to = to the central island
island-to = to island { $number } ({ $points })

# What is printed on cards
counted-element = { $count ->
    [one] { $element }
   *[other] { $count } { $element }
 }
condition-elements = For each { $elements }
condition-elements-once = With { $elements }
condition-alike = For each { $number ->
    [2] two
    [3] three
   *[other] four
 } equal symbols
condition-alike-once = With { $number ->
    [2] two
    [3] three
   *[other] four
 } equal symbols
condition-without = Without any { $elements }
condition-mixed = With { $needed } and without any { $forbidden }
condition-never = Never

effect-gain-shards = +{ $shards } { $shards ->
    [one] shard
   *[other] shards
 }
effect-lose-shards = −{ $shards } { $shards ->
    [one] shard
   *[other] shards
 }
effect-gain-footprints = +{ $footprints } { $footprints ->
    [one] footprint
   *[other] footprints
 }
effect-lose-footprints = −{ $footprints } { $footprints ->
    [one] footprint
   *[other] footprints
 }
effect-gain-fireflies = +{ $fireflies } { $fireflies ->
    [one] firefly
   *[other] fireflies
 }
effect-gain-rerolls = +{ $rerolls } { $rerolls ->
    [one] reroll token
   *[other] reroll tokens
 }
effect-die = to the cemetery
effect-cast-spells = a spell for each of the others
effect-lose-rightmost = the rightmost companion goes to the cemetery
effect-take-from-cemetery = another companion from the cemetery

card-effect = { $condition }: { $effects }.
card-end-gain = At the end: +{ $shards } { $shards ->
    [one] shard
   *[other] shards
 }.
card-end-loss = At the end: −{ $shards } { $shards ->
    [one] shard
   *[other] shards
 }.
ability-dice = Dice: { $count } × { $die }.
ability-fireflies = { $fireflies ->
    [one] 1 firefly
   *[other] { $fireflies } fireflies
 } at the end.
ability-rerolls = { $rerolls ->
    [one] One reroll
   *[other] { $rerolls } rerolls
 } each day.
ability-die = Brings the { $die } from the reserve.
ability-any-die = Brings a large die of your choice from the reserve.
ability-black-die = Brings the black die into play and protects you from it.

space-start-text = Here all journeys begin.
space-needs-text = Takes a die with { $element }, or a footprint.
space-forbids-text = Open if no die shows { $element }, or for a footprint.
space-village-text = Costs { $footprints ->
    [one] 1 footprint
   *[other] { $footprints } footprints
 }. A camp here is worth { $points ->
    [one] 1 shard
   *[other] { $points } shards
 } at the end.
island-text = A boat here is worth { $points ->
    [one] 1 shard
   *[other] { $points } shards
 } at the end.
symbol-gain = Whoever comes here: { $what }.
symbol-grave = Whoever comes here gives up a companion or breaks a spell.
tile = Tile { $steps }/{ $points }
tile-text = Tom’s band moves on by { $steps }; he gains as many shards as its position{ $points ->
    [0] {""}
   *[other] {" "}and { $points } more
 }.
tile-low = His camp moves on, or a boat sails on the way with the lowest number.
tile-high = His camp moves on, or a boat sails on the way with the highest number.

note-card = { $condition }: { $effects }
note-number = no. { $number }

# Questions and answers
ask-tom-die = Choose a die for Tom
choose-tom-die = { $die }
ask-adventurer = Choose your adventurer
choose-adventurer = { $adventurer }
ask-companion = Choose a companion
choose-companion = { $companion }, { $area }
hint-area = { $dice ->
    [0] no dice
    [one] 1 die
   *[other] { $dice } dice
 }{ $footprints ->
    [0] {""}
    [one] , 1 footprint
   *[other] , { $footprints } footprints
 }
ask-remove = Which companion do you send to the cemetery?
remove-companion = { $companion }, { $area }
ask-black-die = Where do you move the black die?
keep-black-die = Take it: { $die }
move-black-die = To the { $area }
ask-large-die = Which die does “{ $companion }” bring?
choose-large-die = { $die }
ask-reroll = Reroll, or keep your dice?
keep-dice = Keep my dice
choose-reroll = Reroll: { $die }
ask-reroll-with = The { $die }: alone, with another, or turned?
reroll-alone = Only the { $die }
reroll-with = Together with: { $die }
reroll-turn = Turn it to a side of your choice, for { $rerolls ->
    [one] 1 reroll
   *[other] { $rerolls } rerolls
 }
ask-source = Where does the reroll come from?
ask-turn-source = Where does the reroll come from? ({ $left } left to pay)
choose-source = { $source }
source-companion = A companion
source-token = A reroll token
source-track = The score track: back to space { $space }
hint-lose = −{ $shards }
ask-turn = To which side do you turn the { $die }?
choose-side = { $symbol }
ask-card = Which card do you use next?
use-card = { $card }
hint-times = ×{ $times }
ask-cemetery = Whom do you take from the cemetery?
choose-from-cemetery = { $companion }
ask-travel = Where does your group go?
stop-here = Stop here
travel-die = { $space }, with a die
travel-footprint = { $space }, for a footprint
travel-free = { $space }, free
travel-village = { $space }, for { $footprints ->
    [one] 1 footprint
   *[other] { $footprints } footprints
 }
hint-village = camp: { $points }
hint-camp = camp: { $points }
ask-sail = Which boat sails where?
stay = All boats stay
sail = From { $origin } { $island }
hint-sail = { $footprints ->
    [0] { $points }
    [one] { $points }, −1 footprint
   *[other] { $points }, −{ $footprints } footprints
 }
ask-give-up = Whom or what do you give up?
give-up-companion = { $companion }
break-spell = Break the spell “{ $does }”
break-face-down = Break a spell that lies face down

# What happened
start-token = { $seat } gets the start token.
adventurer-chosen = { $seat } leads “{ $adventurer }”.
tom-die = { $seat } gets a die: { $die }.
tom-rolled = { $seat }’s { $die } shows { $shows }.
tom-tile = { $seat } uses a tile: { $tile }. The band moves on by { $steps } and has come { $band } in all.
small-dice-rolled = { $count } small dice are rolled onto the meeting track.
companion-appears = “{ $companion }” appears: { $area }{ $footprints ->
    [0] {""}
    [one] , 1 footprint
   *[other] , { $footprints } footprints
 }.
day-begins = Day { $day } begins with { $seat }.
spell-revealed = { $seat } turns over the spell “{ $does }”.
companion-taken = { $seat } takes “{ $companion }”: { $area }.
small-dice-taken = { $seat } takes { $count ->
    [one] 1 small die
   *[other] { $count } small dice
 }.
black-die-moved = { $seat } moves the { $die }: { $area }.
black-die-comes = “{ $companion }” brings the { $die } into play: { $area }.
cursed = { $seat } is under the curse of the black die: other dice that show { $symbol } do not count today.
protected = “{ $companion }” protects { $seat } from the curse of the black die.
die-taken = “{ $companion }” brings { $seat } the { $die }.
no-large-die = “{ $companion }” brings no die: none that fits is in the reserve.
left-behind = “{ $companion }” goes to the cemetery: { $why }.
why-left-behind = nobody has taken this card
why-sent-away = { $seat } sends it there
rolled = { $seat } rolls { $faces }.
rerolled = { $seat } rolls { $before } again: { $faces }.
reroll-from-companion = { $seat } uses a companion’s reroll.
reroll-from-token = { $seat } uses a reroll token.
reroll-from-track = { $seat } goes back { $shards ->
    [one] 1 space
   *[other] { $shards } spaces
 } for a reroll.
turned = { $seat } turns the { $die } to { $symbol } for { $rerolls ->
    [one] 1 reroll
   *[other] { $rerolls } rerolls
 }.
dice-kept = { $seat } keeps the dice.
gained-shards = { $seat } gains { $shards ->
    [one] 1 shard
   *[other] { $shards } shards
 }: { $why }.
lost-shards = { $seat } loses { $shards ->
    [one] 1 shard
   *[other] { $shards } shards
 }: { $why }.
gained-footprints = { $seat } gets { $footprints ->
    [one] 1 footprint
   *[other] { $footprints } footprints
 }: { $why }.
lost-footprints = { $seat } gives back { $footprints ->
    [one] 1 footprint
   *[other] { $footprints } footprints
 }: { $why }.
gained-fireflies = { $seat } gets { $fireflies ->
    [one] 1 firefly
   *[other] { $fireflies } fireflies
 }: { $why }.
gained-rerolls = { $seat } gets { $rerolls ->
    [one] 1 reroll token
   *[other] { $rerolls } reroll tokens
 }: { $why }.
why-card = “{ $card }”
why-spell = spell “{ $does }”
why-place = { $place }
why-on-the-way = on the way to { $space }
why-for-space = for { $space }
why-for-island = for { $island }
why-side-footprints = footprints side of a die
why-side-shards = shards side of a die
why-side-loss = loss on the black die
why-area = { $area }
why-tile = { $tile }
why-last = last in turn order
why-skull = skull
why-struck = the spell strikes the rightmost companion
why-grave = grave symbol
nothing-to-give-up = { $seat } gives up nothing at the grave symbol: no companion, no spell.
no-spell-left = { $seat } gets no spell: the pile is empty.
card-used = { $seat } { $spell ->
    [0] uses “{ $called }”
   *[other] triggers the spell “{ $called }”
 }{ $times ->
    [one] {""}
   *[other] {" "}{ $times } times
 }.
buried = { $seat } sends “{ $companion }” to the cemetery: { $why }.
die-returned = { $seat } puts the { $die } back into the reserve.
spell-cast = { $seat } gets a spell from { $caster }, face down.
taken-from-cemetery = { $seat } takes “{ $companion }” from the cemetery.
face-down-broken = { $seat } breaks a spell that lay face down.
spell-broken = { $seat } breaks the spell “{ $does }”.
travelled = { $seat } goes to { $space }{ $dice ->
    [0] {""}
   *[other] {" "}with a die
 }.
camp-moved = { $seat } sets up camp: { $space }.
sailed = { $seat } sails a boat from { $origin } { $island }.
small-dice-back = { $seat } puts { $count ->
    [one] 1 small die
   *[other] { $count } small dice
 } back on the meeting track: { $areas }.
final-score = { $seat } has { $total ->
    [one] 1 shard
   *[other] { $total } shards
 }: score track { $track }, cards { $cards }, board { $board }, fireflies { $fireflies }, footprints { $footprints }.
game-won = { $seat } wins with { $shards ->
    [one] 1 shard
   *[other] { $shards } shards
 }.
game-won-by-rerolls = { $seat } wins with { $shards ->
    [one] 1 shard
   *[other] { $shards } shards
 }: a tie with { $others }, but more reroll tokens.
game-won-by-footprints = { $seat } wins with { $shards ->
    [one] 1 shard
   *[other] { $shards } shards
 }: a tie with { $others }, but more footprints.
game-lost-by-footprints = { $seat } wins with { $shards ->
    [one] 1 shard
   *[other] { $shards } shards
 }: a tie with { $others }, who has no more footprints.
game-shared = { $seats } share the victory with { $shards ->
    [one] 1 shard
   *[other] { $shards } shards
 }: equally many reroll tokens, too.

# The board in the terminal
board-day = Day { $day }/{ $days }
board-phase-setup = setup
board-phase-morning = morning
board-phase-late_morning = late morning
board-phase-noon = noon
board-phase-afternoon = afternoon
board-phase-evening = evening
board-phase-end = the end
board-piles = deck { $deck }, cemetery { $cemetery }, spells { $spells }
board-reserve = reserve
board-band = Tom’s band { $band }
board-toms-die = Tom’s die
board-letter-nature = N
board-letter-water = W
board-letter-air = A
board-letter-fire = F
board-letter-earth = E
board-letter-footprints = ∴
board-letter-shards = ✦
board-letter-loss = −
board-colour-green = g
board-colour-dark-blue = d
board-colour-light-blue = l
board-colour-red = r
board-colour-orange = o
board-colour-purple = p
board-colour-yellow = y
board-colour-black = b
board-curse = Curse: { $element } does not count.
board-face-down = { $count ->
    [one] 1 spell face down
   *[other] { $count } spells face down
 }
board-where = at { $place }, camp { $camp }
board-boats = boats at { $islands }
board-own = ✦{ $score } { $score ->
    [one] shard
   *[other] shards
 } ({ $total } at the end)  ∴{ $footprints } { $footprints ->
    [one] footprint
   *[other] footprints
 }  ✺{ $fireflies }/{ $companions } { $fireflies ->
    [one] firefly
   *[other] fireflies
 }  ↻{ $rerolls } { $rerolls ->
    [one] reroll
   *[other] rerolls
 }
board-and-more = and { $count ->
    [one] 1 more space
   *[other] { $count } more spaces
 }
board-reach = Within reach:
board-legend = ✦ shards (if the game ended now) · ∴ footprints · ✺ fireflies/companions · ↻ rerolls · ☠ cemetery · × forbidden · = equal, at the end · ⌂ village, camp · ★ start token
board-legend-dice = Dice: g green, d dark blue, l light blue, r red, o orange, p purple, y yellow, b black; large ones in capitals; a small letter inside does not count; ✓ already used
board-nothing = nothing
board-told-price = { $footprints ->
    [0] { $place }
    [one] { $place } for 1 footprint
   *[other] { $place } for { $footprints } footprints
 }
board-told-day = Day { $day } of { $days }, { $phase }.
board-told-start = { $seat } has the start token.
board-told-cemetery = In the cemetery: { $companions }.
board-told-reserve = In the reserve: { $dice }.
board-told-lies = There { $dice ->
    [0] are no dice
    [one] is 1 die
   *[other] are { $dice } dice
 } and { $footprints ->
    [0] no footprints
    [one] 1 footprint
   *[other] { $footprints } footprints
 }.
board-told-company = { $seat }: shards { $score }, footprints { $footprints }, fireflies { $fireflies } with { $companions ->
    [one] 1 companion
   *[other] { $companions } companions
 }, rerolls { $rerolls }, { $where }.
board-told-dice = Dice: { $dice }.
board-told-met = { $times ->
    [one] met
   *[other] met { $times } times
 }
board-told-used = used
board-end-seat = Seat
board-end-track = Track
board-end-cards = Cards
board-end-board = Board
board-end-fireflies = Fireflies
board-end-footprints = Footprints
board-end-total = Total

# The box in the terminal
box-adventurers = Adventurers
box-companions = Companions
box-spells = Spells
box-dice = Dice
box-shadows = Realm of Shadows
box-sea = Sea of Darkness
box-figures = Figures
box-id = Id
box-name = Name
box-text = What it does
box-rule = Rule
box-sides = Sides
box-ways = Leads to
box-figure = Figure
box-value = Value
box-days = Days
box-start-points = Shards at the beginning
box-removed = Companions taken out of each deck
box-last-rerolls = Reroll tokens for whoever comes last
box-rerolls-to-turn = Rerolls to turn a die
box-boats = Boats
box-footprints-side = Footprints on the special side
box-shards-side = Shards on the special side
box-loss-side = Shards lost on the special side
box-firefly-bonus = Bonus for fireflies
box-reroll-spaces = Reroll spaces of the score track

# Browser board
glow-day = Day { $day } of { $days }
glow-phases = The hours of a day
glow-phase-morning = Morning
glow-phase-late_morning = Late morning
glow-phase-noon = Noon
glow-phase-afternoon = Afternoon
glow-phase-evening = Evening
glow-track = Meeting track
glow-area = Area of { $element }: { $dice ->
    [0] no dice
    [one] 1 die
   *[other] { $dice } dice
 }, { $footprints ->
    [0] no footprints
    [one] 1 footprint
   *[other] { $footprints } footprints
 }
glow-cemetery = Cemetery
glow-cemetery-count = Cemetery: { $count ->
    [one] 1 companion
   *[other] { $count } companions
 }
glow-cemetery-empty = Nobody lies here.
glow-deck = { $count ->
    [one] 1 companion is still to come
   *[other] { $count } companions are still to come
 }
glow-spell-pile = { $count ->
    [one] 1 spell in the pile
   *[other] { $count } spells in the pile
 }
glow-reserve = Reserve of dice
glow-outlook = If it ended now
glow-score-track = Shards
glow-score-cards = Cards
glow-score-board = Journey
glow-score-fireflies = Fireflies
glow-score-footprints = Footprints
glow-shards = { $count ->
    [one] 1 shard of light
   *[other] { $count } shards of light
 }
glow-start = Start token
glow-away = away
glow-dice = Dice of { $name }
glow-cards = Cards of { $name }
glow-spell = Spell
glow-face-down = { $count ->
    [one] 1 spell, face down
   *[other] { $count } spells, face down
 }
glow-curse = Curse: { $element }
glow-die-void = does not count
glow-die-spent = used
glow-met = Met: { $times ->
    [one] once
   *[other] { $times } times
 }.
glow-used = Used.
glow-under-spell = A spell lies on it.
glow-footprints = { $count ->
    [one] 1 footprint
   *[other] { $count } footprints
 }
glow-fireflies = Fireflies: { $fireflies }, companions: { $companions }{ $enough ->
    [yes] {" "}(enough)
   *[no] {""}
 }
glow-roll-again = { $count ->
    [one] Roll this die again
   *[other] Roll both dice again
  }
glow-turn-it = Turn it to a side of your choice …
glow-reroll-tokens = { $count ->
    [one] 1 reroll token
   *[other] { $count } reroll tokens
 }
glow-free-rerolls = { $count ->
    [one] 1 reroll from companions
   *[other] { $count } rerolls from companions
 }
glow-track-reroll = A reroll from the score track costs { $shards ->
    [one] 1 shard
   *[other] { $shards } shards
 } (back to { $space })
glow-back-to = Back to space { $space } of the score track
glow-marker = { $name }: { $count }
glow-realm = Realm of Shadows
glow-sea = Sea of Darkness
glow-reach = Within reach { $footprints ->
    [0] without footprints
    [one] for 1 footprint
   *[other] for { $footprints } footprints
 }.
glow-way = { $least ->
    [0] Always open
   *[other] Different elements: { $least ->
        [1] 1 or { $most }
       *[other] { $least }
    }
 }{ $footprints ->
    [0] {""}
    [one] , 1 footprint
   *[other] , { $footprints } footprints
 }
glow-group = Group of { $name }: { $place }
glow-camp = Camp of { $name }: { $place }
glow-boat = Boat of { $name }: { $place }
glow-band = Tom’s band has moved { $band } in all
glow-tiles = { $count ->
    [one] 1 tile still to come
   *[other] { $count } tiles still to come
 }

# What does not fit in the figures of an own copy
wrong-sides = a die has six sides
wrong-deck = deck { $deck } has only { $count ->
    [one] 1 companion
   *[other] { $count } companions
 } for { $days ->
    [one] 1 day
   *[other] { $days } days
 }
wrong-areas = it must name each element once: { $elements }
wrong-reroll-spaces = these must be spaces of the track, from 0 to { $last }
wrong-die-elements = every die shows every element
wrong-black-die = there must be one black die
wrong-reserve = the reserve must have one large { $colour } die, not { $count }
wrong-no-effect = what has a condition must do something
wrong-condition = a condition asks for two different elements at most
wrong-mixture = one element with another one forbidden is the only mixture there is
wrong-elements = these must be some of { $elements }
wrong-start = the first space must be the start
wrong-path = no path leads to space { $space }

# What speaks for a choice (hints)
part-shards = more shards of light
part-footprints = more footprints
part-spells = less trouble with spells
part-fireflies = nearer to the bonus for fireflies
part-cards = companions that bring more on the days to come
part-today = a good rest of this day and of the journey

# Why something cannot be chosen.
why-not-die-of = This die belongs to { $seat }: you roll only your own dice again.
why-not-same-die = This die is rolled already: choose another one to go with it, or none.
why-not-die-on-track = This die is not yours: dice on the meeting track come with the companion of their area.
why-not-die-any-more = From noon on there are no rerolls: the dice stay as they are.
why-not-die-yet = Dice are rolled in the late morning.
why-not-card-of = This card belongs to { $seat }.
why-not-card-now = Cards are used at noon, if the dice show what they ask for.
why-not-card-again = You have used this card today: each is used once a day.
why-not-condition = Your dice do not show what this card asks for: { $condition }.
why-not-cemetery = This companion lies in the cemetery.
why-not-track-now = Companions are taken from the track in the morning, one each.
why-not-visited = Your group was here this afternoon: no space may be entered twice.
why-not-neighbour = This space is not beside your group: the way leads from one neighbouring space to the next.
why-not-village = Entering this village costs { $price ->
    [one] 1 footprint
   *[other] { $price } footprints
  }, and you have { $footprints }.
why-not-element = This space takes a die that shows { $symbol }, or a footprint: you have neither left.
why-not-forbidden = One of your dice shows { $symbol }, which is forbidden here, and you have no footprint to enter all the same.
