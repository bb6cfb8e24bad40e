"""G10 to G12: the afternoon, by land and by sea."""

from __future__ import annotations

import pytest

from tafelrunde.games.glow.box.boards import VILLAGE
from tafelrunde.games.glow.show.reach import ways
from tafelrunde.games.glow.state.state import GlowState
from tafelrunde.games.glow.steps.sea import SAIL, STAY, VOYAGE
from tafelrunde.games.glow.steps.shadows import STOP, TRAVEL
from tests.glow.glow_table import (
    afternoon,
    asked,
    box,
    bring_die,
    card,
    cemetery,
    choose,
    decision,
    die,
    give_dice,
    give_spell,
    ids,
    noon,
    refs,
    seen_by,
    table,
    texts,
)


def on_land(place: int, shows: str, footprints: int = 0, companions: tuple[str, ...] = (), camp: int = 0) -> GlowState:
    """The afternoon of seat 0 in the Realm of Shadows."""
    state = table(companions=[companions, ()])
    company = give_dice(state, 0, shows)
    company.place, company.camp, company.footprints = place, camp, footprints
    return afternoon(state)


def at_sea(boats: tuple[int, ...], shows: str, footprints: int = 0, companions: tuple[str, ...] = ()) -> GlowState:
    """The afternoon of seat 0 in the Sea of Darkness."""
    state = table(companions=[companions, ()], sea_of_darkness=True)
    company = give_dice(state, 0, shows)
    company.boats, company.footprints = list(boats), footprints
    state.companies[1].boats = [4, 7, 9, 11]  # nowhere to go without dice
    return afternoon(state)


def travel(state: GlowState, *spaces: int) -> GlowState:
    """Seat 0 goes to these spaces, each in the way that comes first."""
    for space in spaces:
        choose(state, 0, f"space:{space}")
    return state


# ---------------------------------------------------------------------- G10 Afternoon


def test_G10_1_the_journey_uses_the_dice_as_they_are_and_nobody_must_go() -> None:
    state = on_land(0, "fire fire")
    assert texts(state, 0) == ["Stop here", "Space 1 (fire), with a die"]
    choose(state, 0, "Stop")
    assert state.companies[0].place == 0
    assert not asked(state)


def test_G10_1_dice_back_in_the_reserve_do_not_count() -> None:
    state = table(companions=[["A13"], []])
    give_dice(state, 0, "water water water")
    bring_die(state, 0, "A13", "fire")
    noon(state)
    afternoon(state)
    # The only fire was the Sketal's.
    assert asked(state) == []


def test_G10_2_passing_a_token_symbol_gives_the_token() -> None:
    state = travel(on_land(10, "", footprints=1), 11)  # a firefly lies on the path
    assert state.companies[0].fireflies == 1
    state = travel(on_land(19, "air"), 26)
    assert state.companies[0].rerolls == 1
    state = travel(on_land(54, "air"), 52)
    assert state.companies[0].fireflies == 2
    state = travel(on_land(58, "", footprints=1), 59)
    assert state.companies[0].rerolls == 1


def test_G10_3_passing_lost_shards_costs_them() -> None:
    state = travel(on_land(11, "earth"), 12)
    assert state.companies[0].score == 5
    state = on_land(12, "")
    state.companies[0].score = 3
    travel(state, 11)
    assert state.companies[0].score == 0


def test_G10_4_whoever_cannot_pay_must_not_enter() -> None:
    state = on_land(13, "earth fire", footprints=2)
    assert "space:14" not in refs(state, 0)
    state = on_land(13, "earth fire", footprints=3)
    choose(state, 0, "space:14")
    assert (state.companies[0].footprints, state.companies[0].place) == (0, 14)


