"""What stands before the tables: limits, origins, headers, and garbage of every kind."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tafelrunde.server.callers import group_of, is_among, is_this_machine, read_networks
from tafelrunde.server.connection import CLOSE_TOO_SLOW, Connection
from tafelrunde.server.settings import Settings
from tafelrunde.tables.house import House
from tafelrunde.tables.measures import Measures
from tests.server.people import Club, ServerProcess, ServerThread


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server with small limits."""
    settings = {
        "message_rate": 1,
        "message_burst": 5,
        "request_rate": 1,
        "request_burst": 400,
        "message_size": 2000,
        "body_size": 5000,
        "origins": "https://friends.example, http://localhost:5173",
    }
    with ServerProcess(tmp_path_factory.mktemp("strict") / "tables.db", **settings) as running:
        yield running
    assert "Traceback" not in running.stderr


@pytest.fixture
async def strict_club(strict: ServerProcess) -> AsyncIterator[Club]:
    async with Club(strict.url) as club:
        yield club


# ---------------------------------------------------------------------- garbage


@pytest.mark.parametrize(
    "garbage",
    [
        "",
        "{",
        "null",
        "[]",
        "0",
        '"act"',
        "{}",
        '{"type":"act"}',
        '{"type":"dance","id":"1"}',
        '{"type":"act","id":"1","seat":"x","number":1,"index":0}',
        '{"type":"act","id":"1","seat":0,"number":1e999,"index":0}',
        '{"type":"act","id":"1","seat":0,"number":1,"index":0,"more":1}',
        '{"type":"act","id":"1","seat":99999999999999999999999999,"number":1,"index":0}',
        '{"type":"say","id":"1","text":"\\ud800"}',
        "[" * 5000,
        "\x00",
    ],
)
async def test_garbage_is_answered_and_the_connection_stays(club: Club, garbage: str) -> None:
    made = await club.table("Anna", "Bert")
    [anna, _] = await club.sit_all(made)
    await anna.socket.send(garbage)
    refused = await anna.until(lambda message: message["type"] == "refused")
    assert refused["problem"]["error"] in ("bad-message", "not-your-seat")
    assert refused["problem"]["text"]["de"]
    assert "Traceback" not in str(refused)
    assert (await anna.ask("ping"))["type"] == "pong"
    assert (await anna.act(anna.picture.decisions[0], 0))["type"] == "ack"


async def test_a_message_that_names_its_id_is_refused_by_it(club: Club) -> None:
    made = await club.table("Anna", "Bert")
    [anna, _] = await club.sit_all(made)
    refused = await anna.ask("act", seat="nobody", number=1, index=1)
    assert refused["problem"]["error"] == "bad-message"


async def test_binary_frames(club: Club) -> None:
    made = await club.table("Anna", "Bert")
    [anna, _] = await club.sit_all(made)
    await anna.socket.send(b"\xff\x00\x01")
    refused = await anna.until(lambda message: message["type"] == "refused")
    assert refused["problem"]["error"] == "binary-message"
    assert (await anna.ask("ping"))["type"] == "pong"


async def test_hello_comes_first(club: Club) -> None:
    made = await club.table("Anna", "Bert")
    browser = await club.browser(made["table"]["id"], made["seats"][0]["secret"])
    assert (await browser.ask("act", seat=0, number=1, index=0))["problem"]["error"] == "hello-first"
    sync = await browser.hello()
    assert sync["seats"] == [0]


