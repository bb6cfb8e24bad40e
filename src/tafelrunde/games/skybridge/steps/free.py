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
from tafelrunde.games.skybridge.effects.effect import Effect, PlaceGarrison
from tafelrunde.games.skybridge.steps import building, deities, storage
from tafelrunde.games.skybridge.steps.step import SkybridgeStep
from tafelrunde.games.skybridge.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.box.box import Box
    from tafelrunde.games.skybridge.state.state import SkybridgeState

# Codes of free actions; every question's own codes are smaller.
GIFT: Final = 1 << 20
EXCHANGE: Final = GIFT + 256


class TurnQuestion(SkybridgeStep):
    """A question with free actions beside it. A game's own step gives `own_codes`, `own_answer` and `own_option`."""

    __slots__ = ()

    # Passive gifts matter only where they are needed: knowledge before taking, craft and drakes before building.
    before_taking: ClassVar[bool] = False
    before_building: ClassVar[bool] = False

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
            self._add_free(state, seat, codes)
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
            return say("choose-exchange", exchange=storage.exchange_name(code - EXCHANGE))
        card = code - GIFT
        return say("choose-gift", card=box.names[card], gift=box.gift_words(card))

    def hint(self, state: SkybridgeState, seat: int, code: int) -> Words | None:
        if code < GIFT:
            return self.own_hint(state, seat, code)
        if code >= EXCHANGE or state.box.gift_passives[code - GIFT - FIRST_DEITY]:
            return None
        return effect_hint(state, seat, state.box.gift_effects[code - GIFT - FIRST_DEITY])

    def _add_free(self, state: SkybridgeState, seat: int, codes: list[int]) -> None:
        tableau = state.tableaus[seat]
        for card in tableau.deities:
            if self._gift_matters(state, seat, card):
                codes.append(GIFT + card)
        for number in storage.exchanges(state, seat):
            codes.append(EXCHANGE + number)

    def _gift_matters(self, state: SkybridgeState, seat: int, card: int) -> bool:
        """Whether a gift would do something now (K9.6)."""
        passives = state.box.gift_passives[card - FIRST_DEITY]
        if passives == 0:
            return state.box.gift_effects[card - FIRST_DEITY].possible(state, seat, 0)
        if count_of(passives, KNOWLEDGE):
            return self.before_taking and knowledge_helps(state)
        if not self.before_building or state.section >= SECTIONS:
            return False
        requires = state.box.sections[state.section].requires
        return requires != NOTHING and count_of(passives, requires) > 0 and not building.has_required(state, seat)


def effect_hint(state: SkybridgeState, seat: int, effect: Effect) -> Words | None:
    """The points that a garrison brings; other effects bring none at once."""
    if effect.kind != PlaceGarrison.kind:
        return None
    return say("hint-points", points=state.box.fort_points[state.tableaus[seat].legion])


def knowledge_helps(state: SkybridgeState) -> bool:
    """Whether a central stack with an open card has face-down cards, too."""
    return any(state.shown[stack] != NOTHING and state.cards_left(stack) > 0 for stack in range(NATIONS))
