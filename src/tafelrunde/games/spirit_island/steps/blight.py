"""Blight: how it comes to a land, what it destroys there, and how it spreads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.spirit_island.box.ids import BLIGHT, BLITZ, NO_BLIGHT, NOTHING, OUT_OF_BLIGHT, ROW, land_at
from tafelrunde.games.spirit_island.box.names import place_name
from tafelrunde.games.spirit_island.steps.step import AskSeatForLand, IslandStep
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


def take_blight(state: SpiritIslandState) -> bool:
    """One blight leaves the card or the printed space, which may turn over or be empty; says whether there was one."""
    if state.blight_left == 0:
        return False
    state.blight_left -= 1
    if state.blight_left > 0:
        return True
    if state.blight_card == NOTHING or state.blighted:
        state.doom |= OUT_OF_BLIGHT
        return True
    state.blighted = True
    card = state.box.blight_cards[state.blight_card]
    each = card.blighted
    if state.rules.scenario == BLITZ:
        each -= state.box.scenarios.blitz_blighted_fewer
    state.blight_left = each * state.players
    if state.listening:
        state.tell(say("island-blighted", card=card.name, count=state.blight_left), "I17.4")
    return True


def remove_blight(state: SpiritIslandState, land: int, rule: str) -> None:
    """One blight goes back from a land to the card."""
    if state.pieces[land * ROW + BLIGHT] > 0:
        state.pieces[land * ROW + BLIGHT] -= 1
        state.blight_left += 1
        state.report("blight-removed", rule, land=land)


class AddBlight(IslandStep):
    """One blight comes to a land: each spirit there loses presence, and it spreads if there was blight already."""

    __slots__ = ("place", "seat")

    rule = "I17.2"

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, state: SpiritIslandState) -> None:
        land = land_at(self.place)
        if state.flags[land] & NO_BLIGHT:
            state.report("blight-prevented", self.rule, land=land)
            return
        if not take_blight(state):
            return
        state.report("blight-added", self.rule, land=land, count=1)
        had = state.pieces[land * ROW + BLIGHT] > 0
        state.pieces[land * ROW + BLIGHT] += 1
        for seat in range(state.players):
            if state.spirits[seat].presence[land] > 0:
                state.destroy_presence(seat, land, self.rule, say("why-blight") if state.listening else None)
        if had:
            state.push(SpreadBlight(self.seat, self.place))


class SpreadBlight(AskSeatForLand):
    """The blight spreads to a land that touches it. A code is a place."""

    __slots__ = ("place",)

    rule = "I17.3"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def run(self, state: SpiritIslandState) -> None:
        if state.blight_left > 0:
            state.ask(self.seat, self)

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        island = state.island
        return island.around[land_at(self.place)] & (island.all_lands | state.oceans)

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        # I1.4: the next cascade is decided by the spirit of that board, unless a power brings the blight.
        seat = self.seat if state.power != NOTHING else state.owner(land_at(code))
        if state.listening:
            origin, land = state.name_of(land_at(self.place)), state.name_of(land_at(code))
            state.tell(say("blight-spreads", origin=origin, land=land), self.rule)
        state.push(AddBlight(seat, code))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-spread", land=place_name(box, self.place))
