"""Presence: where it is taken from, where it goes, and how it is lost (I6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.filters import OCEAN
from tafelrunde.games.spirit_island.box.ids import DAHAN, FAST, NOTHING, land_at
from tafelrunde.games.spirit_island.box.names import land_option, place_name
from tafelrunde.games.spirit_island.steps.effects import AskForEffect
from tafelrunde.games.spirit_island.steps.elements import ChooseElements
from tafelrunde.games.spirit_island.steps.falling import PLACE_OF_KIND
from tafelrunde.games.spirit_island.steps.step import AskIfPossible, AskSeatForLand
from tafelrunde.games.spirit_island.words import say, thing
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


# Where presence is taken from; a place and FROM_ISLAND on top of it is a land.
ENERGY_TRACK: Final = 0
CARDS_TRACK: Final = 1
DESTROYED: Final = 2
NOWHERE: Final = 3
FROM_ISLAND: Final = 1 << 16

ANY_RANGE: Final = -1


def destinations(state: SpiritIslandState, seat: int, range_: int, filter_: int, growth: bool) -> int:
    """The lands to which a spirit may add presence."""
    island = state.island
    spirit = state.spirits[seat]
    kind = state.box.kinds[spirit.kind]
    wanted = state.box.filters[filter_]
    lands = state.ground()
    if growth:
        # I25.9: growth means an ocean only where it says so.
        lands = island.oceans if wanted.coast == OCEAN else island.all_lands
    if range_ != ANY_RANGE:
        lands &= island.reach(spirit.lands, range_)
    if kind.brings_oceans:
        lands &= island.coastal
    return wanted.allowed(state, lands)


class PlacePresence(AskIfPossible):
    """I6.1: which presence is added. A code is where it is taken from. With a place, that is where it goes."""

    __slots__ = ("filter", "growth", "place", "range")

    rule = "I6.1"

    def __init__(self, seat: int, range: int, filter: int, place: int, growth: bool) -> None:
        super().__init__(seat)
        self.range = range
        self.filter = filter
        self.place = place
        self.growth = growth

    def lands(self, state: SpiritIslandState) -> int:
        """Where it may go."""
        if self.place != NOTHING:
            return 1 << land_at(self.place)
        return destinations(state, self.seat, self.range, self.filter, self.growth)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        spirit = state.spirits[seat]
        kind = state.box.kinds[spirit.kind]
        lands = self.lands(state)
        codes: list[int] = []
        if lands == 0:
            return codes
        if spirit.energy_track + 1 < len(kind.energy):
            codes.append(ENERGY_TRACK)
        if spirit.cards_track + 1 < len(kind.plays):
            codes.append(CARDS_TRACK)
        regrows = self.growth and kind.regrows and spirit.destroyed > 0
        if regrows and (not state.blighted or spirit.energy >= kind.regrow_cost):
            codes.append(DESTROYED)  # I27.4
        for land in range(len(state.flags)):
            # I6.2; to take it up and put it down again would be nothing at all.
            if spirit.lands >> land & 1 and lands & ~(1 << land):
                codes.append(FROM_ISLAND + state.place(land))
        if codes and codes[0] >= DESTROYED and state.setup.version > 1:
            codes.append(NOWHERE)  # I6.2: nobody has to move what is there
        return codes

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code == NOWHERE:
            return
        lands = self.lands(state)
        if code >= FROM_ISLAND:
            lands &= ~(1 << land_at(code))
        state.push(PresenceInto(seat, code, lands))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-presence")

    def option(self, box: Box, code: int) -> Words:
        if code == ENERGY_TRACK:
            return thing("track", "energy", "choose-energy-track")
        if code == CARDS_TRACK:
            return thing("track", "cards", "choose-cards-track")
        if code == DESTROYED:
            return thing("track", "destroyed", "choose-destroyed-presence")
        if code == NOWHERE:
            return say("choose-no-presence")
        return say("choose-presence-from", land=place_name(box, code - FROM_ISLAND))


class PresenceInto(AskSeatForLand):
    """Where presence goes. A code is a place; `lands` are those allowed."""

    __slots__ = ("lands", "source")

    rule = "I5.2"

    def __init__(self, seat: int, source: int, lands: int) -> None:
        super().__init__(seat)
        self.source = source
        self.lands = lands

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        return self.lands

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        spirit = state.spirits[seat]
        kind = state.box.kinds[spirit.kind]
        if self.source == ENERGY_TRACK:
            spirit.energy_track += 1
        elif self.source == CARDS_TRACK:
            spirit.cards_track += 1
        elif self.source == DESTROYED:
            spirit.destroyed -= 1
            if state.blighted:
                spirit.energy -= kind.regrow_cost
        else:
            state.take_presence(seat, land_at(self.source))
        state.add_presence(seat, land_at(code))
        state.added += 1
        state.count_elements(seat)
        if state.listening:
            state.tell_presence(seat, land_at(code), self._source(state), self.rule)
        if state.phase >= FAST:
            state.push(ChooseElements(seat))

    def _source(self, state: SpiritIslandState) -> Words:
        """Where it was taken from, for the log."""
        if self.source == ENERGY_TRACK:
            return say("source-energy-track")
        if self.source == CARDS_TRACK:
            return say("source-cards-track")
        if self.source == DESTROYED:
            cost = state.box.kinds[state.spirits[self.seat].kind].regrow_cost if state.blighted else 0
            return say("source-destroyed", cost=cost)
        return say("source-land", land=state.name_of(land_at(self.source)))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-presence-into")


class LosePresence(AskSeatForLand):
    """A spirit destroys presence of its own. A code is a place; `lands` are those in question."""

    __slots__ = ("lands",)

    rule = "I6.6"

    def __init__(self, seat: int, lands: int) -> None:
        super().__init__(seat)
        self.lands = lands

    def run(self, state: SpiritIslandState) -> None:
        if state.spirits[self.seat].lands & self.lands:
            state.ask(self.seat, self)

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        return state.spirits[seat].lands & self.lands

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        why: Words | None = None
        if state.listening:
            # I24.4: in a ravage it is the dahan that have fallen; otherwise what is being carried out.
            fallen = state.power == NOTHING and state.destroyed[PLACE_OF_KIND[DAHAN]] > 0
            why = say("why-fallen-dahan") if fallen else state.cause()
        state.destroy_presence(seat, land_at(code), self.rule, why)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-lose-presence")


class ChooseReturn(AskForEffect):
    """Where destroyed presence returns: its own spirit decides (I1.4). A code is a place."""

    __slots__ = ()

    rule = "I28.11"

    def option(self, box: Box, code: int) -> Words:
        return land_option(box, code)
