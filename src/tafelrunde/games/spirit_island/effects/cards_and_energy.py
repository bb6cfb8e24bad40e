"""Energy, elements, cards, ranges, speed and repeats: what powers do for spirits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.effects.effect import Effect
from tafelrunde.games.spirit_island.elements import ONE, count_of
from tafelrunde.games.spirit_island.figures import DAHAN
from tafelrunde.games.spirit_island.spirit import without
from tafelrunde.games.spirit_island.steps.fear import draw_fear_card
from tafelrunde.games.spirit_island.steps.gaining import EITHER, MAJOR, MINOR, GainCard, take_card
from tafelrunde.games.spirit_island.steps.powers import MUST_PAY, is_repeat, repeat_power
from tafelrunde.games.spirit_island.steps.presence import gain_elements
from tafelrunde.games.spirit_island.steps.spirit_phase import cost_of
from tafelrunde.games.spirit_island.steps.step import IslandStep, element_name
from tafelrunde.games.spirit_island.words import say, thing
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box import Box
    from tafelrunde.games.spirit_island.state import SpiritIslandState

NOTHING: Final = -1

# For whom an effect is.
YOU: Final = 0
TARGET: Final = 1
_WHO: Final = ("you", "target")


def recipient(state: SpiritIslandState, seat: int, who: int) -> int:
    """The seat that an effect is for."""
    return state.target_spirit if who == TARGET else seat


def gain_energy(state: SpiritIslandState, seat: int, amount: int, rule: str) -> None:
    """A spirit gains energy."""
    state.spirits[seat].energy += amount
    if state.listening and amount:
        state.tell(say("energy-gained", seat=seat_words(seat), count=amount), rule)


class GainEnergy(Effect):
    """A spirit gains energy."""

    __slots__ = ("amount", "more", "who")

    icon = "sundial"

    def __init__(self, amount: int, who: int = TARGET, more: bool = False) -> None:
        super().__init__()
        self.amount = amount
        self.who = who
        # Whether it comes on top of energy that the power has given already.
        self.more = more

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        gain_energy(state, recipient(state, seat, self.who), self.amount, "I7.1")

    def words(self) -> Words:
        return say(f"effect-energy-{'more-' if self.more else ''}{_WHO[self.who]}", count=self.amount)


class GainEnergyPerCard(Effect):
    """The target spirit gains energy for each power card it has played this round."""

    __slots__ = ("amount",)

    icon = "sundial"

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        target = state.target_spirit
        gain_energy(state, target, self.amount * state.spirits[target].plays, "I21.4")

    def words(self) -> Words:
        return say("effect-energy-per-card", count=self.amount)


# ---------------------------------------------------------------------- elements


class GainElements(Effect):
    """The target spirit gains different elements of its choice; if it is another one, the user gains the same."""

    __slots__ = ("count",)

    icon = "star-swirl"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.push(ChooseDifferentElements(state.target_spirit, self.count, -1))

    def words(self) -> Words:
        return say("effect-elements", count=self.count)


class ChooseDifferentElements(IslandStep):
    """Elements, each later in their order than the last. A code is an element."""

    __slots__ = ("last", "left", "seat")

    rule = "I28.3"

    def __init__(self, seat: int, left: int, last: int) -> None:
        self.seat = seat
        self.left = left
        self.last = last

    def run(self, state: SpiritIslandState) -> None:
        state.ask(self.seat, self)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        return list(range(self.last + 1, 9 - self.left))

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        gain_elements(state, seat, ONE[code], self.rule)
        if state.user != seat:
            gain_elements(state, state.user, ONE[code], self.rule)
        if self.left > 1:
            state.push(ChooseDifferentElements(seat, self.left - 1, code))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-elements", count=self.left)

    def option(self, box: Box, code: int) -> Words:
        return say("choose-element", element=element_name(code))


class GainKnownElement(Effect):
    """The target spirit gains an element of a kind that it has."""

    __slots__ = ()

    icon = "star-swirl"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        if state.spirits[state.target_spirit].elements:
            state.push(ChooseKnownElement(state.target_spirit))

    def words(self) -> Words:
        return say("effect-known-element")


class ChooseKnownElement(IslandStep):
    """One more of an element. A code is an element."""

    __slots__ = ("seat",)

    rule = "I26.7"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: SpiritIslandState) -> None:
        state.ask(self.seat, self)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        return [element for element in range(8) if count_of(state.spirits[seat].elements, element)]

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        gain_elements(state, seat, ONE[code], self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-element")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-element", element=element_name(code))


# ---------------------------------------------------------------------- cards


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
        return say(f"effect-gain-card-{_WHO[self.who]}", deck=say(f"deck-{_DECKS[self.deck]}"))


_DECKS: Final = ("minor", "major", "either")


class TakeUnkept(Effect):
    """The user gains one of the cards that were not kept."""

    __slots__ = ()

    icon = "card-pickup"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        if state.unkept:
            state.push(TakeUnkeptCard(seat))

    def words(self) -> Words:
        return say("effect-take-unkept")


class TakeUnkeptCard(IslandStep):
    """Which of the cards that were not kept. A code is a card."""

    __slots__ = ("seat",)

    rule = "I28.14"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: SpiritIslandState) -> None:
        state.ask(self.seat, self)

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

    def option(self, box: Box, code: int) -> Words:
        return say("choose-card", card=box.powers[code].name)


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


class GiveCard(IslandStep):
    """A card from the hand for another spirit. A code is a card, or -1 for none."""

    __slots__ = ("receiver", "seat")

    rule = "I28.14"

    def __init__(self, seat: int, receiver: int) -> None:
        self.seat = seat
        self.receiver = receiver

    def run(self, state: SpiritIslandState) -> None:
        state.ask(self.seat, self)

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

    def option(self, box: Box, code: int) -> Words:
        return say("choose-none") if code == -1 else say("choose-card", card=box.powers[code].name)


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
        return say(f"effect-reclaim-{_WHO[self.who]}")


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


class MidnightReward(IslandStep):
    """I26.8: whether the new power is played at once. A code is 1 for yes."""

    __slots__ = ("land", "seat")

    rule = "I26.8"

    def __init__(self, seat: int, land: int) -> None:
        self.seat = seat
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
            spirit = state.spirits[seat]
            spirit.hand = without(spirit.hand, card)
            spirit.played = [*spirit.played, card]
            spirit.plays += 1
            spirit.energy -= cost_of(state, card)
            state.count_elements(seat)
            if state.listening:
                state.tell(say("card-played", seat=seat_words(seat), card=state.box.powers[card].name), self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-play-new")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-yes") if code else say("choose-no")


# ---------------------------------------------------------------------- how powers are used


class ExtendRange(Effect):
    """The target spirit's powers reach farther this round."""

    __slots__ = ("amount",)

    icon = "telescopic-baton"

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.spirits[state.target_spirit].range_bonus += self.amount

    def words(self) -> Words:
        return say("effect-range", count=self.amount)


