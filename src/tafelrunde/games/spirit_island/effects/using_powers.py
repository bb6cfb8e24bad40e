"""How powers are used: farther, faster, once more, and from each other's presence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.spirit_island.box.ids import PERMISSION
from tafelrunde.games.spirit_island.effects.effect import IslandEffect, WithAmount, WithEffect
from tafelrunde.games.spirit_island.steps.powers import is_repeat, repeat_power
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


class ExtendRange(WithAmount):
    """The target spirit's powers reach farther this round."""

    __slots__ = ()

    icon = "telescopic-baton"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.spirits[state.target_spirit].range_bonus += self.amount
        state.report("range-extended", "I28.8", seat=state.target_spirit, count=self.amount)

    def words(self) -> Words:
        return say("effect-range", count=self.amount)


class SharePresence(IslandEffect):
    """The two spirits may use each other's presence for their powers this round."""

    __slots__ = ()

    icon = "linked-rings"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        target = state.target_spirit
        if target != seat:
            state.spirits[seat].shares_with |= 1 << target
            state.spirits[target].shares_with |= 1 << seat
            if state.listening:
                state.tell(say("presence-shared", seat=seat_words(seat), other=seat_words(target)), "I28.14")

    def words(self) -> Words:
        return say("effect-share-presence")


class MakeFast(IslandEffect):
    """The target spirit may use slow powers as fast ones this round."""

    __slots__ = ("count",)

    icon = "lightning-trio"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.spirits[state.target_spirit].fast_powers += self.count
        state.report("powers-made-fast", "I8.2", seat=state.target_spirit, count=self.count)

    def words(self) -> Words:
        return say("effect-make-fast", count=self.count)


class AllowRepeats(IslandEffect):
    """The target spirit may repeat power cards this round, of a cost at most so high, or paying for them again."""

    __slots__ = ("count", "highest", "pays")

    icon = "cycle"

    def __init__(self, count: int, highest: int, pays: bool) -> None:
        super().__init__()
        self.count = count
        self.highest = highest
        self.pays = pays

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        # I9.16: repeating does not repeat the repeating.
        if is_repeat(state):
            return
        spirit = state.spirits[state.target_spirit]
        repeat = PERMISSION.join(1 if self.pays else 0, self.highest)
        spirit.repeats = spirit.repeats + [repeat] * self.count
        if self.pays:
            state.report("repeats-allowed", "I9.16", seat=state.target_spirit, count=self.count)
        else:
            state.report("repeat-allowed", "I23.3", seat=state.target_spirit, count=self.highest)

    def repeats(self) -> bool:
        return True

    def words(self) -> Words:
        if self.pays:
            return say("effect-repeat-paying", count=self.count)
        return say("effect-repeat-up-to", cost=self.highest)

    def worth(self) -> float:
        return 4.0


class RepeatPower(WithEffect):
    """The power is used once more: the effect given, on a new target or in a land around the first one."""

    __slots__ = ("around",)

    icon = "cycle"

    def __init__(self, effect: IslandEffect, around: bool = False) -> None:
        super().__init__(effect)
        self.around = around

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        repeat_power(state, seat, self.effect.number, self.around)

    def repeats(self) -> bool:
        return True

    def words(self) -> Words:
        return say("effect-repeat-around" if self.around else "effect-repeat")
