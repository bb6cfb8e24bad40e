"""One WebSocket: a browser at a table, or a spectator.

Messages are handled one after the other. Garbage is answered and not punished with a closed connection, as long as
it does not become too much.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.server import messages
from tafelrunde.server.limits import Bucket, Share
from tafelrunde.server.settings import Settings
from tafelrunde.server.wire import (
    Acknowledged,
    Act,
    AnswerProposal,
    AnswerUndo,
    ClientMessage,
    Hello,
    Look,
    Ping,
    Pong,
    Refused,
    Resync,
    Said,
    Say,
    Undo,
)
from tafelrunde.tables.course import Change
from tafelrunde.tables.house import House
from tafelrunde.tables.problem import TableProblem, problem
from tafelrunde.tables.records import Line
from tafelrunde.tables.table import Table

# Why a connection was closed, for the client. 1012 and 1013 are from the standard: come back at once, or later.
CLOSE_TABLE_RESTARTS = 1012
CLOSE_TOO_SLOW = 1013
CLOSE_NO_HELLO = 4400
CLOSE_NO_TABLE = 4404
CLOSE_TOO_MUCH = 4429

HELLO_SECONDS = 20.0
# Nobody has more seats than this at one table.
MOST_SECRETS = 16
# Refused messages in a row (too fast, or garbage) before the connection is closed.
PATIENCE = 200
# What some messages cost more than others: to be shown everything, and to have something told to everybody and kept.
COST_OF_ALL = 3.0
COSTS: dict[type, float] = {Hello: COST_OF_ALL, Look: COST_OF_ALL, Resync: COST_OF_ALL, Say: 4.0, AnswerProposal: 4.0}

_log = structlog.get_logger("tafelrunde.connection")

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

_decoder = msgspec.json.Decoder(ClientMessage)


class _WithId(msgspec.Struct):
    id: str = ""


_id_decoder = msgspec.json.Decoder(_WithId)


class Gone(Exception):
    """The other side has closed the connection."""


class Connection:
    """Listens to a table for a browser, and speaks to the table for it."""

    def __init__(
        self,
        receive: Receive,
        send: Send,
        house: House,
        settings: Settings,
        share: Share | None = None,
        address: str | None = None,
    ) -> None:
        """`share` is what this connection has together with all others of its address."""
        self._address = address
        self._receive = receive
        self._send_raw = send
        self._house = house
        self._measures = house.measures
        self._outbox: deque[str] = deque()
        self._outbox_limit = settings.outbox
        # In letters rather than bytes: close enough for a limit, and it costs nothing to count.
        self._outbox_letters = 0
        self._outbox_most_letters = settings.outbox_bytes
        self._share = share or Share(0, 0, settings.waiting_bytes)
        self._wake = asyncio.Event()
        self._closing: int | None = None
        self._bucket = Bucket(settings.message_rate, settings.message_burst)
        self._patience = PATIENCE
        # The seats that this connection speaks for, and how it looks at the table.
        self.seats: tuple[int, ...] = ()
        self._eyes = messages.Eyes()

    # ------------------------------------------------------------------ from beginning to end

    async def run(self, id: str) -> None:
        """Serve an accepted WebSocket until one side closes it."""
        writer = asyncio.create_task(self._write())
        table: Table | None = None
        self._measures.connections.inc()
        try:
            table = await self._house.find(id)
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._next(table)
                while not isinstance(hello, Hello):
                    self._refuse(hello.id, problem("bad", "hello-first"), table)
                    hello = await self._next(table)
            await self._greet(table, hello)
            while True:
                message = await self._next(table)
                await self._handle(table, message)
        except Gone:
            pass
        except TimeoutError:
            self._close(CLOSE_NO_HELLO)
        except Exception as error:
            if not isinstance(error, TafelrundeError):
                # A fault of ours: the log gets the details, and whoever it was may come back.
                self._measures.failures.labels("connection").inc()
                _log.error("connection failed", table=id, error=type(error).__name__, exc_info=True)
                self._close(CLOSE_TABLE_RESTARTS)
                return
            self._refuse("", error, table)
            # Only what is not there is not worth coming back for.
            missing = table is None and not (isinstance(error, TableProblem) and error.ground == "unavailable")
            self._close(CLOSE_NO_TABLE if missing else CLOSE_TABLE_RESTARTS)
        finally:
            self._measures.connections.dec()
            if table is not None and not table.gone and self in table.listeners:
                leaving = table
                # Whoever goes must be seen going, even while the server itself is closing the connection.
                await asyncio.shield(self._leave(leaving))
            if self._closing is None:
                writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
            self._empty_outbox()

    async def _leave(self, table: Table) -> None:
        try:
            await table.do(lambda: table.detach(self))
        except TafelrundeError:
            table.listeners.discard(self)

    async def _greet(self, table: Table, hello: Hello) -> None:
        secrets = hello.secrets[:MOST_SECRETS]

        async def greet() -> None:
            self.seats = table.seats_of(secrets)
            wanted = hello.seat if hello.seat in self.seats else None
            self._eyes.seat = wanted if wanted is not None or not self.seats else self.seats[0]
            self._eyes.follows = hello.follows
            await table.attach(self, lambda: self._sync(table), self._address)

        await table.do(greet)
        if not all(table.seats_of([secret]) for secret in secrets):
            self._refuse("", problem("unknown-secret", "unknown-secret"), table)

    async def _next(self, table: Table) -> ClientMessage:
        """The next message that makes sense."""
        while True:
            if self._closing is not None:
                raise Gone
            event = await self._receive()
            if event["type"] == "websocket.disconnect":
                raise Gone
            text = event.get("text")
            data = (text if text is not None else event.get("bytes")) or ""
            self._share.spend(len(data))
            if self._share.spent or not self._may_say():
                self._refuse(_id_of(data), problem("too-fast", "too-fast"), table)
                self._lose_patience()
                continue
            if text is None:
                self._refuse("", problem("bad", "binary-message"), table)
                self._lose_patience()
                continue
            try:
                message: ClientMessage = _decoder.decode(text)
            except (msgspec.MsgspecError, RecursionError) as error:
                self._refuse(_id_of(data), problem("bad", "bad-message", why=str(error)), table)
                self._lose_patience()
                continue
            more = COSTS.get(type(message), 1.0) - 1.0
            if more and not self._may_say(more):
                self._refuse(_id_of(data), problem("too-fast", "too-fast"), table)
                self._lose_patience()
                continue
            self._patience = PATIENCE
            return message

    def _may_say(self, cost: float = 1.0) -> bool:
        """Whether neither this connection nor all of its address together say too much."""
        return self._bucket.take(cost) and self._share.messages.take(cost)

    def _lose_patience(self) -> None:
        self._patience -= 1
        if self._patience <= 0:
            self._close(CLOSE_TOO_MUCH)

    # ------------------------------------------------------------------ what a client says

    async def _handle(self, table: Table, message: ClientMessage) -> None:
        if isinstance(message, Hello):
            # The same browser has taken or left a seat meanwhile.
            await self._greet(table, message)
            return
        try:
            await self._carry_out(table, message)
        except TafelrundeError as error:
            self._refuse(message.id, error, table)
            if table.gone:
                raise
            if isinstance(error, TableProblem) and error.stale:
                self._bucket.spend(COST_OF_ALL)
                self._share.messages.spend(COST_OF_ALL)
                await self._sync_in_turn(table)

    async def _carry_out(
        self, table: Table, message: Act | Undo | AnswerUndo | AnswerProposal | Say | Look | Resync | Ping
    ) -> None:
        match message:
            case Act(seat=seat, number=asked, index=index):
                begun = time.perf_counter()
                self._must_be_own(seat)
                number = await table.do(lambda: table.act(seat, asked, index))
                self._acknowledge(message.id, number)
                self._measures.latency.observe(time.perf_counter() - begun)
            case Undo(seat=seat):
                self._must_be_own(seat)
                self._acknowledge(message.id, await table.do(lambda: table.undo(seat, self.seats)))
            case AnswerUndo(seat=seat, agree=agree):
                self._must_be_own(seat)
                self._acknowledge(message.id, await table.do(lambda: table.answer_undo(seat, agree)))
            case AnswerProposal(seat=seat, number=line, part=part, good=good):
                self._must_be_own(seat)
                answered = await table.do(lambda: table.answer_proposal(seat, line, part, good))
                self._acknowledge(message.id, answered)
            case Say(seat=speaker, name=name, text=text):
                if speaker is not None:
                    self._must_be_own(speaker)
                self._acknowledge(message.id, await table.do(lambda: table.say(speaker, name, text)))
            case Look(seat=wanted):
                if wanted is not None:
                    self._must_be_own(wanted)
                self._eyes.seat = wanted
                await self._sync_in_turn(table)
                self._acknowledge(message.id, table.number)
            case Resync():
                await self._sync_in_turn(table)
                self._acknowledge(message.id, table.number)
            case Ping():
                self._send(messages.encode(Pong(id=message.id)).decode())

    def _must_be_own(self, seat: int) -> None:
        if seat not in self.seats:
            raise problem("forbidden", "not-your-seat", stale=True)

    # ------------------------------------------------------------------ what the table says

    def changed(self, table: Table, change: Change) -> None:
        """Send an update; or everything, if this connection no longer speaks for the same seats."""
        if self.seats != self._eyes.seats:
            if self._eyes.seat not in self.seats:
                self._eyes.seat = self.seats[0] if self.seats else None
            self._sync(table)
            return
        maker: messages.UpdateMaker | None = change.made
        if maker is None:
            maker = change.made = messages.UpdateMaker(table)
        with self._measures.encode_time():
            update = maker.update(table, change, self._eyes)
        self._send(update)

    def said(self, table: Table, line: Line) -> None:
        """Send a line of chat."""
        self._send(messages.encode(Said(message=messages.chat_message(line))).decode())

    def told(self, why: TableProblem) -> None:
        """Send what concerns this connection alone."""
        self._refuse("", why, None)

    def lost(self) -> None:
        """The client has to come back: to a table that was read anew."""
        self._close(CLOSE_TABLE_RESTARTS)

    def _sync(self, table: Table) -> None:
        self._eyes.seats = self.seats
        self._send(messages.sync(table, self._eyes).decode())

    async def _sync_in_turn(self, table: Table) -> None:
        """Everything, as it is between two happenings and not in the middle of one."""

        async def sync() -> None:
            self._sync(table)

        await table.do(sync)

    # ------------------------------------------------------------------ sending

    def _acknowledge(self, id: str, number: int) -> None:
        self._send(messages.encode(Acknowledged(id=id, number=number)).decode())

    def _refuse(self, id: str, error: TafelrundeError, table: Table | None) -> None:
        ground = error.ground if isinstance(error, TableProblem) else "bad"
        self._measures.refused.labels(ground).inc()
        names = None if table is None else table.names
        self._send(messages.encode(Refused(id=id, problem=messages.problem_of(error, names))).decode())

    def _send(self, message: str) -> None:
        if self._closing is not None:
            return
        self._outbox.append(message)
        self._outbox_letters += len(message)
        self._share.waiting += len(message)
        # One message alone is always sent, however long it is.
        too_long = self._outbox_letters > self._outbox_most_letters or self._share.clogged
        if (too_long and len(self._outbox) > 1) or len(self._outbox) > self._outbox_limit or self._share.spent:
            self._empty_outbox()
            self._close(CLOSE_TOO_SLOW)
        self._wake.set()

    def _empty_outbox(self) -> None:
        self._outbox.clear()
        self._share.waiting -= self._outbox_letters
        self._outbox_letters = 0

    def _close(self, code: int) -> None:
        if self._closing is None:
            self._closing = code
            self._wake.set()

    async def _write(self) -> None:
        """Send what is in the outbox, in order. A slow connection makes nobody else wait."""
        try:
            while True:
                while self._outbox:
                    message = self._outbox.popleft()
                    self._outbox_letters -= len(message)
                    self._share.waiting -= len(message)
                    self._share.spend(len(message))
                    await self._send_raw({"type": "websocket.send", "text": message, "bytes": None})
                if self._closing is not None:
                    await self._send_raw({"type": "websocket.close", "code": self._closing, "reason": ""})
                    return
                self._wake.clear()
                await self._wake.wait()
                # What else is sent in this moment (an update and its ack) goes out together.
                await asyncio.sleep(0)
        except Exception:
            # The other side is gone, in one of many ways; whoever reads will notice too.
            self._closing = self._closing or CLOSE_TABLE_RESTARTS


def _id_of(data: str | bytes) -> str:
    """The id of a message that makes no sense otherwise, so that the client can tell which one it was."""
    try:
        return _id_decoder.decode(data).id[:100]
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""
