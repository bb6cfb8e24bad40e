"""A real database is damaged in each way, checked, put right, and checked again."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import text

from tafelrunde.kernel import codec
from tafelrunde.kernel.chance import GENERATOR, SEALED
from tafelrunde.tables import database
from tafelrunde.tables import repair as repairing
from tafelrunde.tables.course import BrokenTable
from tafelrunde.tables.house import House, SeatWish
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.problem import TableProblem
from tafelrunde.tables.records import SeatRecord, Stored
from tafelrunde.tables.repair import Report, Verdict
from tafelrunde.tables.store import Store
from tafelrunde.tables.table import Table
from tafelrunde.tables.verify import check
from tests.tables.test_tables_course import record, wander

# Enough for a snapshot, which is at position 49.
CHOICES = 56
SNAPSHOT = 49


def open_house(file: Path | str) -> House:
    return House(str(file), Measures(), workers=0, bot_budget=5.0, bot_delay=0.0, idle_seconds=1000.0)


async def choose(table: Table, times: int) -> None:
    for _ in range(times):
        assert table.course is not None
        seat, asked = next(iter(table.course.asked.items()))
        await table.do(lambda seat=seat, asked=asked: table.act(seat, asked.number, 0))  # type: ignore[misc]


async def play(file: Path | str) -> dict[str, str]:
    """A database with a table of each phase; their ids."""
    house = open_house(file)
    await house.open()
    persons = [SeatWish(kind="person", name=f"P{seat}", contribution=f"c{seat}") for seat in range(5)]
    gathering = (await house.create("vaalbara", [*persons[:2], SeatWish(kind="open")], {}, {})).table
    await gathering.do(lambda: gathering.join("Late", None, "mine"))
    playing = (await house.create("vaalbara", persons, {}, {}, start=True)).table
    await playing.do(lambda: playing.say(None, "Zoë", "hello"))
    await choose(playing, CHOICES)
    over = (await house.create("vaalbara", persons[:2], {}, {}, start=True)).table
    while over.record.phase != "over":
        await choose(over, 1)
    # One that goes on elsewhere has the chance of another table in its first part.
    continued = (await house.continued(over, 10, persons[:2])).table
    await choose(continued, 3)
    await house.close()
    return {
        "gathering": gathering.record.id,
        "playing": playing.record.id,
        "over": over.record.id,
        "continued": continued.record.id,
    }


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, dict[str, str]]:
    file = tmp_path_factory.mktemp("verify") / "tables.db"
    ids = asyncio.run(play(file))
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file.read_bytes(), ids


@pytest.fixture
def ids(played: tuple[bytes, dict[str, str]]) -> dict[str, str]:
    return played[1]


@pytest.fixture
def file(played: tuple[bytes, dict[str, str]], tmp_path: Path) -> Path:
    path = tmp_path / "tables.db"
    path.write_bytes(played[0])
    return path


def change(file: Path, statement: str, *values: object) -> None:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        assert connection.execute(statement, values).rowcount > 0, "nothing was damaged"
        connection.commit()


def rows(file: Path, statement: str, *values: object) -> list[Any]:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        return connection.execute(statement, values).fetchall()


async def verify(file: Path | str, *, repair: bool = False, cut: bool = False) -> Report:
    return await repairing.verify(str(file), repair=repair, cut=cut, progress=lambda done, total: None)


def only(report: Report, id: str) -> Verdict:
    assert [verdict.table for verdict in report.wrong] == [id]
    return report.wrong[0]


def found(verdict: Verdict) -> list[tuple[str, str, int | None]]:
    return [(fault.kind, fault.remedy, fault.position) for fault in verdict.faults]


async def test_nothing_is_wrong_with_what_was_played(file: Path) -> None:
    steps: list[tuple[int, int]] = []
    report = await repairing.verify(
        str(file), repair=True, cut=True, progress=lambda done, total: steps.append((done, total))
    )
    assert report.fine
    assert report.wrong == []
    assert report.tables == 4
    assert steps == [(done, 4) for done in range(5)]
    assert sorted(path.suffix for path in file.parent.iterdir()) == [".db", ".lock"], "nothing was kept"


@pytest.mark.parametrize("state", [b"TAFELRUNDE from another age", b""])
async def test_a_saved_state_that_cannot_be_read_is_written_anew(file: Path, ids: dict[str, str], state: bytes) -> None:
    change(file, "UPDATE snapshots SET state = ? WHERE table_id = ?", state, ids["playing"])
    verdict = only(await verify(file), ids["playing"])
    assert found(verdict) == [("snapshot-unreadable", "rewrite", SNAPSHOT)]
    assert verdict.kept is None, "looking changes nothing"
    repaired = await verify(file, repair=True)
    assert repaired.fine
    assert found(only(repaired, ids["playing"])) == found(verdict)
    assert (await verify(file)).wrong == []
    assert [at for (at,) in rows(file, "SELECT position FROM snapshots WHERE table_id = ?", ids["playing"])] == [
        CHOICES
    ]


async def test_a_saved_state_of_another_moment_is_written_anew(file: Path, ids: dict[str, str]) -> None:
    state = codec.load(rows(file, "SELECT state FROM snapshots WHERE table_id = ?", ids["playing"])[0][0])
    state.apply(state.decisions[0].seat, 0)
    change(file, "UPDATE snapshots SET state = ? WHERE table_id = ?", state.save(), ids["playing"])
    assert found(only(await verify(file), ids["playing"])) == [("snapshot-wrong", "rewrite", SNAPSHOT)]
    assert (await verify(file, repair=True)).fine
    assert (await verify(file)).wrong == []


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE happenings SET choice = 99",
        "UPDATE happenings SET choice = 'first'",
        "UPDATE happenings SET outcomes = '[1'",
        "UPDATE happenings SET outcomes = '[7777]'",
        "UPDATE happenings SET kind = 'miracle'",
        "UPDATE happenings SET seat = NULL",
        "DELETE FROM happenings",
    ],
)
async def test_a_table_that_cannot_be_followed_is_cut_back_only_if_asked(
    file: Path, ids: dict[str, str], damage: str
) -> None:
    id = ids["playing"]
    change(file, f"{damage} WHERE table_id = ? AND position = 52", id)
    before = rows(file, "SELECT * FROM happenings WHERE table_id = ? ORDER BY position", id)
    house = open_house(file)
    await house.open()
    with pytest.raises(BrokenTable) as broken:
        await house.find(id)
    await house.close()
    for lang in ("de", "en"):
        assert "tafelrunde verify" in broken.value.text(lang)

    verdict = only(await verify(file, repair=True), id)
    assert found(verdict) == [("choice", "cut", 52)]
    assert verdict.left
    assert verdict.kept is None
    assert rows(file, "SELECT * FROM happenings WHERE table_id = ? ORDER BY position", id) == before

    repaired = await verify(file, repair=True, cut=True)
    assert repaired.fine
    kept = only(repaired, id).kept
    assert kept is not None
    assert kept.parent == file.parent
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    whole = msgspec.json.decode(kept.read_bytes())
    assert [tuple(row.values()) for row in whole["happenings"]] == before
    assert [len(whole[part]) for part in ("tables", "seats", "snapshots", "chat")] == [1, 5, 1, 1]

    assert (await verify(file)).wrong == []
    house = open_house(file)
    await house.open()
    table = await house.find(id)
    assert table.course is not None
    assert len(table.course.choices) == 51
    await choose(table, 3)
    await house.close()
    assert (await verify(file)).wrong == []


async def test_a_cut_before_the_saved_state_takes_it_along(file: Path, ids: dict[str, str]) -> None:
    change(file, "UPDATE happenings SET kind = 'miracle' WHERE table_id = ? AND position = 20", ids["playing"])
    assert (await verify(file, repair=True, cut=True)).fine
    assert rows(file, "SELECT * FROM snapshots WHERE table_id = ?", ids["playing"]) == []
    assert (await verify(file)).wrong == []


async def test_two_faults_of_one_table_are_put_right_one_after_the_other(file: Path, ids: dict[str, str]) -> None:
    change(file, "UPDATE snapshots SET state = x'00' WHERE table_id = ?", ids["playing"])
    change(file, "UPDATE happenings SET choice = 99 WHERE table_id = ? AND position = 52", ids["playing"])
    repaired = await verify(file, repair=True, cut=True)
    assert found(only(repaired, ids["playing"])) == [
        ("choice", "cut", 52),
        ("snapshot-unreadable", "rewrite", SNAPSHOT),
    ]
    assert repaired.fine
    assert len(list(file.parent.glob("*.json"))) == 1, "kept once, as it was before everything"
    assert (await verify(file)).wrong == []


async def test_choices_that_only_the_saved_state_outlives_are_told_and_left_alone(
    file: Path, ids: dict[str, str]
) -> None:
    change(file, "UPDATE happenings SET choice = 99 WHERE table_id = ? AND position = 20", ids["playing"])
    report = await verify(file, repair=True, cut=True)
    assert found(only(report, ids["playing"])) == [("history", "none", 20)]
    assert not report.fine
    house = open_house(file)
    await house.open()
    await choose(await house.find(ids["playing"]), 1)
    await house.close()


async def test_chance_that_is_not_what_the_key_gives(file: Path, ids: dict[str, str]) -> None:
    """Every outcome that is changed is noticed, and by the key alone where the rules would allow it.

    Tables are shuffled anew in each run, and in a short one every change may lead to a choice that is not legal: so the
    key is looked for in all of them together.
    """
    by_key = 0
    for table in ("playing", "over", "continued"):
        store = Store(str(file), Measures())
        await store.open()
        stored = await store.load(ids[table])
        await store.close()
        assert stored is not None
        assert check(stored) == []
        whole = list(stored.happenings)
        for happening in whole:
            if not happening.outcomes:
                continue
            drawn = happening.outcomes[-1]
            outcomes = (*happening.outcomes[:-1], 1 if drawn == 0 else 0)
            stored.happenings = whole.copy()
            stored.happenings[happening.position] = msgspec.structs.replace(happening, outcomes=outcomes)
            first = check(stored)[0]
            if first.kind == "chance":
                assert (first.remedy, first.position) == ("cut", happening.position)
                by_key += 1
            else:
                assert first.kind in ("choice", "history")
    assert by_key > 0


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 90), st.sampled_from([GENERATOR, SEALED]))
def test_what_was_taken_back_is_no_fault(seed: int, steps: int, generator: int) -> None:
    seats = [SeatRecord(seat=seat, kind="person", name="", contribution=f"c{seat}") for seat in range(3)]
    of = record(generator=generator)
    contributions = tuple(seat.contribution for seat in seats)
    course, happenings, snapshots = wander(seed, steps, of, contributions)
    of.phase = "over" if course.over else "playing"
    snapshot = snapshots[-1] if snapshots else None
    assert check(Stored(record=of, seats=seats, happenings=happenings, lines=[], snapshot=snapshot)) == []


async def test_another_contribution_gives_another_key(file: Path, ids: dict[str, str]) -> None:
    change(file, "UPDATE seats SET contribution = 'forged' WHERE table_id = ? AND seat = 1", ids["over"])
    start = rows(file, "SELECT position FROM happenings WHERE table_id = ? AND kind = 'start'", ids["over"])[0][0]
    assert found(only(await verify(file), ids["over"])) == [("chance", "cut", start)]


@pytest.mark.parametrize(
    ("table", "said", "remedy"),
    [
        ("over", "playing", "rewrite"),
        ("over", "gathering", "rewrite"),
        ("over", "asleep", "rewrite"),
        ("playing", "gathering", "rewrite"),
        ("playing", "over", "cut"),
        ("gathering", "playing", "cut"),
    ],
)
async def test_a_result_that_does_not_agree(
    file: Path, ids: dict[str, str], table: str, said: str, remedy: str
) -> None:
    change(file, "UPDATE tables SET phase = ? WHERE id = ?", said, ids[table])
    verdict = only(await verify(file, repair=remedy == "cut"), ids[table])
    assert [(kind, how) for kind, how, _ in found(verdict)] == [("phase", remedy)]
    assert verdict.left
    assert (await verify(file, repair=True, cut=remedy == "cut")).fine
    assert (await verify(file)).wrong == []
    assert rows(file, "SELECT phase FROM tables WHERE id = ?", ids[table]) == [(table,)]


async def test_a_finished_table_without_its_end(file: Path, ids: dict[str, str]) -> None:
    last = rows(file, "SELECT max(position) FROM happenings WHERE table_id = ?", ids["over"])[0][0]
    change(file, "DELETE FROM happenings WHERE table_id = ? AND position = ?", ids["over"], last)
    assert found(only(await verify(file), ids["over"])) == [("phase", "cut", last)]
    assert (await verify(file, repair=True, cut=True)).fine
    assert rows(file, "SELECT phase FROM tables WHERE id = ?", ids["over"]) == [("playing",)]


async def test_a_saved_state_without_the_way_to_it(file: Path, ids: dict[str, str]) -> None:
    change(file, "DELETE FROM happenings WHERE table_id = ? AND position > 30", ids["playing"])
    assert found(only(await verify(file), ids["playing"])) == [("choice", "cut", 31)]
    assert (await verify(file, repair=True, cut=True)).fine
    assert (await verify(file)).wrong == []


@pytest.mark.parametrize(
    ("damage", "kind"),
    [
        ("UPDATE tables SET options = '{' WHERE id = ?", "record"),
        ("UPDATE tables SET options = '[]' WHERE id = ?", "record"),
        ("UPDATE tables SET seed = 'seven' WHERE id = ?", "record"),
        ("DELETE FROM seats WHERE seat = 2 AND table_id = ?", "record"),
        ("UPDATE seats SET kind = 'ghost' WHERE seat = 2 AND table_id = ?", "record"),
        ("UPDATE tables SET game = 'chess' WHERE id = ?", "game"),
        ("UPDATE tables SET version = 99 WHERE id = ?", "game"),
    ],
)
async def test_what_cannot_be_put_right_is_left_as_it_is(
    file: Path, ids: dict[str, str], damage: str, kind: str
) -> None:
    """A game that is not installed here is no reason to cut a table back to nothing."""
    change(file, damage, ids["playing"])
    report = await verify(file, repair=True, cut=True)
    assert not report.fine
    assert [fault[:2] for fault in found(only(report, ids["playing"]))] == [(kind, "none")]
    assert len(rows(file, "SELECT * FROM happenings WHERE table_id = ?", ids["playing"])) == CHOICES + 1


def a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def foreign(path: Path) -> None:
    path.unlink()
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE tables (id)")
        connection.commit()


REFUSED: dict[str, tuple[Callable[[Path], object], str]] = {
    "nothing": (lambda path: path.unlink(), "no-such-database"),
    "folder": (a_folder, "no-such-database"),
    "text": (lambda path: path.write_text("Dear diary, " * 1000), "cannot-open-database"),
    "empty": (lambda path: path.write_bytes(b""), "not-our-database"),
    "foreign": (foreign, "not-our-database"),
    "torn": (lambda path: path.write_bytes(path.read_bytes()[:30000]), "database-damaged"),
    "older": (lambda path: change(path, "UPDATE alembic_version SET version_num = '0002'"), "database-older"),
    "newer": (lambda path: change(path, "UPDATE alembic_version SET version_num = '9999'"), "database-newer"),
}


@pytest.mark.parametrize("case", REFUSED)
async def test_what_is_no_database_of_ours_is_refused_and_not_touched(file: Path, case: str) -> None:
    damage, id = REFUSED[case]
    damage(file)
    before = file.read_bytes() if file.is_file() else None
    with pytest.raises(TableProblem) as refused:
        await verify(file, repair=True, cut=True)
    assert refused.value.id == id
    for lang in ("de", "en"):
        assert "tables.db" in refused.value.text(lang)
    assert (file.read_bytes() if file.is_file() else None) == before
    assert not file.with_name("tables.db.lock").exists()


@pytest.mark.parametrize(
    "address", ["postgresql://nobody:secret@localhost:1/x", "mysql://nobody:secret@localhost/x", "://"]
)
async def test_an_address_that_leads_nowhere(address: str) -> None:
    with pytest.raises(TableProblem) as refused:
        await repairing.verify(address, repair=False, cut=False, progress=lambda done, total: None)
    for lang in ("de", "en"):
        assert "secret" not in refused.value.text(lang)


async def test_a_database_on_which_a_server_runs_is_refused(file: Path) -> None:
    house = open_house(file)
    await house.open()
    with pytest.raises(TableProblem) as refused:
        await verify(file)
    assert refused.value.id == "database-in-use"
    await house.close()
    assert (await verify(file)).wrong == []


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_every_kind_of_database(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """There is no folder beside a database of PostgreSQL: what is kept before a change goes into the current one."""
    monkeypatch.chdir(tmp_path)
    on_postgres = kind == "postgres"
    address = request.getfixturevalue("postgres").new_database() if on_postgres else str(tmp_path / "tables.db")
    engine = database.connect(address)

    async def damage(statement: str, **values: object) -> None:
        async with engine.begin() as connection:
            await connection.execute(text(statement), values)

    with pytest.raises(TableProblem) as refused:
        await verify(address)
    assert refused.value.id == ("not-our-database" if kind == "postgres" else "no-such-database")
    ids = await play(address)
    assert (await verify(address)).wrong == []
    await damage("UPDATE happenings SET choice = 99 WHERE position = 52 AND table_id = :id", id=ids["playing"])
    await damage("UPDATE snapshots SET state = :state WHERE table_id = :id", state=b"", id=ids["playing"])
    assert found(only(await verify(address), ids["playing"])) == [("choice", "cut", 52)]
    repaired = await verify(address, repair=True, cut=True)
    assert repaired.fine
    kept = only(repaired, ids["playing"]).kept
    assert kept is not None
    assert kept.parent == tmp_path
    assert (await verify(address)).wrong == []
    house = open_house(address)
    await house.open()
    with pytest.raises(TableProblem) as refused:
        await verify(address)
    assert refused.value.id == "database-in-use"
    await house.close()
    await engine.dispose()
