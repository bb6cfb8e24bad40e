"""The first step of a turn: take a card (K6.1 to K6.5, K17.1, K17.2, K17.5), then a bonus (K6.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.skybridge.box.causes import BY_BONUS
from tafelrunde.games.skybridge.box.ids import (
    BONUS_IDS,
    DEITY_BONUS,
    KNOWLEDGE,
    NATIONS,
    NOTHING,
    STACKS,
    count_of,
)
from tafelrunde.games.skybridge.box.names import STACK_NAMES, amount_of, choose_card, leave_out
from tafelrunde.games.skybridge.state import secrets
from tafelrunde.games.skybridge.state.tableau import EMPTY, without
from tafelrunde.games.skybridge.steps import deities, storage
from tafelrunde.games.skybridge.steps.free import TurnQuestion
from tafelrunde.games.skybridge.steps.step import SkybridgeQuestion
from tafelrunde.games.skybridge.words import say, thing
from tafelrunde.kernel.packing import Pair
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.box.box import Box
    from tafelrunde.games.skybridge.state.state import SkybridgeState

# Codes of TakeCard: a card and its stack; LOOK and a stack; TAKE_NOTHING, if there is nothing to take.
FROM_STACK: Final = Pair(16)
LOOK: Final = 4096
TAKE_NOTHING: Final = LOOK - 1
# The code that keeps nothing, or takes no bonus.
NONE: Final = 255


class TakeCard(TurnQuestion):
    """K6.1: which open card? Hamises may look at a face-down stack first, once (K17.5)."""

    __slots__ = ("looked",)

    rule = "K6.1"
    before_taking = True

    def __init__(self, seat: int, looked: bool) -> None:
        super().__init__(seat)
        self.looked = looked

    def run(self, state: SkybridgeState) -> None:
        if self.own_codes(state, self.seat):
            super().run(state)
        else:
            self.tell(state, "nothing-to-take", seat=self.seat)

    def own_codes(self, state: SkybridgeState, seat: int) -> list[int]:
        codes: list[int] = []
        barred = False
        for stack in range(STACKS):
            card = state.shown[stack]
            if card != NOTHING:
                if state.crown != stack or _may_take_crowned(state, seat):
                    codes.append(FROM_STACK.join(card, stack))
                else:
                    barred = True
        must = len(codes) > 0
        if not self.looked:
            for stack in state.ability(seat).stacks_to_see(state):
                codes.append(LOOK + stack)
        # A gift may still bring the figure that the Crown of Pain demands.
        if not must and (codes or barred):
            codes.append(TAKE_NOTHING)
        return codes

    def own_answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        if code >= LOOK:
            _look(state, seat, code - LOOK)
        elif code == TAKE_NOTHING:
            self.tell(state, "take-skipped", seat=seat)
        else:
            _take(state, seat, FROM_STACK.second(code))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-take")

    def own_option(self, box: Box, code: int) -> Words:
        if code >= LOOK:
            return say("choose-look", stack=STACK_NAMES[code - LOOK])
        if code == TAKE_NOTHING:
            return leave_out("take")
        card, stack = FROM_STACK.parts(code)
        return say("choose-take", card=box.names[card], stack=STACK_NAMES[stack])


def _may_take_crowned(state: SkybridgeState, seat: int) -> bool:
    """Whether what the crown demands of others can be given (K17.2)."""
    owner = state.crown_owner
    return owner == seat or state.ability(owner).lets_take(state, seat)


def _take(state: SkybridgeState, seat: int, stack: int) -> None:
    """The open card of a stack comes into the hand, or one drawn with knowledge in its place."""
    card = state.shown[stack]
    state.shown[stack] = NOTHING
    state.push(TakeBonus(seat, stack))
    if state.crown == stack:
        _lift_crown(state, seat, stack)
    tableau = state.tableaus[seat]
    extra = 0
    if stack < NATIONS:
        extra = min(count_of(state.visible(seat), KNOWLEDGE), state.cards_left(stack))  # K6.4
    if extra == 0:
        tableau.hand = [*tableau.hand, card]
        if state.listening:
            state.tell(
                say("card-taken", seat=seat_words(seat), card=state.box.names[card], stack=STACK_NAMES[stack]), "K6.1"
            )
        return
    tableau.drawn = secrets.draw_with_knowledge(state, seat, stack, card, extra)
    if state.listening:
        name = state.box.names[card]
        state.tell(say("cards-drawn", seat=seat_words(seat), card=name, stack=STACK_NAMES[stack], count=extra), "K6.3")
        for seen in tableau.drawn[1:]:
            state.tell(say("card-seen", seat=seat_words(seat), card=state.box.names[seen]), "K6.3", (seat,))
    state.push(KeepCard(seat, stack))


def _lift_crown(state: SkybridgeState, seat: int, stack: int) -> None:
    """The card under the crown is taken: what Guinn gets for it, and the crown goes back (K17.1, K17.2)."""
    owner = state.crown_owner
    state.crown = NOTHING
    if state.listening:
        state.tell(say("crown-returned", seat=seat_words(owner)), "K17.1")
    if owner != seat:
        state.ability(owner).crown_lifted(state, owner, seat, stack)


class KeepCard(SkybridgeQuestion):
    """K6.3: which of the drawn cards is kept? A code is a card."""

    __slots__ = ("stack",)

    rule = "K6.3"

    def __init__(self, seat: int, stack: int) -> None:
        super().__init__(seat)
        self.stack = stack

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        return state.tableaus[seat].drawn

    def answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        tableau = state.tableaus[seat]
        tableau.hand = [*tableau.hand, code]
        tableau.drawn = without(tableau.drawn, code)
        if state.listening:
            state.tell(say("card-kept-hidden", seat=seat_words(seat), stack=STACK_NAMES[self.stack]), self.rule)
            state.tell(say("card-kept", seat=seat_words(seat), card=state.box.names[code]), self.rule, (seat,))
        state.push(PutBack(seat, self.stack))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-keep")

    def option(self, box: Box, code: int) -> Words:
        return choose_card(box, code)


class PutBack(SkybridgeQuestion):
    """K6.3: which card goes back next? The last one lies on top. A code is a card."""

    __slots__ = ("stack",)

    rule = "K6.3"

    def __init__(self, seat: int, stack: int) -> None:
        super().__init__(seat)
        self.stack = stack

    def run(self, state: SkybridgeState) -> None:
        if state.tableaus[self.seat].drawn:
            state.ask(self.seat, self)

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        return state.tableaus[seat].drawn

    def answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        tableau = state.tableaus[seat]
        tableau.drawn = without(tableau.drawn, code)
        state.tops[self.stack] = [*state.tops[self.stack], code]
        self.tell(state, "card-put-back", seat=seat, stack=STACK_NAMES[self.stack])
        state.push(self)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-put-back")

    def option(self, box: Box, code: int) -> Words:
        return choose_card(box, code)


# ---------------------------------------------------------------------- visions


def _look(state: SkybridgeState, seat: int, stack: int) -> None:
    """Hamises looks at the top card of a stack (K17.5)."""
    card = secrets.look_at_top(state, seat, stack)
    state.tableaus[seat].drawn = [card]
    if state.listening:
        state.tell(say("looked", seat=seat_words(seat), stack=STACK_NAMES[stack]), "K17.5")
        state.tell(say("card-seen", seat=seat_words(seat), card=state.box.names[card]), "K17.5", (seat,))
    state.push(KeepSeen(seat, stack))


class KeepSeen(SkybridgeQuestion):
    """K17.5: is the card kept? A code is the card, or NONE."""

    __slots__ = ("stack",)

    rule = "K17.5"

    def __init__(self, seat: int, stack: int) -> None:
        super().__init__(seat)
        self.stack = stack

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        return [state.tableaus[seat].drawn[0], NONE]

    def answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        tableau = state.tableaus[seat]
        card = tableau.drawn[0]
        tableau.drawn = EMPTY
        if code == NONE:
            state.tops[self.stack] = [*state.tops[self.stack], card]
            state.push(TakeCard(seat, True))
            self.tell(state, "card-put-back", seat=seat, stack=STACK_NAMES[self.stack])
            return
        tableau.hand = [*tableau.hand, card]
        secrets.looked_and_took(state, seat, self.stack)
        state.push(TakeBonus(seat, self.stack))
        self.tell(state, "card-kept-hidden", seat=seat, stack=STACK_NAMES[self.stack])

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-seen")

    def option(self, box: Box, code: int) -> Words:
        return leave_out("seen") if code == NONE else choose_card(box, code)


# ---------------------------------------------------------------------- the bonus


class TakeBonus(TurnQuestion):
    """K6.6: which bonus of the stack? Guinn may be asked outside her turn (K17.1). A code is a bonus."""

    __slots__ = ("stack",)

    rule = "K6.6"

    def __init__(self, seat: int, stack: int) -> None:
        super().__init__(seat)
        self.stack = stack

    def own_codes(self, state: SkybridgeState, seat: int) -> list[int]:
        codes: list[int] = []
        for bonus in state.box.bonuses[self.stack]:
            if bonus == DEITY_BONUS:
                if state.deities_left():
                    codes.append(bonus)
            elif storage.can_gain(state, seat, bonus):
                codes.append(bonus)
        if not codes:
            codes.append(NONE)
        return codes

    def own_answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        if code == NONE:
            self.tell(state, "bonus-skipped", seat=seat, stack=STACK_NAMES[self.stack])
        elif code == DEITY_BONUS:
            deities.draw_deity(state, seat, self.rule, BY_BONUS + self.stack)
        else:
            storage.gain(state, seat, code, 1, self.rule, BY_BONUS + self.stack)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-bonus", stack=STACK_NAMES[self.stack])

    def own_option(self, box: Box, code: int) -> Words:
        if code == NONE:
            return leave_out("bonus")
        if code == DEITY_BONUS:
            return say("choose-bonus", bonus=thing("bonus", BONUS_IDS[code], "effect-deity"))
        return say("choose-bonus", bonus=amount_of(code, 1))
