"""The map: boards joined to an island, and what touches what.

Lands have numbers across the whole island, board after board; the first of each board is its ocean. A set of lands is
a number with a bit for each land, so reach and terrain are a matter of `&` and `|`.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.spirit_island.box.ids import TERRAIN_IDS, WETLAND
from tafelrunde.games.spirit_island.words import thing
from tafelrunde.kernel.words import Words

# No range on any card or panel is longer, bonuses included.
FARTHEST: Final = 12


class LandPlan:
    """One land of a board as it is printed."""

    __slots__ = ("adjacent", "blight", "city", "coastal", "dahan", "explorer", "id", "number", "terrain", "town")

    def __init__(
        self,
        id: str,
        number: int,
        terrain: int,
        coastal: bool,
        adjacent: list[int],
        explorer: int,
        town: int,
        city: int,
        dahan: int,
        blight: int,
    ) -> None:
        self.id = id
        self.number = number
        # 0 for the ocean.
        self.terrain = terrain
        self.coastal = coastal
        # Numbers of lands of the same board.
        self.adjacent = adjacent
        self.explorer = explorer
        self.town = town
        self.city = city
        self.dahan = dahan
        self.blight = blight


class BoardPlan:
    """A board: its ocean and its lands."""

    __slots__ = ("corners", "id", "lands")

    def __init__(self, id: str, lands: list[LandPlan], corners: dict[str, int]) -> None:
        self.id = id
        self.lands = lands
        self.corners = corners


class Island:
    """Boards in their places. It never changes; all states on the same map share it."""

    __slots__ = (
        "all_lands",
        "around",
        "board_mask",
        "board_of",
        "boards",
        "coastal",
        "distance",
        "first",
        "layout",
        "names",
        "oceans",
        "plans",
        "size",
        "terrain",
        "terrain_mask",
        "within",
    )

    def __init__(self, layout: str, boards: list[BoardPlan], links: list[tuple[int, int, int, int]]) -> None:
        """`links` are pairs of lands that touch across boards: place, number, place, number."""
        self.layout = layout
        self.boards = [board.id for board in boards]
        self.plans: list[LandPlan] = []
        self.board_of: list[int] = []
        self.first: list[int] = []
        for place, board in enumerate(boards):
            self.first.append(len(self.plans))
            for plan in board.lands:
                self.plans.append(plan)
                self.board_of.append(place)
        self.size: int = len(self.plans)
        # An ocean counts as a coastal wetland wherever it is in play at all.
        self.terrain: list[int] = [plan.terrain if plan.terrain else WETLAND for plan in self.plans]
        self.oceans: int = _mask([land for land in range(self.size) if self.plans[land].terrain == 0])
        self.all_lands: int = ((1 << self.size) - 1) & ~self.oceans
        self.coastal: int = self.oceans | _mask([land for land in range(self.size) if self.plans[land].coastal])
        self.board_mask: list[int] = [
            _mask([land for land in range(self.size) if self.board_of[land] == place]) for place in range(len(boards))
        ]
        # By a set of terrains.
        self.terrain_mask: list[int] = [
            _mask([land for land in range(self.size) if self.terrain[land] & terrains]) for terrains in range(16)
        ]
        self.around: list[int] = self._around(links)
        # within[range][land]: the lands at most so far away. I25.4: only the first step may be out of an ocean,
        # and only the last one into one.
        self.within: list[list[int]] = [[1 << land for land in range(self.size)]]
        for _ in range(FARTHEST):
            nearer = self.within[-1]
            self.within.append(
                [nearer[land] | self.step(nearer[land] & (self.all_lands | 1 << land)) for land in range(self.size)]
            )
        self.distance: list[list[int]] = [
            [self._distance(land, other) for other in range(self.size)] for land in range(self.size)
        ]
        self.names: list[Words] = [_name(plan) for plan in self.plans]

    def _around(self, links: list[tuple[int, int, int, int]]) -> list[int]:
        around = [0] * self.size
        for land, plan in enumerate(self.plans):
            first = self.first[self.board_of[land]]
            for number in plan.adjacent:
                around[land] |= 1 << (first + number)
                around[first + number] |= 1 << land
        for place, number, other_place, other_number in links:
            land = self.first[place] + number
            other = self.first[other_place] + other_number
            around[land] |= 1 << other
            around[other] |= 1 << land
        return around

    def step(self, lands: int) -> int:
        """All that touches any of these lands."""
        reached = 0
        for land in range(self.size):
            if lands >> land & 1:
                reached |= self.around[land]
        return reached

    def reach(self, lands: int, distance: int) -> int:
        """All that is at most so far from any of these lands."""
        within = self.within[distance]
        reached = 0
        for land in range(self.size):
            if lands >> land & 1:
                reached |= within[land]
        return reached

    def _distance(self, land: int, other: int) -> int:
        for distance in range(FARTHEST + 1):
            if self.within[distance][land] >> other & 1:
                return distance
        return FARTHEST + 1

    def land_of(self, id: str) -> int:
        """A land by the name printed on it: "A4"."""
        for land in range(self.size):
            if self.plans[land].id == id:
                return land
        raise KeyError(id)


def _name(plan: LandPlan) -> Words:
    board = plan.id[: -len(str(plan.number))]
    if plan.terrain == 0:
        return thing("land", plan.id, "place-ocean", board=board)
    return thing("land", plan.id, f"place-{TERRAIN_IDS[plan.terrain]}", board=board, number=plan.number)


def _mask(lands: list[int]) -> int:
    mask = 0
    for land in lands:
        mask |= 1 << land
    return mask
