"""A gift or a merchant's effect with a slash: which of its effects is carried out (K8.2)?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tafelrunde.games.skybridge.box.causes import BY_MERCHANTS
from tafelrunde.games.skybridge.box.ids import FIRST_DEITY
from tafelrunde.games.skybridge.steps.step import SkybridgeQuestion
from tafelrunde.games.skybridge.words import say, thing
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.box.box import Box
    from tafelrunde.games.skybridge.effects.effect import SkybridgeEffect
    from tafelrunde.games.skybridge.state.state import SkybridgeState


class ChooseWay(SkybridgeQuestion):
    """K8.2: one of several effects. A code is its number. `effect` says whose they are."""

    __slots__ = ()

    rule = "K8.2"

    def effect(self, box: Box) -> SkybridgeEffect:
        raise NotImplementedError

    def cause(self) -> int:
        """What the log names."""
        raise NotImplementedError

    def run(self, state: SkybridgeState) -> None:
        if self.legal(state, self.seat):
            super().run(state)

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        effect = self.effect(state.box)
        return [way for way in range(effect.ways) if effect.possible(state, seat, way)]

    def answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        self.effect(state.box).apply(state, seat, code, self.cause())

    def option(self, box: Box, code: int) -> Words:
        words = self.effect(box).way_words(code)
        return say("choose-way", effect=thing("way", str(code + 1), "effect-of-card", effect=words))


def tell_idle_gift(state: SkybridgeState, seat: int, card: int) -> None:
    """K8.4: a deity card was discarded, but its gift can do nothing now."""
    if state.listening:
        state.tell(say("gift-idle", seat=seat_words(seat), card=state.box.names[card]), "K8.4")


class ChooseGift(ChooseWay):
    """K8.2: which of the effects that a deity gives?"""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, state: SkybridgeState) -> None:
        if not self.legal(state, self.seat):
            tell_idle_gift(state, self.seat, self.card)
        super().run(state)

    def effect(self, box: Box) -> SkybridgeEffect:
        return box.gift_effects[self.card - FIRST_DEITY]

    def cause(self) -> int:
        return self.card

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-gift-way", card=box.names[self.card])


class ChooseService(ChooseWay):
    """K8.2: which of the effects beside a rune slot?"""

    __slots__ = ("slot",)

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def effect(self, box: Box) -> SkybridgeEffect:
        return box.services[self.slot]

    def cause(self) -> int:
        return BY_MERCHANTS

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-service-way")
