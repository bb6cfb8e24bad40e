"""Analyses of finished games: in the background, stored, and only for as long as somebody wants them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

import tafelrunde
from tafelrunde.bots import make
from tafelrunde.kernel.match import Match, Recipe
from tafelrunde.research.analysis import analyse
from tafelrunde.tables import analyses, tickets
from tafelrunde.tables.analyses import Progress
from tafelrunde.tables.house import House
from tafelrunde.tables.problem import TableProblem
from tafelrunde.tables.queue import Tip
from tafelrunde.tables.table import Table
from tafelrunde.tables.thinking import Thinkers
from tafelrunde.tables.turns import SELDOM, Turn, Turns
from tests.tables.test_tables_house import made, open_house


def a_finished_game() -> Recipe:
    match = Match(tafelrunde.new("vaalbara", players=2, seed=5).setup, 5)
    bot = make("random", match.setup.game, 1)
    while not match.state.over:
        seat = match.state.decisions[0].seat
        match.choose(seat, bot.choose(match.state, seat))
    return match.recipe()


GAME = a_finished_game()
CHOICES = len(GAME.choices)


@pytest.fixture(autouse=True)
def a_quick_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "VISITS", 2)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    opened = open_house(tmp_path / "tables.db")
    await opened.open()
    yield opened
    await opened.close()


async def a_table_that_is_over(house: House) -> Table:
    return (await house.imported(msgspec.json.decode(GAME.to_json()), [])).table


async def when_done(house: House, table: Table) -> Progress:
    async with asyncio.timeout(60):
        while not (progress := await house.analyses.look(table)).complete or progress.running:
            await asyncio.sleep(0.01)
    return progress


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every option is as good as the next one, but for the first: it is better. Which seats were looked at is kept."""
    seats: list[int] = []

    async def judge(_: Thinkers, saved: bytes, seat: int, visits: int, seed: int, turn: Turn) -> list[Tip]:
        assert turn.has_time, "bots of running games go first"
        seats.append(seat)
        await asyncio.sleep(0)
        return [Tip(0, 0.0, []), *(Tip(index, 0.1 + index / 100, []) for index in range(1, 40))]

    monkeypatch.setattr(Thinkers, "judge", judge)
    return seats


async def test_it_is_the_analysis_that_the_command_line_makes(house: House) -> None:
    table = await a_table_that_is_over(house)
    first = await house.analyses.want(table, "somebody")
    assert (first.done, first.choices, first.running) == (0, CHOICES, True)
    found = (await when_done(house, table)).found
    wanted = analyse(GAME, 2)
    assert wanted is not None
    assert found.chances == wanted.chances
    assert found.turning_points == wanted.turning_points


async def test_it_is_stored_and_not_made_twice(house: House, tmp_path: Path, judged: list[int]) -> None:
    table = await a_table_that_is_over(house)
    await house.analyses.want(table, "somebody")
    found = (await when_done(house, table)).found
    assert len(found.turning_points) == 5
    looked = len(judged)
    assert 0 < looked <= CHOICES
    other = open_house(tmp_path / "copy.db")
    with sqlite3.connect(tmp_path / "tables.db") as source, sqlite3.connect(tmp_path / "copy.db") as copy:
        source.backup(copy)
    await other.open()
    try:
        again = await other.analyses.want(await other.find(table.record.id), "somebody else")
        assert again.complete
        assert not again.running
        assert again.found == found
        assert len(judged) == looked
    finally:
        await other.close()


async def test_what_is_stored_of_another_game_or_is_nonsense_is_made_anew(
    house: House, tmp_path: Path, judged: list[int]
) -> None:
    table = await a_table_that_is_over(house)
    await house.analyses.want(table, "somebody")
    await when_done(house, table)
    for body in ("nonsense", '{"digest":"another","visits":2,"chances":[],"turning_points":[]}'):
        house.analyses.forget(table.record.id)
        with sqlite3.connect(tmp_path / "tables.db") as database:
            database.execute("UPDATE analyses SET body = ?", (body,))
        judged.clear()
        await house.analyses.want(table, "somebody")
        assert (await when_done(house, table)).complete
        assert judged


async def test_it_stops_when_nobody_wants_it_and_goes_on_where_it_was(
    house: House, judged: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await a_table_that_is_over(house)
    await house.analyses.want(table, "somebody")
    while len(judged) < 3:
        await asyncio.sleep(0)
    study = house.analyses._studies[table.record.id]
    study.asked -= analyses.WANTED_SECONDS
    assert study.task is not None
    await study.task
    stopped = study.done
    assert 0 < stopped < CHOICES
    assert await house.store.analysis(table.record.id) is None
    seen = await house.analyses.look(table)
    assert not seen.running, "looking alone begins nothing"
    looked = len(judged)
    await house.analyses.want(table, "somebody")
    assert (await when_done(house, table)).complete
    assert len(judged) <= looked + CHOICES - stopped


async def test_a_running_game_is_not_analysed(house: House) -> None:
    table = (await made(house)).table
    for ask in (house.analyses.look(table), house.analyses.want(table, "somebody")):
        with pytest.raises(TableProblem, match="over"):
            await ask


async def test_one_address_has_so_many_at_a_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: object) -> list[Tip]:
        await asyncio.Event().wait()
        return []

    monkeypatch.setattr(Thinkers, "judge", never)
    for _ in range(analyses.MOST_OF_ONE):
        await house.analyses.want(await a_table_that_is_over(house), "somebody")
    one_more = await a_table_that_is_over(house)
    with pytest.raises(TableProblem, match="already being looked at"):
        await house.analyses.want(one_more, "somebody")
    assert (await house.analyses.want(one_more, "somebody else")).running


async def test_it_goes_with_its_table(house: House, tmp_path: Path, judged: list[int]) -> None:
    table = await a_table_that_is_over(house)
    await house.analyses.want(table, "somebody")
    await when_done(house, table)
    house._around._admin_hash = tickets.hashed("the admin")
    await house.delete("the admin", table.record.id)
    with sqlite3.connect(tmp_path / "tables.db") as database:
        assert database.execute("SELECT count(*) FROM analyses").fetchone() == (0,)


async def test_those_who_have_time_wait_for_the_others_but_not_for_ever() -> None:
    turns = Turns(1)
    await turns.take(Turn("a", "t"))
    order: list[str] = []

    async def think(name: str, turn: Turn) -> None:
        await turns.take(turn)
        order.append(name)
        turns.give_back()

    waiting = [asyncio.create_task(think("later", Turn("b", "t", has_time=True))) for _ in range(2)]
    await asyncio.sleep(0)
    waiting += [asyncio.create_task(think("bot", Turn("c", f"t{n}"))) for n in range(2 * SELDOM)]
    await asyncio.sleep(0)
    turns.give_back()
    await asyncio.gather(*waiting)
    assert order.index("later") == SELDOM - 1
    assert order.count("bot") == 2 * SELDOM
    await turns.take(Turn("a", "t"))
    turns.give_back()
