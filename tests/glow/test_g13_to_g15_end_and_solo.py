"""G13 to G15: the evening, the end, and the solo game."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.glow.box.ids import NOTHING
from tafelrunde.games.glow.state.state import GlowState
from tafelrunde.games.glow.state.tom import HIGH, LOW, TOM, Tom
from tafelrunde.games.glow.steps.evening import END_GAME, EVENING_COMES
from tafelrunde.games.glow.steps.solo import roll_toms_dice, sail_for_tom, use_tile
from tafelrunde.kernel.chance import Dice, Wish
from tests.glow.glow_table import (
    afternoon,
    area_of,
    asked,
    box,
    card,
    choose,
    decision,
    die,
    give_dice,
    lay,
    morning,
    new,
    refs,
    run,
    seen_by,
    symbol,
    table,
    texts,
)

# ---------------------------------------------------------------------- G13 Evening


def test_G13_1_after_the_eighth_day_nothing_is_prepared() -> None:
    state = table(day=8)
    give_dice(state, 0, "small_red_1=fire")
    run(state, EVENING_COMES)
    assert state.companies[0].dice == [die("small_red_1")]
    assert state.track == [NOTHING] * 5
    assert state.start == 0


def test_G13_2_small_dice_go_back_to_the_area_they_show_and_large_ones_stay() -> None:
    state = table()
    give_dice(state, 0, "small_red_1=water small_green_1=earth large_red_1=fire small_black_1=air")
    state.black_in_play = True
    run(state, EVENING_COMES)
    assert state.area_dice[area_of("water")] == [die("small_red_1")]
    assert state.area_dice[area_of("earth")] == [die("small_green_1")]
    assert state.area_dice[area_of("air")] == [die("small_black_1")]
    assert state.companies[0].dice == [die("large_red_1")]


def test_G13_2_special_sides_are_rolled_until_they_show_an_element() -> None:
    elements = set()
    for seed in range(60):
        state = table(seed=seed)
        state.black_in_play = True
        give_dice(state, 0, "small_purple_1=footprints small_black_1=loss")
        run(state, EVENING_COMES)
        assert state.companies[0].footprints == 0
        assert state.companies[0].score == 10
        elements.add(state.shown[die("small_purple_1")])
        elements.add(state.shown[die("small_black_1")])
    assert elements == set(range(5))


def test_G13_3_five_new_companions_come_from_a_and_then_from_b() -> None:
    for day, deck in ((3, "A"), (4, "B")):
        state = run(table(day=day), EVENING_COMES)
        assert [box().cards[companion].deck for companion in state.track] == [deck] * 5


def test_G13_4_areas_without_a_die_get_one_more_footprint() -> None:
    state = table()
    lay(state, "fire", dice=["small_red_1"], footprints=1)
    lay(state, "water", footprints=2)
    run(state, EVENING_COMES)
    assert [state.area_footprints[area_of(element)] for element in ("fire", "water", "air")] == [1, 3, 1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_G13_5_the_start_token_goes_on(players: int) -> None:
    state = table(players)
    state.start = players - 1
    run(state, EVENING_COMES)
    assert state.start == 0


# ---------------------------------------------------------------------- G14 End of the game


def ended(state: GlowState) -> GlowState:
    return run(state, END_GAME)


def test_G14_1_four_things_are_added_and_the_sum_may_fall_below_0() -> None:
    state = table(companions=[["A22"], ["A04", "A05"]])
    state.companies[0].score = 0
    state.companies[1].score = 20
    state.companies[1].camp = 5
    state.companies[1].footprints = 3
    ended(state)
    assert state.scores == [0 - 5 + 4, 20 + 3 + 5 + 10 + 3]
    view = state.view(0)
    assert view.over
    assert view.scores == tuple(state.scores)
    companies = seen_by(state, 0).companies
    parts = companies[1].if_ended
    assert (parts.track, parts.cards, parts.board, parts.fireflies, parts.footprints) == (20, 3, 5, 10, 3)
    assert [company.if_ended.total for company in companies] == state.scores


def test_G14_2_cards_count_what_they_show_in_their_corner() -> None:
    state = table(adventurers=["eoles", "moloch"], companions=[["A11", "A21", "B01"], []])
    assert state.card_points(0) == 4 + 6 - 2 + 4
    state.bury(0, card("A11"), "G10.5")
    assert state.card_points(0) == 4 - 2 + 4


def test_G14_3_the_village_of_the_camp_counts_and_not_the_group() -> None:
    state = table()
    state.companies[0].camp, state.companies[0].place = 33, 14
    assert state.board_points(0) == 8
    state = table(sea_of_darkness=True)
    state.companies[0].boats = [9, 4, 0, 11]
    assert state.board_points(0) == 8 + 5 + 0 + 3


@pytest.mark.parametrize(("tokens", "bonus"), [(0, 0), (1, 10), (2, 10)])
def test_G14_4_at_least_as_many_fireflies_as_companions_give_ten(tokens: int, bonus: int) -> None:
    # Likyar has two fireflies, Ladawa one, the others none.
    state = table(companions=[["A01", "A05", "A02", "A03"], []])
    state.companies[0].fireflies = tokens
    assert state.fireflies(0) == 3 + tokens
    assert state.firefly_points(0) == bonus


def test_G14_5_each_footprint_is_worth_a_shard() -> None:
    state = table()
    before = state.end_score(0)
    state.companies[0].footprints = 7
    assert state.end_score(0) == before + 7


def test_G14_6_the_most_shards_win_then_reroll_tokens_then_all_share() -> None:
    state = table(3, adventurers=["taetyss", "noctiluca", "orium"], companions=[["A02"], ["A03"], ["A07"]])
    for seat, score in enumerate((30, 40, 40)):
        state.companies[seat].score = score
    ended(state)
    assert state.winners == [1, 2]
    state.companies[2].rerolls = 1
    assert state.winners == [2]
    state.companies[0].score = 41
    assert state.winners == [0]


def test_G14_1_worked_example_seventy_two_shards() -> None:
    """Five shards on cards and one lost, a camp worth 5, three fireflies for seven companions, three footprints, 60."""
    state = table(adventurers=["taetyss", "moloch"], companions=[["A10", "A01", "A02", "A03", "B07", "A07", "A08"], []])
    company = state.companies[0]
    company.score, company.camp, company.footprints, company.fireflies = 60, 5, 3, 1
    assert (len(company.companions), state.fireflies(0)) == (7, 3)
    ended(state)
    assert state.scores[0] == 72


# ---------------------------------------------------------------------- G15 The solo game


def solo(**options: Any) -> GlowState:
    """A solo table in the morning of day 3 with empty areas, Tom's dice green and red and his tiles in order."""
    state = table(2, solo=True, **options)
    tom = state.tom
    assert tom is not None
    tom.dice = [die("large_green_1"), die("large_orange_1")]
    tom.areas = [NOTHING, NOTHING]
    tom.tiles, tom.tile_bag, tom.tile_discard, tom.band = [0, 1, 2, 3, 4], [5, 6, 7], [], 0
    company = state.companies[TOM]
    company.adventurer, company.companions, company.score = NOTHING, [], 10
    return state


