"""The vocabulary of cards: what an effect does, whether it would do anything now, and how it reads.

An effect may have several ways (the goods of a trade, the sides of a slash); each way is an answer of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tafelrunde.games.skybridge.box.ids import NOTHING
from tafelrunde.games.skybridge.steps import deities, desert, piles, storage
from tafelrunde.games.skybridge.steps.storage import good_name
from tafelrunde.games.skybridge.words import either, say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.state.state import SkybridgeState

# What `Effect.simple` says of population; goods have their own numbers.
A_FIGURE = 6


class Effect:
    """What a card, a gift or a board does. `icon` is its symbol (from the game-icons set)."""

    __slots__ = ("ways",)

    kind: ClassVar[str] = ""
    rule: ClassVar[str] = "K8"
    icon: ClassVar[str] = ""

    def __init__(self, ways: int = 1) -> None:
        self.ways = ways

    def possible(self, state: SkybridgeState, seat: int, way: int) -> bool:
        """Whether it would do anything now (K8.4)."""
        raise NotImplementedError

    def possible_after(self, state: SkybridgeState, seat: int, paid: int) -> bool:
        """The same, once one of the good `paid` has been given back."""
        return self.possible(state, seat, 0)

    def worth_trying(self, state: SkybridgeState, seat: int) -> bool:
        """Whether it would do anything, perhaps after an exchange (K9.2)."""
        return self.possible(state, seat, 0)

    def apply(self, state: SkybridgeState, seat: int, way: int) -> None:
        raise NotImplementedError

    def words(self) -> Words:
        """The effect as printed on the card."""
        raise NotImplementedError

    def way_words(self, way: int) -> Words:
        """One way to carry it out."""
        return self.words()

    def simple(self) -> int:
        """The good that it takes (or A_FIGURE) if that is all it does; NOTHING otherwise (K8.20)."""
        return NOTHING


class Gain(Effect):
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

    def apply(self, state: SkybridgeState, seat: int, way: int) -> None:
        storage.gain(state, seat, self.good, self.amount, self.rule)

    def words(self) -> Words:
        return say("effect-gain", amount=self.amount, good=good_name(self.good))

    def simple(self) -> int:
        return self.good if self.amount == 1 else NOTHING


class GainDie(Effect):
    """K17.10.1: the good that the Skybridge die shows."""

    __slots__ = ()

    kind = "die"
    rule = "K17.10.1"
    icon = "perspective-dice-six-faces-random"

    def possible(self, state: SkybridgeState, seat: int, way: int) -> bool:
        return state.sky_face != NOTHING and storage.can_gain(state, seat, state.sky_face)

    def apply(self, state: SkybridgeState, seat: int, way: int) -> None:
        storage.gain(state, seat, state.sky_face, 1, self.rule)

    def words(self) -> Words:
        return say("effect-die")


class GainPopulation(Effect):
    """K8.9: a figure from the figure supply."""

    __slots__ = ()

    kind = "population"
    rule = "K8.9"
    icon = "meeple"

    def possible(self, state: SkybridgeState, seat: int, way: int) -> bool:
        return state.tableaus[seat].supply > 0

    def apply(self, state: SkybridgeState, seat: int, way: int) -> None:
        desert.gain_population(state, seat)

    def words(self) -> Words:
        return say("effect-population")

    def simple(self) -> int:
        return A_FIGURE


class PlaceGarrison(Effect):
    """K8.10: a garrison where the legion stands."""

    __slots__ = ()

    kind = "garrison"
    rule = "K8.10"
    icon = "guarded-tower"

    def possible(self, state: SkybridgeState, seat: int, way: int) -> bool:
        return desert.can_garrison(state, seat)

    def apply(self, state: SkybridgeState, seat: int, way: int) -> None:
        desert.place_garrison(state, seat)

    def words(self) -> Words:
        return say("effect-garrison")


class DrawDeity(Effect):
    """K8.11: a deity card."""

    __slots__ = ()

    kind = "deity"
    rule = "K8.11"
    icon = "cultist"

    def possible(self, state: SkybridgeState, seat: int, way: int) -> bool:
        return state.deities_left() > 0

    def apply(self, state: SkybridgeState, seat: int, way: int) -> None:
        deities.draw_deity(state, seat, self.rule)

    def words(self) -> Words:
        return say("effect-deity")


class PlayReligion(Effect):
    """K8.12: a deity card onto a pile."""

    __slots__ = ()

    kind = "religion"
    rule = "K8.12"
    icon = "prayer"

    def possible(self, state: SkybridgeState, seat: int, way: int) -> bool:
        return deities.can_play_any(state, seat)

    def apply(self, state: SkybridgeState, seat: int, way: int) -> None:
        state.push(deities.PlayDeity(seat))

    def words(self) -> Words:
        return say("effect-religion")


class Military(Effect):
    """K8.5: the legion moves on."""

    __slots__ = ()

    kind = "military"
    rule = "K8.5"
    icon = "spartan-helmet"

    def possible(self, state: SkybridgeState, seat: int, way: int) -> bool:
        return desert.can_advance(state, seat)

    def apply(self, state: SkybridgeState, seat: int, way: int) -> None:
        desert.advance_legion(state, seat, self.rule)

    def words(self) -> Words:
        return say("effect-military")


class Inspiration(Effect):
    """K8.6: a pile is sorted anew."""

    __slots__ = ()

    kind = "inspiration"
    rule = "K8.6"
    icon = "light-bulb"

    def possible(self, state: SkybridgeState, seat: int, way: int) -> bool:
        return piles.can_sort(state, seat)

    def apply(self, state: SkybridgeState, seat: int, way: int) -> None:
        state.push(piles.ChoosePile(seat))

    def words(self) -> Words:
        return say("effect-inspiration")


class Return(Effect):
    """K8.7: a figure comes back from the desert."""

    __slots__ = ()

    kind = "return"
    rule = "K8.7"
    icon = "return-arrow"

    def possible(self, state: SkybridgeState, seat: int, way: int) -> bool:
        return desert.can_return(state, seat)

    def apply(self, state: SkybridgeState, seat: int, way: int) -> None:
        state.push(desert.ReturnFigure(seat))

    def words(self) -> Words:
        return say("effect-return")


class Choice(Effect):
    """K8.2: one of several effects, divided by slashes."""

    __slots__ = ("choices",)

    kind = "choice"
    rule = "K8.2"
    icon = "choice"

    def __init__(self, choices: list[Effect]) -> None:
        super().__init__(len(choices))
        self.choices = choices

    def possible(self, state: SkybridgeState, seat: int, way: int) -> bool:
        return self.choices[way].possible(state, seat, 0)

    def apply(self, state: SkybridgeState, seat: int, way: int) -> None:
        self.choices[way].apply(state, seat, 0)

    def words(self) -> Words:
        return either([choice.words() for choice in self.choices])

    def way_words(self, way: int) -> Words:
        return self.choices[way].words()


class Trade(Effect):
    """K8.13: a good for one of several effects."""

    __slots__ = ("choices", "pay")

    kind = "trade"
    rule = "K8.13"
    icon = "trade"

    def __init__(self, pay: int, choices: list[Effect]) -> None:
        super().__init__(len(choices))
        self.pay = pay
        self.choices = choices

    def possible(self, state: SkybridgeState, seat: int, way: int) -> bool:
        if state.tableaus[seat].goods[self.pay] == 0:
            return False
        return self.choices[way].possible_after(state, seat, self.pay)

    def apply(self, state: SkybridgeState, seat: int, way: int) -> None:
        storage.pay(state, seat, self.pay, self.rule)
        self.choices[way].apply(state, seat, 0)

    def words(self) -> Words:
        return say("effect-trade", good=good_name(self.pay), effect=either([choice.words() for choice in self.choices]))

    def way_words(self, way: int) -> Words:
        return say("effect-trade", good=good_name(self.pay), effect=self.choices[way].words())


class ArmWithGood(Effect):
    """K8.14: a good for military."""

    __slots__ = ("pay",)

    kind = "arm"
    rule = "K8.14"
    icon = "crossed-swords"

    def __init__(self, pay: int) -> None:
        super().__init__()
        self.pay = pay

    def possible(self, state: SkybridgeState, seat: int, way: int) -> bool:
        return state.tableaus[seat].goods[self.pay] > 0 and desert.can_advance(state, seat)

    def apply(self, state: SkybridgeState, seat: int, way: int) -> None:
        storage.pay(state, seat, self.pay, self.rule)
        desert.advance_legion(state, seat, self.rule)

    def words(self) -> Words:
        return say("effect-arm", good=good_name(self.pay))


class ArmWithPopulation(Effect):
    """K8.14: a figure becomes a rebel, for military."""

    __slots__ = ()

    kind = "arm"
    rule = "K8.14"
    icon = "crossed-swords"

    def possible(self, state: SkybridgeState, seat: int, way: int) -> bool:
        return desert.can_give_figure(state, seat) and desert.can_advance(state, seat)

    def apply(self, state: SkybridgeState, seat: int, way: int) -> None:
        desert.advance_legion(state, seat, self.rule)
        state.push(desert.GiveFigure(seat))

    def words(self) -> Words:
        return say("effect-arm-population")
