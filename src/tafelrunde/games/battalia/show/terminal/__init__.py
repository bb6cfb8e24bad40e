"""Battalia in a terminal: the map drawn from a view, the same in sentences, and what is in the boxes.

Everything is told twice, by colour and by a letter or a sign, so that neither eyes nor terminals need colours.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType

from tafelrunde.drawing.contract import GameDrawing, Look
from tafelrunde.games.battalia.box.box import Box
from tafelrunde.games.battalia.show.terminal.cards import components, components_json
from tafelrunde.games.battalia.show.terminal.view import Board
from tafelrunde.games.battalia.show.terminal.words import Told, outcome


class Drawing(GameDrawing[Box]):
    """All of Battalia in letters."""

    def board(self, look: Look) -> RenderableType:
        return Board(look, self)

    def told(self, look: Look) -> list[str]:
        return Told(look, self).lines()

    def ending(self, look: Look) -> RenderableType:
        """Places, and what decided."""
        return outcome(Board(look, self))

    def components(self, figures: Mapping[str, Any], lang: str) -> list[RenderableType]:
        return components(self.box, figures, lang)

    def components_json(self, figures: Mapping[str, Any]) -> dict[str, Any]:
        return components_json(self.box, figures)
