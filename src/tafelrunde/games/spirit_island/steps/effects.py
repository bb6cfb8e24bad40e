"""Effects that wait for their turn, go on after a question, or ask themselves (I8.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tafelrunde.games.spirit_island.box.ids import NOTHING
from tafelrunde.games.spirit_island.box.names import land_option
from tafelrunde.games.spirit_island.steps.step import IslandStep
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState
    from tafelrunde.kernel.step import Step


class OfEffect(IslandStep):
    """A step of an effect, which it knows by its number: for a seat that decides, in a land (or NOTHING)."""

    __slots__ = ("effect", "land", "seat")

    def __init__(self, effect: int, seat: int, land: int) -> None:
        self.effect = effect
        self.seat = seat
        self.land = land


class Perform(OfEffect):
    """An effect that waits for its turn."""

    __slots__ = ()

    rule = "I8.7"

    def run(self, state: SpiritIslandState) -> None:
        state.box.effects[self.effect].run(state, self.seat, self.land)


class Continue(OfEffect):
    """The rest of several effects."""

    __slots__ = ("first",)

    rule = "I8.7"

    def __init__(self, effect: int, seat: int, land: int, first: int) -> None:
        super().__init__(effect, seat, land)
        self.first = first

    def run(self, state: SpiritIslandState) -> None:
        state.box.effects[self.effect].go_on(state, self.seat, self.land, self.first)


class AskForEffect(OfEffect):
    """An effect that asks: it says itself what may be chosen, and carries that out."""

    __slots__ = ()

    def run(self, state: SpiritIslandState) -> None:
        state.ask(self.seat, self)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        return state.box.effects[self.effect].choices(state, seat, self.land)

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        state.box.effects[self.effect].choose(state, seat, self.land, code)

    def prompt(self, box: Box, seat: int) -> Words:
        return box.effects[self.effect].question()


class ChooseEffect(AskForEffect):
    """Which effect it is to be. A code is the number of an effect."""

    __slots__ = ()

    rule = "I9.18"

    def option(self, box: Box, code: int) -> Words:
        return box.effects[code].words()


class ChooseLand(AskForEffect):
    """In which land. A code is a place, or NOTHING to leave it out."""

    __slots__ = ()

    rule = "I29.1"

    def option(self, box: Box, code: int) -> Words:
        return land_option(box, code)


class InAnyOrder(IslandStep):
    """I16.5: everybody carries out an effect, completely; whoever answers first comes first. `left` are seats as bits.

    A code is an answer to the question of the effect. Whoever can do nothing now is asked when that changes.
    """

    __slots__ = ("effect", "land", "left")

    rule = "I16.5"
    first_come = True

    def __init__(self, effect: int, land: int, left: int) -> None:
        self.effect = effect
        self.land = land
        self.left = left

    def run(self, state: SpiritIslandState) -> None:
        able: list[int] = []
        for seat in range(state.players):
            if self.left >> seat & 1:
                codes = self.legal(state, seat)
                if len(codes) > 1 or (codes and codes[0] != NOTHING):
                    able.append(seat)
        if len(able) == 1:
            state.ask(able[0], self)
            return
        for seat in able:
            state.ask_in_secret(seat, self)

    def _question(self, box: Box, seat: int) -> Step[SpiritIslandState, Box]:
        """The question that the effect asks a seat."""
        question = box.effects[self.effect].asks(seat, self.land)
        assert question is not None, "only an effect that asks is carried out in any order"
        return question

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        return self._question(state.box, seat).legal(state, seat)

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        # The others are asked again when this is finished.
        state.open = ()
        state.push(InAnyOrder(self.effect, self.land, self.left & ~(1 << seat)))
        self._question(state.box, seat).answer(state, seat, code)

    def prompt(self, box: Box, seat: int) -> Words:
        return self._question(box, seat).prompt(box, seat)

    def option(self, box: Box, code: int) -> Words:
        return self._question(box, 0).option(box, code)
