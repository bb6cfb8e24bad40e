"""Checking what is stored of a table: whether it can be read, be followed, and leads where it says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

import msgspec

from tafelrunde.kernel.chance import GENERATOR, SEALED
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.words import Words
from tafelrunde.tables.course import (
    BrokenTable,
    Course,
    effective_choices,
    effective_happenings,
    read_snapshot,
    revive,
    setup_of,
)
from tafelrunde.tables.problem import server_words
from tafelrunde.tables.records import Happening, Phase, SeatKind, Stored, TableRecord

# record: the table itself or its seats. game: its game or version is not here. choice: an entry cannot be followed.
# history: the entries do not lead to the saved state, from which it goes on all the same. chance: what was drawn is not
# what the key gives. phase: what is said of the game, running or over, is not so.
FaultKind = Literal["record", "game", "choice", "history", "chance", "phase", "snapshot-unreadable", "snapshot-wrong"]
# What can be done about it: write anew what follows from the choices, cut the table back, or nothing here.
Remedy = Literal["rewrite", "cut", "none"]

PHASES: tuple[str, ...] = get_args(Phase)


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is wrong with a table. A cut would keep what is before `position`."""

    kind: FaultKind
    remedy: Remedy
    position: int | None = None
    why: str | Words = ""

    def same_as(self, other: Fault) -> bool:
        """Whether both are about the same."""
        return (self.kind, self.position) == (other.kind, other.position)


def check(stored: Stored) -> list[Fault]:
    """All that is wrong with a table, in the order in which it has to be put right."""
    record = stored.record
    amiss = _amiss(stored)
    if amiss:
        return [Fault(kind="record", remedy="none", why=server_words(amiss))]
    try:
        setup_of(record)
    except TafelrundeError as error:
        # The package of a game may be missing here: this is no reason to cut anything.
        return [Fault(kind="game", remedy="none", why=error.words)]
    except Exception as error:
        # Options that were damaged can fail in any way.
        return [Fault(kind="record", remedy="none", why=f"{type(error).__name__}: {error}")]
    try:
        course = revive(record, stored.happenings, None, stored.contributions).course
    except BrokenTable as error:
        return [_broken(stored, error)]
    if stored.unreadable is not None:
        return [_cut(stored.unreadable, "entry-unreadable")]
    snapshot = stored.snapshot
    if snapshot is not None and snapshot.position >= len(stored.happenings):
        return [_cut(len(stored.happenings), "entries-missing")]
    return [*_chance_faults(stored, course), *_phase_faults(stored, course), *_snapshot_faults(stored)]


def phase_of(course: Course, happenings: Sequence[Happening]) -> Phase:
    """How far a table is after these happenings."""
    if _is_closed(happenings):
        return "closed"
    if not any(happening.kind == "start" for happening in happenings):
        return "gathering"
    return "over" if course.over else "playing"


def _is_closed(happenings: Sequence[Happening]) -> bool:
    return bool(happenings) and happenings[-1].kind == "closed"


def _amiss(stored: Stored) -> str:
    """The message that says what is wrong with a table's seats, if anything is."""
    if [seat.seat for seat in stored.seats] != list(range(stored.record.players)):
        return "seats-missing"
    kinds: set[str] = set(get_args(SeatKind))
    return "" if all(seat.kind in kinds for seat in stored.seats) else "seats-unknown"


def _broken(stored: Stored, error: BrokenTable) -> Fault:
    """The choices cannot be followed. If the saved state leads on, the house goes on from it, and nothing is cut."""
    cause = error.__cause__
    why = cause.words if isinstance(cause, TafelrundeError) else error.why
    if stored.unreadable is None and stored.snapshot is not None:
        try:
            revive(stored.record, stored.happenings, stored.snapshot, stored.contributions)
        except BrokenTable:
            pass
        else:
            return Fault(kind="history", remedy="none", position=error.position, why=why)
    return Fault(kind="choice", remedy="cut", position=error.position, why=why)


def _cut(position: int, why: str) -> Fault:
    return Fault(kind="choice", remedy="cut", position=position, why=server_words(why))


def _snapshot_faults(stored: Stored) -> list[Fault]:
    snapshot = stored.snapshot
    if snapshot is None:
        return []
    saved = read_snapshot(snapshot)
    if saved is None:
        return [Fault(kind="snapshot-unreadable", remedy="rewrite", position=snapshot.position)]
    upto = stored.happenings[: snapshot.position + 1]
    course = revive(stored.record, upto, None, stored.contributions).course
    if course.match.state.digest() != saved.digest():
        return [Fault(kind="snapshot-wrong", remedy="rewrite", position=snapshot.position)]
    return []


def _phase_faults(stored: Stored, course: Course) -> list[Fault]:
    said, so = stored.record.phase, phase_of(course, stored.happenings)
    if said == so:
        return []
    if said in PHASES and PHASES.index(said) > PHASES.index(so):
        # It was further than its entries lead: the last of them are missing.
        return [Fault(kind="phase", remedy="cut", position=len(stored.happenings), why=server_words("entries-missing"))]
    return [Fault(kind="phase", remedy="rewrite")]


def _chance_faults(stored: Stored, course: Course) -> list[Fault]:
    """Chance is computed anew, choice by choice, and compared with what was recorded."""
    start = next((it for it in stored.happenings if it.kind == "start"), None)
    if start is None or not _checkable(stored.record):
        return []
    match = course.match
    anew = Match(
        match.setup,
        match.seed,
        None if match.inherited is None else match.deal,
        generator=match.generator,
        salt=match.salt,
        contributions=match.contributions,
        inherited=match.inherited,
    )
    if anew.deal != start.outcomes:
        return [Fault(kind="chance", remedy="cut", position=start.position)]
    made = effective_happenings(stored.record, stored.happenings)
    opening = len(stored.record.opening)
    for place, choice in enumerate(effective_choices(stored.record, stored.happenings)):
        if match.inherited is not None and place < match.inherited:
            # These were made elsewhere, with the chance of that table.
            anew.repeat(choice)
            continue
        anew.choose(choice.seat, choice.index)
        if anew.choices[-1].outcomes != choice.outcomes:
            at = made[place - opening].position if place >= opening else start.position
            return [Fault(kind="chance", remedy="cut", position=at)]
    return []


def _checkable(record: TableRecord) -> bool:
    """Whether the key of a table's chance is known here."""
    return record.generator == GENERATOR or (record.generator == SEALED and record.salt != "")
