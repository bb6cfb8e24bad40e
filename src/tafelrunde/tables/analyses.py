"""Analyses of finished games, made in the background: choice by choice, for as long as somebody wants them.

What is best in each position is found out where bots think (see thinking.py), after all bots of running games. What was
looked at already is kept when nobody wants it any more, and a finished analysis is stored with its table.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

import msgspec
import structlog

from tafelrunde.kernel.chance import mix
from tafelrunde.kernel.match import Choice, Match
from tafelrunde.research.analysis import COSTLY, TOLD, VISITS, Analysis, TurningPoint, chances_in
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.problem import NotStored, problem
from tafelrunde.tables.queue import Tip
from tafelrunde.tables.rows import Write
from tafelrunde.tables.store import Store
from tafelrunde.tables.table import Table
from tafelrunde.tables.thinking import Thinkers
from tafelrunde.tables.turns import Turn

# Whoever wants an analysis asks how far it is; after so many seconds without that it stops.
WANTED_SECONDS = 10.0
# Analyses that are kept at hand, finished or not, and those that may run for one address at the same time.
KEPT = 64
MOST_OF_ONE = 4

_log = structlog.get_logger("tafelrunde.analyses")


class Progress(msgspec.Struct, frozen=True):
    """How far an analysis is: so many choices of all have been looked at, and what was found in them."""

    done: int
    choices: int
    running: bool
    found: Analysis

    @property
    def complete(self) -> bool:
        return self.done == self.choices


class Study:
    """One game that is looked at."""

    __slots__ = ("_match", "_playing", "_points", "_start", "asked", "chances", "digest", "done", "owner", "task")

    def __init__(self, match: Match, digest: str) -> None:
        self._match = match
        self._playing = match.at(0)
        self._start = match.setup.game.evaluate(self._playing.state, 0)
        self._points: list[TurningPoint] = []
        self.digest = digest
        self.chances = [chances_in(self._playing.state, self._start)]
        # So many choices have been looked at.
        self.done = 0
        # When somebody last asked for it, and on whose account it runs.
        self.asked = time.monotonic()
        self.owner = ""
        self.task: asyncio.Task[None] | None = None

    @property
    def choices(self) -> int:
        return len(self._match.choices)

    @property
    def wanted(self) -> bool:
        return time.monotonic() - self.asked < WANTED_SECONDS

    @property
    def running(self) -> bool:
        return self.task is not None and not self.task.done()

    async def look_at_next(self, thinkers: Thinkers, turn: Turn) -> None:
        """Look at one choice more, with the eyes of whoever made it."""
        choice = self._match.choices[self.done]
        state = self._playing.state
        decision = state.decision_of(choice.seat)
        if decision is not None and len(decision.codes) > 1:
            seed = mix(self.done, choice.seat) >> 1
            tips = await thinkers.judge(state.save(), choice.seat, VISITS, seed, turn)
            point = None if tips is None else turning_point(self.done, choice, tips)
            if point is not None:
                self._points.append(point)
        self._playing.repeat(choice)
        self.chances.append(chances_in(self._playing.state, self._start))
        self.done += 1

    def found(self) -> Analysis:
        """What is known so far."""
        costliest = sorted(self._points, key=lambda point: (-point.cost, point.number))[:TOLD]
        return Analysis(self.digest, VISITS, list(self.chances), sorted(costliest, key=lambda point: point.number))


def turning_point(number: int, choice: Choice, tips: list[Tip]) -> TurningPoint | None:
    """What a choice cost, if it cost enough to be told."""
    made = next((tip for tip in tips if tip.index == choice.index), None)
    if made is None or tips[0].index == choice.index or made.behind < COSTLY:
        return None
    return TurningPoint(number, choice.seat, choice.index, tips[0].index, made.behind, tips[0].reasons)


class Analyses:
    """All analyses of a house."""

    def __init__(self, store: Store, thinkers: Thinkers, measures: Measures) -> None:
        self._store = store
        self._thinkers = thinkers
        self._measures = measures
        self._studies: OrderedDict[str, Study] = OrderedDict()

    async def close(self) -> None:
        """Look at nothing more."""
        running = [study.task for study in self._studies.values() if study.task is not None]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def forget(self, id: str) -> None:
        """A table is no longer there."""
        study = self._studies.pop(id, None)
        if study is not None and study.task is not None:
            study.task.cancel()

    async def want(self, table: Table, owner: str) -> Progress:
        """Somebody wants to know about a finished game: how far it is, and it goes on if it is not complete."""
        progress = await self.look(table)
        if progress.complete or progress.running:
            return progress
        mine = sum(study.running and study.owner == owner for study in self._studies.values())
        if mine >= MOST_OF_ONE:
            raise problem("too-fast", "too-many-analyses", most=MOST_OF_ONE)
        study = self._studies[table.record.id]
        study.owner = owner
        study.task = asyncio.create_task(self._run(study, table.record.id, table.epoch), name="analysis")
        return _progress(study)

    async def look(self, table: Table) -> Progress:
        """How far an analysis is. Whoever looks still wants it, if it is running."""
        course = table.course
        if table.record.phase != "over" or course is None:
            raise problem("conflict", "not-over-yet")
        if not course.whole:
            raise problem("conflict", "history-lost")
        study = self._studies.get(table.record.id)
        if study is None:
            digest = course.match.state.digest()
            stored = await self._stored(table.record.id, digest)
            if stored is not None:
                count = len(course.match.choices)
                return Progress(count, count, running=False, found=stored)
            study = self._studies.setdefault(table.record.id, Study(course.match, digest))
            self._make_room()
        self._studies.move_to_end(table.record.id)
        study.asked = time.monotonic()
        return _progress(study)

    def _make_room(self) -> None:
        for id in [id for id, study in self._studies.items() if not study.running][:-KEPT]:
            del self._studies[id]

    async def _stored(self, id: str, digest: str) -> Analysis | None:
        """The analysis that is stored, if it is one of this game as it is."""
        body = await self._store.analysis(id)
        if body is None:
            return None
        try:
            found = msgspec.json.decode(body, type=Analysis)
        except msgspec.DecodeError:
            return None
        return found if found.digest == digest and found.visits == VISITS else None

    async def _run(self, study: Study, id: str, epoch: int) -> None:
        turn = Turn(study.owner or id, id, has_time=True)
        try:
            while study.done < study.choices:
                if not study.wanted:
                    return
                await study.look_at_next(self._thinkers, turn)
            await self._store.write(Write(id, analysis=msgspec.json.encode(study.found()).decode(), epoch=epoch))
        except NotStored:
            # It is still at hand, and whoever asks later gets it made once more.
            _log.warning("analysis could not be stored", table=id)
        except Exception as error:
            self._measures.failures.labels("analysis").inc()
            _log.error("analysis failed", table=id, error=type(error).__name__)


def _progress(study: Study) -> Progress:
    return Progress(study.done, study.choices, study.running, study.found())
