"""G4: rolling and rerolls."""

from __future__ import annotations

import pytest

from tafelrunde.games.glow.box.ids import NOTHING
from tafelrunde.games.glow.state.state import GlowState
from tafelrunde.games.glow.steps.rolling import ROLL
from tests.glow.glow_table import (
    asked,
    box,
    card,
    choose,
    decision,
    die,
    give_dice,
    late_morning,
    noon,
    refs,
    run,
    seen_by,
    symbol,
    table,
    texts,
    wish,
)


def one_person(shows: str, score: int = 10, rerolls: int = 0, companions: tuple[str, ...] = ()) -> GlowState:
    """Seat 0 with these dice in the late morning; the other seat has nothing to decide."""
    state = table(companions=[companions, ()])
    give_dice(state, 0, shows)
    state.companies[0].score = score
    state.companies[0].rerolls = rerolls
    state.companies[1].score = 0
    return late_morning(state)


def test_G4_1_all_roll_all_their_dice_at_the_same_time() -> None:
    state = table(4)
    for seat in range(4):
        give_dice(state, seat, "fire water")
        for number in state.companies[seat].dice:
            state.shown[number] = NOTHING
    run(state, ROLL)
    assert asked(state) == [0, 1, 2, 3]
    for company in state.companies:
        assert all(state.shown[number] in box().sides[number] for number in company.dice)
        assert sum(company.symbols) == 2


def test_G4_2_a_reroll_is_for_one_or_two_dice_and_again_and_again() -> None:
    state = one_person("fire water air", rerolls=5, score=0)
    wish(state, "earth")
    choose(state, 0, "Reroll: large red die (fire)")
    choose(state, 0, "Only")
    company = state.companies[0]
    assert [state.shown[number] for number in company.dice] == [symbol("earth"), symbol("water"), symbol("air")]
    wish(state, "nature", "nature")
    choose(state, 0, "Reroll")
    choose(state, 0, "Together with: large dark blue die (water)")
    assert [state.shown[number] for number in company.dice] == [symbol("nature"), symbol("nature"), symbol("air")]
    assert company.rerolls == 3
    choose(state, 0, "Keep")
    assert not asked(state)


def test_G4_3_a_companion_gives_a_reroll_each_day() -> None:
    state = one_person("fire water", score=0, companions=("A18", "B22"))
    company = state.companies[0]
    for left in (1, 0):
        choose(state, 0, "Reroll")
        choose(state, 0, "Only")
        assert company.free_rerolls == left
    assert not asked(state)
    run(state, ROLL)
    assert company.free_rerolls == 2


def test_G4_4_a_token_is_a_reroll_and_the_source_is_ones_own_choice() -> None:
    state = one_person("fire water", score=10, rerolls=1, companions=("A18",))
    choose(state, 0, "Reroll")
    choose(state, 0, "Only")
    assert refs(state, 0) == ["reroll:companion", "reroll:token", "score:9"]
    choose(state, 0, "reroll:token")
    assert (state.companies[0].rerolls, state.companies[0].free_rerolls, state.companies[0].score) == (0, 1, 10)


@pytest.mark.parametrize(("score", "space"), [(10, 9), (9, 7), (60, 52), (52, 44), (12, 11), (99, 52), (1, 0)])
def test_G4_5_the_score_track_gives_a_reroll_for_going_back_to_the_next_reroll_space(score: int, space: int) -> None:
    state = one_person("fire water", score=score)
    choose(state, 0, "Reroll")
    choose(state, 0, "Only")
    assert state.companies[0].score == space
    assert state.companies[0].rerolls == 0


def test_G4_5_on_space_0_there_is_no_reroll_and_on_the_way_down_one_on_each_symbol() -> None:
    state = one_person("fire water", score=10)
    spaces = []
    while asked(state):
        choose(state, 0, "Reroll")
        choose(state, 0, "Only")
        spaces.append(state.companies[0].score)
    assert spaces == [9, 7, 5, 4, 3, 2, 1, 0]


def test_G4_6_past_the_end_of_the_track_there_are_no_rerolls_from_it() -> None:
    state = table()
    company = give_dice(state, 0, "fire water")
    state.companies[1].score = 0
    company.score = 98
    state.gain_shards(0, 5, "G5.9", 0)
    assert asked(late_morning(state)) == []
    state.lose_shards(0, 10, "G5.9", 0)
    assert company.score == 93
    assert asked(late_morning(state)) == []
    company.rerolls = 1
    assert asked(late_morning(state)) == [0]


