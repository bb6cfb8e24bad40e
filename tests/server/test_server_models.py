"""A language model at a table of a running server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

import pytest

from tafelrunde import IllegalChoice
from tafelrunde.research.models.chairs import PATIENCE, ServersTable, Told
from tafelrunde.research.models.protocol import Host
from tests.server.people import Club, ServerProcess

T = TypeVar("T")


async def aside(work: Callable[[], T]) -> T:
    """What a model does takes its time; the others go on meanwhile."""
    return await asyncio.to_thread(work)


async def test_a_model_plays_a_whole_game_against_a_bot_of_the_server(server: ServerProcess, club: Club) -> None:
    made = await club.table("open", "bot:random", start=False)
    table = made["table"]["id"]
    chair = await aside(lambda: ServersTable(server.url, table, "Model", patience=10.0))
    try:
        assert "not begun" in await aside(lambda: _impatient(chair))
        await club.post(f"/tables/{table}/start", secret=made["host"]["secret"], status=200)
        told = await aside(chair.look)
        assert "You sit at seat 1" in told
        with pytest.raises(Told, match="no option 99"):
            await aside(lambda: chair.choose(99))
        assert "Model: Good luck!" in await aside(lambda: chair.chat("Good luck!"))
        choices = 0
        while "The game is over" not in told:
            assert "Answer with the number" in told
            told = await aside(lambda: chair.choose(0))
            choices += 1
        assert choices >= 9
        with pytest.raises(IllegalChoice, match="The game is over"):
            await aside(lambda: chair.choose(0))
    finally:
        chair.leave()


@pytest.mark.parametrize(("own", "rounds"), [({}, 9), ({"rounds": 3}, 3)])
async def test_a_model_reads_the_figures_that_its_table_plays_with(
    server: ServerProcess, club: Club, own: dict[str, int], rounds: int
) -> None:
    made = await club.table("open", "bot:random", start=False, components=own)
    chair = await aside(lambda: ServersTable(server.url, made["table"]["id"], "Model"))
    try:
        await club.post(f"/tables/{made['table']['id']}/start", secret=made["host"]["secret"], status=200)
        assert f"of {rounds}" in await aside(chair.look)
    finally:
        chair.leave()


def _impatient(chair: ServersTable) -> str:
    patience, chair.patience = chair.patience, 0.1
    told = chair.look()
    chair.patience = patience
    return told


@pytest.mark.parametrize(
    ("lang", "seats", "waits"),
    [
        ("en", ["open", "open", "Anna", "open"], "the table waits for people at seats 2, 4."),
        ("de", ["open", "Anna", "open"], "Der Tisch wartet auf jemanden für Platz 3."),
        ("en", ["open", "Anna"], "all seats are taken, and the table waits for its host to begin."),
    ],
)
async def test_a_model_is_told_at_once_whom_its_table_waits_for(
    server: ServerProcess, club: Club, lang: str, seats: list[str], waits: str
) -> None:
    made = await club.table(*seats, start=False)
    host = Host(lang, server.url)
    told = await asyncio.wait_for(aside(lambda: host.join(made["table"]["id"], "Model")), PATIENCE / 2)
    assert waits in told
    assert told.startswith("You sit at seat 1." if lang == "en" else "Du sitzt an Platz 1.")
    host.seated().leave()


async def test_a_table_that_is_not_there_or_full_is_told(server: ServerProcess, club: Club) -> None:
    with pytest.raises(Told):
        await aside(lambda: ServersTable(server.url, "no-such-table", "Model"))
    made = await club.table("Anna", "bot:random", start=False)
    with pytest.raises(Told):
        await aside(lambda: ServersTable(server.url, made["table"]["id"], "Model"))
