"""Every spirit keeps its pieces, whatever happens to it."""

from __future__ import annotations

import pytest

from tafelrunde.games.spirit_island import GAME
from tafelrunde.kernel.chance import Dice
from tafelrunde.testing import Case


@pytest.mark.parametrize("kind", range(8))
def test_every_spirit_keeps_its_pieces(kind: int) -> None:
    """Random games with one spirit after the other, against an easy island that lets them go on for long."""
    for seed in range(6):
        state = Case(GAME, 2, {"no_first_explore": True, "extra_growth": True}).state(seed)
        first = state.decisions[0]
        state.apply(first.seat, list(first.codes).index(kind))
        pieces = GAME.pieces(state)
        dice = Dice(seed)
        while not state.over:
            decision = state.decisions[int(dice.below(len(state.decisions)))]
            state.apply(decision.seat, int(dice.below(len(decision.options))))
            assert GAME.pieces(state) == pieces
