"""Tournaments: fair, repeatable, and they go on where they were."""

from __future__ import annotations

import json
from pathlib import Path

import polars as pl
import pytest

import tafelrunde
from tafelrunde import BadOption
from tafelrunde.research import running
from tafelrunde.research.series import GameRow, SeatRow, Series, play_one
from tafelrunde.research.tables import share_interval
from tafelrunde.research.tournament import Tournament, contests, crossed, line_ups, rated

CUP = Tournament(bots=("greedy", "random"), games=("vaalbara",), players=(2,), rounds=6, seed=3)


def test_the_stronger_bot_is_rated_above_the_other() -> None:
    standing = CUP.play()
    best, worst = standing.ratings.to_dicts()
    assert (best["bot"], worst["bot"]) == ("greedy", "random")
    assert best["rating"] > worst["rating"]
    assert best["share_low"] > 0.5 > worst["share_high"]
    assert best["games"] == worst["games"] == 12
    cross = {line["bot"]: line for line in standing.cross.to_dicts()}
    assert cross["greedy"]["random"] + cross["random"]["greedy"] == 1
    assert cross["greedy"]["greedy"] is None


def test_every_deal_is_played_from_every_seat() -> None:
    seats = CUP.play().seats
    for (deal,), part in seats.group_by("deal"):
        assert part["seed"].n_unique() == 1, deal
        assert sorted(part.select("bot", "seat").rows()) == [
            ("greedy", 1), ("greedy", 2), ("random", 1), ("random", 2)
        ]  # fmt: skip


def test_workers_change_nothing(tmp_path: Path) -> None:
    CUP.play(tmp_path / "one").write(tmp_path / "one", "Cup", "en")
    CUP.play(tmp_path / "two", workers=2).write(tmp_path / "two", "Cup", "en")
    for name in ("games.csv", "ratings.csv", "cross.csv", "report.html"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()
    assert pl.read_parquet(tmp_path / "one" / "games.parquet").equals(
        pl.read_csv(
            tmp_path / "two" / "games.csv", schema_overrides={"seed": pl.String, "options": pl.String}
        ).with_columns(pl.col("options").fill_null(""))
    )


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "MOST_GAMES", 2)
    whole = CUP.play().rows

    class PulledPlug(Exception):
        pass

    def pull(done: int, total: int) -> None:
        if done >= 6:
            raise PulledPlug

    with pytest.raises(PulledPlug):
        CUP.play(tmp_path, progress=pull)
    journal = tmp_path / "journal.jsonl"
    # The last line was being written.
    journal.write_bytes(journal.read_bytes() + b'{"key":"vaalb')
    told: list[int] = []
    again = CUP.play(tmp_path, progress=lambda done, total: told.append(done))
    assert told[0] == 6
    assert list(again.rows) == list(whole)
    assert len(journal.read_text().splitlines()) == 6


def test_a_folder_with_other_results_is_refused(tmp_path: Path) -> None:
    CUP.play(tmp_path)
    other = Tournament(bots=("greedy", "random"), games=("vaalbara",), players=(2,), rounds=7, seed=3)
    with pytest.raises(BadOption, match="holds the results of something else"):
        other.play(tmp_path)
    (tmp_path / "manifest.json").write_text("no json")
    with pytest.raises(BadOption, match="holds the results of something else"):
        CUP.play(tmp_path)


def test_other_rules_do_not_go_on_with_what_was_begun(tmp_path: Path) -> None:
    cup = Tournament(bots=("greedy", "random"), games=("vaalbara",), rounds=1)
    cup.play(tmp_path)
    manifest = tmp_path / "manifest.json"
    told = json.loads(manifest.read_text())
    assert told["rules"] == {"vaalbara": tafelrunde.game("vaalbara").version}
    manifest.write_text(json.dumps(told | {"rules": {"vaalbara": 99}}))
    with pytest.raises(BadOption, match="was begun with"):
        cup.play(tmp_path)


