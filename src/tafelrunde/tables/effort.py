"""What somebody makes the server work out: seconds of a processor, told to whoever keeps count for them.

A game that is played again, a box with somebody's own figures, a recipe that is checked: one request is soon sent, and
may be much work.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextvars import ContextVar
from typing import TypeVar

T = TypeVar("T")

Charge = Callable[[float], None]

_charge: ContextVar[Charge | None] = ContextVar("charge", default=None)


def charge_to(charge: Charge) -> None:
    """From here on, and in all that begins here, work is on this account."""
    _charge.set(charge)


async def worked_out(work: Callable[[], T]) -> T:
    """What comes of some work, done in a thread. It counts even if nobody waits for it any more."""
    charge, loop = _charge.get(), asyncio.get_running_loop()
    if charge is None:
        return await asyncio.to_thread(work)

    def measured() -> T:
        begun = time.thread_time()
        try:
            return work()
        finally:
            seconds = time.thread_time() - begun
            if not loop.is_closed():
                loop.call_soon_threadsafe(charge, seconds)

    return await asyncio.to_thread(measured)
