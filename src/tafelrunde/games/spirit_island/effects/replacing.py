"""Figures that give way to others, and figures from the supply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.spirit_island.box.ids import CITY, DAMAGE_OF_SLOT, EXPLORER, FIRST_SLOT, KIND_OF_SLOT, ROW, TOWN
from tafelrunde.games.spirit_island.effects.conditions import kinds_words
from tafelrunde.games.spirit_island.effects.effect import Effect
from tafelrunde.games.spirit_island.harm import fell
from tafelrunde.games.spirit_island.steps.step import AskForFigure, figure_name, place_name
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


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
        replace(state, self.place & 63, code, new, self.number)

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
