"""Any server takes any client: what concerns a table that another server has is passed on to that one.

Plain HTTP and WebSocket, to the address that the lease names, with the secret that only servers of this database know.
If that server is gone, its table is taken and the request answered here. A request that may have reached it is never
sent twice: whoever asked is told to try again.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import re
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import httpx
import structlog
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from tafelrunde.tables.house import House
from tafelrunde.tables.leases import Holder
from tafelrunde.tables.problem import TableProblem, problem

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

# "<secret> <for whom>"
HEADER = b"x-tafelrunde-relay"
RELAYED = "tafelrunde.relayed"
_TABLE = re.compile(r"/api/tables/([^/]+)(?:/.*)?")

# A table may change hands while somebody looks for it; how often to look again, and after how long.
TRIES = 8
PAUSE_SECONDS = 0.15
CONNECT_SECONDS = 3.0
# Some answers take a while to make: a whole game is played again for a replay.
ANSWER_SECONDS = 60.0
# "This is not my table": it has just changed hands.
MISDIRECTED = 421
# Come back at once. What is here goes only from one server to the other, and never to a browser.
CLOSE_COME_BACK = 1012
UNSPEAKABLE = frozenset({None, 1005, 1006, 1015})

# What belongs to one connection and not to the message.
HOP_BY_HOP = frozenset(
    {b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"te", b"trailer", b"content-length", HEADER}
)

_log = structlog.get_logger("tafelrunde.relay")


class Relay:
    """Stands before the application and knows which requests are for another server."""

    def __init__(self, app: App, house: House, body_size: int) -> None:
        self._app = app
        self._house = house
        self._body_size = body_size
        self._client: httpx.AsyncClient | None = None

    def on_behalf_of(self, scope: Scope) -> str | None:
        """For whom another server of this database asks; None if it is none that asks."""
        said = next((value for name, value in scope["headers"] if name == HEADER), None)
        secret = self._house.leases.secret.encode()
        if said is None or not secret:
            return None
        given, _, address = said.partition(b" ")
        return address.decode("latin-1") if hmac.compare_digest(given, secret) else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            try:
                await self._app(scope, receive, send)
            finally:
                if self._client is not None:
                    await self._client.aclose()
            return
        found = _TABLE.fullmatch(scope["path"])
        if found is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(found[1], scope, receive, send)
        else:
            await self._request(found[1], scope, receive, send)

    async def _holder(self, id: str) -> Holder | None:
        try:
            return await self._house.whose(id)
        except TableProblem:
            # The application finds that out too, and tells it as it tells everything.
            return None

    # ------------------------------------------------------------------ requests

    async def _request(self, id: str, scope: Scope, receive: Receive, send: Send) -> None:
        holder = await self._holder(id)
        if holder is None:
            await self._app(scope, receive, send)
            return
        if RELAYED in scope:
            await send({"type": "http.response.start", "status": MISDIRECTED, "headers": []})
            await send({"type": "http.response.body", "body": b""})
            return
        body = await self._body(receive)
        for _ in range(TRIES):
            if holder is None:
                await self._app(scope, _again(body, receive), send)
                return
            if await self._answered(holder, scope, body, send):
                return
            holder = await self._holder(id)
        raise problem("unavailable", "table-restarts")

    async def _body(self, receive: Receive) -> bytes:
        parts: list[bytes] = []
        size = 0
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                return b""
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            if size > self._body_size:
                raise problem("too-big", "too-big")
            if not message.get("more_body"):
                return b"".join(parts)

    async def _answered(self, holder: Holder, scope: Scope, body: bytes, send: Send) -> bool:
        """Whether the other server has answered. If not, it has not got the request either."""
        if self._client is None:
            timeout = httpx.Timeout(ANSWER_SECONDS, connect=CONNECT_SECONDS)
            limits = httpx.Limits(max_connections=1000, max_keepalive_connections=100, keepalive_expiry=2.0)
            self._client = httpx.AsyncClient(timeout=timeout, limits=limits, trust_env=False)
        query = f"?{scope['query_string'].decode('latin-1')}" if scope.get("query_string") else ""
        request = self._client.build_request(
            scope["method"],
            f"http://{holder.address}{scope['raw_path'].decode('latin-1')}{query}",
            headers=[*_passed_on(scope["headers"]), (HEADER, self._credentials(holder, scope))],
            content=body,
        )
        try:
            response = await self._client.send(request, stream=True)
        except (httpx.ConnectError, httpx.ConnectTimeout) as error:
            await self._unreachable(holder, error)
            return False
        except httpx.HTTPError as error:
            _log.warning("another server did not answer", server=holder.server, error=type(error).__name__)
            raise problem("unavailable", "table-restarts") from None
        try:
            if response.status_code == MISDIRECTED:
                await asyncio.sleep(PAUSE_SECONDS)
                return False
            await send(
                {
                    "type": "http.response.start",
                    "status": response.status_code,
                    "headers": _passed_on([(name.lower(), value) for name, value in response.headers.raw]),
                }
            )
            with contextlib.suppress(httpx.HTTPError):
                async for part in response.aiter_raw():
                    await send({"type": "http.response.body", "body": part, "more_body": True})
            await send({"type": "http.response.body", "body": b""})
        finally:
            await response.aclose()
        return True

    # ------------------------------------------------------------------ WebSockets

    async def _socket(self, id: str, scope: Scope, receive: Receive, send: Send) -> None:
        holder = await self._holder(id)
        if RELAYED in scope and holder is not None:
            await receive()
            await send({"type": "websocket.close", "code": CLOSE_COME_BACK, "reason": ""})
            return
        for _ in range(TRIES):
            if holder is None:
                await self._app(scope, receive, send)
                return
            there = await self._reached(holder, scope)
            if there is not None:
                await _relayed(there, receive, send)
                return
            holder = await self._holder(id)
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": CLOSE_COME_BACK, "reason": ""})

    async def _reached(self, holder: Holder, scope: Scope) -> ClientConnection | None:
        """A WebSocket to the server that has the table, or None if it no longer has it."""
        credentials = self._credentials(holder, scope).decode("latin-1")
        try:
            return await connect(
                f"ws://{holder.address}{scope['raw_path'].decode('latin-1')}",
                additional_headers={HEADER.decode(): credentials},
                compression=None,
                max_size=None,
                open_timeout=CONNECT_SECONDS,
                close_timeout=1.0,
                ping_interval=5.0,
                ping_timeout=15.0,
                proxy=None,
            )
        except InvalidStatus:
            await asyncio.sleep(PAUSE_SECONDS)
        except (OSError, TimeoutError, WebSocketException) as error:
            await self._unreachable(holder, error)
        return None

    # ------------------------------------------------------------------ both

    def _credentials(self, holder: Holder, scope: Scope) -> bytes:
        client = scope.get("client")
        # Whoever calls through a Unix socket has no address.
        return f"{holder.secret} {client[0] if client else ''}".strip().encode("latin-1", "replace")

    async def _unreachable(self, holder: Holder, error: BaseException) -> None:
        """Where nobody listens any more, nobody lives. Anything else may pass: its lease decides."""
        if _refused(error):
            self._house.leases.believe_dead(holder.server)
            return
        _log.warning("another server cannot be reached", server=holder.server, error=type(error).__name__)
        await asyncio.sleep(PAUSE_SECONDS)


async def _relayed(there: ClientConnection, receive: Receive, send: Send) -> None:
    """Pass everything on, until one side closes."""
    await receive()
    await send({"type": "websocket.accept"})

    async def up() -> None:
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            await there.send(text if text is not None else event.get("bytes") or b"")

    async def down() -> None:
        async for message in there:
            if isinstance(message, str):
                await send({"type": "websocket.send", "text": message, "bytes": None})

    ways = [asyncio.create_task(up()), asyncio.create_task(down())]
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        browser_left = not ways[0].cancelled() and ways[0].exception() is None
        await there.close()
        if not browser_left:
            code = CLOSE_COME_BACK if there.close_code in UNSPEAKABLE else there.close_code
            with contextlib.suppress(Exception):
                await send({"type": "websocket.close", "code": code, "reason": ""})


def _passed_on(headers: Any) -> list[tuple[bytes, bytes]]:
    return [(name, value) for name, value in headers if name not in HOP_BY_HOP]


def _again(body: bytes, receive: Receive) -> Receive:
    """A body that was read already, for somebody who reads it again."""
    given = False

    async def receive_again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again


def _refused(error: BaseException | None) -> bool:
    """Whether the other machine has said that nobody listens there."""
    while error is not None:
        if isinstance(error, ConnectionRefusedError):
            return True
        if isinstance(error, BaseExceptionGroup):
            return all(_refused(one) for one in error.exceptions)
        error = error.__cause__ or error.__context__
    return False
