"""The promises of the kernel as checks that any game can be held to, yours included.

from tafelrunde.testing import PROMISES, cases

@pytest.mark.parametrize("case", cases("my-game"), ids=str)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_promise(case, promise):
    promise(case, seed=1)
"""

from __future__ import annotations

from tafelrunde.testing.cases import Case, cases
from tafelrunde.testing.fairness import is_fair
from tafelrunde.testing.promises import PROMISES

__all__ = ["PROMISES", "Case", "cases", "is_fair"]
