"""The base of all steps of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tafelrunde.kernel.step import Step
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.box.box import Box
    from tafelrunde.games.battalia.box.costs import Cost
    from tafelrunde.games.battalia.state.state import BattaliaState


class BattaliaStep(Step["BattaliaState", "Box"]):
    """A step of Battalia."""

    __slots__ = ()


class Question(BattaliaStep):
    """A step that asks its seat. What can be answered is known to everybody."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: BattaliaState) -> None:
        state.ask(self.seat, self)


class SecretQuestion(BattaliaStep):
    """A step that asks its seat about cards that the others cannot see, so it always asks."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: BattaliaState) -> None:
        state.ask_in_secret(self.seat, self)


class Deed(BattaliaStep):
    """What an action row is laid for: it runs once the row is paid and confirmed (B8.1)."""

    __slots__ = ()

    # Its name in the view.
    deed: ClassVar[str] = ""

    def cost(self, state: BattaliaState) -> Cost:
        """What it costs."""
        raise NotImplementedError

    def words(self, box: Box) -> Words:
        """What it will do."""
        raise NotImplementedError
