"""Small positions that can be counted out to the last answer: the search has to find a best choice.

Every answer of the seat is tried to the end by brute force, so a position says itself what is best in it. In each the
right path takes several answers, and at least one tempting first answer misses it. GLOW and Vaalbara have such
positions in test_search.py.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tafelrunde import bots
from tafelrunde.bots.search import Budget, Search
from tafelrunde.games.battalia.state.state import BattaliaState
from tafelrunde.kernel.chance import Dice
from tafelrunde.kernel.state import State
from tests.battalia import tables as battalia
from tests.skybridge import thraen
from tests.spirit_island import islands

# A position whose answers lead to more ends than this is not a small one.
MOST_ENDS = 4000


def counted_out(state: State, seat: int, worth: Callable[[State], float]) -> list[float]:
    """What each answer of a seat leads to at best, if it goes on answering as well as can be."""
    left = [MOST_ENDS]

    def best(now: State) -> float:
        decision = None if now.over else now.decision_of(seat)
        if decision is None:
            left[0] -= 1
            assert left[0] >= 0, "too large to be counted out"
            return worth(now)
        return max(best(after) for after in tried(now))

    def tried(now: State) -> list[State]:
        decision = now.decision_of(seat)
        assert decision is not None
        found = []
        for code in decision.codes:
            after = now.copy()
            after.take(after.open[now.open.index(decision)], code)
            found.append(after)
        return found

    return [best(after) for after in tried(state)]


def chosen(state: State, seat: int, visits: int, seed: int) -> int:
    """What the search has come to."""
    search = Search(state.setup.game, seat, Dice(seed), Budget(visits))
    search.run(state)
    return search.best(state)


def is_won(state: State) -> float:
    return float(state.over and 0 in state.winners)


# ---------------------------------------------------------------------- Skybridge


def gift_for_a_section() -> State:
    """K10.3: the goods for section 3 are there and the craft is not; a gift in the hand would show it."""
    state = thraen.position()
    thraen.clear(state, 0)
    thraen.section(state, 3, "metal")
    thraen.goods(state, 0, wood=1, stone=1, livestock=1, metal=1)
    thraen.deities(state, 0, thraen.deity(gift="craft"), thraen.deity(gift="drake"), thraen.deity(gift="money"))
    return thraen.from_step(state, "act")


def deity_for_the_better_pile() -> State:
    """K10.8: one religion and two deities: the one for the pile with more points is to be laid."""
    state = thraen.position()
    thraen.clear(state, 0)
    thraen.section(state, 7, "metal")
    religion = thraen.people("light", 5, active=["religion"], passive=[], instant=[])
    thraen.pile(state, 0, 5, religion)
    pairs = ("empire", "light", "darkness", "utreng", "shenna")
    cards = [thraen.people(deck, 3) for deck in pairs]
    thraen.pile(state, 0, 3, *cards)
    thraen.pile(state, 0, 2, thraen.people("darkness", 2))
    low, high = thraen.deity(2, feud="empire"), thraen.deity(3, feud="empire")
    thraen.deities(state, 0, low, high)
    return thraen.from_step(state, "act")


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("position", [gift_for_a_section, deity_for_the_better_pile])
def test_skybridge_points_of_a_turn(position: Callable[[], State], seed: int) -> None:
    state = position()
    values = counted_out(state, 0, lambda end: float(end.scores[0]))
    assert len(set(values)) > 1
    assert values[chosen(state, 0, 150, seed)] == max(values)


# ---------------------------------------------------------------------- Battalia


def four_great_cities() -> BattaliaState:
    """One more, and the first seat wins (B1.3)."""
    state = battalia.table()
    for name in ("A2", "C2", "E2", "G2"):
        battalia.city(state, name, 0, 4)
    battalia.city(state, "G6", 1, 4)
    return state


def a_raise_wins() -> State:
    """B1.3: two lords raise the fifth great city, and could as well be spent otherwise."""
    state = four_great_cities()
    battalia.city(state, "A6", 0, 3)
    return battalia.hand(state, 0, "2*lord", "supply")


def the_right_city_wins() -> State:
    """B1.3: two cities can be raised, and only one of them becomes the fifth great one."""
    state = four_great_cities()
    battalia.city(state, "A6", 0, 1)
    battalia.city(state, "C6", 0, 3)
    return battalia.hand(state, 0, "2*lord")


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("position", [a_raise_wins, the_right_city_wins])
def test_battalia_a_row_that_wins(position: Callable[[], State], seed: int) -> None:
    """Every question of the row is answered so that the game is won."""
    state = position()
    assert min(counted_out(state, 0, is_won)) == 0.0, "not every answer wins"
    while not state.over:
        values = counted_out(state, 0, is_won)
        assert max(values) == 1.0
        index = chosen(state, 0, 60, seed)
        assert values[index] == 1.0, state.decisions[0].options[index].text("en")
        state.apply(0, index)
    assert state.winners == [0]


# ---------------------------------------------------------------------- Spirit Island


def one_city_left() -> State:
    """At the third terror level the last city decides; other lands are in greater danger."""
    lands = {"A5": {"city-2": 1}, "A4": {"town": 2, "explorer": 2, "blight": 1}, "A6": {"explorer": 3}}
    state = islands.island(lands, {"A5": 2})
    state.terror = 3
    state.ravage_card = islands.invader_card(state, "I-W")
    return islands.play(state, "flash_floods", "boon_of_vigor")


@pytest.mark.parametrize("bot", ["beginner", "player", "expert", "master"])
def test_spirit_island_the_power_that_wins(bot: str) -> None:
    """Every level plans rounds as a whole: the power, its target and the damage are chosen so that all win."""
    state = one_city_left()
    assert min(counted_out(state, 0, is_won)) == 0.0, "not every answer wins"
    player = bots.make(bot, state.setup.game, 1)
    while not state.over:
        values = counted_out(state, 0, is_won)
        assert max(values) == 1.0
        index = player.choose(state, 0)
        assert values[index] == 1.0, state.decisions[0].options[index].text("en")
        state.apply(0, index)
    assert state.winners == [0]
