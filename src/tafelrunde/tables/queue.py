"""Bots that think on other machines: a queue of jobs in the PostgreSQL that the servers share (Procrastinate).

A server puts a position and a seat into the queue; a worker (`tafelrunde worker`) takes it, lets a bot think and leaves
the thought where the server finds it. Hints and analyses ask in the same way what is best. Nothing depends on it: a job
that is lost with its worker, with the queue or with the database is thought of again by the server itself, and the
table takes an answer only to the question that is asked.

Jobs are worth nothing after a crash, so the queue's tables are not logged by the database, and each version of
Procrastinate has a room of its own there: servers and workers of different versions do not meet.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from tafelrunde.tables.news import CHANNEL, News, encoded, plain_address

if TYPE_CHECKING:
    import procrastinate

QUEUE = "bots"
TASK = "think"
# How often a worker shows that it lives, and for how long that is believed.
BEAT_SECONDS = 1.0
ALIVE_SECONDS = 3.5
# News of a thought may be missed: how often a server looks for itself.
LOOK_SECONDS = 1.0
# How long to wait for a connection to the queue. A server can think for itself meanwhile.
CONNECT_SECONDS = 2.0

_PREPARE = """
SELECT pg_advisory_xact_lock(hashtext('tafelrunde queue'));
CREATE SCHEMA IF NOT EXISTS {room};
"""
# What refers to another table is changed before it.
_UNLOGGED = "".join(
    f"ALTER TABLE procrastinate_{part} SET UNLOGGED;" for part in ("events", "periodic_defers", "jobs", "workers")
)
_THOUGHTS = "CREATE UNLOGGED TABLE thoughts (job bigint PRIMARY KEY, told text NOT NULL, at timestamptz DEFAULT now());"
_TELL = (
    "WITH told AS (INSERT INTO thoughts (job, told) VALUES (%(job)s, %(told)s)"
    " ON CONFLICT (job) DO NOTHING RETURNING job) SELECT pg_notify(%(channel)s, %(news)s) FROM told"
)
# What a server wants to know of its jobs: whether there is a thought, and otherwise whether anybody still thinks.
_LOOK = (
    "WITH living AS"
    " (SELECT id FROM procrastinate_workers WHERE last_heartbeat > now() - make_interval(secs => %(alive)s))"
    " SELECT asked.id, t.told,"
    " CASE j.status WHEN 'todo' THEN EXISTS (SELECT 1 FROM living)"
    " WHEN 'doing' THEN j.worker_id IN (SELECT id FROM living) ELSE false END AS goes_on"
    " FROM unnest(%(jobs)s::bigint[]) AS asked(id) LEFT JOIN thoughts t ON t.job = asked.id"
    " LEFT JOIN procrastinate_jobs j ON j.id = asked.id"
)
_FORGET = "DELETE FROM thoughts WHERE job = ANY(%(jobs)s::bigint[])"
_WITHDRAW = "DELETE FROM procrastinate_jobs WHERE id = ANY(%(jobs)s::bigint[]) AND status = 'todo'"
# What a server left behind that is gone.
_SWEEP = (
    "DELETE FROM thoughts WHERE at < now() - interval '10 minutes'",
    "DELETE FROM procrastinate_jobs WHERE status <> 'todo' AND worker_id IS NULL",
)

_log = structlog.get_logger("tafelrunde.queue")


class Lost(Exception):
    """Nobody will answer this any more: its worker has died, or there is no queue."""


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot has to think about. `saved` is a state as the kernel writes it."""

    saved: bytes
    seat: int
    bot: str
    seed: int
    intentions: list[tuple[int, str, int]]
    budget: float
    # How long it may take by the table's clock, in seconds; 0: as long as it likes.
    limit: float = 0.0
    # What others have said to its proposals.
    agreed: list[tuple[int, bool]] = []


class Query(msgspec.Struct, frozen=True, kw_only=True):
    """What is best for a seat: with so many visits (0: as many as a master's choice gets), and no longer than so many
    seconds (0: no limit). The best `count` options are told (0: all).
    """

    saved: bytes
    seat: int
    seed: int
    visits: int
    seconds: float
    count: int
    budget: float


class Tip(msgspec.Struct, frozen=True):
    """An option: its index, how far it is behind the best in chances to win, and its reasons (as bots/speech.py writes
    words).
    """

    index: int
    behind: float
    reasons: list[str]


