"""Effects that bring and take shards and tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.glow.effects.effect import (
    FIREFLY,
    FIREFLY_WORTH,
    FOOTPRINT,
    FOOTPRINT_WORTH,
    REROLL,
    REROLL_WORTH,
    SHARD,
    GlowEffect,
)
from tafelrunde.games.glow.effects.facts import EffectFacts
from tafelrunde.games.glow.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.glow.state.state import GlowState

# Footprints that are lost may not be there.
LOST_FOOTPRINT_WORTH: Final = 0.7


class Amount(GlowEffect):
    """So much of something."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount


class GainShards(Amount):
    """Shards of light."""

    __slots__ = ()

    icon = "sparkles"

    def apply(self, state: GlowState, seat: int, card: int, times: int) -> None:
        state.gain_shards(seat, self.amount * times, self.rule, card)

    def words(self) -> Words:
        return say("effect-gain-shards", shards=self.amount)

    def facts(self) -> EffectFacts:
        return EffectFacts("shards", self.amount)

    def signs(self) -> str:
        return f"+{self.amount}{SHARD}"

    def shards(self) -> int:
        return self.amount

    def worth(self) -> float:
        return float(self.amount)


class LoseShards(Amount):
    """Shards of light are lost, down to none (G1.4)."""

    __slots__ = ()

    icon = "falling-star"

    def apply(self, state: GlowState, seat: int, card: int, times: int) -> None:
        state.lose_shards(seat, self.amount * times, self.rule, card)

    def words(self) -> Words:
        return say("effect-lose-shards", shards=self.amount)

    def facts(self) -> EffectFacts:
        return EffectFacts("shards", -self.amount)

    def signs(self) -> str:
        return f"−{self.amount}{SHARD}"

    def shards(self) -> int:
        return -self.amount

    def worth(self) -> float:
        return -float(self.amount)


class GainFootprints(Amount):
    """Footprints."""

    __slots__ = ()

    icon = "footprint"

    def apply(self, state: GlowState, seat: int, card: int, times: int) -> None:
        state.gain_footprints(seat, self.amount * times, self.rule, card)

    def words(self) -> Words:
        return say("effect-gain-footprints", footprints=self.amount)

    def facts(self) -> EffectFacts:
        return EffectFacts("footprints", self.amount)

    def signs(self) -> str:
        return f"+{self.amount}{FOOTPRINT}"

    def footprints(self) -> int:
        return self.amount

    def worth(self) -> float:
        return FOOTPRINT_WORTH * self.amount


class LoseFootprints(Amount):
    """Footprints are lost, as far as there are any."""

    __slots__ = ()

    rule = "G7.5"
    icon = "footsteps"

    def apply(self, state: GlowState, seat: int, card: int, times: int) -> None:
        state.lose_footprints(seat, self.amount * times, self.rule, card)

    def words(self) -> Words:
        return say("effect-lose-footprints", footprints=self.amount)

    def facts(self) -> EffectFacts:
        return EffectFacts("footprints", -self.amount)

    def signs(self) -> str:
        return f"−{self.amount}{FOOTPRINT}"

    def footprints(self) -> int:
        return -self.amount

    def worth(self) -> float:
        return -LOST_FOOTPRINT_WORTH * self.amount


class GainFireflies(Amount):
    """Firefly tokens."""

    __slots__ = ()

    icon = "flying-beetle"

    def apply(self, state: GlowState, seat: int, card: int, times: int) -> None:
        state.gain_fireflies(seat, self.amount * times, self.rule, card)

    def words(self) -> Words:
        return say("effect-gain-fireflies", fireflies=self.amount)

    def facts(self) -> EffectFacts:
        return EffectFacts("firefly", self.amount)

    def signs(self) -> str:
        return f"+{self.amount}{FIREFLY}"

    def fireflies(self) -> int:
        return self.amount

    def worth(self) -> float:
        return FIREFLY_WORTH * self.amount


class GainRerolls(Amount):
    """Reroll tokens, for later days."""

    __slots__ = ()

    icon = "rolling-dices"

    def apply(self, state: GlowState, seat: int, card: int, times: int) -> None:
        state.gain_rerolls(seat, self.amount * times, self.rule, card)

    def words(self) -> Words:
        return say("effect-gain-rerolls", rerolls=self.amount)

    def facts(self) -> EffectFacts:
        return EffectFacts("rerolls", self.amount)

    def signs(self) -> str:
        return f"+{self.amount}{REROLL}"

    def worth(self) -> float:
        return REROLL_WORTH * self.amount
