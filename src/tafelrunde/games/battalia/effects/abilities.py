"""Metamorpha's abilities, by the terrain she stands on (S19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.battalia.box.ids import (
    CLASS_OF,
    FIRST_ROYAL,
    LORD,
    NOTHING,
    RANK_OF,
    UNIT_DECK,
)
from tafelrunde.games.battalia.effects.effect import BattaliaEffect
from tafelrunde.games.battalia.state.roads import joined
from tafelrunde.games.battalia.steps.artefacts import (
    DrawUpTo,
)
from tafelrunde.games.battalia.steps.attacking import BARE_HANDS, ChooseTarget, targets
from tafelrunde.games.battalia.steps.building import RaiseFree, cities_to_raise
from tafelrunde.games.battalia.steps.hiring import PromoteUnit
from tafelrunde.games.battalia.steps.moving import MoveHero, can_jump
from tafelrunde.games.battalia.steps.workbench import BY_FROST, Transform, cards_for
from tafelrunde.games.battalia.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.state.state import BattaliaState


class Ability(BattaliaEffect):
    """S19.3: what Metamorpha gives on one kind of terrain."""

    __slots__ = ()

    rule = "S19.3"
    icon = "fairy"

    def usable(self, state: BattaliaState, seat: int, hero: int) -> bool:
        return True

    def spares(self, state: BattaliaState, seat: int, hero: int, code: int) -> bool:
        """Whether it can still be used when this card of the hand has been paid as tribute (S19.2)."""
        return True

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        raise NotImplementedError


class FreeMove(Ability):
    """S19.3.1: on forests the hero moves."""

    __slots__ = ()
    rule = "S19.3.1"

    def usable(self, state: BattaliaState, seat: int, hero: int) -> bool:
        if joined(state, state.people[seat].heroes[hero]):
            return True
        # S4.4: from a gate that no road leads to a hero can still jump.
        return state.mended and can_jump(state, seat, hero, state.people[seat].counts(), self.figure)

    def spares(self, state: BattaliaState, seat: int, hero: int, code: int) -> bool:
        if joined(state, state.people[seat].heroes[hero]):
            return True
        counts = state.people[seat].counts()
        counts[CLASS_OF[code]] -= 1
        return can_jump(state, seat, hero, counts, self.figure)

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

    def spares(self, state: BattaliaState, seat: int, hero: int, code: int) -> bool:
        return left_without(state, seat, code, PromoteUnit(seat, self.rule).playable(state, seat))

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
        return len(cards_for(state, seat, BY_FROST)) > 0 and len(person.hand) + len(person.bench) > 1

    def spares(self, state: BattaliaState, seat: int, hero: int, code: int) -> bool:
        return left_without(state, seat, code, cards_for(state, seat, BY_FROST))

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


def left_without(state: BattaliaState, seat: int, code: int, wanted: list[int]) -> bool:
    """Whether one of the wanted cards is left when a card of the hand has been paid."""
    return any(other != code or state.people[seat].hand.count(code) > 1 for other in wanted)


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
