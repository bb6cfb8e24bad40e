"""The base of all steps of this game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tafelrunde.games.spirit_island.elements import ELEMENTS
from tafelrunde.games.spirit_island.figures import DAMAGE_OF_SLOT, KIND_IDS, KIND_OF_SLOT
from tafelrunde.games.spirit_island.words import say, thing
from tafelrunde.kernel.step import Step
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box import Box
    from tafelrunde.games.spirit_island.state import SpiritIslandState

PLACES = 64


class IslandStep(Step["SpiritIslandState", "Box"]):
    """A step of Spirit Island. A *place* is a land together with its map (see SpiritIslandState.place)."""

    __slots__ = ()


class AskForLand(IslandStep):
    """A step that asks for a land. A code is a place."""

    __slots__ = ()

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        """The lands among which a seat may choose."""
        raise NotImplementedError

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        return places_in(state, self.allowed(state, seat))

    def option(self, box: Box, code: int) -> Words:
        return say("choose-land", land=place_name(box, code))


def place_name(box: Box, place: int) -> Words:
    """The name of a land that is part of an answer."""
    return box.islands[place // PLACES].names[place % PLACES]


def figure_name(slot: int) -> Words:
    """A figure, and how damaged it is."""
    return thing("figure", f"{KIND_IDS[KIND_OF_SLOT[slot]]}-{DAMAGE_OF_SLOT[slot]}", f"figure-{slot}")


def element_name(element: int) -> Words:
    """An element."""
    return thing("element", ELEMENTS[element], f"element-{ELEMENTS[element]}")


def places_in(state: SpiritIslandState, lands: int) -> list[int]:
    """The places of a set of lands, as codes."""
    base = state.map * 64
    found: list[int] = []
    for land in range(len(state.flags)):
        if lands >> land & 1:
            found.append(base + land)
    return found
