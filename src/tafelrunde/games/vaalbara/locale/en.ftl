# The words of Vaalbara.
game = Vaalbara
game-by = by Olivier Cipière
game-about = Choose a follower in secret, see who comes first, and draft lands for your realm.

option-five_person_lands = Lands for five persons
option-five_person_lands-help = Ten lands marked for four persons are used only with five (V2.2).
option-bard_may_choose_self = The Bard may choose herself
option-bard_may_choose_self-help = The Bard’s points may also go to her own clan (V6.2.1).
option-choose_clans = Choose clans
option-choose_clans-help = You choose your clans one after the other; otherwise they go by the seats (V2.3.1).

# What people may begin with
preset-first = First game
preset-first-help = Three players, no variants: get to know the twelve followers.
preset-standard = Standard
preset-standard-help = Four players, as the rulebook has it.
preset-everything = All variants
preset-everything-help = Lands for five players, and the Bard may choose herself.

# The clans
clan-yellow = Yellow
clan-red = Red
clan-blue = Blue
clan-purple = Purple
clan-green = Green

# The lands, and what they pay
land-meadow = Meadow
land-farm = Farm
land-forest = Forest { $value }
land-village = Village
land-mountain = Mountain
land-river = River

kind-meadow = Meadow
kind-farm = Farm
kind-forest = Forest
kind-village = Village
kind-mountain = Mountain
kind-river = River

reward-per-meadow-around = { $points ->
    [one] 1 point
   *[other] { $points } points
 } for each meadow in your realm and in the realms of your neighbours.
reward-per-farm = { $points ->
    [one] 1 point
   *[other] { $points } points
 } for each farm in your realm.
reward-printed = As many points as are printed on it.
reward-per-kind = { $points ->
    [one] 1 point
   *[other] { $points } points
 } for each different kind of land in your realm.
reward-second-and-fourth = { $second ->
    [one] 1 point
   *[other] { $second } points
 } if it is your 2nd mountain, { $fourth } if it is your 4th.
reward-per-river = For each river in your realm the initiative of your follower in points, at most { $limit }.

# The followers, and what they do
follower-warrior = Warrior
follower-bard = Bard
follower-hunter = Hunter
follower-oracle = Oracle
follower-carpenter = Carpenter
follower-falconer = Falconer
follower-tracker = Tracker
follower-midwife = Midwife
follower-tamer = Tamer
follower-artisan = Artisan
follower-pioneer = Pioneer
follower-farmer = Farmer

