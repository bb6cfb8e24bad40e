"""Plans are compared in one imagined world, whose cards lie in one order whatever a plan draws before."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from tafelrunde.bots.planning import NEVER, Effort, Plan, Planner, Shuffled
from tafelrunde.games.spirit_island import GAME
from tafelrunde.games.spirit_island.state.state import SpiritIslandState
from tafelrunde.games.spirit_island.steps.explore import reveal_invader_card
from tafelrunde.games.spirit_island.steps.gaining import draw
from tafelrunde.kernel.chance import Dice
from tests.spirit_island.islands import RIVER, begin

ORDERS = range(600)


def planner(seed: int) -> Planner:
    assert GAME.horizon is not None
    assert GAME.habit is not None
    return Planner(GAME, GAME.horizon, GAME.habit, Dice(seed), 0, Effort(1, 20))


def test_the_same_invaders_come_whatever_was_drawn_before() -> None:
    """Otherwise a bot would gain a card only because other invaders would come then."""
    seen = set()
    for order in ORDERS:
        plain, after_cards = begin((RIVER,)), begin((RIVER,))
        plain.fate = Shuffled(order)
        after_cards.fate = Shuffled(order)
        for deck in (0, 1, 0):
            draw(after_cards, deck)
        card = reveal_invader_card(plain)
        assert reveal_invader_card(after_cards) == card
        seen.add(card)
    assert len(seen) == len(begin((RIVER,)).invader_bags[0])


def test_a_deck_lies_in_one_order() -> None:
    """What is on top stays there when other things leave the deck."""
    for order in ORDERS:
        fate, state = Shuffled(order), begin((RIVER,))
        things = [3, 5, 8, 13, 20, 21]
        top = things[fate.decide(state, things)]
        fewer = [thing for thing in reversed(things) if thing == top or thing % 2]
        assert fewer[fate.decide(state, fewer)] == top


def test_every_order_is_equally_likely() -> None:
    state = begin((RIVER,))
    orders: Counter[tuple[int, ...]] = Counter()
    for order in range(6000):
        fate, things, found = Shuffled(order * 7 + 1), [11, 12, 13], []
        while things:
            found.append(things.pop(fate.decide(state, things)))
        orders[tuple(found)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_dice_do_not_fall_alike_each_time() -> None:
    fate, state = Shuffled(5), begin((RIVER,))
    thrown = Counter(fate.decide(state, range(6)) for _ in range(600))
    assert len(thrown) == 6
    assert max(thrown.values()) < 150


def test_a_plan_that_is_carried_out_again_leads_to_the_same() -> None:
    """Nothing is left to chance once a plan says every choice."""
    state = begin((RIVER,))
    for seed in range(5):
        thinker = planner(seed)
        best = thinker.best(state, Plan())
        again = thinker.tried(best, NEVER)
        assert (again.worth, again.seats, again.kinds, again.codes) == (best.worth, best.seats, best.kinds, best.codes)


def test_the_best_plan_that_was_met_is_kept() -> None:
    """Variations wander below it; what comes out is the best one that was met on the way."""
    met: list[float] = []

    def evaluate(state: SpiritIslandState, seat: int) -> float:
        worth: float = GAME.evaluate(state, seat)
        met.append(worth)
        return worth

    witness = replace(GAME, evaluate=evaluate)
    assert GAME.horizon is not None
    assert GAME.habit is not None
    for seed in range(4):
        met.clear()
        found = Planner(witness, GAME.horizon, GAME.habit, Dice(seed), 0, Effort(1, 200)).best(begin((RIVER,)), Plan())
        assert found.worth == max(met)


def test_a_plan_up_to_a_place_has_only_what_comes_before() -> None:
    plan = Plan()
    for code in range(5):
        plan.add(0, "Any", code)
    assert plan.up_to(3).codes == [0, 1, 2]
    assert plan.up_to(0).codes == []
    assert len(plan.codes) == 5
