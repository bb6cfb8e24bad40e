"""Plays many games between bots and counts: on one core or on several, with the same result."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
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

# Enough work to make a trip to another process worth while, little enough for a lively progress bar.
SHARE = 250


@dataclass(frozen=True)
class Plan:
    """What is to be played. Plain data, so that it can be sent to another process."""

    game: str
    players: int
    seed: int
    bots: tuple[str, ...]
    options: Mapping[str, Any]
    components: Mapping[str, Any] | None

    def setup(self) -> Setup:
        return registry.find(self.game).setup(self.players, self.options, self.components)


@dataclass
class Tally:
    """What came of some games; tallies add up."""

    games: int = 0
    decisions: int = 0
    wins: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    shortest: int = 0
    longest: int = 0

    def add(self, other: Tally) -> None:
        if not self.games:
            self.wins = [0] * len(other.wins)
            self.points = [0] * len(other.points)
            self.shortest = other.shortest
        self.games += other.games
        self.decisions += other.decisions
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.points = [mine + theirs for mine, theirs in zip(self.points, other.points, strict=True)]
        self.shortest = min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)


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
            "wins": tally.wins,
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
    bots: list[str],
    options: Mapping[str, Any],
    components: Mapping[str, Any] | None = None,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play `games` games. Game number k depends on the seed and k alone, so workers never change the result.

    `bots` shorter than the table is repeated round it. `progress` is told how many games were finished since the
    last call.
    """
    check_seed(seed)
    if games < 1:
        raise BadOption(kernel_words("too-few-games", games=str(games)))
    if workers < 1:
        raise BadOption(kernel_words("too-few-workers", workers=str(workers)))
    seats = tuple(bots[seat % len(bots)] for seat in range(max(players, 0))) if bots else ("random",) * max(players, 0)
    plan = Plan(registry.find(game).id, players, seed, seats, dict(options), components)
    setup = plan.setup()
    for name in seats:
        all_bots.make(name, setup.game, 0)
    shares = [(first, min(first + SHARE, games)) for first in range(0, games, SHARE)]
    started = time.perf_counter()
    tally = _in_processes(plan, shares, workers, progress) if workers > 1 else _here(plan, shares, progress)
    seconds = time.perf_counter() - started
    return Simulation(plan, workers, tally, seconds, msgspec.to_builtins(setup.options))


def _here(plan: Plan, shares: list[tuple[int, int]], progress: Callable[[int], None] | None) -> Tally:
    tally = Tally()
    for first, end in shares:
        tally.add(play_share(plan, first, end))
        if progress is not None:
            progress(end - first)
    return tally


def _in_processes(
    plan: Plan, shares: list[tuple[int, int]], workers: int, progress: Callable[[int], None] | None
) -> Tally:
    tally = Tally()
    # A fresh interpreter for each worker: safe beside threads, and the same on every system.
    pool = ProcessPoolExecutor(
        workers,
        mp_context=multiprocessing.get_context("spawn"),
        # Ctrl-C reaches the whole group of processes: only the first one is to say something about it.
        initializer=signal.signal,
        initargs=(signal.SIGINT, signal.SIG_IGN),
    )
    try:
        futures: dict[Future[Tally], int] = {
            pool.submit(play_share, plan, first, end): end - first for first, end in shares
        }
        for future in as_completed(futures):
            tally.add(future.result())
            if progress is not None:
                progress(futures[future])
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


def play_share(plan: Plan, first: int, end: int) -> Tally:
    """Play the games `first` to `end - 1` of a plan."""
    setup = plan.setup()
    all_random = all(name == "random" for name in plan.bots)
    tally = Tally(games=end - first, wins=[0] * plan.players, points=[0] * plan.players)
    for number in range(first, end):
        seed = mix(plan.seed, number)
        state = begin(setup, seed)
        if all_random:
            # Nobody thinks, so the compiled loop can play.
            decisions = playout(state, Dice(mix(seed, 1)))
        else:
            seats = [all_bots.make(name, setup.game, mix(seed, 2 + seat)) for seat, name in enumerate(plan.bots)]
            decisions = play_out_with(state, seats)
        tally.decisions += decisions
        tally.shortest = min(tally.shortest or decisions, decisions)
        tally.longest = max(tally.longest, decisions)
        for seat, points in enumerate(state.scores):
            tally.points[seat] += points
        for seat in state.winners:
            tally.wins[seat] += 1
    return tally


def play_out_with(state: State, seats: list[Bot]) -> int:
    """Let these bots play to the end; returns how many decisions that took."""
    decisions = 0
    while not state.over:
        seat = state.open[0].seat
        state.apply(seat, seats[seat].choose(state, seat))
        decisions += 1
    return decisions
