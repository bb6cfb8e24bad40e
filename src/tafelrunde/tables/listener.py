"""Who is around a table: those who listen to it, and what all tables share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from tafelrunde.tables import tickets
from tafelrunde.tables.course import Change
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.problem import TableProblem
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

    def told(self, why: TableProblem) -> None:
        """Something that concerns this listener alone."""

    def lost(self) -> None:
        """The table must be found again: what is in memory can no longer be trusted."""


class Surroundings:
    """What all tables of a house share."""

    __slots__ = ("_admin_hash", "bot_delay", "may_have_bots", "measures", "store", "thinkers", "unwatched_seconds")

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        measures: Measures,
        bot_delay: float,
        unwatched_seconds: float,
        may_have_bots: Callable[[str | None, int], None] = lambda _owner, _more: None,
        admin_token: str = "",
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.measures = measures
        # People want to see what a bot does: it waits at least so long before it moves.
        self.bot_delay = bot_delay
        # Bots play on for so long when nobody is left to watch them.
        self.unwatched_seconds = unwatched_seconds
        # Refuses an address (of whoever made a table) that wants so many more bots and has too many.
        self.may_have_bots = may_have_bots
        self._admin_hash = tickets.hashed(admin_token) if admin_token else ""

    def is_admin(self, secret: str) -> bool:
        """Whether this is the token of whoever runs the server, who is host at every table."""
        return tickets.fits(secret, self._admin_hash)
