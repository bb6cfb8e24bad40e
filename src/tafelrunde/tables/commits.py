"""How a transaction reaches the disk."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tafelrunde.tables import database
from tafelrunde.tables.rows import Statements


class Commits(Protocol):
    """Carries out statements in one transaction, which is on the disk when `commit` returns."""

    async def commit(self, statements: Statements) -> None:
        """All of it or nothing."""

    async def close(self) -> None:
        """Let go of the database."""


class ThreadCommits:
    """For SQLite: the whole transaction at once in one thread, so that it waits for its turn only once."""

    def __init__(self, url: str | None) -> None:
        self._engine = database.connect_in_thread(url)
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "store")

    async def commit(self, statements: Statements) -> None:
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
            connection.close()


class AsyncCommits:
    """For PostgreSQL and others that are reached over a network."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def commit(self, statements: Statements) -> None:
        try:
            if self._connection is None:
                self._connection = await self._engine.connect()
            for statement, rows in statements:
                await self._connection.execute(statement, rows)
            await self._connection.commit()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()
