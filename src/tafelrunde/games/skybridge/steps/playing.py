"""The second step of a turn: play a people card and use what it brings at once (K7, K17.6, K17.7, K17.9, K17.10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.skybridge.box.ids import (
    DAUGHTER,
    DRAKE,
    DRAKE_MASTER,
    FIRST_DEITY,
    GARDENS,
    GHIARHABBAT,
    INSPIRATION,
    INSTANT_IDS,
    JOKER,
    MERCHANTS,
    SECRET_OF_GENEORN,
    count_of,
)
from tafelrunde.games.skybridge.state import secrets
from tafelrunde.games.skybridge.state.tableau import without
from tafelrunde.games.skybridge.steps import deities, desert
from tafelrunde.games.skybridge.steps.free import TurnQuestion
from tafelrunde.games.skybridge.steps.step import (
    SkybridgeStep,
    area_name,
    ask_in_turn,
    choose_card,
    leave_out,
    slot_name,
)
from tafelrunde.games.skybridge.words import say, thing
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.box.box import Box
    from tafelrunde.games.skybridge.state.state import SkybridgeState

# Codes of PlayCard and PlayInto: a card and where it goes (see `_placing`), only a card (ONLY), or PASS.
ONLY: Final = 1 << 16
PASS: Final = 1 << 17


def accepts(state: SkybridgeState, seat: int, slot: int, card: int) -> bool:
    """Whether a people card may be laid at a slot, whatever its rune (K7.4, K10.9)."""
    tableau = state.tableaus[seat]
    if tableau.closed >> slot & 1:
        return False
    pile = tableau.piles[slot]
    return not pile or not feuds(state, seat, pile[-1], card)


def feuds(state: SkybridgeState, seat: int, below: int, card: int) -> bool:
    """Whether a card below is a deity that has a feud with a card above. Adlem may ignore it (K17.7)."""
    if below < FIRST_DEITY or state.tableaus[seat].side == DRAKE_MASTER:
        return False
    return state.box.feud_of[below] == state.box.deck_of[card]


def _placing(card: int, slot: int, area: int) -> int:
    """A card to a slot; `area` is where the legion retreats to, or 0 without retreat (K7.3)."""
    return (card * 8 + slot) * 16 + area


def _placings(state: SkybridgeState, seat: int, card: int) -> list[int]:
    """Every way to play a card, those without retreat first."""
    tableau = state.tableaus[seat]
    rune = state.box.rune_of[card]
    anywhere = rune == JOKER or tableau.side == SECRET_OF_GENEORN
    codes: list[int] = []
    for slot in range(tableau.slots):
        if (anywhere or slot == rune) and accepts(state, seat, slot, card):
            codes.append(_placing(card, slot, 0))
    if not anywhere and tableau.legion > 1:
        for slot in range(tableau.slots):
            if slot != rune and accepts(state, seat, slot, card):
                codes.append(_placing(card, slot, tableau.legion - 1))
    return codes


def _without_retreat(code: int) -> bool:
    return code % 16 == 0


class PlayCard(TurnQuestion):
    """K7.1: which card? Where most cards have one place to go, that is asked at once; otherwise afterwards."""

    __slots__ = ("seat",)

    rule = "K7.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: SkybridgeState) -> None:
        if state.tableaus[self.seat].hand:
            state.ask_in_secret(self.seat, self)

    def own_codes(self, state: SkybridgeState, seat: int) -> list[int]:
        tableau = state.tableaus[seat]
        # What all can see decides how it is asked, so that the number of questions tells nothing.
        twice = tableau.legion > 1 or tableau.side == SECRET_OF_GENEORN
        codes: list[int] = []
        must = False
        hand = tableau.hand
        for place in range(len(hand)):
            card = hand[place]
            if card in hand[:place]:
                continue
            ways = _placings(state, seat, card)
            if ways:
                must = must or _without_retreat(ways[0])
                if twice:
                    codes.append(ONLY + card)
                else:
                    codes.extend(ways)
        if not must:
            codes.append(PASS)  # K7.5
        return codes

    def own_answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        if code == PASS:
            return
        if code >= ONLY:
            state.push(PlayInto(seat, state.tableaus[seat].hand.index(code - ONLY)))
        else:
            _play(state, seat, code)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-play")

    def own_option(self, box: Box, code: int) -> Words:
        if code == PASS:
            return leave_out("play")
        return choose_card(box, code - ONLY) if code >= ONLY else _placing_words(box, code)


class PlayInto(SkybridgeStep):
    """K7.1 to K7.3: where does the card at this place of the hand go? Only its owner knows it yet."""

    __slots__ = ("place", "seat")

    rule = "K7.1"

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, state: SkybridgeState) -> None:
        state.ask_in_secret(self.seat, self)

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        return _placings(state, seat, state.tableaus[seat].hand[self.place])

    def answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        _play(state, seat, code)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-slot")

    def option(self, box: Box, code: int) -> Words:
        return _placing_words(box, code)


def _placing_words(box: Box, code: int) -> Words:
    card, slot, area = code // 128, code // 16 % 8, code % 16
    if area:
        return say("choose-retreat", card=box.names[card], slot=slot_name(slot), area=area_name(area))
    return say("choose-slot-for", card=box.names[card], slot=slot_name(slot))


def _play(state: SkybridgeState, seat: int, code: int) -> None:
    """K7.7: retreat, lay the card, and ask what else there is to do."""
    card, slot, area = code // 128, code // 16 % 8, code % 16
    tableau = state.tableaus[seat]
    box = state.box
    if area:
        desert.withdraw_legion(state, seat, "K7.3")
    moves = _moves_of_ghiarhabbat(state, seat, slot, card)
    tableau.hand = without(tableau.hand, card)
    tableau.lay(slot, card)
    secrets.reveal(state, card)
    if state.listening:
        state.tell(say("card-played", seat=seat_words(seat), card=box.names[card], slot=slot_name(slot)), "K7.1")
    instants = box.instants_of[card]
    left = (1 << len(instants)) - 1
    if tableau.side == DAUGHTER:
        left |= 1 << OF_DAUGHTER
    elif tableau.side == MERCHANTS:
        left |= 1 << OF_MERCHANTS
    if left:
        state.push(UseInstants(seat, card, slot, left))
    if tableau.side == DRAKE_MASTER and count_of(box.passives_of[card], DRAKE):
        deities.draw_deity(state, seat, "K17.7")
    if moves:
        state.push(MoveGhiarhabbat(seat, slot))


# ---------------------------------------------------------------------- instant effects

# Beside the card's own instant effects (from bit 0): what the abilities of two sides add.
OF_DAUGHTER: Final = 4
OF_MERCHANTS: Final = 5
DONE: Final = 6


class UseInstants(TurnQuestion):
    """K7.6: what the card and the ability bring, in any order. A code is the number of one of them, or DONE."""

    __slots__ = ("card", "left", "seat", "slot")

    rule = "K7.6"

    def __init__(self, seat: int, card: int, slot: int, left: int) -> None:
        self.seat = seat
        self.card = card
        self.slot = slot
        self.left = left

    def run(self, state: SkybridgeState) -> None:
        if len(self.own_codes(state, self.seat)) > 1 or self._religion_may_help(state):
            ask_in_turn(state, self.seat, self)

    def _religion_may_help(self, state: SkybridgeState) -> bool:
        """Whether a deity card laid by a gift or an exchange would give inspiration a pile to sort (K9.6).

        All that is asked here can be seen by everybody, so the question itself tells nothing.
        """
        if state.turn != self.seat or not state.tableaus[self.seat].deities:
            return False
        if self.left >> OF_DAUGHTER & 1:
            return True
        instants = state.box.instants_of[self.card]
        return any(self.left >> number & 1 and instants[number] == INSPIRATION for number in range(len(instants)))

    def own_codes(self, state: SkybridgeState, seat: int) -> list[int]:
        codes: list[int] = []
        box = state.box
        instants = box.instants_of[self.card]
        for number in range(len(instants)):
            # Of two equal ones, the first is offered first.
            if (
                self.left >> number & 1
                and box.instant_effects[instants[number]].possible(state, seat, 0)
                and not self._twin_before(instants, number)
            ):
                codes.append(self._code(instants[number], number))
        if self.left >> OF_DAUGHTER & 1 and box.instant_effects[INSPIRATION].possible(state, seat, 0):
            codes.append(self._code(INSPIRATION, OF_DAUGHTER))
        if (
            self.left >> OF_MERCHANTS & 1
            and state.tableaus[seat].population
            and box.merchants[self.slot].possible(state, seat, 0)
        ):
            codes.append(self._code(self.slot, OF_MERCHANTS))
        codes.append(DONE)
        return codes

    def _twin_before(self, instants: list[int], number: int) -> bool:
        return any(self.left >> earlier & 1 and instants[earlier] == instants[number] for earlier in range(number))

    def _code(self, what: int, number: int) -> int:
        """The number of an effect, and for its words what it is."""
        return what * 8 + number

    def own_answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        if code == DONE:
            return
        what, number = code // 8, code % 8
        state.push(UseInstants(seat, self.card, self.slot, self.left & ~(1 << number)))
        if number != OF_MERCHANTS:
            state.box.instant_effects[what].apply(state, seat, 0)
            return
        if state.listening:
            state.tell(say("merchant-used", seat=seat_words(seat), slot=slot_name(what)), "K17.10")
        desert.become_rebel(state, seat, seat, "K17.10")
        state.box.merchants[what].apply(state, seat, 0)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-instants", card=box.names[self.card])

    def own_option(self, box: Box, code: int) -> Words:
        if code == DONE:
            return leave_out("instants")
        what, number = code // 8, code % 8
        if number == OF_MERCHANTS:
            effect = box.merchants[what].words()
            return say("choose-merchant", merchant=thing("merchant", str(what + 1), "merchant", effect=effect))
        return say("choose-instant", instant=thing("instant", INSTANT_IDS[what], f"effect-{INSTANT_IDS[what]}"))


# ---------------------------------------------------------------------- Ghiarhabbat


def _moves_of_ghiarhabbat(state: SkybridgeState, seat: int, slot: int, card: int) -> bool:
    """Whether Ghiarhabbat, about to be covered by a card, could move elsewhere first (K17.9, K17.9.1)."""
    tableau = state.tableaus[seat]
    if tableau.side != GARDENS or tableau.top(slot) != GHIARHABBAT:
        return False
    pile = tableau.piles[slot]
    if len(pile) > 1 and feuds(state, seat, pile[-2], card):
        return False
    return len(other_slots(state, seat, slot)) > 0


def other_slots(state: SkybridgeState, seat: int, slot: int) -> list[int]:
    """Where Ghiarhabbat can go from a slot."""
    return [
        other
        for other in range(state.tableaus[seat].slots)
        if other != slot and accepts(state, seat, other, GHIARHABBAT)
    ]


class MoveGhiarhabbat(SkybridgeStep):
    """K17.9: does Ghiarhabbat make way for the card just laid on it? A code is a slot, or the present one to stay."""

    __slots__ = ("seat", "slot")

    rule = "K17.9"

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def run(self, state: SkybridgeState) -> None:
        state.ask(self.seat, self)

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        return [*other_slots(state, seat, self.slot), STAY]

    def answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        if code == STAY:
            return
        tableau = state.tableaus[seat]
        tableau.piles[self.slot] = without(tableau.piles[self.slot], GHIARHABBAT)
        tableau.lay(code, GHIARHABBAT)
        if state.listening:
            state.tell(say("ghiarhabbat-moved", seat=seat_words(seat), slot=slot_name(code)), self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-ghiarhabbat")

    def option(self, box: Box, code: int) -> Words:
        return leave_out("ghiarhabbat") if code == STAY else say("choose-slot", slot=slot_name(code))


STAY: Final = 7
