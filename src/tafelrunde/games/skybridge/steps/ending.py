"""The end of a game: compensation, the figure supply rebels, and the scoring (K16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.skybridge.box.ids import BRIDGE_CARD, COLOURS, END, NOTHING
from tafelrunde.games.skybridge.box.names import SLOT_NAMES
from tafelrunde.games.skybridge.steps.step import SkybridgeStep
from tafelrunde.games.skybridge.words import say
from tafelrunde.kernel.words import seat_words

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.state.state import SkybridgeState


class EndGame(SkybridgeStep):
    """K16: what is left is dealt out, and the points are counted."""

    __slots__ = ()

    rule = "K16.2"

    def run(self, state: SkybridgeState) -> None:
        state.phase = END
        self._compensate(state)
        self._rebel(state)
        state.over = True
        state.reveals += 1
        if state.listening:
            self._tell_scores(state)

    def _compensate(self, state: SkybridgeState) -> None:
        """K16.2: bridge cards, one by one from the new owner of the start drake."""
        seat = state.start
        while state.bridge_left:
            state.bridge_left -= 1
            slot = scoring_slot(state, seat)
            if slot == NOTHING:
                state.discard = [*state.discard, BRIDGE_CARD]
            else:
                state.tableaus[seat].lay(slot, BRIDGE_CARD)
                self.tell(state, "compensated", seat=seat, slot=SLOT_NAMES[slot])
            seat = (seat + 1) % state.players

    def _rebel(self, state: SkybridgeState) -> None:
        """K16.3: the figure supply joins the rebels."""
        for seat in range(state.players):
            tableau = state.tableaus[seat]
            if tableau.supply:
                state.rebels[tableau.legion * COLOURS + seat] += tableau.supply
                if state.listening:
                    area = state.box.area_names[tableau.legion]
                    state.tell(say("supply-rebels", seat=seat_words(seat), count=tableau.supply, area=area), "K16.3")
                tableau.supply = 0

    def _tell_scores(self, state: SkybridgeState) -> None:
        for seat in range(state.players):
            bridge, deities, rebels, garrisons = state.parts_of_score(seat)
            state.tell(
                say(
                    "scored",
                    seat=seat_words(seat),
                    bridge=bridge,
                    deities=deities,
                    rebels=rebels,
                    garrisons=garrisons,
                    points=bridge + deities + rebels + garrisons,
                ),
                "K16.8",
            )
        best = state.scores[state.winners[0]]
        tie = "none"
        if len(state.winners) > 1:
            tie = "shared"
        elif state.scores.count(best) > 1:
            tie = "figures"
        for winner in state.winners:
            state.tell(say("game-won", seat=seat_words(winner), points=best, tie=tie), "K16.8")


def scoring_slot(state: SkybridgeState, seat: int) -> int:
    """Where a seat lays a card of the compensation: an open pile with power if there is one; NOTHING without any."""
    tableau = state.tableaus[seat]
    anywhere = NOTHING
    for slot in range(tableau.slots):
        if tableau.top(slot) != NOTHING:
            if tableau.power >> slot & 1:
                return slot
            if anywhere == NOTHING:
                anywhere = slot
    return anywhere


END_GAME: Final = EndGame()
