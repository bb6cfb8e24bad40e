"""What a bot should know about Skybridge: the worth of a state, in points.

A seat is worth the points it would score now, what its display will still bring, and how near it is to its next
section, deity and garrison. Questions in the middle of a move are followed to their end, so that a card is judged by
the best place for it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tafelrunde.games.skybridge.box.box import Box
from tafelrunde.games.skybridge.box.ids import (
    CARDS,
    CRAFT,
    DRAKE,
    FIRST_DEITY,
    FOOD,
    GOODS,
    JOKER,
    KNOWLEDGE,
    LIVESTOCK,
    METAL,
    NOTHING,
    SALT,
    SECTIONS,
    count_of,
)
from tafelrunde.games.skybridge.effects.actions import PlaceGarrison, PlayReligion
from tafelrunde.games.skybridge.state.state import SkybridgeState
from tafelrunde.games.skybridge.steps import building, deities
from tafelrunde.games.skybridge.steps.deities import KeepDeity, PlayDeity
from tafelrunde.games.skybridge.steps.desert import GiveFigure, ReturnFigure
from tafelrunde.games.skybridge.steps.free import GIFT
from tafelrunde.games.skybridge.steps.ghiarhabbat import MoveGhiarhabbat
from tafelrunde.games.skybridge.steps.piles import ChoosePile, ChooseSecond, ChooseTop, accepts
from tafelrunde.games.skybridge.steps.playing import PlayInto
from tafelrunde.games.skybridge.steps.storage import MakeRoom
from tafelrunde.games.skybridge.steps.taking import KeepCard, KeepSeen, PutBack, TakeBonus, TakeCard
from tafelrunde.games.skybridge.steps.ways import ChooseGift, ChooseService
from tafelrunde.kernel.judgement import lead
from tafelrunde.kernel.step import AnyStep

# What the worth of a seat is made of, as hints name it.
PARTS: Final = ("points", "display", "section", "figures", "hand")
# How many goods a required symbol stands for, and one that a deity card in the hand could give.
SYMBOL: Final = 2
SYMBOL_AS_GIFT: Final = 1

# How much of the others' figure supply counts before the end makes rebels of it (K16.3): most of it will have been
# used by then.
SUPPLY_LEFT: Final = 0.25
# With the last section what is still to come has lost so much of its weight beside points, and the display and figures
# on the board all of it.
LESS_LATE: Final = 0.25
FADES: Final = 1.0

# How many rounds a section takes on average.
ROUNDS_PER_SECTION: Final = 1.5

# What it is worth each turn to have an effect on top of a pile, beside its flow. More of it all brings less.
RELIGION_FLOW: Final = 0.12
GARRISON_FLOW: Final = 0.2
KNOWLEDGE_FLOW: Final = 0.12
CROWDED: Final = 0.05

# Goods: a part of the points of the section that they bring nearer; less for those it does not ask for.
GOOD_FOR_SECTION: Final = 0.7
SPARE_MATERIAL: Final = 0.22
SPARE_METAL: Final = 0.34
SPARE_LIVESTOCK: Final = 0.24
SPARE_SALT: Final = 0.2
SPARE_MONEY: Final = 0.3
GOOD_FOR_NEXT: Final = 0.3
CAN_BUILD: Final = 2.0
# A missing good that the display can bring next turn.
MAKES_MISSING: Final = 0.3
LATER_SYMBOL: Final = 0.5

# Figures on the board, and where the legion stands.
FIRST_FIGURE: Final = 2.2
SECOND_FIGURE: Final = 1.6
THIRD_FIGURE: Final = 1.1
MORE_FIGURES: Final = 0.4
LEGION: Final = 0.35
AT_FORT: Final = 0.5
FOOD_NOW: Final = 0.8
FOOD_LATER: Final = 0.35

# The chance that a pile without power gets it after all.
ANY_PILE: Final = 0.30
RUNE_IN_HAND: Final = 0.5
CAN_LAY: Final = 0.62
WITH_RELIGION: Final = 0.08
DEITY_CARD: Final = 0.55

# Cards in the hand.
POINTS_IN_HAND: Final = 0.5
FLOW_IN_HAND: Final = 0.25
FOOD_IN_HAND: Final = 2.0
DRAKE_IN_HAND: Final = 0.8
CRAFT_IN_HAND: Final = 0.5
SYMBOL_WANTED: Final = 0.1
INSTANT_IN_HAND: Final = 0.5
JOKER_IN_HAND: Final = 0.5
FOR_POWER: Final = 0.3
FOR_EMPTY: Final = 1.0
BEST_CARD: Final = 0.5
ANY_CARD: Final = 0.25
# To look at a card costs nothing, so it comes first among equals.
LOOK: Final = 0.01


class Yield:
    """What the cards of a box bring each turn while they are on top: as goods, and in points."""

    __slots__ = ("flow", "garrison", "makes", "religion")

    def __init__(self, box: Box) -> None:
        self.flow: list[float] = [0.0] * CARDS
        self.religion: list[bool] = [False] * CARDS
        self.garrison: list[bool] = [False] * CARDS
        # Which goods a card can bring: a bit for each.
        self.makes: list[int] = [0] * CARDS
        for card in range(FIRST_DEITY):
            for effect in box.actives_of[card]:
                self.flow[card] += effect.flow()
                self.makes[card] |= effect.makes()
                if effect.kind == PlayReligion.kind:
                    self.religion[card] = True
                elif effect.kind == PlaceGarrison.kind:
                    self.garrison[card] = True


@lru_cache(maxsize=8)
def yield_of(box: Box) -> Yield:
    """What the cards of a box bring."""
    return Yield(box)


# ---------------------------------------------------------------------- following a move to its end


def evaluate(state: SkybridgeState, seat: int) -> float:
    """How good a state is for a seat."""
    decision = state.decision_of(seat)
    if decision is None or not _is_half_done(decision.step):
        return _balance(state, seat)
    best = -1000.0
    for code in decision.codes:
        if code >= GIFT:
            continue
        tried = state.copy()
        tried.take(decision, code)
        best = max(best, evaluate(tried, seat))
    # Hamises may still do all that she could before she looked (K17.5).
    return best + LOOK if isinstance(decision.step, KeepSeen) else best


def _is_half_done(step: AnyStep) -> bool:
    """Whether a question belongs to a move that has only begun."""
    if isinstance(step, TakeCard):
        return step.looked
    return isinstance(
        step,
        (
            PlayInto,
            MoveGhiarhabbat,
            ChoosePile,
            ChooseTop,
            ChooseSecond,
            PlayDeity,
            KeepDeity,
            ReturnFigure,
            GiveFigure,
            MakeRoom,
            ChooseGift,
            ChooseService,
            KeepCard,
            KeepSeen,
            PutBack,
            TakeBonus,
        ),
    )


def _balance(state: SkybridgeState, seat: int) -> float:
    """A seat against the others: 0 where all are alike."""
    return lead(parts(state, seat), [parts(state, other) for other in range(state.players) if other != seat])


def horizon(state: SkybridgeState) -> int:
    """Where options are compared: when a turn or a phase ends."""
    return (state.round * 8 + state.phase) * 8 + state.turn


# ---------------------------------------------------------------------- points


def _points(state: SkybridgeState, seat: int) -> float:
    """What a seat would score if the game ended now, and a part of what the others' figure supply would bring."""
    points = 0.0
    for part in state.parts_of_score(seat):
        points += part
    legion = state.tableaus[seat].legion
    for other in range(state.players):
        if other != seat and state.tableaus[other].legion <= legion:
            points += SUPPLY_LEFT * state.tableaus[other].supply
    return points