def test_G10_5_the_grave_takes_a_companion_without_effect_or_breaks_a_spell() -> None:
    for wanted in ("companion:A11", "spell:SP1"):
        state = on_land(15, "air", companions=("A11", "A19"))
        give_spell(state, 0, "SP1")
        travel(state, 16)
        assert refs(state, 0) == ["companion:A11", "companion:A19", "spell:SP1"]
        choose(state, 0, wanted)
        company = state.companies[0]
        assert (company.footprints, company.score) == (0, 10)
        assert cemetery(state) == ({"A11"} if wanted == "companion:A11" else set())
        assert ids(company.spells) == (["SP1"] if wanted == "companion:A11" else [])
        assert company.adventurer == card("pocana")


def test_G10_5_a_spell_that_lies_face_down_may_be_broken() -> None:
    state = on_land(15, "air", companions=("A11",))
    state.companies[0].face_down = 1
    travel(state, 16)
    choose(state, 0, "Break a spell that lies face down")
    assert state.companies[0].face_down == 0
    # It is gone, but nobody knows which one it was.
    assert seen_by(state, 0).spell_pile == 6
    assert len(state.spell_bag) == 7


def test_G10_6_without_companion_and_spell_the_grave_costs_nothing() -> None:
    state = travel(on_land(15, "air air"), 16)
    assert state.companies[0].place == 16
    assert not asked(state)


def test_G10_7_several_may_be_in_the_same_place() -> None:
    state = table(2)
    for seat in range(2):
        give_dice(state, seat, "fire")
    afternoon(state)
    for seat in (1, 0):
        choose(state, seat, "space:1")
    assert [company.place for company in state.companies] == [1, 1]


# ---------------------------------------------------------------------- G11 The Realm of Shadows


def test_G11_1_any_number_of_spaces_in_any_direction_and_a_stop_anywhere() -> None:
    state = travel(on_land(0, "fire fire fire nature"), 1, 2, 45)
    assert state.companies[0].place == 45
    assert seen_by(state, 0).companies[0].visited == ("0", "1", "2", "45")
    state = travel(on_land(0, "fire fire fire nature"), 1, 2)
    choose(state, 0, "Stop")
    assert state.companies[0].place == 2


def test_G11_2_each_die_serves_once() -> None:
    state = travel(on_land(0, "fire fire fire fire"), 1)
    # Of two neighbours, only that with the die is open.
    assert state.companies[0].spent[3] == 1
    assert sum(one.spent for one in seen_by(state, 0).companies[0].dice) == 1
    state = travel(on_land(0, "fire"), 1)
    assert not asked(state)


def test_G11_3_a_forbidden_element_looks_at_all_dice_used_ones_too() -> None:
    assert "Space 8 (no fire), free" in texts(on_land(7, "air"), 0)
    assert asked(on_land(7, "fire")) == []
    # From 55 (fire) to 56 (no fire): the die that was used still shows fire.
    state = travel(on_land(54, "fire"), 55)
    assert not asked(state)


def test_G11_4_a_footprint_opens_a_space_of_either_kind() -> None:
    assert texts(on_land(0, "", footprints=1), 0) == [
        "Stop here",
        "Space 1 (fire), for a footprint",
        "Space 44 (nature), for a footprint",
    ]
    assert texts(on_land(0, "fire", footprints=1), 0)[1:3] == [
        "Space 1 (fire), with a die",
        "Space 1 (fire), for a footprint",
    ]
    state = on_land(7, "fire", footprints=1)
    choose(state, 0, "Space 8 (no fire), for a footprint")
    assert state.companies[0].footprints == 0


def test_G11_4_where_a_forbidden_space_is_open_no_footprint_is_offered() -> None:
    assert [text for text in texts(on_land(7, "air", footprints=2), 0) if "Space 8" in text] == [
        "Space 8 (no fire), free"
    ]


@pytest.mark.parametrize(("village", "near", "price"), [(59, 58, 1), (5, 6, 1), (33, 34, 1), (43, 42, 2), (14, 13, 3)])
def test_G11_5_a_village_costs_footprints_whether_one_stops_or_not(village: int, near: int, price: int) -> None:
    state = on_land(near, "fire water air nature earth", footprints=price)
    choose(state, 0, f"space:{village}")
    assert state.companies[0].footprints == 0
    assert state.companies[0].place == village
    poor = on_land(near, "fire water air nature earth", footprints=price - 1)
    assert f"space:{village}" not in (refs(poor, 0) if asked(poor) else [])


