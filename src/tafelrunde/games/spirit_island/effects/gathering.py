"""Gathering figures from the lands around, and moving them over any distance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.spirit_island.box.ids import DAHAN, GATHERING, NOTHING, land_at
from tafelrunde.games.spirit_island.box.names import kinds_words
from tafelrunde.games.spirit_island.effects.amounts import ONCE, per_words, times
from tafelrunde.games.spirit_island.effects.effect import IslandEffect
from tafelrunde.games.spirit_island.steps.moving import ChooseDestination, GatherAnywhere, move
from tafelrunde.games.spirit_island.steps.together import gather_figures
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.effects.conditions import Condition
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState
    from tafelrunde.kernel.step import Step


class Gather(IslandEffect):
    """So many figures of some kinds are moved in from lands around."""

    __slots__ = ("count", "kinds", "more", "per", "up_to")

    icon = "contract"

    def __init__(self, count: int, kinds: int, per: int = ONCE, up_to: bool = False, more: bool = False) -> None:
        super().__init__()
        self.count = count
        self.kinds = kinds
        self.per = per
        self.up_to = up_to
        # Whether it comes on top of figures that the power has gathered already.
        self.more = more

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        number = self.count * times(state, seat, land, self.per)
        gather_figures(state, seat, land, self.kinds, number, self.up_to)

    def words(self) -> Words:
        kinds = kinds_words(self.kinds, self.count)
        if self.per != ONCE:
            return say("effect-gather-up-to-per", count=self.count, kinds=kinds, per=per_words(self.per))
        if self.more:
            return say("effect-gather-up-to-more", count=self.count, kinds=kinds)
        return say("effect-gather-up-to" if self.up_to else "effect-gather", count=self.count, kinds=kinds)

    def worth(self) -> float:
        return min(self.count, 3) * (0.9 if self.kinds == DAHAN else 1.0)


class GatherInto(IslandEffect):
    """A figure of some kind may be gathered into a land of one's choice that fits a condition."""

    __slots__ = ("condition", "kinds")

    icon = "contract"

    def __init__(self, kinds: int, condition: Condition) -> None:
        super().__init__()
        self.kinds = kinds
        self.condition = condition

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.push(GatherAnywhere(self.number, seat, land))

    def asks(self, seat: int, land: int) -> Step[SpiritIslandState, Box] | None:
        return GatherAnywhere(self.number, seat, land)

    def choices(self, state: SpiritIslandState, seat: int, land: int) -> list[int]:
        codes: list[int] = []
        for other in range(len(state.flags)):
            if state.island.all_lands >> other & 1 and self.condition.holds(state, seat, other):
                around = state.neighbours(other)
                for origin in range(len(state.flags)):
                    if around >> origin & 1:
                        for slot in state.slots_in(origin, self.kinds):
                            codes.append(GATHERING.join(state.place(other), origin, slot))
        codes.append(NOTHING)
        return codes

    def choose(self, state: SpiritIslandState, seat: int, land: int, code: int) -> None:
        if code != NOTHING:
            place, origin, slot = GATHERING.parts(code)
            move(state, origin, slot, land_at(place))

    def question(self) -> Words:
        return say("ask-gather-anywhere")

    def words(self) -> Words:
        return say("effect-gather-into", kinds=kinds_words(self.kinds, 1), lands=self.condition.lands())


# ---------------------------------------------------------------------- any distance


class MoveAnywhere(IslandEffect):
    """Up to so many dahan go together to one land at any distance, which is defended if any came."""

    __slots__ = ("count", "defend")

    icon = "feathered-wing"

    def __init__(self, count: int, defend: int) -> None:
        super().__init__()
        self.count = count
        self.defend = defend

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        if state.has(land, DAHAN):
            state.push(ChooseDestination(seat, state.place(land), self.count, self.defend))

    def words(self) -> Words:
        return say("effect-move-anywhere", count=self.count, defend=self.defend)