async def test_a_table_that_does_not_exist(club: Club) -> None:
    browser = await club.browser("nowhere")
    message = await browser.receive()
    assert message["problem"]["error"] == "no-such-table"
    with pytest.raises(ConnectionClosed) as closed:
        await browser.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize(
    ("method", "path", "content", "status"),
    [
        ("POST", "/api/tables", b"{", 400),
        ("POST", "/api/tables", b"", 400),
        ("POST", "/api/tables", b"\xff\xfe", 400),
        ("POST", "/api/tables", b'{"game":1,"seats":[]}', 400),
        ("POST", "/api/tables", b'{"ga\x9dme":1,"seats":[]}', 400),
        ("POST", "/api/recipes", b'{"recipe":{"a":"\xa4\xd7"}}', 400),
        ("POST", "/api/recipes", b'{"recipe":[]}', 400),
        ("DELETE", "/api/tables", b"", 405),
        ("PUT", "/api/lobby", b"", 405),
        ("GET", "/api/nothing", b"", 404),
        ("GET", "/api/tables/x/replay/first", b"", 404),
        ("GET", "/api/tables/..%2f..%2fetc", b"", 404),
        ("POST", "/api/tables/x/join", b'{"name":"A"}', 404),
    ],
)
async def test_wrong_requests_get_a_problem(club: Club, method: str, path: str, content: bytes, status: int) -> None:
    headers = {"content-type": "application/json"}
    response = await club.http.request(method, path, content=content, headers=headers)
    assert response.status_code == status, response.text
    problem = response.json()
    assert set(problem) == {"error", "text", "rule"}
    assert problem["text"]["de"]
    assert problem["text"]["en"]
    assert "Traceback" not in response.text


# ---------------------------------------------------------------------- limits


async def test_too_many_messages_on_one_connection(strict_club: Club) -> None:
    made = await strict_club.table("Anna", "Bert")
    anna = await strict_club.sit(made["table"]["id"], made["seats"][0]["secret"])
    answers = [await anna.ask("ping") for _ in range(8)]
    refused = [answer for answer in answers if answer["type"] == "refused"]
    assert refused
    assert {answer["problem"]["error"] for answer in refused} == {"too-fast"}


async def test_too_many_requests_from_one_address(tmp_path: Path) -> None:
    with ServerThread(tmp_path / "tables.db", request_rate=0.01, request_burst=5) as server:
        async with Club(server.url) as club:
            answers = [await club.http.get("/api/tables") for _ in range(8)]
            assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
            assert answers[-1].json()["error"] == "too-fast"
            assert answers[-1].headers["retry-after"] == "1"
            # Whoever only looks after the server is not limited.
            assert (await club.http.get("/healthz")).status_code == 200


async def test_messages_that_are_too_long(strict_club: Club) -> None:
    made = await strict_club.table("Anna", "Bert")
    anna = await strict_club.sit(made["table"]["id"], made["seats"][0]["secret"])
    await anna.socket.send("x" * 3000)
    with pytest.raises(ConnectionClosed) as closed:
        await anna.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


async def test_bodies_that_are_too_long(strict_club: Club) -> None:
    async def chunks() -> AsyncIterator[bytes]:
        yield b'{"game":"' + b"x" * 6000 + b'"}'

    for content in (b"x" * 6000, chunks()):
        headers = {"content-type": "application/json"}
        response = await strict_club.http.post("/api/tables", content=content, headers=headers)
        assert response.status_code == 413
        assert response.json()["error"] == "too-big"


async def test_too_much_garbage_ends_the_connection(club: Club) -> None:
    made = await club.table("Anna", "Bert")
    [anna, _] = await club.sit_all(made)
    with pytest.raises(ConnectionClosed) as closed:
        for _ in range(500):
            await anna.socket.send("?")
            await anna.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429


# ---------------------------------------------------------------------- origins and headers


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("own", True),
        ("https://friends.example", True),
        ("http://localhost:5173", True),
        ("https://evil.example", False),
        ("http://127.0.0.1:1", False),
        ("null", False),
        ("http://[", False),
    ],
)
async def test_only_our_own_pages_may_call(strict_club: Club, origin: str | None, allowed: bool) -> None:
    given = strict_club.url if origin == "own" else origin
    headers = {} if given is None else {"Origin": given}
    response = await strict_club.http.post("/api/tables/x/join", json={"name": "A"}, headers=headers)
    assert response.status_code == (404 if allowed else 403)
    assert response.json()["error"] == ("no-such-table" if allowed else "wrong-origin")
    address = f"{strict_club.url.replace('http', 'ws')}/api/tables/x/ws"
    if allowed:
        async with connect(address, additional_headers=headers) as socket:
            assert msgspec.json.decode(await socket.recv())["problem"]["error"] == "no-such-table"
    else:
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, additional_headers=headers)
        assert refused.value.response.status_code == 403


