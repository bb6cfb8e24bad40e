"""What a bot should know about GLOW: how good a state is for a seat, in shards.

The worth of a seat is what it has, what its cards should still bring on days to come, and what today's dice promise.
What chance has only just rolled counts as if it were still to be rolled: a bot tries its choices on an imagined future,
and must not believe in the luck that it imagined.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.glow.bot.odds import JOURNEYS, Knowledge, knowledge
from tafelrunde.games.glow.box.boards import NO_ELEMENT
from tafelrunde.games.glow.box.ids import (
    AFTERNOON,
    ELEMENTS,
    FIRST_SPELL,
    FOOTPRINTS,
    LATE_MORNING,
    LOSS,
    MORNING,
    NOON,
    NOTHING,
    SHARDS,
)
from tafelrunde.games.glow.effects.conditions import different_elements
from tafelrunde.games.glow.effects.effect import FOOTPRINT_WORTH, REROLL_WORTH, SPELL_WORTH
from tafelrunde.games.glow.state.company import Company
from tafelrunde.games.glow.state.state import GlowState
from tafelrunde.games.glow.steps.morning import TakeCompanion
from tafelrunde.games.glow.steps.rolling import PayReroll, PayTurn, Reroll, RerollWith, TurnDie, rerolls_left
from tafelrunde.games.glow.steps.sea import sea_price
from tafelrunde.kernel.judgement import lead

# Small dice that somebody takes in a morning, on average.
SMALL_DICE: Final = 2
# Rerolls let a person help the odds along.
SKILL: Final = 1.2
# How many spaces a group gets on in a day.
PACE: Final = 2.6
# What rolling the black die costs on average.
CURSE: Final = 2.5
# What any die helps a group along.
MOVING: Final = 0.3


# What the worth of a seat is made of, as hints name it.
PARTS: Final = ("shards", "footprints", "spells", "fireflies", "cards", "today")


def evaluate(state: GlowState, seat: int) -> float:
    """How far a seat is ahead of the others: 0 where all are alike."""
    return lead(parts(state, seat), [parts(state, other) for other in range(state.players) if other != seat])


def horizon(state: GlowState) -> int:
    """Where options are compared: when the companions of a day are taken, and when the day ends."""
    return 2 * state.day + (1 if state.phase > MORNING else 0)


def parts(state: GlowState, seat: int) -> list[float]:
    """What a seat has and may expect, in its parts (PARTS)."""
    company = state.companies[seat]
    if state.over or seat >= state.people:
        # Tom (G15) expects nothing.
        return [float(company.score + state.end_score(seat)), 0.0, 0.0, 0.0, 0.0, 0.0]
    if company.adventurer == NOTHING:
        return [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    known = knowledge(state.box)
    begun = has_begun(state, seat)
    days = state.box.days - state.day + (0 if begun else 1)
    small = state.box.small
    large = 0
    for die in company.dice:
        if not small[die]:
            large |= 1 << die
    times = known.times(large, SMALL_DICE)
    spells = -SPELL_WORTH * (len(company.spells) + company.face_down) if days > 0 else 0.0
    cards = REROLL_WORTH * company.rerolls if days > 0 else 0.0
    cards += card_worth(state, known, company.adventurer, times, days)
    for companion in company.companions:
        cards += card_worth(state, known, companion, times, days)
    return [
        float(company.score),
        footprints_worth(state, company),
        spells,
        fireflies_worth(state, known, seat, days),
        cards,
        today(state, known, seat, times, days, begun),
    ]


def has_begun(state: GlowState, seat: int) -> bool:
    """Whether a seat has taken its companion of this day, so that its dice for today are known."""
    if state.phase != MORNING:
        return True
    decision = state.decision_of(seat)
    if decision is not None and isinstance(decision.step, TakeCompanion):
        return False
    frame = state.stack
    while frame is not None:
        step = frame.step
        if isinstance(step, TakeCompanion) and step.seat == seat:
            return False
        frame = frame.below
    return True


def footprints_worth(state: GlowState, company: Company) -> float:
    """Footprints count one at the end, and help on the way until then."""
    last = state.day == state.box.days and state.phase >= AFTERNOON
    return float(company.footprints) if last else FOOTPRINT_WORTH * company.footprints


def fireflies_worth(state: GlowState, known: Knowledge, seat: int, days: int) -> float:
    """The bonus for fireflies, by how likely it is: a companion a day will come, and some fireflies too."""
    company = state.companies[seat]
    missing = len(company.companions) + days - state.fireflies(seat) - 0.6 * days
    for card in company.companions:
        missing -= 0.7 * days * known.brings_fireflies[card]
    spread = 0.4 + 0.45 * days
    chance = 0.5 - missing / (2.0 * spread + 2.0)
    return state.box.firefly_bonus * (0.0 if chance < 0.0 else 1.0 if chance > 1.0 else chance)


# ---------------------------------------------------------------------- cards


def card_worth(state: GlowState, known: Knowledge, card: int, met: list[float], days: int) -> float:
    """What a card should bring on the days to come and at the end."""
    box = state.box
    end = float(box.end_points[card])
    times = met[card]
    value = known.does[card]
    worth = REROLL_WORTH * days * box.rerolls_of[card]
    if not box.cards[card].dies:
        return worth + end + days * times * value * (SKILL if value > 0.0 else 1.0 / SKILL)
    # A skull: sooner or later it dies, sooner if that is good.
    daily = times * (SKILL if value > end else 1.0 / SKILL)
    if daily > 0.95:
        daily = 0.95
    lives = 1.0
    for _ in range(days):
        lives *= 1.0 - daily
    return worth + lives * end + (1.0 - lives) * value


# ---------------------------------------------------------------------- today


def today(state: GlowState, known: Knowledge, seat: int, times: list[float], days: int, begun: bool) -> float:
    """What is still to come on this day, and what the board is worth after it."""
    company = state.companies[seat]
    phase = state.phase
    if phase == MORNING:
        if not begun:
            return board_worth(state, known, company, days)
        return expected_noon(state, known, company) + board_worth(state, known, company, days + 1)
    if phase == LATE_MORNING:
        return rolled(state, known, seat, times, days)
    if phase == NOON:
        return noon(state, known, company, times, days) + journey(state, known, company, days)
    if phase == AFTERNOON and state.decision_of(seat) is not None:
        return journey(state, known, company, days)
    return board_worth(state, known, company, days)


def expected_noon(state: GlowState, known: Knowledge, company: Company) -> float:
    """What noon should bring with dice that are taken but not rolled yet."""
    dice = 0
    for die in company.dice:
        dice |= 1 << die
    times = known.times(dice, 0)
    does = known.does
    value = times[company.adventurer] * does[company.adventurer]
    for card in company.companions:
        value += times[card] * does[card]
    for card in company.spells:
        value += times[card] * does[card]
    value *= SKILL
    for die in company.dice:
        value += -CURSE if die == state.box.black_die else MOVING
    return value


def noon(state: GlowState, known: Knowledge, company: Company, times: list[float], days: int) -> float:
    """What the cards that are to be used will bring, with the dice as they are."""
    value = used_at_noon(state, known, company, company.adventurer, times, days)
    for card in company.companions:
        value += used_at_noon(state, known, company, card, times, days)
    for card in company.spells:
        value += used_at_noon(state, known, company, card, times, days)
    return value


def used_at_noon(
    state: GlowState, known: Knowledge, company: Company, card: int, times: list[float], days: int
) -> float:
    """What a card will bring at noon, if it is met and not used yet."""
    if company.used >> card & 1:
        return 0.0
    met = state.times(company, card)
    if met == 0:
        return 0.0
    value = met * known.does[card]
    if card < FIRST_SPELL and state.box.cards[card].dies:
        value -= card_worth(state, known, card, times, days)
    return value


def dice_value(state: GlowState, known: Knowledge, company: Company, times: list[float], days: int) -> float:
    """What the dice as they are will bring: special sides, cards, and the journey."""
    box = state.box
    symbols = company.symbols
    value = FOOTPRINT_WORTH * box.footprints_side * symbols[FOOTPRINTS]
    value += box.shards_side * symbols[SHARDS] - box.loss_side * symbols[LOSS]
    return value + noon(state, known, company, times, days) + journey(state, known, company, days)


def rolled(state: GlowState, known: Knowledge, seat: int, times: list[float], days: int) -> float:
    """What the dice on the table promise, with a reroll that somebody has begun or just carried out."""
    company = state.companies[seat]
    decision = state.decision_of(seat)
    if decision is None:
        return dice_value(state, known, company, times, days)
    step = decision.step
    if isinstance(step, Reroll):
        if not company.fresh:
            return dice_value(state, known, company, times, days)
        dice = [die for die in company.dice if company.fresh >> die & 1]
        if len(dice) > 2:
            return expected_noon(state, known, company) + board_worth(state, known, company, days + 1)
        return after_reroll(state, known, company, dice, times, days)
    if isinstance(step, RerollWith):
        value = after_reroll(state, known, company, [step.die], times, days) - reroll_price(state, company, 1)
        if rerolls_left(state, company) < state.box.rerolls_to_turn:
            return value
        return max(value, best_turn(state, known, company, step.die, times, days))
    if isinstance(step, PayReroll):
        dice = [step.first] if step.second == NOTHING else [step.first, step.second]
        return after_reroll(state, known, company, dice, times, days) - reroll_price(state, company, 1)
    if isinstance(step, TurnDie):
        return best_turn(state, known, company, step.die, times, days)
    if isinstance(step, PayTurn):
        kept = state.shown[step.die]
        value = turned(state, known, company, step.die, step.symbol, times, days)
        show_again(state, company, step.die, kept)
        return value - reroll_price(state, company, step.left)
    return dice_value(state, known, company, times, days)


def best_turn(state: GlowState, known: Knowledge, company: Company, die: int, times: list[float], days: int) -> float:
    """What the dice promise with one of them on its best other side, less what turning it costs."""
    kept = state.shown[die]
    best = 0.0
    done = 0
    for side in state.box.sides[die]:
        if side != kept and done >> side & 1 == 0:
            value = turned(state, known, company, die, side, times, days)
            if done == 0 or value > best:
                best = value
            done |= 1 << side
    show_again(state, company, die, kept)
    return best - reroll_price(state, company, state.box.rerolls_to_turn)


def turned(
    state: GlowState, known: Knowledge, company: Company, die: int, side: int, times: list[float], days: int
) -> float:
    """What the dice promise with one of them on a certain side, which is left there."""
    state.shown[die] = side
    state.count_symbols(company)
    return dice_value(state, known, company, times, days)


def show_again(state: GlowState, company: Company, die: int, side: int) -> None:
    """Put a die back as it was before a thought."""
    state.shown[die] = side
    state.count_symbols(company)


def after_reroll(
    state: GlowState, known: Knowledge, company: Company, dice: list[int], times: list[float], days: int
) -> float:
    """What the dice promise on average if one or two of them are rolled. Of two, each side of one meets one of the
    other: six pairs are enough for an average.
    """
    first, second = dice[0], dice[len(dice) - 1]
    kept, kept_too = state.shown[first], state.shown[second]
    sides, others = state.box.sides[first], state.box.sides[second]
    value = 0.0
    for number in range(6):
        if second != first:
            state.shown[second] = others[(number * 5 + 2) % 6]
        value += turned(state, known, company, first, sides[number], times, days) / 6.0
    state.shown[second] = kept_too
    show_again(state, company, first, kept)
    return value


def reroll_price(state: GlowState, company: Company, rerolls: int) -> float:
    """What so many rerolls cost, the cheapest first."""
    price = 0.0
    free, tokens, space = company.free_rerolls, company.rerolls, company.score
    for _ in range(rerolls):
        back = NOTHING if company.lapped else state.box.next_reroll[space]
        if free:
            free -= 1
        elif tokens and (back == NOTHING or space - back > REROLL_WORTH or state.day < state.box.days):
            tokens -= 1
            price += REROLL_WORTH if state.day < state.box.days else 0.1
        elif back != NOTHING:
            price += space - back
            space = back
    return price


# ---------------------------------------------------------------------- the board


def board_worth(state: GlowState, known: Knowledge, company: Company, days: int) -> float:
    """What the board counts now, or may still count after so many days of travelling."""
    if state.by_land():
        return shadows_worth(known, company, company.place, company.footprints, days)
    value = 0.0
    for island in company.boats:
        value += state.box.sea.points[island] + sea_hope(state, island, days)
    return value


def shadows_worth(known: Knowledge, company: Company, place: int, footprints: int, days: int) -> float:
    """The camp, or a better village in reach: the better the nearer it is, and the more days are left."""
    wanted = ((place * 256 + company.camp) * 64 + days) * 256 + footprints
    worth = known.hopes.get(wanted)
    if worth is None:
        worth = hope_at(known, company.camp, place, footprints, days)
        if len(known.hopes) >= JOURNEYS:
            known.hopes.clear()
        known.hopes[wanted] = worth
    return worth


def hope_at(known: Knowledge, camp_at: int, place: int, footprints: int, days: int) -> float:
    """The same, thought about for the first time."""
    realm = known.box.shadows
    # Whoever stands in a village may have to stop there (G11.7).
    camp = realm.points[place] if realm.points[place] else realm.points[camp_at]
    best = float(camp)
    strength = PACE * days + 0.8 * footprints + 0.01
    for village in realm.villages:
        more = realm.points[village] - camp
        if more > 0:
            far = (realm.distance[place][village] + 0.5 * realm.pay[village]) / strength
            hope = camp + more / (1.0 + far * far * far) - 0.3 * realm.pay[village]
            if hope > best:
                best = hope
    return best


def sea_hope(state: GlowState, island: int, days: int) -> float:
    """What a boat may still win by moving on."""
    sea = state.box.sea
    best = 0.0
    for position in range(len(sea.neighbours[island])):
        way = sea.ways[sea.ways_from[island][position]]
        there = sea.neighbours[island][position]
        more = sea.points[there] - sea.points[island] - FOOTPRINT_WORTH * way.pay
        beyond = 0
        for further in sea.neighbours[there]:
            beyond = max(beyond, sea.points[further] - sea.points[island])
        best = max(best, 0.5 * more, 0.3 * beyond)
    return best * min(1.0, days / 4.0)


def journey(state: GlowState, known: Knowledge, company: Company, days: int) -> float:
    """What the board should be worth after an afternoon with the dice as they are."""
    if not state.by_land():
        return board_worth(state, known, company, days) + sea_journey(state, company)
    if state.phase == AFTERNOON:
        return shadows_journey(state, known, company, days)
    # Before an afternoon begins, all that counts fits into a number.
    wanted = ((company.place * 256 + company.camp) * 64 + days) * 256 + company.footprints
    for element in range(ELEMENTS):
        wanted = wanted * 16 + company.symbols[element]
    worth = known.journeys.get(wanted)
    if worth is None:
        worth = shadows_journey(state, known, company, days)
        if len(known.journeys) >= JOURNEYS:
            known.journeys.clear()
        known.journeys[wanted] = worth
    return worth


def shadows_journey(state: GlowState, known: Knowledge, company: Company, days: int) -> float:
    """The best place on the way to any village that the dice reach in the Realm of Shadows."""
    best = shadows_worth(known, company, company.place, company.footprints, days)
    realm = state.box.shadows
    at_camp = realm.points[company.camp]
    for village in realm.villages:
        if realm.points[village] > at_camp:
            place = way_towards(state, company, village)
            if place != company.place:
                worth = shadows_worth(known, company, place, company.footprints, days)
                if worth > best:
                    best = worth
    return best


def way_towards(state: GlowState, company: Company, village: int) -> int:
    """How far the dice alone carry a group on the shortest way to a village."""
    realm = state.box.shadows
    left = [company.symbols[element] - company.spent[element] for element in range(ELEMENTS)]
    closed = company.visited if state.phase == AFTERNOON else 0
    here = company.place
    while here != village:
        there = NOTHING
        for space in realm.neighbours[here]:
            if closed >> space & 1 == 0 and realm.distance[space][village] < realm.distance[here][village]:
                needed, forbidden = realm.needs[space], realm.forbids[space]
                closed_today = forbidden != NO_ELEMENT and company.symbols[forbidden] > 0
                if closed_today or realm.pay[space] > company.footprints:
                    continue
                if needed != NO_ELEMENT:
                    if left[needed] == 0:
                        continue
                    left[needed] -= 1
                there = space
                break
        if there == NOTHING:
            return here
        here = there
    return here


def sea_journey(state: GlowState, company: Company) -> float:
    """The best that a boat can win this afternoon."""
    sea = state.box.sea
    different = different_elements(company.symbols)
    best = 0.0
    for here in company.boats:
        for position in range(len(sea.neighbours[here])):
            there = sea.neighbours[here][position]
            price = sea_price(state, different, sea.ways_from[here][position])
            if there not in company.boats and price != NOTHING and price <= company.footprints:
                best = max(best, sea.points[there] - sea.points[here] - FOOTPRINT_WORTH * price)
    return best
