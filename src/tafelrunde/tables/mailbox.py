"""A mailbox: one task does everything that concerns a table, one thing after the other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import structlog

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.problem import NotStored, problem

T = TypeVar("T")

Work = Callable[[], Awaitable[Any]]

_log = structlog.get_logger("tafelrunde.tables")


class Mailbox:
    """Work for one table, in the order in which it came."""

    def __init__(self, id: str, measures: Measures) -> None:
        self.used = time.monotonic()
        # Nothing more is done here; whoever needs the table has to find it again.
        self.gone = False
        # It is gone because something could not be stored: a fresh one can go on where the store is.
        self.unstored = False
        self._id = id
        self._measures = measures
        self._waiting: asyncio.Queue[tuple[Work, asyncio.Future[Any] | None]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._work(), name=f"table {self._id}")

    async def close(self) -> None:
        """Stop, after what is under way is done."""
        self.gone = True
        if self._task is not None:
            self.post(self._stop)
            await self._task

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something when it is its turn, and give back what comes of it."""
        if self.gone:
            raise problem("unavailable", "table-restarts")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((work, done))
        try:
            return await done
        finally:
            # A refusal remembers this frame, which must not remember the refusal: the table would never be freed.
            del done

    def post(self, work: Work) -> None:
        """Do something when it is its turn; nobody waits for it."""
        self._waiting.put_nowait((work, None))

    @property
    def empty(self) -> bool:
        """Whether nothing is waiting."""
        return self._waiting.empty()

    def abandoned(self) -> None:
        """What is in memory can no longer be trusted: let go of everybody."""
        raise NotImplementedError

    async def _stop(self) -> None:
        raise asyncio.CancelledError

    async def _work(self) -> None:
        try:
            await self._work_for_ever()
        finally:
            # However it ended: nobody waits for an answer that will never come.
            self.gone = True
            while not self._waiting.empty():
                _, done = self._waiting.get_nowait()
                _settle(done, error=problem("unavailable", "table-restarts"))

    async def _work_for_ever(self) -> None:
        while True:
            work, done = await self._waiting.get()
            self.used = time.monotonic()
            try:
                result = await work()
            except asyncio.CancelledError:
                return
            except NotStored as error:
                # The store has told the reason. It is right, whatever the memory says.
                self.unstored = True
                self._give_up(done, error)
                return
            except TafelrundeError as error:
                _settle(done, error=error.with_traceback(None))
            except Exception as error:
                # A fault of ours. The store is right, whatever the memory says.
                self._measures.failures.labels("table").inc()
                _log.error("table failed", table=self._id, error=type(error).__name__, exc_info=True)
                self._give_up(done, problem("unavailable", "table-restarts"))
                return
            else:
                _settle(done, result)
                del result
            del work, done

    def _give_up(self, done: asyncio.Future[Any] | None, error: Exception) -> None:
        """Everybody comes back to a fresh table."""
        self.gone = True
        _settle(done, error=error)
        self.abandoned()


def _settle(done: asyncio.Future[Any] | None, result: Any = None, error: Exception | None = None) -> None:
    """Tell whoever waits for it, if anybody still does."""
    if done is None or done.done():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)
