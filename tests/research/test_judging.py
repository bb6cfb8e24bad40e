"""How much evaluations know: the area under the curve, and the table of games."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from tafelrunde.research.judging import area, foresight, games_of
from tafelrunde.terminal.app import build


def test_the_area_counts_pairs_in_the_right_order() -> None:
    prophet, _ = area([4.0, 3.0, 2.0, 1.0], [True, True, False, False], [0, 1, 2, 3])
    assert prophet == 1.0
    wrong, _ = area([1.0, 2.0], [True, False], [0, 1])
    assert wrong == 0.0
    blind, _ = area([5.0, 5.0, 5.0], [True, False, True], [0, 1, 2])
    assert blind == 0.5


def test_without_a_game_its_pairs_are_missing() -> None:
    values, won, games = [3.0, 1.0, 2.0, 4.0], [True, False, True, False], [0, 0, 1, 1]
    found, without = area(values, won, games)
    # Right are 3 over 1 and 2 over 1, wrong are 3 under 4 and 2 under 4.
    assert found == 0.5
    assert without == [area(values[2:], won[2:], [1, 1])[0], area(values[:2], won[:2], [0, 0])[0]] == [0.0, 1.0]


def test_where_all_have_won_nothing_can_be_told_apart() -> None:
    assert area([1.0, 2.0], [True, True], [0, 1]) == (0.5, [0.5, 0.5])


def test_late_in_a_game_more_is_known_than_early() -> None:
    lines = list(foresight(["vaalbara"], [2], "random", games=60))
    assert [line.quarter for line in lines] == [1, 2, 3]
    assert games_of(["vaalbara", "spirit-island"], [1, 2], 60) == 180
    assert lines[2].evaluation > max(0.65, lines[0].evaluation)
    for line in lines:
        low, high = line.more
        assert low <= line.evaluation - line.score <= high


def test_the_same_seed_gives_the_same_table() -> None:
    first, second = (list(foresight(["glow"], [2], "random", games=2)) for _ in range(2))
    assert first == second


@pytest.mark.parametrize(("lang", "head"), [("en", "Evaluation"), ("de", "Bewertung")])
def test_the_command_prints_a_table(lang: str, head: str) -> None:
    done = CliRunner().invoke(build(lang), ["judge", "vaalbara", "--games", "3", "--bots", "random"])
    assert done.exit_code == 0, done.output
    lines = done.output.splitlines()
    assert head in lines[0]
    assert len(lines) == 2 + 3
