"""The bot that has no plan."""

from __future__ import annotations

from tafelrunde.bots.bot import Bot
from tafelrunde.kernel.state import State


class RandomBot(Bot):
    """Chooses any option, each as likely as the others."""

    __slots__ = ()

    def choose(self, state: State, seat: int) -> int:
        decision = state.question_to(seat)
        return int(self.dice.below(len(decision.codes)))
