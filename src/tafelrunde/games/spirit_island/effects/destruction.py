"""Figures that are destroyed, drowned or removed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.ids import CITY, EXPLORER, FIRST_SLOT, INVADERS, KIND_OF_SLOT, ROW, TOWN
from tafelrunde.games.spirit_island.effects.amounts import ONCE, per_words, times
from tafelrunde.games.spirit_island.effects.conditions import kinds_words
from tafelrunde.games.spirit_island.effects.effect import Effect
from tafelrunde.games.spirit_island.harm import destroy, destroy_all, drown
from tafelrunde.games.spirit_island.steps.step import AskForFigure, AskForFigures, figure_name, place_name
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


# What becomes of a figure that an effect picks.
DESTROY: Final = 0
REMOVE: Final = 1
DROWN: Final = 2
_FATES: Final = ("destroy", "remove", "drown")


class PickFigures(AskForFigures):
    """Figures are picked one by one, to be destroyed, removed or drowned."""

    __slots__ = ("fate",)

    rule = "I9.12"

    def __init__(self, seat: int, place: int, kinds: int, left: int, up_to: bool, fate: int) -> None:
        super().__init__(seat, place, kinds, left, up_to)
        self.fate = fate

    def run(self, state: SpiritIslandState) -> None:
        land = self.place & 63
        if not self.up_to and self.left >= state.count(land, self.kinds) and self.fate == DESTROY:
            destroy_all(state, land, self.kinds)
        else:
            super().run(state)

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code == -1:
            return
        if self.left > 1:
            state.push(PickFigures(self.seat, self.place, self.kinds, self.left - 1, self.up_to, self.fate))
        land = self.place & 63
        if self.fate == DESTROY:
            destroy(state, land, code)
        elif self.fate == DROWN:
            drown(state, land, code)
        else:
            remove(state, land, code)

    def prompt(self, box: Box, seat: int) -> Words:
        return say(f"ask-{_FATES[self.fate]}", count=self.left, land=place_name(box, self.place))

    def option(self, box: Box, code: int) -> Words:
        return say("choose-enough") if code == -1 else say(f"choose-{_FATES[self.fate]}", figure=figure_name(code))


def remove(state: SpiritIslandState, land: int, slot: int) -> None:
    """A figure goes back to the supply, without fear."""
    state.pieces[land * ROW + slot] -= 1
    if state.listening:
        state.tell(say("removed", figure=figure_name(slot), land=state.name_of(land)), "I9.6")


class Destroy(Effect):
    """So many figures of some kinds are destroyed."""

    __slots__ = ("count", "kinds", "per", "up_to")

    icon = "hammer-break"

    def __init__(self, count: int, kinds: int, per: int = ONCE, up_to: bool = False) -> None:
        super().__init__()
        self.count = count
        self.kinds = kinds
        self.per = per
        self.up_to = up_to

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        number = self.count * times(state, seat, land, self.per)
        state.push(PickFigures(seat, state.place(land), self.kinds, number, self.up_to, DESTROY))

    def words(self) -> Words:
        kinds = kinds_words(self.kinds, self.count)
        if self.per != ONCE:
            return say("effect-destroy-per", count=self.count, kinds=kinds, per=per_words(self.per))
        return say("effect-destroy-up-to" if self.up_to else "effect-destroy", count=self.count, kinds=kinds)


class DestroyAll(Effect):
    """All figures of some kinds are destroyed."""

    __slots__ = ("kinds",)

    icon = "hammer-break"

    def __init__(self, kinds: int) -> None:
        super().__init__()
        self.kinds = kinds

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        destroy_all(state, land, self.kinds)

    def words(self) -> Words:
        return say("effect-destroy-all", kinds=kinds_words(self.kinds, 2))


class Drown(Effect):
    """So many figures of some kinds drown."""

    __slots__ = ("count", "kinds")

    icon = "drowning"

    def __init__(self, count: int, kinds: int) -> None:
        super().__init__()
        self.count = count
        self.kinds = kinds

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.push(PickFigures(seat, state.place(land), self.kinds, self.count, False, DROWN))

    def words(self) -> Words:
        return say("effect-drown", count=self.count, kinds=kinds_words(self.kinds, self.count))


class Remove(Effect):
    """So many figures of some kinds are removed, without fear."""

    __slots__ = ("count", "kinds")

    icon = "running-ninja"

    def __init__(self, count: int, kinds: int) -> None:
        super().__init__()
        self.count = count
        self.kinds = kinds

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.push(PickFigures(seat, state.place(land), self.kinds, self.count, False, REMOVE))

    def words(self) -> Words:
        return say("effect-remove", count=self.count, kinds=kinds_words(self.kinds, self.count))


class RemoveWorth(Effect):
    """Invaders worth up to so much health are removed."""

    __slots__ = ("per", "worth")

    icon = "running-ninja"

    def __init__(self, worth: int, per: int = ONCE) -> None:
        super().__init__()
        self.worth = worth
        self.per = per

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        worth = self.worth * times(state, seat, land, self.per)
        state.push(RemoveByWorth(seat, state.place(land), INVADERS, worth))

    def words(self) -> Words:
        if self.per == ONCE:
            return say("effect-remove-worth", count=self.worth)
        return say("effect-remove-worth-per", count=self.worth, per=per_words(self.per))


class RemoveByWorth(AskForFigure):
    """Invaders are removed as long as their full health is within a limit. A code is a slot, or -1 to stop."""

    __slots__ = ("worth",)

    rule = "I9.6"
    figure = "choose-remove"

    def __init__(self, seat: int, place: int, kinds: int, worth: int) -> None:
        super().__init__(seat, place, kinds)
        self.worth = worth

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        land = self.place & 63
        codes = [slot for slot in super().legal(state, seat) if state.health(KIND_OF_SLOT[slot], land) <= self.worth]
        codes.append(-1)
        return codes

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code == -1:
            return
        land = self.place & 63
        remove(state, land, code)
        left = self.worth - state.health(KIND_OF_SLOT[code], land)
        state.push(RemoveByWorth(self.seat, self.place, self.kinds, left))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-remove-worth", count=self.worth, land=place_name(box, self.place))


class Scapegoat(Effect):
    """Explorers fall to the towns and cities that stand in their land, then towns to the cities."""

    __slots__ = ("level",)

    icon = "goat"

    def __init__(self, level: int) -> None:
        super().__init__()
        self.level = level

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        # I29.5: those that stood there at the beginning count.
        towns = state.count(land, TOWN)
        cities = state.count(land, CITY)
        if self.level == 3:
            destroy_all(state, land, EXPLORER)
            state.push(PickFigures(state.owner(land), state.place(land), TOWN, cities, False, DESTROY))
            return
        explorers = towns + (2 * cities if self.level == 2 else 0)
        for _ in range(min(explorers, state.count(land, EXPLORER))):
            destroy(state, land, FIRST_SLOT[EXPLORER])

    def words(self) -> Words:
        return say(f"effect-scapegoats-{self.level}")
