"""The bot that does what looks best by the game's own evaluation."""

from __future__ import annotations

from tafelrunde.bots.bot import Bot
from tafelrunde.bots.planning import Planner, foreseen, intentions_of, plan_of
from tafelrunde.kernel.state import State
from tafelrunde.kernel.words import Words


class GreedyBot(Bot):
    """Tries every option in an imagined state and takes the one after which the game's own evaluation is best.

    Where a game has a horizon, options are compared there, each as the beginning of a plan (see planning.py).
    """

    __slots__ = ()

    def choose(self, state: State, seat: int) -> int:
        decision = state.decision_of(seat)
        assert decision is not None, "a bot is asked only when its seat has a decision"
        if len(decision.codes) == 1:
            return 0
        horizon, habit = self.game.horizon, self.game.habit
        if horizon is not None and habit is not None:
            plan = Planner(self.game, horizon, habit, self.dice, seat).best(state, plan_of(self.intentions))
            self.intentions = intentions_of(plan)
            return list(decision.codes).index(plan.codes[0])
        imagined = state.imagine(seat, int(self.dice.below(1 << 31)))
        best = 0
        best_worth = 0.0
        for index in range(len(decision.codes)):
            tried = imagined.copy()
            tried.apply(seat, index)
            worth: float = self.game.evaluate(tried, seat)
            if index == 0 or worth > best_worth:
                best = index
                best_worth = worth
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
