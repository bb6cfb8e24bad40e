"""I28 and powers/: what each minor and major power card does, in a small land."""

from __future__ import annotations

import pytest
from islands import (
    EARTH,
    FAST,
    GREEN,
    LIGHTNING,
    RIVER,
    SLOW,
    at,
    card,
    choose,
    defend,
    fear,
    inside,
    island,
    places,
    play,
    run,
    texts,
    use,
)

from tafelrunde.games.spirit_island.figures import NO_ACTIONS
from tafelrunde.games.spirit_island.steps.ravage import RAVAGE
from tafelrunde.games.spirit_island.steps.rounds import END_ROUND

# Board A: A4 sands, A5 wetland, A6 mountain, A7 sands, A8 jungle; A5 touches A1, A4, A6, A7, A8.
HOME = {"A5": 2}
FAR = {"A2": {"city": 1}}


def there(**content: int) -> dict[str, dict[str, int]]:
    """Figures in A5, and a city far away so that nothing is over."""
    return {"A5": content, **FAR}


# ---------------------------------------------------------------------- minor powers


def test_call_of_the_dahan_ways_replaces_an_explorer_or_with_moon_a_town() -> None:
    state = island(there(explorer=1, town=1, dahan=1), HOME)
    use(state, "call_of_the_dahan_ways")
    assert inside(state, "A5") == {"town": 1, "dahan": 2}
    state = island(there(explorer=1, town=1, dahan=1), HOME)
    use(state, "call_of_the_dahan_ways", "Use it", elements={"moon": 1})
    assert inside(state, "A5") == {"explorer": 1, "dahan": 2}


def test_call_to_bloodshed_damages_per_dahan_or_gathers() -> None:
    state = island(there(town=1, city=1, dahan=2), HOME)
    use(state, "call_to_bloodshed", "1 damage", "city", "city (1 damage)")
    assert inside(state, "A5") == {"town": 1, "city-2": 1, "dahan": 2}
    state = island({**there(dahan=1), "A4": {"dahan": 2}}, HOME)
    use(state, "call_to_bloodshed", "land:A5", "Gather", "A4", "No more")
    assert inside(state, "A5") == {"dahan": 2}


def test_I28_1_call_to_isolation_pushes_as_many_as_there_are_dahan() -> None:
    state = island(there(explorer=3, dahan=2), HOME)
    use(state, "call_to_isolation", "Push 1 explorer", "A4", "A6")
    assert inside(state, "A5") == {"explorer": 1, "dahan": 2}
    assert inside(state, "A4") == inside(state, "A6") == {"explorer": 1}


def test_call_to_migrate_gathers_and_pushes_dahan() -> None:
    state = island({**there(dahan=1), "A4": {"dahan": 2}}, HOME)
    use(state, "call_to_migrate", "land:A5", "A4", "A4", "dahan", "A6", "dahan", "A6", "dahan", "A6")
    assert inside(state, "A6") == {"dahan": 3}


def test_call_to_tend_removes_blight_or_pushes_dahan() -> None:
    state = island(there(dahan=1, blight=1), HOME)
    left = state.blight_left
    use(state, "call_to_tend", "Remove 1 blight")
    assert inside(state, "A5") == {"dahan": 1}
    assert state.blight_left == left + 1


def test_dark_and_tangled_woods_defends_mountain_and_jungle() -> None:
    state = island(FAR, HOME)
    use(state, "dark_and_tangled_woods", "A6")
    assert (fear(state), defend(state, "A6")) == (2, 3)
    state = island(FAR, HOME)
    use(state, "dark_and_tangled_woods", "A4")
    assert (fear(state), defend(state, "A4")) == (2, 0)


def test_delusions_of_danger_pushes_or_frightens() -> None:
    state = island(there(explorer=1), HOME)
    use(state, "delusions_of_danger", "A5", "Push", "A4")
    assert inside(state, "A4") == {"explorer": 1}
    state = island(there(explorer=1), HOME)
    use(state, "delusions_of_danger", "A5", "2 fear")
    assert fear(state) == 2


def test_devouring_ants_eat_dahan_too_and_more_in_jungle_and_sands() -> None:
    state = island({"A4": {"town": 1, "dahan": 1}, **FAR}, {"A4": 2})
    use(state, "devouring_ants", "A4")
    assert inside(state, "A4") == {}
    assert fear(state) == 2
    state = island(there(town=1, dahan=1), HOME)
    use(state, "devouring_ants", "A5")
    assert inside(state, "A5") == {"town-1": 1}


