"""What a game is worth (I36)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Scoring:
    """How many points there are for what. They never change."""

    __slots__ = (
        "lost_bonus",
        "lost_counts_left",
        "lost_per_card",
        "lost_per_difficulty",
        "per_blight",
        "per_dahan",
        "sacrifice_penalty",
        "won_bonus",
        "won_per_card",
        "won_per_difficulty",
    )

    def __init__(self, rows: Mapping[str, Any]) -> None:
        self.won_per_difficulty: int = rows["victory"]["per_difficulty"]
        self.won_bonus: int = rows["victory"]["bonus"]
        self.won_per_card: int = rows["victory"]["per_card"]
        self.lost_per_difficulty: int = rows["defeat"]["per_difficulty"]
        self.lost_bonus: int = rows["defeat"]["bonus"]
        self.lost_per_card: int = rows["defeat"]["per_card"]
        # I36.3: whether the cards still in the invader deck count, or those that are not.
        self.lost_counts_left: bool = rows["defeat"]["cards"] == "left"
        self.per_dahan: int = rows["always"]["per_dahan"]
        self.per_blight: int = rows["always"]["per_blight"]
        self.sacrifice_penalty: int = rows["sacrifice"]["penalty"]

    def victory(self, difficulty: int, left: int, sacrifice: bool) -> list[int]:
        """I36.2: the points for a victory: for its difficulty, for itself, and for the cards left in the deck."""
        bonus = self.won_bonus - self.sacrifice_penalty if sacrifice else self.won_bonus
        return [self.won_per_difficulty * difficulty, bonus, self.won_per_card * left]

    def defeat(self, difficulty: int, left: int, used: int) -> list[int]:
        """I36.3: the points for a defeat: for its difficulty, for itself, and for invader cards, left or used."""
        cards = left if self.lost_counts_left else used
        return [self.lost_per_difficulty * difficulty, self.lost_bonus, self.lost_per_card * cards]

    def island(self, dahan: int, blight: int, players: int) -> list[int]:
        """I36.4: the points for the dahan and the blight on the island."""
        return [self.per_dahan * (dahan // players), self.per_blight * (blight // players)]
