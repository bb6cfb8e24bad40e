"""What all tests share."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from tafelrunde.kernel import state

# A change is judged by the same examples each time; the long run (`make soak`) looks for new ones.
settings.register_profile("steady", derandomize=True)
if not os.environ.get("TAFELRUNDE_SOAK"):
    settings.load_profile("steady")


def is_compiled() -> bool:
    return not str(state.__file__).endswith(".py")


@pytest.fixture(scope="session", autouse=True)
def the_expected_build() -> None:
    """The make targets say which build they mean to test; a mix-up must not pass unseen."""
    expected = os.environ.get("TAFELRUNDE_EXPECT")
    if expected:
        assert is_compiled() == (expected == "compiled"), f"these tests should run against the {expected} build"
