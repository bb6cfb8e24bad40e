"""Blight that comes and goes, and presence that powers add."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.spirit_island.box.ids import NOTHING, land_at
from tafelrunde.games.spirit_island.effects.effect import IslandEffect, WithEffect
from tafelrunde.games.spirit_island.steps.blight import AddBlight, remove_blight
from tafelrunde.games.spirit_island.steps.presence import ChooseReturn, PlacePresence
from tafelrunde.games.spirit_island.steps.step import places_in
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


class Blight(IslandEffect):
    """One blight is added."""

    __slots__ = ()

    icon = "dead-wood"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.push(AddBlight(seat, state.place(land)))

    def words(self) -> Words:
        return say("effect-add-blight")

    def worth(self) -> float:
        return -7.0


class RemoveBlight(IslandEffect):
    """One blight is removed."""

    __slots__ = ()

    icon = "sprout"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        remove_blight(state, land, "I17.1")

    def plain(self) -> bool:
        return True

    def words(self) -> Words:
        return say("effect-remove-blight")

    def worth(self) -> float:
        return 6.0


class AddPresence(IslandEffect):
    """One presence of the acting spirit comes to the land; `anywhere` ignores where it may be."""

    __slots__ = ("anywhere",)

    icon = "totem"

    def __init__(self, anywhere: bool = False) -> None:
        super().__init__()
        self.anywhere = anywhere

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        kind = state.box.kinds[state.spirits[seat].kind]
        if self.anywhere or not kind.brings_oceans or state.island.coastal >> land & 1:
            state.push(PlacePresence(seat, 0, 0, state.place(land), False))

    def words(self) -> Words:
        return say("effect-add-presence-anywhere" if self.anywhere else "effect-add-presence")


class TargetAddsPresence(IslandEffect):
    """The target spirit adds one presence within range of its presence."""

    __slots__ = ("range",)

    icon = "totem"

    def __init__(self, range_: int) -> None:
        super().__init__()
        self.range = range_

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.push(PlacePresence(state.target_spirit, self.range, 0, NOTHING, False))

    def words(self) -> Words:
        return say("effect-target-adds-presence", range=self.range)


class ReturnPresence(WithEffect):
    """Destroyed presence of the target spirit comes to a land near the user, and then something happens there."""

    __slots__ = ("count", "range")

    rule = "I28.11"
    icon = "flower-emblem"

    def __init__(self, count: int, range_: int, effect: IslandEffect) -> None:
        super().__init__(effect)
        self.count = count
        self.range = range_

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        target = state.target_spirit
        if state.spirits[target].destroyed > 0 and self.choices(state, target, land):
            state.push(ChooseReturn(self.number, target, land))

    def choices(self, state: SpiritIslandState, seat: int, land: int) -> list[int]:
        lands = state.island.reach(state.spirits[state.user].lands, self.range) & state.ground()
        if state.box.kinds[state.spirits[seat].kind].brings_oceans:
            lands &= state.island.coastal
        return places_in(state, lands)

    def choose(self, state: SpiritIslandState, seat: int, land: int, code: int) -> None:
        spirit = state.spirits[seat]
        state.destination = land_at(code)
        for _ in range(min(self.count, spirit.destroyed)):
            spirit.destroyed -= 1
            state.add_presence(seat, state.destination)
            state.added += 1
            if state.listening:
                state.tell_presence(seat, state.destination, say("source-destroyed", cost=0), self.rule)
        self.effect.run(state, state.user, state.destination)

    def question(self) -> Words:
        return say("ask-return-presence")

    def words(self) -> Words:
        return say("effect-return-presence", count=self.count, range=self.range, effect=self.effect.clause())


class InSameLand(WithEffect):
    """An effect in the land that an earlier part of the power chose, if it chose one."""

    __slots__ = ()

    icon = "position-marker"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        if state.destination != NOTHING:
            self.effect.run(state, seat, state.destination)

    def words(self) -> Words:
        return say("effect-in-same-land", effect=self.effect.clause())
