"""The blight cards: how much blight lies on either side."""

from __future__ import annotations

from tafelrunde.games.spirit_island.words import dashed, thing
from tafelrunde.kernel.words import Words


class BlightCard:
    """A blight card: how much blight each player's share is on either side."""

    __slots__ = ("blighted", "healthy", "id", "name")

    def __init__(self, id: str, healthy: int, blighted: int) -> None:
        self.id = id
        self.healthy = healthy
        self.blighted = blighted
        self.name: Words = thing("blight", id, f"blight-card-{dashed(id)}")
