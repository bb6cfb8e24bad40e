"""Keeping cards for later: the hideout (B9.10, B13) and tents (B9.11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tafelrunde.games.battalia.box.ids import (
    CHEST,
    CLASS_OF,
    CLASS_SPECIAL,
    CLASS_TENT,
    FATE_COPY,
    FIRST_SPECIAL,
    PAVILION,
    STARDUST,
    TENT,
    VIRTUAL,
)
from tafelrunde.games.battalia.state.player import Tent
from tafelrunde.games.battalia.state.shared import without
from tafelrunde.games.battalia.steps.rows import kinds_at_hand
from tafelrunde.games.battalia.steps.step import ENOUGH, CardQuestion
from tafelrunde.games.battalia.steps.workbench import specials_of_others
from tafelrunde.games.battalia.words import say
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.box.box import Box
    from tafelrunde.games.battalia.state.player import Player
    from tafelrunde.games.battalia.state.state import BattaliaState


# ---------------------------------------------------------------------- the hideout


def can_hide(state: BattaliaState, seat: int) -> bool:
    """B13.1, B13.4: once a turn, while there is room, with one card for limbo and another to hide."""
    person = state.people[seat]
    if person.hid or len(person.hidden) >= state.box.hidden_cards or len(person.hand) < 2:
        return False
    return person.hand.count(STARDUST) < len(person.hand)


class SendToLimbo(CardQuestion):
    """B9.10: which card leaves the game, so that another can be hidden. A code is a kind."""

    __slots__ = ()

    rule = "B9.10"

    def playable(self, state: BattaliaState, seat: int) -> list[int]:
        # S10.2: stardust can never be got rid of.
        return [kind for kind in sorted(set(state.people[seat].hand)) if kind != STARDUST]

    def play(self, state: BattaliaState, seat: int, code: int) -> None:
        person = state.people[seat]
        person.hid = True
        person.acted = True
        state.put_in_limbo(seat, code, self.rule)
        # S11.2: a chest lets up to three cards be hidden at once.
        most = state.box.chest_hides if code == CHEST else 1
        state.push(Hide(seat, min(most, state.box.hidden_cards - len(person.hidden)), True))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-to-limbo")


class Hide(CardQuestion):
    """B9.10: which card is hidden; after the first one the rest is up to the player. A code is a kind or ENOUGH."""

    __slots__ = ("left", "must")

    rule = "B9.10"

    def __init__(self, seat: int, left: int, must: bool) -> None:
        self.seat = seat
        self.left = left
        self.must = must

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        codes = sorted(set(state.people[seat].hand))
        if not self.must or not codes:
            codes.append(ENOUGH)
        return codes

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        if code == ENOUGH:
            return
        person = state.people[seat]
        # S16.8: what has been seen in the hand is known, even though nobody sees it any more.
        person.expose()
        person.leave_hand(code)
        person.hidden = [*person.hidden, code]
        if state.listening:
            state.tell(say("hid", seat=seat_words(seat)), self.rule)
        if self.left > 1:
            state.push(Hide(seat, self.left - 1, False))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-hide", left=self.left)


def hidden_option(box: Box, kind: int) -> Words:
    """The words for taking a card out of the hideout."""
    return say("choose-hidden", card=box.card_names[kind].about(f"hidden:{box.card_ids[kind]}"))


def unhide(state: BattaliaState, seat: int, kind: int) -> None:
    """B13.3: a hidden card comes back into the hand; nobody sees which."""
    person = state.people[seat]
    person.hidden = without(person.hidden, kind)
    person.take(kind)
    if state.listening:
        state.tell(say("unhid", seat=seat_words(seat)), "B13.3")


# ---------------------------------------------------------------------- tents


def tents_at_hand(state: BattaliaState, seat: int) -> list[int]:
    """The cards that can be put up as a tent, real ones only: a tent stays on the table."""
    pavilions = [FIRST_SPECIAL + PAVILION]
    if PAVILION in specials_of_others(state, seat):
        # S14.3: the fate card is a copy of it.
        pavilions.append(FATE_COPY)
    return [
        code
        for code in kinds_at_hand(state.people[seat])
        if code < VIRTUAL and (CLASS_OF[code] == CLASS_TENT or code in pavilions)
    ]


def storable(person: Player, tent: int) -> list[int]:
    """B12.3: the cards that can be stationed in a tent: no special artefact, and not the tent itself."""
    return [
        kind
        for kind in sorted(set(person.hand))
        if CLASS_OF[kind] != CLASS_SPECIAL and (kind != tent or person.hand.count(kind) > 1)
    ]


def usable_tents(state: BattaliaState, seat: int) -> list[int]:
    """The tents for which there is a card."""
    return [tent for tent in tents_at_hand(state, seat) if storable(state.people[seat], tent)]


class PutUpTent(CardQuestion):
    """B9.11: which tent. A code is a kind."""

    __slots__ = ()

    rule = "B9.11"

    def playable(self, state: BattaliaState, seat: int) -> list[int]:
        return usable_tents(state, seat)

    def play(self, state: BattaliaState, seat: int, code: int) -> None:
        person = state.people[seat]
        person.acted = True
        person.leave_hand(code)
        person.tents = [*person.tents, Tent(code, [], state.day)]
        state.push(Station(seat, stores(state, code), True))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-tent")


def stores(state: BattaliaState, tent: int) -> int:
    """How many cards a tent holds."""
    box = state.box
    if tent in (FIRST_SPECIAL + PAVILION, FATE_COPY):
        return box.special_figure[PAVILION]
    return box.artefact_lit[TENT] if state.lit() == TENT else box.artefact_figure[TENT]


class Station(CardQuestion):
    """B9.11: which card goes into the tent that was put up last. A code is a kind or ENOUGH."""

    __slots__ = ("left", "must")

    rule = "B9.11"

    def __init__(self, seat: int, left: int, must: bool) -> None:
        self.seat = seat
        self.left = left
        self.must = must

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        codes = [kind for kind in sorted(set(state.people[seat].hand)) if CLASS_OF[kind] != CLASS_SPECIAL]
        if not self.must or not codes:
            codes.append(ENOUGH)
        return codes

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        if code == ENOUGH:
            return
        person = state.people[seat]
        person.leave_hand(code)
        person.station(code)
        if state.listening:
            state.tell(say("stationed", seat=seat_words(seat), card=state.box.card_names[code]), self.rule)
        if self.left > 1:
            state.push(Station(seat, self.left - 1, False))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-station", left=self.left)


def fetch(state: BattaliaState, seat: int, number: int) -> None:
    """B11.8: the cards of a tent come into the hand, and the tent has been played."""
    person = state.people[seat]
    tent = person.strike_tent(number)
    person.played.append(tent.kind)
    for kind in tent.cards:
        person.take_openly(kind)
    if state.listening:
        state.tell(say("fetched", seat=seat_words(seat), count=len(tent.cards)), "B11.8")
