"""Simulations and measurements."""

from __future__ import annotations

from typing import Any

import pytest

import tafelrunde
from tafelrunde.research import bench
from tafelrunde.research.simulate import SHARE, simulate

KEYS = {
    "game", "players", "options", "games", "decisions", "seconds", "decisions_per_second", "wins", "scores", "lengths",
}  # fmt: skip


def test_the_result_has_every_key_and_adds_up() -> None:
    told: list[int] = []
    games = SHARE + 30
    result = simulate("vaalbara", 3, games, 7, ["random"], {}, progress=told.append).to_dict()
    assert set(result) >= KEYS
    assert result["games"] == sum(told) == games
    assert sum(result["wins"]) == games
    assert len(result["scores"]) == 3
    assert result["lengths"]["min"] <= result["lengths"]["mean"] <= result["lengths"]["max"]
    assert result["lengths"]["mean"] == pytest.approx(result["decisions"] / games, abs=0.001)
    assert result["options"] == {"five_person_lands": False, "bard_may_choose_self": False, "choose_clans": False}


def test_workers_do_not_change_the_result() -> None:
    alone = simulate("vaalbara", 2, 2 * SHARE + 10, 7, ["greedy", "random"], {}).to_dict()
    together = simulate("vaalbara", 2, 2 * SHARE + 10, 7, ["greedy", "random"], {}, workers=2).to_dict()
    for key in ("games", "decisions", "wins", "scores", "lengths"):
        assert alone[key] == together[key]


def test_bots_are_repeated_round_the_table() -> None:
    result = simulate("vaalbara", 5, 3, 7, ["greedy", "random"], {}).to_dict()
    assert result["bots"] == ["greedy", "random", "greedy", "random", "greedy"]


def test_options_and_own_figures_reach_the_games() -> None:
    plain = simulate("vaalbara", 2, 20, 7, ["random"], {}).to_dict()
    rich = simulate("vaalbara", 2, 20, 7, ["random"], {}, components={"opening_points": 50}).to_dict()
    assert min(rich["scores"]) > max(plain["scores"])
    assert simulate("vaalbara", 2, 2, 7, ["random"], {"bard_may_choose_self": "true"}).to_dict()["options"][
        "bard_may_choose_self"
    ]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"games": 0}, "0 games"),
        ({"workers": 0}, "0 workers"),
        ({"players": 9}, "2 to 5 players"),
        ({"players": -1}, "2 to 5 players"),
        ({"seed": -1}, "is no seed"),
        ({"bots": ["genius"]}, "no bot “genius”"),
        ({"options": {"fast": 1}}, "no option “fast”"),
    ],
)
def test_what_cannot_be_simulated_is_refused(change: dict[str, object], message: str) -> None:
    plan: dict[str, object] = {
        "game": "vaalbara",
        "players": 2,
        "games": 1,
        "seed": 1,
        "bots": ["random"],
        "options": {},
    }
    with pytest.raises(tafelrunde.BadOption, match=message):
        simulate(**(plan | change))  # type: ignore[arg-type]


def test_an_interrupt_stops_the_workers() -> None:
    def interrupt(games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate("vaalbara", 2, 20 * SHARE, 7, ["random"], {}, workers=2, progress=interrupt)


def test_bench_measures_everything_and_compares() -> None:
    setup_figures = bench.figures("vaalbara", 4, 3)
    others = bench.other_figures("vaalbara", seconds=0.001)
    assert {figure.id for figure in others} >= {"playout-glow", "copy-spirit-island", "playout-battalia"}
    assert "Skybridge (4)" in next(figure.name.text("de") for figure in others if figure.id == "copy-skybridge")
    assert all(figure.measure() > 0 for figure in others if figure.id.endswith("glow"))
    values = {figure.id: figure.measure() for figure in setup_figures}
    assert all(value > 0 for value in values.values())
    result: dict[str, Any] = {"figures": {}}
    faster: dict[str, Any] = {"figures": {}}
    for figure in setup_figures:
        value = values[figure.id]
        result["figures"][figure.id] = {"value": value, "unit": figure.unit}
        faster["figures"][figure.id] = {"value": value * (0.5 if figure.unit == "µs" else 2), "unit": figure.unit}
    assert set(bench.compare(faster, result).values()) == {2.0}
