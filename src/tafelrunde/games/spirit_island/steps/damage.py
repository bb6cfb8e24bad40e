"""Damage: what happens to a figure that is hit, and how damage is split (I9.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tafelrunde.games.spirit_island.box.ids import (
    DAHAN,
    DAHAN_SAFE,
    DAMAGE_OF_SLOT,
    FIGURE,
    INVADERS,
    KIND_OF_SLOT,
    ROW,
    SLOTS_OF,
    land_at,
)
from tafelrunde.games.spirit_island.box.names import figure_name, place_name
from tafelrunde.games.spirit_island.steps.dreams import dream, dreaming
from tafelrunde.games.spirit_island.steps.falling import fell
from tafelrunde.games.spirit_island.steps.step import AskForFigure, AskIfPossible, places_in
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


def destroy(state: SpiritIslandState, land: int, slot: int) -> None:
    """One figure is destroyed, or dreams of it."""
    if dreaming(state):
        dream(state, land, slot)
    else:
        fell(state, land, slot)


def hit(state: SpiritIslandState, land: int, slot: int, points: int) -> None:
    """One figure takes damage, and is destroyed if that reaches its health."""
    kind = KIND_OF_SLOT[slot]
    row = land * ROW
    if kind == DAHAN and (state.flags[land] & DAHAN_SAFE or dreaming(state)):
        return
    if DAMAGE_OF_SLOT[slot] + points >= state.health(kind, land):
        destroy(state, land, slot)
        return
    state.pieces[row + slot] -= 1
    state.pieces[row + slot + points] += 1
    if kind != DAHAN and dreaming(state):
        state.dream_log = [*state.dream_log, row + slot, row + slot + points]
        state.report("dreamt-damage", "I26.5", land=land, figure=slot, count=points)
    else:
        state.report("damaged", "I9.2", land=land, figure=slot, count=points)


def hit_each(state: SpiritIslandState, land: int, kinds: int, points: int) -> None:
    """Every figure of these kinds takes that much damage at once."""
    row = land * ROW
    # The most damaged first, so that nobody is hit twice.
    for slot in reversed(SLOTS_OF[kinds]):
        for _ in range(state.pieces[row + slot]):
            hit(state, land, slot, points)


def destroy_all(state: SpiritIslandState, land: int, kinds: int) -> None:
    """All figures of these kinds are destroyed."""
    row = land * ROW
    for slot in SLOTS_OF[kinds]:
        for _ in range(state.pieces[row + slot]):
            destroy(state, land, slot)


def health_left(state: SpiritIslandState, land: int, kinds: int) -> int:
    """How much damage it takes to destroy all figures of these kinds in a land."""
    row = land * ROW
    total = 0
    for slot in SLOTS_OF[kinds]:
        number = state.pieces[row + slot]
        if number > 0:
            total += number * (state.health(KIND_OF_SLOT[slot], land) - DAMAGE_OF_SLOT[slot])
    return total


class DealDamage(AskForFigure):
    """One point of damage after the other, as in the first version of the rules."""

    __slots__ = ("amount",)

    rule = "I9.1"
    figure = "choose-damage"

    def __init__(self, seat: int, place: int, kinds: int, amount: int) -> None:
        super().__init__(seat, place, kinds)
        self.amount = amount

    def run(self, state: SpiritIslandState) -> None:
        land = land_at(self.place)
        if self.amount >= health_left(state, land, self.kinds):
            destroy_all(state, land, self.kinds)
        else:
            super().run(state)

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if self.amount > 1:
            state.push(DealDamage(self.seat, self.place, self.kinds, self.amount - 1))
        hit(state, land_at(self.place), code, 1)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-damage", count=self.amount, land=place_name(box, self.place))


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
            hit(state, land_at(self.place), slot, self.amount)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        row = land_at(self.place) * ROW
        return [slot for slot in super().legal(state, seat) if state.pieces[row + slot] > self.chosen.count(slot)]

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        state.push(
            HitDistinct(self.seat, self.place, self.kinds, self.amount, self.left - 1, (*self.chosen, code)),
        )

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-distinct", count=self.left, land=place_name(box, self.place))


class TakeVengeance(AskIfPossible):
    """Damage for the fallen, in their land or around it. A code is a place and a slot."""

    __slots__ = ("amount", "place")

    rule = "I9.1"

    def __init__(self, seat: int, place: int, amount: int) -> None:
        super().__init__(seat)
        self.place = place
        self.amount = amount

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        land = land_at(self.place)
        island = state.island
        codes: list[int] = []
        for place in places_in(state, (1 << land) | (island.around[land] & island.all_lands)):
            for slot in state.slots_in(land_at(place), INVADERS):
                codes.append(FIGURE.join(place, slot))
        return codes

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if self.amount > 1:
            state.push(TakeVengeance(self.seat, self.place, self.amount - 1))
        hit(state, land_at(FIGURE.first(code)), FIGURE.second(code), 1)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-damage", count=self.amount, land=place_name(box, self.place))

    def option(self, box: Box, code: int) -> Words:
        place, slot = FIGURE.parts(code)
        return say("choose-damage-in", figure=figure_name(slot), land=place_name(box, place))