async def test_security_headers_are_on_everything(club: Club) -> None:
    for path in ("/", "/t/abc", "/api/lobby", "/api/nothing", "/healthz", "/metrics"):
        headers = (await club.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert (await club.http.get("/api/lobby")).headers["cache-control"] == "no-store"


# ---------------------------------------------------------------------- pages, health, metrics


async def test_every_route_of_the_client_gets_its_page(club: Club) -> None:
    pages = [await club.http.get(path) for path in ("/", "/t/abc", "/r/abc", "/x.html/../../../etc/passwd")]
    assert {page.status_code for page in pages} == {200}
    assert len({page.content for page in pages}) == 1
    assert pages[0].headers["content-type"].startswith("text/html")
    assert pages[0].headers["cache-control"] == "no-cache"
    assert (await club.http.get("/assets/nothing-12345678.js")).status_code == 404
    sneaky = await club.http.get("/%2e%2e/run.py")
    assert b"import" not in sneaky.content


async def test_a_name_that_no_file_can_have_is_no_fault(club: Club) -> None:
    """It was told in the log in full, sixty thousand letters of it, as often as somebody liked."""
    for letters in (300, 4000):
        assert (await club.http.get("/" + "a" * letters)).headers["content-type"].startswith("text/html")
        assert (await club.http.get("/assets/" + "a" * letters)).status_code == 404
        assert (await club.http.get(f"/{'a/' * (letters // 2)}x")).status_code == 200
    assert (await club.http.get("/" + "a" * 5000)).json()["error"] == "too-big"


async def test_whoever_only_looks_gets_the_head(club: Club) -> None:
    for path in ("/", "/healthz", "/readyz", "/api/lobby", "/api/nothing"):
        asked, looked = await club.http.get(path), await club.http.head(path)
        assert looked.status_code == asked.status_code
        assert looked.headers["content-type"] == asked.headers["content-type"]
        assert not looked.content
    assert (await club.http.head("/api/tables/x/join")).status_code == 405


async def test_health_and_metrics(club: Club) -> None:
    health = await club.http.get("/healthz")
    assert health.json()["status"] == "ok"
    ready = await club.http.get("/readyz")
    assert ready.json()["status"] == "ready"
    made = await club.table("Anna", "Bert")
    [anna, _] = await club.sit_all(made)
    await anna.act(anna.picture.decisions[0], 0)
    metrics = (await club.http.get("/metrics")).text
    for name in ("tafelrunde_moves_total", "tafelrunde_tables", "tafelrunde_connections", "tafelrunde_act_seconds"):
        assert name in metrics


async def test_a_slow_reader_makes_nobody_wait(club: Club) -> None:
    """A tab that never reads is closed in the end; the game goes on all the time."""
    made = await club.table("Anna", "Bert")
    anna, bert = await club.sit_all(made)
    await club.sit(made["table"]["id"])
    await asyncio.wait_for(asyncio.gather(anna.play(lambda _: 0), bert.play(lambda _: 0)), 20)


async def test_another_spelling_of_a_path_or_a_made_up_address_passes_no_limit(tmp_path: Path) -> None:
    with ServerThread(tmp_path / "tables.db", request_rate=0.01, request_burst=5) as server:
        async with Club(server.url) as club:
            spellings = ["//api/tables", "/api//tables", "///api///tables", "/api/tables/", "/api/tables"] * 2
            answers = [
                await club.http.get(f"{server.url}{path}", headers={"X-Forwarded-For": f"10.0.0.{number}"})
                for number, path in enumerate(spellings)
            ]
            assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 5
            for path in ("/nothing", "/assets/nothing.js", "//healthz/../api/tables"):
                assert (await club.http.get(f"{server.url}{path}")).status_code == 429


async def test_a_trusted_proxy_tells_who_calls(tmp_path: Path) -> None:
    settings = {"request_rate": 0.01, "request_burst": 2, "trusted_proxies": "127.0.0.1, 10.0.0.0/8"}
    with ServerThread(tmp_path / "tables.db", **settings) as server:
        async with Club(server.url) as club:

            async def asked(forwarded: str) -> int:
                return (await club.http.get("/api/tables", headers={"X-Forwarded-For": forwarded})).status_code

            assert [await asked("192.0.2.1") for _ in range(3)] == [200, 200, 429]
            assert await asked("192.0.2.2") == 200
            # What a caller has put in front does not count, and other trusted proxies are looked through.
            assert await asked("6.6.6.6, 192.0.2.1, 10.1.2.3") == 429
            # With IPv6 everybody has very many addresses.
            assert [await asked(f"2001:db8::{number}") for number in (1, 2, 3)] == [200, 200, 429]
            # Some proxies tell the port as well, which is never the same.
            assert [await asked(f"192.0.2.3:{number}") for number in (1, 2, 3)] == [200, 200, 429]
            assert [await asked(f"[2001:db8:1::1]:{number}") for number in (1, 2, 3)] == [200, 200, 429]


async def test_one_address_has_so_many_connections_behind_a_proxy_too(tmp_path: Path) -> None:
    """They are all connections of the proxy: thousands for one person, until the server has none left."""
    with ServerThread(tmp_path / "tables.db", connections=4, trusted_proxies="127.0.0.1") as server:
        async with Club(server.url) as club:
            id = (await club.table("Anna", "Bert"))["table"]["id"]
            mine = [await club.browser(id, address="192.0.2.1") for _ in range(4)]
            with pytest.raises(InvalidStatus):
                await club.browser(id, address="192.0.2.1")
            answer = await club.http.get(f"/api/tables/{id}", headers={"X-Forwarded-For": "192.0.2.1"})
            assert answer.status_code == 429
            await (await club.browser(id, address="192.0.2.2")).hello()
            await mine[0].socket.close()
            async with asyncio.timeout(20):
                while True:
                    with contextlib.suppress(InvalidStatus):
                        await (await club.browser(id, address="192.0.2.1")).hello()
                        break


def test_an_address_is_the_same_in_the_clothes_of_ipv6() -> None:
    """A server at "::" sees a proxy at 127.0.0.1 as ::ffff:127.0.0.1."""
    proxies = read_networks(["127.0.0.1"])
    assert is_among("::ffff:127.0.0.1", proxies)
    assert not is_among("::ffff:127.0.0.2", proxies)
    assert is_this_machine("::ffff:127.0.0.1")
    assert group_of("::ffff:192.0.2.1") == group_of("192.0.2.1") == "192.0.2.1"


@pytest.mark.parametrize("path", ["/api/tables", "/api/recipes"])
async def test_deep_json_is_refused_without_a_traceback(club: Club, path: str) -> None:
    deep = "[" * 20_000 + "]" * 20_000
    for body in (
        f'{{"game": "vaalbara", "seats": [], "components": {{"a": {deep}}}}}',
        f'{{"recipe": {{"a": {deep}}}}}',
        deep,
    ):
        response = await club.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert response.status_code == 400
        assert response.json()["text"]["de"]


async def test_very_long_words_are_told_in_short(club: Club) -> None:
    made = await club.table("Anna", "Bert")
    [anna, _] = await club.sit_all(made)
    long = "x" * 5000
    refused = await anna.ask("ping", **{long: 1})
    assert refused["problem"]["error"] == "bad-message"
    answer = await club.post("/tables", {"game": long, "seats": [{"kind": "open"}] * 2}, status=404)
    assert len(answer["text"]["en"]) < 3000
    await club.post("/tables", {"game": "vaalbara", "seats": [{"kind": "open"}] * 2, "options": {long: 1}}, status=400)
    await club.post("/tables", {"game": "vaalbara", "seats": [], long: 1}, status=400)


async def test_deep_json_on_a_websocket(club: Club) -> None:
    made = await club.table("Anna", "Bert")
    [anna, _] = await club.sit_all(made)
    deep = "[" * 10_000 + "]" * 10_000
    for text in (deep, f'{{"id": "x", "a": {deep}}}', f'{{"type": "ping", "id": {deep}}}'):
        await anna.socket.send(text)
        await anna.until(lambda message: message["type"] == "refused")
    assert (await anna.ask("ping"))["type"] == "pong"


async def test_allowed_origins_get_what_a_browser_needs(strict_club: Club) -> None:
    origin = {"Origin": "https://friends.example"}
    asked = await strict_club.http.options("/api/tables", headers={**origin, "Access-Control-Request-Method": "POST"})
    assert asked.status_code == 204
    assert asked.headers["access-control-allow-origin"] == "https://friends.example"
    assert "authorization" in asked.headers["access-control-allow-headers"]
    assert "POST" in asked.headers["access-control-allow-methods"]
    got = await strict_club.http.get("/api/lobby", headers=origin)
    assert got.headers["access-control-allow-origin"] == "https://friends.example"
    assert "Origin" in got.headers["vary"]
    stranger = await strict_club.http.get("/api/lobby", headers={"Origin": "https://evil.example"})
    assert "access-control-allow-origin" not in stranger.headers


async def test_metrics_are_for_whoever_runs_the_server(tmp_path: Path) -> None:
    with ServerThread(tmp_path / "tables.db", metrics_token="figures", trusted_proxies="10.0.0.1") as server:
        async with Club(server.url) as club:
            assert (await club.http.get("/metrics")).status_code == 200
    with ServerThread(tmp_path / "tables.db", metrics_token="figures", trusted_proxies="127.0.0.1") as server:
        async with Club(server.url) as club:
            stranger = {"X-Forwarded-For": "192.0.2.1"}
            assert (await club.http.get("/metrics", headers=stranger)).status_code == 403
            for token, expected in (("figures", 200), ("wrong", 403)):
                headers = {**stranger, "Authorization": f"Bearer {token}"}
                assert (await club.http.get("/metrics", headers=headers)).status_code == expected
    with ServerThread(tmp_path / "tables.db") as server:
        async with Club(server.url) as club:
            assert (await club.http.get("/metrics", headers=stranger)).status_code == 403


async def test_half_sent_heads_do_not_keep_others_out(tmp_path: Path) -> None:
    with ServerThread(tmp_path / "tables.db", head_seconds=0.5, connections=20) as server:
        host, port = server.url.removeprefix("http://").split(":")
        slow = []
        for _ in range(60):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
            slow.append((reader, writer))
        async with asyncio.timeout(20):
            for reader, writer in slow:
                with contextlib.suppress(ConnectionError):
                    assert await reader.read() == b"", "nobody who never ends a request gets an answer"
                writer.close()
        async with Club(server.url) as club:
            assert (await club.http.get("/healthz")).status_code == 200
            made = await club.table("Anna", "Bert")
            [anna, _] = await club.sit_all(made)
            # A WebSocket is no slow request: it stays.
            await asyncio.sleep(0.8)
            assert (await anna.ask("ping"))["type"] == "pong"


async def test_a_reader_who_never_reads_takes_little_memory(tmp_path: Path) -> None:
    """Long messages are counted by their length: some hundred of them would be hundreds of megabytes."""
    never = asyncio.Event()

    async def receive() -> Any:
        await never.wait()

    async def send(_message: Any) -> None:
        await never.wait()

    house = House(str(tmp_path / "tables.db"), Measures(), workers=0, bot_budget=1, bot_delay=0, idle_seconds=1)
    connection = Connection(receive, send, house, Settings(outbox_bytes=1000))
    connection._send("x" * 5000)
    assert connection._closing is None, "one message alone is always sent"
    connection._send("y")
    assert connection._closing == CLOSE_TOO_SLOW
    for _ in range(100):
        connection._send("z" * 5000)
    assert not connection._outbox
