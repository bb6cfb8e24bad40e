"""Answers that end a turn say so, so that nobody ends one by mistake."""

from __future__ import annotations

import random

import pytest

from tafelrunde.kernel import registry
from tafelrunde.kernel.match import Match

ENDINGS = {
    "skybridge": {"End your turn"},
    "battalia": {"End your turn"},
    "spirit-island": {"No more cards", "Done for this phase"},
    "vaalbara": set(),
}


@pytest.mark.parametrize("name", sorted(ENDINGS))
def test_what_ends_a_turn_is_told_apart(name: str) -> None:
    match = Match(registry.find(name).setup(2, {}, {}), 7)
    luck = random.Random(7)
    found: set[str] = set()
    for _ in range(300):
        if match.state.over:
            break
        decision = match.state.decisions[0]
        ending = [option.text("en") for option in decision.options if option.ends]
        assert len(ending) <= 1
        found.update(ending)
        match.choose(decision.seat, luck.randrange(len(decision.codes)))
    assert found == ENDINGS[name]
