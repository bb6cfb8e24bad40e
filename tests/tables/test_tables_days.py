"""Tables with days for a move: they need no memory meanwhile, and no restart gives anybody more time."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tafelrunde.tables import house as houses
from tafelrunde.tables.clock import GRACE_OF_DAYS
from tafelrunde.tables.house import House
from tafelrunde.tables.table import Table
from tests.tables.test_tables_house import act, open_house, persons

DAY = 24 * 3600


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    opened = open_house(tmp_path / "tables.db")
    await opened.open()
    yield opened
    await opened.close()


async def slow_table(house: House) -> Table:
    made = await house.create("vaalbara", persons(), {}, {}, per_move=DAY, start=True)
    return made.table


def let_pass(tmp_path: Path, seconds: float, from_position: int = 0) -> None:
    """What has happened, happened so much earlier."""
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("UPDATE happenings SET at = at - ? WHERE position >= ?", (seconds, from_position))


def left(table: Table, seat: int) -> float:
    found = table.clocks.move_left(seat, time.monotonic())
    assert found is not None
    return found


async def test_a_clock_of_days_keeps_no_table_in_memory(house: House) -> None:
    await slow_table(house)
    fast = (await house.create("vaalbara", persons(), {}, {}, per_move=600, start=True)).table
    await house.tidy(-1.0)
    assert house.in_memory == 1
    assert not fast.gone


async def test_days_go_by_while_a_table_is_not_in_memory(house: House, tmp_path: Path) -> None:
    table = await slow_table(house)
    await act(table, 0)
    await house.tidy(-1.0)
    # Both were asked half a day ago; one of them has answered since, and is not asked again yet.
    let_pass(tmp_path, DAY / 2)
    again = await house.find(table.record.id)
    assert again.course is not None
    (asked,) = again.course.asked
    assert left(again, asked) == pytest.approx(DAY / 2, abs=5)


async def test_whoever_ran_out_of_days_meanwhile_still_has_the_grace(house: House, tmp_path: Path) -> None:
    table = await slow_table(house)
    await house.tidy(-1.0)
    let_pass(tmp_path, 9 * DAY)
    again = await house.find(table.record.id)
    assert left(again, 0) == 0.0
    assert again.clocks.takeover(0, time.monotonic()) == pytest.approx(GRACE_OF_DAYS, abs=5)
    assert [seat.kind for seat in again.seats] == ["person", "person"]


async def test_where_days_are_over_the_house_comes_back_by_itself(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, waiting = await slow_table(house), await slow_table(house)
    await house.tidy(-1.0)
    monkeypatch.setattr(houses, "OVERDUE_SECONDS", 0.0)
    await house._sweep()
    assert house.in_memory == 0, "there is time left"
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("UPDATE happenings SET at = at - ? WHERE table_id = ?", (2 * DAY, table.record.id))
    await house._sweep()
    assert house.in_memory == 1
    again = await house.find(table.record.id)
    await house.tidy(-1.0)
    assert not again.gone, "the grace is running"
    assert waiting.gone
    # An hour later nobody has come.
    monkeypatch.setattr(again.clocks, "grace", 0.0)
    await again.do(again._time_is_up)
    assert [seat.kind for seat in again.seats] == ["bot", "bot"]


async def test_a_table_that_cannot_go_on_is_no_burden_for_the_others(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, fine = await slow_table(house), await slow_table(house)
    await house.tidy(-1.0)
    let_pass(tmp_path, 2 * DAY)
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("UPDATE tables SET options = 'nonsense' WHERE id = ?", (broken.record.id,))
    monkeypatch.setattr(houses, "OVERDUE_SECONDS", 0.0)
    monkeypatch.setattr(houses, "MOST_OVERDUE", 1)
    for _ in range(3):
        await house._sweep()
    assert house.in_memory == 1
    await house.find(fine.record.id)
    failures = house.measures.registry.get_sample_value("tafelrunde_failures_total", {"where": "resume"})
    assert failures == 1.0, "it is told once, and not every minute"
