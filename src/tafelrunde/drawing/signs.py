"""Signs and colours that mean the same on every board."""

from __future__ import annotations

from rich.text import Text

from tafelrunde.kernel.language import LANGUAGES
from tafelrunde.kernel.words import Words

GOLD = "bold #ffc83d"
LIT = "bold #1a1613 on #ffc83d"
# Figures that no source states, and figures of the owner's own copy.
MARK_SYMBOLS = {"inferred": "~", "reconstructed": "*", "owner": "✓"}


def chip(symbol: str, colour: str) -> Text:
    """The sign of a seat or clan: its symbol on its colour, so that neither is needed."""
    return Text(f" {symbol} ", style=f"bold #101010 on {colour}")


def one_line(start: str = "") -> Text:
    """A line that is cut off where its room ends."""
    return Text(start, no_wrap=True, overflow="ellipsis")


def in_languages(words: Words) -> dict[str, str]:
    """A text as data."""
    return {lang: words.text(lang) for lang in LANGUAGES}
