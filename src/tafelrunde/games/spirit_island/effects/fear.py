"""Fear, and fear cards that are turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.spirit_island.box.ids import BUILDINGS, CITY, EXPLORER, INVADERS, TOWN
from tafelrunde.games.spirit_island.effects.amounts import ONCE, per_words, times
from tafelrunde.games.spirit_island.effects.effect import IslandEffect, WithAmount
from tafelrunde.games.spirit_island.steps.effects import Perform
from tafelrunde.games.spirit_island.steps.fear import ChooseFearCard
from tafelrunde.games.spirit_island.words import in_turn, say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


class Fear(IslandEffect):
    """Fear, a fixed amount or for each of something, up to a limit (0: none)."""

    __slots__ = ("amount", "most", "per")

    icon = "terror"

    def __init__(self, amount: int, per: int = ONCE, most: int = 0) -> None:
        super().__init__()
        self.amount = amount
        self.per = per
        self.most = most

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        amount = self.amount * times(state, seat, land, self.per)
        if self.most:
            amount = min(amount, self.most)
        state.generate_fear(amount, land, "I16.1")

    def plain(self) -> bool:
        return True

    def words(self) -> Words:
        if self.per == ONCE:
            return say("effect-fear", count=self.amount)
        if self.most:
            return say("effect-fear-per-at-most", count=self.amount, per=per_words(self.per), most=self.most)
        return say("effect-fear-per", count=self.amount, per=per_words(self.per))

    def worth(self) -> float:
        return 2.0 * self.amount


class FearPerDestroyed(IslandEffect):
    """Fear for all towns and cities that this power has destroyed so far, each counted once, up to a limit."""

    __slots__ = ("again", "amount", "most")

    icon = "terror"

    def __init__(self, amount: int, most: int, again: bool = False) -> None:
        super().__init__()
        self.amount = amount
        self.most = most
        # Whether an earlier part of the power has begun to count.
        self.again = again

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        due = self.amount * destroyed_so_far(state, BUILDINGS)
        due = min(due, self.most) - state.mark
        if due > 0:
            state.mark += due
            state.generate_fear(due, land, "I16.1")

    def plain(self) -> bool:
        return True

    def words(self) -> Words:
        message = "effect-fear-counts-on" if self.again else "effect-fear-per-destroyed"
        return say(message, count=self.amount, most=self.most)


class WithFearPerDestroyed(IslandEffect):
    """An effect, and then fear for each figure that it has destroyed."""

    __slots__ = ("amount", "effect", "fear")

    icon = "terror"

    def __init__(self, effect: IslandEffect, amount: int) -> None:
        super().__init__()
        self.effect = effect
        self.amount = amount
        self.fear = FearSinceMark(amount)

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.mark = destroyed_so_far(state, INVADERS)
        state.push(Perform(self.fear.number, seat, land))
        self.effect.run(state, seat, land)

    def words(self) -> Words:
        return in_turn([self.effect.words(), self.fear.words()])

    def parts(self) -> list[IslandEffect]:
        return [self.effect, self.fear]


class FearSinceMark(WithAmount):
    """Fear for each invader destroyed since the power's mark was set."""

    __slots__ = ()

    icon = "terror"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.generate_fear(self.amount * (destroyed_so_far(state, INVADERS) - state.mark), land, "I16.1")

    def words(self) -> Words:
        return say("effect-fear-each-destroyed", count=self.amount)


def destroyed_so_far(state: SpiritIslandState, kinds: int) -> int:
    """How many figures of some kinds the power in use has destroyed."""
    total = 0
    if kinds & EXPLORER:
        total += state.destroyed[0]
    if kinds & TOWN:
        total += state.destroyed[1]
    if kinds & CITY:
        total += state.destroyed[2]
    return total


# ---------------------------------------------------------------------- fear cards


class TurnUpFear(IslandEffect):
    """One face-down fear card is turned face up where it lies."""

    __slots__ = ()

    icon = "eye-target"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        step = ChooseFearCard(seat)
        if step.legal(state, seat):
            state.push(step)

    def words(self) -> Words:
        return say("effect-turn-up-fear")
