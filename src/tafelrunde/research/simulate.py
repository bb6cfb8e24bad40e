"""Plays many games between bots and counts: on one core or on several, with the same result."""

from __future__ import annotations

import csv
import multiprocessing
import signal
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde import bots as all_bots
from tafelrunde.bots import Bot
from tafelrunde.kernel import registry
from tafelrunde.kernel.chance import Dice, mix
from tafelrunde.kernel.errors import BadOption, kernel_words
from tafelrunde.kernel.game import begin, check_seed
from tafelrunde.kernel.playout import playout
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.state import State
from tafelrunde.research.uses import count_uses

# A share of the work takes about so many seconds: enough to make a trip to another process worth while, little enough
# for a lively progress bar. So many games it has at most, and where bots think one at first.
SHARE_SECONDS = 1.0
SHARE = 250
# How sure an interval is: 95 of 100, in standard deviations.
SURE = 1.96


@dataclass(frozen=True)
class Plan:
    """What is to be played. Plain data, so that it can be sent to another process."""

    game: str
    players: int
    seed: int
    bots: tuple[str, ...]
    options: Mapping[str, Any]
    components: Mapping[str, Any] | None
    # Whether game number k moves every bot k places on, so that none has a better seat than others.
    rotate: bool = False
    # Whether each game is to be told by itself.
    rows: bool = False
    # Whether it is counted what the bots make use of.
    uses: bool = False

    @property
    def all_random(self) -> bool:
        return all(name == "random" for name in self.bots)

    def seat_of(self, place: int, number: int) -> int:
        """Where a bot of the list sits in a game."""
        return (place + number) % self.players if self.rotate else place

    def setup(self) -> Setup:
        return registry.find(self.game).setup(self.players, self.options, self.components)


@dataclass(frozen=True)
class Row:
    """One game: its number and seed, and for each seat the bot, its points, and whether it has won."""

    number: int
    seed: int
    decisions: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    won: tuple[bool, ...]


@dataclass
class Tally:
    """What came of some games, for each bot of the list; tallies add up. A shared victory counts for each winner."""

    games: int = 0
    decisions: int = 0
    wins: list[int] = field(default_factory=list)
    # The same with a shared victory counted in parts.
    parts: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    shortest: int = 0
    longest: int = 0
    # How often each bot had a choice, and how long it thought: in all, and about one choice at most.
    thoughts: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    slowest: list[float] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    # What each bot has used, if that is counted (see `research.uses`).
    uses: list[Counter[str]] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        if not self.games:
            self.wins = [0] * len(other.wins)
            self.parts = [0.0] * len(other.parts)
            self.points = [0] * len(other.points)
            self.thoughts = [0] * len(other.thoughts)
            self.seconds = [0.0] * len(other.seconds)
            self.slowest = [0.0] * len(other.slowest)
            self.shortest = other.shortest
            self.uses = [Counter() for _ in other.uses]
        self.games += other.games
        self.decisions += other.decisions
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.points = [mine + theirs for mine, theirs in zip(self.points, other.points, strict=True)]
        self.parts = [mine + theirs for mine, theirs in zip(self.parts, other.parts, strict=True)]
        self.shortest = min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)
        self.thoughts = [mine + theirs for mine, theirs in zip(self.thoughts, other.thoughts, strict=True)]
        self.seconds = [mine + theirs for mine, theirs in zip(self.seconds, other.seconds, strict=True)]
        self.slowest = [max(both) for both in zip(self.slowest, other.slowest, strict=True)]
        self.rows += other.rows
        for mine, theirs in zip(self.uses, other.uses, strict=True):
            mine.update(theirs)


def interval(wins: float, games: int) -> tuple[float, float]:
    """Between which shares the true share of victories lies, 95 times of 100 (Wilson's interval)."""
    if games == 0:
        return 0.0, 1.0
    share, z = wins / games, SURE * SURE / games
    middle = (share + z / 2) / (1 + z)
    spread = (SURE / (1 + z)) * ((share * (1 - share) + z / 4) / games) ** 0.5
    return max(0.0, middle - spread), min(1.0, middle + spread)


@dataclass(frozen=True)
class Simulation:
    """The result of a simulation."""

    plan: Plan
    workers: int
    tally: Tally
    seconds: float
    options: Mapping[str, Any]

    def to_dict(self) -> dict[str, Any]:
        """One object for `--json`. Wins count a shared victory for each winner."""
        tally, games = self.tally, self.tally.games
        return {
            "game": self.plan.game,
            "players": self.plan.players,
            "options": dict(self.options),
            "bots": list(self.plan.bots),
            "seed": self.plan.seed,
            "workers": self.workers,
            "games": games,
            "decisions": tally.decisions,
            "seconds": round(self.seconds, 6),
            "decisions_per_second": round(tally.decisions / self.seconds) if self.seconds else 0,
            "rotated": self.plan.rotate,
            "wins": tally.wins,
            "intervals": [[round(end, 4) for end in interval(wins, games)] for wins in tally.wins],
            "scores": [round(points / games, 3) for points in tally.points],
            "lengths": {
                "mean": round(tally.decisions / games, 3),
                "min": tally.shortest,
                "max": tally.longest,
            },
        }


