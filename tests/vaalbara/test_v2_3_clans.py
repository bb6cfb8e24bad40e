"""V2.3.1: clans are chosen, or go by the seats."""

from __future__ import annotations

import tafelrunde
from tafelrunde.games.vaalbara.state.state import VaalbaraState
from tests.vaalbara.position import answer, asked, position, seen_by, use


def choosing(players: int = 3) -> VaalbaraState:
    state = tafelrunde.new("vaalbara", players=players, seed=1, choose_clans=True)
    assert isinstance(state, VaalbaraState)
    return state


def test_V2_3_1_clans_are_chosen_in_the_order_of_the_seats_before_anybody_draws() -> None:
    state = choosing()
    assert asked(state) == [0]
    assert not state.first_row
    assert [clan.hand_size for clan in seen_by(state, 0).clans] == [0, 0, 0]
    answer(state, 0, "clan:green")
    assert asked(state) == [1]
    assert [option.refs[0] for option in state.decisions[0].options] == [
        "clan:yellow",
        "clan:red",
        "clan:blue",
        "clan:purple",
    ]
    answer(state, 1, "clan:yellow")
    answer(state, 2, "clan:purple")
    assert [clan.clan for clan in seen_by(state, 0).clans] == ["green", "yellow", "purple"]
    assert asked(state) == [0, 1, 2]
    assert len(state.first_row) == 3


def test_V2_3_1_two_seats_never_stand_for_the_same_clan() -> None:
    state = choosing(5)
    for clan in ("purple", "blue", "green", "yellow"):
        assert len({one.clan for one in seen_by(state, None).clans}) == 5
        answer(state, state.decisions[0].seat, f"clan:{clan}")
    # One clan is left for the last seat, so nobody is asked.
    assert [one.clan for one in seen_by(state, None).clans] == ["purple", "blue", "green", "yellow", "red"]


def test_V2_3_1_the_omens_of_the_chosen_clans_decide() -> None:
    state = position(2, hands=[["oracle"], ["oracle"]], omens=["yellow", "red"])
    state.clan_of = [1, 0]
    use(state, "oracle", "oracle")
    assert state.turns == [1]
    assert state.stronger([0, 1]) == 1
    assert str(state.note(1, 0)).endswith(("omens: Yellow, Red", "omens: Red, Yellow"))


def test_V2_3_1_without_the_option_clans_go_by_the_seats() -> None:
    state = tafelrunde.new("vaalbara", players=4, seed=1)
    assert isinstance(state, VaalbaraState)
    assert [clan.clan for clan in seen_by(state, 0).clans] == ["yellow", "red", "blue", "purple"]
