"""Any data in letters: as tables, or line by line. What a game without a drawing of its own is shown with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tafelrunde.kernel.words import seat_words


class Fields:
    """Any data as readable tables (names beside values, lists of things as rows), or line by line.

    Fields have the names that a game gives them (`field-<name>`), things of its box theirs, and seats those of people.
    """

    def __init__(
        self, headings: Mapping[str, str], things: Mapping[str, str], lang: str, names: Mapping[str, str]
    ) -> None:
        self._headings = headings
        self._things = things
        self._lang = lang
        self._names = names

    def drawn(self, data: Any) -> RenderableType:
        if isinstance(data, Mapping):
            return self._pairs(data)
        rows = self._rows(data)
        if not rows:
            return Text(self._short(data))
        columns = [name for name in dict.fromkeys(key for row in rows for key in row) if not _is_told(name, rows[0])]
        table = Table(*map(self._heading, columns), box=None)
        for row in rows:
            table.add_row(*(Text(self._cell(row, column)) for column in columns))
        return table

    def _pairs(self, data: Mapping[str, Any]) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        below: list[RenderableType] = []
        for name, value in data.items():
            if _is_nested(value):
                below += [Text(self._heading(name), style="bold"), Padding(self.drawn(value), (0, 0, 0, 2))]
            elif not _is_told(name, data):
                grid.add_row(Text(self._heading(name), style="bold"), Text(self._cell(data, name)))
        return Group(grid, *below) if grid.rows else Group(*below)

    def told(self, data: Mapping[str, Any]) -> list[str]:
        """The same line by line: what it is called and what it is; a thing of a list has a line of its own."""
        return list(self._lines(data, ""))

    def _lines(self, data: Mapping[str, Any], indent: str) -> Iterator[str]:
        for name, value in data.items():
            if not _is_nested(value):
                if not _is_told(name, data):
                    yield f"{indent}{self._heading(name)}: {self._cell(data, name)}"
                continue
            yield f"{indent}{self._heading(name)}:"
            if isinstance(value, Mapping):
                yield from self._lines(value, f"{indent}  ")
            else:
                yield from (f"{indent}- {self._thing(part)}" for part in value)

    def _thing(self, value: Any) -> str:
        """A thing of a list in one line."""
        if not isinstance(value, Mapping):
            return self._short(value)
        names = [name for name in value if not _is_told(name, value) and name != "seat"]
        told = "; ".join(f"{self._heading(name)}: {self._cell(value, name)}" for name in names)
        return f"{self._cell(value, 'seat')}: {told}" if "seat" in value else told

    @staticmethod
    def _rows(data: Any) -> list[Mapping[str, Any]]:
        """The entries of a list of things; none for anything else."""
        if not isinstance(data, Sequence) or isinstance(data, str):
            return []
        rows = [row for row in data if isinstance(row, Mapping)]
        return rows if len(rows) == len(data) else []

    def _heading(self, name: str) -> str:
        words = name.replace("_", " ").strip()
        return self._headings.get(name) or words[:1].upper() + words[1:]

    def _cell(self, row: Mapping[str, Any], name: str) -> str:
        value = row.get(name, "")
        if name == "seat" and isinstance(value, int):
            return seat_words(value).text(self._lang, self._names)
        # What is hidden is told by its size.
        return self._short(row.get(name + SIZE) if value is None else value)

    def _short(self, value: Any) -> str:
        if value is None or value in ("", [], ()):
            return "–"
        if isinstance(value, Mapping):
            return ", ".join(f"{self._heading(name)}: {self._cell(value, name)}" for name in value)
        if isinstance(value, list | tuple):
            return ", ".join(map(self._short, value))
        return self._things.get(str(value), str(value))


SIZE = "_size"


def _is_told(name: str, row: Mapping[str, Any]) -> bool:
    """Whether a field is told with another: the size of a hand, where the hand itself is a field."""
    return name.endswith(SIZE) and name.removesuffix(SIZE) in row


def _is_nested(value: Any) -> bool:
    if isinstance(value, Mapping):
        return bool(value)
    return isinstance(value, list | tuple) and any(isinstance(part, Mapping) for part in value)
