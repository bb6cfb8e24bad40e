"""I20 to I27: the eight spirits, their own cards, innate powers and special rules."""

from __future__ import annotations

import pytest

from tafelrunde.games.spirit_island.box.elements import Element
from tafelrunde.games.spirit_island.steps.fear import ChooseFearCard, reveal_fear_card
from tafelrunde.games.spirit_island.steps.playing import PLAY_CARDS
from tafelrunde.games.spirit_island.steps.spirit_phase import DoGrowth
from tests.spirit_island.islands import (
    BRINGER,
    EARTH,
    FAR,
    FAST,
    GREEN,
    LIGHTNING,
    OCEAN,
    RIVER,
    SHADOWS,
    SLOW,
    THUNDER,
    asks,
    at,
    begin,
    card,
    choose,
    defend,
    fear,
    inside,
    island,
    places,
    play,
    ravage,
    run,
    texts,
    use,
)


@pytest.mark.parametrize(
    ("spirit", "expected"),
    [
        (LIGHTNING, {"A7": 2}),
        (RIVER, {"A5": 1}),
        (SHADOWS, {"A8": 2, "A5": 1}),
        (EARTH, {"A6": 2, "A8": 1}),
        (THUNDER, {"A3": 1, "A7": 1}),
        (OCEAN, {"A0": 1, "A1": 1}),
        (BRINGER, {"A7": 2}),
        (GREEN, {"A5": 1, "A8": 1}),
    ],
)
def test_I2_3_where_each_spirit_begins(spirit: str, expected: dict[str, int]) -> None:
    state = begin((spirit,))
    where = {state.island.plans[land].id: count for land, count in enumerate(state.spirits[0].presence) if count}
    assert where == expected
    kind = state.box.kinds[state.spirits[0].kind]
    assert state.spirits[0].on_island + len(kind.energy) - 1 + len(kind.plays) - 1 == 13
    assert len(state.spirits[0].hand) == 4


# ---------------------------------------------------------------------- Lightning


def test_I20_2_air_makes_slow_powers_fast() -> None:
    state = island({"A5": {"town": 1}, **FAR}, {"A5": 2}, (LIGHTNING,))
    play(state, "shatter_homesteads", "raging_storm", phase=FAST)
    assert len(texts(state)) == 3  # two air: both slow cards, and being done
    choose(state, "Shatter", "A5", "Raging", "A5")
    assert inside(state, "A5") == {}
    assert state.spirits[0].converted == 2
    play(state, "harbingers_of_the_lightning", phase=FAST)
    assert not texts(state)  # one air, but two powers used already


def test_I20_3_thundering_destruction_takes_a_city_in_place_of_the_town() -> None:
    state = island({"A5": {"town": 2, "city": 1}, **FAR}, {"A5": 2}, (LIGHTNING,))
    elements: dict[Element, int] = {"fire": 5, "air": 4, "water": 1}
    use(state, "thundering_destruction", "A5", "#3", "Destroy 1 city", elements=elements)
    assert inside(state, "A5") == {"town": 1}


def test_I20_4_harbingers_make_one_fear_in_all() -> None:
    state = island({"A5": {"dahan": 2}, "A4": {"town": 1}, "A6": {"town": 1}, **FAR}, {"A5": 2}, (LIGHTNING,))
    use(state, "harbingers_of_the_lightning", "A5", "dahan", "A4", "dahan", "A6")
    assert fear(state) == 1


def test_lightnings_boon_lets_another_spirit_be_fast() -> None:
    state = island(FAR, [{"A5": 2}, {"B5": 2}], (LIGHTNING, RIVER), ("A", "B"))
    use(state, "lightnings_boon", "seat:1")
    assert state.spirits[1].fast_powers == 2


# ---------------------------------------------------------------------- River


def test_I21_2_one_presence_makes_a_wetland_sacred() -> None:
    state = island(FAR, {"A5": 1, "A6": 1}, (RIVER,))
    assert state.spirits[0].sites == 1 << at(state, "A5")


def test_I21_3_massive_flooding_replaces_lower_thresholds() -> None:
    lands = {"A5": {"town": 1, "city": 1, "explorer": 1}, **FAR}
    state = island(lands, {"A5": 1}, (RIVER,))
    use(state, "massive_flooding", "A5", "#3", elements={"sun": 3, "water": 4, "earth": 1})
    assert inside(state, "A5") == {"city-2": 1}
    state = island(lands, {"A5": 1}, (RIVER,))
    use(state, "massive_flooding", "A5", "town", "A4", elements={"sun": 1, "water": 2})
    assert inside(state, "A4") == {"town": 1}


