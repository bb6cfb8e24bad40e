"""What a bot should know about GLOW: how good a state is for a seat, in shards.

The worth of a seat is what it has, what its cards should still bring on days to come, and what today's dice promise.
What chance has only just rolled counts as if it were still to be rolled: a bot tries its choices on an imagined future,
and must not believe in the luck that it imagined.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.glow.bot.odds import Odds
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
    SETUP,
    SHARDS,
)
from tafelrunde.games.glow.effects.conditions import different_elements
from tafelrunde.games.glow.effects.effect import FOOTPRINT_WORTH, REROLL_WORTH, SPELL_WORTH
from tafelrunde.games.glow.state.company import Company
from tafelrunde.games.glow.state.state import GlowState
from tafelrunde.games.glow.steps.morning import TakeCompanion
from tafelrunde.games.glow.steps.rolling import PayReroll, PayTurn, Reroll, RerollWith, TurnDie, rerolls_left
from tafelrunde.games.glow.steps.sea import sea_price

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


def evaluate(state: GlowState, seat: int) -> float:
    """How far a seat is ahead of the others."""
    others = 0.0
    for other in range(state.players):
        if other != seat:
            others += standing(state, other)
    own = standing(state, seat) if state.over else worth(state, seat)
    return own - others / (state.players - 1)


def standing(state: GlowState, seat: int) -> float:
    """What a seat would have if the game ended now, and what its spells will cost it."""
    company = state.companies[seat]
    points = float(company.score + state.end_score(seat))
    return points if state.over else points - SPELL_WORTH * (len(company.spells) + company.face_down)


def worth(state: GlowState, seat: int) -> float:
    """What a seat has and may expect."""
    company = state.companies[seat]
    if company.adventurer == NOTHING:
        return 0.0
    days = state.box.days - state.day + (0 if has_begun(state, seat) else 1)
    large = [die for die in company.dice if not state.box.small[die]]
    odds = Odds(state.box, large, SMALL_DICE)
    points = float(company.score) + footprints_worth(state, company)
    points += REROLL_WORTH * company.rerolls if days > 0 else 0.0
    points -= SPELL_WORTH * (len(company.spells) + company.face_down) if days > 0 else 0.0
    points += fireflies_worth(state, seat, days)
    points += card_worth(state, company.adventurer, odds, days)
    for companion in company.companions:
        points += card_worth(state, companion, odds, days)
    return points + today(state, seat, odds, days)


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


def fireflies_worth(state: GlowState, seat: int, days: int) -> float:
    """The bonus for fireflies, by how likely it is: a companion a day will come, and some fireflies too."""
    company = state.companies[seat]
    missing = len(company.companions) + days - state.fireflies(seat) - 0.6 * days
    for card in company.companions:
        for effect in state.box.effects_of[card]:
            if effect.fireflies():
                missing -= 0.7 * days
    spread = 0.4 + 0.45 * days
    chance = 0.5 - missing / (2.0 * spread + 2.0)
    return state.box.firefly_bonus * (0.0 if chance < 0.0 else 1.0 if chance > 1.0 else chance)


# ---------------------------------------------------------------------- cards


def effect_worth(state: GlowState, card: int) -> float:
    """What a card does in one go, in shards."""
    value = 0.0
    for effect in state.box.effects_of[card]:
        value += effect.worth()
    return value


def card_worth(state: GlowState, card: int, odds: Odds, days: int) -> float:
    """What a card should bring on the days to come and at the end."""
    box = state.box
    end = float(box.end_points[card])
    times = odds.times(box.condition_of[card])
    value = effect_worth(state, card)
    worth = REROLL_WORTH * days * box.rerolls_of[card]
    if not box.cards[card].dies:
        return worth + end + days * times * value * (SKILL if value > 0.0 else 1.0 / SKILL)
    # A skull: sooner or later it dies, sooner if that is good.
    daily = min(0.95, times * (SKILL if value > end else 1.0 / SKILL))
    lives: float = (1.0 - daily) ** days
    return worth + lives * end + (1.0 - lives) * value


# ---------------------------------------------------------------------- today


def today(state: GlowState, seat: int, odds: Odds, days: int) -> float:
    """What is still to come on this day, and what the board is worth after it."""
    company = state.companies[seat]
    if state.phase == SETUP:
        return board_worth(state, company, days)
    if state.phase == MORNING:
        if not has_begun(state, seat):
            return board_worth(state, company, days)
        return expected_noon(state, company) + board_worth(state, company, days + 1)
    if state.phase == LATE_MORNING:
        return rolled(state, seat, odds, days)
    if state.phase == NOON:
        return noon(state, company, odds, days) + journey(state, company, days)
    if state.phase == AFTERNOON and state.decision_of(seat) is not None:
        return journey(state, company, days)
    return board_worth(state, company, days)


def expected_noon(state: GlowState, company: Company) -> float:
    """What noon should bring with dice that are taken but not rolled yet."""
    odds = Odds(state.box, company.dice, 0)
    value = 0.0
    for card in [company.adventurer, *company.companions, *company.spells]:
        value += SKILL * odds.times(state.box.condition_of[card]) * effect_worth(state, card)
    for die in company.dice:
        value += -CURSE if die == state.box.black_die else MOVING
    return value


def noon(state: GlowState, company: Company, odds: Odds, days: int) -> float:
    """What the cards that are to be used will bring, with the dice as they are."""
    value = 0.0
    for card in [company.adventurer, *company.companions, *company.spells]:
        if company.used >> card & 1 == 0:
            times = state.times(company, card)
            if times:
                value += times * effect_worth(state, card)
                if card < FIRST_SPELL and state.box.cards[card].dies:
                    value -= card_worth(state, card, odds, days)
    return value


def dice_value(state: GlowState, company: Company, odds: Odds, days: int) -> float:
    """What the dice as they are will bring: special sides, cards, and the journey."""
    box = state.box
    symbols = company.symbols
    value = FOOTPRINT_WORTH * box.footprints_side * symbols[FOOTPRINTS]
    value += box.shards_side * symbols[SHARDS] - box.loss_side * symbols[LOSS]
    return value + noon(state, company, odds, days) + journey(state, company, days)


def rolled(state: GlowState, seat: int, odds: Odds, days: int) -> float:
    """What the dice on the table promise, with a reroll that somebody has begun or just carried out."""
    company = state.companies[seat]
    decision = state.decision_of(seat)
    if decision is None:
        return dice_value(state, company, odds, days)
    tried = state.copy()
    own = tried.companies[seat]
    step = decision.step
    if isinstance(step, Reroll) and own.fresh:
        dice = [die for die in own.dice if own.fresh >> die & 1]
        if len(dice) > 2:
            return expected_noon(state, company) + board_worth(state, company, days + 1)
        return after_reroll(tried, own, dice, odds, days)
    if isinstance(step, RerollWith):
        value = after_reroll(tried, own, [step.die], odds, days) - reroll_price(state, own, 1)
        if rerolls_left(state, company) < state.box.rerolls_to_turn:
            return value
        return max(value, best_turn(tried, own, step.die, odds, days))
    if isinstance(step, PayReroll):
        dice = [step.first] if step.second == NOTHING else [step.first, step.second]
        return after_reroll(tried, own, dice, odds, days) - reroll_price(state, own, 1)
    if isinstance(step, TurnDie):
        return best_turn(tried, own, step.die, odds, days)
    if isinstance(step, PayTurn):
        return turned(tried, own, step.die, step.symbol, odds, days) - reroll_price(state, own, step.left)
    return dice_value(tried, own, odds, days)


def best_turn(tried: GlowState, company: Company, die: int, odds: Odds, days: int) -> float:
    """What the dice promise with one of them on its best side, less what turning it costs."""
    best = 0.0
    for number, side in enumerate(tried.box.sides[die]):
        value = turned(tried, company, die, side, odds, days)
        if number == 0 or value > best:
            best = value
    return best - reroll_price(tried, company, tried.box.rerolls_to_turn)


def turned(tried: GlowState, company: Company, die: int, side: int, odds: Odds, days: int) -> float:
    """What the dice promise with one of them on a certain side."""
    tried.shown[die] = side
    tried.count_symbols(company)
    return dice_value(tried, company, odds, days)


def after_reroll(tried: GlowState, company: Company, dice: list[int], odds: Odds, days: int) -> float:
    """What the dice promise on average if one or two of them are rolled."""
    value = 0.0
    for side in tried.box.sides[dice[0]]:
        tried.shown[dice[0]] = side
        if len(dice) == 1:
            tried.count_symbols(company)
            value += dice_value(tried, company, odds, days) / 6.0
        else:
            for other in tried.box.sides[dice[1]]:
                value += turned(tried, company, dice[1], other, odds, days) / 36.0
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


def board_worth(state: GlowState, company: Company, days: int) -> float:
    """What the board counts now, or may still count after so many days of travelling."""
    if state.by_land():
        return shadows_worth(state, company, company.place, company.footprints, days)
    value = 0.0
    for island in company.boats:
        value += state.box.sea.points[island] + sea_hope(state, island, days)
    return value


def shadows_worth(state: GlowState, company: Company, place: int, footprints: int, days: int) -> float:
    """The camp, or a better village in reach: the better the nearer it is, and the more days are left."""
    realm = state.box.shadows
    # Whoever stands in a village may have to stop there (G11.7).
    camp = realm.points[place] if realm.points[place] else realm.points[company.camp]
    best = float(camp)
    for village in realm.villages:
        more = realm.points[village] - camp
        if more > 0:
            steps = realm.distance[place][village] + 0.5 * realm.pay[village]
            strength = PACE * days + 0.8 * footprints + 0.01
            chance = 1.0 / (1.0 + (steps / strength) ** 3)
            hope = camp + more * chance - 0.3 * realm.pay[village]
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


def journey(state: GlowState, company: Company, days: int) -> float:
    """What the board should be worth after an afternoon with the dice as they are."""
    best = board_worth(state, company, days)
    if not state.by_land():
        return best + sea_journey(state, company)
    for village in state.box.shadows.villages:
        if state.box.shadows.points[village] > state.box.shadows.points[company.camp]:
            place = way_towards(state, company, village)
            if place != company.place:
                best = max(best, shadows_worth(state, company, place, company.footprints, days))
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
