"""Counts of all ways through a round, worked out by hand: an oracle that knows nothing of the code."""

from __future__ import annotations

from math import factorial

import pytest

from tafelrunde.games.vaalbara.state.state import VaalbaraState
from tests.vaalbara.position import position

# Followers that ask nothing.
QUIET = ["oracle", "carpenter", "falconer"]


def ways(state: VaalbaraState, this_round: int) -> int:
    """How many different sequences of choices lead to the end of this round."""
    if state.over or state.round != this_round:
        return 1
    decision = state.decisions[0]
    total = 0
    for index in range(len(decision.options)):
        tried = state.copy()
        tried.apply(decision.seat, index)
        total += ways(tried, this_round)
    return total


@pytest.mark.parametrize("players", [2, 3, 4])
def test_followers_that_ask_nothing(players: int) -> None:
    """Each has three followers; the first takes one of n lands, the next one of n-1, and so on."""
    state = position(players, hands=[QUIET] * players)
    assert ways(state, 2) == 3**players * factorial(players)


def test_the_bard_has_a_receiver_for_each_other_person() -> None:
    state = position(3, hands=[["bard"], ["oracle"], ["oracle"]])
    assert ways(state, 2) == 2 * factorial(3)


def test_the_tamer_has_every_pair_of_lands() -> None:
    state = position(3, hands=[["tamer"], ["oracle"], ["oracle"]], omens=["red", "blue"])
    # Two Oracles come first: three lands, then two. One land of the first row is left, and three of the second.
    assert ways(state, 2) == 3 * 2 * 3


def test_the_tracker_has_every_land_of_both_rows() -> None:
    state = position(2, hands=[["tracker"], ["farmer"]])
    # Four lands to exchange, then two to take.
    assert ways(state, 2) == 4 * 2


def test_the_midwife_and_the_pioneer_have_what_is_there() -> None:
    state = position(2, hands=[["midwife"], ["farmer"]], used=[["hunter", "artisan", "bard"], []])
    assert ways(state, 2) == 3 * 2
    state = position(2, hands=[["pioneer"], ["farmer"]], realms=[["farm", "river", "village"], []])
    assert ways(state, 2) == 3 * 2


def test_the_warrior_asks_everybody_who_might_hold_one() -> None:
    state = position(3, hands=[["warrior"], ["oracle", "warrior"], ["oracle", "bard"]])
    # Red chooses Oracle or Warrior, Blue Oracle or Bard. Followed by hand:
    # Red Oracle: Red may show or not (2); Blue cannot, and has Oracle (1) or Bard with two receivers (2).
    # Red Warrior: two Warriors are used, Blue is asked twice with one answer; Oracle (1) or Bard (2).
    assert ways(state, 2) == 2 * 3 * 6 + 3 * 6