effect-holders-may-show = Everybody who holds a Warrior may show it and gains { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
effect-give-points = A person of your choice gains { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
effect-before-neighbours = You gain { $points ->
    [one] 1 point
   *[other] { $points } points
 } if your turn comes before that of every neighbour.
effect-after-neighbours = You gain { $points ->
    [one] 1 point
   *[other] { $points } points
 } if your turn comes after that of every neighbour.
effect-per-odd-neighbour = You gain { $points ->
    [one] 1 point
   *[other] { $points } points
 } for each neighbour who uses a follower with an odd initiative.
effect-per-forest = You gain { $points ->
    [one] 1 point
   *[other] { $points } points
 } for each forest in your realm.
effect-steal-from-previous = You steal { $points ->
    [one] 1 point
   *[other] { $points } points
 } from whoever had the turn directly before you.
effect-exchange-with-top = Exchange a land of the first or second row with the top land of the stack.
effect-take-back = Take one of your used followers back into your hand, but not the Midwife.
effect-exchange-rows = Exchange a land of the first row with a land of the second row.
effect-exchange-with-bottom = Exchange a land of your realm with the bottom land of the stack and take the new land’s reward.
effect-double-reward = The reward of the land you choose this round is doubled.

# Questions and answers
ask-clan = Which clan do you lead?
choose-clan = { $clan }
ask-follower = Choose a follower for this round
choose-follower = { $follower } (initiative { $initiative })
ask-land = Choose a land from the first row
choose-land = { $land }
hint-points = +{ $points }
note-land = { $where }; omens: { $omens }
place-in-row = place { $place }
place-in-first-row = first row, place { $place }
place-in-second-row = second row, place { $place }
place-in-realm = no. { $place } in your realm
one-after-another = { $first }, { $second }
ask-receiver = Who gains { $points ->
    [one] 1 point
   *[other] { $points } points
 }?
choose-receiver = { $seat } gains { $points ->
    [one] 1 point
   *[other] { $points } points
 }
ask-show = Will you show a “{ $follower }” for { $points ->
    [one] 1 point
   *[other] { $points } points
 }?
choose-keep-secret = Show nothing
choose-show = Show the { $follower }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
ask-returning = Which follower do you take back into your hand?
choose-returning = { $follower }
ask-for-top = Which land do you exchange with the top of the stack?
choose-for-top = { $land }
ask-from-first-row = Which land of the first row do you exchange?
choose-from-first-row = { $land }
ask-from-second-row = { $land } for which land of the second row?
choose-from-second-row = { $land }
ask-for-bottom = Which land of your realm do you exchange with the bottom of the stack?
choose-for-bottom = { $land }

# What has happened
round-begins = Round { $round } begins.
has-chosen = { $seat } has chosen a follower.
clan-chosen = { $seat } leads a clan: { $clan }.
revealed = { $seat } reveals “{ $follower }” (initiative { $initiative }).
goes-first-by-omen = { $seat } goes before { $other }: equal initiative, but the stronger omen.
turn-begins = { $seat } takes a turn with “{ $follower }”.
gained = { $seat } gains { $points ->
    [one] 1 point
   *[other] { $points } points
 }: { $why }.
gained-nothing = { $seat } gains nothing: { $why }.
why-before-neighbours = “{ $follower }”, before { $count ->
    [one] the neighbour
   *[other] both neighbours
 }
why-neighbour-first = “{ $follower }”, but { $neighbour } was first
why-after-neighbours = “{ $follower }”, after { $count ->
    [one] the neighbour
   *[other] both neighbours
 }
why-neighbour-later = “{ $follower }”, but { $neighbour } has not had a turn yet
why-odd-neighbours = “{ $follower }”, { $count ->
    [0] no neighbour
    [one] 1 neighbour
   *[other] { $count } neighbours
 } with an odd initiative
why-forests = “{ $follower }”, { $count ->
    [0] no forest
    [one] 1 forest
   *[other] { $count } forests
 } in the realm
why-first-turn = “{ $follower }”, but nobody had a turn before
why-nothing-to-steal = “{ $follower }”, but { $victim } has no points
why-shown = “{ $follower }” shown
why-given = “{ $follower }” played by { $giver }
why-given-oneself = their own “{ $follower }”
why-meadows = { $count ->
    [one] 1 meadow
   *[other] { $count } meadows
 } in the realm and in neighbouring realms
why-farms = { $count ->
    [one] 1 farm
   *[other] { $count } farms
 } in the realm
why-printed = { $land }
why-kinds = { $count ->
    [one] 1 kind of land
   *[other] { $count } kinds of land
 } in the realm
why-mountain = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
 } mountain in the realm
why-rivers = { $count ->
    [one] 1 river
   *[other] { $count } rivers
 } in the realm, { $each } each
why-doubled = { $why }, doubled by “{ $follower }”
why-bonus = bonus for { $kinds ->
    [one] 1 kind
   *[other] { $kinds } kinds
 } of land
stolen = { $seat } steals { $points ->
    [one] 1 point
   *[other] { $points } points
 } from { $victim }: “{ $follower }”{ $missing ->
    [0] {""}
   *[other] , { $victim } has no more
 }.
shown = { $seat } shows a “{ $follower }”.
taken-back = { $seat } takes “{ $follower }” back into hand.
nothing-to-take-back = { $seat } takes nothing back with “{ $follower }”: no other follower has been used.
nothing-to-exchange = { $seat } exchanges nothing with “{ $follower }”: the realm is empty.
exchanged-top = { $seat } exchanges { $old } of the { $row ->
    [1] first
   *[other] second
 } row with { $new } on top of the stack. These omens hold now: { $omens }.
exchanged-rows = { $seat } exchanges { $first } of the first row with { $second } of the second row.
exchanged-bottom = { $seat } places { $old } from their realm under the stack and gets { $new } for it.
land-taken = { $seat } takes a land: { $land }.
land-laid-out = A new land lies in the second row: { $land }.
drew = { $seat } draws “{ $follower }”.
final-score = { $seat } has { $points ->
    [one] 1 point
   *[other] { $points } points
 }: from the rounds { $rounds }, as a bonus { $bonus }.
game-won = { $seat } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
game-won-by-omen = { $seat } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
 }: a tie with { $others }, but the stronger omen (V9.4).

