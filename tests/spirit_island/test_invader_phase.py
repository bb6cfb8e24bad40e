"""I11 to I18: ravage, build, explore, fear, blight, the end of a round and of the game."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.spirit_island.box.ids import (
    DEFEAT,
    NO_RAVAGE,
    NOTHING,
    OUT_OF_CARDS,
    SACRIFICE,
    SPIRIT_DESTROYED,
    VICTORY,
)
from tafelrunde.games.spirit_island.steps.blight import take_blight
from tafelrunde.games.spirit_island.steps.explore import EXPLORE
from tafelrunde.games.spirit_island.steps.invaders import ADVANCE, BLIGHTED_ISLAND, INVADER_PHASE_STEP
from tafelrunde.games.spirit_island.steps.ravage import order_matters
from tafelrunde.games.spirit_island.steps.rounds import END_ROUND
from tests.spirit_island.islands import (
    EARTH,
    FAR,
    GREEN,
    LIGHTNING,
    RIVER,
    THUNDER,
    asks,
    at,
    begin,
    build,
    choose,
    explore,
    fear,
    fear_card,
    inside,
    invader_card,
    island,
    places,
    ravage,
    run,
    settle,
    texts,
    use,
)

# Board A: wetlands A2 and A5, mountains A1 and A6, jungles A3 and A8, sands A4 and A7.
HOME = {"A7": 2}


def test_I12_3_worked_example_of_a_ravage_with_two_dahan_a_town_and_an_explorer() -> None:
    state = island({"A5": {"dahan": 2, "town": 1, "explorer": 1}, "A8": {"city": 1}}, HOME)
    ravage(state, "I-W")
    choose(state, "*town")
    assert inside(state, "A5") == {"explorer": 1, "dahan-1": 1, "blight": 1}
    assert fear(state) == 1


def test_I17_3_worked_example_of_a_cascade() -> None:
    state = island({"A5": {"city": 1, "blight": 1}, "A2": {}}, {"A7": 2, "A1": 1})
    ravage(state, "I-W")
    assert places(state) == {"A1", "A4", "A6", "A7", "A8"}
    choose(state, "A7")
    assert inside(state, "A5")["blight"] == 2
    assert inside(state, "A7")["blight"] == 1
    assert state.spirits[0].presence[at(state, "A7")] == 1
    assert state.spirits[0].destroyed == 1


def test_I14_2_worked_examples_of_builds() -> None:
    lands = {"A1": {"town": 2, "city": 1}, "A6": {"explorer": 2}, **FAR}
    state = island(lands, HOME)
    build(state, "I-M")
    assert inside(state, "A1") == {"town": 2, "city": 2}
    assert inside(state, "A6") == {"explorer": 2, "town": 1}
    state = island({"A1": {"town": 1, "city": 1}, **FAR}, HOME)
    build(state, "I-M")
    assert inside(state, "A1") == {"town": 2, "city": 1}
    assert inside(state, "A6") == {}


def test_I15_3_worked_examples_of_exploring() -> None:
    state = island({"A8": {"town": 1}}, HOME)
    explore(state, "I-J")
    assert inside(state, "A8") == {"town": 1, "explorer": 1}
    assert inside(state, "A3") == {"explorer": 1}  # a coast
    state = island({"A3": {"explorer": 1}, "A2": {"city": 1}}, HOME)
    explore(state, "I-J")
    assert inside(state, "A8") == {}  # no source: explorers are none
    state = island({"A7": {"city": 1}}, HOME)
    explore(state, "I-J")
    assert inside(state, "A8") == {"explorer": 1}  # beside a city


def test_I11_3_a_card_of_stage_three_means_two_terrains_and_the_coastal_card_the_coast() -> None:
    state = island({"A7": {"town": 1}, "A8": {"town": 1}, "A6": {"town": 1}, **FAR}, HOME)
    build(state, "III-JS")
    assert inside(state, "A7") == inside(state, "A8") == {"town": 1, "city": 1}
    assert inside(state, "A6") == {"town": 1}
    state = island({"A1": {"explorer": 1}, "A3": {"explorer": 1}, "A6": {"explorer": 1}}, HOME)
    build(state, "II-C")
    assert inside(state, "A1") == inside(state, "A3") == {"explorer": 1, "town": 1}
    assert inside(state, "A6") == {"explorer": 1}


def test_I11_4_cards_advance() -> None:
    state = island(FAR, HOME)
    state.ravage_card, state.build_card, state.explore_card = 0, 1, 2
    run(state, ADVANCE)
    assert (state.ravage_card, state.build_card, state.explore_card) == (1, 2, -1)
    assert state.invader_discard == [0]


def test_I12_2_defence_reduces_the_damage() -> None:
    state = island({"A5": {"town": 1, "dahan": 1, "defend": 2}, **FAR}, HOME)
    ravage(state, "I-W")
    assert inside(state, "A5") == {"dahan": 1}


def test_I12_4_much_damage_is_still_one_blight() -> None:
    state = island({"A5": {"city": 3}, **FAR}, HOME)
    ravage(state, "I-W")
    assert inside(state, "A5") == {"city": 3, "blight": 1}


def test_I12_5_damaged_dahan_die_first() -> None:
    state = island({"A5": {"town": 1, "explorer": 1, "dahan-1": 1, "dahan": 2}, **FAR}, HOME)
    ravage(state, "I-W")
    choose(state, "*town")
    assert inside(state, "A5")["dahan"] == 1


def test_I12_6_presence_is_lost_through_blight_only() -> None:
    state = island({"A5": {"explorer": 1}, **FAR}, {"A5": 2})
    ravage(state, "I-W")
    assert state.spirits[0].on_island == 2


def test_I13_2_no_ravage_no_fighting_back() -> None:
    state = island({"A5": {"town": 1, "dahan": 2}, **FAR}, HOME)
    state.flags[at(state, "A5")] |= NO_RAVAGE
    ravage(state, "I-W")
    assert inside(state, "A5") == {"town": 1, "dahan": 2}
    state = island({"A5": {"town": 1, "dahan": 2, "defend": 9}, **FAR}, HOME)
    ravage(state, "I-W")
    assert inside(state, "A5") == {"dahan": 2}


def test_I14_1_no_invaders_no_build() -> None:
    state = island({"A5": {"dahan": 2}, **FAR}, HOME)
    build(state, "I-W")
    assert inside(state, "A5") == {"dahan": 2}


def test_I15_1_without_a_card_the_game_is_lost() -> None:
    state = island(FAR, HOME)
    state.stages = []
    run(state, EXPLORE)
    assert (state.over, state.result, state.doom) == (True, DEFEAT, OUT_OF_CARDS)


# ---------------------------------------------------------------------- fear


def test_I16_1_a_full_pool_earns_a_card_and_the_rest_goes_on() -> None:
    state = island(FAR, HOME)
    state.generate_fear(9, -1, "I16.1")
    assert (state.fear_earned, state.fear, state.fear_left) == (2, 1, 7)


def test_I16_2_terror_rises_at_the_dividers() -> None:
    state = island(FAR, HOME)
    levels = []
    for _ in range(9):
        state.generate_fear(4, -1, "I16.1")
        levels.append(state.terror)
    assert levels == [1, 1, 2, 2, 2, 3, 3, 3, 4]


def test_I16_3_fear_cards_use_the_level_that_holds_when_they_are_resolved() -> None:
    state = island({"A4": {"explorer": 1, "town": 1}, **FAR}, HOME)
    fear_card(state, "wary_of_the_interior", 2)
    choose(state, "town")
    assert inside(state, "A4") == {"explorer": 1}
    assert state.fear_discard


def test_I16_4_a_card_earned_meanwhile_is_resolved_in_the_same_step() -> None:
    state = island({"A5": {"city": 3, "town": 4}, **FAR}, HOME)
    fear_card(state, "scapegoats", 3)
    while state.decisions:
        state.apply(state.decisions[0].seat, 0)
    assert state.fear_earned == 0
    assert len(state.fear_discard) >= 1


def test_I16_5_each_player_in_the_order_of_seats() -> None:
    state = island(
        {"A4": {"explorer": 2}, "B5": {"explorer": 2}, **FAR},
        [{"A7": 2}, {"B8": 2}],
        spirits=(RIVER, LIGHTNING),
        boards=("A", "B"),
    )
    fear_card(state, "wary_of_the_interior", 1)
    assert state.decisions[0].seat == 0
    choose(state, "A4")
    assert state.decisions[0].seat == 1
    choose(state, "A4")
    assert inside(state, "A4") == {}


# ---------------------------------------------------------------------- blight


def test_I17_2_blight_destroys_presence_of_each_spirit() -> None:
    state = island({"A5": {"town": 1}, **FAR}, [{"A5": 2}, {"A5": 1, "B8": 1}], (RIVER, LIGHTNING), ("A", "B"))
    ravage(state, "I-W")
    assert [spirit.destroyed for spirit in state.spirits] == [1, 1]


def test_I17_4_the_card_flips_and_never_back() -> None:
    state = island({"A5": {"town": 1}, "A8": {"city": 1}}, HOME)
    state.blight_card, state.blight_left = 0, 1
    ravage(state, "I-W")
    assert (state.blighted, state.blight_left) == (True, 5)


def test_I17_7_downward_spiral_destroys_presence() -> None:
    state = island(FAR, {"A7": 2, "A4": 1})
    state.blight_card, state.blighted = 0, True
    run(state, BLIGHTED_ISLAND)
    choose(state, "A4")
    assert state.spirits[0].destroyed == 1


def test_I17_8_memory_fades_to_dust_takes_a_card_or_presence() -> None:
    state = island(FAR, {"A7": 2, "A4": 1})
    state.blight_card, state.blighted = 1, True
    run(state, BLIGHTED_ISLAND)
    choose(state, "A power card", "Wash Away")
    assert len(state.spirits[0].hand) == 3
    assert state.spirits[0].forgotten


def test_I18_3_the_last_blight_loses_the_game() -> None:
    state = island({"A5": {"town": 1}, **FAR}, HOME, no_blight_card=True)
    state.blight_left = 1
    ravage(state, "I-W")
    assert (state.over, state.result) == (True, DEFEAT)
    assert state.winners == []


def test_I18_3_a_spirit_without_presence_loses_the_game() -> None:
    state = island({"A7": {"town": 1}, **FAR}, {"A7": 1})
    ravage(state, "I-S")
    assert (state.over, state.doom) == (True, SPIRIT_DESTROYED)


def test_I18_2_victory_by_terror_level() -> None:
    for terror, content, won in (
        (1, {"explorer": 1}, False),
        (1, {}, True),
        (2, {"explorer": 1}, True),
        (2, {"town": 1}, False),
        (3, {"town": 1}, True),
        (3, {"city": 1}, False),
        (4, {"city": 1}, True),
    ):
        state = island({"A5": content}, HOME)
        state.terror = terror
        settle(state)
        assert state.over == won, (terror, content)
        assert state.winners == ([0] if won else [])


def test_I18_4_a_ravage_is_finished_before_the_end_is_looked_at() -> None:
    state = island({"A7": {"town": 1, "dahan": 2}}, {"A7": 1})
    ravage(state, "I-S")
    # The last presence is gone, but the dahan have struck the last invaders too.
    assert state.result == SACRIFICE


def test_I18_5_winning_and_losing_at_once_is_a_sacrifice_victory() -> None:
    state = island({}, HOME)
    state.doom = OUT_OF_CARDS
    settle(state)
    assert state.result == SACRIFICE
    assert state.winners == [0]


def test_I18_1_at_the_end_of_a_round_cards_go_and_damage_heals() -> None:
    state = island({"A5": {"town-1": 1, "city-2": 1, "dahan-1": 1, "defend": 3}, **FAR}, HOME)
    state.spirits[0].played = [state.spirits[0].hand.pop()]
    state.count_elements(0)
    run(state, END_ROUND)
    assert inside(state, "A5") == {"town": 1, "city": 1, "dahan": 1}
    assert state.defence(at(state, "A5")) == 0
    assert state.spirits[0].elements == 0
    assert len(state.spirits[0].discard) == 1


def test_I11_1_a_whole_invader_phase() -> None:
    state = island({"A5": {"explorer": 1}, "A8": {"explorer": 1}, **FAR}, HOME)
    state.ravage_card, state.build_card = invader_card(state, "I-J"), invader_card(state, "I-W")
    state.invader_bags[0] = [invader_card(state, "I-S")]
    state.stages = [1, 1]
    run(state, INVADER_PHASE_STEP)
    assert inside(state, "A5")["town"] == 1
    assert state.build_card == invader_card(state, "I-S")
    assert state.ravage_card == invader_card(state, "I-W")


def test_I1_4_the_first_seat_orders_ravages_only_where_that_matters() -> None:
    state = island({"A5": {"town": 1, "blight": 1}, "A2": {"town": 1}, "A8": {"city": 1}}, HOME)
    ravage(state, "I-W")
    assert asks(state) == "ask-ravage-order"
    state = island({"A5": {"town": 1}, "A2": {"town": 1}, "A8": {"city": 1}}, HOME)
    ravage(state, "I-W")
    assert not state.decisions


# Wetlands A2 and A5 ravage. What stands in A3 must count for nothing: it is no wetland.
ELSEWHERE = {"A3": {"city": 1, "dahan": 2, "blight": 1}}
CALM = {"A5": {"town": 1, "dahan": 1}, "A2": {"explorer": 1}}
SPREADING = {"A5": {"town": 1, "blight": 1}, "A2": {"explorer": 1}}
SPREADING_WITH_DAHAN = {"A5": {"town": 1, "dahan": 1, "blight": 1}, "A2": {"explorer": 1}}
TWO_BLIGHTS = {"A5": {"town": 1, "dahan": 1}, "A2": {"town": 1}}
TWO_FIGHTS = {"A5": {"town": 1, "dahan": 1}, "A2": {"explorer": 1, "dahan": 1}}
MANY = {"A7": 4}


def order_matters_here(
    lands: dict[str, dict[str, int]],
    presence: dict[str, int] = MANY,
    spirit: str = RIVER,
    blight_left: int = 9,
    healthy: bool = True,
    **options: Any,
) -> bool:
    """Whether the first seat is asked which wetland ravages first."""
    state = island({**ELSEWHERE, **lands}, presence, (spirit,), **options)
    state.blight_card, state.blighted, state.blight_left = 0, not healthy, blight_left
    wetlands = 1 << at(state, "A2") | 1 << at(state, "A5")
    assert not order_matters(state, 1 << at(state, "A5"))  # with one land there is no order
    found = order_matters(state, wetlands)
    ravage(state, "I-W")
    assert (asks(state) == "ask-ravage-order") == found
    return found


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        # A cascade from A5 may reach A2, so it matters whether A2 is blighted as well; defence can prevent that.
        ({"town": 1, "blight": 1}, {"town": 1}, True),
        ({"town": 1, "blight": 1}, {"town": 1, "defend": 1}, False),
        ({"town": 1, "blight": 1}, {"town": 2, "defend": 2}, True),
        ({"town": 1}, {"town": 1}, False),
    ],
)
def test_I1_4_the_order_of_ravages_matters_where_blight_may_spread(
    first: dict[str, int], second: dict[str, int], expected: bool
) -> None:
    assert order_matters_here({"A5": first, "A2": second}) == expected


@pytest.mark.parametrize(("level", "expected"), [(4, False), (5, True), (6, True)])
def test_I33_the_order_of_ravages_matters_where_sweden_spreads_blight(level: int, expected: bool) -> None:
    lands = {"A5": {"town": 1}, "A2": {"town": 1}}
    assert order_matters_here(lands, adversary="sweden", level=level) == expected


@pytest.mark.parametrize(
    ("level", "jungle", "expected"),
    [
        (5, {"explorer": 1}, True),  # a town from A5 would make it damage its land too
        (4, {"explorer": 1}, False),
        (5, {"town": 1, "defend": 2}, False),  # no town comes where one is
    ],
)
def test_I33_6_the_order_of_ravages_matters_where_the_mining_rush_may_bring_a_town(
    level: int, jungle: dict[str, int], expected: bool
) -> None:
    lands = {"A5": {"town": 1}, "A8": jungle, "A4": {"city": 1}}
    for version in (1, 2):
        state = island(lands, MANY, adversary="sweden", level=level, version=version)
        ravage(state, "III-JW")
        assert (asks(state) == "ask-ravage-order") == (expected and version == 2)


@pytest.mark.parametrize(
    ("lands", "spirit", "expected"),
    [
        # Presence that defends or prevents may fall to the cascade of another land.
        (SPREADING, RIVER, False),
        (SPREADING, EARTH, True),
        (SPREADING, GREEN, True),
        # Thunderspeaker loses presence with dahan, and may do so in two lands.
        (TWO_FIGHTS, RIVER, False),
        (TWO_FIGHTS, THUNDER, True),
        (CALM, THUNDER, False),
    ],
)
def test_I1_4_the_order_of_ravages_matters_to_some_spirits(
    lands: dict[str, dict[str, int]], spirit: str, expected: bool
) -> None:
    assert order_matters_here(lands, spirit=spirit) == expected


@pytest.mark.parametrize(
    ("lands", "presence", "expected"),
    [
        (CALM, {"A5": 1}, True),
        (CALM, {"A8": 1}, False),
        (CALM, {"A5": 1, "A8": 1}, False),
        (SPREADING_WITH_DAHAN, {"A5": 1}, True),
        (SPREADING_WITH_DAHAN, {"A8": 1}, True),
        (SPREADING_WITH_DAHAN, {"A5": 1, "A8": 1}, True),
        (SPREADING_WITH_DAHAN, {"A5": 1, "A8": 2}, False),
    ],
)
def test_I18_4_the_order_of_ravages_matters_where_the_last_presence_may_be_lost(
    lands: dict[str, dict[str, int]], presence: dict[str, int], expected: bool
) -> None:
    assert order_matters_here(lands, presence) == expected


@pytest.mark.parametrize(
    ("lands", "blight_left", "healthy", "expected"),
    [
        (CALM, 2, False, True),
        (CALM, 3, False, False),
        (CALM, 2, True, False),
        (TWO_BLIGHTS, 4, False, True),
        (TWO_BLIGHTS, 5, False, False),
        (SPREADING_WITH_DAHAN, 9, False, True),
        (SPREADING_WITH_DAHAN, 9, True, False),
        ({"A5": {"explorer": 1, "dahan": 1}, "A2": {"explorer": 1}}, 1, False, False),
    ],
)
def test_I17_the_order_of_ravages_matters_where_the_last_blight_may_be_taken(
    lands: dict[str, dict[str, int]], blight_left: int, healthy: bool, expected: bool
) -> None:
    assert order_matters_here(lands, blight_left=blight_left, healthy=healthy) == expected


def test_I17_without_a_blight_card_the_first_empty_pool_is_the_last() -> None:
    state = island({**ELSEWHERE, **CALM}, MANY)
    state.blight_card, state.blighted, state.blight_left = NOTHING, False, 2
    assert order_matters(state, 1 << at(state, "A2") | 1 << at(state, "A5"))


@pytest.mark.parametrize(("scenario", "expected"), [("rituals_of_terror", False), ("dahan_insurrection", True)])
def test_I34_14_the_order_of_ravages_matters_where_fallen_towns_are_answered(scenario: str, expected: bool) -> None:
    assert order_matters_here(CALM, scenario=scenario) == expected
    assert not order_matters_here({"A5": {"town": 1}, "A2": {"explorer": 1}}, scenario=scenario)


def test_I27_3_rampant_green_chokes_ravage_and_build() -> None:
    state = island({"A5": {"town": 1}, "A8": {"city": 1}}, {"A5": 2, "A4": 1}, (GREEN,))
    ravage(state, "I-W")
    choose(state, "Prevent")
    assert inside(state, "A5") == {"town": 1}
    assert state.spirits[0].destroyed == 1
    build(state, "I-W")
    assert inside(state, "A5") == {"town": 1, "city": 1}  # one presence is no sacred site


def test_I23_2_sacred_sites_of_the_earth_are_defended() -> None:
    state = island({"A5": {"town": 1, "explorer": 1}, **FAR}, {"A5": 2}, (EARTH,))
    ravage(state, "I-W")
    assert inside(state, "A5") == {"town": 1, "explorer": 1}


def test_I2_8_the_invaders_explore_at_the_end_of_setup() -> None:
    state = begin()
    explorers = sum(inside(state, f"A{number}").get("explorer", 0) for number in range(1, 9))
    assert explorers == 2
    assert state.build_card >= 0 > state.ravage_card
    assert (state.result, VICTORY) == (0, 1)
    assert texts(state)


def test_I12_1_every_land_with_invaders_is_ravaged() -> None:
    state = island({"A5": {"explorer": 2}, "A2": {"explorer": 2}, "A8": {"city": 1}}, {"A5": 2})
    ravage(state, "I-W")
    assert inside(state, "A5")["blight"] == inside(state, "A2")["blight"] == 1


def test_I13_1_surviving_dahan_deal_two_damage_each() -> None:
    state = island({"A5": {"city": 1, "dahan": 3}, "A8": {"city": 1}}, {"A5": 2})
    ravage(state, "I-W")
    assert inside(state, "A5") == {"dahan": 1, "dahan-1": 1, "blight": 1}


def test_I15_2_escalation_needs_an_adversary() -> None:
    state = island({"A8": {"town": 1}, **FAR}, {"A5": 2})
    explore(state, "II-J")
    assert inside(state, "A8") == {"town": 1, "explorer": 1}


def test_I16_6_fear_effects_end_with_the_round() -> None:
    state = island({"A5": {"dahan": 1}, **FAR}, {"A5": 2})
    fear_card(state, "avoid_the_dahan", 3)
    assert state.forbidden
    run(state, END_ROUND)
    assert state.forbidden == 0


def test_I17_1_removed_blight_goes_back() -> None:
    state = island({"A5": {"blight": 1}, **FAR}, {"A5": 2})
    left = state.blight_left
    use(state, "voracious_growth", "A5", "Remove")
    assert state.blight_left == left + 1


def test_I17_5_the_rest_joins_the_new_blight() -> None:
    state = island(FAR, {"A5": 2})
    state.blight_card, state.blight_left = 0, 1
    assert take_blight(state)
    assert take_blight(state)
    assert state.blight_left == 4


def test_I17_6_prevented_blight_is_not_added() -> None:
    state = island({"A5": {"city": 1, "blight": 1}, "A8": {"city": 1}}, {"A5": 2})
    use(state, "infinite_vitality", "A5")
    ravage(state, "I-W")
    assert inside(state, "A5")["blight"] == 1
    assert state.spirits[0].destroyed == 0


def test_I11_2_the_blighted_island_acts_first() -> None:
    state = island(FAR, {"A5": 2, "A6": 1})
    state.blight_card, state.blighted = 0, True
    state.build_card = state.ravage_card = -1
    run(state, INVADER_PHASE_STEP)
    assert asks(state) == "ask-lose-presence"


def test_I36_3_a_defeat_counts_the_cards_used() -> None:
    state = island(FAR, {"A5": 2})
    state.doom, state.stages = 4, [3, 3, 3]
    settle(state)
    assert state.scores == [9]


def test_I36_4_dahan_and_blight_count_by_the_number_of_players() -> None:
    state = island({"A5": {"dahan": 5, "blight": 3}}, [{"A5": 2}, {"B5": 2}], (RIVER, LIGHTNING), ("A", "B"))
    state.stages = []
    settle(state)
    assert state.scores == [10 + 2 - 1] * 2


def test_I13_3_powers_of_spirits_hurt_dahan_by_destroying_them() -> None:
    state = island({"A5": {"dahan": 2}, **FAR}, {"A5": 2})
    use(state, "devouring_ants", "A5")
    assert inside(state, "A5") == {"dahan": 1}
