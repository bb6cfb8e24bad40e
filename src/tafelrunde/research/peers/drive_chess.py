"""python-chess. Runs in an environment of its own."""

from __future__ import annotations

import json
import random
import sys
import time

import chess


def play(dice: random.Random) -> int:
    """One game; how many decisions it took."""
    board = chess.Board()
    decisions = 0
    while not board.is_game_over():
        board.push(dice.choice(list(board.legal_moves)))
        decisions += 1
    return decisions


def main(seconds: float) -> None:
    """Measure, and print the figures as JSON."""
    dice = random.Random(1)
    decisions, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        decisions += play(dice)
    rate = decisions / (time.process_time() - started)
    board = chess.Board()
    copies, started = 0, time.process_time()
    while time.process_time() - started < seconds / 2:
        board.copy(stack=False)
        copies += 1
    per_second = copies / (time.process_time() - started)
    sys.stdout.write(json.dumps([{"game": "chess", "language": "Python", "decisions": rate, "copies": per_second}]))


if __name__ == "__main__":
    main(float(sys.argv[1]))
