"""What servers tell each other: short messages through the database's own notifications (PostgreSQL's LISTEN/NOTIFY).

Nothing depends on them: whoever misses one (a lost connection, a restart of the database) finds out a little later from
the leases. They only make everybody know at once.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from sqlalchemy import make_url

from tafelrunde.tables import database

if TYPE_CHECKING:
    import asyncpg

CHANNEL = "tafelrunde"
# How long to wait before the next try to reach the database, and how long such a try may take.
PAUSE_SECONDS = 0.3
CONNECT_SECONDS = 5.0
# How often the database is asked whether it is still there: one that is gone without a word never says so.
PULSE_SECONDS = 10.0

_log = structlog.get_logger("tafelrunde.news")


class News(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One message. `taken`: `server` has the table now. `gone`: it has closed. `seats`: who is at a public table.
    `thought`: a bot's thought is there."""

    kind: str
    server: str = ""
    table: str = ""
    epoch: int = 0
    seats: tuple[int, ...] = ()
    job: int = 0


def encoded(news: News) -> str:
    """A message as a notification carries it."""
    return msgspec.json.encode(news).decode()


def plain_address(url: str) -> str:
    """The address of a PostgreSQL database for its own driver."""
    return make_url(database.address(url)).set(drivername="postgresql").render_as_string(hide_password=False)


class NewsReader:
    """Listens for as long as it is open, however often the connection is lost."""

    def __init__(self, url: str, hear: Callable[[News], None]) -> None:
        self._address = plain_address(url)
        self._hear = hear
        self._task: asyncio.Task[None] | None = None
        self.listening = asyncio.Event()

    def open(self) -> None:
        """Begin to listen."""
        self._task = asyncio.create_task(self._listen_for_ever(), name="news")

    async def close(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen_for_ever(self) -> None:
        import asyncpg

        while True:
            try:
                connection = await asyncpg.connect(self._address, timeout=CONNECT_SECONDS)
            except Exception as error:
                # Away, starting, or refusing for a moment: whatever it is, it is asked again.
                _log.debug("no news", error=type(error).__name__)
            else:
                await self._listen(connection)
            self.listening.clear()
            await asyncio.sleep(PAUSE_SECONDS)

    async def _listen(self, connection: asyncpg.Connection[Any]) -> None:
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._heard)
            self.listening.set()
            while not lost.is_set():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), PULSE_SECONDS)
                    return
                await connection.execute("SELECT 1", timeout=CONNECT_SECONDS)
        except Exception as error:
            _log.debug("no news", error=type(error).__name__)
        finally:
            with contextlib.suppress(Exception):
                connection.terminate()

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        try:
            news = msgspec.json.decode(str(payload), type=News)
        except msgspec.MsgspecError:
            # A newer server speaks of something that this one does not know.
            return
        self._hear(news)
