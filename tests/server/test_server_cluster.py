"""Several servers on one PostgreSQL: any of them takes any client, and none of them is missed when it dies."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.postgres import Postgres
from tests.server.people import Browser, Club, ServerProcess

Trouble = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, EOFError)


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
def servers(address: str) -> Iterator[list[ServerProcess]]:
    """Two of them."""
    running = [ServerProcess(address).launch() for _ in range(2)]
    for server in running:
        server.ready()
    yield running
    for server in running:
        server.stop()
        assert "Traceback" not in server.stderr, server.stderr


async def comes_back(club: Club, table: str, secret: str) -> Browser:
    """As a browser does it: again and again, until somebody answers."""
    async with asyncio.timeout(60):
        while True:
            try:
                return await club.sit(table, secret)
            except Trouble:
                await asyncio.sleep(0.1)


async def status_of(url: str, request: bytes) -> int:
    """What is answered to bytes that no library would send."""
    host, _, port = url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request)
    line = await reader.readline()
    writer.close()
    return int(line.split()[1])


async def test_a_game_is_played_over_two_servers(servers: list[ServerProcess]) -> None:
    dice = random.Random(1)
    async with Club(servers[0].url) as here, Club(servers[1].url) as there:
        made = await here.table("Anna", "open", "bot:random", start=False, public=True)
        id = made["table"]["id"]
        assert [table["id"] for table in (await there.get("/lobby"))["tables"]] == [id]
        ticket = await there.post(f"/tables/{id}/join", {"name": "Bert"}, status=201)
        await there.post(f"/tables/{id}/start", None, made["host"]["secret"], 200)
        anna = await here.sit(id, made["seats"][0]["secret"])
        bert = await there.sit(id, ticket["secret"])
        await bert.ask("say", seat=1, text="Hallo")
        await anna.until(lambda message: message["type"] == "said")
        refusal = await bert.ask("act", seat=0, number=1, index=0)
        assert refusal["type"] == "refused"
        games = [browser.play(lambda decision: dice.randrange(len(decision["options"]))) for browser in (anna, bert)]
        played = await asyncio.gather(*games)
        recipe = await there.get(f"/tables/{id}/recipe")
        assert recipe == await here.get(f"/tables/{id}/recipe")
        for browser, seat in zip(played, (0, 1), strict=True):
            assert browser == [(seat, index) for by, index, *_ in recipe["choices"] if by == seat]
        last = await there.get(f"/tables/{id}/replay/{len(recipe['choices'])}")
        assert last["scores"] == (await here.get(f"/tables/{id}/scores"))["scores"][-1]
        await there.get("/tables/nosuchtable", status=404)
        refused = await there.http.post(f"/api/tables/{id}/join", content=b"x" * 2_000_000)
        assert refused.status_code == 413
        # An address that no program passes on is refused like any other nonsense, and is no fault of the server.
        for long in (f"/api/tables/{id}?x={'a' * 70_000}", f"/api/tables/{id}/{'%ff' * 20_000}"):
            head = f"GET {long} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
            assert [await status_of(club.url, head.encode()) for club in (here, there)] == [413, 413]
        # Headers are there once, however the answer came.
        for club in (here, there):
            answer = await club.http.get(f"/api/tables/{id}")
            assert answer.headers.get_list("x-frame-options") == ["DENY"]


async def test_a_table_outlives_its_server(servers: list[ServerProcess]) -> None:
    async with Club(servers[0].url) as here, Club(servers[1].url) as there:
        made = await here.table("Anna", "Bert", "bot:random")
        id = made["table"]["id"]
        secrets = [ticket["secret"] for ticket in made["seats"]]
        anna, bert = await here.sit(id, secrets[0]), await there.sit(id, secrets[1])
        acknowledged = await anna.act(anna.picture.decisions[0], 1)
        await bert.caught_up(acknowledged["number"])
        servers[0].kill()
        with pytest.raises(WebSocketException):
            await bert.until(lambda _: False)
        assert bert.socket.close_code == 1012, "come back at once"
        again = await comes_back(there, id, secrets[1])
        assert again.picture.number >= acknowledged["number"]
        # Anna finds no server where hers was: her browser, or what stands before it, asks another one.
        back = await comes_back(there, id, secrets[0])
        assert back.picture.log[: len(anna.picture.log)] == anna.picture.log
        assert (await again.act(again.picture.decisions[0], 0))["type"] == "ack"
        servers[0].start()
    async with Club(servers[0].url) as here:
        assert (await here.get(f"/tables/{id}"))["phase"] == "playing"


async def test_only_servers_come_in_by_the_inside_door(
    servers: list[ServerProcess], postgres: Postgres, address: str
) -> None:
    rows = await postgres.rows(address, "SELECT address, secret FROM servers WHERE until > 0")
    assert len(rows) == 2
    async with Club(servers[0].url) as club:
        id = (await club.table("Anna", "Bert"))["table"]["id"]
    for row in rows:
        door, secret = f"http://{row['address']}/api/tables/{id}", row["secret"]
        async with httpx.AsyncClient() as client:
            for said in ({}, {"x-tafelrunde-relay": "guess 1.2.3.4"}, {"x-tafelrunde-relay": ""}):
                assert (await client.get(door, headers=said)).status_code == 403
            known = await client.get(door, headers={"x-tafelrunde-relay": f"{secret} 1.2.3.4"})
            # The one that has it answers, the other says that it has not: nothing is passed on twice.
            assert known.status_code in (200, 421)
    async with Club(servers[0].url) as club:
        # A stranger's word changes nothing for them.
        answer = await club.http.get("/api/lobby", headers={"x-tafelrunde-relay": "guess 1.2.3.4"})
        assert answer.status_code == 200
