"""The end of a game (B1, S17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.battalia.box.ids import BOARD_FULL, CAPITAL, ENOUGH_CITIES
from tafelrunde.games.battalia.steps.step import BattaliaStep
from tafelrunde.games.battalia.words import all_of, say
from tafelrunde.kernel.words import Words, seat_words

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
            self._tell_all(state)

    def _tell_all(self, state: BattaliaState) -> None:
        """Why the game ends, everybody's points, what broke a tie, and who has won."""
        if self.reason == ENOUGH_CITIES:
            self._tell_great_cities(state)
        else:
            state.tell(say(f"game-ends-{self.reason}"), RULES[self.reason])
        for seat in range(state.players):
            self.tell(state, "scored", seat=seat, points=state.points(seat), parts=_parts_of_points(state, seat))
        if state.options.teams < state.players:
            for team in range(state.options.teams):
                self._tell_team(state, team)
        ranks = sorted([state.standing(team) for team in range(state.options.teams)], reverse=True)
        if ranks[0][0] == ranks[1][0] and ranks[0] != ranks[1]:
            decided = [first != second for first, second in zip(ranks[0], ranks[1], strict=True)].index(True)
            state.tell(say(f"tie-broken-{decided}"), "S17.5")
        shared = int(ranks[0] == ranks[1])
        for seat in state.winners:
            self.tell(state, "game-won", seat=seat, points=state.scores[seat], shared=shared)

    def _tell_great_cities(self, state: BattaliaState) -> None:
        """B1.3, S17.2: who has so many great cities that the game ends."""
        options = state.options
        for team in range(options.teams):
            count = state.great_cities(team)
            if count < state.cities_to_win(team):
                continue
            if options.team_size[team] > 1:
                state.tell(say("game-ends-by-team", number=team + 1, count=count), "S17.2")
            else:
                seat = options.team_of.index(team)
                state.tell(say("game-ends-by-seat", seat=seat_words(seat), count=count), "B1.3")

    def _tell_team(self, state: BattaliaState, team: int) -> None:
        """S17.4: the points of all members, and what they count."""
        together = sum([state.points(seat) for seat in range(state.players) if state.options.team_of[seat] == team])
        counted = state.team_points(team)
        more = counted if counted != together else 0
        state.tell(say("team-scored", number=team + 1, together=together, points=more), "S17.4")


def _parts_of_points(state: BattaliaState, seat: int) -> Words:
    """Where the points of a seat come from: its cities by their levels, and buildings (B1.2, S23.4)."""
    parts = []
    for level in range(CAPITAL, 0, -1):
        count = state.cities_of_level(seat, level)
        if count:
            parts.append(say("points-of-cities", count=count, level=level))
    if state.building_points(seat):
        parts.append(say("points-of-buildings", points=state.building_points(seat)))
    return all_of(parts) if parts else say("points-of-nothing")
