"""I1 to I10 and what the other files leave: growth, presence, cards, and what effects mean."""

from __future__ import annotations

from islands import (
    BRINGER,
    EARTH,
    GREEN,
    LIGHTNING,
    OCEAN,
    RIVER,
    SHADOWS,
    THUNDER,
    asks,
    at,
    begin,
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
    settle,
    texts,
    use,
)

from tafelrunde.games.spirit_island.blight import take_blight
from tafelrunde.games.spirit_island.elements import ANIMAL, count_of
from tafelrunde.games.spirit_island.figures import DAHAN
from tafelrunde.games.spirit_island.harm import hit
from tafelrunde.games.spirit_island.state import SpiritIslandState
from tafelrunde.games.spirit_island.steps.invaders import BUILD, INVADER_PHASE_STEP
from tafelrunde.games.spirit_island.steps.rounds import END_ROUND
from tafelrunde.games.spirit_island.steps.spirit_phase import PLAY_CARDS, parts_of_growth

HOME = {"A5": 2}
FAR = {"A2": {"city": 1}}


def test_I1_1_all_win_or_lose_together() -> None:
    state = island({}, [HOME, {"B5": 1}], (RIVER, LIGHTNING), ("A", "B"))
    settle(state)
    assert state.winners == [0, 1]


def test_I1_3_the_order_of_decks_is_open_until_a_card_comes() -> None:
    state = begin()
    assert sorted(state.fear_bag) == list(range(15))


def test_I1_5_where_there_is_no_choice_nobody_is_asked() -> None:
    state = island({"A5": {"explorer": 1}, **FAR}, {"A5": 1})
    use(state, "steam_vents")
    assert inside(state, "A5") == {}


def test_I2_2_printed_pieces_are_placed() -> None:
    state = begin(no_first_explore=True)
    assert inside(state, "A2") == {"city": 1, "dahan": 1}
    assert inside(state, "A4") == {"blight": 1}
    assert inside(state, "A8") == {"town": 1}


def test_I2_5_the_fear_deck() -> None:
    state = begin((RIVER, LIGHTNING), ("A", "B"))
    assert (state.rules.fear_pool, state.fear_left, state.rules.fear_groups) == (8, 9, (3, 3, 3))


def test_I3_4_the_ocean_is_no_land() -> None:
    state = island(FAR, HOME)
    assert state.oceans == 0
    assert state.ground() & state.island.oceans == 0


def test_I3_5_two_presence_make_a_sacred_site() -> None:
    state = island(FAR, {"A6": 2, "A4": 1}, (LIGHTNING,))
    assert state.spirits[0].sites == 1 << at(state, "A6")
    state.take_presence(0, at(state, "A6"))
    assert state.spirits[0].sites == 0


def test_I3_6_more_dahan_than_nothing() -> None:
    state = island({"A5": {"dahan": 1, "explorer": 1}, "A8": {"town": 1}}, HOME)
    fear_card(state, "avoid_the_dahan", 2)
    state.build_card = next(n for n, c in enumerate(state.box.invader_cards) if c.id == "I-W")
    run(state, BUILD)
    assert inside(state, "A5") == {"dahan": 1, "explorer": 1}


def test_I4_1_a_round_goes_through_its_phases() -> None:
    state = begin()
    phases = [state.phase]
    while not state.over and state.round < 2:
        state.apply(state.decisions[0].seat, len(state.decisions[0].options) - 1)
        if state.phase != phases[-1]:
            phases.append(state.phase)
    assert phases == sorted(phases[:-1]) + phases[-1:] or state.over


def test_I4_4_triggered_things_come_after_the_action() -> None:
    state = island({"A5": {"town": 2, "explorer": 1}, **FAR}, HOME)
    play(state, "vengeance_of_the_dead", "quicken_the_earths_struggles")
    put(state, "A5", {"town-1": 1})
    choose(state, "Vengeance", "A5", "Quicken", "1 damage")
    assert asks(state) == "ask-damage"


def test_I5_2_the_second_presence_may_be_measured_from_the_first() -> None:
    state = island(FAR, {"A3": 1}, (RIVER,), phase=1)
    run(state, parts_of_growth(0, 1, 0b11))
    choose(state, "From the energy track", "A4", "From the energy track")
    assert "A5" in places(state)


