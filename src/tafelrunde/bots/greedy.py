"""The bot that looks one decision ahead."""

from __future__ import annotations

from tafelrunde.bots.bot import Bot
from tafelrunde.kernel.state import State


class GreedyBot(Bot):
    """Tries every option in an imagined state and takes the one after which the game's own evaluation is best."""

    __slots__ = ()

    def choose(self, state: State, seat: int) -> int:
        decision = state.decision_of(seat)
        assert decision is not None, "a bot is asked only when its seat has a decision"
        if len(decision.codes) == 1:
            return 0
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
