"""Play that Hypothesis invents: it looks for the choices that break something, and shrinks them."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tafelrunde.kernel.codec import load
from tafelrunde.kernel.match import Match
from tafelrunde.testing import Case
from tafelrunde.testing.sight import what_all_see, what_seat_sees
from tests.promises.tried import SOAK, tried

EXAMPLES = 2000 if SOAK else 25
INSTALLED = [case for case in tried() if case.game.package.startswith("tafelrunde.")]


@pytest.mark.parametrize("case", INSTALLED, ids=str)
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, (1 << 64) - 1), numbers=st.lists(st.integers(0, 1 << 20), max_size=120))
def test_any_play_keeps_the_promises(case: Case, seed: int, numbers: list[int]) -> None:
    match = case.match(seed)
    pieces = case.game.pieces(match.state)
    for number in numbers:
        if match.state.over:
            break
        state = match.state
        decision = state.decisions[number % len(state.decisions)]
        seat, index = decision.seat, number // 7 % len(decision.options)
        if number % 11 == 0 and match.can_undo(seat):
            match.undo(seat)
            continue
        if number % 5 == 0:
            assert what_all_see(load(state.save())) == what_all_see(state)
            watcher = number % case.players
            assert what_seat_sees(state.imagine(watcher, number), watcher) == what_seat_sees(state, watcher)
        match.choose(seat, index)
        assert case.game.pieces(match.state) == pieces
    assert Match.replay(match.recipe()).state.digest() == match.state.digest()