def parts(state: SkybridgeState, seat: int) -> list[float]:
    """What a seat has, and what will come of it, in its parts (PARTS)."""
    tableau = state.tableaus[seat]
    if state.over:
        return [float(state.scores[seat]), 0.0, 0.0, 0.0, 0.0]
    if tableau.side == NOTHING:
        return [0.0, 0.0, 0.0, 0.0, 0.0]
    rounds = ROUNDS_PER_SECTION * (SECTIONS - state.section)
    figures = tableau.population
    for count in tableau.foreign:
        figures += count
    done = state.section / SECTIONS
    ahead = 1.0 / (1.0 + LESS_LATE * done)
    fading = ahead * (1.0 - FADES * done * done)
    present = _figures(figures) * min(1.0, rounds / 4.0) + LEGION * tableau.legion * min(1.0, rounds / 5.0)
    return [
        _points(state, seat),
        fading * _display(state, seat, rounds),
        ahead * _next_section(state, seat),
        fading * present,
        ahead * _hand(state, seat, rounds),
    ]


def _figures(count: int) -> float:
    """What figures on the board are worth, each less than the one before."""
    if count == 0:
        return 0.0
    worth = FIRST_FIGURE
    if count > 1:
        worth += SECOND_FIGURE
    if count > 2:
        worth += THIRD_FIGURE
    if count > 3:
        worth += MORE_FIGURES * min(count - 3, 4)
    return worth


