"""Compiled and uncompiled runs give identical results."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde.kernel import state as kernel_state
from tafelrunde.testing import cases
from tafelrunde.testing.cases import Case, random_choices

SOURCES = Path(__file__).parents[2] / "src"

# What both builds are asked to print: a fingerprint after every choice of some games.
PROGRAM = """
from test_builds import INSTALLED, fingerprints
from tafelrunde.kernel import state
print(state.__file__)
for case in INSTALLED:
    print(case, *fingerprints(case))
"""

INSTALLED = [case for case in cases() if case.game.package.startswith("tafelrunde.")]


def fingerprints(case: Case) -> list[str]:
    """The digests of three random games, after every choice."""
    found = []
    for seed in range(3):
        state = case.state(seed)
        for seat, index in random_choices(state, seed):
            state.apply(seat, index)
            found.append(state.digest())
    return found


@pytest.mark.skipif(str(kernel_state.__file__).endswith(".py"), reason="compares from the compiled build's side")
def test_both_builds_give_the_same_digests_for_the_same_recipes() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCES), str(Path(__file__).parent)])}
    pure = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True)
    where, *lines = pure.stdout.splitlines()
    assert where.endswith(".py")
    assert lines == [" ".join([str(case), *fingerprints(case)]) for case in INSTALLED]
