"""Bots choose and say the same, compiled or not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde import bots
from tafelrunde.kernel import state as kernel_state

SOURCES = Path(__file__).parents[2] / "src"

# What both builds are asked to print.
PROGRAM = """
from test_bots_in_both_builds import GAMES, WAYS, thoughts
from tafelrunde.kernel import state
print(state.__file__)
for game, players in GAMES:
    for bot in WAYS:
        print(*thoughts(game, players, bot))
"""
WAYS = ["greedy", "beginner", "search?visits=4"]
GAMES = [("vaalbara", 3), ("glow", 2), ("skybridge", 2), ("battalia", 2), ("spirit-island", 1), ("spirit-island", 2)]


def thoughts(game: str, players: int, bot: str) -> list[str]:
    """The first choices of bots, and what they said."""
    state = tafelrunde.new(game, players=players, seed=4)
    seats = [bots.make(bot, state.setup.game, seat) for seat in range(players)]
    found: list[str] = []
    while len(found) < 25 * players and not state.over:
        seat = state.decisions[0].seat
        index = seats[seat].choose(state, seat)
        said = seats[seat].announce(state, seat, index)
        found.append(f"{seat}:{index}:{said.text() if said else ''}")
        state.apply(seat, index)
    return found


@pytest.mark.skipif(str(kernel_state.__file__).endswith(".py"), reason="compares from the compiled build's side")
def test_both_builds_think_the_same() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCES), str(Path(__file__).parent)])}
    pure = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True)
    where, *lines = pure.stdout.splitlines()
    assert where.endswith(".py")
    assert lines == [" ".join(thoughts(game, players, bot)) for game, players in GAMES for bot in WAYS]
