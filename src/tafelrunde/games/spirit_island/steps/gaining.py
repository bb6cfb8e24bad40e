"""Gaining, giving and forgetting power cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.ids import MAJOR, MINOR, NOTHING
from tafelrunde.games.spirit_island.state.spirit import without
from tafelrunde.games.spirit_island.steps.step import AskForCard, AskIfPossible, IslandQuestion
from tafelrunde.games.spirit_island.words import say, thing
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


# In place of a deck: the spirit chooses.
EITHER: Final = 2


class GainCard(IslandQuestion):
    """I10.1: gain a power card. A code is a deck."""

    __slots__ = ("deck",)

    rule = "I10.1"

    def __init__(self, seat: int, deck: int) -> None:
        super().__init__(seat)
        self.deck = deck

    def run(self, state: SpiritIslandState) -> None:
        spirit = state.spirits[self.seat]
        progression = state.box.kinds[spirit.kind].progression
        if state.rules.beginner and spirit.progress < len(progression):
            # I19.2
            card = progression[spirit.progress]
            spirit.progress += 1
            take_card(state, self.seat, card)
        elif self.deck == EITHER:
            codes = self.legal(state, self.seat)
            if codes:
                state.ask(self.seat, self)
        else:
            self.answer(state, self.seat, self.deck)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        codes: list[int] = []
        if state.minor_deck or state.minor_discard:
            codes.append(MINOR)
        if state.major_deck or state.major_discard:
            codes.append(MAJOR)
        return codes

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        spirit = state.spirits[seat]
        drawn: list[int] = []
        for _ in range(state.box.cards_drawn):
            card = draw(state, code)
            if card != NOTHING:
                drawn.append(card)
        drawn.sort()
        spirit.drawn = drawn
        if spirit.drawn:
            state.push(KeepCard(seat, code))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-deck")

    def option(self, box: Box, code: int) -> Words:
        deck = "major" if code == MAJOR else "minor"
        return thing("deck", deck, f"choose-{deck}-deck")


def draw(state: SpiritIslandState, deck: int) -> int:
    """A card from the minor or the major deck; its discard pile is shuffled in when the deck is empty."""
    cards = state.minor_deck if deck == MINOR else state.major_deck
    if not cards:
        cards = state.minor_discard if deck == MINOR else state.major_discard
        if not cards:
            return NOTHING
        if deck == MINOR:
            state.minor_discard = []
        else:
            state.major_discard = []
    left = cards.copy()
    card = state.pick(left)
    if deck == MINOR:
        state.minor_deck = left
    else:
        state.major_deck = left
    return card


def take_card(state: SpiritIslandState, seat: int, card: int) -> None:
    """A card comes into the hand; a major one makes the spirit forget another."""
    state.spirits[seat].hand = [*state.spirits[seat].hand, card]
    state.report("card-gained", "I10.1", seat=seat, card=card)
    if state.box.powers[card].deck == MAJOR:
        state.push(ForgetCard(seat, card))


class KeepCard(AskForCard):
    """One of the cards drawn is kept."""

    __slots__ = ("deck",)

    rule = "I10.1"

    def __init__(self, seat: int, deck: int) -> None:
        super().__init__(seat)
        self.deck = deck

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        return state.spirits[seat].drawn.copy()

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        spirit = state.spirits[seat]
        spirit.drawn = without(spirit.drawn, code)
        discard(state, self.deck, spirit.drawn)
        if state.power != NOTHING:
            state.unkept = spirit.drawn
        spirit.drawn = []
        take_card(state, seat, code)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-keep")


def discard(state: SpiritIslandState, deck: int, cards: list[int]) -> None:
    """Cards go to the discard pile of their deck."""
    if deck == MINOR:
        state.minor_discard = state.minor_discard + cards
    else:
        state.major_discard = state.major_discard + cards


class ForgetCard(AskIfPossible):
    """I10.2: a power card is forgotten, for a new major one or otherwise. A code is a card."""

    __slots__ = ("new",)

    rule = "I10.2"

    def __init__(self, seat: int, new: int) -> None:
        super().__init__(seat)
        # The card that makes it necessary, or NOTHING.
        self.new = new

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        spirit = state.spirits[seat]
        return spirit.hand + spirit.discard + spirit.played

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        forget(state, seat, code)
        if state.listening:
            self._tell(state, seat, code)
        power = state.power
        if self.new != NOTHING and code == power and state.box.powers[power].rewards_forgetting:
            # I26.8
            state.added = self.new + 1

    def _tell(self, state: SpiritIslandState, seat: int, code: int) -> None:
        """Who forgets what, and what for."""
        args: dict[str, Words] = {"seat": seat_words(seat), "card": state.box.powers[code].name}
        if self.new == NOTHING:
            words = say("card-forgotten", why=state.cause(), **args)
        elif self.new == code:
            words = say("new-card-forgotten", **args)
        else:
            words = say("card-forgotten-for", new=state.box.powers[self.new].name, **args)
        state.tell(words, "I10.3")

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-forget")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-forget", card=box.powers[code].name)

    def grave(self, code: int) -> bool:
        return True


def forget(state: SpiritIslandState, seat: int, card: int) -> None:
    """A card is lost for good: to the discard pile of its deck, or out of the game."""
    spirit = state.spirits[seat]
    if card in spirit.hand:
        spirit.hand = without(spirit.hand, card)
    elif card in spirit.discard:
        spirit.discard = without(spirit.discard, card)
    else:
        spirit.played = without(spirit.played, card)
        state.count_elements(seat)  # I10.4
    power = state.box.powers[card]
    if power.deck in (MINOR, MAJOR):
        discard(state, power.deck, [card])
    else:
        spirit.forgotten = [*spirit.forgotten, card]


class TakeUnkeptCard(AskForCard):
    """Which of the cards that were not kept."""

    __slots__ = ()

    rule = "I28.14"

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        return state.unkept.copy()

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        state.unkept = []
        if state.box.powers[code].deck == MINOR:
            state.minor_discard = without(state.minor_discard, code)
        else:
            state.major_discard = without(state.major_discard, code)
        take_card(state, seat, code)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-unkept")


class GiveCard(AskForCard):
    """A card from the hand for another spirit."""

    __slots__ = ("receiver",)

    rule = "I28.14"

    def __init__(self, seat: int, receiver: int) -> None:
        super().__init__(seat)
        self.receiver = receiver

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        return [*state.spirits[seat].hand, NOTHING]

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code == NOTHING:
            return
        state.spirits[seat].hand = without(state.spirits[seat].hand, code)
        state.spirits[self.receiver].hand = [*state.spirits[self.receiver].hand, code]
        if state.listening:
            card = state.box.powers[code].name
            state.tell(say("card-given", seat=seat_words(seat), other=seat_words(self.receiver), card=card), self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-give-card", seat=seat_words(self.receiver))
