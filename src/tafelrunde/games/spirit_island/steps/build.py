"""Build: where invaders build, and what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.ids import (
    BUILDINGS,
    CITY,
    DAHAN,
    INVADERS,
    NO_BUILD,
    NO_BUILD_ON_COAST,
    NO_BUILD_WHERE_DAHAN_OUTNUMBER,
    NO_BUILD_WITH_CITY,
    NO_BUILD_WITH_DAHAN,
    NO_CITIES_ON_COAST,
    NOTHING,
    TOWN,
)
from tafelrunde.games.spirit_island.box.names import place_name
from tafelrunde.games.spirit_island.steps.ending import SETTLE
from tafelrunde.games.spirit_island.steps.ravage import Prevent, preventer
from tafelrunde.games.spirit_island.steps.step import IslandStep
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


class Build(IslandStep):
    """I14: invaders build in the lands of the card."""

    __slots__ = ("extra",)

    rule = "I14.1"

    def __init__(self, extra: bool) -> None:
        # I32.5: England's additional build.
        self.extra = extra

    def run(self, state: SpiritIslandState) -> None:
        card = state.extra_card if self.extra else state.build_card
        if card == NOTHING:
            return
        if self.extra:
            level = "level-high-immigration-i" if state.rules.england == 3 else "level-high-immigration-full"
            _tell_extra_build(state, card, level, "I32.5")
        lands = build_lands(state, state.box.invader_cards[card].lands(state.island))
        state.push(SETTLE)
        if self.extra and state.rules.england >= 6 and not state.resolved_fear:
            state.push(BuildAgain(card))  # I32.8
        state.push(BuildIn(lands))


class BuildAgain(IslandStep):
    """I32.8: the additional build a second time."""

    __slots__ = ("card",)

    rule = "I32.8"

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: SpiritIslandState) -> None:
        _tell_extra_build(state, self.card, "level-independent-resolve", self.rule)
        state.push(BuildIn(build_lands(state, state.box.invader_cards[self.card].lands(state.island))))


def _tell_extra_build(state: SpiritIslandState, card: int, why: str, rule: str) -> None:
    """Tell on which card the invaders build besides, and what makes them do so."""
    if state.listening:
        state.tell(say("extra-build", card=state.box.invader_cards[card].name, why=say(why)), rule)


def build_lands(state: SpiritIslandState, lands: int) -> int:
    """Those of some lands in which invaders would build."""
    found = 0
    for land in range(len(state.flags)):
        if lands >> land & 1:
            if state.has(land, INVADERS):
                found |= 1 << land
            elif state.rules.england >= 1:
                # I32.3
                around = state.island.around[land]
                buildings = 0
                for other in range(len(state.flags)):
                    if around >> other & 1:
                        buildings += state.count(other, BUILDINGS)
                if buildings >= state.box.indentured_buildings:
                    found |= 1 << land
    return found


class BuildIn(IslandStep):
    """One land after the other."""

    __slots__ = ("lands",)

    rule = "I14.1"

    def __init__(self, lands: int) -> None:
        self.lands = lands

    def run(self, state: SpiritIslandState) -> None:
        for land in range(len(state.flags)):
            if self.lands >> land & 1:
                if build_is_skipped(state, land):
                    held = state.flags[land] & NO_BUILD
                    state.report("build-skipped" if held else "build-skipped-by-fear", self.rule, land=land)
                    continue
                seat = preventer(state, land)
                if seat != NOTHING:
                    # The lands after this one wait for the answer.
                    state.push(BuildIn(self.lands & ~((1 << (land + 1)) - 1)))
                    state.push(PreventBuild(seat, state.place(land)))
                    return
                build(state, land)


def build_is_skipped(state: SpiritIslandState, land: int) -> bool:
    """Whether an effect keeps invaders from building in a land (I29.4)."""
    if state.flags[land] & NO_BUILD:
        return True
    forbidden = state.forbidden
    if forbidden == 0:
        return False
    if forbidden & NO_BUILD_WITH_DAHAN and state.has(land, DAHAN):
        return True
    if forbidden & NO_BUILD_WHERE_DAHAN_OUTNUMBER and state.count(land, DAHAN) > state.count(land, BUILDINGS):
        return True
    if forbidden & NO_BUILD_WITH_CITY and state.has(land, CITY):
        return True
    coastal = state.island.coastal >> land & 1 == 1
    if forbidden & NO_BUILD_ON_COAST and coastal:
        return True
    return forbidden & NO_CITIES_ON_COAST != 0 and coastal and state.count(land, TOWN) > state.count(land, CITY)


def build(state: SpiritIslandState, land: int) -> None:
    """I14.2: a city where there are more towns than cities, otherwise a town."""
    if state.count(land, TOWN) > state.count(land, CITY):
        state.put(land, CITY, 1)
        state.report("city-built", "I14.2", land=land)
    elif state.has(land, INVADERS):
        state.put(land, TOWN, 1)
        state.report("town-built", "I14.2", land=land)
    else:
        state.add_for(land, TOWN, "level-indentured-servants-earn-land", "I32.3")


class PreventBuild(Prevent):
    """Presence may be given so that there is no build."""

    __slots__ = ()

    prevented = "prevented-build"

    def happen(self, state: SpiritIslandState, land: int) -> None:
        build(state, land)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-prevent-build", land=place_name(box, self.place))


EXTRA_BUILD: Final = Build(True)
BUILD: Final = Build(False)
