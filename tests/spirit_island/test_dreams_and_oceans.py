"""I25.7, I26: presence in oceans out of play, and what is only dreamt while figures are replaced."""

from __future__ import annotations

import pytest

from tafelrunde.games.spirit_island.box.ids import DEFEAT, SPIRIT_DESTROYED
from tafelrunde.games.spirit_island.state.state import SpiritIslandState
from tafelrunde.games.spirit_island.steps.presence import LosePresence, PlacePresence
from tafelrunde.games.spirit_island.steps.rounds import FAST_PHASE
from tafelrunde.games.spirit_island.steps.spirit_phase import MoveWithTide
from tests.spirit_island.islands import (
    BRINGER,
    FAR,
    OCEAN,
    RIVER,
    asks,
    at,
    choose,
    fear,
    inside,
    island,
    places,
    run,
    settle,
    use,
)

HOME = {"A5": 2}
OLD_AND_NEW = pytest.mark.parametrize("version", [1, 2])

# ---------------------------------------------------------------------- dreams


def test_I26_2_a_town_that_would_die_of_the_damage_it_takes_over_only_dreams_of_it() -> None:
    state = island({"A5": {"city-2": 1}, **FAR}, HOME, (BRINGER,))
    use(state, "winds_of_rust_and_atrophy", "A5")
    assert asks(state) == "ask-flee"
    choose(state, "A4")
    # One for the power itself, two for a town that dreams; none for one that dies (I26.4).
    assert (inside(state, "A5"), inside(state, "A4"), fear(state)) == ({}, {"town-1": 1}, 3)


def test_I26_3_explorers_in_place_of_damaged_figures_flee_from_their_dream() -> None:
    state = island({"A5": {"town-1": 1, "dahan-1": 1}, **FAR}, HOME, (BRINGER,))
    use(state, "dissolve_the_bonds_of_kinship", "A5")
    choose(state, "A4", "A6")
    assert (inside(state, "A5"), inside(state, "A4"), inside(state, "A6")) == ({}, {"explorer": 1}, {"explorer": 1})


def test_I9_7_for_others_a_replaced_figure_really_dies() -> None:
    state = island({"A5": {"city-2": 1}, **FAR}, HOME)
    use(state, "winds_of_rust_and_atrophy", "A5")
    assert (inside(state, "A5"), fear(state)) == ({}, 2)


def test_I26_2_a_match_of_the_first_version_goes_on_as_it_was() -> None:
    state = island({"A5": {"city-2": 1}, **FAR}, HOME, (BRINGER,), version=1)
    use(state, "winds_of_rust_and_atrophy", "A5")
    assert (inside(state, "A5"), fear(state)) == ({}, 2)


# ---------------------------------------------------------------------- oceans out of play


def river_in_an_ocean(version: int, ocean_too: bool = False) -> SpiritIslandState:
    """River has two presence in the ocean of A and one in A5; Ocean's own presence is on B, and perhaps in A1."""
    lands = {"A2": {"city": 1}}
    river = {"A5": 1, "A0": 2}
    ocean = {"B0": 1, "A1": 1} if ocean_too else {"B0": 1}
    return island(lands, [river, ocean], (RIVER, OCEAN), ("A", "B"), version=version)


@OLD_AND_NEW
def test_I25_7_presence_in_an_ocean_out_of_play_does_not_keep_a_spirit_alive(version: int) -> None:
    state = river_in_an_ocean(version)
    state.destroy_presence(0, at(state, "A5"), "I6.6")
    settle(state)
    assert (state.result == DEFEAT and state.doom & SPIRIT_DESTROYED != 0) == (version == 2)


def test_I25_7_in_play_it_does() -> None:
    state = river_in_an_ocean(2, ocean_too=True)
    state.destroy_presence(0, at(state, "A5"), "I6.6")
    settle(state)
    assert not state.over


@OLD_AND_NEW
def test_I25_7_it_is_no_presence_to_lose_or_to_take(version: int) -> None:
    state = river_in_an_ocean(version)
    run(state, LosePresence(0, (1 << len(state.flags)) - 1))
    assert "A0" in places(state) if version == 1 else state.spirits[0].destroyed == 1
    state = river_in_an_ocean(version)
    run(state, PlacePresence(0, 1, 0, -1, True))
    assert ("A0" in places(state)) == (version == 1)


def test_I25_7_it_counts_again_when_the_ocean_is_in_play_again() -> None:
    state = river_in_an_ocean(2)
    spirit, ocean = state.spirits[0], at(state, "A0")
    assert not (spirit.lands | spirit.sites) >> ocean & 1
    state.add_presence(1, at(state, "A1"))
    assert spirit.lands >> ocean & spirit.sites >> ocean & 1
    state.destroy_presence(1, at(state, "A1"), "I6.6")
    assert not (spirit.lands | spirit.sites) >> ocean & 1


@OLD_AND_NEW
def test_I18_4_what_growth_leaves_out_of_play_is_looked_at_before_the_first_power(version: int) -> None:
    state = island(FAR, [{"A0": 2}, {"B0": 1, "A1": 1}], (RIVER, OCEAN), ("A", "B"), version=version)
    state.move_presence(1, at(state, "A1"), at(state, "B1"), "I6.2")
    run(state, FAST_PHASE)
    assert (state.result == DEFEAT) == (version == 2)


# ---------------------------------------------------------------------- the tide


def test_I25_9_the_tide_moves_presence_only_where_there_is_some() -> None:
    state = island(FAR, [{"A5": 1}, {"A0": 1, "B1": 1}], (RIVER, OCEAN), ("A", "B"))
    ocean = state.spirits[1]
    # Nothing is in the ocean of B, and nothing on the coast of A.
    assert run(state, MoveWithTide(1, 1, False)).decisions == ()
    assert run(state, MoveWithTide(1, 0, True)).decisions == ()
    assert [ocean.presence[at(state, land)] for land in ("A0", "B0", "B1")] == [1, 0, 1]
    run(state, MoveWithTide(1, 1, True))
    assert [ocean.presence[at(state, land)] for land in ("A0", "B0", "B1")] == [1, 1, 0]
    run(state, MoveWithTide(1, 0, False))
    decision = state.decision_of(1)
    assert decision is not None
    assert [option.text("en")[:2] for option in decision.options] == ["A1", "A2", "A3"]
