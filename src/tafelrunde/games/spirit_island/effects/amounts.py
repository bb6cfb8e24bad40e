"""How much: numbers that depend on what is in the land, or on what the spirit has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.elements import AIR, SUN, count_of
from tafelrunde.games.spirit_island.box.ids import DAHAN
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


ONCE: Final = 0
PER_DAHAN: Final = 1
PER_BLIGHT: Final = 2
PER_BLIGHT_AROUND: Final = 3
PER_AIR: Final = 4
PER_SUN: Final = 5
PER_DAHAN_AND_PRESENCE: Final = 6
PER_TWO_DAHAN: Final = 7
PER_THREE_DAHAN: Final = 8
PER_PRESENCE: Final = 9
_IDS: Final = (
    "once",
    "dahan",
    "blight",
    "blight-around",
    "air",
    "sun",
    "dahan-and-presence",
    "two-dahan",
    "three-dahan",
    "presence",
)


def times(state: SpiritIslandState, seat: int, land: int, per: int) -> int:
    """How often an amount counts."""
    if per == ONCE:
        return 1
    if per == PER_DAHAN:
        return state.count(land, DAHAN)
    if per == PER_BLIGHT:
        return state.blight_in(land)
    if per == PER_BLIGHT_AROUND:
        total = 0
        around = state.neighbours(land)
        for other in range(len(state.flags)):
            if around >> other & 1:
                total += state.blight_in(other)
        return total
    if per == PER_AIR:
        return count_of(state.spirits[seat].elements, AIR)
    if per == PER_SUN:
        return count_of(state.spirits[seat].elements, SUN)
    if per == PER_DAHAN_AND_PRESENCE:
        return state.count(land, DAHAN) * state.spirits[seat].presence[land]
    if per == PER_TWO_DAHAN:
        return state.count(land, DAHAN) // 2
    if per == PER_THREE_DAHAN:
        return state.count(land, DAHAN) // 3
    total = 0
    for spirit in state.spirits:
        total += spirit.presence[land]
    return total


def per_words(per: int) -> Words:
    """How an amount reads: "for each dahan"."""
    return say(f"per-{_IDS[per]}")


def usual_times(per: int) -> float:
    """How often a bot expects an amount to count."""
    return 1.0 if per == ONCE else 1.5
