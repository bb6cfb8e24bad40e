"""Energy and elements for spirits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.elements import ONE, count_of
from tafelrunde.games.spirit_island.box.ids import INVADERS
from tafelrunde.games.spirit_island.effects.effect import Effect
from tafelrunde.games.spirit_island.steps.presence import gain_elements
from tafelrunde.games.spirit_island.steps.step import AskForElement
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


# For whom an effect is.
YOU: Final = 0
TARGET: Final = 1
WHO: Final = ("you", "target")


def recipient(state: SpiritIslandState, seat: int, who: int) -> int:
    """The seat that an effect is for."""
    return state.target_spirit if who == TARGET else seat


def gain_energy(state: SpiritIslandState, seat: int, amount: int, rule: str) -> None:
    """A spirit gains energy."""
    state.spirits[seat].energy += amount
    if state.listening and amount:
        state.tell(say("energy-gained", seat=seat_words(seat), count=amount), rule)


class GainEnergy(Effect):
    """A spirit gains energy."""

    __slots__ = ("amount", "more", "who")

    icon = "sundial"

    def __init__(self, amount: int, who: int = TARGET, more: bool = False) -> None:
        super().__init__()
        self.amount = amount
        self.who = who
        # Whether it comes on top of energy that the power has given already.
        self.more = more

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        gain_energy(state, recipient(state, seat, self.who), self.amount, "I7.1")

    def words(self) -> Words:
        return say(f"effect-energy-{'more-' if self.more else ''}{WHO[self.who]}", count=self.amount)


class GainEnergyPerCard(Effect):
    """The target spirit gains energy for each power card it has played this round."""

    __slots__ = ("amount",)

    icon = "sundial"

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        target = state.target_spirit
        gain_energy(state, target, self.amount * state.spirits[target].plays, "I21.4")

    def words(self) -> Words:
        return say("effect-energy-per-card", count=self.amount)


# ---------------------------------------------------------------------- elements


class GainElements(Effect):
    """The target spirit gains different elements of its choice; if it is another one, the user gains the same."""

    __slots__ = ("count",)

    icon = "star-swirl"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.push(ChooseDifferentElements(state.target_spirit, self.count, -1))

    def words(self) -> Words:
        return say("effect-elements", count=self.count)


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


class GainKnownElement(Effect):
    """The target spirit gains an element of a kind that it has."""

    __slots__ = ()

    icon = "star-swirl"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        if state.spirits[state.target_spirit].elements:
            state.push(ChooseKnownElement(state.target_spirit))

    def words(self) -> Words:
        return say("effect-known-element")


class ChooseKnownElement(AskForElement):
    """One more of an element."""

    __slots__ = ()

    rule = "I26.7"

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        return [element for element in range(8) if count_of(state.spirits[seat].elements, element)]

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        gain_elements(state, seat, ONE[code], self.rule)


class EnergyPerThreatenedSite(Effect):
    """Each spirit gains energy for each of its sacred sites in a land with invaders."""

    __slots__ = ("amount",)

    icon = "sundial"

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        for number in range(state.players):
            sites = 0
            for other in range(len(state.flags)):
                if state.spirits[number].sites >> other & 1 and state.has(other, INVADERS):
                    sites += 1
            gain_energy(state, number, self.amount * sites, "I29.3")

    def words(self) -> Words:
        return say("effect-energy-per-site", count=self.amount)