def test_G11_5_the_symbol_of_a_village_counts_each_time() -> None:
    state = travel(on_land(58, "", footprints=1), 59)
    assert state.companies[0].rerolls == 1
    state.companies[0].place, state.companies[0].footprints = 58, 1
    afternoon(state)
    travel(state, 59)
    assert state.companies[0].rerolls == 2


def test_G11_6_no_space_twice_in_an_afternoon() -> None:
    state = travel(on_land(44, "nature nature", footprints=3), 45)
    assert "space:44" not in refs(state, 0)
    state.companies[0].place = 45
    afternoon(state)
    assert "space:44" in refs(state, 0)


def test_G11_7_stopping_on_a_village_moves_the_camp() -> None:
    state = travel(on_land(58, "water", footprints=1), 59)
    assert state.companies[0].camp == 0
    choose(state, 0, "Stop")
    assert state.companies[0].camp == 59
    assert not asked(state)
    # Also from a better village.
    state = travel(on_land(58, "water", footprints=1, camp=5), 59)
    hint = state.hint(0, 0)
    assert hint is not None
    assert hint.text("en") == "camp: -2"
    choose(state, 0, "Stop")
    assert state.companies[0].camp == 59


def test_G11_7_passing_a_village_or_stopping_elsewhere_leaves_the_camp() -> None:
    state = travel(on_land(60, "fire", footprints=1, camp=5), 59, 58)
    assert (state.companies[0].place, state.companies[0].camp) == (58, 5)


def test_G11_7_whoever_can_go_no_further_camps_in_the_village() -> None:
    state = travel(on_land(13, "", footprints=3), 14)
    assert not asked(state)
    assert state.companies[0].camp == 14


def test_G11_8_the_die_of_a_sketal_that_is_given_up_was_the_one_already_used() -> None:
    state = table(companions=[["A14"], []])
    give_dice(state, 0, "air nature")
    bring_die(state, 0, "A14", "air")
    state.companies[0].place = 15
    afternoon(state)
    # One air is used for space 16; then the Sketal is given up. The other air is left.
    travel(state, 16)
    assert state.companies[0].symbols[2] == 1
    assert state.companies[0].spent[2] == 0
    assert cemetery(state) == {"A14"}


def test_G11_8_a_die_that_was_not_used_is_gone() -> None:
    state = table(companions=[["A14"], []])
    give_dice(state, 0, "air")
    bring_die(state, 0, "A14", "nature")
    state.companies[0].place = 15
    afternoon(state)
    travel(state, 16)
    assert state.companies[0].symbols[0] == 0
    assert state.companies[0].spent[2] == 1


def test_G11_9_a_space_is_paid_for_before_the_symbols_on_the_way() -> None:
    # The Sketal's own die pays for the space, and then the Sketal is given up on the way there.
    state = table(companions=[["A14"], []])
    give_dice(state, 0, "earth")
    bring_die(state, 0, "A14", "air")
    state.companies[0].place = 15
    afternoon(state)
    travel(state, 16)
    assert state.companies[0].place == 16
    assert die("large_light_blue_3") not in state.companies[0].dice


def test_G11_10_symbols_on_paths_count_in_both_directions() -> None:
    state = travel(on_land(11, "air"), 10)
    assert state.companies[0].fireflies == 1
    state.companies[0].place = 10
    give_dice(state, 0, "air")
    afternoon(state)
    travel(state, 11)
    assert state.companies[0].fireflies == 2


def test_G11_11_the_start_space_asks_for_nothing() -> None:
    assert "Start, free" in texts(on_land(1, ""), 0)
    state = travel(on_land(44, ""), 0)
    assert state.companies[0].place == 0


