"""The house: all tables. Those in use are in memory, all others wait in the store."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence
from typing import Any

import msgspec
import structlog

from tafelrunde.kernel import registry
from tafelrunde.kernel.chance import SEALED
from tafelrunde.kernel.match import Match, Recipe, read_recipe
from tafelrunde.tables import tickets
from tafelrunde.tables.course import BrokenTable, Course, revive
from tafelrunde.tables.listener import Surroundings
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.owned import OwnFigures
from tafelrunde.tables.problem import NotStored, problem
from tafelrunde.tables.records import SeatKind, SeatRecord, Snapshot, Stored, TableRecord
from tafelrunde.tables.replay import Replays
from tafelrunde.tables.rows import Write
from tafelrunde.tables.store import Store, UnreadableTable
from tafelrunde.tables.table import Table
from tafelrunde.tables.thinking import Thinkers, check_bot

# Tables in play go on by themselves after a restart if something has happened at them within this time.
RESUME_SECONDS = 24 * 3600
# A finished table is looked at for a while; then its replay is all that anybody asks for.
OVER_SECONDS = 15.0
# Older public tables are no longer listed.
LISTED_SECONDS = 2 * 24 * 3600
LISTED = 100

_log = structlog.get_logger("tafelrunde.house")


class SeatWish(msgspec.Struct, frozen=True, kw_only=True):
    """How a seat of a new table is to be filled."""

    kind: SeatKind
    name: str = ""
    bot: str = ""
    contribution: str = ""


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table that was just made: the secrets are known only here and now."""

    table: Table
    host: str
    secrets: dict[int, str]


