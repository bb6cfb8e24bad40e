"""What a stranger tried once, and what must not happen again: slow bodies, greedy addresses, talkative logs."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tafelrunde.server import catalogue
from tafelrunde.server.connection import CLOSE_TOO_SLOW, Connection
from tafelrunde.server.limits import Share, Shares
from tafelrunde.server.protocol import Lines
from tafelrunde.server.settings import Settings
from tafelrunde.tables.house import House
from tafelrunde.tables.measures import Measures
from tests.server.people import Club, ServerProcess, ServerThread

# ---------------------------------------------------------------------- bodies that never end


async def test_slow_bodies_are_let_go_and_fast_ones_are_not(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db", head_seconds=0.4, body_seconds=0.8) as server:
        host, port = server.url.removeprefix("http://").split(":")
        head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        pieces = {
            b"Content-Length: 1000\r\n\r\n": b" ",
            b"Transfer-Encoding: chunked\r\n\r\n": b"1\r\n \r\n",
        }

        async def drip(how: bytes, piece: bytes) -> float:
            """One letter at a time, for ever; how long that was allowed."""
            reader, writer = await asyncio.open_connection(host, int(port))
            begun = time.monotonic()
            writer.write(head + how)
            with contextlib.suppress(OSError):
                while not reader.at_eof():
                    writer.write(piece)
                    with contextlib.suppress(TimeoutError):
                        assert await asyncio.wait_for(reader.read(1), 0.1) == b"", "nobody answers half a request"
            writer.close()
            return time.monotonic() - begun

        async with asyncio.timeout(15):
            lasted = await asyncio.gather(*[drip(how, piece) for how, piece in pieces.items() for _ in range(5)])
        assert max(lasted) < 10
        async with Club(server.url) as club:
            # Longer than the time of a head, shorter than that of a body; and then another on the same connection.
            async def slowly() -> Any:
                yield b'{"game": "vaalbara", '
                await asyncio.sleep(0.6)
                yield b'"seats": [{"kind": "open"}, {"kind": "open"}]}'

            for _ in range(2):
                headers = {"content-type": "application/json"}
                response = await club.http.post("/api/tables", content=slowly(), headers=headers)
                assert response.status_code == 201, response.text
    assert "Traceback" not in server.stderr, server.stderr


async def test_a_body_in_crumbs_is_refused(tmp_path: Path) -> None:
    """A piece costs about as much as a kilobyte, however small it is: a million of them would be a minute's work."""
    with ServerThread(tmp_path / "tables.db") as server:
        head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        reader, writer = await connected(server.url)
        writer.write(head + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 30_000)
        async with asyncio.timeout(20):
            assert (await reader.read(12)).endswith(b"400")
        writer.close()
        async with Club(server.url) as club:

            async def in_pieces() -> Any:
                wish = b'{"game": "vaalbara", "seats": [{"kind": "open"}, {"kind": "open"}]}'
                for letter in wish:
                    yield bytes([letter])

            for _ in range(20):
                headers = {"content-type": "application/json"}
                response = await club.http.post("/api/tables", content=in_pieces(), headers=headers)
                assert response.status_code == 201, response.text


# ---------------------------------------------------------------------- WebSockets that say nothing, very often


def frame(opcode: int, payload: bytes = b"", last: bool = True) -> bytes:
    """A frame as a browser sends it, masked with nothing."""
    return bytes([(0x80 if last else 0) | opcode, 0x80 | len(payload)]) + bytes(4) + payload


