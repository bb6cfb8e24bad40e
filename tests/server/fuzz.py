"""Messages that nobody would send, by the thousand: mutated from good ones, over REST and WebSocket."""

from __future__ import annotations

import contextlib
import random
import string
from typing import Any
from urllib.parse import quote

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException

from tafelrunde.kernel import registry
from tests.server.people import Browser, Club

# What a connection may be closed with: garbage, too much, too big, come back.
CLOSED = frozenset({1000, 1003, 1007, 1009, 1012, 1013, 4400, 4404, 4429})
STRANGE: list[Any] = [
    None,
    True,
    -1,
    0,
    1 << 31,
    1 << 63,
    (1 << 64) + 1,
    9**40,
    1e308,
    -0.5,
    "",
    "x" * 5000,
    "\x00",
    "\u202e",
    "ä" * 41,
    "z\u0301" * 60,
    "' OR 1=1 --",
    "../../etc/passwd",
    [],
    [[]],
    {},
    {"a": {"b": []}},
    ["x"] * 300,
]
TOLD = "join leave start start?fill=random remove mute close hand-over resign recipe scores analysis rematch"
MORE = (
    "replay/0 replay/999999999999999999999 replay/-1 box ws continue delete hint why?ref=land:1 why?ref= %00 ..%2f //"
)
ACTIONS = f"{TOLD} {MORE}".split()
GAMES = registry.names()


