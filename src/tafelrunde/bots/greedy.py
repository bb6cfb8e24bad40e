"""The bot that does what looks best by the game's own evaluation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from tafelrunde.bots.agreements import Agreements
from tafelrunde.bots.bot import Bot
from tafelrunde.bots.planning import Effort, Planner, foreseen, intentions_of, plan_of, shorter
from tafelrunde.kernel.state import State
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Tries every option in an imagined state and takes the one after which the game's own evaluation is best.

    Among equals its dice decide, and what wins at once goes before all that does not. Where a game has habits, options
    are compared at the game's horizon, each as the beginning of a plan (see planning.py).
    """

    __slots__ = ("effort",)

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.effort = Effort()

    def hurry(self, seconds: float) -> None:
        self.effort.seconds = shorter(self.effort.seconds, seconds)

    def choose(self, state: State, seat: int) -> int:
        decision = state.question_to(seat)
        if len(decision.codes) == 1:
            return 0
        horizon, habit = self.game.horizon, self.game.habit
        if horizon is not None and habit is not None:
            if horizon(state) < 0:
                return int(self.dice.below(len(decision.codes)))
            bearing = self.game.bearing
            agreed = Agreements(bearing, self.agreed) if bearing is not None and self.agreed else None
            planner = Planner(self.game, horizon, habit, self.dice, seat, self.effort, agreed)
            plan = planner.best(state, plan_of(self.intentions))
            self.intentions = intentions_of(plan)
            return list(decision.codes).index(plan.codes[0])
        imagined = state.imagine(seat, int(self.dice.below(1 << 31)))
        best = 0
        best_worth = 0.0
        best_wins = False
        equals = 1
        for index in range(len(decision.codes)):
            tried = imagined.copy()
            tried.apply(seat, index)
            worth: float = self.game.evaluate(tried, seat)
            wins = tried.over and seat in tried.winners
            if index == 0 or (wins and not best_wins) or (worth > best_worth and wins == best_wins):
                best = index
                best_worth = worth
                best_wins = wins
                equals = 1
            elif worth == best_worth and wins == best_wins:
                equals += 1
                if self.dice.below(equals) == 0:
                    best = index
        return best

    def announce(self, state: State, seat: int, index: int) -> Words | None:
        announce, horizon = self.game.announce, self.game.horizon
        if announce is None or horizon is None:
            return None
        before = state.imagine(seat, int(self.dice.below(1 << 31)))
        after = before.copy()
        after.apply(seat, index)
        events = foreseen(after.copy(), plan_of(self.intentions), horizon)
        return announce(before, after, seat, events)
