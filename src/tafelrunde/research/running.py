"""Plays shares of games wherever there is somebody to play them, and keeps what has come of them.

In this process, in several, or on a cluster (Dask distributed): the rows are the same, in the same order. Every share
is written to a journal as soon as it is done, so a run that was interrupted goes on where it was; a worker that dies
has its share played by another, and no share counts twice.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde import __version__
from tafelrunde.kernel import registry
from tafelrunde.kernel.errors import BadOption, kernel_words
from tafelrunde.research.series import GameRow, Series, Share, check, play_one, play_share
from tafelrunde.research.words import say

# A share should take about so many seconds, and has so many games at most.
SHARE_SECONDS = 0.5
MOST_GAMES = 500
# How often a share is tried on a cluster whose workers die.
RETRIES = 5

Progress = Callable[[int, int], None]


class Entry(msgspec.Struct):
    """A share that is done, as a line of the journal."""

    key: str
    rows: list[GameRow]


class Manifest(msgspec.Struct, kw_only=True):
    """What a folder of results is about: whoever goes on with it has to want the same."""

    tafelrunde: int = 1
    what: str
    series: list[Series]
    games: int
    # With which rules it was begun: a run that goes on with others would be two runs.
    version: str = ""
    rules: dict[str, int] = {}
    # How many games a share of each series has; found out when the run began.
    shares: list[int] = []


class Journal:
    """The shares that are done, in a file: a line for each, written whole before the next one is."""

    def __init__(self, folder: Path | None) -> None:
        self.path = None if folder is None else folder / "journal.jsonl"
        self.done: dict[str, list[GameRow]] = {}
        if self.path is not None and self.path.exists():
            self._read(self.path)

    def _read(self, path: Path) -> None:
        whole = b""
        for line in path.read_bytes().splitlines(keepends=True):
            try:
                entry = msgspec.json.decode(line, type=Entry)
            except msgspec.MsgspecError:
                break  # A line that was being written when the run ended: its share is played again.
            if not line.endswith(b"\n"):
                break
            whole += line
            self.done[entry.key] = entry.rows
        path.write_bytes(whole)

    def add(self, share: Share, rows: list[GameRow]) -> None:
        if share.key in self.done:
            return
        self.done[share.key] = rows
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(Entry(share.key, rows)) + b"\n")
                file.flush()
                os.fsync(file.fileno())


def run(
    what: str,
    series: Sequence[Series],
    games: int,
    *,
    folder: Path | None = None,
    workers: int = 1,
    cluster: str | None = None,
    progress: Progress | None = None,
) -> list[GameRow]:
    """So many games of each series; the rows in the order of series and numbers, however they were played.

    `folder` keeps the journal; `cluster` is "local" (so many workers of a cluster of its own) or the address of a Dask
    scheduler. `progress` is told how many games are done and how many there are.
    """
    if games < 1:
        raise BadOption(kernel_words("too-few-games", games=str(games)))
    if workers < 1:
        raise BadOption(kernel_words("too-few-workers", workers=str(workers)))
    for one in series:
        check(one)
    manifest = _manifest(what, series, games, folder)
    journal = Journal(folder)
    shares = [
        Share(one, first, min(first + size, games))
        for one, size in zip(series, manifest.shares, strict=True)
        for first in range(0, games, size)
    ]
    total = games * len(series)
    done = sum(share.end - share.first for share in shares if share.key in journal.done)
    if progress is not None:
        progress(done, total)
    left = [share for share in shares if share.key not in journal.done]
    for share, rows in _played(left, workers, cluster):
        journal.add(share, rows)
        done += share.end - share.first
        if progress is not None:
            progress(done, total)
    return [row for share in shares for row in journal.done[share.key]]


def _manifest(what: str, series: Sequence[Series], games: int, folder: Path | None) -> Manifest:
    """What is to be done; a folder in which something else was begun is refused."""
    rules = {one.game: registry.find(one.game).version for one in series}
    wanted = Manifest(what=what, series=list(series), games=games, version=__version__, rules=rules)
    if folder is None:
        wanted.shares = [_size(one) for one in series]
        return wanted
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "manifest.json"
    if path.exists():
        try:
            found = msgspec.json.decode(path.read_bytes(), type=Manifest)
        except msgspec.MsgspecError:
            raise BadOption(say("other-results", folder=str(folder))) from None
        if (found.what, found.series, found.games) != (wanted.what, wanted.series, wanted.games):
            raise BadOption(say("other-results", folder=str(folder)))
        if found.version and (found.version, found.rules) != (wanted.version, wanted.rules):
            raise BadOption(say("other-version", folder=str(folder), version=found.version, now=wanted.version))
        return found
    wanted.shares = [_size(one) for one in series]
    path.write_bytes(msgspec.json.format(msgspec.json.encode(wanted), indent=1))
    return wanted


def _size(series: Series) -> int:
    """How many games of a series take about as long as a share should: one is tried, and forgotten."""
    setup = series.setup()
    started = time.perf_counter()
    play_one(series, setup, 0)
    seconds = time.perf_counter() - started
    return max(1, min(MOST_GAMES, int(SHARE_SECONDS / max(seconds, 1e-6))))


def _played(shares: list[Share], workers: int, cluster: str | None) -> Iterator[tuple[Share, list[GameRow]]]:
    if not shares:
        return
    if cluster is not None:
        yield from _on_cluster(shares, workers, cluster)
    elif workers == 1:
        for share in shares:
            yield share, play_share(share)
    else:
        yield from _in_processes(shares, workers)


def _in_processes(shares: list[Share], workers: int) -> Iterator[tuple[Share, list[GameRow]]]:
    pool = ProcessPoolExecutor(
        workers,
        # A fresh interpreter for each worker: safe beside threads, and the same on every system.
        mp_context=multiprocessing.get_context("spawn"),
        # Ctrl-C reaches the whole group of processes: only the first one is to say something about it.
        initializer=signal.signal,
        initargs=(signal.SIGINT, signal.SIG_IGN),
    )
    try:
        waiting = {pool.submit(play_share, share): share for share in shares}
        under_way: set[Future[list[GameRow]]] = set(waiting)
        while under_way:
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in done:
                yield waiting[future], future.result()
    except BrokenProcessPool as error:
        raise BadOption(kernel_words("workers-failed")) from error
    except BaseException:
        # An interrupt or an error: what is waiting is dropped, and the workers do not outlive us.
        for process in list((pool._processes or {}).values()):
            process.terminate()
        pool.shutdown(wait=False, cancel_futures=True)
        raise
    pool.shutdown()


def _on_cluster(shares: list[Share], workers: int, cluster: str) -> Iterator[tuple[Share, list[GameRow]]]:
    """On Dask: it hands a share whose worker has died to another one, and gives each result once."""
    try:
        from distributed import Client, LocalCluster, as_completed
    except ModuleNotFoundError:
        raise BadOption(say("cluster-missing")) from None

    own: Any = None
    if cluster == "local":
        own = LocalCluster(  # type: ignore[no-untyped-call]
            n_workers=workers, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None
        )
    try:
        client = Client(own if own is not None else cluster, timeout="20s")  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise BadOption(say("no-cluster", address=cluster, why=str(error))) from None
    try:
        by_key = {f"tafelrunde-{share.key}": share for share in shares}
        futures = [
            client.submit(play_encoded, msgspec.json.encode(share), key=key, retries=RETRIES, pure=True)
            for key, share in by_key.items()
        ]
        for future, rows in as_completed(futures, with_results=True):  # type: ignore[no-untyped-call]
            yield by_key[future.key], msgspec.json.decode(rows, type=list[GameRow])
    finally:
        client.close()  # type: ignore[no-untyped-call]
        if own is not None:
            own.close()


def play_encoded(share: bytes) -> bytes:
    """A share as it travels to another machine, and its rows as they come back."""
    return msgspec.json.encode(play_share(msgspec.json.decode(share, type=Share)))
