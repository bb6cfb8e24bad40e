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
    is_virtual,
)
from tafelrunde.games.battalia.state.player import Tent
from tafelrunde.games.battalia.state.shared import without
from tafelrunde.games.battalia.steps.rows import kinds_at_hand
from tafelrunde.games.battalia.steps.step import (
    ENOUGH,
    CardQuestion,
    MoreCardsQuestion,
    tell,
)
from tafelrunde.games.battalia.steps.workbench import specials_of_others
from tafelrunde.games.battalia.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.box.box import Box
    from tafelrunde.games.battalia.state.player import Player
    from tafelrunde.games.battalia.state.state import BattaliaState


# ---------------------------------------------------------------------- the hideout


def can_hide(state: BattaliaState, seat: int) -> bool:
    """B13.1, B13.4: once a turn, while there is room, with one card for limbo and another to hide."""
    person = state.people[seat]
    price = state.box.hide_limbo
    if person.hid or len(person.hidden) >= state.box.hidden_cards or len(person.hand) < price + 1:
        return False
    # S10.2: stardust can never be got rid of.
    return price == 0 or person.hand.count(STARDUST) < len(person.hand)


def begin_hiding(state: BattaliaState, seat: int) -> None:
    """B9.10: a card has to leave the game first, unless an own copy of the game says that it is free."""
    if state.box.hide_limbo:
        state.push(SendToLimbo(seat))
    else:
        hide_up_to(state, seat, state.box.hide_cards)


def hide_up_to(state: BattaliaState, seat: int, most: int) -> None:
    """B13.1, B13.4: so many cards, as far as there is room; no more in this turn."""
    person = state.people[seat]
    person.hid = True
    person.acted = True
    state.push(Hide(seat, min(most, state.box.hidden_cards - len(person.hidden)), True))


class SendToLimbo(CardQuestion):
    """B9.10: which card leaves the game, so that another can be hidden. A code is a kind."""

    __slots__ = ()

    rule = "B9.10"

    def playable(self, state: BattaliaState, seat: int) -> list[int]:
        # S10.2
        return [kind for kind in sorted(set(state.people[seat].hand)) if kind != STARDUST]

    def play(self, state: BattaliaState, seat: int, code: int) -> None:
        state.put_in_limbo(seat, code, self.rule)
        # S11.2: a chest lets up to three cards be hidden at once.
        hide_up_to(state, seat, state.box.chest_hides if code == CHEST else state.box.hide_cards)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-to-limbo")


class Hide(MoreCardsQuestion):
    """B9.10: which card is hidden; after the first one the rest is up to the player. A code is a kind or ENOUGH."""

    __slots__ = ()

    rule = "B9.10"

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
        self.tell(state, "hid", seat=seat)
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
    tell(state, "B13.3", "unhid", seat=seat)


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
        if not is_virtual(code) and (CLASS_OF[code] == CLASS_TENT or code in pavilions)
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


class Station(MoreCardsQuestion):
    """B9.11: which card goes into the tent that was put up last. A code is a kind or ENOUGH."""

    __slots__ = ()

    rule = "B9.11"

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
        self.tell(state, "stationed", seat=seat, card=state.box.card_names[code])
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
    tell(state, "B11.8", "fetched", seat=seat, count=len(tent.cards))
