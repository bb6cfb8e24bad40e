"""Hints: the best options first, reasons in both languages, and nothing that the seat cannot know."""

from __future__ import annotations

import pytest

import tafelrunde
from tafelrunde import bots
from tafelrunde.kernel import registry
from tafelrunde.kernel.state import State
from tafelrunde.kernel.words import Words
from tafelrunde.testing.cases import random_choices

GAMES = ["vaalbara", "glow", "skybridge", "battalia", "spirit-island"]


def moment(name: str, choices: int) -> tuple[State, int]:
    """A state of a random game in which somebody has a choice."""
    state = tafelrunde.new(name, players=2, seed=6)
    for number, (seat, index) in enumerate(random_choices(state, 2)):
        decision = state.decision_of(seat)
        assert decision is not None
        if number >= choices and len(decision.codes) > 2:
            return state, seat
        state.apply(seat, index)
    raise AssertionError("the game has ended before")


@pytest.mark.parametrize("name", GAMES)
def test_the_best_option_comes_first_and_the_others_are_behind_it(name: str) -> None:
    state, seat = moment(name, 10)
    before = state.digest()
    given = bots.hint(state, seat, visits=8, seconds=0.0)
    assert 1 <= len(given) <= 3
    assert given[0].behind == 0.0
    assert len({tip.index for tip in given}) == len(given)
    assert all(0.0 <= tip.behind <= 1.0 for tip in given)
    assert state.digest() == before


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_does_not_know_what_the_seat_cannot_know(name: str) -> None:
    state, seat = moment(name, 10)
    hints = [
        [(tip.index, tip.chance, [reason.text() for reason in tip.reasons]) for tip in given]
        for given in (
            bots.hint(state, seat, visits=6, seed=3, seconds=0.0),
            bots.hint(state.imagine(seat, 99), seat, visits=6, seed=3, seconds=0.0),
        )
    ]
    assert hints[0] == hints[1]


@pytest.mark.parametrize("name", GAMES)
def test_every_part_of_a_judgement_can_be_said_in_both_languages(name: str) -> None:
    game = registry.find(name)
    assert game.part_names
    for part in game.part_names:
        german, english = (Words(game.id, f"part-{part}").text(lang) for lang in ("de", "en"))
        assert german
        assert english
        assert german != english


def test_a_reason_names_the_part_that_makes_the_difference() -> None:
    """GLOW: four of a kind that pay at once speak for keeping the dice, by shards."""
    from tests.glow.glow_table import give_dice, late_morning, table, texts

    state = table(companions=[["A19"], []])
    give_dice(state, 0, "fire fire fire fire").rerolls = 1
    state.companies[1].score = 0
    late_morning(state)
    best = bots.hint(state, 0, visits=60, seconds=0.0)[0]
    assert not texts(state, 0)[best.index].startswith("Reroll")
    assert [reason.text("en") for reason in best.reasons]


def test_a_reason_counts_in_points_of_the_game_and_leaves_out_what_is_less_than_one() -> None:
    """Battalia's evaluation counts tenths of a victory point: a city that rises brings one, and not ten."""
    from tests.battalia.tables import city, hand, table

    state = table()
    city(state, "A2", 0, 1)
    city(state, "C2", 0, 1)
    for seat in range(2):
        hand(state, seat, "2*chief")
    best = bots.hint(state, 0, visits=30, seconds=0.0)[0]
    reasons = [reason.text("en") for reason in best.reasons]
    assert "more victory points (+1)" in reasons
    assert not any("(+0)" in reason for reason in reasons)