def test_I5_3_and_I7_1_energy_from_growth_and_from_the_track() -> None:
    state = begin((SHADOWS,))
    choose(state, "Gain 3 energy", "From the energy track", "A8")
    assert state.spirits[0].energy == 3 + 1


def test_I7_1_energy_of_the_track_comes_after_growth() -> None:
    state = begin((LIGHTNING,))
    choose(state, "Reclaim")
    assert state.spirits[0].energy == 1


def test_I5_4_reclaim_all_and_one() -> None:
    state = island(FAR, HOME, (BRINGER,), phase=1)
    spirit = state.spirits[0]
    spirit.discard, spirit.hand = spirit.hand, []
    run(state, parts_of_growth(0, 1, 0b01))
    choose(state, "Dread Apparitions")
    assert (len(spirit.hand), len(spirit.discard)) == (1, 3)
    run(state, parts_of_growth(0, 0, 0b01))
    assert len(spirit.hand) == 4


def test_I6_1_presence_comes_from_either_track() -> None:
    state = island(FAR, HOME, (RIVER,), phase=1)
    run(state, parts_of_growth(0, 1, 0b01))
    choose(state, "From the card plays track", "A5")
    assert (state.spirits[0].cards_track, state.spirits[0].energy_track) == (1, 0)


def test_I6_2_presence_may_be_taken_from_the_island() -> None:
    state = island(FAR, {"A5": 1, "A6": 1}, (RIVER,), phase=1)
    run(state, parts_of_growth(0, 1, 0b01))
    choose(state, "The presence in A6", "A4")
    assert (state.spirits[0].on_island, state.spirits[0].presence[at(state, "A6")]) == (2, 0)


def test_I6_3_the_highest_number_counts_and_elements_add_up() -> None:
    state = island(FAR, HOME, (THUNDER,))
    state.spirits[0].energy_track = 4
    state.count_elements(0)
    assert state.box.kinds[state.spirits[0].kind].energy[4] == 2
    assert state.spirits[0].elements.bit_count() == 3


def with_an_open_any() -> SpiritIslandState:
    """Bringer has uncovered an "any" and played its cards."""
    state = begin((BRINGER,))
    state.spirits[0].energy_track = 5
    choose(state, "Reclaim all", "The minor powers", "#1")
    choose(state, "Dreams of the Dahan", "Dread Apparitions")
    assert asks(state) == "ask-element"
    assert len(texts(state)) == 9
    return state


def test_I6_4_any_is_an_element_for_the_round() -> None:
    state = choose(with_an_open_any(), "Animal")
    assert count_of(state.spirits[0].elements, ANIMAL) == 1
    assert not any("Any" in text for text in texts(state))


def test_I6_4_any_may_wait_for_the_power_phases() -> None:
    state = choose(with_an_open_any(), "Later")
    assert asks(state) == "ask-fast-power"
    assert sum("Any" in text for text in texts(state)) == 8
    choose(state, "is Animal")
    assert count_of(state.spirits[0].elements, ANIMAL) == 1
    assert asks(state) == "ask-fast-power"
    assert not any("Any" in text for text in texts(state))


def test_I6_5_reclaim_one_on_the_track() -> None:
    state = begin((RIVER,))
    spirit = state.spirits[0]
    spirit.cards_track = 4
    spirit.discard, spirit.hand = spirit.hand[:2], spirit.hand[2:]
    choose(state, "add 1 presence (range 1", "From the energy track", "A5", "From the energy track", "A5")
    assert asks(state) == "ask-reclaim"


def test_I6_6_destroyed_presence_leaves_the_game() -> None:
    state = island(FAR, HOME)
    state.destroy_presence(0, at(state, "A5"), "I6.6")
    assert (state.spirits[0].destroyed, state.spirits[0].energy_track) == (1, 0)


def test_I7_3_a_card_is_paid_at_once() -> None:
    state = island(FAR, HOME, (LIGHTNING,), energy=3, phase=1)
    run(state, PLAY_CARDS[0])
    choose(state, "Raging Storm")
    assert state.spirits[0].energy == 0


def test_I7_4_elements_come_with_the_card_and_go_with_it() -> None:
    state = island(FAR, HOME, (LIGHTNING,), energy=3, phase=1)
    run(state, PLAY_CARDS[0])
    choose(state, "Raging Storm", "No more cards")
    assert state.spirits[0].elements.bit_count() == 3
    run(state, END_ROUND)
    assert state.spirits[0].elements == 0


