"""The squares of one set-up: which are played on, what lies where at first, and how many new cities find room."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.games.battalia.box.ids import COLUMNS, NOTHING, ROWS, SQUARES, square
from tafelrunde.games.battalia.words import say
from tafelrunde.kernel.components import whole, wrong

# The boards in the order of components.toml.
BOARDS: Final = ("two", "three", "four", "five", "six", "two_large", "three_large", "four_large", "five_valleys")

# North, east, south, west, as steps down and to the right.
SIDES: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))

# S23.2: a valley around its centre: the crossroads on its four sides; the buildings on its corners, and their roads to
# the two crossroads beside them: south and east in the north-west corner, and so on.
VALLEY_CROSSROADS: Final = (-COLUMNS, 1, COLUMNS, -1)
VALLEY_BUILDINGS: Final = ((-COLUMNS - 1, 6), (-COLUMNS + 1, 12), (COLUMNS + 1, 9), (COLUMNS - 1, 3))
# The connection card lies on the middle square of the large board.
MIDDLE: Final = 3 * COLUMNS + 5


class Board:
    """A map before the first turn. It never changes."""

    __slots__ = (
        "around",
        "bottom",
        "columns",
        "gates",
        "id",
        "near",
        "neutral",
        "room",
        "room_beside_valleys",
        "ruins",
        "squares",
        "start",
        "top",
    )

    def __init__(self, row: Mapping[str, Any], city_next_to_city: bool) -> None:
        self.id: str = str(row["id"])
        self.columns: int = whole(row, "columns", 3, COLUMNS, f"boards.{self.id}.")
        closed = _squares(row, "closed", self.columns)
        self.squares: list[int] = [
            number for number in range(SQUARES) if number % COLUMNS < self.columns and number not in closed
        ]
        # The first and the last row that are played on.
        self.top: int = self.squares[0] // COLUMNS
        self.bottom: int = self.squares[len(self.squares) - 1] // COLUMNS
        self.start: list[int] = _squares(row, "start", self.columns)
        self.neutral: list[int] = _squares(row, "neutral", self.columns)
        self.ruins: list[int] = _squares(row, "ruins", self.columns)
        self.gates: list[int] = _squares(row, "gates", self.columns)
        taken = self.start + self.neutral + self.ruins + self.gates
        if len(set(taken)) < len(taken) or any(number not in self.squares for number in taken):
            raise wrong(f"boards.{self.id}", say("wrong-squares"))
        # around[square * 4 + side]: the neighbour to the north, east, south, west.
        self.around: list[int] = [NOTHING] * (SQUARES * 4)
        # The up to eight squares around a square: a hero's range (S13.1).
        self.near: list[list[int]] = [[] for _ in range(SQUARES)]
        for number in self.squares:
            row_number, column = divmod(number, COLUMNS)
            for down in (-1, 0, 1):
                for right in (-1, 0, 1):
                    if (down or right) and 0 <= row_number + down < ROWS and 0 <= column + right < COLUMNS:
                        other = number + down * COLUMNS + right
                        if other in self.squares:
                            self.near[number].append(other)
                            if (down, right) in SIDES:
                                self.around[number * 4 + SIDES.index((down, right))] = other
        # How many new cities find room at most, with ruins and with valleys in their place.
        self.room: int = self._room(False, city_next_to_city)
        self.room_beside_valleys: int = self._room(True, city_next_to_city) if self.has_valleys() else 0

    def has_valleys(self) -> bool:
        """Whether there is a place for two valleys and the card between them (S23.2)."""
        taken = self.start + self.neutral + self.gates
        valleys = [MIDDLE, *[square for centre in self.ruins for square in [centre, *self.near[centre]]]]
        return len(set(valleys)) == 19 and not any(square in taken for square in valleys)

    def _room(self, valleys: bool, city_next_to_city: bool) -> int:
        """How many cities can be built if nobody is in the way: none beside another (B10.5) or a building (S23.6).

        Squares are black and white as on a chessboard, and neighbours differ; so the most squares of which no two are
        neighbours are all that are free, less the most pairs of neighbours that share none.
        """
        taken = self.start + self.neutral + self.gates + self.ruins
        cities = self.start + self.neutral
        buildings: list[int] = []
        if valleys:
            cities = cities + self.ruins
            buildings = [centre + corner for centre in self.ruins for corner, _ in VALLEY_BUILDINGS]
            taken = taken + buildings + [MIDDLE]
            taken += [centre + side for centre in self.ruins for side in VALLEY_CROSSROADS]
        hostile = buildings if city_next_to_city else buildings + cities
        free = [
            square
            for square in self.squares
            if square not in taken and not any(other in hostile for other in self._beside(square))
        ]
        if city_next_to_city:
            return len(free)
        partner = [NOTHING] * SQUARES
        black = [square for square in free if (square // COLUMNS + square % COLUMNS) % 2 == 0]
        return len(free) - sum([self._pair(square, free, partner, []) for square in black])

    def _beside(self, square: int) -> list[int]:
        return [other for other in self.around[square * 4 : square * 4 + 4] if other != NOTHING]

    def _pair(self, square: int, free: list[int], partner: list[int], asked: list[int]) -> bool:
        """Find a neighbour for a square; one that has another partner may find a different one for it."""
        for other in self._beside(square):
            if other in free and other not in asked:
                asked.append(other)
                if partner[other] == NOTHING or self._pair(partner[other], free, partner, asked):
                    partner[other] = square
                    return True
        return False


def _squares(row: Mapping[str, Any], entry: str, columns: int) -> list[int]:
    found: list[int] = []
    for name in row[entry]:
        text = str(name)
        if len(text) != 2 or not "A" <= text[0] < chr(ord("A") + columns) or not "1" <= text[1] <= str(ROWS):
            raise wrong(f"boards.{row['id']}.{entry}", say("wrong-square", text=text))
        found.append(square(text))
    return found
