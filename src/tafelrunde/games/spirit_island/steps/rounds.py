"""A round, and how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.ids import (
    CITY_SLOT,
    DAHAN_SLOT,
    DEFEND,
    FAST,
    FIGURE_SLOTS,
    NOTHING,
    ROW,
    SLOW,
    TIME_PASSES,
    TOWN_SLOT,
)
from tafelrunde.games.spirit_island.state.spirit import without
from tafelrunde.games.spirit_island.steps.ending import SETTLE
from tafelrunde.games.spirit_island.steps.invaders import INVADER_PHASE_STEP
from tafelrunde.games.spirit_island.steps.powers import PowerPhase
from tafelrunde.games.spirit_island.steps.spirit_phase import SpiritPhase, take_back
from tafelrunde.games.spirit_island.steps.step import AskForCard, IslandStep
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


class BeginRound(IslandStep):
    """I4.1: the five phases of a round."""

    __slots__ = ()

    rule = "I4.1"

    def run(self, state: SpiritIslandState) -> None:
        state.round += 1
        self.tell(state, "round-begins", round=state.round)
        state.push(END_ROUND)
        state.push(SLOW_PHASE)
        state.push(INVADER_PHASE_STEP)
        state.push(FAST_PHASE)
        state.push(SPIRIT_PHASE_STEP)
        if state.round == 2 and state.setup.version > 1:
            # I34.9 holds from now on, before anybody can do something about it.
            state.push(SETTLE)


class EndRound(IslandStep):
    """I18.1: the end of the round, after cards that come back into a hand."""

    __slots__ = ()

    rule = "I18.1"

    def run(self, state: SpiritIslandState) -> None:
        state.phase = TIME_PASSES
        state.push(TIME_PASSES_STEP)
        for seat in range(state.players - 1, -1, -1):
            for _ in range(state.spirits[seat].reclaims):
                state.push(ReclaimPlayed(seat))


class ReclaimPlayed(AskForCard):
    """I28.5: a card in play goes to the hand."""

    __slots__ = ()

    rule = "I28.5"

    def run(self, state: SpiritIslandState) -> None:
        if state.spirits[self.seat].played:
            state.ask(self.seat, self)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        return [*state.spirits[seat].played, NOTHING]

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code == NOTHING:
            return
        spirit = state.spirits[seat]
        spirit.played = without(spirit.played, code)
        take_back(state, seat, code, self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-reclaim-played")


class TimePasses(IslandStep):
    """Cards are discarded, damage heals, and what held this round ends."""

    __slots__ = ()

    rule = "I18.1"

    def run(self, state: SpiritIslandState) -> None:
        let_time_pass(state)
        state.push(BEGIN_ROUND)


def let_time_pass(state: SpiritIslandState) -> None:
    """I18.1: what the end of a round does to spirits and lands."""
    for seat in range(state.players):
        state.spirits[seat].end_round()
        state.count_elements(seat)
    heal(state)
    for land in range(len(state.flags)):
        state.flags[land] = 0
        state.pieces[land * ROW + DEFEND] = 0
    state.forbidden = 0
    state.vengeance = []


def heal(state: SpiritIslandState) -> None:
    """All damage on invaders and dahan is gone."""
    pieces = state.pieces
    for land in range(len(state.flags)):
        row = land * ROW
        _heal_kind(pieces, row + TOWN_SLOT, row + CITY_SLOT)
        _heal_kind(pieces, row + CITY_SLOT, row + DAHAN_SLOT)
        _heal_kind(pieces, row + DAHAN_SLOT, row + FIGURE_SLOTS)


def _heal_kind(pieces: list[int], first: int, after: int) -> None:
    for slot in range(first + 1, after):
        if pieces[slot]:
            pieces[first] += pieces[slot]
            pieces[slot] = 0


SPIRIT_PHASE_STEP: Final = SpiritPhase()
FAST_PHASE: Final = PowerPhase(FAST)
SLOW_PHASE: Final = PowerPhase(SLOW)
BEGIN_ROUND: Final = BeginRound()
END_ROUND: Final = EndRound()
TIME_PASSES_STEP: Final = TimePasses()
