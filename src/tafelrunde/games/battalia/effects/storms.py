"""The twelve storm effects (S5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.battalia.box.ids import (
    ARTEFACT_DECK,
    ARTEFACTS,
    LORD,
    NOTHING,
    UNIT_DECK,
)
from tafelrunde.games.battalia.effects.effect import BattaliaEffect
from tafelrunde.games.battalia.steps.building import RaiseFree, cities_to_raise, terrain_to_change
from tafelrunde.games.battalia.steps.hiring import ChooseArtefact, PromoteUnit, gain_unit
from tafelrunde.games.battalia.steps.moving import put_hero
from tafelrunde.games.battalia.steps.specials import DrawFate, FetchFromLimbo, limbo_choices
from tafelrunde.games.battalia.steps.storms import (
    CopyStorm,
    DestroyTent,
    FreeRoad,
    Terraform,
    copyable,
    tents_to_destroy,
)
from tafelrunde.games.battalia.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.state.state import BattaliaState


class Storm(BattaliaEffect):
    """S5: one of the twelve storm effects. What cannot be carried out is void (S5.4)."""

    __slots__ = ()

    rule = "S5"
    icon = "lightning-storm"

    def possible(self, state: BattaliaState, seat: int, hero: int) -> bool:
        """Whether it can be carried out, as far as everybody can see."""
        return True

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        """Carry it out for the seat whose hero rides the storm."""
        raise NotImplementedError


class StormArtefact(Storm):
    """S5.5.1: a free artefact."""

    __slots__ = ()
    rule = "S5.5.1"
    icon = "open-treasure-chest"

    def possible(self, state: BattaliaState, seat: int, hero: int) -> bool:
        return any(state.decks[ARTEFACT_DECK + type].top != NOTHING for type in range(ARTEFACTS))

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        state.push(ChooseArtefact(seat, self.rule))

    def words(self) -> Words:
        return say("effect-storm-artefact")


class StormLord(Storm):
    """S5.5.2: a free lord."""

    __slots__ = ()
    rule = "S5.5.2"
    icon = "elf-helmet"

    def possible(self, state: BattaliaState, seat: int, hero: int) -> bool:
        return state.decks[UNIT_DECK + LORD].top != NOTHING

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        gain_unit(state, seat, LORD, True, self.rule)

    def words(self) -> Words:
        return say("effect-storm-lord")


class StormDraw(Storm):
    """S5.5.3: a card from the own nation."""

    __slots__ = ()
    rule = "S5.5.3"
    icon = "card-pickup"

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        state.draw(seat, self.figure, self.rule)

    def words(self) -> Words:
        return say("effect-draw", count=self.figure)


class StormRoad(Storm):
    """S5.5.4: a free road."""

    __slots__ = ()
    rule = "S5.5.4"
    icon = "road"

    def possible(self, state: BattaliaState, seat: int, hero: int) -> bool:
        return len(FreeRoad(seat).legal(state, seat)) > 0

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        state.push(FreeRoad(seat))

    def words(self) -> Words:
        return say("effect-storm-road")


class StormFate(Storm):
    """S5.5.5: a fate card, whose cards come into the hand."""

    __slots__ = ()
    rule = "S5.5.5"
    icon = "card-random"

    def possible(self, state: BattaliaState, seat: int, hero: int) -> bool:
        return len(state.fate_cards) > 0

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        state.push(DrawFate(seat, True))

    def words(self) -> Words:
        return say("effect-storm-fate")


class StormHero(Storm):
    """S5.5.6: the other hero comes to the gate that is being left."""

    __slots__ = ()
    rule = "S5.5.6"
    icon = "knight-banner"

    def possible(self, state: BattaliaState, seat: int, hero: int) -> bool:
        heroes = state.people[seat].heroes
        return heroes[0] != heroes[1]

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        put_hero(state, seat, 1 - hero, state.people[seat].heroes[hero], "hero-brought", self.rule)

    def words(self) -> Words:
        return say("effect-storm-hero")


class StormTerraform(Storm):
    """S5.5.7: another terrain."""

    __slots__ = ()
    rule = "S5.5.7"
    icon = "mountains"

    def possible(self, state: BattaliaState, seat: int, hero: int) -> bool:
        return any(len(terrain_to_change(state, square)) > 0 for square in state.board.squares)

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        state.push(Terraform(seat))

    def words(self) -> Words:
        return say("effect-storm-terraform")


class StormCopy(Storm):
    """S5.5.8: any storm effect that lies open, but never number 2."""

    __slots__ = ()
    rule = "S5.5.8"
    icon = "mirror-mirror"

    def possible(self, state: BattaliaState, seat: int, hero: int) -> bool:
        return len(copyable(state)) > 0

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        state.push(CopyStorm(seat, hero))

    def words(self) -> Words:
        return say("effect-storm-copy")


class StormPromote(Storm):
    """S5.5.9: a unit of the hand rises."""

    __slots__ = ()
    rule = "S5.5.9"
    icon = "upgrade"

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        state.push(PromoteUnit(seat, self.rule))

    def words(self) -> Words:
        return say("effect-promote")


class StormRaise(Storm):
    """S5.5.10: a city rises."""

    __slots__ = ()
    rule = "S5.5.10"
    icon = "castle"

    def possible(self, state: BattaliaState, seat: int, hero: int) -> bool:
        return len(cities_to_raise(state, seat, LORD)) > 0

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        state.push(RaiseFree(seat, self.rule))

    def words(self) -> Words:
        return say("effect-raise")


class StormLimbo(Storm):
    """S5.5.11: a card from limbo."""

    __slots__ = ()
    rule = "S5.5.11"
    icon = "portal"

    def possible(self, state: BattaliaState, seat: int, hero: int) -> bool:
        return len(limbo_choices(state, seat)) > 0

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        state.push(FetchFromLimbo(seat, self.rule))

    def words(self) -> Words:
        return say("effect-fetch-lost")


class StormTent(Storm):
    """S5.5.12: a tent falls."""

    __slots__ = ()
    rule = "S5.5.12"
    icon = "tornado"

    def possible(self, state: BattaliaState, seat: int, hero: int) -> bool:
        return len(tents_to_destroy(state, seat)) > 0

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        state.push(DestroyTent(seat))

    def words(self) -> Words:
        return say("effect-storm-tent")


def declare_storms(figures: list[int]) -> list[Storm]:
    """The twelve storm effects in the order of their numbers."""
    return [
        StormArtefact(figures[0]),
        StormLord(figures[1]),
        StormDraw(figures[2]),
        StormRoad(figures[3]),
        StormFate(figures[4]),
        StormHero(figures[5]),
        StormTerraform(figures[6]),
        StormCopy(figures[7]),
        StormPromote(figures[8]),
        StormRaise(figures[9]),
        StormLimbo(figures[10]),
        StormTent(figures[11]),
    ]
