"""I8 to I10: using powers, what effects mean, gaining and forgetting cards."""

from __future__ import annotations

import pytest

from tafelrunde.games.spirit_island.box.elements import packed
from tafelrunde.games.spirit_island.box.ids import DAHAN, FAST, SLOW
from tafelrunde.games.spirit_island.steps.damage import hit
from tafelrunde.games.spirit_island.steps.spirit_phase import DoGrowth
from tests.spirit_island.islands import (
    BRINGER,
    EARTH,
    FAR,
    LIGHTNING,
    OCEAN,
    RIVER,
    asks,
    at,
    card,
    choose,
    defend,
    explore,
    fear,
    fear_card,
    inside,
    island,
    places,
    play,
    put,
    ravage,
    run,
    texts,
    there,
    use,
)

HOME = {"A5": 2}


def test_I8_1_cards_in_play_and_innate_powers() -> None:
    state = island({"A5": {"explorer": 1}, **FAR}, HOME, (RIVER,))
    play(state, "wash_away", elements={"sun": 1, "water": 1})
    assert {text for text in texts(state) if text.startswith("Use")} == {"Use “Wash Away”", "Use “Massive Flooding”"}


def test_I8_3_a_power_may_be_left_out() -> None:
    state = island({"A5": {"explorer": 1}, **FAR}, HOME)
    play(state, "steam_vents")
    choose(state, "Done for this phase")
    assert inside(state, "A5") == {"explorer": 1}


def test_I8_4_range_is_counted_from_a_source() -> None:
    state = island(FAR, {"A7": 2}, (LIGHTNING,))
    use(state, "delusions_of_danger")
    assert places(state) == {"A5", "A7", "A8"}


def test_I8_5_only_what_the_target_names_restricts_it() -> None:
    state = island({"A5": {"dahan": 1}, **FAR}, HOME)
    use(state, "call_to_tend", "Remove 1 blight")
    assert inside(state, "A5") == {"dahan": 1}


def test_I8_6_another_spirit_is_not_oneself_and_I19_5_except_alone() -> None:
    state = island(FAR, [HOME, {"B5": 1}], (OCEAN, LIGHTNING), ("A", "B"))
    use(state, "tidal_boon")
    assert state.spirits[1].energy == 2
    assert state.spirits[0].energy == 0


def test_I8_6_any_spirit_may_be_oneself() -> None:
    state = island(FAR, [HOME, {"B5": 1}], (OCEAN, LIGHTNING), ("A", "B"))
    use(state, "gift_of_living_energy")
    assert asks(state) == "ask-target-spirit"
    choose(state, "seat:0")
    assert (state.spirits[0].energy, state.spirits[1].energy) == (1, 0)


def test_I8_7_effects_from_top_to_bottom_as_far_as_possible() -> None:
    state = island({"A5": {"explorer": 1}, **FAR}, HOME)
    use(state, "rouse_the_trees_and_stones", "A5")
    assert inside(state, "A5") == {}  # destroyed, so there is nobody to push


def test_I8_8_what_is_counted_is_counted_once() -> None:
    state = island({"A5": {"dahan": 2}, **FAR}, HOME)
    use(state, "the_trees_and_stones_speak_of_war")
    put(state, "A5", {"dahan": 1})
    assert defend(state, "A5") == 4


def test_I8_9_a_threshold_may_be_left_out() -> None:
    state = island({"A5": {"explorer": 1}, **FAR}, HOME)
    use(state, "visions_of_fiery_doom", "A4", "Leave it out", elements={"fire": 1})
    assert fear(state) == 1


def test_I8_10_fewer_elements_than_one_has() -> None:
    state = island({"A5": {"explorer": 1}, **FAR}, HOME, (RIVER,))
    use(state, "massive_flooding", "A5", "#1", elements={"sun": 3, "water": 4, "earth": 1})
    assert asks(state) == "ask-push"


def test_I9_1_damage_is_split_freely() -> None:
    state = island({"A5": {"explorer": 1, "town": 1, "city": 1}, **FAR}, HOME)
    use(state, "voracious_growth", "A5", "2 damage", "explorer", "city")
    assert inside(state, "A5") == {"town": 1, "city-1": 1}


