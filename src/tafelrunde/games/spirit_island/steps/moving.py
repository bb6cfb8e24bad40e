"""Figures that are pushed, gathered or moved, and whoever goes along or drowns (I9.9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tafelrunde.games.spirit_island.box.ids import (
    ALL,
    BUILDINGS,
    DAHAN,
    DAHAN_INSURRECTION,
    DAMAGE_OF_SLOT,
    DEFEND,
    EXPLORER,
    FIGURE,
    FIRST_SLOT,
    GATHERING,
    KIND_OF_SLOT,
    MOVE,
    NOTHING,
    ROW,
    land_at,
    on_map_of,
)
from tafelrunde.games.spirit_island.box.names import a_figure, figure_name, kinds_words, place_name
from tafelrunde.games.spirit_island.steps.effects import AskForEffect
from tafelrunde.games.spirit_island.steps.falling import drown, fell
from tafelrunde.games.spirit_island.steps.step import (
    AskForFigures,
    AskSeatForLand,
    AskYesOrNo,
    IslandQuestion,
)
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


def move(state: SpiritIslandState, origin: int, slot: int, destination: int) -> None:
    """One figure goes from a land to another, damage and all."""
    state.pieces[origin * ROW + slot] -= 1
    if state.listening:
        state.tell(
            say("moved", figure=a_figure(slot), origin=state.name_of(origin), land=state.name_of(destination)),
            "I9.9",
        )
    if KIND_OF_SLOT[slot] == DAHAN:
        state.moved += 1
        state.pushed_into |= 1 << destination
        if state.island.oceans >> destination & 1 and state.saved:
            state.push(SaveDahan(state.user, slot, state.place(origin), state.place(destination)))
            return
    state.pieces[destination * ROW + slot] += 1
    if KIND_OF_SLOT[slot] == DAHAN:
        dahan_came(state, origin, slot, destination)
    elif state.island.oceans >> destination & 1:
        drown(state, destination, slot)


def dahan_came(state: SpiritIslandState, origin: int, slot: int, destination: int) -> None:
    """What follows when a dahan has moved: it may drown or fall, raid, and lead a spirit along."""
    if state.rules.scenario == DAHAN_INSURRECTION:
        raids = state.raids.copy() if state.raids else [0] * len(state.flags)
        # I34.13: one that has not moved yet goes first, as long as there is one.
        raids[origin] = min(raids[origin], state.count(origin, DAHAN))
        raids[destination] += 1
        state.raids = raids
    if state.island.oceans >> destination & 1:
        drown(state, destination, slot)
    elif DAMAGE_OF_SLOT[slot] >= state.health(DAHAN, destination):
        fell(state, destination, slot)
    for seat in range(state.players):
        spirit = state.spirits[seat]
        if state.box.kinds[spirit.kind].goes_with_dahan and spirit.presence[origin] > 0:
            state.push(GoWithDahan(seat, state.place(origin), state.place(destination)))


class GoWithDahan(AskYesOrNo):
    """Presence may go along with a dahan that moved."""

    __slots__ = ("destination", "origin")

    rule = "I24.2"

    def __init__(self, seat: int, origin: int, destination: int) -> None:
        super().__init__(seat)
        self.origin = origin
        self.destination = destination

    def run(self, state: SpiritIslandState) -> None:
        if state.spirits[self.seat].presence[land_at(self.origin)] > 0:
            state.ask(self.seat, self)

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code:
            state.move_presence(seat, land_at(self.origin), land_at(self.destination), self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-go-along", origin=place_name(box, self.origin), land=place_name(box, self.destination))


class SaveDahan(AskSeatForLand):
    """A dahan pushed into the ocean may be put on any coast instead. A code is a place, or NOTHING to let it drown."""

    __slots__ = ("ocean", "origin", "slot")

    rule = "I25.8"

    def __init__(self, seat: int, slot: int, origin: int, ocean: int) -> None:
        super().__init__(seat)
        self.slot = slot
        self.origin = origin
        self.ocean = ocean

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        return state.island.coastal & state.island.all_lands

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        return [*super().legal(state, seat), NOTHING]

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        land = land_at(self.ocean) if code == NOTHING else land_at(code)
        state.pieces[land * ROW + self.slot] += 1
        dahan_came(state, land_at(self.origin), self.slot, land)
        if code != NOTHING:
            state.report("saved", self.rule, land=land, figure=self.slot)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-save-dahan")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-let-drown") if code == NOTHING else super().option(box, code)


class PushFigures(AskForFigures):
    """Which figure is pushed next."""

    __slots__ = ("carries",)

    rule = "I9.9"
    figure = "choose-push"

    def __init__(self, seat: int, place: int, kinds: int, left: int, up_to: bool, carries: int) -> None:
        super().__init__(seat, place, kinds, left, up_to)
        self.carries = carries

    def run(self, state: SpiritIslandState) -> None:
        if state.neighbours(land_at(self.place)):
            super().run(state)

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code == NOTHING:
            return
        if self.left > 1:
            state.push(PushFigures(self.seat, self.place, self.kinds, self.left - 1, self.up_to, self.carries))
        state.push(PushInto(self.seat, self.place, code, self.carries))

    def prompt(self, box: Box, seat: int) -> Words:
        land = place_name(box, self.place)
        if self.left > ALL // 2:
            return say("ask-push-any" if self.up_to else "ask-push-all", land=land)
        return say("ask-push-up-to" if self.up_to else "ask-push", count=self.left, land=land)


class PushInto(AskSeatForLand):
    """Where a figure is pushed. A code is a place."""

    __slots__ = ("carries", "place", "slot")

    rule = "I9.9"

    def __init__(self, seat: int, place: int, slot: int, carries: int) -> None:
        super().__init__(seat)
        self.place = place
        self.slot = slot
        self.carries = carries

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        return state.neighbours(land_at(self.place))

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        origin = land_at(self.place)
        land = land_at(code)
        if self.carries:
            carried = min(self.carries, state.pieces[origin * ROW + DEFEND])
            state.pieces[origin * ROW + DEFEND] -= carried
            state.pieces[land * ROW + DEFEND] += carried
        move(state, origin, self.slot, land)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-push-into", figure=figure_name(self.slot), land=place_name(box, self.place))


class SpreadFigures(AskSeatForLand):
    """Where the next one goes: first to lands that got none yet. A code is a place."""

    __slots__ = ("even", "kinds", "place", "used")

    rule = "I28.12"

    def __init__(self, seat: int, place: int, kinds: int, used: int, even: bool) -> None:
        super().__init__(seat)
        self.place = place
        self.kinds = kinds
        self.used = used
        self.even = even

    def run(self, state: SpiritIslandState) -> None:
        land = land_at(self.place)
        if state.has(land, self.kinds) and state.neighbours(land):
            state.ask(self.seat, self)

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        around = state.neighbours(land_at(self.place))
        unused = around & ~self.used
        return unused if unused else around

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        origin = land_at(self.place)
        used = self.used | 1 << land_at(code)
        if self.even and state.neighbours(origin) & ~used == 0:
            used = 0
        state.push(SpreadFigures(self.seat, self.place, self.kinds, used, self.even))
        move(state, origin, state.slots_in(origin, self.kinds)[0], land_at(code))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-spread-figures", kinds=kinds_words(self.kinds, 1), land=place_name(box, self.place))


class SeekSafety(IslandQuestion):
    """An explorer goes where more towns and cities are. A code is two places, or NOTHING for none."""

    __slots__ = ()

    rule = "I29.1"

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        codes: list[int] = []
        for origin in range(len(state.flags)):
            if state.pieces[origin * ROW] > 0:
                around = state.neighbours(origin)
                buildings = state.count(origin, BUILDINGS)
                for land in range(len(state.flags)):
                    if around >> land & 1 and state.count(land, BUILDINGS) > buildings:
                        codes.append(MOVE.join(state.place(origin), land))
        codes.append(NOTHING)
        return codes

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code != NOTHING:
            move(state, land_at(MOVE.first(code)), FIRST_SLOT[EXPLORER], MOVE.second(code))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-seek-safety")

    def option(self, box: Box, code: int) -> Words:
        if code == NOTHING:
            return say("choose-none")
        origin, land = MOVE.parts(code)
        return say("choose-move", origin=place_name(box, origin), land=place_name(box, on_map_of(origin, land)))


class GatherFigures(IslandQuestion):
    """Which figure comes from where. A code is a place and a slot, or NOTHING to stop."""

    __slots__ = ("kinds", "left", "place", "up_to")

    rule = "I9.9"

    def __init__(self, seat: int, place: int, kinds: int, left: int, up_to: bool) -> None:
        super().__init__(seat)
        self.place = place
        self.kinds = kinds
        self.left = left
        self.up_to = up_to

    def run(self, state: SpiritIslandState) -> None:
        if self.left == 0:
            return
        codes = self.legal(state, self.seat)
        if len(codes) > (1 if self.up_to else 0):
            state.ask(self.seat, self)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        codes: list[int] = []
        around = state.neighbours(land_at(self.place))
        for origin in range(len(state.flags)):
            if around >> origin & 1 and state.has(origin, self.kinds):
                for slot in state.slots_in(origin, self.kinds):
                    codes.append(FIGURE.join(state.place(origin), slot))
        if self.up_to:
            codes.append(NOTHING)
        return codes

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code == NOTHING:
            return
        if self.left > 1:
            state.push(GatherFigures(self.seat, self.place, self.kinds, self.left - 1, self.up_to))
        move(state, land_at(FIGURE.first(code)), FIGURE.second(code), land_at(self.place))

    def prompt(self, box: Box, seat: int) -> Words:
        message = "ask-gather-up-to" if self.up_to else "ask-gather"
        return say(message, count=self.left, land=place_name(box, self.place))

    def option(self, box: Box, code: int) -> Words:
        if code == NOTHING:
            return say("choose-enough")
        return say("choose-gather", figure=figure_name(FIGURE.second(code)), land=place_name(box, FIGURE.first(code)))


class GatherAnywhere(AskForEffect):
    """What is gathered where. A code is a place, the land it comes from and a slot; NOTHING for nothing."""

    __slots__ = ()

    rule = "I29.1"

    def option(self, box: Box, code: int) -> Words:
        if code == NOTHING:
            return say("choose-none")
        place, origin, slot = GATHERING.parts(code)
        return say(
            "choose-move-figure",
            figure=figure_name(slot),
            origin=place_name(box, on_map_of(place, origin)),
            land=place_name(box, place),
        )


class ChooseDestination(AskSeatForLand):
    """Where the dahan go. A code is a place, or NOTHING to leave them."""

    __slots__ = ("count", "defend", "place")

    rule = "I28.25"

    def __init__(self, seat: int, place: int, count: int, defend: int) -> None:
        super().__init__(seat)
        self.place = place
        self.count = count
        self.defend = defend

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        return state.ground()

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        return [*super().legal(state, seat), NOTHING]

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code == NOTHING:
            return
        land = land_at(code)
        state.pieces[land * ROW + DEFEND] += self.defend
        if land != land_at(self.place):
            # At least one of them goes.
            state.push(MoveTogether(seat, self.place, DAHAN, self.count, False, code))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-destination", count=self.count, land=place_name(box, self.place))


class MoveTogether(AskForFigures):
    """Which dahan go, one after another."""

    __slots__ = ("destination",)

    rule = "I28.25"
    figure = "choose-push"

    def __init__(self, seat: int, place: int, kinds: int, left: int, up_to: bool, destination: int) -> None:
        super().__init__(seat, place, kinds, left, up_to)
        self.destination = destination

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code == NOTHING:
            return
        state.push(MoveTogether(self.seat, self.place, self.kinds, self.left - 1, True, self.destination))
        move(state, land_at(self.place), code, land_at(self.destination))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-move-together", count=self.left, land=place_name(box, self.destination))
