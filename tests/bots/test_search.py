"""The search: small positions with a known best choice, budgets, and chances."""

from __future__ import annotations

import pytest

import tafelrunde
from tafelrunde import bots
from tafelrunde.bots.search import Budget, Search, chance_of
from tafelrunde.kernel import registry
from tafelrunde.kernel.chance import Dice
from tafelrunde.kernel.state import State

COMPETITIVE = ["vaalbara", "glow", "skybridge", "battalia"]


def searched(state: State, seat: int, visits: int, seed: int = 1) -> Search:
    search = Search(state.setup.game, seat, Dice(seed), Budget(visits))
    search.run(state)
    return search


def test_a_lead_of_one_unit_wins_three_games_of_four() -> None:
    assert chance_of(0.0, 20.0) == 0.5
    assert chance_of(20.0, 20.0) == 0.75
    assert chance_of(-20.0, 20.0) == 0.25
    assert chance_of(1e9, 20.0) > 0.999


@pytest.mark.parametrize("name", COMPETITIVE)
def test_a_search_keeps_to_its_budget_and_shares_its_visits_among_the_options(name: str) -> None:
    state = tafelrunde.new(name, players=2, seed=3)
    seat = state.decisions[0].seat
    search = searched(state, seat, 30)
    choices = search.choices(state)
    assert search.visits == 30 == sum(choice.visits for choice in choices)
    assert all(0.0 <= choice.chance <= 1.0 for choice in choices)
    most = max(choice.visits for choice in choices)
    assert choices[search.best(state)].visits == most


def test_seconds_end_a_search_that_has_no_other_limit() -> None:
    state = tafelrunde.new("vaalbara", players=2, seed=3)
    search = Search(state.setup.game, 0, Dice(1), Budget(0, seconds=0.02))
    search.run(state)
    assert search.visits >= 1


def test_a_search_without_any_limit_is_refused() -> None:
    with pytest.raises(AssertionError):
        Budget(0)


@pytest.mark.parametrize("name", COMPETITIVE)
def test_the_same_seed_and_visits_give_the_same_choice(name: str) -> None:
    state = tafelrunde.new(name, players=2, seed=5)
    seat = state.decisions[0].seat
    first, second = searched(state, seat, 20), searched(state, seat, 20)
    assert first.best(state) == second.best(state)
    assert [edge.visits for edge in first.choices(state)] == [edge.visits for edge in second.choices(state)]


@pytest.mark.parametrize("seed", range(6))
def test_the_last_land_of_a_game_is_the_one_that_wins(seed: int) -> None:
    """Vaalbara, the very last choice of the game: every option can be counted out, and the search takes a best one."""
    state = tafelrunde.new("vaalbara", players=2, seed=seed)
    seats = [bots.make("greedy", state.setup.game, seat) for seat in range(2)]
    last: State | None = None
    while not state.over:
        if len(state.decisions) == 1 and len(state.decisions[0].codes) > 1:
            last = state.copy()
        seat = state.decisions[0].seat
        state.apply(seat, seats[seat].choose(state, seat))
    assert last is not None
    decision = last.decisions[0]
    margins = []
    for index in range(len(decision.codes)):
        tried = last.copy()
        tried.apply(decision.seat, index)
        if not tried.over:
            return
        margins.append(tried.scores[decision.seat] - tried.scores[1 - decision.seat])
    chosen = searched(last, decision.seat, 40).best(last)
    assert margins[chosen] == max(margins)


def test_a_dice_game_of_our_own_is_not_needed_to_see_through_a_trap() -> None:
    """GLOW: with four of a kind that pay at once, nobody who plays on in mind rerolls them."""
    from tests.glow.glow_table import give_dice, late_morning, table, texts

    state = table(companions=[["A19"], []])
    give_dice(state, 0, "fire fire fire fire").rerolls = 1
    state.companies[1].score = 0
    late_morning(state)
    best = searched(state, 0, 60).best(state)
    assert not texts(state, 0)[best].startswith("Reroll")


def test_what_others_throw_meanwhile_is_left_out_of_a_search() -> None:
    """GLOW: while all reroll side by side, a visit ends with the own dice, and nobody else has chosen anything."""
    from tests.glow.glow_table import give_dice, late_morning, table

    state = table(companions=[["A19"], []])
    for seat in range(2):
        give_dice(state, seat, "fire fire fire water").rerolls = 2
    late_morning(state)
    search = searched(state, 0, 40)
    assert search.roots[0].asked
    assert not search.roots[1].asked


def test_without_steps_a_search_ends_at_the_next_horizon() -> None:
    """GLOW, in the morning: no tree reaches beyond the roll, where only luck would be compared."""
    state = tafelrunde.new("glow", players=2, seed=2, random_adventurers=True)
    seat = state.decisions[0].seat
    search = Search(state.setup.game, seat, Dice(1), Budget(30, steps=0, through_chance=True))
    search.run(state)
    todo = list(search.roots)
    kinds = set()
    for node in todo:
        for kind, asked in node.asked.items():
            kinds.add(kind.__name__)
            todo += [edge.node for edge in asked.edges.values() if edge.node is not None]
    assert "TakeCompanion" in kinds
    assert not kinds & {"Reroll", "RerollWith", "UseCards", "Travel"}


@pytest.mark.parametrize("name", COMPETITIVE)
def test_judgement_is_even_where_all_are_alike(name: str) -> None:
    """What one of two is ahead, the other is behind: the parts of both sides are counted alike."""
    game = registry.find(name)
    assert game.parts is not None
    for seed in range(3):
        state = tafelrunde.new(name, players=2, seed=seed)
        dice = Dice(seed)
        for _ in range(60):
            if state.over:
                break
            own, other = game.parts(state, 0), game.parts(state, 1)
            assert len(own) == len(other) == len(game.part_names)
            asked = state.decisions[dice.below(len(state.decisions))]
            state.apply(asked.seat, int(dice.below(len(asked.codes))))
    start = tafelrunde.new(name, players=2, seed=1)
    if name in ("vaalbara", "glow"):
        assert game.evaluate(start, 0) == pytest.approx(-game.evaluate(start, 1))


@pytest.mark.parametrize("name", COMPETITIVE)
def test_judging_a_state_leaves_it_as_it_is(name: str) -> None:
    """Thoughts about dice turn them over and back: at every kind of question the state is the same afterwards."""
    game = registry.find(name)
    judged: set[str] = set()
    for seed in range(4):
        state = tafelrunde.new(name, players=2, seed=seed)
        dice = Dice(seed)
        for _ in range(150):
            if state.over:
                break
            asked = state.decisions[dice.below(len(state.decisions))]
            kind = type(asked.step).__name__
            if kind not in judged:
                judged.add(kind)
                before = state.digest()
                worth = game.evaluate(state, asked.seat)
                assert state.digest() == before
                assert game.evaluate(state, asked.seat) == worth
            state.apply(asked.seat, int(dice.below(len(asked.codes))))
    assert len(judged) >= 4