async def connected(url: str, size: int = 0) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A plain connection; `size` is how much the system keeps for whoever does not read."""
    host, port = url.removeprefix("http://").split(":")
    made = socket.socket()
    if size:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, size)
    made.setblocking(False)
    await asyncio.get_running_loop().sock_connect(made, (host, int(port)))
    return await asyncio.open_connection(sock=made, limit=max(size, 1024))


async def upgraded(url: str, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket without a library, which would not do such things."""
    reader, writer = await connected(url)
    writer.write(
        f"GET /api/tables/{table}/ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


PINGS = frame(0x9, b"x" * 100)
PONGS = frame(0xA)
PARTS = frame(0x0, last=False)


@pytest.mark.parametrize("frames", [PINGS, PONGS, PARTS], ids=["pings", "pongs", "parts"])
async def test_frames_that_are_no_messages_are_few(server: ServerProcess, club: Club, frames: bytes) -> None:
    """Each is answered or kept without any limit otherwise, and what is answered piles up if nobody reads it."""
    made = await club.table("Anna", "Bert")
    reader, writer = await upgraded(server.url, made["table"]["id"])
    if frames == PARTS:
        writer.write(frame(0x1, b"{", last=False))
    writer.write(frames * 90)
    anna = await club.sit(made["table"]["id"], made["seats"][0]["secret"])
    assert (await anna.ask("ping"))["type"] == "pong"
    assert not reader.at_eof(), "some are fine"
    with contextlib.suppress(ConnectionError):
        writer.write(frames * 2000)
        async with asyncio.timeout(10):
            while await reader.read(65536):
                pass
    writer.close()
    assert (await anna.ask("ping"))["type"] == "pong"


UPGRADE = (
    b"GET /api/tables/x/ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)
# What is sent before and after the handshake, and how it ends.
STRANGE = {
    "many headers": (UPGRADE + b"".join(b"X-%d: y\r\n" % number for number in range(200)), b"", b""),
    "a long header": (UPGRADE + b"X: " + b"y" * 20_000 + b"\r\n", b"", b""),
    "no key": (UPGRADE.replace(b"Sec-WebSocket-Key", b"X"), b"", b" 400 "),
    "a body": (UPGRADE + b"Content-Length: 5\r\n", b"", b""),
    "another upgrade": (UPGRADE.replace(b"websocket", b"h2c"), b"", b" 405 "),
    "no HTTP": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" * 20, b"", b" 400 "),
    "a header of bytes": (UPGRADE + b"X: \xff\xfe\r\n", frame(0x8), b"\x88\x00"),
    "no letters": (UPGRADE, frame(0x1, b"\xff\xfe"), b"\x88\x02\x03\xef"),
    "an unknown frame": (UPGRADE, frame(0x5, b"?"), b"\x03\xea"),
    "no mask": (UPGRADE, b"\x81\x02hi", b"\x03\xea"),
    "a part of nothing": (UPGRADE, frame(0x0, b"?"), b"\x03\xea"),
    "a strange end": (UPGRADE, frame(0x8, b"\x03\xe8\xff"), b"\x03\xef"),
}


async def test_strange_bytes_end_a_connection_and_leave_nothing_in_the_log(tmp_path: Path) -> None:
    """A stranger who knows how to fill a log fills a disk, and one who is never answered stays for ever."""
    with ServerProcess(tmp_path / "tables.db", body_seconds=1) as server:
        async with Club(server.url) as club:
            id = (await club.table("Anna", "Bert"))["table"]["id"].encode()

            async def tried(head: bytes, frames: bytes) -> bytes:
                reader, writer = await connected(server.url)
                writer.write(head.replace(b"/x/", b"/" + id + b"/") + b"\r\n")
                if frames:
                    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
                    writer.write(frames)
                answer = b""
                with contextlib.suppress(ConnectionError):
                    while piece := await reader.read(65536):
                        answer += piece
                writer.close()
                return answer

            async with asyncio.timeout(40):
                given = await asyncio.gather(*[tried(head, frames) for head, frames, _ in STRANGE.values()])
            for (what, (_, _, expected)), answer in zip(STRANGE.items(), given, strict=True):
                assert expected in answer, what
                assert expected or not answer, what
            assert (await club.http.get("/healthz")).status_code == 200
    assert server.stderr == ""


async def test_many_messages_at_once_are_read_one_after_the_other(club: Club) -> None:
    made = await club.table("Anna", "Bert")
    anna = await club.sit(made["table"]["id"], made["seats"][0]["secret"])
    # Some are longer than what is read at a time.
    texts = [f'{{"type":"ping","id":"{number}"{" " * (9000 if number % 50 == 0 else 0)}}}' for number in range(2000)]
    sending = asyncio.create_task(say_all(anna.socket, texts))
    answers = [(await anna.receive())["id"] for _ in texts]
    await sending
    assert answers == [str(number) for number in range(2000)]


async def say_all(browser: ClientConnection, texts: list[str]) -> None:
    for text in texts:
        await browser.send(text)


# ---------------------------------------------------------------------- whoever takes nothing of what is sent


ANSWERS = 60


async def test_whoever_reads_nothing_is_let_go_and_slow_readers_are_not(tmp_path: Path) -> None:
    with ServerThread(tmp_path / "tables.db", stall_seconds=0.5) as server:
        path = "/api/games/vaalbara/cards"
        ask = f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
        async with Club(server.url) as club:
            whole = len((await club.http.get(path, headers={"Accept-Encoding": ""})).content) * ANSWERS
        _, never = await connected(server.url, size=4096)
        never.write(ask * ANSWERS)
        slow_reader, slow = await connected(server.url, size=4096)
        slow.write(ask * (ANSWERS - 1) + ask.replace(b"Host", b"Connection: close\r\nHost"))
        begun, got = time.monotonic(), 0
        async with asyncio.timeout(30):
            while piece := await slow_reader.read(65536):
                got += len(piece)
                # Twice as long altogether as somebody may take nothing.
                await asyncio.sleep(got / whole - (time.monotonic() - begun))
        assert got > whole
        with pytest.raises(ConnectionError):
            async with asyncio.timeout(20):
                while True:
                    never.write(b" ")
                    await never.drain()
                    await asyncio.sleep(0.05)


class Waiting:
    """A connection with something for the other side."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.size

    def get_extra_info(self, _name: str) -> Any:
        return ("127.0.0.1", 8321)

    def abort(self) -> None:
        self.aborted = True


async def test_a_connection_counts_until_it_is_gone_and_not_until_it_is_closed() -> None:
    lines = Lines(Settings(connections=2, stall_seconds=0.2))
    kept: list[Any] = [Waiting(100), Waiting(100)]
    assert all(lines.admitted(one, "192.0.2.1") for one in kept)
    third: Any = Waiting(0)
    assert not lines.admitted(third, "192.0.2.1"), "nothing here says that the others are closed"
    assert lines.admitted(third, "192.0.2.2")
    for size in range(99, 39, -1):
        kept[0].size = size
        await asyncio.sleep(0.01)
    assert not kept[0].aborted, "a little goes all the time"
    assert kept[1].aborted
    assert not third.aborted
    lines.ended(kept[1])
    assert lines.admitted(kept[1], "192.0.2.1")


# ---------------------------------------------------------------------- one address, many connections


async def test_one_address_has_so_many_bytes(tmp_path: Path) -> None:
    settings = {"byte_rate": 1, "byte_burst": 60_000, "trusted_proxies": "127.0.0.1"}
    with ServerThread(tmp_path / "tables.db", **settings) as server:
        async with Club(server.url) as club:

            async def status(address: str) -> int:
                return (await club.http.get("/api/lobby", headers={"X-Forwarded-For": address})).status_code

            made = await club.table("Anna", "Bert")
            seen = [await status("192.0.2.1") for _ in range(40)]
            assert seen[0] == 200
            assert seen[-1] == 429
            assert await status("192.0.2.2") == 200
            # What comes in counts as well as what goes out.
            anna = await club.sit(made["table"]["id"], made["seats"][0]["secret"])
            with pytest.raises(ConnectionClosed):
                for _ in range(400):
                    await anna.socket.send("x" * 2000)
                    await anna.receive()


async def test_one_address_makes_so_much_work(tmp_path: Path) -> None:
    """Boxes with own figures are made anew for whoever has more tables with them than are kept: twenty a second."""
    settings = {"work_rate": 0.001, "work_burst": 1, "trusted_proxies": "127.0.0.1"}
    with ServerThread(tmp_path / "tables.db", **settings) as server:
        async with Club(server.url) as club:
            seats = [{"kind": "person"}, {"kind": "person"}]
            wish = {"game": "spirit-island", "seats": seats, "components": {"scoring": {}}, "start": True}
            mine, others = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.2"}

            async def status(headers: dict[str, str]) -> int:
                catalogue.box.cache_clear()
                return (await club.http.get(f"/api/tables/{id}/box", headers=headers)).status_code

            made = (await club.http.post("/api/tables", json=wish, headers=others)).json()
            id = made["table"]["id"]
            assert await status(mine) == 200
            async with asyncio.timeout(60):
                while await status(mine) == 200:
                    pass
            assert await status(mine) == 429
            assert await status(others) == 200
            # A game goes on all the same.
            browser = await club.browser(id, made["seats"][0]["secret"], address="192.0.2.1")
            await browser.hello()
            assert (await browser.act(browser.picture.decisions[0], 0))["type"] == "ack"


def test_what_waits_for_all_connections_of_an_address_is_counted_together(tmp_path: Path) -> None:
    never = asyncio.Event()

    async def receive() -> Any:
        await never.wait()

    async def send(_message: Any) -> None:
        await never.wait()

    house = House(str(tmp_path / "tables.db"), Measures(), workers=0, bot_budget=1, bot_delay=0, idle_seconds=1)
    settings = Settings(outbox_bytes=100_000)
    share = Share(0, 0, most_waiting=50_000)
    connections = [Connection(receive, send, house, settings, share) for _ in range(100)]
    for connection in connections:
        for _ in range(9):
            connection._send("x" * 1000)
    closed = [connection for connection in connections if connection._closing == CLOSE_TOO_SLOW]
    assert len(closed) > 80
    assert share.waiting < 60_000 + 100_000
    assert share.waiting == sum(len(message) for connection in connections for message in connection._outbox)


def test_a_share_is_forgotten_only_when_nobody_is_connected() -> None:
    shares = Shares(lambda: Share(1, 10, 10), known=2)
    mine = shares.of("a")
    mine.spend(100)
    for other in "bcde":
        shares.of(other)
    assert shares.of("a") is mine
    assert mine.spent
    del mine
    for other in "bcde":
        shares.of(other)
    assert not shares.of("a").spent


async def test_one_address_has_so_many_bots(tmp_path: Path) -> None:
    settings = {"bots_of_one": 4, "trusted_proxies": "127.0.0.1"}
    with ServerThread(tmp_path / "tables.db", **settings) as server:
        async with Club(server.url) as club:
            await club.table("Anna", "bot:random", "bot:random")
            half_open = await club.table("Anna", "open", "open", "open", start=False)
            wish = {"game": "vaalbara", "seats": [{"kind": "bot", "bot": "random"}] * 3}
            assert (await club.post("/tables", wish, status=429))["error"] == "too-many-bots"
            start = f"/tables/{half_open['table']['id']}/start?fill=random"
            refused = await club.post(start, None, half_open["host"]["secret"], 429)
            assert "4 bots" in refused["text"]["en"]
            club.http.headers["X-Forwarded-For"] = "192.0.2.9"
            await club.post("/tables", wish, status=201)


async def test_many_connections_of_one_address_say_no_more_than_one(tmp_path: Path) -> None:
    """Two hundred connections with their own twenty messages a second were four thousand."""
    settings = {"address_message_rate": 0.01, "address_message_burst": 40, "trusted_proxies": "127.0.0.1"}
    with ServerThread(tmp_path / "tables.db", **settings) as server:
        async with Club(server.url) as club:
            made = await club.table("Anna", "Bert")
            id = made["table"]["id"]
            anna = await club.sit(id, made["seats"][0]["secret"])
            others = [await club.sit(id) for _ in range(4)]
            answers = [await one.ask("ping") for _ in range(10) for one in others]
            assert [answer["type"] for answer in answers] == ["pong"] * 25 + ["refused"] * 15
            assert answers[-1]["problem"]["error"] == "too-fast"
            refused = await anna.act(anna.picture.decisions[0], 0)
            assert refused["problem"]["error"] == "too-fast", "it is the same address"
            far = await club.browser(id, made["seats"][1]["secret"], address="192.0.2.7")
            await far.hello()
            assert (await far.ask("ping"))["type"] == "pong"


async def test_what_costs_more_counts_more(tmp_path: Path) -> None:
    with ServerThread(tmp_path / "tables.db", message_rate=0.01, message_burst=100) as server:
        async with Club(server.url) as club:
            made = await club.table("Anna", "Bert")

            async def bearable(type: str, **fields: Any) -> int:
                """How often somebody may say this on a connection of their own."""
                anna = await club.sit(made["table"]["id"], made["seats"][0]["secret"])
                for count in range(200):
                    if (await anna.ask(type, **fields)).get("problem", {}).get("error") == "too-fast":
                        return count
                raise AssertionError(type)

            # One hundred, without the cost of the hello.
            assert await bearable("ping") == 97
            assert await bearable("resync") == 32
            assert await bearable("say", seat=0, text="!") == 24
            # Whoever answers a question that is long gone is shown everything too.
            assert await bearable("act", seat=0, number=0, index=0) == 25


async def test_whoever_hands_seats_to_bots_has_so_many_of_them_too(tmp_path: Path) -> None:
    with ServerThread(tmp_path / "tables.db", bots_of_one=2) as server:
        async with Club(server.url) as club:
            made = await club.table("Anna", "Bert", "Cleo", "Dora")
            path, secrets = f"/tables/{made['table']['id']}/hand-over", [seat["secret"] for seat in made["seats"]]
            for secret in secrets[:2]:
                await club.post(path, {"bot": "random"}, secret, 200)
            assert (await club.post(path, {"bot": "random"}, secrets[2], 429))["error"] == "too-many-bots"
            # Another bot in the same place is none more, and whoever gives up may always go.
            await club.post(path, {"bot": "greedy"}, secrets[0], 200)
            await club.post(f"/tables/{made['table']['id']}/resign", None, secrets[2], 200)


async def test_one_address_makes_so_many_tables_in_an_hour(tmp_path: Path) -> None:
    """Tables that are closed again at once, or left, are stored for months all the same."""
    settings = {"tables_an_hour": 6, "trusted_proxies": "127.0.0.1"}
    with ServerThread(tmp_path / "tables.db", **settings) as server:
        async with Club(server.url) as club:
            made = await club.table("Anna", "Bert")
            id = made["table"]["id"]
            await club.post(f"/tables/{id}/close", None, made["host"]["secret"], 200)
            await club.post("/games/vaalbara/lessons/first", {"name": "Anna"}, status=201)
            # What is refused later has been tried all the same.
            for path in ("/recipes", "//recipes/", f"/tables/{id}/continue", f"/tables/{id}/rematch"):
                assert (await club.http.post(f"{server.url}/api{path}", json={})).status_code in (400, 401)
            for path in ("/tables", "/tables/", "/recipes", "/games/vaalbara/lessons/first", f"/tables/{id}/rematch"):
                refused = await club.post(path, {"game": "vaalbara", "seats": []}, status=429)
                assert refused["error"] == "too-many-new-tables"
            await club.get(f"/tables/{id}")
            await club.post(f"/tables/{id}/join", {"name": "Cleo"}, status=409)
            club.http.headers["X-Forwarded-For"] = "192.0.2.9"
            await club.table("Dora", "Emil")


# ---------------------------------------------------------------------- a store that fails, and what the log says then

REFUSE = "CREATE TRIGGER refuse_{0} BEFORE {1} ON {0} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"


async def test_no_secret_is_in_logs_metrics_or_errors_after_failures(tmp_path: Path) -> None:
    """The database refuses to store, then a row cannot be read, then the table cannot be followed."""
    file = tmp_path / "tables.db"
    told: list[str] = []
    with ServerProcess(file, idle_seconds=0.2, metrics_token="the-metrics-token") as server:
        async with Club(server.url) as club:
            made = await club.table("Anna", "Bert")
            id, secret = made["table"]["id"], made["seats"][0]["secret"]
            anna = await club.sit(id, secret)
            broken = (await club.table("Cleo", "Dora"))["table"]["id"]
            with contextlib.closing(sqlite3.connect(file)) as database:
                for table, when in (("happenings", "INSERT"), ("tables", "INSERT"), ("pulse", "UPDATE")):
                    database.execute(REFUSE.format(table, when))
                database.commit()
                with pytest.raises(ConnectionClosed):
                    await anna.act(anna.picture.decisions[0], 0)
                assert anna.socket.close_code == 1012, "come back at once: nothing was acknowledged"
                wish = {"game": "vaalbara", "seats": [{"kind": "open"}] * 2}
                told.append(str(await club.post("/tables", wish, status=503)))
                ready = await club.http.get("/readyz")
                assert ready.status_code == 503
                told.append(ready.text)
                assert (await club.http.get("/healthz")).status_code == 200
                for table in ("happenings", "tables", "pulse"):
                    database.execute(f"DROP TRIGGER refuse_{table}")
                database.execute("UPDATE tables SET options = '{' WHERE id = ?", (broken,))
                database.commit()
                again = await club.sit(id, secret)
                assert (await again.act(again.picture.decisions[0], 0))["type"] == "ack"
                await asyncio.sleep(0.5)
                told.append((await club.http.get(f"/api/tables/{broken}")).text)
                assert (await club.http.get("/readyz")).status_code == 200
                secrets = [
                    str(value) for row in database.execute("SELECT seed, salt, host_hash FROM tables") for value in row
                ]
                secrets += [row[0] for row in database.execute("SELECT secret_hash FROM seats") if row[0]]
            secrets += [ticket["secret"] for ticket in (made["host"], *made["seats"])]
            told += [(await club.http.get("/metrics")).text, *anna.received, *again.received]
    assert "write failed" in server.stderr
    assert "table cannot be read" in server.stderr
    told.append(server.stderr)
    for hidden in [*secrets, "the-metrics-token"]:
        for text in told:
            assert hidden not in text
