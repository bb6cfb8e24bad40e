"""Figures that fall or drown, and what follows from that (I9.5, I25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.ids import (
    CITY,
    DAHAN,
    DAHAN_INSURRECTION,
    DAHAN_SAFE,
    EXPLORER,
    FIRST_SLOT,
    KIND_OF_SLOT,
    NOTHING,
    ROW,
    TOWN,
)
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import seat_words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


# Where each kind is counted in `state.destroyed`.
PLACE_OF_KIND: Final[list[int]] = [0, 0, 1, 0, 2, 0, 0, 0, 3]


def fell(state: SpiritIslandState, land: int, slot: int) -> None:
    """One figure is really destroyed; a town or city that falls makes fear."""
    kind = KIND_OF_SLOT[slot]
    if kind == DAHAN and state.flags[land] & DAHAN_SAFE:
        return
    state.pieces[land * ROW + slot] -= 1
    state.destroyed[PLACE_OF_KIND[kind]] += 1
    state.report("destroyed", "I9.5", land=land, figure=FIRST_SLOT[kind])
    if state.vengeance or state.rules.scenario == DAHAN_INSURRECTION:
        state.fallen = [*state.fallen, land, kind]
    if kind == TOWN:
        state.generate_fear(state.box.town_fear, NOTHING, "I9.5", land)
    elif kind == CITY:
        state.generate_fear(state.box.city_fear, NOTHING, "I9.5", land)


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
            gained = spirit.banked // state.players
            spirit.energy += gained
            spirit.banked %= state.players
            if gained and state.listening:
                state.tell(say("energy-gained", seat=seat_words(seat), count=gained, why=say("why-drowned")), "I25.6")
