"""Checkpoints at the end of each week (S6): characters enter, royal cards and veterans come and go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.battalia.box.ids import KING, QUEEN, royal
from tafelrunde.games.battalia.state.player import GAINED, LOST, NEVER, Player
from tafelrunde.games.battalia.steps.characters import BILKARR, METAMORPHA, dismiss, enter, random_gate
from tafelrunde.games.battalia.steps.step import (
    BattaliaStep,
    tell,
)
from tafelrunde.games.battalia.words import say

if TYPE_CHECKING:
    from tafelrunde.games.battalia.state.state import BattaliaState


class Checkpoint(BattaliaStep):
    """S6: after the last turn of a week, before the Oracle is turned back."""

    __slots__ = ()

    rule = "S6.1"

    def run(self, state: BattaliaState) -> None:
        week = state.day // state.box.days_in_a_week
        options = state.options
        self.tell(state, "checkpoint", week=week)
        dismiss(state)
        if week == 1:
            if options.metamorpha:
                enter(state, METAMORPHA, random_gate(state))
            if options.bilkarr:
                enter(state, BILKARR, random_gate(state))
            return
        # S6.3: counted once, before anything is handed out.
        sizes = [state.deck_size(seat) for seat in range(state.players)]
        for seat in range(state.players):
            person = state.people[seat]
            if options.royals:
                person.queen = check_royal(state, seat, QUEEN, person.queen, week, sizes[seat])
                person.king = check_royal(state, seat, KING, person.king, week, sizes[seat])
            if options.hero_mode:
                check_veteran(state, seat, week, sizes[seat])


CHECKPOINT: Final = Checkpoint()


def check_royal(state: BattaliaState, seat: int, rank: int, had: int, week: int, size: int) -> int:
    """S3.2, S3.4: gained at the second checkpoint, lost for good at a later one."""
    needed = state.box.royal_decks[rank - QUEEN]
    kind = royal(rank, state.people[seat].faction)
    if had == NEVER and size >= needed and (week == 2 or state.box.later_gains):
        state.gain(seat, kind, False, "S3.2", say("for-deck", count=size))
        return GAINED
    if had == GAINED and size < needed:
        depose(state, seat, kind, size, needed)
        return LOST
    return had


def depose(state: BattaliaState, seat: int, kind: int, size: int, needed: int) -> None:
    """S3.4: a royal card goes to limbo, wherever it is; its owner may have sent it there already."""
    if state.people[seat].lose(kind):
        state.limbo.append(kind)
        state.reveals += 1
    card = state.box.card_names[kind]
    tell(state, "S3.4", "royal-lost", seat=seat, card=card, count=size, needed=needed)


def check_veteran(state: BattaliaState, seat: int, week: int, size: int) -> None:
    """S8.3, S8.4."""
    person: Player = state.people[seat]
    enough = size >= state.box.veteran_deck
    if person.veteran == NEVER and enough and (week == 2 or state.box.later_gains):
        person.veteran = GAINED
        tell(state, "S8.3", "veteran", seat=seat, count=size)
    elif person.veteran == GAINED and not enough:
        person.veteran = LOST
        tell(state, "S8.4", "fallen", seat=seat, count=size)