def test_I21_4_boon_of_vigor_counts_cards_of_another_spirit() -> None:
    state = island(FAR, [{"A5": 1}, {"B5": 2}], (RIVER, LIGHTNING), ("A", "B"))
    state.spirits[1].plays = 3
    use(state, "boon_of_vigor", "seat:1")
    assert state.spirits[1].energy == 3
    state = island(FAR, {"A5": 1}, (RIVER,))
    use(state, "boon_of_vigor")
    assert state.spirits[0].energy == 1


def test_rivers_bounty_rewards_two_dahan() -> None:
    state = island({"A5": {"dahan": 1}, "A4": {"dahan": 1}, **FAR}, {"A5": 1}, (RIVER,))
    use(state, "rivers_bounty", "A4")
    assert (inside(state, "A5"), state.spirits[0].energy) == ({"dahan": 3}, 1)


def test_flash_floods_hit_harder_on_the_coast() -> None:
    state = island({"A1": {"town": 1}, **FAR}, {"A1": 1}, (RIVER,))
    use(state, "flash_floods", "A1")
    assert inside(state, "A1") == {}


def test_wash_away_pushes() -> None:
    state = island({"A5": {"town": 2}, **FAR}, {"A5": 1}, (RIVER,))
    use(state, "wash_away", "A5", "town", "A4", "No more")
    assert inside(state, "A4") == {"town": 1}


# ---------------------------------------------------------------------- Shadows


def test_I22_2_energy_reaches_any_land_with_dahan() -> None:
    state = island({"A1": {"dahan": 1}, **FAR}, {"A7": 2}, (SHADOWS,), energy=1)
    use(state, "concealing_shadows", "for 1 energy")
    assert state.spirits[0].energy == 0
    assert fear(state) == 1


def test_I22_3_the_far_land_must_fit_the_target() -> None:
    state = island({"A1": {"dahan": 1}, **FAR}, {"A7": 2}, (SHADOWS,), energy=1)
    play(state, "rain_of_blood")
    assert not texts(state)


def test_I22_4_concealing_shadows_protect_dahan_only() -> None:
    state = island({"A5": {"town": 1, "dahan": 1}, "A8": {"city": 1}}, {"A5": 2}, (SHADOWS,))
    use(state, "concealing_shadows")
    ravage(state, "I-W")
    assert inside(state, "A5") == {"dahan": 1, "blight": 1}


def test_I22_5_mantle_of_dread_lets_the_target_push() -> None:
    state = island({"A5": {"explorer": 1, "town": 1}, **FAR}, {"A5": 2, "A7": 1}, (SHADOWS,))
    use(state, "mantle_of_dread", "A5", "explorer", "A4", "No more")
    assert inside(state, "A5") == {"town": 1}
    assert fear(state) == 2


def test_darkness_swallows_the_unwary() -> None:
    state = island({"A5": {"explorer": 3, "town": 1}, **FAR}, {"A5": 2}, (SHADOWS,))
    elements: dict[Element, int] = {"moon": 4, "fire": 3, "air": 2}
    use(state, "darkness_swallows_the_unwary", "A5", "#3", "explorer", "explorer", elements=elements)
    # Two explorers, a fear each; then a town and an explorer fall to three damage: a fear each, and one for the town.
    assert inside(state, "A5") == {}
    assert fear(state) == 5


def test_crops_wither_and_fade_and_favors_called_due() -> None:
    state = island({"A5": {"city-2": 1}, **FAR}, {"A5": 1}, (SHADOWS,))
    use(state, "crops_wither_and_fade", "Replace 1 city")
    assert inside(state, "A5") == {}  # the town takes over two damage and falls
    assert fear(state) == 3
    state = island({"A5": {"explorer": 1}, "A4": {"dahan": 2}, **FAR}, {"A5": 1}, (SHADOWS,))
    use(state, "favors_called_due", "A5", "A4", "A4")
    assert fear(state) == 3


# ---------------------------------------------------------------------- Earth


