"""Ghiarhabbat, the card that moves: where it begins, and when it makes way (K17.9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.skybridge.box.ids import GHIARHABBAT
from tafelrunde.games.skybridge.box.names import SLOT_NAMES, leave_out
from tafelrunde.games.skybridge.state.tableau import without
from tafelrunde.games.skybridge.steps.piles import accepts
from tafelrunde.games.skybridge.steps.step import SkybridgeQuestion
from tafelrunde.games.skybridge.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.box.box import Box
    from tafelrunde.games.skybridge.state.state import SkybridgeState

# The answer that leaves Ghiarhabbat where it is.
STAY: Final = 7


class PlaceGhiarhabbat(SkybridgeQuestion):
    """K17.9: where does Ghiarhabbat begin? A code is a slot."""

    __slots__ = ()

    rule = "K17.9"

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        return list(range(state.tableaus[seat].slots))

    def answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        state.tableaus[seat].lay(code, GHIARHABBAT)
        self.tell(state, "ghiarhabbat-placed", seat=seat, slot=SLOT_NAMES[code])

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-ghiarhabbat-start")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-slot", slot=SLOT_NAMES[code])


def other_slots(state: SkybridgeState, seat: int, slot: int) -> list[int]:
    """Where Ghiarhabbat can go from a slot."""
    return [
        other
        for other in range(state.tableaus[seat].slots)
        if other != slot and accepts(state, seat, other, GHIARHABBAT)
    ]


class MoveGhiarhabbat(SkybridgeQuestion):
    """K17.9: does Ghiarhabbat make way for the card just laid on it? A code is a slot, or STAY."""

    __slots__ = ("slot",)

    rule = "K17.9"

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        return [*other_slots(state, seat, self.slot), STAY]

    def answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        if code == STAY:
            return
        tableau = state.tableaus[seat]
        tableau.piles[self.slot] = without(tableau.piles[self.slot], GHIARHABBAT)
        tableau.lay(code, GHIARHABBAT)
        self.tell(state, "ghiarhabbat-moved", seat=seat, slot=SLOT_NAMES[code])

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-ghiarhabbat")

    def option(self, box: Box, code: int) -> Words:
        return leave_out("ghiarhabbat") if code == STAY else say("choose-slot", slot=SLOT_NAMES[code])
