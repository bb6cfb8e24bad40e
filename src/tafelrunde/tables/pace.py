"""What makes a table go on without anybody's word: bots that think and clocks that run out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

from tafelrunde.tables.clock import Clocks
from tafelrunde.tables.course import Course
from tafelrunde.tables.records import SeatRecord
from tafelrunde.tables.thinking import Intentions, Thinkers, Thought
from tafelrunde.tables.turns import Turn


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
        self._turn = turn
        # The decision that each bot is thinking about.
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        # What each bot has in mind. It is lost with the memory: then the bot makes a new plan.
        self._intentions: dict[int, Intentions] = {}
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Whether something will happen by itself."""
        return bool(self._thinking) or self._alarm is not None

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
                thought = self._think(saved, seat, seats[seat].bot, asked.number, len(asked.decision.codes))
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

    async def _think(self, saved: bytes, seat: int, bot: str, number: int, options: int) -> None:
        begun = time.monotonic()
        thought = await self._thinkers.choose(saved, seat, bot, options, self._intentions.get(seat, []), self._turn)
        self._intentions[seat] = thought.intentions
        wait = self._bot_delay - (time.monotonic() - begun)
        if wait > 0:
            await asyncio.sleep(wait)

        async def act() -> None:
            await self._act(seat, number, thought)

        self._post(act)


def _drop(_work: Callable[[], Awaitable[None]]) -> None:
    """Nobody is there to do it."""


async def _never(_seat: int, _number: int, _thought: Thought) -> None:
    """Nobody is there to act."""


async def _nothing() -> None:
    """Nobody is there whose time could be up."""
