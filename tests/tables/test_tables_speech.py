"""What bots say is stored with their choices, and comes back with everything else."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from tafelrunde.games.spirit_island import GAME as ISLAND
from tafelrunde.kernel.chance import GENERATOR
from tafelrunde.kernel.words import Words, seat_words
from tafelrunde.tables import database
from tafelrunde.tables.course import Course, revive
from tafelrunde.tables.house import House, SeatWish
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.records import Happening, TableRecord
from tafelrunde.tables.replay import Replay
from tafelrunde.tables.store import Store

SAID = Words("spirit-island", "plan-slow-spirit", {"power": ISLAND.name, "target": seat_words(1)})


def record() -> TableRecord:
    return TableRecord(
        id="t",
        game="vaalbara",
        version=1,
        generator=GENERATOR,
        players=2,
        options={},
        components={},
        seed=99,
        salt="s",
        host_hash="",
        public=False,
        phase="playing",
        per_move=None,
        per_game=None,
        created=time.time(),
    )


def log_of(course: Course) -> list[tuple[int, int, str, str]]:
    return [(entry.number, entry.choice, entry.event.text("de"), entry.event.text("en")) for entry in course.log]


def spoken(course: Course) -> list[str]:
    return [entry.event.text("en") for entry in course.log if entry.event.kind == "speech"]


def test_what_is_said_belongs_to_its_choice() -> None:
    course = Course(record())
    happenings: list[Happening | None] = [course.start(0, 0).happening]
    happenings.append(course.choose(1, 0, said=SAID).happening)
    assert course.log[-1].event.facts["seat"] == "seat:1"
    assert course.log[-1].choice == 0
    again = revive(record(), [it for it in happenings if it is not None], None).course
    assert again.whole
    assert log_of(again) == log_of(course)
    assert len(spoken(again)) == 1
    replay = Replay(course.match, course.speeches())
    assert [event.kind for event in replay.moment(1)[2]][-1] == "speech"
    # With its choice it is taken back.
    course.undo(1)
    assert spoken(course) == []


def open_house(file: Path) -> House:
    return House(str(file), Measures(), workers=0, bot_budget=30.0, bot_delay=0.0, idle_seconds=1000.0)


async def test_bots_say_their_plans_and_a_restart_keeps_them(tmp_path: Path) -> None:
    house = open_house(tmp_path / "tables.db")
    await house.open()
    seats = [SeatWish(kind="person", name="Anna"), SeatWish(kind="bot", name="Bot", bot="greedy")]
    table = (await house.create("spirit-island", seats, {"beginner": True}, {}, start=True)).table
    course = table.course
    assert course is not None
    async with asyncio.timeout(60):
        while not spoken(course):
            asked = course.asked.get(0)
            if asked is None:
                await asyncio.sleep(0.01)
            else:
                number = asked.number
                await table.do(lambda number=number: table.act(0, number, 0))  # type: ignore[misc]
    await house.close()
    log = log_of(course)
    house = open_house(tmp_path / "tables.db")
    await house.open()
    again = (await house.find(table.record.id)).course
    assert again is not None
    assert log_of(again)[: len(log)] == log
    [said, *_] = [entry.event for entry in again.log if entry.event.kind == "speech"]
    assert said.facts["seat"] == "seat:1"
    assert said.text("de") != said.text("en")
    await house.close()


async def test_a_database_from_before_learns_to_keep_what_is_said(tmp_path: Path) -> None:
    engine = database.connect(str(tmp_path / "tables.db"))

    def as_it_was(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")

    async with engine.begin() as connection:
        await connection.run_sync(as_it_was)
        await connection.execute(
            text(
                "INSERT INTO tables VALUES ('a', 'vaalbara', 1, 1, 2, '{}', '{}', '1', 's', 'h', true, 'playing',"
                " NULL, NULL, 1.0, NULL, '[]', '[]')"
            )
        )
        await connection.execute(text("INSERT INTO happenings VALUES ('a', 0, 1, 'choice', 1.0, 0, 2, '[]', '', 0.0)"))
    await engine.dispose()
    store = Store(str(tmp_path / "tables.db"), Measures())
    await store.open()
    stored = await store.load("a")
    await store.close()
    assert stored is not None
    assert [(it.choice, it.speech) for it in stored.happenings] == [(2, "")]