class Told(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What came of it: a thought, or tips, or the kind of error that it ended with."""

    index: int = -1
    speech: str = ""
    intentions: list[tuple[int, str, int]] = []
    tips: list[Tip] = []
    failed: str = ""


def _room() -> str:
    """The schema of PostgreSQL where this version of the queue lives."""
    import procrastinate

    return "tafelrunde_queue_" + "".join(letter if letter.isalnum() else "_" for letter in procrastinate.__version__)


def _app(url: str, most: int) -> procrastinate.App:
    import procrastinate

    # It would tell the whole position of a job that fails; what is worth telling is told here.
    logging.getLogger("procrastinate").setLevel(logging.CRITICAL + 1)
    logging.getLogger("psycopg.pool").setLevel(logging.CRITICAL + 1)
    connector = procrastinate.PsycopgConnector(
        conninfo=plain_address(url),
        kwargs={"options": f"-c search_path={_room()}", "connect_timeout": 5},
        min_size=1,
        max_size=most,
        timeout=CONNECT_SECONDS,
        # A database that was away is tried again soon, and for ever.
        reconnect_timeout=2.0,
    )
    return procrastinate.App(connector=connector)


async def prepare(url: str) -> None:
    """Make the queue if it is not there yet; whoever comes at the same time waits."""
    import psycopg
    from procrastinate.schema import SchemaManager

    room = _room()
    async with await psycopg.AsyncConnection.connect(plain_address(url), connect_timeout=5) as connection:
        await connection.execute(_PREPARE.format(room=room).encode())
        await connection.execute(f"SET LOCAL search_path = {room}".encode())
        found = await connection.execute("SELECT to_regclass('procrastinate_jobs')")
        row = await found.fetchone()
        if row is not None and row[0] is None:
            await connection.execute(SchemaManager.get_schema().encode())
            await connection.execute((_UNLOGGED + _THOUGHTS).encode())


class Queue:
    """A server's end of the queue."""

    def __init__(self, url: str, me: str) -> None:
        self._url = url
        self._me = me
        self._app: procrastinate.App | None = None
        self._opening = asyncio.Lock()
        self._waiting: dict[int, asyncio.Future[Told]] = {}
        # Thoughts that were told of before this server knew the number of the job.
        self._early: set[int] = set()
        self._looking: asyncio.Task[None] | None = None
        self._look_now = asyncio.Event()

    async def close(self) -> None:
        """Ask no more."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(Lost())
        if self._app is not None:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(CONNECT_SECONDS):
                    await self._app.close_async()

    async def think(self, task: Task | Query) -> Told:
        """What a bot somewhere comes to; Lost if nobody will."""
        job: int | None = None
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                app = await self._opened()
                job = await app.configure_task(TASK, queue=QUEUE).defer_async(**_arguments(task, self._me))
        except Exception as error:
            _log.warning("the queue cannot be reached", error=type(error).__name__)
            raise Lost from None
        told: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        self._waiting[job] = told
        if job in self._early:
            self._early.discard(job)
            self._look_now.set()
        try:
            async with asyncio.timeout(task.budget + ALIVE_SECONDS):
                return await told
        except TimeoutError:
            raise Lost from None
        finally:
            del self._waiting[job]
            if not told.done() or told.cancelled() or told.exception() is not None:
                await asyncio.shield(self._withdrawn(job))

    def hear(self, news: News) -> None:
        """A thought is there."""
        if news.server == self._me:
            if news.job not in self._waiting:
                self._early.add(news.job)
                while len(self._early) > 1000:
                    self._early.pop()
            self._look_now.set()

    async def _opened(self) -> procrastinate.App:
        async with self._opening:
            if self._app is None:
                await prepare(self._url)
                app = _app(self._url, most=4)
                await app.open_async()
                self._app = app
                self._looking = asyncio.create_task(self._look_for_ever(), name="thoughts")
            return self._app

    async def _look_for_ever(self) -> None:
        while True:
            # Not wait_for: before Python 3.12 it forgets that it was cancelled if it is woken just then.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._look_now.wait()
            in_time = self._look_now.is_set()
            self._look_now.clear()
            if not self._waiting:
                continue
            try:
                async with asyncio.timeout(CONNECT_SECONDS):
                    await self._look(give_up=not in_time)
            except Exception as error:
                # Away for a moment, or with everything that was in it: those who wait think for themselves.
                _log.warning("cannot look for thoughts", error=type(error).__name__)
                self._lose(list(self._waiting))

    async def _look(self, give_up: bool) -> None:
        assert self._app is not None
        found = await self._app.connector.execute_query_all_async(_LOOK, jobs=list(self._waiting), alive=ALIVE_SECONDS)
        done = [row["id"] for row in found if row["told"] is not None]
        for row in found:
            waiting = self._waiting.get(row["id"])
            if row["told"] is not None and waiting is not None and not waiting.done():
                waiting.set_result(msgspec.json.decode(row["told"], type=Told))
        if done:
            await self._app.connector.execute_query_async(_FORGET, jobs=done)
        if give_up:
            self._lose([row["id"] for row in found if row["told"] is None and not row["goes_on"]])

    def _lose(self, jobs: list[int]) -> None:
        for job in jobs:
            waiting = self._waiting.get(job)
            if waiting is not None and not waiting.done():
                waiting.set_exception(Lost())

    async def _withdrawn(self, job: int) -> None:
        """Nobody waits for it any more."""
        with contextlib.suppress(Exception):
            async with asyncio.timeout(CONNECT_SECONDS):
                if self._app is not None:
                    await self._app.connector.execute_query_async(_WITHDRAW, jobs=[job])


def _arguments(task: Task | Query, server: str) -> dict[str, Any]:
    return {**msgspec.to_builtins(task), "saved": base64.b64encode(task.saved).decode(), "server": server}


def _task(given: dict[str, Any]) -> Task | Query:
    """What a server has put into the queue."""
    plain = {**given, "saved": base64.b64decode(given["saved"])}
    return msgspec.convert(plain, Query) if "visits" in given else msgspec.convert(plain, Task)


class Helper:
    """A worker's end of the queue: takes jobs and lets `think` answer them, so many at the same time."""

    def __init__(self, url: str, places: int, think: Callable[[Task | Query], Awaitable[Told]]) -> None:
        self._url = url
        self._places = places
        self._think = think
        self._stopping = False
        self._running: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()

    async def run(self) -> None:
        """Work until it is stopped, however often the database is away."""
        while not self._stopping:
            try:
                await self._work()
            except Exception as error:
                _log.warning("the queue cannot be reached; trying again", error=type(error).__name__)
            self.ready.clear()
            if not self._stopping:
                await asyncio.sleep(0.5)

    def stop(self) -> None:
        """Finish what is being thought about, and take nothing more."""
        self._stopping = True
        if self._running is not None:
            self._running.cancel()

    async def _work(self) -> None:
        await prepare(self._url)
        app = _app(self._url, most=self._places + 2)

        @app.task(name=TASK, queue=QUEUE, pass_context=True)
        async def think(context: procrastinate.JobContext, /, **given: Any) -> None:
            await self._answer(app, context, given)

        async with app.open_async():
            for statement in _SWEEP:
                await app.connector.execute_query_async(statement)
            self.ready.set()
            self._running = asyncio.create_task(
                app.run_worker_async(
                    queues=[QUEUE],
                    concurrency=self._places,
                    delete_jobs="always",
                    fetch_job_polling_interval=1.0,
                    update_heartbeat_interval=BEAT_SECONDS,
                    stalled_worker_timeout=60.0,
                    shutdown_graceful_timeout=5.0,
                    install_signal_handlers=False,
                )
            )
            with contextlib.suppress(asyncio.CancelledError):
                await self._running

    async def _answer(self, app: procrastinate.App, context: procrastinate.JobContext, given: dict[str, Any]) -> None:
        begun = time.monotonic()
        server = str(given.pop("server", ""))
        try:
            told = await self._think(_task(given))
        except Exception as error:
            # Bots are anybody's code; the server lets chance answer.
            told = Told(failed=type(error).__name__)
        job = context.job.id or 0
        await app.connector.execute_query_async(
            _TELL,
            job=job,
            told=msgspec.json.encode(told).decode(),
            channel=CHANNEL,
            news=encoded(News(kind="thought", server=server, job=job)),
        )
        _log.debug("thought", job=job, seconds=round(time.monotonic() - begun, 3))
