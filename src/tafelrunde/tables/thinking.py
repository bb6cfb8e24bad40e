"""Bots think in processes of their own, so that a hard thought never makes a table wait for anything else.

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
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

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
from tafelrunde.tables.turns import Turn, Turns

_log = structlog.get_logger("tafelrunde.bots")


# What a bot has in mind for later (see Bot.intentions): the table keeps it from one thought to the next.
Intentions = list[tuple[int, str, int]]


class Thought(msgspec.Struct, frozen=True):
    """What a bot has come to: the index of an option, what it says (see bots/speech.py) and what it has in mind."""

    index: int
    speech: str = ""
    intentions: Intentions = []


def think(saved: bytes, seat: int, bot: str, seed: int, intentions: Intentions, budget: float) -> Thought:
    """One thought of a bot. This runs in a worker."""
    if budget:
        # The watchdog is a thread that needs nothing of Python, so it also ends compiled code that never returns.
        faulthandler.dump_traceback_later(budget, exit=True, file=_nowhere())
    try:
        state = codec.load(saved)
        thinker = bots.make(bot, state.setup.game, seed)
        thinker.intentions = intentions
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

    async def think(
        self, saved: bytes, seat: int, bot: str, seed: int, intentions: Intentions, budget: float
    ) -> Thought:
        """Let one of them think; BrokenProcessPool if any of them dies meanwhile."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, context, initializer=_begin_worker)
        pool = self._pool
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(pool, think, saved, seat, bot, seed, intentions, budget)
        except BrokenProcessPool:
            if self._pool is pool:
                self.close()
            raise

    def close(self) -> None:
        """Let them go."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


# For those who think for no table in particular.
NOBODY = Turn("", "")


class Thinkers:
    """All bots of a house. `workers=0` lets them think in a thread of this process: for tests and small machines."""

    def __init__(self, workers: int, budget: float, measures: Measures) -> None:
        self._budget = budget
        self._measures = measures
        self._workers = Workers(workers) if workers else None
        # A worker that dies takes the thoughts of the others with it, and nobody can tell whose fault it was. So each
        # of them may try once more, alone.
        self._alone = Workers(1)
        self._first_come = asyncio.Lock()
        self._turns = Turns(max(1, workers))

    def close(self) -> None:
        """Let the workers go."""
        self._alone.close()
        if self._workers is not None:
            self._workers.close()

    async def choose(
        self, saved: bytes, seat: int, bot: str, options: int, intentions: Intentions, turn: Turn = NOBODY
    ) -> Thought:
        """What a bot chooses among so many options, and says. A bot that fails is replaced by chance."""
        if options == 1:
            return Thought(0, "", intentions)
        await self._turns.take(turn)
        begun = time.perf_counter()
        try:
            thought = await self._ask(saved, seat, bot, secrets.randbits(63), intentions)
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

    async def _ask(self, saved: bytes, seat: int, bot: str, seed: int, intentions: Intentions) -> Thought:
        if self._workers is None:
            thinking = asyncio.to_thread(think, saved, seat, bot, seed, intentions, 0.0)
            return await asyncio.wait_for(thinking, self._budget)
        try:
            return await self._workers.think(saved, seat, bot, seed, intentions, self._budget)
        except BrokenProcessPool:
            async with self._first_come:
                return await self._alone.think(saved, seat, bot, seed, intentions, self._budget)


def check_bot(bot: str) -> None:
    """Refuse a bot that does not exist."""
    if bot not in bots.BOTS:
        raise problem("bad", "no-such-bot", bot=tickets.clean(bot, tickets.NAME_LENGTH), known=", ".join(bots.names()))


def best_bot() -> str:
    """Who takes over if nobody says who."""
    return "greedy" if "greedy" in bots.BOTS else bots.names()[-1]
