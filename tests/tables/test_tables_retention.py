"""Retention: what nobody has used for long is deleted whole, and nothing else ever is."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.tables.house import House, SeatWish
from tafelrunde.tables.inventory import Which
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.problem import NotStored
from tafelrunde.tables.retention import DAY, PIECE, Keep, Retention
from tafelrunde.tables.rows import Write
from tests.tables.test_tables_house import Ear, act, persons

NOW = time.time()
KEEP = Keep(finished=30, abandoned=10)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
async def house(file: Path) -> AsyncIterator[House]:
    opened = House(str(file), Measures(), workers=0, bot_budget=5.0, bot_delay=0.0, idle_seconds=1000.0)
    await opened.open()
    yield opened
    await opened.close()


def sweeper(house: House, keep: Keep = KEEP) -> Retention:
    return Retention(house, keep, house.measures)


async def played(house: House, phase: str = "playing") -> str:
    """A table with a choice and a line of chat that is no longer in memory; its id."""
    table = (await house.create("vaalbara", persons(), {}, {}, start=phase != "gathering")).table
    if phase != "gathering":
        await act(table, 0)
    await table.do(lambda: table.say(0, "", "hello"))
    await house.tidy(-1.0)
    return table.record.id


def change(file: Path, statement: str, *values: object) -> None:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute(statement, values)
        connection.commit()


def make_old(file: Path, id: str, days: float, phase: str = "playing") -> None:
    """As if all of it had been so many days ago."""
    change(file, "UPDATE tables SET created = created - ?, phase = ? WHERE id = ?", days * DAY, phase, id)
    for part in ("happenings", "chat"):
        change(file, f"UPDATE {part} SET at = at - ? WHERE table_id = ?", days * DAY, id)


def rows_of(file: Path, id: str) -> int:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        counted = [connection.execute("SELECT count(*) FROM tables WHERE id = ?", (id,)).fetchone()[0]]
        for part in ("seats", "happenings", "snapshots", "chat"):
            counted += connection.execute(f"SELECT count(*) FROM {part} WHERE table_id = ?", (id,)).fetchone()
    return sum(counted)


@pytest.mark.parametrize(
    ("phase", "days", "gone"),
    [("over", 31, True), ("over", 29, False), ("playing", 11, True), ("playing", 9, False), ("gathering", 11, True)],
)
async def test_what_is_old_goes_with_names_and_chat(
    house: House, file: Path, phase: str, days: float, gone: bool
) -> None:
    id = await played(house, phase)
    other = await played(house)
    make_old(file, id, days, phase)
    before = rows_of(file, other)
    with capture_logs() as logs:
        assert await sweeper(house).sweep(NOW) == int(gone)
    assert (rows_of(file, id) == 0) is gone
    assert rows_of(file, other) == before
    told = [line for line in logs if line["event"] == "table deleted"]
    why = "finished" if phase == "over" else "abandoned"
    assert [(line["table"], line["why"]) for line in told] == ([(id, why)] if gone else [])
    assert house.measures.deleted.labels(why)._value.get() == int(gone)
    if gone:
        with pytest.raises(TafelrundeError, match="no such table"):
            await house.find(id)


async def test_nothing_set_is_nothing_deleted(house: House, file: Path) -> None:
    id = await played(house)
    make_old(file, id, 20_000)
    assert await sweeper(house, Keep()).sweep(NOW) == 0
    await asyncio.wait_for(sweeper(house, Keep()).sweep_for_ever(), 5)
    assert rows_of(file, id) > 0


@pytest.mark.parametrize("part", ["happenings", "chat"])
async def test_a_word_or_a_move_keeps_a_table(house: House, file: Path, part: str) -> None:
    id = await played(house)
    make_old(file, id, 100)
    change(file, f"UPDATE {part} SET at = ? WHERE table_id = ?", NOW - DAY, id)
    assert await sweeper(house).sweep(NOW) == 0
    assert rows_of(file, id) > 0


async def test_a_table_with_somebody_at_it_stays(house: House, file: Path) -> None:
    id = await played(house)
    make_old(file, id, 100)
    table = await house.find(id)
    ear = Ear()
    await table.do(lambda: table.attach(ear, lambda: None))
    assert await sweeper(house).sweep(NOW) == 0
    assert not ear.gone
    await table.do(lambda: table.detach(ear))
    assert await sweeper(house).sweep(NOW) == 1
    assert table.gone
    assert house.in_memory == 0
    assert rows_of(file, id) == 0


async def test_what_happens_at_the_last_moment_counts(house: House, file: Path) -> None:
    """The list of old tables was made, and only then did somebody come back, speak and leave again."""
    id = await played(house)
    make_old(file, id, 100)
    which = Which(id=id, phases=("playing",), quiet_since=NOW - 10 * DAY)
    assert [filed.id for filed in await house.store.listed(which)] == [id]
    table = await house.find(id)
    await table.do(lambda: table.say(0, "", "here I am"))
    assert not await house.retire(id, which)
    again = await house.find(id)
    assert [line.text for line in again.lines] == ["hello", "here I am"]
    await again.do(lambda: again.say(0, "", "and here"))


async def test_more_than_one_piece_and_one_that_stays_in_the_middle(house: House, file: Path) -> None:
    ids = [(await house.create("vaalbara", persons(), {}, {})).table.record.id for _ in range(PIECE + 5)]
    await house.tidy(-1.0)
    for id in ids:
        make_old(file, id, 100, "gathering")
    kept = await house.find(ids[3])
    await kept.do(lambda: kept.attach(Ear(), lambda: None))
    assert await sweeper(house).sweep(NOW) == len(ids) - 1
    assert [filed.id for filed in await house.store.listed(Which())] == [ids[3]]


async def test_a_table_that_cannot_be_deleted_keeps_none_of_the_others(
    house: House, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = [await played(house) for _ in range(3)]
    for id in ids:
        make_old(file, id, 100)
    write = house.store.write

    async def refusing(wanted: Write) -> None:
        if wanted.table == ids[0]:
            raise NotStored
        await write(wanted)

    with monkeypatch.context() as patch:
        patch.setattr(house.store, "write", refusing)
        assert await sweeper(house).sweep(NOW) == 2
    assert house.measures.failures.labels("retention")._value.get() == 1
    assert await house.find(ids[0])
    await house.tidy(-1.0)
    assert await sweeper(house).sweep(NOW) == 1


async def test_it_goes_on_after_an_error(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a server runs it: the database is away at the first look, and the next look comes all the same."""
    keep = Keep(abandoned=1.0 / DAY)
    house = House(str(file), Measures(), workers=0, bot_budget=5, bot_delay=0, idle_seconds=1000, keep=keep)
    listed, looks = house.store.listed, 0

    async def away_at_first(which: Which, limit: int | None = None) -> object:
        nonlocal looks
        looks += 1
        if looks == 1:
            raise OSError("away")
        return await listed(which, limit)

    monkeypatch.setattr(house.store, "listed", away_at_first)
    await house.open()
    try:
        made = await house.create("vaalbara", [SeatWish(kind="open"), SeatWish(kind="open")], {}, {})
        async with asyncio.timeout(30):
            while rows_of(file, made.table.record.id):
                await asyncio.sleep(0.1)
        assert house.measures.failures.labels("retention")._value.get() == 1
    finally:
        await house.close()
