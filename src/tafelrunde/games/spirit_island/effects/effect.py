"""What an effect is: one instruction on a card, as a value that acts, reads aloud and has a symbol."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


class Effect:
    """One instruction. `number` is its place among all effects of the box: steps know effects by it."""

    __slots__ = ("number",)

    # The rule under which it tells what it does.
    rule: ClassVar[str] = ""
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

    def joint(self) -> str:
        """The message that joins it to the clause before it, where it is the last one."""
        return "one-and-then-another"

    def parts(self) -> list[Effect]:
        """The effects it is made of."""
        return []

    def is_nothing(self) -> bool:
        """Whether it does nothing at all."""
        return False

    # ------------------------------------------------------------------ effects that wait or ask (steps/effects.py)

    def go_on(self, state: SpiritIslandState, seat: int, land: int, first: int) -> None:
        """Carry out its parts from one on."""
        raise NotImplementedError

    def choices(self, state: SpiritIslandState, seat: int, land: int) -> list[int]:
        """The codes among which the seat may choose."""
        raise NotImplementedError

    def choose(self, state: SpiritIslandState, seat: int, land: int, code: int) -> None:
        """Carry out what was chosen."""
        raise NotImplementedError

    def question(self) -> Words:
        """What is asked."""
        raise NotImplementedError


def number_effects(effect: Effect, numbered: list[Effect]) -> None:
    """Give an effect and all its parts their numbers. Declarations are shared, so the same ones get the same again."""
    effect.number = len(numbered)
    numbered.append(effect)
    for part in effect.parts():
        number_effects(part, numbered)
