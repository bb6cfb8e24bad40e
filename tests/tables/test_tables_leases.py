"""A table is had by one server at a time; when that one is gone, another goes on with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from tafelrunde.tables import leases as leasing
from tafelrunde.tables.house import House, SeatWish
from tafelrunde.tables.leases import Holder, SharedLeases
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.problem import NotStored, TableProblem
from tafelrunde.tables.records import Stored
from tafelrunde.tables.rows import Write
from tafelrunde.tables.table import Table
from tests.postgres import Postgres
from tests.tables.test_tables_house import Ear, act, made, persons, played

Open = Callable[[], Awaitable[House]]


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
async def open_house(address: str) -> AsyncIterator[Open]:
    """Houses on one database, as many as a test wants."""
    opened: list[House] = []

    async def another() -> House:
        house = House(address, Measures(), workers=0, bot_budget=5.0, bot_delay=0.0, idle_seconds=1000.0)
        await house.open(f"127.0.0.1:{len(opened)}")
        opened.append(house)
        return house

    yield another
    for house in opened:
        await house.close()


async def dies(house: House) -> None:
    """As if it were killed: it closes nothing and shows no more that it lives."""
    assert isinstance(house.leases, SharedLeases)
    assert house.leases._heart is not None
    house.leases._heart.cancel()
    for chore in house._chores:
        chore.cancel()
    for table in house._tables.values():
        assert table._task is not None
        table._task.cancel()
        table._pace.end()
    house._tables.clear()


async def until(fact: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not fact():
            await asyncio.sleep(0.05)


async def test_a_table_is_where_it_was_made(open_house: Open) -> None:
    first, second = await open_house(), await open_house()
    id = (await made(first)).table.record.id
    assert await first.whose(id) is None
    holder = await second.whose(id)
    assert isinstance(holder, Holder)
    assert (holder.server, holder.address, holder.secret) == (first.leases.me, "127.0.0.1:0", first.leases.secret)
    with pytest.raises(TableProblem) as refused:
        await second.find(id)
    assert refused.value.ground == "unavailable"
    assert await second.whose("nosuchtable") is None
    assert await second.whose("no\0such/table") is None


async def test_whoever_no_longer_has_a_table_cannot_write(open_house: Open) -> None:
    first, second = await open_house(), await open_house()
    old = (await made(first)).table
    id, ear = old.record.id, Ear(0)
    await act(old, 0)
    await old.do(lambda: old.attach(ear, lambda: None))
    second.leases.believe_dead(first.leases.me)
    new = await second.find(id)
    assert new.epoch == old.epoch + 1
    # The first one is not dead at all: it is told, and lets go of everybody.
    await until(lambda: ear.gone and old.gone)
    with pytest.raises(NotStored):
        await first.store.write(Write(id, phase="over", epoch=old.epoch))
    await act(new, 1)
    stored = await second.store.load(id)
    assert stored is not None
    assert stored.record.phase == "playing"
    assert [happening.seat for happening in stored.happenings if happening.kind == "choice"] == [0, 1]


async def test_a_late_write_of_the_old_owner_is_refused_and_harms_nobody(open_house: Open) -> None:
    first, second = await open_house(), await open_house()
    lost, kept = (await made(first)).table, (await made(first)).table
    second.leases.believe_dead(first.leases.me)
    await second.find(lost.record.id)
    writes = [Write(table.record.id, phase="over", epoch=table.epoch) for table in (lost, kept)]
    results = await asyncio.gather(*[first.store.write(write) for write in writes], return_exceptions=True)
    assert [type(result) for result in results] == [NotStored, type(None)]


async def test_bots_go_on_when_their_server_has_died(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leasing, "LEASE_SECONDS", 1.5)
    monkeypatch.setattr(leasing, "BEAT_SECONDS", 0.2)
    first, second = await open_house(), await open_house()
    table = (await made(first)).table
    seats = [SeatWish(kind="person", name="Anna"), SeatWish(kind="bot", bot="random")]
    timed = (await first.create("vaalbara", seats, {}, {}, per_move=1, start=True)).table
    idle = (await first.create("vaalbara", persons(), {}, {})).table
    await dies(first)
    await until(lambda: second.in_memory == 1)
    # Where only people play, nothing happens until one of them comes back.
    assert {timed.record.id} == set(second._tables)
    again = await second.find(timed.record.id)
    # Nobody is there, and all the same the clock runs out and a bot takes over.
    await until(lambda: again.seats[0].kind == "bot")
    for left in (table, idle):
        assert (await second.find(left.record.id)).epoch == left.epoch + 1


async def test_a_server_that_closes_hands_its_tables_over_at_once(open_house: Open) -> None:
    first, second = await open_house(), await open_house()
    table = (await first.create("vaalbara", persons(), {}, {}, per_move=600, start=True)).table
    assert isinstance(second.leases, SharedLeases)
    assert second.leases._reader is not None
    await second.leases._reader.listening.wait()
    await first.close()
    await until(lambda: table.record.id in second._tables)
    assert (await act(second._tables[table.record.id], 0)) > 0


async def test_a_table_that_nobody_uses_belongs_to_whoever_asks_next(open_house: Open) -> None:
    first, second = await open_house(), await open_house()
    table = (await made(first)).table
    await first.tidy(-1.0)
    assert await second.whose(table.record.id) is None
    assert (await second.find(table.record.id)).epoch == table.epoch + 1
    assert await first.whose(table.record.id) is not None


async def test_the_next_game_is_found_where_another_server_has_it(open_house: Open) -> None:
    first, second = await open_house(), await open_house()
    begun = await made(first)
    table = await played(begun)
    again = await first.rematch(table, begun.secrets[0])
    # The finished game has left the memory, and whoever comes late finds it at another server.
    await first.tidy(-1.0)
    await first.find(again.record.id)
    late = await second.rematch(await second.find(table.record.id), begun.secrets[1])
    assert isinstance(late, Stored)
    assert late.record.id == again.record.id
    assert [seat.kind for seat in late.seats] == ["person", "person"]


async def test_only_one_of_many_takes_it(open_house: Open) -> None:
    first, *others = [await open_house() for _ in range(4)]
    id = (await made(first)).table.record.id
    for house in others:
        house.leases.believe_dead(first.leases.me)
    taken = await asyncio.gather(*[house.find(id) for house in others], return_exceptions=True)
    assert sum(isinstance(one, Table) for one in taken) == 1


async def test_tables_go_on_after_the_database_was_away(open_house: Open, postgres: Postgres) -> None:
    house, other = await open_house(), await open_house()
    table = (await made(house)).table
    await act(table, 0)
    await asyncio.to_thread(postgres.crash)
    async with asyncio.timeout(30):
        while True:
            try:
                found = await house.find(table.record.id)
                await act(found, 1)
                break
            except TableProblem:
                await asyncio.sleep(0.1)
    # Nobody has taken it for dead meanwhile.
    assert other.in_memory == 0


async def test_lobbies_know_who_is_at_tables_of_other_servers(open_house: Open) -> None:
    first, second = await open_house(), await open_house()
    table = (await first.create("vaalbara", persons(), {}, {}, public=True)).table
    await table.do(lambda: table.attach(Ear(1), lambda: None))
    await until(lambda: second.present(table.record.id) == (1,))
    # One that comes later hears of it too.
    third = await open_house()
    await until(lambda: third.present(table.record.id) == (1,))
