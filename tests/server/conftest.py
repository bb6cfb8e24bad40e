from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
import structlog

from tafelrunde.server import run
from tafelrunde.server.processes import Processes
from tafelrunde.terminal.app import run as command_line
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


class Refused(NamedTuple):
    """How a command ended, and what it said."""

    returncode: int
    stdout: str
    stderr: str


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Callable[..., Refused]]:
    """A command that is expected to fail, in this process, which is faster. Nothing is ever served here."""
    handlers, level = list(logging.root.handlers), logging.root.level

    def never(*_: object) -> None:
        raise AssertionError("this should have been refused")

    monkeypatch.setattr(run.Announcing, "run", never)
    monkeypatch.setattr(Processes, "run", never)

    def ended(database: str, *arguments: str, command: str = "serve", **environment: str) -> Refused:
        settings = {"TAFELRUNDE_DATABASE": database, "TAFELRUNDE_PORT": "0", "LANG": "en", **environment}
        for name, value in settings.items():
            monkeypatch.setenv(name, value)
        code = command_line([command, *arguments])
        return Refused(code, *capsys.readouterr())

    yield ended
    structlog.reset_defaults()
    logging.root.handlers, logging.root.level = handlers, level
