"""Legions, figures, garrisons and rebels (K8.5, K8.7, K8.9, K8.10, K15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tafelrunde.games.skybridge.box.causes import BY_ARMING, because
from tafelrunde.games.skybridge.box.ids import AREAS, COLOURS
from tafelrunde.games.skybridge.steps.step import SkybridgeQuestion
from tafelrunde.games.skybridge.words import say
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.box.box import Box
    from tafelrunde.games.skybridge.state.state import SkybridgeState


# ---------------------------------------------------------------------- legions and garrisons


def can_advance(state: SkybridgeState, seat: int) -> bool:
    """Whether the legion can move on."""
    return state.tableaus[seat].legion < AREAS


def advance_legion(state: SkybridgeState, seat: int, rule: str, cause: int) -> None:
    """The legion moves one area on, unless it is in the last one (K8.5)."""
    tableau = state.tableaus[seat]
    if tableau.legion < AREAS:
        tableau.legion += 1
        if state.listening:
            _tell_of_place(state, "legion-advanced", seat, tableau.legion, rule, cause)


def withdraw_legion(state: SkybridgeState, seat: int, rule: str, cause: int) -> None:
    """The legion moves one area back. Whoever asks for it knows that it can."""
    tableau = state.tableaus[seat]
    tableau.legion -= 1
    if state.listening:
        _tell_of_place(state, "legion-withdrawn", seat, tableau.legion, rule, cause)


def _tell_of_place(state: SkybridgeState, id: str, seat: int, area: int, rule: str, cause: int) -> None:
    """Something has happened to a seat in an area, and this is why."""
    box = state.box
    state.tell(say(id, seat=seat_words(seat), area=box.area_names[area], why=because(box, cause)), rule)


def can_garrison(state: SkybridgeState, seat: int) -> bool:
    """K8.10: a fortification where the legion stands, without an own garrison, and a garrison left to place."""
    tableau = state.tableaus[seat]
    if state.box.fort_points[tableau.legion] == 0 or tableau.garrisons >> tableau.legion & 1:
        return False
    return tableau.garrisons.bit_count() < state.box.garrisons


def place_garrison(state: SkybridgeState, seat: int, cause: int) -> None:
    """A garrison into the fortification where the legion stands."""
    tableau = state.tableaus[seat]
    tableau.garrisons |= 1 << tableau.legion
    if state.listening:
        _tell_of_place(state, "garrison-placed", seat, tableau.legion, "K8.10", cause)


# ---------------------------------------------------------------------- figures


def gain_population(state: SkybridgeState, seat: int, cause: int) -> None:
    """K8.9: a figure from the figure supply to the board."""
    tableau = state.tableaus[seat]
    if tableau.supply:
        tableau.supply -= 1
        tableau.population += 1
        if state.listening:
            state.tell(say("population-gained", seat=seat_words(seat), why=because(state.box, cause)), "K8.9")


def can_return(state: SkybridgeState, seat: int) -> bool:
    """Whether a figure of a seat's colour is in the desert."""
    return any(state.rebels[area * COLOURS + seat] for area in range(1, AREAS + 1))


class ReturnFigure(SkybridgeQuestion):
    """K8.7: which figure comes back? A code is an area. `cause` is where the return comes from."""

    __slots__ = ("cause",)

    rule = "K8.7"

    def __init__(self, seat: int, cause: int) -> None:
        super().__init__(seat)
        self.cause = cause

    def run(self, state: SkybridgeState) -> None:
        if can_return(state, self.seat):
            state.ask(self.seat, self)

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        return [area for area in range(1, AREAS + 1) if state.rebels[area * COLOURS + seat]]

    def answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        state.rebels[code * COLOURS + seat] -= 1
        state.tableaus[seat].population += 1
        if state.listening:
            _tell_of_place(state, "figure-returned", seat, code, self.rule, self.cause)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-return")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-area", area=box.area_names[code])


# ---------------------------------------------------------------------- rebels


def can_give_figure(state: SkybridgeState, seat: int) -> bool:
    """Whether there is a figure on the board that can be given up: an own one, or a foreign one of Guinn's (K17.2)."""
    tableau = state.tableaus[seat]
    if tableau.population:
        return True
    return any(count for count in tableau.foreign)


def colours_on_board(state: SkybridgeState, seat: int) -> list[int]:
    """The colours of the figures that a seat can give up: its own first, then foreign ones."""
    tableau = state.tableaus[seat]
    colours: list[int] = []
    if tableau.population:
        colours.append(seat)
    for colour in range(len(tableau.foreign)):
        if tableau.foreign[colour]:
            colours.append(colour)
    return colours


def take_figure(state: SkybridgeState, seat: int, colour: int) -> None:
    """A figure of some colour leaves the board."""
    tableau = state.tableaus[seat]
    if colour == seat:
        tableau.population -= 1
    else:
        foreign = tableau.foreign.copy()
        foreign[colour] -= 1
        tableau.foreign = foreign


def become_rebel(state: SkybridgeState, seat: int, colour: int, rule: str, cause: int) -> None:
    """A figure goes from the board to the leader's area (K15.2)."""
    take_figure(state, seat, colour)
    leader = state.leader()
    state.rebels[leader * COLOURS + colour] += 1
    if state.listening:
        id = "became-rebel" if colour == seat else "foreign-became-rebel"
        box = state.box
        state.tell(
            say(
                id,
                seat=seat_words(seat),
                owner=seat_words(colour),
                area=box.area_names[leader],
                why=because(box, cause),
            ),
            rule,
        )


class GiveFigure(SkybridgeQuestion):
    """K8.14: which figure becomes a rebel? A code is the seat whose colour it has (K17.2)."""

    __slots__ = ()

    rule = "K8.14"

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        return colours_on_board(state, seat)

    def answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        become_rebel(state, seat, code, self.rule, BY_ARMING)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-rebel")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-figure", owner=seat_words(code))