def test_drift_down_into_slumber_defends_by_terrain() -> None:
    state = island(FAR, HOME)
    use(state, "drift_down_into_slumber", "A4")
    assert defend(state, "A4") == 4
    state = island(FAR, HOME)
    use(state, "drift_down_into_slumber", "A6")
    assert defend(state, "A6") == 1


def test_I28_2_drought_destroys_towns_first_and_always_blights() -> None:
    state = island(there(town=4, city=1), HOME)
    use(state, "drought", "A5")
    assert inside(state, "A5") == {"town-1": 1, "city-1": 1, "blight": 1}
    assert fear(state) == 3
    state = island(there(city=1), HOME)
    use(state, "drought", "A5", "Use it", elements={"sun": 2})
    assert inside(state, "A5") == {"blight": 1}


def test_I28_3_elemental_boon_gives_elements_and_the_user_the_same_from_another_spirit() -> None:
    state = island(FAR, [HOME, {"B5": 2}], spirits=(RIVER, LIGHTNING), boards=("A", "B"))
    use(state, "elemental_boon", "seat:1", "Sun", "Fire", "Plant")
    assert state.spirits[0].gained == state.spirits[1].gained != 0
    state = island(FAR, HOME)
    use(state, "elemental_boon", "Moon", "Air", "Animal")
    assert state.spirits[0].elements.bit_count() == 3


def test_I28_4_encompassing_ward_follows_presence() -> None:
    state = island(FAR, HOME)
    use(state, "encompassing_ward")
    assert (defend(state, "A5"), defend(state, "A6")) == (2, 0)
    state.take_presence(0, at(state, "A5"))
    state.add_presence(0, at(state, "A6"))
    assert (defend(state, "A5"), defend(state, "A6")) == (2, 2)


def test_enticing_splendor_gathers_invaders_or_dahan() -> None:
    state = island({"A4": {"town": 1, "dahan": 1}, **FAR}, HOME)
    use(state, "enticing_splendor", "Gather 1 explorer")
    assert inside(state, "A5") == {"town": 1}


def test_entrancing_apparitions_gathers_only_into_land_without_invaders() -> None:
    state = island({"A4": {"explorer": 2}, **FAR}, HOME)
    use(state, "entrancing_apparitions", "A5", "A4", "A4")
    assert (inside(state, "A5"), defend(state, "A5")) == ({"explorer": 2}, 2)


def test_I28_5_gift_of_constancy_brings_a_played_card_back_at_the_end() -> None:
    state = island(FAR, HOME)
    use(state, "gift_of_constancy")
    assert state.spirits[0].energy == 2
    run(state, END_ROUND)
    choose(state, "Gift of Constancy")
    assert card(state, "gift_of_constancy") in state.spirits[0].hand


def test_I28_6_gift_of_living_energy_looks_at_the_users_sacred_sites() -> None:
    state = island(FAR, [{"A5": 2, "A6": 2}, {"B5": 1}], spirits=(RIVER, LIGHTNING), boards=("A", "B"))
    use(state, "gift_of_living_energy", "seat:1")
    assert state.spirits[1].energy == 3


def test_gift_of_power_brings_a_minor_power() -> None:
    state = island(FAR, HOME)
    hand = len(state.spirits[0].hand)
    use(state, "gift_of_power")
    assert len(texts(state)) == 4
    state.apply(0, 0)
    assert len(state.spirits[0].hand) == hand + 1
    assert len(state.minor_discard) == 3


def test_gnawing_rootbiters_push_towns() -> None:
    state = island(there(town=2), HOME)
    use(state, "gnawing_rootbiters", "A5", "town", "A4", "town", "A4")
    assert inside(state, "A4") == {"town": 2}


def test_I28_7_land_of_haunts_and_embers_looks_for_blight_first() -> None:
    state = island(there(explorer=1), {"A6": 1})
    use(state, "land_of_haunts_and_embers", "A5", "No more")
    assert (fear(state), inside(state, "A5")) == (2, {"explorer": 1, "blight": 1})
    state = island(there(explorer=1, blight=1), {"A6": 1})
    use(state, "land_of_haunts_and_embers", "A5", "No more", "No more", "A4")
    assert fear(state) == 4


