"""The second step of a turn: play a people card and use what it brings at once (K7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.skybridge.box.causes import BY_RETREAT
from tafelrunde.games.skybridge.box.ids import JOKER
from tafelrunde.games.skybridge.box.names import SLOT_NAMES, choose_card, leave_out
from tafelrunde.games.skybridge.state import secrets
from tafelrunde.games.skybridge.state.tableau import without
from tafelrunde.games.skybridge.steps import desert
from tafelrunde.games.skybridge.steps.free import TurnQuestion
from tafelrunde.games.skybridge.steps.ghiarhabbat import MoveGhiarhabbat
from tafelrunde.games.skybridge.steps.piles import accepts
from tafelrunde.games.skybridge.steps.step import SkybridgeSecret
from tafelrunde.games.skybridge.words import say
from tafelrunde.kernel.packing import Pair, Triple
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.box.box import Box
    from tafelrunde.games.skybridge.effects.effect import SkybridgeEffect
    from tafelrunde.games.skybridge.state.state import SkybridgeState

# Codes of PlayCard and PlayInto: a card, its slot and the area where the legion retreats to, 0 without retreat (K7.3);
# or only a card (ONLY), or PASS.
PLACING: Final = Triple(8, 16)
ONLY: Final = 1 << 16
PASS: Final = 1 << 17


def _placings(state: SkybridgeState, seat: int, card: int) -> list[int]:
    """Every way to play a card, those without retreat first."""
    tableau = state.tableaus[seat]
    rune = state.box.rune_of[card]
    anywhere = rune == JOKER or state.ability(seat).any_rune
    codes: list[int] = []
    for slot in range(tableau.slots):
        if (anywhere or slot == rune) and accepts(state, seat, slot, card):
            codes.append(PLACING.join(card, slot, 0))
    if tableau.legion > 1:
        # K7.3: a retreat may be what is wanted. In version 1 it had to open another slot.
        mended = state.mended
        for slot in range(tableau.slots):
            if (mended or not (anywhere or slot == rune)) and accepts(state, seat, slot, card):
                codes.append(PLACING.join(card, slot, tableau.legion - 1))
    return codes


class PlayCard(TurnQuestion):
    """K7.1: which card? Where most cards have one place to go, that is asked at once; otherwise afterwards."""

    __slots__ = ()

    rule = "K7.1"

    def run(self, state: SkybridgeState) -> None:
        if state.tableaus[self.seat].hand:
            state.ask_in_secret(self.seat, self)
        else:
            self.tell(state, "nothing-to-play", seat=self.seat)

    def own_codes(self, state: SkybridgeState, seat: int) -> list[int]:
        tableau = state.tableaus[seat]
        # What all can see decides how it is asked, so that the number of questions tells nothing.
        twice = tableau.legion > 1 or state.ability(seat).any_rune
        codes: list[int] = []
        must = False
        hand = tableau.hand
        for place in range(len(hand)):
            card = hand[place]
            if card in hand[:place]:
                continue
            ways = _placings(state, seat, card)
            if ways:
                must = must or PLACING.third(ways[0]) == 0
                if twice:
                    codes.append(ONLY + card)
                else:
                    codes.extend(ways)
        if not must:
            codes.append(PASS)  # K7.5
        return codes

    def own_answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        if code == PASS:
            self.tell(state, "play-skipped", seat=seat)
        elif code >= ONLY:
            state.push(PlayInto(seat, state.tableaus[seat].hand.index(code - ONLY)))
        else:
            _play(state, seat, code)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-play")

    def own_option(self, box: Box, code: int) -> Words:
        if code == PASS:
            return leave_out("play")
        return choose_card(box, code - ONLY) if code >= ONLY else _placing_words(box, code)


class PlayInto(SkybridgeSecret):
    """K7.1 to K7.3: where does the card at this place of the hand go? Only its owner knows it yet."""

    __slots__ = ("place",)

    rule = "K7.1"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        return _placings(state, seat, state.tableaus[seat].hand[self.place])

    def answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        _play(state, seat, code)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-slot")

    def option(self, box: Box, code: int) -> Words:
        return _placing_words(box, code)

    def note(self, state: SkybridgeState, seat: int, code: int) -> Words | None:
        return _placing_note(state.box, code)


def _placing_words(box: Box, code: int) -> Words:
    card, slot, area = PLACING.parts(code)
    if area:
        return say("choose-retreat", card=box.names[card], slot=SLOT_NAMES[slot], area=box.area_names[area])
    return say("choose-slot-for", card=box.names[card], slot=SLOT_NAMES[slot])


def _placing_note(box: Box, code: int) -> Words | None:
    area = PLACING.third(code)
    return say("note-retreat", area=box.area_names[area]) if area else None


def _play(state: SkybridgeState, seat: int, code: int) -> None:
    """K7.7: retreat, lay the card, and ask what else there is to do."""
    card, slot, area = PLACING.parts(code)
    tableau = state.tableaus[seat]
    box = state.box
    if area:
        desert.withdraw_legion(state, seat, "K7.3", BY_RETREAT)
    ability = state.ability(seat)
    makes_way = ability.makes_way(state, seat, slot, card)
    tableau.hand = without(tableau.hand, card)
    tableau.lay(slot, card)
    secrets.reveal(state, card)
    if state.listening:
        state.tell(say("card-played", seat=seat_words(seat), card=box.names[card], slot=SLOT_NAMES[slot]), "K7.1")
    left = (1 << len(box.instants_of[card])) - 1
    if ability.instant(slot) is not None:
        left |= 1 << OF_ABILITY
    if left:
        state.push(UseInstants(seat, card, slot, left))
    ability.played(state, seat, card)
    if makes_way:
        state.push(MoveGhiarhabbat(seat, slot))


# ---------------------------------------------------------------------- instant effects

# Beside the card's own instant effects (from bit 0): what an ability adds.
OF_ABILITY: Final = 4
DONE: Final = 6
# Codes of UseInstants: an instant effect, or the side with the ability, and its number among those left; or DONE.
INSTANT: Final = Pair(8)


class UseInstants(TurnQuestion):
    """K7.6: what the card and the ability bring, in any order."""

    __slots__ = ("card", "left", "slot")

    rule = "K7.6"

    def __init__(self, seat: int, card: int, slot: int, left: int) -> None:
        super().__init__(seat)
        self.card = card
        self.slot = slot
        self.left = left

    def run(self, state: SkybridgeState) -> None:
        if len(self.own_codes(state, self.seat)) > 1 or self._religion_may_help(state):
            super().run(state)

    def _effect(self, box: Box, code: int) -> SkybridgeEffect:
        """The effect that a code stands for."""
        what, number = INSTANT.parts(code)
        if number != OF_ABILITY:
            return box.instant_effects[what]
        effect = box.abilities[what].instant(self.slot)
        assert effect is not None
        return effect

    def _left(self, state: SkybridgeState, seat: int) -> list[int]:
        """What has not been used yet, as codes. Of two equal ones, the first is offered first."""
        instants = state.box.instants_of[self.card]
        codes: list[int] = []
        for number in range(len(instants)):
            if self.left >> number & 1 and not self._twin_before(instants, number):
                codes.append(INSTANT.join(instants[number], number))
        if self.left >> OF_ABILITY & 1:
            codes.append(INSTANT.join(state.tableaus[seat].side, OF_ABILITY))
        return codes

    def _twin_before(self, instants: list[int], number: int) -> bool:
        return any(self.left >> earlier & 1 and instants[earlier] == instants[number] for earlier in range(number))

    def _religion_may_help(self, state: SkybridgeState) -> bool:
        """Whether a deity card laid by a gift or an exchange would give inspiration a pile to sort (K9.6).

        All that is asked here can be seen by everybody, so the question itself tells nothing.
        """
        if state.turn != self.seat or not state.tableaus[self.seat].deities:
            return False
        return any(self._effect(state.box, code).sorts_piles() for code in self._left(state, self.seat))

    def own_codes(self, state: SkybridgeState, seat: int) -> list[int]:
        box = state.box
        codes = [code for code in self._left(state, seat) if self._effect(box, code).possible(state, seat, 0)]
        codes.append(DONE)
        return codes

    def own_answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        if code == DONE:
            return
        state.push(UseInstants(seat, self.card, self.slot, self.left & ~(1 << INSTANT.second(code))))
        self._effect(state.box, code).apply(state, seat, 0, self.card)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-instants", card=box.names[self.card])

    def own_option(self, box: Box, code: int) -> Words:
        if code == DONE:
            return leave_out("instants")
        return self._effect(box, code).instant_words()
