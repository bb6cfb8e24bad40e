"""Gathering figures from the lands around, and moving them over any distance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tafelrunde.games.spirit_island.box.ids import DAHAN, DEFEND, ROW
from tafelrunde.games.spirit_island.effects.amounts import ONCE, per_words, times
from tafelrunde.games.spirit_island.effects.conditions import kinds_words
from tafelrunde.games.spirit_island.effects.effect import Effect
from tafelrunde.games.spirit_island.moves import move
from tafelrunde.games.spirit_island.steps.step import (
    AskForFigures,
    AskForLand,
    AskSeat,
    IslandStep,
    figure_name,
    place_name,
)
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.effects.conditions import Condition
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


class Gather(Effect):
    """So many figures of some kinds are moved in from lands around."""

    __slots__ = ("count", "kinds", "more", "per", "up_to")

    icon = "contract"

    def __init__(self, count: int, kinds: int, per: int = ONCE, up_to: bool = False, more: bool = False) -> None:
        super().__init__()
        self.count = count
        self.kinds = kinds
        self.per = per
        self.up_to = up_to
        # Whether it comes on top of figures that the power has gathered already.
        self.more = more

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        number = self.count * times(state, seat, land, self.per)
        state.push(GatherFigures(seat, state.place(land), self.kinds, number, self.up_to))

    def words(self) -> Words:
        kinds = kinds_words(self.kinds, self.count)
        if self.per != ONCE:
            return say("effect-gather-up-to-per", count=self.count, kinds=kinds, per=per_words(self.per))
        if self.more:
            return say("effect-gather-up-to-more", count=self.count, kinds=kinds)
        return say("effect-gather-up-to" if self.up_to else "effect-gather", count=self.count, kinds=kinds)


class GatherFigures(IslandStep):
    """Which figure comes from where. A code is a place and a slot, or -1 to stop."""

    __slots__ = ("kinds", "left", "place", "seat", "up_to")

    rule = "I9.9"

    def __init__(self, seat: int, place: int, kinds: int, left: int, up_to: bool) -> None:
        self.seat = seat
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
        around = state.neighbours(self.place & 63)
        base = state.map * 64
        for origin in range(len(state.flags)):
            if around >> origin & 1 and state.has(origin, self.kinds):
                for slot in state.slots_in(origin, self.kinds):
                    codes.append((base + origin) * 32 + slot)
        if self.up_to:
            codes.append(-1)
        return codes

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code == -1:
            return
        if self.left > 1:
            state.push(GatherFigures(self.seat, self.place, self.kinds, self.left - 1, self.up_to))
        move(state, code // 32 & 63, code % 32, self.place & 63)

    def prompt(self, box: Box, seat: int) -> Words:
        message = "ask-gather-up-to" if self.up_to else "ask-gather"
        return say(message, count=self.left, land=place_name(box, self.place))

    def option(self, box: Box, code: int) -> Words:
        if code == -1:
            return say("choose-enough")
        return say("choose-gather", figure=figure_name(code % 32), land=place_name(box, code // 32))


class GatherInto(Effect):
    """A figure of some kind may be gathered into a land of one's choice that fits a condition."""

    __slots__ = ("condition", "kinds")

    icon = "contract"

    def __init__(self, kinds: int, condition: Condition) -> None:
        super().__init__()
        self.kinds = kinds
        self.condition = condition

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.push(GatherAnywhere(seat, self.number))

    def words(self) -> Words:
        return say("effect-gather-into", kinds=kinds_words(self.kinds, 1), lands=self.condition.lands())


class GatherAnywhere(AskSeat):
    """What is gathered where. A code is a place, the land it comes from and a slot; -1 for nothing."""

    __slots__ = ("effect",)

    rule = "I29.1"

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        effect = state.box.effects[self.effect]
        assert isinstance(effect, GatherInto)
        codes: list[int] = []
        for land in range(len(state.flags)):
            if state.island.all_lands >> land & 1 and effect.condition.holds(state, seat, land):
                around = state.neighbours(land)
                for origin in range(len(state.flags)):
                    if around >> origin & 1:
                        for slot in state.slots_in(origin, effect.kinds):
                            codes.append((state.place(land) * 64 + origin) * 32 + slot)
        codes.append(-1)
        return codes

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code != -1:
            move(state, code // 32 & 63, code % 32, code // 2048 & 63)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-gather-anywhere")

    def option(self, box: Box, code: int) -> Words:
        if code == -1:
            return say("choose-none")
        place = code // 2048
        origin = place - place % 64 + code // 32 % 64
        return say(
            "choose-move-figure",
            figure=figure_name(code % 32),
            origin=place_name(box, origin),
            land=place_name(box, place),
        )


# ---------------------------------------------------------------------- any distance


class MoveAnywhere(Effect):
    """Up to so many dahan go together to one land at any distance, which is defended if any came."""

    __slots__ = ("count", "defend")

    icon = "feathered-wing"

    def __init__(self, count: int, defend: int) -> None:
        super().__init__()
        self.count = count
        self.defend = defend

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        if state.has(land, DAHAN):
            state.push(ChooseDestination(seat, state.place(land), self.count, self.defend))

    def words(self) -> Words:
        return say("effect-move-anywhere", count=self.count, defend=self.defend)


class ChooseDestination(AskForLand):
    """Where the dahan go. A code is a place, or -1 to leave them."""

    __slots__ = ("count", "defend", "place", "seat")

    rule = "I28.25"

    def __init__(self, seat: int, place: int, count: int, defend: int) -> None:
        self.seat = seat
        self.place = place
        self.count = count
        self.defend = defend

    def run(self, state: SpiritIslandState) -> None:
        state.ask(self.seat, self)

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        return state.ground()

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        return [*super().legal(state, seat), -1]

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code == -1:
            return
        land = code & 63
        state.pieces[land * ROW + DEFEND] += self.defend
        if land != self.place & 63:
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
        if code == -1:
            return
        state.push(MoveTogether(self.seat, self.place, self.kinds, self.left - 1, True, self.destination))
        move(state, self.place & 63, code, self.destination & 63)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-move-together", count=self.left, land=place_name(box, self.destination))
