"""Who is asked, when, and in which order: boards at setup, common choices, the order of lands, and being done."""

from __future__ import annotations

import pytest

from tafelrunde.games.spirit_island import GAME
from tafelrunde.games.spirit_island.box.elements import Element
from tafelrunde.games.spirit_island.box.ids import FAST
from tafelrunde.games.spirit_island.state.state import SpiritIslandState
from tafelrunde.games.spirit_island.steps.explore import ExtraExplorer
from tafelrunde.games.spirit_island.steps.setup import GuardWithPresence
from tafelrunde.kernel.chance import Wish, first_luck
from tests.spirit_island.islands import (
    EARTH,
    FAR,
    LIGHTNING,
    OCEAN,
    RIVER,
    SHADOWS,
    asks,
    at,
    begin,
    card,
    choose,
    fear_card,
    inside,
    island,
    places,
    play,
    put,
    ravage,
    run,
    texts,
    use,
)

BOTH = (RIVER, LIGHTNING)
BOARDS = ("A", "B")


# ---------------------------------------------------------------------- setup


def choosing_boards() -> SpiritIslandState:
    """Two spirits are chosen on boards A and B, and the first is asked where it begins."""
    state = GAME.start(GAME.setup(2, {}), first_luck(1))
    assert isinstance(state, SpiritIslandState)
    state.fate = Wish([next(n for n, made in enumerate(state.box.islands) if made.boards == ["A", "B"])])
    state.advance()
    choose(state, "River", "Lightning")
    return state


def test_I2_3_each_spirit_chooses_another_board() -> None:
    state = choosing_boards()
    assert (asks(state), texts(state)) == ("ask-board", ["Board A", "Board B"])
    choose(state, "Board B")
    assert state.homes == [1, 0]
    assert state.spirits[0].presence[at(state, "B6")] == 1
    assert state.spirits[1].presence[at(state, "A7")] == 2


def test_I2_3_a_single_spirit_is_not_asked_for_a_board() -> None:
    assert begin((RIVER,), ("C",)).homes == [0]


def test_I1_4_choices_about_a_land_belong_to_the_spirit_of_that_board() -> None:
    state = choose(choosing_boards(), "Board B")
    assert (state.owner(at(state, "A4")), state.owner(at(state, "B4"))) == (1, 0)
    state.lanes, state.lane = None, -1
    run(state, ExtraExplorer(0, 1 << at(state, "A4") | 1 << at(state, "A5")))
    assert [decision.seat for decision in state.decisions] == [1]


def test_I34_7_the_ocean_chooses_among_the_nearest_coasts() -> None:
    state = island({}, [{"A1": 1}], (OCEAN,), scenario="guard_the_isles_heart")
    run(state, GuardWithPresence(0))
    # From A7, two steps lead to A1 only; on board B all three coasts touch neighbours of the inner land 7.
    assert asks(state) == "ask-presence"
    state = island({}, [{"D1": 1}], (OCEAN,), ("D",), scenario="guard_the_isles_heart")
    run(state, GuardWithPresence(0))
    assert asks(state) == "ask-presence"
    state = island({}, [{"B1": 1}], (OCEAN,), ("B",), scenario="guard_the_isles_heart")
    run(state, GuardWithPresence(0))
    assert places(state) == {"B1", "B2", "B3"}


# ---------------------------------------------------------------------- common choices


def test_I1_4_a_fear_card_for_all_lands_asks_the_spirits_of_the_boards() -> None:
    lands = {"A5": {"dahan": 1, "explorer": 2, "town": 1}, "B5": {"dahan": 1, "explorer": 2, "town": 1}, **FAR}
    state = island(lands, [{"A7": 2}, {"B7": 2}], BOTH, BOARDS)
    fear_card(state, "tall_tales_of_savagery", 3)
    assert state.decisions[0].seat == 0
    choose(state, "remove 1 town")
    assert state.decisions[0].seat == 1
    choose(state, "remove 2 explorers")
    assert inside(state, "A5") == {"explorer": 2, "dahan": 1}
    assert inside(state, "B5") == {"town": 1, "dahan": 1}


def test_I1_4_a_cascade_onto_another_board_is_decided_there() -> None:
    state = island({"A3": {"town": 1, "blight": 1}, "B3": {"blight": 1}}, [{"A7": 2}, {"B8": 2}], BOTH, BOARDS)
    put(state, "A2", {"city": 1})
    ravage(state, "I-J")
    assert (asks(state), state.decisions[0].seat) == ("ask-spread", 0)
    choose(state, "B3")
    assert (asks(state), state.decisions[0].seat) == ("ask-spread", 1)


