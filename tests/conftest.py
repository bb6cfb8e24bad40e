"""What all tests share."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tafelrunde.kernel import state
from tests.postgres import Postgres

# A change is judged by the same examples each time; the long run (`make soak`) looks for new ones.
settings.register_profile("steady", derandomize=True)
if not os.environ.get("TAFELRUNDE_SOAK"):
    settings.load_profile("steady")

# What takes longest begins first: were it last, one worker would be busy with it while the others have nothing left.
# `make test` keeps the tests of a file together, so that what they share is made once.
LONGEST_FIRST = (
    "browser",
    "test_site.py",
    "test_packaging.py",
    "promises",
    "server",
    "deploy",
    "terminal",
    "tables",
    "research",
    "outside",
    "test_tutorial.py",
    "corpus",
    "lessons",
    "bots",
    "kernel",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    places = {Path(__file__).parent / name: place for place, name in enumerate(LONGEST_FIRST)}
    items.sort(key=lambda item: min(places.get(path, len(places)) for path in (item.path, *item.path.parents)))


def is_compiled() -> bool:
    return not str(state.__file__).endswith(".py")


@pytest.fixture(scope="session", autouse=True)
def the_expected_build() -> None:
    """The make targets say which build they mean to test; a mix-up must not pass unseen."""
    expected = os.environ.get("TAFELRUNDE_EXPECT")
    if expected:
        assert is_compiled() == (expected == "compiled"), f"these tests should run against the {expected} build"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests that need it; each makes a database of its own in it."""
    running = Postgres().start()
    yield running
    running.stop()
