"""What bots say: kept as data, read in either language, and never more than a seat may know."""

from __future__ import annotations

import pytest

import tafelrunde
from tafelrunde import bots
from tafelrunde.bots.speech import read, speech_event, written
from tafelrunde.kernel import registry
from tafelrunde.kernel.words import Words, seat_words

GAME = registry.find("spirit-island").id


def plan() -> Words:
    return Words(GAME, "plan-slow-spirit", {"power": Words(GAME, "game"), "target": seat_words(1)})


def test_what_was_said_is_read_as_it_was_written() -> None:
    again = read(written(plan()))
    assert again is not None
    for lang in ("de", "en"):
        assert again.text(lang, {"seat:1": "Anna"}) == plan().text(lang, {"seat:1": "Anna"})
        assert "Anna" in again.text(lang, {"seat:1": "Anna"})
    assert again.refs == plan().refs
    assert read(written(None)) is None


@pytest.mark.parametrize(
    "text",
    ['["spirit-island","a-message-of-old",{},""]', '["spirit-island","plan-slow",{},""]', "[1]", "{", '{"a": 1}', "7"],
)
def test_what_nobody_can_say_any_more_is_passed_over(text: str) -> None:
    assert read(text) is None


def test_speech_is_an_event_of_its_seat_for_everybody() -> None:
    event = speech_event(2, plan())
    assert event.kind == "speech"
    assert event.facts["seat"] == "seat:2"
    assert event.seen_by(None)
    assert event.text("en", {"seat:2": "Bert"}).startswith("Bert: “")
    assert event.text("de", {"seat:2": "Bert"}).startswith("Bert: „")


@pytest.mark.parametrize("name", ["random", "greedy", "search?visits=5", "beginner"])
def test_where_a_game_says_nothing_about_plans_bots_keep_silent(name: str) -> None:
    state = tafelrunde.new("vaalbara", players=2, seed=1)
    bot = bots.make(name, state.setup.game, 5)
    assert bot.announce(state, 0, bot.choose(state, 0)) is None
