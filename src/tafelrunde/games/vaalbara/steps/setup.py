"""V2: how a game begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.vaalbara.box.box import Box
from tafelrunde.games.vaalbara.box.ids import ALL_FOLLOWERS, KINDS
from tafelrunde.games.vaalbara.options import VaalbaraOptions
from tafelrunde.games.vaalbara.state.stack import UNKNOWN, LandStack
from tafelrunde.games.vaalbara.state.state import NOTHING, Clan, VaalbaraState
from tafelrunde.games.vaalbara.steps.rounds import BEGIN_ROUND
from tafelrunde.games.vaalbara.steps.step import VaalbaraQuestion, VaalbaraStep
from tafelrunde.games.vaalbara.words import say, thing
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.words import Words


def start(setup: Setup, luck: int) -> VaalbaraState:
    """An empty table, with everything about to be laid out."""
    box, options = setup.box, setup.options
    assert isinstance(box, Box)
    assert isinstance(options, VaalbaraOptions)
    state = VaalbaraState(
        setup,
        luck,
        box,
        [
            Clan(0, ALL_FOLLOWERS, 0, 0, NOTHING, box.opening_points, [], [0] * len(KINDS))  # V2.4
            for _ in range(setup.players)
        ],
        LandStack([], [], [UNKNOWN] * len(box.lands), UNKNOWN, UNKNOWN, UNKNOWN),
        options.bard_may_choose_self,
        options.five_person_lands,
    )
    state.push(PREPARE)
    return state


class Prepare(VaalbaraStep):
    """V2: stack, hands and rows."""

    __slots__ = ()

    rule = "V2"

    def run(self, state: VaalbaraState) -> None:
        in_play = state.box.lands_for(state.players, state.five_person_lands)
        stack = state.stack_of_lands
        stack.fronts = in_play
        stack.backs = in_play.copy()
        stack.show_back(state)
        options = state.setup.options
        assert isinstance(options, VaalbaraOptions)
        if options.choose_clans:
            state.clan_of = list(range(state.players))
            state.push(DEAL)
            for seat in range(state.players - 1, -1, -1):
                state.push(ChooseClan(seat))
        else:
            deal(state)


class ChooseClan(VaalbaraQuestion):
    """V2.3.1: one after the other the clans are chosen. A code is a clan."""

    __slots__ = ()

    rule = "V2.3.1"

    def legal(self, state: VaalbaraState, seat: int) -> Sequence[int]:
        taken = [state.clan_number(other) for other in range(seat)]
        return [clan for clan in range(len(state.box.clans)) if clan not in taken]

    def answer(self, state: VaalbaraState, seat: int, code: int) -> None:
        before = state.clan_number(seat)
        # Until somebody chooses, a seat stands for any clan that is free: whoever stood for this one takes the other.
        state.clan_of = [
            code if other == seat else before if state.clan_number(other) == code else state.clan_number(other)
            for other in range(state.players)
        ]
        self.tell(state, "clan-chosen", seat=seat, clan=clan_name(state.box, code))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-clan")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-clan", clan=clan_name(box, code))


def clan_name(box: Box, clan: int) -> Words:
    """A clan by its number."""
    return thing("clan", box.clans[clan], f"clan-{box.clans[clan]}")


class Deal(VaalbaraStep):
    """V2.5, V2.6: hands and rows, once the clans are chosen."""

    __slots__ = ()

    rule = "V2.5"

    def run(self, state: VaalbaraState) -> None:
        deal(state)


def deal(state: VaalbaraState) -> None:
    """Hands and rows; then the first round begins."""
    stack = state.stack_of_lands
    for seat in range(state.players):
        state.draw_followers(seat, state.box.hand, "V2.5")
    for _ in range(state.players):  # V2.6
        state.first_row.append(stack.draw(state))
    for _ in range(state.players):
        state.second_row.append(stack.draw(state))
    state.push(BEGIN_ROUND)


PREPARE: Final = Prepare()
DEAL: Final = Deal()
