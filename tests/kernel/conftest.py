"""The tests of the kernel play a small game of their own, which nobody else should see."""

from __future__ import annotations

import pytest

import pebbles
from tafelrunde.kernel import registry


@pytest.fixture(autouse=True)
def pebbles_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_added", {})
    registry.add(pebbles.GAME)
