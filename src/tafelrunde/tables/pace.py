"""What makes a table go on without anybody's word: bots that think and clocks that run out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

from tafelrunde.tables.clock import Clocks
from tafelrunde.tables.course import Course
from tafelrunde.tables.records import SeatRecord
from tafelrunde.tables.thinking import Agreed, Intentions, Thinkers, Thought
from tafelrunde.tables.turns import Turn

# How much longer a bot takes in a person's seat, and how much less for further questions of its turn.
STAND_IN = 10.0
AGAIN = 0.4
# A clock that runs out later than this keeps no table in memory: the house comes back to it in time.
SOON = 2 * 3600.0


class Pace:
    """The bots and clocks of one table. `act(seat, number, thought)` and `time_is_up()` are put into its mailbox."""

    def __init__(
        self,
        clocks: Clocks,
        thinkers: Thinkers,
        bot_delay: float,
        post: Callable[[Callable[[], Awaitable[None]]], None],
        act: Callable[[int, int, Thought], Awaitable[None]],
        time_is_up: Callable[[], Awaitable[None]],
        turn: Turn,
    ) -> None:
        self.clocks = clocks
        self._thinkers = thinkers
        self._bot_delay = bot_delay
        self._post = post
        self._act = act
        self._time_is_up = time_is_up
        # For whom its bots think.
        self.turn = turn
        # The decision that each bot is thinking about.
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        # What each bot has in mind. It is lost with the memory: then the bot makes a new plan.
        self._intentions: dict[int, Intentions] = {}
        self._alarm: asyncio.TimerHandle | None = None
        # The bot that thought last.
        self._last: int | None = None

    @property
    def busy(self) -> bool:
        """Whether something will happen by itself before long."""
        if self._thinking:
            return True
        return self._alarm is not None and self._alarm.when() - asyncio.get_running_loop().time() < SOON

    def rest(self) -> None:
        """Stop everything."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        for seat in list(self._thinking):
            self.forget(seat)

    def end(self) -> None:
        """Stop everything for good, and let go of the table: it should leave the memory at once."""
        self.rest()
        self._post, self._act, self._time_is_up = _drop, _never, _nothing

    def forget(self, seat: int) -> None:
        """Whatever a bot was thinking about at this seat no longer matters."""
        known = self._thinking.pop(seat, None)
        if known is not None:
            known[1].cancel()

    def thought(self, seat: int, number: int) -> None:
        """A bot has come to an end with its thought about this decision."""
        if self._thinking.get(seat, (None,))[0] == number:
            del self._thinking[seat]

    def go_on(self, course: Course, seats: Sequence[SeatRecord]) -> None:
        """Let bots think and clocks run for what is asked now."""
        persons: dict[int, int] = {}
        saved: bytes | None = None
        for seat, asked in course.asked.items():
            if seats[seat].kind != "bot":
                persons[seat] = asked.number
            elif self._thinking.get(seat, (None,))[0] != asked.number:
                self.forget(seat)
                saved = course.match.state.save() if saved is None else saved
                wait = self._delay(seats[seat])
                agreed = course.agreed_with(seat)
                options = len(asked.decision.codes)
                thought = self._think(saved, seat, seats[seat].bot, asked.number, options, wait, agreed)
                self._thinking[seat] = (asked.number, asyncio.create_task(thought))
        self.clocks.asked(persons, time.monotonic())
        self.set_alarm()

    def set_alarm(self) -> None:
        """Wake up when the next clock runs out."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.clocks.limited:
            end = self.clocks.next_end(time.monotonic())
            if end is not None:
                loop = asyncio.get_running_loop()
                self._alarm = loop.call_later(end + 0.01, self._post, self._time_is_up)

    def _delay(self, seat: SeatRecord) -> float:
        """How long a bot seems to think. Keeping a seat warm for a person it takes a person's time, so that there is
        something left to come back to; further questions of the same turn are quick."""
        times = AGAIN if self._last == seat.seat else 1.0
        if seat.secret_hash and not seat.resigned:
            times = STAND_IN
        delay = self._bot_delay * times
        most = self.clocks.for_a_bot
        return min(delay, most) if most else delay

    async def _think(
        self, saved: bytes, seat: int, bot: str, number: int, options: int, delay: float, agreed: Agreed
    ) -> None:
        own = asyncio.current_task()
        begun = time.monotonic()
        thought = await self._thinkers.choose(
            saved, seat, bot, options, self._intentions.get(seat, []), self.turn, self.clocks.for_a_bot, agreed
        )
        self._intentions[seat] = thought.intentions
        self._last = seat
        wait = delay - (time.monotonic() - begun)
        if wait > 0:
            await asyncio.sleep(wait)

        async def act() -> None:
            # While this waited in the mailbox, somebody may have had a say in it, or the table was closed.
            known = self._thinking.get(seat)
            if known is not None and known[1] is own:
                await self._act(seat, number, thought)

        self._post(act)


def _drop(_work: Callable[[], Awaitable[None]]) -> None:
    """Nobody is there to do it."""


async def _never(_seat: int, _number: int, _thought: Thought) -> None:
    """Nobody is there to act."""


async def _nothing() -> None:
    """Nobody is there whose time could be up."""
