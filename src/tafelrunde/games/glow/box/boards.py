"""The two sides of the board as graphs: the Realm of Shadows (G11) and the Sea of Darkness (G12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, get_args

from tafelrunde.games.glow.box.ids import ELEMENT_IDS, ELEMENTS
from tafelrunde.games.glow.box.names import SYMBOL_NAMES
from tafelrunde.games.glow.words import say, thing
from tafelrunde.kernel.components import choice, whole, wrong
from tafelrunde.kernel.words import Words

NO_ELEMENT: Final = -1

START: Final = 0
SPACE: Final = 1
VILLAGE: Final = 2
SpaceKind = Literal["start", "space", "village"]
KIND_IDS: Final[tuple[SpaceKind, ...]] = get_args(SpaceKind)

# The board is drawn on a sheet of this size.
WIDTH: Final = 916
HEIGHT: Final = 477


class Symbols:
    """What passing a symbol brings or demands (G10.2 to G10.5)."""

    __slots__ = ("any", "fireflies", "footprints", "lose_shards", "rerolls", "sacrifice")

    def __init__(self, row: Mapping[str, Any], place: str) -> None:
        self.rerolls: int = whole(row, "rerolls", 0, 9, place) if "rerolls" in row else 0
        self.fireflies: int = whole(row, "fireflies", 0, 9, place) if "fireflies" in row else 0
        self.footprints: int = whole(row, "footprints", 0, 9, place) if "footprints" in row else 0
        self.lose_shards: int = -whole(row, "points", -99, 0, place) if "points" in row else 0
        self.sacrifice: bool = row.get("sacrifice") is True
        self.any: bool = bool(row)


class Space:
    """A space of the Realm of Shadows."""

    __slots__ = ("forbids", "id", "kind", "name", "needs", "pay", "points", "symbols", "x", "y")

    def __init__(self, row: Mapping[str, Any]) -> None:
        place = f"spaces.{row['id']}."
        self.id: str = str(row["id"])
        self.kind: int = KIND_IDS.index(choice(row, "kind", KIND_IDS, place))
        self.needs: int = _element(row, "needs", place)
        self.forbids: int = _element(row, "forbids", place)
        self.pay: int = whole(row, "pay", 0, 9, place)
        self.points: int = whole(row, "points", 0, 99, place)
        self.symbols = Symbols(row["gain"], f"{place}gain.")
        self.x: int = whole(row, "x", 0, WIDTH, place)
        self.y: int = whole(row, "y", 0, HEIGHT, place)
        self.name: Words = self._name()

    def _name(self) -> Words:
        if self.kind == START:
            return thing("space", self.id, "space-start")
        if self.kind == VILLAGE:
            return thing("space", self.id, "space-village", points=self.points)
        if self.needs != NO_ELEMENT:
            return thing("space", self.id, "space-needs", number=int(self.id), element=SYMBOL_NAMES[self.needs])
        return thing("space", self.id, "space-forbids", number=int(self.id), element=SYMBOL_NAMES[self.forbids])


class Path:
    """A path between two spaces, with what lies on it."""

    __slots__ = ("first", "id", "second", "symbols")

    def __init__(self, row: Mapping[str, Any], ids: Sequence[str]) -> None:
        place = f"paths.{row['id']}."
        self.id: str = str(row["id"])
        self.first: int = ids.index(choice(row, "from", ids, place))
        self.second: int = ids.index(choice(row, "to", ids, place))
        self.symbols = Symbols(row["crossing"], f"{place}crossing.")


class Shadows:
    """The Realm of Shadows. Spaces are known by their number; the first one is where everybody starts."""

    __slots__ = (
        "distance",
        "forbids",
        "kind",
        "needs",
        "neighbours",
        "paths",
        "paths_from",
        "pay",
        "points",
        "spaces",
        "villages",
    )

    def __init__(self, spaces: Sequence[Mapping[str, Any]], paths: Sequence[Mapping[str, Any]]) -> None:
        self.spaces: list[Space] = [Space(row) for row in spaces]
        ids = [space.id for space in self.spaces]
        self.paths: list[Path] = [Path(row, ids) for row in paths]
        if self.spaces[0].kind != START:
            raise wrong("spaces", say("wrong-start"))
        self.kind: list[int] = [space.kind for space in self.spaces]
        self.needs: list[int] = [space.needs for space in self.spaces]
        self.forbids: list[int] = [space.forbids for space in self.spaces]
        self.pay: list[int] = [space.pay for space in self.spaces]
        self.points: list[int] = [space.points for space in self.spaces]
        # neighbours[space] are the spaces next to it, paths_from[space] the paths that lead there, in the same order.
        self.neighbours: list[list[int]] = [[] for _ in ids]
        self.paths_from: list[list[int]] = [[] for _ in ids]
        for number, path in enumerate(self.paths):
            for here, there in ((path.first, path.second), (path.second, path.first)):
                self.neighbours[here].append(there)
                self.paths_from[here].append(number)
        self.villages: list[int] = [number for number in range(len(ids)) if self.kind[number] == VILLAGE]
        # distance[a][b] is how many steps it takes from a to b.
        self.distance: list[list[int]] = [self._distances(space) for space in range(len(ids))]

    def _distances(self, start: int) -> list[int]:
        distances = [-1] * len(self.spaces)
        distances[start] = 0
        # The list grows while it is worked off.
        todo = [start]
        for here in todo:
            for there in self.neighbours[here]:
                if distances[there] < 0:
                    distances[there] = distances[here] + 1
                    todo.append(there)
        if -1 in distances:
            raise wrong("paths", say("wrong-path", space=self.spaces[distances.index(-1)].id))
        return distances


class Island:
    """An island of the Sea of Darkness."""

    __slots__ = ("id", "name", "points", "solo_distance", "symbols", "there", "to", "x", "y")

    def __init__(self, row: Mapping[str, Any]) -> None:
        place = f"islands.{row['id']}."
        self.id: str = str(row["id"])
        self.points: int = whole(row, "points", 0, 99, place)
        # How far it is from the centre for Tom's boats, or -1 where nobody goes in the solo game (G15.6).
        self.solo_distance: int = whole(row, "solo_distance", -1, 9, place)
        self.symbols = Symbols(row["gain"], f"{place}gain.")
        self.x: int = whole(row, "x", 0, WIDTH, place)
        self.y: int = whole(row, "y", 0, HEIGHT, place)
        central = choice(row, "kind", ("start", "island"), place) == "start"
        self.name: Words = (
            thing("island", self.id, "island-start")
            if central
            else thing("island", self.id, "island", number=int(self.id), points=self.points)
        )
        # The same after "from".
        self.there: Words = (
            thing("island", self.id, "island-start-there")
            if central
            else thing("island", self.id, "island-there", number=int(self.id), points=self.points)
        )
        # The same as where a boat sails: "to the central island".
        self.to: Words = (
            thing("island", self.id, "island-start-to")
            if central
            else thing("island", self.id, "island-to", number=int(self.id), points=self.points)
        )


class SeaWay:
    """A way between two islands: how many different elements it takes, and its price in footprints."""

    __slots__ = ("first", "id", "least", "most", "pay", "second")

    def __init__(self, row: Mapping[str, Any], ids: Sequence[str]) -> None:
        place = f"sea_ways.{row['id']}."
        self.id: str = str(row["id"])
        self.first: int = ids.index(choice(row, "from", ids, place))
        self.second: int = ids.index(choice(row, "to", ids, place))
        self.least: int = whole(row, "least", 0, ELEMENTS, place)
        self.most: int = whole(row, "most", self.least, ELEMENTS, place)
        self.pay: int = whole(row, "pay", 0, 9, place)


class Sea:
    """The Sea of Darkness. Islands are known by their number; the first one is the central island."""

    __slots__ = ("islands", "neighbours", "points", "solo_distance", "ways", "ways_from")

    def __init__(self, islands: Sequence[Mapping[str, Any]], ways: Sequence[Mapping[str, Any]]) -> None:
        self.islands: list[Island] = [Island(row) for row in islands]
        ids = [island.id for island in self.islands]
        self.ways: list[SeaWay] = [SeaWay(row, ids) for row in ways]
        self.points: list[int] = [island.points for island in self.islands]
        self.solo_distance: list[int] = [island.solo_distance for island in self.islands]
        self.neighbours: list[list[int]] = [[] for _ in ids]
        self.ways_from: list[list[int]] = [[] for _ in ids]
        for number, way in enumerate(self.ways):
            for here, there in ((way.first, way.second), (way.second, way.first)):
                self.neighbours[here].append(there)
                self.ways_from[here].append(number)


def _element(row: Mapping[str, Any], entry: str, place: str) -> int:
    element = choice(row, entry, ("", *ELEMENT_IDS), place)
    return NO_ELEMENT if element == "" else ELEMENT_IDS.index(element)
