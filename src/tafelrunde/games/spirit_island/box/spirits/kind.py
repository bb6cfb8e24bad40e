"""What a spirit is: its panel, and the special rules that the engine asks about."""

from __future__ import annotations

from typing import ClassVar

from tafelrunde.games.spirit_island.effects.effect import IslandEffect
from tafelrunde.kernel.words import Words


class GrowthAction:
    """One part of a growth option."""

    __slots__ = ("amount", "filter", "range", "what")

    def __init__(self, what: int, amount: int, range_: int, filter_: int) -> None:
        self.what = what
        self.amount = amount
        self.range = range_
        # Where presence may go: a number among the box's filters.
        self.filter = filter_


class SetupRule:
    """Where presence goes at setup."""

    __slots__ = ("count", "land", "terrain")

    def __init__(self, count: int, land: str, terrain: str) -> None:
        self.count = count
        self.land = land
        self.terrain = terrain


class SpiritKind:
    """A spirit of the box. Subclasses declare its cards, its innate powers and its special rules."""

    __slots__ = (
        "brings_oceans",
        "cards_any",
        "cards_elements",
        "cards_places",
        "dream_city",
        "dream_town",
        "dreams",
        "drown_city",
        "drown_explorer",
        "drown_town",
        "energy",
        "energy_any",
        "energy_elements",
        "energy_places",
        "far_cost",
        "goes_with_dahan",
        "growth",
        "growth_always",
        "id",
        "innates",
        "loses_with_dahan",
        "loss_range",
        "low_complexity",
        "name",
        "number",
        "plays",
        "prevents_actions",
        "progression",
        "reclaims",
        "regrow_cost",
        "regrows",
        "setup",
        "site_defence",
        "site_terrain",
        "special_ids",
        "uniques",
    )

    # What its own power cards do, by their ids; and its innate powers: one effect for each threshold that brings one.
    own_cards: ClassVar[dict[str, IslandEffect]] = {}
    innate_powers: ClassVar[dict[str, list[IslandEffect]]] = {}

    def __init__(self, number: int, id: str, name: Words) -> None:
        self.number = number
        self.id = id
        self.name = name
        self.low_complexity: bool = False
        self.setup: list[SetupRule] = []
        self.growth: list[list[GrowthAction]] = []
        self.growth_always: list[GrowthAction] = []
        # What is printed on the tracks, from left to right: numbers, elements, "any", "reclaim_one".
        self.energy_places: list[str] = []
        self.cards_places: list[str] = []
        # The tracks by the number of open places: what they give, which elements, how many "any", and reclaim one.
        self.energy: list[int] = []
        self.plays: list[int] = []
        self.energy_elements: list[int] = []
        self.cards_elements: list[int] = []
        self.energy_any: list[int] = []
        self.cards_any: list[int] = []
        self.reclaims: list[int] = []
        # Powers and cards by their numbers.
        self.innates: list[int] = []
        self.uniques: list[int] = []
        self.progression: list[int] = []
        self.special_ids: list[str] = []
        # Special rules. I21.2: a terrain where one presence is a sacred site; I23.2: defence in sacred sites.
        self.site_terrain: int = 0
        self.site_defence: int = 0
        # I22.2: the energy for a land with dahan at any distance (0: not possible).
        self.far_cost: int = 0
        # I24: presence goes with dahan that move, and falls with dahan in a ravage.
        self.goes_with_dahan: bool = False
        self.loses_with_dahan: bool = False
        self.loss_range: int = 0
        # I25: oceans are in play, and drowned invaders are worth something.
        self.brings_oceans: bool = False
        self.drown_explorer: int = 0
        self.drown_town: int = 0
        self.drown_city: int = 0
        # I26: its powers only make invaders dream, which is worth fear.
        self.dreams: bool = False
        self.dream_town: int = 0
        self.dream_city: int = 0
        # I27: presence in a sacred site may be given to prevent an action; destroyed presence may grow again.
        self.prevents_actions: bool = False
        self.regrows: bool = False
        self.regrow_cost: int = 0

    def site_size(self, terrain: int) -> int:
        """How much presence makes a sacred site in a land of a terrain."""
        return 1 if terrain & self.site_terrain else 2

    def swiftness(self, elements: int) -> int:
        """How many slow powers its elements let it use as fast ones in a round."""
        return 0

    def special_rules(self) -> list[Words]:
        """Its special rules as people read them, one for each of `special_ids`."""
        raise NotImplementedError