def test_I23_3_gift_of_strength_repeats_a_cheap_card() -> None:
    state = island({"A5": {"explorer": 2}, **FAR}, {"A5": 2}, (EARTH,))
    play(state, "steam_vents", elements={"sun": 1, "earth": 1, "plant": 2})
    choose(state, "Gift of Strength", "Use Steam Vents", "Repeat Steam Vents")
    assert inside(state, "A5") == {}
    assert state.spirits[0].energy == 0


def test_the_cards_of_the_earth() -> None:
    state = island({"A5": {"blight": 1}, **FAR}, {"A5": 2}, (EARTH,))
    use(state, "guard_the_healing_land", "A5")
    assert (inside(state, "A5"), defend(state, "A5")) == ({}, 7)
    state = island({"A5": {"dahan": 3, "city": 1, "town": 1}, **FAR}, {"A5": 2}, (EARTH,))
    use(state, "rituals_of_destruction")
    assert (inside(state, "A5"), fear(state)) == ({"dahan": 3}, 5)
    state = island({"A4": {"explorer": 1, "dahan": 1}, **FAR}, {"A5": 2}, (EARTH,))
    use(state, "draw_of_the_fruitful_earth", "A5", "A4", "A4")
    assert inside(state, "A5") == {"explorer": 1, "dahan": 1}
    state = island({"A5": {"town": 1}, "A8": {"city": 1}}, {"A5": 1, "A4": 1}, (EARTH,))
    use(state, "a_year_of_perfect_stillness", "A5")
    ravage(state, "I-W")
    assert inside(state, "A5") == {"town": 1}


# ---------------------------------------------------------------------- Thunderspeaker


def test_I24_2_presence_goes_along_with_dahan() -> None:
    state = island({"A5": {"dahan": 2}, **FAR}, {"A5": 2}, (THUNDER,))
    use(state, "voice_of_thunder", "A5", "Push", "dahan", "A4", "Yes", "No more")
    assert state.spirits[0].presence[at(state, "A4")] == 1


def test_I24_4_presence_falls_with_dahan_in_a_ravage() -> None:
    state = island({"A5": {"town": 1, "dahan": 1}, "A8": {"city": 1}}, {"A7": 2, "A2": 1}, (THUNDER,))
    ravage(state, "I-W")
    assert state.spirits[0].presence[at(state, "A7")] == 1
    assert state.spirits[0].presence[at(state, "A2")] == 1


def test_I24_5_with_four_air_the_innate_powers_are_fast() -> None:
    state = island({"A5": {"dahan": 2}, **FAR}, {"A5": 2}, (THUNDER,))
    play(state, "gather_the_warriors", elements={"animal": 1, "air": 4}, phase=FAST)
    assert any("Gather the Warriors" in text for text in texts(state))
    play(state, "gather_the_warriors", elements={"animal": 1, "air": 3}, phase=FAST)
    assert not texts(state)


def test_I24_6_lead_the_furious_assault_counts_all_dahan_again() -> None:
    state = island({"A5": {"dahan": 6, "town": 3, "city": 2}, **FAR}, {"A5": 2}, (THUNDER,))
    use(state, "lead_the_furious_assault", "#2", elements={"sun": 4, "fire": 3})
    assert inside(state, "A5") == {"dahan": 6}


def test_I24_7_words_of_warning_let_dahan_strike_at_once() -> None:
    state = island({"A5": {"dahan": 1, "city": 2}, "A8": {"city": 1}}, {"A4": 2, "A7": 1}, (THUNDER,))
    use(state, "words_of_warning")
    ravage(state, "I-W")
    choose(state, "*city", "A4")
    assert inside(state, "A5") == {"city": 1, "city-2": 1, "blight": 1}


def test_sudden_ambush_and_manifestation() -> None:
    state = island({"A5": {"dahan": 1, "explorer": 3}, "A4": {"dahan": 1}, **FAR}, {"A5": 2}, (THUNDER,))
    use(state, "sudden_ambush", "A5", "A4")
    assert inside(state, "A5") == {"dahan": 2, "explorer": 1}
    state = island({"A5": {"dahan": 2, "city": 1, "explorer": 1}, **FAR}, {"A5": 2}, (THUNDER,))
    use(state, "manifestation_of_power_and_glory")
    assert inside(state, "A5") == {"dahan": 2}


# ---------------------------------------------------------------------- Ocean


