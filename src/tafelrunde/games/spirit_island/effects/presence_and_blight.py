"""Blight that comes and goes, and presence that powers add."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.spirit_island.blight import AddBlight, remove_blight
from tafelrunde.games.spirit_island.box.ids import NOTHING
from tafelrunde.games.spirit_island.effects.effect import Effect
from tafelrunde.games.spirit_island.steps.presence import PlacePresence
from tafelrunde.games.spirit_island.steps.step import AskForLand
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


class Blight(Effect):
    """One blight is added."""

    __slots__ = ()

    icon = "dead-wood"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.push(AddBlight(seat, state.place(land)))

    def words(self) -> Words:
        return say("effect-add-blight")


class RemoveBlight(Effect):
    """One blight is removed."""

    __slots__ = ()

    icon = "sprout"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        remove_blight(state, land, "I17.1")

    def words(self) -> Words:
        return say("effect-remove-blight")


class AddPresence(Effect):
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


class TargetAddsPresence(Effect):
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


class ReturnPresence(Effect):
    """Destroyed presence of the target spirit comes to a land near the user, and then something happens there."""

    __slots__ = ("count", "effect", "range")

    icon = "flower-emblem"

    def __init__(self, count: int, range_: int, effect: Effect) -> None:
        super().__init__()
        self.count = count
        self.range = range_
        self.effect = effect

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        step = ChooseReturn(state.target_spirit, self.number)
        if state.spirits[state.target_spirit].destroyed > 0 and step.allowed(state, state.target_spirit):
            state.push(step)

    def words(self) -> Words:
        return say("effect-return-presence", count=self.count, range=self.range, effect=self.effect.clause())

    def parts(self) -> list[Effect]:
        return [self.effect]


class ChooseReturn(AskForLand):
    """Where destroyed presence returns: its own spirit decides (I1.4). A code is a place."""

    __slots__ = ("effect", "seat")

    rule = "I28.11"

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def run(self, state: SpiritIslandState) -> None:
        state.ask(self.seat, self)

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        effect = state.box.effects[self.effect]
        assert isinstance(effect, ReturnPresence)
        lands = state.island.reach(state.spirits[state.user].lands, effect.range) & state.ground()
        if state.box.kinds[state.spirits[seat].kind].brings_oceans:
            lands &= state.island.coastal
        return lands

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        effect = state.box.effects[self.effect]
        assert isinstance(effect, ReturnPresence)
        spirit = state.spirits[seat]
        land = code & 63
        for _ in range(min(effect.count, spirit.destroyed)):
            spirit.destroyed -= 1
            state.add_presence(seat, land)
            state.added += 1
            if state.listening:
                state.tell(say("presence-added", seat=seat_words(seat), land=state.name_of(land)), self.rule)
        state.destination = land
        effect.effect.run(state, state.user, land)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-return-presence")


class InSameLand(Effect):
    """An effect in the land that an earlier part of the power chose, if it chose one."""

    __slots__ = ("effect",)

    icon = "position-marker"

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        if state.destination != NOTHING:
            self.effect.run(state, seat, state.destination)

    def words(self) -> Words:
        return say("effect-in-same-land", effect=self.effect.clause())

    def parts(self) -> list[Effect]:
        return [self.effect]
