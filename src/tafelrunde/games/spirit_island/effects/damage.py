"""Damage to invaders, and vengeance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.spirit_island.box.ids import BUILDINGS, CITY, EXPLORER, FIRST_SLOT, INVADERS, TOWN
from tafelrunde.games.spirit_island.box.names import kinds_words
from tafelrunde.games.spirit_island.effects.amounts import (
    ONCE,
    PER_BLIGHT_AROUND,
    PER_DAHAN,
    per_words,
    times,
    usual_times,
)
from tafelrunde.games.spirit_island.effects.effect import IslandEffect, WithAmount
from tafelrunde.games.spirit_island.steps.damage import HitDistinct, destroy, hit_each
from tafelrunde.games.spirit_island.steps.together import deal
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


class Damage(IslandEffect):
    """Damage to invaders, split as one likes; kinds may be fewer than all invaders."""

    __slots__ = ("amount", "kinds", "per")

    icon = "claw-slashes"

    def __init__(self, amount: int, per: int = ONCE, kinds: int = INVADERS) -> None:
        super().__init__()
        self.amount = amount
        self.per = per
        self.kinds = kinds

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        deal(state, seat, land, self.amount * times(state, seat, land, self.per), self.kinds)

    def plain(self) -> bool:
        return True

    def words(self) -> Words:
        if self.kinds != INVADERS:
            return say("effect-damage-to-one", count=self.amount, kinds=kinds_words(self.kinds, 1))
        if self.per == ONCE:
            return say("effect-damage", count=self.amount)
        return say("effect-damage-per", count=self.amount, per=per_words(self.per))

    def worth(self) -> float:
        return 2.5 * min(self.amount, 8) * usual_times(self.per)


class DamagePerBlightHereAndAround(IslandEffect):
    """One pool of damage: so much for each blight here, and so much for each blight in lands around."""

    __slots__ = ("around", "here")

    icon = "claw-slashes"

    def __init__(self, here: int, around: int) -> None:
        super().__init__()
        self.here = here
        self.around = around

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        amount = self.here * state.blight_in(land) + self.around * times(state, seat, land, PER_BLIGHT_AROUND)
        deal(state, seat, land, amount, INVADERS)

    def words(self) -> Words:
        return say("effect-damage-per-blight", here=self.here, around=self.around)


class DamageEach(IslandEffect):
    """Damage to every figure of some kinds."""

    __slots__ = ("amount", "kinds")

    icon = "splash"

    def __init__(self, amount: int, kinds: int) -> None:
        super().__init__()
        self.amount = amount
        self.kinds = kinds

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        hit_each(state, land, self.kinds, self.amount)

    def words(self) -> Words:
        return say("effect-damage-each", count=self.amount, each=say(f"each-{self.kinds}"))

    def worth(self) -> float:
        return 4.0 * self.amount


class DamageDistinct(WithAmount):
    """Damage to as many different invaders as there are dahan."""

    __slots__ = ()

    icon = "claw-slashes"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        number = times(state, seat, land, PER_DAHAN)
        if number >= state.count(land, INVADERS):
            hit_each(state, land, INVADERS, self.amount)
        elif number > 0:
            state.push(HitDistinct(seat, state.place(land), INVADERS, self.amount, number, ()))

    def words(self) -> Words:
        return say("effect-damage-distinct", count=self.amount)


class FightEachOther(IslandEffect):
    """Explorers, and towns and cities, damage each other at the same time."""

    __slots__ = ()

    icon = "crossed-swords"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        explorers = state.count(land, EXPLORER)
        damage = state.rules.town_damage * state.count(land, TOWN) + state.rules.city_damage * state.count(land, CITY)
        for _ in range(min(explorers, damage)):
            destroy(state, land, FIRST_SLOT[EXPLORER])
        deal(state, seat, land, explorers, BUILDINGS)

    def words(self) -> Words:
        return say("effect-fight-each-other")


# ---------------------------------------------------------------------- vengeance


class Avenge(IslandEffect):
    """For the rest of the round: after each action that destroys towns, cities or dahan here, damage for each."""

    __slots__ = ("wide",)

    icon = "half-dead"

    def __init__(self, wide: bool) -> None:
        super().__init__()
        self.wide = wide

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.vengeance = [*state.vengeance, land, seat, 1 if self.wide else 0]

    def words(self) -> Words:
        return say("effect-avenge-wide" if self.wide else "effect-avenge")
