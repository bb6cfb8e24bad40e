"""Damage to invaders, and vengeance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tafelrunde.games.spirit_island.box.ids import BUILDINGS, CITY, EXPLORER, FIRST_SLOT, INVADERS, ROW, TOWN
from tafelrunde.games.spirit_island.effects.amounts import ONCE, PER_BLIGHT_AROUND, PER_DAHAN, per_words, times
from tafelrunde.games.spirit_island.effects.conditions import kinds_words
from tafelrunde.games.spirit_island.effects.effect import Effect
from tafelrunde.games.spirit_island.harm import deal, destroy, hit, hit_each
from tafelrunde.games.spirit_island.steps.step import AskForFigure, IslandStep, figure_name, place_name, places_in
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


class Damage(Effect):
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

    def words(self) -> Words:
        if self.kinds != INVADERS:
            return say("effect-damage-to-one", count=self.amount, kinds=kinds_words(self.kinds, 1))
        if self.per == ONCE:
            return say("effect-damage", count=self.amount)
        return say("effect-damage-per", count=self.amount, per=per_words(self.per))


class DamagePerBlightHereAndAround(Effect):
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


class DamageEach(Effect):
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


class DamageDistinct(Effect):
    """Damage to as many different invaders as there are dahan."""

    __slots__ = ("amount",)

    icon = "claw-slashes"

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        number = times(state, seat, land, PER_DAHAN)
        if number >= state.count(land, INVADERS):
            hit_each(state, land, INVADERS, self.amount)
        elif number > 0:
            state.push(HitDistinct(seat, state.place(land), INVADERS, self.amount, number, ()))

    def words(self) -> Words:
        return say("effect-damage-distinct", count=self.amount)


class HitDistinct(AskForFigure):
    """Different invaders are chosen one by one, and hit together."""

    __slots__ = ("amount", "chosen", "left")

    rule = "I9.1"
    figure = "choose-damage"

    def __init__(self, seat: int, place: int, kinds: int, amount: int, left: int, chosen: tuple[int, ...]) -> None:
        super().__init__(seat, place, kinds)
        self.amount = amount
        self.left = left
        self.chosen = chosen

    def run(self, state: SpiritIslandState) -> None:
        if self.left:
            state.ask(self.seat, self)
            return
        for slot in sorted(self.chosen, reverse=True):
            hit(state, self.place & 63, slot, self.amount)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        row = (self.place & 63) * ROW
        return [slot for slot in super().legal(state, seat) if state.pieces[row + slot] > self.chosen.count(slot)]

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        state.push(
            HitDistinct(self.seat, self.place, self.kinds, self.amount, self.left - 1, (*self.chosen, code)),
        )

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-distinct", count=self.left, land=place_name(box, self.place))


class FightEachOther(Effect):
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


class Avenge(Effect):
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


class TakeVengeance(IslandStep):
    """Damage for the fallen, in their land or around it. A code is a place and a slot."""

    __slots__ = ("amount", "place", "seat")

    rule = "I9.1"

    def __init__(self, seat: int, place: int, amount: int) -> None:
        self.seat = seat
        self.place = place
        self.amount = amount

    def run(self, state: SpiritIslandState) -> None:
        if self.legal(state, self.seat):
            state.ask(self.seat, self)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        land = self.place & 63
        island = state.island
        codes: list[int] = []
        for place in places_in(state, (1 << land) | (island.around[land] & island.all_lands)):
            for slot in state.slots_in(place & 63, INVADERS):
                codes.append(place * 32 + slot)
        return codes

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if self.amount > 1:
            state.push(TakeVengeance(self.seat, self.place, self.amount - 1))
        hit(state, code // 32 & 63, code % 32, 1)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-damage", count=self.amount, land=place_name(box, self.place))

    def option(self, box: Box, code: int) -> Words:
        return say("choose-damage-in", figure=figure_name(code % 32), land=place_name(box, code // 32))
