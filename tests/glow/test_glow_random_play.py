"""Random games: no piece is lost, and nobody falls below zero."""

from __future__ import annotations

import pytest

from tafelrunde.games.glow import GAME
from tafelrunde.kernel.chance import Dice
from tafelrunde.testing import Case


@pytest.mark.parametrize("seed", range(40))
def test_no_piece_is_lost_in_random_games(seed: int) -> None:
    options = {"sea_of_darkness": seed % 2 == 0, "solo": seed % 5 == 0}
    state = Case(GAME, 2 + seed % 3, options).state(seed)
    pieces = GAME.pieces(state)
    dice = Dice(seed)
    while not state.over:
        decision = state.decisions[int(dice.below(len(state.decisions)))]
        state.apply(decision.seat, int(dice.below(len(decision.codes))))
        if dice.below(8) == 0 or state.over:
            assert GAME.pieces(state) == pieces
        assert all(company.score >= 0 and company.footprints >= 0 for company in state.companies)  # type: ignore[attr-defined]
