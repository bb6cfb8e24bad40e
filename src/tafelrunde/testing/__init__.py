"""The promises of the kernel, and the order of a house, as checks that any game can be held to, yours included.

from tafelrunde.testing import HOUSE, PROMISES, cases

@pytest.mark.parametrize("case", cases("my-game"), ids=str)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_promise(case, promise):
    promise(case, seed=1)

@pytest.mark.parametrize("check", HOUSE, ids=lambda check: check.__name__)
def test_house(check):
    check(GAME)
"""

from __future__ import annotations

from tafelrunde.testing.cases import Case, cases
from tafelrunde.testing.fairness import is_fair
from tafelrunde.testing.house import HOUSE, every_field_has_words, every_rule_has_a_test, every_word_is_used
from tafelrunde.testing.promises import PROMISES

__all__ = [
    "HOUSE",
    "PROMISES",
    "Case",
    "cases",
    "every_field_has_words",
    "every_rule_has_a_test",
    "every_word_is_used",
    "is_fair",
]
