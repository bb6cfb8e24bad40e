"""Who may use a database at the same time.

A file has one server: a second one would not know what the first has in memory. Any number of servers share the tables
of a PostgreSQL through leases, but whoever repairs tables has to be alone.
"""

from __future__ import annotations

import os
import zlib
from typing import Literal

from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tafelrunde.tables import database
from tafelrunde.tables.problem import problem

try:
    import fcntl
except ModuleNotFoundError:  # pragma: no cover - Windows has no such locks; whoever serves there takes care
    fcntl = None  # type: ignore[assignment]


Use = Literal["serving", "repairing"]


class Lock:
    """Held for as long as a server is open, and let go by the operating system however it ends."""

    def __init__(self, url: str | None) -> None:
        self._url = url
        self._file = -1
        self._connection: AsyncConnection | None = None

    async def take(self, engine: AsyncEngine, use: Use) -> None:
        """Take it; a refusal says that somebody else has it."""
        if database.is_sqlite(self._url):
            self._take_file()
        else:
            await self._take_in_database(engine, use)

    async def release(self) -> None:
        """Let others have it."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

    def _take_file(self) -> None:
        path = make_url(database.address(self._url)).database
        if fcntl is None or not path or path == ":memory:":
            return
        # Beside the database and not the file itself: SQLite has locks of its own there.
        self._file = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._file)
            self._file = -1
            raise problem("unavailable", "database-in-use", database=database.shown(self._url)) from None

    async def _take_in_database(self, engine: AsyncEngine, use: Use) -> None:
        connection = await engine.connect()
        how = "pg_try_advisory_lock_shared" if use == "serving" else "pg_try_advisory_lock"
        taken = await connection.execute(text(f"SELECT {how}(:key)"), {"key": zlib.crc32(b"tafelrunde server")})
        if not taken.scalar():
            await connection.close()
            raise problem("unavailable", "database-in-use", database=database.shown(self._url))
        await connection.commit()
        self._connection = connection
