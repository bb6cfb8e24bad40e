"""Whose turn it is to think: bots of all tables share a few processes, and nobody gets them all.

Those who wait are asked in a circle: one address after the other, and for each address one of its tables after the
other. However many tables somebody opens, others wait for one thought of theirs and not for all.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import NamedTuple


class Turn(NamedTuple):
    """For whom a bot thinks."""

    address: str
    table: str


class Turns:
    """So many may think at the same time."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()

    async def take(self, turn: Turn) -> None:
        """Wait until it is one's turn; `give_back` must follow."""
        if self._free > 0:
            self._free -= 1
            return
        called = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(turn.address, OrderedDict()).setdefault(turn.table, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                # It was called and left in the same moment.
                self.give_back()
            raise

    def give_back(self) -> None:
        """The next one, please."""
        while self._waiting:
            address, tables = self._waiting.popitem(last=False)
            table, queue = tables.popitem(last=False)
            called = queue.popleft()
            if queue:
                tables[table] = queue
            if tables:
                self._waiting[address] = tables
            if not called.done():
                called.set_result(None)
                return
        self._free += 1
