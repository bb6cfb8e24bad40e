"""I28 and powers/major.py: what each major power card does, in a small land."""

from __future__ import annotations

from tafelrunde.games.spirit_island.box.elements import Element
from tafelrunde.games.spirit_island.box.ids import DAHAN, EXPLORER, FIRST_SLOT, NO_ACTIONS, TOWN
from tafelrunde.games.spirit_island.steps.damage import destroy_all, hit_each
from tafelrunde.games.spirit_island.steps.falling import fell
from tafelrunde.games.spirit_island.steps.ravage import RAVAGE
from tafelrunde.games.spirit_island.steps.rounds import END_ROUND
from tests.spirit_island.islands import (
    FAR,
    LIGHTNING,
    RIVER,
    asks,
    at,
    choose,
    defend,
    fear,
    inside,
    island,
    places,
    play,
    ravage,
    run,
    settle,
    texts,
    there,
    use,
)

# Board A: A4 sands, A5 wetland, A6 mountain, A7 sands, A8 jungle; A5 touches A1, A4, A6, A7, A8.
HOME = {"A5": 2}


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


def test_I28_16_infinite_vitality_protects_dahan_from_powers_and_heals_here_or_around() -> None:
    threshold: dict[Element, int] = {"earth": 3, "plant": 2, "animal": 2}
    lands = {**there(dahan=2, blight=1), "A4": {"blight": 1}, "A3": {"blight": 1}}
    state = island(lands, HOME)
    use(state, "infinite_vitality", "A5", "Use it", elements=threshold)
    assert places(state) == {"A4", "A5", "A6", "A7", "A8", "A1"}  # A3 is too far
    choose(state, "A5")
    assert inside(state, "A5") == {"dahan": 2}
    assert inside(state, "A4") == {"blight": 1}
    # A power that destroys dahan passes them by, and what it would have done to them is not counted.
    destroy_all(state, at(state, "A5"), DAHAN)
    hit_each(state, at(state, "A5"), DAHAN, 9)
    assert inside(state, "A5") == {"dahan": 2}
    assert state.destroyed[3] == 0
    # Elsewhere, and when the round is over, they fall as ever.
    run(state, END_ROUND)
    destroy_all(state, at(state, "A5"), DAHAN)
    assert inside(state, "A5") == {}
    assert state.destroyed[3] == 2


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
    elements: dict[Element, int] = {"sun": 1, "earth": 1, "plant": 1}
    use(state, "the_trees_and_stones_speak_of_war", "Use it", "dahan", "A4", "No more", elements=elements)
    assert (defend(state, "A5"), defend(state, "A4")) == (4, 2)


def test_tsunami_sweeps_the_whole_coast_of_a_board_with_the_threshold() -> None:
    state = island({"A1": {"town": 4, "dahan": 3}, "A2": {"city": 2}, "A3": {"dahan": 2}}, {"A1": 2})
    use(state, "tsunami", "A1", "Use it", "*city", elements={"water": 2, "earth": 1})
    assert inside(state, "A1") == {"dahan": 1}
    assert inside(state, "A3") == {"dahan": 1}
    assert inside(state, "A2") == {"city-1": 1}


def test_tsunami_leaves_the_inland_other_boards_and_its_own_land_alone() -> None:
    lands = {"A1": {"dahan": 2}, "A3": {"city": 3, "dahan": 4}, "A5": {"dahan": 2}, "B1": {"dahan": 2}, **FAR}
    state = island(lands, [{"A3": 2}, {"B5": 2}], (RIVER, LIGHTNING), ("A", "B"))
    use(state, "tsunami", "A3", "Use it", "*city", elements={"water": 2, "earth": 1})
    assert [inside(state, name)["dahan"] for name in ("A1", "A3", "A5", "B1")] == [1, 2, 2, 2]


def test_I28_23_vengeance_of_the_dead_strikes_after_the_effect_and_never_for_itself() -> None:
    state = island(there(explorer=1, town=2), HOME)
    play(state, "vengeance_of_the_dead", "steam_vents", elements={"earth": 2})
    choose(state, "Vengeance", "A5", "Steam Vents", "Use it")
    # One town fell to the vents: one damage for it. What it hits may fall without a further one.
    choose(state, "town")
    assert inside(state, "A5") == {"explorer": 1, "town-1": 1}
    assert not state.fallen