class SharePresence(Effect):
    """The two spirits may use each other's presence for their powers this round."""

    __slots__ = ()

    icon = "linked-rings"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        target = state.target_spirit
        if target != seat:
            state.spirits[seat].shares_with |= 1 << target
            state.spirits[target].shares_with |= 1 << seat

    def words(self) -> Words:
        return say("effect-share-presence")


class MakeFast(Effect):
    """The target spirit may use slow powers as fast ones this round."""

    __slots__ = ("count",)

    icon = "lightning-trio"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.spirits[state.target_spirit].fast_powers += self.count

    def words(self) -> Words:
        return say("effect-make-fast", count=self.count)


class AllowRepeats(Effect):
    """The target spirit may repeat power cards this round, of a cost at most so high, or paying for them again."""

    __slots__ = ("count", "highest", "pays")

    icon = "cycle"

    def __init__(self, count: int, highest: int, pays: bool) -> None:
        super().__init__()
        self.count = count
        self.highest = highest
        self.pays = pays

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        # I9.16: repeating does not repeat the repeating.
        if is_repeat(state):
            return
        spirit = state.spirits[state.target_spirit]
        repeat = self.highest + (MUST_PAY if self.pays else 0)
        spirit.repeats = spirit.repeats + [repeat] * self.count

    def words(self) -> Words:
        if self.pays:
            return say("effect-repeat-paying", count=self.count)
        return say("effect-repeat-up-to", cost=self.highest)


class RepeatPower(Effect):
    """The power is used once more: the effect given, on a new target or in a land around the first one."""

    __slots__ = ("around", "effect")

    icon = "cycle"

    def __init__(self, effect: Effect, around: bool = False) -> None:
        super().__init__()
        self.effect = effect
        self.around = around

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        repeat_power(state, seat, self.effect.number, self.around)

    def words(self) -> Words:
        return say("effect-repeat-around" if self.around else "effect-repeat")

    def parts(self) -> list[Effect]:
        return [self.effect]


class TurnUpFear(Effect):
    """One face-down fear card is turned face up where it lies."""

    __slots__ = ()

    icon = "eye-target"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        step = ChooseFearCard(seat)
        if step.legal(state, seat):
            state.push(step)

    def words(self) -> Words:
        return say("effect-turn-up-fear")


class ChooseFearCard(IslandStep):
    """Which fear card is turned up. A code is its position from the first card of the game on."""

    __slots__ = ("seat",)

    rule = "I26.7"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: SpiritIslandState) -> None:
        state.ask(self.seat, self)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        known = state.fear_known[::2]
        first = state.fear_taken - state.fear_earned
        return [position for position in range(first, state.fear_taken + state.fear_left) if position not in known]

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        card = draw_fear_card(state)
        state.fear_known = [*state.fear_known, code]
        state.fear_known = [*state.fear_known, card]
        state.reveals += 1
        if state.listening:
            state.tell(say("fear-card-turned-up", card=state.box.fear_cards[card].name, number=code + 1), self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-fear-card")

    def option(self, box: Box, code: int) -> Words:
        return thing("fear-position", str(code), "choose-fear-card", number=code + 1)
