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
from tafelrunde.tables import lessons, tickets
from tafelrunde.tables.analyses import Analyses
from tafelrunde.tables.clock import DAYS
from tafelrunde.tables.course import BrokenTable, Course, revive
from tafelrunde.tables.crowds import crowd_of
from tafelrunde.tables.effort import worked_out
from tafelrunde.tables.inventory import Which
from tafelrunde.tables.leases import BEAT_SECONDS, Holder, leases_of
from tafelrunde.tables.listener import Surroundings
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.news import News
from tafelrunde.tables.owned import OwnFigures, tried
from tafelrunde.tables.problem import NotStored, TableProblem, problem
from tafelrunde.tables.queue import Queue
from tafelrunde.tables.records import SeatKind, SeatRecord, Snapshot, Stored, TableRecord
from tafelrunde.tables.replay import Replays
from tafelrunde.tables.retention import ENDED, Keep, Retention
from tafelrunde.tables.rows import ALONE, Write
from tafelrunde.tables.seals import Seal, Sealed, new_seal, opened
from tafelrunde.tables.store import Store, UnreadableTable
from tafelrunde.tables.table import Table
from tafelrunde.tables.thinking import Thinkers, check_bot

# Tables in play go on by themselves after a restart if something has happened at them within this time.
RESUME_SECONDS = 24 * 3600
# Tables with clocks of days are not in memory all the time: how often the house looks for those where time is up, and
# how many it takes at once.
OVERDUE_SECONDS = 60.0
MOST_OVERDUE = 100
# A finished table is looked at for a while; then its replay is all that anybody asks for.
OVER_SECONDS = 15.0
# Older public tables are no longer listed.
LISTED_SECONDS = 2 * 24 * 3600
LISTED = 100
# Public tables of other servers of which this one remembers who is there.
MOST_PRESENT = 1000

_log = structlog.get_logger("tafelrunde.house")


