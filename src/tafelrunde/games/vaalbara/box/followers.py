"""The twelve followers that every clan has: what each does. Initiatives and points are in components.toml."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.vaalbara.effects.followers import (
    DoubleReward,
    ExchangeRows,
    ExchangeWithBottom,
    ExchangeWithTop,
    FollowerEffect,
    GainAfterNeighbours,
    GainBeforeNeighbours,
    GainPerForest,
    GainPerOddNeighbour,
    GivePoints,
    HoldersMayShow,
    StealFromPrevious,
    TakeBack,
)

# Each effect gets the points that are printed on its card.
EFFECTS: Final[dict[str, type[FollowerEffect]]] = {
    "warrior": HoldersMayShow,
    "bard": GivePoints,
    "hunter": GainBeforeNeighbours,
    "oracle": GainPerOddNeighbour,
    "carpenter": GainPerForest,
    "falconer": StealFromPrevious,
    "tracker": ExchangeWithTop,
    "midwife": TakeBack,
    "tamer": ExchangeRows,
    "artisan": GainAfterNeighbours,
    "pioneer": ExchangeWithBottom,
    "farmer": DoubleReward,
}
