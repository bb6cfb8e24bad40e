"""Bots think in processes of their own, so that a hard thought never makes a table wait for anything else: here, or on
other machines where there are workers (see queue.py).

A worker gets the saved state, the seat, a seed and what the bot has in mind, and gives a thought back. It has a time
budget: a worker that exceeds it ends itself, and the choice falls to chance. Bots themselves look at
`state.imagine(seat, ...)` only.
"""

from __future__ import annotations

import asyncio
import faulthandler
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

import msgspec
import structlog

from tafelrunde import bots
from tafelrunde.bots import Bot
from tafelrunde.bots.speech import written
from tafelrunde.kernel import codec
from tafelrunde.kernel.state import State
from tafelrunde.kernel.words import Words
from tafelrunde.tables import tickets
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.problem import problem
from tafelrunde.tables.queue import Lost, Query, Queue, Task, Tip, Told
from tafelrunde.tables.turns import Turn, Turns

_log = structlog.get_logger("tafelrunde.bots")


Done = TypeVar("Done")

# What a bot has in mind for later (see Bot.intentions): the table keeps it from one thought to the next.
Intentions = list[tuple[int, str, int]]
# What others have said to a bot's proposals (see Bot.agreed).
Agreed = list[tuple[int, bool]]


class Thought(msgspec.Struct, frozen=True):
    """What a bot has come to: the index of an option, what it says (see bots/speech.py) and what it has in mind."""

    index: int
    speech: str = ""
    intentions: Intentions = []


# A hint never takes longer than this, in seconds, and names so many options.
HINT_SECONDS = 3.0
HINT_OPTIONS = 3


def advise(query: Query, budget: float) -> list[Tip]:
    """What is best for a seat. This runs in a worker."""
    if budget:
        faulthandler.dump_traceback_later(budget, exit=True, file=_nowhere())
    try:
        state = codec.load(query.saved)
        decision = state.decision_of(query.seat)
        count = query.count or (0 if decision is None else len(decision.codes))
        given = bots.hint(state, query.seat, query.visits, query.seed, query.seconds, count)
        return [Tip(tip.index, tip.behind, [written(reason) for reason in tip.reasons]) for tip in given]
    finally:
        if budget:
            faulthandler.cancel_dump_traceback_later()


def think(
    saved: bytes,
    seat: int,
    bot: str,
    seed: int,
    intentions: Intentions,
    budget: float,
    limit: float = 0.0,
    agreed: Sequence[tuple[int, bool]] = (),
) -> Thought:
    """One thought of a bot, which searches no longer than `limit` (0: as long as it likes). This runs in a worker."""
    if budget:
        # The watchdog is a thread that needs nothing of Python, so it also ends compiled code that never returns.
        faulthandler.dump_traceback_later(budget, exit=True, file=_nowhere())
    try:
        state = codec.load(saved)
        thinker = bots.make(bot, state.setup.game, seed)
        thinker.intentions = intentions
        thinker.agreed = list(agreed)
        if limit:
            thinker.hurry(limit)
        index = thinker.choose(state, seat)
        return Thought(index, written(_announcement(thinker, state, seat, index)), thinker.intentions)
    finally:
        if budget:
            faulthandler.cancel_dump_traceback_later()


def _announcement(thinker: Bot, state: State, seat: int, index: int) -> Words | None:
    """What a bot wants to say about its choice. A choice that is not on the list is the table's business."""
    decision = state.decision_of(seat)
    if decision is None or not 0 <= index < len(decision.codes):
        return None
    return thinker.announce(state, seat, index)


def _nowhere() -> int:
    global _devnull
    if _devnull < 0:
        _devnull = os.open(os.devnull, os.O_WRONLY)
    return _devnull


_devnull = -1


def _begin_worker() -> None:
    """Ctrl-C is the parent's business; but when the parent is gone, for whatever reason, so is the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def follow() -> None:
        assert parent is not None
        parent.join()
        os._exit(0)

    if parent is not None:
        threading.Thread(target=follow, daemon=True).start()


class Workers:
    """A pool of processes that is replaced when one of them dies."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, task: Task) -> Thought:
        """Let one of them think; BrokenProcessPool if any of them dies meanwhile."""
        given = (task.saved, task.seat, task.bot, task.seed, task.intentions, task.budget, task.limit, task.agreed)
        return await self.do(lambda pool: pool.submit(think, *given))

    async def advise(self, query: Query) -> list[Tip]:
        """Let one of them find out what is best."""
        return await self.do(lambda pool: pool.submit(advise, query, query.budget))

    async def do(self, work: Callable[[ProcessPoolExecutor], Future[Done]]) -> Done:
        """Let one of them do something."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, context, initializer=_begin_worker)
        pool = self._pool
        try:
            return await asyncio.wrap_future(work(pool))
        except BrokenProcessPool:
            if self._pool is pool:
                self.close()
            raise

    def close(self, wait: bool = False) -> None:
        """Let them go; `wait` until they are."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=wait, cancel_futures=True)


# Looking at a choice of a finished game may take so many times as long as a bot's thought: nobody waits for it.
JUDGE_BUDGETS = 3

# For those who think for no table in particular.
NOBODY = Turn("", "")


