"""What a game's `terminal` module draws. Whoever shows a game knows this much of it, and no more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from tafelrunde.kernel.view import View


class DrawsGame(Protocol):
    """A module that draws one game. `box` is the game's own; without it, the one without any owner's figures."""

    def board(
        self,
        view: View,
        lang: str,
        names: Mapping[str, str],
        highlight: set[str],
        box: Any = None,
        compact: bool = False,
    ) -> RenderableType:
        """The table as a seat sees it. What `highlight` names lights up; `compact` is for low terminals."""

    def told(self, view: View, lang: str, names: Mapping[str, str], box: Any = None) -> Sequence[str]:
        """The same in sentences, one a line, without any drawing."""

    def ending(self, view: View, lang: str, names: Mapping[str, str], box: Any = None) -> RenderableType:
        """How the game ended."""

    def components(self, box: Any, figures: Mapping[str, Any], lang: str) -> Sequence[RenderableType]:
        """Everything in the box, with a mark at every figure that no source states."""

    def components_json(self, box: Any, figures: Mapping[str, Any]) -> dict[str, Any]:
        """Everything in the box, as data."""