class Fuzzer:
    """Sends nonsense to one table, and to everything else but the tables of others."""

    def __init__(self, club: Club, dice: random.Random) -> None:
        self.club = club
        self.dice = dice
        self.sent = 0
        self.faults: list[str] = []
        self.made: dict[str, Any] = {}
        self._socket: Browser | None = None

    async def run(self, count: int) -> None:
        """So many messages, half of them over a WebSocket."""
        self.made = await self.club.table("Fay", "Fred", "bot:random")
        while self.sent < count:
            self.sent += 1
            await (self._request() if self.sent % 2 else self._message())

    # ------------------------------------------------------------------ over REST

    async def _request(self) -> None:
        dice = self.dice
        id = self.made["table"]["id"] if dice.random() < 0.8 else self._text()
        path = dice.choice(
            [
                f"/api/tables/{quote(id)}/{dice.choice(ACTIONS)}",
                "/api/tables",
                "/api/recipes",
                "/api/seal",
                f"/api/games/{dice.choice(GAMES)}/setup",
                f"/api/games/{dice.choice(GAMES)}/lessons/{dice.choice(['first', quote(self._text())])}",
                f"/api/games/{quote(self._text())}/rules",
                f"/{quote(self._text())}",
                "/api/admin/tables",
            ]
        )
        headers = {"content-type": dice.choice(["application/json", "text/plain", "application/json; charset=x"])}
        if dice.random() < 0.6:
            secrets = [self.made["host"]["secret"], self.made["seats"][0]["secret"], "nonsense", "ä\u00ff"]
            headers["authorization"] = f"Bearer {dice.choice(secrets)}"
        method = dice.choice(["POST", "POST", "POST", "GET", "DELETE", "OPTIONS", "PUT"])
        body = self._body() if method in ("POST", "PUT") else b""
        with contextlib.suppress(UnicodeEncodeError):
            request = self.club.http.build_request(method, path, content=body, headers=headers)
            answer = await self.club.http.send(request)
            if answer.status_code >= 500 or "Traceback" in answer.text:
                self.faults.append(f"{method} {path} {body[:200]!r}: {answer.status_code} {answer.text[:200]}")
        if self.made and dice.random() < 0.02:
            # It may have been closed meanwhile, which is its right.
            self.made = await self.club.table("Fay", "Fred", "bot:random")

    def _body(self) -> bytes:
        seats = [{"kind": "person", "name": "Fay"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]
        good: list[dict[str, Any]] = [
            {"game": "vaalbara", "seats": seats, "start": True, "options": {}, "clock": {"per_move": 9}},
            {"name": "Fay", "seat": 1, "contribution": "abc"},
            {"seat": 0, "muted": True},
            {"seat": 1, "bot": "random"},
            {"upto": 3, "seats": seats, "seal": "1700000000.abcdefghijklmnopqrstuv"},
            {"recipe": {"game": "vaalbara", "seed": 3, "players": 2, "choices": [[0, 1, []]]}, "seats": seats},
            {"players": 2, "options": {"choose_clans": True, "difficulty": 1}},
            {"name": "Fay"},
            {"game": "vaalbara", "seats": seats, "components": {"followers": [{"id": "artisan", "points": 7}]}},
        ]
        return self._spoilt(self._mutated(self.dice.choice(good)))

    # ------------------------------------------------------------------ over a WebSocket

    async def _message(self) -> None:
        dice = self.dice
        good: list[dict[str, Any]] = [
            {"type": "act", "id": "1", "seat": 0, "number": 1, "index": 0},
            {"type": "undo", "id": "2", "seat": 0},
            {"type": "answer-undo", "id": "3", "seat": 0, "agree": True},
            {"type": "answer-proposal", "id": "7", "seat": 0, "number": 1, "part": 0, "good": True},
            {"type": "say", "id": "4", "text": "?", "seat": None, "name": "F"},
            {"type": "look", "id": "5", "seat": 1},
            {"type": "resync", "id": "6"},
            {"type": "hello", "secrets": ["x"], "seat": 0, "follows": True},
        ]
        try:
            if self._socket is None:
                secrets = [ticket["secret"] for ticket in self.made["seats"]][: dice.randrange(3)]
                self._socket = await self.club.browser(self.made["table"]["id"], *secrets)
                if dice.random() < 0.9:
                    await self._socket.hello()
            data = self._spoilt(self._mutated(dice.choice(good)))
            await self._socket.socket.send(data if dice.random() < 0.05 else data.decode("utf-8", "replace"))
            await self._socket.socket.send('{"type":"ping","id":"still there"}')
            async for text in self._socket.socket:
                if "Traceback" in str(text) or "our-fault" in str(text):
                    self.faults.append(f"{data[:200]!r}: {str(text)[:200]}")
                if "still there" in str(text):
                    break
        except (WebSocketException, AssertionError, TimeoutError) as error:
            code = error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd else 1000
            if code not in CLOSED:
                self.faults.append(f"closed with {code}")
            self._socket = None
        if self._socket is not None and dice.random() < 0.05:
            await self._socket.socket.close()
            self._socket = None

    # ------------------------------------------------------------------ nonsense

    def _text(self) -> str:
        return "".join(self.dice.choices(string.printable + "äß漢\u202e", k=self.dice.randrange(1, 20)))

    def _mutated(self, value: Any) -> Any:
        dice = self.dice
        if dice.random() < 0.25:
            return dice.choice(STRANGE)
        if isinstance(value, dict):
            changed = {key: self._mutated(one) if dice.random() < 0.4 else one for key, one in value.items()}
            if dice.random() < 0.15:
                changed[self._text()] = dice.choice(STRANGE)
            if changed and dice.random() < 0.1:
                changed.pop(dice.choice(list(changed)))
            return changed
        if isinstance(value, list):
            return [self._mutated(one) for one in value] * dice.choice([1, 1, 1, 2])
        return value

    def _spoilt(self, value: Any) -> bytes:
        try:
            data = bytearray(msgspec.json.encode(value))
        except (ValueError, OverflowError):
            data = bytearray(str(value).encode("utf-8", "replace"))
        if self.dice.random() < 0.15 and data:
            for _ in range(self.dice.randrange(1, 4)):
                data[self.dice.randrange(len(data))] = self.dice.randrange(256)
        if self.dice.random() < 0.05:
            del data[self.dice.randrange(len(data) + 1) :]
        return bytes(data)
