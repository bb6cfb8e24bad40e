"""Looking after the tables of a database without a server: listing, taking out, deleting, copying all of it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.tables import database as databases
from tafelrunde.tables.course import BrokenTable, revive
from tafelrunde.tables.inventory import Filed, Which
from tafelrunde.tables.leases import Holder, SharedLeases
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.problem import TableProblem, problem
from tafelrunde.tables.records import Stored
from tafelrunde.tables.rows import ALONE, Write
from tafelrunde.tables.store import Store, UnreadableTable

# What the files of `export` are; a later version may write them differently.
FORMAT = 1


def chosen(database: str | None) -> str:
    """The database that somebody means: the one that is named, or the one that a server takes without a name."""
    return database or os.environ.get("TAFELRUNDE_DATABASE") or str(databases.default_file())


async def listed(database: str, which: Which, ids: Sequence[str] = ()) -> list[Filed]:
    """The tables that are meant, the oldest first. A refusal names an id that is not there."""
    async with _opened(database) as store:
        return await _listed(store, which, ids)


async def exported(database: str, which: Which, ids: Sequence[str], folder: Path) -> list[Path]:
    """Write each of these tables into a file of its own: who sat there, what was said, and the game as its recipe."""
    async with _opened(database) as store:
        found = await _listed(store, which, ids)
        folder.mkdir(parents=True, exist_ok=True)
        return [await _exported(store, filed, folder) for filed in found]


async def deleted(database: str, which: Which, ids: Sequence[str] = ()) -> tuple[list[str], list[str]]:
    """Delete these tables with all that was done and said there: those that are gone, and those that are in use.

    A server may run on PostgreSQL meanwhile: what it has in memory stays. On a file that is refused.
    """
    await databases.must_be_ours(database)
    store = Store(database, Measures())
    try:
        await store.open("repairing")
    except TableProblem as error:
        await store.close()
        if error.id != "database-in-use" or databases.is_sqlite(database):
            raise
        return await _deleted_beside_servers(database, which, ids)
    try:
        found = [filed.id for filed in await _listed(store, which, ids)]
        for id in found:
            await store.write(Write(id, forget=True))
        return found, []
    finally:
        await store.close()


async def _deleted_beside_servers(database: str, which: Which, ids: Sequence[str]) -> tuple[list[str], list[str]]:
    leases = SharedLeases(database)
    gone: list[str] = []
    in_use: list[str] = []
    try:
        async with _opened(database) as store:
            for filed in await _listed(store, which, ids):
                epoch = await leases.take(filed.id)
                if isinstance(epoch, Holder):
                    in_use.append(filed.id)
                else:
                    await store.write(Write(filed.id, forget=True, epoch=epoch or ALONE))
                    gone.append(filed.id)
        return gone, in_use
    finally:
        await leases.close()


async def copied(database: str, file: Path) -> int:
    """Copy the whole database of SQLite into a new file, as it is at this moment, while a server may run: its bytes."""
    await databases.must_be_ours(database)
    source = databases.file_of(database)
    if source is None:
        raise problem("bad", "backup-needs-sqlite", database=databases.shown(database))
    if file.exists():
        raise problem("conflict", "backup-exists", file=str(file))
    return await asyncio.to_thread(_copied, source, file)


def _copied(source: Path, file: Path) -> int:
    # For the owner alone: it holds what keeps seats and shuffles secret.
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    with closing(sqlite3.connect(f"{source.as_uri()}?mode=ro", uri=True)) as old, closing(sqlite3.connect(file)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")
        found = new.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise problem("unavailable", "database-damaged", database=str(source), why=" ".join(str(found).split()))
    with file.open("rb") as written:
        os.fsync(written.fileno())
    return file.stat().st_size


@asynccontextmanager
async def _opened(database: str) -> AsyncIterator[Store]:
    await databases.must_be_ours(database)
    store = Store(database, Measures())
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def _listed(store: Store, which: Which, ids: Sequence[str]) -> list[Filed]:
    if not ids:
        return await store.listed(which)
    found: list[Filed] = []
    for id in ids:
        one = await store.listed(msgspec.structs.replace(which, id=id))
        if not one:
            raise problem("missing", "table-not-found", table=id[:40])
        found += one
    return found


async def _exported(store: Store, filed: Filed, folder: Path) -> Path:
    try:
        stored = await store.load(filed.id)
    except UnreadableTable:
        stored = None
    content = {
        "tafelrunde-table": FORMAT,
        **msgspec.to_builtins(filed),
        "chat": [] if stored is None else msgspec.to_builtins(stored.lines),
        "recipe": None if stored is None else await asyncio.to_thread(_recipe, stored),
    }
    path = folder / f"{filed.game}-{filed.id}.json"
    encoded = msgspec.json.format(msgspec.json.encode(content), indent=1)
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(encoded)
    return path


def _recipe(stored: Stored) -> Any:
    """The game as `tafelrunde replay` and the lobby read it, or None if it has not begun or cannot be followed."""
    if not any(happening.kind == "start" for happening in stored.happenings):
        return None
    try:
        course = revive(stored.record, stored.happenings, stored.snapshot, stored.contributions).course
    except BrokenTable:
        return None
    return msgspec.json.decode(course.recipe().to_json())
