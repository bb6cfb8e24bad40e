"""G1 to G3: what it is about, setup, and the morning."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.glow.box.ids import COLOUR_IDS, NOTHING, SYMBOL_IDS
from tafelrunde.games.glow.state.state import GlowState
from tafelrunde.games.glow.steps.day import BEGIN_DAY
from tafelrunde.games.glow.steps.morning import END_MORNING
from tafelrunde.kernel.chance import Dice
from tests.glow.glow_table import (
    area_of,
    asked,
    box,
    card,
    cemetery,
    choose,
    decision,
    die,
    give_dice,
    ids,
    late_morning,
    lay,
    morning,
    new,
    noon,
    put_in_cemetery,
    refs,
    run,
    seen_by,
    table,
    texts,
)


def play_out(state: GlowState, seed: int = 1) -> GlowState:
    dice = Dice(seed)
    while not state.over:
        asked = state.decisions[int(dice.below(len(state.decisions)))]
        state.apply(asked.seat, int(dice.below(len(asked.codes))))
    return state


# ---------------------------------------------------------------------- G1 What it is about


@pytest.mark.parametrize("players", [2, 3, 4])
def test_G1_1_after_eight_days_the_most_shards_win(players: int) -> None:
    state = play_out(new(players))
    assert state.day == 8
    assert all(state.scores[winner] == max(state.scores) for winner in state.winners)


def test_G1_2_every_die_shows_each_element_and_its_own_sixth_side() -> None:
    for one in box().dice:
        assert set(one.sides[:5]) == set(range(5))
        assert (
            SYMBOL_IDS[one.sides[5]]
            == {
                "green": "nature",
                "dark_blue": "water",
                "light_blue": "air",
                "red": "fire",
                "orange": "earth",
                "purple": "footprints",
                "yellow": "shards",
                "black": "loss",
            }[COLOUR_IDS[one.colour]]
        )


def test_G1_3_abilities_hold_as_long_as_the_card_is_there() -> None:
    state = table(companions=[["A18", "A01"], []])
    assert state.fireflies(0) == 2
    assert late_morning(state).companies[0].free_rerolls == 1
    state.bury(0, card("A18"), "G5.10")
    state.bury(0, card("A01"), "G5.10")
    assert state.fireflies(0) == 0
    assert late_morning(state).companies[0].free_rerolls == 0


def test_G1_4_the_marker_moves_at_once_and_never_behind_0() -> None:
    state = table()
    company = state.companies[0]
    state.gain_shards(0, 4, "G5.9", 0)
    assert (company.score, seen_by(state, 0).companies[0].space) == (14, 14)
    state.lose_shards(0, 20, "G5.9", 0)
    assert company.score == 0
    state.gain_shards(0, 103, "G5.9", 0)
    seen = seen_by(state, 0).companies[0]
    assert (seen.score, seen.space, seen.lapped) == (103, 3, True)


def test_G1_5_a_day_has_five_phases() -> None:
    state = new(2)
    state.listen()
    seen: list[str] = []
    while state.day < 3:
        phase = seen_by(state, None).phase
        if not seen or seen[-1] != phase:
            seen.append(phase)
        state.apply(state.decisions[0].seat, 0)
    # The evening asks nothing, and noon only where the order matters.
    assert [phase for phase in seen if phase != "noon"][:7] == [
        "setup",
        "morning",
        "late_morning",
        "afternoon",
        "morning",
        "late_morning",
        "afternoon",
    ]
    assert [event.kind for event in state.take_events()].count("day-begins") == 3


def test_G1_6_all_act_at_their_own_pace_and_the_next_phase_waits_for_them() -> None:
    for order in ([0, 1, 2], [2, 0, 1]):
        state = table(3)
        for seat in range(3):
            give_dice(state, seat, "fire water")
        late_morning(state)
        for seat in order:
            assert seat in asked(state)
            choose(state, seat, "Keep")
        assert not asked(state)


def test_G1_6_what_one_puts_into_the_cemetery_is_there_for_the_others() -> None:
    state = table(companions=[["B18"], ["B20"]])
    put_in_cemetery(state, "A01", "A02")
    give_dice(state, 1, "air air")
    noon(state)
    assert "B20" in cemetery(state)
    give_dice(state, 0, "air")
    noon(state)
    assert "companion:B20" in refs(state, 0)


def test_G1_7_effects_give_tokens_and_the_supply_never_runs_out() -> None:
    state = table(companions=[["A01", "A18"], []])
    company = state.companies[0]
    assert (company.fireflies, company.rerolls) == (0, 0)
    company.rerolls = 40
    give_dice(state, 0, "nature fire")
    noon(state)
    assert company.rerolls == 41
    assert company.fireflies == 0


def test_G1_8_a_single_choice_is_made_without_asking() -> None:
    state = table()
    for seat in range(2):
        give_dice(state, seat, "fire water")
        state.companies[seat].score = 0
    # Without any reroll there is nothing to ask.
    assert asked(late_morning(state)) == []


# ---------------------------------------------------------------------- G2 Setup


def test_G2_1_the_side_of_the_board_is_chosen() -> None:
    assert seen_by(new(2), 0).board.side == "shadows"
    assert seen_by(new(2, sea_of_darkness=True), 0).board.side == "sea"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_G2_2_adventurers_are_chosen_in_turn_from_the_start_token_on(players: int) -> None:
    for seed in range(4):
        state = new(players, seed)
        order = []
        while state.day == 0:
            order.append(asked(state)[0])
            assert len(decision(state, order[-1]).options) == 8 - len(order)
            state.apply(order[-1], 0)
        assert order == [(state.start + number) % players for number in range(players)]
        assert len({company.adventurer for company in state.companies}) == players


def test_G2_2_whoever_starts_and_dealt_adventurers_are_random() -> None:
    assert {new(3, seed).start for seed in range(30)} == {0, 1, 2}
    dealt = [new(2, seed, random_adventurers=True) for seed in range(40)]
    assert all(state.day == 1 for state in dealt)
    assert {state.companies[0].adventurer for state in dealt} == set(range(46, 53))


def test_G2_3_the_adventurers_large_dice_and_ten_shards() -> None:
    state = new(2)
    seat = asked(state)[0]
    choose(state, seat, "adventurer:pocana")
    company = state.companies[seat]
    assert [box().dice[number].id for number in company.dice] == ["large_red_1", "large_red_2", "large_red_3"]
    assert [other.score for other in state.companies] == [10, 10]
    choose(state, 1 - seat, "adventurer:orium")
    assert [box().dice[number].id for number in state.companies[1 - seat].dice] == ["large_yellow_1", "large_yellow_2"]


def test_G2_4_markers_begin_on_the_start() -> None:
    for company in seen_by(new(4), 0).companies:
        assert (company.place, company.camp) == ("0", "0")
    for company in seen_by(new(4, sea_of_darkness=True), 0).companies:
        assert company.boats == ("0", "0", "0", "0")


def test_G2_5_the_reserve_has_five_large_dice_and_the_black_one() -> None:
    reserve = seen_by(new(3), 0).reserve
    assert [one.colour for one in reserve] == ["green", "dark_blue", "light_blue", "red", "orange", "black"]
    assert [one.small for one in reserve] == [False] * 5 + [True]


def test_G2_6_three_of_each_deck_never_appear_and_a_comes_before_b() -> None:
    state = new(2, random_adventurers=True)
    seen: dict[int, set[str]] = {}
    while not state.over:
        seen.setdefault(state.day, set()).update(
            area.companion for area in seen_by(state, 0).track if area.companion is not None
        )
        state.apply(state.decisions[0].seat, 0)
    assert len(set().union(*seen.values())) == 40
    for day, companions in seen.items():
        assert {companion[0] for companion in companions} == {"A" if day <= 4 else "B"}
    assert (len(state.deck_a), len(state.deck_b)) == (3, 3)
    assert seen_by(state, 0).deck == 0


def test_G2_7_five_companions_lie_under_the_areas() -> None:
    track = seen_by(new(2, random_adventurers=True), 0).track
    assert [area.element for area in track] == ["fire", "water", "earth", "air", "nature"]
    assert all(area.companion is not None for area in track)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_G2_8_whoever_comes_last_gets_two_reroll_tokens(players: int) -> None:
    state = new(players, 5, random_adventurers=True)
    last = (state.start + players - 1) % players
    assert [company.rerolls for company in state.companies] == [2 if seat == last else 0 for seat in range(players)]


def test_G2_9_nine_small_dice_lie_in_the_areas_of_their_elements() -> None:
    for seed in range(20):
        track = seen_by(new(2, seed, random_adventurers=True), 0).track
        dice = [one for area in track for one in area.dice]
        assert Counter(one.colour for one in dice) == {
            "green": 2,
            "light_blue": 2,
            "dark_blue": 2,
            "red": 1,
            "orange": 1,
            "purple": 1,
        }
        assert all(one.small and one.shows == area.element for area in track for one in area.dice)


def test_G2_10_an_area_without_a_die_gets_a_footprint() -> None:
    both = set()
    for seed in range(20):
        for area in seen_by(new(2, seed, random_adventurers=True), 0).track:
            assert area.footprints == (0 if area.dice else 1)
            both.add(area.footprints)
    assert both == {0, 1}


def test_G2_11_seven_spells_lie_face_down() -> None:
    state = new(2)
    assert seen_by(state, 0).spell_pile == 7
    assert all(company.face_down == 0 and not company.spells for company in state.companies)


# ---------------------------------------------------------------------- G3 Morning


def test_G3_1_a_companion_comes_with_all_dice_and_footprints_of_its_area() -> None:
    state = table(3)
    state.start = 1
    lay(state, "fire", "A01", ["small_red_1", "small_green_1"])
    lay(state, "water", "A02", footprints=3)
    lay(state, "earth", "A03")
    lay(state, "air", "A04")
    morning(state)
    order = []
    for companion in ("A01", "A02", "A03"):
        order.append(asked(state)[0])
        choose(state, order[-1], f"companion:{companion}")
    assert order == [1, 2, 0]
    assert [box().dice[number].id for number in state.companies[1].dice] == ["small_red_1", "small_green_1"]
    assert state.companies[2].footprints == 3
    assert ids(state.companies[0].companions) == ["A03"]
    assert state.area_dice[area_of("fire")] == []
    assert state.area_footprints[area_of("water")] == 0


def test_G3_2_a_new_companion_lies_on_the_right() -> None:
    state = table(3, companions=[["A05", "A06"], [], []])
    for element, companion in (("fire", "A01"), ("water", "A02"), ("earth", "A03"), ("air", "A04")):
        lay(state, element, companion)
    morning(state)
    choose(state, 0, "companion:A03")
    assert ids(state.companies[0].companions) == ["A05", "A06", "A03"]


def test_G3_3_the_rest_goes_to_the_cemetery_and_dice_and_footprints_stay() -> None:
    state = table(3)
    lay(state, "fire", "A01", ["small_red_1"])
    lay(state, "air", "A04", footprints=2)
    run(state, END_MORNING)
    assert cemetery(state) == {"A01", "A04"}
    assert state.track == [NOTHING] * 5
    assert state.area_dice[area_of("fire")] == [die("small_red_1")]
    assert state.area_footprints[area_of("air")] == 2


def test_G3_4_with_two_players_the_first_one_sends_a_companion_away() -> None:
    state = table(2)
    for element, companion in (("fire", "A01"), ("water", "A02"), ("earth", "A03"), ("air", "A04")):
        lay(state, element, companion, footprints=1)
    morning(state)
    choose(state, 0, "companion:A01")
    assert asked(state) == [0]
    assert refs(state, 0) == ["companion:A02", "companion:A03", "companion:A04"]
    choose(state, 0, "companion:A03")
    assert cemetery(state) == {"A03"}
    assert state.area_footprints[area_of("earth")] == 1
    assert refs(state, 1) == ["companion:A02", "companion:A04"]
    choose(state, 1, "companion:A02")
    assert not asked(state)


@pytest.mark.parametrize("players", [3, 4])
def test_G3_4_with_more_players_nobody_sends_a_companion_away(players: int) -> None:
    state = new(players, random_adventurers=True)
    for _ in range(players):
        assert texts(state, asked(state)[0])
        state.apply(asked(state)[0], 0)
    assert state.cemetery.bit_count() == 5 - players


def test_G3_5_a_companion_is_there_with_everything_on_the_same_day() -> None:
    state = table(3, day=1)
    lay(state, "fire", "A18")
    lay(state, "water", "A13")
    lay(state, "earth", "A04")
    lay(state, "air", "A05")
    run(state, BEGIN_DAY)
    for companion in ("A18", "A13", "A04"):
        choose(state, asked(state)[0], f"companion:{companion}")
    first = state.companies[0]
    assert first.free_rerolls == 1
    assert die("large_orange_3") in state.companies[1].dice
    assert state.shown[die("large_orange_3")] != NOTHING
