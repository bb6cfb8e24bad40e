"""Every game, with every number of players and every option, is held to every promise of the kernel."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tafelrunde.testing import PROMISES, Case
from tests.promises.tried import SOAK, tried

# The long run (`make soak`) plays many more games.
SEEDS = range(1, 101) if SOAK else range(1, 3)


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize("case", tried(), ids=str)
def test_promise(case: Case, promise: Callable[[Case, int], None]) -> None:
    for seed in SEEDS:
        promise(case, seed)
