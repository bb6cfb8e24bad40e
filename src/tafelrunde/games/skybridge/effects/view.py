"""An effect as drawings know it: part of the wire format."""

from __future__ import annotations

import msgspec


class EffectView(msgspec.Struct, frozen=True):
    """An effect as symbols: its kind, the good it gives, what it is paid with, and the effects to choose from."""

    kind: str
    good: str | None = None
    amount: int = 1
    pay: str | None = None
    options: tuple[EffectView, ...] = ()
