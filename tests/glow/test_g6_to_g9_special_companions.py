"""G6 to G9: Sketals, Xar’gok and the spells, Kaar and the black die, Cromaug."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.glow.box.ids import ELEMENTS, NOTHING
from tafelrunde.games.glow.state.state import GlowState
from tafelrunde.games.glow.steps.day import BEGIN_DAY
from tafelrunde.games.glow.steps.evening import EVENING_COMES
from tafelrunde.games.glow.steps.rolling import ROLL
from tests.glow.glow_table import (
    afternoon,
    area_of,
    asked,
    box,
    bring_die,
    card,
    cemetery,
    choose,
    die,
    give_dice,
    give_spell,
    ids,
    late_morning,
    lay,
    morning,
    noon,
    put_in_cemetery,
    refs,
    run,
    seen_by,
    symbol,
    table,
    texts,
    wish,
)


def dice_of(state: GlowState, seat: int) -> list[str]:
    return [box().dice[number].id for number in state.companies[seat].dice]


def take(state: GlowState, companion: str, others: tuple[str, ...] = ("A01", "A02", "A03")) -> GlowState:
    """Three players; seat 0 takes this companion from the fire area, in a morning with others to choose from."""
    lay(state, "fire", companion)
    for element, other in zip(("water", "earth", "air"), others, strict=True):
        lay(state, element, other)
    morning(state)
    return choose(state, 0, f"companion:{companion}")


# ---------------------------------------------------------------------- G6 The Sketals


@pytest.mark.parametrize(
    ("sketal", "brings"),
    [
        ("A13", "large_orange_3"),
        ("A14", "large_light_blue_3"),
        ("A15", "large_green_3"),
        ("A16", "large_dark_blue_3"),
        ("A17", "large_red_4"),
    ],
)
def test_G6_1_a_sketal_brings_the_large_die_of_its_colour(sketal: str, brings: str) -> None:
    state = take(table(3), sketal)
    assert dice_of(state, 0) == [brings]
    assert brings not in [one.id for one in seen_by(state, 0).reserve]
    # It is rolled on the same day.
    run(state, ROLL)
    assert state.shown[die(brings)] != NOTHING


def test_G6_2_the_sketal_of_all_colours_brings_a_die_of_ones_choice() -> None:
    state = table(3)
    state.holders[symbol("fire")] = card("A17")
    take(state, "B21")
    assert refs(state, 0) == [
        "die:large_green_3",
        "die:large_dark_blue_3",
        "die:large_light_blue_3",
        "die:large_orange_3",
    ]
    choose(state, 0, "die:large_orange_3")
    assert dice_of(state, 0) == ["large_orange_3"]
    assert asked(state) == [1]


def test_G6_3_without_such_a_die_in_the_reserve_a_sketal_brings_none() -> None:
    state = table(3)
    state.holders[symbol("earth")] = card("B21")
    take(state, "A13")
    assert dice_of(state, 0) == []
    state.holders[symbol("earth")] = NOTHING
    run(state, ROLL)
    assert dice_of(state, 0) == []
    state = table(3)
    state.holders = [card("A15"), card("A16"), card("A14"), card("A17"), card("A13")]
    take(state, "B21")
    assert dice_of(state, 0) == []
    assert asked(state) == [1]


def test_G6_4_the_die_goes_back_when_the_sketal_dies_and_counts_no_more() -> None:
    state = table(companions=[["A15"], []])
    give_dice(state, 0, "earth fire")
    bring_die(state, 0, "A15", "earth")
    noon(state)
    assert "large_green_3" in [one.id for one in seen_by(state, 0).reserve]
    assert state.companies[0].symbols[symbol("earth")] == 1
    # One of two dice is left for the journey: the first space to the right needs fire, the next one again.
    state.companies[0].place = state.companies[0].camp = 0
    afternoon(state)
    choose(state, 0, "space:1")
    assert "space:2" not in (refs(state, 0) if asked(state) == [0] else [])


def test_G6_4_the_die_can_be_taken_by_another_sketal_later() -> None:
    state = table(3, companions=[["A13"], [], []])
    bring_die(state, 0, "A13", "fire")
    state.bury(0, card("A13"), "G5.10")
    take(state, "B21")
    assert "die:large_orange_3" in refs(state, 0)


# ---------------------------------------------------------------------- G7 Xar’gok and the spells


@pytest.mark.parametrize("players", [2, 3, 4])
def test_G7_1_xargok_gives_each_of_the_others_a_spell_face_down(players: int) -> None:
    state = table(players, companions=[["A10"]])
    give_dice(state, 0, "fire fire")
    noon(state)
    assert cemetery(state) == {"A10"}
    assert [company.face_down for company in state.companies] == [0] + [1] * (players - 1)
    assert all(not company.spells for company in state.companies)
    assert seen_by(state, 1).spell_pile == 7 - (players - 1)


def test_G7_1_when_the_pile_is_empty_nobody_gets_a_spell() -> None:
    state = table(3, companions=[["A10"]])
    # Six of the seven lie face down already: the first of the others gets the last one.
    state.companies[0].face_down = 6
    give_dice(state, 0, "fire fire")
    noon(state)
    assert [company.face_down for company in state.companies] == [6, 1, 0]


def test_G7_2_spells_are_turned_over_at_the_beginning_of_the_next_day() -> None:
    seen = Counter[str]()
    for seed in range(60):
        state = table(3, seed=seed)
        lay(state, "fire", "A01")
        lay(state, "water", "A02")
        state.companies[1].face_down = 1
        state.companies[2].face_down = 1
        run(state, BEGIN_DAY)
        assert [company.face_down for company in state.companies] == [0, 0, 0]
        assert [len(company.spells) for company in state.companies] == [0, 1, 1]
        assert len(state.spell_bag) == 5
        seen.update(ids(state.companies[1].spells))
    # Any of the seven may come up.
    assert set(seen) == {"SP1", "SP2", "SP3", "SP4", "SP5", "SP6a", "SP6b"}


def test_G7_2_a_spell_that_lies_face_down_does_nothing_yet() -> None:
    state = table()
    state.companies[0].face_down = 1
    give_dice(state, 0, "fire fire fire water water earth earth nature nature air air")
    noon(state)
    assert state.companies[0].score == 10
    assert state.companies[0].face_down == 1


def test_G7_3_an_open_spell_works_like_a_card_and_there_may_be_several() -> None:
    state = table(companions=[["A05"], []])
    give_spell(state, 0, "SP4", "SP6a")
    company = give_dice(state, 0, "fire fire")
    company.score = 3
    noon(state)
    # Six are lost and four are gained: the order is one's own.
    assert refs(state, 0) == ["companion:A05", "spell:SP4"]
    choose(state, 0, "spell:SP4")
    assert company.score == 4
    assert ids(company.spells) == ["SP6a"]


def test_G7_4_a_spell_that_was_used_leaves_the_game() -> None:
    state = table()
    give_spell(state, 0, "SP1")
    give_dice(state, 0, "nature nature nature nature")
    noon(state)
    assert state.companies[0].score == 5
    assert state.companies[0].spells == []
    assert state.spells_gone == [card("SP1")]
    assert card("SP1") not in state.spell_bag


def test_G7_5_footprints_are_lost_as_far_as_there_are_any() -> None:
    for footprints, left in ((5, 2), (2, 0)):
        state = table()
        give_spell(state, 0, "SP5")
        give_dice(state, 0, "earth earth").footprints = footprints
        noon(state)
        assert state.companies[0].footprints == left
        assert state.companies[0].spells == []


def test_G7_6_the_rightmost_companion_dies_without_effect_but_may_be_used_before() -> None:
    for first, shards in (("spell:SP3", 0), ("companion:A04", 1)):
        state = table(companions=[["A05", "A04"], []])
        give_spell(state, 0, "SP3")
        give_dice(state, 0, "air air earth")
        assert [one.spell for one in seen_by(state, 0).companies[0].companions] == [None, "SP3"]
        noon(state)
        choose(state, 0, first)
        assert cemetery(state) == {"A04"}
        assert state.companies[0].score == 10 + shards


def test_G7_6_the_spell_moves_to_whoever_is_rightmost_now() -> None:
    state = table(companions=[["A05", "B20"], []])
    give_spell(state, 0, "SP3")
    give_dice(state, 0, "air air")
    noon(state)
    choose(state, 0, "companion:B20")
    # Kapao is dead, so the spell lies on Ladawa.
    assert cemetery(state) == {"B20", "A05"}


def test_G7_7_without_a_companion_the_spell_stays() -> None:
    state = table()
    give_spell(state, 0, "SP3")
    give_dice(state, 0, "air air")
    noon(state)
    assert ids(state.companies[0].spells) == ["SP3"]


# ---------------------------------------------------------------------- G8 Kaar and the black die


def test_G8_1_kaar_brings_the_black_die_to_an_area_with_a_companion() -> None:
    areas: set[int] = set()
    for seed in range(40):
        state = take(table(3, seed=seed), "A20")
        where = [area for area in range(5) if box().black_die in state.area_dice[area]]
        assert len(where) == 1
        assert state.track[where[0]] != NOTHING
        assert state.shown[box().black_die] == box().areas[where[0]]
        areas.add(where[0])
    assert areas == {area_of("water"), area_of("earth"), area_of("air")}


def test_G8_2_the_black_die_stays_in_play_even_without_kaar() -> None:
    state = table(companions=[["A20"], []])
    state.black_in_play = True
    give_dice(state, 1, "small_black_1=fire water")
    state.bury(0, card("A20"), "G10.5")
    run(state, EVENING_COMES)
    assert box().black_die in state.area_dice[area_of("fire")]
    # Kaar back from the cemetery brings no second one.
    state.join(0, card("A20"), "G9.1")
    assert [box().black_die in dice for dice in state.area_dice].count(True) == 1


def test_G8_3_kaars_people_may_move_the_black_die_to_any_other_area() -> None:
    state = table(3, companions=[["A20"], [], []])
    lay(state, "fire", "A01", ["small_red_1", "small_black_1"])
    lay(state, "water", "A02")
    lay(state, "earth", "A03")
    morning(state)
    choose(state, 0, "companion:A01")
    assert len(texts(state, 0)) == 5
    # Also to an area without a companion.
    choose(state, 0, "area:nature")
    assert state.area_dice[area_of("nature")] == [box().black_die]
    assert state.shown[box().black_die] == symbol("nature")
    assert dice_of(state, 0) == ["small_red_1"]


def test_G8_3_others_are_not_asked() -> None:
    state = table(3)
    lay(state, "fire", "A01", ["small_black_1"])
    lay(state, "water", "A02")
    lay(state, "earth", "A03")
    morning(state)
    choose(state, 0, "companion:A01")
    assert asked(state) == [1]
    assert dice_of(state, 0) == ["small_black_1"]


def keeping_the_black_die(version: int | None = None, kaar_cursed: bool = False) -> GlowState:
    """Whoever has Kaar takes the black die along and rolls fire with all dice."""
    state = table(3, companions=[["A20"], [], []], version=version, kaar_cursed=kaar_cursed)
    lay(state, "fire", "A01", ["small_black_1", "small_red_1"])
    lay(state, "water", "A02")
    lay(state, "earth", "A03")
    morning(state)
    choose(state, 0, "companion:A01")
    choose(state, 0, "Take it")
    wish(state, "fire", "fire")
    return run(state, ROLL)


def test_G8_4_whoever_has_kaar_and_keeps_the_black_die_is_protected() -> None:
    state = keeping_the_black_die()
    # The red die counts, the black one does not.
    assert state.companies[0].symbols[symbol("fire")] == 1
    assert seen_by(state, 0).companies[0].curse is None
    assert [one.counts for one in seen_by(state, 0).companies[0].dice] == [False, True]


def test_G8_4_the_loss_does_not_touch_whoever_has_kaar() -> None:
    for companions, lost in ((["A20"], 0), ([], 2)):
        state = table(companions=[companions, []])
        give_dice(state, 0, "small_black_1=loss")
        noon(state)
        assert state.companies[0].score == 10 - lost


@pytest.mark.parametrize(("version", "kaar_cursed"), [(None, True), (1, False)])
def test_G8_4_with_the_option_and_by_the_first_rules_whoever_keeps_it_is_cursed(
    version: int | None, kaar_cursed: bool
) -> None:
    state = keeping_the_black_die(version, kaar_cursed)
    assert state.companies[0].symbols == [0] * 8
    assert seen_by(state, 0).companies[0].curse == "fire"


def test_G8_4_the_protection_ends_with_kaar() -> None:
    # The spell of two airs strikes Kaar, who comes to the cemetery: the fire of the other die no longer counts.
    state = table(companions=[["A04", "A20"], []])
    give_spell(state, 0, "SP3")
    company = give_dice(state, 0, "fire air air small_black_1=fire")
    assert company.symbols[symbol("fire")] == 1
    noon(state)
    assert cemetery(state) == {"A20"}
    assert company.symbols[symbol("fire")] == 0
    assert seen_by(state, 0).companies[0].curse == "fire"


def test_G8_4_the_protection_begins_with_kaar() -> None:
    # Cromaug brings Kaar from the cemetery: the curse is lifted at once.
    state = table(companions=[["B18"], []])
    put_in_cemetery(state, "A20", "A01")
    company = give_dice(state, 0, "fire fire air small_black_1=fire")
    assert company.symbols[symbol("fire")] == 0
    noon(state)
    choose(state, 0, "companion:A20")
    assert company.symbols[symbol("fire")] == 2


@pytest.mark.parametrize("seed", range(30))
def test_G8_1_the_black_die_never_comes_to_an_area_without_a_companion(seed: int) -> None:
    state = table(3, seed=seed)
    lay(state, "fire", "A20")
    lay(state, "air", "A01")
    lay(state, "earth", "A02")
    morning(state)
    choose(state, 0, "companion:A20")
    held = [area for area in range(5) if die("small_black_1") in state.area_dice[area]]
    assert held in ([area_of("air")], [area_of("earth")])


def test_G8_5_the_element_of_the_black_die_does_not_count() -> None:
    state = table(companions=[["A05", "B15", "B09"], []])
    company = give_dice(state, 0, "fire fire fire air small_black_1=fire")
    assert [company.symbols[element] for element in range(ELEMENTS)] == [0, 0, 1, 0, 0]
    late_morning(state)
    seen = seen_by(state, 0).companies[0]
    assert [one.counts for one in seen.dice] == [False, False, False, True, False]
    noon(state)
    # Neither Ladawa nor Biraii, but Drel: no fire counts as shown.
    assert company.score == 10 + 2


def test_G8_5_the_curse_holds_on_the_journey_and_opens_forbidden_spaces() -> None:
    state = table()
    give_dice(state, 0, "fire nature small_black_1=fire")
    state.companies[0].place = 0
    afternoon(state)
    # Space 1 needs fire, space 44 nature.
    assert refs(state, 0) == ["", "space:44"]
    state = table()
    give_dice(state, 0, "fire small_black_1=fire")
    state.companies[0].place = 7
    afternoon(state)
    assert "Space 8 (no fire), free" in texts(state, 0)


def test_G8_5_other_special_sides_are_never_cursed_and_the_curse_follows_rerolls() -> None:
    state = table()
    company = give_dice(state, 0, "footprints fire small_black_1=fire")
    company.rerolls = 1
    company.score = 0
    state.companies[1].score = 0
    assert company.symbols[symbol("footprints")] == 1
    late_morning(state)
    wish(state, "water")
    choose(state, 0, "die:small_black_1")
    choose(state, 0, "Only")
    assert company.symbols[symbol("fire")] == 1
    assert company.symbols[symbol("water")] == 0


def test_G8_6_the_loss_side_costs_two_shards_at_noon() -> None:
    state = table()
    company = give_dice(state, 0, "fire small_black_1=loss")
    noon(state)
    assert company.score == 8
    assert company.symbols[symbol("fire")] == 1
    company.score = 1
    noon(state)
    assert company.score == 0


# ---------------------------------------------------------------------- G9 Cromaug


def test_G9_1_cromaug_dies_and_another_companion_comes_from_the_cemetery() -> None:
    state = table(companions=[["B18", "A01"], []])
    put_in_cemetery(state, "A02", "A07")
    give_dice(state, 0, "air fire")
    noon(state)
    assert refs(state, 0) == ["companion:A02", "companion:A07"]
    choose(state, 0, "companion:A02")
    assert ids(state.companies[0].companions) == ["A01", "A02"]
    assert cemetery(state) == {"B18", "A07"}


def test_G9_2_the_new_companion_is_used_on_the_same_day() -> None:
    state = table(companions=[["B18"], []])
    put_in_cemetery(state, "B02", "A07")
    give_dice(state, 0, "air earth")
    noon(state)
    choose(state, 0, "companion:B02")
    assert state.companies[0].score == 15


def test_G9_2_a_companion_that_died_at_noon_comes_back_and_acts_again() -> None:
    state = table(companions=[["B18", "A19"], []])
    put_in_cemetery(state, "A02")
    give_dice(state, 0, "air air air air")
    noon(state)
    choose(state, 0, "companion:A19")
    choose(state, 0, "companion:A19")
    assert state.companies[0].score == 10 + 10 + 10
    assert "A19" in cemetery(state)


def test_G9_2_a_chain_reaches_xargok() -> None:
    state = table(companions=[["B18"], []])
    put_in_cemetery(state, "A10", "A02")
    give_dice(state, 0, "air fire fire")
    noon(state)
    choose(state, 0, "companion:A10")
    assert state.companies[1].face_down == 1
    assert cemetery(state) == {"A02", "A10", "B18"}


def test_G9_3_a_sketals_die_does_not_count_before_the_next_day() -> None:
    state = table(companions=[["B18"], []])
    put_in_cemetery(state, "A17", "A02")
    give_dice(state, 0, "air fire")
    noon(state)
    choose(state, 0, "companion:A17")
    company = state.companies[0]
    assert die("large_red_4") in company.dice
    assert state.shown[die("large_red_4")] == NOTHING
    assert sum(company.symbols) == 2
    seen = {one.id: one for one in seen_by(state, 0).companies[0].dice}
    assert (seen["large_red_4"].shows, seen["large_red_4"].counts) == (None, False)
    run(state, ROLL)
    assert sum(company.symbols) == 3


def test_G9_3_the_sketal_of_all_colours_asks_for_a_die_at_noon_too() -> None:
    state = table(companions=[["B18"], []])
    put_in_cemetery(state, "B21", "A02")
    give_dice(state, 0, "air")
    noon(state)
    choose(state, 0, "companion:B21")
    choose(state, 0, "die:large_green_3")
    assert die("large_green_3") in state.companies[0].dice


def test_G9_4_kaar_from_the_cemetery_brings_the_black_die_to_any_area() -> None:
    areas: set[int] = set()
    for seed in range(60):
        state = table(companions=[["B18"], []], seed=seed)
        put_in_cemetery(state, "A20", "A02")
        give_dice(state, 0, "air")
        noon(state)
        choose(state, 0, "companion:A20")
        areas.update(area for area in range(5) if box().black_die in state.area_dice[area])
    assert areas == set(range(5))


def test_G9_5_one_must_be_taken_if_there_is_any() -> None:
    state = table(companions=[["B18"], []])
    put_in_cemetery(state, "A02")
    give_dice(state, 0, "air")
    noon(state)
    assert ids(state.companies[0].companions) == ["A02"]
    state = table(companions=[["B18"], []])
    give_dice(state, 0, "air")
    noon(state)
    assert state.companies[0].companions == []
    assert cemetery(state) == {"B18"}


def test_G9_6_the_choice_is_among_those_that_lay_there_when_cromaug_came() -> None:
    state = table(companions=[["B18"], ["B20", "B12", "A15"]])
    put_in_cemetery(state, "A01", "A02")
    give_dice(state, 0, "air")
    give_dice(state, 1, "air air earth")
    bring_die(state, 1, "A15", "earth")
    noon(state)
    assert asked(state) == [0, 1]
    choose(state, 1, "companion:B20")
    assert "B20" in cemetery(state)
    assert refs(state, 0) == ["companion:A01", "companion:A02"]
    choose(state, 0, "companion:A01")
    assert ids(state.companies[0].companions) == ["A01"]
