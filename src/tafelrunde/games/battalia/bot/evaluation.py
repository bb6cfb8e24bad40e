"""What a bot should know about Battalia: the worth of a state for a seat. A victory point is worth ten.

A turn is a chain of small choices, so a bot that looks one choice ahead needs to know what a choice will lead to: the
deed that a row is laid for is tried on a copy, a battle is judged by what both sides can still add, and cards at hand
are worth a part of the best deed they could pay for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.battalia.box.ids import (
    ARTEFACTS,
    CLASS_HORSE,
    CLASS_OF,
    CLASS_SPECIAL,
    CLASSES,
    FACTION_OF,
    FACTIONS,
    FIRST_BUILDING,
    FIRST_PEACEFUL_UNIT,
    GATE,
    HORSE,
    LORD,
    NEUTRAL,
    NO_FACTION,
    NOTHING,
    POTIONS,
    RAW_FANATIC,
    RUINS,
    SQUARES,
    TOP_LEVEL,
    UNIVERSAL,
    VIRTUAL,
    WEAKNESS,
)
from tafelrunde.games.battalia.state.battle import CITY, GUARDED_RUINS, HEROES
from tafelrunde.games.battalia.state.roads import gates_in_play, has_room_for_city, joined
from tafelrunde.games.battalia.state.state import BattaliaState
from tafelrunde.games.battalia.state.strength import place_strength, strength_of, total
from tafelrunde.games.battalia.steps.attacking import (
    OF_SEAT,
    TARGET,
    Attack,
    ChooseTarget,
    TakeWeapon,
    can_loot,
    targets,
)
from tafelrunde.games.battalia.steps.building import (
    Build,
    ChooseCity,
    ChooseCityDeck,
    ChooseSite,
    ChooseTurn,
    RaiseFree,
    cities_to_raise,
)
from tafelrunde.games.battalia.steps.hiring import (
    ChooseArtefact,
    ChooseFactionOf,
    ChooseHeroPlace,
    HireWithWeapon,
    PromoteUnit,
)
from tafelrunde.games.battalia.steps.keeping import Hide, SendToLimbo
from tafelrunde.games.battalia.steps.menu import ACQUIRE, BUILD_ROAD, FOUND, HIRE, RAISE
from tafelrunde.games.battalia.steps.moving import MoveHero
from tafelrunde.games.battalia.steps.potions import ChoosePotion
from tafelrunde.games.battalia.steps.rows import Confirm, LayRow, supplies_in
from tafelrunde.games.battalia.steps.specials import ChooseRest, DecideFate, FetchFromLimbo, GainSpecial
from tafelrunde.games.battalia.steps.step import Deed
from tafelrunde.games.battalia.steps.storms import CopyStorm, FreeRoad
from tafelrunde.games.battalia.steps.workbench import Transform
from tafelrunde.kernel.judgement import lead
from tafelrunde.kernel.step import AnyStep

# What the worth of a seat is made of, as hints name it.
PARTS: Final = ("points", "cities", "cards", "room", "heroes")
WON: Final = 10000.0
POINT: Final = 10.0
# A great city is a step to the end, and one of level 3 is nearly one.
GREAT_CITY: Final = 20.0
NEARLY_GREAT: Final = 8.0
CITY_STANDS: Final = 4.0
SITE: Final = 3.0
POST: Final = 6.0
# How much what cards will bring counts beside what stands, at the start; and how much of that is gone at the end.
CARDS_AHEAD: Final = 2.0
CARDS_LATE: Final = 0.8
HERO: Final = 4.0
# What it costs to lose one: the weapon for the next, and the way.
HERO_LOST: Final = 10.0
SPECIAL: Final = 7.0
# To have played one in this turn: what it does shows only in what the hand can do then.
SPECIAL_USED: Final = 1.5
# What a storm brings, on average of the twelve. A jump counts for most of it as soon as it can be paid, and for a
# little more when it is made: whatever has come up in an imagined world is mere luck.
STORM: Final = 4.0
STORM_AHEAD: Final = 0.75
STORM_PAST: Final = 0.8
# So many squares a hero goes to a gate for that, and what a gate is worth to one that stands on it.
WAY_TO_GATE: Final = 3
AT_GATE: Final = 6.0
# How many squares ahead a hero looks.
VIEW: Final = 6
# A potion in the cellar, one that works, and one that works against its owner.
POTION: Final = 4.0
POTION_AT_WORK: Final = 3.0
WEAKENED: Final = 6.0
# What cards at hand are worth of the best deed they could pay.
OPPORTUNITY: Final = 0.7
# What each card that is given for a deed costs, so that the cheaper of two ways is taken.
CARD_SPENT: Final = 0.04

# The worth of a card in a hand, by its class: none, four ranks, fanatic, queen, king; seven artefacts; supply,
# stardust, chest, special artefact.
CARD_WORTH: Final[list[float]] = [
    *[0.0, 1.0, 2.0, 3.4, 5.2, 3.0, 7.0, 8.0],
    *[1.2, 2.4, 1.8, 0.4, 3.2, 2.6, 1.4],
    *[1.0, 1.8, 0.5, 5.0],
]
# Of artefacts a few are enough, by their type.
ENOUGH: Final = [2, 3, 2, 1, 4, 4, 2]
# What a better hand is worth: the average card of the deck times this.
BETTER_HAND: Final = 60.0
# What cards of the same faction are worth: the largest part of the deck times this.
ONE_FACTION: Final = 40.0


def evaluate(state: BattaliaState, seat: int) -> float:
    """How good a state is for a seat."""
    if state.over:
        return WON if seat in state.winners else -WON
    worth = _standing(state, seat)
    person = state.people[seat]
    decision = state.decision_of(seat)
    if decision is not None:
        worth += _pending(state, seat, decision.step)
    if state.battle.going:
        worth += _battle(state, seat)
    if not person.done and decision is not None and not state.battle.going:
        worth += OPPORTUNITY * _opportunity(state, seat)
        worth += STORM * (STORM_PAST * _heroes_in(person.jumped) + STORM_AHEAD * _rides(state, seat, decision.step))
        for kind in person.played:
            if CLASS_OF[kind] == CLASS_SPECIAL:
                worth += SPECIAL_USED
        if person.declared and not person.played and not person.row:
            # A cohort or a new hand has only its size to show for itself.
            worth += 1.5 * max(0, len(person.hand) - state.box.hand)
    return worth - CARD_SPENT * (len(person.played) + len(person.row))


# ---------------------------------------------------------------------- what stands


def _standing(state: BattaliaState, seat: int) -> float:
    """How far a seat is ahead of those that are no partners of it: 0 where all are alike."""
    team_of = state.options.team_of
    own_team = team_of[seat]
    others = [parts(state, other) for other in range(state.players) if team_of[other] != own_team]
    return lead(parts(state, seat), others)


def parts(state: BattaliaState, seat: int) -> list[float]:
    """What a seat has, in its parts (PARTS): points, great cities, cards, room to build, heroes and where they are."""
    team = state.options.team_of[seat]
    person = state.people[seat]
    great = state.great_cities(team)
    cities = nearly = 0
    for square in state.board.squares:
        owner = state.owners[square]
        if owner >= 0 and state.options.team_of[owner] == team:
            cities += 1
            if state.levels[square] == 3:
                nearly += 1
    # Cards are worth less the nearer the end is, whoever brings it about.
    future = CARDS_AHEAD * (1.0 - CARDS_LATE * _nearness(state))
    heroes = 0.0
    for hero in range(2):
        if person.heroes[hero] != NOTHING:
            heroes += HERO + _prospect(state, seat, hero)
    return [
        POINT * state.team_points(team),
        GREAT_CITY * great + NEARLY_GREAT * nearly + CITY_STANDS * cities,
        future * _cards(state, seat),
        _room(state, seat) + POST * len(person.posts),
        heroes + _potions(state, seat),
    ]


def _nearness(state: BattaliaState) -> float:
    """How near the end is: what part of the great cities that end the game somebody has."""
    most = 0.0
    for team in range(state.options.teams):
        most = max(most, state.great_cities(team) / state.cities_to_win(team))
    return most


def horizon(state: BattaliaState) -> int:
    """Where options are compared: when a turn ends."""
    return state.day * 8 + state.turn


def _cards(state: BattaliaState, seat: int) -> float:
    """What the creation deck is worth: the average of its cards, because every hand is a sample of them."""
    counts = [0] * CLASSES
    cards = state.people[seat].cards()
    if state.battle.going:
        cards += _fighting(state, seat)
    worth = 0.0
    for kind in cards:
        kind_class = CLASS_OF[kind]
        counts[kind_class] += 1
        type = kind_class - CLASS_HORSE
        if not 0 <= type < ARTEFACTS or counts[kind_class] <= ENOUGH[type]:
            worth += CARD_WORTH[kind_class]
    size = len(cards)
    worth = BETTER_HAND * worth / (size + 3.0) + ONE_FACTION * _largest_faction(cards) / (size + 3.0)
    if state.day <= 2 * state.box.days_in_a_week and state.options.royals:
        # A queen and a king are waiting for a nation that is large enough (S3.2).
        worth += 1.0 * min(size, state.box.royal_decks[1])
    return worth


def _fighting(state: BattaliaState, seat: int) -> list[int]:
    """The cards of a creation deck that lie in a battle row; they come back."""
    battle = state.battle
    if seat == battle.attacker:
        row = battle.attack_row
    elif seat == battle.defender:
        row = battle.defence_row
    else:
        return []
    return [code for code in row if code < VIRTUAL]


def _largest_faction(cards: list[int]) -> int:
    """How many cards of a deck stand together in cohorts and rows of one faction (B3.3)."""
    counts = [0] * (NO_FACTION + 1)
    for kind in cards:
        counts[FACTION_OF[kind]] += 1
    most = 0
    for faction in range(FACTIONS):
        most = max(most, counts[faction])
    return most + counts[UNIVERSAL]


def _room(state: BattaliaState, seat: int) -> float:
    """Where a city could be built next."""
    next_sites = 0
    for square in state.sites[seat]:
        if has_room_for_city(state, square):
            next_sites += 1
    return SITE * min(3, next_sites) + 0.1 * min(10, len(state.sites[seat]))


def _prospect(state: BattaliaState, seat: int, hero: int) -> float:
    """What a hero could take, the better the nearer it is and the more the deck can do; and the next gate."""
    start = state.people[seat].heroes[hero]
    far = _ways(state, start)
    arms = 1.4 * average_hand(state, seat, True)
    best = 0.0
    gate = 0.0
    for square in state.board.squares:
        if far[square] == NOTHING:
            continue
        worth = 0.0
        needed = 0.0
        owner = state.owners[square]
        if owner == NEUTRAL:
            worth = _prize(state, seat, CITY, square)
        elif owner >= 0 and not state.allied(owner, seat) and state.cloaks[square] == NOTHING:
            worth = _prize(state, seat, CITY, square)
            needed = average_hand(state, owner, False)
        elif state.kinds[square] == RUINS and can_loot(state, seat):
            worth = SPECIAL
        elif state.kinds[square] == GATE:
            gate = max(gate, AT_GATE / (4.0 + 2.0 * far[square]))
        if square == state.bilkarr and NOTHING in state.potion_owners:
            best = max(best, POTION / (4.0 + 2.0 * far[square]))
        if worth > 0.0:
            needed += place_strength(state, square) + 1.0
            worth *= min(1.0, arms / needed) ** 3
            best = max(best, worth / (4.0 + 2.0 * far[square]))
    return best + gate


def _ways(state: BattaliaState, start: int) -> list[int]:
    """How far each square is for a hero, by road or through one gate: a step to the other gate and a supply (S4.4)."""
    far = [NOTHING] * SQUARES
    edge = [start]
    other_gates: list[int] = []
    opens = NOTHING
    for distance in range(VIEW + 1):
        if distance == opens:
            edge = edge + other_gates
        following: list[int] = []
        for square in edge:
            if far[square] != NOTHING:
                continue
            far[square] = distance
            if opens == NOTHING and state.kinds[square] == GATE:
                other_gates = gates_in_play(state)
                opens = distance + 2
            for other in joined(state, square):
                if far[other] == NOTHING:
                    following.append(other)
        edge = following
    return far


def _potions(state: BattaliaState, seat: int) -> float:
    """Potions in the cellar and at work, own and hostile."""
    worth = 0.0
    for potion in range(POTIONS):
        if state.potion_owners[potion] == seat:
            if state.potion_days[potion] == 0:
                worth += POTION
            else:
                worth += -WEAKENED if potion == WEAKNESS else POTION_AT_WORK
    return worth


def average_hand(state: BattaliaState, seat: int, attacks: bool) -> float:
    """The strength of an average hand. Everybody knows what is in a creation deck (B4.7)."""
    cards = state.people[seat].cards()
    if not cards:
        return 0.0
    strengths = state.box.attack_strength if attacks else state.box.defence_strength
    strength = 0
    for kind in cards:
        strength += strengths[kind]
    return float(state.box.hand * strength) / len(cards)


# ---------------------------------------------------------------------- what is about to happen


def _pending(state: BattaliaState, seat: int, step: AnyStep) -> float:
    """What the choice that is being made will bring."""
    if isinstance(step, LayRow | Confirm):
        return _deed(state, seat, step.deed)
    if isinstance(step, ChooseTurn):
        turn = step.legal(state, seat)[0]
        return _deed(state, seat, Build(seat, step.kind, step.level, step.square, turn))
    if isinstance(step, ChooseSite):
        return _city_worth(step.level) + 1.0 if step.level else _road_worth(state, seat)
    if isinstance(step, ChooseCityDeck):
        return _city_worth(step.level) + 1.0
    if isinstance(step, ChooseCity | RaiseFree):
        return _best_raise(state, step.legal(state, seat))
    if isinstance(step, TakeWeapon):
        return _best_attack(state, seat, step.heroes)
    if isinstance(step, ChooseTarget):
        return _best_attack(state, seat, step.heroes)
    if isinstance(step, HireWithWeapon | ChooseHeroPlace):
        return HERO + 2.0
    if isinstance(step, GainSpecial | ChooseRest):
        return SPECIAL
    if isinstance(step, DecideFate | CopyStorm):
        return STORM
    if isinstance(step, ChooseArtefact | PromoteUnit | FetchFromLimbo):
        return CARD_WORTH[8]
    if isinstance(step, FreeRoad):
        return _road_worth(state, seat)
    if isinstance(step, ChoosePotion):
        return POTION
    if isinstance(step, ChooseFactionOf):
        return CARD_WORTH[8 + step.type] + 0.1
    if isinstance(step, Transform):
        return OPPORTUNITY * (_best_transformed(state, seat, step) - _opportunity(state, seat))
    if isinstance(step, MoveHero):
        return 0.15 * (step.steps + step.supplies)
    if isinstance(step, SendToLimbo | Hide):
        return -1.0
    return 0.0


def _deed(state: BattaliaState, seat: int, deed: Deed) -> float:
    """What a deed will change, found out by doing it on a copy. An attack is judged, not fought."""
    if isinstance(deed, Attack):
        return _attack(state, seat, deed.heroes, deed.target, deed.defender, deed.square)
    tried = state.copy()
    tried.open = ()
    tried.stack = None
    before = _standing(tried, seat)
    deed.run(tried)
    tried.advance()
    if tried.over:
        return WON if seat in tried.winners else -WON
    return _standing(tried, seat) - before


def _city_worth(level: int) -> float:
    """What a city of a level is worth to its owner."""
    worth = POINT * level + CITY_STANDS
    if level == TOP_LEVEL - 1:
        worth += NEARLY_GREAT
    return worth + GREAT_CITY if level >= TOP_LEVEL else worth


def _best_raise(state: BattaliaState, squares: Sequence[int]) -> float:
    """What it is worth at best to raise one of these cities by a level."""
    best = POINT
    for square in squares:
        level = state.levels[square]
        best = max(best, _city_worth(level + 1) - _city_worth(level))
    return best


def _heroes_in(bits: int) -> int:
    """How many of the two heroes these bits mean."""
    return (bits & 1) + (bits >> 1)


def _rides(state: BattaliaState, seat: int, step: AnyStep) -> int:
    """How many heroes could pay for the way to a gate and a jump, one after the other; on the way only that one."""
    if not state.options.gates:
        return 0
    person = state.people[seat]
    counts = person.counts()
    supplies = supplies_in(state, counts)
    horses = counts[CLASS_HORSE] * state.box.artefact_figure[HORSE]
    toll = state.box.jump_supply
    rides = 0
    for hero in range(2):
        square = person.heroes[hero]
        if square == NOTHING or person.jumped >> hero & 1:
            continue
        steps = 0
        if isinstance(step, MoveHero) and step.hero == hero:
            steps = step.steps
            supplies += step.supplies
        if supplies < toll or supplies + steps + horses < toll + 1:
            continue
        needed = _way_to_gate(state, square) + 1 + toll
        if needed <= supplies + steps + horses:
            rides += 1
            supplies = min(supplies - toll, supplies + steps + horses - needed)
    return rides


def _way_to_gate(state: BattaliaState, start: int) -> int:
    """How many steps a hero is away from the next gate; far more than can be paid if it is not near."""
    if state.kinds[start] == GATE:
        return 0
    seen = [start]
    edge = [start]
    for distance in range(1, WAY_TO_GATE + 1):
        following: list[int] = []
        for square in edge:
            for other in joined(state, square):
                if state.kinds[other] == GATE:
                    return distance
                if other not in seen:
                    seen.append(other)
                    following.append(other)
        edge = following
    return SQUARES


def _road_worth(state: BattaliaState, seat: int) -> float:
    """A road is worth more the less room there is."""
    return max(0.4, 2.0 - 0.4 * len(state.sites[seat]))


def _opportunity(state: BattaliaState, seat: int) -> float:
    """The worth of the best deed that the cards at hand could pay for."""
    counts = state.people[seat].counts()
    best = 0.0
    for level in FOUND.numbers(state, seat, counts):
        best = _city_worth(level) + 1.0
    for rank in RAISE.numbers(state, seat, counts):
        best = max(best, _best_raise(state, cities_to_raise(state, seat, rank)))
    if best < POINT:
        for rank in HIRE.numbers(state, seat, counts):
            best = max(best, CARD_WORTH[rank] + 0.7)
        if best < 2.2 and ACQUIRE.numbers(state, seat, counts):
            best = 2.2
        if best < 2.0 and BUILD_ROAD.numbers(state, seat, counts):
            best = max(best, _road_worth(state, seat))
    return best


def _best_transformed(state: BattaliaState, seat: int, step: Transform) -> float:
    """What the best answer to the question of a scroll, title, ... makes possible. Dice are not foreseen."""
    best = 0.0
    for code in step.legal(state, seat):
        tried = state.copy()
        tried.open = ()
        tried.stack = None
        luck = tried.luck
        step.answer(tried, seat, code)
        if _is_settled(tried) and tried.luck == luck:
            best = max(best, _opportunity(tried, seat))
    return best


def _is_settled(state: BattaliaState) -> bool:
    """Whether nothing more waits to happen."""
    return state.stack is None


# ---------------------------------------------------------------------- battle


def _best_attack(state: BattaliaState, seat: int, heroes: int) -> float:
    """The best target in reach of these heroes, with an ordinary weapon."""
    best = -5.0
    for code in targets(state, seat, heroes, 0):
        target, owner, square = TARGET.parts(code)
        best = max(best, _attack(state, seat, heroes, target, owner - OF_SEAT, square))
    return best


def _attack(state: BattaliaState, seat: int, heroes: int, target: int, defender: int, square: int) -> float:
    """What an attack is worth, by what both sides can bring into it."""
    count = (heroes & 1) + (heroes >> 1)
    strength = _hand_strength(state, seat, True) + 0.5 * count
    if state.people[seat].row:
        strength += 1.0
    defence = 0.0 if target == HEROES else float(place_strength(state, square))
    if defender >= 0:
        defence += average_hand(state, defender, False)
    chance = _chance(strength - defence, defender)
    return chance * _prize(state, seat, target, square) - (1.0 - chance) * HERO_LOST * count - 0.3


def _prize(state: BattaliaState, seat: int, target: int, square: int) -> float:
    """What the winner of a battle gets."""
    if target == GUARDED_RUINS:
        return SPECIAL
    if target == HEROES:
        return 6.0
    owner = state.owners[square]
    if owner == NEUTRAL:
        return _city_worth(TOP_LEVEL) + CARD_WORTH[LORD]
    if state.kinds[square] >= FIRST_BUILDING:
        return 2.0 * POINT * state.levels[square]
    # What one side wins, the other loses.
    return 2.0 * _city_worth(state.levels[square])


def _chance(ahead: float, defender: int) -> float:
    """The chance of an attack that is so much ahead; against neutral places it is certain one way or the other."""
    if defender < 0:
        return 1.0 if ahead > 0.0 else 0.0
    return min(1.0, max(0.0, 0.5 + 0.09 * (ahead - 0.5)))


def _hand_strength(state: BattaliaState, seat: int, attacks: bool) -> float:
    """What a hand could add to a battle row."""
    person = state.people[seat]
    strength = 0
    for kind in person.hand:
        if CLASS_OF[kind] != RAW_FANATIC:
            strength += strength_of(state, seat, kind, attacks)
    for kind in person.bench:
        if kind < FIRST_PEACEFUL_UNIT:
            strength += strength_of(state, seat, kind, attacks)
    return float(strength)


def _battle(state: BattaliaState, seat: int) -> float:
    """How a battle goes: what each side has laid, what it may still add, and what is at stake."""
    battle = state.battle
    attacks = battle.attacker == seat
    if not attacks and battle.defender != seat:
        return 0.0
    attack, defence = float(total(state, True)), float(total(state, False))
    # Cards that are still in a hand may follow; of the other hand only the size and the deck are known.
    if attacks:
        attack += 0.9 * _hand_strength(state, seat, True)
        if battle.defender >= 0:
            defence += 0.9 * _unknown_hand(state, battle.defender, False)
    else:
        defence += 0.9 * _hand_strength(state, seat, False)
        attack += 0.9 * _unknown_hand(state, battle.attacker, True)
    chance = _chance(attack - defence, battle.defender)
    prize = _prize(state, battle.attacker, battle.target, battle.square)
    heroes = (battle.heroes & 1) + (battle.heroes >> 1)
    helpers = (battle.helpers & 1) + (battle.helpers >> 1)
    if attacks:
        return chance * prize - (1.0 - chance) * HERO_LOST * heroes
    return -chance * (prize * 0.7 + HERO_LOST * helpers) + (1.0 - chance) * 2.0 * heroes


def _unknown_hand(state: BattaliaState, seat: int, attacks: bool) -> float:
    """What the rest of somebody's hand may be able to add."""
    return average_hand(state, seat, attacks) * len(state.people[seat].hand) / state.box.hand
