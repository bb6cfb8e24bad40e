"""What a bot is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.chance import Dice
from tafelrunde.kernel.state import State
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers decisions. A bot keeps to what its seat may know: it thinks about `state.imagine(seat, ...)` only."""

    __slots__ = ("agreed", "dice", "game", "intentions")

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.dice = Dice(seed)
        # What it has in mind for later: the seat, the name of the asking step's class and the code of each choice.
        # Plain values: whoever makes a new bot for each thought hands them on, so that it goes on with its plan.
        self.intentions: list[tuple[int, str, int]] = []
        # What others have said to its proposals (see agreements.py): each topic, and whether it is good so.
        self.agreed: list[tuple[int, bool]] = []

    def choose(self, state: State, seat: int) -> int:
        """The index of an option of the seat's open decision. The state is left as it is."""
        raise NotImplementedError

    def hurry(self, seconds: float) -> None:
        """Think no longer than this about a choice, as far as one can help it."""

    def announce(self, state: State, seat: int, index: int) -> Words | None:
        """What it wants to tell everybody about its plan, after it has chosen this option of this state."""
        return None
