"""Random play to the end, as fast as the rules can go: for benchmarks, simulations and tree search."""

from __future__ import annotations

from tafelrunde.kernel.chance import Dice
from tafelrunde.kernel.state import State


def playout(state: State, dice: Dice) -> int:
    """Let every seat choose at random until the game is over; returns how many decisions that took."""
    made = 0
    while not state.over:
        asked = state.open
        decision = asked[0] if len(asked) == 1 else asked[dice.below(len(asked))]
        codes = decision.codes
        state.take(decision, codes[dice.below(len(codes))])
        made += 1
    return made
