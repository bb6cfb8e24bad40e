"""Games as data: what was asked, known and answered, in the numbers of the environments."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

import tafelrunde
from tafelrunde import BadOption
from tafelrunde.kernel.game import begin
from tafelrunde.research.dataset import decisions, main
from tafelrunde.research.sitting import Sitting


def test_a_game_can_be_played_again_from_its_lines() -> None:
    table = decisions("glow", players=2, games=2, bots=("random", "greedy"), seed=4, forced=True)
    sitting = Sitting("glow", 2)
    for (number,), lines in table.group_by("game", maintain_order=True):
        state = begin(sitting.setup, int(lines["seed"][0]))
        sitting.state = state
        for line in lines.iter_rows(named=True):
            seat = line["seat"]
            decision = state.decision_of(seat)
            assert decision is not None
            assert line["rule"] == decision.rule
            assert line["legal"] == sitting.numbering.numbers(decision)
            assert line["action"] == line["legal"][line["option"]]
            sitting.answer(seat, line["action"])
        assert state.over
        for seat in (0, 1):
            own = lines.filter(seat=seat)
            assert own["score"].unique().to_list() == [state.scores[seat]]
            assert own["outcome"].unique().to_list() == [1.0 if seat in state.winners else -1.0]
            assert own["bot"].unique().to_list() == [("random", "greedy")[(seat - int(str(number))) % 2]]


def test_features_are_what_the_seat_knew_when_it_chose() -> None:
    table = decisions("vaalbara", players=3, games=1, bots=("random",), seed=2, forced=True)
    assert table["observation"].dtype == pl.Array(pl.Float32, Sitting("vaalbara", 3).layout.width)
    state = tafelrunde.new("vaalbara", players=3, seed=int(table["seed"][0]))
    sitting = Sitting("vaalbara", 3)
    first = table.head(3)
    assert first["seat"].to_list() == [0, 1, 2], "all at once, about the same state"
    for seat, row in enumerate(first["observation"].to_numpy()):
        assert (row == sitting.layout.row(state, seat)).all()


def test_only_real_choices_are_kept_and_a_file_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.parquet"
    main(["battalia", "--games", "1", "--bots", "random", "--without-features", "--out", str(file)])
    table = pl.read_parquet(file)
    assert str(len(table)) in capsys.readouterr().out
    assert "observation" not in table.columns
    assert table["options"].list.len().min() == 2
    assert (table["action"] < 64).all()
    with pytest.raises(BadOption, match="0 games"):
        decisions("vaalbara", games=0)
