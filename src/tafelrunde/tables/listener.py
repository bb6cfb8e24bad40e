"""Who is around a table: those who listen to it, and what all tables share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from tafelrunde.tables.course import Change
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.records import Line
from tafelrunde.tables.store import Store
from tafelrunde.tables.thinking import Thinkers

if TYPE_CHECKING:
    from tafelrunde.tables.table import Table


class Listener(Protocol):
    """Somebody at the table: a connection. `seats` are those it speaks for."""

    seats: tuple[int, ...]

    def changed(self, table: Table, change: Change) -> None:
        """Something is new."""

    def said(self, table: Table, line: Line) -> None:
        """Somebody has said something."""

    def lost(self) -> None:
        """The table must be found again: what is in memory can no longer be trusted."""


class Surroundings:
    """What all tables of a house share."""

    __slots__ = ("bot_delay", "measures", "store", "thinkers", "unwatched_seconds")

    def __init__(
        self, store: Store, thinkers: Thinkers, measures: Measures, bot_delay: float, unwatched_seconds: float
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.measures = measures
        # People want to see what a bot does: it waits at least so long before it moves.
        self.bot_delay = bot_delay
        # Bots play on for so long when nobody is left to watch them.
        self.unwatched_seconds = unwatched_seconds
