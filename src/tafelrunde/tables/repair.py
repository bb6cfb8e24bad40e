"""Going through a whole database: what is wrong, and putting right what can be. Nothing is lost silently."""

from __future__ import annotations

import asyncio
import os
import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from tafelrunde.tables import database as databases
from tafelrunde.tables.course import revive
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.problem import server_words
from tafelrunde.tables.records import Snapshot, Stored
from tafelrunde.tables.rows import Write
from tafelrunde.tables.store import Store, UnreadableTable
from tafelrunde.tables.verify import Fault, check, phase_of

# Putting one thing right may show another (a cut, then a snapshot), but not for ever.
ROUNDS = 5

# How many tables are done, and how many there are.
Progress = Callable[[int, int], None]


class Verdict(msgspec.Struct, kw_only=True):
    """What was wrong with a table, and what still is."""

    table: str
    game: str = ""
    faults: list[Fault] = []
    left: list[Fault] = []
    # The file with the whole table as it was before anything was changed.
    kept: Path | None = None

    def is_left(self, fault: Fault) -> bool:
        """Whether a fault is still there."""
        return any(fault.same_as(left) for left in self.left)


class Report(msgspec.Struct, kw_only=True):
    """How many tables there are, and those with which something is wrong."""

    tables: int
    wrong: list[Verdict]

    @property
    def fine(self) -> bool:
        """Whether nothing is wrong (any more)."""
        return not any(verdict.left for verdict in self.wrong)


async def verify(database: str, *, repair: bool, cut: bool, progress: Progress) -> Report:
    """Check every table, and put right what can be if that is wanted. A refusal says why nothing could be checked."""
    await databases.must_be_ours(database)
    store = Store(database, Measures())
    try:
        # Alone: what a running server has in memory is ahead of all that could be checked here.
        await store.open("repairing")
        ids = await store.ids()
        wrong: list[Verdict] = []
        progress(0, len(ids))
        for done, id in enumerate(ids, 1):
            verdict = await _verdict(store, database, id, repair, cut)
            if verdict.faults:
                wrong.append(verdict)
            progress(done, len(ids))
        return Report(tables=len(ids), wrong=wrong)
    finally:
        await store.close()


async def _verdict(store: Store, database: str, id: str, repair: bool, cut: bool) -> Verdict:
    verdict = Verdict(table=id)
    for _ in range(ROUNDS):
        stored = await _loaded(store, id)
        if stored is None:
            verdict.left = [Fault(kind="record", remedy="none", why=server_words("record-unreadable"))]
        else:
            verdict.game = stored.record.game
            verdict.left = await asyncio.to_thread(check, stored)
        verdict.faults += [new for new in verdict.left if not any(new.same_as(known) for known in verdict.faults)]
        to_do = [fault for fault in verdict.left if fault.remedy == "rewrite" or (cut and fault.remedy == "cut")]
        if stored is None or not repair or not to_do:
            break
        if verdict.kept is None:
            verdict.kept = await _keep(store, database, id)
        await store.write(await asyncio.to_thread(_mended, stored, to_do))
    return verdict


async def _loaded(store: Store, id: str) -> Stored | None:
    try:
        return await store.load(id)
    except UnreadableTable:
        return None


def _mended(stored: Stored, to_do: Sequence[Fault]) -> Write:
    """What puts the first of these right. What is left of a table that is cut back is checked anew."""
    fault = to_do[0]
    end = fault.position if fault.remedy == "cut" else None
    happenings = stored.happenings[:end]
    course = revive(stored.record, happenings, None, stored.contributions).course
    if fault.kind == "phase" or end is not None:
        return Write(stored.record.id, phase=phase_of(course, happenings), cut=end)
    snapshot = Snapshot(position=happenings[-1].position, state=course.match.state.save())
    return Write(stored.record.id, snapshot=snapshot)


async def _keep(store: Store, database: str, id: str) -> Path:
    """Write the whole table as it is into a file beside the database; its secrets are for the owner of that alone."""
    rows = await store.rows_of(id)
    beside = databases.file_of(database) or Path.cwd() / "tafelrunde"
    stamp = time.strftime("%Y%m%d-%H%M%S")
    path = beside.with_name(f"{beside.name}.{re.sub('[^A-Za-z0-9_-]', '_', id)}.{stamp}.json")
    await asyncio.to_thread(_write, path, msgspec.json.format(msgspec.json.encode(rows), indent=1))
    return path


def _write(path: Path, content: bytes) -> None:
    # Never over another file, and on the disk before anything is changed.
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
