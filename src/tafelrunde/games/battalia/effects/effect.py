"""The base of all effects of this game."""

from __future__ import annotations

from tafelrunde.kernel.effect import Effect


class BattaliaEffect(Effect):
    """What a card does by itself, with its one figure: so many cards, squares or ranks; 0 where it has none."""

    __slots__ = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure
