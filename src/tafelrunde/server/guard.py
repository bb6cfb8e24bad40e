"""What stands before everything else: who may call from where, how often, and what a browser may do with the answer."""

from __future__ import annotations

import hmac
import re
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any
from urllib.parse import quote, urlsplit

import msgspec

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.server import errors
from tafelrunde.server.callers import caller_of, group_of, is_forwarded, is_this_machine, plain_path, read_networks
from tafelrunde.server.errors import STATUS
from tafelrunde.server.limits import SHARE, Addresses, Share, Shares
from tafelrunde.server.messages import problem_of
from tafelrunde.server.relay import RELAYED
from tafelrunde.server.settings import Settings
from tafelrunde.tables.effort import charge_to
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

WANTED = frozenset({b"origin", b"host", b"content-length", b"authorization"})
# Whoever only looks after the server; the answers cost nothing, or are made once a second.
UNLIMITED = frozenset({"/healthz", "/readyz"})
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
# Making something costs more than looking.
COST_OF_CHANGING = 4.0
# A page of the client is many small files.
COST_OF_A_FILE = 0.25
# No address of ours is anywhere near so long, and not every program on the way could pass a longer one on.
LONGEST_ADDRESS = 4096
# What makes a table, which is stored for a long time.
MAKING = re.compile(r"/api/(?:tables|recipes|games/[^/]+/lessons/[^/]+|tables/[^/]+/(?:continue|rematch))/?", re.ASCII)
# What pages of other origins that are allowed here may do.
CORS = [
    (b"access-control-allow-methods", b"GET, POST"),
    (b"access-control-allow-headers", b"authorization, content-type"),
    (b"access-control-max-age", b"600"),
]