class SeatWish(msgspec.Struct, frozen=True, kw_only=True):
    """How a seat of a new table is to be filled."""

    kind: SeatKind
    name: str = ""
    bot: str = ""
    contribution: str = ""
    # A bot that plays a part in a lesson, and is in no list.
    prepared: bool = False


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
        bots_of_one: int = 0,
        keep: Keep | None = None,
        admin_token: str = "",
    ) -> None:
        self.measures = measures
        self.store = Store(database, measures)
        self.replays = Replays()
        self.leases = leases_of(database, self.store)
        self._queue = Queue(database, self.leases.me) if database is not None and self.store.shared else None
        self._thinkers = Thinkers(workers, bot_budget, measures, self._queue)
        self._around = Surroundings(
            self.store, self._thinkers, measures, bot_delay, unwatched_seconds, self._may_have_bots, admin_token
        )
        self.analyses = Analyses(self.store, self._thinkers, measures)
        # What seals are made with, as soon as the store is open.
        self._key = b""
        self._idle_seconds = idle_seconds
        self._own_figures = own_figures or {}
        # Tables in memory that one address may have made, and bots at them; 0 is no limit.
        self._tables_of_one = tables_of_one
        self._bots_of_one = bots_of_one
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        # Tables that are being deleted: nobody finds them any more.
        self._leaving: set[str] = set()
        # Tables that went astray because something could not be stored: they are found again when it can.
        self._astray: set[str] = set()
        # Who is at public tables: as other servers tell, and as this one has told them.
        self._present: dict[str, tuple[int, ...]] = {}
        self._told: dict[str, tuple[int, ...]] = {}
        # When tables with clocks of days were last looked for, and those of them that could not go on.
        self._looked = float("-inf")
        self._stuck: set[str] = set()
        self._wake = asyncio.Event()
        self._chores: list[asyncio.Task[None]] = []
        self._retention = Retention(self, keep or Keep(), measures)

    async def open(self, address: str = "") -> None:
        """Open the store, and go on with what was being played. Other servers reach this one at `address`."""
        await self.store.open("serving")
        self._key = await self.store.key()
        await self.leases.open(address, self._hear)
        await self.leases.tell(News(kind="hello", server=self.leases.me))
        chores = (self._sweep_for_ever(), self._tidy_for_ever(), self._retention.sweep_for_ever())
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def close(self) -> None:
        """Finish what is under way and close."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self.analyses.close()
        await asyncio.gather(*[table.close() for table in self._tables.values()])
        self._thinkers.close()
        if self._queue is not None:
            await self._queue.close()
        await self.leases.close()
        await self.store.close()

    # ------------------------------------------------------------------ finding

    async def find(self, id: str) -> Table:
        """A table by its id, from memory or from the store."""
        if id in self._leaving:
            raise problem("missing", "no-such-table")
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

    async def whose(self, id: str) -> Holder | None:
        """The other server that has a table; None if it is here, or would be if somebody asked for it."""
        table = self._tables.get(id)
        if (table is not None and not table.gone) or id in self._loading or not tickets.is_id(id):
            return None
        return await self.leases.whose(id)

    async def _load(self, id: str) -> Table | None:
        if not tickets.is_id(id):
            return None
        epoch = await self.leases.take(id)
        if isinstance(epoch, Holder):
            raise problem("unavailable", "table-restarts")
        try:
            stored = await self.store.load(id)
        except UnreadableTable as error:
            self.measures.failures.labels("replay").inc()
            _log.error("table cannot be read", table=id, error=type(error.__cause__).__name__)
            raise
        if stored is None:
            return None
        # Playing a game once more takes some milliseconds: not in the middle of everybody else's.
        table, stale = await worked_out(lambda: restored(stored, self._around, epoch))
        if stale and table.course is not None:
            await self._write_snapshot(stored, table.course, epoch)
        self._seat(table)
        return table

    async def _write_snapshot(self, stored: Stored, course: Course, epoch: int) -> None:
        """A snapshot in place of one that cannot be read."""
        id = stored.record.id
        _log.warning("the snapshot cannot be read; the table was played again from its choices", table=id)
        snapshot = Snapshot(position=stored.happenings[-1].position, state=course.match.state.save())
        with contextlib.suppress(NotStored):
            await self.store.write(Write(id, snapshot=snapshot, epoch=epoch))

    def _seat(self, table: Table) -> None:
        self._tables[table.record.id] = table
        self.measures.tables.set(len(self._tables))
        table.open()

    async def public(self) -> list[tuple[TableRecord, list[SeatRecord], Table | None]]:
        """The public tables that are not over, by turns (see `Store.public`), and those of them that are in memory."""
        found = await self.store.public(time.time() - LISTED_SECONDS, LISTED)
        return [(record, seats, self._tables.get(record.id)) for record, seats in found]

    def present(self, id: str) -> tuple[int, ...]:
        """The seats of a public table that somebody speaks for, as far as another server has told."""
        return self._present.get(id, ())

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
        increment: int = 0,
        public: bool = False,
        hints: bool = True,
        start: bool = False,
        seal: str = "",
        owner: str | None = None,
    ) -> NewTable:
        """A new table, with the seed behind a seal if there is one. Without `components` it plays with the figures of
        the host's own copy, if there is one.
        """
        self._may_make(owner, seats)
        sealed = await self._opened(seal)
        declared = registry.find(game)
        components = components or self._own_figures.get(declared.id, {})
        # Figures of one's own mean a box of one's own, which takes a moment to make.
        setup = await worked_out(lambda: tried(declared, len(seats), options, components))
        record = TableRecord(
            id=sealed.id,
            game=declared.id,
            version=setup.version,
            generator=SEALED,
            players=len(seats),
            options=msgspec.to_builtins(setup.options),
            components=msgspec.json.decode(setup.components) if setup.components else {},
            seed=sealed.seed,
            salt=sealed.salt,
            host_hash="",
            public=public,
            phase="gathering",
            per_move=_limit(per_move),
            per_game=_limit(per_game),
            increment=_increment(increment, per_game),
            created=time.time(),
            hints=hints,
        )
        return await self._make(record, seats, start, owner)

    def seal(self) -> Seal:
        """The hash of a seed for a table that somebody is going to make: they see it before they contribute."""
        return new_seal(self._key)

    async def _opened(self, seal: str) -> Sealed:
        """What is behind a seal, which makes one table only; without one, what nobody has seen either."""
        if not seal:
            return Sealed(tickets.new_id(), tickets.new_seed(), tickets.new_salt())
        sealed = opened(self._key, seal)
        if sealed.id in self._tables or await self.store.has(sealed.id):
            raise problem("conflict", "seal-is-old")
        return sealed

    async def teach(self, game: str, lesson: str, name: str, owner: str | None = None) -> NewTable:
        """A table for a lesson, which begins at once: with its own shuffle, and opponents who play their parts."""
        declared = registry.find(game)
        found = lessons.find(declared, lesson)
        bot = lessons.opponent_of(found)
        others = [SeatWish(kind="bot", name=opponent, bot=bot, prepared=True) for opponent in found.opponents]
        wishes = [SeatWish(kind="person", name=name), *others]
        self._may_make(owner, wishes)
        record = await asyncio.to_thread(lessons.record_of, declared, found)
        return await self._make(record, wishes, start=True, owner=owner)

    def _may_make(self, owner: str | None, seats: Sequence[SeatWish | SeatRecord]) -> None:
        """Refuse somebody who has very many tables or bots already."""
        if self._tables_of_one and len(self._tables_of(owner)) >= self._tables_of_one:
            raise problem("too-fast", "too-many-tables", most=self._tables_of_one)
        self._may_have_bots(owner, sum(seat.kind == "bot" for seat in seats))

    def _may_have_bots(self, owner: str | None, more: int) -> None:
        """Refuse somebody for whom very many bots think already."""
        if not self._bots_of_one or not more:
            return
        bots = sum(seat.kind == "bot" for table in self._tables_of(owner) for seat in table.seats)
        if bots + more > self._bots_of_one:
            raise problem("too-fast", "too-many-bots", most=self._bots_of_one)

    def _tables_of(self, owner: str | None) -> list[Table]:
        """The tables in memory that an address has made, as long as they are not over."""
        if owner is None:
            return []
        return [table for table in self._tables.values() if table.owner == owner and table.record.phase not in ENDED]

    async def continued(
        self, table: Table, upto: int, seats: Sequence[SeatWish], owner: str | None = None, seal: str = ""
    ) -> NewTable:
        """A new table where a finished game goes on after its first `upto` choices."""
        self._may_make(owner, seats)
        if table.record.phase != "over" or table.course is None:
            raise problem("conflict", "not-over-yet")
        recipe = table.course.recipe()
        if not 0 <= upto <= len(recipe.choices):
            raise problem("bad", "no-such-moment", upto=upto, choices=len(recipe.choices))
        return await self._from_recipe(recipe, upto, seats, table.record.id, owner, seal)

    async def rematch(self, table: Table, secret: str, owner: str | None = None) -> Table | Stored:
        """The table where the same people play once more, with their old secrets: made by the first one who asks.

        If another server has it by now, what is stored of it: whoever goes there is passed on.
        """
        table.seat_of(secret)
        if table.record.phase != "over":
            raise problem("conflict", "not-over-yet")
        id = tickets.rematch_id(table.record.id, table.record.host_hash)

        async def find_or_make() -> Table | Stored:
            elsewhere = await self.store.load(id) if await self.whose(id) is not None else None
            known = elsewhere or await self._found(id) or await self._play_again(table, id, owner)
            table.tell_of_rematch(id)
            return known

        # One after the other, so that all who ask get the same one.
        return await table.do(find_or_make)

    async def _found(self, id: str) -> Table | None:
        try:
            return await self.find(id)
        except TableProblem as error:
            if error.ground == "missing":
                return None
            raise

    async def _play_again(self, table: Table, id: str, owner: str | None) -> Table:
        self._may_make(owner, table.seats)
        old = table.record
        record = msgspec.structs.replace(
            old,
            id=id,
            version=registry.find(old.game).version,
            generator=SEALED,
            seed=tickets.new_seed(),
            salt=tickets.new_salt(),
            phase="gathering",
            created=time.time(),
            continues=None,
            deal=(),
            opening=(),
        )
        # Whoever left a seat to a bot may be back; what was resigned or removed stays the bot's.
        seats = [
            msgspec.structs.replace(seat, kind="person", bot="", contribution="")
            if seat.secret_hash and not seat.resigned
            else msgspec.structs.replace(seat, kind="bot", secret_hash="", resigned=False, contribution="")
            for seat in table.seats
        ]
        made = await self._keep(record, seats, owner)
        if sum(seat.kind == "person" for seat in seats) == 1:
            await made.do(made.begin)
        return made

    async def imported(
        self, data: dict[str, Any], seats: Sequence[SeatWish], owner: str | None = None, seal: str = ""
    ) -> NewTable:
        """A table from a recipe, which is checked by playing it."""
        self._may_make(owner, seats)
        recipe = read_recipe(msgspec.json.encode(data))
        match = await worked_out(lambda: _followed(recipe))
        if match.state.over:
            seats = [SeatWish(kind="person")] * recipe.players
        elif not seats:
            # People sit down as they do at a new table.
            seats = [SeatWish(kind="open")] * recipe.players
        return await self._from_recipe(match.recipe(), len(recipe.choices), seats, None, owner, seal)

    async def _from_recipe(
        self, recipe: Recipe, upto: int, seats: Sequence[SeatWish], continues: str | None, owner: str | None, seal: str
    ) -> NewTable:
        if len(seats) != recipe.players:
            raise problem("bad", "seats-do-not-fit", seats=recipe.players, given=len(seats))
        sealed = await self._opened(seal)
        record = TableRecord(
            id=sealed.id,
            game=recipe.game,
            version=recipe.version,
            generator=SEALED,
            players=recipe.players,
            options=recipe.options,
            components=recipe.components,
            # What was played up to here is known; what is still to come must not be.
            seed=sealed.seed,
            salt=sealed.salt,
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
        table = await self._keep(record, seats, owner)
        if start and all(wish.kind != "open" for wish in wishes):
            await table.do(lambda: table.start(host, ""))
        return NewTable(table=table, host=host, secrets=secrets)

    async def _keep(self, record: TableRecord, seats: list[SeatRecord], owner: str | None) -> Table:
        """Store a new table, and have it here."""
        epoch = 1 if self.leases.me else ALONE
        record.crowd = crowd_of(self._key, owner)
        await self.store.write(Write(record.id, new=record, seats=seats, epoch=epoch, server=self.leases.me))
        stored = Stored(record=record, seats=seats, happenings=[], lines=[], snapshot=None)
        table = Table(stored, self._around, owner=owner, epoch=epoch)
        self._seat(table)
        return table

    # ------------------------------------------------------------------ chores

    async def _sweep_for_ever(self) -> None:
        """Bots move and clocks run on, without anybody having to look at the table first: after a restart of this
        server, after another one is gone, and after the database was away."""
        while True:
            try:
                await self._sweep()
            except Exception as error:
                self.measures.failures.labels("sweep").inc()
                _log.error("cannot look after the tables", error=type(error).__name__)
            # Not wait_for: before Python 3.12 it forgets that it was cancelled if it is woken just then.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT_SECONDS):
                    await self._wake.wait()
            self._wake.clear()

    async def _sweep(self) -> None:
        self._thinkers.have_elsewhere(self.leases.workers)
        await self._tell_who_is_here()
        self._astray |= {id for id, table in self._tables.items() if table.unstored}
        for id in list(self._astray):
            if not await self._goes_on(id):
                return
            self._astray.discard(id)
        while orphans := await self.leases.orphans(time.time() - RESUME_SECONDS):
            for id in orphans:
                if not await self._goes_on(id):
                    return

        await self._come_back_in_time()

    async def _come_back_in_time(self) -> None:
        """Where days were given for a move and are over, a bot takes over, although nobody has looked."""
        if time.monotonic() - self._looked < OVERDUE_SECONDS:
            return
        self._looked = time.monotonic()
        for id in await self.store.overdue(DAYS, time.time(), MOST_OVERDUE + len(self._stuck)):
            if id in self._tables or id in self._stuck:
                continue
            if not await self._goes_on(id):
                return
            if id not in self._tables and await self.leases.whose(id) is None:
                # It would be in the way of others for ever; whoever visits it is told what is wrong.
                self._stuck.add(id)

    async def _goes_on(self, id: str) -> bool:
        """Whether it is worth trying the next one: not while the database is away."""
        try:
            await self.find(id)
        except TableProblem as error:
            if error.id == "database-down":
                return False
            if error.id != "table-restarts":
                self._cannot_go_on(id, error)
        except Exception as error:
            self._cannot_go_on(id, error)
        return True

    def _cannot_go_on(self, id: str, error: Exception) -> None:
        self.measures.failures.labels("resume").inc()
        _log.error("table cannot go on", table=id, error=type(error).__name__)

    # ------------------------------------------------------------------ other servers

    def _hear(self, news: News) -> None:
        """What another server tells, or a worker."""
        if news.kind == "thought":
            if self._queue is not None:
                self._queue.hear(news)
            return
        if news.server == self.leases.me:
            return
        match news.kind:
            case "taken":
                table = self._tables.get(news.table)
                if table is not None and not table.gone and table.epoch < news.epoch:
                    table.superseded()
            case "gone":
                self._wake.set()
            case "hello":
                self._told.clear()
            case "seats":
                self._present[news.table] = news.seats
                while len(self._present) > MOST_PRESENT:
                    self._present.pop(next(iter(self._present)))

    async def _tell_who_is_here(self) -> None:
        """Lobbies of other servers show who sits at a public table of this one."""
        if not self.leases.me:
            return
        here = {id: table for id, table in self._tables.items() if table.record.public and not table.gone}
        for id, table in here.items():
            seats = tuple(sorted(table.connected))
            if self._told.get(id, ()) != seats:
                self._told[id] = seats
                await self.leases.tell(News(kind="seats", server=self.leases.me, table=id, seats=seats))
        for id in [id for id in self._told if id not in here]:
            del self._told[id]

    async def _tidy_for_ever(self) -> None:
        while True:
            await asyncio.sleep(min(10.0, max(0.05, self._idle_seconds / 4)))
            await self.tidy()

    async def tidy(self, idle_seconds: float | None = None) -> None:
        """Send tables home that nobody has used for a while."""
        now = time.monotonic()
        playing = self._idle_seconds if idle_seconds is None else idle_seconds
        for id, table in list(self._tables.items()):
            over = table.record.phase in ENDED
            patience = min(playing, OVER_SECONDS) if over else playing
            if table.gone or (now - table.used > patience and table.idle):
                self._tables.pop(id, None)
                if table.unstored:
                    self._astray.add(id)
                await table.close()
                await self.leases.give_back(id, table.epoch)
        self.measures.tables.set(len(self._tables))

    async def retire(self, id: str, only_if: Which) -> bool:
        """Delete a table that nobody uses, with all that was done and said there; whether that was so."""
        table = self._tables.get(id)
        if id in self._loading or (table is not None and not table.gone and not table.idle):
            return False
        self._leaving.add(id)
        try:
            if table is not None:
                await table.close()
                self._tables.pop(id, None)
                self.measures.tables.set(len(self._tables))
            epoch = await self.leases.take(id)
            if isinstance(epoch, Holder):
                return False
            # Only now can nothing more happen there: has something, since somebody looked?
            if not await self.store.listed(only_if):
                return False
            self.analyses.forget(id)
            await self.store.write(Write(id, forget=True, epoch=epoch))
            self.replays.forget(id)
        finally:
            self._leaving.discard(id)
        return True

    async def delete(self, admin: str, id: str) -> None:
        """Whoever runs the server deletes a table, whoever is there, with all that was done and said at it."""
        self.must_be_admin(admin)
        table = await self.find(id)
        self._leaving.add(id)
        try:
            table.dismiss()
            await table.close()
            self._tables.pop(id, None)
            self.measures.tables.set(len(self._tables))
            self.analyses.forget(id)
            await self.store.write(Write(id, forget=True, epoch=table.epoch))
            self.replays.forget(id)
        finally:
            self._leaving.discard(id)
        self.measures.deleted.labels("admin").inc()
        _log.info("table deleted", table=id, why="admin")

    def must_be_admin(self, secret: str) -> None:
        """Refuse anybody but whoever runs the server."""
        if not self._around.is_admin(secret):
            raise problem("unknown-secret", "not-the-admin")

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)


def _followed(recipe: Recipe) -> Match:
    """Where a recipe leads to. Somebody's own figures are tried on more than on what happened in it."""
    if recipe.components:
        tried(registry.find(recipe.game), recipe.players, recipe.options, recipe.components, recipe.version)
    return Match.replay(recipe)


