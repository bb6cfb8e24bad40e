"""What is allowed at any time in the own turn, beside every question of it: gifts and exchanges (K9.4, K9.6, K10.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from tafelrunde.games.skybridge.box.ids import (
    FIRST_DEITY,
    KNOWLEDGE,
    NATIONS,
    NOTHING,
    SECTIONS,
    count_of,
)
from tafelrunde.games.skybridge.box.names import EXCHANGE_NAMES
from tafelrunde.games.skybridge.steps import building, deities, storage
from tafelrunde.games.skybridge.steps.step import SkybridgeQuestion
from tafelrunde.games.skybridge.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.box.box import Box
    from tafelrunde.games.skybridge.state.state import SkybridgeState

# Codes of free actions; every question's own codes are smaller.
GIFT: Final = 1 << 20
EXCHANGE: Final = GIFT + 256


class TurnQuestion(SkybridgeQuestion):
    """A question with free actions beside it. Each one adds `own_codes`, `own_answer` and `own_option`."""

    __slots__ = ()

    # Passive gifts matter only where they are needed: knowledge before taking, craft and drakes before building.
    before_taking: ClassVar[bool] = False
    before_building: ClassVar[bool] = False

    def run(self, state: SkybridgeState) -> None:
        # K9.6: with deity cards in the hand nobody must learn from silence what they could do.
        if state.turn == self.seat and state.tableaus[self.seat].deities:
            state.ask_in_secret(self.seat, self)
        else:
            state.ask(self.seat, self)

    def own_codes(self, state: SkybridgeState, seat: int) -> list[int]:
        """The answers to the question itself."""
        raise NotImplementedError

    def own_answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        """Carry out an answer to the question itself."""
        raise NotImplementedError

    def own_option(self, box: Box, code: int) -> Words:
        """An answer to the question itself in words."""
        raise NotImplementedError

    def own_hint(self, state: SkybridgeState, seat: int, code: int) -> Words | None:
        """What an answer to the question itself would bring, in short."""
        return None

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        codes = self.own_codes(state, seat)
        if state.turn == seat:
            self.add_free(state, seat, codes)
        return codes

    def answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        if code < GIFT:
            self.own_answer(state, seat, code)
            return
        state.push(self)
        if code >= EXCHANGE:
            storage.exchange(state, seat, code - EXCHANGE)
        else:
            deities.give_gift(state, seat, code - GIFT)

    def option(self, box: Box, code: int) -> Words:
        if code < GIFT:
            return self.own_option(box, code)
        if code >= EXCHANGE:
            return say("choose-exchange", exchange=EXCHANGE_NAMES[code - EXCHANGE])
        card = code - GIFT
        return say("choose-gift", card=box.names[card], gift=box.gift_words(card))

    def hint(self, state: SkybridgeState, seat: int, code: int) -> Words | None:
        if code < GIFT:
            return self.own_hint(state, seat, code)
        if code >= EXCHANGE:
            return None
        return state.box.gift_effects[code - GIFT - FIRST_DEITY].hint(state, seat)

    def add_free(self, state: SkybridgeState, seat: int, codes: list[int]) -> None:
        """Add what is allowed at any time, as far as it would do something now."""
        tableau = state.tableaus[seat]
        for card in tableau.deities:
            if self._gift_matters(state, seat, card):
                codes.append(GIFT + card)
        self.add_exchanges(state, seat, codes)

    def add_exchanges(self, state: SkybridgeState, seat: int, codes: list[int]) -> None:
        """Add the exchanges (K9.4)."""
        for number in storage.exchanges(state, seat):
            codes.append(EXCHANGE + number)

    def _gift_matters(self, state: SkybridgeState, seat: int, card: int) -> bool:
        """Whether a gift would do something now (K9.6)."""
        passives = state.box.gift_passives[card - FIRST_DEITY]
        if passives == 0:
            return state.box.gift_effects[card - FIRST_DEITY].possible_as_gift(state, seat, card)
        if count_of(passives, KNOWLEDGE):
            return self.before_taking and knowledge_helps(state)
        if not self.before_building or state.section >= SECTIONS:
            return False
        requires = state.box.sections[state.section].requires
        return requires != NOTHING and count_of(passives, requires) > 0 and not building.has_required(state, seat)


def knowledge_helps(state: SkybridgeState) -> bool:
    """Whether a central stack with an open card has face-down cards, too."""
    return any(state.shown[stack] != NOTHING and state.cards_left(stack) > 0 for stack in range(NATIONS))
