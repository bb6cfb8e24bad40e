"""`tafelrunde verify`: a real database, looked at from the command line."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from pathlib import Path
from typing import get_args

import pytest

from tafelrunde.tables.house import House, SeatWish
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.repair import Verdict
from tafelrunde.tables.verify import Fault, FaultKind, Remedy
from tafelrunde.terminal import verifying
from tests.terminal.at_the_terminal import Run


async def play(file: Path) -> str:
    """A database with a started table, which has two choices; its id."""
    house = House(str(file), Measures(), workers=0, bot_budget=5.0, bot_delay=0.0, idle_seconds=1000.0)
    await house.open()
    seats = [SeatWish(kind="person", name=name) for name in ("Anna", "Bert", "Cleo")]
    table = (await house.create("vaalbara", seats, {}, {}, start=True)).table
    for seat in (0, 1):
        assert table.course is not None
        number = table.course.asked[seat].number
        await table.do(lambda seat=seat, number=number: table.act(seat, number, 0))  # type: ignore[misc]
    await house.close()
    return table.record.id


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "club.db"


@pytest.fixture
def id(file: Path) -> str:
    return asyncio.run(play(file))


def change(file: Path, statement: str, *values: object) -> None:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute(statement, values)
        connection.commit()


def test_a_database_in_order(tafelrunde: Run, file: Path, id: str) -> None:
    answer = tafelrunde("verify", file)
    assert answer.code == 0
    assert answer.out == "One table, and nothing is wrong with it.\n"
    assert tafelrunde("verify", file, "--lang", "de").out == "Ein Tisch, und er ist in Ordnung.\n"
    assert json.loads(tafelrunde("verify", file, "--json").out) == {"tables": 1, "fine": True, "wrong": []}


def test_what_is_wrong_is_told_with_what_can_be_done(tafelrunde: Run, file: Path, id: str) -> None:
    change(file, "UPDATE happenings SET choice = 99 WHERE position = 2")
    for lang, told in (
        ("en", ("cannot be followed", "no option 99")),
        ("de", ("nicht nachvollziehen", "keine Möglichkeit 99")),
    ):
        answer = tafelrunde("verify", file, "--repair", "--lang", lang)
        assert answer.code == 1
        assert answer.err == ""
        for part in (id, "vaalbara", "3", "--cut", *told):
            assert part in answer.out

    answer = tafelrunde("verify", file, "--repair", "--cut")
    assert answer.code == 0
    assert "Done." in answer.out
    [kept] = file.parent.glob("club.db.*.json")
    assert str(kept) in answer.out.replace("\n", "")
    assert [row["choice"] for row in json.loads(kept.read_bytes())["happenings"]] == [None, 0, 99]
    assert tafelrunde("verify", file).code == 0


def test_for_programs(tafelrunde: Run, file: Path, id: str) -> None:
    change(file, "UPDATE tables SET phase = 'gathering'")
    answer = tafelrunde("verify", file, "--json")
    assert answer.code == 1
    fault = {"kind": "phase", "entry": None, "why": "", "remedy": "rewrite", "repaired": False}
    wrong = {"table": id, "game": "vaalbara", "kept": None, "faults": [fault]}
    assert json.loads(answer.out) == {"tables": 1, "fine": False, "wrong": [wrong]}
    answer = tafelrunde("verify", file, "--json", "--repair")
    assert answer.code == 0
    assert json.loads(answer.out)["wrong"][0]["faults"] == [{**fault, "repaired": True}]


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        ("UPDATE tables SET game = 'chess'", ("Install the game", "Installiere das Spiel")),
        ("UPDATE tables SET options = '{'", ("older copy", "ältere Kopie")),
        ("DELETE FROM happenings WHERE position = 1", ("missing", "fehlt")),
    ],
)
def test_every_fault_has_its_words(tafelrunde: Run, file: Path, id: str, damage: str, told: tuple[str, str]) -> None:
    change(file, damage)
    for lang, part in zip(("en", "de"), told, strict=True):
        answer = tafelrunde("verify", file, "--lang", lang)
        assert answer.code == 1
        assert part in answer.out
    # Nothing but the answer is on standard output.
    assert json.loads(tafelrunde("verify", file, "--json", "--repair").out)["fine"] is False


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_kind_of_fault_and_remedy_has_its_words(lang: str) -> None:
    for kind in get_args(FaultKind):
        for how in get_args(Remedy):
            fault = Fault(kind=kind, remedy=how)
            verdict = Verdict(table="a", faults=[fault], left=[fault])
            for sentence in (verifying.told(fault, lang), verifying.remedy(verdict, fault, lang)):
                assert sentence.endswith(".")


def test_what_cannot_be_checked(tafelrunde: Run, file: Path) -> None:
    missing = tafelrunde("verify", file)
    assert missing.code == 2
    assert f"There is no database {file}" in missing.err
    assert not file.exists()
    alone = tafelrunde("verify", file, "--cut")
    assert alone.code == 2
    assert "--repair" in alone.err
    assert tafelrunde("verify").code == 2
