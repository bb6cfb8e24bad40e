"""Which lands a power may target, or presence may go to: what is printed in the target field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.ids import DAHAN, INVADERS, TERRAIN_BITS
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


ANY: Final = 0
COASTAL: Final = 1
INLAND: Final = 2
OCEAN: Final = 3

WITH_DAHAN: Final = 1
WITH_INVADERS: Final = 2
WITHOUT_INVADERS: Final = 3
WITH_BLIGHT: Final = 4
WITHOUT_BLIGHT: Final = 5
WITH_DAHAN_OR_INVADERS: Final = 6


class LandFilter:
    """Lands of some terrain, on the coast or inland, with or without something."""

    __slots__ = ("coast", "content", "id", "terrains")

    def __init__(self, id: str) -> None:
        """`id` is what components.toml says: any, coastal, dahan, no_blight, jungle/wetland, ..."""
        self.id = id
        self.terrains: int = 15
        self.coast: int = ANY
        self.content: int = ANY
        if id in ("coastal", "inland", "ocean"):
            self.coast = {"coastal": COASTAL, "inland": INLAND, "ocean": OCEAN}[id]
        elif id in _CONTENTS:
            self.content = _CONTENTS[id]
        elif id != "any":
            terrains = 0
            for terrain in id.split("/"):
                terrains |= TERRAIN_BITS[terrain]
            self.terrains = terrains

    def allowed(self, state: SpiritIslandState, lands: int) -> int:
        """Those of some lands that fit."""
        island = state.island
        if self.terrains != 15:
            lands &= island.terrain_mask[self.terrains]
        if self.coast != ANY:
            if self.coast == COASTAL:
                lands &= island.coastal
            elif self.coast == INLAND:
                lands &= ~island.coastal
            else:
                lands &= island.oceans
        if self.content == ANY:
            return lands
        for land in range(island.size):
            if lands >> land & 1 and not self._fits(state, land):
                lands &= ~(1 << land)
        return lands

    def _fits(self, state: SpiritIslandState, land: int) -> bool:
        content = self.content
        if content == WITH_DAHAN:
            return state.has(land, DAHAN)
        if content == WITH_INVADERS:
            return state.has(land, INVADERS)
        if content == WITHOUT_INVADERS:
            return not state.has(land, INVADERS)
        if content == WITH_BLIGHT:
            return state.blight_in(land) > 0
        if content == WITHOUT_BLIGHT:
            return state.blight_in(land) == 0
        return state.has(land, DAHAN | INVADERS)

    def words(self) -> Words:
        if self.terrains != 15:
            first, _, second = self.id.partition("/")
            if not second:
                return say(f"ground-{first}")
            return say("terrain-either", first=say(f"ground-{first}"), second=say(f"ground-{second}"))
        return say(f"target-{self.id.replace('/', '-or-').replace('_', '-')}")


_CONTENTS: Final[dict[str, int]] = {
    "dahan": WITH_DAHAN,
    "invaders": WITH_INVADERS,
    "no_invaders": WITHOUT_INVADERS,
    "blight": WITH_BLIGHT,
    "no_blight": WITHOUT_BLIGHT,
    "dahan/invaders": WITH_DAHAN_OR_INVADERS,
}


def filter_number(filters: list[LandFilter], id: str) -> int:
    """The number of a filter among those of a box; a new one joins them."""
    for number, known in enumerate(filters):
        if known.id == id:
            return number
    filters.append(LandFilter(id))
    return len(filters) - 1
