"""G15.3: the solo game begins with a choice of Tom's dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.glow.box.box import FIRST_ADVENTURER, Box
from tafelrunde.games.glow.box.ids import PURPLE, YELLOW
from tafelrunde.games.glow.effects.effect import Question
from tafelrunde.games.glow.state.state import GlowState
from tafelrunde.games.glow.state.tom import TOM
from tafelrunde.games.glow.words import say
from tafelrunde.kernel.words import Words, seat_words

TOMS_DICE: Final = 2


class ChooseTomsDie(Question):
    """G15.3: a large die for Tom, of an adventurer who is not led. A code is a die."""

    __slots__ = ()

    rule = "G15.3"

    def legal(self, state: GlowState, seat: int) -> Sequence[int]:
        tom = state.tom
        assert tom is not None
        box = state.box
        taken = [box.dice[die].colour for die in tom.dice]
        codes: list[int] = []
        for adventurer in state.adventurers:
            die = box.adventurer_dice[adventurer - FIRST_ADVENTURER][0]
            colour = box.dice[die].colour
            special = colour in (PURPLE, YELLOW) and (PURPLE in taken or YELLOW in taken)
            if colour not in taken and not special:
                codes.append(die)
        return codes

    def answer(self, state: GlowState, seat: int, code: int) -> None:
        tom = state.tom
        assert tom is not None
        tom.dice.append(code)
        if state.listening:
            state.tell(say("tom-die", seat=seat_words(TOM), die=state.box.dice[code].name), self.rule)
        if len(tom.dice) < TOMS_DICE:
            state.push(self)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-tom-die")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-tom-die", die=box.dice[code].name)


CHOOSE_TOMS_DIE: Final = ChooseTomsDie(0)
