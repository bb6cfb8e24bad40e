"""Metamorpha's abilities, by the terrain she stands on (S19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tafelrunde.games.battalia.box.ids import (
    FIRST_ROYAL,
    LORD,
    NOTHING,
    RANK_OF,
    UNIT_DECK,
)
from tafelrunde.games.battalia.state.roads import joined
from tafelrunde.games.battalia.steps.artefacts import (
    DrawUpTo,
)
from tafelrunde.games.battalia.steps.attacking import BARE_HANDS, ChooseTarget, targets
from tafelrunde.games.battalia.steps.building import RaiseFree, cities_to_raise
from tafelrunde.games.battalia.steps.hiring import PromoteUnit
from tafelrunde.games.battalia.steps.moving import MoveHero
from tafelrunde.games.battalia.steps.workbench import BY_FROST, Transform, cards_for
from tafelrunde.games.battalia.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.state.state import BattaliaState


class Ability:
    """S19.3: what Metamorpha gives on one kind of terrain."""

    __slots__ = ("figure",)

    rule: ClassVar[str] = "S19.3"
    icon: ClassVar[str] = "fairy"

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def usable(self, state: BattaliaState, seat: int, hero: int) -> bool:
        return True

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        raise NotImplementedError

    def words(self) -> Words:
        raise NotImplementedError


class FreeMove(Ability):
    """S19.3.1: on forests the hero moves."""

    __slots__ = ()
    rule = "S19.3.1"

    def usable(self, state: BattaliaState, seat: int, hero: int) -> bool:
        return len(joined(state, state.people[seat].heroes[hero])) > 0

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        state.push(MoveHero(seat, hero, self.figure, 0, True))

    def words(self) -> Words:
        return say("effect-meta-move", count=self.figure)


class FreeRaise(Ability):
    """S19.3.2: on mountains a city rises."""

    __slots__ = ()
    rule = "S19.3.2"

    def usable(self, state: BattaliaState, seat: int, hero: int) -> bool:
        return len(cities_to_raise(state, seat, LORD)) > 0

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        state.push(RaiseFree(seat, self.rule))

    def words(self) -> Words:
        return say("effect-raise")


class FreeAttack(Ability):
    """S19.3.3: on canyons the hero attacks a square around without a weapon."""

    __slots__ = ()
    rule = "S19.3.3"

    def usable(self, state: BattaliaState, seat: int, hero: int) -> bool:
        return len(targets(state, seat, 1 << hero, BARE_HANDS)) > 0

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        state.push(ChooseTarget(seat, 1 << hero, BARE_HANDS))

    def words(self) -> Words:
        return say("effect-meta-attack")


class FreePromotion(Ability):
    """S19.3.4: on lakes a unit rises."""

    __slots__ = ()
    rule = "S19.3.4"

    def usable(self, state: BattaliaState, seat: int, hero: int) -> bool:
        # One unit must be left when another card has been paid as tribute.
        rising = 0
        for kind in state.people[seat].hand:
            if (
                kind < FIRST_ROYAL
                and RANK_OF[kind] < LORD
                and state.decks[UNIT_DECK + RANK_OF[kind] + 1].top != NOTHING
            ):
                rising += 1
        return rising > 1 or (rising == 1 and len(state.people[seat].hand) + len(state.people[seat].bench) > 1)

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        state.push(PromoteUnit(seat, self.rule))

    def words(self) -> Words:
        return say("effect-promote")


class FreeDouble(Ability):
    """S19.3.5: on frost fields one unit counts as two."""

    __slots__ = ()
    rule = "S19.3.5"

    def usable(self, state: BattaliaState, seat: int, hero: int) -> bool:
        person = state.people[seat]
        return len(cards_for(person, BY_FROST)) > 0 and len(person.hand) + len(person.bench) > 1

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        state.push(Transform(seat, BY_FROST))

    def words(self) -> Words:
        return say("effect-meta-double", count=self.figure)


class FreeDraw(Ability):
    """S19.3.6: in the proto-jungle cards are drawn."""

    __slots__ = ()
    rule = "S19.3.6"

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        state.push(DrawUpTo(seat, self.figure))

    def words(self) -> Words:
        return say("effect-meta-draw", count=self.figure)


def declare_abilities(figures: list[int]) -> list[Ability]:
    """The six abilities in the order of the terrains."""
    return [
        FreeMove(figures[0]),
        FreeRaise(figures[1]),
        FreeAttack(figures[2]),
        FreePromotion(figures[3]),
        FreeDouble(figures[4]),
        FreeDraw(figures[5]),
    ]
