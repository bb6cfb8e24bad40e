"""Effects on legions, figures, deities and piles (K8.5 to K8.14), and symbols that are given for a turn (K10.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.skybridge.box.causes import remembered
from tafelrunde.games.skybridge.box.ids import GOOD_IDS, NOTHING, PASSIVES, Symbol
from tafelrunde.games.skybridge.box.names import amount_of
from tafelrunde.games.skybridge.effects.effect import A_FIGURE, SkybridgeEffect
from tafelrunde.games.skybridge.effects.view import EffectView
from tafelrunde.games.skybridge.steps import deities, desert, piles, storage
from tafelrunde.games.skybridge.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.state.state import SkybridgeState

# What these effects are worth to a bot each turn.
POPULATION_FLOW: Final = 0.45
DEITY_FLOW: Final = 0.35
ARM_FLOW: Final = 0.25


class Military(SkybridgeEffect):
    """K8.5: the legion moves on."""

    __slots__ = ()

    kind = "military"
    rule = "K8.5"
    icon = "spartan-helmet"

    def possible(self, state: SkybridgeState, seat: int, way: int) -> bool:
        return desert.can_advance(state, seat)

    def apply(self, state: SkybridgeState, seat: int, way: int, cause: int) -> None:
        desert.advance_legion(state, seat, self.rule, cause)


class Inspiration(SkybridgeEffect):
    """K8.6: a pile is sorted anew."""

    __slots__ = ()

    kind = "inspiration"
    rule = "K8.6"
    icon = "light-bulb"

    def possible(self, state: SkybridgeState, seat: int, way: int) -> bool:
        return piles.can_sort(state, seat)

    def apply(self, state: SkybridgeState, seat: int, way: int, cause: int) -> None:
        state.push(piles.ChoosePile(seat, remembered(state, cause)))

    def sorts_piles(self) -> bool:
        return True


class Return(SkybridgeEffect):
    """K8.7: a figure comes back from the desert."""

    __slots__ = ()

    kind = "return"
    rule = "K8.7"
    icon = "return-arrow"

    def possible(self, state: SkybridgeState, seat: int, way: int) -> bool:
        return desert.can_return(state, seat)

    def apply(self, state: SkybridgeState, seat: int, way: int, cause: int) -> None:
        state.push(desert.ReturnFigure(seat, remembered(state, cause)))


class GainPopulation(SkybridgeEffect):
    """K8.9: a figure from the figure supply."""

    __slots__ = ()

    kind = "population"
    rule = "K8.9"
    icon = "meeple"

    def possible(self, state: SkybridgeState, seat: int, way: int) -> bool:
        return state.tableaus[seat].supply > 0

    def apply(self, state: SkybridgeState, seat: int, way: int, cause: int) -> None:
        desert.gain_population(state, seat, cause)

    def simple(self) -> int:
        return A_FIGURE

    def flow(self) -> float:
        return POPULATION_FLOW


class PlaceGarrison(SkybridgeEffect):
    """K8.10: a garrison where the legion stands."""

    __slots__ = ()

    kind = "garrison"
    rule = "K8.10"
    icon = "guarded-tower"

    def possible(self, state: SkybridgeState, seat: int, way: int) -> bool:
        return desert.can_garrison(state, seat)

    def apply(self, state: SkybridgeState, seat: int, way: int, cause: int) -> None:
        desert.place_garrison(state, seat, cause)

    def hint(self, state: SkybridgeState, seat: int) -> Words | None:
        return say("hint-points", points=state.box.fort_points[state.tableaus[seat].legion])


class DrawDeity(SkybridgeEffect):
    """K8.11: a deity card."""

    __slots__ = ()

    kind = "deity"
    rule = "K8.11"
    icon = "cultist"

    def possible(self, state: SkybridgeState, seat: int, way: int) -> bool:
        return state.deities_left() > 0

    def apply(self, state: SkybridgeState, seat: int, way: int, cause: int) -> None:
        deities.draw_deity(state, seat, self.rule, cause)

    def flow(self) -> float:
        return DEITY_FLOW


class PlayReligion(SkybridgeEffect):
    """K8.12: a deity card onto a pile."""

    __slots__ = ()

    kind = "religion"
    rule = "K8.12"
    icon = "prayer"

    def possible(self, state: SkybridgeState, seat: int, way: int) -> bool:
        return deities.can_play_any(state, seat, NOTHING)

    def possible_as_gift(self, state: SkybridgeState, seat: int, card: int) -> bool:
        # The card itself is gone then. In version 1 it counted.
        return deities.can_play_any(state, seat, card if state.mended else NOTHING)

    def apply(self, state: SkybridgeState, seat: int, way: int, cause: int) -> None:
        state.push(deities.PlayDeity(seat))


class ArmWithGood(SkybridgeEffect):
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

    def apply(self, state: SkybridgeState, seat: int, way: int, cause: int) -> None:
        storage.pay(state, seat, self.pay, self.rule, cause)
        desert.advance_legion(state, seat, self.rule, cause)

    def words(self) -> Words:
        return say("effect-arm", good=amount_of(self.pay, 1))

    def view(self) -> EffectView:
        return EffectView(self.kind, pay=GOOD_IDS[self.pay])

    def flow(self) -> float:
        return ARM_FLOW


class ArmWithPopulation(SkybridgeEffect):
    """K8.14: a figure becomes a rebel, for military."""

    __slots__ = ()

    kind = "arm"
    rule = "K8.14"
    icon = "crossed-swords"

    def possible(self, state: SkybridgeState, seat: int, way: int) -> bool:
        return desert.can_give_figure(state, seat) and desert.can_advance(state, seat)

    def apply(self, state: SkybridgeState, seat: int, way: int, cause: int) -> None:
        desert.advance_legion(state, seat, self.rule, cause)
        state.push(desert.GiveFigure(seat))

    def words(self) -> Words:
        return say("effect-arm-population")

    def view(self) -> EffectView:
        return EffectView(self.kind, pay="population")

    def flow(self) -> float:
        return ARM_FLOW


class ShowSymbol(SkybridgeEffect):
    """K10.3: a gift that is a passive symbol: it counts for the rest of the turn, and there is nothing to carry out."""

    __slots__ = ("symbol",)

    rule = "K10.3"

    def __init__(self, symbol: Symbol) -> None:
        super().__init__()
        self.symbol = symbol

    def possible(self, state: SkybridgeState, seat: int, way: int) -> bool:
        return False

    def passives(self) -> int:
        return 1 << PASSIVES[self.symbol]

    def words(self) -> Words:
        return say(f"effect-{self.symbol}")

    def view(self) -> EffectView:
        return EffectView(self.symbol)
