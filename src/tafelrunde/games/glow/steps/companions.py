"""What some companions ask when they come or are used: Cromaug (G9.1) and the Sketal of all colours (G6.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tafelrunde.games.glow.box.ids import COMPANIONS, ELEMENTS
from tafelrunde.games.glow.steps.step import GlowQuestion, note_of_card
from tafelrunde.games.glow.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.glow.box.box import Box
    from tafelrunde.games.glow.state.state import GlowState


class ChooseFromCemetery(GlowQuestion):
    """G9.1: Cromaug's question. A code is a companion.

    `choices` is a set of companions, a number with a bit for each: what lay there when Cromaug was used. Somebody else
    may bury a companion while this question is open, and a question never changes (G9.6).
    """

    __slots__ = ("choices",)

    rule = "G9.1"
    first_come = True  # G1.6

    def __init__(self, seat: int, choices: int) -> None:
        super().__init__(seat)
        self.choices = choices

    def legal(self, state: GlowState, seat: int) -> Sequence[int]:
        return [companion for companion in range(COMPANIONS) if self.choices >> companion & 1]

    def answer(self, state: GlowState, seat: int, code: int) -> None:
        state.cemetery &= ~(1 << code)
        self.tell(state, "taken-from-cemetery", seat=seat, companion=state.box.name_of(code))
        state.join(seat, code, self.rule)

    def note(self, state: GlowState, seat: int, code: int) -> Words | None:
        return note_of_card(state, None, code)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-cemetery")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-from-cemetery", companion=box.name_of(code))


class ChooseLargeDie(GlowQuestion):
    """G6.2: the Sketal of all colours brings a large die of one's choice. A code is a colour.

    `colours` is a set of colours, a number with a bit for each: the large dice in the reserve when it came.
    """

    __slots__ = ("colours", "companion")

    rule = "G6.2"

    def __init__(self, seat: int, companion: int, colours: int) -> None:
        super().__init__(seat)
        self.companion = companion
        self.colours = colours

    def legal(self, state: GlowState, seat: int) -> Sequence[int]:
        return [colour for colour in range(ELEMENTS) if self.colours >> colour & 1]

    def answer(self, state: GlowState, seat: int, code: int) -> None:
        state.take_large_die(seat, self.companion, code, self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-large-die", companion=box.name_of(self.companion))

    def option(self, box: Box, code: int) -> Words:
        return say("choose-large-die", die=box.dice[box.reserve_die[code]].name)
