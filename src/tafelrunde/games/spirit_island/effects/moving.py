"""Pushing, gathering, moving and replacing figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.effects.amounts import ONCE, per_words, times
from tafelrunde.games.spirit_island.effects.conditions import Condition, kinds_words
from tafelrunde.games.spirit_island.effects.effect import Effect
from tafelrunde.games.spirit_island.figures import (
    BUILDINGS,
    CITY,
    DAHAN,
    DAMAGE_OF_SLOT,
    DEFEND,
    EXPLORER,
    FIRST_SLOT,
    KIND_OF_SLOT,
    ROW,
    TOWN,
)
from tafelrunde.games.spirit_island.harm import fell
from tafelrunde.games.spirit_island.moves import move
from tafelrunde.games.spirit_island.steps.step import AskForLand, IslandStep, figure_name, place_name, places_in
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box import Box
    from tafelrunde.games.spirit_island.state import SpiritIslandState

NOTHING: Final = -1
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


class PushFigures(IslandStep):
    """Which figure is pushed next. A code is a slot, or -1 to stop."""

    __slots__ = ("carries", "kinds", "left", "place", "seat", "up_to")

    rule = "I9.9"

    def __init__(self, seat: int, place: int, kinds: int, left: int, up_to: bool, carries: int) -> None:
        self.seat = seat
        self.place = place
        self.kinds = kinds
        self.left = left
        self.up_to = up_to
        self.carries = carries

    def run(self, state: SpiritIslandState) -> None:
        land = self.place & 63
        if self.left > 0 and state.has(land, self.kinds) and state.neighbours(land):
            state.ask(self.seat, self)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        codes = state.slots_in(self.place & 63, self.kinds)
        if self.up_to:
            codes.append(-1)
        return codes

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

    def option(self, box: Box, code: int) -> Words:
        return say("choose-enough") if code == -1 else say("choose-push", figure=figure_name(code))


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


class SeekSafety(IslandStep):
    """An explorer goes where more towns and cities are. A code is two places, or -1 for none."""

    __slots__ = ("seat",)

    rule = "I29.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: SpiritIslandState) -> None:
        state.ask(self.seat, self)

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


# ---------------------------------------------------------------------- gathering


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


class ChooseDestination(IslandStep):
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

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        codes = places_in(state, state.ground())
        codes.append(-1)
        return codes

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code == -1:
            return
        land = code & 63
        state.pieces[land * ROW + DEFEND] += self.defend
        if land != self.place & 63:
            state.push(MoveTogether(seat, self.place, code, self.count, False))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-destination", count=self.count, land=place_name(box, self.place))

    def option(self, box: Box, code: int) -> Words:
        return say("choose-none") if code == -1 else say("choose-land", land=place_name(box, code))


class MoveTogether(IslandStep):
    """Which dahan go, one after another; at least one. A code is a slot, or -1 for no more."""

    __slots__ = ("destination", "left", "place", "seat", "some")

    rule = "I28.25"

    def __init__(self, seat: int, place: int, destination: int, left: int, some: bool) -> None:
        self.seat = seat
        self.place = place
        self.destination = destination
        self.left = left
        self.some = some

    def run(self, state: SpiritIslandState) -> None:
        if self.left > 0 and state.has(self.place & 63, DAHAN):
            state.ask(self.seat, self)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        codes = state.slots_in(self.place & 63, DAHAN)
        if self.some:
            codes.append(-1)
        return codes

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code == -1:
            return
        state.push(MoveTogether(self.seat, self.place, self.destination, self.left - 1, True))
        move(state, self.place & 63, code, self.destination & 63)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-move-together", count=self.left, land=place_name(box, self.destination))

    def option(self, box: Box, code: int) -> Words:
        return say("choose-enough") if code == -1 else say("choose-push", figure=figure_name(code))


# ---------------------------------------------------------------------- replacing


class Replace(Effect):
    """One figure of a kind gives way to others; they take over its damage."""

    __slots__ = ("kind", "many", "new")

    icon = "cycle"

    def __init__(self, kind: int, new: int, many: int = 1) -> None:
        super().__init__()
        self.kind = kind
        self.new = new
        self.many = many

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.push(ChooseReplaced(seat, state.place(land), self.kind, self.new, self.many))

    def words(self) -> Words:
        return say(
            "effect-replace",
            old=kinds_words(self.kind, 1),
            count=self.many,
            new=kinds_words(self.new, self.many),
        )


class ChooseReplaced(IslandStep):
    """Which figure is replaced. A code is a slot. Without `new` a city becomes a town and a town an explorer."""

    __slots__ = ("kinds", "new", "number", "place", "seat")

    rule = "I9.7"

    def __init__(self, seat: int, place: int, kinds: int, new: int, number: int) -> None:
        self.seat = seat
        self.place = place
        self.kinds = kinds
        self.new = new
        self.number = number

    def run(self, state: SpiritIslandState) -> None:
        if state.has(self.place & 63, self.kinds):
            state.ask(self.seat, self)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        return state.slots_in(self.place & 63, self.kinds)

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        new = self.new
        if new == 0:
            new = TOWN if KIND_OF_SLOT[code] == CITY else EXPLORER
        replace(state, self.place & 63, code, new, self.number)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-replace", land=place_name(box, self.place))

    def option(self, box: Box, code: int) -> Words:
        return say("choose-replace", figure=figure_name(code))


def replace(state: SpiritIslandState, land: int, slot: int, new: int, number: int) -> None:
    """A figure gives way to new ones, which take over its damage, the first as much as it can bear."""
    row = land * ROW
    state.pieces[row + slot] -= 1
    damage = DAMAGE_OF_SLOT[slot]
    health = state.health(new, land)
    if state.listening:
        state.tell(
            say("replaced", figure=figure_name(slot), new=figure_name(FIRST_SLOT[new]), land=state.name_of(land)),
            "I9.7",
        )
    for _ in range(number):
        taken = min(damage, health)
        damage -= taken
        if taken == health:
            state.pieces[row + FIRST_SLOT[new]] += 1
            fell(state, land, FIRST_SLOT[new])
        else:
            state.pieces[row + FIRST_SLOT[new] + taken] += 1


class Downgrade(Effect):
    """A city becomes a town, or a town an explorer."""

    __slots__ = ("kinds",)

    icon = "decapitation"

    def __init__(self, kinds: int) -> None:
        super().__init__()
        self.kinds = kinds

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.push(ChooseReplaced(seat, state.place(land), self.kinds, 0, 1))

    def words(self) -> Words:
        return say("effect-downgrade")


class Add(Effect):
    """Figures come from the supply."""

    __slots__ = ("count", "kind")

    icon = "hut"

    def __init__(self, count: int, kind: int) -> None:
        super().__init__()
        self.count = count
        self.kind = kind

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.put(land, self.kind, self.count)
        if state.listening:
            state.tell(say("put", figure=figure_name(FIRST_SLOT[self.kind]), land=state.name_of(land)), "I9.11")

    def words(self) -> Words:
        return say("effect-add", count=self.count, kinds=kinds_words(self.kind, self.count))


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


class GatherAnywhere(IslandStep):
    """What is gathered where. A code is a place, the land it comes from and a slot; -1 for nothing."""

    __slots__ = ("effect", "seat")

    rule = "I29.1"

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def run(self, state: SpiritIslandState) -> None:
        state.ask(self.seat, self)

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
