"""What an effect is: one instruction on a card, as a value that acts, reads aloud and has a symbol."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.effect import Effect
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState
    from tafelrunde.kernel.step import Step


# What a bot counts an effect for of which it knows nothing better.
SOMETHING: Final = 3.0


class IslandEffect(Effect):
    """One instruction. `number` is its place among all that are declared: steps know effects by it."""

    __slots__ = ("number",)

    icon = "sparkles"

    def __init__(self) -> None:
        self.number: int = -1

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        """Carry it out for a seat that decides, in a land (NOTHING where none is meant)."""
        raise NotImplementedError

    def asks(self, seat: int, land: int) -> Step[SpiritIslandState, Box] | None:
        """The question that carrying it out begins with, if it always begins with one."""
        return None

    def clause(self) -> Words:
        """The instruction as part of another one, where no semicolon may end it too early."""
        return self.words()

    def joint(self) -> str:
        """The message that joins it to the clause before it, where it is the last one."""
        return "one-and-then-another"

    def parts(self) -> list[IslandEffect]:
        """The effects it is made of."""
        return []

    def is_nothing(self) -> bool:
        """Whether it does nothing at all."""
        return False

    def repeats(self) -> bool:
        """Whether it only repeats powers, which a repeat does not do again (I9.16)."""
        return False

    def plain(self) -> bool:
        """Whether it only adds something that nobody would leave out: fear, damage to invaders, defence, energy."""
        return False

    def worth(self) -> float:
        """What a bot counts it for where it fits: a rough guess, in points."""
        parts = self.parts()
        if not parts:
            return SOMETHING
        total = 0.0
        for part in parts:
            total += part.worth()
        return total

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


class WithAmount(IslandEffect):
    """An effect that is so much of something."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount


class WithFigures(IslandEffect):
    """An effect on so many figures of some kinds."""

    __slots__ = ("count", "kinds")

    def __init__(self, count: int, kinds: int) -> None:
        super().__init__()
        self.count = count
        self.kinds = kinds


class WithEffect(IslandEffect):
    """An effect that says where, when or for whom another one is carried out."""

    __slots__ = ("effect",)

    def __init__(self, effect: IslandEffect) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> list[IslandEffect]:
        return [self.effect]


# So many numbers are kept for the effects of each card. Saves know effects by their numbers, so what becomes of one
# card in a later version must leave those of all the others alone.
ROOM: Final = 32
FREE: Final = IslandEffect()


def number_effects(declared: Sequence[IslandEffect], numbered: list[IslandEffect]) -> None:
    """Give the effects of a card and all their parts their numbers."""
    while len(numbered) % ROOM:
        numbered.append(FREE)
    first = len(numbered)
    for effect in declared:
        _number(effect, numbered)
    assert len(numbered) <= first + ROOM, "a card has more effects than there is room for"


def _number(effect: IslandEffect, numbered: list[IslandEffect]) -> None:
    effect.number = len(numbered)
    numbered.append(effect)
    for part in effect.parts():
        _number(part, numbered)
