"""What may lie on a pile (K7.4, K10.9), and sorting a pile anew: inspiration (K8.6, K8.19)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tafelrunde.games.skybridge.box.causes import because
from tafelrunde.games.skybridge.box.ids import FIRST_DEITY, GHIARHABBAT
from tafelrunde.games.skybridge.box.names import SLOT_NAMES, choose_card
from tafelrunde.games.skybridge.state.tableau import Tableau, without
from tafelrunde.games.skybridge.steps.step import SkybridgeQuestion
from tafelrunde.games.skybridge.words import say
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.box.box import Box
    from tafelrunde.games.skybridge.state.state import SkybridgeState


def accepts(state: SkybridgeState, seat: int, slot: int, card: int) -> bool:
    """Whether a people card may be laid at a slot, whatever its rune (K7.4, K10.9)."""
    tableau = state.tableaus[seat]
    if tableau.closed >> slot & 1:
        return False
    pile = tableau.piles[slot]
    return not pile or not feuds(state, seat, pile[-1], card)


def feuds(state: SkybridgeState, seat: int, below: int, card: int) -> bool:
    """Whether a card below is a deity that has a feud with a card above. Adlem may ignore it (K17.7)."""
    if below < FIRST_DEITY or state.ability(seat).ignores_feuds():
        return False
    return state.box.feud_of[below] == state.box.deck_of[card]


# ---------------------------------------------------------------------- inspiration


def sortable(tableau: Tableau, slot: int) -> bool:
    """Whether another card can come up in a pile."""
    pile = tableau.piles[slot]
    if len(pile) < 2 or tableau.closed >> slot & 1:
        return False
    top = pile[-1]
    if top == GHIARHABBAT:
        return True
    return any(card != top for card in pile)


def can_sort(state: SkybridgeState, seat: int) -> bool:
    """Whether inspiration would do anything."""
    tableau = state.tableaus[seat]
    return any(sortable(tableau, slot) for slot in range(tableau.slots))


class ChoosePile(SkybridgeQuestion):
    """K8.6: which pile is sorted? A code is a slot. `cause` is where the inspiration comes from."""

    __slots__ = ("cause",)

    rule = "K8.6"

    def __init__(self, seat: int, cause: int) -> None:
        super().__init__(seat)
        self.cause = cause

    def run(self, state: SkybridgeState) -> None:
        if can_sort(state, self.seat):
            state.ask(self.seat, self)

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        tableau = state.tableaus[seat]
        return [slot for slot in range(tableau.slots) if sortable(tableau, slot)]

    def answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        state.push(ChooseTop(seat, code, self.cause))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-pile")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-slot", slot=SLOT_NAMES[code])


class ChooseTop(SkybridgeQuestion):
    """K8.19: which card comes up? A code is a card."""

    __slots__ = ("cause", "slot")

    rule = "K8.19"

    def __init__(self, seat: int, slot: int, cause: int) -> None:
        super().__init__(seat)
        self.slot = slot
        self.cause = cause

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        pile = state.tableaus[seat].piles[self.slot]
        top = pile[-1]
        codes: list[int] = []
        for card in pile:
            # Ghiarhabbat may stay on top while another card comes to lie below it.
            if (card != top or (card == GHIARHABBAT and len(pile) > 2)) and card not in codes:
                codes.append(card)
        return codes

    def answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        tableau = state.tableaus[seat]
        rest = without(tableau.piles[self.slot], code)
        tableau.piles[self.slot] = [*rest, code]
        if state.listening:
            slot, card, why = SLOT_NAMES[self.slot], state.box.names[code], because(state.box, self.cause)
            state.tell(say("pile-sorted", seat=seat_words(seat), slot=slot, card=card, why=why), self.rule)
        if code == GHIARHABBAT and len(rest) > 1:
            state.push(ChooseSecond(seat, self.slot))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-top", slot=SLOT_NAMES[self.slot])

    def option(self, box: Box, code: int) -> Words:
        return choose_card(box, code)


class ChooseSecond(SkybridgeQuestion):
    """K8.19: which card comes next, below Ghiarhabbat? A code is a card."""

    __slots__ = ("slot",)

    rule = "K8.19"

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        codes: list[int] = []
        for card in state.tableaus[seat].piles[self.slot][:-1]:
            if card not in codes:
                codes.append(card)
        return codes

    def answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        tableau = state.tableaus[seat]
        rest = without(tableau.piles[self.slot][:-1], code)
        tableau.piles[self.slot] = [*rest, code, GHIARHABBAT]
        self.tell(state, "pile-second", seat=seat, slot=SLOT_NAMES[self.slot], card=state.box.names[code])

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-second", slot=SLOT_NAMES[self.slot])

    def option(self, box: Box, code: int) -> Words:
        return choose_card(box, code)
