"""The scenario Rituals of Terror: how a ritual is held (I34.11, I34.12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.ids import DAHAN, land_at
from tafelrunde.games.spirit_island.steps.ending import SETTLE, begin_action
from tafelrunde.games.spirit_island.steps.fear import RESOLVE_FEAR
from tafelrunde.games.spirit_island.steps.moving import SpreadFigures
from tafelrunde.games.spirit_island.steps.step import IslandStep
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


# An answer of a power phase: a ritual in a place.
RITUAL: Final = 1 << 17


def ritual_lands(state: SpiritIslandState) -> int:
    """The lands in which a ritual can be held now."""
    energy = 0
    lands = state.island.all_lands
    for spirit in state.spirits:
        energy += spirit.energy
        lands &= spirit.lands
    if energy < state.box.scenarios.ritual_energy or lands == 0:
        return 0
    for land in range(len(state.flags)):
        if lands >> land & 1:
            presence = 0
            for spirit in state.spirits:
                presence += spirit.presence[land]
            if (
                presence < state.box.scenarios.ritual_presence
                or state.count(land, DAHAN) < state.box.scenarios.ritual_dahan * state.players
            ):
                lands &= ~(1 << land)
    return lands


class BeginRitual(IslandStep):
    """I34.11: the spirits pay together, then the terror level rises."""

    __slots__ = ("place",)

    rule = "I34.11"

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: SpiritIslandState) -> None:
        begin_action(state)
        state.push(HoldRitual(self.place))
        state.push(PayPresence(self.place, state.box.scenarios.ritual_presence))
        state.push(PayEnergy(state.box.scenarios.ritual_energy))


class PayEnergy(IslandStep):
    """Who pays the next energy. A code is a seat; the first seat decides for all."""

    __slots__ = ("left",)

    rule = "I34.11"

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, state: SpiritIslandState) -> None:
        if self.left:
            state.ask(0, self)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        return [other for other in range(state.players) if state.spirits[other].energy > 0]

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        state.spirits[code].energy -= 1
        state.push(PayEnergy(self.left - 1))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-pay-energy", count=self.left)

    def option(self, box: Box, code: int) -> Words:
        return say("choose-spirit", seat=seat_words(code))


class PayPresence(IslandStep):
    """Whose presence is destroyed next. A code is a seat; the first seat decides for all."""

    __slots__ = ("left", "place")

    rule = "I34.11"

    def __init__(self, place: int, left: int) -> None:
        self.place = place
        self.left = left

    def run(self, state: SpiritIslandState) -> None:
        if self.left:
            state.ask(0, self)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        land = land_at(self.place)
        return [other for other in range(state.players) if state.spirits[other].presence[land] > 0]

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        state.destroy_presence(code, land_at(self.place), self.rule)
        state.push(PayPresence(self.place, self.left - 1))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-pay-presence", count=self.left)

    def option(self, box: Box, code: int) -> Words:
        return say("choose-spirit", seat=seat_words(code))


class HoldRitual(IslandStep):
    """I34.12: the terror level rises, waiting fear cards are resolved, and the dahan of the land go."""

    __slots__ = ("place",)

    rule = "I34.12"

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: SpiritIslandState) -> None:
        state.terror += 1
        self.tell(state, "terror-rises", level=state.terror)
        state.push(SETTLE)
        state.push(SpreadFigures(state.owner(land_at(self.place)), self.place, DAHAN, 0, True))
        if state.terror < 4:
            state.push(RESOLVE_FEAR)
