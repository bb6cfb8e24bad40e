"""Whose turn it is to think: bots of all tables share a few processes, and nobody gets them all.

Those who wait are asked in a circle: one address after the other, and for each address one of its tables after the
other. However many tables somebody opens, others wait for one thought of theirs and not for all. Those who have time
(analyses of finished games) wait for all others, but not for ever.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import NamedTuple


class Turn(NamedTuple):
    """For whom a bot thinks."""

    address: str
    table: str
    # Nobody waits for it at a table.
    has_time: bool = False


# If there are always others, those who have time get one turn in so many.
SELDOM = 8

Circle = OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]]


class Turns:
    """So many may think at the same time."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._free = places
        self._waiting: Circle = OrderedDict()
        self._having_time: Circle = OrderedDict()
        self._called = 0

    async def take(self, turn: Turn) -> None:
        """Wait until it is one's turn; `give_back` must follow."""
        if self._free > 0:
            self._free -= 1
            return
        called = asyncio.get_running_loop().create_future()
        circle = self._having_time if turn.has_time else self._waiting
        circle.setdefault(turn.address, OrderedDict()).setdefault(turn.table, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                # It was called and left in the same moment.
                self.give_back()
            raise

    def have(self, places: int) -> None:
        """There are so many places from now on; whoever has one keeps it."""
        self._free += places - self._places
        self._places = places
        while self._free > 0 and (self._waiting or self._having_time):
            self._free -= 1
            self.give_back()

    def give_back(self) -> None:
        """The next one, please."""
        while (self._waiting or self._having_time) and self._free >= 0:
            called = _next_of(self._circle())
            if not called.done():
                called.set_result(None)
                return
        self._free += 1

    def _circle(self) -> Circle:
        self._called += 1
        if not self._waiting or (self._having_time and self._called % SELDOM == 0):
            return self._having_time
        return self._waiting


def _next_of(circle: Circle) -> asyncio.Future[None]:
    """Whoever is next; then come the other addresses, and the other tables of this one."""
    address, tables = circle.popitem(last=False)
    table, queue = tables.popitem(last=False)
    called = queue.popleft()
    if queue:
        tables[table] = queue
    if tables:
        circle[address] = tables
    return called
