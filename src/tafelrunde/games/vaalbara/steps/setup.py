"""V2: how a game begins."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.vaalbara.box.box import Box
from tafelrunde.games.vaalbara.box.ids import ALL_FOLLOWERS, KINDS
from tafelrunde.games.vaalbara.options import VaalbaraOptions
from tafelrunde.games.vaalbara.state.stack import UNKNOWN, LandStack
from tafelrunde.games.vaalbara.state.state import NOTHING, Clan, VaalbaraState
from tafelrunde.games.vaalbara.steps.rounds import BEGIN_ROUND
from tafelrunde.games.vaalbara.steps.step import VaalbaraStep
from tafelrunde.kernel.setup import Setup


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
        for seat in range(state.players):
            state.draw_followers(seat, state.box.hand, "V2.5")
        for _ in range(state.players):  # V2.6
            state.first_row.append(stack.draw(state))
        for _ in range(state.players):
            state.second_row.append(stack.draw(state))
        state.push(BEGIN_ROUND)


PREPARE: Final = Prepare()
