"""I30 to I36: adversaries, scenarios, the thematic map and the score."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.spirit_island import GAME
from tafelrunde.games.spirit_island.box.ids import DEFEAT, FAST, FEW_DAHAN, HEART_LOST, MIGHTY_CAPITAL, VICTORY
from tafelrunde.games.spirit_island.steps.blight import take_blight
from tafelrunde.games.spirit_island.steps.build import EXTRA_BUILD
from tafelrunde.games.spirit_island.steps.ending import Raid, inner_land
from tafelrunde.games.spirit_island.steps.invaders import ADVANCE
from tafelrunde.games.spirit_island.steps.playing import PLAY_CARDS, play_cards
from tafelrunde.games.spirit_island.steps.rounds import TIME_PASSES_STEP
from tafelrunde.kernel.chance import first_luck
from tafelrunde.kernel.errors import BadOption
from tests.spirit_island.islands import (
    FAR,
    LIGHTNING,
    RIVER,
    SHADOWS,
    asks,
    at,
    begin,
    build,
    card,
    choose,
    explore,
    fear,
    inside,
    invader_card,
    island,
    places,
    play,
    ravage,
    run,
    settle,
    texts,
)

HOME = {"A7": 2}
OLD_AND_NEW = pytest.mark.parametrize("version", [1, 2])
PRUSSIA: dict[str, Any] = {"adversary": "brandenburg_prussia"}
ENGLAND: dict[str, Any] = {"adversary": "england"}
SWEDEN: dict[str, Any] = {"adversary": "sweden"}


def test_I31_1_land_rush_adds_a_town_before_exploring() -> None:
    state = island({"A8": {"town": 1}, **FAR}, HOME, level=0, **PRUSSIA)
    explore(state, "II-J")
    assert "A8" not in places(state)
    choose(state, "A5")
    assert inside(state, "A5") == {"town": 1}


def test_I31_2_fast_start() -> None:
    assert inside(begin(level=1, **PRUSSIA), "A3")["town"] == 1


@pytest.mark.parametrize(
    ("level", "stages"),
    [
        (1, "111222233333"),
        (2, "111322223333"),
        (3, "11322223333"),
        (4, "1132223333"),
        (5, "132223333"),
        (6, "32223333"),
    ],
)
def test_I31_3_to_I31_7_the_deck_of_prussia(level: int, stages: str) -> None:
    state = begin(level=level, **PRUSSIA)
    assert "".join(str(stage) for stage in state.rules.stages) == stages


def test_I32_1_a_mighty_capital_loses() -> None:
    state = island({"A5": {"town": 4, "city": 3}}, HOME, **ENGLAND)
    settle(state)
    assert (state.result, state.doom) == (DEFEAT, MIGHTY_CAPITAL)


def test_I32_2_building_boom() -> None:
    state = island({"A5": {"town": 2}, **FAR}, HOME, **ENGLAND)
    explore(state, "II-J")
    assert inside(state, "A5") == {"town": 2, "city": 1}


def test_I32_3_indentured_servants_build_in_empty_lands() -> None:
    state = island({"A4": {"town": 1}, "A6": {"town": 1}, "A3": {"city": 1}}, HOME, level=1, **ENGLAND)
    build(state, "I-W")
    assert inside(state, "A5") == {"town": 1}
    assert inside(state, "A2") == {"town": 1}


def test_I32_4_criminals_and_malcontents() -> None:
    state = begin(level=2, **ENGLAND)
    assert inside(state, "A1")["city"] == 1
    assert inside(state, "A2")["town"] == 1


def test_I32_5_high_immigration_until_stage_two() -> None:
    state = island({"A5": {"explorer": 1}, **FAR}, HOME, level=3, **ENGLAND)
    state.ravage_card = invader_card(state, "I-W")
    run(state, ADVANCE)
    assert state.extra_card == invader_card(state, "I-W")
    run(state, EXTRA_BUILD)
    assert inside(state, "A5") == {"explorer": 1, "town": 1}
    state.ravage_card = invader_card(state, "II-W")
    run(state, ADVANCE)
    assert (state.extra_slot, state.extra_card) == (False, -1)


def test_I32_6_high_immigration_for_good() -> None:
    state = island(FAR, HOME, level=4, **ENGLAND)
    state.ravage_card = invader_card(state, "II-W")
    run(state, ADVANCE)
    assert state.extra_card == invader_card(state, "II-W")


def test_I32_7_local_autonomy() -> None:
    state = begin(level=5, **ENGLAND)
    assert (state.rules.town_health, state.rules.city_health) == (3, 4)


def test_I32_8_independent_resolve_builds_twice() -> None:
    state = island({"A5": {"explorer": 1}, **FAR}, HOME, level=6, **ENGLAND)
    assert state.rules.fear_pool == 5
    state.extra_card = invader_card(state, "I-W")
    run(state, EXTRA_BUILD)
    assert inside(state, "A5") == {"explorer": 1, "town": 1, "city": 1}


def test_I33_1_swayed_by_the_invaders() -> None:
    state = island({"A3": {"dahan": 1}, "A8": {"dahan": 2, "town": 0}, "A7": {"town": 1}, **FAR}, {"A4": 2}, **SWEDEN)
    explore(state, "II-J")
    assert inside(state, "A3") == {"explorer": 1, "town": 1}
    assert inside(state, "A8") == {"explorer": 1, "dahan": 2}


def test_I33_1_explorers_that_a_scenario_adds_sway_dahan_too() -> None:
    state = island({"A8": {"dahan": 2}, "A7": {"town": 1}, **FAR}, {"A4": 2}, scenario="blitz", **SWEDEN)
    explore(state, "II-J")
    assert asks(state) == "ask-extra-explorer"
    choose(state, "A8")
    assert inside(state, "A8") == {"explorer": 2, "dahan": 1, "town": 1}


def test_I33_2_heavy_mining() -> None:
    state = island({"A5": {"city": 2}, "A8": {"city": 1}}, {"A5": 2, "A7": 1}, level=1, **SWEDEN)
    ravage(state, "I-W")
    assert inside(state, "A5")["blight"] == 2
    assert state.spirits[0].destroyed == 1


def test_I33_3_population_pressure() -> None:
    state = begin(level=2, **SWEDEN)
    assert inside(state, "A4").get("city") == 1
    assert "blight" not in inside(state, "A4")
    assert inside(state, "A5")["blight"] == 1


def test_I33_4_fine_steel() -> None:
    state = island({"A5": {"town": 1, "city": 1, "explorer": 1}}, HOME, level=3, **SWEDEN)
    assert state.ravage_damage(at(state, "A5")) == 9


def test_I33_5_royal_backing() -> None:
    state = begin(level=4, **SWEDEN)
    while state.round == 0:
        state.apply(state.decisions[0].seat, 0)
    assert len(state.invader_discard) == 1
    assert len(state.stages) == 10


def test_I33_6_mining_rush() -> None:
    state = island({"A5": {"town": 1}, "A8": {"city": 1}}, HOME, level=5, **SWEDEN)
    ravage(state, "I-W")
    assert places(state) == {"A1", "A4", "A6", "A7"}
    choose(state, "A4")
    assert inside(state, "A4") == {"town": 1}


def test_I33_7_prospecting_outpost() -> None:
    state = begin(level=6, **SWEDEN)
    assert inside(state, "A8")["blight"] == 1


def test_I30_2_fear_cards_by_level() -> None:
    assert begin(level=6, **SWEDEN).rules.fear_groups == (4, 4, 5)
    assert begin(level=3, **ENGLAND).rules.fear_groups == (4, 5, 4)


# ---------------------------------------------------------------------- scenarios


def test_I34_3_blitz_begins_with_a_ravage_and_a_build_card() -> None:
    state = begin(scenario="blitz")
    while state.round == 0:
        state.apply(state.decisions[0].seat, 0)
    assert state.ravage_card >= 0 <= state.build_card
    assert state.blight_left == 3


def test_I34_4_blitz_makes_powers_fast_and_cheap() -> None:
    state = island({"A5": {"town": 1}, **FAR}, {"A5": 2}, (RIVER,), scenario="blitz")
    play(state, "wash_away", phase=FAST)
    assert any("Wash Away" in text for text in texts(state))
    state = island(FAR, {"A7": 2}, (SHADOWS,), scenario="blitz", phase=1)
    run(state, PLAY_CARDS[0])
    choose(state, "Concealing Shadows")
    assert state.spirits[0].energy == 1


def test_I34_5_blitz_adds_an_explorer_to_each_board() -> None:
    state = island(FAR, HOME, scenario="blitz")
    explore(state, "I-W")
    assert asks(state) == "" or places(state) <= {"A2", "A5"}


def test_I34_6_inner_lands() -> None:
    state = begin((RIVER, LIGHTNING), ("A", "B"), scenario="guard_the_isles_heart")
    assert state.island.layout == "opposite_shores_2"
    assert [state.island.plans[inner_land(state, board)].id for board in (0, 1)] == ["A7", "B7"]


def test_I34_7_the_heart_is_guarded() -> None:
    state = begin(scenario="guard_the_isles_heart")
    while state.round == 0:
        state.apply(state.decisions[0].seat, 0)
    assert all("town" not in inside(state, f"A{number}") for number in range(1, 9))
    assert state.spirits[0].presence[at(state, "A7")] == 1
    assert len(state.spirits[0].hand) == 6


def test_I34_9_a_town_in_an_inner_land_loses() -> None:
    state = island({"A7": {"town": 1}, **FAR}, {"A5": 2}, scenario="guard_the_isles_heart")
    state.round = 2
    settle(state)
    assert (state.result, state.doom) == (DEFEAT, HEART_LOST)


def test_I34_10_fear_cards_wait() -> None:
    state = island(FAR, HOME, scenario="rituals_of_terror")
    state.generate_fear(60, -1, "I16.1")
    assert (state.terror, state.fear_left, state.fear_earned) == (1, 0, 15)


def test_I34_11_and_12_a_ritual_raises_terror() -> None:
    state = island({"A5": {"dahan": 3}, **FAR}, {"A5": 4}, energy=3, scenario="rituals_of_terror")
    play(state, "steam_vents")
    choose(state, "ritual", "A1", "A4", "A6")
    assert state.terror == 2
    assert state.spirits[0].energy == 0
    assert state.spirits[0].destroyed == 3
    assert inside(state, "A5") == {}


def test_I34_13_moved_dahan_raid() -> None:
    state = island({"A5": {"dahan": 2}, "A4": {"explorer": 2}, **FAR}, {"A5": 2}, scenario="dahan_insurrection")
    play(state, "call_to_tend")
    choose(state, "Call to Tend", "Push", "dahan", "A4", "dahan", "A4")
    assert inside(state, "A4") == {"dahan": 2}


def test_I34_13_only_dahan_that_moved_raid() -> None:
    lands = {"A5": {"dahan": 2}, "A4": {"explorer": 4, "dahan": 1}, **FAR}
    state = island(lands, {"A5": 2}, scenario="dahan_insurrection")
    play(state, "call_to_tend")
    choose(state, "Call to Tend", "A5", "Push", "dahan", "A4", "dahan", "A4")
    assert inside(state, "A4") == {"dahan": 3, "explorer": 2}


def test_I34_13_dahan_that_fell_do_not_raid() -> None:
    state = island({"A4": {"explorer": 4, "dahan": 1}, **FAR}, {"A5": 2}, scenario="dahan_insurrection")
    run(state, Raid(at(state, "A4"), 3))
    assert inside(state, "A4") == {"dahan": 1, "explorer": 3}


def test_I18_4_only_in_the_insurrection_do_dahan_rise_at_the_end() -> None:
    state = island({"A5": {"city": 2, "dahan": 3}}, HOME)
    state.terror = 4
    settle(state)
    assert inside(state, "A5") == {"city": 2, "dahan": 3}
    assert state.result == VICTORY


def test_I34_14_fallen_towns_are_answered() -> None:
    lands = {"A5": {"town": 1}, "A4": {"dahan": 3}, **FAR}
    state = island(lands, {"A5": 2}, scenario="dahan_insurrection")
    play(state, "steam_vents", elements={"earth": 2})
    choose(state, "Steam Vents", "Use it")
    assert inside(state, "A4") == {"dahan": 3, "explorer": 1}


def test_I34_15_victory_of_the_insurrection() -> None:
    state = island({"A5": {"town": 1, "dahan": 2}}, HOME, scenario="dahan_insurrection")
    state.terror = 2
    settle(state)
    assert state.result == VICTORY


def test_I34_16_the_last_rising() -> None:
    state = island({"A5": {"city": 2, "dahan": 3}}, HOME, scenario="dahan_insurrection")
    state.terror = 4
    settle(state)
    # Both cities fall, and each is answered by a town: still no land with more of those than dahan.
    assert inside(state, "A5") == {"dahan": 3, "town": 2}
    assert state.result == VICTORY


def test_I34_17_few_dahan_lose() -> None:
    state = island({"A5": {"city": 1, "dahan": 1}}, HOME, scenario="dahan_insurrection")
    settle(state)
    assert (state.result, state.doom) == (DEFEAT, FEW_DAHAN)


# ---------------------------------------------------------------------- thematic map and score


def test_I35_1_boards_of_the_thematic_map() -> None:
    assert begin((RIVER, LIGHTNING), ("W", "E"), thematic_map=True).island.boards == ["W", "E"]


def test_I36_1_difficulties_add_up() -> None:
    state = begin(("river_surges_in_sunlight",), ("NE",), thematic_map=True, scenario="rituals_of_terror")
    assert state.rules.difficulty == 6
    assert begin(level=5, **ENGLAND).rules.difficulty == 9


def test_I36_2_to_I36_4_the_score() -> None:
    state = island({"A5": {"dahan": 3, "blight": 1}}, HOME, level=1, **PRUSSIA)
    state.stages = [3, 3]
    settle(state)
    assert state.result == VICTORY
    assert state.scores == [5 * 2 + 10 + 2 * 2 + 3 - 1]
    state = island({"A5": {"dahan": 3, "city": 1}}, HOME, level=1, **PRUSSIA)
    state.stages, state.doom = [3, 3], 4
    settle(state)
    assert state.scores == [2 * 2 + 10 + 3]
    assert fear(state) == 0


def test_I30_1_levels_include_lower_ones() -> None:
    state = begin(adversary="sweden", level=6)
    assert state.rules.town_damage == 3
    assert inside(state, "A4")["city"] == 1


def test_I34_1_a_scenario_may_go_with_an_adversary() -> None:
    state = begin(adversary="england", level=1, scenario="blitz")
    assert state.rules.difficulty == 3


def test_I34_2_blitz_blight() -> None:
    state = island(FAR, {"A5": 2}, scenario="blitz")
    state.blight_card, state.blight_left = 0, 1
    take_blight(state)
    assert state.blight_left == 4


def test_I30_3_players_choose_among_equal_lands() -> None:
    state = island({"A5": {"town": 2}, "A8": {"city": 2}}, {"A6": 2}, adversary="england")
    explore(state, "II-J")
    assert places(state) == {"A5", "A8"}


def test_I31_4_efficient_and_I31_5_aggressive_timetable() -> None:
    assert begin(adversary="brandenburg_prussia", level=3).rules.stages.count(1) == 2
    assert begin(adversary="brandenburg_prussia", level=4).rules.stages.count(2) == 3


def test_I31_5_one_card_of_stage_two_fewer() -> None:
    assert len(begin(adversary="brandenburg_prussia", level=4).rules.stages) == 10


def test_I31_6_ruthlessly_efficient() -> None:
    assert len(begin(adversary="brandenburg_prussia", level=5).rules.stages) == 9


def test_I31_7_terrifyingly_efficient() -> None:
    assert 1 not in begin(adversary="brandenburg_prussia", level=6).rules.stages


def test_I34_8_two_more_cards_for_each_spirit() -> None:
    state = begin(scenario="guard_the_isles_heart")
    assert len(state.spirits[0].hand) == 6


def test_I34_12_the_third_ritual_wins() -> None:
    state = island({"A5": {"dahan": 3}, **FAR}, {"A5": 4}, energy=3, scenario="rituals_of_terror")
    state.terror = 3
    play(state, "steam_vents")
    choose(state, "ritual")
    assert state.winners == [0]


def test_I35_2_the_thematic_map_can_be_played() -> None:
    state = begin((RIVER,), ("NE",), thematic_map=True)
    assert state.island.layout == "thematic_1"
    assert state.decisions


# ---------------------------------------------------------------------- what the second version mends


@OLD_AND_NEW
def test_I34_9_the_heart_is_looked_at_before_anybody_acts_in_the_second_round(version: int) -> None:
    state = island({"A7": {"town": 1}, **FAR}, {"A5": 2}, scenario="guard_the_isles_heart", version=version)
    state.round = 1
    run(state, TIME_PASSES_STEP)
    assert state.over == (version == 2)
    assert (asks(state) == "ask-growth") == (version == 1)


def test_I34_9_a_clear_heart_lets_the_second_round_begin() -> None:
    state = island(FAR, {"A5": 2}, scenario="guard_the_isles_heart")
    state.round = 1
    run(state, TIME_PASSES_STEP)
    assert asks(state) == "ask-growth"


@OLD_AND_NEW
def test_I34_12_the_third_ritual_wins_without_another_question(version: int) -> None:
    lands = {"A5": {"dahan": 3}, **FAR}
    state = island(lands, {"A5": 4}, energy=3, scenario="rituals_of_terror", version=version)
    state.terror = 3
    play(state, "steam_vents")
    choose(state, "ritual")
    assert state.over == (version == 2)
    assert state.winners == ([0] if version == 2 else [])


def test_I34_4_blitz_shows_what_is_really_paid() -> None:
    state = island(FAR, {"A7": 2}, (SHADOWS,), energy=3, scenario="blitz", phase=1)
    state.spirits[0].hand = [card(state, id) for id in ("concealing_shadows", "mantle_of_dread", "drought")]
    run(state, play_cards(state, 0))
    assert texts(state)[:3] == ["Concealing Shadows (gives 1 energy)", "Mantle of Dread (cost 1)", "Drought (cost 1)"]


def test_I30_1_a_level_needs_an_adversary() -> None:
    with pytest.raises(BadOption, match="Level 3 needs an adversary"):
        begin(level=3)
    assert begin(level=3, version=1).rules.difficulty == 0


def test_I35_2_the_table_says_that_the_thematic_map_is_reconstructed() -> None:
    setup = GAME.setup(1, {"thematic_map": True})
    state = GAME.start(setup, first_luck(1))
    state.listen()
    state.advance()
    assert "map-reconstructed" in [event.kind for event in state.take_events()]
