"""The three fate cards (S14)."""

from __future__ import annotations

from tafelrunde.games.battalia.words import say
from tafelrunde.kernel.effect import Effect
from tafelrunde.kernel.words import Words


class Fate(Effect):
    """S14.3: a fate card: a special artefact of some kind, or stardust."""

    __slots__ = ("message", "stardust")

    rule = "S14.3"
    icon = "card-random"

    def __init__(self, message: str, stardust: int) -> None:
        self.message = message
        self.stardust = stardust

    def words(self) -> Words:
        return say(self.message, count=self.stardust)


def declare_fate(stardust: list[int]) -> list[Fate]:
    """The three fate cards."""
    return [
        Fate("effect-fate-copy", stardust[0]),
        Fate("effect-fate-top", stardust[1]),
        Fate("effect-fate-any", stardust[2]),
    ]