def test_what_can_be_reached_and_its_price_is_in_the_view() -> None:
    state = on_land(0, "fire fire nature", footprints=1)
    reach = {one.place: one for one in seen_by(state, 1).companies[0].reach}
    assert {place: one.footprints for place, one in reach.items()} == {
        "1": 0,
        "2": 0,
        "45": 0,
        "44": 0,
        "3": 1,
        "46": 1,
        "60": 1,
    }
    assert reach["45"].path in (("1", "2", "45"), ("44", "45"))
    assert seen_by(state, 0).companies[1].reach == ()


@pytest.mark.parametrize("seed", range(6))
def test_the_reach_is_what_trying_everything_finds(seed: int) -> None:
    """An oracle: all ways, step by step through the rules themselves."""
    from tafelrunde.kernel.chance import Dice

    dice = Dice(seed)
    shows = " ".join(("nature", "water", "air", "fire", "earth")[int(dice.below(5))] for _ in range(4))
    state = on_land(int(dice.below(61)), shows, footprints=int(dice.below(3)))
    cheapest: dict[int, int] = {}
    had = state.companies[0].footprints

    def explore(here: GlowState) -> None:
        company = here.companies[0]
        paid = had - company.footprints
        cheapest[company.place] = min(cheapest.get(company.place, 99), paid)
        if here.decision_of(0) is None:
            return
        for index in range(1, len(decision(here, 0).options)):
            tried = here.copy()
            tried.apply(0, index)
            explore(tried)

    if asked(state) != [0]:
        return
    explore(state)
    del cheapest[state.companies[0].place]
    assert {way.space: way.footprints for way in ways(state, 0)} == cheapest


# ---------------------------------------------------------------------- G12 The Sea of Darkness


def test_G12_1_one_boat_goes_to_a_neighbouring_island() -> None:
    state = at_sea((0, 0, 0, 6), "fire water air earth")
    assert refs(state, 0) == ["", "island:0", "island:6"]
    assert texts(state, 0)[1:] == ["From the central island to island 10 (0)", "From island 6 (2) to island 7 (2)"]
    choose(state, 0, "From the central island")
    assert state.companies[0].boats == [10, 0, 0, 6]
    assert not asked(state)


@pytest.mark.parametrize(
    ("shows", "islands"),
    [
        ("fire", {1, 6}),
        ("fire water", {1, 6}),
        ("fire fire water water air", {3, 8}),
        ("fire water air earth", {10}),
        ("fire water air earth nature", set()),
        ("fire footprints shards", {1, 6}),
        ("fire water air small_black_1=air", {1, 6}),
    ],
)
def test_G12_2_the_number_of_different_elements_must_be_exact(shows: str, islands: set[int]) -> None:
    state = at_sea((0, 0, 0, 0), shows)
    codes = decision(state, 0).codes if asked(state) else [STAY]
    assert {VOYAGE.second(code) for code in codes if code != STAY} == islands


def test_G12_3_footprints_stand_for_missing_elements() -> None:
    state = at_sea((0, 0, 0, 0), "fire", footprints=2)
    assert [option.refs[1] for option in decision(state, 0).options[1:]] == [
        "island:1",
        "island:3",
        "island:6",
        "island:8",
    ]
    choose(state, 0, "From the central island to island 3")
    assert state.companies[0].footprints == 0
    # Too many elements cannot be covered.
    state = at_sea((3, 0, 0, 0), "fire water air", footprints=5)
    assert "island:4" not in [ref for option in decision(state, 0).options for ref in option.refs]


def test_G12_4_some_ways_cost_a_footprint_besides() -> None:
    assert "From island 8 (0) to island 9 (8)" not in texts(at_sea((8, 1, 6, 3), "fire"), 0)
    state = at_sea((8, 1, 6, 3), "fire", footprints=1)
    hint = state.hint(0, texts(state, 0).index("From island 8 (0) to island 9 (8)"))
    assert hint is not None
    assert hint.text("en") == "+8, −1 footprint"
    choose(state, 0, "From island 8 (0) to island 9")
    assert (state.companies[0].footprints, state.companies[0].boats) == (0, [9, 1, 6, 3])
    state = at_sea((3, 0, 0, 0), "fire water air earth", footprints=2)
    choose(state, 0, "From island 3 (0) to island 5")
    assert state.companies[0].footprints == 0


