"""How a game begins: characters, start cards, hands, and the opening card (K2, K3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.skybridge.box.box import Box
from tafelrunde.games.skybridge.box.ids import (
    BRIDGE_CARD,
    CARDS,
    EYE_STAR,
    FIRST_DEITY,
    FIRST_START,
    NATIONS,
    NOTHING,
    OPENING,
    PEOPLE_CARDS,
    SIDES,
    SIDES_EACH,
)
from tafelrunde.games.skybridge.box.names import choose_card
from tafelrunde.games.skybridge.options import SkybridgeOptions
from tafelrunde.games.skybridge.state import secrets
from tafelrunde.games.skybridge.state.state import SkybridgeState
from tafelrunde.games.skybridge.state.tableau import EMPTY, new_tableau, without
from tafelrunde.games.skybridge.steps.acting import PLAY_CARD
from tafelrunde.games.skybridge.steps.rounds import BEGIN_ROUND
from tafelrunde.games.skybridge.steps.step import SkybridgeQuestion, SkybridgeSealed, SkybridgeStep
from tafelrunde.games.skybridge.words import all_of, say
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.words import Words, seat_words

DRAFT_PICKS: Final = 3


def start(setup: Setup, luck: int) -> SkybridgeState:
    """An empty table, with everything about to be laid out."""
    box, options = setup.box, setup.options
    assert isinstance(box, Box)
    assert isinstance(options, SkybridgeOptions)
    state = SkybridgeState(setup, luck, box, options.characters == "dealt", options.hands == "drafted")
    state.tableaus = [new_tableau() for _ in range(setup.players)]
    for tableau in state.tableaus:  # K2.5
        tableau.population = box.opening_population
        tableau.supply = box.population - box.opening_population
    for nation in range(NATIONS):
        state.bags[nation] = list(range(20 * nation, 20 * nation + 20))
    state.bags[EYE_STAR] = list(range(BRIDGE_CARD + 1, PEOPLE_CARDS))
    state.deity_bag = list(range(FIRST_DEITY, CARDS))
    for card in (BRIDGE_CARD, *range(FIRST_START, FIRST_DEITY)):
        state.known[card] = secrets.EVERYBODY
    state.push(CHOOSE_CHARACTERS)
    return state


class ChooseCharacters(SkybridgeStep):
    """K2.4: the first person is drawn by lot; characters are chosen counter-clockwise, or dealt."""

    __slots__ = ()

    rule = "K2.4"

    def run(self, state: SkybridgeState) -> None:
        state.start = int(state.below(state.players))
        state.push(DEAL_HANDS)
        if state.mended:
            state.push(PREPARE)
        if state.dealt:
            for seat in range(state.players):
                take_side(state, seat, state.pick_one(free_sides(state)))
            return
        for distance in range(state.players):
            # The last one pushed is asked first: the person to the right of the first person.
            state.push(ChooseCharacter((state.start + distance) % state.players))


class ChooseCharacter(SkybridgeQuestion):
    """K2.4: which character, and which side? A code is a side."""

    __slots__ = ()

    rule = "K2.4"

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        return free_sides(state)

    def answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        take_side(state, seat, code)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-character")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-side", side=box.sides[code].name)


def free_sides(state: SkybridgeState) -> list[int]:
    """The sides of the characters that nobody has chosen yet."""
    taken = [tableau.side // SIDES_EACH for tableau in state.tableaus if tableau.side != NOTHING]
    return [side for side in range(SIDES) if side // SIDES_EACH not in taken]


def take_side(state: SkybridgeState, seat: int, side: int) -> None:
    """A seat gets a character with its start cards (K2.6)."""
    tableau = state.tableaus[seat]
    tableau.side = side
    box = state.box
    nation = box.sides[side].nation
    if state.listening:
        state.tell(say("character-chosen", seat=seat_words(seat), side=box.sides[side].name), "K2.4")
    ability = state.ability(seat)
    tableau.piles = tableau.piles[: ability.slots]
    for number, card in enumerate(box.start_cards(nation)):
        tableau.lay(ability.start_slot(box, number, card), card)
    ability.chosen(state, seat)


class Prepare(SkybridgeStep):
    """K2.9: what the abilities ask for once all characters are known. In version 1 they asked at once."""

    __slots__ = ()

    rule = "K2.9"

    def run(self, state: SkybridgeState) -> None:
        for seat in range(state.players):
            state.ability(seat).prepare(state, seat)


# ---------------------------------------------------------------------- hands


class DealHands(SkybridgeStep):
    """K2.7, K2.8: the marked cards, or four cards each to draft from. Then the opening cards, clockwise (K3.1)."""

    __slots__ = ()

    rule = "K2.7"

    def run(self, state: SkybridgeState) -> None:
        state.push(BEGIN_ROUND)
        for distance in range(state.players - 1, -1, -1):
            state.push(PLAY_CARD[(state.start + distance) % state.players])
        state.push(BEGIN_OPENING)
        for seat in range(state.players):
            nation = state.box.sides[state.tableaus[seat].side].nation
            if state.drafted:
                self._deal_packet(state, seat, nation)
            else:
                self._take_marked(state, seat, nation)
        if state.drafted:
            state.push(PASS_PACKETS[0])
            state.push(DRAFT)

    def _take_marked(self, state: SkybridgeState, seat: int, nation: int) -> None:
        marked = state.box.starters(nation)
        state.tableaus[seat].hand = marked
        state.bags[nation] = [card for card in state.bags[nation] if card not in marked]
        for card in marked:
            state.known[card] = secrets.EVERYBODY
        if state.listening:
            cards = all_of([say("quoted", card=state.box.names[card]) for card in marked])
            state.tell(say("hand-taken", seat=seat_words(seat), cards=cards), self.rule)

    def _deal_packet(self, state: SkybridgeState, seat: int, nation: int) -> None:
        packet: list[int] = []
        for _ in range(state.box.opening_hand):
            card = secrets.draw_people(state, nation)
            secrets.learn(state, seat, card)
            packet.append(card)
        state.tableaus[seat].packet = packet


class Draft(SkybridgeSealed):
    """K2.8: all keep a card at the same time. A code is a card."""

    __slots__ = ()

    rule = "K2.8"

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        return state.tableaus[seat].packet

    def answered(self, state: SkybridgeState, seat: int) -> None:
        self.tell(state, "card-drafted", seat=seat)

    def reveal(self, state: SkybridgeState, answers: Sequence[int | None]) -> None:
        for seat in range(state.players):
            card = answers[seat]
            assert card is not None
            tableau = state.tableaus[seat]
            tableau.hand = [*tableau.hand, card]
            tableau.packet = without(tableau.packet, card)
            self.tell(state, "card-kept", seats=(seat,), seat=seat, card=state.box.names[card])

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-draft")

    def option(self, box: Box, code: int) -> Words:
        return choose_card(box, code)


class PassPackets(SkybridgeStep):
    """K2.8: the packets go to the left; the last card is kept."""

    __slots__ = ("passed",)

    rule = "K2.8"

    def __init__(self, passed: int) -> None:
        self.passed = passed

    def run(self, state: SkybridgeState) -> None:
        players = state.players
        packets = [tableau.packet for tableau in state.tableaus]
        deck_of = state.box.deck_of
        for seat in range(players):
            left = (seat + 1) % players
            if packets[seat]:
                # Who has seen these cards knows that they are still on this side of the table.
                secrets.widen(state, deck_of[packets[seat][0]], 1 << seat, 1 << left)
        for seat in range(players):
            left = (seat + 1) % players
            for card in packets[seat]:
                secrets.learn(state, left, card)
                secrets.blur(state, card, secrets.EVERYBODY & ~(1 << left), 1 << left)
            state.tableaus[left].packet = packets[seat]
        state.reveals += 1
        if self.passed + 1 < state.box.opening_hand - 1:
            state.push(PASS_PACKETS[self.passed + 1])
            state.push(DRAFT)
            return
        for tableau in state.tableaus:
            tableau.hand = [*tableau.hand, *tableau.packet]
            tableau.packet = EMPTY


class BeginOpening(SkybridgeStep):
    """K3.1: the opening cards are about to be played."""

    __slots__ = ()

    rule = "K3.1"

    def run(self, state: SkybridgeState) -> None:
        state.phase = OPENING


CHOOSE_CHARACTERS: Final = ChooseCharacters()
PREPARE: Final = Prepare()
DEAL_HANDS: Final = DealHands()
DRAFT: Final = Draft()
PASS_PACKETS: Final = [PassPackets(passed) for passed in range(DRAFT_PICKS)]
BEGIN_OPENING: Final = BeginOpening()