def tom_of(state: GlowState) -> Tom:
    assert state.tom is not None
    return state.tom


def test_G15_1_only_at_a_table_for_two_and_tom_is_never_asked() -> None:
    assert new(3, solo=True).tom is None
    assert new(2).tom is None
    state = new(2, solo=True)
    dice = Dice(1)
    while not state.over:
        assert asked(state) == [0]
        state.apply(0, int(dice.below(len(decision(state, 0).codes))))
    assert state.day == 8
    assert state.companies[TOM].companions == []
    assert len(state.scores) == 2


def test_G15_2_fourteen_companions_and_the_spells_stay_in_the_box() -> None:
    state = new(2, solo=True)
    assert (len(state.deck_a), len(state.deck_b)) == (16, 16)
    assert not {card(name) for name in ("A01", "A10", "A20", "B18", "B21")} & {*state.deck_a, *state.deck_b}
    assert seen_by(state, 0).spell_pile == 0
    choose(state, 0, "adventurer:eoles")
    while asked(state) and state.day == 0:
        state.apply(0, 0)
    assert [company.rerolls for company in state.companies] == [0, 0]
    before = state.day
    choose(state, 0, texts(state, 0)[0])
    assert seen_by(state, 0).phase == "late_morning"
    assert (state.day, state.start) == (before, 0)


def test_G15_2_if_companions_run_out_an_area_stays_empty() -> None:
    state = solo()
    state.deck_a = state.deck_a[:2]
    state.fate = Wish([symbol("fire"), symbol("fire")])
    run(state, EVENING_COMES)
    assert [companion != NOTHING for companion in state.track] == [False, True, True, False, False]


def test_G15_3_two_dice_of_different_colours_for_tom_not_purple_with_yellow() -> None:
    state = new(2, solo=True)
    choose(state, 0, "adventurer:eoles")
    assert "die:large_light_blue_1" not in refs(state, 0)
    assert len(refs(state, 0)) == 6
    choose(state, 0, "die:large_purple_1")
    colours = ("green", "dark_blue", "red", "orange")
    assert set(refs(state, 0)) == {f"die:large_{colour}_1" for colour in colours}
    choose(state, 0, "die:large_green_1")
    tom = seen_by(state, 0).tom
    assert tom is not None
    assert [one.id for one in tom.dice] == ["large_purple_1", "large_green_1"]


def test_G15_3_an_area_with_toms_die_gets_neither_companion_nor_footprint() -> None:
    state = solo()
    state.fate = Wish([symbol("fire"), symbol("air")])
    run(state, EVENING_COMES)
    assert tom_of(state).areas == [area_of("fire"), area_of("air")]
    assert [companion != NOTHING for companion in state.track] == [False, True, True, False, True]
    assert [state.area_footprints[area] for area in range(5)] == [0, 1, 1, 0, 1]
    tom = seen_by(state, 0).tom
    assert tom is not None
    assert tom.areas == ("fire", "air")


