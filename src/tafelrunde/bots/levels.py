"""The levels: four players of different strength, the same in every game.

A beginner looks one choice ahead, forgets rules of thumb and overlooks things. A player looks one choice ahead and sees
everything. An expert plays on in some imagined worlds, and a master in many (see search.py). Where rounds are planned
as a whole (see planning.py), each level works on its plan longer than the one below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.bots.planning import Effort
from tafelrunde.bots.search import Budget
from tafelrunde.bots.searching import SearchBot
from tafelrunde.kernel.state import State

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game

# Of so many options a beginner overlooks one, and of so many parts of the evaluation it forgets one.
OVERLOOKS: Final = 4
FORGETS: Final = 2
# A master never thinks longer than this, in seconds: a guard for slow machines.
PATIENCE: Final = 4.5
EXPERT_SHARE: Final = 12


class BeginnerBot(GreedyBot):
    """Looks one choice ahead, with rules of thumb that it forgets now and then (what counts at once never), and does
    not see every option; but it always sees how to win.
    """

    __slots__ = ()

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.effort = Effort(1, 0)

    def choose(self, state: State, seat: int) -> int:
        decision = state.question_to(seat)
        count = len(decision.codes)
        if count == 1:
            return 0
        if self.game.habit is not None:
            return super().choose(state, seat)
        imagined = state.imagine(seat, int(self.dice.below(1 << 31)))
        forgotten = [part for part in range(1, len(self.game.part_names)) if self.dice.below(FORGETS) == 0]
        best = int(self.dice.below(count))
        best_worth = 0.0
        equals = 0
        for index in range(count):
            overlooked = self.dice.below(OVERLOOKS) == 0
            tried = imagined.copy()
            tried.apply(seat, index)
            if tried.over and seat in tried.winners:
                return index
            if not overlooked:
                worth: float = self.game.evaluate(tried, seat) - self.unthought(tried, seat, forgotten)
                if equals == 0 or worth > best_worth:
                    best = index
                    best_worth = worth
                    equals = 1
                elif worth == best_worth:
                    equals += 1
                    if self.dice.below(equals) == 0:
                        best = index
        return best

    def unthought(self, state: State, seat: int, forgotten: list[int]) -> float:
        """What the forgotten parts of the evaluation say for a seat."""
        parts = self.game.parts
        if parts is None or not forgotten:
            return 0.0
        worth = 0.0
        for other in range(state.players):
            share = 1.0 if other == seat else -1.0 / (state.players - 1)
            judged = parts(state, other)
            for part in forgotten:
                worth += share * judged[part]
        return worth


class PlayerBot(GreedyBot):
    """Looks one choice ahead, and sees all that is there."""

    __slots__ = ()


class ExpertBot(SearchBot):
    """Plays on in some imagined worlds."""

    __slots__ = ()

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        visits = max(1, game.visits // EXPERT_SHARE)
        self.budget = Budget(visits, PATIENCE, game.steps, through_chance=game.through_chance)
        self.effort = Effort(3, 120, 8, PATIENCE)


class MasterBot(SearchBot):
    """Plays on in many imagined worlds."""

    __slots__ = ()

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.budget = Budget(game.visits, PATIENCE, game.steps, through_chance=game.through_chance)
        self.effort = Effort(4, 600, 120, PATIENCE)
