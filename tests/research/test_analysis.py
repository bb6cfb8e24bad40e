"""Analysis of games that were played: chances over time and turning points."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde import bots
from tafelrunde.kernel.match import Match
from tafelrunde.research.analysis import Analysis, analyse, analyse_file, stored_beside


def played(game: str, bot: str, players: int = 2, choices: int = 10_000) -> Match:
    match = Match.new(game, players=players, seed=3)
    seats = [bots.make(bot, match.setup.game, seat) for seat in range(players)]
    while not match.state.over and len(match.choices) < choices:
        seat = match.state.decisions[0].seat
        match.choose(seat, seats[seat].choose(match.state, seat))
    return match


def test_random_play_has_turning_points_and_the_winner_ends_at_certainty() -> None:
    match = played("vaalbara", "random")
    found = analyse(match.recipe(), visits=12)
    assert found is not None
    assert len(found.chances) == len(match.choices) + 1
    assert all(abs(sum(chances) - 1.0) < 1e-4 for chances in found.chances)
    assert found.chances[-1] == [float(seat in match.state.winners) for seat in range(2)]
    assert 1 <= len(found.turning_points) <= 5
    assert [point.number for point in found.turning_points] == sorted(point.number for point in found.turning_points)
    for point in found.turning_points:
        assert point.cost >= 0.02
        assert point.chosen != point.better
        assert match.choices[point.number].seat == point.seat
        assert match.choices[point.number].index == point.chosen
        assert all(words.text("de") and words.text("en") for words in point.why)


def test_a_team_has_one_chance() -> None:
    found = analyse(played("spirit-island", "random", choices=6).recipe(), visits=1)
    assert found is not None
    assert found.chances[0] == [0.5, 0.5]
    assert all(first == second for first, second in found.chances)


def test_the_analysis_stops_when_nobody_wants_it() -> None:
    looked_at: list[int] = []
    assert analyse(played("vaalbara", "random").recipe(), 2, looked_at.append, lambda: len(looked_at) < 3) is None
    assert len(looked_at) == 3


def test_an_analysis_is_kept_beside_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, recipe = tmp_path / "game.json", played("vaalbara", "random", choices=8).recipe()
    first = analyse_file(file, recipe, 3)
    assert stored_beside(file).exists()

    def never(*_: object) -> Analysis:
        raise AssertionError("it was there")

    monkeypatch.setattr("tafelrunde.research.analysis.analyse", never)
    assert analyse_file(file, recipe, 3) == first
    with pytest.raises(AssertionError, match="it was there"):
        analyse_file(file, recipe, 4)
