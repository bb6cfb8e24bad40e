"""G10: the afternoon. All travel at the same time, by land or by sea; and what passing a symbol demands."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.glow.box.ids import AFTERNOON
from tafelrunde.games.glow.state.state import GlowState
from tafelrunde.games.glow.steps.sea import SAIL
from tafelrunde.games.glow.steps.shadows import TRAVEL
from tafelrunde.games.glow.steps.step import GlowStep


class AfternoonBegins(GlowStep):
    """G10.1: everybody may go on with their journey."""

    __slots__ = ()

    rule = "G10.1"

    def run(self, state: GlowState) -> None:
        state.phase = AFTERNOON
        for company in state.companies:
            company.visited = 1 << company.place  # G11.6
        state.part(state.lanes_of(TRAVEL if state.by_land() else SAIL))


AFTERNOON_BEGINS: Final = AfternoonBegins()