def _display(state: SkybridgeState, seat: int, rounds: float) -> float:
    """What the tops of the piles bring each turn, what they show, and what the piles may become worth."""
    tableau = state.tableaus[seat]
    box = state.box
    yields = yield_of(box)
    flow = 0.0
    religions = garrisons = empty = 0
    worth = 0.0
    for slot in range(tableau.slots):
        card = tableau.top(slot)
        if card == NOTHING:
            empty += 1
            continue
        flow += yields.flow[card]
        if yields.religion[card]:
            religions += 1
        if yields.garrison[card]:
            garrisons += 1
    worth += rounds * (flow - CROWDED * flow * flow)
    visible = state.visible(seat)
    if count_of(visible, FOOD):
        worth += FOOD_NOW + FOOD_LATER * rounds
    worth += KNOWLEDGE_FLOW * rounds * min(2, count_of(visible, KNOWLEDGE))
    # Symbols that sections still to come will ask for.
    for kind, first, second in ((CRAFT, 2, 5), (DRAKE, 3, 6)):
        if count_of(visible, kind):
            if state.section <= first:
                worth += LATER_SYMBOL
            if state.section <= second:
                worth += LATER_SYMBOL
    if garrisons:
        worth += GARRISON_FLOW * rounds
        if _at_free_fort(state, seat):
            worth += AT_FORT * box.fort_points[tableau.legion]
    worth += _promised_piles(state, seat, rounds, religions)
    return worth


def _at_free_fort(state: SkybridgeState, seat: int) -> bool:
    """Whether the legion stands where a garrison could be placed."""
    tableau = state.tableaus[seat]
    return state.box.fort_points[tableau.legion] > 0 and not tableau.garrisons >> tableau.legion & 1


def _promised_piles(state: SkybridgeState, seat: int, rounds: float, religions: int) -> float:
    """Piles without power may still get it: the more likely, the more of their points count."""
    tableau = state.tableaus[seat]
    box = state.box
    worth = 0.0
    for slot in range(tableau.slots):
        if tableau.power >> slot & 1 or tableau.closed >> slot & 1:
            continue
        points = 0
        for card in tableau.piles[slot]:
            points += box.points_of[card]
        chance = ANY_PILE
        for card in tableau.deities:
            if deities.can_play(state, seat, card, slot):
                chance = CAN_LAY
                break
            if box.rune_of[card] == slot:
                chance = RUNE_IN_HAND
        if religions:
            chance += WITH_RELIGION
        worth += chance * points * min(1.0, rounds / 4.0)
    # Deity cards are worth something beside that, for their gifts.
    worth += DEITY_CARD * min(len(tableau.deities), 4)
    return worth + min(religions, 2) * RELIGION_FLOW * rounds


