"""Bots: they keep to what their seat may know, they are deterministic, and greedy beats random."""

from __future__ import annotations

import pytest

import tafelrunde
from tafelrunde import bots
from tafelrunde.kernel import registry
from tafelrunde.research.simulate import simulate
from tafelrunde.testing import Case, cases
from tafelrunde.testing.cases import random_choices

INSTALLED = [case for case in cases() if case.game.package.startswith("tafelrunde.")]


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize("case", INSTALLED, ids=str)
def test_a_bot_does_not_know_what_its_seat_cannot_know(case: Case, name: str) -> None:
    state = case.state(1)
    # Whoever plans ahead needs longer for a choice.
    every = 1 if case.game.horizon is None or name == "random" else 9
    for number, (seat, index) in enumerate(random_choices(state, 1)):
        if number % every == 0:
            imagined = state.imagine(seat, number)
            bot, other = bots.make(name, case.game, number), bots.make(name, case.game, number)
            choice = bot.choose(state, seat)
            assert choice == other.choose(imagined, seat)
            said, other_said = bot.announce(state, seat, choice), other.announce(imagined, seat, choice)
            assert (said and said.text()) == (other_said and other_said.text())
        state.apply(seat, index)


@pytest.mark.parametrize("name", bots.names())
def test_a_bot_leaves_the_state_as_it_is_and_repeats_itself(name: str) -> None:
    state = tafelrunde.new("vaalbara", players=4, seed=1)
    before = state.digest()
    bot = bots.make(name, state.setup.game, 5)
    choices = [bot.choose(state, 2) for _ in range(10)]
    again = bots.make(name, state.setup.game, 5)
    assert choices == [again.choose(state, 2) for _ in range(10)]
    assert state.digest() == before


def test_an_unknown_bot_is_answered_with_those_there_are() -> None:
    with pytest.raises(tafelrunde.BadOption, match="no bot “genius”.*random, greedy"):
        bots.make("genius", registry.find("vaalbara"), 1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_clearly_beats_random(players: int) -> None:
    """One greedy seat among random ones, in each place in turn: far more than its fair share."""
    for place in range(players):
        seats = ["random"] * players
        seats[place] = "greedy"
        result = simulate("vaalbara", players, 60, 1, seats, {}).to_dict()
        assert result["wins"][place] >= 48
