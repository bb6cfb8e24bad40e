"""What a spirit can use now: which powers, how far they reach, when, and with which thresholds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.elements import enough
from tafelrunde.games.spirit_island.box.ids import (
    BLITZ,
    DAHAN,
    FAST,
    FROM_SACRED_SITE,
    FROM_TERRAIN,
    NOTHING,
    ON_SPIRIT,
    PERMISSION,
    RITUALS_OF_TERROR,
    SLOW,
)
from tafelrunde.games.spirit_island.box.island import FARTHEST
from tafelrunde.games.spirit_island.steps.elements import has_open_element
from tafelrunde.games.spirit_island.steps.playing import cost_of
from tafelrunde.games.spirit_island.steps.rituals import RITUAL, ritual_lands
from tafelrunde.games.spirit_island.steps.step import places_in

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.powers import Power
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


# On top of the number of a power: a repeat of it. In place of one: an uncovered "any" becomes an element.
REPEAT: Final = 1024
ELEMENT: Final = 1 << 18


def sources(state: SpiritIslandState, seat: int, power: Power) -> int:
    """I8.4: the lands that a power may be measured from."""
    spirit = state.spirits[seat]
    lands = spirit.sites if power.source == FROM_SACRED_SITE else spirit.lands
    if spirit.shares_with:
        for other in range(state.players):
            if spirit.shares_with >> other & 1:
                lands |= state.spirits[other].sites if power.source == FROM_SACRED_SITE else state.spirits[other].lands
    if power.source == FROM_TERRAIN:
        lands &= state.island.terrain_mask[power.terrain]
    return lands & (state.island.all_lands | state.oceans)


def reach(state: SpiritIslandState, seat: int, power: Power, printed_only: bool) -> int:
    """The lands in range of a power."""
    spirit = state.spirits[seat]
    island = state.island
    distance = power.range
    if not printed_only:
        for threshold in power.thresholds:
            if threshold.range > distance and enough(spirit.elements, threshold.elements):
                distance = threshold.range
    distance = min(distance + spirit.range_bonus, FARTHEST)
    return island.reach(sources(state, seat, power), distance) & (island.all_lands | state.oceans)


def targets(state: SpiritIslandState, seat: int, power: Power) -> int:
    """The lands that a power may target."""
    return power.filter.allowed(state, reach(state, seat, power, False))


def far_targets(state: SpiritIslandState, seat: int, power: Power) -> int:
    """I22.2: lands with dahan beyond the range of a power, for a spirit that may pay for them."""
    spirit = state.spirits[seat]
    cost = state.box.kinds[spirit.kind].far_cost
    if cost == 0 or spirit.energy < cost or not sources(state, seat, power):
        return 0
    lands = (state.island.all_lands | state.oceans) & ~reach(state, seat, power, False)
    return power.filter.allowed(state, state.lands_with(lands, DAHAN))


def has_target(state: SpiritIslandState, seat: int, power: Power) -> bool:
    """Whether there is anything that a power may target."""
    if power.source == ON_SPIRIT:
        return True
    return targets(state, seat, power) != 0 or far_targets(state, seat, power) != 0


# ---------------------------------------------------------------------- time, thresholds and repeats


def is_fast_now(state: SpiritIslandState, seat: int, power: Power) -> bool:
    """Whether a power may be used as a fast one without using up anything."""
    if power.fast:
        return True
    return power.fast_with != 0 and enough(state.spirits[seat].elements, power.fast_with)


def conversions_left(state: SpiritIslandState, seat: int) -> int:
    """How many more slow powers a spirit may use as fast ones."""
    spirit = state.spirits[seat]
    return state.box.kinds[spirit.kind].swiftness(spirit.elements) + spirit.fast_powers - spirit.converted


def in_time(state: SpiritIslandState, seat: int, power: Power, phase: int) -> bool:
    """I8.2: whether a power may be used in a phase."""
    if phase == SLOW:
        return not power.fast and state.rules.scenario != BLITZ
    if state.rules.scenario == BLITZ or is_fast_now(state, seat, power):
        return True
    return conversions_left(state, seat) > 0


def reached_thresholds(state: SpiritIslandState, seat: int, power: Power) -> int:
    """The thresholds of a power that a spirit has the elements for, as bits."""
    elements = state.spirits[seat].elements
    reached = 0
    for index in range(len(power.thresholds)):
        if enough(elements, power.thresholds[index].elements):
            reached |= 1 << index
    return reached


def repeat_for(state: SpiritIslandState, seat: int, power: Power) -> int:
    """The position of the least repeat that a card may use, or NOTHING."""
    spirit = state.spirits[seat]
    best = NOTHING
    cost = max(0, cost_of(state, power.number))
    for position in range(len(spirit.repeats)):
        repeat = spirit.repeats[position]
        pays, highest = PERMISSION.parts(repeat)
        if highest < cost or (pays and (spirit.energy < cost or power.grants_repeats)):
            continue
        if (power.number + (REPEAT if pays else 0)) in spirit.repeated:
            continue
        if best == NOTHING or repeat < spirit.repeats[best]:
            best = position
    return best


def usable(state: SpiritIslandState, seat: int, phase: int) -> list[int]:
    """All that a spirit may use now: powers by their number, repeats with REPEAT on top, rituals."""
    spirit = state.spirits[seat]
    codes: list[int] = []
    powers = state.box.powers
    for card in spirit.played:
        power = powers[card]
        if card not in spirit.used:
            if in_time(state, seat, power, phase) and has_target(state, seat, power):
                codes.append(card)
        elif spirit.repeats and _repeats_now(state, seat, power, phase):
            codes.append(REPEAT + card)
    for innate in state.box.kinds[spirit.kind].innates:
        if innate not in spirit.used:
            power = powers[innate]
            if (
                in_time(state, seat, power, phase)
                and reached_thresholds(state, seat, power)
                and has_target(state, seat, power)
            ):
                codes.append(innate)
    if has_open_element(state, seat) and _needs_elements(state, seat, phase):
        for element in range(8):
            codes.append(ELEMENT + element)
    if state.rules.scenario == RITUALS_OF_TERROR and seat == 0:
        for place in places_in(state, ritual_lands(state)):
            codes.append(RITUAL + place)
    return codes


def _needs_elements(state: SpiritIslandState, seat: int, phase: int) -> bool:
    """Whether a spirit has a power left in a phase that elements could do something for."""
    spirit = state.spirits[seat]
    for number in spirit.played + state.box.kinds[spirit.kind].innates:
        power = state.box.powers[number]
        if power.thresholds and number not in spirit.used and in_time(state, seat, power, phase):
            return True
    return False


def _repeats_now(state: SpiritIslandState, seat: int, power: Power, phase: int) -> bool:
    """I9.15, I9.16: a card is repeated in the phase in which it was used."""
    if repeat_for(state, seat, power) == NOTHING or not has_target(state, seat, power):
        return False
    if state.setup.version > 1:
        spirit = state.spirits[seat]
        return spirit.used.index(power.number) >= spirit.used_before
    if phase == SLOW:
        return not power.fast and state.rules.scenario != BLITZ
    return (
        True if state.rules.scenario == BLITZ else is_fast_now(state, seat, power) or _was_converted(state, seat, power)
    )


def _was_converted(state: SpiritIslandState, seat: int, power: Power) -> bool:
    """A slow power that has been used in this fast phase was made fast, and so is its repeat (I9.15)."""
    return state.phase == FAST and power.number in state.spirits[seat].used
