"""The store keeps what it has confirmed, and a bad write harms nobody else."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import InterfaceError, SQLAlchemyError
from structlog.testing import capture_logs

from tafelrunde.kernel.match import Choice
from tafelrunde.tables import database
from tafelrunde.tables.commits import Unsure
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.problem import NotStored, TableProblem
from tafelrunde.tables.records import Happening, Line, SeatRecord, Snapshot, TableRecord
from tafelrunde.tables.rows import Statements, Write, statements_of
from tafelrunde.tables.schema import METADATA
from tafelrunde.tables.store import Store


def record(id: str) -> TableRecord:
    return TableRecord(
        id=id,
        game="vaalbara",
        version=1,
        generator=1,
        players=2,
        options={"five_person_lands": True},
        components={"a": [1, {"b": "ü"}]},
        seed=(1 << 64) - 1,
        salt="ab",
        host_hash="h" * 64,
        public=True,
        phase="gathering",
        per_move=None,
        per_game=600,
        created=time.time(),
        continues="other",
        deal=(1, 2, 3),
        opening=(Choice(0, 1, (4, 5)), Choice(1, 0)),
    )


def seats() -> list[SeatRecord]:
    return [
        SeatRecord(seat=0, kind="person", name="Ännä 👩", secret_hash="x"),
        SeatRecord(seat=1, kind="open", name=""),
    ]


def choice(position: int) -> Happening:
    return Happening(
        position=position,
        number=position * 2,
        kind="choice",
        at=1.5,
        seat=1,
        choice=3,
        outcomes=(7, 8),
        note="n",
        seconds=0.25,
    )


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    on_postgres = request.param == "postgres"
    address = request.getfixturevalue("postgres").new_database() if on_postgres else str(tmp_path / "tables.db")
    opened = Store(address, Measures())
    await opened.open()
    yield opened
    await opened.close()


async def test_what_is_written_is_read(store: Store) -> None:
    made = record("a")
    await store.write(Write("a", new=made, seats=seats()))
    line = Line(number=3, seat=None, name="Zoë", text="“hi”", at=2.5)
    changed = SeatRecord(seat=1, kind="bot", name="Bot", bot="greedy", resigned=True)
    snapshot = Snapshot(position=1, state=b"\x00\xff")
    await store.write(Write("a", [choice(0), choice(1)], [changed], "playing", line, snapshot))
    stored = await store.load("a")
    assert stored is not None
    made.phase = "playing"
    assert stored.record == made
    assert stored.seats == [seats()[0], changed]
    assert stored.happenings == [choice(0), choice(1)]
    assert stored.lines == [line]
    assert stored.snapshot == snapshot
    assert await store.load("b") is None
    [(listed, _)] = await store.public(0.0, 10)
    assert listed.id == "a"
    assert await store.lately_playing(0.0) == ["a"]
    assert await store.lately_playing(10.0) == []


async def test_public_tables_take_turns_by_their_makers(store: Store) -> None:
    # The oldest first: one of a quiet person, then very many of two others, one of whom has a table that is not public.
    made = [("quiet", 3)] + [
        (f"{letter}{number}", crowd) for number in range(8) for crowd, letter in ((1, "a"), (2, "b"))
    ]
    for age, (id, crowd) in enumerate([*made, ("hidden", 4)]):
        table = record(id)
        table.created, table.crowd, table.public = 1.0 + age, crowd, id != "hidden"
        await store.write(Write(id, new=table, seats=seats()))
    ids = [table.id for table, _ in await store.public(0.0, 6)]
    assert ids == ["b7", "a7", "quiet", "b6", "a6", "b5"]
    assert [table.id for table, _ in await store.public(13.5, 10)] == ["b7", "a7", "b6", "a6"], (
        "what is old is not listed"
    )


async def test_the_same_place_cannot_be_written_twice(store: Store) -> None:
    await store.write(Write("a", new=record("a"), seats=seats()))
    await store.write(Write("a", [choice(0)]))
    with pytest.raises(NotStored):
        await store.write(Write("a", [choice(0)]))
    await store.write(Write("a", [choice(1)]))


async def test_a_bad_write_in_a_batch_harms_only_itself(store: Store) -> None:
    for id in ("a", "b", "c"):
        await store.write(Write(id, new=record(id), seats=seats()))
    await store.write(Write("b", [choice(0)]))
    results = await asyncio.gather(
        *[store.write(Write(id, [choice(0)], phase="over")) for id in ("a", "b", "c")], return_exceptions=True
    )
    assert [type(result) for result in results] == [type(None), NotStored, type(None)]
    stored = await store.load("b")
    assert stored is not None
    assert stored.record.phase == "gathering", "all of a write or nothing"


async def test_a_number_that_is_too_big_harms_only_its_own_write(store: Store) -> None:
    monstrous = record("a")
    monstrous.generator = 1 << 63
    with pytest.raises(NotStored):
        await store.write(Write("a", new=monstrous, seats=seats()))
    await store.write(Write("b", new=record("b"), seats=seats()))
    assert await store.load("b") is not None
    assert await store.ready()


class Trouble:
    """A database that fails in the ways it is told to, one after the other, and then does its work."""

    def __init__(self, *errors: BaseException) -> None:
        self.errors = list(errors)
        self.commits = 0

    async def commit(self, statements: Statements, held: Mapping[str, int]) -> None:
        if self.errors:
            raise self.errors.pop(0)
        self.commits += 1

    async def close(self) -> None:
        pass


async def troubled(tmp_path: Path, *errors: BaseException) -> tuple[Store, Trouble]:
    store = Store(str(tmp_path / "tables.db"), Measures())
    await store.open()
    trouble = Trouble(*errors)
    store._commits = trouble
    return store, trouble


async def test_a_database_that_was_away_for_a_moment_loses_nothing(tmp_path: Path) -> None:
    away = InterfaceError("", {}, Exception("connection is closed"))
    store, trouble = await troubled(tmp_path, ConnectionRefusedError(), away)
    await store.write(Write("a", [choice(0)]))
    assert trouble.commits == 1
    await store.close()


async def test_what_may_have_been_stored_is_not_stored_again(tmp_path: Path) -> None:
    store, trouble = await troubled(tmp_path, Unsure("gone"))
    with pytest.raises(NotStored):
        await store.write(Write("a", [choice(0)]))
    assert trouble.commits == 0
    await store.write(Write("a", [choice(1)]))
    await store.close()


@pytest.mark.parametrize(
    "error", [OverflowError(), MemoryError(), RuntimeError(), SystemError(), asyncio.CancelledError()]
)
async def test_the_writer_survives_everything(tmp_path: Path, error: BaseException) -> None:
    store, trouble = await troubled(tmp_path, error)
    with pytest.raises(NotStored):
        await store.write(Write("a", [choice(0)]))
    await asyncio.sleep(0)
    await store.write(Write("a", [choice(1)]))
    assert trouble.commits == 1
    await store.close()


async def test_ready_is_who_can_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.tables.store.FRESH_SECONDS", 0.0)
    monkeypatch.setattr("tafelrunde.tables.store.READY_SECONDS", 0.2)
    full = OSError(28, "No space left on device")
    store, trouble = await troubled(tmp_path, *[full] * 4)
    with capture_logs() as logs:
        assert not any(await asyncio.gather(*(store.ready() for _ in range(50))))
    assert [entry["event"] for entry in logs].count("not ready") == 1, "strangers may ask, and could fill the disk"
    trouble.errors.clear()
    assert await store.ready()
    await store.close()
    assert not await store.ready()


async def test_a_database_that_cannot_be_read_is_a_refusal(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "no" / "such" / "folder" / "tables.db"), Measures())
    known = set(threading.enumerate())
    with pytest.raises(TableProblem, match="database does not answer"):
        await store.load("a")
    # The driver's thread ends by itself, but wants to tell the loop, which must still be there.
    for thread in set(threading.enumerate()) - known:
        await asyncio.to_thread(thread.join, 10)


async def test_no_secret_is_in_a_failure_or_a_log(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "tables.db"), Measures())
    await store.open()
    secret = record("a")
    secret.salt, secret.seed, secret.host_hash = "pepper" * 5, 1234567890123456789, "deadbeef" * 8
    await store.write(Write("a", new=secret, seats=seats()))
    with capture_logs() as logs, pytest.raises(NotStored) as refusal:
        await store.write(Write("a", new=secret, seats=seats()))
    told = f"{logs} {refusal.value!r} {refusal.value.__cause__!r} {refusal.value.__context__!r}"
    for hidden in (secret.salt, str(secret.seed), secret.host_hash):
        assert hidden not in told
    with pytest.raises(SQLAlchemyError) as raw:
        await store._commits.commit(statements_of([Write("a", new=secret, seats=seats())]), {})
    assert secret.salt not in str(raw.value)
    await store.close()


async def test_many_writes_share_few_transactions(tmp_path: Path) -> None:
    measures = Measures()
    store = Store(str(tmp_path / "tables.db"), measures)
    await store.open()
    await store.write(Write("a", new=record("a"), seats=seats()))
    await asyncio.gather(*[store.write(Write("a", [choice(position)])) for position in range(500)])
    await store.close()
    commits = measures.registry.get_sample_value("tafelrunde_store_batch_count")
    assert commits is not None
    assert commits < 20
    again = Store(str(tmp_path / "tables.db"), measures)
    await again.open()
    stored = await again.load("a")
    await again.close()
    assert stored is not None
    assert [happening.position for happening in stored.happenings] == list(range(500))


async def test_what_still_waits_is_written_before_closing(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "tables.db"), Measures())
    await store.open()
    await store.write(Write("a", new=record("a"), seats=seats()))
    waiting = asyncio.gather(*[store.write(Write("a", [choice(position)])) for position in range(5)])
    await asyncio.sleep(0)
    await store.close()
    await waiting


async def test_commits_are_on_the_disk(tmp_path: Path) -> None:
    engine = database.connect_in_thread(str(tmp_path / "tables.db"))
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA busy_timeout").scalar() == 10_000


def test_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert database.address(str(tmp_path / "x.db")) == f"sqlite+aiosqlite:///{tmp_path / 'x.db'}"
    assert database.address("sqlite:////a/b.db") == "sqlite+aiosqlite:////a/b.db"
    assert database.address("postgresql://u:p@h/d") == "postgresql+asyncpg://u:p@h/d"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert database.default_file().name == "tables.db"
    assert database.default_file().parent.is_dir()


async def test_the_migrations_make_what_the_code_expects(tmp_path: Path) -> None:
    engine = database.connect(str(tmp_path / "tables.db"))
    await database.migrate(engine)
    await database.migrate(engine)
    async with engine.connect() as connection:
        differences = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), METADATA)
        )
    await engine.dispose()
    assert differences == []
