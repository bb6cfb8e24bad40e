"""Why a power or a land cannot be chosen now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.spirit_island.box.ids import FAST, INNATE, NOTHING, ON_SPIRIT
from tafelrunde.games.spirit_island.steps.playing import PlayCards, cost_of
from tafelrunde.games.spirit_island.steps.powers import ChooseTarget, UsePowers
from tafelrunde.games.spirit_island.steps.usable import has_target, in_time, reach, reached_thresholds, sources
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.why import Reason
from tafelrunde.kernel.words import seat_words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.powers import Power
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState
    from tafelrunde.kernel.step import AnyStep


def why_not(state: SpiritIslandState, step: AnyStep, seat: int, ref: str) -> Reason | None:
    """The reason for a power ("power:call_to_tend", "innate:...") or a land ("land:A5")."""
    for power in state.box.powers:
        if power.name.ref == ref:
            if isinstance(step, PlayCards):
                return _unplayable(state, seat, power)
            if isinstance(step, UsePowers):
                return _unusable(state, seat, power, step.phase)
            return None
    if isinstance(step, ChooseTarget):
        for land, name in enumerate(state.island.names):
            if name.ref == ref:
                return _no_target(state, step, seat, land)
    return None


def _of_another(state: SpiritIslandState, seat: int, power: Power) -> Reason | None:
    for other in range(state.players):
        spirit = state.spirits[other]
        if other != seat and power.number in spirit.hand + spirit.played + state.box.kinds[spirit.kind].innates:
            return Reason(say("why-not-power-of", seat=seat_words(other)), "I8.1")
    return None


def _unplayable(state: SpiritIslandState, seat: int, power: Power) -> Reason | None:
    """I7: what keeps a card from being played."""
    spirit = state.spirits[seat]
    if power.deck == INNATE:
        return _of_another(state, seat, power) or Reason(say("why-not-innate-played"), "I8.1")
    if power.number in spirit.played:
        return Reason(say("why-not-played-already"), "I7.2")
    if power.number in spirit.discard:
        return Reason(say("why-not-discarded"), "I7.2")
    if power.number not in spirit.hand:
        return _of_another(state, seat, power)
    plays = state.box.kinds[spirit.kind].plays[spirit.cards_track] + spirit.extra_plays
    if spirit.plays >= plays:
        return Reason(say("why-not-plays", plays=plays), "I7.2")
    return Reason(say("why-not-energy", cost=cost_of(state, power.number), energy=spirit.energy), "I7.3")


def _unusable(state: SpiritIslandState, seat: int, power: Power, phase: int) -> Reason | None:
    """I8: what keeps a power from being used in a phase."""
    spirit = state.spirits[seat]
    if power.deck == INNATE:
        if power.number not in state.box.kinds[spirit.kind].innates:
            return _of_another(state, seat, power)
    elif power.number not in spirit.played:
        if power.number in spirit.hand + spirit.discard:
            return Reason(say("why-not-unplayed"), "I8.1")
        return _of_another(state, seat, power)
    if power.number in spirit.used:
        return Reason(say("why-not-used-already"), "I8.2")
    if not in_time(state, seat, power, phase):
        return Reason(say("why-not-slow-now" if phase == FAST else "why-not-fast-now"), "I8.2")
    if power.deck == INNATE and not reached_thresholds(state, seat, power):
        return Reason(say("why-not-threshold"), "I8.10")
    if has_target(state, seat, power):
        return None
    if not sources(state, seat, power):
        return Reason(say("why-not-source"), "I8.4")
    return Reason(say("why-not-any-target", target=power.filter.words(), range=power.range), "I8.5")


def _no_target(state: SpiritIslandState, step: ChooseTarget, seat: int, land: int) -> Reason | None:
    """I8.4, I8.5: what keeps a land from being the target of a power."""
    power = state.box.powers[step.power]
    if step.around != NOTHING or power.source == ON_SPIRIT:
        return None
    if not reach(state, seat, power, False) >> land & 1:
        return Reason(say("why-not-in-range", range=power.range + state.spirits[seat].range_bonus), "I8.4")
    return Reason(say("why-not-target", target=power.filter.words()), "I8.5")
