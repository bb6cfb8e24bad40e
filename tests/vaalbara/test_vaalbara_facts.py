"""The box as it is played, compared figure by figure with the facts noted in facts.toml."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.vaalbara import GAME
from tafelrunde.games.vaalbara.box.box import Box
from tafelrunde.games.vaalbara.box.ids import KINDS
from tafelrunde.kernel.language import LANGUAGES

FACTS: dict[str, Any] = tomllib.loads(Path(__file__).with_name("facts.toml").read_text(encoding="utf-8"))
MADE = GAME.standard_box
assert isinstance(MADE, Box)
BOX: Box = MADE


def test_the_figures_of_the_whole_game() -> None:
    assert FACTS["rounds"] == BOX.rounds
    assert FACTS["hand"] == BOX.hand
    assert FACTS["opening_points"] == BOX.opening_points
    assert FACTS["five_kinds"] == BOX.five_kinds_bonus
    assert FACTS["six_kinds"] == BOX.six_kinds_bonus
    assert FACTS["clans"].split() == BOX.clans


def test_V1_4_the_75_point_tokens_are_in_the_box() -> None:
    tokens = {str(row["value"]): row["count"] for row in GAME.figures["point_tokens"]}
    assert tokens == FACTS["point_tokens"]
    assert sum(tokens.values()) == 75


@pytest.mark.parametrize("id", FACTS["followers"])
def test_a_follower(id: str) -> None:
    follower = next(follower for follower in BOX.followers if follower.id == id)
    assert [follower.initiative, follower.effect.points] == FACTS["followers"][id]


def test_no_follower_and_no_land_is_missing() -> None:
    assert [follower.id for follower in BOX.followers] == list(FACTS["followers"])
    assert [land.id for land in BOX.lands] == list(FACTS["lands"])


def test_what_the_kinds_of_land_pay() -> None:
    figures = GAME.figures["rewards"]
    assert {kind: figures[kind]["points"] for kind in ("meadow", "farm", "village")} == {
        kind: FACTS["rewards"][kind] for kind in ("meadow", "farm", "village")
    }
    assert [figures["mountain"]["second"], figures["mountain"]["fourth"]] == FACTS["rewards"]["mountain"]
    assert figures["river"]["limit"] == FACTS["rewards"]["river"]
    assert set(figures) == set(FACTS["rewards"])


@pytest.mark.parametrize("id", FACTS["lands"])
def test_a_land(id: str) -> None:
    land = next(land for land in BOX.lands if land.id == id)
    omens = " ".join(BOX.clans[clan] for clan in land.omens)
    noted = f"{KINDS[land.kind]} {land.value} {land.persons} {land.persons_alternative} {omens}"
    assert noted == FACTS["lands"][id]


FIGURES_IN_RULES = {
    "V6.1": ["warrior"],
    "V6.2": ["bard"],
    "V6.3": ["hunter"],
    "V6.4": ["oracle"],
    "V6.5": ["carpenter"],
    "V6.6": ["falconer"],
    "V6.10": ["artisan"],
    "V7.1": ["meadow"],
    "V7.2": ["farm"],
    "V7.4": ["village"],
    "V7.5": ["mountain"],
    "V7.6": ["river"],
    "V9.2": ["five_kinds", "six_kinds"],
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rule", FIGURES_IN_RULES)
def test_rules_tell_the_figures_of_the_box(lang: str, rule: str) -> None:
    wanted: list[int] = []
    for name in FIGURES_IN_RULES[rule]:
        if name in FACTS["followers"]:
            wanted.append(FACTS["followers"][name][1])
        else:
            figure = FACTS["rewards"].get(name, FACTS.get(name))
            wanted += figure if isinstance(figure, list) else [figure]
    assert [int(number) for number in re.findall(r"\b\d+\b", GAME.rulebook(lang)[rule].text)] == wanted