class House:
    """Makes tables, finds them, and sends those home that nobody uses."""

    def __init__(
        self,
        database: str | None,
        measures: Measures,
        *,
        workers: int,
        bot_budget: float,
        bot_delay: float,
        idle_seconds: float,
        own_figures: OwnFigures | None = None,
        unwatched_seconds: float = 60.0,
        tables_of_one: int = 0,
    ) -> None:
        self.measures = measures
        self.store = Store(database, measures)
        self.replays = Replays()
        self._thinkers = Thinkers(workers, bot_budget, measures)
        self._around = Surroundings(self.store, self._thinkers, measures, bot_delay, unwatched_seconds)
        self._idle_seconds = idle_seconds
        self._own_figures = own_figures or {}
        # Tables in memory that one address may have made; 0 is no limit.
        self._tables_of_one = tables_of_one
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the store, and go on with what was being played."""
        await self.store.open(alone=True)
        self._chores = [asyncio.create_task(self._resume()), asyncio.create_task(self._tidy_for_ever())]

    async def close(self) -> None:
        """Finish what is under way and close."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await asyncio.gather(*[table.close() for table in self._tables.values()])
        self._thinkers.close()
        await self.store.close()

    # ------------------------------------------------------------------ finding

    async def find(self, id: str) -> Table:
        """A table by its id, from memory or from the store."""
        table = self._tables.get(id)
        if table is not None and not table.gone:
            table.used = time.monotonic()
            return table
        # Everybody who looks for the same table waits for the same loading: a table is in memory only once.
        loading = self._loading.get(id)
        if loading is None:
            loading = asyncio.create_task(self._load(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        found = await asyncio.shield(loading)
        if found is None:
            raise problem("missing", "no-such-table")
        return found

    async def _load(self, id: str) -> Table | None:
        try:
            stored = await self.store.load(id)
        except UnreadableTable as error:
            self.measures.failures.labels("replay").inc()
            _log.error("table cannot be read", table=id, error=type(error.__cause__).__name__)
            raise
        if stored is None:
            return None
        # Playing a game once more takes some milliseconds: not in the middle of everybody else's.
        table, stale = await asyncio.to_thread(restored, stored, self._around)
        if stale and table.course is not None:
            await self._write_snapshot(table.record.id, stored, table.course)
        self._seat(table)
        return table

    async def _write_snapshot(self, id: str, stored: Stored, course: Course) -> None:
        """A snapshot in place of one that cannot be read."""
        _log.warning("the snapshot cannot be read; the table was played again from its choices", table=id)
        snapshot = Snapshot(position=stored.happenings[-1].position, state=course.match.state.save())
        with contextlib.suppress(NotStored):
            await self.store.write(Write(id, snapshot=snapshot))

    def _seat(self, table: Table) -> None:
        self._tables[table.record.id] = table
        self.measures.tables.set(len(self._tables))
        table.open()

    async def public(self) -> list[tuple[TableRecord, list[SeatRecord], Table | None]]:
        """The public tables that are not over, the newest first, and those of them that are in memory."""
        found = await self.store.public(time.time() - LISTED_SECONDS, LISTED)
        return [(record, seats, self._tables.get(record.id)) for record, seats in found]

    # ------------------------------------------------------------------ making

    async def create(
        self,
        game: str,
        seats: Sequence[SeatWish],
        options: dict[str, bool | int | str],
        components: dict[str, Any],
        *,
        per_move: int | None = None,
        per_game: int | None = None,
        public: bool = False,
        start: bool = False,
        owner: str | None = None,
    ) -> NewTable:
        """A new table. Without `components` it plays with the figures of the host's own copy, if there is one."""
        self._may_make(owner)
        declared = registry.find(game)
        components = components or self._own_figures.get(declared.id, {})
        # Figures of one's own mean a box of one's own, which takes a moment to make.
        setup = await asyncio.to_thread(declared.setup, len(seats), options, components)
        record = TableRecord(
            id=tickets.new_id(),
            game=declared.id,
            version=setup.version,
            generator=SEALED,
            players=len(seats),
            options=msgspec.to_builtins(setup.options),
            components=msgspec.json.decode(setup.components) if setup.components else {},
            seed=tickets.new_seed(),
            salt=tickets.new_salt(),
            host_hash="",
            public=public,
            phase="gathering",
            per_move=_limit(per_move),
            per_game=_limit(per_game),
            created=time.time(),
        )
        return await self._make(record, seats, start, owner)

    def _may_make(self, owner: str | None) -> None:
        """Refuse somebody who has very many tables already."""
        if owner is None or not self._tables_of_one:
            return
        own = sum(table.owner == owner and table.record.phase != "over" for table in self._tables.values())
        if own >= self._tables_of_one:
            raise problem("too-fast", "too-many-tables", most=self._tables_of_one)

    async def continued(self, table: Table, upto: int, seats: Sequence[SeatWish], owner: str | None = None) -> NewTable:
        """A new table where a finished game goes on after its first `upto` choices."""
        self._may_make(owner)
        if table.record.phase != "over" or table.course is None:
            raise problem("conflict", "not-over-yet")
        recipe = table.course.recipe()
        if not 0 <= upto <= len(recipe.choices):
            raise problem("bad", "no-such-moment", upto=upto, choices=len(recipe.choices))
        return await self._from_recipe(recipe, upto, seats, table.record.id, owner)

    async def imported(self, data: dict[str, Any], seats: Sequence[SeatWish], owner: str | None = None) -> NewTable:
        """A table from a recipe, which is checked by playing it."""
        self._may_make(owner)
        recipe = read_recipe(msgspec.json.encode(data))
        match = await asyncio.to_thread(Match.replay, recipe)
        if match.state.over:
            seats = [SeatWish(kind="person", name=f"Gast {seat + 1}") for seat in range(recipe.players)]
        return await self._from_recipe(match.recipe(), len(recipe.choices), seats, None, owner)

    async def _from_recipe(
        self, recipe: Recipe, upto: int, seats: Sequence[SeatWish], continues: str | None, owner: str | None
    ) -> NewTable:
        if len(seats) != recipe.players:
            raise problem("bad", "seats-do-not-fit", seats=recipe.players, given=len(seats))
        record = TableRecord(
            id=tickets.new_id(),
            game=recipe.game,
            version=recipe.version,
            generator=SEALED,
            players=recipe.players,
            options=recipe.options,
            components=recipe.components,
            # What was played up to here is known; what is still to come must not be.
            seed=tickets.new_seed(),
            salt=tickets.new_salt(),
            host_hash="",
            public=False,
            phase="gathering",
            per_move=None,
            per_game=None,
            created=time.time(),
            continues=continues,
            deal=recipe.deal,
            opening=recipe.choices[:upto],
        )
        return await self._make(record, seats, start=True, owner=owner)

    async def _make(self, record: TableRecord, wishes: Sequence[SeatWish], start: bool, owner: str | None) -> NewTable:
        host = tickets.new_secret()
        record.host_hash = tickets.hashed(host)
        secrets = {seat: tickets.new_secret() for seat, wish in enumerate(wishes) if wish.kind == "person"}
        seats = [_seat_from(seat, wish, secrets.get(seat)) for seat, wish in enumerate(wishes)]
        await self.store.write(Write(record.id, new=record, seats=seats))
        stored = Stored(record=record, seats=seats, happenings=[], lines=[], snapshot=None)
        table = Table(stored, self._around, owner=owner)
        self._seat(table)
        if start and all(wish.kind != "open" for wish in wishes):
            await table.do(lambda: table.start(host, ""))
        return NewTable(table=table, host=host, secrets=secrets)

    # ------------------------------------------------------------------ chores

    async def _resume(self) -> None:
        """After a restart bots move and clocks run on, without anybody having to look at the table first."""
        for id in await self.store.lately_playing(time.time() - RESUME_SECONDS):
            try:
                await self.find(id)
            except Exception as error:
                self.measures.failures.labels("resume").inc()
                _log.error("table cannot go on", table=id, error=type(error).__name__)

    async def _tidy_for_ever(self) -> None:
        while True:
            await asyncio.sleep(min(10.0, max(0.05, self._idle_seconds / 4)))
            await self.tidy()

    async def tidy(self, idle_seconds: float | None = None) -> None:
        """Send tables home that nobody has used for a while."""
        now = time.monotonic()
        playing = self._idle_seconds if idle_seconds is None else idle_seconds
        for id, table in list(self._tables.items()):
            over = table.record.phase == "over"
            patience = min(playing, OVER_SECONDS) if over else playing
            if table.gone or (now - table.used > patience and table.idle):
                del self._tables[id]
                await table.close()
        self.measures.tables.set(len(self._tables))

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)


def _limit(seconds: int | None) -> int | None:
    if seconds is not None and not 1 <= seconds <= 7 * 24 * 3600:
        raise problem("bad", "bad-clock")
    return seconds


def _seat_from(seat: int, wish: SeatWish, secret: str | None) -> SeatRecord:
    if wish.kind == "bot":
        check_bot(wish.bot)
        name = tickets.clean_name(wish.name, f"Bot {seat + 1}")
        return SeatRecord(seat=seat, kind="bot", name=name, bot=wish.bot)
    if wish.kind == "open" or secret is None:
        return SeatRecord(seat=seat, kind="open", name="")
    return SeatRecord(
        seat=seat,
        kind="person",
        name=tickets.clean_name(wish.name, f"Gast {seat + 1}"),
        secret_hash=tickets.hashed(secret),
        contribution=tickets.clean(wish.contribution, tickets.CONTRIBUTION_LENGTH),
    )


def restored(stored: Stored, around: Surroundings) -> tuple[Table, bool]:
    """The table that the store knows of, not yet open, and whether its snapshot should be written anew."""
    id = stored.record.id
    if stored.record.phase == "gathering":
        return Table(stored, around), False
    try:
        if stored.unreadable is not None:
            raise BrokenTable(id, stored.unreadable, "this entry is missing or cannot be read")
        revival = revive(stored.record, stored.happenings, stored.snapshot, stored.contributions)
    except BrokenTable as error:
        around.measures.failures.labels("replay").inc()
        _log.error("table cannot be followed", table=id, position=error.position, why=error.why)
        raise
    if not revival.whole:
        around.measures.failures.labels("replay").inc()
        _log.error("the rules no longer lead to the saved state; going on from it", table=id)
    return Table(stored, around, revival.course), revival.stale