def test_I1_4_the_target_spirit_decides_where_its_own_presence_returns() -> None:
    state = island({"A5": {"town": 1}, **FAR}, [{"A5": 2}, {"B5": 2}], BOTH, BOARDS)
    state.spirits[1].destroyed = 1
    use(state, "blazing_renewal", "seat:1")
    assert [decision.seat for decision in state.decisions] == [1]
    choose(state, "A5")
    assert state.spirits[1].presence[at(state, "A5")] == 1
    assert inside(state, "A5") == {}


# ---------------------------------------------------------------------- the order of lands


def test_I1_4_the_order_is_asked_where_a_cascade_may_take_protection_away() -> None:
    # A6 is defended by two presence of Earth; the blight of A1 may cascade there first.
    lands = {"A1": {"town": 1, "blight": 1}, "A6": {"town": 1, "explorer": 1}}
    state = island(lands, {"A6": 2}, (EARTH,))
    put(state, "A2", {"city": 1})
    ravage(state, "I-M")
    assert (asks(state), places(state)) == ("ask-ravage-order", {"A1", "A6"})
    choose(state, "A6", "A6")
    assert inside(state, "A6") == {"town": 1, "explorer": 1, "blight": 1}


def test_I1_4_the_order_is_asked_where_the_game_may_end() -> None:
    lands = {"A1": {"town": 1}, "A6": {"town": 1, "dahan": 2}}
    state = island({**lands, **FAR}, {"A1": 1})
    ravage(state, "I-M")
    assert asks(state) == "ask-ravage-order"


def test_I1_5_the_order_is_not_asked_where_it_makes_no_difference() -> None:
    state = island({"A1": {"town": 1}, "A6": {"town": 1, "dahan": 2}, **FAR}, {"A7": 2})
    ravage(state, "I-M")
    assert asks(state) == ""
    assert inside(state, "A1") == {"town": 1, "blight": 1}


# ---------------------------------------------------------------------- being done


def two_with_powers() -> SpiritIslandState:
    """River may use Flash Floods, and Shadows two powers of its own."""
    state = island({"A4": {"explorer": 1}, **FAR}, [{"A4": 1}, {"A5": 1}], (RIVER, SHADOWS), BOARDS, energy=3)
    state.spirits[1].played = [card(state, "visions_of_fiery_doom"), card(state, "mantle_of_dread")]
    state.count_elements(1)
    return state


def test_I4_3_whoever_is_done_is_not_asked_for_the_same_powers_again() -> None:
    state = play(two_with_powers(), "flash_floods", phase=FAST)
    assert [decision.seat for decision in state.decisions] == [0, 1]
    state.apply(1, len(texts(state, 1)) - 1)
    assert state.spirits[1].done
    choose(state, "Flash Floods", "A4")
    assert asks(state) != "ask-fast-power"


@pytest.mark.parametrize("gathered", [True, False])
def test_I4_3_a_power_that_gets_a_target_is_offered_again(gathered: bool) -> None:
    state = island({"A5": {"explorer": 1}, **FAR}, [{"A7": 1}, {"A7": 2}], (RIVER, SHADOWS), BOARDS, energy=3)
    put(state, "A8", {"explorer": 1})
    state.spirits[1].played = [card(state, "shadows_of_the_burning_forest"), card(state, "steam_vents")]
    state.spirits[1].fast_powers = 1
    state.count_elements(1)
    play(state, "enticing_splendor", phase=FAST)
    assert "Use “Shadows of the Burning Forest”" not in texts(state, 1)
    state.apply(1, len(texts(state, 1)) - 1)
    assert state.spirits[1].done
    choose(state, "Enticing Splendor")
    choose(state, "gather 1 explorer/town" if gathered else "gather up to 2 dahan")
    if gathered:
        choose(state, "A8")
        assert not state.spirits[1].done
        assert "Use “Shadows of the Burning Forest”" in texts(state, 1)
    else:
        assert asks(state) != "ask-fast-power"


# ---------------------------------------------------------------------- the insurrection


def test_I34_13_a_dahan_that_goes_on_raids_only_where_it_ends() -> None:
    state = island({"A4": {"dahan": 1}, "A5": {"explorer": 2}, "A6": {"explorer": 2}, **FAR}, {"A5": 2},
                   scenario="dahan_insurrection")  # fmt: skip
    put(state, "A1", {"dahan": 2})
    use(state, "call_to_migrate", "A5", "dahan from A4", "No more", "dahan", "A6")
    assert inside(state, "A5")["explorer"] == 2
    assert inside(state, "A6") == {"explorer": 1, "dahan": 1}


