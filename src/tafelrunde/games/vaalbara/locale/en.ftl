# The words of Vaalbara.
game = Vaalbara
game-by = by Olivier Cipière
game-about = Choose a follower in secret, see who comes first, and draft lands for your realm.

option-five_person_lands = Lands for five persons
option-five_person_lands-help = Ten lands marked for four persons are used only with five (V2.2).
option-bard_may_choose_self = The Bard may choose herself
option-bard_may_choose_self-help = The Bard’s points may also go to her own clan (V6.2.1).

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
ask-follower = Choose a follower for this round
choose-follower = { $follower } (initiative { $initiative })
ask-land = Choose a land from the first row
choose-land = { $land }
hint-points = +{ $points }
note-omens = Omens: { $clans }
one-after-another = { $first }, { $second }
ask-receiver = Who gains { $points ->
    [one] 1 point
   *[other] { $points } points
 }?
choose-receiver = { $seat } gains { $points ->
    [one] 1 point
   *[other] { $points } points
 }
ask-show = Will you show a { $follower } for { $points ->
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
revealed = { $seat } reveals: { $follower } (initiative { $initiative }).
turn-begins = { $seat } takes a turn with this follower: { $follower }.
gained = { $seat } gains { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
stolen = { $seat } steals { $points ->
    [one] 1 point
   *[other] { $points } points
 } from { $victim }.
shown = { $seat } shows a { $follower }.
taken-back = { $seat } takes back into the hand: { $follower }.
exchanged-top = { $seat } lays { $old } on top of the stack and reveals { $new } in its place.
exchanged-rows = { $seat } exchanges { $first } of the first row with { $second } of the second row.
exchanged-bottom = { $seat } lays { $old } under the stack and gets { $new }.
land-taken = { $seat } takes a land: { $land }.
land-laid-out = A new land lies in the second row: { $land }.
drew = { $seat } draws: { $follower }.
game-won = { $seat } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
 }.

# What does not fit in the figures of an own copy
wrong-initiative = { $other } has initiative { $initiative } already
wrong-same-back = { $other } has the same back; every back is different
wrong-too-few-lands = { $players } players need { $needed } lands, but only { $count } are for them
wrong-omens = it must name each clan once: { $clans }
