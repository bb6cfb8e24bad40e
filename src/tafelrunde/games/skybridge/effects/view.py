"""An effect as drawings know it: part of the wire format."""

from __future__ import annotations

from typing import Literal

import msgspec

from tafelrunde.games.skybridge.box.ids import Good

EffectKind = Literal[
    "gain",
    "die",
    "population",
    "garrison",
    "deity",
    "religion",
    "military",
    "inspiration",
    "return",
    "choice",
    "trade",
    "arm",
    "food",
    "knowledge",
    "craft",
    "drake",
]


class EffectView(msgspec.Struct, frozen=True):
    """An effect as symbols: its kind, the good it gives, what it is paid with, and the effects to choose from."""

    kind: EffectKind
    good: Good | None = None
    amount: int = 1
    pay: Good | Literal["population"] | None = None
    options: tuple[EffectView, ...] = ()
