"""The kernel's promises, over adversaries, scenarios, easings and numbers of players; all spirits come up by chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from tafelrunde.games.spirit_island.declaration import SPIRIT_ISLAND
from tafelrunde.kernel.chance import Dice
from tafelrunde.testing import PROMISES, Case
from tafelrunde.testing.promises import copies_are_independent

OPTIONS: tuple[Mapping[str, bool | int | str], ...] = (
    {},
    {"beginner": True},
    {"adversary": "brandenburg_prussia", "level": 6},
    {"adversary": "england", "level": 6},
    {"adversary": "sweden", "level": 6},
    {"scenario": "blitz"},
    {"scenario": "guard_the_isles_heart"},
    {"scenario": "rituals_of_terror"},
    {"scenario": "dahan_insurrection"},
    {"thematic_map": True, "extra_growth": True},
    {"no_first_explore": True, "extra_blight": True, "no_blight_card": True},
)
ALL_BUT_COPIES = [promise for promise in PROMISES if promise is not copies_are_independent]
SMALL = [Case(SPIRIT_ISLAND, 1 + number % 2, options) for number, options in enumerate(OPTIONS)]
LARGE = [Case(SPIRIT_ISLAND, 3 + number % 2, options) for number, options in enumerate(OPTIONS)]


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize("case", SMALL, ids=str)
def test_promise(case: Case, promise: Callable[[Case, int], None]) -> None:
    promise(case, 1)


@pytest.mark.parametrize("promise", ALL_BUT_COPIES, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize("case", LARGE, ids=str)
def test_promise_with_many_players(case: Case, promise: Callable[[Case, int], None]) -> None:
    promise(case, 2)


@pytest.mark.parametrize("kind", range(8))
def test_every_spirit_keeps_its_pieces(kind: int) -> None:
    """Random games with one spirit after the other, against an easy island that lets them go on for long."""
    for seed in range(6):
        state = Case(SPIRIT_ISLAND, 2, {"no_first_explore": True, "extra_growth": True}).state(seed)
        first = state.decisions[0]
        state.apply(first.seat, list(first.codes).index(kind))
        pieces = SPIRIT_ISLAND.pieces(state)
        dice = Dice(seed)
        while not state.over:
            decision = state.decisions[int(dice.below(len(state.decisions)))]
            state.apply(decision.seat, int(dice.below(len(decision.options))))
            assert SPIRIT_ISLAND.pieces(state) == pieces
