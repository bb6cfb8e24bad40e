"""A side of the board as a grid of characters, for drawings in a terminal: places as signs, paths as dots between."""

from __future__ import annotations

from collections.abc import Mapping

from tafelrunde.games.glow.show.view import BoardView

EMPTY = " "
DOT = "·"


class Atlas:
    """The grid. `owner[row][column]` is the id of the place whose sign is there, or "" for paths and empty ground."""

    def __init__(
        self, board: BoardView, columns: int, rows: int, signs: Mapping[str, str], on_paths: Mapping[str, str]
    ) -> None:
        self.columns = columns
        self.text: list[list[str]] = [[EMPTY] * columns for _ in range(rows)]
        self.owner: list[list[str]] = [[""] * columns for _ in range(rows)]
        left, right = min(place.x for place in board.places), max(place.x for place in board.places)
        top, bottom = min(place.y for place in board.places), max(place.y for place in board.places)
        across = (columns - max(map(len, signs.values())) - 1) / (right - left)
        down = (rows - 1) / (bottom - top)
        at = {place.id: (round((place.x - left) * across), round((place.y - top) * down)) for place in board.places}
        for path in board.paths:
            self._line(at[path.first], at[path.second])
        for place in board.places:
            self._sign(at[place.id], place.id, signs[place.id])
        for path in board.paths:
            first, second = at[path.first], at[path.second]
            middle = ((first[0] + second[0]) // 2, (first[1] + second[1]) // 2)
            self._sign(middle, "", on_paths.get(path.id, ""))

    def _line(self, first: tuple[int, int], second: tuple[int, int]) -> None:
        steps = max(abs(first[0] - second[0]) // 2, abs(first[1] - second[1]), 1)
        for step in range(1, steps):
            column = round(first[0] + (second[0] - first[0]) * step / steps)
            row = round(first[1] + (second[1] - first[1]) * step / steps)
            self.text[row][column] = DOT

    def _sign(self, at: tuple[int, int], id: str, sign: str) -> None:
        column, row = at
        # A neighbour that came first keeps its place: this one moves to the right of it, or to the left at the edge.
        while any(self.owner[row][column : column + len(sign)]) and column + len(sign) < self.columns:
            column += 1
        while any(self.owner[row][column : column + len(sign)]) and column > 0:
            column -= 1
        for offset, letter in enumerate(sign):
            self.text[row][column + offset] = letter
            self.owner[row][column + offset] = id
