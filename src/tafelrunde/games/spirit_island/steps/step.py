"""The base of all steps of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.step import Step
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box import Box
    from tafelrunde.games.spirit_island.state import SpiritIslandState

PLACES = 64


class IslandStep(Step["SpiritIslandState", "Box"]):
    """A step of Spirit Island. A *place* is a land together with its map (see SpiritIslandState.place)."""

    __slots__ = ()


def place_name(box: Box, place: int) -> Words:
    """The name of a land that is part of an answer."""
    return box.islands[place // PLACES].names[place % PLACES]


def figure_name(slot: int) -> Words:
    """A figure, and how damaged it is."""
    return say(f"figure-{slot}")


def places_in(state: SpiritIslandState, lands: int) -> list[int]:
    """The places of a set of lands, as codes."""
    base = state.map * 64
    found: list[int] = []
    for land in range(len(state.flags)):
        if lands >> land & 1:
            found.append(base + land)
    return found
