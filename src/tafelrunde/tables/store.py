"""The event store: what happened at each table, in order, for ever.

One task writes for all tables. While one transaction is on its way to the disk, the writes of other tables gather and
share the next one, so a thousand moves a second need far fewer than a thousand waits for the disk. Whoever calls
`write` goes on only after the commit.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import structlog
from sqlalchemy import Row, func, or_, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.tables import database, inventory
from tafelrunde.tables.commits import AsyncCommits, Commits, ThreadCommits, Unsure, was_away
from tafelrunde.tables.lock import Lock, Use
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.problem import NotStored, TableProblem, problem, server_words
from tafelrunde.tables.records import Happening, SeatRecord, Snapshot, Stored, TableRecord
from tafelrunde.tables.rows import (
    Write,
    happening_from,
    leases_of,
    line_from,
    seat_from,
    statements_of,
    table_from,
)
from tafelrunde.tables.schema import ANALYSES, CHAT, HAPPENINGS, KEYS, SEATS, SNAPSHOTS, TABLES

# Writes that share one transaction at most.
BATCH = 256
# The least time from one transaction to the next: a lone move is stored at once, many at a time gather a little.
GATHER_SECONDS = 0.005
# The lines of chat that a table remembers; older ones are deleted.
LINES = 200

# A database that is reached over a network may be away for a moment (a restart): how long to wait before each new try.
RETRIES = (0.05, 0.25, 1.0)
# Whoever asks whether the store is ready gets this old an answer at most, and waits no longer than this for it.
FRESH_SECONDS = 1.0
READY_SECONDS = 5.0

# Where the rows of a table are.
_PARTS = ((TABLES, TABLES.c.id), *((part, part.c.table_id) for part in (SEATS, HAPPENINGS, SNAPSHOTS, CHAT, ANALYSES)))

# How a row fails that was damaged or changed by hand.
UNREADABLE = (msgspec.MsgspecError, ValueError, TypeError)

Batch = list[tuple[Write, asyncio.Future[None]]]

_log = structlog.get_logger("tafelrunde.store")


class UnreadableTable(TableProblem):
    """What is stored of a table itself makes no sense."""

    def __init__(self, id: str) -> None:
        super().__init__("conflict", server_words("table-unreadable", table=id))


class Store:
    """The database of all tables."""

    def __init__(self, url: str | None, measures: Measures) -> None:
        self._url = url
        self._engine = database.connect(url)
        # Servers share a database that is reached over a network, and never a file.
        self.shared = not database.is_sqlite(url)
        self._commits: Commits = AsyncCommits(self._engine) if self.shared else ThreadCommits(url)
        self._measures = measures
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._writer: asyncio.Task[None] | None = None
        self._lock = Lock(url)
        self._stored_at = float("-inf")
        # Trying out whether anything can be stored, and when that did not work the last time.
        self._trying: asyncio.Task[bool] | None = None
        self._failed_at = float("-inf")

    async def open(self, use: Use | None = None) -> None:
        """Bring the database up to date and begin to write. `use`: what for, refused if it does not go with others."""
        if use is not None:
            await self._lock.take(self._engine, use)
        # Bringing a large database up to date may take long.
        patient = database.connect(self._url, patient=True)
        try:
            await database.migrate(patient)
        finally:
            await patient.dispose()
        self._begin_to_write()

    async def close(self) -> None:
        """Write what is still waiting, and let go of the database."""
        self._closing = True
        self._wake.set()
        if self._writer is not None:
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._commits.close()
        await self._lock.release()
        await self._engine.dispose()

    async def ready(self) -> bool:
        """Whether something has been stored just now: tried out, and not guessed from the signs.

        Anybody may ask, as often as they like: it is tried out for all of them together.
        """
        now = time.monotonic()
        if now - self._stored_at < FRESH_SECONDS:
            return True
        if now - self._failed_at < FRESH_SECONDS:
            return False
        if self._trying is None or self._trying.done():
            self._trying = asyncio.create_task(self._try_out(), name="ready")
        return await asyncio.shield(self._trying)

    async def _try_out(self) -> bool:
        try:
            async with asyncio.timeout(READY_SECONDS):
                await self.write(Write("", pulse=time.time()))
        except TimeoutError:
            _log.error("not ready", reason="nothing could be stored in time")
        except NotStored:
            _log.error("not ready", reason="the database refuses to store")
        else:
            return True
        self._failed_at = time.monotonic()
        return False

    # ------------------------------------------------------------------ writing

    async def write(self, write: Write) -> None:
        """Store something; returns when it will survive any crash, and raises NotStored otherwise."""
        if self._writer is None or self._writer.done():
            raise NotStored
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
        self._wake.set()
        await done

    def _begin_to_write(self) -> None:
        self._writer = asyncio.create_task(self._write_for_ever(), name="store")
        self._writer.add_done_callback(self._writer_ended)

    def _writer_ended(self, writer: asyncio.Task[None]) -> None:
        """However the writer ended before the store was closed: nobody waits in vain, and it begins anew."""
        if self._closing:
            return
        error = None if writer.cancelled() else writer.exception()
        self._measures.failures.labels("store").inc()
        _log.error("the writer has ended and begins anew", error=type(error).__name__)
        waiting, self._waiting = self._waiting, []
        _refuse(waiting)
        if not writer.get_loop().is_closed():
            self._begin_to_write()

    async def _write_for_ever(self) -> None:
        begun = 0.0
        while True:
            if not self._waiting:
                if self._closing:
                    return
                self._wake.clear()
                await self._wake.wait()
                continue
            pause = begun + GATHER_SECONDS - time.monotonic()
            if pause > 0 and not self._closing:
                await asyncio.sleep(pause)
            begun = time.monotonic()
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            try:
                await self._store(batch)
            finally:
                # Only if something happened that nothing here knows of: whoever waits is told all the same.
                _refuse(batch)

    async def _store(self, batch: Batch) -> None:
        """Store a batch. If one write of it is bad, the others do not suffer for it."""
        try:
            await self._commit([write for write, _ in batch])
        except Exception as error:
            if len(batch) == 1 or was_away(error) or isinstance(error, Unsure):
                self._failed(batch, error)
            else:
                for one in batch:
                    await self._store([one])
        else:
            for _, done in batch:
                if not done.done():
                    done.set_result(None)

    def _failed(self, batch: Batch, error: Exception) -> None:
        self._measures.failures.labels("store").inc()
        # Whoever asks whether it is ready wants to know about now, and not about before.
        self._stored_at = float("-inf")
        # A statement and its values may hold a seed, so only the kinds of the error go into the log.
        _log.error("write failed", writes=len(batch), error=type(error).__name__, cause=type(error.__cause__).__name__)
        _refuse(batch)

    async def _commit(self, writes: Sequence[Write]) -> None:
        begun = time.perf_counter()
        statements, held = statements_of(writes), leases_of(writes)
        for pause in RETRIES:
            try:
                await self._commits.commit(statements, held)
                break
            except Exception as error:
                if not was_away(error):
                    raise
                _log.warning("the database is away; trying again", error=type(error).__name__)
                await asyncio.sleep(pause)
        else:
            await self._commits.commit(statements, held)
        self._stored_at = time.monotonic()
        self._measures.batch.observe(len(writes))
        self._measures.commit_seconds.observe(time.perf_counter() - begun)

    # ------------------------------------------------------------------ reading

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            self._measures.failures.labels("store").inc()
            _log.error("read failed", error=type(error).__name__, cause=type(error.__cause__).__name__)
            raise problem("unavailable", "database-down") from None

    async def load(self, id: str) -> Stored | None:
        """All that is known of a table, or None; UnreadableTable if that makes no sense."""
        try:
            return await self._load(id)
        except UNREADABLE as error:
            raise UnreadableTable(id) from error

    async def _load(self, id: str) -> Stored | None:
        async with self._reading() as connection:
            found = (await connection.execute(select(TABLES).where(TABLES.c.id == id))).one_or_none()
            if found is None:
                return None
            seats = await connection.execute(select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat))
            happenings = await connection.execute(
                select(HAPPENINGS).where(HAPPENINGS.c.table_id == id).order_by(HAPPENINGS.c.position)
            )
            lines = await connection.execute(
                select(CHAT).where(CHAT.c.table_id == id).order_by(CHAT.c.number.desc()).limit(LINES)
            )
            snapshots = await connection.execute(
                select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id).order_by(SNAPSHOTS.c.position.desc()).limit(1)
            )
            snapshot = snapshots.one_or_none()
            read, unreadable = _readable(happenings)
            return Stored(
                record=table_from(found),
                seats=[seat_from(row) for row in seats],
                happenings=read,
                unreadable=unreadable,
                lines=[line_from(row) for row in lines][::-1],
                snapshot=None
                if snapshot is None
                else Snapshot(position=snapshot.position, state=bytes(snapshot.state)),
            )

    async def key(self) -> bytes:
        """The secret that all servers of this database share."""
        async with self._reading() as connection:
            return bytes.fromhex((await connection.execute(select(KEYS.c.key))).scalar_one())

    async def has(self, id: str) -> bool:
        """Whether there is such a table."""
        async with self._reading() as connection:
            found = await connection.execute(select(TABLES.c.id).where(TABLES.c.id == id))
            return found.scalar_one_or_none() is not None

    async def analysis(self, id: str) -> str | None:
        """What was found out about a finished game, as it was written."""
        wanted = select(ANALYSES.c.body).where(ANALYSES.c.table_id == id)
        async with self._reading() as connection:
            return (await connection.execute(wanted)).scalar_one_or_none()

    async def listed(self, which: inventory.Which, limit: int | None = None) -> list[inventory.Filed]:
        """What there is, without opening anything."""
        async with self._reading() as connection:
            return await inventory.find(connection, which, limit)

    async def ids(self) -> list[str]:
        """Every table, the oldest first."""
        async with self._reading() as connection:
            return list(await connection.scalars(select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id)))

    async def rows_of(self, id: str) -> dict[str, list[dict[str, Any]]]:
        """All that is stored of a table, row by row and as it is: for whoever wants to keep it before it is changed."""
        async with self._reading() as connection:
            return {
                kind.name: [dict(row._mapping) for row in await connection.execute(select(kind).where(of == id))]
                for kind, of in _PARTS
            }

    async def public(self, since: float, limit: int) -> list[tuple[TableRecord, list[SeatRecord]]]:
        """Public tables that are not over: the newest of each crowd first, then the second newest of each, and so on.

        So somebody with very many tables takes nobody else's place.
        """
        newest = TABLES.c.created.desc()
        turns = (
            select(TABLES.c.id, func.row_number().over(partition_by=TABLES.c.crowd, order_by=newest).label("turn"))
            .where(TABLES.c.phase.in_(("gathering", "playing")), TABLES.c.public, TABLES.c.created > since)
            .subquery()
        )
        wanted = select(TABLES).join(turns, TABLES.c.id == turns.c.id).order_by(turns.c.turn, newest).limit(limit)
        async with self._reading() as connection:
            records = _listed(await connection.execute(wanted))
            ids = [record.id for record in records]
            seats: dict[str, list[SeatRecord]] = {id: [] for id in ids}
            rows = await connection.execute(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat))
            for row in rows:
                seats[row.table_id].append(seat_from(row))
        return [(record, seats[record.id]) for record in records]

    async def lately_playing(self, since: float) -> list[str]:
        """The tables in play that go on by themselves and where something has happened since then, the latest first.

        Where only people play, and without a clock, nothing happens until one of them comes back.
        """
        bots = select(1).where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "bot").exists()
        latest = inventory.last(HAPPENINGS.c.at, HAPPENINGS.c.position)
        wanted = (
            select(TABLES.c.id)
            .where(
                TABLES.c.phase == "playing", or_(bots, TABLES.c.per_move.is_not(None), TABLES.c.per_game.is_not(None))
            )
            .where(latest > since)
            .order_by(latest.desc())
        )
        async with self._reading() as connection:
            return list(await connection.scalars(wanted))

    async def overdue(self, days: float, now: float, limit: int) -> list[str]:
        """Tables in play with a clock of at least so many seconds, where nothing has happened for as long as that."""
        longest = func.coalesce(TABLES.c.per_move, TABLES.c.per_game)
        latest = inventory.last(HAPPENINGS.c.at, HAPPENINGS.c.position)
        wanted = (
            select(TABLES.c.id)
            .where(TABLES.c.phase == "playing", longest >= days, latest + longest < now)
            .order_by(latest)
            .limit(limit)
        )
        async with self._reading() as connection:
            return list(await connection.scalars(wanted))


def _listed(rows: Iterable[Row[Any]]) -> list[TableRecord]:
    """These tables. One that cannot be read must not hide the others."""
    records: list[TableRecord] = []
    for row in rows:
        try:
            records.append(table_from(row))
        except UNREADABLE as error:
            _log.error("table cannot be read", table=row.id, error=type(error).__name__)
    return records


def _readable(rows: Iterable[Row[Any]]) -> tuple[list[Happening], int | None]:
    """The happenings up to the first that is missing or cannot be read, and the position of that one."""
    read: list[Happening] = []
    for place, row in enumerate(rows):
        try:
            happening = happening_from(row)
        except UNREADABLE:
            return read, place
        if happening.position != place:
            return read, place
        read.append(happening)
    return read, None


def _refuse(batch: Iterable[tuple[Write, asyncio.Future[None]]]) -> None:
    for _, done in batch:
        if not done.done():
            done.set_exception(NotStored())
