"""Figures that are picked to be destroyed, drowned, removed or replaced (I9.5 to I9.7, I9.12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.ids import (
    CITY,
    DAMAGE_OF_SLOT,
    EXPLORER,
    FIRST_SLOT,
    KIND_OF_SLOT,
    NOTHING,
    ROW,
    TOWN,
    land_at,
)
from tafelrunde.games.spirit_island.box.names import a_figure, figure_name, new_figures, place_name
from tafelrunde.games.spirit_island.steps.damage import destroy, destroy_all
from tafelrunde.games.spirit_island.steps.falling import drown, fell
from tafelrunde.games.spirit_island.steps.step import AskForFigure, AskForFigures
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


# What becomes of a figure that an effect picks.
DESTROY: Final = 0
REMOVE: Final = 1
DROWN: Final = 2
FATES: Final = ("destroy", "remove", "drown")


class PickFigures(AskForFigures):
    """Figures are picked one by one, to be destroyed, removed or drowned."""

    __slots__ = ("fate",)

    rule = "I9.12"

    def __init__(self, seat: int, place: int, kinds: int, left: int, up_to: bool, fate: int) -> None:
        super().__init__(seat, place, kinds, left, up_to)
        self.fate = fate

    def run(self, state: SpiritIslandState) -> None:
        if self.up_to or self.fate != DESTROY or not destroy_if_all(state, self.place, self.kinds, self.left):
            super().run(state)

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code == NOTHING:
            return
        if self.left > 1:
            state.push(PickFigures(self.seat, self.place, self.kinds, self.left - 1, self.up_to, self.fate))
        meet(state, land_at(self.place), code, self.fate)

    def prompt(self, box: Box, seat: int) -> Words:
        return say(f"ask-{FATES[self.fate]}", count=self.left, land=place_name(box, self.place))

    def option(self, box: Box, code: int) -> Words:
        return say("choose-enough") if code == NOTHING else say(f"choose-{FATES[self.fate]}", figure=figure_name(code))


def destroy_if_all(state: SpiritIslandState, place: int, kinds: int, number: int) -> bool:
    """Whether so many figures are all there are in a land: then there is nothing to pick, and they are destroyed."""
    land = land_at(place)
    if number < state.count(land, kinds):
        return False
    destroy_all(state, land, kinds)
    return True


def meet(state: SpiritIslandState, land: int, slot: int, fate: int) -> None:
    """What becomes of a figure that was picked."""
    if fate == DESTROY:
        destroy(state, land, slot)
    elif fate == DROWN:
        drown(state, land, slot)
    else:
        remove(state, land, slot)


def remove(state: SpiritIslandState, land: int, slot: int) -> None:
    """A figure goes back to the supply, without fear."""
    state.pieces[land * ROW + slot] -= 1
    state.report("removed", "I9.6", land=land, figure=slot)


class RemoveByWorth(AskForFigure):
    """Invaders are removed as long as their full health is within a limit. A code is a slot, or NOTHING to stop."""

    __slots__ = ("worth",)

    rule = "I9.6"
    figure = "choose-remove"

    def __init__(self, seat: int, place: int, kinds: int, worth: int) -> None:
        super().__init__(seat, place, kinds)
        self.worth = worth

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        land = land_at(self.place)
        codes = [slot for slot in super().legal(state, seat) if state.health(KIND_OF_SLOT[slot], land) <= self.worth]
        codes.append(NOTHING)
        return codes

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code == NOTHING:
            return
        land = land_at(self.place)
        remove(state, land, code)
        left = self.worth - state.health(KIND_OF_SLOT[code], land)
        state.push(RemoveByWorth(self.seat, self.place, self.kinds, left))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-remove-worth", count=self.worth, land=place_name(box, self.place))


class ChooseReplaced(AskForFigure):
    """Which figure is replaced. Without `new` a city becomes a town and a town an explorer."""

    __slots__ = ("new", "number")

    rule = "I9.7"
    figure = "choose-replace"

    def __init__(self, seat: int, place: int, kinds: int, new: int, number: int) -> None:
        super().__init__(seat, place, kinds)
        self.new = new
        self.number = number

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        new = self.new
        if new == 0:
            new = TOWN if KIND_OF_SLOT[code] == CITY else EXPLORER
        replace(state, land_at(self.place), code, new, self.number)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-replace", land=place_name(box, self.place))


def replace(state: SpiritIslandState, land: int, slot: int, new: int, number: int) -> None:
    """A figure gives way to new ones, which take over its damage, the first as much as it can bear."""
    row = land * ROW
    state.pieces[row + slot] -= 1
    damage = DAMAGE_OF_SLOT[slot]
    health = state.health(new, land)
    if state.listening:
        state.tell(
            say("replaced", figure=a_figure(slot), new=new_figures(new, number), land=state.name_of(land)),
            "I9.7",
        )
    for _ in range(number):
        taken = min(damage, health)
        damage -= taken
        if taken == health:
            # I26.3: one that only dreams of it has as much damage as it can live with.
            doomed = FIRST_SLOT[new] + health - 1
            state.pieces[row + doomed] += 1
            if state.setup.version > 1:
                destroy(state, land, doomed)
            else:
                fell(state, land, doomed)
        else:
            state.pieces[row + FIRST_SLOT[new] + taken] += 1
