"""The kernel's promises in the thick of a game: rich hands, heroes in place, every number of players and every module.

tests/promises holds games from their beginning to them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tafelrunde.games.battalia import GAME
from tafelrunde.kernel import registry
from tafelrunde.kernel.chance import Dice
from tafelrunde.kernel.state import State
from tafelrunde.testing import PROMISES, Case
from tafelrunde.testing.promises import copies_are_independent
from tests.battalia.busy import BUSY

CASES = [
    Case(BUSY, 2, {"weeks": 2}),
    Case(BUSY, 3, {"expansion": False, "weeks": 1}),
    Case(BUSY, 4, {"unbound": True, "fanatics": True, "home_terrain": True, "weeks": 1}),
    Case(BUSY, 4, {"valleys": "mountain_pass", "metamorpha": True, "weeks": 1}),
    Case(BUSY, 2, {"valleys": "kings_bridge", "bilkarr": True, "weeks": 2}),
    Case(BUSY, 3, {"scroll_summons": True, "large_board": True, "weeks": 1}),
    Case(BUSY, 2, {"gates": False, "royals": False, "trading": False, "fate": False, "hero_mode": False, "weeks": 1}),
    Case(BUSY, 4, {"teams": "everyone", "full_board_ends": "yes", "new_specials": False, "draft": False, "weeks": 1}),
    Case(BUSY, 6, {"teams": "threes", "bilkarr": True, "weeks": 1}),
    Case(BUSY, 5, {"limited_attacks": True, "full_board_ends": "no", "metamorpha": True, "weeks": 1}),
]
ALL_BUT_COPIES = [promise for promise in PROMISES if promise is not copies_are_independent]


@pytest.fixture
def known(case: Case) -> Iterator[None]:
    """Saved games are read with the box of the case."""
    registry.add(case.game)
    yield
    registry._added.pop(case.game.id)


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize("promise", ALL_BUT_COPIES, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_promise(case: Case, promise: Callable[[Case, int], None]) -> None:
    promise(case, 1)


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize("case", [Case(BUSY, 2, {"weeks": 1, "bilkarr": True})], ids=str)
def test_copies_are_independent(case: Case) -> None:
    copies_are_independent(case, 1)


def played(state: State, seed: int) -> Iterator[int]:
    """A random game to its end, choice by choice."""
    dice = Dice(seed)
    made = 0
    while not state.over:
        decision = state.decisions[int(dice.below(len(state.decisions)))]
        state.apply(decision.seat, int(dice.below(len(decision.codes))))
        made += 1
        yield made


@pytest.mark.parametrize("valleys", ["none", "mountain_pass", "kings_bridge"])
@pytest.mark.parametrize("players", range(2, 7))
def test_pieces_are_kept_with_every_module(players: int, valleys: str) -> None:
    everything = {"metamorpha": True, "bilkarr": True, "unbound": True, "fanatics": True, "home_terrain": True}
    for seed in range(2):
        state = Case(BUSY, players, {**everything, "valleys": valleys, "weeks": 4}).state(seed)
        pieces = BUSY.pieces(state)
        for made in played(state, seed):
            if made % 5 == 0:
                assert BUSY.pieces(state) == pieces


@pytest.mark.parametrize("players", range(2, 7))
def test_random_play_always_ends(players: int) -> None:
    state = Case(GAME, players, {"weeks": 8}).state(players)
    for made in played(state, players):
        assert made < 20_000
    assert state.winners
