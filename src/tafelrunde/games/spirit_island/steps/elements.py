"""Elements and energy that spirits gain (I6.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.elements import ONE, count_of
from tafelrunde.games.spirit_island.box.names import element_name
from tafelrunde.games.spirit_island.steps.step import AskForElement
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


# An answer to which element an "any" is: that is decided when it is needed.
LATER: Final = 8


class ChooseElements(AskForElement):
    """I6.4: an uncovered "any" becomes an element. A code is an element, or LATER."""

    __slots__ = ()

    rule = "I6.4"

    def run(self, state: SpiritIslandState) -> None:
        if has_open_element(state, self.seat):
            state.ask(self.seat, self)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        return (0, 1, 2, 3, 4, 5, 6, 7, LATER)

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code != LATER:
            settle_element(state, seat, code)
            state.push(self)

    def option(self, box: Box, code: int) -> Words:
        return say("choose-later") if code == LATER else super().option(box, code)


def has_open_element(state: SpiritIslandState, seat: int) -> bool:
    """Whether a spirit has an uncovered "any" that is no element yet this round."""
    spirit = state.spirits[seat]
    kind = state.box.kinds[spirit.kind]
    return spirit.anything < kind.energy_any[spirit.energy_track] + kind.cards_any[spirit.cards_track]


def settle_element(state: SpiritIslandState, seat: int, element: int) -> None:
    """I6.4: an uncovered "any" is an element for the rest of the round."""
    state.spirits[seat].anything += 1
    gain_elements(state, seat, ONE[element], "I6.4")


def gain_elements(state: SpiritIslandState, seat: int, elements: int, rule: str) -> None:
    """A spirit has more elements until the round ends."""
    spirit = state.spirits[seat]
    spirit.gained += elements
    spirit.elements += elements
    if state.listening:
        for element in range(8):
            if elements & ONE[element]:
                state.tell(say("element-gained", seat=seat_words(seat), element=element_name(element)), rule)


def gain_energy(state: SpiritIslandState, seat: int, amount: int, rule: str) -> None:
    """A spirit gains energy from what is being carried out."""
    state.spirits[seat].energy += amount
    if amount and state.listening:
        tell_energy(state, seat, amount, state.cause(), rule)


def tell_energy(state: SpiritIslandState, seat: int, amount: int, why: Words, rule: str) -> None:
    """Tell that a spirit has gained energy, and from what. Whoever calls asks `listening` first."""
    state.tell(say("energy-gained", seat=seat_words(seat), count=amount, why=why), rule)


class ChooseDifferentElements(AskForElement):
    """Elements, each later in their order than the last."""

    __slots__ = ("last", "left")

    rule = "I28.3"

    def __init__(self, seat: int, left: int, last: int) -> None:
        super().__init__(seat)
        self.left = left
        self.last = last

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        return list(range(self.last + 1, 9 - self.left))

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        gain_elements(state, seat, ONE[code], self.rule)
        if state.user != seat:
            gain_elements(state, state.user, ONE[code], self.rule)
        if self.left > 1:
            state.push(ChooseDifferentElements(seat, self.left - 1, code))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-elements", count=self.left)


class ChooseKnownElement(AskForElement):
    """One more of an element."""

    __slots__ = ()

    rule = "I26.7"

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        return [element for element in range(8) if count_of(state.spirits[seat].elements, element)]

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        gain_elements(state, seat, ONE[code], self.rule)
