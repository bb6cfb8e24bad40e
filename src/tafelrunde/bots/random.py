"""The bot that has no plan."""

from __future__ import annotations

from tafelrunde.bots.bot import Bot
from tafelrunde.kernel.state import State


class RandomBot(Bot):
    """Chooses any option, each as likely as the others."""

    __slots__ = ()

    def choose(self, state: State, seat: int) -> int:
        decision = state.decision_of(seat)
        assert decision is not None, "a bot is asked only when its seat has a decision"
        return int(self.dice.below(len(decision.codes)))