def test_I9_2_damage_adds_up_over_a_round() -> None:
    state = island({"A5": {"city": 1}, **FAR}, HOME)
    hit(state, at(state, "A5"), 4, 2)
    use(state, "voracious_growth", "A5", "2 damage")
    assert (inside(state, "A5"), fear(state)) == ({}, 2)


def test_I9_3_health_is_compared_with_the_damage_taken() -> None:
    state = island({"A5": {"dahan": 1, "town": 1}, **FAR}, HOME)
    use(state, "infinite_vitality", "A5")
    assert state.health(DAHAN, at(state, "A5")) == 6
    hit(state, at(state, "A5"), 8, 3)
    assert inside(state, "A5") == {"dahan-3": 1, "town": 1}


def test_I9_4_damage_to_each() -> None:
    state = island({"A5": {"explorer": 2, "town": 1}, **FAR}, HOME, (LIGHTNING,))
    use(state, "raging_storm", "A5")
    assert inside(state, "A5") == {"town-1": 1}


def test_I9_5_destroying_makes_fear_and_I9_6_removing_none() -> None:
    state = island({"A5": {"town": 1}, **FAR}, HOME, (LIGHTNING,))
    use(state, "shatter_homesteads", "A5")
    assert fear(state) == 2


def test_I9_6_removing_makes_no_fear() -> None:
    state = island({"A5": {"town": 1}, **FAR}, HOME)
    before = fear(fear_card(state, "emigration_accelerates", 3))
    assert before == state.rules.fear_pool


def test_I9_7_replaced_figures_take_over_damage() -> None:
    state = island({"A5": {"city-1": 1}, **FAR}, HOME)
    use(state, "winds_of_rust_and_atrophy", "A5")
    assert (inside(state, "A5"), fear(state)) == ({"town-1": 1}, 1)


def test_I9_8_several_new_figures_share_the_damage() -> None:
    state = island({"A5": {"city-1": 1}, **FAR}, HOME)
    use(state, "dissolve_the_bonds_of_kinship", "A5", "A4")
    assert inside(state, "A4") == {"explorer": 1}


def test_I9_9_worked_example_of_gathering_and_pushing() -> None:
    state = island({"A4": {"dahan": 1}, "A7": {"dahan": 1}, "A5": {"dahan": 1}, "A6": {"city": 1}}, HOME)
    use(state, "call_to_migrate", "A5", "A4", "A7", "dahan", "A6", "dahan", "A6", "dahan", "A6")
    ravage(state, "I-M")
    choose(state, "*city")
    assert inside(state, "A6") == {"dahan": 1, "dahan-1": 1, "blight": 1}


def test_I9_10_nothing_is_pushed_into_an_ocean_out_of_play() -> None:
    state = island({"A3": {"town": 1}, **FAR}, {"A3": 1})
    use(state, "wash_away", "A3")
    assert places(state) == {"A2", "A4"}


def test_I9_11_moved_figures_keep_their_damage() -> None:
    state = island({"A5": {"town-1": 1}, **FAR}, HOME)
    use(state, "gnawing_rootbiters", "A5", "town", "A4")
    assert inside(state, "A4") == {"town-1": 1}


def test_I9_12_up_to_includes_none() -> None:
    state = island({"A5": {"town": 1}, **FAR}, HOME)
    use(state, "gnawing_rootbiters", "A5", "No more")
    assert inside(state, "A5") == {"town": 1}


def test_I9_13_defends_add_up() -> None:
    state = island(FAR, HOME)
    play(state, "sap_the_strength_of_multitudes", "quicken_the_earths_struggles")
    choose(state, "Sap", "Quicken", "Defend 10")
    assert defend(state, "A5") == 15


def test_I9_14_skipped_actions_do_not_take_place() -> None:
    state = island({"A5": {"town": 1, "dahan": 1}, "A8": {"city": 1}}, HOME)
    use(state, "paralyzing_fright", "A5")
    ravage(state, "I-W")
    explore(state, "I-W")
    assert inside(state, "A5") == {"town": 1, "dahan": 1}


