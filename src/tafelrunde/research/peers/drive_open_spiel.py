"""OpenSpiel, driven from Python: games written in C++ (and one in Python). Runs in an environment of its own."""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

import pyspiel

GAMES = {
    "hearts": "C++",
    "backgammon": "C++",
    "gin_rummy": "C++",
    "connect_four": "C++",
    "python_liars_poker": "Python",
}


def play(game: Any, dice: random.Random) -> int:
    """One game; how many decisions it took."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(actions, chances)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            decisions += 1
    return decisions


def main(seconds: float) -> None:
    """Measure, and print the figures as JSON."""
    found = []
    for name, language in GAMES.items():
        try:
            game = pyspiel.load_game(name)
        except pyspiel.SpielError:
            continue
        dice = random.Random(1)
        decisions, started = 0, time.process_time()
        while time.process_time() - started < seconds:
            decisions += play(game, dice)
        rate = decisions / (time.process_time() - started)
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        copies, started = 0, time.process_time()
        while time.process_time() - started < seconds / 2:
            state.clone()
            copies += 1
        per_second = copies / (time.process_time() - started)
        found.append({"game": name, "language": language, "decisions": rate, "copies": per_second})
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    main(float(sys.argv[1]))