def test_G12_5_a_way_without_a_number_is_always_open() -> None:
    for shows in ("", "fire water air earth nature"):
        state = at_sea((1, 0, 0, 0), shows)
        choose(state, 0, "From island 1 (0) to island 2")
        assert state.companies[0].boats[0] == 2


def test_G12_6_two_own_boats_never_lie_on_the_same_island() -> None:
    state = at_sea((6, 0, 0, 0), "fire")
    assert texts(state, 0)[1:] == ["From the central island to island 1 (0)"]
    # Back to the centre only when none is left there.
    assert "From island 6 (2) to the central island" in texts(at_sea((6, 4, 9, 11), "fire"), 0)


def test_G12_6_boats_of_others_do_not_matter() -> None:
    state = table(2, sea_of_darkness=True)
    give_dice(state, 0, "fire")
    state.companies[1].boats = [1, 6, 3, 8]
    afternoon(state)
    choose(state, 0, "From the central island to island 1")
    assert state.companies[0].boats[0] == 1


def test_G12_7_the_symbol_of_an_island_counts_on_arrival() -> None:
    state = at_sea((0, 0, 0, 0), "fire water air")
    choose(state, 0, "From the central island to island 3")
    assert state.companies[0].fireflies == 2
    state = at_sea((1, 0, 0, 0), "", companions=("A11", "A01"))
    choose(state, 0, "From island 1")
    assert refs(state, 0) == ["companion:A11", "companion:A01"]
    choose(state, 0, "companion:A11")
    assert cemetery(state) == {"A11"}


def test_the_reach_at_sea_and_its_price_are_in_the_view() -> None:
    state = at_sea((8, 0, 0, 0), "fire", footprints=1)
    reach = {(one.origin, one.place): one.footprints for one in seen_by(state, 0).companies[0].reach}
    assert reach == {("0", "1"): 0, ("0", "6"): 0, ("8", "9"): 1}


# ---------------------------------------------------------------------- worked examples


def test_G11_3_worked_example_village_and_forbidden_spaces() -> None:
    """Air, a village for a footprint with a reroll, no earth among the dice, and fire closes the space after that."""
    state = on_land(45, "air fire", footprints=1)
    company = state.companies[0]
    choose(state, 0, "Space 60 (air), with a die")
    choose(state, 0, "Village 3, for 1 footprint")
    assert (company.footprints, company.rerolls) == (0, 1)
    choose(state, 0, "Space 57 (no earth), free")
    assert not asked(state)
    assert (company.place, company.camp) == (57, 0)


def test_G12_2_worked_example_air_and_earth_meet_one_or_two() -> None:
    state = at_sea((0, 0, 0, 0), "air air earth")
    choose(state, 0, "From the central island to island 1")
    assert state.companies[0].footprints == 2


def test_villages_are_worth_what_the_board_shows() -> None:
    realm = box().shadows
    villages = {realm.points[space]: (space, realm.pay[space]) for space in range(61) if realm.kind[space] == VILLAGE}
    assert villages == {3: (59, 1), 5: (5, 1), 8: (33, 1), 10: (38, 1), 12: (17, 1), 15: (43, 2), 20: (14, 3)}


def test_G11_1_what_ends_an_afternoon_is_told_apart_from_the_ways_on() -> None:
    state = table()
    give_dice(state, 0, "fire water air earth nature")
    assert [code for code in TRAVEL[0].legal(state, 0) if TRAVEL[0].ends(code)] == [STOP]
    state = table(sea_of_darkness=True)
    give_dice(state, 0, "fire water air earth nature")
    assert [code for code in SAIL[0].legal(state, 0) if SAIL[0].ends(code)] == [STAY]
