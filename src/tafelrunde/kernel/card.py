"""Things of a box as people read them: what a zoomed card shows."""

from __future__ import annotations

from dataclasses import dataclass

from tafelrunde.kernel.words import Words


@dataclass(frozen=True)
class Card:
    """A card, land, power or other thing. `name.ref` is its id; the text is generated from what it does."""

    name: Words
    text: Words
    # A symbol from the game-icons set.
    icon: str
    # The numbered rule behind it.
    rule: str
