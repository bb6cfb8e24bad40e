from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.people import Club, ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that need nothing special."""
    with ServerProcess(tmp_path_factory.mktemp("server") / "tables.db") as running:
        yield running
    assert "Traceback" not in running.stderr, running.stderr


@pytest.fixture
async def club(server: ServerProcess) -> AsyncIterator[Club]:
    async with Club(server.url) as made:
        yield made


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"
