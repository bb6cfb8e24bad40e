"""What a new day frees: dice that were used for moving, cards that were used, rerolls of companions."""

from __future__ import annotations

from tafelrunde.games.glow.state.state import GlowState
from tafelrunde.games.glow.steps.day import BEGIN_DAY
from tafelrunde.games.glow.steps.evening import EVENING_COMES
from tests.glow.glow_table import (
    afternoon,
    asked,
    choose,
    decision,
    give_dice,
    give_spell,
    noon,
    run,
    symbol,
    table,
)


def play_on_to(state: GlowState, phase: str) -> GlowState:
    """All take the first option until a question of this rule comes."""
    while decision(state, asked(state)[0]).rule != phase:
        state.apply(asked(state)[0], 0)
    return state


def test_G11_2_a_die_that_was_used_for_moving_serves_again_on_the_next_day() -> None:
    state = table()
    give_dice(state, 0, "large_red_1=fire")
    afternoon(state)
    choose(state, 0, "space:1")
    assert state.companies[0].spent[symbol("fire")] == 1
    # The only fire has been used: space 2 is closed, and nobody is asked.
    assert not asked(state)
    run(state, EVENING_COMES, BEGIN_DAY)
    play_on_to(state, "G4.2")
    assert state.companies[0].spent == [0] * 5


def test_G5_3_a_card_that_was_used_is_used_again_on_the_next_day() -> None:
    state = table(companions=[["A04"], []])
    company = give_dice(state, 0, "large_orange_1=earth")
    noon(state)
    assert company.score == 11
    run(state, EVENING_COMES, BEGIN_DAY)
    play_on_to(state, "G4.2")
    assert company.used == 0


def test_G4_3_rerolls_of_companions_are_there_again_on_the_next_day() -> None:
    state = table(companions=[["A18", "B22"], []])
    company = give_dice(state, 0, "large_orange_1=earth")
    company.free_rerolls = 0
    run(state, EVENING_COMES, BEGIN_DAY)
    play_on_to(state, "G4.2")
    assert company.free_rerolls >= 2


def test_G11_6_spaces_of_yesterday_may_be_entered_again() -> None:
    state = table()
    company = give_dice(state, 0, "large_red_1=fire")
    afternoon(state)
    choose(state, 0, "space:1")
    assert company.visited == 1 << 0 | 1 << 1
    afternoon(state)
    assert company.visited == 1 << 1


def test_G4_6_the_end_of_the_track_is_passed_with_its_last_space() -> None:
    for gained, passed in ((1, False), (2, True), (3, True)):
        state = table()
        company = state.companies[0]
        company.score = 98
        state.gain_shards(0, gained, "G5.9", 0)
        assert company.lapped == passed


def test_G5_11_nobody_is_asked_where_footprints_are_lost_and_none_are_gained() -> None:
    # The spell takes three footprints of one; the other card brings shards: no order changes anything.
    state = table(companions=[["A04"], []])
    give_spell(state, 0, "SP5")
    company = give_dice(state, 0, "earth earth")
    company.footprints = 1
    noon(state)
    assert not asked(state)
    assert (company.score, company.footprints) == (12, 0)


def test_G5_11_the_order_is_asked_for_where_footprints_are_gained_and_lost() -> None:
    # Tamnuca brings footprints, and the spell takes more than there are.
    state = table(companions=[["B06"], []])
    give_spell(state, 0, "SP5")
    company = give_dice(state, 0, "earth earth")
    company.footprints = 0
    noon(state)
    assert asked(state) == [0]