def test_I25_5_people_pushed_into_the_ocean_drown() -> None:
    state = island({"A3": {"town": 1, "dahan": 1}, **FAR}, [{"A0": 1, "A3": 1}], (OCEAN,))
    use(state, "gnawing_rootbiters", "A3", "town", "A0")
    assert inside(state, "A3") == {"dahan": 1}
    assert inside(state, "A0") == {}
    assert fear(state) == 1


def test_I25_6_drowned_health_becomes_energy() -> None:
    state = island({"A3": {"explorer": 1, "town": 1, "dahan": 1}, **FAR}, [{"A3": 1}], (OCEAN,))
    use(state, "swallow_the_land_dwellers")
    assert inside(state, "A3") == {}
    assert state.spirits[0].energy == 3


def test_I25_3_oceans_are_in_play_where_the_ocean_is_present() -> None:
    state = island(FAR, [{"A3": 1}], (OCEAN,))
    assert state.oceans == 1 << at(state, "A0")
    use(state, "grasping_tide", "A0")
    assert defend(state, "A0") == 4


def test_I25_4_fear_cards_do_not_see_the_ocean() -> None:
    state = island({"A3": {"explorer": 1}, **FAR}, [{"A0": 1, "A3": 1}], (OCEAN,))
    assert state.neighbours(at(state, "A3")) >> at(state, "A0") & 1 == 0


def test_I25_8_tidal_boon_saves_dahan() -> None:
    state = island({"A3": {"dahan": 1}, **FAR}, [{"A0": 1, "A3": 1}, {"A3": 1, "B5": 1}], (OCEAN, RIVER), ("A", "B"))
    use(state, "tidal_boon", "A3", "dahan", "A0", "B1")
    assert inside(state, "B1") == {"dahan": 1}
    assert state.spirits[1].energy == 2


def test_I25_9_growth_moves_presence_with_the_tide() -> None:
    state = island(FAR, [{"A3": 1, "A1": 1}], (OCEAN,), phase=1)
    run(state, DoGrowth(0, 0, 0b0100))
    choose(state, "A1")
    assert state.spirits[0].presence[at(state, "A0")] == 1
    run(state, DoGrowth(0, 2, 0b0100))
    assert places(state) == {"A1", "A2", "A3"}


def test_the_ocean_breaks_the_shore_and_ships() -> None:
    state = island({"A3": {"town": 1, "city": 1}, **FAR}, [{"A3": 1}], (OCEAN,))
    use(state, "ocean_breaks_the_shore", "#3", "Drown 1 city", elements={"water": 4, "earth": 3})
    assert inside(state, "A3") == {}
    assert state.spirits[0].energy == 5
    state = island(FAR, [{"A3": 1}], (OCEAN,))
    use(state, "pound_ships_to_splinters", "#3", elements={"moon": 3, "air": 2, "water": 4})
    assert fear(state) == 4
    state = island({"A3": {"explorer": 1}, "A2": {"explorer": 2, "city": 1}}, [{"A0": 1}], (OCEAN,))
    use(state, "call_of_the_deeps", "A2", "A2")
    assert (inside(state, "A2"), state.spirits[0].energy) == ({"city": 1}, 2)


# ---------------------------------------------------------------------- Bringer


def test_I26_3_dreams_make_fear_and_push() -> None:
    state = island({"A5": {"town": 1, "city-1": 1}, **FAR}, {"A5": 2}, (BRINGER,))
    use(state, "predatory_nightmares", "*city")
    assert inside(state, "A5") == {"town": 1, "city-1": 1}
    assert fear(state) == 5
    state = island({"A5": {"town": 1}, **FAR}, {"A5": 2}, (BRINGER,))
    use(state, "predatory_nightmares", "A4")
    assert inside(state, "A4") == {"town": 1}
    assert fear(state) == 2


def test_I26_5_dreamt_damage_is_gone_when_the_power_is_finished() -> None:
    state = island({"A5": {"city": 1}, **FAR}, {"A5": 2}, (BRINGER,))
    use(state, "predatory_nightmares")
    assert inside(state, "A5") == {"city": 1}
    assert fear(state) == 0


def test_I26_2_powers_of_dreams_spare_dahan() -> None:
    state = island({"A5": {"dahan": 2, "city": 1}, **FAR}, {"A5": 2}, (BRINGER,))
    use(state, "poisoned_land", "A5")
    assert inside(state, "A5") == {"dahan": 2, "city": 1, "blight": 1}
    assert fear(state) == 6


