"""A round around its turns: the preparation phase (K5) and the peoples phase (K13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.skybridge.box.causes import BY_HUNGER
from tafelrunde.games.skybridge.box.ids import (
    BRIDGE,
    BRIDGE_CARD,
    COLOURS,
    DRAKE_SECTION,
    EYE_STAR,
    FOOD,
    FREE,
    MOST_PLAYERS,
    NATIONS,
    NOTHING,
    PEOPLES_PHASE,
    PREPARATION,
    SECTIONS,
    STACKS,
    count_of,
)
from tafelrunde.games.skybridge.box.names import STACK_NAMES, leave_out
from tafelrunde.games.skybridge.state import secrets
from tafelrunde.games.skybridge.steps import desert
from tafelrunde.games.skybridge.steps.acting import TAKE_TURN
from tafelrunde.games.skybridge.steps.dice import roll_dice
from tafelrunde.games.skybridge.steps.drakes import AWAKEN
from tafelrunde.games.skybridge.steps.ending import END_GAME
from tafelrunde.games.skybridge.steps.step import SkybridgeQuestion, SkybridgeStep
from tafelrunde.games.skybridge.words import say
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.box.box import Box
    from tafelrunde.games.skybridge.state.state import SkybridgeState


# ---------------------------------------------------------------------- preparation


class BeginRound(SkybridgeStep):
    """K5.1: new cards are turned up, and the phases of the round lie ahead (K4.1)."""

    __slots__ = ()

    rule = "K5.1"

    def run(self, state: SkybridgeState) -> None:
        state.round += 1
        state.phase = PREPARATION
        if state.listening:
            state.tell(say("round-begins", round=state.round), "K4.1")
        for stack in range(STACKS):
            card = self._turn_up(state, stack)
            state.shown[stack] = card
            if state.listening and card != NOTHING:
                state.tell(say("card-revealed", card=state.box.names[card], stack=STACK_NAMES[stack]), self.rule)
        state.push(CHECK_BRIDGE)
        for distance in range(state.players - 1, -1, -1):
            state.push(TAKE_TURN[(state.start + distance) % state.players])
        if state.crown_owner != NOTHING:
            state.push(PlaceCrown(state.crown_owner))

    def _turn_up(self, state: SkybridgeState, stack: int) -> int:
        """The card that is turned up on a stack, or NOTHING."""
        if stack == BRIDGE:
            if state.bridge_left == 0:
                return NOTHING
            state.bridge_left -= 1
            return BRIDGE_CARD
        if state.cards_left(stack) == 0 or (stack == EYE_STAR and state.drake == NOTHING):
            return NOTHING
        return secrets.turn_up(state, stack)


class PlaceCrown(SkybridgeQuestion):
    """K5.2: where does Guinn put the crown? A code is a stack, or STACKS to keep it."""

    __slots__ = ()

    rule = "K5.2"

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        codes = [stack for stack in range(NATIONS) if state.shown[stack] != NOTHING]
        codes.append(STACKS)
        return codes

    def answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        if code == STACKS:
            return
        state.crown = code
        self.tell(state, "crown-placed", seat=seat, stack=STACK_NAMES[code])

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-crown")

    def option(self, box: Box, code: int) -> Words:
        return leave_out("crown") if code == STACKS else say("choose-stack", stack=STACK_NAMES[code])


# ---------------------------------------------------------------------- the bridge


class CheckBridge(SkybridgeStep):
    """K13.1 to K13.3: is the current section finished? Then everybody is fed, and the round ends."""

    __slots__ = ()

    rule = "K13.1"

    def run(self, state: SkybridgeState) -> None:
        state.phase = PEOPLES_PHASE
        state.push(END_ROUND)
        for distance in range(state.players - 1, -1, -1):
            state.push(FEED[(state.start + distance) % state.players])
        if state.builders[state.section]:
            finish_section(state, self.rule, 0)
            return
        state.idle += 1
        if state.idle == state.box.idle_rounds:
            finish_section(state, "K13.3", state.idle)
            return
        if state.listening:
            section = state.box.sections[state.section].name
            state.tell(say("section-idle", section=section, idle=state.idle), "K13.2")
        if state.free_rebels:
            state.free_rebels -= 1
            state.rebels[state.leader() * COLOURS + FREE] += 1
            if state.listening:
                state.tell(say("free-rebel", area=state.box.area_names[state.leader()]), "K13.2")


def finish_section(state: SkybridgeState, rule: str, idle: int) -> None:
    """K13.1: the section is finished, the die is rolled, the leader moves; after section 4 the drake awakes (K13.7).

    `idle` are the rounds in which nobody built it, if that is why (K13.3).
    """
    state.idle = 0
    if state.listening:
        state.tell(say("section-finished", section=state.box.sections[state.section].name, idle=idle), rule)
    state.section += 1
    if state.section == DRAKE_SECTION:
        state.push(AWAKEN)
    if state.section < SECTIONS:  # K16.1
        roll_dice(state)
    if state.listening:
        state.tell(say("leader-moved", area=state.box.area_names[state.leader()]), "K13.1")


# ---------------------------------------------------------------------- feeding

# The answer that lets nobody go: whoever has only figures of others may keep them.
NOBODY: Final = 7


class Feed(SkybridgeQuestion):
    """K13.4: without food a figure becomes a rebel. A code is the colour of the figure, or NOBODY (K17.2.1)."""

    __slots__ = ()

    rule = "K13.4"

    def run(self, state: SkybridgeState) -> None:
        if count_of(state.visible(self.seat), FOOD):
            return
        if desert.can_give_figure(state, self.seat):
            state.ask(self.seat, self)
        else:
            self.tell(state, "hunger-spared", seat=self.seat)

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        codes = desert.colours_on_board(state, seat)
        if state.tableaus[seat].population == 0:
            codes.append(NOBODY)
        return codes

    def answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        if code == NOBODY:
            self.tell(state, "hunger-refused", seat=seat)
        else:
            desert.become_rebel(state, seat, code, self.rule, BY_HUNGER)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-feed")

    def option(self, box: Box, code: int) -> Words:
        return leave_out("feed") if code == NOBODY else say("choose-figure", owner=seat_words(code))


# ---------------------------------------------------------------------- the end of a round


class EndRound(SkybridgeStep):
    """K13.5, K13.6: the start drake passes on, open cards are cleared away; the next round, or the end (K4.2)."""

    __slots__ = ()

    rule = "K13.6"

    def run(self, state: SkybridgeState) -> None:
        state.start = (state.start + 1) % state.players
        cleared = [card for card in state.shown if card != NOTHING]
        state.discard = state.discard + cleared
        state.shown = [NOTHING] * STACKS
        state.crown = NOTHING
        if state.listening:
            state.tell(say("start-drake-passed", seat=seat_words(state.start)), "K13.5")
            state.tell(say("cards-cleared", count=len(cleared)), self.rule)
        state.push(END_GAME if state.section == SECTIONS else BEGIN_ROUND)


BEGIN_ROUND: Final = BeginRound()
CHECK_BRIDGE: Final = CheckBridge()
END_ROUND: Final = EndRound()
FEED: Final = [Feed(seat) for seat in range(MOST_PLAYERS)]