def test_lure_of_the_unknown_gathers_an_invader() -> None:
    state = island({"A4": {"explorer": 1}, **FAR}, HOME)
    use(state, "lure_of_the_unknown", "A5")
    assert inside(state, "A5") == {"explorer": 1}


def test_natures_resilience_defends_or_with_water_removes_blight() -> None:
    state = island(there(blight=1), HOME)
    use(state, "natures_resilience", "A5")
    assert defend(state, "A5") == 6
    state = island(there(blight=1), HOME)
    use(state, "natures_resilience", "A5", "Use it", elements={"water": 2})
    assert (defend(state, "A5"), inside(state, "A5")) == (0, {})


def test_pull_beneath_the_hungry_earth_acts_at_presence_and_in_soft_ground() -> None:
    state = island(there(town=1), HOME)
    use(state, "pull_beneath_the_hungry_earth", "A5")
    assert (inside(state, "A5"), fear(state)) == ({}, 2)
    state = island({"A6": {"town": 1}, **FAR}, HOME)
    use(state, "pull_beneath_the_hungry_earth", "A6")
    assert inside(state, "A6") == {"town": 1}


def test_purifying_flame_burns_by_blight_or_heals_mountain_and_sands() -> None:
    state = island(there(town=1, blight=2), HOME)
    use(state, "purifying_flame", "A5")
    assert inside(state, "A5") == {"blight": 2}
    state = island({"A4": {"blight": 1}, **FAR}, {"A4": 2})
    use(state, "purifying_flame", "A4", "Remove")
    assert inside(state, "A4") == {}


def test_quicken_the_earths_struggles_damages_buildings_or_defends() -> None:
    state = island(there(explorer=1, town=1, city=1), HOME)
    use(state, "quicken_the_earths_struggles", "1 damage")
    assert inside(state, "A5") == {"explorer": 1, "town-1": 1, "city-1": 1}
    state = island(there(), HOME)
    use(state, "quicken_the_earths_struggles", "Defend 10")
    assert defend(state, "A5") == 10


def test_rain_of_blood_frightens_more_where_more_buildings_are() -> None:
    state = island(there(town=2), HOME)
    use(state, "rain_of_blood")
    assert fear(state) == 3
    state = island(there(explorer=1), HOME)
    use(state, "rain_of_blood")
    assert fear(state) == 2


def test_I28_8_reaching_grasp_adds_to_the_range_of_later_powers() -> None:
    state = island(there(), HOME)
    play(state, "reaching_grasp", "sap_the_strength_of_multitudes", elements={"air": 1})
    choose(state, "Reaching Grasp", "Sap the Strength")
    assert len(texts(state)) == 8


def test_I28_8_a_range_inside_an_effect_stays() -> None:
    state = island(there(), {"A7": 1}, (GREEN,))
    state.spirits[0].range_bonus = 2
    use(state, "gift_of_proliferation", "From the energy track")
    assert places(state) == {"A5", "A7", "A8"}


def test_rouse_the_trees_and_stones_damages_and_pushes() -> None:
    state = island(there(explorer=1, city=1), HOME)
    use(state, "rouse_the_trees_and_stones", "A5", "city", "city (1 damage)", "A4")
    assert inside(state, "A5") == {"city-2": 1}
    assert inside(state, "A4") == {"explorer": 1}


def test_sap_the_strength_of_multitudes_defends_farther_with_air() -> None:
    state = island(there(), HOME)
    use(state, "sap_the_strength_of_multitudes")
    assert defend(state, "A5") == 5
    state = island(there(), HOME)
    use(state, "sap_the_strength_of_multitudes", "A4", elements={"air": 1})
    assert defend(state, "A4") == 5


def test_I28_9_savage_mawbeasts_bite_anywhere_with_three_animals() -> None:
    state = island(there(explorer=2), HOME)
    use(state, "savage_mawbeasts", "A5", "Use it", elements={"animal": 2})
    assert (inside(state, "A5"), fear(state)) == ({}, 1)
    state = island({"A6": {"explorer": 1}, **FAR}, HOME)
    use(state, "savage_mawbeasts", "A6", "Use it", elements={"animal": 2})
    assert (inside(state, "A6"), fear(state)) == ({}, 0)


def test_shadows_of_the_burning_forest_push_one_of_each() -> None:
    state = island({"A6": {"explorer": 2, "town": 1}, **FAR}, {"A6": 1})
    use(state, "shadows_of_the_burning_forest", "A5", "A8")
    assert inside(state, "A6") == {"explorer": 1}
    assert (inside(state, "A5"), inside(state, "A8")) == ({"explorer": 1}, {"town": 1})