# What does not fit in the figures of an own copy
wrong-initiative = { $other } has initiative { $initiative } already
wrong-same-back = { $other } has the same back; every back is different
wrong-too-few-lands = { $players } players need { $needed ->
    [one] one land
   *[other] { $needed } lands
 } together, but there are only { $count } for them
wrong-omens = it must name each clan once: { $clans }

# In the terminal
terminal-row = { $number ->
    [1] First row
   *[other] Second row
 }
terminal-round = Round { $round }/{ $rounds }
terminal-stack = Stack: { $size }
terminal-omens = Omens:
terminal-top = Top: { $land }
terminal-bottom = Bottom: { $land }
terminal-clan = Clan
terminal-this-round = This round
terminal-realm = Realm
terminal-hand-size = Hand
terminal-used = Used
terminal-points = Points
terminal-kinds = Kinds
terminal-face-down = ▮ face down
terminal-choosing = … choosing
terminal-legend = ❀ meadow · ▤ farm · ♣ forest · ⌂ village · ▲ mountain · ≈ river · omens and clans: ☀ yellow, ♨ red, ≋ blue, ☾ purple, ☘ green · ▸ whose turn it is · ✓ has had their turn · Hand: number (known initiatives) · Used: initiatives
terminal-hand = Your hand
terminal-hand-and-points = Your hand ({ $points ->
    [one] 1 point
   *[other] { $points } points
 })
terminal-turn-order = Turn order:
terminal-known = Everybody knows that you hold this.
terminal-told-round = Round { $round } of { $rounds }.
terminal-told-row = { $number ->
    [1] First row
   *[other] Second row
 }: { $lands }.
terminal-told-nothing = nothing
terminal-told-stack = The stack has { $size ->
    [one] one land
   *[other] { $size } lands
 }. Omens from the strongest: { $omens }.
terminal-told-follower = { $follower }, initiative { $initiative }
terminal-told-realm = realm: { $lands }
terminal-told-hand = { $size ->
    [one] 1 card in hand
   *[other] { $size } cards in hand
 }
terminal-told-known = known in hand: { $cards }
terminal-told-used = used: { $cards }
terminal-told-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
terminal-box-followers = Followers (each clan has all of them)
terminal-box-initiative = Init.
terminal-box-follower = Follower
terminal-box-effect = Effect
terminal-box-points = Points
terminal-box-rule = Rule
terminal-box-figures = Figures
terminal-box-figure = Figure
terminal-box-value = Value
terminal-box-rewards = Rewards
terminal-box-land = Land
terminal-box-reward = Reward
terminal-box-lands = Lands
terminal-box-id = Id
terminal-box-persons = Persons
terminal-box-persons-alternative = with five-person lands
terminal-box-omens = Omens
terminal-figure-rounds = Rounds
terminal-figure-point_tokens = Point tokens
terminal-figure-hand = Cards in hand
terminal-figure-opening_points = Points at the beginning
terminal-figure-five_kinds = Bonus for five kinds of land
terminal-figure-six_kinds = Bonus for six kinds of land

# What speaks for a choice (hints)
part-points = more points
part-lands = lands that go on paying
part-kinds = nearer to every kind of land
part-hand = the stronger cards stay in hand
part-turn = a good turn this round

# Why something cannot be chosen.
why-not-used = You have used this follower already: it does not come back by itself.
why-not-follower-now = Followers are chosen at the beginning of a round, by all at the same time.
why-not-in-hand = This follower is not in your hand: it is still in your clan deck.
why-not-in-realm = This land belongs to { $seat }: only lands of the first row can be taken.
why-not-land-yet = First all choose a follower; you take a land in your turn.
why-not-second-row = This land lies in the second row: only the first row is in reach. It moves up at the end of the round.