def test_I9_15_and_I9_16_repeats() -> None:
    state = island({"A5": {"explorer": 2}, **FAR}, HOME, energy=9)
    play(state, "powerstorm", "steam_vents")
    choose(state, "Powerstorm", "Use Steam Vents", "Repeat Steam Vents")
    assert inside(state, "A5") == {}
    assert not texts(state)


def test_I9_16_a_card_is_repeated_after_its_use() -> None:
    state = island({"A5": {"explorer": 2}, **FAR}, HOME, energy=9)
    play(state, "powerstorm", "steam_vents")
    choose(state, "Powerstorm")
    assert not any("Repeat" in text for text in texts(state))


def test_I9_17_health_worth_does_not_look_at_damage() -> None:
    state = island({"A5": {"city-2": 1}, **FAR}, {"A5": 1})
    fear_card(state, "belief_takes_root", 3)
    assert inside(state, "A5") == {"city-2": 1}
    state = island({"A5": {"city-2": 1}, **FAR}, HOME)
    fear_card(state, "belief_takes_root", 3)
    choose(state, "city (2 damage)")
    assert inside(state, "A5") == {}


def test_I9_17_health_worth_counts_health_that_an_adversary_gives() -> None:
    state = island({"A5": {"town": 1}, **FAR}, {"A5": 1}, adversary="england", level=5)
    fear_card(state, "belief_takes_root", 3)
    assert inside(state, "A5") == {"town": 1}


def test_I9_16_a_card_that_grants_repeats_grants_none_when_it_is_repeated() -> None:
    state = island({"A5": {"explorer": 2}, **FAR}, HOME, (EARTH,), energy=9)
    play(state, "powerstorm", "steam_vents", elements={"sun": 1, "earth": 4, "plant": 3})
    choose(state, "Gift of Strength", "#2", "Powerstorm", "Repeat Powerstorm")
    assert state.spirits[0].energy == 15
    assert len(state.spirits[0].repeats) == 1


def test_I9_18_a_choice_may_do_nothing() -> None:
    state = island({}, HOME)
    put(state, "A2", {"city": 1})
    use(state, "delusions_of_danger", "A5", "Push 1 explorer")
    assert fear(state) == 0


def test_I10_1_draw_four_keep_one() -> None:
    state = island(FAR, HOME, (RIVER,), phase=1)
    run(state, DoGrowth(0, 0, 0b10))
    choose(state, "The minor powers")
    assert len(texts(state)) == 4
    state.apply(0, 0)
    assert (len(state.spirits[0].hand), len(state.minor_discard), len(state.minor_deck)) == (5, 3, 32)


def test_I10_2_a_major_power_makes_one_forget() -> None:
    state = island(FAR, HOME, (RIVER,), phase=1)
    run(state, DoGrowth(0, 0, 0b10))
    choose(state, "The major powers")
    state.apply(0, 0)
    choose(state, "Forget Wash Away")
    assert len(state.spirits[0].hand) == 4


def test_I10_3_forgotten_cards_go_to_their_discard_pile_or_out_of_the_game() -> None:
    state = island(FAR, HOME, (RIVER,), phase=1)
    run(state, DoGrowth(0, 0, 0b10))
    choose(state, "The major powers")
    state.apply(0, 0)
    choose(state, "Forget Wash Away")
    assert state.spirits[0].forgotten == [card(state, "wash_away")]


def test_I10_4_a_forgotten_card_in_play_takes_its_elements_along() -> None:
    state = island({"A5": {"dahan": 1}, **FAR}, HOME, (BRINGER,))
    use(state, "call_on_midnights_dream", "If there are dahan")
    before = state.spirits[0].elements
    state.apply(0, 0)
    choose(state, "Forget Call on Midnight")
    assert before - state.spirits[0].elements == packed({"moon": 1, "animal": 1})


@pytest.mark.parametrize("phase", [FAST, SLOW])
def test_I8_2_powers_are_used_in_their_own_phase(phase: int) -> None:
    state = island(there(explorer=1), HOME)
    play(state, "steam_vents", "gnawing_rootbiters", phase=phase)
    assert any("Steam Vents" in text for text in texts(state)) == (phase == FAST)
    assert any("Rootbiters" in text for text in texts(state)) == (phase == SLOW)
