"""I1 to I3, I19 and where spirits begin: setup, the island, and what everybody may know."""

from __future__ import annotations

from tafelrunde.games.spirit_island.steps.build import BUILD
from tests.spirit_island.islands import (
    BRINGER,
    EARTH,
    FAR,
    GREEN,
    LIGHTNING,
    OCEAN,
    RIVER,
    SHADOWS,
    THUNDER,
    at,
    begin,
    card,
    fear_card,
    inside,
    island,
    run,
    settle,
    use,
)

HOME = {"A5": 2}


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


def test_I19_5_alone_another_spirit_is_oneself() -> None:
    state = island(FAR, {"A3": 1}, (OCEAN,))
    use(state, "tidal_boon")
    assert state.spirits[0].energy == 2


def test_I19_3_any_spirit_may_be_played_in_the_beginner_game() -> None:
    assert begin((OCEAN,), beginner=True).box.kinds[5].progression


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


def test_I19_4_decks_lack_the_cards_of_the_progressions() -> None:
    state = begin(beginner=True)
    assert card(state, "uncanny_melting") not in state.minor_deck
    assert len(state.minor_deck) + len(state.major_deck) == 36 + 22 - 7
