"""People for tests: a real server process, and browsers that speak to it over real WebSockets."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from tafelrunde.server.changes import followed
from tafelrunde.server.run import Announcing, bind, config
from tafelrunde.server.settings import from_environment

TIMEOUT = 20.0

# Nobody waits for bots, and nothing is limited unless a test is about that.
QUIET = {
    "bot_delay": 0,
    "workers": 0,
    "message_rate": 0,
    "address_message_rate": 0,
    "request_rate": 0,
    "tables_of_one": 0,
    "tables_an_hour": 0,
    "bots_of_one": 0,
    "byte_rate": 0,
    "work_rate": 0,
}


class ServerProcess:
    """`python -m tafelrunde.server` on a free port of this machine."""

    def __init__(self, database: Path | str, **settings: Any) -> None:
        self._environment = {
            **os.environ,
            "TAFELRUNDE_HOST": "127.0.0.1",
            "TAFELRUNDE_PORT": "0",
            "TAFELRUNDE_DATABASE": str(database),
            "LANG": "en",
            **{f"TAFELRUNDE_{name.upper()}": str(value) for name, value in {**QUIET, **settings}.items()},
        }
        self.process: subprocess.Popen[str] | None = None
        self.url = ""
        self.stderr = ""

    def start(self) -> ServerProcess:
        return self.launch().ready()

    def launch(self) -> ServerProcess:
        """Begin to start; `ready` must follow."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tafelrunde.server"],
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        return self

    def ready(self) -> ServerProcess:
        assert self.process is not None
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[\d.]+:\d+", line)
        if found is None:
            raise RuntimeError(f"the server did not start: {line}{self.process.communicate()[1]}")
        # Keep the port: after a restart the browsers find the server where it was.
        self.url = found[0]
        self._environment["TAFELRUNDE_PORT"] = self.url.rsplit(":", 1)[1]
        return self

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        process, self.process = self.process, None
        if process is None:
            return 0
        process.send_signal(how)
        try:
            _, errors = process.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            process.kill()
            _, errors = process.communicate()
            raise AssertionError(f"the server did not stop: {errors}") from None
        self.stderr += errors
        return process.returncode

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def __enter__(self) -> ServerProcess:
        return self.start() if self.process is None else self

    def __exit__(self, *_: object) -> None:
        self.stop()


