"""Days, turns and what happens between them (B6, B7, S7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.battalia.box.ids import ARTEFACT_DECK, NOTHING, TIME_OVER
from tafelrunde.games.battalia.steps.characters import move_bilkarr
from tafelrunde.games.battalia.steps.checkpoints import CHECKPOINT
from tafelrunde.games.battalia.steps.ending import EndGame
from tafelrunde.games.battalia.steps.menu import begin, ends_turn, menu, menu_words
from tafelrunde.games.battalia.steps.outcome import refill
from tafelrunde.games.battalia.steps.potions import pass_a_day
from tafelrunde.games.battalia.steps.step import BattaliaSecretQuestion, BattaliaStep
from tafelrunde.games.battalia.words import say
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.box.box import Box
    from tafelrunde.games.battalia.state.state import BattaliaState


class BeginDay(BattaliaStep):
    """B6.1: the Oracle has turned; Bilkarr moves, potions age, and everybody has a turn."""

    __slots__ = ()

    rule = "B6.1"

    def run(self, state: BattaliaState) -> None:
        state.day += 1
        state.turn = 0
        if state.listening:
            decks = state.box.deck_names
            lit, matching = decks[ARTEFACT_DECK + state.lit()], decks[ARTEFACT_DECK + state.matching()]
            self.tell(state, "day-begins", day=state.day, weekday=state.weekday + 1, lit=lit, matching=matching)
        # S20.1, S21.2: potions age with each of his daily moves, and so does what was drunk of them.
        move_bilkarr(state)
        pass_a_day(state)
        state.push(NEXT_TURN)


class NextTurn(BattaliaStep):
    """B6.1, S7.8: the next team, or the end of the day."""

    __slots__ = ()

    rule = "B6.1"

    def run(self, state: BattaliaState) -> None:
        if state.turn == len(state.teams):
            state.push(END_DAY)
            return
        team = state.teams[state.turn]
        state.attacks = 0
        for seat in members(state, team):
            begin_turn(state, seat)
        state.push(TeamTurn(team))


def members(state: BattaliaState, team: int) -> list[int]:
    """The seats of a team."""
    return [seat for seat in range(state.players) if state.options.team_of[seat] == team]


def begin_turn(state: BattaliaState, seat: int) -> None:
    """A seat's turn begins: nothing has been done in it, and its cloaks fall (S13.4)."""
    person = state.people[seat]
    person.done = False
    person.declared = False
    person.acted = False
    person.hid = False
    person.gifts = False
    person.jumped = 0
    person.served = [0, 0]
    person.strolled = []
    if seat in state.cloaks:
        state.cloaks = [NOTHING if cloaked == seat else cloaked for cloaked in state.cloaks]
    if state.listening:
        state.tell(say("turn-begins", seat=seat_words(seat)), "B7")


class TeamTurn(BattaliaStep):
    """B7, S7.3: all members of a team who are not done are asked at the same time."""

    __slots__ = ("team",)

    rule = "B7"

    def __init__(self, team: int) -> None:
        self.team = team

    def run(self, state: BattaliaState) -> None:
        for seat in members(state, self.team):
            if not state.people[seat].done:
                state.ask_in_secret(seat, Act(seat, self.team))
        if not state.open:
            state.push(END_TURN)


class Act(BattaliaSecretQuestion):
    """B7: what a seat does next. A code is an action of the menu and its number."""

    __slots__ = ("team",)

    rule = "B7"
    first_come = True

    def __init__(self, seat: int, team: int) -> None:
        self.seat = seat
        self.team = team

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return menu(state, seat)

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        # S7.10: whoever begins goes first. The partners are asked again after it: what they can do may have changed.
        state.open = ()
        state.push(TeamTurn(self.team))
        begin(state, seat, code)

    def ends(self, code: int) -> bool:
        return ends_turn(code)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-action")

    def option(self, box: Box, code: int) -> Words:
        return menu_words(box, self.seat, code)


class EndTurn(BattaliaStep):
    """B7.4: whoever was attacked fills up the hand."""

    __slots__ = ()

    rule = "B7.4"

    def run(self, state: BattaliaState) -> None:
        for seat in range(state.players):
            person = state.people[seat]
            if person.refills:
                person.refills = False
                refill(state, seat, self.rule)
        state.turn += 1
        state.push(NEXT_TURN)


class EndDay(BattaliaStep):
    """B6.1, B6.2: the day is over; at the end of a week of The Stormgates there is a checkpoint (S6.1)."""

    __slots__ = ()

    rule = "B6.2"

    def run(self, state: BattaliaState) -> None:
        week = state.box.days_in_a_week
        if state.day >= week * state.options.weeks:
            state.push(EndGame(TIME_OVER))
            return
        state.push(BEGIN_DAY)
        if state.options.expansion and state.day % week == 0:
            state.push(CHECKPOINT)


BEGIN_DAY: Final = BeginDay()
NEXT_TURN: Final = NextTurn()
END_TURN: Final = EndTurn()
END_DAY: Final = EndDay()
