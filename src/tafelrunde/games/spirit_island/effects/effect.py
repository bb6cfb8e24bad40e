"""What an effect is: one instruction on a card, as a value that acts, reads aloud and has a symbol."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tafelrunde.games.spirit_island.steps.step import IslandStep
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


class Effect:
    """One instruction. `number` is its place among all effects of the box: steps know effects by it."""

    __slots__ = ("number",)

    icon: ClassVar[str] = "sparkles"

    def __init__(self) -> None:
        self.number: int = -1

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        """Carry it out for a seat that decides, in a land (-1 where none is meant)."""
        raise NotImplementedError

    def words(self) -> Words:
        """The instruction, without a full stop: cards and questions put it into a sentence."""
        raise NotImplementedError

    def clause(self) -> Words:
        """The instruction as part of another one, where no semicolon may end it too early."""
        return self.words()

    def parts(self) -> list[Effect]:
        """The effects it is made of."""
        return []


class Perform(IslandStep):
    """An effect that waits for its turn."""

    __slots__ = ("effect", "land", "seat")

    rule = "I8.7"

    def __init__(self, effect: int, seat: int, land: int) -> None:
        self.effect = effect
        self.seat = seat
        self.land = land

    def run(self, state: SpiritIslandState) -> None:
        state.box.effects[self.effect].run(state, self.seat, self.land)


def number_effects(effect: Effect, numbered: list[Effect]) -> None:
    """Give an effect and all its parts their numbers. Declarations are shared, so the same ones get the same again."""
    effect.number = len(numbered)
    numbered.append(effect)
    for part in effect.parts():
        number_effects(part, numbered)