class ServerThread:
    """The same server on a thread of this process, for tests that only talk to it: it needs no second Python."""

    def __init__(self, database: Path | str, **settings: Any) -> None:
        values = {**QUIET, "database": database, **settings}
        self._settings = from_environment({f"TAFELRUNDE_{name.upper()}": str(value) for name, value in values.items()})
        self._bound = bind("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._bound.getsockname()[1]}"
        self._server: uvicorn.Server | None = None
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._ready = threading.Event()

    def _serve(self) -> None:
        async def serve() -> None:
            self._server = Announcing(config(self._settings), self._ready.set)
            await self._server.serve(sockets=[self._bound])

        try:
            asyncio.run(serve())
        finally:
            self._bound.close()

    def __enter__(self) -> ServerThread:
        self._thread.start()
        assert self._ready.wait(TIMEOUT), "the server did not start"
        return self

    def __exit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.should_exit = True
        self._thread.join(TIMEOUT)
        assert not self._thread.is_alive(), "the server did not stop"


class Picture:
    """What a browser knows about its table, kept up to date exactly as the wire format says."""

    def __init__(self) -> None:
        self.number = -1
        self.table: dict[str, Any] = {}
        self.seats: list[int] = []
        self.seat: int | None = None
        self.view: dict[str, Any] | None = None
        self.decisions: list[dict[str, Any]] = []
        self.can_undo: list[int] = []
        self.undo: dict[str, Any] | None = None
        self.proposals: list[dict[str, Any]] = []
        self.log: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []

    def take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "sync":
                assert "changes" not in message
                assert message["number"] >= self.number, "a table never goes back in time"
                self.seats, self.seat = message["seats"], message["seat"]
                self.log, self.chat = list(message["log"]), list(message["chat"])
                self._common(message)
            case "update":
                assert message["before"] == self.number, f"a gap: {message['before']} after {self.number}"
                if message["log_cut"] is not None:
                    self.log = [event for event in self.log if event["number"] < message["log_cut"]]
                self.log += message["events"]
                self._common(message)
            case "said":
                assert message["message"]["number"] <= self.number
                self.chat.append(message["message"])
        numbers = [event["number"] for event in self.log]
        assert numbers == sorted(set(numbers)), numbers

    def _common(self, message: dict[str, Any]) -> None:
        for name in ("number", "decisions", "can_undo", "undo", "proposals"):
            setattr(self, name, message[name])
        if message["table"] is not None:
            self.table = message["table"]
        if message.get("changes") is not None:
            assert message["view"] is None
            self.view = followed(self.view, message["changes"])
        else:
            self.view = message["view"]


class Browser:
    """One tab: a WebSocket and the picture that it has of the table. Every byte it gets is kept."""

    def __init__(self, socket: ClientConnection, secrets: tuple[str, ...], follows: bool = True) -> None:
        self.socket = socket
        self.secrets = secrets
        self.follows = follows
        self.picture = Picture()
        self.received: list[str] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self._count = 0

    async def send(self, type: str, **fields: Any) -> str:
        """Send a message; its id."""
        if type != "hello" and "id" not in fields:
            self._count += 1
            fields["id"] = f"{id(self)}-{self._count}"
        await self.socket.send(msgspec.json.encode({"type": type, **fields}).decode())
        return str(fields.get("id", ""))

    async def receive(self) -> dict[str, Any]:
        """The next message, which is also drawn into the picture."""
        async with asyncio.timeout(TIMEOUT):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.received.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        self.picture.take(message)
        if message["type"] in ("ack", "refused", "pong"):
            self.answers[message["id"]] = message
        return message

    async def hello(self, seat: int | None = None) -> dict[str, Any]:
        await self.send("hello", secrets=self.secrets, seat=seat, follows=self.follows)
        return await self.until(lambda message: message["type"] == "sync")

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    async def answer_to(self, id: str) -> dict[str, Any]:
        """The ack or refusal of a message that was sent."""
        while id not in self.answers:
            await self.receive()
        return self.answers.pop(id)

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        return await self.answer_to(await self.send(type, **fields))

    async def act(self, decision: dict[str, Any], index: int) -> dict[str, Any]:
        return await self.ask("act", seat=decision["seat"], number=decision["number"], index=index)

    async def asked_for_consent(self) -> None:
        """Until somebody wants to take something back."""
        await self.until(lambda _: self.picture.undo is not None)

    async def caught_up(self, number: int) -> None:
        while self.picture.number < number:
            await self.receive()

    @property
    def over(self) -> bool:
        return bool(self.picture.table.get("phase") == "over")

    async def play(self, choose: Callable[[dict[str, Any]], int]) -> list[tuple[int, int]]:
        """Answer everything that is asked until the game is over; the acknowledged (seat, index) in order."""
        done: list[tuple[int, int]] = []
        while not self.over:
            if not self.picture.decisions:
                await self.receive()
                continue
            decision = self.picture.decisions[0]
            index = choose(decision)
            answer = await self.act(decision, index)
            if answer["type"] == "ack":
                done.append((decision["seat"], index))
        return done


class Club:
    """Everything a test needs to play on one server."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=TIMEOUT)
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Club:
        await self._stack.enter_async_context(self.http)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def post(self, path: str, body: Any = None, secret: str = "", status: int | None = None) -> Any:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        response = await self.http.post(f"/api{path}", json=body, headers=headers)
        if status is not None:
            assert response.status_code == status, response.text
        return response.json()

    async def get(self, path: str, status: int = 200, secret: str = "") -> Any:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        response = await self.http.get(f"/api{path}", headers=headers)
        assert response.status_code == status, response.text
        return response.json()

    async def table(self, *seats: str, start: bool = True, **more: Any) -> dict[str, Any]:
        """A table; a seat is "Anna", "bot:greedy" or "open"."""
        made: dict[str, Any] = await self.post(
            "/tables",
            {"game": "vaalbara", "seats": [seat_of(seat) for seat in seats], "start": start, **more},
            status=201,
        )
        return made

    async def browser(self, table: str, *secrets: str, follows: bool = True, address: str = "") -> Browser:
        """A tab; `address` is where a trusted proxy says that it is."""
        url = f"{self.url.replace('http', 'ws')}/api/tables/{table}/ws"
        headers = {"X-Forwarded-For": address} if address else {}
        socket = await connect(
            url, additional_headers=headers, compression=None, max_size=None, close_timeout=1, ping_interval=None
        )
        self._stack.push_async_callback(socket.close)
        return Browser(socket, secrets, follows)

    async def sit(self, table: str, *secrets: str, seat: int | None = None, follows: bool = True) -> Browser:
        browser = await self.browser(table, *secrets, follows=follows)
        await browser.hello(seat)
        return browser

    async def sit_all(self, made: dict[str, Any]) -> list[Browser]:
        """One browser for each seat of whoever made the table."""
        return [await self.sit(made["table"]["id"], ticket["secret"]) for ticket in made["seats"]]


def seat_of(text: str) -> dict[str, str]:
    if text == "open":
        return {"kind": "open"}
    if text.startswith("bot:"):
        return {"kind": "bot", "bot": text[4:]}
    return {"kind": "person", "name": text}