def test_I8_1_cards_in_play_and_innate_powers() -> None:
    state = island({"A5": {"explorer": 1}, **FAR}, HOME, (RIVER,))
    play(state, "wash_away", elements={"sun": 1, "water": 1})
    assert {text for text in texts(state) if text.startswith("Use")} == {"Use Wash Away", "Use Massive Flooding"}


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


def test_I19_5_alone_another_spirit_is_oneself() -> None:
    state = island(FAR, {"A3": 1}, (OCEAN,))
    use(state, "tidal_boon")
    assert state.spirits[0].energy == 2


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
    assert asks(state) == "ask-push-into"


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
    use(state, "wash_away", "A3", "town")
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
    run(state, parts_of_growth(0, 0, 0b10))
    choose(state, "The minor powers")
    assert len(texts(state)) == 4
    state.apply(0, 0)
    assert (len(state.spirits[0].hand), len(state.minor_discard), len(state.minor_deck)) == (5, 3, 32)


def test_I10_2_a_major_power_makes_one_forget() -> None:
    state = island(FAR, HOME, (RIVER,), phase=1)
    run(state, parts_of_growth(0, 0, 0b10))
    choose(state, "The major powers")
    state.apply(0, 0)
    choose(state, "Forget Wash Away")
    assert len(state.spirits[0].hand) == 4


def test_I10_3_forgotten_cards_go_to_their_discard_pile_or_out_of_the_game() -> None:
    state = island(FAR, HOME, (RIVER,), phase=1)
    run(state, parts_of_growth(0, 0, 0b10))
    choose(state, "The major powers")
    state.apply(0, 0)
    choose(state, "Forget Wash Away")
    assert state.spirits[0].forgotten == [card(state, "wash_away")]


def test_I10_4_a_forgotten_card_in_play_takes_its_elements_along() -> None:
    state = island({"A5": {"dahan": 1}, **FAR}, HOME, (BRINGER,))
    use(state, "call_on_midnights_dream", "If there are dahan")
    before = state.spirits[0].elements.bit_count()
    state.apply(0, 0)
    choose(state, "Forget Call on Midnight")
    assert state.spirits[0].elements.bit_count() == before - 2 or state.spirits[0].plays == 2


def test_I12_1_every_land_with_invaders_is_ravaged() -> None:
    state = island({"A5": {"explorer": 2}, "A2": {"explorer": 2}, "A8": {"city": 1}}, HOME)
    ravage(state, "I-W")
    assert inside(state, "A5")["blight"] == inside(state, "A2")["blight"] == 1


def test_I13_1_surviving_dahan_deal_two_damage_each() -> None:
    state = island({"A5": {"city": 1, "dahan": 3}, "A8": {"city": 1}}, HOME)
    ravage(state, "I-W")
    assert inside(state, "A5") == {"dahan": 1, "dahan-1": 1, "blight": 1}


def test_I15_2_escalation_needs_an_adversary() -> None:
    state = island({"A8": {"town": 1}, **FAR}, HOME)
    explore(state, "II-J")
    assert inside(state, "A8") == {"town": 1, "explorer": 1}


def test_I16_6_fear_effects_end_with_the_round() -> None:
    state = island({"A5": {"dahan": 1}, **FAR}, HOME)
    fear_card(state, "avoid_the_dahan", 3)
    assert state.forbidden
    run(state, END_ROUND)
    assert state.forbidden == 0


def test_I17_1_removed_blight_goes_back() -> None:
    state = island({"A5": {"blight": 1}, **FAR}, HOME)
    left = state.blight_left
    use(state, "voracious_growth", "A5", "Remove")
    assert state.blight_left == left + 1


def test_I17_5_the_rest_joins_the_new_blight() -> None:
    state = island(FAR, HOME)
    state.blight_card, state.blight_left = 0, 1
    assert take_blight(state)
    assert take_blight(state)
    assert state.blight_left == 4


def test_I17_6_prevented_blight_is_not_added() -> None:
    state = island({"A5": {"city": 1, "blight": 1}, "A8": {"city": 1}}, HOME)
    use(state, "infinite_vitality", "A5")
    ravage(state, "I-W")
    assert inside(state, "A5")["blight"] == 1
    assert state.spirits[0].destroyed == 0


