"""What a bot should know about Vaalbara: how good a state is for a seat, in points.

The worth of a seat is what it has, what its realm will still bring, and what the follower it has laid down promises.
Only what the seat may know goes into it: other hands enter as "any follower that this clan has not used yet".
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.vaalbara.box.ids import ALL_FOLLOWERS, FARM, FOREST, KINDS, MEADOW, MOUNTAIN, RIVER
from tafelrunde.games.vaalbara.effects.followers import TurnOrder
from tafelrunde.games.vaalbara.state.state import NOTHING, VaalbaraState
from tafelrunde.kernel.judgement import lead

# How many lands of each kind a realm takes in a round, about: one of six kinds, and good ones are fought over.
TAKEN_A_ROUND: Final = 0.19
# What is kept in the hand is worth this part of its usual value: nine of twelve followers will be used.
KEPT: Final = 0.7
# What using each follower usually brings, effect and place in the turn order together (averages of greedy games).
USUAL: Final[list[float]] = [6.5, 5.5, 7.5, 7.5, 8.0, 8.5, 7.0, 7.5, 7.5, 9.5, 11.0, 13.0]


# What the worth of a seat is made of, as hints name it.
PARTS: Final = ("points", "lands", "kinds", "hand", "turn")


def evaluate(state: VaalbaraState, seat: int) -> float:
    """How far a seat is ahead of the others, in points: 0 where all are alike."""
    return lead(parts(state, seat), [parts(state, other) for other in range(state.players) if other != seat])


def parts(state: VaalbaraState, seat: int) -> list[float]:
    """The worth of a seat in its parts (PARTS)."""
    clan = state.clans[seat]
    points = float(clan.points)
    if state.over:
        return [points, 0.0, 0.0, 0.0, 0.0]
    chosen = state.laid_down(seat)
    turn = 0.0
    if chosen != NOTHING and len(clan.realm) < state.round:
        turn = _promise(state, seat, chosen)
    return [points, _lands(state, seat), _kinds(state, seat), _hand(state, seat, chosen), turn]


def horizon(state: VaalbaraState) -> int:
    """Where options are compared: at the end of a round."""
    return state.round


def _realm(state: VaalbaraState, seat: int) -> float:
    """Points, and what the lands already taken will help to earn."""
    return state.clans[seat].points + _lands(state, seat) + _kinds(state, seat)


def _lands(state: VaalbaraState, seat: int) -> float:
    """What the lands already taken will help to earn."""
    clan = state.clans[seat]
    more = TAKEN_A_ROUND * (state.box.rounds - len(clan.realm))
    kinds = clan.kinds
    worth = 2.0 * kinds[FARM] * more
    worth += 5.0 * kinds[RIVER] * more
    worth += 1.0 * kinds[MEADOW] * more
    worth += 1.0 * kinds[FOREST] * _likely(more * 0.4)
    return worth + _mountains(kinds[MOUNTAIN], more)


def _kinds(state: VaalbaraState, seat: int) -> float:
    """What different kinds are worth. The bonus comes nearer with each; what is missing must still be found."""
    clan = state.clans[seat]
    rounds = state.box.rounds - len(clan.realm)
    different = clan.different_kinds()
    worth = 2.0 * different * TAKEN_A_ROUND * rounds
    missing = len(KINDS) - different
    if missing == 0:
        worth += state.box.six_kinds_bonus
    elif missing <= rounds:
        worth += state.box.six_kinds_bonus * (0.75**missing)
    elif missing == 1:
        worth += state.box.five_kinds_bonus
    return worth


def _mountains(have: int, more: float) -> float:
    """What mountains promise: the second and the fourth pay."""
    if have == 0:
        return 10.0 * _likely(more * 0.5) * 0.6
    if have == 1:
        return 10.0 * _likely(more)
    if have == 2:
        return 20.0 * _likely(more * 0.5) * 0.5
    if have == 3:
        return 20.0 * _likely(more)
    return 0.0


def _likely(expected: float) -> float:
    """The chance of at least one, if this many are expected."""
    return expected / (0.6 + expected)


def _hand(state: VaalbaraState, seat: int, chosen: int) -> float:
    """What the followers in the hand are worth later."""
    clan = state.clans[seat]
    if max(state.round, 1) >= state.box.rounds:
        return 0.0
    later = clan.hand
    if chosen != NOTHING:
        later &= ~(1 << chosen)
    worth = 0.0
    for card in state.box.cards_in[later]:
        worth += KEPT * USUAL[card]
    return worth


def _promise(state: VaalbaraState, seat: int, card: int) -> float:
    """What this round's turn should still bring: its effect until the turn begins, and a land until it is taken."""
    if seat in state.turns:
        return _land(state, seat, card, 0.0)
    before = 0.0
    none_before = 1.0
    all_before = 1.0
    for other in range(state.players):
        if other != seat:
            chance = _comes_before(state, other, seat, card)
            before += chance
            if other in state.neighbours[seat]:
                none_before *= 1.0 - chance
                all_before *= chance
    effect = state.box.effect_of[card].worth(state, seat, TurnOrder(before, none_before, all_before))
    return effect + _land(state, seat, card, before)


def _comes_before(state: VaalbaraState, other: int, seat: int, card: int) -> float:
    """How likely another seat has its turn before this one: certain once the followers lie open."""
    rank = state.box.omen_rank[state.stack_of_lands.top_back]
    initiative_of = state.box.initiative_of
    own = initiative_of[card]
    stronger = rank[state.clan_number(other)] < rank[state.clan_number(seat)]
    if state.revealed:
        if other in state.turns:
            return 1.0
        theirs = initiative_of[state.clans[other].chosen]
        return 1.0 if theirs < own or (theirs == own and stronger) else 0.0
    unused = state.box.cards_in[ALL_FOLLOWERS & ~state.clans[other].played]
    sooner = 0
    for follower in unused:
        theirs = initiative_of[follower]
        if theirs < own or (theirs == own and stronger):
            sooner += 1
    return sooner / len(unused)


def _land(state: VaalbaraState, seat: int, card: int, before: float) -> float:
    """What the land of this turn should bring, if about `before` others take the better ones first."""
    tried = state.copy()
    tried.clans[seat].chosen = card
    worths = sorted([_land_worth(tried, seat, land) for land in state.first_row], reverse=True)
    if not worths:
        return 0.0
    # Those who had their turn have already taken theirs. Others want other lands, so not each takes our best one.
    had = 0
    for other in state.turns:
        if other != seat and len(state.clans[other].realm) >= state.round:
            had += 1
    place = max(0.0, before - had) * 0.75
    low = int(place)
    if low + 1 >= len(worths):
        return worths[-1]
    part = place - low
    return worths[low] * (1.0 - part) + worths[low + 1] * part


def _land_worth(tried: VaalbaraState, seat: int, land: int) -> float:
    """The reward of a land now, and what it makes of the realm. `tried` is a copy that may be used for trying."""
    clan = tried.clans[seat]
    kind = tried.box.kind_of[land]
    factor = tried.box.effect_of[clan.chosen].reward_factor()
    points = clan.points
    before = _realm(tried, seat)
    tried.settle(seat, land, factor)
    worth = _realm(tried, seat) - before
    clan.leave(land, kind)
    clan.points = points
    return worth
