"""What a power is: a card or an innate power, its figures from the box and its effects."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.spirit_island.effects.effect import Effect
from tafelrunde.games.spirit_island.filters import LandFilter
from tafelrunde.kernel.words import Words

MINOR: Final = 0
MAJOR: Final = 1
UNIQUE: Final = 2
INNATE: Final = 3

# What a power is measured from.
FROM_PRESENCE: Final = 0
FROM_SACRED_SITE: Final = 1
FROM_TERRAIN: Final = 2
ON_SPIRIT: Final = 3

ANY_SPIRIT: Final = 0
ANOTHER_SPIRIT: Final = 1

# How a threshold joins the other effects.
AFTER: Final = 0
BEFORE: Final = 1
INSTEAD: Final = 2
# The same as INSTEAD, but the card itself says that one may.
MAY_INSTEAD: Final = 3
# The threshold has all the other effects in it, with its own among them.
WITHIN: Final = 4


class Threshold:
    """Elements, and what they bring; `mode` says how that joins the effects before it."""

    __slots__ = ("effect", "elements", "mode", "range")

    def __init__(self, elements: int, mode: int, effect: Effect, range_: int) -> None:
        self.elements = elements
        self.mode = mode
        self.effect = effect
        # A new range, or -1.
        self.range = range_


class Power:
    """A power card or innate power. It never changes."""

    __slots__ = (
        "choices",
        "cost",
        "deck",
        "effect",
        "elements",
        "fast",
        "fast_with",
        "filter",
        "grants_repeats",
        "id",
        "name",
        "number",
        "plans",
        "range",
        "rewards_forgetting",
        "source",
        "spirit",
        "terrain",
        "thresholds",
        "who",
    )

    def __init__(
        self,
        number: int,
        id: str,
        name: Words,
        deck: int,
        cost: int,
        fast: bool,
        elements: int,
        source: int,
        terrain: int,
        range_: int,
        filter_: LandFilter,
        who: int,
        effect: Effect,
        thresholds: list[Threshold],
        fast_with: int,
        spirit: int,
    ) -> None:
        self.number = number
        self.id = id
        self.name = name
        self.deck = deck
        self.cost = cost
        self.fast = fast
        self.elements = elements
        self.source = source
        # The terrain of the presence it starts from, where that matters.
        self.terrain = terrain
        self.range = range_
        self.filter = filter_
        # Which spirits it may target, where it targets a spirit.
        self.who = who
        self.effect = effect
        self.thresholds = thresholds
        # Elements with which it may be used as fast (0: none), and the spirit it belongs to (-1: any).
        self.fast_with = fast_with
        self.spirit = spirit
        self.rewards_forgetting: bool = id == "call_on_midnights_dream"
        # I9.16: it cannot be repeated by what it grants itself.
        self.grants_repeats: bool = id == "powerstorm"
        # For innate powers: the sets of thresholds that one can choose to have, and what each brings.
        self.choices: list[int] = []
        self.plans: list[list[Effect]] = []
