"""Signs and colours that mean the same on every board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from tafelrunde.kernel.card import Card
from tafelrunde.kernel.language import LANGUAGES
from tafelrunde.kernel.words import Words

GOLD = "bold #ffc83d"
LIT = "bold #1a1613 on #ffc83d"
# Figures that no source states, and figures of the owner's own copy.
MARK_SYMBOLS = {"inferred": "~", "reconstructed": "*", "invented": "°", "owner": "✓"}


def chip(symbol: str, colour: str) -> Text:
    """The sign of a seat or clan: its symbol on its colour, so that neither is needed."""
    return Text(f" {symbol} ", style=f"bold #101010 on {colour}")


def one_line(start: str = "") -> Text:
    """A line that is cut off where its room ends."""
    return Text(start, no_wrap=True, overflow="ellipsis")


def in_languages(words: Words) -> dict[str, str]:
    """A text as data."""
    return {lang: words.text(lang) for lang in LANGUAGES}


# ---------------------------------------------------------------------- what is in a box


def titled(title: str, *columns: str, right: Sequence[int] = ()) -> Table:
    """An empty list of things; the columns in `right` hold numbers."""
    table = Table(title=title, title_justify="left", title_style="bold", caption_justify="left")
    for place, column in enumerate(columns):
        table.add_column(column, justify="right" if place in right else "left")
    return table


def mark(row: Mapping[str, Any], entry: str) -> str:
    """The mark of one figure of a thing; "" where a source states it."""
    return MARK_SYMBOLS.get(row.get("marks", {}).get(entry, ""), "")


def marked(row: Mapping[str, Any], entry: str) -> str:
    """A figure with its mark."""
    return f"{row[entry]}{mark(row, entry)}"


def all_marks(row: Mapping[str, Any]) -> str:
    """The marks of all figures of a thing, each once."""
    return "".join(sorted({MARK_SYMBOLS.get(mark, "") for mark in row.get("marks", {}).values()}))


def as_data(card: Card) -> dict[str, Any]:
    """A card as data: what people read of it, in every language."""
    return {"name": in_languages(card.name), "text": in_languages(card.text), "rule": card.rule, "icon": card.icon}
