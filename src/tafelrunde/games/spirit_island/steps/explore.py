"""Explore: the next invader card, what an adversary does about it, and where explorers come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.ids import (
    BLITZ,
    BUILDINGS,
    DAHAN,
    EXPLORER,
    INVADERS,
    NO_EXPLORE,
    NO_EXPLORE_WITH_TWO_DAHAN,
    OUT_OF_CARDS,
    TOWN,
    land_at,
)
from tafelrunde.games.spirit_island.steps.build import BuildIn
from tafelrunde.games.spirit_island.steps.ending import SETTLE, begin_action
from tafelrunde.games.spirit_island.steps.removing import ChooseReplaced
from tafelrunde.games.spirit_island.steps.step import AskHostForLand, IslandStep
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


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
        if state.listening:
            self._tell_skipped(state, lands_with_a_source(state, card.lands(state.island)) & ~lands)
        state.push(SETTLE)
        if card.escalation and state.rules.sweden >= 0:
            state.push(SwayDahan(lands))
        for land in range(len(state.flags)):
            if lands >> land & 1:
                state.put(land, EXPLORER, 1)
                state.report("explored", self.rule, land=land)
        if state.rules.scenario == BLITZ:
            for board in range(state.players - 1, -1, -1):
                if lands & state.island.board_mask[board]:
                    state.push(ExtraExplorer(board, lands & state.island.board_mask[board]))

    def _tell_skipped(self, state: SpiritIslandState, lands: int) -> None:
        for land in range(len(state.flags)):
            if lands >> land & 1:
                if state.flags[land] & NO_EXPLORE:
                    state.report("explore-skipped", self.rule, land=land)
                elif state.forbidden & NO_EXPLORE_WITH_TWO_DAHAN and state.count(land, DAHAN) >= 2:
                    state.report("explore-skipped-by-fear", self.rule, land=land)


def explored_lands(state: SpiritIslandState, lands: int) -> int:
    """Those of some lands into which invaders explore."""
    found = lands_with_a_source(state, lands)
    for land in range(state.island.size):
        if found >> land & 1 and (
            state.flags[land] & NO_EXPLORE
            or (state.forbidden & NO_EXPLORE_WITH_TWO_DAHAN and state.count(land, DAHAN) >= 2)
        ):
            found &= ~(1 << land)
    return found


def lands_with_a_source(state: SpiritIslandState, lands: int) -> int:
    """Those of some lands into which invaders can come from somewhere."""
    island = state.island
    sources = state.lands_with(island.all_lands, BUILDINGS)
    found = 0
    for land in range(island.size):
        bit = 1 << land
        if lands & bit and (bit | island.around[land]) & sources | bit & island.coastal:
            found |= bit
    return found


class ExtraExplorer(AskHostForLand):
    """I34.5: one explorer more on a board. A code is a place."""

    __slots__ = ("lands",)

    rule = "I34.5"

    def __init__(self, board: int, lands: int) -> None:
        super().__init__(board)
        self.lands = lands

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        return self.lands

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        for _ in range(state.box.scenarios.blitz_explorers):
            state.add_for(land_at(code), EXPLORER, "scenario-rule-extra-explorer", self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-extra-explorer")


# ---------------------------------------------------------------------- escalation


class LandRush(AskHostForLand):
    """I31.1: Brandenburg-Prussia adds a town on a board. A code is a place."""

    __slots__ = ()

    rule = "I31.1"

    def run(self, state: SpiritIslandState) -> None:
        if state.lands_with(state.island.board_mask[self.board], BUILDINGS):
            super().run(state)

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        lands = state.island.board_mask[self.board] & state.island.all_lands
        return lands & ~state.lands_with(lands, TOWN)

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        state.add_for(land_at(code), TOWN, "escalation-land-rush", self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-land-rush")


class SwayDahan(IslandStep):
    """I33.1: Sweden wins dahan over where it has just explored, all explorers counted."""

    __slots__ = ("lands",)

    rule = "I33.1"

    def __init__(self, lands: int) -> None:
        self.lands = lands

    def run(self, state: SpiritIslandState) -> None:
        told = False
        for land in range(len(state.flags) - 1, -1, -1):
            if self.lands >> land & 1 and 0 < state.count(land, DAHAN) <= state.count(land, INVADERS):
                if state.listening and not told:
                    state.tell(say("swayed", why=say("escalation-swayed-by-the-invaders")), self.rule)
                told = True
                state.push(ChooseReplaced(state.owner(land), state.place(land), DAHAN, TOWN, 1))


class BuildingBoom(AskHostForLand):
    """I32.2: England builds once more where most towns and cities are. A code is a place."""

    __slots__ = ()

    rule = "I32.2"

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        lands = state.island.board_mask[self.board] & state.island.all_lands
        return state.lands_with_most(state.lands_with(lands, BUILDINGS), BUILDINGS)

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if state.listening:
            words = say("building-boom", land=state.name_of(land_at(code)), why=say("escalation-building-boom"))
            state.tell(words, self.rule)
        state.push(BuildIn(1 << land_at(code)))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-building-boom")


EXPLORE: Final = Explore()
