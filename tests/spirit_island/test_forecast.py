"""The forecast: what the invaders will do if nobody does anything more."""

from __future__ import annotations

import pytest

from tafelrunde.games.spirit_island.box.ids import FAST, INVADER_PHASE, NO_BUILD, NO_RAVAGE, SLOW
from tafelrunde.games.spirit_island.show.forecast import LandAction, forecast
from tafelrunde.games.spirit_island.show.view import table
from tafelrunde.games.spirit_island.state.state import SpiritIslandState
from tests.spirit_island.islands import FAR, at, defend, invader_card, island, play

HOME = {"A7": 2}


def foretold(state: SpiritIslandState, ravage: str = "", build: str = "") -> list[LandAction]:
    """What the invaders will do with these cards; the state is left as it is."""
    if ravage:
        state.ravage_card = invader_card(state, ravage)
    if build:
        state.build_card = invader_card(state, build)
    before = state.digest()
    actions = forecast(state)
    assert state.digest() == before
    return actions


def test_I12_3_a_ravage_is_foretold_with_what_the_dahan_do() -> None:
    state = island({"A6": {"dahan": 2, "town": 1, "explorer": 1}, **FAR}, {"A7": 2, "A6": 1})
    (action,) = foretold(state, ravage="I-M")
    assert (action.action, action.land, action.damage) == ("ravage", at(state, "A6"), 3)
    assert action.gains == {"blight": 1}
    assert action.losses["dahan"] == 1
    assert action.presence == [1]
    assert not action.spreads


def test_I12_2_defence_is_counted() -> None:
    state = island({"A6": {"town": 1, "defend": 1}, **FAR}, HOME)
    (action,) = foretold(state, ravage="I-M")
    assert (action.damage, action.gains, action.losses) == (1, {}, {})


def test_I17_3_it_says_that_blight_will_spread() -> None:
    state = island({"A6": {"town": 1, "blight": 1}, **FAR}, HOME)
    (action,) = foretold(state, ravage="I-M")
    assert action.spreads
    assert action.gains == {"blight": 1}


def test_I14_2_builds_are_foretold_after_the_ravage() -> None:
    state = island({"A6": {"town": 1}, "A8": {"explorer": 1}, **FAR}, HOME)
    first, second = foretold(state, ravage="I-M", build="I-J")
    assert (first.action, second.action) == ("ravage", "build")
    assert (second.land, second.gains) == (at(state, "A8"), {"town": 1})


@pytest.mark.parametrize(("flag", "expected"), [(NO_RAVAGE, ["build"]), (NO_BUILD, ["ravage"])])
def test_I29_4_skipped_actions_are_left_out(flag: int, expected: list[str]) -> None:
    state = island({"A6": {"town": 1}, **FAR}, HOME)
    state.flags[at(state, "A6")] |= flag
    assert [action.action for action in foretold(state, ravage="I-M", build="I-M")] == expected


def test_I18_1_in_the_slow_phase_it_is_about_the_next_round() -> None:
    state = island({"A6": {"town": 1, "defend": 2}, **FAR}, HOME)
    assert [action.damage for action in foretold(state, ravage="I-M")] == [0]
    state.phase = SLOW
    assert [action.damage for action in foretold(state)] == [2]
    assert defend(state, "A6") == 2


def test_I15_1_the_explore_is_known_only_when_one_card_can_come() -> None:
    state = island({"A6": {"town": 1}, **FAR}, HOME)
    assert foretold(state) == []
    state.stages = [1]
    state.invader_bags = [[invader_card(state, "I-M")], [], []]
    assert [(action.action, action.land) for action in foretold(state)] == [
        ("explore", at(state, "A1")),
        ("explore", at(state, "A6")),
    ]


def test_I11_1_nothing_is_foretold_during_the_invader_phase() -> None:
    state = island({"A6": {"town": 1}, **FAR}, HOME, phase=INVADER_PHASE)
    assert foretold(state, ravage="I-M") == []


def test_the_view_carries_forecast_and_reach() -> None:
    state = island({"A6": {"town": 1}, **FAR}, HOME)
    state.ravage_card = invader_card(state, "I-M")
    state.spirits[0].hand = [state.box.card("boon_of_vigor"), state.box.card("flash_floods")]
    play(state, "flash_floods", phase=FAST)
    seen = table(state)
    assert [entry.land for entry in seen.forecast] == ["A6"]
    assert seen.spirits[0].reach["boon_of_vigor"] == ("spirit:0",)
    assert seen.spirits[0].reach["flash_floods"] == ("A5", "A7", "A8")
