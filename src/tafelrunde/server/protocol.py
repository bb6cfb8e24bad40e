"""The first bytes of a connection: who takes too long to ask, or comes too often, is let go before anything is done."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from typing import Any
from weakref import WeakSet

from uvicorn.protocols.http.h11_impl import H11Protocol

from tafelrunde.server.callers import group_of, is_among, read_networks
from tafelrunde.server.settings import Settings


def protocol_of(settings: Settings) -> type[asyncio.Protocol]:
    """uvicorn's protocol with a limit of time for a request's head, and of connections for an address."""
    proxies = read_networks(settings.trusted_proxies)
    open_from: MutableMapping[str, WeakSet[asyncio.Transport]] = {}

    class PatientProtocol(H11Protocol):
        """Waits for a request, but not for ever."""

        _deadline: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            address = self.client[0] if self.client else ""
            if not is_among(address, proxies) and not _admitted(transport, group_of(address)):
                transport.abort()
                return
            self._set_deadline()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            asked = self.cycle is not None and not self.cycle.response_complete
            if asked or self.transport.get_protocol() is not self:
                # The head is complete: it is a request now, or a WebSocket.
                self._no_deadline()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            # Between two requests uvicorn watches the time itself, until the first byte of the next one comes.
            if not self.transport.is_closing() and self.cycle is not None and self.cycle.response_complete:
                self._set_deadline()

        def connection_lost(self, exc: Exception | None) -> None:
            self._no_deadline()
            super().connection_lost(exc)

        def _set_deadline(self) -> None:
            self._no_deadline()
            self._deadline = self.loop.call_later(settings.head_seconds, self._too_slow)

        def _no_deadline(self) -> None:
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None

        def _too_slow(self) -> None:
            if self.transport.get_protocol() is self and not self.transport.is_closing():
                self.transport.abort()

    def _admitted(transport: asyncio.Transport, group: str) -> bool:
        """Whether this address may have one more connection."""
        if not settings.connections:
            return True
        known = open_from.setdefault(group, WeakSet())
        still_open = [other for other in known if not other.is_closing()]
        if len(still_open) >= settings.connections:
            return False
        open_from[group] = WeakSet([*still_open, transport])
        if len(open_from) > 10_000:
            for other in [other for other, transports in open_from.items() if not _any_open(transports)]:
                del open_from[other]
        return True

    return PatientProtocol


def _any_open(transports: Any) -> bool:
    return any(not transport.is_closing() for transport in transports)
