"""A server with very many stored tables is ready as soon as one with none, and memory is used again and again."""

from __future__ import annotations

import asyncio
import gc
import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx

from tafelrunde.tables.house import House, SeatWish
from tafelrunde.tables.measures import Measures
from tests.server.people import Club, ServerProcess, ServerThread

MANY = 5000


async def test_five_thousand_stored_tables_are_no_burden(tmp_path: Path) -> None:
    empty, full = tmp_path / "empty.db", tmp_path / "full.db"
    with ServerThread(full) as server:
        async with Club(server.url) as club:
            made = await club.table("Anna", "Bert", public=True)
            [anna, _] = await club.sit_all(made)
            await anna.act(anna.picture.decisions[0], 0)
            with_bot = await club.table("Anna", "bot:random")
    multiplied(full, made["table"]["id"])

    def seconds_to_start(file: Path) -> tuple[float, float]:
        begun = time.monotonic()
        with ServerProcess(file, idle_seconds=1000) as server:
            took = time.monotonic() - begun
            assert httpx.get(f"{server.url}/readyz").status_code == 200
            assert httpx.get(f"{server.url}/api/lobby").status_code == 200
            time.sleep(0.5)
            found = re.search(r"^tafelrunde_tables ([\d.]+)", httpx.get(f"{server.url}/metrics").text, re.M)
            assert found is not None
        return took, float(found[1])

    without, _ = seconds_to_start(empty)
    took, in_memory = seconds_to_start(full)
    assert took - without < 2.0
    # Only where a bot plays does anything happen by itself; all others wait for somebody.
    assert in_memory == 1
    assert with_bot["table"]["phase"] == "playing"


def multiplied(file: Path, id: str) -> None:
    """The same table very often."""
    with closing(sqlite3.connect(file)) as database:
        for part, key in (("tables", "id"), ("seats", "table_id"), ("happenings", "table_id")):
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({part})")]
            others = ", ".join(column for column in columns if column != key)
            database.execute(
                f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {MANY})"
                f" INSERT INTO {part} ({key}, {others}) SELECT 'copy' || i, {others} FROM {part}, n WHERE {key} = ?",
                (id,),
            )
        database.commit()


async def test_tables_that_leave_make_room_for_others(tmp_path: Path) -> None:
    """What the tables of one evening have taken is enough for the next: nothing grows with their number."""
    house = House(str(tmp_path / "tables.db"), Measures(), workers=0, bot_budget=5, bot_delay=0, idle_seconds=1e9)
    await house.open()
    people = [SeatWish(kind="person", name=f"P{seat}") for seat in range(3)]

    async def played() -> None:
        table = (await house.create("vaalbara", people, {}, {}, start=True)).table
        for _ in range(6):
            assert table.course is not None
            seat, asked = next(iter(table.course.asked.items()))
            await table.do(lambda seat=seat, number=asked.number: table.act(seat, number, 0))  # type: ignore[misc]

    async def evening() -> float:
        await asyncio.gather(*[played() for _ in range(100)])
        await house.tidy(-1)
        assert house.in_memory == 0
        gc.collect()
        status = Path("/proc/self/status").read_text(encoding="ascii")
        return float(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1024

    await evening()
    first = await evening()
    for _ in range(3):
        last = await evening()
    await house.close()
    # 300 tables later: what they took in memory would be more than 20 MB.
    assert last - first < 6
