"""The bot that plays on in imagined worlds before it chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.bots.planning import shorter
from tafelrunde.bots.search import CURIOSITY, Budget, Search
from tafelrunde.kernel.state import State

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(GreedyBot):
    """Searches (see search.py) for so many visits or so many seconds, whichever ends first.

    Where a game has habits, it plans rounds as a whole instead, as the greedy bot does.
    """

    __slots__ = ("budget",)

    def __init__(
        self,
        game: Game,
        seed: int,
        visits: int = 200,
        seconds: float = 0.0,
        steps: int = -1,
        looked_at: int = 6,
        through_chance: bool | None = None,
        curiosity: float = CURIOSITY,
    ) -> None:
        super().__init__(game, seed)
        through = game.through_chance if through_chance is None else through_chance
        self.budget = Budget(visits, seconds, game.steps if steps < 0 else steps, looked_at, through, curiosity)

    def hurry(self, seconds: float) -> None:
        super().hurry(seconds)
        self.budget.seconds = shorter(self.budget.seconds, seconds)

    def choose(self, state: State, seat: int) -> int:
        decision = state.question_to(seat)
        if len(decision.codes) == 1:
            return 0
        if self.game.habit is not None:
            return super().choose(state, seat)
        search = Search(self.game, seat, self.dice, self.budget)
        search.run(state)
        return search.best(state)
