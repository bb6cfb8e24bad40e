"""The commands for the tables of a server."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import threading
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.tables.house import House, SeatWish
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.rows import Write
from tests.postgres import Postgres
from tests.server.people import ServerProcess
from tests.terminal.at_the_terminal import Run


def house_on(database: str) -> House:
    return House(database, Measures(), workers=0, bot_budget=5, bot_delay=0, idle_seconds=1000)


async def fill(database: str, leave_open: bool = False) -> tuple[House, list[str]]:
    """A finished game, a running one with chat, and one that waits."""
    house = house_on(database)
    await house.open()
    people = [SeatWish(kind="person", name="Anna"), SeatWish(kind="person", name="Bert")]
    made = [
        await house.create("vaalbara", people, {}, {}, start=True),
        await house.create("glow", people, {}, {}, start=True),
        await house.create("vaalbara", [people[0], SeatWish(kind="open")], {}, {}),
    ]
    first = made[0].table
    assert first.course is not None
    while not first.course.over:
        seat, asked = next(iter(first.course.asked.items()))
        await first.do(partial(first.act, seat, asked.number, 0))
    await made[1].table.do(lambda: made[1].table.say(0, "", "Guten Abend"))
    if not leave_open:
        await house.close()
    return house, [one.table.record.id for one in made]


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    file = tmp_path_factory.mktemp("tables") / "tables.db"
    _, ids = asyncio.run(fill(str(file)))
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file, ids


@pytest.fixture
def file(template: tuple[Path, list[str]], tmp_path: Path) -> Path:
    return Path(shutil.copy(template[0], tmp_path / "tables.db"))


@pytest.fixture
def ids(template: tuple[Path, list[str]]) -> list[str]:
    return template[1]


def test_a_list_of_what_there_is(tafelrunde: Run, file: Path, ids: list[str]) -> None:
    shown = tafelrunde("tables", "list", "--database", file)
    assert shown.code == 0
    for part in [*ids, "Anna, Bert", "vaalbara", "glow", "3 tables"]:
        assert part in shown.out
    found = json.loads(tafelrunde("tables", "list", "--database", file, "--phase", "over", "--json").out)
    assert [table["id"] for table in found] == ids[:1]
    found = json.loads(tafelrunde("tables", "list", "--database", file, "--game", "vaalbara", "--json").out)
    assert [table["id"] for table in found] == [ids[0], ids[2]]
    assert not set(found[0]) & {"seed", "salt", "host_hash"}
    assert "There is no such table" in tafelrunde("tables", "list", "--database", file, "--quiet", "5").out
    assert "Tisch" in tafelrunde("tables", "list", "--database", file, "--lang", "de").out


def test_files_that_can_be_replayed(tafelrunde: Run, file: Path, ids: list[str], tmp_path: Path) -> None:
    folder = tmp_path / "out"
    assert tafelrunde("tables", "export", "--database", file, "--into", folder).code == 0
    written = sorted(folder.iterdir())
    assert len(written) == 3
    assert {path.stat().st_mode & 0o777 for path in written} == {0o600}
    finished: dict[str, Any] = json.loads((folder / f"vaalbara-{ids[0]}.json").read_text())
    recipe = tmp_path / "recipe.json"
    recipe.write_text(json.dumps(finished["recipe"]))
    assert tafelrunde("replay", recipe).code == 0
    running = json.loads((folder / f"glow-{ids[1]}.json").read_text())
    assert [line["text"] for line in running["chat"]] == ["Guten Abend"]
    assert json.loads((folder / f"vaalbara-{ids[2]}.json").read_text())["recipe"] is None


def test_deleting_is_asked_twice_and_takes_everything(tafelrunde: Run, file: Path, ids: list[str]) -> None:
    assert "Say which tables" in tafelrunde("tables", "delete", "--database", file, "--yes").err
    asked = tafelrunde("tables", "delete", ids[1], "--database", file)
    assert asked.code == 1
    assert "Nothing was deleted" in asked.out
    wrong = tafelrunde("tables", "delete", "nosuchtable", "--database", file, "--yes")
    assert "There is no table nosuchtable" in wrong.err
    assert "One table was deleted" in tafelrunde("tables", "delete", ids[1], "--database", file, "--yes").out
    with closing(sqlite3.connect(file)) as database:
        for kind in ("seats", "happenings", "chat", "snapshots"):
            left = {row[0] for row in database.execute(f"SELECT DISTINCT table_id FROM {kind}")}
            assert ids[1] not in left
        assert database.execute("SELECT count(*) FROM tables").fetchone() == (2,)
    assert "2 tables were deleted" in tafelrunde("tables", "delete", "--game", "vaalbara", "--database", file, "-y").out


def test_a_server_on_the_file_keeps_its_tables(tafelrunde: Run, file: Path, ids: list[str]) -> None:
    with ServerProcess(file):
        refused = tafelrunde("tables", "delete", ids[0], "--database", file, "--yes")
        assert "already using the database" in refused.err
        assert ids[0] in tafelrunde("tables", "list", "--database", file).out


async def test_beside_servers_on_postgresql_only_what_they_use_stays(tafelrunde: Run, postgres: Postgres) -> None:
    address = postgres.new_database()
    house, ids = await fill(address, leave_open=True)
    gone = (await house.create("vaalbara", [SeatWish(kind="open")] * 2, {}, {})).table
    await gone.close()
    house._tables.pop(gone.record.id)
    await house.leases.give_back(gone.record.id, gone.epoch)
    arguments = ("tables", "delete", "--game", "vaalbara", "--database", address, "--yes")
    answer = await asyncio.to_thread(tafelrunde, *arguments)
    assert answer.code == 1
    assert "One table was deleted" in answer.out
    assert ids[0] in answer.out
    await house.close()
    answer = await asyncio.to_thread(tafelrunde, *arguments)
    assert (answer.code, "2 tables were deleted" in answer.out) == (0, True)


def test_a_copy_made_while_people_play_is_whole(tafelrunde: Run, file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    stop = threading.Event()

    async def write_on() -> None:
        house = house_on(str(file))
        await house.open()
        count = 0
        while not stop.is_set():
            count += 1
            await house.create("vaalbara", [SeatWish(kind="person", name=f"P{count}"), SeatWish(kind="open")], {}, {})
            await house.store.write(Write("", pulse=float(count)))
        await house.close()

    writing = threading.Thread(target=lambda: asyncio.run(write_on()))
    writing.start()
    try:
        answer = tafelrunde("tables", "backup", copy, "--database", file)
    finally:
        stop.set()
        writing.join()
    assert answer.code == 0, answer.err
    assert copy.stat().st_mode & 0o777 == 0o600
    assert "exists already" in tafelrunde("tables", "backup", copy, "--database", file).err
    assert "nothing is wrong" in tafelrunde("verify", copy).out
    # It is a database like any other: a server starts with it.
    with ServerProcess(copy):
        pass


def test_a_backup_of_postgresql_and_its_way_back(tafelrunde: Run, postgres: Postgres, tmp_path: Path) -> None:
    """As the documentation says it: pg_dump while a server runs, pg_restore into an empty database."""
    address = postgres.new_database()
    house: House

    async def dumped() -> list[str]:
        nonlocal house
        house, ids = await fill(address, leave_open=True)
        await asyncio.to_thread(postgres.dump, address, tmp_path / "copy.dump")
        await house.close()
        return ids

    ids = asyncio.run(dumped())
    refused = tafelrunde("tables", "backup", tmp_path / "copy.db", "--database", address)
    assert "pg_dump" in refused.err
    again = postgres.new_database()
    postgres.restore(tmp_path / "copy.dump", again)
    assert "nothing is wrong" in tafelrunde("verify", again).out
    assert ids[0] in tafelrunde("tables", "list", "--database", again).out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("liste",), "list"),
        (("list", "--phase", "ovre"), "over"),
        (("list", "--database", "/no/such/file.db"), "There is no database"),
    ],
)
def test_mistakes_get_a_sentence(tafelrunde: Run, arguments: tuple[str, ...], told: str) -> None:
    answer = tafelrunde("tables", *arguments)
    assert answer.code == 2
    assert told in answer.err
    assert "Traceback" not in answer.err
