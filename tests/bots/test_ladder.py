"""A small ladder, for `make soak`: in every competitive game an expert beats players in most of twenty games."""

from __future__ import annotations

import os

import pytest

from tafelrunde.kernel import registry
from tafelrunde.research.levels import bout, bouts_of, ladder


def test_a_ladder_compares_each_with_the_one_before_and_teams_by_themselves() -> None:
    found = list(ladder(["vaalbara"], [2, 3], ["random", "greedy"], games=12))
    assert [(line.players, line.bot, line.against) for line in found] == [
        (2, "greedy", "random"),
        (3, "greedy", "random"),
    ]
    assert len(found) == bouts_of(["vaalbara"], [2, 3], ["random", "greedy"])
    for line in found:
        low, high = line.sure
        assert low <= line.share <= high
        assert line.share > line.fair
        assert line.most_seconds >= line.mean_seconds > 0.0
    teams = list(ladder(["spirit-island"], [1], ["random"], games=2, options={"beginner": True}))
    assert [(line.bot, line.against, line.fair) for line in teams] == [("random", "", 0.0)]


@pytest.mark.skipif(not os.environ.get("TAFELRUNDE_SOAK"), reason="takes minutes: for `make soak`")
@pytest.mark.parametrize("name", ["vaalbara", "glow", "skybridge", "battalia"])
def test_an_expert_beats_players(name: str) -> None:
    line = bout(registry.find(name), 2, "expert", "player", 20, 1, {})
    assert line.won >= 11
    assert line.most_seconds < 10.0
