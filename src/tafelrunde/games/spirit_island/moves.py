"""Moving figures, and whoever goes along or drowns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tafelrunde.games.spirit_island.box.ids import DAHAN, DAHAN_INSURRECTION, DAMAGE_OF_SLOT, KIND_OF_SLOT, ROW
from tafelrunde.games.spirit_island.harm import drown, fell
from tafelrunde.games.spirit_island.steps.step import AskForLand, AskYesOrNo, figure_name, place_name
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


def move(state: SpiritIslandState, origin: int, slot: int, destination: int) -> None:
    """One figure goes from a land to another, damage and all."""
    state.pieces[origin * ROW + slot] -= 1
    if state.listening:
        state.tell(
            say("moved", figure=figure_name(slot), origin=state.name_of(origin), land=state.name_of(destination)),
            "I9.9",
        )
    if KIND_OF_SLOT[slot] == DAHAN:
        state.moved += 1
        state.pushed_into |= 1 << destination
        if state.island.oceans >> destination & 1 and state.saved:
            state.push(SaveDahan(state.user, slot, state.place(origin), state.place(destination)))
            return
    state.pieces[destination * ROW + slot] += 1
    if KIND_OF_SLOT[slot] == DAHAN:
        dahan_came(state, origin, slot, destination)
    elif state.island.oceans >> destination & 1:
        drown(state, destination, slot)


def dahan_came(state: SpiritIslandState, origin: int, slot: int, destination: int) -> None:
    """What follows when a dahan has moved: it may drown or fall, raid, and lead a spirit along."""
    if state.rules.scenario == DAHAN_INSURRECTION:
        raids = state.raids.copy() if state.raids else [0] * len(state.flags)
        # I34.13: one that has not moved yet goes first, as long as there is one.
        raids[origin] = min(raids[origin], state.count(origin, DAHAN))
        raids[destination] += 1
        state.raids = raids
    if state.island.oceans >> destination & 1:
        drown(state, destination, slot)
    elif DAMAGE_OF_SLOT[slot] >= state.health(DAHAN, destination):
        fell(state, destination, slot)
    for seat in range(state.players):
        spirit = state.spirits[seat]
        if state.box.kinds[spirit.kind].goes_with_dahan and spirit.presence[origin] > 0:
            state.push(GoWithDahan(seat, state.place(origin), state.place(destination)))


class GoWithDahan(AskYesOrNo):
    """Presence may go along with a dahan that moved."""

    __slots__ = ("destination", "origin")

    rule = "I24.2"

    def __init__(self, seat: int, origin: int, destination: int) -> None:
        super().__init__(seat)
        self.origin = origin
        self.destination = destination

    def run(self, state: SpiritIslandState) -> None:
        if state.spirits[self.seat].presence[self.origin & 63] > 0:
            state.ask(self.seat, self)

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code:
            state.move_presence(seat, self.origin & 63, self.destination & 63, self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-go-along", origin=place_name(box, self.origin), land=place_name(box, self.destination))


class SaveDahan(AskForLand):
    """A dahan pushed into the ocean may be put on any coast instead. A code is a place, or -1 to let it drown."""

    __slots__ = ("ocean", "origin", "seat", "slot")

    rule = "I25.8"

    def __init__(self, seat: int, slot: int, origin: int, ocean: int) -> None:
        self.seat = seat
        self.slot = slot
        self.origin = origin
        self.ocean = ocean

    def run(self, state: SpiritIslandState) -> None:
        state.ask(self.seat, self)

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        return state.island.coastal & state.island.all_lands

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        return [*super().legal(state, seat), -1]

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        land = self.ocean & 63 if code == -1 else code & 63
        state.pieces[land * ROW + self.slot] += 1
        dahan_came(state, self.origin & 63, self.slot, land)
        if state.listening and code != -1:
            state.tell(say("put", figure=figure_name(self.slot), land=state.name_of(land)), self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-save-dahan")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-let-drown") if code == -1 else super().option(box, code)