def test_song_of_sanctity_pushes_all_explorers_or_removes_blight() -> None:
    state = island({"A6": {"explorer": 2, "blight": 1}, **FAR}, HOME)
    use(state, "song_of_sanctity", "A6", "A5", "A8")
    assert inside(state, "A6") == {"blight": 1}
    state = island({"A6": {"blight": 1}, **FAR}, HOME)
    use(state, "song_of_sanctity", "A6")
    assert inside(state, "A6") == {}


def test_steam_vents_destroy_an_explorer_or_with_earth_a_town() -> None:
    state = island(there(explorer=1, town=1), HOME)
    use(state, "steam_vents")
    assert inside(state, "A5") == {"town": 1}
    state = island(there(explorer=1, town=1), HOME)
    use(state, "steam_vents", "Use it", elements={"earth": 2})
    assert inside(state, "A5") == {"explorer": 1}


def test_uncanny_melting_frightens_invaders_and_heals_soft_ground() -> None:
    state = island(there(explorer=1, blight=1), HOME)
    use(state, "uncanny_melting", "A5")
    assert (fear(state), inside(state, "A5")) == (1, {"explorer": 1})


def test_I28_10_veil_the_nights_hunt_hits_different_invaders() -> None:
    state = island(there(town=3, dahan=2), HOME)
    use(state, "veil_the_nights_hunt", "1 damage")
    assert inside(state, "A5") == {"town": 1, "town-1": 2, "dahan": 2}


def test_visions_of_fiery_doom_frighten_and_push() -> None:
    state = island(there(town=1), HOME)
    use(state, "visions_of_fiery_doom", "A4", "Use it", elements={"fire": 1})
    assert (fear(state), inside(state, "A4")) == (2, {"town": 1})


def test_voracious_growth_damages_or_heals() -> None:
    state = island(there(town=1, blight=1), HOME)
    use(state, "voracious_growth", "A5", "2 damage")
    assert inside(state, "A5") == {"blight": 1}


# ---------------------------------------------------------------------- major powers


def test_accelerated_rot_rots_and_with_the_threshold_more_and_heals() -> None:
    state = island(there(city=3, blight=1), HOME)
    use(state, "accelerated_rot", "A5", "*city", "Use it", elements={"sun": 2, "water": 1, "plant": 2})
    assert inside(state, "A5") == {}
    assert fear(state) == 8


def test_I28_11_blazing_renewal_needs_destroyed_presence() -> None:
    state = island(there(town=1, city=1), HOME)
    use(state, "blazing_renewal")
    assert inside(state, "A5") == {"town": 1, "city": 1}
    state = island(there(town=1, city=1), HOME)
    state.spirits[0].destroyed = 3
    use(state, "blazing_renewal", "A5")
    assert inside(state, "A5") == {"city-2": 1}
    assert (state.spirits[0].destroyed, state.spirits[0].presence[at(state, "A5")]) == (1, 4)


def test_cleansing_floods_start_from_wetlands() -> None:
    state = island(there(city=1, town=1, blight=1), HOME)
    use(state, "cleansing_floods", "A5", "city", "city (1 damage)", "city (2 damage)")
    assert inside(state, "A5") == {"town-1": 1}
    state = island(there(), {"A4": 2})
    play(state, "cleansing_floods")
    assert not texts(state)


def test_I28_12_dissolve_the_bonds_of_kinship_spreads_explorers() -> None:
    state = island(there(city=1, town=1, dahan=1), HOME)
    use(state, "dissolve_the_bonds_of_kinship", "A5", "A1", "A4", "A6", "A7")
    assert not texts(state)
    assert [inside(state, name) for name in ("A1", "A4", "A6", "A7")] == [{"explorer": 1}] * 4


def test_I28_13_dissolve_the_bonds_of_kinship_lets_invaders_fight() -> None:
    state = island(there(city=2, town=2, explorer=2), HOME)
    use(state, "dissolve_the_bonds_of_kinship", "A5", "Use it", elements={"fire": 1, "water": 1, "animal": 2})
    # 5 explorers (2 + 2 from a city + 1 from a town) against one city and one town: both sides fall.
    assert inside(state, "A5") == {}


