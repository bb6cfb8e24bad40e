"""The bytes of a connection: who is too slow, too greedy or too busy with nothing is let go before anything is done.

uvicorn speaks HTTP and WebSocket; what is added here are the limits that it does not have.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from tafelrunde.server.callers import group_of, is_among, read_networks
from tafelrunde.server.limits import Bucket
from tafelrunde.server.settings import Settings

# A body comes in so many pieces at most, and one more for each so many bytes: each of them costs about as much as the
# other, however small it is.
PIECES = 1000
BYTES_OF_A_PIECE = 64
# What is read of a WebSocket at a time; the rest waits until what came before it is done, and others had their turn.
SLICE = 2048
# Frames that are no message (pings, pongs, parts of a message): so many a second, and so many at once.
FRAME_RATE = 5.0
FRAME_BURST = 100.0
# Bytes that are no letters, where letters should be (as the standard has it).
CLOSE_NO_TEXT = 1007
# What may wait for somebody whose pings are still answered.
MOST_UNREAD = 256 * 1024


class PatientConnection(h11.Connection):
    """Reads HTTP, and no body in crumbs."""

    _pieces = 0
    _bytes = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Data):
            self._pieces += 1
            self._bytes += len(event.data)
            if self._pieces > PIECES + self._bytes / BYTES_OF_A_PIECE:
                raise h11.RemoteProtocolError("a body in crumbs")
        elif isinstance(event, h11.Request):
            self._pieces = self._bytes = 0
        return event


class Lines:
    """The open connections of a server: how many each address has, and whether what is sent to them gets anywhere."""

    def __init__(self, settings: Settings, inside: str = "") -> None:
        """Other servers, who call at the address `inside`, need as many as there are people."""
        self._most = settings.connections
        self._stall_seconds = settings.stall_seconds
        self._inside_port = int(inside.rpartition(":")[2] or 0)
        self._proxies = read_networks(settings.trusted_proxies)
        self._open: dict[asyncio.Transport, str] = {}
        self._of: dict[str, int] = {}
        # What waits for somebody who takes nothing, and since when.
        self._stalled: dict[asyncio.Transport, tuple[int, float]] = {}
        self._looking: asyncio.TimerHandle | None = None

    def admitted(self, transport: asyncio.Transport, address: str) -> bool:
        """Whether this address may have one more connection; then it has it until `ended`."""
        outside = not self._inside_port or transport.get_extra_info("sockname")[1] != self._inside_port
        group = group_of(address) if outside and not is_among(address, self._proxies) else ""
        if group and self._most and self._of.get(group, 0) >= self._most:
            return False
        self._open[transport] = group
        self._of[group] = self._of.get(group, 0) + 1
        if self._looking is None:
            self._look_later()
        return True

    def ended(self, transport: asyncio.Transport) -> None:
        """Really: one that is being closed is still there as long as something waits for the other side."""
        self._stalled.pop(transport, None)
        group = self._open.pop(transport, None)
        if group is not None:
            self._of[group] -= 1
            if not self._of[group]:
                del self._of[group]

    def _look_later(self) -> None:
        seconds = max(0.05, self._stall_seconds / 10)
        self._looking = asyncio.get_running_loop().call_later(seconds, self._look)

    def _look(self) -> None:
        """Whoever takes nothing of what waits for them is let go: else they would keep it for ever."""
        self._looking = None
        now = asyncio.get_running_loop().time()
        for transport in list(self._open):
            waiting = transport.get_write_buffer_size()
            before, since = self._stalled.get(transport, (0, now))
            if not waiting:
                self._stalled.pop(transport, None)
            elif waiting < before or transport not in self._stalled:
                self._stalled[transport] = (waiting, now)
            elif now - since >= self._stall_seconds:
                transport.abort()
            else:
                self._stalled[transport] = (waiting, since)
        if self._open:
            self._look_later()


def protocols_of(settings: Settings, inside: str = "") -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """uvicorn's protocols for HTTP and WebSocket, with limits of time, of connections and of effort."""
    lines = Lines(settings, inside)

    class PatientProtocol(H11Protocol):
        """Waits for a request, but not for ever."""

        _deadline: asyncio.TimerHandle | None = None
        # The request whose body is being waited for.
        _waits_for: object = None

        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            self.conn = PatientConnection(h11.SERVER)

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if lines.admitted(transport, self.client[0] if self.client else ""):
                self._set_deadline(settings.head_seconds)
            else:
                transport.abort()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            asked = self.cycle is not None and not self.cycle.response_complete
            if asked and self.cycle.more_body:
                if self._waits_for is not self.cycle:
                    # The head is complete; the rest of it gets its own time, however small the pieces are.
                    self._waits_for = self.cycle
                    self._set_deadline(settings.body_seconds)
            elif asked or self.transport.get_protocol() is not self:
                # All of it is there: it is a request now, or a WebSocket.
                self._no_deadline()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            # Between two requests uvicorn watches the time itself, until the first byte of the next one comes.
            if not self.transport.is_closing() and self.cycle is not None and self.cycle.response_complete:
                self._set_deadline(settings.head_seconds)

        def connection_lost(self, exc: Exception | None) -> None:
            self._no_deadline()
            self._waits_for = None
            lines.ended(self.transport)
            super().connection_lost(exc)

        def shutdown(self) -> None:
            if self.cycle is not None and self.cycle.more_body and not self.cycle.response_started:
                # Half a request is nothing to wait for.
                self.transport.abort()
            else:
                super().shutdown()

        def _set_deadline(self, seconds: float) -> None:
            self._no_deadline()
            self._deadline = self.loop.call_later(seconds, self._too_slow)

        def _no_deadline(self) -> None:
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None

        def _too_slow(self) -> None:
            if self.transport.get_protocol() is self and not self.transport.is_closing():
                self.transport.abort()

    class PatientSocket(WebSocketsSansIOProtocol):
        """Takes message after message, however many come at once, and little that is none."""

        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            self._frames = Bucket(FRAME_RATE, FRAME_BURST)
            self._deadline: asyncio.TimerHandle | None = None
            # What was received and not yet looked at.
            self._unread = b""

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            # A head that makes no sense as one of a WebSocket is never answered otherwise.
            self._deadline = self.loop.call_later(settings.body_seconds, self._too_slow)

        def _too_slow(self) -> None:
            if not self.handshake_complete:
                self.transport.abort()

        def data_received(self, data: bytes) -> None:
            self._unread += data
            self._read_on()

        async def receive(self) -> Any:
            if self._unread and self.queue.empty():
                await asyncio.sleep(0)
            self._read_on()
            message = await super().receive()
            if self._unread:
                self._wait_with_reading()
            return message

        def connection_lost(self, exc: Exception | None) -> None:
            lines.ended(self.transport)
            if self._deadline is not None:
                self._deadline.cancel()
            self._unread = b""
            super().connection_lost(exc)

        def handle_text(self, event: Frame) -> None:
            # Nobody reads what comes after the end.
            if not self.close_sent or self._may_bother():
                super().handle_text(event)

        def handle_bytes(self, event: Frame) -> None:
            if not self.close_sent or self._may_bother():
                super().handle_bytes(event)

        def send_receive_event_to_app(self) -> None:
            if self.curr_msg_data_type == "text" and not _is_text(self.frames):
                # uvicorn would tell the log all about it.
                self.frames = []
                self.conn.send_close(CLOSE_NO_TEXT)
                self.handle_parser_exception()
            else:
                super().send_receive_event_to_app()

        def handle_ping(self) -> None:
            if self._may_bother() and self.transport.get_write_buffer_size() < MOST_UNREAD:
                super().handle_ping()

        def handle_pong(self, event: Frame) -> None:
            if self._may_bother():
                super().handle_pong(event)

        def handle_cont(self, event: Frame) -> None:
            if self._may_bother():
                super().handle_cont(event)

        def _read_on(self) -> None:
            """Until there is a message. Whoever has closed waits for the end only."""
            while self._unread and (self.close_sent or self.queue.empty()) and not self.transport.is_closing():
                data, self._unread = self._unread[:SLICE], self._unread[SLICE:]
                super().data_received(data)
            if self.transport.is_closing():
                self._unread = b""
            elif self._unread:
                self._wait_with_reading()
            elif self.read_paused and self.queue.empty():
                self.read_paused = False
                self.transport.resume_reading()

        def _wait_with_reading(self) -> None:
            if not self.read_paused and not self.transport.is_closing():
                self.read_paused = True
                self.transport.pause_reading()

        def _may_bother(self) -> bool:
            """Whether another frame that is no message is still bearable; otherwise this is the end."""
            if self.transport.is_closing():
                return False
            if not self._frames.take():
                self.transport.abort()
                return False
            return True

    return PatientProtocol, PatientSocket


def _is_text(frames: Sequence[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True
