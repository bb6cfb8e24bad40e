"""Spirit Island in a terminal: the island drawn from a view, the same in sentences, and what is in the box.

Everything is told twice, by colour and by a symbol or a word, so that neither eyes nor terminals need colours.
"""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType
from rich.text import Text

from tafelrunde.games.spirit_island.box.box import Box
from tafelrunde.games.spirit_island.show.cards import box_as_data as components_json
from tafelrunde.games.spirit_island.show.terminal.cards import components
from tafelrunde.games.spirit_island.show.terminal.view import Board
from tafelrunde.games.spirit_island.show.terminal.words import Told, outcome
from tafelrunde.kernel.view import View


def board(
    view: View,
    lang: str,
    names: Mapping[str, str],
    highlight: set[str],
    box: Box | None = None,
    compact: bool = False,
) -> RenderableType:
    """The table as a seat sees it. What `highlight` names lights up; `compact` is for low terminals."""
    return Board(view, lang, names, highlight, box, compact)


def told(view: View, lang: str, names: Mapping[str, str], box: Box | None = None) -> list[str]:
    """The table in sentences: in the middle of a power only what it is about."""
    return Told(view, lang, names, set(), box, compact=True).lines()


def ending(view: View, lang: str, names: Mapping[str, str], box: Box | None = None) -> RenderableType:
    """How the game ended: whether it was won, why, and the score."""
    first, *others = outcome(Board(view, lang, names, set(), box, compact=False))
    return Text("\n").join([Text(first, style="bold"), *map(Text, others)])


__all__ = ["board", "components", "components_json", "ending", "told"]
