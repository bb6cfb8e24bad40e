"""The invader phase: blighted island, fear, build and explore, and the advance of the cards. Ravage is in ravage.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.effects.land_state import (
    NO_BUILD_ON_COAST,
    NO_BUILD_WHERE_DAHAN_OUTNUMBER,
    NO_BUILD_WITH_CITY,
    NO_BUILD_WITH_DAHAN,
    NO_CITIES_ON_COAST,
    NO_EXPLORE_WITH_TWO_DAHAN,
)
from tafelrunde.games.spirit_island.effects.moving import ChooseReplaced
from tafelrunde.games.spirit_island.figures import (
    BUILDINGS,
    CITY,
    DAHAN,
    EXPLORER,
    INVADERS,
    NO_BUILD,
    NO_EXPLORE,
    TOWN,
)
from tafelrunde.games.spirit_island.rules import BLITZ, RITUALS_OF_TERROR
from tafelrunde.games.spirit_island.steps.ending import SETTLE, begin_action
from tafelrunde.games.spirit_island.steps.fear import RESOLVE_FEAR
from tafelrunde.games.spirit_island.steps.gaining import ForgetCard
from tafelrunde.games.spirit_island.steps.presence import LosePresence
from tafelrunde.games.spirit_island.steps.ravage import RAVAGE, Prevent
from tafelrunde.games.spirit_island.steps.step import AskForLand, IslandStep, place_name
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box import Box
    from tafelrunde.games.spirit_island.state import SpiritIslandState

NOTHING: Final = -1
INVADER_PHASE: Final = 3
OUT_OF_CARDS: Final = 4
MEMORY_FADES: Final = "memory_fades_to_dust"


class InvaderPhase(IslandStep):
    """I11.1: the steps of the invader phase."""

    __slots__ = ()

    rule = "I11.1"

    def run(self, state: SpiritIslandState) -> None:
        state.phase = INVADER_PHASE
        state.resolved_fear = False
        if state.listening:
            state.tell(say("phase-invader"), self.rule)
        state.push(ADVANCE)
        state.push(EXPLORE)
        state.push(BUILD)
        state.push(RAVAGE)
        if state.extra_slot:
            state.push(EXTRA_BUILD)
        if state.rules.scenario != RITUALS_OF_TERROR:
            state.push(RESOLVE_FEAR)
        if state.blighted:
            state.push(BLIGHTED_ISLAND)


class BlightedIsland(IslandStep):
    """I11.2: what the blighted side of the card says."""

    __slots__ = ()

    rule = "I11.2"

    def run(self, state: SpiritIslandState) -> None:
        begin_action(state)
        state.push(SETTLE)
        fades = state.box.blight_cards[state.blight_card].id == MEMORY_FADES
        for seat in range(state.players - 1, -1, -1):
            state.push(FadeAway(seat) if fades else LosePresence(seat, (1 << len(state.flags)) - 1))


class FadeAway(IslandStep):
    """I17.8: a power card, or presence. A code is 0 for a card, 1 for presence."""

    __slots__ = ("seat",)

    rule = "I17.8"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: SpiritIslandState) -> None:
        state.ask(self.seat, self)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        spirit = state.spirits[seat]
        return (0, 1) if spirit.hand or spirit.discard or spirit.played else (1,)

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code == 0:
            state.push(ForgetCard(seat, NOTHING))
        else:
            state.push(LosePresence(seat, (1 << len(state.flags)) - 1))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-fade")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-lose-presence") if code else say("choose-forget-card")


# ---------------------------------------------------------------------- build


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
        state.push(BuildIn(build_lands(state, state.box.invader_cards[self.card].lands(state.island))))


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
            if self.lands >> land & 1 and not build_is_skipped(state, land):
                for seat in range(state.players):
                    spirit = state.spirits[seat]
                    if spirit.sites >> land & 1 and state.box.kinds[spirit.kind].prevents_actions:
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
        if state.listening:
            state.tell(say("city-built", land=state.name_of(land)), "I14.2")
    else:
        state.put(land, TOWN, 1)
        if state.listening:
            state.tell(say("town-built", land=state.name_of(land)), "I14.2")


class PreventBuild(Prevent):
    """Presence may be given so that there is no build."""

    __slots__ = ()

    def happen(self, state: SpiritIslandState, land: int) -> None:
        build(state, land)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-prevent-build", land=place_name(box, self.place))


# ---------------------------------------------------------------------- explore


class Explore(IslandStep):
    """I15.1: the top card is revealed, and its lands are explored."""

    __slots__ = ()

    rule = "I15.1"

    def run(self, state: SpiritIslandState) -> None:
        if not state.stages:
            state.doom |= OUT_OF_CARDS
            state.push(SETTLE)
            return
        card = reveal_invader_card(state)
        state.explore_card = card
        begin_action(state)
        state.push(ExploreLands(card))
        if state.box.invader_cards[card].escalation:
            # I15.2
            if state.rules.prussia >= 0:
                for board in range(state.players - 1, -1, -1):
                    state.push(LandRush(board))
            elif state.rules.england >= 0:
                for board in range(state.players - 1, -1, -1):
                    state.push(BuildingBoom(board))


def reveal_invader_card(state: SpiritIslandState) -> int:
    """The top card of the invader deck."""
    stage = state.stages[0]
    state.stages = state.stages[1:]
    bags = state.invader_bags.copy()
    bag = bags[stage - 1].copy()
    card = state.pick(bag)
    bags[stage - 1] = bag
    state.invader_bags = bags
    state.reveals += 1
    if state.listening:
        state.tell(say("invader-card-revealed", card=state.box.invader_cards[card].name), "I15.1")
    return card


class ExploreLands(IslandStep):
    """I15.3: an explorer in every land of the card that has a source."""

    __slots__ = ("card",)

    rule = "I15.3"

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: SpiritIslandState) -> None:
        card = state.box.invader_cards[self.card]
        lands = explored_lands(state, card.lands(state.island))
        state.push(SETTLE)
        for land in range(len(state.flags) - 1, -1, -1):
            if lands >> land & 1:
                state.put(land, EXPLORER, 1)
                if state.listening:
                    state.tell(say("explored", land=state.name_of(land)), self.rule)
                if card.escalation and state.rules.sweden >= 0 and _is_swayed(state, land):
                    state.push(ChooseReplaced(state.owner(land), state.place(land), DAHAN, TOWN, 1))  # I33.1
        if state.rules.scenario == BLITZ:
            for board in range(state.players - 1, -1, -1):
                if lands & state.island.board_mask[board]:
                    state.push(ExtraExplorer(board, lands & state.island.board_mask[board]))


def _is_swayed(state: SpiritIslandState, land: int) -> bool:
    dahan = state.count(land, DAHAN)
    return 0 < dahan <= state.count(land, INVADERS)


def explored_lands(state: SpiritIslandState, lands: int) -> int:
    """Those of some lands into which invaders explore."""
    island = state.island
    sources = 0
    for land in range(island.size):
        if state.has(land, BUILDINGS):
            sources |= 1 << land
    found = 0
    for land in range(island.size):
        bit = 1 << land
        if lands & bit and (bit | island.around[land]) & sources | bit & island.coastal:
            if state.flags[land] & NO_EXPLORE:
                continue
            if state.forbidden & NO_EXPLORE_WITH_TWO_DAHAN and state.count(land, DAHAN) >= 2:
                continue
            found |= bit
    return found


class ExtraExplorer(AskForLand):
    """I34.5: one explorer more on a board. A code is a place."""

    __slots__ = ("board", "lands")

    rule = "I34.5"

    def __init__(self, board: int, lands: int) -> None:
        self.board = board
        self.lands = lands

    def run(self, state: SpiritIslandState) -> None:
        state.ask(state.host(self.board), self)

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        return self.lands

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        state.put(code & 63, EXPLORER, state.box.blitz_explorers)
        if state.listening:
            state.tell(say("explored", land=state.name_of(code & 63)), self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-extra-explorer")


class LandRush(AskForLand):
    """I31.1: Brandenburg-Prussia adds a town on a board. A code is a place."""

    __slots__ = ("board",)

    rule = "I31.1"

    def __init__(self, board: int) -> None:
        self.board = board

    def run(self, state: SpiritIslandState) -> None:
        lands = state.island.board_mask[self.board]
        for land in range(len(state.flags)):
            if lands >> land & 1 and state.has(land, BUILDINGS):
                if self.allowed(state, NOTHING):
                    state.ask(state.host(self.board), self)
                return

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        lands = state.island.board_mask[self.board] & state.island.all_lands
        for land in range(len(state.flags)):
            if lands >> land & 1 and state.has(land, TOWN):
                lands &= ~(1 << land)
        return lands

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        state.put(code & 63, TOWN, 1)
        if state.listening:
            state.tell(say("town-added", land=state.name_of(code & 63)), self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-land-rush")


class BuildingBoom(AskForLand):
    """I32.2: England builds once more where most towns and cities are. A code is a place."""

    __slots__ = ("board",)

    rule = "I32.2"

    def __init__(self, board: int) -> None:
        self.board = board

    def run(self, state: SpiritIslandState) -> None:
        if self.allowed(state, NOTHING):
            state.ask(state.host(self.board), self)

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        lands = state.island.board_mask[self.board] & state.island.all_lands
        most = 1
        found = 0
        for land in range(len(state.flags)):
            if lands >> land & 1:
                buildings = state.count(land, BUILDINGS)
                if buildings > most:
                    most = buildings
                    found = 0
                if buildings == most:
                    found |= 1 << land
        return found

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        state.push(BuildIn(1 << (code & 63)))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-building-boom")


class Advance(IslandStep):
    """I11.4: the invader cards move on."""

    __slots__ = ()

    rule = "I11.4"

    def run(self, state: SpiritIslandState) -> None:
        leaving = state.ravage_card
        if state.extra_slot:
            if state.extra_card != NOTHING:
                state.invader_discard = [*state.invader_discard, state.extra_card]
                state.extra_card = NOTHING
            if leaving != NOTHING:
                if state.rules.england == 3 and state.box.invader_cards[leaving].stage == 2:
                    # I32.5: the space is gone for good.
                    state.extra_slot = False
                    state.invader_discard = [*state.invader_discard, leaving]
                else:
                    state.extra_card = leaving
        elif leaving != NOTHING:
            state.invader_discard = [*state.invader_discard, leaving]
        state.ravage_card = state.build_card
        state.build_card = state.explore_card
        state.explore_card = NOTHING


BLIGHTED_ISLAND: Final = BlightedIsland()
EXTRA_BUILD: Final = Build(True)
BUILD: Final = Build(False)
EXPLORE: Final = Explore()
ADVANCE: Final = Advance()
INVADER_PHASE_STEP: Final = InvaderPhase()
