"""Catanatron: the settlers' game in Python, four players. Runs in an environment of its own."""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer

# As the engine's own loop does.
MOST_TURNS = 1000


def new() -> Any:
    """A new game."""
    return Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])


def playable(game: Any) -> Any:
    """What may be done now; where it is kept has changed between versions."""
    return game.playable_actions if hasattr(game, "playable_actions") else game.state.playable_actions


def play(dice: random.Random) -> int:
    """One game; how many decisions it took."""
    game = new()
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
        game.execute(dice.choice(playable(game)))
        decisions += 1
    return decisions


def main(seconds: float) -> None:
    """Measure, and print the figures as JSON."""
    dice = random.Random(1)
    decisions, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        decisions += play(dice)
    rate = decisions / (time.process_time() - started)
    game = new()
    copies, started = 0, time.process_time()
    while time.process_time() - started < seconds / 2:
        game.copy()
        copies += 1
    per_second = copies / (time.process_time() - started)
    sys.stdout.write(json.dumps([{"game": "catan", "language": "Python", "decisions": rate, "copies": per_second}]))


if __name__ == "__main__":
    main(float(sys.argv[1]))
