"""What bots make use of: counted from events, for each bot of the list."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde import games
from tafelrunde.kernel import registry
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.language import LANGUAGES
from tafelrunde.kernel.words import Words, seat_words
from tafelrunde.research.levels import bout
from tafelrunde.research.simulate import Plan, play_share, simulate
from tafelrunde.research.uses import WATCHED, count_uses
from tafelrunde.terminal.words import say

GAMES = Path(games.__file__).parent


def happened(game: str, kind: str, **facts: int | str | Words) -> Event:
    return Event(Words(game, kind, facts), "")


def test_uses_are_counted_for_whoever_used_it() -> None:
    power, innate = Words("spirit-island", "x", {}, "power:x"), Words("spirit-island", "y", {}, "innate:y")
    events = [
        happened("spirit-island", "power-used", seat=seat_words(1), power=power),
        happened("spirit-island", "power-used", seat=seat_words(0), power=innate),
        happened("spirit-island", "fear-card-resolved"),
        happened("spirit-island", "explored"),
    ]
    assert count_uses("spirit-island", events, 2) == [{"innate": 1, "fear-cards": 1}, {"powers": 1, "fear-cards": 1}]
    cast = happened("glow", "spell-cast", seat=seat_words(1), caster=seat_words(0))
    assert count_uses("glow", [cast], 2) == [{"spells": 1}, {}], "it is the caster's use"


@pytest.mark.parametrize("game", sorted(WATCHED))
def test_all_that_is_counted_can_happen_and_has_a_name(game: str) -> None:
    folder = GAMES / game.replace("-", "_")
    told = (folder / "locale" / "en.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^([a-z][a-z0-9-]*) =", told, re.MULTILINE))
    for name, use in WATCHED[game].items():
        assert set(use.kinds) <= known
        assert all(say(f"uses-{name}").text(lang) for lang in LANGUAGES)


def test_counters_follow_the_bots_from_seat_to_seat() -> None:
    plan = Plan("vaalbara", 2, 3, ("random", "random"), {}, None, uses=True)
    (first, _), (second, _) = play_share(plan, 0, 1), play_share(plan, 1, 2)
    rotated = simulate("vaalbara", 2, 2, 3, ["random"], {}, rotate=True, uses=True).tally.uses
    assert rotated == [first.uses[0] + second.uses[1], first.uses[1] + second.uses[0]]
    assert rotated != [first.uses[0] + second.uses[0], first.uses[1] + second.uses[1]]
    assert simulate("vaalbara", 2, 2, 3, ["random"], {}).tally.uses == []


def test_without_the_wish_nothing_is_counted() -> None:
    line = bout(registry.find("vaalbara"), 2, "random", "random", 2, 1, {})
    assert line.uses == {}
    assert "uses" not in line.to_dict()
