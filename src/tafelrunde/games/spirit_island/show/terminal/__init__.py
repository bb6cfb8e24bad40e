"""Spirit Island in a terminal: the island drawn from a view, the same in sentences, and what is in the box.

Everything is told twice, by colour and by a symbol or a word, so that neither eyes nor terminals need colours.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tafelrunde.drawing.contract import GameDrawing, Look
from tafelrunde.games.spirit_island.box.box import Box
from tafelrunde.games.spirit_island.box.powers import Power
from tafelrunde.games.spirit_island.show.cards import box_as_data
from tafelrunde.games.spirit_island.show.terminal.cards import components, heading
from tafelrunde.games.spirit_island.show.terminal.view import Board
from tafelrunde.games.spirit_island.show.terminal.words import Told, outcome


class Drawing(GameDrawing[Box]):
    """All of Spirit Island in letters."""

    @cached_property
    def powers(self) -> Mapping[str, Power]:
        return {power.name.ref: power for power in self.box.powers}

    def board(self, look: Look) -> RenderableType:
        return Board(look, self)

    def told(self, look: Look) -> list[str]:
        """In the middle of a power only what it is about."""
        return Told(look, self).lines()

    def ending(self, look: Look) -> RenderableType:
        """Whether it was won, why, and the score."""
        first, *others = outcome(Board(look, self))
        return Text("\n").join([Text(first, style="bold"), *map(Text, others)])

    def heading(self, ref: str, lang: str) -> list[str]:
        return heading(self.powers[ref], lang) if ref in self.powers else []

    def components(self, figures: Mapping[str, Any], lang: str) -> list[RenderableType]:
        return components(self.box, figures, lang)

    def components_json(self, figures: Mapping[str, Any]) -> dict[str, Any]:
        return box_as_data(self.box, figures)
