"""Deity cards: drawing them, laying them on piles, and discarding them for their gifts (K8.11, K8.12, K10, K17.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.skybridge.box.causes import because
from tafelrunde.games.skybridge.box.ids import (
    FIRST_DEITY,
    NOTHING,
)
from tafelrunde.games.skybridge.box.names import SLOT_NAMES, leave_out
from tafelrunde.games.skybridge.state import secrets
from tafelrunde.games.skybridge.state.tableau import EMPTY, without
from tafelrunde.games.skybridge.steps.step import SkybridgeSecret, SkybridgeStep
from tafelrunde.games.skybridge.steps.ways import ChooseGift, tell_idle_gift
from tafelrunde.games.skybridge.words import say
from tafelrunde.kernel.packing import Pair
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.box.box import Box
    from tafelrunde.games.skybridge.state.state import SkybridgeState

# Codes of KeepDeity: a card that is kept, or GIVE and the card that is given first.
GIVE: Final = 256

# Codes of PlayDeity: a card and a slot, or NO_DEITY.
LAY: Final = Pair(8)
NO_DEITY: Final = 7


# ---------------------------------------------------------------------- drawing


def draw_deity(state: SkybridgeState, seat: int, rule: str, cause: int) -> None:
    """A seat gets the top card of the deity stack, if there is one (K10.12)."""
    if state.deities_left() == 0:
        return
    card = secrets.draw_deity(state, seat)
    tell_drawn(state, seat, card, rule, cause)
    state.ability(seat).got_deity(state, seat, card)


def tell_drawn(state: SkybridgeState, seat: int, card: int, rule: str, cause: int) -> None:
    """All learn that a deity card was drawn, and its owner which."""
    if state.listening:
        state.tell(say("deity-drawn", seat=seat_words(seat), why=because(state.box, cause)), rule)
        state.tell(say("deity-seen", seat=seat_words(seat), card=state.box.names[card]), rule, (seat,))


class KeepDeity(SkybridgeSecret):
    """K17.3: keep one of two, or discard both. A code is a card, kept or given first (GIVE)."""

    __slots__ = ()

    rule = "K17.3"

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        drawn = state.tableaus[seat].drawn
        codes = drawn.copy()
        codes.append(GIVE + drawn[0])
        if len(drawn) == 2 and _order_matters(state, drawn):
            codes.append(GIVE + drawn[1])
        return codes

    def answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        tableau = state.tableaus[seat]
        drawn = tableau.drawn
        tableau.drawn = EMPTY
        if code >= GIVE:
            first = code - GIVE
            for card in drawn:
                _lay_open(state, seat, card)
            for card in [*without(drawn, first), first]:
                state.push(CarryOutGift(seat, card))
            return
        tableau.deities = [*tableau.deities, code]
        for other in drawn:
            if other != code:
                state.under = [*state.under, other]
                self.tell(state, "deity-put-under", seat=seat)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-keep-deity")

    def option(self, box: Box, code: int) -> Words:
        if code >= GIVE:
            return say("choose-give-all", card=box.names[code - GIVE], gift=box.gift_words(code - GIVE))
        return say("choose-keep", card=box.names[code])


def _order_matters(state: SkybridgeState, drawn: list[int]) -> bool:
    """K17.3.1: only between two active gifts."""
    box = state.box
    return box.gift_passives[drawn[0] - FIRST_DEITY] == 0 and box.gift_passives[drawn[1] - FIRST_DEITY] == 0


# ---------------------------------------------------------------------- gifts


def give_gift(state: SkybridgeState, seat: int, card: int) -> None:
    """K10.1: a deity card of the hand is discarded for its gift."""
    tableau = state.tableaus[seat]
    tableau.deities = without(tableau.deities, card)
    _lay_open(state, seat, card)
    carry_out_gift(state, seat, card)


def _lay_open(state: SkybridgeState, seat: int, card: int) -> None:
    """A deity card lies open beside the board; a passive gift counts from now on (K10.3)."""
    tableau = state.tableaus[seat]
    tableau.gifts = [*tableau.gifts, card]
    tableau.gift_passives += state.box.gift_passives[card - FIRST_DEITY]
    secrets.reveal(state, card)
    if state.listening:
        box = state.box
        words = say("gift-given", seat=seat_words(seat), card=box.names[card], gift=box.gift_words(card))
        state.tell(words, "K10.1")


def carry_out_gift(state: SkybridgeState, seat: int, card: int) -> None:
    """K10.2: an active gift is carried out, if it would do anything."""
    effect = state.box.gift_effects[card - FIRST_DEITY]
    if effect.ways > 1:
        state.push(ChooseGift(seat, card))
    elif effect.worth_trying(state, seat):
        effect.apply(state, seat, 0, card)
    elif state.box.gift_passives[card - FIRST_DEITY] == 0:
        tell_idle_gift(state, seat, card)


class CarryOutGift(SkybridgeStep):
    """K10.2: one of several gifts that were given at once (K17.3)."""

    __slots__ = ("card", "seat")

    rule = "K10.2"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: SkybridgeState) -> None:
        carry_out_gift(state, self.seat, self.card)


# ---------------------------------------------------------------------- religion


def can_play(state: SkybridgeState, seat: int, card: int, slot: int) -> bool:
    """K10.5 to K10.7: whether a deity card may be laid on a pile."""
    tableau = state.tableaus[seat]
    top = tableau.top(slot)
    if top == NOTHING or tableau.power >> slot & 1:
        return False
    box = state.box
    ability = state.ability(seat)
    if not ability.deity_fits(box, card, slot, top):
        return False
    return box.deck_of[top] != box.feud_of[card] or ability.ignores_feuds()


def can_play_any(state: SkybridgeState, seat: int, besides: int) -> bool:
    """Whether a deity card of the hand may be laid somewhere, one card besides (or NOTHING)."""
    tableau = state.tableaus[seat]
    for card in tableau.deities:
        if card == besides:
            continue
        for slot in range(tableau.slots):
            if can_play(state, seat, card, slot):
                return True
    return False


class PlayDeity(SkybridgeSecret):
    """K8.12: which deity card is laid where? A code is a card and a slot (LAY), or NO_DEITY.

    The answer that lays none is always there: without it the question would tell that a card can be laid.
    """

    __slots__ = ()

    rule = "K8.12"

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        tableau = state.tableaus[seat]
        codes: list[int] = []
        for card in tableau.deities:
            for slot in range(tableau.slots):
                if can_play(state, seat, card, slot):
                    codes.append(LAY.join(card, slot))
        codes.append(NO_DEITY)
        return codes

    def answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        if code == NO_DEITY:
            self.tell(state, "religion-unused", seat=seat)
            return
        card, slot = LAY.parts(code)
        tableau = state.tableaus[seat]
        tableau.deities = without(tableau.deities, card)
        tableau.lay(slot, card)
        tableau.power |= 1 << slot  # K10.8
        secrets.reveal(state, card)
        if state.listening:
            state.tell(
                say("deity-played", seat=seat_words(seat), card=state.box.names[card], slot=SLOT_NAMES[slot]), self.rule
            )

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-religion")

    def option(self, box: Box, code: int) -> Words:
        if code == NO_DEITY:
            return leave_out("religion")
        card, slot = LAY.parts(code)
        return say("choose-religion", card=box.names[card], slot=SLOT_NAMES[slot])

    def hint(self, state: SkybridgeState, seat: int, code: int) -> Words | None:
        if code == NO_DEITY:
            return None
        points = sum([state.box.points_of[card] for card in state.tableaus[seat].piles[LAY.second(code)]])
        return say("hint-points", points=points)