def test_I28_14_entwined_power_shares_presence_and_cards() -> None:
    state = island(FAR, [HOME, {"B5": 2}], spirits=(RIVER, LIGHTNING), boards=("A", "B"))
    use(state, "entwined_power", "The minor powers")
    state.apply(1, 0)
    assert len(texts(state)) == 3
    state.apply(0, 0)
    assert state.spirits[0].shares_with == 2
    assert state.spirits[1].shares_with == 1


def test_I28_15_indomitable_claim_adds_presence_and_defends() -> None:
    state = island(there(explorer=1), HOME)
    use(state, "indomitable_claim", "A5", "From the energy track", "Use it", elements={"sun": 1, "earth": 2})
    assert (defend(state, "A5"), fear(state)) == (20, 3)
    assert state.flags[at(state, "A5")] & NO_ACTIONS == NO_ACTIONS
    assert state.spirits[0].presence[at(state, "A5")] == 3


def test_I28_16_infinite_vitality_holds_for_dahan_in_the_land() -> None:
    state = island(there(town=2, dahan=1), HOME)
    use(state, "infinite_vitality", "A5")
    state.ravage_card = next(n for n, c in enumerate(state.box.invader_cards) if c.id == "I-W")
    run(state, RAVAGE)
    choose(state, "*town")
    assert inside(state, "A5") == {"town": 1, "dahan-4": 1}
    assert "blight" not in inside(state, "A5")


def test_I28_17_mists_of_oblivion_count_what_the_whole_power_destroys() -> None:
    state = island(there(**{"town-1": 2, "city": 1}), HOME)
    use(state, "mists_of_oblivion", "A5", "Use it", elements={"moon": 1, "air": 2, "water": 1})
    assert inside(state, "A5") == {}
    # Destroyed: 2 towns and a city, 4 fear; and one more for each of the three.
    assert fear(state) == 7


def test_paralyzing_fright_stops_everything() -> None:
    state = island(there(town=1), HOME)
    use(state, "paralyzing_fright", "A5", "Use it", elements={"air": 1, "earth": 2})
    assert fear(state) == 8
    assert state.flags[at(state, "A5")] & NO_ACTIONS == NO_ACTIONS


def test_pillar_of_living_flame_scorches_jungle_and_wetland() -> None:
    state = island(there(town=2, city=1), HOME)
    use(state, "pillar_of_living_flame", "A5", "*town")
    assert inside(state, "A5") == {"city-1": 1, "blight": 1}
    assert fear(state) == 5


def test_I28_18_poisoned_land_counts_its_own_blight() -> None:
    state = island(there(city=4, dahan=2), HOME)
    use(
        state,
        "poisoned_land",
        "A5",
        "*city",
        "Use it",
        "*city",
        elements={"earth": 2, "plant": 1, "animal": 1},
    )
    assert inside(state, "A5").get("dahan", 0) == 0
    assert inside(state, "A5")["blight"] == 1


def test_I28_19_powerstorm_repeats_different_cards_for_their_cost() -> None:
    state = island(there(explorer=3), HOME, energy=5)
    play(state, "powerstorm", "steam_vents")
    choose(state, "Steam Vents", "Powerstorm", "Repeat Steam Vents")
    assert inside(state, "A5") == {"explorer": 1}
    assert state.spirits[0].energy == 5 + 3 - 1
    assert not texts(state)


def test_talons_of_lightning_reach_farther_and_strike_around() -> None:
    state = island({"A6": {"city": 2}, "A8": {"town": 1}, **FAR}, HOME)
    use(state, "talons_of_lightning", "A6", "*city", "Use it", elements={"fire": 2, "air": 2})
    assert inside(state, "A8") == {}
    state = island(FAR, {"A7": 1})
    use(state, "talons_of_lightning", "A2", elements={"fire": 2, "air": 2})
    assert inside(state, "A2") == {}


def test_terrifying_nightmares_push_and_frighten() -> None:
    state = island(there(explorer=1, town=1), HOME)
    use(state, "terrifying_nightmares", "A5", "explorer", "A4", "No more", "Use it", elements={"moon": 3})
    assert (fear(state), inside(state, "A5")) == (6, {"town": 1})


def test_I28_20_the_jungle_hungers_spares_dahan_with_the_threshold() -> None:
    state = island({"A8": {"explorer": 2, "town": 1, "city": 1, "dahan": 2}, **FAR}, {"A8": 1})
    use(state, "the_jungle_hungers", "A8")
    assert inside(state, "A8") == {"city": 1}
    state = island({"A8": {"explorer": 2, "town": 1, "city": 1, "dahan": 2}, **FAR}, {"A8": 1})
    use(state, "the_jungle_hungers", "A8", "Use it", elements={"moon": 1, "plant": 2})
    assert inside(state, "A8") == {"dahan": 2}


