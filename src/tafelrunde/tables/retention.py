"""Nothing is kept for ever: tables that nobody has used for a long time are deleted, with their names and chat.

It is done a little at a time, beside everything else, and one table that cannot be deleted keeps none of the others.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import msgspec
import structlog

from tafelrunde.tables.inventory import Filed, Which
from tafelrunde.tables.measures import Measures

if TYPE_CHECKING:
    from tafelrunde.tables.house import House

DAY = 24 * 3600.0
# How often it is looked whether something is to be done, and how soon after the start.
SWEEP_SECONDS = 3600.0
FIRST_SECONDS = 60.0
# Tables that are looked up at once, and the pause after each one that is deleted: others want to write too.
PIECE = 50
PAUSE_SECONDS = 0.02

# Tables where nothing more can happen.
ENDED = ("over", "closed")

# Why a table was deleted.
Why = Literal["finished", "abandoned"]

_log = structlog.get_logger("tafelrunde.retention")


class Keep(msgspec.Struct, frozen=True, kw_only=True):
    """For how many days a table is kept after the last thing that happened there; 0 is for ever."""

    finished: float = 0.0
    abandoned: float = 0.0

    @property
    def sweep_seconds(self) -> float:
        """How often to look: often enough for what is set, and not more often than needed."""
        shortest = min((days for days in (self.finished, self.abandoned) if days), default=0.0)
        return min(SWEEP_SECONDS, max(1.0, shortest * DAY / 10))

    def rules(self, now: float) -> list[tuple[Why, Which]]:
        """Which tables are no longer kept."""
        found: list[tuple[Why, Which]] = []
        if self.finished:
            found.append(("finished", Which(phases=ENDED, quiet_since=now - self.finished * DAY)))
        if self.abandoned:
            phases = ("gathering", "playing")
            found.append(("abandoned", Which(phases=phases, quiet_since=now - self.abandoned * DAY)))
        return found


class Retention:
    """Deletes what is no longer kept."""

    def __init__(self, house: House, keep: Keep, measures: Measures) -> None:
        self._house = house
        self._keep = keep
        self._measures = measures

    async def sweep_for_ever(self) -> None:
        """Look again and again; whatever goes wrong, the next time comes."""
        if not self._keep.rules(0.0):
            return
        pause = min(FIRST_SECONDS, self._keep.sweep_seconds)
        while True:
            await asyncio.sleep(pause)
            pause = self._keep.sweep_seconds
            try:
                await self.sweep()
            except Exception as error:
                self._failed(error)

    async def sweep(self, now: float | None = None) -> int:
        """Delete everything that is no longer kept; how many tables that were."""
        deleted = 0
        for why, which in self._keep.rules(time.time() if now is None else now):
            while True:
                piece = await self._house.store.listed(which, PIECE)
                deleted += await self._delete(piece, why, which)
                if len(piece) < PIECE:
                    break
                # Those that are in use are still there: what comes after them is next.
                which = msgspec.structs.replace(which, after=piece[-1])
        return deleted

    async def _delete(self, piece: Sequence[Filed], why: Why, which: Which) -> int:
        deleted = 0
        for filed in piece:
            try:
                gone = await self._house.retire(filed.id, msgspec.structs.replace(which, id=filed.id, after=None))
            except Exception as error:
                self._failed(error, filed.id)
                continue
            if gone:
                deleted += 1
                self._measures.deleted.labels(why).inc()
                _log.info("table deleted", table=filed.id, why=why)
            await asyncio.sleep(PAUSE_SECONDS)
        return deleted

    def _failed(self, error: Exception, table: str = "") -> None:
        self._measures.failures.labels("retention").inc()
        _log.error("old tables cannot be deleted", table=table, error=type(error).__name__)
