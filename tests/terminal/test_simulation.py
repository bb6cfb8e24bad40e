"""simulate and bench."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.terminal.at_the_terminal import Run

ARGUMENTS = ("simulate", "vaalbara", "--players", "3", "--games", "4", "--seed", "7", "--bots", "random,greedy")


def test_simulate_shows_wins_scores_length_and_speed(tafelrunde: Run) -> None:
    answer = tafelrunde(*ARGUMENTS)
    assert answer.code == 0
    for word in ("random", "greedy", "Wins", "Mean score", "decisions on average", "decisions a second"):
        assert word in answer.out
    assert answer.err == ""


def test_simulate_as_json(tafelrunde: Run) -> None:
    result = json.loads(tafelrunde(*ARGUMENTS, "--json", "--option", "five_person_lands=true").out)
    assert result["games"] == 4
    assert sum(result["wins"]) == 4
    assert len(result["scores"]) == 3
    assert result["bots"] == ["random", "greedy", "random"]
    assert result["options"]["five_person_lands"] is True
    assert set(result["lengths"]) == {"mean", "min", "max"}


def test_bench_is_told_where_and_how(tafelrunde: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[object] = []
    monkeypatch.setattr("tafelrunde.research.bench.main", lambda *arguments: told.extend(arguments))
    assert tafelrunde("bench", "--json", "--record", tmp_path, "--lang", "de").code == 0
    assert told == [tmp_path, True, "de"]


def test_the_table_of_levels_says_what_was_used(tafelrunde: Run) -> None:
    answer = tafelrunde("levels", "vaalbara", "--games", "2", "--bots", "random,random", "--uses")
    assert answer.code == 0
    assert "Used in a game" in answer.out
    assert "lands exchanged" in answer.out
    assert "Used in a game" not in tafelrunde("levels", "vaalbara", "--games", "2", "--bots", "random,random").out
