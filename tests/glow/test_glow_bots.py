"""What bots know: odds of dice, and how good a state is."""

from __future__ import annotations

from itertools import product

import pytest

from tafelrunde import bots
from tafelrunde.games.glow import GAME
from tafelrunde.games.glow.bot.evaluation import evaluate
from tafelrunde.games.glow.bot.odds import Odds
from tafelrunde.games.glow.box.ids import SYMBOLS
from tafelrunde.kernel.game import begin
from tafelrunde.research.simulate import play_out_with
from tests.glow.glow_table import (
    box,
    card,
    choose,
    decision,
    die,
    give_dice,
    late_morning,
    lay,
    morning,
    noon,
    table,
    texts,
)

DICE = ["large_red_1", "large_red_2", "small_green_1", "small_purple_1"]


@pytest.mark.parametrize("name", ["A04", "B09", "A05", "A08", "A06", "B14", "B03", "A02"])
def test_the_odds_are_those_of_all_throws_together(name: str) -> None:
    """All 1296 throws of four dice, one by one. Equal symbols leave out special sides, which are rare."""
    dice = [die(id) for id in DICE]
    condition = box().condition_of[card(name)]
    met = 0
    for sides in product(*(box().sides[number] for number in dice)):
        symbols = [0] * SYMBOLS
        for side in sides:
            symbols[side] += 1
        met += condition.times(symbols)
    exact = met / 6**4
    expected = Odds(box(), dice, 0).times(condition)
    # All conditions are exact but those that want two different elements, which are nearly so.
    assert expected == pytest.approx(exact, abs=1e-9 if name != "A02" else 0.05)


def test_the_odds_of_an_unknown_small_die_are_the_average() -> None:
    known = sum(Odds(box(), [number], 0).exactly[3][1] for number in box().track_dice) / 9
    assert Odds(box(), [], 1).exactly[3][1] == pytest.approx(known)


def test_a_bot_does_not_believe_in_the_luck_it_imagines() -> None:
    """Whatever an imagined reroll has shown, it is worth the same."""
    worths = set()
    for seed in range(6):
        state = table(companions=[["A05", "A19"], []], seed=seed)
        company = give_dice(state, 0, "fire fire fire water")
        company.score, company.rerolls = 0, 2
        state.companies[1].score = 0
        late_morning(state)
        choose(state, 0, "Reroll: large dark blue die (water)")
        choose(state, 0, "Only")
        assert state.companies[0].fresh == 1 << die("large_dark_blue_1")
        worths.add(round(evaluate(state, 0), 6))
    assert len(worths) == 1


def test_a_bot_rerolls_for_a_fourth_of_a_kind_and_keeps_what_is_good() -> None:
    state = table(companions=[["A19"], []])
    give_dice(state, 0, "fire fire fire water").rerolls = 3
    state.companies[1].score = 0
    late_morning(state)
    bot = bots.make("greedy", GAME, 1)
    assert texts(state, 0)[bot.choose(state, 0)] == "Reroll: large dark blue die (water)"
    state = table(companions=[["A19"], []])
    give_dice(state, 0, "fire fire fire fire").rerolls = 1
    state.companies[1].score = 0
    late_morning(state)
    assert texts(state, 0)[bot.choose(state, 0)] == "Keep my dice"


def test_a_bot_uses_a_card_before_the_die_for_it_leaves() -> None:
    state = table(companions=[["A04", "A15"], []])
    give_dice(state, 0, "earth")
    state.holders[0] = card("A15")
    state.companies[0].dice.append(die("large_green_3"))
    state.shown[die("large_green_3")] = 4
    state.count_symbols(state.companies[0])
    noon(state)
    bot = bots.make("greedy", GAME, 1)
    assert texts(state, 0)[bot.choose(state, 0)] == "Tamnuca"


def test_a_bot_takes_the_better_companion() -> None:
    state = table(3, day=5)
    for element, companion in (("fire", "B08"), ("water", "B18"), ("earth", "B20"), ("air", "A22")):
        lay(state, element, companion)
    lay(state, "fire", dice=["small_dark_blue_1", "small_dark_blue_2"])
    morning(state)
    bot = bots.make("greedy", GAME, 1)
    assert decision(state, 0).options[bot.choose(state, 0)].refs[0] == "companion:B08"


def test_a_bot_rather_takes_a_companion_with_dice() -> None:
    state = table(3)
    lay(state, "fire", "A04", ["small_orange_1", "small_green_1", "small_red_1"])
    lay(state, "water", "A05")
    lay(state, "earth", "A11")
    lay(state, "air", "A22")
    give_dice(state, 0, "large_orange_1=earth large_orange_2=earth")
    morning(state)
    worth = {}
    for index, option in enumerate(decision(state, 0).options):
        tried = state.copy()
        tried.apply(0, index)
        worth[option.refs[0]] = evaluate(tried, 0)
    bare = state.copy()
    bare.area_dice[0] = []
    bare.apply(0, 0)
    assert worth["companion:A04"] > evaluate(bare, 0) + 1


@pytest.mark.parametrize("sea", [False, True])
def test_greedy_beats_random(sea: bool) -> None:
    won = 0
    for seed in range(6):
        state = begin(GAME.setup(2, {"sea_of_darkness": sea}), seed)
        own = seed % 2
        seats = [bots.make("greedy" if seat == own else "random", GAME, 10 * seed + seat) for seat in range(2)]
        play_out_with(state, seats)
        won += state.winners == [own]
    assert won == 6
