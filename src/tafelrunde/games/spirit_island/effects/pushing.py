"""Pushing figures into the lands around."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.ids import BUILDINGS, DEFEND, EXPLORER, FIRST_SLOT, ROW
from tafelrunde.games.spirit_island.effects.amounts import ONCE, per_words, times
from tafelrunde.games.spirit_island.effects.conditions import kinds_words
from tafelrunde.games.spirit_island.effects.effect import Effect
from tafelrunde.games.spirit_island.moves import move
from tafelrunde.games.spirit_island.steps.step import AskForFigures, AskForLand, AskSeat, figure_name, place_name
from tafelrunde.games.spirit_island.words import in_turn, say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


ALL: Final = 99


class Push(Effect):
    """So many figures of some kinds are moved into lands around."""

    __slots__ = ("carries", "count", "kinds", "per", "up_to")

    icon = "push"

    def __init__(self, count: int, kinds: int, per: int = ONCE, up_to: bool = False, carries: int = 0) -> None:
        super().__init__()
        self.count = count
        self.kinds = kinds
        self.per = per
        self.up_to = up_to
        # Defence that each figure takes along.
        self.carries = carries

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        number = self.count * times(state, seat, land, self.per)
        state.push(PushFigures(seat, state.place(land), self.kinds, number, self.up_to, self.carries))

    def words(self) -> Words:
        kinds = kinds_words(self.kinds, self.count)
        if self.carries:
            return say("effect-push-carrying", count=self.count, kinds=kinds, defend=self.carries)
        if self.count == ALL:
            return say("effect-push-any" if self.up_to else "effect-push-all", kinds=kinds)
        if self.per != ONCE:
            message = "effect-push-up-to-per" if self.up_to else "effect-push-per"
            return say(message, count=self.count, kinds=kinds, per=per_words(self.per))
        return say("effect-push-up-to" if self.up_to else "effect-push", count=self.count, kinds=kinds)


class PushFigures(AskForFigures):
    """Which figure is pushed next."""

    __slots__ = ("carries",)

    rule = "I9.9"
    figure = "choose-push"

    def __init__(self, seat: int, place: int, kinds: int, left: int, up_to: bool, carries: int) -> None:
        super().__init__(seat, place, kinds, left, up_to)
        self.carries = carries

    def run(self, state: SpiritIslandState) -> None:
        if state.neighbours(self.place & 63):
            super().run(state)

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code == -1:
            return
        if self.left > 1:
            state.push(PushFigures(self.seat, self.place, self.kinds, self.left - 1, self.up_to, self.carries))
        state.push(PushInto(self.seat, self.place, code, self.carries))

    def prompt(self, box: Box, seat: int) -> Words:
        land = place_name(box, self.place)
        if self.left > ALL // 2:
            return say("ask-push-any" if self.up_to else "ask-push-all", land=land)
        return say("ask-push-up-to" if self.up_to else "ask-push", count=self.left, land=land)


class PushInto(AskForLand):
    """Where a figure is pushed. A code is a place."""

    __slots__ = ("carries", "place", "seat", "slot")

    rule = "I9.9"

    def __init__(self, seat: int, place: int, slot: int, carries: int) -> None:
        self.seat = seat
        self.place = place
        self.slot = slot
        self.carries = carries

    def run(self, state: SpiritIslandState) -> None:
        state.ask(self.seat, self)

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        return state.neighbours(self.place & 63)

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        origin = self.place & 63
        land = code & 63
        if self.carries:
            carried = min(self.carries, state.pieces[origin * ROW + DEFEND])
            state.pieces[origin * ROW + DEFEND] -= carried
            state.pieces[land * ROW + DEFEND] += carried
        move(state, origin, self.slot, land)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-push-into", figure=figure_name(self.slot), land=place_name(box, self.place))


class PushTowards(Effect):
    """One explorer may be pushed into a land with more towns and cities than the one it leaves."""

    __slots__ = ()

    icon = "push"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.push(SeekSafety(seat))

    def words(self) -> Words:
        return say("effect-push-towards")


class SeekSafety(AskSeat):
    """An explorer goes where more towns and cities are. A code is two places, or -1 for none."""

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
                        codes.append(state.place(origin) * 64 + land)
        codes.append(-1)
        return codes

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code != -1:
            move(state, code // 64 & 63, FIRST_SLOT[EXPLORER], code & 63)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-seek-safety")

    def option(self, box: Box, code: int) -> Words:
        if code == -1:
            return say("choose-none")
        origin = code // 64
        land = origin - origin % 64 + code % 64
        return say("choose-move", origin=place_name(box, origin), land=place_name(box, land))


class PushSpread(Effect):
    """All figures of some kinds are pushed, over as many different lands as possible; evenly or not."""

    __slots__ = ("even", "kinds")

    icon = "expand"

    def __init__(self, kinds: int, even: bool = False) -> None:
        super().__init__()
        self.kinds = kinds
        self.even = even

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.push(SpreadFigures(seat, state.place(land), self.kinds, 0, self.even))

    def words(self) -> Words:
        return say("effect-push-spread", kinds=kinds_words(self.kinds, 2))


class SpreadFigures(AskForLand):
    """Where the next one goes: first to lands that got none yet. A code is a place."""

    __slots__ = ("even", "kinds", "place", "seat", "used")

    rule = "I28.12"

    def __init__(self, seat: int, place: int, kinds: int, used: int, even: bool) -> None:
        self.seat = seat
        self.place = place
        self.kinds = kinds
        self.used = used
        self.even = even

    def run(self, state: SpiritIslandState) -> None:
        land = self.place & 63
        if state.has(land, self.kinds) and state.neighbours(land):
            state.ask(self.seat, self)

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        around = state.neighbours(self.place & 63)
        unused = around & ~self.used
        return unused if unused else around

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        origin = self.place & 63
        used = self.used | 1 << (code & 63)
        if self.even and state.neighbours(origin) & ~used == 0:
            used = 0
        state.push(SpreadFigures(self.seat, self.place, self.kinds, used, self.even))
        move(state, origin, state.slots_in(origin, self.kinds)[0], code & 63)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-spread-figures", kinds=kinds_words(self.kinds, 1), land=place_name(box, self.place))


class SavingDahan(Effect):
    """An effect in which dahan that are pushed into an ocean may be put on a coast instead."""

    __slots__ = ("effect",)

    icon = "life-buoy"

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.saved = 1
        self.effect.run(state, seat, land)

    def words(self) -> Words:
        return in_turn([self.effect.words(), say("effect-dahan-may-be-saved")])

    def parts(self) -> list[Effect]:
        return [self.effect]
