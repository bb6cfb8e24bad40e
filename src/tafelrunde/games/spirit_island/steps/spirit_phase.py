"""The spirit phase: growth, and what follows it, all spirits side by side (I5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.ids import (
    ADD_PRESENCE,
    EXTRA_PLAY,
    GAIN_CARD,
    GAIN_ENERGY,
    GATHER_TO_OCEANS,
    GROWTH,
    GROWTH_PART,
    NOTHING,
    PUSH_FROM_OCEANS,
    RECLAIM_ALL,
    RECLAIM_ONE,
    SPIRIT_PHASE,
    land_at,
)
from tafelrunde.games.spirit_island.state.spirit import without
from tafelrunde.games.spirit_island.steps.elements import ChooseElements, tell_energy
from tafelrunde.games.spirit_island.steps.gaining import EITHER, GainCard
from tafelrunde.games.spirit_island.steps.playing import GainTrackEnergy, play_cards
from tafelrunde.games.spirit_island.steps.presence import PlacePresence
from tafelrunde.games.spirit_island.steps.step import AskForCard, AskSeatForLand, IslandQuestion, IslandStep
from tafelrunde.games.spirit_island.words import in_turn, say
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.box.spirits.kind import GrowthAction, SpiritKind
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


class SpiritPhase(IslandStep):
    """I4.2: each spirit goes through its phase on its own."""

    __slots__ = ()

    rule = "I4.2"

    def run(self, state: SpiritIslandState) -> None:
        state.phase = SPIRIT_PHASE
        self.tell(state, "phase-spirit")
        state.part([Grow(seat, False) for seat in range(state.players)])


class ExtraGrowth(IslandStep):
    """I19.6: an additional growth option after setup, and nothing else."""

    __slots__ = ()

    rule = "I19.6"

    def run(self, state: SpiritIslandState) -> None:
        state.part([Grow(seat, True) for seat in range(state.players)])


class Grow(IslandQuestion):
    """I5.1: which growth option. A code is the spirit and the option."""

    __slots__ = ("extra",)

    rule = "I5.1"

    def __init__(self, seat: int, extra: bool) -> None:
        super().__init__(seat)
        self.extra = extra

    def run(self, state: SpiritIslandState) -> None:
        if not self.extra:
            state.push(ChooseElements(self.seat))
            state.push(play_cards(state, self.seat))
            state.push(ReclaimFromTrack(self.seat))
            state.push(GainTrackEnergy(self.seat))
        state.ask(self.seat, self)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        kind = state.box.kinds[state.spirits[seat].kind]
        return [GROWTH.join(kind.number, option) for option in range(len(kind.growth))]

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        kind = state.box.kinds[state.spirits[seat].kind]
        option = GROWTH.second(code)
        actions = len(kind.growth[option])
        if not self.extra:
            actions += len(kind.growth_always)
        if state.listening:
            state.tell(say("growth-chosen", seat=seat_words(seat), option=self.option(state.box, code)), self.rule)
        state.push(DoGrowth(seat, option, (1 << actions) - 1))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-growth")

    def option(self, box: Box, code: int) -> Words:
        number, option = GROWTH.parts(code)
        kind = box.kinds[number]
        return growth_words(box, kind, option).about(f"growth:{kind.id}-{option}")


def growth_words(box: Box, kind: SpiritKind, option: int) -> Words:
    """A growth option as people read it."""
    return in_turn([action_words(box, action) for action in kind.growth[option]])


def action_words(box: Box, action: GrowthAction) -> Words:
    """One part of a growth option as people read it."""
    if action.what == ADD_PRESENCE:
        lands = box.filters[action.filter].words()
        if action.range < 0:
            return say("growth-presence-anywhere", lands=lands)
        return say("growth-presence", range=action.range, lands=lands)
    return say(f"growth-{_ACTIONS[action.what]}", count=action.amount)


_ACTIONS: Final = (
    "reclaim-all",
    "reclaim-one",
    "card",
    "energy",
    "presence",
    "extra-play",
    "gather-oceans",
    "push-oceans",
)


class DoGrowth(IslandQuestion):
    """The parts of a growth option, in any order. A code is the spirit, the option and the part."""

    __slots__ = ("left", "option_number")

    rule = "I5.1"

    def __init__(self, seat: int, option_number: int, left: int) -> None:
        super().__init__(seat)
        self.option_number = option_number
        self.left = left

    def run(self, state: SpiritIslandState) -> None:
        if self.left == 0:
            return
        kind = state.box.kinds[state.spirits[self.seat].kind]
        # What leaves no choice and shows nothing comes first.
        for index in range(8):
            if self.left >> index & 1:
                what = action_of(kind, self.option_number, index).what
                if what in (RECLAIM_ALL, GAIN_ENERGY, EXTRA_PLAY):
                    self._do(state, kind, index)
                    return
        state.ask(self.seat, self)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        kind = state.box.kinds[state.spirits[seat].kind]
        codes: list[int] = []
        for index in range(8):
            if self.left >> index & 1 and not self._same_before(kind, index):
                codes.append(GROWTH_PART.join(kind.number, self.option_number, index))
        return codes

    def _same_before(self, kind: SpiritKind, index: int) -> bool:
        """Whether an earlier part that is left does the very same."""
        action = action_of(kind, self.option_number, index)
        for earlier in range(index):
            if self.left >> earlier & 1:
                other = action_of(kind, self.option_number, earlier)
                if other.what == action.what and other.range == action.range and other.filter == action.filter:
                    return True
        return False

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        self._do(state, state.box.kinds[state.spirits[seat].kind], GROWTH_PART.third(code))

    def _do(self, state: SpiritIslandState, kind: SpiritKind, index: int) -> None:
        seat = self.seat
        spirit = state.spirits[seat]
        left = self.left & ~(1 << index)
        if left:
            state.push(DoGrowth(seat, self.option_number, left))
        action = action_of(kind, self.option_number, index)
        what = action.what
        if what == RECLAIM_ALL:
            if spirit.discard:
                state.report("cards-reclaimed", "I5.4", seat=seat, count=len(spirit.discard))
            spirit.hand = spirit.hand + spirit.discard
            spirit.discard = []
        elif what == GAIN_ENERGY:
            spirit.energy += action.amount
            if state.listening:
                tell_energy(state, seat, action.amount, say("why-growth"), "I5.3")
        elif what == EXTRA_PLAY:
            spirit.extra_plays += action.amount
            self.tell(state, "plays-gained", seat=seat, count=action.amount)
        elif what == RECLAIM_ONE:
            state.push(ReclaimOne(seat, False))
        elif what == GAIN_CARD:
            state.push(GainCard(seat, EITHER))
        elif what == ADD_PRESENCE:
            state.push(PlacePresence(seat, action.range, action.filter, NOTHING, True))
        elif what in (GATHER_TO_OCEANS, PUSH_FROM_OCEANS):
            for board in range(state.players - 1, -1, -1):
                state.push(MoveWithTide(seat, board, what == GATHER_TO_OCEANS))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-growth-part")

    def option(self, box: Box, code: int) -> Words:
        number, option, index = GROWTH_PART.parts(code)
        kind = box.kinds[number]
        return action_words(box, action_of(kind, option, index)).about(f"growth:{kind.id}-{option}-{index}")


def action_of(kind: SpiritKind, option: int, index: int) -> GrowthAction:
    """A part of a growth option; those after its own are the ones that always come."""
    actions = kind.growth[option]
    return actions[index] if index < len(actions) else kind.growth_always[index - len(actions)]


class MoveWithTide(AskSeatForLand):
    """I25.9: one presence goes into an ocean, or out of it. A code is the place on land."""

    __slots__ = ("board", "inwards")

    rule = "I25.9"

    def __init__(self, seat: int, board: int, inwards: bool) -> None:
        super().__init__(seat)
        self.board = board
        self.inwards = inwards

    def run(self, state: SpiritIslandState) -> None:
        if self.allowed(state, self.seat):
            state.ask(self.seat, self)

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        island = state.island
        ocean = island.first[self.board]
        lands = island.around[ocean] & island.all_lands
        spirit = state.spirits[seat]
        if self.inwards:
            return lands & spirit.lands
        return lands if spirit.presence[ocean] > 0 else 0

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        land = land_at(code)
        ocean = state.island.first[self.board]
        origin, destination = (land, ocean) if self.inwards else (ocean, land)
        state.move_presence(seat, origin, destination, self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-tide-in") if self.inwards else say("ask-tide-out")


class ReclaimFromTrack(IslandStep):
    """I6.5: the track may let a spirit take back a card."""

    __slots__ = ("seat",)

    rule = "I6.5"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: SpiritIslandState) -> None:
        spirit = state.spirits[self.seat]
        for _ in range(state.box.kinds[spirit.kind].reclaims[spirit.cards_track]):
            state.push(ReclaimOne(self.seat, True))


class ReclaimOne(AskForCard):
    """One card comes back from the discard pile; `may` says whether one can do without."""

    __slots__ = ("may",)

    rule = "I5.4"

    def __init__(self, seat: int, may: bool) -> None:
        super().__init__(seat)
        self.may = may

    def run(self, state: SpiritIslandState) -> None:
        if state.spirits[self.seat].discard:
            state.ask(self.seat, self)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        codes = state.spirits[seat].discard.copy()
        if self.may:
            codes.append(NOTHING)
        return codes

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code == NOTHING:
            return
        spirit = state.spirits[seat]
        spirit.discard = without(spirit.discard, code)
        take_back(state, seat, code, self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-reclaim")


def take_back(state: SpiritIslandState, seat: int, card: int, rule: str) -> None:
    """A card that was played comes back into the hand."""
    spirit = state.spirits[seat]
    spirit.hand = [*spirit.hand, card]
    state.report("card-reclaimed", rule, seat=seat, card=card)
