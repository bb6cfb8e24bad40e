"""How a game is drawn: by its own `terminal.py`, or as plain tables where it has none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tafelrunde.drawing.contract import DrawsGame
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.view import View
from tafelrunde.kernel.words import seat_words
from tafelrunde.terminal.words import say


def own_terminal(package: str) -> DrawsGame | None:
    """The module in which a game draws itself: `terminal`, in its folder `show` or beside its declaration."""
    for home in (f"{package}.show", package):
        if find_spec(home) is not None and find_spec(f"{home}.terminal") is not None:
            # Loaded when it is needed, because only terminals have the library to draw with.
            return cast(DrawsGame, import_module(f"{home}.terminal"))
    return None


class Drawing:
    """All that a terminal can show of one game: what the game draws itself, or plain tables."""

    def __init__(self, game: Game, box: object) -> None:
        self.game = game
        self.box = box
        self._own = own_terminal(game.package)

    def board(
        self, view: View, lang: str, names: Mapping[str, str], highlight: set[str], compact: bool = False
    ) -> RenderableType:
        """The table as a seat sees it."""
        if self._own is None:
            return fields(msgspec.to_builtins(view.table))
        return self._own.board(view, lang, names, highlight, self.box, compact)

    def told(self, view: View, lang: str, names: Mapping[str, str]) -> RenderableType:
        """The same in sentences, without any drawing."""
        if self._own is None:
            return fields(msgspec.to_builtins(view.table))
        return Text("\n".join(self._own.told(view, lang, names, self.box)))

    def ending(self, view: View, lang: str, names: Mapping[str, str]) -> RenderableType:
        """How the game ended."""
        if self._own is not None:
            return self._own.ending(view, lang, names, self.box)
        table = Table("", say("column-seat").text(lang), say("column-score").text(lang), box=None)
        for seat, score in enumerate(view.scores or ()):
            mark = "★" if seat in (view.winners or ()) else ""
            table.add_row(mark, seat_words(seat).text(lang, names), str(score))
        return table

    def components(self, figures: Mapping[str, Any], lang: str) -> Sequence[RenderableType]:
        """Everything in the box."""
        return [fields(figures)] if self._own is None else self._own.components(self.box, figures, lang)

    def components_json(self, figures: Mapping[str, Any]) -> dict[str, Any]:
        """Everything in the box, as data."""
        return dict(figures) if self._own is None else self._own.components_json(self.box, figures)


def fields(data: Any) -> RenderableType:
    """Any data as readable tables: names beside values, lists of things as rows."""
    if isinstance(data, Mapping):
        grid = Table.grid(padding=(0, 2, 0, 0))
        below: list[RenderableType] = []
        for name, value in data.items():
            if _is_nested(value):
                below += [Text(str(name), style="bold"), Padding(fields(value), (0, 0, 0, 2))]
            else:
                grid.add_row(Text(str(name), style="bold"), Text(_short(value)))
        return Group(grid, *below) if grid.rows else Group(*below)
    if isinstance(data, Sequence) and not isinstance(data, str):
        rows = [row for row in data if isinstance(row, Mapping)]
        if len(rows) == len(data) and rows:
            table = Table(*dict.fromkeys(str(key) for row in rows for key in row), box=None)
            for row in rows:
                table.add_row(*(Text(_short(row.get(str(column.header), ""))) for column in table.columns))
            return table
    return Text(_short(data))


def _is_nested(value: Any) -> bool:
    if isinstance(value, Mapping):
        return bool(value)
    return isinstance(value, list | tuple) and any(isinstance(part, Mapping) for part in value)


def _short(value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, Mapping):
        return ", ".join(f"{name}: {_short(part)}" for name, part in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(map(_short, value))
    return str(value)
