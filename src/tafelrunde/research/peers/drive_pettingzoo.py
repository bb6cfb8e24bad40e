"""PettingZoo's own classic games. Runs in an environment of its own."""

from __future__ import annotations

import copy
import json
import random
import sys
import time
from typing import Any

import numpy as np
from pettingzoo.classic import connect_four_v3, tictactoe_v3


def play(environment: Any, dice: random.Random, seed: int) -> int:
    """One game; how many decisions it took."""
    environment.reset(seed=seed)
    decisions = 0
    for _ in environment.agent_iter():
        observation, _, termination, truncation, _ = environment.last()
        if termination or truncation:
            environment.step(None)
        else:
            environment.step(int(dice.choice(np.flatnonzero(observation["action_mask"]).tolist())))
            decisions += 1
    return decisions


def main(seconds: float) -> None:
    """Measure, and print the figures as JSON."""
    found = []
    for name, module in (("connect_four", connect_four_v3), ("tictactoe", tictactoe_v3)):
        environment = module.env()
        dice = random.Random(1)
        decisions, seed, started = 0, 0, time.process_time()
        while time.process_time() - started < seconds:
            decisions += play(environment, dice, seed)
            seed += 1
        rate = decisions / (time.process_time() - started)
        environment.reset(seed=1)
        copies, started = 0, time.process_time()
        while time.process_time() - started < seconds / 2:
            copy.deepcopy(environment.unwrapped)
            copies += 1
        per_second = copies / (time.process_time() - started)
        found.append({"game": name, "language": "Python", "decisions": rate, "copies": per_second})
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    main(float(sys.argv[1]))
