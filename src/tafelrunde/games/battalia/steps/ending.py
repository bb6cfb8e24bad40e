"""The end of a game (B1, S17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.battalia.box.ids import BOARD_FULL, ENOUGH_CITIES
from tafelrunde.games.battalia.steps.step import BattaliaStep
from tafelrunde.games.battalia.words import say
from tafelrunde.kernel.words import seat_words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.state.state import BattaliaState

# The rule behind each way to end.
RULES: Final = ("", "B1.3", "B1.4", "B1.7")


def check_end(state: BattaliaState) -> None:
    """S17.1: after cities have changed or the map has grown. Called last, because the end comes at once."""
    for team in range(state.options.teams):
        if state.great_cities(team) >= state.cities_to_win(team):
            state.push(EndGame(ENOUGH_CITIES))
            return
    if state.empty == 0 and state.options.full_board_ends:
        state.push(EndGame(BOARD_FULL))


class EndGame(BattaliaStep):
    """B1.5, S17.4: whoever has most points has won; nothing else happens any more."""

    __slots__ = ("reason",)

    rule = "B1.5"

    def __init__(self, reason: int) -> None:
        self.reason = reason

    def run(self, state: BattaliaState) -> None:
        state.ending = self.reason
        state.over = True
        state.reveals += 1
        state.stack = None
        state.open = ()
        if state.listening:
            state.tell(say(f"game-ends-{self.reason}"), RULES[self.reason])
            for seat in state.winners:
                state.tell(say("game-won", seat=seat_words(seat), points=state.scores[seat]), self.rule)