def _limit(seconds: int | None) -> int | None:
    if seconds is not None and not 1 <= seconds <= 7 * 24 * 3600:
        raise problem("bad", "bad-clock")
    return seconds


def _increment(seconds: int, per_game: int | None) -> int:
    if not 0 <= seconds <= 3600 or (seconds and per_game is None):
        raise problem("bad", "bad-clock")
    return seconds


def _seat_from(seat: int, wish: SeatWish, secret: str | None) -> SeatRecord:
    if wish.kind == "bot":
        if not wish.prepared:
            check_bot(wish.bot)
        name = tickets.clean_name(wish.name, f"Bot {seat + 1}")
        return SeatRecord(seat=seat, kind="bot", name=name, bot=wish.bot)
    if wish.kind == "open" or secret is None:
        return SeatRecord(seat=seat, kind="open", name="")
    return SeatRecord(
        seat=seat,
        kind="person",
        name=tickets.clean_name(wish.name, ""),
        secret_hash=tickets.hashed(secret),
        contribution=tickets.clean(wish.contribution, tickets.CONTRIBUTION_LENGTH),
    )


def restored(stored: Stored, around: Surroundings, epoch: int = ALONE) -> tuple[Table, bool]:
    """The table that the store knows of, not yet open, and whether its snapshot should be written anew."""
    id = stored.record.id
    phase = stored.record.phase
    begun = any(happening.kind == "start" for happening in stored.happenings)
    if phase == "gathering" or (phase == "closed" and not begun and stored.unreadable is None):
        return Table(stored, around, epoch=epoch), False
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
    return Table(stored, around, revival.course, epoch=epoch), revival.stale
