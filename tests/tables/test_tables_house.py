"""The house: tables leave the memory when nobody uses them, and come back as they were."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import sqlite3
import weakref
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from functools import partial
from pathlib import Path

import msgspec
import pytest
from structlog.testing import capture_logs

from tafelrunde.kernel import codec
from tafelrunde.kernel.chance import SEALED
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.match import Match
from tafelrunde.server import messages
from tafelrunde.tables import replay as replays
from tafelrunde.tables import table as tables
from tafelrunde.tables import tickets
from tafelrunde.tables.course import BrokenTable, Change
from tafelrunde.tables.crowds import CROWDS, crowd_of
from tafelrunde.tables.house import LISTED, House, NewTable, SeatWish
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.problem import TableProblem
from tafelrunde.tables.records import Line, Stored
from tafelrunde.tables.replay import Replay
from tafelrunde.tables.store import LINES
from tafelrunde.tables.table import Table
from tafelrunde.tables.turns import Turn, Turns


class Ear:
    """Somebody who listens."""

    def __init__(self, *seats: int) -> None:
        self.seats = seats
        self.heard: list[tuple[int, int]] = []
        self.lines: list[Line] = []
        self.reasons: list[str] = []
        self.gone = False
        self.something = asyncio.Event()

    def changed(self, table: Table, change: Change) -> None:
        self.heard.append((change.before, table.number))
        self.something.set()

    def said(self, table: Table, line: Line) -> None:
        self.lines.append(line)

    def told(self, why: TableProblem) -> None:
        self.reasons.append(why.id)

    def lost(self) -> None:
        self.gone = True


def open_house(file: Path) -> House:
    return House(str(file), Measures(), workers=0, bot_budget=5.0, bot_delay=0.0, idle_seconds=1000.0)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    opened = open_house(tmp_path / "tables.db")
    await opened.open()
    yield opened
    await opened.close()


@pytest.mark.parametrize("turns", range(5))
async def test_a_house_that_was_just_woken_closes(tmp_path: Path, turns: int) -> None:
    """At no moment between being woken and getting up does it miss that it has to end."""
    house = open_house(tmp_path / "tables.db")
    await house.open()
    # It has looked after everything and rests.
    while not house._wake._waiters:
        await asyncio.sleep(0)
    house._wake.set()
    for _ in range(turns):
        await asyncio.sleep(0)
    async with asyncio.timeout(10):
        await house.close()


async def played(made: NewTable) -> Table:
    """To the end."""
    table = made.table
    while table.record.phase != "over":
        assert table.course is not None
        await act(table, next(iter(table.course.asked)))
    return table


def persons(count: int = 2) -> list[SeatWish]:
    return [SeatWish(kind="person", name=f"P{seat}") for seat in range(count)]


async def made(house: House) -> NewTable:
    return await house.create("vaalbara", persons(), {}, {}, start=True)


async def test_bots_of_a_table_that_was_away_think_for_whoever_plays_there(house: House) -> None:
    """Otherwise many tables that were left and visited again would each have a turn of their own."""
    seats = [SeatWish(kind="person"), SeatWish(kind="bot", bot="random")]
    first = await house.create("vaalbara", seats, {}, {}, start=True, owner="192.0.2.1")
    watched = await house.create("vaalbara", [SeatWish(kind="bot", bot="random")] * 2, {}, {}, owner="192.0.2.1")
    for made_here in (first, watched):
        assert made_here.table.owner == "192.0.2.1"
    await house.tidy(idle_seconds=-1)
    assert house.in_memory == 0
    table = await house.find(first.table.record.id)
    await table.do(lambda: table.attach(Ear(), lambda: None, "203.0.113.9"))
    assert table._pace.turn.address == table.record.id, "it is not for whoever looks on"
    await table.do(lambda: table.attach(Ear(0), lambda: None, "192.0.2.7"))
    await table.do(lambda: table.attach(Ear(0), lambda: None, "192.0.2.8"))
    assert table.owner == "192.0.2.7"
    assert table._pace.turn == Turn("192.0.2.7", table.record.id)
    alone = await house.find(watched.table.record.id)
    await alone.do(lambda: alone.attach(Ear(), lambda: None, "203.0.113.9"))
    assert alone._pace.turn == Turn("203.0.113.9", alone.record.id), "nobody else has a seat here"


async def test_only_the_last_lines_of_chat_are_kept(house: House, tmp_path: Path) -> None:
    """What nobody is shown any more is not stored either, however much somebody writes."""
    table, other = (await made(house)).table, (await made(house)).table
    await other.do(lambda: other.say(0, "", "still here"))
    for count in range(LINES + 5):
        await table.do(partial(table.say, 0, "", f"line {count}"))
    expected = [f"line {count}" for count in range(5, LINES + 5)]
    assert [line.text for line in table.lines] == expected
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        rows = database.execute("SELECT table_id, text FROM chat ORDER BY number").fetchall()
    assert [text for id, text in rows if id == table.record.id] == expected
    assert [text for id, text in rows if id == other.record.id] == ["still here"]


async def act(table: Table, seat: int) -> int:
    assert table.course is not None
    number = table.course.asked[seat].number
    return await table.do(lambda: table.act(seat, number, 0))


async def test_an_unused_table_leaves_the_memory_and_comes_back(house: House) -> None:
    table = (await made(house)).table
    number = await act(table, 0)
    await house.tidy(-1.0)
    assert house.in_memory == 0
    assert table.gone
    again = await house.find(table.record.id)
    assert again is not table
    assert again.number == number
    assert again.course is not None
    assert table.course is not None
    assert again.course.match.state.digest() == table.course.match.state.digest()
    with pytest.raises(TafelrundeError):
        await table.do(lambda: table.act(1, 1, 0))


async def test_a_table_with_somebody_at_it_stays(house: House) -> None:
    table = (await made(house)).table
    ear = Ear(0)
    await table.do(lambda: table.attach(ear, lambda: None))
    await house.tidy(-1.0)
    assert house.in_memory == 1
    await table.do(lambda: table.detach(ear))
    await house.tidy(-1.0)
    assert house.in_memory == 0


async def test_everybody_finds_the_same_table(house: House) -> None:
    id = (await made(house)).table.record.id
    await house.tidy(-1.0)
    found = await asyncio.gather(*[house.find(id) for _ in range(20)])
    assert len(set(found)) == 1


async def test_a_fault_lets_everybody_come_back_to_a_fresh_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = (await made(house)).table
    number = await act(table, 0)
    ear = Ear(1)
    await table.do(lambda: table.attach(ear, lambda: None))

    async def broken(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(house.store, "write", broken)
        with pytest.raises(TafelrundeError, match="Connect once more"):
            await act(table, 1)
    assert ear.gone
    again = await house.find(table.record.id)
    assert again is not table
    assert again.number == number
    await act(again, 1)


async def test_listeners_hear_everything_in_order(house: House) -> None:
    table = (await made(house)).table
    ears = [Ear(0), Ear(1), Ear()]
    for ear in ears:
        await table.do(partial(table.attach, ear, lambda: None))
    for seat in (0, 1):
        await act(table, seat)
    await table.do(lambda: table.say(0, "", "hm"))
    last = ears[-1].heard
    assert all(before == earlier[1] for earlier, (before, _) in itertools.pairwise(last))
    assert [line.text for line in ears[0].lines] == ["hm"]


async def test_the_game_goes_on_in_another_house(tmp_path: Path) -> None:
    first = open_house(tmp_path / "tables.db")
    await first.open()
    table = (await made(first)).table
    number = await act(table, 0)
    bots = await first.create("vaalbara", [SeatWish(kind="bot", bot="random")] * 2, {}, {}, start=True)
    await first.close()
    second = open_house(tmp_path / "tables.db")
    await second.open()
    assert (await second.find(table.record.id)).number == number
    alone = await second.find(bots.table.record.id)
    ear = Ear()
    await alone.do(lambda: alone.attach(ear, lambda: None))
    while alone.record.phase != "over":
        ear.something.clear()
        await asyncio.wait_for(ear.something.wait(), 10)
    await second.close()


async def test_secrets_are_not_in_the_store(tmp_path: Path) -> None:
    house = open_house(tmp_path / "tables.db")
    await house.open()
    new = await made(house)
    await house.close()
    content = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for secret in (new.host, *new.secrets.values()):
        assert secret.encode() not in content
        assert tickets.hashed(secret).encode() in content


@pytest.mark.parametrize(
    "wish",
    [
        lambda house: house.create("chess", persons(), {}, {}),
        lambda house: house.create("vaalbara", persons(9), {}, {}),
        lambda house: house.create("vaalbara", persons(), {}, {}, per_move=-1),
        lambda house: house.imported({}, []),
        lambda house: house.find("nowhere"),
    ],
)
async def test_wrong_wishes_are_refused_in_both_languages(house: House, wish: Callable[[House], object]) -> None:
    with pytest.raises(TafelrundeError) as refused:
        await wish(house)  # type: ignore[misc]
    assert refused.value.text("de") != refused.value.text("en")


async def changed_in_the_store(file: Path, statement: str, *values: object) -> None:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute(statement, values)
        connection.commit()


async def played_table(file: Path, choices: int) -> tuple[str, str]:
    """A stored table with some choices; its id and the digest of its state."""
    house = open_house(file)
    await house.open()
    table = (await house.create("vaalbara", persons(5), {}, {}, start=True)).table
    for _ in range(choices):
        assert table.course is not None
        await act(table, next(iter(table.course.asked)))
    assert table.course is not None
    digest = table.course.match.state.digest()
    await house.close()
    return table.record.id, digest


async def test_a_snapshot_that_cannot_be_read_is_written_anew(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    id, digest = await played_table(file, 55)
    await changed_in_the_store(file, "UPDATE snapshots SET state = ?", b"TAFELRUNDE from another age")
    house = open_house(file)
    await house.open()
    with capture_logs() as logs:
        table = await house.find(id)
    assert table.course is not None
    assert table.course.match.state.digest() == digest
    assert [entry["log_level"] for entry in logs if "snapshot" in entry["event"]] == ["warning"]
    stored = await house.store.load(id)
    assert stored is not None
    assert stored.snapshot is not None
    assert codec.load(stored.snapshot.state).digest() == digest
    await act(table, next(iter(table.course.asked)))
    await house.close()


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE happenings SET choice = 99 WHERE position = 7",
        "UPDATE happenings SET outcomes = '[1' WHERE position = 7",
        "UPDATE happenings SET outcomes = '[7777]' WHERE position = 7",
        "UPDATE happenings SET kind = 'miracle' WHERE position = 7",
        "UPDATE happenings SET seat = NULL WHERE position = 7",
    ],
)
async def test_a_choice_that_cannot_be_followed_is_told_with_what_can_be_done(tmp_path: Path, change: str) -> None:
    file = tmp_path / "tables.db"
    id, _ = await played_table(file, 12)
    await changed_in_the_store(file, change)
    house = open_house(file)
    await house.open()
    with pytest.raises(BrokenTable) as broken:
        await house.find(id)
    assert broken.value.position == 7
    assert broken.value.ground == "conflict"
    assert "Eintrag 8 " in broken.value.text("de")
    assert "entry 8 " in broken.value.text("en")
    assert (await made(house)).table.course is not None, "other tables do not suffer"
    await house.close()


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE tables SET options = '{' WHERE id = ?",
        "UPDATE tables SET seed = 'seven' WHERE id = ?",
        "INSERT INTO snapshots VALUES (?, 0, 'text')",
    ],
)
async def test_a_table_that_cannot_be_read_is_told_and_hides_no_other(tmp_path: Path, change: str) -> None:
    file = tmp_path / "tables.db"
    house = open_house(file)
    await house.open()
    ids = [(await house.create("vaalbara", persons(), {}, {}, public=True)).table.record.id for _ in range(3)]
    await house.close()
    await changed_in_the_store(file, change, ids[1])
    house = open_house(file)
    await house.open()
    with pytest.raises(TafelrundeError) as unreadable:
        await house.find(ids[1])
    for lang in ("de", "en"):
        assert ids[1] in unreadable.value.text(lang)
        assert "tafelrunde verify" in unreadable.value.text(lang)
    assert {ids[0], ids[2]} <= {record.id for record, _, _ in await house.public()}
    await house.close()


async def test_two_people_with_very_many_tables_take_no_place_from_a_third(house: House) -> None:
    key = await house.store.key()
    by_crowd = {crowd_of(key, address): address for address in [f"192.0.2.{number}" for number in range(20)]}
    quiet, *busy = list(by_crowd.values())[:3]
    third = (await house.create("vaalbara", persons(), {}, {}, public=True, owner=quiet)).table.record
    for owner in busy:
        for _ in range(LISTED // 2):
            await house.create("vaalbara", persons(), {}, {}, public=True, owner=owner)
    listed = [record for record, _, _ in await house.public()]
    assert len(listed) == LISTED
    assert third.id in [record.id for record in listed[:3]]
    assert {record.crowd for record in listed} == {crowd_of(key, owner) for owner in (quiet, *busy)}


async def test_the_list_tells_nobody_who_made_what(house: House, tmp_path: Path) -> None:
    table = (await house.create("vaalbara", persons(), {}, {}, public=True, owner="192.0.2.3")).table
    record = table.record
    assert b"192.0.2.3" not in (tmp_path / "tables.db").read_bytes() + (tmp_path / "tables.db-wal").read_bytes()
    shown = [messages.table_info(table), messages.listed(record, table.seats, ())]
    assert all(b"crowd" not in msgspec.json.encode(info) for info in shown)
    again = (await house.create("vaalbara", persons(), {}, {}, owner="192.0.2.3")).table.record
    assert again.crowd == record.crowd == crowd_of(await house.store.key(), "192.0.2.3")
    assert (await house.create("vaalbara", persons(), {}, {})).table.record.crowd == 0, "nobody has said from where"


def test_crowds_are_as_large_as_they_should_be() -> None:
    addresses = [f"10.0.{number // 256}.{number % 256}" for number in range(20_000)]
    sizes = Counter(crowd_of(b"key", address) for address in addresses)
    assert len(sizes) > 0.98 * CROWDS
    assert all(1 <= crowd <= CROWDS for crowd in sizes)
    assert max(sizes.values()) < 20
    assert sum(crowd_of(b"other key", one) == crowd_of(b"key", one) for one in addresses) < 30, "nobody can choose one"


async def test_chance_comes_from_what_people_contribute_too(house: House) -> None:
    table = (await house.create("vaalbara", [SeatWish(kind="open")] * 2, {}, {})).table
    for name in ("Anna", "Bert"):
        await table.do(lambda name=name: table.join(name, None, f"{name} rolls her own"))  # type: ignore[misc]
    assert [seat.contribution for seat in table.seats] == ["Anna rolls her own", "Bert rolls her own"]
    table.record.host_hash = tickets.hashed("host")
    await table.do(lambda: table.start("host", ""))
    assert table.course is not None
    recipe = table.course.recipe()
    assert recipe.generator == SEALED
    assert recipe.contributions == ("Anna rolls her own", "Bert rolls her own")
    assert Match.replay(recipe).deal == recipe.deal
    other = msgspec.structs.replace(recipe, contributions=("Anna rolls her own", ""))
    with pytest.raises(TafelrundeError, match="not what its key gives"):
        Match.replay(other)


async def test_a_continued_game_has_a_future_of_its_own(house: House) -> None:
    bots = [SeatWish(kind="bot", bot="random")] * 2
    first = (await house.create("vaalbara", bots, {}, {}, start=True)).table
    while first.record.phase != "over":
        await asyncio.sleep(0.01)
    assert first.course is not None
    recipe = first.course.recipe()
    tables = [(await house.continued(first, 0, persons())).table for _ in range(3)]
    for table in tables:
        assert table.record.seed != first.record.seed
        assert table.course is not None
        assert table.course.match.deal == recipe.deal
        while not table.course.over:
            await act(table, next(iter(table.course.asked)))
    futures = {tuple(choice.outcomes for choice in table.course.choices) for table in tables if table.course}
    assert len(futures) == 3


async def test_an_evicted_table_leaves_the_memory_at_once(house: House) -> None:
    """Without any help of the garbage collector, which would have to look through everything for it."""
    gc.collect()
    gc.disable()
    try:
        kept: list[weakref.ref[object]] = []
        for number in range(10):
            wishes = persons() if number % 2 else [SeatWish(kind="bot", bot="random"), *persons(1)]
            table = (await house.create("vaalbara", wishes, {}, {}, start=True, per_move=1000)).table
            course = table.course
            assert course is not None
            ear = Ear(0)
            await table.do(lambda table=table, ear=ear: table.attach(ear, lambda: None))  # type: ignore[misc]
            for _ in range(6):
                seat = next((seat for seat in course.asked if table.seats[seat].kind == "person"), None)
                if seat is None:
                    await asyncio.sleep(0.01)
                    continue
                await act(table, seat)
            with contextlib.suppress(TafelrundeError):
                await table.do(lambda table=table: table.undo(0, (0,)))  # type: ignore[misc]
            await table.do(lambda table=table, ear=ear: table.detach(ear))  # type: ignore[misc]
            kept += [weakref.ref(table), weakref.ref(table._pace)]
            del course
        del table, ear
        for one in list(house._tables.values()):
            await one.close()
        house._tables.clear()
        del one
        for _ in range(20):
            await asyncio.sleep(0.01)
        assert [ref() for ref in kept if ref() is not None] == []
    finally:
        gc.enable()


async def test_bots_that_nobody_watches_wait(tmp_path: Path) -> None:
    house = House(
        str(tmp_path / "tables.db"),
        Measures(),
        workers=0,
        bot_budget=5,
        bot_delay=0.02,
        idle_seconds=1000,
        unwatched_seconds=0.0,
    )
    await house.open()
    bots = [SeatWish(kind="bot", bot="random")] * 2
    table = (await house.create("vaalbara", bots, {}, {}, start=True)).table
    await asyncio.sleep(0.3)
    assert table.course is not None
    assert not table.course.choices, "nobody is there to see it"
    ear = Ear()
    await table.do(lambda: table.attach(ear, lambda: None))
    while len(table.course.choices) < 3:
        await asyncio.sleep(0.01)
    await table.do(lambda: table.detach(ear))
    await asyncio.sleep(0.2)
    made_then = len(table.course.choices)
    await asyncio.sleep(0.3)
    assert len(table.course.choices) == made_then
    assert table.idle
    await house.close()


async def test_one_address_has_so_many_tables(tmp_path: Path) -> None:
    house = House(
        str(tmp_path / "tables.db"),
        Measures(),
        workers=0,
        bot_budget=5,
        bot_delay=0,
        idle_seconds=1000,
        tables_of_one=2,
    )
    await house.open()
    for _ in range(2):
        await house.create("vaalbara", persons(), {}, {}, owner="192.0.2.1")
    with pytest.raises(TafelrundeError, match="2 tables already"):
        await house.create("vaalbara", persons(), {}, {}, owner="192.0.2.1")
    await house.create("vaalbara", persons(), {}, {}, owner="192.0.2.2")
    await house.close()


async def test_thinking_goes_round_by_address_and_table() -> None:
    turns = Turns(1)
    await turns.take(Turn("x", "x"))
    order: list[str] = []

    async def think(address: str, table: str) -> None:
        await turns.take(Turn(address, table))
        order.append(table)
        turns.give_back()

    greedy = [asyncio.create_task(think("greedy", f"g{number % 3}")) for number in range(9)]
    await asyncio.sleep(0)
    others = [asyncio.create_task(think(name, name)) for name in ("anna", "bert")]
    await asyncio.sleep(0)
    greedy[1].cancel()
    await asyncio.sleep(0)
    turns.give_back()
    await asyncio.gather(*greedy, *others, return_exceptions=True)
    assert order[:3] == ["g0", "anna", "bert"]
    assert len(order) == 10
    assert turns._free == 1, "every place was given back"


async def test_what_goes_to_and_fro_has_an_end(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every bit of it is stored, told to everybody who comes, and played again: a table could grow for ever."""
    monkeypatch.setattr(tables, "MOST_TO_AND_FRO", 10)
    made = await house.create("vaalbara", persons(), {}, {}, start=True)
    table, secret = made.table, made.secrets[0]
    for _ in range(3):
        await act(table, 0)
        assert table.can_undo([0]) == (0,)
        await table.do(lambda: table.undo(0, [0]))
    # The last time that the seat is taken back is one too many, but no bot keeps a seat for ever.
    for bot in ["random", ""] * 4:
        await table.do(partial(table.hand_over, secret, bot))
    assert table.seats[0].kind == "person"
    assert table.can_undo([0]) == ()
    with pytest.raises(TableProblem, match="10 times"):
        await table.do(lambda: table.hand_over(secret, "random"))
    await act(table, 1)
    with pytest.raises(TableProblem, match="10 times"):
        await table.do(lambda: table.undo(1, [1]))
    await house.tidy(-1.0)
    again = await house.find(table.record.id)
    with pytest.raises(TableProblem, match="10 times"):
        await again.do(lambda: again.undo(1, [1]))


