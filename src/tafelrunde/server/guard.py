"""What stands before everything else: who may call from where, how often, and what a browser may do with the answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from tafelrunde.server.errors import STATUS
from tafelrunde.server.limits import Addresses
from tafelrunde.server.messages import problem_of
from tafelrunde.server.settings import Settings
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.problem import TableProblem, problem

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)

HEADERS: list[tuple[bytes, bytes]] = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
# Making something costs more than looking.
COST_OF_CHANGING = 4.0


class Guard:
    """Wraps the application."""

    def __init__(self, app: App, settings: Settings, measures: Measures) -> None:
        self._app = app
        self._measures = measures
        self._origins = frozenset(origin.rstrip("/").lower() for origin in settings.origins)
        self._addresses = Addresses(settings.request_rate, settings.request_burst)
        self._body_size = settings.body_size

    async def __call__(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if scope["type"] == "websocket":
            if refusal is None:
                await self._app(scope, receive, send)
            else:
                await self._turn_away(refusal, receive, send)
        elif refusal is None:
            await self._app(scope, receive, _with_headers(scope, send))
        else:
            await self._answer(refusal, _with_headers(scope, send))

    def _refusal(self, scope: MutableMapping[str, Any]) -> TableProblem | None:
        path: str = scope["path"]
        changing = scope["type"] == "websocket" or scope.get("method") not in SAFE_METHODS
        headers = {name: value for name, value in scope["headers"] if name in (b"origin", b"host", b"content-length")}
        if changing and not self._is_ours(headers.get(b"origin"), headers.get(b"host")):
            return problem("forbidden", "wrong-origin")
        if path.startswith("/api/"):
            client = scope.get("client")
            address = str(client[0]) if client else ""
            if not self._addresses.take(address, COST_OF_CHANGING if changing else 1.0):
                return problem("too-fast", "too-fast")
        length = headers.get(b"content-length", b"0")
        if length.isdigit() and int(length) > self._body_size:
            return problem("too-big", "too-big")
        return None

    def _is_ours(self, origin: bytes | None, host: bytes | None) -> bool:
        """Whether the page that calls is one of ours. Programs send no origin, browsers always do."""
        if origin is None:
            return True
        given = origin.decode("latin-1").rstrip("/").lower()
        if given in self._origins:
            return True
        try:
            return host is not None and urlsplit(given).netloc == host.decode("latin-1").lower()
        except ValueError:
            return False

    async def _answer(self, refusal: TableProblem, send: Send) -> None:
        self._measures.refused.labels(refusal.ground).inc()
        headers = [(b"content-type", b"application/json")]
        if refusal.ground == "too-fast":
            headers.append((b"retry-after", b"1"))
        await send({"type": "http.response.start", "status": STATUS[refusal.ground], "headers": headers})
        await send({"type": "http.response.body", "body": msgspec.json.encode(problem_of(refusal))})

    async def _turn_away(self, refusal: TableProblem, receive: Receive, send: Send) -> None:
        """Close before the handshake: the browser sees status 403."""
        self._measures.refused.labels(refusal.ground).inc()
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": ""})


def _with_headers(scope: MutableMapping[str, Any], send: Send) -> Send:
    stored = not scope["path"].startswith("/api/")

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [*message["headers"], *HEADERS]
            if not stored:
                headers.append((b"cache-control", b"no-store"))
            message["headers"] = headers
        await send(message)

    return send_with_headers
