"""Gaining special artefacts and fate cards (B14.10, S14), and cards from limbo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.battalia.box.ids import (
    FACTION_OF,
    FATE_COPY,
    FIRST_ARTEFACT,
    FIRST_ROYAL,
    FIRST_SPECIAL,
    QUEEN,
    RANK_OF,
    SPECIALS,
)
from tafelrunde.games.battalia.state.player import GAINED
from tafelrunde.games.battalia.state.shared import without
from tafelrunde.games.battalia.steps.step import (
    BattaliaQuestion,
    BattaliaSecretQuestion,
    BattaliaStep,
    Deed,
    GrantedQuestion,
)
from tafelrunde.games.battalia.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.box.box import Box
    from tafelrunde.games.battalia.box.costs import Cost
    from tafelrunde.games.battalia.state.state import BattaliaState

# The answer of somebody who draws a fate card instead of an open special artefact.
DRAW_FATE: Final = SPECIALS

# The first two fate cards. Whoever draws the third may choose from the rest pile.
COPY: Final = 0
TOP: Final = 1

TAKE: Final = 0
DUST: Final = 1


class ApplySpecial(Deed):
    """B9.12: a special artefact has been played for what it does, and nobody has frozen it (S21.5.2)."""

    __slots__ = ("seat", "special")

    rule = "B9.12"
    deed = "special"

    def __init__(self, seat: int, special: int) -> None:
        self.seat = seat
        self.special = special

    def act(self, state: BattaliaState, price: Words) -> None:
        state.box.specials[self.special].apply(state, self.seat)

    def cost(self, state: BattaliaState) -> Cost:
        return state.box.costs.card

    def words(self, box: Box) -> Words:
        return say("deed-special", card=box.card_names[FIRST_SPECIAL + self.special])


class GainSpecial(BattaliaQuestion):
    """B14.10: an open special artefact, or a fate card instead (S14.2). A code is a special or DRAW_FATE."""

    __slots__ = ("to_hand",)

    rule = "B14.10"

    def __init__(self, seat: int, to_hand: bool) -> None:
        self.seat = seat
        self.to_hand = to_hand

    def run(self, state: BattaliaState) -> None:
        if self.legal(state, self.seat):
            state.ask(self.seat, self)

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        codes = sorted(state.open_specials) if state.may_gain_special(seat) else []
        if state.fate_cards:
            codes.append(DRAW_FATE)
        return codes

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        if code == DRAW_FATE:
            state.push(DrawFate(seat, self.to_hand))
            return
        state.open_specials = without(state.open_specials, code)
        state.gain(seat, FIRST_SPECIAL + code, self.to_hand, self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-special").about("zone:specials")

    def option(self, box: Box, code: int) -> Words:
        if code == DRAW_FATE:
            return say("choose-draw-fate").about("store:fate")
        return say("choose-card", card=box.card_names[FIRST_SPECIAL + code])


class DrawFate(BattaliaStep):
    """S14.2: a random fate card. It stays in the pile unless it is kept: the pile is shuffled anyway (S14.4)."""

    __slots__ = ("seat", "to_hand")

    rule = "S14.2"

    def __init__(self, seat: int, to_hand: bool) -> None:
        self.seat = seat
        self.to_hand = to_hand

    def run(self, state: BattaliaState) -> None:
        if not state.fate_cards:
            return
        card = state.pick_one(state.fate_cards)
        self.tell(state, "fate-drawn", seat=self.seat, fate=state.box.fate_names[card])
        state.push(DecideFate(self.seat, self.to_hand, card))


class DecideFate(BattaliaQuestion):
    """S14.3: a special artefact, or stardust. A code is TAKE or DUST."""

    __slots__ = ("card", "to_hand")

    rule = "S14.3"

    def __init__(self, seat: int, to_hand: bool, card: int) -> None:
        self.seat = seat
        self.to_hand = to_hand
        self.card = card

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        if state.may_gain_special(seat) and (self.card == COPY or state.rest):
            return (TAKE, DUST)
        return (DUST,)

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        if code == DUST:
            state.gain_stardust(seat, state.box.fate[self.card].stardust, self.to_hand, self.rule)
        elif self.card == COPY:
            state.fate_cards = without(state.fate_cards, COPY)
            state.gain(seat, FATE_COPY, self.to_hand, self.rule)
        elif self.card == TOP:
            state.gain_rest(seat, state.pick(state.rest), self.to_hand, self.rule)
        else:
            # Whoever may choose looks through the pile.
            state.rest_seen |= 1 << seat
            state.reveals += 1
            state.push(ChooseRest(seat, self.to_hand))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-fate", fate=box.fate_names[self.card])

    def option(self, box: Box, code: int) -> Words:
        if code == DUST:
            return say("choose-stardust", count=box.fate[self.card].stardust).about("store:stardust")
        words = say(f"choose-fate-{self.card}")
        return words if self.card == COPY else words.about("store:rest")


class ChooseRest(BattaliaSecretQuestion):
    """S14.3: any special artefact of the rest pile. A code is a special."""

    __slots__ = ("to_hand",)

    rule = "S14.3"

    def __init__(self, seat: int, to_hand: bool) -> None:
        self.seat = seat
        self.to_hand = to_hand

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return sorted(state.rest)

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        state.rest.remove(code)
        state.gain_rest(seat, code, self.to_hand, self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-rest").about("zone:rest")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-card", card=box.card_names[FIRST_SPECIAL + code])


def limbo_choices(state: BattaliaState, seat: int) -> list[int]:
    """The kinds in limbo that a seat may fetch: no deposed or foreign royalty, and no second special artefact."""
    found: list[int] = []
    person = state.people[seat]
    for kind in sorted(set(state.limbo)):
        if FIRST_ROYAL <= kind < FIRST_ARTEFACT:
            # S3.4: a deposed one is lost for good, but not one that its owner has put there.
            standing = person.queen if RANK_OF[kind] == QUEEN else person.king
            if FACTION_OF[kind] != person.faction or standing != GAINED:
                continue
        if FIRST_SPECIAL <= kind <= FATE_COPY and not state.may_gain_special(seat):
            continue
        found.append(kind)
    return found


class FetchFromLimbo(GrantedQuestion):
    """S13.7, S5: any card in limbo comes into the hand. A code is a kind."""

    __slots__ = ()

    rule = "S13.7"

    def run(self, state: BattaliaState) -> None:
        if limbo_choices(state, self.seat):
            state.ask(self.seat, self)

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return limbo_choices(state, seat)

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        state.limbo.remove(code)
        state.gain(seat, code, True, self.source)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-limbo").about("zone:limbo")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-card", card=box.card_names[code])
