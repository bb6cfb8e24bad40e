"""How a transaction reaches the disk."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError, InterfaceError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tafelrunde.tables import database
from tafelrunde.tables.rows import Statements
from tafelrunde.tables.schema import LEASES

# A database that says nothing for so long is given up, and asked over another connection. Left to itself the operating
# system would wait for a quarter of an hour.
COMMIT_SECONDS = 8.0


class Unsure(Exception):
    """The database went away while it was committing: nobody can say whether it has stored this."""


class Superseded(Exception):
    """Somebody else has taken the table: whoever wrote this no longer has it."""


def was_away(error: Exception) -> bool:
    """Whether the database could not be reached at all, so that nothing of the transaction can have been stored."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or isinstance(error, InterfaceError)
    return isinstance(error, OSError)


class Commits(Protocol):
    """Carries out statements in one transaction, which is on the disk when `commit` returns."""

    async def commit(self, statements: Statements, held: Mapping[str, int]) -> None:
        """All of it or nothing. Unsure if the database went away at the very end; Superseded if a lease is lost."""

    async def close(self) -> None:
        """Let go of the database."""


class ThreadCommits:
    """For SQLite: the whole transaction at once in one thread, so that it waits for its turn only once."""

    def __init__(self, url: str | None) -> None:
        self._engine = database.connect_in_thread(url)
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "store")

    async def commit(self, statements: Statements, held: Mapping[str, int]) -> None:
        # A file has one server, which has all tables.
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, statements)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)
        self._thread.shutdown()

    def _commit(self, statements: Statements) -> None:
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            for statement, rows in statements:
                self._connection.execute(statement, rows)
            self._connection.commit()
        except BaseException:
            # After any trouble a new connection: this one may be half-way through a transaction.
            self._drop()
            raise

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.close()


class AsyncCommits:
    """For PostgreSQL and others that are reached over a network."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def commit(self, statements: Statements, held: Mapping[str, int]) -> None:
        try:
            async with asyncio.timeout(COMMIT_SECONDS):
                if self._connection is None:
                    self._connection = await self._engine.connect()
                if held:
                    await self._check(self._connection, held)
                for statement, rows in statements:
                    await self._connection.execute(statement, rows)
            try:
                async with asyncio.timeout(COMMIT_SECONDS):
                    await self._connection.commit()
            except Exception as error:
                raise Unsure(type(error).__name__) from None
        except BaseException:
            # This one may be half-way through a transaction, or lead nowhere: it is not even asked to end well.
            connection, self._connection = self._connection, None
            if connection is not None:
                with contextlib.suppress(Exception):
                    await connection.invalidate()
                with contextlib.suppress(Exception):
                    await connection.close()
            raise

    async def _check(self, connection: AsyncConnection, held: Mapping[str, int]) -> None:
        """Every lease is as it was, and stays so until the end of the transaction: whoever takes it waits for that."""
        wanted = select(LEASES.c.table_id, LEASES.c.epoch).where(LEASES.c.table_id.in_(held)).with_for_update(read=True)
        found = {row.table_id: row.epoch for row in await connection.execute(wanted)}
        if found != held:
            raise Superseded

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                await connection.close()
