"""How a bot plays on in its imagination: quick choices that make sense, not the best ones."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.spirit_island.box.ids import (
    BLIGHT,
    CITY,
    DAMAGE_OF_SLOT,
    EXPLORER,
    FIGURE,
    KIND_OF_SLOT,
    NOTHING,
    ON_SPIRIT,
    ROW,
    TOWN,
    land_at,
)
from tafelrunde.games.spirit_island.state.state import SpiritIslandState
from tafelrunde.games.spirit_island.steps.blight import SpreadBlight
from tafelrunde.games.spirit_island.steps.damage import DealDamage
from tafelrunde.games.spirit_island.steps.gaining import GainCard
from tafelrunde.games.spirit_island.steps.moving import PushInto
from tafelrunde.games.spirit_island.steps.playing import PlayCards
from tafelrunde.games.spirit_island.steps.powers import ChooseTarget, ChooseThresholds, UsePowers, UseThreshold
from tafelrunde.games.spirit_island.steps.presence import PlacePresence
from tafelrunde.games.spirit_island.steps.together import SHARE, PushTogether, SplitDamage, picks_of
from tafelrunde.kernel.chance import Dice
from tafelrunde.kernel.decision import Decision

# No horizon: until then everybody does as they like (see bots/greedy.py).
UNPLANNED: Final = -1


def horizon(state: SpiritIslandState) -> int:
    """Options are compared at the end of the round. Which spirit to be is not planned: where it begins says too little
    about how well it will do, and whoever plays with bots wants to meet them all.
    """
    if state.round == 0:
        for spirit in state.spirits:
            if spirit.kind == NOTHING:
                return UNPLANNED
    return state.round


def habit(state: SpiritIslandState, decision: Decision, dice: Dice) -> int:
    """The index of an option."""
    codes = decision.codes
    count = len(codes)
    step = decision.step
    if isinstance(step, UsePowers | PlayCards):
        # To do nothing more is the last option, and seldom right.
        if dice.below(12) == 0:
            return count - 1
        return int(dice.below(count - 1))
    if isinstance(step, ChooseTarget):
        first = int(dice.below(count))
        if state.box.powers[step.power].source == ON_SPIRIT:
            return first
        second = int(dice.below(count))
        if danger(state, land_at(codes[second])) > danger(state, land_at(codes[first])):
            return second
        return first
    if isinstance(step, DealDamage):
        return _hit(state, step, decision)
    if isinstance(step, SplitDamage):
        return _split(step, decision)
    if isinstance(step, PushTogether):
        first = int(dice.below(count))
        second = int(dice.below(count))
        return second if _danger_around(state, codes[second]) < _danger_around(state, codes[first]) else first
    if isinstance(step, PlacePresence) and codes[0] <= 2:
        # From a track, unless nothing is left there.
        tracks = 0
        while tracks < count and codes[tracks] <= 2:
            tracks += 1
        return int(dice.below(tracks))
    if isinstance(step, PushInto | SpreadBlight):
        first = int(dice.below(count))
        second = int(dice.below(count))
        land = land_at(codes[second])
        other = land_at(codes[first])
        if isinstance(step, SpreadBlight):
            return second if state.pieces[land * ROW + BLIGHT] < state.pieces[other * ROW + BLIGHT] else first
        return second if danger(state, land) < danger(state, other) else first
    if isinstance(step, GainCard):
        return 0 if dice.below(3) else count - 1
    if isinstance(step, UseThreshold):
        return 0
    if isinstance(step, ChooseThresholds):
        return count - 1 if dice.below(6) else int(dice.below(count))
    return int(dice.below(count))


def _hit(state: SpiritIslandState, step: DealDamage, decision: Decision) -> int:
    """The largest figure that this damage can destroy, or any that is hurt."""
    best = 0
    best_worth = -1
    land = land_at(step.place)
    for index in range(len(decision.codes)):
        slot = decision.codes[index]
        kind = KIND_OF_SLOT[slot]
        left = state.health(kind, land) - DAMAGE_OF_SLOT[slot]
        worth = 4 * kind - left + 10 if left <= step.amount else DAMAGE_OF_SLOT[slot]
        if worth > best_worth:
            best = index
            best_worth = worth
    return best


def _split(step: SplitDamage, decision: Decision) -> int:
    """The split that destroys most."""
    best = 0
    best_worth = -1
    for index in range(len(decision.codes)):
        worth = 0
        for pick in picks_of(decision.codes[index]):
            slot, points = SHARE.parts(pick)
            worth += points + (4 * KIND_OF_SLOT[slot] + 6 if points >= step.bears(slot) else 0)
        if worth > best_worth:
            best = index
            best_worth = worth
    return best


def _danger_around(state: SpiritIslandState, code: int) -> int:
    """How dangerous the lands are to which an answer pushes figures."""
    if code == NOTHING:
        return 0
    total = 0
    for pick in picks_of(code):
        total += danger(state, FIGURE.first(pick))
    return total


def danger(state: SpiritIslandState, land: int) -> int:
    """How much a land asks for help."""
    pieces = state.count(land, EXPLORER) + 3 * state.count(land, TOWN) + 5 * state.count(land, CITY)
    if pieces == 0:
        return 0
    bit = 1 << land
    cards = state.box.invader_cards
    if state.ravage_card != NOTHING and cards[state.ravage_card].lands(state.island) & bit:
        pieces = 3 * pieces + 4
    if state.build_card != NOTHING and cards[state.build_card].lands(state.island) & bit:
        pieces += 4
    return pieces
