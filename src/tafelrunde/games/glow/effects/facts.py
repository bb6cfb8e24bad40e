"""What conditions and effects are as data, for drawings."""

from __future__ import annotations

from typing import Literal

from tafelrunde.games.glow.box.ids import Element
from tafelrunde.kernel.card import Facts

# What an effect is drawn with.
EffectSign = Literal["shards", "footprints", "firefly", "rerolls", "skull", "spell", "grave", "rise"]


class EffectFacts(Facts, frozen=True):
    """One thing that a card does: its symbol, and how many; a loss is below 0, and 0 is no number at all."""

    sign: EffectSign
    amount: int = 0


class ConditionFacts(Facts, frozen=True):
    """What the dice must show, one by one as it is printed, and what they must not."""

    elements: tuple[Element, ...] = ()
    without: tuple[Element, ...] = ()
    # So many equal symbols of any kind.
    alike: int = 0
