"""The dice on the bridge (K13.1), and the one that the chief builder has beside them (K17.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.skybridge.box.ids import CHOICE_FACE, GOOD_IDS, NOTHING
from tafelrunde.games.skybridge.box.names import DIE_NAMES, GOOD_NAMES
from tafelrunde.games.skybridge.steps.step import SkybridgeQuestion
from tafelrunde.games.skybridge.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.box.box import Box
    from tafelrunde.games.skybridge.state.state import SkybridgeState

# The dice.
SKYBRIDGE: Final = 0
UTRENG: Final = 1


def roll_dice(state: SkybridgeState) -> None:
    """The Skybridge die is rolled for the new section."""
    state.sky_face = state.pick_one(state.box.sky_faces)
    state.utreng_on_bridge = False
    if state.listening:
        state.tell(say("die-rolled", die=DIE_NAMES[SKYBRIDGE], good=GOOD_NAMES[state.sky_face]), "K13.1")
    for seat in range(state.players):
        state.ability(seat).section_begins(state, seat)


def roll_utreng(state: SkybridgeState, seat: int) -> None:
    """K17.8: the chief builder rolls his own die, and chooses between the two."""
    face = state.pick_one(state.box.utreng_faces)
    state.spare_ready = True
    state.push(ChooseDie(seat))
    if face == CHOICE_FACE:
        state.utreng_face = NOTHING
        state.push(TurnDie(seat))
        return
    state.utreng_face = face
    if state.listening:
        state.tell(say("die-rolled", die=DIE_NAMES[UTRENG], good=GOOD_NAMES[face]), "K17.8")


class TurnDie(SkybridgeQuestion):
    """K17.8.1: which face is the Utreng die turned to? A code is a good."""

    __slots__ = ()

    rule = "K17.8.1"

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        faces = state.box.utreng_faces
        return [good for good in range(len(GOOD_IDS)) if good in faces]

    def answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        state.utreng_face = code
        self.tell(state, "die-turned", seat=seat, good=GOOD_NAMES[code])

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-turn-die", die=DIE_NAMES[UTRENG])

    def option(self, box: Box, code: int) -> Words:
        return say("choose-good", good=GOOD_NAMES[code])


class ChooseDie(SkybridgeQuestion):
    """K17.8: which die goes on the section? A code is a die; the other one stays with the chief builder."""

    __slots__ = ()

    rule = "K17.8"

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        return (SKYBRIDGE, UTRENG) if state.sky_face != state.utreng_face else (SKYBRIDGE,)

    def answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        state.utreng_on_bridge = code == UTRENG
        section = state.box.sections[state.section].name
        self.tell(state, "die-chosen", seat=seat, die=DIE_NAMES[code], section=section)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-die")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-die", die=DIE_NAMES[code])
