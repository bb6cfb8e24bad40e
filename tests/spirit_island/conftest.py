"""Makes the game known for its own tests, and lets them import their builder of islands."""

import sys
from pathlib import Path

import pytest

from tafelrunde.games.spirit_island.declaration import SPIRIT_ISLAND
from tafelrunde.kernel import registry

sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture(autouse=True)
def _known_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._added, SPIRIT_ISLAND.id, SPIRIT_ISLAND)
