"""The base of all steps of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tafelrunde.games.battalia.box.ids import CENTRE, NEUTRAL, NOTHING, RUINS
from tafelrunde.games.battalia.state.strength import place_strength
from tafelrunde.games.battalia.words import VOICE, say
from tafelrunde.kernel.step import Step
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.box.box import Box
    from tafelrunde.games.battalia.box.costs import Cost
    from tafelrunde.games.battalia.state.state import BattaliaState


class BattaliaStep(Step["BattaliaState", "Box"]):
    """A step of Battalia."""

    __slots__ = ()

    def note(self, state: BattaliaState, seat: int, code: int) -> Words | None:
        """What is on the square that an answer is about."""
        refs = self.option(state.box, code).refs
        for square, name in enumerate(state.box.square_names):
            if name.ref in refs:
                return standing_on(state, square)
        return None


class Question(BattaliaStep):
    """A step that asks its seat. What can be answered is known to everybody."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: BattaliaState) -> None:
        state.ask(self.seat, self)


class SecretQuestion(BattaliaStep):
    """A step that asks its seat about cards that the others cannot see, so it always asks."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: BattaliaState) -> None:
        state.ask_in_secret(self.seat, self)


class Deed(BattaliaStep):
    """What an action row is laid for: it runs once the row is paid and confirmed (B8.1)."""

    __slots__ = ()

    # Its name in the view.
    deed: ClassVar[str] = ""

    def cost(self, state: BattaliaState) -> Cost:
        """What it costs."""
        raise NotImplementedError

    def words(self, box: Box) -> Words:
        """What it will do."""
        raise NotImplementedError


def standing_on(state: BattaliaState, square: int) -> Words | None:
    """What lies on a square and who is there: "City on a bend, Anna, level 2, hero of Ben"."""
    kind, owner = state.kinds[square], state.owners[square]
    if kind == NOTHING:
        return None
    parts = [say("place-neutral") if owner == NEUTRAL and kind != CENTRE else state.box.place_names[kind]]
    if owner >= 0:
        parts.append(say("note-owner", seat=seat_words(owner), level=state.levels[square]))
    elif owner == NEUTRAL or kind == RUINS:
        parts.append(say("note-strength", strength=place_strength(state, square)))
    for seat, person in enumerate(state.people):
        parts += [say("note-hero", seat=seat_words(seat)) for place in person.heroes if place == square]
    if state.metamorpha == square:
        parts.append(say("choose-metamorpha"))
    if state.bilkarr == square:
        parts.append(say("choose-bilkarr"))
    return VOICE.chain("side-by-side", parts)
