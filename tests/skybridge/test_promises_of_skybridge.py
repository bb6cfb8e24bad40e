"""The kernel's promises with every ability; `tests/promises` holds the game to them with all players and options."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from tafelrunde.games.skybridge import GAME
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.state import State
from tafelrunde.testing import PROMISES, Case
from tafelrunde.testing.promises import copies_are_independent, saves_are_complete
from tests.skybridge.thraen import SIDE_IDS

# Slow with long games, and the same for all abilities.
SLOW = (copies_are_independent, saves_are_complete)
MOST = [promise for promise in PROMISES if promise not in SLOW]

PAIRS = (
    ("crown_of_dominion", "visions"),
    ("crown_of_pain", "high_priest"),
    ("secret_of_geneorn", "daughter"),
    ("drake_master", "gardens"),
    ("chief_builder", "merchants"),
)


@dataclass(frozen=True)
class With(Case):
    """A game in which the seats have chosen these sides."""

    sides: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "-".join(self.sides)

    def state(self, seed: int) -> State:
        return self.match(seed).state

    def match(self, seed: int) -> Match:
        match = super().match(seed)
        while match.state.decisions[0].rule == "K2.4":
            decision = match.state.decisions[0]
            match.choose(decision.seat, list(decision.codes).index(SIDE_IDS.index(self.sides[decision.seat])))
        match.state.fate = None
        return match


@pytest.mark.parametrize("promise", MOST, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize("sides", PAIRS, ids="-".join)
def test_promise_with_every_ability(sides: tuple[str, ...], promise: Callable[[Case, int], None]) -> None:
    promise(With(GAME, 2, sides=sides), 1)