def test_I28_21_the_land_thrashes_and_its_repeat_takes_a_land_around() -> None:
    state = island({"A5": {"city": 1, "blight": 1}, "A4": {"blight": 1, "town": 1}, **FAR}, HOME)
    use(state, "the_land_thrashes_in_furious_pain", "A5", "Use it", "A4", elements={"moon": 2, "earth": 2})
    assert inside(state, "A5") == {"blight": 1}
    assert inside(state, "A4") == {"blight": 1}


def test_I28_22_the_trees_and_stones_speak_of_war_carry_defence_along() -> None:
    state = island(there(dahan=3), HOME)
    elements = {"sun": 1, "earth": 1, "plant": 1}
    use(state, "the_trees_and_stones_speak_of_war", "Use it", "dahan", "A4", "No more", elements=elements)
    assert (defend(state, "A5"), defend(state, "A4")) == (4, 2)


def test_tsunami_sweeps_the_whole_coast_of_a_board_with_the_threshold() -> None:
    state = island({"A1": {"town": 4, "dahan": 3}, "A2": {"city": 2}, "A3": {"dahan": 2}}, {"A1": 2})
    use(state, "tsunami", "A1", "Use it", "*city", elements={"water": 2, "earth": 1})
    assert inside(state, "A1") == {"dahan": 1}
    assert inside(state, "A3") == {"dahan": 1}
    assert inside(state, "A2") == {"city-1": 1}


def test_I28_23_vengeance_of_the_dead_strikes_after_the_effect_and_never_for_itself() -> None:
    state = island(there(explorer=1, town=2), HOME)
    play(state, "vengeance_of_the_dead", "steam_vents", elements={"earth": 2})
    choose(state, "Vengeance", "A5", "Steam Vents", "Use it")
    # One town fell to the vents: one damage for it. What it hits may fall without a further one.
    choose(state, "town")
    assert inside(state, "A5") == {"explorer": 1, "town-1": 1}
    assert not state.fallen


def test_I28_24_vigor_of_the_breaking_dawn_counts_all_dahan_where_some_arrived() -> None:
    state = island({**there(town=2, dahan=2), "A4": {"dahan": 1, "city": 2}}, HOME)
    use(
        state,
        "vigor_of_the_breaking_dawn",
        "A5",
        "Use it",
        "dahan",
        "A4",
        "No more",
        "*city",
        elements={"sun": 2, "animal": 1},
    )
    assert inside(state, "A5") == {"dahan": 1}
    assert inside(state, "A4")["dahan"] == 2


def test_winds_of_rust_and_atrophy_downgrade_and_repeat() -> None:
    state = island(there(city=1), HOME)
    elements = {"air": 2, "water": 2, "animal": 1}
    use(state, "winds_of_rust_and_atrophy", "A5", "Use it", "A5", elements=elements)
    assert (inside(state, "A5"), defend(state, "A5"), fear(state)) == ({"explorer": 1}, 12, 2)


def test_I28_25_wrap_in_wings_of_sunlight_moves_dahan_together() -> None:
    state = island(there(dahan=3), HOME)
    use(state, "wrap_in_wings_of_sunlight", "A1", "dahan", "No more")
    assert (inside(state, "A1"), defend(state, "A1")) == ({"dahan": 2}, 5)
    state = island(there(dahan=1), HOME)
    use(state, "wrap_in_wings_of_sunlight", "None")
    assert defend(state, "A5") == 0


def test_every_power_has_a_text_in_both_languages() -> None:
    from tafelrunde.games.spirit_island.cards import cards

    state = island(spirits=(EARTH,))
    for thing in cards(state.box):
        for lang in ("de", "en"):
            assert thing.text.text(lang)
            assert thing.name.text(lang)


@pytest.mark.parametrize("phase", [FAST, SLOW])
def test_I8_2_powers_are_used_in_their_own_phase(phase: int) -> None:
    state = island(there(explorer=1), HOME)
    play(state, "steam_vents", "gnawing_rootbiters", phase=phase)
    assert any("Steam Vents" in text for text in texts(state)) == (phase == FAST)
    assert any("Rootbiters" in text for text in texts(state)) == (phase == SLOW)
