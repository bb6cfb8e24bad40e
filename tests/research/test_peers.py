"""The comparison with other engines, without the others."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tafelrunde.research.peers import __main__ as peers


def test_those_that_cannot_be_had_are_left_out_and_ours_are_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    driver = tmp_path / "drive.py"
    line = {"game": "a game", "language": "C++", "decisions": 1000.0, "copies": 10.0}
    driver.write_text(f"print('Welcome'); print('''{json.dumps([line])}''')")
    broken = tmp_path / "broken.py"
    broken.write_text("raise SystemExit('nobody is at home')")
    monkeypatch.setattr(peers, "PEERS", {"There": (str(driver), []), "Broken": (str(broken), []), "Gone": ("", ["x"])})
    monkeypatch.setattr(
        peers,
        "installed",
        lambda name, packages, home: (None, "no such package") if packages else (Path(sys.executable), ""),
    )
    peers.main(["--out", str(tmp_path), "--seconds", "0.02"])
    told = json.loads((tmp_path / "peers.json").read_text())
    assert told["missing"] == {"Broken": "nobody is at home", "Gone": "no such package"}
    engines = [line["engine"] for line in told["lines"]]
    assert engines.count("There") == 1
    assert engines.count("Tafelrunde") == 15
    assert all(line["decisions"] > 0 for line in told["lines"])
    assert "<svg" in (tmp_path / "peers.svg").read_text()
    answer = capsys.readouterr().out
    assert "Gone was left out: no such package" in answer
    assert "What can be compared" in answer


def test_a_package_that_does_not_exist_is_told(tmp_path: Path) -> None:
    python, why = peers.installed("nothing", ["/no/such/package/at/all"], tmp_path)
    assert python is None
    assert why.startswith("ERROR")


def test_every_driver_is_there() -> None:
    assert {driver for driver, _ in peers.PEERS.values()} == {path.name for path in peers.HERE.glob("drive_*.py")}
