"""Studies: what is counted, and by what."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

import tafelrunde as package
from tafelrunde import BadOption, bots
from tafelrunde.research.naming import Names
from tafelrunde.research.report import Dot, dots, round_step
from tafelrunde.research.study import Study
from tafelrunde.research.tables import share_interval

FACETS = {
    "battalia": {"seat", "faction", "team", "turn"},
    "glow": {"seat", "adventurer"},
    "skybridge": {"seat", "side", "character"},
    "spirit-island": {"seat", "spirit", "board"},
    "vaalbara": {"seat"},
}


@pytest.mark.parametrize("game", package.all_games())
def test_victories_are_counted_by_everything_that_a_game_has(game: str) -> None:
    found = Study(game, players=(2,), bots=("random",), games=4, seed=2).play()
    assert set(found.facets) == FACETS[game]
    for facet in found.facets:
        counted = found.by(facet)
        assert counted["games"].sum() == 8
        assert counted["wins"].sum() == pytest.approx(found.seats["won"].sum())
        assert (counted["share_low"] <= counted["share"]).all()
        assert (counted["share"] <= counted["share_high"]).all()
    assert "decisions" in found.measures
    assert len(found.summary()) == len(found.measures)
    assert len(found.used) > 0 or game == "battalia"


def test_variants_play_the_same_deals() -> None:
    study = Study("vaalbara", (2,), ("random",), games=5, vary={"bard_may_choose_self": (False, True)})
    found = study.play()
    seeds = {options[0]: part["seed"].to_list() for options, part in found.seats.group_by("options")}
    assert len(seeds) == 2
    first, second = seeds.values()
    assert sorted(first) == sorted(second)
    assert found.facets == ["bard_may_choose_self", "seat"]
    assert found.by("bard_may_choose_self")["games"].to_list() == [10, 10]
    compared = found.compared()
    assert compared["measure"].to_list() == ["score", "won"]
    assert compared["more"][1] == pytest.approx(0), "as many victories go round whatever the rules are"


def test_what_varies_can_be_asked_for_option_by_option() -> None:
    vary: dict[str, Sequence[bool | int | str]] = {"adversary": ("none", "england"), "level": (0, 3)}
    study = Study("spirit-island", (1, 2), ("random",), games=3, vary=vary)
    left_out = study.combinations()[1]
    assert [error.text("en") for error in left_out] == ["Level 3 needs an adversary: choose one, or level 0."]
    found = study.play()
    assert {"options", "adversary", "level"} <= set(found.facets)
    assert found.by("adversary").select("adversary", "games").rows() == [("england", 12), ("none", 6)]
    assert found.by("level")["level"].to_list() == ["0", "3"]
    wide = found.overview()
    assert len(wide) == 6
    assert wide.columns[:3] == ["players", "options", "decisions"]
    with pytest.raises(BadOption, match="Level 3 needs"):
        Study("spirit-island", vary={"level": (3,)}).play()


def test_where_all_win_together_a_game_counts_once() -> None:
    found = Study("spirit-island", (2,), ("random",), games=4, seed=3).play()
    alone = found.by("players")
    assert alone["games"].to_list() == [4]
    assert alone["fair"].to_list() == [None]
    against = Study("vaalbara", (2,), ("random",), games=4).play().by("players")
    assert against["games"].to_list() == [8]
    assert against["fair"].to_list() == [1.0]
    assert against["share_high"][0] - against["share_low"][0] == pytest.approx(
        share_interval(2, 4)[1] - share_interval(2, 4)[0]
    ), "two seats of a game are no two trials"


def test_what_can_be_asked_is_known_after_one_game() -> None:
    study = Study("battalia", (2,), ("random",), games=100_000)
    assert {"seat", "faction", "team", "turn"} <= set(study.tried().columns)


def test_own_figures_change_what_comes_of_it() -> None:
    plain = Study("vaalbara", (2,), ("random",), games=4).play()
    rich = Study("vaalbara", (2,), ("random",), games=4, components={"opening_points": 50}).play()
    assert rich.seats["score"].min() > plain.seats["score"].max()  # type: ignore[operator]


def test_what_was_used_is_counted_with_the_victories_of_those_who_used_it() -> None:
    found = Study("vaalbara", (2,), ("random",), games=12).play()
    things = found.by_thing(least=5)
    assert len(things) == 12, "all followers of Vaalbara"
    assert things["share"].is_sorted(descending=True)
    assert len(found.by_thing(least=1000)) == 0


def test_a_study_is_written_down(tmp_path: Path) -> None:
    found = Study("glow", (2,), ("random",), games=6).play(tmp_path)
    found.write(tmp_path, "Eine Studie", "de")
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "Eine Studie" in page
    assert "Siege nach: Abenteurer" in page
    named = {card.name.text("de") for card in package.game("glow").cards(package.game("glow").standard_box)}
    shown = set(re.findall(r"<td>([^<]+)</td>", page))
    assert len(shown & named) > 2, "people read names, not ids"
    assert not re.search(r">[a-z]+_[a-z_]+<", page)
    assert "Abenteurer" in page
    assert f'"rules": {{"glow":{package.game("glow").version}}}' in page
    for name in ("games", "used", "summary", "compared", "by-adventurer", "by-seat"):
        assert (tmp_path / f"{name}.parquet").exists()
        assert (tmp_path / f"{name}.csv").exists()


def test_a_report_compares_variants(tmp_path: Path) -> None:
    study = Study("spirit-island", (1,), ("random",), games=3, vary={"adversary": ("none", "england", "sweden")})
    study.play(tmp_path).write(tmp_path, "Eine Studie", "de")
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert "<title>Eine Studie</title>" in page
    assert "Siege nach: Nation" in page
    assert "Verglichen mit: Nation: Keine Nation" in page
    assert re.search(r">Königreich England \(1\)<", page), "only what differs stands beside a line"
    assert not re.search(r"<t[dh][^>]*>(score|won|rounds|decisions)<", page), "in German"


def test_options_and_things_are_called_by_their_names() -> None:
    names = Names("spirit-island", "de")
    assert names.of("spirit", "river_surges_in_sunlight") == "Sonnengenährter Fluss"
    told = names.options("adversary=brandenburg_prussia level=2")
    assert "Brandenburg-Preußen" in told
    assert "=" not in told
    assert names.of("spirit", "no_such_spirit") == "no_such_spirit"
    assert names.options("magic=1") == "magic=1"
    assert names.of("seat", 2) == "2"


def test_ticks_are_numbers_that_people_count_by() -> None:
    assert [round_step(least) for least in (0.3, 1.7, 3.0, 7.0, 40.0)] == [0.5, 2, 5, 10, 50]
    drawn = dots([Dot("one", 0.123, 0.05, 0.2), Dot("two", 0.3, 0.2, 0.41)], "Shares", percent=True)
    assert re.findall(r'text-anchor="middle">([^<]+)<', drawn) == ["10 %", "20 %", "30 %", "40 %"]
    rated = dots([Dot("one", 26.4, 24.1, 28.9)], "Ratings", mark=25.0)
    assert re.findall(r'text-anchor="middle">([^<]+)<', rated) == ["24", "26", "28"]


def test_a_variant_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOption, match="no option “magic”"):
        Study("vaalbara", vary={"magic": (1, 2)}).play()


def test_styles_of_battalia_meet_as_bots() -> None:
    peaceful, warlike = (f"tafelrunde.research.battalia_balance:{kind}Bot" for kind in ("Peaceful", "Warlike"))
    state = package.new("battalia", players=2, seed=1)
    for name in (peaceful, warlike):
        bot = bots.make(name, state.setup.game, 1)
        seat = state.decisions[0].seat
        assert 0 <= bot.choose(state, seat) < len(state.decisions[0].options)