def simulate(
    game: str,
    players: int,
    games: int,
    seed: int,
    bots: Sequence[str | type[Bot]],
    options: Mapping[str, Any],
    components: Mapping[str, Any] | None = None,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    rotate: bool = False,
    rows: bool = False,
    uses: bool = False,
) -> Simulation:
    """Play `games` games. Game number k depends on the seed and k alone, so workers never change the result.

    `bots` are names, places of classes with parameters (see `tafelrunde.bots.make`) or classes that can be imported;
    fewer than the table has seats are repeated round it. `rotate` moves them one seat on with each game, and then wins
    and scores are those of the bots in their order, not of the seats. `rows` keeps what came of every single game, and
    `uses` counts what the bots make use of. `progress` is told how many games were finished since the last call.
    """
    seed = check_seed(seed)
    if games < 1:
        raise BadOption(kernel_words("too-few-games", games=str(games)))
    if workers < 1:
        raise BadOption(kernel_words("too-few-workers", workers=str(workers)))
    named = [bot if isinstance(bot, str) else f"{bot.__module__}:{bot.__qualname__}" for bot in bots] or ["random"]
    seats = tuple(named[seat % len(named)] for seat in range(max(players, 0)))
    plan = Plan(registry.find(game).id, players, seed, seats, dict(options), components, rotate, rows, uses)
    setup = plan.setup()
    for name in seats:
        all_bots.make(name, setup.game, 0)
    shares = Shares(games, SHARE if plan.all_random else 1)
    started = time.perf_counter()
    tally = _in_processes(plan, shares, workers, progress) if workers > 1 else _here(plan, shares, progress)
    tally.rows.sort(key=lambda row: row.number)
    seconds = time.perf_counter() - started
    return Simulation(plan, workers, tally, seconds, msgspec.to_builtins(setup.options))


class Shares:
    """Cuts games into shares, as large as the last ones let hope to take the time that a share should take."""

    def __init__(self, games: int, size: int) -> None:
        self._games = games
        self._next = 0
        self._size = size

    def next(self) -> tuple[int, int] | None:
        """The first game of the next share and the one after its last; None when all are given out."""
        if self._next >= self._games:
            return None
        first = self._next
        self._next = min(first + self._size, self._games)
        return first, self._next

    def took(self, games: int, seconds: float) -> None:
        """So many games have taken so long."""
        wanted = int(SHARE_SECONDS * games / seconds) if seconds > 0 else SHARE
        # No more than four times as many as before: the first games may have been short ones.
        self._size = max(1, min(wanted, SHARE, 4 * max(games, self._size)))


def _here(plan: Plan, shares: Shares, progress: Callable[[int], None] | None) -> Tally:
    tally = Tally()
    while (share := shares.next()) is not None:
        played, seconds = play_share(plan, *share)
        tally.add(played)
        shares.took(played.games, seconds)
        if progress is not None:
            progress(played.games)
    return tally


def _in_processes(plan: Plan, shares: Shares, workers: int, progress: Callable[[int], None] | None) -> Tally:
    tally = Tally()
    # A fresh interpreter for each worker: safe beside threads, and the same on every system.
    pool = ProcessPoolExecutor(
        workers,
        mp_context=multiprocessing.get_context("spawn"),
        # Ctrl-C reaches the whole group of processes: only the first one is to say something about it.
        initializer=signal.signal,
        initargs=(signal.SIGINT, signal.SIG_IGN),
    )
    under_way: set[Future[tuple[Tally, float]]] = set()

    def hand_out() -> None:
        # One more than there are workers, so that nobody waits for the next share.
        while len(under_way) <= workers and (share := shares.next()) is not None:
            under_way.add(pool.submit(play_share, plan, *share))

    try:
        hand_out()
        while under_way:
            done, _ = wait(under_way, return_when=FIRST_COMPLETED)
            under_way -= done
            for future in done:
                played, seconds = future.result()
                tally.add(played)
                shares.took(played.games, seconds)
                if progress is not None:
                    progress(played.games)
            hand_out()
    except BrokenProcessPool as error:
        raise BadOption(kernel_words("workers-failed")) from error
    except BaseException:
        # An interrupt or an error: what is waiting is dropped, and the workers do not outlive us.
        for process in list((pool._processes or {}).values()):
            process.terminate()
        pool.shutdown(wait=False, cancel_futures=True)
        raise
    pool.shutdown()
    return tally