class Guard:
    """Wraps the application."""

    def __init__(
        self,
        app: App,
        settings: Settings,
        measures: Measures,
        on_behalf_of: Callable[[MutableMapping[str, Any]], str | None] = lambda _: None,
        inside: str = "",
    ) -> None:
        """`on_behalf_of` knows other servers, which have a guard of their own; `inside` is where they may call."""
        self._app = app
        self._on_behalf_of = on_behalf_of
        self._inside_port = int(inside.rpartition(":")[2] or 0)
        self._measures = measures
        self._origins = frozenset(origin.rstrip("/").lower() for origin in settings.origins)
        self._proxies = read_networks(settings.trusted_proxies)
        self._addresses = Addresses(settings.request_rate, settings.request_burst)
        self._makers = Addresses(settings.tables_an_hour / 3600, settings.tables_an_hour)
        self._tables_an_hour = settings.tables_an_hour
        self._shares = Shares(
            lambda: Share(
                settings.byte_rate,
                settings.byte_burst,
                settings.waiting_bytes,
                settings.address_message_rate,
                settings.address_message_burst,
                settings.work_rate,
                settings.work_burst,
            )
        )
        self._connections = settings.connections
        self._body_size = settings.body_size
        self._metrics_token = settings.metrics_token
        self.failure: TafelrundeError | None = None

    async def __call__(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(scope, receive, send)
            return
        person = self._on_behalf_of(scope)
        if person is not None:
            # That server counts the bytes of requests; what waits for somebody waits here.
            scope["client"], scope[RELAYED] = (person, 0), True
            share = scope[SHARE] = self._shares.of(group_of(person))
            if scope["type"] == "http" and share.work.empty:
                await self._answer(problem("too-fast", "too-fast"), send)
                return
            charge_to(share.work.spend)
            await self._app(scope, receive, send)
            return
        # From here on there is one path and one address, and nothing counts or answers by another one.
        scope["path"] = plain_path(scope["path"])
        scope["raw_path"] = quote(scope["path"]).encode()
        address = caller_of(scope, self._proxies)
        scope["client"] = (address, (scope.get("client") or ("", 0))[1])
        headers = {name: value for name, value in scope["headers"] if name in WANTED}
        share = scope[SHARE] = self._shares.of(group_of(address))
        charge_to(share.work.spend)
        refusal = self._refusal(scope, headers, address, share)
        share.open += 1
        try:
            await self._let_in(scope, headers, share, refusal, receive, send)
        finally:
            share.open -= 1

    async def _let_in(
        self,
        scope: MutableMapping[str, Any],
        headers: Mapping[bytes, bytes],
        share: Share,
        refusal: TableProblem | None,
        receive: Receive,
        send: Send,
    ) -> None:
        """Or turn away, if there is a reason to."""
        if scope["type"] == "websocket":
            if refusal is None:
                await self._app(scope, receive, send)
            else:
                await self._turn_away(refusal, receive, send)
            return
        answering = _with_headers(scope, _counted(send, share), self._allowed_origin(headers.get(b"origin")))
        if refusal is not None:
            await self._answer(refusal, answering)
        elif scope["method"] == "OPTIONS" and b"origin" in headers:
            await answering({"type": "http.response.start", "status": 204, "headers": [*CORS]})
            await answering({"type": "http.response.body", "body": b""})
        else:
            if scope["method"] == "HEAD":
                # Whoever only looks whether something is there (monitors do) is answered as with GET; the connection
                # keeps the body to itself.
                scope = {**scope, "method": "GET"}
            try:
                await self._app(scope, _while_there(receive, share), answering)
            except errors.Left:
                return
            except TableProblem as error:
                await self._answer(error, answering)

    async def _live(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        """From opening to closing. Why the house could not be opened is kept for whoever has started the server."""
        failed: list[Message] = []

        async def hold_back_failures(message: Message) -> None:
            if message["type"] == "lifespan.startup.failed":
                failed.append(message)
            else:
                await send(message)

        try:
            await self._app(scope, receive, hold_back_failures)
        except Exception as error:
            self.failure = _sentence_in(error)
            if self.failure is None:
                for message in failed:
                    await send(message)
                raise
            await send({"type": "lifespan.startup.failed", "message": self.failure.text()})

    def _refusal(
        self, scope: MutableMapping[str, Any], headers: Mapping[bytes, bytes], address: str, share: Share
    ) -> TableProblem | None:
        path: str = scope["path"]
        if self._inside_port and (scope.get("server") or ("", 0))[1] == self._inside_port:
            return problem("forbidden", "servers-only")
        changing = scope["type"] == "websocket" or scope.get("method") not in SAFE_METHODS
        looking = 1.0 if path.startswith("/api/") else COST_OF_A_FILE
        if path not in UNLIMITED and (
            share.spent or not self._addresses.take(group_of(address), COST_OF_CHANGING if changing else looking)
        ):
            return problem("too-fast", "too-fast")
        if scope["type"] == "http" and path.startswith("/api/") and share.work.empty:
            return problem("too-fast", "too-fast")
        # Where a web server stands before this one, all connections are its own: here is known for whom they are.
        if self._connections and share.open >= self._connections and path not in UNLIMITED:
            return problem("too-fast", "too-fast")
        if changing and not self._is_ours(headers.get(b"origin"), headers.get(b"host")):
            return problem("forbidden", "wrong-origin")
        if path == "/metrics" and not self._may_read_metrics(scope, headers, address):
            return problem("forbidden", "metrics-are-private")
        makes = scope.get("method") == "POST" and MAKING.fullmatch(path) is not None
        if makes and not self._makers.take(group_of(address)):
            return problem("too-fast", "too-many-new-tables", most=self._tables_an_hour)
        if len(scope["raw_path"]) + len(scope.get("query_string", b"")) > LONGEST_ADDRESS:
            return problem("too-big", "too-big")
        length = headers.get(b"content-length", b"0")
        if length.isdigit() and (len(length) > 18 or int(length) > self._body_size):
            return problem("too-big", "too-big")
        return None

    def _may_read_metrics(self, scope: MutableMapping[str, Any], headers: Mapping[bytes, bytes], address: str) -> bool:
        token = headers.get(b"authorization", b"").decode("latin-1").removeprefix("Bearer ")
        if self._metrics_token and hmac.compare_digest(token.encode(), self._metrics_token.encode()):
            return True
        # A proxy on this machine that is not known as one may call for anybody.
        return is_this_machine(address) and (not is_forwarded(scope) or bool(self._proxies))

    def _allowed_origin(self, origin: bytes | None) -> bytes | None:
        """The origin of a page from elsewhere that may use this server."""
        if origin is None:
            return None
        return origin if origin.decode("latin-1").rstrip("/").lower() in self._origins else None

    def _is_ours(self, origin: bytes | None, host: bytes | None) -> bool:
        """Whether the page that calls is one of ours. Programs send no origin, browsers always do."""
        if origin is None or self._allowed_origin(origin) is not None:
            return True
        given = origin.decode("latin-1").rstrip("/").lower()
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


def _sentence_in(error: BaseException) -> TafelrundeError | None:
    """What is meant for people in an error, or in a group of them as the framework makes it."""
    if isinstance(error, BaseExceptionGroup):
        return next((found for found in map(_sentence_in, error.exceptions) if found is not None), None)
    return error if isinstance(error, TafelrundeError) else None


def _while_there(receive: Receive, share: Share) -> Receive:
    """What somebody sends, counted, for as long as they send it: whoever leaves in the middle of it wants no answer."""
    complete = False

    async def receive_while_there() -> Message:
        nonlocal complete
        message = await receive()
        if message["type"] == "http.request":
            share.spend(len(message.get("body", b"")))
            complete = not message.get("more_body")
        elif message["type"] == "http.disconnect" and not complete:
            raise errors.Left
        return message

    return receive_while_there


def _counted(send: Send, share: Share) -> Send:
    async def send_counted(message: Message) -> None:
        if message["type"] == "http.response.body":
            share.spend(len(message.get("body", b"")))
        await send(message)

    return send_counted


def _with_headers(scope: MutableMapping[str, Any], send: Send, allowed_origin: bytes | None) -> Send:
    stored = not scope["path"].startswith("/api/")
    more = list(HEADERS)
    if not stored:
        more.append((b"cache-control", b"no-store"))
    if allowed_origin is not None:
        more += [(b"access-control-allow-origin", allowed_origin), (b"vary", b"Origin")]

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *more]
        await send(message)

    return send_with_headers
