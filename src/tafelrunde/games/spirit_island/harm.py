"""Damage and destruction: what happens to a figure that is hit, and what follows from its fall."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.ids import (
    CITY,
    DAHAN,
    DAHAN_INSURRECTION,
    DAHAN_SAFE,
    DAMAGE_OF_SLOT,
    EXPLORER,
    FIRST_SLOT,
    KIND_OF_SLOT,
    NOTHING,
    ROW,
    SLOTS_OF,
    TOWN,
)
from tafelrunde.games.spirit_island.steps.step import AskForFigure, AskForLand, figure_name, place_name
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


# Where each kind is counted in `state.destroyed`.
PLACE_OF_KIND: Final[list[int]] = [0, 0, 1, 0, 2, 0, 0, 0, 3]


def dreaming(state: SpiritIslandState) -> bool:
    """Whether the power in use only makes invaders dream of their deaths."""
    return state.user != NOTHING and state.box.kinds[state.spirits[state.user].kind].dreams


def destroy(state: SpiritIslandState, land: int, slot: int) -> None:
    """One figure is destroyed, or dreams of it."""
    if dreaming(state):
        _dream(state, land, slot)
    else:
        fell(state, land, slot)


def fell(state: SpiritIslandState, land: int, slot: int) -> None:
    """One figure is really destroyed; a town or city that falls makes fear."""
    kind = KIND_OF_SLOT[slot]
    if kind == DAHAN and state.flags[land] & DAHAN_SAFE:
        return
    state.pieces[land * ROW + slot] -= 1
    state.destroyed[PLACE_OF_KIND[kind]] += 1
    if state.listening:
        state.tell(say("destroyed", figure=figure_name(FIRST_SLOT[kind]), land=state.name_of(land)), "I9.5")
    if state.vengeance or state.rules.scenario == DAHAN_INSURRECTION:
        state.fallen = [*state.fallen, land, kind]
    if kind == TOWN:
        state.generate_fear(state.box.town_fear, NOTHING, "I9.5")
    elif kind == CITY:
        state.generate_fear(state.box.city_fear, NOTHING, "I9.5")


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


def deal(state: SpiritIslandState, seat: int, land: int, amount: int, kinds: int) -> None:
    """Damage to invaders of a land; the seat splits it where that makes a difference."""
    if amount <= 0 or not state.has(land, kinds):
        return
    if amount >= health_left(state, land, kinds):
        destroy_all(state, land, kinds)
    else:
        state.push(DealDamage(seat, state.place(land), kinds, amount))


class DealDamage(AskForFigure):
    """One point of damage after the other."""

    __slots__ = ("amount",)

    rule = "I9.1"
    figure = "choose-damage"

    def __init__(self, seat: int, place: int, kinds: int, amount: int) -> None:
        super().__init__(seat, place, kinds)
        self.amount = amount

    def run(self, state: SpiritIslandState) -> None:
        land = self.place & 63
        if self.amount >= health_left(state, land, self.kinds):
            destroy_all(state, land, self.kinds)
        else:
            super().run(state)

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if self.amount > 1:
            state.push(DealDamage(self.seat, self.place, self.kinds, self.amount - 1))
        hit(state, self.place & 63, code, 1)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-damage", count=self.amount, land=place_name(box, self.place))


# ---------------------------------------------------------------------- dreams


def _dream(state: SpiritIslandState, land: int, slot: int) -> None:
    """An invader dreams of its death: fear in place of destruction, and explorers and towns flee."""
    kind = KIND_OF_SLOT[slot]
    if kind == DAHAN:
        return
    row = land * ROW
    state.pieces[row + slot] -= 1
    # It wakes up with the damage that it really had.
    real = _without_dreams(state, row + slot)
    spirit = state.box.kinds[state.spirits[state.user].kind]
    if state.listening:
        state.tell(say("dreamt", figure=figure_name(FIRST_SLOT[kind]), land=state.name_of(land)), "I26.3")
    if kind == CITY:
        state.dreamt = [*state.dreamt, real]
        state.generate_fear(spirit.dream_city, land, "I26.3")
        return
    if kind == TOWN:
        state.generate_fear(spirit.dream_town, land, "I26.3")
    state.push(FleeFromDream(state.user, state.place(land), real - row))


def _without_dreams(state: SpiritIslandState, where: int) -> int:
    """Where a figure was before a power of dreams seemed to hurt it; forgets that dream."""
    log = state.dream_log.copy()
    position = len(log) - 1
    while position > 0:
        if log[position] == where:
            where = log[position - 1]
            log.pop(position)
            log.pop(position - 1)
        position -= 2
    state.dream_log = log
    return where


def wake_up(state: SpiritIslandState) -> None:
    """A power of dreams is over: everything is as it really was."""
    log = state.dream_log.copy()
    state.dream_log = []
    while log:
        seeming = log.pop()
        real = log.pop()
        if state.pieces[seeming] > 0:
            state.pieces[seeming] -= 1
            state.pieces[real] += 1
    for where in state.dreamt:
        state.pieces[where] += 1
    state.dreamt = []


class FleeFromDream(AskForLand):
    """An explorer or town is pushed by its dream. A code is a place."""

    __slots__ = ("place", "seat", "slot")

    rule = "I26.3"

    def __init__(self, seat: int, place: int, slot: int) -> None:
        self.seat = seat
        self.place = place
        self.slot = slot

    def run(self, state: SpiritIslandState) -> None:
        land = self.place & 63
        if state.neighbours(land):
            state.ask(self.seat, self)
        else:
            state.dreamt = [*state.dreamt, land * ROW + self.slot]

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        return state.neighbours(self.place & 63)

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        land = code & 63
        if state.island.oceans >> land & 1:
            state.pieces[land * ROW + self.slot] += 1
            drown(state, land, self.slot)
        else:
            # It stays out of reach of this power from now on.
            state.dreamt = [*state.dreamt, land * ROW + self.slot]
        if state.listening:
            state.tell(
                say(
                    "moved",
                    figure=figure_name(self.slot),
                    origin=state.name_of(self.place & 63),
                    land=state.name_of(land),
                ),
                self.rule,
            )

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-flee", figure=figure_name(self.slot), land=place_name(box, self.place))


# ---------------------------------------------------------------------- the ocean


def drown(state: SpiritIslandState, land: int, slot: int) -> None:
    """A figure drowns: it is destroyed, and invaders are worth energy to the ocean."""
    kind = KIND_OF_SLOT[slot]
    number = state.pieces[land * ROW + slot]
    fell(state, land, slot)
    if state.pieces[land * ROW + slot] == number:
        return
    for seat in range(state.players):
        spirit = state.spirits[seat]
        ocean = state.box.kinds[spirit.kind]
        if ocean.brings_oceans:
            if kind == EXPLORER:
                spirit.banked += ocean.drown_explorer
            elif kind == TOWN:
                spirit.banked += ocean.drown_town
            elif kind == CITY:
                spirit.banked += ocean.drown_city
            spirit.energy += spirit.banked // state.players
            spirit.banked %= state.players
