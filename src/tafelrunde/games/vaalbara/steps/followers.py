"""V6: the questions that followers ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tafelrunde.games.vaalbara.steps.step import VaalbaraQuestion, in_row, omens_on
from tafelrunde.games.vaalbara.words import say
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.vaalbara.box.box import Box
    from tafelrunde.games.vaalbara.state.state import VaalbaraState


class ShowFollower(VaalbaraQuestion):
    """The Warrior's question to all others at once: keep it secret (0) or show it (1)."""

    __slots__ = ("follower", "points")

    rule = "V6.1"

    def __init__(self, seat: int, follower: int, points: int) -> None:
        self.seat = seat
        self.follower = follower
        self.points = points

    def run(self, state: VaalbaraState) -> None:
        card = 1 << self.follower
        for distance in range(1, state.players):
            other = (self.seat + distance) % state.players
            # V6.1.2: a used Warrior lies open, so everybody can see who need not be asked.
            if state.clans[other].played & card == 0:
                state.ask_in_secret(other, self)

    def legal(self, state: VaalbaraState, seat: int) -> Sequence[int]:
        return (0, 1) if state.clans[seat].hand & (1 << self.follower) else (0,)

    def answer(self, state: VaalbaraState, seat: int, code: int) -> None:
        if code == 0:
            return
        clan = state.clans[seat]
        clan.known |= 1 << self.follower
        state.reveals += 1
        clan.points += self.points
        if state.listening:
            follower = state.box.followers[self.follower].name
            self.tell(state, "shown", seat=seat, follower=follower)
            state.tell_gain(seat, self.points, self.rule, say("why-shown", follower=follower))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-show", follower=box.followers[self.follower].name, points=self.points)

    def option(self, box: Box, code: int) -> Words:
        if code == 0:
            return say("choose-keep-secret")
        return say("choose-show", follower=box.followers[self.follower].name, points=self.points)


class ChooseReceiver(VaalbaraQuestion):
    """The Bard's question. A code is a seat."""

    __slots__ = ("points",)

    rule = "V6.2"

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points

    def legal(self, state: VaalbaraState, seat: int) -> Sequence[int]:
        if state.bard_may_choose_self:
            return list(range(state.players))
        return [other for other in range(state.players) if other != seat]  # V6.2.1

    def answer(self, state: VaalbaraState, seat: int, code: int) -> None:
        state.clans[code].points += self.points
        if state.listening:
            follower = state.box.followers[state.clans[seat].chosen].name
            why = say("why-given", follower=follower, giver=seat_words(seat))
            if code == seat:
                why = say("why-given-oneself", follower=follower)
            state.tell_gain(code, self.points, self.rule, why)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-receiver", points=self.points)

    def option(self, box: Box, code: int) -> Words:
        return say("choose-receiver", seat=seat_words(code), points=self.points)


class ChooseForTop(VaalbaraQuestion):
    """The Tracker's question. A code is a land."""

    __slots__ = ()

    rule = "V6.7"

    def legal(self, state: VaalbaraState, seat: int) -> Sequence[int]:
        return state.first_row + state.second_row

    def answer(self, state: VaalbaraState, seat: int, code: int) -> None:
        revealed = state.stack_of_lands.exchange_top(state, code)
        first = code in state.first_row
        row = state.first_row if first else state.second_row
        row[row.index(code)] = revealed
        if state.listening:
            name = state.box.land_name
            number, omens = 1 if first else 2, omens_on(state, state.stack_of_lands.top_back)
            self.tell(state, "exchanged-top", seat=seat, old=name(code), new=name(revealed), row=number, omens=omens)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-for-top")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-for-top", land=box.land_name(code))

    def where(self, state: VaalbaraState, seat: int, land: int) -> Words:
        return in_row(state, land)


def returnable(state: VaalbaraState, seat: int) -> Sequence[int]:
    """The used followers that may come back: not the one in use (V6.8)."""
    return state.box.cards_in[state.clans[seat].played & ~(1 << state.laid_down(seat))]


class ChooseReturning(VaalbaraQuestion):
    """The Midwife's question. A code is a follower."""

    __slots__ = ()

    rule = "V6.8"

    def legal(self, state: VaalbaraState, seat: int) -> Sequence[int]:
        return returnable(state, seat)

    def answer(self, state: VaalbaraState, seat: int, code: int) -> None:
        clan = state.clans[seat]
        card = 1 << code
        clan.played &= ~card
        clan.hand |= card
        clan.known |= card  # V6.8.2
        self.tell(state, "taken-back", seat=seat, follower=state.box.followers[code].name)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-returning")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-returning", follower=box.followers[code].name)


class ChooseFromFirstRow(VaalbaraQuestion):
    """The Tamer's first question. A code is a land."""

    __slots__ = ()

    rule = "V6.9"

    def legal(self, state: VaalbaraState, seat: int) -> Sequence[int]:
        return state.first_row.copy()

    def answer(self, state: VaalbaraState, seat: int, code: int) -> None:
        state.push(ChooseFromSecondRow(seat, code))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-from-first-row")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-from-first-row", land=box.land_name(code))


class ChooseFromSecondRow(VaalbaraQuestion):
    """The Tamer's second question: what the land `first` is exchanged with."""

    __slots__ = ("first",)

    rule = "V6.9"

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first

    def legal(self, state: VaalbaraState, seat: int) -> Sequence[int]:
        return state.second_row.copy()

    def answer(self, state: VaalbaraState, seat: int, code: int) -> None:
        state.first_row[state.first_row.index(self.first)] = code
        state.second_row[state.second_row.index(code)] = self.first
        name = state.box.land_name
        self.tell(state, "exchanged-rows", seat=seat, first=name(self.first), second=name(code))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-from-second-row", land=box.land_name(self.first))

    def option(self, box: Box, code: int) -> Words:
        return say("choose-from-second-row", land=box.land_name(code))


class ChooseForBottom(VaalbaraQuestion):
    """The Pioneer's question. A code is a land of the own realm."""

    __slots__ = ()

    rule = "V6.11"

    def legal(self, state: VaalbaraState, seat: int) -> Sequence[int]:
        return state.clans[seat].realm.copy()

    def answer(self, state: VaalbaraState, seat: int, code: int) -> None:
        state.clans[seat].leave(code, state.box.kind_of[code])
        revealed = state.stack_of_lands.exchange_bottom(state, code)
        name = state.box.land_name
        self.tell(state, "exchanged-bottom", seat=seat, old=name(code), new=name(revealed))
        state.settle(seat, revealed, 1)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-for-bottom")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-for-bottom", land=box.land_name(code))
