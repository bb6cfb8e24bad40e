"""Whoever makes a table sees the hash of its seed before they contribute to its chance."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from tafelrunde.kernel import seal as kernel_seal
from tafelrunde.tables import tickets
from tafelrunde.tables.house import House, SeatWish
from tafelrunde.tables.problem import TableProblem
from tafelrunde.tables.seals import new_seal, opened
from tests.tables.test_tables_analyses import GAME
from tests.tables.test_tables_house import open_house

KEY = bytes(32)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    opened_house = open_house(tmp_path / "tables.db")
    await opened_house.open()
    yield opened_house
    await opened_house.close()


SEATS = [SeatWish(kind="person", contribution="mine"), SeatWish(kind="bot", bot="random")]


async def test_the_table_has_the_seed_behind_the_seal_whatever_is_contributed(house: House) -> None:
    seal = house.seal()
    made = await house.create("vaalbara", SEATS, {}, {}, start=True, seal=seal.name)
    record = made.table.record
    assert tickets.commitment(record.seed, record.salt) == seal.commitment
    assert made.table.course is not None
    assert made.table.seats[0].contribution == "mine"


async def test_every_way_to_make_a_table_takes_a_seal(house: House) -> None:
    seal = house.seal()
    over = (await house.imported(msgspec.json.decode(GAME.to_json()), [], seal=seal.name)).table
    assert kernel_seal.commitment(over.record.seed, over.record.salt) == seal.commitment
    seal = house.seal()
    again = (await house.continued(over, 3, SEATS, seal=seal.name)).table
    assert kernel_seal.commitment(again.record.seed, again.record.salt) == seal.commitment


async def test_a_seal_makes_one_table(house: House) -> None:
    seal = house.seal()
    await house.create("vaalbara", SEATS, {}, {}, seal=seal.name)
    with pytest.raises(TableProblem, match="no longer good"):
        await house.create("vaalbara", SEATS, {}, {}, seal=seal.name)
    await house.tidy(-1.0)
    with pytest.raises(TableProblem, match="no longer good"):
        await house.create("vaalbara", SEATS, {}, {}, seal=seal.name)


async def test_all_servers_of_a_database_know_each_others_seals(tmp_path: Path) -> None:
    houses = [open_house(tmp_path / "tables.db") for _ in range(2)]
    await houses[0].open()
    seal = houses[0].seal()
    await houses[0].close()
    await houses[1].open()
    made = await houses[1].create("vaalbara", SEATS, {}, {}, seal=seal.name)
    await houses[1].close()
    assert tickets.commitment(made.table.record.seed, made.table.record.salt) == seal.commitment


def test_nobody_finds_out_what_is_behind_a_seal_without_the_key() -> None:
    seal = new_seal(KEY)
    behind, other = opened(KEY, seal.name), opened(bytes([1] * 32), seal.name)
    assert tickets.commitment(behind.seed, behind.salt) == seal.commitment
    assert {behind.id, behind.seed, behind.salt}.isdisjoint({other.id, other.seed, other.salt})
    assert len({opened(KEY, new_seal(KEY).name).seed for _ in range(50)}) == 50


def test_old_and_made_up_seals_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    name = new_seal(KEY).name
    # One that was made an hour ago, and one that claims to be good for ever: then it could be used again.
    when, _, rest = name.partition(".")
    for bad in (
        f"{int(when) - 3600}.{rest}",
        f"{int(when) + 3600}.{rest}",
        "",
        "1.2",
        name + "x",
        "٣" * 10 + "." + rest,
    ):
        with pytest.raises(TableProblem, match="no longer good"):
            opened(KEY, bad)
    monkeypatch.setattr(time, "time", lambda: int(when) + 1.0)
    with pytest.raises(TableProblem, match="no longer good"):
        opened(KEY, name)
