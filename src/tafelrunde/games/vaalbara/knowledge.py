"""What a bot should know about Vaalbara: how good a state is for a seat."""

from __future__ import annotations

from tafelrunde.games.vaalbara.state import VaalbaraState


def evaluate(state: VaalbaraState, seat: int) -> float:
    return float(state.clans[seat].points)
