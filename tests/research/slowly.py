"""A bot for tests of clusters: it thinks long enough for somebody to pull the plug meanwhile."""

from __future__ import annotations

import time

from tafelrunde.bots import Bot
from tafelrunde.kernel.state import State


class SlowBot(Bot):
    """Chooses at random, and takes its time."""

    def choose(self, state: State, seat: int) -> int:
        time.sleep(0.001)
        decision = state.decision_of(seat)
        assert decision is not None
        return int(self.dice.below(len(decision.codes)))