def test_I34_13_dahan_that_were_there_already_go_on_first() -> None:
    state = island({"A4": {"dahan": 1}, "A5": {"explorer": 2, "dahan": 1}, "A6": {"explorer": 2}, **FAR}, {"A5": 2},
                   scenario="dahan_insurrection")  # fmt: skip
    put(state, "A1", {"dahan": 2})
    use(state, "call_to_migrate", "A5", "dahan from A4", "No more", "dahan", "A6", "No more")
    assert inside(state, "A5") == {"explorer": 1, "dahan": 1}
    assert inside(state, "A6") == {"explorer": 1, "dahan": 1}


# ---------------------------------------------------------------------- figures that scenarios and adversaries change


def test_I34_4_a_repeat_costs_what_the_card_costs_in_blitz() -> None:
    state = island({"A5": {"explorer": 2}, **FAR}, {"A5": 2}, energy=3, scenario="blitz")
    play(state, "powerstorm", "steam_vents", phase=FAST)
    choose(state, "Powerstorm", "Steam Vents")
    energy = state.spirits[0].energy
    choose(state, "Repeat Steam Vents")
    # It costs 1, and 1 less because it is fast anyway.
    assert state.spirits[0].energy == energy


def test_I28_13_towns_and_cities_do_the_damage_that_an_adversary_gives_them() -> None:
    state = island({"A5": {"town": 2, "explorer": 6}, **FAR}, {"A5": 1}, adversary="sweden", level=3)
    elements: dict[Element, int] = {"fire": 1, "water": 1, "animal": 2}
    use(state, "dissolve_the_bonds_of_kinship", "A5", "Use it", elements=elements)
    # One town has become an explorer; the other does 3 damage to the 7 explorers, which destroy it.
    moved = sum(inside(state, name).get("explorer", 0) for name in ("A1", "A4", "A6", "A7", "A8"))
    assert moved + inside(state, "A5").get("explorer", 0) == 4
    assert "town" not in inside(state, "A5")


# ---------------------------------------------------------------------- fear cards for each player

TWO_BOARDS = (RIVER, LIGHTNING), ("A", "B")


def asked_seats(state: SpiritIslandState) -> list[int]:
    return [decision.seat for decision in state.decisions]


def test_I16_5_a_fear_card_for_each_player_is_done_in_an_order_of_their_choice() -> None:
    lands = {"A1": {"explorer": 2}, "B1": {"explorer": 2}, **FAR}
    for version, both in ((1, [0]), (2, [0, 1])):
        state = island(lands, [{"A5": 1}, {"B5": 1}], *TWO_BOARDS, version=version)
        fear_card(state, "emigration_accelerates", 1)
        assert asked_seats(state) == both
    decision = state.decision_of(1)
    assert decision is not None
    state.apply(1, [option.text("en")[:2] for option in decision.options].index("A1"))
    assert (inside(state, "A1"), asked_seats(state)) == ({"explorer": 1}, [0])
    choose(state, "A1")
    assert (inside(state, "A1"), inside(state, "B1"), asked_seats(state)) == ({}, {"explorer": 2}, [])


def test_I16_5_each_finishes_before_the_next() -> None:
    lands = {"A5": {"explorer": 2}, "B5": {"explorer": 2}, **FAR}
    state = island(lands, [{"A5": 1}, {"B5": 1}], *TWO_BOARDS)
    fear_card(state, "retreat", 1)
    assert asked_seats(state) == [0, 1]
    choose(state, "A5")
    assert asked_seats(state) == [0]
    assert asks(state) == "ask-push-up-to"
    choose(state, "No more")
    assert asked_seats(state) == [1]


def test_I16_5_whoever_can_do_nothing_waits_until_there_is_something_to_do() -> None:
    # Only one land has dahan, and no two players may choose the same (I29.2): the second to come does nothing.
    lands = {"A5": {"dahan": 1, "town": 1}, **FAR}
    state = island(lands, [{"A5": 1}, {"B5": 1}], *TWO_BOARDS)
    fear_card(state, "dahan_raid", 1)
    assert asked_seats(state) == [0, 1]
    state.apply(1, 0)
    assert (inside(state, "A5"), asked_seats(state)) == ({"dahan": 1, "town-1": 1}, [])


def test_I16_5_alone_nobody_is_asked_for_what_leaves_no_choice() -> None:
    state = island({"A1": {"explorer": 1}, **FAR}, {"A5": 1})
    fear_card(state, "emigration_accelerates", 1)
    assert (inside(state, "A1"), asked_seats(state)) == ({}, [])
