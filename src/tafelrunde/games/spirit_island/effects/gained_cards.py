"""Power cards that spirits gain, give away and take back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.ids import DAHAN, MAJOR, MINOR
from tafelrunde.games.spirit_island.effects.effect import Effect
from tafelrunde.games.spirit_island.effects.energy_and_elements import TARGET, WHO, gain_energy, recipient
from tafelrunde.games.spirit_island.state.spirit import without
from tafelrunde.games.spirit_island.steps.gaining import EITHER, GainCard, take_card
from tafelrunde.games.spirit_island.steps.spirit_phase import cost_of, play_card
from tafelrunde.games.spirit_island.steps.step import AskForCard, AskYesOrNo
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


_DECKS: Final = ("minor", "major", "either")


class GainPowerCard(Effect):
    """A spirit gains a power card."""

    __slots__ = ("deck", "who")

    icon = "card-pickup"

    def __init__(self, deck: int = EITHER, who: int = TARGET) -> None:
        super().__init__()
        self.deck = deck
        self.who = who

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.push(GainCard(recipient(state, seat, self.who), self.deck))

    def words(self) -> Words:
        return say(f"effect-gain-card-{WHO[self.who]}", deck=say(f"deck-{_DECKS[self.deck]}"))


class TakeUnkept(Effect):
    """The user gains one of the cards that were not kept."""

    __slots__ = ()

    icon = "card-pickup"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        if state.unkept:
            state.push(TakeUnkeptCard(seat))

    def words(self) -> Words:
        return say("effect-take-unkept")


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


class ExchangeGifts(Effect):
    """The two spirits may each give the other a card from their hand."""

    __slots__ = ()

    icon = "card-exchange"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        if state.target_spirit != seat:
            state.push(GiveCard(state.target_spirit, seat))
            state.push(GiveCard(seat, state.target_spirit))

    def words(self) -> Words:
        return say("effect-exchange-gifts")


class GiveCard(AskForCard):
    """A card from the hand for another spirit."""

    __slots__ = ("receiver",)

    rule = "I28.14"

    def __init__(self, seat: int, receiver: int) -> None:
        super().__init__(seat)
        self.receiver = receiver

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        return [*state.spirits[seat].hand, -1]

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code == -1:
            return
        state.spirits[seat].hand = without(state.spirits[seat].hand, code)
        state.spirits[self.receiver].hand = [*state.spirits[self.receiver].hand, code]
        if state.listening:
            state.tell(say("card-gained", seat=seat_words(self.receiver), card=state.box.powers[code].name), self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-give-card", seat=seat_words(self.receiver))


class ReclaimAtEnd(Effect):
    """A card in play goes to the hand when the round ends."""

    __slots__ = ("who",)

    icon = "return-arrow"

    def __init__(self, who: int = TARGET) -> None:
        super().__init__()
        self.who = who

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.spirits[recipient(state, seat, self.who)].reclaims += 1

    def words(self) -> Words:
        return say(f"effect-reclaim-{WHO[self.who]}")


class DreamOfMidnight(Effect):
    """A major power; if this card is forgotten for it, energy for the dahan here, and the new power may be played."""

    __slots__ = ()

    icon = "night-sleep"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.added = 0
        state.push(MidnightReward(seat, land))
        state.push(GainCard(seat, MAJOR))

    def words(self) -> Words:
        return say("effect-midnight")


class MidnightReward(AskYesOrNo):
    """I26.8: whether the new power is played at once."""

    __slots__ = ("land",)

    rule = "I26.8"

    def __init__(self, seat: int, land: int) -> None:
        super().__init__(seat)
        self.land = land

    def run(self, state: SpiritIslandState) -> None:
        if state.added == 0:
            return
        gain_energy(state, self.seat, state.count(self.land, DAHAN), self.rule)
        state.ask(self.seat, self)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        spirit = state.spirits[seat]
        card = state.added - 1
        if card in spirit.hand and spirit.energy >= cost_of(state, card):
            return (0, 1)
        return (0,)

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        card = state.added - 1
        state.added = 0
        if code:
            play_card(state, seat, card, self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-play-new")
