"""Pushing figures into the lands around."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.spirit_island.box.ids import ALL, DAHAN
from tafelrunde.games.spirit_island.box.names import kinds_words
from tafelrunde.games.spirit_island.effects.amounts import ONCE, per_words, times
from tafelrunde.games.spirit_island.effects.effect import IslandEffect, WithEffect
from tafelrunde.games.spirit_island.steps.moving import SeekSafety, SpreadFigures
from tafelrunde.games.spirit_island.steps.together import push_figures
from tafelrunde.games.spirit_island.words import in_turn, say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState
    from tafelrunde.kernel.step import Step


class Push(IslandEffect):
    """So many figures of some kinds are moved into lands around."""

    __slots__ = ("carries", "count", "kinds", "per", "up_to")

    icon = "push"

    def __init__(self, count: int, kinds: int, per: int = ONCE, up_to: bool = False, carries: int = 0) -> None:
        super().__init__()
        self.count = count
        self.kinds = kinds
        self.per = per
        self.up_to = up_to
        # Defence that each figure takes along.
        self.carries = carries

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        number = self.count * times(state, seat, land, self.per)
        push_figures(state, seat, land, self.kinds, number, self.up_to, self.carries)

    def words(self) -> Words:
        kinds = kinds_words(self.kinds, self.count)
        if self.carries:
            return say("effect-push-carrying", count=self.count, kinds=kinds, defend=self.carries)
        if self.count == ALL:
            return say("effect-push-any" if self.up_to else "effect-push-all", kinds=kinds)
        if self.per != ONCE:
            message = "effect-push-up-to-per" if self.up_to else "effect-push-per"
            return say(message, count=self.count, kinds=kinds, per=per_words(self.per))
        return say("effect-push-up-to" if self.up_to else "effect-push", count=self.count, kinds=kinds)

    def worth(self) -> float:
        return min(self.count, 3) * (0.8 if self.kinds == DAHAN else 1.6)


class PushTowards(IslandEffect):
    """One explorer may be pushed into a land with more towns and cities than the one it leaves."""

    __slots__ = ()

    icon = "push"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.push(SeekSafety(seat))

    def asks(self, seat: int, land: int) -> Step[SpiritIslandState, Box] | None:
        return SeekSafety(seat)

    def words(self) -> Words:
        return say("effect-push-towards")


class PushSpread(IslandEffect):
    """All figures of some kinds are pushed, over as many different lands as possible; evenly or not."""

    __slots__ = ("even", "kinds")

    icon = "expand"

    def __init__(self, kinds: int, even: bool = False) -> None:
        super().__init__()
        self.kinds = kinds
        self.even = even

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.push(SpreadFigures(seat, state.place(land), self.kinds, 0, self.even))

    def words(self) -> Words:
        return say("effect-push-spread", kinds=kinds_words(self.kinds, 2))


class SavingDahan(WithEffect):
    """An effect in which dahan that are pushed into an ocean may be put on a coast instead."""

    __slots__ = ()

    icon = "life-buoy"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.saved = 1
        self.effect.run(state, seat, land)

    def words(self) -> Words:
        return in_turn([self.effect.words(), say("effect-dahan-may-be-saved")])
