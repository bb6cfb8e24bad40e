"""The base of all steps of this game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from tafelrunde.games.spirit_island.box.ids import (
    DAMAGE_OF_SLOT,
    FIGURE_SLOTS,
    KIND_IDS,
    KIND_OF_SLOT,
    NOTHING,
    PLACES,
    ROW,
    land_at,
)
from tafelrunde.games.spirit_island.box.names import element_name, figure_name, land_option
from tafelrunde.games.spirit_island.words import VOICE, say
from tafelrunde.kernel.step import Question, Step
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


class IslandStep(Step["SpiritIslandState", "Box"]):
    """A step of Spirit Island. A *place* is a land together with its map (see SpiritIslandState.place)."""

    __slots__ = ()

    def note(self, state: SpiritIslandState, seat: int, code: int) -> Words | None:
        return note_of_land(state, self.option(state.box, code))


class IslandQuestion(Question["SpiritIslandState", "Box"]):
    """A step that asks one seat."""

    __slots__ = ()

    def note(self, state: SpiritIslandState, seat: int, code: int) -> Words | None:
        return note_of_land(state, self.option(state.box, code))


class AskIfPossible(IslandQuestion):
    """A step that asks one seat, unless there is no answer at all."""

    __slots__ = ()

    def run(self, state: SpiritIslandState) -> None:
        if self.legal(state, self.seat):
            state.ask(self.seat, self)


class AskYesOrNo(IslandQuestion):
    """A step that asks for a yes or a no. A code is 1 for yes."""

    __slots__ = ()

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        return (0, 1)

    def option(self, box: Box, code: int) -> Words:
        return say("choose-yes") if code else say("choose-no")


class AskForCard(IslandQuestion):
    """A step that asks for a power card. A code is a card, or NOTHING for none where that is allowed."""

    __slots__ = ()

    def option(self, box: Box, code: int) -> Words:
        return say("choose-none") if code == NOTHING else say("choose-card", card=box.powers[code].name)


class AskForElement(IslandQuestion):
    """A step that asks for an element. A code is an element."""

    __slots__ = ()

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-element")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-element", element=element_name(code))


class AskForLand(IslandStep):
    """A step that asks for a land. A code is a place, or NOTHING for none where that is allowed."""

    __slots__ = ()

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        """The lands among which a seat may choose."""
        raise NotImplementedError

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        return places_in(state, self.allowed(state, seat))

    def option(self, box: Box, code: int) -> Words:
        return land_option(box, code)


class AskSeatForLand(AskForLand):
    """The same, asked of one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: SpiritIslandState) -> None:
        state.ask(self.seat, self)


class AskHostForLand(AskForLand):
    """The same, asked of the seat that began on a board, if there is any land to choose."""

    __slots__ = ("board",)

    def __init__(self, board: int) -> None:
        self.board = board

    def run(self, state: SpiritIslandState) -> None:
        host = state.host(self.board)
        if self.allowed(state, host):
            state.ask(host, self)


class AskOwnerForLand(AskForLand):
    """The same, asked of the seat that decides about a land (I1.4), if there is any land to choose."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: SpiritIslandState) -> None:
        owner = state.owner(land_at(self.place))
        if self.allowed(state, owner):
            state.ask(owner, self)


class AskForFigure(IslandQuestion):
    """A step that asks for a figure of some kinds in a land. A code is a slot; `figure` is how a choice reads."""

    __slots__ = ("kinds", "place")

    figure: ClassVar[str] = ""

    def __init__(self, seat: int, place: int, kinds: int) -> None:
        super().__init__(seat)
        self.place = place
        self.kinds = kinds

    def run(self, state: SpiritIslandState) -> None:
        if state.has(land_at(self.place), self.kinds):
            state.ask(self.seat, self)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        return state.slots_in(land_at(self.place), self.kinds)

    def option(self, box: Box, code: int) -> Words:
        return say("choose-enough") if code == NOTHING else say(self.figure, figure=figure_name(code))


class AskForFigures(AskForFigure):
    """The same for several figures, one after another. A code is a slot, or NOTHING to stop if there may be fewer."""

    __slots__ = ("left", "up_to")

    def __init__(self, seat: int, place: int, kinds: int, left: int, up_to: bool) -> None:
        super().__init__(seat, place, kinds)
        # How many are still to come, and whether that is only a limit.
        self.left = left
        self.up_to = up_to

    def run(self, state: SpiritIslandState) -> None:
        if self.left > 0 and state.has(land_at(self.place), self.kinds):
            state.ask(self.seat, self)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        codes = state.slots_in(land_at(self.place), self.kinds)
        if self.up_to:
            codes.append(NOTHING)
        return codes


def places_in(state: SpiritIslandState, lands: int) -> list[int]:
    """The places of a set of lands, as codes."""
    base = state.map * PLACES
    found: list[int] = []
    for land in range(len(state.flags)):
        if lands >> land & 1:
            found.append(base + land)
    return found


def note_of_land(state: SpiritIslandState, option: Words) -> Words | None:
    """What is in the land that an answer is about, if it is a single one."""
    refs = option.refs
    lands = [land for land, name in enumerate(state.island.names) if name.ref in refs]
    return standing_in(state, lands[0]) if len(lands) == 1 else None


def standing_in(state: SpiritIslandState, land: int) -> Words | None:
    """The figures and the blight of a land: "2 explorers, 1 city (1 damage)"."""
    parts: list[Words] = []
    for slot in range(FIGURE_SLOTS):
        place = land * ROW + slot
        # Figures in a dream are where they will wake up.
        count = state.pieces[place] + state.dreamt.count(place)
        if count:
            figures, damage = say(f"pieces-{KIND_IDS[KIND_OF_SLOT[slot]]}", count=count), DAMAGE_OF_SLOT[slot]
            parts.append(say("note-damaged", figures=figures, damage=damage) if damage else figures)
    if state.blight_in(land):
        parts.append(say("pieces-blight", count=state.blight_in(land)))
    return VOICE.chain("one-besides-others", parts) if parts else None
