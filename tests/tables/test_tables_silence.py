"""A database that no longer answers, although nobody has hung up: a network that swallows everything, a machine that is
gone. Without limits of its own a server would wait for as long as the operating system does, a quarter of an hour."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

import asyncpg
import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.tables import commits, database, news
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.problem import NotStored, TableProblem
from tafelrunde.tables.rows import Write
from tafelrunde.tables.store import Store
from tests.postgres import Postgres
from tests.tables.test_tables_store import choice, record, seats


class Way:
    """The way to a database, which can swallow what goes over the connections that there are."""

    def __init__(self, address: str) -> None:
        self._there = urlsplit(address)
        self._server: asyncio.Server | None = None
        self._swallowing: list[asyncio.Event] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self.address = ""

    async def __aenter__(self) -> Way:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        there = self._there
        self.address = there._replace(netloc=f"{there.username}@127.0.0.1:{port}").geturl()
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def swallow(self) -> None:
        """From now on nothing arrives any more, but over new connections."""
        for swallowing in self._swallowing:
            swallowing.set()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        swallowing = asyncio.Event()
        self._swallowing.append(swallowing)
        there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self._there.port)
        for source, target in ((reader, there_writer), (there_reader, writer)):
            task = asyncio.create_task(self._passed_on(source, target, swallowing))
            self._tasks.add(task)

    async def _passed_on(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, swallowing: asyncio.Event
    ) -> None:
        with contextlib.suppress(OSError):
            while piece := await source.read(65536):
                if not swallowing.is_set():
                    target.write(piece)
            if not swallowing.is_set():
                target.close()


@pytest.fixture
async def way(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Way]:
    monkeypatch.setattr(commits, "COMMIT_SECONDS", 0.5)
    monkeypatch.setattr(database, "ANSWER_SECONDS", 0.5)
    async with Way(postgres.new_database()) as made:
        yield made


async def test_what_is_written_when_the_database_falls_silent_is_stored_over_another_connection(way: Way) -> None:
    store = Store(way.address, Measures())
    await store.open()
    await store.write(Write("a", new=record("a"), seats=seats()))
    begun = time.monotonic()
    way.swallow()
    async with asyncio.timeout(20):
        await store.write(Write("a", [choice(0)]))
        stored = await store.load("a")
        assert await store.ready()
    assert time.monotonic() - begun < 10
    assert stored is not None
    assert [happening.position for happening in stored.happenings] == [0]
    async with asyncio.timeout(20):
        await store.close()


async def test_silence_while_it_commits_is_told_and_nothing_is_stored_twice(way: Way) -> None:
    store = Store(way.address, Measures())
    await store.open()
    await store.write(Write("a", new=record("a"), seats=seats()))
    writer = store._commits
    assert isinstance(writer, commits.AsyncCommits)
    assert writer._connection is not None
    commit = type(writer._connection).commit

    async def silent_commit(self: AsyncConnection) -> None:
        way.swallow()
        await commit(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(writer._connection), "commit", silent_commit)
        async with asyncio.timeout(20):
            with pytest.raises(NotStored):
                await store.write(Write("a", [choice(0)]))
    async with asyncio.timeout(20):
        await store.write(Write("b", new=record("b"), seats=seats()))
        assert await store.has("b")
        await store.close()


async def test_a_question_without_an_answer_is_refused_and_asked_anew(way: Way) -> None:
    store = Store(way.address, Measures())
    await store.open()
    await store.write(Write("a", new=record("a"), seats=seats()))
    assert await store.has("a")
    way.swallow()
    async with asyncio.timeout(20):
        # The connection that was used before is tried, found silent, and left.
        with contextlib.suppress(TableProblem):
            await store.load("a")
        assert await store.has("a")
        await store.close()


async def test_news_are_heard_again_after_silence(way: Way, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news, "PULSE_SECONDS", 0.2)
    monkeypatch.setattr(news, "CONNECT_SECONDS", 0.5)
    heard: asyncio.Queue[news.News] = asyncio.Queue()
    reader = news.NewsReader(way.address, heard.put_nowait)
    reader.open()
    try:
        async with asyncio.timeout(20):
            await reader.listening.wait()
            way.swallow()
            while reader.listening.is_set():
                await asyncio.sleep(0.05)
            await reader.listening.wait()
            told = news.News(kind="hello", server="other")
            connection = await asyncpg.connect(news.plain_address(way.address))
            await connection.execute("SELECT pg_notify($1, $2)", news.CHANNEL, news.encoded(told))
            await connection.close()
            assert await heard.get() == told
    finally:
        await reader.close()
