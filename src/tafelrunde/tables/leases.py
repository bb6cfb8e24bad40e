"""Which server has which table.

A table is in the memory of one server at a time. On a database that several servers share, a lease says whose it is:
one row for each table, with an epoch that every taking raises and every write names. So a lease may be taken away at
any moment and nothing breaks: whoever still writes under the old epoch is refused. When it is right to do so is another
question: a server shows every second that it lives, and its tables are left to it for as long as it does.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
import structlog
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from tafelrunde.tables import database
from tafelrunde.tables.news import CHANNEL, News, NewsReader, encoded
from tafelrunde.tables.problem import problem
from tafelrunde.tables.rows import ALONE
from tafelrunde.tables.store import Store

# How often a server shows that it lives, and for how long that is believed.
BEAT_SECONDS = 1.0
LEASE_SECONDS = 4.0
# Tables that a server takes at a time from one that is gone: the others take theirs meanwhile.
HANDFUL = 16

_NOW = "extract(epoch from clock_timestamp())"
_BEAT = text(
    "INSERT INTO servers (id, kind, address, secret, until)"
    f" VALUES (:id, :kind, :address, :secret, {_NOW} + :seconds)"
    " ON CONFLICT (id) DO UPDATE SET until = excluded.until"
)
# A worker has no address: it says there how many can think at the same time.
_WORKERS = text(f"SELECT coalesce(sum(address::int), 0) FROM servers WHERE kind = 'worker' AND until > {_NOW}")
_WHOSE = text(
    f"SELECT l.server, l.epoch, s.address, s.secret, s.until, coalesce(s.until, 0) > {_NOW} AS alive"
    " FROM tables t LEFT JOIN leases l ON l.table_id = t.id LEFT JOIN servers s ON s.id = l.server WHERE t.id = :table"
)
_OTHERS = text(
    f"SELECT id, address, secret FROM servers WHERE kind = 'server' AND until > {_NOW} AND id <> :me ORDER BY id"
)
_TAKE = text(
    "INSERT INTO leases (table_id, server, epoch) SELECT id, :me, 1 FROM tables WHERE id = :table"
    " ON CONFLICT (table_id) DO UPDATE SET server = excluded.server, epoch = leases.epoch + 1"
    " WHERE leases.epoch = :epoch AND leases.server = :server RETURNING epoch"
)
_GIVE_BACK = text("UPDATE leases SET server = '' WHERE table_id = :table AND server = :me AND epoch = :epoch")
_NOTIFY = text("SELECT pg_notify(:channel, :news)")
_GONE = text(f"SELECT id FROM servers WHERE kind = 'server' AND until < {_NOW} AND (:steady OR until = 0)")
# What nobody plays any more, or where only people play without a clock, stays where it is until somebody asks for it.
_LET_GO = text(
    "UPDATE leases SET server = '' FROM tables t WHERE t.id = leases.table_id AND leases.server = ANY(:gone)"
    " AND (t.phase <> 'playing' OR NOT EXISTS"
    " (SELECT 1 FROM happenings h WHERE h.table_id = t.id AND h.at > :since)"
    " OR (t.per_move IS NULL AND t.per_game IS NULL AND NOT EXISTS"
    " (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.kind = 'bot')))"
)
_ORPHANS = text("SELECT table_id FROM leases WHERE server = ANY(:gone) ORDER BY random() LIMIT :handful")
_FORGET = text(
    "DELETE FROM servers WHERE id = ANY(:gone) AND NOT EXISTS (SELECT 1 FROM leases WHERE leases.server = servers.id)"
)
_FORGET_WORKERS = text(f"DELETE FROM servers WHERE kind = 'worker' AND until < {_NOW} - 60")
_CLOSE = text("UPDATE servers SET until = 0 WHERE id = :me")

_log = structlog.get_logger("tafelrunde.leases")


class Holder(msgspec.Struct, frozen=True):
    """Another server that has a table, and how to reach it."""

    server: str
    address: str
    secret: str


class Leases(Protocol):
    """Whose the tables are."""

    # Whoever calls with this secret is another server.
    me: str
    secret: str
    # How many bots can think at the same time in workers (`tafelrunde worker`).
    workers: int

    async def open(self, address: str, hear: Callable[[News], None]) -> None:
        """Begin to have tables. Others reach this server at `address`; what they tell goes to `hear`."""

    async def close(self) -> None:
        """Have no more tables: others may take them at once."""

    async def whose(self, id: str) -> Holder | None:
        """Which other server has a table; None if nobody has, or this one."""

    async def take(self, id: str) -> int | Holder:
        """Take a table: the epoch under which it is had now, or who has it."""

    async def neighbours(self) -> list[Holder]:
        """The other servers on the same machine: those with the same address, but for the port."""

    async def give_back(self, id: str, epoch: int) -> None:
        """A table is no longer needed in memory."""

    async def orphans(self, since: float) -> list[str]:
        """Some tables in play, with something happening since then, whose server is gone."""

    def believe_dead(self, server: str) -> None:
        """A server could not be reached because it is not there any more."""

    async def tell(self, news: News) -> None:
        """Tell the other servers something."""


class OnlyServer:
    """For a database that has one server (see lock.py): it has every table."""

    me = ""
    secret = ""
    workers = 0

    def __init__(self, store: Store) -> None:
        self._store = store
        self._resumed = False

    async def open(self, address: str, hear: Callable[[News], None]) -> None:
        """Nobody has to know."""

    async def close(self) -> None:
        """Nobody takes anything."""

    async def whose(self, id: str) -> Holder | None:
        return None

    async def take(self, id: str) -> int | Holder:
        return ALONE

    async def neighbours(self) -> list[Holder]:
        return []

    async def give_back(self, id: str, epoch: int) -> None:
        """There is nobody to give it to."""

    async def orphans(self, since: float) -> list[str]:
        """What was being played when the server ended."""
        if self._resumed:
            return []
        self._resumed = True
        return await self._store.lately_playing(since)

    def believe_dead(self, server: str) -> None:
        """There is no other."""

    async def tell(self, news: News) -> None:
        """There is nobody to tell it to."""


class SharedLeases:
    """For PostgreSQL: any number of servers."""

    def __init__(self, url: str, kind: str = "server") -> None:
        self.me = secrets.token_hex(8)
        self.secret = secrets.token_urlsafe(32)
        self.workers = 0
        self._kind = kind
        self._url = url
        self._engine: AsyncEngine = database.connect(url)
        self._address = ""
        self._dead: set[str] = set()
        # Since when this server has seen, without a break, that others had the chance to show that they live.
        self._steady_since: float | None = None
        self._reader: NewsReader | None = None
        self._heart: asyncio.Task[None] | None = None

    async def open(self, address: str, hear: Callable[[News], None]) -> None:
        self._address = address
        self._reader = NewsReader(self._url, hear)
        self._reader.open()
        await self._beat()
        self._heart = asyncio.create_task(self._beat_for_ever(), name="leases")

    async def close(self) -> None:
        for task in [self._heart] if self._heart is not None else []:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        if self._reader is not None:
            await self._reader.close()
        with contextlib.suppress(Exception):
            async with asyncio.timeout(LEASE_SECONDS), self._engine.begin() as connection:
                await connection.execute(_CLOSE, {"me": self.me})
                await connection.execute(_NOTIFY, _notification(News(kind="gone", server=self.me)))
        await self._engine.dispose()

    # ------------------------------------------------------------------ showing that one lives

    async def _beat_for_ever(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                async with asyncio.timeout(LEASE_SECONDS):
                    await self._beat()
            except Exception as error:
                # After this nobody could show that they live either: they get the time to do so.
                self._steady_since = None
                _log.warning("cannot renew the leases", error=type(error).__name__)

    async def _beat(self) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(
                _BEAT,
                {
                    "id": self.me,
                    "kind": self._kind,
                    "address": self._address,
                    "secret": self.secret,
                    "seconds": LEASE_SECONDS,
                },
            )
            self.workers = int((await connection.execute(_WORKERS)).scalar() or 0)
        if self._steady_since is None:
            self._steady_since = time.monotonic()

    @property
    def _steady(self) -> bool:
        return self._steady_since is not None and time.monotonic() - self._steady_since > LEASE_SECONDS

    # ------------------------------------------------------------------ having tables

    async def whose(self, id: str) -> Holder | None:
        found = await self._one(_WHOSE, {"table": id})
        return None if found is None else self._holder(found)

    async def take(self, id: str) -> int | Holder:
        while True:
            found = await self._one(_WHOSE, {"table": id})
            if found is None:
                # There is no such table; whoever loads it will see.
                return ALONE
            holder = self._holder(found)
            if holder is not None:
                return holder
            wanted = {"me": self.me, "table": id, "epoch": found.epoch or 0, "server": found.server or ""}
            taken = await self._one(_TAKE, wanted)
            if taken is not None:
                epoch = int(taken.epoch)
                if found.server and found.server != self.me:
                    _log.info("took over a table", table=id, server=found.server, epoch=epoch)
                    await self.tell(News(kind="taken", server=self.me, table=id, epoch=epoch))
                return epoch

    def _holder(self, found: Any) -> Holder | None:
        """The other server that has it, if it is to be left to it."""
        server = found.server or ""
        if server in ("", self.me) or server in self._dead or found.until in (None, 0.0):
            return None
        if not found.alive and self._steady:
            return None
        return Holder(server, found.address, found.secret)

    async def neighbours(self) -> list[Holder]:
        here = self._address.rpartition(":")[0]
        async with self._engine.begin() as connection:
            found = await connection.execute(_OTHERS, {"me": self.me})
        others = [Holder(row.id, row.address, row.secret) for row in found]
        return [other for other in others if other.address.rpartition(":")[0] == here]

    async def give_back(self, id: str, epoch: int) -> None:
        with contextlib.suppress(Exception):
            async with self._engine.begin() as connection:
                await connection.execute(_GIVE_BACK, {"table": id, "me": self.me, "epoch": epoch})

    async def orphans(self, since: float) -> list[str]:
        try:
            async with self._engine.begin() as connection:
                gone = list(await connection.scalars(_GONE, {"steady": self._steady}))
                if not gone:
                    return []
                await connection.execute(_LET_GO, {"gone": gone, "since": since})
                found = list(await connection.scalars(_ORPHANS, {"gone": gone, "handful": HANDFUL}))
                if not found:
                    await connection.execute(_FORGET, {"gone": gone})
                    await connection.execute(_FORGET_WORKERS)
                return found
        except (SQLAlchemyError, OSError) as error:
            _log.warning("cannot look for tables without a server", error=type(error).__name__)
            return []

    def believe_dead(self, server: str) -> None:
        self._dead.add(server)

    async def tell(self, news: News) -> None:
        with contextlib.suppress(Exception):
            async with self._engine.begin() as connection:
                await connection.execute(_NOTIFY, _notification(news))

    async def _one(self, statement: Any, values: dict[str, Any]) -> Any:
        """The first row of the answer, or None."""
        try:
            async with self._engine.begin() as connection:
                return (await connection.execute(statement, values)).one_or_none()
        except (SQLAlchemyError, OSError) as error:
            _log.warning("cannot ask for a lease", error=type(error).__name__)
            raise problem("unavailable", "database-down") from None


def _notification(news: News) -> dict[str, str]:
    return {"channel": CHANNEL, "news": encoded(news)}


def leases_of(url: str | None, store: Store) -> Leases:
    """How the tables of a database are shared."""
    return SharedLeases(url) if url is not None and store.shared else OnlyServer(store)
