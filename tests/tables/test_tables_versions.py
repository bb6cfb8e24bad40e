"""Tables that were made before the rules changed go on by their own version; new tables play the newest."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import pebbles
from tafelrunde.kernel import registry
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match
from tafelrunde.tables import table as tables
from tafelrunde.tables.house import House, SeatWish
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.table import Table

OLDER = pebbles.declare(version=1, changes={1: "The first version."})
# So many choices, and the first has blamed the second.
BLAMED = 7


@pytest.fixture(autouse=True)
def only_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_added", {})


async def open_house(file: Path, game: Game) -> House:
    """A house that knows this declaration of the pebbles."""
    registry.add(game)
    house = House(str(file), Measures(), workers=0, bot_budget=5.0, bot_delay=0.0, idle_seconds=1000.0)
    await house.open()
    return house


async def new_table(house: House) -> Table:
    seats = [SeatWish(kind="person", name=name) for name in ("Anna", "Bert", "Cleo")]
    return (await house.create("pebbles", seats, {}, {}, start=True)).table


async def choose(table: Table, times: int) -> None:
    """Whoever is asked first takes the first option: nobody rolls, so that only Blame changes points."""
    for _ in range(times):
        assert table.course is not None
        seat, asked = next(iter(table.course.asked.items()))
        await table.do(lambda seat=seat, asked=asked: table.act(seat, asked.number, 0))  # type: ignore[misc]


def state_of(table: Table) -> pebbles.PebblesState:
    assert table.course is not None
    state = table.course.match.state
    assert isinstance(state, pebbles.PebblesState)
    return state


@pytest.mark.parametrize("snapshot_every", [1, 50])
async def test_a_table_goes_on_by_the_version_it_was_made_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, snapshot_every: int
) -> None:
    """With a snapshot after each choice, and without any."""
    monkeypatch.setattr(tables, "SNAPSHOT_EVERY", snapshot_every)
    file = tmp_path / "tables.db"
    house = await open_house(file, OLDER)
    made = await new_table(house)
    await choose(made, BLAMED)
    assert state_of(made).points == [0, -1, 0]
    digest = state_of(made).digest()
    await house.close()

    house = await open_house(file, pebbles.GAME)
    found = await house.find(made.record.id)
    assert found.record.version == state_of(found).setup.version == 1
    assert state_of(found).digest() == digest
    assert found.course is not None
    assert found.course.whole
    await choose(found, 2)
    assert found.record.phase == "over"
    assert found.course.recipe().version == 1

    fresh = await new_table(house)
    assert fresh.record.version == 2
    await choose(fresh, BLAMED)
    assert state_of(fresh).points == [0, -2, 0]
    await house.close()


async def test_a_replay_and_a_continued_game_keep_the_version(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    house = await open_house(file, OLDER)
    made = await new_table(house)
    await choose(made, 9)
    ended = state_of(made).points
    await house.close()

    house = await open_house(file, pebbles.GAME)
    found = await house.find(made.record.id)
    replay = await house.replays.of(found)
    assert replay.scores[-1] == tuple(ended)
    assert replay.scores[BLAMED] == (0, -1, 0)
    seats = [SeatWish(kind="person")] * 3
    again = (await house.continued(found, BLAMED - 1, seats)).table
    assert again.record.version == 1
    await choose(again, 1)
    assert state_of(again).points == [0, -1, 0]
    await house.close()


async def test_an_imported_recipe_keeps_its_version(tmp_path: Path) -> None:
    house = await open_house(tmp_path / "tables.db", pebbles.GAME)
    match = Match(pebbles.GAME.setup(3, {}, version=1), 7)
    for seat in (0, 0, 1, 1, 2, 2):
        match.choose(seat, 0)
    data = msgspec.json.decode(match.recipe().to_json())
    seats = [SeatWish(kind="person")] * 3
    table = (await house.imported(data, seats)).table
    await choose(table, 1)
    assert state_of(table).points == [0, -1, 0]
    await house.close()
