"""What drawings and programs know of the things in the box, and of the boards that no card shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from tafelrunde.games.spirit_island.box.box import Box
from tafelrunde.games.spirit_island.box.elements import Element
from tafelrunde.kernel.card import Facts, Text

Speed = Literal["fast", "slow"]
Deck = Literal["unique", "minor", "major"]
MapKind = Literal["balanced", "thematic"]
Point = tuple[float, float]


class GrowthPart(msgspec.Struct, frozen=True):
    """One thing that a growth option does."""

    # What it is, as components.toml calls it.
    do: str
    text: Text


class SpiritFacts(Facts, frozen=True, tag="spirit"):
    """A spirit's panel."""

    id: str
    complexity: Literal["low", "moderate", "high"]
    ratings: dict[str, int]
    special_rules: tuple[str, ...]
    growth: tuple[tuple[GrowthPart, ...], ...]
    growth_always: tuple[GrowthPart, ...]
    # The presence tracks from left to right: numbers, elements, and what else a place brings.
    energy: tuple[int | str, ...]
    card_plays: tuple[int | str, ...]
    innates: tuple[str, ...]


class PowerFacts(Facts, frozen=True, tag="power"):
    """A power card."""

    cost: int
    speed: Speed
    elements: tuple[Element, ...]
    spirit: str | None
    deck: Deck
    # What it does; then what its threshold brings.
    texts: tuple[Text, ...]


class ThresholdFacts(msgspec.Struct, frozen=True):
    """Elements, and what they bring."""

    elements: dict[Element, int]
    text: Text


class InnateFacts(Facts, frozen=True, tag="innate"):
    """An innate power."""

    id: str
    speed: Speed
    # Where, or on whom, it can be used.
    target: Text
    thresholds: tuple[ThresholdFacts, ...]


class InvaderFacts(Facts, frozen=True, tag="invader"):
    """An invader card."""

    stage: int
    lands: tuple[str, ...]
    escalation: bool


# ---------------------------------------------------------------------- what is printed on no card


class LandFacts(msgspec.Struct, frozen=True):
    """A land on its board, in the board's own frame."""

    id: str
    number: int
    terrain: str
    adjacent: tuple[int, ...]
    centre: Point
    polygon: tuple[Point, ...]


class BoardFacts(msgspec.Struct, frozen=True):
    """One board of the island."""

    id: str
    map: MapKind
    corners: dict[str, int]
    lands: tuple[LandFacts, ...]


class SlotFacts(msgspec.Struct, frozen=True):
    """Where a board lies: any of them, or a certain one."""

    rotation: float
    offset: Point
    board: str | None = None


class LayoutFacts(msgspec.Struct, frozen=True):
    """How boards lie together. Sides and corners that meet are named with the places of their boards, from 1."""

    id: str
    map: MapKind
    players: int
    slots: tuple[SlotFacts, ...]
    joined_sides: tuple[tuple[int, str, int, str], ...]
    corner_contacts: tuple[tuple[int, str, int, str], ...]


class RatesFacts(msgspec.Struct, frozen=True):
    """What a victory or a defeat is worth."""

    per_difficulty: int
    bonus: int


class AlwaysFacts(msgspec.Struct, frozen=True):
    """What counts in the end in any case."""

    per_dahan: int
    per_blight: int


class SacrificeFacts(msgspec.Struct, frozen=True):
    """What a victory by sacrifice costs."""

    penalty: int


class ScoringFacts(msgspec.Struct, frozen=True):
    """How the final score is counted."""

    victory: RatesFacts
    defeat: RatesFacts
    always: AlwaysFacts
    sacrifice: SacrificeFacts


class BoxFacts(Facts, frozen=True):
    """What is printed on no card."""

    boards: tuple[BoardFacts, ...]
    layouts: tuple[LayoutFacts, ...]
    fear_cards: tuple[str, ...]
    scoring: ScoringFacts


def box_facts(box: Box) -> BoxFacts:
    """Boards, layouts, the fear cards and the scoring, with an owner's own figures where there are any."""
    figures: Mapping[str, Any] = box.figures
    return BoxFacts(
        boards=msgspec.convert(figures["boards"], tuple[BoardFacts, ...]),
        layouts=msgspec.convert(figures["layouts"], tuple[LayoutFacts, ...]),
        fear_cards=tuple([card.name.ref.partition(":")[2] for card in box.fear_cards]),
        scoring=msgspec.convert(figures["scoring"], ScoringFacts),
    )
