"""Figures that are destroyed, drowned or removed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.spirit_island.box.ids import CITY, EXPLORER, FIRST_SLOT, INVADERS, TOWN
from tafelrunde.games.spirit_island.box.names import kinds_words
from tafelrunde.games.spirit_island.effects.amounts import ONCE, per_words, times
from tafelrunde.games.spirit_island.effects.effect import IslandEffect, WithFigures
from tafelrunde.games.spirit_island.steps.damage import destroy, destroy_all
from tafelrunde.games.spirit_island.steps.removing import DESTROY, DROWN, REMOVE, RemoveByWorth
from tafelrunde.games.spirit_island.steps.together import pick_figures
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


class Destroy(IslandEffect):
    """So many figures of some kinds are destroyed."""

    __slots__ = ("count", "kinds", "per", "up_to")

    icon = "hammer-break"

    def __init__(self, count: int, kinds: int, per: int = ONCE, up_to: bool = False) -> None:
        super().__init__()
        self.count = count
        self.kinds = kinds
        self.per = per
        self.up_to = up_to

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        number = self.count * times(state, seat, land, self.per)
        pick_figures(state, seat, land, self.kinds, number, self.up_to, DESTROY)

    def words(self) -> Words:
        kinds = kinds_words(self.kinds, self.count)
        if self.per != ONCE:
            return say("effect-destroy-per", count=self.count, kinds=kinds, per=per_words(self.per))
        return say("effect-destroy-up-to" if self.up_to else "effect-destroy", count=self.count, kinds=kinds)

    def worth(self) -> float:
        return min(self.count, 2) * worth_of_figure(self.kinds)


class DestroyAll(IslandEffect):
    """All figures of some kinds are destroyed."""

    __slots__ = ("kinds",)

    icon = "hammer-break"

    def __init__(self, kinds: int) -> None:
        super().__init__()
        self.kinds = kinds

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        destroy_all(state, land, self.kinds)

    def words(self) -> Words:
        return say("effect-destroy-all", kinds=kinds_words(self.kinds, 2))

    def worth(self) -> float:
        return 1.7 * worth_of_figure(self.kinds)


class Drown(WithFigures):
    """So many figures of some kinds drown."""

    __slots__ = ()

    icon = "drowning"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        pick_figures(state, seat, land, self.kinds, self.count, False, DROWN)

    def words(self) -> Words:
        return say("effect-drown", count=self.count, kinds=kinds_words(self.kinds, self.count))


class Remove(WithFigures):
    """So many figures of some kinds are removed, without fear."""

    __slots__ = ()

    icon = "running-ninja"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        pick_figures(state, seat, land, self.kinds, self.count, False, REMOVE)

    def words(self) -> Words:
        return say("effect-remove", count=self.count, kinds=kinds_words(self.kinds, self.count))


class RemoveWorth(IslandEffect):
    """Invaders worth up to so much health are removed."""

    __slots__ = ("health", "per")

    icon = "running-ninja"

    def __init__(self, health: int, per: int = ONCE) -> None:
        super().__init__()
        self.health = health
        self.per = per

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        worth = self.health * times(state, seat, land, self.per)
        state.push(RemoveByWorth(seat, state.place(land), INVADERS, worth))

    def words(self) -> Words:
        if self.per == ONCE:
            return say("effect-remove-worth", count=self.health)
        return say("effect-remove-worth-per", count=self.health, per=per_words(self.per))


class Scapegoat(IslandEffect):
    """Explorers fall to the towns and cities that stand in their land, then towns to the cities."""

    __slots__ = ("level",)

    icon = "goat"

    def __init__(self, level: int) -> None:
        super().__init__()
        self.level = level

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        # I29.5: those that stood there at the beginning count.
        towns = state.count(land, TOWN)
        cities = state.count(land, CITY)
        if self.level == 3:
            destroy_all(state, land, EXPLORER)
            pick_figures(state, state.owner(land), land, TOWN, cities, False, DESTROY)
            return
        explorers = towns + (2 * cities if self.level == 2 else 0)
        for _ in range(min(explorers, state.count(land, EXPLORER))):
            destroy(state, land, FIRST_SLOT[EXPLORER])

    def words(self) -> Words:
        return say(f"effect-scapegoats-{self.level}")


def worth_of_figure(kinds: int) -> float:
    """What it is worth to a bot to be rid of a figure of some kinds."""
    if kinds & CITY:
        return 9.0
    if kinds & TOWN:
        return 6.0
    return 2.0 if kinds & EXPLORER else -2.0
