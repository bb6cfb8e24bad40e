"""What a bot has agreed on with those who play with it: parts of its plan that it keeps to, and parts that it leaves.

A part of a plan is a number (a topic) that only its game understands; the game also says how an answer bears on it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.kernel.bearing import IS, LEADS
from tafelrunde.kernel.chance import Dice
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.state import State

# What a plan loses with each word that it breaks: more than any game is worth.
WORD: Final = 1e9


class Agreements:
    """What others have said to the proposals of one seat, as a planner heeds it."""

    __slots__ = ("bearing", "refused", "wanted")

    def __init__(self, bearing: Callable[[Any, Decision, int, int], int], agreed: list[tuple[int, bool]]) -> None:
        self.bearing = bearing
        self.wanted = [topic for topic, good in agreed if good]
        self.refused = [topic for topic, good in agreed if not good]

    def heeded(self, state: State, decision: Decision, code: int, dice: Dice) -> int:
        """An answer, or another one in its place that keeps to what was agreed, if there is any."""
        for topic in self.wanted:
            for other in decision.codes:
                if self.bearing(state, decision, other, topic) == IS:
                    return other
        if self.refuses(state, decision, code):
            allowed = [other for other in decision.codes if not self.refuses(state, decision, other)]
            if allowed:
                code = allowed[dice.below(len(allowed))]
        if code < 0:
            # Nobody stops (a negative code) before what was promised is done.
            for topic in self.wanted:
                for other in decision.codes:
                    if self.bearing(state, decision, other, topic) == LEADS:
                        return other
        return code

    def refuses(self, state: State, decision: Decision, code: int) -> bool:
        """Whether an answer is something that was asked to be left."""
        return any(self.bearing(state, decision, code, topic) >= IS for topic in self.refused)

    def worth(self, state: State, decision: Decision, code: int) -> float:
        """What an answer adds to the worth of a plan by keeping a word or breaking it."""
        if self.refuses(state, decision, code):
            return -WORD
        for topic in self.wanted:
            if self.bearing(state, decision, code, topic) == IS:
                return WORD
        return 0.0
