"""Spirit Island in a terminal: the island drawn from a view, the same in sentences, and what is in the box.

Everything is told twice, by colour and by a symbol or a word, so that neither eyes nor terminals need colours.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rich.console import RenderableType
from rich.text import Text

from tafelrunde.games.spirit_island.box import Box
from tafelrunde.games.spirit_island.show.cards import box_as_data as components_json
from tafelrunde.games.spirit_island.show.cards import cards as cards_of
from tafelrunde.games.spirit_island.show.terminal.cards import components
from tafelrunde.games.spirit_island.show.terminal.view import Board, content
from tafelrunde.games.spirit_island.show.terminal.words import Told, outcome
from tafelrunde.games.spirit_island.show.view import SpiritIslandTable
from tafelrunde.kernel.language import LANGUAGES
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


def describe(ref: str, lang: str, box: Box) -> str:
    """What is printed on a card, by its ref; "" for anything else."""
    return texts(box).get(ref, {}).get(lang, "")


@lru_cache(maxsize=4)
def texts(box: Box) -> dict[str, dict[str, str]]:
    """The text of everything in the box, by ref and language."""
    return {card.name.ref: {lang: card.text.text(lang) for lang in LANGUAGES} for card in cards_of(box)}


def note(ref: str, view: View) -> str:
    """What tells options apart at a glance: what is in a land."""
    table = view.table
    assert isinstance(table, SpiritIslandTable)
    return next((content(land).plain for land in table.lands if ref == f"land:{land.id}"), "")


def ending(view: View, lang: str, names: Mapping[str, str], box: Box | None = None) -> RenderableType:
    """How the game ended: whether it was won, why, and the score."""
    first, *others = outcome(Board(view, lang, names, set(), box, compact=False))
    return Text("\n").join([Text(first, style="bold"), *map(Text, others)])


__all__ = ["board", "components", "components_json", "describe", "ending", "note", "told"]
