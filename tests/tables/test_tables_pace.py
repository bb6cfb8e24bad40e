"""How long bots seem to think: quickly in their own seats, and like a person in a person's."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest

from tafelrunde.tables import pace
from tafelrunde.tables.clock import SHARE_OF_A_MOVE, Clocks
from tafelrunde.tables.course import Course
from tafelrunde.tables.pace import AGAIN, STAND_IN, Pace
from tafelrunde.tables.records import SeatRecord
from tafelrunde.tables.thinking import Thought
from tafelrunde.tables.turns import Turn
from tests.tables.test_tables_course import record

DELAY = 3.0
BOT = SeatRecord(seat=0, kind="bot", name="Bot", bot="greedy")
STANDING_IN = SeatRecord(seat=0, kind="bot", name="Anna", bot="greedy", secret_hash="anna's")
RESIGNED = SeatRecord(seat=0, kind="bot", name="Anna", bot="greedy", secret_hash="anna's", resigned=True)
PERSON = SeatRecord(seat=1, kind="person", name="Bert")


class Thinkers:
    """They know at once."""

    async def choose(self, *_: Any) -> Thought:
        return Thought(0)


async def waits(
    monkeypatch: pytest.MonkeyPatch, seat: SeatRecord, questions: int = 1, per_move: int | None = None
) -> list[float]:
    """How long a bot waits before each of its first answers, to the nearest tenth of a second."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(round(seconds, 1))

    monkeypatch.setattr(pace, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": sleep}))
    posted: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()

    async def act(seat: int, number: int, thought: Thought) -> None:
        made.thought(seat, number)

    async def time_is_up() -> None:
        raise AssertionError("nobody has been asked that long")

    thinkers: Any = Thinkers()
    clocks = Clocks(3, per_move, None)
    made = Pace(clocks, thinkers, DELAY, posted.put_nowait, act, time_is_up, Turn("here", "t"))
    course = Course(record())
    course.start(0, 1)
    for _ in range(questions):
        made.go_on(course, [seat, PERSON, PERSON])
        await (await posted.get())()
    made.end()
    return slept


async def test_a_bot_in_its_own_seat_is_quick_and_quicker_in_the_middle_of_its_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert await waits(monkeypatch, BOT, questions=3) == [DELAY, round(DELAY * AGAIN, 1), round(DELAY * AGAIN, 1)]


async def test_a_bot_in_a_persons_seat_plays_at_a_persons_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await waits(monkeypatch, STANDING_IN, questions=2) == [DELAY * STAND_IN, DELAY * STAND_IN]


async def test_nobody_comes_back_to_a_seat_that_was_resigned(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await waits(monkeypatch, RESIGNED) == [DELAY]


async def test_a_clock_hurries_a_bot_in_a_persons_seat_too(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await waits(monkeypatch, STANDING_IN, per_move=30) == [round(30 * SHARE_OF_A_MOVE, 1)]