def test_I19_3_any_spirit_may_be_played_in_the_beginner_game() -> None:
    assert begin((OCEAN,), beginner=True).box.kinds[5].progression


def test_I24_3_presence_may_follow_into_the_ocean() -> None:
    state = island({"A3": {"dahan": 1}, **FAR}, [{"A3": 1, "A5": 1}, {"A0": 1, "A1": 1}], (THUNDER, OCEAN), ("A", "B"))
    use(state, "voice_of_thunder", "A3", "Push", "dahan", "A0", "Yes")
    assert state.spirits[0].presence[at(state, "A0")] == 1


def test_I25_2_the_ocean_stays_on_the_coast() -> None:
    state = island(FAR, {"A3": 1}, (OCEAN,), phase=1)
    run(state, parts_of_growth(0, 2, 0b010))
    choose(state, "From the energy track")
    assert places(state) == {"A2", "A3"}


def test_I25_7_an_ocean_goes_out_of_play_with_the_last_presence() -> None:
    state = island(FAR, {"A3": 1}, (OCEAN,))
    state.take_presence(0, at(state, "A3"))
    assert state.oceans == 0


def test_I26_4_what_counts_destroyed_pieces_finds_none_in_dreams() -> None:
    state = island({"A5": {"town-1": 1}, **FAR}, HOME, (BRINGER,))
    use(state, "mists_of_oblivion", "A5", "A4")
    assert fear(state) == 2


def test_I30_1_levels_include_lower_ones() -> None:
    state = begin(adversary="sweden", level=6)
    assert state.rules.town_damage == 3
    assert inside(state, "A4")["city"] == 1


def test_I34_1_a_scenario_may_go_with_an_adversary() -> None:
    state = begin(adversary="england", level=1, scenario="blitz")
    assert state.rules.difficulty == 3


def test_I34_2_blitz_blight() -> None:
    state = island(FAR, HOME, scenario="blitz")
    state.blight_card, state.blight_left = 0, 1
    take_blight(state)
    assert state.blight_left == 4


def starts(spirit: str) -> dict[str, int]:
    """Where a spirit begins on board C."""
    state = begin((spirit,), ("C",))
    return {state.island.plans[land].id: count for land, count in enumerate(state.spirits[0].presence) if count}


def test_I20_1_lightning_begins_in_the_highest_sands() -> None:
    assert starts(LIGHTNING) == {"C6": 2}


def test_I21_1_river_begins_in_the_highest_wetland() -> None:
    assert starts(RIVER) == {"C8": 1}


def test_I22_1_shadows_begin_in_the_highest_jungle_and_in_land_five() -> None:
    assert starts(SHADOWS) == {"C4": 2, "C5": 1}


def test_I23_1_earth_begins_in_the_highest_mountain_and_jungle() -> None:
    assert starts(EARTH) == {"C7": 2, "C4": 1}


def test_I24_1_thunderspeaker_begins_where_most_dahan_are() -> None:
    assert starts(THUNDER) == {"C3": 1, "C5": 1}


def test_I25_1_the_ocean_begins_in_its_ocean_and_on_a_coast() -> None:
    assert starts(OCEAN) == {"C0": 1, "C1": 1}


def test_I26_1_bringer_begins_in_the_highest_sands() -> None:
    assert starts(BRINGER) == {"C6": 2}


def test_I27_1_green_begins_in_the_highest_wetland_and_a_jungle_without_dahan() -> None:
    assert starts(GREEN) == {"C8": 1, "C4": 1}


def test_I11_2_the_blighted_island_acts_first() -> None:
    state = island(FAR, {"A5": 2, "A6": 1})
    state.blight_card, state.blighted = 0, True
    state.build_card = state.ravage_card = -1
    run(state, INVADER_PHASE_STEP)
    assert asks(state) == "ask-lose-presence"


def test_I19_4_decks_lack_the_cards_of_the_progressions() -> None:
    state = begin(beginner=True)
    assert card(state, "uncanny_melting") not in state.minor_deck
    assert len(state.minor_deck) + len(state.major_deck) == 36 + 22 - 7


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
    choose(state, "ritual", "A1", "A4", "A6")
    assert state.winners == [0]


def test_I35_2_the_thematic_map_can_be_played() -> None:
    state = begin((RIVER,), ("NE",), thematic_map=True)
    assert state.island.layout == "thematic_1"
    assert state.decisions


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