def test_G15_3_special_sides_are_toms() -> None:
    state = solo()
    tom = tom_of(state)
    for id, side, gain in (("large_purple_1", "footprints", (10, 2)), ("large_yellow_1", "shards", (13, 2))):
        tom.dice = [die(id)]
        state.fate = Wish([symbol(side)])
        roll_toms_dice(state, tom)
        assert tom.areas[0] == NOTHING
        assert (state.companies[TOM].score, state.companies[TOM].footprints) == gain


def test_G15_4_the_tile_of_the_area_acts_and_is_replaced() -> None:
    state = solo()
    lay(state, "fire", "A02")
    lay(state, "earth", "A04")
    morning(state)
    choose(state, 0, "companion:A04")
    tom = tom_of(state)
    # The tile of the earth area is the third one: three steps.
    assert (tom.band, state.companies[TOM].score) == (3, 13)
    assert tom.tile_discard == [2]
    assert tom.tiles[2] in (5, 6, 7)
    assert len(tom.tile_bag) == 2


def test_G15_4_tiles_last_for_eight_days() -> None:
    state = new(2, solo=True, random_adventurers=True)
    piles: dict[int, int] = {}
    while not state.over:
        if seen_by(state, 0).phase == "late_morning":
            piles[state.day] = len(tom_of(state).tile_bag)
        state.apply(0, 0)
    assert [piles[day] for day in range(1, 9)] == [2, 1, 0, 3, 2, 1, 0, 0]
    assert tom_of(state).tiles.count(NOTHING) == 1


@pytest.mark.parametrize(("tile", "band", "shards"), [(0, 2, 2), (3, 2, 3), (4, 1, 3), (5, 2, 5), (6, 0, 4), (7, 1, 6)])
def test_G15_5_the_band_moves_and_tom_gains_its_position_and_more(tile: int, band: int, shards: int) -> None:
    for already in (0, 5):
        state = solo()
        tom = tom_of(state)
        tom.band, tom.tiles[0] = already, tile
        use_tile(state, tom, 0)
        assert tom.band == already + band
        assert state.companies[TOM].score == 10 + already + shards


def test_G15_6_toms_camp_goes_to_the_next_village() -> None:
    state = solo()
    tom = tom_of(state)
    worth = []
    for _ in range(8):
        tom.tiles[0] = 1
        use_tile(state, tom, 0)
        worth.append(box().shadows.points[state.companies[TOM].camp])
    assert worth == [3, 5, 8, 10, 12, 15, 20, 20]
    # A tile without a move leaves the camp.
    state = solo()
    tom_of(state).tiles[0] = 0
    use_tile(state, tom_of(state), 0)
    assert state.companies[TOM].camp == 0


def test_G15_6_toms_boats_go_outward_on_the_lowest_or_highest_way() -> None:
    state = solo(sea_of_darkness=True)
    boats = state.companies[TOM].boats
    sail_for_tom(state, LOW)
    assert boats == [6, 0, 0, 0]
    sail_for_tom(state, HIGH)
    assert boats == [6, 10, 0, 0]
    for _ in range(2):
        sail_for_tom(state, LOW)
    assert boats == [6, 10, 3, 8]
    # All have left the centre: the first one that can goes on, to an island without a boat of his.
    sail_for_tom(state, HIGH)
    assert boats == [5, 10, 3, 8]
    for _ in range(8):
        sail_for_tom(state, LOW)
    assert boats == [5, 9, 4, 7]


def test_G15_6_islands_1_and_2_are_closed() -> None:
    state = solo(sea_of_darkness=True)
    give_dice(state, 0, "fire")
    afternoon(state)
    assert texts(state, 0)[1:] == ["From the central island to island 6 (2)"]
    assert [one.place for one in seen_by(state, 0).companies[0].reach] == ["6"]


def test_G15_7_tom_counts_no_cards_and_no_fireflies_and_moves_once_more_if_he_can_pay() -> None:
    state = solo()
    company = state.companies[TOM]
    company.score, company.camp, company.footprints = 50, 17, 1
    ended(state)
    # The village worth 15 costs two footprints.
    assert state.scores[TOM] == 50 + 12 + 1
    state = solo()
    company = state.companies[TOM]
    company.score, company.camp, company.footprints = 50, 17, 3
    ended(state)
    assert state.scores[TOM] == 50 + 15 + 1


def test_G15_8_equal_shards_are_won_with_more_footprints_only() -> None:
    for own, footprints, winner in ((61, 0, 0), (60, 0, TOM), (59, 1, TOM), (58, 2, 0)):
        state = solo()
        # Pocana is worth four, and without companions the fireflies ten.
        state.companies[0].score, state.companies[0].footprints = own - 14, footprints
        company = state.companies[TOM]
        company.score, company.camp, company.footprints = 39, 14, 1
        ended(state)
        assert state.scores == [own + footprints, 60]
        assert state.winners == [winner]
