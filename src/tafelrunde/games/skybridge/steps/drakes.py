"""The great drake awakes (K14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.skybridge.box.causes import BY_DRAKE
from tafelrunde.games.skybridge.box.ids import ELBEA, NOTHING, SATHAP, TEROGH
from tafelrunde.games.skybridge.box.names import SLOT_NAMES, choose_card, drake_name
from tafelrunde.games.skybridge.state import secrets
from tafelrunde.games.skybridge.steps import desert
from tafelrunde.games.skybridge.steps.step import SkybridgeQuestion, SkybridgeStep
from tafelrunde.games.skybridge.words import say
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.box.box import Box
    from tafelrunde.games.skybridge.state.state import SkybridgeState

# Answers to SufferHarm: what the drake demands, or LEGION_BACK and the area where the legion goes.
HARM: Final = 0
LEGION_BACK: Final = 16


class Awaken(SkybridgeStep):
    """K14.1: the drake is revealed, and each in turn suffers."""

    __slots__ = ()

    rule = "K14.1"

    def run(self, state: SkybridgeState) -> None:
        drakes = state.drakes.copy()
        state.drake = state.pick(drakes)
        state.drakes = drakes
        self.tell(state, "drake-awakes", drake=drake_name(state.box, state.drake))
        for distance in range(state.players - 1, -1, -1):
            state.push(SufferHarm((state.start + distance) % state.players, state.drake))


class SufferHarm(SkybridgeQuestion):
    """K14.1: the drake's harm, or the legion moves back?"""

    __slots__ = ("drake",)

    rule = "K14.1"

    def __init__(self, seat: int, drake: int) -> None:
        super().__init__(seat)
        self.drake = drake

    def run(self, state: SkybridgeState) -> None:
        if self.legal(state, self.seat):
            state.ask(self.seat, self)
        else:
            self.tell(state, "harm-spared", seat=self.seat, drake=drake_name(state.box, self.drake))

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        tableau = state.tableaus[seat]
        needed = state.box.drake_amounts[self.drake]
        there = len(tableau.hand)
        if self.drake == TEROGH:
            there = sum([1 for slot in range(tableau.slots) if tableau.top(slot) != NOTHING])
        elif self.drake == ELBEA:
            there = tableau.population + sum(tableau.foreign)
        codes: list[int] = []
        # K14.2, K14.4: without military power one does what one can.
        if there >= needed or (there and tableau.legion == 1):
            codes.append(HARM)
        if tableau.legion > 1:
            codes.append(LEGION_BACK + tableau.legion - 1)
        return codes

    def answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        if code >= LEGION_BACK:
            desert.withdraw_legion(state, seat, self.rule, BY_DRAKE)
            return
        amount = state.box.drake_amounts[self.drake]
        for _ in range(amount):
            if self.drake == TEROGH:
                state.push(CloseSlot(seat))
            elif self.drake == ELBEA:
                state.push(RemoveFigure(seat))
        if self.drake == SATHAP:
            state.push(BuryCards(seat, amount, 0))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-harm", drake=drake_name(box, self.drake))

    def option(self, box: Box, code: int) -> Words:
        if code >= LEGION_BACK:
            return say("choose-legion-back", area=box.area_names[code - LEGION_BACK])
        harm = say(f"harm-{box.drakes[self.drake]}", amount=box.drake_amounts[self.drake])
        return say("choose-harm", drake=drake_name(box, self.drake), harm=harm)


class BuryCards(SkybridgeQuestion):
    """K14.2: which cards of the hand are discarded, one after the other? A code is a card.

    `chosen` are the places in the hand chosen so far: the cards leave it together, so that the others see only backs.
    """

    __slots__ = ("chosen", "left")

    rule = "K14.2"

    def __init__(self, seat: int, left: int, chosen: int) -> None:
        super().__init__(seat)
        self.left = left
        self.chosen = chosen

    def run(self, state: SkybridgeState) -> None:
        if self.left and self.legal(state, self.seat):
            state.ask(self.seat, self)
        else:
            self._bury(state)

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        hand = state.tableaus[seat].hand
        codes: list[int] = []
        for place in range(len(hand)):
            if not self.chosen >> place & 1 and hand[place] not in codes:
                codes.append(hand[place])
        return codes

    def answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        hand = state.tableaus[seat].hand
        place = next(place for place in range(len(hand)) if hand[place] == code and not self.chosen >> place & 1)
        state.push(BuryCards(seat, self.left - 1, self.chosen | 1 << place))

    def _bury(self, state: SkybridgeState) -> None:
        tableau = state.tableaus[self.seat]
        hand = tableau.hand
        buried = [hand[place] for place in range(len(hand)) if self.chosen >> place & 1]
        kept = [hand[place] for place in range(len(hand)) if not self.chosen >> place & 1]
        deck_of = state.box.deck_of
        for card in hand:
            # Where cards with the same back are kept and discarded, nobody else knows any more which is which.
            deck = deck_of[card]
            if any(deck_of[other] == deck for other in buried) and any(deck_of[other] == deck for other in kept):
                secrets.blur(state, card, secrets.EVERYBODY & ~(1 << self.seat), 1 << self.seat)
        tableau.hand = kept
        tableau.buried = [*tableau.buried, *buried]
        self.tell(state, "cards-buried", seat=self.seat, count=len(buried))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-bury")

    def option(self, box: Box, code: int) -> Words:
        return choose_card(box, code)


class CloseSlot(SkybridgeQuestion):
    """K14.3: which slot is closed? A code is a slot."""

    __slots__ = ()

    rule = "K14.3"

    def run(self, state: SkybridgeState) -> None:
        if self.legal(state, self.seat):
            state.ask(self.seat, self)

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        tableau = state.tableaus[seat]
        return [slot for slot in range(tableau.slots) if tableau.top(slot) != NOTHING]

    def answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        state.tableaus[seat].closed |= 1 << code
        self.tell(state, "slot-closed", seat=seat, slot=SLOT_NAMES[code])

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-close")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-close", slot=SLOT_NAMES[code])

    def grave(self, code: int) -> bool:
        return True


class RemoveFigure(SkybridgeQuestion):
    """K14.4: which figure leaves the game? A code is the seat whose colour it has (K17.2.1)."""

    __slots__ = ()

    rule = "K14.4"

    def run(self, state: SkybridgeState) -> None:
        if desert.can_give_figure(state, self.seat):
            state.ask(self.seat, self)

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        return desert.colours_on_board(state, seat)

    def answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        desert.take_figure(state, seat, code)
        state.tableaus[code].removed += 1
        self.tell(state, "figure-removed" if code == seat else "foreign-removed", seat=seat, owner=seat_words(code))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-remove")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-figure", owner=seat_words(code))


AWAKEN: Final = Awaken()
