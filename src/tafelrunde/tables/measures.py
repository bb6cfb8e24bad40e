"""What is counted and timed, for Prometheus."""

from __future__ import annotations

import time
from types import TracebackType

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Timed:
    """Adds the seconds of a `with` block to a counter."""

    __slots__ = ("_begun", "_counter")

    def __init__(self, counter: Counter) -> None:
        self._counter = counter

    def __enter__(self) -> None:
        self._begun = time.perf_counter()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._counter.inc(time.perf_counter() - self._begun)


class Measures:
    """All figures of one server. Each server has its own, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("tafelrunde_moves", "Choices that were stored", ["by"], registry=self.registry)
        self.moves_by_person = self.moves.labels("person")
        self.moves_by_bot = self.moves.labels("bot")
        self.undos = Counter("tafelrunde_undos", "Choices that were taken back", registry=self.registry)
        self.tables = Gauge("tafelrunde_tables", "Tables in memory", registry=self.registry)
        self.deleted = Counter("tafelrunde_tables_deleted", "Tables that were deleted", ["why"], registry=self.registry)
        self.connections = Gauge("tafelrunde_connections", "Open WebSockets", registry=self.registry)
        self.refused = Counter("tafelrunde_refused", "Wishes that were refused", ["ground"], registry=self.registry)
        self.failures = Counter("tafelrunde_failures", "Faults of the server", ["where"], registry=self.registry)
        self.latency = Histogram(
            "tafelrunde_act_seconds",
            "From a choice's arrival until it is stored and told",
            buckets=FAST,
            registry=self.registry,
        )
        self.bot_seconds = Histogram(
            "tafelrunde_bot_seconds", "Thinking time of bots", ["bot"], buckets=FAST, registry=self.registry
        )
        self.bot_failures = Counter(
            "tafelrunde_bot_failures", "Bots replaced by a random choice", ["bot"], registry=self.registry
        )
        self.lost_thoughts = Counter(
            "tafelrunde_lost_thoughts", "Thoughts that a worker elsewhere did not finish", registry=self.registry
        )
        self.batch = Histogram(
            "tafelrunde_store_batch", "Writes that shared a transaction", buckets=SIZES, registry=self.registry
        )
        self.commit_seconds = Histogram(
            "tafelrunde_store_seconds", "Duration of a transaction", buckets=FAST, registry=self.registry
        )
        self.seconds = Counter(
            "tafelrunde_work_seconds", "Where the server's time goes", ["part"], registry=self.registry
        )
        self._engine = self.seconds.labels("engine")
        self._encode = self.seconds.labels("encode")

    def engine_time(self) -> Timed:
        """Time spent in the rules."""
        return Timed(self._engine)

    def encode_time(self) -> Timed:
        """Time spent on making messages."""
        return Timed(self._encode)