def test_G4_7_three_rerolls_from_anywhere_turn_a_die_to_any_of_its_sides() -> None:
    state = one_person("large_yellow_1=fire water", score=10, rerolls=1, companions=("A18",))
    choose(state, 0, "Reroll: large yellow die")
    choose(state, 0, "Turn it")
    assert refs(state, 0) == [f"symbol:{one}" for one in ("nature", "water", "air", "earth", "shards")]
    choose(state, 0, "symbol:shards")
    state.listen()
    choose(state, 0, "reroll:companion")
    choose(state, 0, "reroll:token")
    told = [event.text("en", {"seat:0": "Anna"}) for event in state.take_events()]
    assert told[-1] == "Anna turns the large yellow die to shards for 3 rerolls."
    company = state.companies[0]
    assert (company.free_rerolls, company.rerolls, company.score) == (0, 0, 9)
    assert state.shown[die("large_yellow_1")] == symbol("shards")
    assert company.symbols[symbol("shards")] == 1


def test_G4_7_with_fewer_than_three_rerolls_no_die_is_turned() -> None:
    state = one_person("fire water", score=0, rerolls=2)
    choose(state, 0, "Reroll")
    assert not any(text.startswith("Turn") for text in texts(state, 0))


def test_G4_8_from_noon_on_there_are_no_rerolls() -> None:
    state = table(companions=[["A23"], []])
    company = give_dice(state, 0, "nature")
    noon(state)
    assert company.rerolls == 1
    assert not asked(state)


# ---------------------------------------------------------------------- worked examples


def test_G4_7_worked_example_taetyss_gets_her_second_water() -> None:
    """Four dice, two of them Taetyss's; a companion's reroll and two tokens turn an air to water."""
    state = table(adventurers=["taetyss", "moloch"], companions=[["A18"], []])
    company = give_dice(state, 0, "large_dark_blue_1=water large_dark_blue_2=air small_red_1=air small_green_1=air")
    company.rerolls = 2
    state.companies[1].score = 0
    assert state.times(company, company.adventurer) == 1
    late_morning(state)
    choose(state, 0, "die:large_dark_blue_2")
    choose(state, 0, "Turn it")
    choose(state, 0, "symbol:water")
    choose(state, 0, "reroll:companion")
    choose(state, 0, "reroll:token")
    choose(state, 0, "reroll:token")
    assert (company.free_rerolls, company.rerolls, company.score) == (0, 0, 10)
    assert state.times(company, company.adventurer) == 2


def test_G4_5_worked_example_pocana_goes_back_twice_for_a_fourth_air() -> None:
    """Seven dice: three of Pocana's, one of a Sketal's, three small ones. Snarexe wants four equal symbols."""
    state = table(adventurers=["pocana", "moloch"], companions=[["A13", "A19"], []])
    company = give_dice(
        state,
        0,
        "large_red_1=air large_red_2=air large_red_3=fire small_red_1=air small_green_1=nature small_green_2=water",
    )
    state.holders[4] = card("A13")
    company.dice.append(die("large_orange_3"))
    state.shown[die("large_orange_3")] = symbol("earth")
    state.count_symbols(company)
    state.companies[1].score = 0
    company.score = 12
    assert len(company.dice) == 7
    late_morning(state)
    for rolled, space in (("fire", 11), ("air", 9)):
        wish(state, rolled)
        choose(state, 0, "die:large_red_3")
        choose(state, 0, "Only")
        assert company.score == space
    assert state.times(company, card("A19")) == 1
    choose(state, 0, "Keep")
    noon(state)
    assert company.score == 19
    assert card("A19") not in company.companions


def test_what_the_last_reroll_has_rolled_is_marked_until_the_next_answer() -> None:
    state = one_person("fire water air", rerolls=3)
    choose(state, 0, "Reroll: large red die")
    choose(state, 0, "Only")
    choose(state, 0, "reroll:token")
    fresh = [one.id for one in seen_by(state, 0).companies[0].dice if one.fresh]
    assert fresh == ["large_red_1"]
    choose(state, 0, "Keep")
    assert not any(one.fresh for one in seen_by(state, 0).companies[0].dice)


def test_a_reroll_from_the_track_says_what_it_costs() -> None:
    state = one_person("fire water", score=60, rerolls=1)
    choose(state, 0, "Reroll")
    choose(state, 0, "Only")
    assert hints(state) == [None, "−8"]


def test_G4_5_where_only_the_track_is_left_the_dice_say_what_it_costs() -> None:
    state = one_person("fire water", score=60)
    choose(state, 0, "Reroll")
    assert texts(state, 0)[-1].startswith("Turn")
    assert hints(state) == ["−8", "−8", "−23"], "back to 52, and for three rerolls to 37"
    state = one_person("fire water", score=60, rerolls=1)
    choose(state, 0, "Reroll")
    assert hints(state) == [None, None, None], "how it is paid for is asked later"


def hints(state: GlowState) -> list[str | None]:
    """The hints beside the options of seat 0."""
    found = [state.hint(0, index) for index in range(len(decision(state, 0).options))]
    return [None if hint is None else hint.text("en") for hint in found]
