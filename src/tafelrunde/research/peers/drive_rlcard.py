"""RLCard's card games. Runs in an environment of its own."""

from __future__ import annotations

import copy
import json
import random
import sys
import time
from typing import Any

import rlcard


def play(environment: Any, dice: random.Random) -> int:
    """One game; how many decisions it took."""
    state, _ = environment.reset()
    decisions = 0
    while not environment.is_over():
        state, _ = environment.step(dice.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


def main(seconds: float) -> None:
    """Measure, and print the figures as JSON."""
    found = []
    for name in ("uno", "gin-rummy", "limit-holdem"):
        environment = rlcard.make(name)
        dice = random.Random(1)
        decisions, started = 0, time.process_time()
        while time.process_time() - started < seconds:
            decisions += play(environment, dice)
        rate = decisions / (time.process_time() - started)
        environment.reset()
        copies, started = 0, time.process_time()
        while time.process_time() - started < seconds / 2:
            copy.deepcopy(environment.game)
            copies += 1
        per_second = copies / (time.process_time() - started)
        found.append({"game": name, "language": "Python", "decisions": rate, "copies": per_second})
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    main(float(sys.argv[1]))
