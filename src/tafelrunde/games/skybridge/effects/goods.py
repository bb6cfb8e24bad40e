"""Effects that bring goods (K8.8, K8.13, K17.10.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.skybridge.box.ids import GOOD_IDS, NOTHING
from tafelrunde.games.skybridge.box.names import amount_of
from tafelrunde.games.skybridge.effects.effect import Choice, SkybridgeEffect
from tafelrunde.games.skybridge.effects.view import EffectView
from tafelrunde.games.skybridge.steps import storage
from tafelrunde.games.skybridge.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.state.state import SkybridgeState

# What it is worth to a bot to get wood, stone, metal, livestock, salt or money each turn, and to be able to trade.
GOOD_FLOW: Final = [0.30, 0.30, 0.40, 0.30, 0.14, 0.26]
TRADE_FLOW: Final = 0.12


class Gain(SkybridgeEffect):
    """K8.8: goods from the supply."""

    __slots__ = ("amount", "good")

    kind = "gain"
    rule = "K8.8"

    def __init__(self, good: int, amount: int) -> None:
        super().__init__()
        self.good = good
        self.amount = amount

    def possible(self, state: SkybridgeState, seat: int, way: int) -> bool:
        return storage.can_gain(state, seat, self.good)

    def possible_after(self, state: SkybridgeState, seat: int, paid: int) -> bool:
        return storage.can_gain_after(state, seat, self.good, paid)

    def worth_trying(self, state: SkybridgeState, seat: int) -> bool:
        return self.possible(state, seat, 0) or len(storage.room_by_exchange(state, seat, self.good)) > 0

    def apply(self, state: SkybridgeState, seat: int, way: int, cause: int) -> None:
        storage.gain(state, seat, self.good, self.amount, self.rule, cause)

    def simple(self) -> int:
        return self.good if self.amount == 1 else NOTHING

    def words(self) -> Words:
        return amount_of(self.good, self.amount)

    def view(self) -> EffectView:
        return EffectView(self.kind, good=GOOD_IDS[self.good], amount=self.amount)

    def flow(self) -> float:
        return GOOD_FLOW[self.good] * self.amount

    def makes(self) -> int:
        return 1 << self.good


class GainDie(SkybridgeEffect):
    """K17.10.1: the good that the Skybridge die shows."""

    __slots__ = ()

    kind = "die"
    rule = "K17.10.1"
    icon = "perspective-dice-six-faces-random"

    def possible(self, state: SkybridgeState, seat: int, way: int) -> bool:
        return state.sky_face != NOTHING and storage.can_gain(state, seat, state.sky_face)

    def apply(self, state: SkybridgeState, seat: int, way: int, cause: int) -> None:
        storage.gain(state, seat, state.sky_face, 1, self.rule, cause)


class Trade(Choice):
    """K8.13: a good for one of several effects."""

    __slots__ = ("pay",)

    kind = "trade"
    rule = "K8.13"
    icon = "trade"

    def __init__(self, pay: int, choices: Sequence[SkybridgeEffect]) -> None:
        super().__init__(choices)
        self.pay = pay

    def possible(self, state: SkybridgeState, seat: int, way: int) -> bool:
        if state.tableaus[seat].goods[self.pay] == 0:
            return False
        return self.choices[way].possible_after(state, seat, self.pay)

    def apply(self, state: SkybridgeState, seat: int, way: int, cause: int) -> None:
        storage.pay(state, seat, self.pay, self.rule, cause)
        self.choices[way].apply(state, seat, 0, cause)

    def words(self) -> Words:
        return say("effect-trade", good=amount_of(self.pay, 1), effect=super().words())

    def way_words(self, way: int) -> Words:
        return say("trade-way", good=amount_of(self.pay, 1), effect=self.choices[way].words())

    def view(self) -> EffectView:
        options = tuple([choice.view() for choice in self.choices])
        return EffectView(self.kind, pay=GOOD_IDS[self.pay], options=options)

    def flow(self) -> float:
        return TRADE_FLOW