async def test_the_next_game_is_in_memory_once_however_it_is_found(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asked for a rematch had a table of their own, if somebody else had just begun to look for it."""
    first = await made(house)
    table = await played(first)
    id = (await house.rematch(table, first.secrets[0])).record.id
    await house.tidy(-1.0)
    table = await house.find(table.record.id)
    loads, load = [], house.store.load

    async def slow(id: str) -> Stored | None:
        loads.append(id)
        await asyncio.sleep(0.05)
        return await load(id)

    monkeypatch.setattr(house.store, "load", slow)
    again, *others = await asyncio.gather(
        house.find(id), *(house.rematch(table, secret) for secret in first.secrets.values())
    )
    assert all(other is again for other in others)
    assert loads == [id]


async def test_a_finished_game_is_played_once_for_all_who_look_at_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asked for many of its moments at once kept all threads of the server busy."""
    table = await played(await made(house))
    begun = []

    class Counted(Replay):
        def __init__(self, match: Match, speeches: Mapping[int, Event]) -> None:
            begun.append(match)
            super().__init__(match, speeches)

    monkeypatch.setattr(replays, "Replay", Counted)
    shown = await asyncio.gather(*(house.replays.of(table) for _ in range(20)))
    assert len(set(map(id, shown))) == len(begun) == 1


async def test_what_a_bot_has_thought_of_is_not_done_at_a_table_that_was_closed_meanwhile(house: House) -> None:
    """It could even end the game, and then everything that was hidden was shown."""
    seats = [SeatWish(kind="person"), SeatWish(kind="bot", bot="random")]
    begun = await house.create("vaalbara", seats, {}, {}, start=True)
    table = begun.table

    async def close() -> None:
        while table.empty:
            # The bot's answer is not in the mailbox yet.
            await asyncio.sleep(0.01)
        await table.close_down(begun.host)

    async def nothing() -> None:
        """Whatever was in the mailbox is done."""

    await table.do(close)
    await table.do(nothing)
    stored = await house.store.load(table.record.id)
    assert stored is not None
    assert [happening.kind for happening in stored.happenings] == ["start", "closed"]
