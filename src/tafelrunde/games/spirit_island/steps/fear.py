"""Fear cards: turned up, and resolved in the order in which they were earned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.ids import NOTHING
from tafelrunde.games.spirit_island.steps.ending import SETTLE, begin_action
from tafelrunde.games.spirit_island.steps.step import IslandQuestion, IslandStep
from tafelrunde.games.spirit_island.words import say, thing
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


def reveal_fear_card(state: SpiritIslandState, position: int) -> int:
    """Which card lies at a position of the fear deck: known already, or drawn now."""
    known = state.fear_known
    for index in range(0, len(known), 2):
        if known[index] == position:
            state.fear_known = known[:index] + known[index + 2 :]
            return known[index + 1]
    return draw_fear_card(state)


def draw_fear_card(state: SpiritIslandState) -> int:
    """A fear card that nobody has seen."""
    bag = state.fear_bag.copy()
    card = state.pick(bag)
    state.fear_bag = bag
    return card


class ResolveFear(IslandStep):
    """I16.3: the next earned fear card, until none is left."""

    __slots__ = ()

    rule = "I16.3"

    def run(self, state: SpiritIslandState) -> None:
        if state.fear_earned == 0:
            return
        card = reveal_fear_card(state, state.fear_taken - state.fear_earned)
        state.fear_earned -= 1
        state.fear_discard = [*state.fear_discard, card]
        state.resolved_fear = True
        state.reveals += 1
        fear = state.box.fear_cards[card]
        level = min(state.terror, 3)
        if state.listening:
            effect = fear.levels[level - 1].words()
            self.tell(state, "fear-card-resolved", card=fear.name, level=level, effect=effect)
        state.push(self)
        state.push(SETTLE)
        begin_action(state)
        fear.levels[level - 1].run(state, 0, NOTHING)


RESOLVE_FEAR: Final = ResolveFear()


class ChooseFearCard(IslandQuestion):
    """Which fear card is turned up. A code is its position from the first card of the game on."""

    __slots__ = ()

    rule = "I26.7"

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        known = state.fear_known[::2]
        first = state.fear_taken - state.fear_earned
        return [position for position in range(first, state.fear_taken + state.fear_left) if position not in known]

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        card = draw_fear_card(state)
        state.fear_known = [*state.fear_known, code, card]
        state.reveals += 1
        self.tell(state, "fear-card-turned-up", card=state.box.fear_cards[card].name, number=code + 1)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-fear-card")

    def option(self, box: Box, code: int) -> Words:
        return thing("fear-position", str(code), "choose-fear-card", number=code + 1)
