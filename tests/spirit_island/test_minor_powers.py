"""I28 and powers/minor.py: what each minor power card does, in a small land."""

from __future__ import annotations

from tafelrunde.games.spirit_island.steps.rounds import END_ROUND
from tests.spirit_island.islands import (
    FAR,
    GREEN,
    LIGHTNING,
    RIVER,
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
    there,
    use,
)

# Board A: A4 sands, A5 wetland, A6 mountain, A7 sands, A8 jungle; A5 touches A1, A4, A6, A7, A8.
HOME = {"A5": 2}


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


def test_I28_3_the_elements_of_elemental_boon_are_different() -> None:
    state = island(FAR, {"A5": 2})
    use(state, "elemental_boon", "Sun")
    assert not any("Sun" in text for text in texts(state))
