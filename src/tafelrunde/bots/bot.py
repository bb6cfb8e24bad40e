"""What a bot is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.chance import Dice
from tafelrunde.kernel.state import State

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers decisions. A bot keeps to what its seat may know: it thinks about `state.imagine(seat, ...)` only."""

    __slots__ = ("dice", "game")

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.dice = Dice(seed)

    def choose(self, state: State, seat: int) -> int:
        """The index of an option of the seat's open decision. The state is left as it is."""
        raise NotImplementedError
