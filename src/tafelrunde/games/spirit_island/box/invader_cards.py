"""The invader cards: which lands they mean, and how they are read from components.toml."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.games.spirit_island.box.ids import TERRAIN_BITS
from tafelrunde.games.spirit_island.box.island import Island
from tafelrunde.games.spirit_island.words import thing
from tafelrunde.kernel.components import whole
from tafelrunde.kernel.words import Words


class InvaderCard:
    """An invader card: its stage, and the lands in which invaders act."""

    __slots__ = ("coastal", "escalation", "id", "name", "stage", "terrains")

    def __init__(self, id: str, stage: int, terrains: int, coastal: bool, escalation: bool) -> None:
        self.id = id
        self.stage = stage
        self.terrains = terrains
        self.coastal = coastal
        self.escalation = escalation
        self.name: Words = thing("invader", id, f"invader-card-{id.lower()}")

    def lands(self, island: Island) -> int:
        """The lands it means."""
        lands = island.coastal if self.coastal else island.terrain_mask[self.terrains]
        return lands & island.all_lands


def invader_card(row: Mapping[str, Any]) -> InvaderCard:
    """An invader card as components.toml has it."""
    terrains = 0
    for land in row["lands"]:
        terrains |= TERRAIN_BITS.get(land, 0)
    stage = whole(row, "stage", 1, 3, f"invader_deck.cards.{row['id']}.")
    return InvaderCard(str(row["id"]), stage, terrains, "coastal" in row["lands"], bool(row["escalation"]))
