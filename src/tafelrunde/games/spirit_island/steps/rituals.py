"""The scenario Rituals of Terror: how a ritual is held (I34.11, I34.12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.ids import DAHAN, land_at
from tafelrunde.games.spirit_island.box.names import place_name
from tafelrunde.games.spirit_island.steps.ending import SETTLE, begin_action
from tafelrunde.games.spirit_island.steps.fear import RESOLVE_FEAR
from tafelrunde.games.spirit_island.steps.moving import SpreadFigures
from tafelrunde.games.spirit_island.steps.step import IslandQuestion, IslandStep
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


# An answer of a power phase: a ritual in a place.
RITUAL: Final = 1 << 17
# An answer to whoever wants to hold one.
REFUSED: Final = -1


def ritual_lands(state: SpiritIslandState) -> int:
    """The lands in which a ritual can be held now."""
    energy = 0
    lands = state.island.all_lands
    for spirit in state.spirits:
        energy += spirit.energy
        lands &= spirit.lands
    lands &= ~state.refused
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
        if state.setup.version > 1:
            # Whoever refuses in the end has paid nothing.
            state.push(OfferShare(0, self.place, state.box.scenarios.ritual_energy, ()))
            return
        begin_action(state)
        state.push(HoldRitual(self.place))
        state.push(PayPresence(self.place, state.box.scenarios.ritual_presence))
        state.push(PayEnergy(state.box.scenarios.ritual_energy))


class OfferShare(IslandQuestion):
    """I1.4, I34.11: each spirit says what it gives, first energy, then presence. A code is how much, or REFUSED.

    `shares` are what was promised so far: energy seat by seat, then presence seat by seat.
    """

    __slots__ = ("left", "place", "shares")

    rule = "I34.11"

    def __init__(self, seat: int, place: int, left: int, shares: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.place = place
        self.left = left
        self.shares = shares

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        later = 0
        for other in range(seat + 1, state.players):
            later += self._has(state, other)
        has = self._has(state, seat)
        most = has if has < self.left else self.left
        least = self.left - later if self.left > later else 0
        codes = list(range(least, most + 1))
        if most and seat:
            codes.append(REFUSED)
        return codes

    def _has(self, state: SpiritIslandState, seat: int) -> int:
        """What a spirit could give."""
        spirit = state.spirits[seat]
        return spirit.energy if len(self.shares) < state.players else spirit.presence[land_at(self.place)]

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code == REFUSED:
            state.refused |= 1 << land_at(self.place)
            self.tell(state, "ritual-refused", seat=seat, land=state.name_of(land_at(self.place)))
            return
        shares = (*self.shares, code)
        if len(shares) == 2 * state.players:
            self._hold(state, shares)
        elif len(shares) == state.players:
            state.push(OfferShare(0, self.place, state.box.scenarios.ritual_presence, shares))
        else:
            state.push(OfferShare(seat + 1, self.place, self.left - code, shares))

    def _hold(self, state: SpiritIslandState, shares: tuple[int, ...]) -> None:
        """All have agreed: now they pay."""
        begin_action(state)
        land = land_at(self.place)
        state.push(HoldRitual(self.place))
        for seat in range(state.players):
            energy, presence = shares[seat], shares[state.players + seat]
            state.spirits[seat].energy -= energy
            for _ in range(presence):
                state.destroy_presence(seat, land, self.rule)
            if energy or presence:
                self.tell(state, "ritual-paid", seat=seat, energy=energy, presence=presence, land=state.name_of(land))

    def prompt(self, box: Box, seat: int) -> Words:
        message = "ask-share-presence" if len(self.shares) > seat else "ask-share-energy"
        return say(message, count=self.left, land=place_name(box, self.place))

    def option(self, box: Box, code: int) -> Words:
        return say("choose-refuse") if code == REFUSED else say("choose-share", count=code)


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
        state.destroy_presence(code, land_at(self.place), self.rule, say("why-ritual"))
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
        if state.terror > 3 and state.setup.version > 1:
            return
        state.push(SpreadFigures(state.owner(land_at(self.place)), self.place, DAHAN, 0, True))
        if state.terror < 4:
            state.push(RESOLVE_FEAR)
