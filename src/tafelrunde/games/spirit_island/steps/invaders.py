"""The invader phase: the blighted island, fear, ravage, build, explore, and the advance of the cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.ids import INVADER_PHASE, NOTHING, RITUALS_OF_TERROR
from tafelrunde.games.spirit_island.steps.build import BUILD, EXTRA_BUILD
from tafelrunde.games.spirit_island.steps.ending import SETTLE, begin_action
from tafelrunde.games.spirit_island.steps.explore import EXPLORE
from tafelrunde.games.spirit_island.steps.fear import RESOLVE_FEAR
from tafelrunde.games.spirit_island.steps.gaining import ForgetCard
from tafelrunde.games.spirit_island.steps.presence import LosePresence
from tafelrunde.games.spirit_island.steps.ravage import RAVAGE
from tafelrunde.games.spirit_island.steps.step import IslandQuestion, IslandStep
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


MEMORY_FADES: Final = "memory_fades_to_dust"


class InvaderPhase(IslandStep):
    """I11.1: the steps of the invader phase."""

    __slots__ = ()

    rule = "I11.1"

    def run(self, state: SpiritIslandState) -> None:
        state.phase = INVADER_PHASE
        state.resolved_fear = False
        self.tell(state, "phase-invader")
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


class FadeAway(IslandQuestion):
    """I17.8: a power card, or presence. A code is 0 for a card, 1 for presence."""

    __slots__ = ()

    rule = "I17.8"

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
ADVANCE: Final = Advance()
INVADER_PHASE_STEP: Final = InvaderPhase()
