"""Daily potions (S21.3), and Frosthand, which cancels an opponent's row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.battalia.box.ids import FROSTHAND, NOTHING
from tafelrunde.games.battalia.state.shared import changed
from tafelrunde.games.battalia.steps.step import (
    BattaliaQuestion,
    Deed,
    tell,
)
from tafelrunde.games.battalia.words import say
from tafelrunde.kernel.step import AnyStep
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.box.box import Box
    from tafelrunde.games.battalia.state.state import BattaliaState

NO: Final = 0
YES: Final = 1


def open_potion(state: BattaliaState, seat: int, potion: int) -> None:
    """S21.2: a potion is drunk, and its effect begins at once."""
    state.potion_days = changed(state.potion_days, potion, 1)
    tell(state, "S21.2", "potion-drunk", seat=seat, potion=state.box.potion_names[potion])


def ready(state: BattaliaState, potion: int) -> int:
    """The seat that could use a daily potion now, drinking it first if need be; NOTHING if nobody can."""
    return NOTHING if state.potions_used >> potion & 1 else state.potion_owners[potion]


def use_daily(state: BattaliaState, potion: int) -> None:
    """S21.3: a daily potion is used up for today; one that was still full is drunk for it."""
    if state.potion_days[potion] == 0:
        open_potion(state, state.potion_owners[potion], potion)
    state.potions_used |= 1 << potion


def unless_frozen(state: BattaliaState, seat: int, deed: AnyStep) -> None:
    """A row has been laid: its deed is next, unless an opponent freezes it (S21.5.2)."""
    owner = ready(state, FROSTHAND)
    if owner != NOTHING and not state.allied(owner, seat):
        state.push(Freeze(owner, seat, deed))
    else:
        state.push(deed)


class Freeze(BattaliaQuestion):
    """S21.5.2: the owner of Frosthand may cancel the row that an opponent has just laid."""

    __slots__ = ("deed", "victim")

    rule = "S21.5.2"

    def __init__(self, seat: int, victim: int, deed: AnyStep) -> None:
        self.seat = seat
        self.victim = victim
        self.deed = deed

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return (NO, YES)

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        if code == NO:
            state.push(self.deed)
            return
        use_daily(state, FROSTHAND)
        state.paid = None
        if state.listening:
            self.tell(state, "frozen", seat=seat, victim=seat_words(self.victim), deed=self._deed_words(state.box))

    def _deed_words(self, box: Box) -> Words:
        """What the row was laid for; a hero on the way is no deed."""
        return self.deed.words(box) if isinstance(self.deed, Deed) else say("deed-move")

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-freeze", victim=seat_words(self.victim), deed=self._deed_words(box))

    def option(self, box: Box, code: int) -> Words:
        return say("choose-freeze") if code == YES else say("choose-let-pass")
