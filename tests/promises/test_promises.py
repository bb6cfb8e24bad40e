"""Every game, with every number of players and every option, is held to every promise of the kernel."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tafelrunde.testing import PROMISES, Case
from tests.promises.tried import SOAK, tried

# The long run (`make soak`) plays many more games.
SEEDS = range(1, 101) if SOAK else range(1, 2)


KEPT = [pytest.param(case, promise, id=f"{case}-{promise.__name__}") for case in tried() for promise in PROMISES]


@pytest.mark.parametrize(("case", "promise"), KEPT)
def test_promise(case: Case, promise: Callable[[Case, int], None]) -> None:
    for seed in SEEDS:
        promise(case, seed)
