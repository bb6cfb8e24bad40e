"""Bots: they keep to what their seat may know, they are deterministic, and each level beats those far below."""

from __future__ import annotations

import pytest

import tafelrunde
from tafelrunde import bots
from tafelrunde.kernel import registry
from tafelrunde.research.simulate import simulate
from tafelrunde.testing import Case, cases
from tafelrunde.testing.cases import random_choices

INSTALLED = [case for case in cases() if case.game.package.startswith("tafelrunde.")]
# Every way to think; the levels are these with more visits.
WAYS = ["random", "greedy", "beginner", "search?visits=3&steps=2"]


@pytest.mark.parametrize("name", WAYS)
@pytest.mark.parametrize("case", INSTALLED, ids=str)
def test_a_bot_does_not_know_what_its_seat_cannot_know(case: Case, name: str) -> None:
    """At every kind of decision at least once; whoever needs little time for a choice is asked more often."""
    state = case.state(1)
    every = 1 if name == "random" else 27 if case.game.habit is not None or name.startswith("search") else 2
    kinds: set[str] = set()
    for number, (seat, index) in enumerate(random_choices(state, 1)):
        decision = state.decision_of(seat)
        assert decision is not None
        kind = type(decision.step).__name__
        if kind not in kinds or number % every == 0:
            kinds.add(kind)
            imagined = state.imagine(seat, number)
            bot, other = bots.make(name, case.game, number), bots.make(name, case.game, number)
            choice = bot.choose(state, seat)
            assert choice == other.choose(imagined, seat)
            said, other_said = bot.announce(state, seat, choice), other.announce(imagined, seat, choice)
            assert (said and said.text()) == (other_said and other_said.text())
        state.apply(seat, index)


# Experts and masters think no longer than some seconds, so on a slow machine they may come to something else.
@pytest.mark.parametrize("name", [*WAYS, "player", "search?visits=40"])
def test_a_bot_leaves_the_state_as_it_is_and_repeats_itself(name: str) -> None:
    state = tafelrunde.new("vaalbara", players=4, seed=1)
    before = state.digest()
    bot = bots.make(name, state.setup.game, 5)
    choices = [bot.choose(state, 2) for _ in range(3)]
    again = bots.make(name, state.setup.game, 5)
    assert choices == [again.choose(state, 2) for _ in range(3)]
    assert state.digest() == before


def test_an_unknown_bot_is_answered_with_those_there_are() -> None:
    with pytest.raises(tafelrunde.BadOption, match="no bot “genius”.*random, greedy.*beginner, player, expert, master"):
        bots.make("genius", registry.find("vaalbara"), 1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_clearly_beats_random(players: int) -> None:
    """One greedy seat among random ones, in each place in turn: far more than its fair share."""
    result = simulate("vaalbara", players, 60 * players, 1, ["greedy", *["random"] * (players - 1)], {}, rotate=True)
    assert result.tally.wins[0] >= 48 * players


@pytest.mark.parametrize("level", ["beginner", "player", "search?visits=24"])
@pytest.mark.parametrize("name", ["vaalbara", "glow"])
def test_a_level_always_ends_a_won_game(name: str, level: str) -> None:
    """Each level, in the last choices of a game: if an option wins at once and another does not, it wins."""
    game = registry.find(name)
    proved = 0
    for seed in range(20):
        state = tafelrunde.new(name, players=2, seed=seed)
        last: list[tuple[tafelrunde.State, int]] = []
        for seat, index in random_choices(state, seed):
            last = [*last[-5:], (state.copy(), seat)]
            state.apply(seat, index)
        for position, seat in last:
            decision = position.decision_of(seat)
            assert decision is not None
            ends = [_wins_at_once(position, seat, option) for option in range(len(decision.codes))]
            if True in ends and False in ends:
                proved += 1
                assert ends[bots.make(level, game, seed).choose(position, seat)], f"seed {seed}"
    assert proved > 0


def _wins_at_once(state: tafelrunde.State, seat: int, option: int) -> bool:
    tried = state.copy()
    tried.apply(seat, option)
    return tried.over and seat in tried.winners