def write_rows(simulation: Simulation, file: Path) -> None:
    """Write every game of a simulation as a row of a table (CSV): for each seat its bot, points and victory."""
    seats = range(1, simulation.plan.players + 1)
    with file.open("w", newline="", encoding="utf-8") as text:
        table = csv.writer(text)
        heads = [f"{column}_{seat}" for seat in seats for column in ("bot", "points", "won")]
        table.writerow(["game", "seed", "decisions", *heads])
        for row in simulation.tally.rows:
            cells = zip(row.bots, row.scores, row.won, strict=True)
            told = [cell for bot, points, won in cells for cell in (bot, points, int(won))]
            table.writerow([row.number, row.seed, row.decisions, *told])


def play_share(plan: Plan, first: int, end: int) -> tuple[Tally, float]:
    """Play the games `first` to `end - 1` of a plan; says also how long that took."""
    started = time.perf_counter()
    setup = plan.setup()
    players = plan.players
    tally = Tally(games=end - first, wins=[0] * players, parts=[0.0] * players, points=[0] * players)
    tally.thoughts, tally.seconds, tally.slowest = [0] * players, [0.0] * players, [0.0] * players
    tally.uses = [Counter() for _ in range(players)] if plan.uses else []
    for number in range(first, end):
        seed = mix(plan.seed, number)
        state = begin(setup, seed)
        if plan.uses:
            state.listen()
        places = [plan.seat_of(place, number) for place in range(players)]
        if plan.all_random:
            # Nobody thinks, so the compiled loop can play.
            decisions = playout(state, Dice(mix(seed, 1)))
        else:
            seats: dict[int, Bot] = {}
            for place, name in enumerate(plan.bots):
                seats[places[place]] = all_bots.make(name, setup.game, mix(seed, 2 + places[place]))
            clock = Clock(places)
            decisions = play_out_with(state, [seats[seat] for seat in range(players)], clock)
            for place in range(players):
                tally.thoughts[place] += clock.thoughts[place]
                tally.seconds[place] += clock.seconds[place]
                tally.slowest[place] = max(tally.slowest[place], clock.slowest[place])
        tally.decisions += decisions
        tally.shortest = min(tally.shortest or decisions, decisions)
        tally.longest = max(tally.longest, decisions)
        scores, winners = state.scores, state.winners
        if plan.uses:
            counted = count_uses(plan.game, state.take_events(), players)
            for place, seat in enumerate(places):
                tally.uses[place].update(counted[seat])
        for place, seat in enumerate(places):
            tally.points[place] += scores[seat]
            if seat in winners:
                tally.wins[place] += 1
                tally.parts[place] += 1.0 if setup.game.cooperative else 1.0 / len(winners)
        if plan.rows:
            bots = {seat: plan.bots[place] for place, seat in enumerate(places)}
            tally.rows.append(
                Row(
                    number,
                    seed,
                    decisions,
                    tuple(bots[seat] for seat in range(players)),
                    tuple(scores[:players]),
                    tuple(seat in winners for seat in range(players)),
                )
            )
    return tally, time.perf_counter() - started


class Clock:
    """How long each bot thinks, by its place in the list of bots."""

    def __init__(self, places: Sequence[int]) -> None:
        self._place_of = {seat: place for place, seat in enumerate(places)}
        self.thoughts = [0] * len(places)
        self.seconds = [0.0] * len(places)
        self.slowest = [0.0] * len(places)

    def thought(self, seat: int, seconds: float) -> None:
        """A bot has thought about a choice."""
        place = self._place_of[seat]
        self.thoughts[place] += 1
        self.seconds[place] += seconds
        self.slowest[place] = max(self.slowest[place], seconds)


def play_out_with(state: State, seats: Sequence[Bot], clock: Clock | None = None) -> int:
    """Let these bots play to the end; returns how many decisions that took."""
    decisions = 0
    while not state.over:
        decisions += answer_all(state, seats, clock)
    return decisions


def answer_all(state: State, seats: Sequence[Bot], clock: Clock | None = None) -> int:
    """Let everybody who is asked answer; returns how many answers were given.

    They all think about the same state before any answer is given, so that nobody is better off for being asked first
    or last. Where the first to come goes first, the others wait and think again.
    """
    asked = state.open
    chosen = []
    for decision in asked:
        started = time.perf_counter()
        chosen.append(seats[decision.seat].choose(state, decision.seat))
        if clock is not None and len(decision.codes) > 1:
            clock.thought(decision.seat, time.perf_counter() - started)
        if decision.step.first_come:
            break
    given = 0
    for decision, index in zip(asked, chosen, strict=False):
        if state.decision_of(decision.seat) is not decision:
            # An answer has changed the question.
            break
        state.take(decision, decision.codes[index])
        given += 1
    return given