class Thinkers:
    """All bots of a house. `workers=0` lets them think in a thread of this process: for tests and small machines."""

    def __init__(self, workers: int, budget: float, measures: Measures, queue: Queue | None = None) -> None:
        self._budget = budget
        self._queue = queue
        # How many can think at the same time on other machines.
        self._elsewhere = 0
        self._measures = measures
        self._workers = Workers(workers) if workers else None
        # A worker that dies takes the thoughts of the others with it, and nobody can tell whose fault it was. So each
        # of them may try once more, alone.
        self._alone = Workers(1)
        self._first_come = asyncio.Lock()
        self._places = max(1, workers)
        self._turns = Turns(self._places)

    def close(self, wait: bool = False) -> None:
        """Let the workers go; `wait` until they are."""
        self._alone.close(wait)
        if self._workers is not None:
            self._workers.close(wait)

    def have_elsewhere(self, places: int) -> None:
        """So many can think at the same time on other machines now; where there are any, all thinking is done there."""
        if self._queue is not None and places != self._elsewhere:
            self._elsewhere = places
            self._turns.have(places or self._places)

    async def choose(
        self,
        saved: bytes,
        seat: int,
        bot: str,
        options: int,
        intentions: Intentions,
        turn: Turn = NOBODY,
        limit: float = 0.0,
        agreed: Sequence[tuple[int, bool]] = (),
    ) -> Thought:
        """What a bot chooses among so many options, and says. A bot that fails is replaced by chance."""
        if options == 1:
            return Thought(0, "", intentions)
        await self._turns.take(turn)
        begun = time.perf_counter()
        try:
            thought = await self._think(
                Task(
                    saved=saved,
                    seat=seat,
                    bot=bot,
                    seed=secrets.randbits(63),
                    intentions=intentions,
                    budget=self._budget,
                    limit=limit,
                    agreed=list(agreed),
                )
            )
        except Exception as error:
            self._measures.bot_failures.labels(bot).inc()
            _log.error("bot failed", bot=bot, error=type(error).__name__)
            thought = Thought(secrets.randbelow(options))
        finally:
            self._turns.give_back()
        self._measures.bot_seconds.labels(bot).observe(time.perf_counter() - begun)
        if not 0 <= thought.index < options:
            self._measures.bot_failures.labels(bot).inc()
            _log.error("bot chose what is not on the list", bot=bot, index=thought.index, options=options)
            thought = Thought(secrets.randbelow(options))
        return thought

    async def advise(self, saved: bytes, seat: int, turn: Turn = NOBODY) -> list[Tip]:
        """A hint for a seat; none if it cannot be found."""
        query = Query(
            saved=saved,
            seat=seat,
            seed=secrets.randbits(31),
            visits=0,
            seconds=HINT_SECONDS,
            count=HINT_OPTIONS,
            budget=self._budget,
        )
        return await self._best(query, turn) or []

    async def judge(self, saved: bytes, seat: int, visits: int, seed: int, turn: Turn) -> list[Tip] | None:
        """All options of a seat, the best first; with the same visits and seed the same on every machine. None if it
        cannot be found out.
        """
        query = Query(
            saved=saved, seat=seat, seed=seed, visits=visits, seconds=0.0, count=0, budget=JUDGE_BUDGETS * self._budget
        )
        return await self._best(query, turn)

    async def _best(self, query: Query, turn: Turn) -> list[Tip] | None:
        await self._turns.take(turn)
        try:
            told = await self._elsewhere_or_nowhere(query)
            return await self.best_here(query) if told is None else told.tips
        except Exception as error:
            self._measures.failures.labels("advice").inc()
            _log.error("no advice", error=type(error).__name__)
            return None
        finally:
            self._turns.give_back()

    async def _think(self, task: Task) -> Thought:
        """Elsewhere if there is anybody, and here if they do not come to an end."""
        told = await self._elsewhere_or_nowhere(task)
        return await self.here(task) if told is None else Thought(told.index, told.speech, told.intentions)

    async def _elsewhere_or_nowhere(self, task: Task | Query) -> Told | None:
        if self._queue is None or not self._elsewhere:
            return None
        try:
            told = await self._queue.think(task)
        except Lost:
            self._measures.lost_thoughts.inc()
            return None
        if told.failed:
            raise BotFailed(told.failed)
        return told

    async def here(self, task: Task) -> Thought:
        """A thought in a process of this machine; whatever the bot raises comes through."""
        if self._workers is None:
            given = (task.saved, task.seat, task.bot, task.seed, task.intentions)
            # Here and below not wait_for: before Python 3.12 it may forget that it was cancelled.
            async with asyncio.timeout(task.budget):
                return await asyncio.to_thread(think, *given, 0.0, task.limit, task.agreed)
        try:
            return await self._workers.think(task)
        except BrokenProcessPool:
            async with self._first_come:
                return await self._alone.think(task)

    async def best_here(self, query: Query) -> list[Tip]:
        """What is best, found out in a process of this machine."""
        if self._workers is None:
            async with asyncio.timeout(query.budget):
                return await asyncio.to_thread(advise, query, 0.0)
        try:
            return await self._workers.advise(query)
        except BrokenProcessPool:
            async with self._first_come:
                return await self._alone.advise(query)

    async def for_others(self, task: Task | Query) -> Told:
        """The same for a server on another machine."""
        if isinstance(task, Query):
            return Told(tips=await self.best_here(task))
        thought = await self.here(task)
        return Told(index=thought.index, speech=thought.speech, intentions=thought.intentions)


class BotFailed(Exception):
    """A bot on another machine has failed."""


def check_bot(bot: str) -> None:
    """Refuse a bot that does not exist."""
    if bot not in bots.BOTS and bot not in bots.own():
        raise problem("bad", "no-such-bot", bot=tickets.clean(bot, tickets.NAME_LENGTH), known=", ".join(bots.names()))


def best_bot() -> str:
    """Who takes over if nobody says who."""
    return bots.USUAL