def test_I26_6_each_invader_dreams_once_in_a_power() -> None:
    state = island({"A5": {"city": 1, "explorer": 1}, **FAR}, {"A5": 2}, (BRINGER,))
    use(state, "pillar_of_living_flame", "A5", "A4", "Use it", elements={"fire": 3})
    assert fear(state) == 3 + 5 + 2


def test_I26_7_a_fear_card_is_turned_up() -> None:
    state = island(FAR, {"A5": 2}, (BRINGER,))
    use(state, "spirits_may_yet_dream", "Fear card 2", elements={"moon": 2, "air": 2})
    assert state.fear_known[0] == 1
    assert len(state.fear_bag) == 14


def test_I26_7_fear_cards_turned_up_in_the_middle_stay_in_their_places() -> None:
    state = island(FAR, {"A5": 2}, (BRINGER,))
    first, second, third = state.fear_bag[3], state.fear_bag[5], state.fear_bag[7]
    state.fear_known = [4, first, 1, second, 2, third]
    state.fear_bag = [card for card in state.fear_bag if card not in (first, second, third)]
    assert ChooseFearCard(0).legal(state, 0) == [0, 3, 5, 6, 7, 8]
    left = len(state.fear_bag)
    # Cards come in their order: an unknown one, then the two known ones, wherever these were noted.
    unknown = reveal_fear_card(state, 0)
    assert unknown not in (first, second, third)
    assert (reveal_fear_card(state, 1), state.fear_known) == (second, [4, first, 2, third])
    assert (reveal_fear_card(state, 2), state.fear_known) == (third, [4, first])
    reveal_fear_card(state, 3)
    assert (reveal_fear_card(state, 4), state.fear_known) == (first, [])
    assert len(state.fear_bag) == left - 2


def test_I26_8_midnights_dream_forgets_itself_for_energy() -> None:
    state = island({"A5": {"dahan": 3}, **FAR}, {"A5": 2}, (BRINGER,))
    use(state, "call_on_midnights_dream", "If there are dahan")
    state.apply(0, 0)
    choose(state, "Forget Call on Midnight")
    assert state.spirits[0].energy == 3
    assert card(state, "call_on_midnights_dream") in state.spirits[0].forgotten


def test_I26_9_dread_apparitions_defend_by_fear() -> None:
    state = island({"A5": {"town": 1}, **FAR}, {"A5": 2}, (BRINGER,))
    play(state, "dread_apparitions")
    choose(state, "Dread")
    assert defend(state, "A5") == 1
    choose(state, "Night Terrors")
    assert defend(state, "A5") == 2


# ---------------------------------------------------------------------- Green


def test_I27_2_growth_adds_a_presence_besides_and_more_card_plays() -> None:
    state = begin((GREEN,))
    choose(state, "1 more card")
    assert state.spirits[0].extra_plays == 1
    assert len([text for text in texts(state) if "presence" in text.lower()]) == 2


def test_I27_4_destroyed_presence_grows_again() -> None:
    state = island(FAR, {"A5": 1, "A8": 1}, (GREEN,), phase=1)
    state.spirits[0].destroyed = 2
    run(state, DoGrowth(0, 1, 0b0001))
    choose(state, "A destroyed presence", "A5")
    assert (state.spirits[0].destroyed, state.spirits[0].energy_track) == (1, 0)
    state.blighted = True
    run(state, DoGrowth(0, 1, 0b0001))
    assert "A destroyed presence" not in texts(state)


def test_I27_5_creepers_repeat_in_other_lands() -> None:
    state = island({"A5": {"town": 1}, "A4": {"town": 1}, **FAR}, {"A5": 1, "A4": 1}, (GREEN,))
    use(state, "creepers_tear_into_mortar", "A5", "#3", "A4", "A5", elements={"moon": 3, "plant": 4})
    assert (inside(state, "A5"), inside(state, "A4")) == ({}, {"town-1": 1})


