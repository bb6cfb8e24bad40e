"""Dreams of death: fear in place of destruction, until the power is over (I26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.spirit_island.box.ids import CITY, DAHAN, FIRST_SLOT, KIND_OF_SLOT, NOTHING, ROW, TOWN, land_at
from tafelrunde.games.spirit_island.box.names import a_figure, figure_name, place_name
from tafelrunde.games.spirit_island.steps.falling import drown
from tafelrunde.games.spirit_island.steps.step import AskSeatForLand
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


def dreaming(state: SpiritIslandState) -> bool:
    """Whether the power in use only makes invaders dream of their deaths."""
    return state.user != NOTHING and state.box.kinds[state.spirits[state.user].kind].dreams


def dream(state: SpiritIslandState, land: int, slot: int) -> None:
    """An invader dreams of its death: fear in place of destruction, and explorers and towns flee."""
    kind = KIND_OF_SLOT[slot]
    if kind == DAHAN:
        return
    row = land * ROW
    state.pieces[row + slot] -= 1
    # It wakes up with the damage that it really had.
    real = _without_dreams(state, row + slot)
    spirit = state.box.kinds[state.spirits[state.user].kind]
    state.report("dreamt", "I26.3", land=land, figure=FIRST_SLOT[kind])
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


class FleeFromDream(AskSeatForLand):
    """An explorer or town is pushed by its dream. A code is a place."""

    __slots__ = ("place", "slot")

    rule = "I26.3"

    def __init__(self, seat: int, place: int, slot: int) -> None:
        super().__init__(seat)
        self.place = place
        self.slot = slot

    def run(self, state: SpiritIslandState) -> None:
        land = land_at(self.place)
        if state.neighbours(land):
            state.ask(self.seat, self)
        else:
            state.dreamt = [*state.dreamt, land * ROW + self.slot]

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        return state.neighbours(land_at(self.place))

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        land = land_at(code)
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
                    figure=a_figure(self.slot),
                    origin=state.name_of(land_at(self.place)),
                    land=state.name_of(land),
                ),
                self.rule,
            )

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-flee", figure=figure_name(self.slot), land=place_name(box, self.place))
