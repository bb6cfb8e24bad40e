"""What bots propose, and what people answer, is stored; bots hear of it, also after a restart."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.bots import OWN_BOTS, Bot
from tafelrunde.games.spirit_island.box.ids import PLACES
from tafelrunde.games.spirit_island.state.state import SpiritIslandState
from tafelrunde.kernel.chance import GENERATOR
from tafelrunde.kernel.state import State
from tafelrunde.kernel.words import Words
from tafelrunde.tables.course import Course, revive
from tafelrunde.tables.house import House, SeatWish
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.problem import TableProblem
from tafelrunde.tables.records import Happening, TableRecord
from tafelrunde.tables.table import Table
from tafelrunde.tables.thinking import Thinkers

POWER, LAND = 3, 2
TOPIC = POWER * PLACES + LAND


def plan(state: State) -> Words:
    """Two uses of powers in lands."""
    assert isinstance(state, SpiritIslandState)

    def use(power: int, land: int) -> Words:
        args = {"power": state.box.powers[power].name, "land": state.name_of(land)}
        return Words("spirit-island", "plan-defend", args)

    return Words("spirit-island", "two-sentences", {"first": use(POWER, LAND), "second": use(POWER + 1, LAND + 1)})


def record() -> TableRecord:
    return TableRecord(
        id="t",
        game="spirit-island",
        version=2,
        generator=GENERATOR,
        players=2,
        options={"beginner": True},
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


def planned(state: State) -> bool:
    """Whether the spirits are there, so that plans can be made."""
    return isinstance(state, SpiritIslandState) and state.round > 0


class Told:
    """A course, and the happenings that have led to it."""

    def __init__(self) -> None:
        self.course = Course(record())
        self.happenings: list[Happening] = []
        self.keep(self.course.start(0, 0).happening)
        # Up to the first round, in which both are asked at the same time.
        while len(self.course.asked) < 2 or not planned(self.course.match.state):
            self.choose(min(self.course.asked))
        self.floor = len(self.course.choices)

    def keep(self, happening: Happening | None) -> None:
        assert happening is not None
        self.happenings.append(happening)

    def choose(self, seat: int, said: Words | None = None) -> None:
        self.keep(self.course.choose(seat, 0, said=said).happening)

    def answer(self, part: int, good: bool) -> None:
        [proposal] = [it for _, it in self.course.open_proposals() if it.part == part]
        self.keep(self.course.reply(0, proposal, good).happening)

    def log(self, course: Course) -> list[tuple[int, int, str, str]]:
        return [(entry.number, entry.choice, entry.event.text("de"), entry.event.text("en")) for entry in course.log]

    def same_again(self) -> None:
        """What is stored leads to the same."""
        again = revive(record(), self.happenings, None).course
        assert self.log(again) == self.log(self.course)
        assert again.agreed_with(1) == self.course.agreed_with(1)
        assert [(line, it.part) for line, it in again.open_proposals()] == [
            (line, it.part) for line, it in self.course.open_proposals()
        ]


def test_a_plan_can_be_answered_part_by_part_and_the_log_tells_it() -> None:
    told = Told()
    course = told.course
    told.choose(1, plan(course.match.state))
    line = course.log[-1].number
    assert [(number, it.part, it.seat, it.topic) for number, it in course.open_proposals()] == [
        (line, 0, 1, TOPIC),
        (line, 1, 1, TOPIC + PLACES + 1),
    ]
    told.answer(0, True)
    told.answer(1, False)
    assert course.agreed_with(1) == [(TOPIC, True), (TOPIC + PLACES + 1, False)]
    assert course.agreed_with(0) == []
    assert course.open_proposals() == []
    good, not_good = (entry.event for entry in course.log[-2:])
    names = {"seat:0": "Anna", "seat:1": "Bot"}
    assert good.text("en", names).startswith("Anna likes what Bot plans: “")
    assert good.text("de", names).startswith("Anna findet gut, was Bot plant: „")
    assert not_good.text("en", names).startswith("Anna asks Bot to leave it: “")
    assert not_good.text("de", names).startswith("Anna bittet Bot, es zu lassen: „")
    told.same_again()


def test_what_is_taken_back_takes_its_answers_along() -> None:
    told = Told()
    course = told.course
    told.choose(1, plan(course.match.state))
    told.answer(0, False)
    told.keep(course.rewind(0, told.floor).happening)
    assert course.agreed_with(1) == []
    assert course.open_proposals() == []
    assert not [entry for entry in course.log if entry.event.kind.startswith("proposal")]
    told.same_again()


def test_answers_stay_when_an_earlier_choice_of_somebody_else_is_taken_back() -> None:
    told = Told()
    course = told.course
    told.choose(0)
    told.choose(1, plan(course.match.state))
    told.answer(0, False)
    assert course.match.can_undo(0)
    told.keep(course.undo(0).happening)
    assert course.agreed_with(1) == [(TOPIC, False)]
    [(line, still_open)] = course.open_proposals()
    assert still_open.part == 1
    assert [entry.event.kind for entry in course.log if entry.number == line] == ["speech"]
    told.same_again()
    told.answer(1, True)
    told.same_again()


# ---------------------------------------------------------------------- at a table


class Proposer(Bot):
    """Says its plan with the first choice of a round, notes what it hears of it, and chooses something else then."""

    heard: list[list[tuple[int, bool]]] = []
    spoken = False

    def choose(self, state: State, seat: int) -> int:
        Proposer.heard.append(list(self.agreed))
        decision = state.decision_of(seat)
        assert decision is not None
        return len(decision.codes) - 1 if self.agreed else 0

    def announce(self, state: State, seat: int, index: int) -> Words | None:
        if Proposer.spoken or not planned(state):
            return None
        Proposer.spoken = True
        return plan(state)


@pytest.fixture(autouse=True)
def proposer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(OWN_BOTS, f"proposer={__name__}:Proposer")
    monkeypatch.setattr(Proposer, "heard", [])
    monkeypatch.setattr(Proposer, "spoken", False)


def open_house(file: Path, bot_delay: float = 0.0) -> House:
    return House(str(file), Measures(), workers=0, bot_budget=30.0, bot_delay=bot_delay, idle_seconds=1000.0)


async def until(table: Table, true: Callable[[], bool]) -> None:
    """Anna answers whatever she is asked, until something is true."""
    async with asyncio.timeout(20):
        while not true():
            course = table.course
            assert course is not None
            asked = course.asked.get(0)
            if asked is None:
                await asyncio.sleep(0.01)
            else:
                number = asked.number
                await table.do(lambda number=number: table.act(0, number, 0))  # type: ignore[misc]


async def refused(doing: Awaitable[object]) -> str:
    with pytest.raises(TableProblem) as caught:
        await doing
    assert caught.value.words.text("de") != caught.value.words.text("en")
    return caught.value.words.id


async def with_proposals(house: House, game: str = "spirit-island") -> Table:
    seats = [SeatWish(kind="person", name="Anna"), SeatWish(kind="bot", name="Bot", bot="proposer")]
    table = (await house.create(game, seats, {"beginner": True}, {}, start=True)).table
    await until(table, lambda: bool(table.proposals_for([0])))
    return table


async def test_an_answer_is_stored_and_bots_hear_of_it_also_after_a_restart(tmp_path: Path) -> None:
    # Slow enough that it has more to choose in this round when it is answered.
    house = open_house(tmp_path / "tables.db", bot_delay=1.0)
    await house.open()
    table = await with_proposals(house)
    [(line, _), (also, _)] = table.proposals_for([0])
    assert line == also
    await table.do(lambda: table.answer_proposal(0, line, 1, False))
    assert [it.part for _, it in table.proposals_for([0])] == [0]
    await house.close()
    Proposer.heard.clear()
    house = open_house(tmp_path / "tables.db")
    await house.open()
    again = await house.find(table.record.id)
    assert again.course is not None
    assert again.course.agreed_with(1) == [(TOPIC + PLACES + 1, False)]
    assert [(number, it.part) for number, it in again.proposals_for([0])] == [(line, 0)]
    await until(again, lambda: bool(Proposer.heard))
    assert Proposer.heard[0] == [(TOPIC + PLACES + 1, False)]
    await house.close()


@pytest.mark.parametrize("workers", [0, 1])
async def test_answers_travel_to_wherever_a_bot_thinks(workers: int) -> None:
    thinkers = Thinkers(workers, 60.0, Measures())
    state = tafelrunde.new("spirit-island", players=2, seed=3)
    saved, options = state.save(), len(state.decisions[0].codes)
    assert (await thinkers.choose(saved, 0, "proposer", options, [])).index == 0
    answered = await thinkers.choose(saved, 0, "proposer", options, [], agreed=[(TOPIC, False)])
    assert answered.index == options - 1
    thinkers.close()


async def test_a_bot_that_is_thinking_hears_of_an_answer_before_it_acts(tmp_path: Path) -> None:
    house = open_house(tmp_path / "tables.db", bot_delay=1.0)
    await house.open()
    table = await with_proposals(house)
    course = table.course
    assert course is not None
    thoughts = len(Proposer.heard)
    # Its next choice is already thought of, and seems to take a while.
    await until(table, lambda: len(Proposer.heard) > thoughts)
    assert Proposer.heard[-1] == []

    def choices() -> list[int]:
        return [choice.index for choice in course.choices if choice.seat == 1]

    made = len(choices())
    [(line, _), _] = table.proposals_for([0])
    await table.do(lambda: table.answer_proposal(0, line, 0, False))
    await until(table, lambda: len(choices()) > made)
    assert choices()[made] > 0, "it did what it had thought of before"
    assert Proposer.heard[thoughts + 1] == [(TOPIC, False)]
    await house.close()


async def test_only_persons_answer_and_only_once_and_only_what_is_proposed(tmp_path: Path) -> None:
    house = open_house(tmp_path / "tables.db")
    await house.open()
    table = await with_proposals(house)
    [(line, _), _] = table.proposals_for([0])
    assert table.proposals_for([]) == [], "spectators are asked nothing"
    assert table.proposals_for([1]) == [], "nor are bots"
    assert await refused(table.do(lambda: table.answer_proposal(1, line, 0, True))) == "a-bot-plays"
    for wrong_line, wrong_part in ((line - 1, 0), (line, 2), (line, -1), (1 << 62, 0)):
        answer = table.answer_proposal(0, wrong_line, wrong_part, True)
        assert await refused(table.do(lambda answer=answer: answer)) == "no-proposal"  # type: ignore[misc]
    await table.do(lambda: table.answer_proposal(0, line, 0, True))
    assert await refused(table.do(lambda: table.answer_proposal(0, line, 0, False))) == "no-proposal"
    assert table.course is not None
    assert table.course.agreed_with(1) == [(TOPIC, True)]
    # With its round a plan is over: nobody is asked about it or held to it any more.
    state = table.course.match.state
    assert isinstance(state, SpiritIslandState)
    this_round = state.round
    course = table.course

    def next_round() -> bool:
        now = course.match.state
        return course.over or (isinstance(now, SpiritIslandState) and now.round > this_round)

    await until(table, next_round)
    assert table.proposals_for([0]) == []
    assert table.course.agreed_with(1) == []
    await house.close()