def test_the_cards_of_rampant_green() -> None:
    state = island({"A5": {"town": 1, "city": 1}, **FAR}, {"A5": 2}, (GREEN,))
    use(state, "stem_the_flow_of_fresh_water", "A5", "*city")
    assert inside(state, "A5") == {"town": 1, "city-1": 1}
    state = island({"A4": {"town": 1, "city": 1}, **FAR}, {"A4": 2}, (GREEN,))
    use(state, "stem_the_flow_of_fresh_water", "A4")
    assert inside(state, "A4") == {"town-1": 1, "city-1": 1}
    state = island({"A5": {"explorer": 1}, **FAR}, {"A5": 1}, (GREEN,))
    use(state, "overgrow_in_a_night", "A5", "Add 1 of your presence", "From the energy track")
    assert state.spirits[0].presence[at(state, "A5")] == 2
    state = island({"A5": {"dahan": 4}, **FAR}, {"A5": 1}, (GREEN,))
    use(state, "fields_choked_with_growth", "A5", "Push 3", "A4", "A4", "A4")
    assert inside(state, "A4") == {"dahan": 3}
    state = island({"A5": {"blight": 1}, **FAR}, {"A5": 2}, (GREEN,))
    use(state, "all_enveloping_green", "A5", "#3", elements={"water": 3, "earth": 1, "plant": 5})
    assert (defend(state, "A5"), inside(state, "A5")) == (4, {})
    state = island(FAR, [{"A5": 1}, {"B5": 2}], (GREEN, LIGHTNING), ("A", "B"))
    use(state, "gift_of_proliferation", "From the energy track", "B4")
    assert state.spirits[1].presence[at(state, "B4")] == 1


# ---------------------------------------------------------------------- the spirit phase


def test_I5_1_growth_energy_and_cards_in_this_order() -> None:
    state = begin((LIGHTNING,))
    choose(state, "Gain 3 energy", "From the energy track", "A7")
    assert state.spirits[0].energy == 4  # three from growth, one from the track
    choose(state, "Raging Storm")
    assert state.spirits[0].energy == 1
    assert state.spirits[0].elements


def test_I7_2_no_more_cards_than_card_plays_and_I7_3_than_energy() -> None:
    state = island(FAR, {"A7": 2}, (LIGHTNING,), energy=2, phase=1)
    run(state, PLAY_CARDS[0])
    assert not any("Raging" in text for text in texts(state))
    choose(state, "Harbingers", "Boon")
    assert not texts(state)


def test_I4_2_all_grow_at_the_same_time() -> None:
    state = begin((LIGHTNING, RIVER), ("A", "B"))
    assert [decision.seat for decision in state.decisions] == [0, 1]


def test_I4_3_one_power_is_finished_before_the_next() -> None:
    state = island({"A5": {"explorer": 1}, **FAR}, [{"A5": 2}, {"B5": 2}], (RIVER, LIGHTNING), ("A", "B"))
    for seat in (0, 1):
        state.spirits[seat].played = [card(state, "steam_vents" if seat == 0 else "visions_of_fiery_doom")]
    play(state, "delusions_of_danger")
    state.spirits[1].played = [card(state, "visions_of_fiery_doom")]
    play(state, "delusions_of_danger")
    assert [decision.seat for decision in state.decisions] == [0, 1]
    choose(state, "Delusions")
    assert [decision.seat for decision in state.decisions] == [0]
    assert asks(state) == "ask-target"


def test_slow_cards_wait_for_the_slow_phase() -> None:
    state = island({"A5": {"town": 1}, **FAR}, {"A5": 2}, (RIVER,))
    play(state, "wash_away", phase=SLOW)
    assert any("Wash Away" in text for text in texts(state))


def test_I24_3_presence_may_follow_into_the_ocean() -> None:
    state = island({"A3": {"dahan": 1}, **FAR}, [{"A3": 1, "A5": 1}, {"A0": 1, "A1": 1}], (THUNDER, OCEAN), ("A", "B"))
    use(state, "voice_of_thunder", "A3", "Push", "dahan", "A0", "Yes")
    assert state.spirits[0].presence[at(state, "A0")] == 1


def test_I25_2_the_ocean_stays_on_the_coast() -> None:
    state = island(FAR, {"A3": 1}, (OCEAN,), phase=1)
    run(state, DoGrowth(0, 2, 0b010))
    choose(state, "From the energy track")
    assert places(state) == {"A2", "A3"}


def test_I25_7_an_ocean_goes_out_of_play_with_the_last_presence() -> None:
    state = island(FAR, {"A3": 1}, (OCEAN,))
    state.take_presence(0, at(state, "A3"))
    assert state.oceans == 0


def test_I26_4_what_counts_destroyed_pieces_finds_none_in_dreams() -> None:
    state = island({"A5": {"town-1": 1}, **FAR}, {"A5": 2}, (BRINGER,))
    use(state, "mists_of_oblivion", "A5", "A4")
    assert fear(state) == 2
