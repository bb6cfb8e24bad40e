"""The figures of the scenarios (I34)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class ScenarioFigures:
    """How much of what each scenario asks for, and how difficult it is. They never change."""

    __slots__ = (
        "blitz_blight",
        "blitz_blighted_fewer",
        "blitz_energy",
        "blitz_explorers",
        "difficulty",
        "heart_explorers",
        "heart_majors",
        "heart_minors",
        "heart_presence",
        "insurrection_dahan",
        "raid_damage",
        "ritual_dahan",
        "ritual_energy",
        "ritual_fear_cards",
        "ritual_presence",
    )

    def __init__(self, rows: list[Mapping[str, Any]]) -> None:
        by_id = {str(row["id"]): row for row in rows}
        self.difficulty: dict[str, int] = {id: int(row["difficulty"]) for id, row in by_id.items()}
        blitz = by_id["blitz"]
        self.blitz_blight: int = blitz["blight_per_player"]
        self.blitz_blighted_fewer: int = blitz["blighted_fewer_per_player"]
        self.blitz_energy: int = blitz["energy"]
        self.blitz_explorers: int = blitz["explorers"]
        heart = by_id["guard_the_isles_heart"]
        self.heart_explorers: int = heart["explorers"]
        self.heart_presence: int = heart["presence"]
        self.heart_minors: int = heart["minor_cards"]
        self.heart_majors: int = heart["major_cards"]
        rituals = by_id["rituals_of_terror"]
        self.ritual_fear_cards: int = rituals["fear_cards"]
        self.ritual_dahan: int = rituals["dahan_per_player"]
        self.ritual_energy: int = rituals["energy"]
        self.ritual_presence: int = rituals["presence"]
        insurrection = by_id["dahan_insurrection"]
        self.raid_damage: int = insurrection["raid_damage"]
        self.insurrection_dahan: int = insurrection["dahan_per_player"]
