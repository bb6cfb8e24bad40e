from __future__ import annotations

import io
from pathlib import Path

import pytest

from tafelrunde.terminal.app import run
from tests.terminal.at_the_terminal import Answer, Run


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user who reads English and has never played."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LOGNAME", "anna")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    return tmp_path / "data" / "tafelrunde"


@pytest.fixture
def tafelrunde(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """The command `tafelrunde`: arguments and what is typed, to exit code and what is printed."""

    def command(*arguments: str | Path, typed: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Answer(code, out, err)

    return command