def _next_section(state: SkybridgeState, seat: int) -> float:
    """The goods, and how near they bring the seat to its next section, and to the one after that."""
    tableau = state.tableaus[seat]
    left = tableau.goods.copy()
    number = state.section
    if number < SECTIONS and state.builders[number] >> seat & 1:
        number += 1
    if number >= SECTIONS:
        return 0.0
    worth = 0.0
    cost = state.box.sections[number].cost
    if number == state.section:
        cost = building.price(state, seat)
        if building.can_pay(state, seat):
            worth += CAN_BUILD
    worth += MAKES_MISSING * _missing_made(state, seat, cost)
    worth += GOOD_FOR_SECTION * _nearness(state, seat, number, cost, left)
    if number + 1 < SECTIONS:
        worth += GOOD_FOR_NEXT * _nearness(state, seat, number + 1, state.box.sections[number + 1].cost, left)
    for good in range(GOODS):
        worth += _spare(good) * min(left[good], 4)
    return worth


def _missing_made(state: SkybridgeState, seat: int, cost: list[int]) -> int:
    """How many kinds of goods that are missing for a section the tops of the piles can bring."""
    tableau = state.tableaus[seat]
    makes_of = yield_of(state.box).makes
    makes = 0
    for slot in range(tableau.slots):
        card = tableau.top(slot)
        if card != NOTHING:
            makes |= makes_of[card]
    made = 0
    for good in range(GOODS):
        if makes >> good & 1 and tableau.goods[good] < cost[good]:
            made += 1
    return made


def _nearness(state: SkybridgeState, seat: int, number: int, cost: list[int], left: list[int]) -> float:
    """The part of a section's points that the goods (taken out of `left`), figures and symbols stand for."""
    section = state.box.sections[number]
    needed = 1
    ready = 1 if state.tableaus[seat].population else 0
    for good in range(GOODS):
        used = min(left[good], cost[good])
        needed += cost[good]
        ready += used
        left[good] -= used
    if section.requires != NOTHING:
        needed += SYMBOL
        if count_of(state.visible(seat), section.requires):
            ready += SYMBOL
        elif _has_gift(state, seat, section.requires):
            ready += SYMBOL_AS_GIFT
    return section.points * ready / (needed + 1)


def _has_gift(state: SkybridgeState, seat: int, symbol: int) -> bool:
    """Whether a deity card in the hand would give a symbol."""
    gifts = state.box.gift_passives
    return any(count_of(gifts[card - FIRST_DEITY], symbol) for card in state.tableaus[seat].deities)


def _spare(good: int) -> float:
    """What a good is worth that the next section does not ask for."""
    if good == METAL:
        return SPARE_METAL
    if good < METAL:
        return SPARE_MATERIAL
    if good == LIVESTOCK:
        return SPARE_LIVESTOCK
    return SPARE_SALT if good == SALT else SPARE_MONEY


def _hand(state: SkybridgeState, seat: int, rounds: float) -> float:
    """What the cards of the hand could do for the display, the best of them most."""
    tableau = state.tableaus[seat]
    box = state.box
    yields = yield_of(box)
    visible = state.visible(seat)
    wanted = NOTHING
    if state.section < SECTIONS:
        wanted = box.sections[state.section].requires
        if wanted != NOTHING and count_of(visible, wanted):
            wanted = NOTHING
    any_rune = state.ability(seat).any_rune
    best = 0.0
    total = 0.0
    for card in tableau.hand:
        value = POINTS_IN_HAND * box.points_of[card] + FLOW_IN_HAND * rounds * yields.flow[card]
        passives = box.passives_of[card]
        if passives:
            if count_of(passives, FOOD) and not count_of(visible, FOOD):
                value += FOOD_IN_HAND
            if count_of(passives, DRAKE):
                value += DRAKE_IN_HAND
            if count_of(passives, CRAFT):
                value += CRAFT_IN_HAND
            if wanted != NOTHING and count_of(passives, wanted):
                value += SYMBOL_WANTED * box.sections[state.section].points
        value += INSTANT_IN_HAND * len(box.instants_of[card])
        rune = box.rune_of[card]
        if rune == JOKER or any_rune:
            value += JOKER_IN_HAND
        elif not accepts(state, seat, rune, card):
            value *= 0.5
        elif tableau.power >> rune & 1:
            value += FOR_POWER * box.points_of[card]
        elif not tableau.piles[rune]:
            value += FOR_EMPTY
        total += value
        best = max(best, value)
    return (BEST_CARD * best + ANY_CARD * total) * min(1.0, rounds / 3.0)
