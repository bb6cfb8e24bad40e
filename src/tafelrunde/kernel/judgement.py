"""What games share that tell bots how good a state is: one seat is compared with the others."""

from __future__ import annotations


def lead(own: list[float], others: list[list[float]]) -> float:
    """How far a seat is ahead of the average of others, each judged in parts: 0 where all are alike."""
    worth = 0.0
    for part in own:
        worth += part
    if not others:
        return worth
    against = 0.0
    for judged in others:
        theirs = 0.0
        for part in judged:
            theirs += part
        against += theirs
    return worth - against / len(others)
