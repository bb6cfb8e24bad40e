"""Energy, and playing cards (I7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.ids import BLITZ, DAHAN, NOTHING
from tafelrunde.games.spirit_island.state.spirit import without
from tafelrunde.games.spirit_island.steps.elements import gain_energy, tell_energy
from tafelrunde.games.spirit_island.steps.step import AskYesOrNo, IslandQuestion, IslandStep
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


class GainTrackEnergy(IslandStep):
    """I7.1: energy from the track."""

    __slots__ = ("seat",)

    rule = "I7.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: SpiritIslandState) -> None:
        spirit = state.spirits[self.seat]
        gained = state.box.kinds[spirit.kind].energy[spirit.energy_track]
        spirit.energy += gained
        state.count_elements(self.seat)
        if gained and state.listening:
            tell_energy(state, self.seat, gained, say("why-energy-track"), self.rule)


class PlayCards(IslandQuestion):
    """I7.2: power cards are played one by one. A code is a card, or NOTHING for no more."""

    __slots__ = ("discount",)

    rule = "I7.2"

    def __init__(self, seat: int, discount: int) -> None:
        super().__init__(seat)
        # I34.4: what fast cards cost less, so that an answer can say what is really paid.
        self.discount = discount

    def run(self, state: SpiritIslandState) -> None:
        if len(self.legal(state, self.seat)) > 1:
            state.ask(self.seat, self)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        spirit = state.spirits[seat]
        codes: list[int] = []
        if spirit.plays < state.box.kinds[spirit.kind].plays[spirit.cards_track] + spirit.extra_plays:
            for card in spirit.hand:
                if cost_of(state, card) <= spirit.energy:
                    codes.append(card)
        codes.append(NOTHING)
        return codes

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code != NOTHING:
            play_card(state, seat, code, self.rule)
            state.push(self)

    def ends(self, code: int) -> bool:
        return code == NOTHING

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-play")

    def option(self, box: Box, code: int) -> Words:
        if code == NOTHING:
            return say("choose-play-done")
        power = box.powers[code]
        cost = power.cost - self.discount if power.fast else power.cost
        if cost < 0:
            return say("choose-play-gaining", card=power.name, energy=-cost)
        return say("choose-play", card=power.name, cost=cost)


def play_card(state: SpiritIslandState, seat: int, card: int, rule: str) -> None:
    """I7.3, I7.4: a card from the hand is paid for, and its elements come with it."""
    spirit = state.spirits[seat]
    spirit.hand = without(spirit.hand, card)
    spirit.played = [*spirit.played, card]
    spirit.plays += 1
    cost = cost_of(state, card)
    spirit.energy -= cost
    state.count_elements(seat)
    if state.listening:
        name = state.box.powers[card].name
        words = say("card-played", seat=seat_words(seat), card=name, cost=max(cost, 0), gained=max(-cost, 0))
        state.tell(words, rule)


def cost_of(state: SpiritIslandState, card: int) -> int:
    """What playing a card costs; in Blitz a fast one costs less, or even gives energy (I34.4)."""
    power = state.box.powers[card]
    if state.rules.scenario == BLITZ and power.fast:
        return power.cost - state.box.scenarios.blitz_energy
    return power.cost


# One of these for each seat: steps are values, so the same ones serve every game.
PLAY_CARDS: Final = [PlayCards(seat, 0) for seat in range(4)]


def play_cards(state: SpiritIslandState, seat: int) -> PlayCards:
    """The step in which a seat plays its cards."""
    if state.rules.scenario == BLITZ and state.setup.version > 1:
        return PlayCards(seat, state.box.scenarios.blitz_energy)
    return PLAY_CARDS[seat]


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
