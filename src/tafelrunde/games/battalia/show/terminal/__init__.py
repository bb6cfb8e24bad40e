"""Battalia in a terminal: the map drawn from a view, the same in sentences, and what is in the boxes.

Everything is told twice, by colour and by a letter or a sign, so that neither eyes nor terminals need colours.
"""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType

from tafelrunde.games.battalia.box.box import Box
from tafelrunde.games.battalia.show.terminal.cards import components, components_json
from tafelrunde.games.battalia.show.terminal.view import Board
from tafelrunde.games.battalia.show.terminal.words import Told, outcome
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
    return Board(view, lang, names, highlight, compact, standard_box() if box is None else box)


def told(view: View, lang: str, names: Mapping[str, str], box: Box | None = None) -> list[str]:
    """The table in sentences."""
    return Told(view, lang, names, set(), True, standard_box() if box is None else box).lines()


def ending(view: View, lang: str, names: Mapping[str, str], box: Box | None = None) -> RenderableType:
    """How the game ended: places, and what decided."""
    return outcome(view, lang, names, standard_box() if box is None else box)


def standard_box() -> Box:
    """The box without any owner's figures."""
    from tafelrunde.games.battalia import GAME

    box = GAME.standard_box
    assert isinstance(box, Box)
    return box


__all__ = ["board", "components", "components_json", "ending", "told"]
