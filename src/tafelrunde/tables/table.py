"""A table: the seats, the game, and everybody who watches.

One task for each table does everything that concerns it, one thing after the other (its mailbox): nothing at a table
happens at the same time as something else. A change is told to the listeners only after it is stored.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection

import msgspec

from tafelrunde.bots import speech
from tafelrunde.kernel.errors import IllegalChoice
from tafelrunde.kernel.why import Reason, why_not
from tafelrunde.kernel.words import Words, seat_words
from tafelrunde.tables import tickets
from tafelrunde.tables.clock import Clocks
from tafelrunde.tables.course import Change, Course
from tafelrunde.tables.listener import Listener, Surroundings
from tafelrunde.tables.mailbox import Mailbox
from tafelrunde.tables.pace import Pace
from tafelrunde.tables.problem import NotStored, TableProblem, problem
from tafelrunde.tables.proposals import Proposal
from tafelrunde.tables.queue import Tip
from tafelrunde.tables.records import (
    Happening,
    HappeningKind,
    Line,
    Phase,
    SeatKind,
    SeatRecord,
    Snapshot,
    Stored,
    TableRecord,
)
from tafelrunde.tables.rows import ALONE, Write
from tafelrunde.tables.store import LINES
from tafelrunde.tables.thinking import Thought, best_bot, check_bot
from tafelrunde.tables.turns import Turn
from tafelrunde.tables.wish import Wish, belongs_to_somebody

# What changes what the table waits for.
MOVES = frozenset({"start", "choice", "undo", "rewind"})
# A saved state is kept after so many happenings.
SNAPSHOT_EVERY = 50
# What can go to and fro for ever, and how often it may at one table: all of it is stored, told and played again.
TO_AND_FRO = frozenset({"joined", "left", "undo", "rewind", "bot", "person"})
MOST_TO_AND_FRO = 2000
# The shortest time of a person's choice in the record: that is how it is told from a bot's.
LEAST_SECONDS = 0.001


class Table(Mailbox):
    """One table in memory. Everything that changes it goes through `do`."""

    def __init__(
        self,
        stored: Stored,
        around: Surroundings,
        course: Course | None = None,
        owner: str | None = None,
        epoch: int = ALONE,
    ) -> None:
        """`owner` is the address that made it or has come back to it, as long as that is known: it is never stored.

        `epoch` is that of the lease under which this server has the table.
        """
        super().__init__(stored.record.id, around.measures)
        self.epoch = epoch
        self.owner = owner
        self._watched = time.monotonic()
        self.record: TableRecord = stored.record
        self.seats: list[SeatRecord] = stored.seats
        self.lines: list[Line] = stored.lines
        self.course = course
        self.wish: Wish | None = None
        # The table where the same people play once more.
        self.rematch: str | None = None
        self.clocks = Clocks(self.record.players, self.record.per_move, self.record.per_game, self.record.increment)
        self.waiting_since = self.record.created
        self.listeners: set[Listener] = set()
        self._around = around
        self._turn = Turn(owner or self.record.id, self.record.id)
        self._pace = Pace(
            self.clocks, around.thinkers, around.bot_delay, self.post, self._bot_acts, self._time_is_up, self._turn
        )
        # The last hint of each seat, or the thinking about it: with the number of its question.
        self._hints: dict[int, tuple[int, asyncio.Task[list[Tip]]]] = {}
        self._number = 0
        self._position = 0
        self._to_and_fro = sum(happening.kind in TO_AND_FRO for happening in stored.happenings)
        self._remember(stored.happenings)

    def _remember(self, happenings: list[Happening]) -> None:
        if happenings:
            self._number, self._position = happenings[-1].number, happenings[-1].position + 1
        self.waiting_since = max((it.at for it in happenings if it.kind in MOVES), default=self.waiting_since)
        if self.lines:
            self._number = max(self._number, self.lines[-1].number)
        if self.course is not None:
            self.course.number = self._number
        self.clocks.restore(happenings)
        if self.course is not None and self.clocks.slow:
            self._resume_clocks(self.course, happenings)

    def _resume_clocks(self, course: Course, happenings: list[Happening]) -> None:
        """Days go by, whether the table is in memory or not."""
        for seat, asked in course.asked.items():
            if self.seats[seat].kind == "person":
                since = next((it.at for it in happenings if it.number >= asked.number), self.waiting_since)
                # Whoever has taken a seat back thinks since then.
                back = (it.at for it in happenings if it.kind == "person" and it.seat == seat)
                waited = time.time() - max([since, *back])
                self.clocks.resume(seat, asked.number, waited, time.monotonic())

    def open(self) -> None:
        """Begin to work; bots and clocks go on from where they were."""
        super().open()
        self._go_on()

    async def close(self) -> None:
        self._pace.rest()
        for _, thinking in self._hints.values():
            thinking.cancel()
        self._hints.clear()
        await super().close()
        self._pace.end()

    def abandoned(self) -> None:
        self._pace.end()
        for listener in list(self.listeners):
            listener.lost()
        self.listeners.clear()

    def dismiss(self) -> None:
        """The table will be deleted: everybody goes."""
        self.gone = True
        self.abandoned()

    def superseded(self) -> None:
        """Another server has the table now: whoever is here has to go there."""

        async def give_up() -> None:
            raise NotStored

        self.post(give_up)

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it: the store has all of it."""
        return not self.listeners and not self._pace.busy and self.empty

    @property
    def unwatched(self) -> bool:
        """Whether only bots are here and nobody has looked at them for a while: then they wait for somebody."""
        if self.listeners or any(seat.kind == "person" for seat in self.seats):
            return False
        return time.monotonic() - self._watched > self._around.unwatched_seconds

    # ------------------------------------------------------------------ what everybody may know

    @property
    def number(self) -> int:
        """The table's counter."""
        return self._number if self.course is None else self.course.number

    @property
    def names(self) -> dict[str, str]:
        """The names of the seats, as texts need them. Whoever has none is called by the seat in each language."""
        return {f"seat:{seat.seat}": seat.name for seat in self.seats if seat.name}

    @property
    def connected(self) -> set[int]:
        """The seats that somebody speaks for right now."""
        return {seat for listener in self.listeners for seat in listener.seats}

    def seats_of(self, secrets: Collection[str]) -> tuple[int, ...]:
        """The seats that these secrets belong to."""
        hashes = [tickets.hashed(secret) for secret in secrets]
        return tuple(seat.seat for seat in self.seats if any(tickets.same(hash, seat.secret_hash) for hash in hashes))

    def seat_of(self, secret: str) -> SeatRecord:
        """The seat of one secret."""
        seats = self.seats_of([secret])
        if not seats:
            raise problem("unknown-secret", "unknown-secret")
        return self.seats[seats[0]]

    def can_undo(self, seats: Collection[int]) -> tuple[int, ...]:
        """Those of the seats that may take back their last choice without asking, or with nobody there to ask."""
        course = self.course
        if course is None or course.over or self.record.phase == "closed" or self._is_enough:
            return ()
        persons = [seat for seat in seats if self.seats[seat].kind == "person"]
        return tuple(seat for seat in persons if course.can_undo(seat) or self._nobody_to_ask(course, seat))

    def _nobody_to_ask(self, course: Course, seat: int) -> bool:
        place = course.last_choice_of(seat)
        return place is not None and Wish(seat, place, agreed=frozenset()).granted(self.seats)

    # ------------------------------------------------------------------ coming and going

    async def attach(self, listener: Listener, greet: Callable[[], None], address: str | None = None) -> None:
        """Somebody listens from now on; `greet` tells how things are, with nothing in between."""
        if self.owner is None and address and (listener.seats or not any(seat.secret_hash for seat in self.seats)):
            # It was away from the memory. Its bots think for those who play here now, and not for whoever looks on.
            self.owner = address
            self._turn = self._pace.turn = Turn(address, self.record.id)
        paused = self.unwatched
        self.listeners.add(listener)
        if paused:
            self._go_on()
        greet()
        if listener.seats:
            self._tell(self._nothing_new(), leave_out=listener)

    async def detach(self, listener: Listener) -> None:
        """Somebody has gone."""
        self.listeners.discard(listener)
        self._watched = time.monotonic()
        if listener.seats:
            self._tell(self._nothing_new())

    async def say(self, seat: int | None, name: str, text: str) -> int:
        """A line of chat."""
        self._must_be_open()
        if self.record.hushed if seat is None else self.seats[seat].muted:
            raise problem("forbidden", "spectators-are-muted" if seat is None else "you-are-muted")
        text = tickets.clean(text, tickets.LINE_LENGTH)
        if not text:
            raise problem("bad", "nothing-said")
        name = self.seats[seat].name if seat is not None else tickets.clean_name(name, "")
        before = self.number
        line = Line(number=before + 1, seat=seat, name=name, text=text, at=time.time())
        kept = [*self.lines, line][-LINES:]
        oldest = kept[0].number if len(self.lines) >= LINES else None
        await self._store(Write(self.record.id, line=line, lines_from=oldest))
        self._count_to(line.number)
        self.lines = kept
        # The new number comes with an update, so that a client needs to count only those.
        self._tell(Change(None, before, (), None))
        for listener in list(self.listeners):
            listener.said(self, line)
        return line.number

    async def join(self, name: str, wanted: int | None, contribution: str = "") -> tuple[int, str]:
        """Take an open seat: its number and its secret."""
        self._must_be("gathering", "already-started")
        self._must_not_be_enough()
        if wanted is not None and not 0 <= wanted < len(self.seats):
            raise problem("bad", "no-such-seat", seat=wanted + 1, seats=len(self.seats))
        free = [seat for seat in self.seats if seat.kind == "open" and wanted in (None, seat.seat)]
        if not free:
            raise problem("conflict", "seat-taken" if wanted is not None else "table-full")
        secret, seat = tickets.new_secret(), free[0].seat
        name = tickets.clean_name(name, "")
        sitting = SeatRecord(
            seat=seat,
            kind="person",
            name=name,
            secret_hash=tickets.hashed(secret),
            contribution=tickets.clean(contribution, tickets.CONTRIBUTION_LENGTH),
        )
        await self._gather("joined", sitting)
        return seat, secret

    async def leave(self, secret: str) -> None:
        """Give up a seat before the start."""
        seat = self.seat_of(secret).seat
        self._must_be("gathering", "already-started")
        for listener in self.listeners:
            listener.seats = tuple(own for own in listener.seats if own != seat)
        await self._gather("left", SeatRecord(seat=seat, kind="open", name=""))

    async def remove(self, host: str, seat: int, bot: str) -> None:
        """The host takes a seat from a person: before the start it is free again, later a bot plays it on."""
        self._must_be_host(host)
        if not 0 <= seat < len(self.seats):
            raise problem("bad", "no-such-seat", seat=seat + 1, seats=len(self.seats))
        sitting = self.seats[seat]
        if not sitting.secret_hash:
            raise problem("conflict", "nobody-sits-there", seat=seat + 1)
        if self.record.phase != "gathering":
            self._in_play()
            check_bot(bot)
        removed = [listener for listener in self.listeners if seat in listener.seats]
        for listener in removed:
            listener.seats = tuple(own for own in listener.seats if own != seat)
        if self.record.phase == "gathering":
            await self._gather("left", SeatRecord(seat=seat, kind="open", name=""))
        else:
            await self._seat_changes(sitting, "bot", bot, "seat-removed", resigned=True, removed=True)
        for listener in removed:
            listener.told(problem("forbidden", "you-were-removed"))

    async def mute(self, host: str, seat: int | None, muted: bool) -> None:
        """The host lets a seat (or everybody without one) say nothing, or speak again."""
        self._must_be_host(host)
        self._must_be_open()
        if seat is None:
            await self._store(Write(self.record.id, hushed=muted))
            self.record.hushed = muted
        else:
            if not 0 <= seat < len(self.seats):
                raise problem("bad", "no-such-seat", seat=seat + 1, seats=len(self.seats))
            if not self.seats[seat].secret_hash:
                raise problem("conflict", "nobody-sits-there", seat=seat + 1)
            changed = msgspec.structs.replace(self.seats[seat], muted=muted)
            await self._store(Write(self.record.id, seats=[changed]))
            self.seats[seat] = changed
        self._tell(self._nothing_new())

    async def close_down(self, host: str) -> None:
        """The host ends everything here: nothing more happens at this table, and nothing more is shown of the game."""
        self._must_be_host(host)
        self._must_be_open()
        if self.course is None:
            before = self._number
            happening = Happening(position=self._position, number=before + 1, kind="closed", at=time.time())
            change = Change(happening, before, (), None)
        else:
            self._in_play()
            change = self.course.closed()
        assert change.happening is not None
        await self._store(Write(self.record.id, [change.happening], phase="closed"))
        self.record.phase = "closed"
        self.wish = None
        self._number, self._position = change.happening.number, change.happening.position + 1
        self._pace.rest()
        self._tell(change)

    async def start(self, host: str, fill: str) -> None:
        """The host starts the game. `fill` is the bot for seats that are still open."""
        self._must_be_host(host)
        self._must_be("gathering", "already-started")
        if fill:
            check_bot(fill)
        open_seats = [seat.seat for seat in self.seats if seat.kind == "open"]
        if open_seats and not fill:
            raise problem("conflict", "seats-open", count=len(open_seats))
        self._around.may_have_bots(self.owner, len(open_seats))
        filled = [SeatRecord(seat=seat, kind="bot", name=f"Bot {seat + 1}", bot=fill) for seat in open_seats]
        await self._start(filled)

    async def begin(self) -> None:
        """Start a game once more whose seats are all taken."""
        await self._start([])

    def tell_of_rematch(self, id: str) -> None:
        """Everybody who is still here hears of the next game."""
        self.rematch = id
        self._tell(self._nothing_new())

    async def _start(self, filled: list[SeatRecord]) -> None:
        course = Course(self.record, tuple(seat.contribution for seat in self.seats))
        with self._around.measures.engine_time():
            change = course.start(self._position, self._number)
        assert change.happening is not None
        phase: Phase = "over" if course.over else "playing"
        await self._store(Write(self.record.id, [change.happening], filled, phase))
        for seat in filled:
            self.seats[seat.seat] = seat
        self.course = course
        self.record.phase = phase
        self._changed(change)

    async def _gather(self, kind: HappeningKind, seat: SeatRecord) -> None:
        """Somebody comes or goes before the start."""
        before = self._number
        happening = Happening(
            position=self._position, number=before + 1, kind=kind, at=time.time(), seat=seat.seat, note=seat.name
        )
        await self._store(Write(self.record.id, [happening], [seat]))
        self._to_and_fro += 1
        self.seats[seat.seat] = seat
        self._number, self._position = happening.number, happening.position + 1
        self._tell(Change(happening, before, (), None))

    # ------------------------------------------------------------------ the game

    async def act(self, seat: int, number: int, index: int) -> int:
        """Answer the decision of a seat that was asked at `number`."""
        course = self._in_play()
        if self.seats[seat].kind != "person":
            raise problem("conflict", "a-bot-plays", seat=seat_words(seat))
        self._must_be_asked(course, seat, number)
        await self._choose(course, seat, index)
        self._around.measures.moves_by_person.inc()
        return course.number

    async def _bot_acts(self, seat: int, number: int, thought: Thought) -> None:
        """A bot has thought. If the question is gone meanwhile, so is the answer."""
        self._pace.thought(seat, number)
        course = self.course
        asked = None if course is None else course.asked.get(seat)
        if course is None or asked is None or asked.number != number or self.seats[seat].kind != "bot":
            self._go_on()
            return
        await self._choose(course, seat, thought.index, speech.read(thought.speech))
        self._around.measures.moves_by_bot.inc()

    async def _choose(self, course: Course, seat: int, index: int, said: Words | None = None) -> None:
        by_person = self.seats[seat].kind == "person"
        seconds = max(LEAST_SECONDS, self.clocks.thought(seat, time.monotonic())) if by_person else 0.0
        try:
            with self._around.measures.engine_time():
                change = course.choose(seat, index, seconds, said)
        except IllegalChoice as error:
            raise TableProblem("bad", error.words, error.rule, stale=True) from None
        happening = change.happening
        assert happening is not None
        snapshot = None
        if happening.position % SNAPSHOT_EVERY == SNAPSHOT_EVERY - 1:
            snapshot = Snapshot(position=happening.position, state=course.match.state.save())
        await self._store(Write(self.record.id, [happening], phase="over" if course.over else None, snapshot=snapshot))
        if by_person:
            self.clocks.answered(seat, happening.seconds)
        else:
            self.clocks.stood_in(seat)
        if course.over:
            self.record.phase = "over"
            self.wish = None
        elif self.wish is not None and self.wish.seat == seat:
            # Whoever goes on no longer wants to go back.
            self.wish = None
        self._changed(change)

    async def undo(self, seat: int, speaks_for: Collection[int]) -> int:
        """Take back the last choice of a seat, or ask the others."""
        course = self._in_play()
        if self.seats[seat].kind != "person":
            raise problem("conflict", "a-bot-plays", seat=seat_words(seat))
        place = course.last_choice_of(seat)
        if place is None:
            raise problem("conflict", "nothing-to-undo", seat=seat_words(seat))
        self._must_not_be_enough()
        if course.can_undo(seat):
            change = course.undo(seat, self.clocks.thought(seat, time.monotonic()))
            await self._taken_back(change)
            return course.number
        if self.wish is not None and self.wish.seat != seat:
            raise problem("conflict", "undo-already-asked", seat=seat_words(self.wish.seat))
        self.wish = Wish(seat, place, agreed=frozenset(speaks_for) - {seat})
        await self._weigh_wish()
        return course.number

    async def answer_undo(self, seat: int, agree: bool) -> int:
        """Agree or not to what another seat wants to take back; one's own wish can be withdrawn."""
        course = self._in_play()
        if self.seats[seat].resigned:
            raise problem("conflict", "has-resigned", seat=seat_words(seat))
        if self.wish is None or (self.wish.seat == seat and agree):
            raise problem("conflict", "no-undo-asked", stale=True)
        if agree:
            self.wish = self.wish.agreed_by(seat)
        else:
            self.wish = None
        await self._weigh_wish()
        return course.number

    async def _weigh_wish(self) -> None:
        """Carry out the wish to go back if all persons agree; otherwise everybody sees how it stands."""
        course, wish = self.course, self.wish
        if course is not None and wish is not None and wish.granted(self.seats):
            # Going back means playing up to there once more, which may take a moment.
            earlier = await asyncio.to_thread(course.earlier, wish.place)
            await self._taken_back(course.rewind(wish.seat, wish.place, earlier))
        else:
            self._tell(self._nothing_new())

    async def _taken_back(self, change: Change) -> None:
        happening = change.happening
        assert happening is not None
        assert happening.seat is not None
        await self._store(Write(self.record.id, [happening]))
        self._to_and_fro += 1
        if happening.kind == "undo":
            self.clocks.taken_back(happening.seat, happening.seconds)
        else:
            self.clocks.rewound()
        self.wish = None
        self._around.measures.undos.inc()
        self._changed(change)

    # ------------------------------------------------------------------ what bots propose

    def proposals_for(self, seats: Collection[int]) -> list[tuple[int, Proposal]]:
        """What those who speak for these seats can answer now, each with the number of its line in the log."""
        course = self.course
        if course is None or self.record.phase != "playing":
            return []
        if not any(self.seats[seat].kind == "person" for seat in seats):
            return []
        return [(line, it) for line, it in course.open_proposals() if self.seats[it.seat].kind == "bot"]

    async def answer_proposal(self, seat: int, line: int, part: int, good: bool) -> int:
        """Say to a part of a bot's plan, told in this line of the log, that it is good so, or rather not."""
        course = self._in_play()
        if self.seats[seat].kind != "person":
            raise problem("conflict", "a-bot-plays", seat=seat_words(seat))
        found = [it for number, it in self.proposals_for([seat]) if (number, it.part) == (line, part)]
        if not found:
            raise problem("conflict", "no-proposal", stale=True)
        change = course.reply(seat, found[0], good)
        assert change.happening is not None
        await self._store(Write(self.record.id, [change.happening]))
        # Whatever it is thinking of, it does not know this yet.
        self._pace.forget(found[0].seat)
        self._changed(change)
        return course.number

    # ------------------------------------------------------------------ hints

    async def hint(self, secret: str) -> tuple[int, list[Tip]]:
        """What a bot would do in the place of somebody who is asked: the number of the question, and the best options.

        Nobody is helped against other people: only where one person plays alone or all win together.
        """
        seat = self.seat_of(secret).seat
        course = self._in_play()
        if not self.record.hints:
            raise problem("conflict", "no-hints-here")
        asked = course.asked.get(seat)
        if asked is None or self.seats[seat].kind != "person":
            raise problem("conflict", "no-hint-now")
        # Whoever may come back to a seat is somebody to play against.
        people = sum(belongs_to_somebody(sitting) for sitting in self.seats)
        if people > 1 and not course.match.setup.game.cooperative:
            raise problem("conflict", "no-hint-against-people")
        number = asked.number
        # However often somebody asks the same: it is thought about once.
        known = self._hints.get(seat)
        if known is None or known[0] != number:
            thinking = self._around.thinkers.advise(course.match.state.save(), seat, self._turn)
            known = self._hints[seat] = (number, asyncio.create_task(thinking, name="hint"))
        try:
            return number, await asyncio.shield(known[1])
        except asyncio.CancelledError:
            if not known[1].cancelled():
                raise
            raise problem("unavailable", "table-restarts") from None

    def why_not(self, secret: str, ref: str) -> Reason | None:
        """Why a thing cannot be chosen by somebody who is asked."""
        seat = self.seat_of(secret).seat
        return why_not(self._in_play().match.state, seat, ref)

    # ------------------------------------------------------------------ bots take over

    async def hand_over(self, secret: str, bot: str) -> None:
        """Leave a seat to a bot, or take it back (no bot)."""
        seat = self.seat_of(secret)
        course = self._in_play()
        if seat.resigned:
            raise problem("conflict", "has-resigned", seat=seat_words(seat.seat))
        if bot:
            check_bot(bot)
            self._must_not_be_enough()
            if seat.kind == "person":
                self._around.may_have_bots(self.owner, 1)
            await self._seat_changes(seat, "bot", bot, "seat-handed-over")
        elif seat.kind == "bot":
            if seat.seat in course.asked and not self.clocks.may_come_back(seat.seat):
                # Whoever asks for a seat looks at the table: its bots do not wait.
                self._watched = time.monotonic()
                self._go_on()
                raise problem("conflict", "time-for-this-is-up", seat=seat_words(seat.seat))
            await self._seat_changes(seat, "person", "", "seat-taken-back")

    async def resign(self, secret: str) -> None:
        """Give up: a bot plays on, and the seat cannot be taken back."""
        seat = self.seat_of(secret)
        self._in_play()
        if seat.resigned:
            raise problem("conflict", "has-resigned", seat=seat_words(seat.seat))
        await self._seat_changes(seat, "bot", seat.bot or best_bot(), "seat-resigned", resigned=True)

    async def _time_is_up(self) -> None:
        for seat in self.clocks.run_out(time.monotonic()):
            await self._seat_changes(self.seats[seat], "bot", best_bot(), "seat-timed-out")
        self._pace.set_alarm()

    async def _seat_changes(
        self,
        seat: SeatRecord,
        kind: HappeningKind,
        bot: str,
        note: str,
        resigned: bool = False,
        removed: bool = False,
    ) -> None:
        course = self._in_play()
        thought = self.clocks.thought(seat.seat, time.monotonic()) if seat.kind == "person" else 0.0
        played_by: SeatKind = "bot" if kind == "bot" else "person"
        # What was contributed to the chance of the match stays; only the right to the seat ends.
        secret = "" if removed else seat.secret_hash
        changed = msgspec.structs.replace(seat, kind=played_by, bot=bot, resigned=resigned, secret_hash=secret)
        change = course.seat_changed(kind, seat.seat, note, bot, thought)
        assert change.happening is not None
        await self._store(Write(self.record.id, [change.happening], [changed]))
        self._to_and_fro += 1
        if kind == "bot":
            self.clocks.left(seat.seat, change.happening.seconds)
        else:
            self.clocks.came_back(seat.seat)
        self.seats[seat.seat] = changed
        self._pace.forget(seat.seat)
        # A bot wants nothing back, and whoever has resigned is no longer asked.
        if self.wish is not None and self.wish.seat == seat.seat:
            self.wish = None
        self._changed(change)
        if self.wish is not None and self.wish.granted(self.seats):
            await self._weigh_wish()

    # ------------------------------------------------------------------ inside

    def _must_be_host(self, secret: str) -> None:
        if not tickets.fits(secret, self.record.host_hash) and not self._around.is_admin(secret):
            raise problem("unknown-secret", "not-the-host")

    @property
    def _is_enough(self) -> bool:
        return self._to_and_fro >= MOST_TO_AND_FRO

    def _must_not_be_enough(self) -> None:
        if self._is_enough:
            raise problem("conflict", "enough-to-and-fro", most=MOST_TO_AND_FRO)

    def _must_be_open(self) -> None:
        if self.record.phase == "closed":
            raise problem("conflict", "table-is-closed")

    def _must_be(self, phase: Phase, id: str) -> None:
        self._must_be_open()
        if self.record.phase != phase:
            raise problem("conflict", id)

    def _in_play(self) -> Course:
        self._must_be_open()
        if self.course is None:
            raise problem("conflict", "not-started")
        if self.course.over:
            raise problem("conflict", "game-is-over")
        return self.course

    def _must_be_asked(self, course: Course, seat: int, number: int) -> None:
        asked = course.asked.get(seat)
        if asked is None or asked.number != number:
            raise problem("conflict", "decision-gone", stale=True)

    async def _store(self, write: Write) -> None:
        write.epoch = self.epoch
        await self._around.store.write(write)

    def _count_to(self, number: int) -> None:
        if self.course is None:
            self._number = number
        else:
            self.course.number = number

    def _nothing_new(self) -> Change:
        return Change(None, self.number, (), None)

    def _changed(self, change: Change) -> None:
        """Something has happened in the game, and it is stored."""
        assert change.happening is not None
        if change.happening.kind in MOVES:
            self.waiting_since = change.happening.at
        self._go_on()
        self._tell(change)

    def _tell(self, change: Change, leave_out: Listener | None = None) -> None:
        for listener in list(self.listeners):
            if listener is not leave_out:
                listener.changed(self, change)

    def _go_on(self) -> None:
        if self.course is not None and not self.gone and not self.unwatched and self.record.phase != "closed":
            self._pace.go_on(self.course, self.seats)
