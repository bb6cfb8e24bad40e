"""The event store: what happened at each table, in order, for ever.

One task writes for all tables. While one transaction is on its way to the disk, the writes of other tables gather and
share the next one, so a thousand moves a second need far fewer than a thousand waits for the disk. Whoever calls
`write` goes on only after the commit.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

import structlog
from sqlalchemy import func, select, text
from sqlalchemy.exc import SQLAlchemyError

from tafelrunde.tables import database
from tafelrunde.tables.commits import AsyncCommits, Commits, ThreadCommits
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.records import SeatRecord, Snapshot, Stored, TableRecord
from tafelrunde.tables.rows import Write, happening_from, line_from, seat_from, statements_of, table_from
from tafelrunde.tables.schema import CHAT, HAPPENINGS, SEATS, SNAPSHOTS, TABLES

# Writes that share one transaction at most.
BATCH = 256
# The least time from one transaction to the next: a lone move is stored at once, many at a time gather a little.
GATHER_SECONDS = 0.005
# The lines of chat that a table remembers.
LINES = 200

_log = structlog.get_logger("tafelrunde.store")


class Store:
    """The database of all tables."""

    def __init__(self, url: str | None, measures: Measures) -> None:
        self._engine = database.connect(url)
        self._commits: Commits = ThreadCommits(url) if database.is_sqlite(url) else AsyncCommits(self._engine)
        self._measures = measures
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        await database.migrate(self._engine)
        self._writer = asyncio.create_task(self._write_for_ever(), name="store")

    async def close(self) -> None:
        """Write what is still waiting, and let go of the database."""
        self._closing = True
        self._wake.set()
        if self._writer is not None:
            await self._writer
        await self._commits.close()
        await self._engine.dispose()

    async def check(self) -> None:
        """Raise if the database does not answer."""
        async with self._engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    # ------------------------------------------------------------------ writing

    async def write(self, write: Write) -> None:
        """Store something; returns when it will survive any crash."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
        self._wake.set()
        await done

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
                await self._commit([write for write, _ in batch])
            except SQLAlchemyError as error:
                if len(batch) == 1:
                    self._failed(batch[0][1], error)
                else:
                    await self._one_by_one(batch)
            else:
                for _, done in batch:
                    if not done.done():
                        done.set_result(None)

    async def _one_by_one(self, batch: list[tuple[Write, asyncio.Future[None]]]) -> None:
        """One write of a batch was bad: the others must not suffer for it."""
        for write, done in batch:
            try:
                await self._commit([write])
            except SQLAlchemyError as error:
                self._failed(done, error)
            else:
                if not done.done():
                    done.set_result(None)

    def _failed(self, done: asyncio.Future[None], error: SQLAlchemyError) -> None:
        self._measures.failures.labels("store").inc()
        # The statement's values may hold a seed, so only the kind of the error goes into the log.
        _log.error("write failed", error=type(error).__name__, cause=type(error.__cause__).__name__)
        if not done.done():
            done.set_exception(error)

    async def _commit(self, writes: Sequence[Write]) -> None:
        begun = time.perf_counter()
        await self._commits.commit(statements_of(writes))
        self._measures.batch.observe(len(writes))
        self._measures.commit_seconds.observe(time.perf_counter() - begun)

    # ------------------------------------------------------------------ reading

    async def load(self, id: str) -> Stored | None:
        """All that is known of a table, or None."""
        async with self._engine.connect() as connection:
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
            return Stored(
                record=table_from(found),
                seats=[seat_from(row) for row in seats],
                happenings=[happening_from(row) for row in happenings],
                lines=[line_from(row) for row in lines][::-1],
                snapshot=None
                if snapshot is None
                else Snapshot(position=snapshot.position, state=bytes(snapshot.state)),
            )

    async def public(self, since: float, limit: int) -> list[tuple[TableRecord, list[SeatRecord]]]:
        """The newest public tables that are not over."""
        wanted = (
            select(TABLES)
            .where(TABLES.c.phase.in_(("gathering", "playing")), TABLES.c.public, TABLES.c.created > since)
            .order_by(TABLES.c.created.desc())
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            records = [table_from(row) for row in await connection.execute(wanted)]
            ids = [record.id for record in records]
            seats: dict[str, list[SeatRecord]] = {id: [] for id in ids}
            rows = await connection.execute(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat))
            for row in rows:
                seats[row.table_id].append(seat_from(row))
        return [(record, seats[record.id]) for record in records]

    async def lately_playing(self, since: float) -> list[str]:
        """The tables in play where something has happened since then, the latest first."""
        latest = func.max(HAPPENINGS.c.at)
        wanted = (
            select(HAPPENINGS.c.table_id)
            .join(TABLES, TABLES.c.id == HAPPENINGS.c.table_id)
            .where(TABLES.c.phase == "playing")
            .group_by(HAPPENINGS.c.table_id)
            .having(latest > since)
            .order_by(latest.desc())
        )
        async with self._engine.connect() as connection:
            return [row.table_id for row in await connection.execute(wanted)]