def test_I28_23_the_order_of_ravages_matters_where_the_dead_take_vengeance_for_dahan() -> None:
    lands = {"A4": {"explorer": 1, "dahan": 1}, "A7": {"explorer": 1}, **FAR}
    state = island(lands, HOME)
    ravage(state, "I-S")
    assert not state.decisions
    state = island(lands, HOME)
    state.vengeance = [at(state, "A4"), 0, 0]
    ravage(state, "I-S")
    assert (asks(state), places(state)) == ("ask-ravage-order", {"A4", "A7"})
    # Without dahan in any of these lands nothing can fall that would be avenged.
    state = island({**lands, "A4": {"explorer": 1}}, HOME)
    state.vengeance = [at(state, "A4"), 0, 0]
    ravage(state, "I-S")
    assert not state.decisions


def test_I28_23_two_vengeances_are_dealt_one_by_one_each_by_its_spirit_and_point_by_point() -> None:
    lands = {
        "A7": {"town": 2, "city": 1, "explorer": 1},
        "A4": {"city": 1, "town": 2, "dahan": 1},
        "A3": {"city": 1},
        "A6": {"city": 1, "dahan": 1},
        **FAR,
    }
    state = island(lands, [{"A8": 1}, {"B5": 1}], (RIVER, LIGHTNING), ("A", "B"))
    # The first spirit's, with the threshold, strikes in A4 and around it; the second's in A7 only.
    state.vengeance = [at(state, "A4"), 0, 1, at(state, "A7"), 1, 0]
    for name, kind in (("A7", TOWN), ("A7", EXPLORER), ("A4", TOWN), ("A4", TOWN), ("A4", DAHAN)):
        fell(state, at(state, name), FIRST_SLOT[kind])
    settle(state)
    # One building fell in A7 (explorers are not avenged): one point, there only.
    assert [decision.seat for decision in state.decisions] == [1]
    choose(state, "town")
    assert inside(state, "A7") == {"town-1": 1, "city": 1}
    # Three fell in A4, one of them a dahan: three points, each where its spirit likes. A7 and A6 are too far.
    for left, figure in ((3, "city in A3"), (2, "city in A4"), (1, "city (1 damage) in A3")):
        assert [decision.seat for decision in state.decisions] == [0]
        assert places(state) == {"A2", "A3", "A4"}
        assert str(left) in state.decisions[0].prompt.text()
        choose(state, figure)
    assert not state.decisions
    assert inside(state, "A3") == {"city-2": 1}
    assert inside(state, "A4") == {"city-1": 1}
    assert inside(state, "A7") == {"town-1": 1, "city": 1}
    assert inside(state, "A6") == {"city": 1, "dahan": 1}  # only an insurrection is answered


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


def test_I28_24_vigor_of_the_breaking_dawn_is_felt_only_where_dahan_arrived() -> None:
    away = {"A6": {"dahan": 2, "town": 1}, "A7": {"dahan": 1, "explorer": 1}}
    state = island({**there(dahan=2), "A4": {"town": 1}, **away}, HOME)
    use(state, "vigor_of_the_breaking_dawn", "A5", "Use it", elements={"sun": 2, "animal": 1})
    choose(state, "dahan", "A4", "No more")
    assert inside(state, "A4") == {"dahan": 1}
    assert {name: inside(state, name) for name in away} == away


def test_winds_of_rust_and_atrophy_downgrade_and_repeat() -> None:
    state = island(there(city=1), HOME)
    elements: dict[Element, int] = {"air": 2, "water": 2, "animal": 1}
    use(state, "winds_of_rust_and_atrophy", "A5", "Use it", "A5", elements=elements)
    assert (inside(state, "A5"), defend(state, "A5"), fear(state)) == ({"explorer": 1}, 12, 2)


def test_I28_25_wrap_in_wings_of_sunlight_moves_dahan_together() -> None:
    state = island(there(dahan=3), HOME)
    use(state, "wrap_in_wings_of_sunlight", "A1", "dahan", "No more")
    assert (inside(state, "A1"), defend(state, "A1")) == ({"dahan": 2}, 5)
    state = island(there(dahan=1), HOME)
    use(state, "wrap_in_wings_of_sunlight", "None")
    assert defend(state, "A5") == 0