def test_each_game_is_told_for_itself(tmp_path: Path) -> None:
    cup = Tournament(bots=("greedy", "random"), games=("vaalbara",), players=(2, 3), rounds=2)
    standing = cup.play()
    found = standing.by_game()
    assert found.select("game", "players", "bot").rows() == [
        ("vaalbara", players, bot) for players in (2, 3) for bot in ("greedy", "random")
    ]
    assert found.filter(bot="greedy")["fair"].min() > 1  # type: ignore[operator]
    standing.write(tmp_path, "A cup", "en")
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "Game by game" in page
    assert "Vaalbara (3)" in page
    assert '"bots": ["greedy","random"]' in page
    assert (tmp_path / "by-game.parquet").exists()


def test_own_figures_are_played_with() -> None:
    rich = {"opening_points": 50}
    plain, own = (
        Tournament(bots=("greedy", "random"), games=("vaalbara",), rounds=1, components=components).play()
        for components in (None, rich)
    )
    assert own.seats["score"].min() > plain.seats["score"].max()  # type: ignore[operator]


def test_a_ladder_puts_the_stronger_one_above(tmp_path: Path) -> None:
    told: list[str] = []
    climb = Tournament(("greedy", "random"), ("vaalbara",), rounds=4, form="ladder")
    standing = climb.play(tmp_path, tell=told.append)
    assert told == ["random < greedy"]
    assert standing.ratings["bot"].to_list() == ["greedy", "random"]
    assert (tmp_path / "rung-1-1" / "journal.jsonl").exists()
    assert climb.play(tmp_path).ratings.equals(standing.ratings)


def test_who_sits_together() -> None:
    assert line_ups(["a", "b", "c"], 2, False) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert line_ups(["a", "b", "c"], 3, False) == [("a", "b", "c")]
    assert line_ups(["a", "b"], 4, False) == [("a", "b")]
    assert line_ups(["a", "b"], 4, True) == [("a",), ("b",)]


def row(series: str, number: int, *seats: tuple[str, int, float, int]) -> GameRow:
    return GameRow(series, number, 1, 10, tuple(SeatRow(seat, *given) for seat, given in enumerate(seats)))


def test_in_a_common_game_bots_are_compared_deal_by_deal() -> None:
    both = [Series(name=bot, game="spirit-island", players=2, bots=(bot,)) for bot in ("a", "b")]
    rows = [
        row("a", 0, ("a", 30, 1.0, 1), ("a", 30, 1.0, 1)),
        row("b", 0, ("b", 40, 0.0, 1), ("b", 40, 0.0, 1)),
        row("a", 1, ("a", 5, 0.0, 1), ("a", 5, 0.0, 1)),
        row("b", 1, ("b", 7, 0.0, 1), ("b", 7, 0.0, 1)),
    ]
    assert contests(rows, both) == [[("a", 1), ("b", 2)], [("a", 2), ("b", 1)]]
    assert crossed(rows, both).rows() == [("a", None, 0.5), ("b", 0.5, None)]
    assert rated(rows, both)["games"].to_list() == [2, 2]


def test_places_count_victory_before_points() -> None:
    series = Series(name="x", game="vaalbara", players=3, bots=("random",), seed=1)
    played = play_one(series, series.setup(), 0)
    assert [seat.won for seat in sorted(played.seats, key=lambda seat: seat.place)] == [1.0, 0.0, 0.0]


def test_the_interval_of_a_share() -> None:
    assert share_interval(0, 0) == (0.0, 1.0)
    low, high = share_interval(50, 100)
    assert low == pytest.approx(0.404, abs=0.002)
    assert high == pytest.approx(0.596, abs=0.002)


@pytest.mark.parametrize(
    ("cup", "why"),
    [
        (Tournament(("greedy",), ("vaalbara",)), "at least two different bots"),
        (Tournament(("greedy", "greedy"), ("vaalbara",)), "at least two different bots"),
        (Tournament(("greedy", "genius"), ("vaalbara",)), "no bot “genius”"),
        (Tournament(("greedy", "nowhere:Bot"), ("vaalbara",)), "nowhere:Bot"),
        (Tournament(("greedy", "random"), ("vaalbara",), form="cup"), "no tournament “cup”"),  # type: ignore[arg-type]
        (Tournament(("greedy", "random"), ("vaalbara",), rounds=0), "0 games"),
        (Tournament(("greedy", "random"), ("vaalbara",), players=(9,)), "2 to 5 players"),
    ],
)
def test_what_cannot_be_played_is_refused(cup: Tournament, why: str) -> None:
    with pytest.raises(BadOption, match=why):
        cup.play()
