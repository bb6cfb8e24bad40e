"""How much one connection or one address may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary

# Where an ASGI scope has the share of whoever calls.
SHARE = "tafelrunde.share"


class Bucket:
    """A bucket of tokens that fills by `rate` a second up to `size`; each request takes some out."""

    __slots__ = ("_filled", "_rate", "_size", "_tokens")

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        self._tokens = size
        self._filled = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there was enough. A rate of 0 is no limit."""
        if not self._rate:
            return True
        self._fill()
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True

    def spend(self, cost: float) -> None:
        """Take something out that cannot be refused any more; the bucket may owe it."""
        if self._rate:
            self._tokens -= cost

    @property
    def empty(self) -> bool:
        """Whether it owes something still."""
        if not self._rate:
            return False
        self._fill()
        return self._tokens < 0

    def _fill(self) -> None:
        now = time.monotonic()
        self._tokens = min(self._size, self._tokens + (now - self._filled) * self._rate)
        self._filled = now


class Share:
    """What all connections of one address share: the messages and bytes they may send and get, the bytes that wait for
    them, the work that they may make, and how many requests and WebSockets there are.
    """

    __slots__ = ("__weakref__", "_bytes", "_most_waiting", "messages", "open", "waiting", "work")

    def __init__(
        self,
        rate: float,
        burst: float,
        most_waiting: int,
        message_rate: float = 0,
        message_burst: float = 0,
        work_rate: float = 0,
        work_burst: float = 0,
    ) -> None:
        self._bytes = Bucket(rate, burst)
        self.messages = Bucket(message_rate, message_burst)
        # In seconds of a processor (see tables/effort.py).
        self.work = Bucket(work_rate, work_burst)
        self._most_waiting = most_waiting
        self.waiting = 0
        self.open = 0

    def spend(self, size: int) -> None:
        """Bytes that came or went. They are gone even if there were too many: the next ones are asked about."""
        self._bytes.spend(size)

    @property
    def spent(self) -> bool:
        """Whether there is nothing left for now."""
        return self._bytes.empty

    @property
    def clogged(self) -> bool:
        """Whether more waits for this address than may."""
        return self.waiting > self._most_waiting


class Shares:
    """The share of each address, for as long as somebody is connected or was here lately."""

    __slots__ = ("_kept", "_known", "_make", "_shares")

    def __init__(self, make: Callable[[], Share], known: int = 10_000) -> None:
        self._make = make
        self._known = known
        # Whoever is connected keeps theirs alive; the others are forgotten when there are too many.
        self._shares: WeakValueDictionary[str, Share] = WeakValueDictionary()
        self._kept: OrderedDict[str, Share] = OrderedDict()

    def of(self, address: str) -> Share:
        """What this address has."""
        share = self._shares.get(address)
        if share is None:
            share = self._shares[address] = self._make()
        self._kept[address] = share
        self._kept.move_to_end(address)
        while len(self._kept) > self._known:
            self._kept.popitem(last=False)
        return share


class Addresses:
    """A bucket for each address, for those that were here lately."""

    __slots__ = ("_buckets", "_known", "_rate", "_size")

    def __init__(self, rate: float, size: float, known: int = 10_000) -> None:
        self._rate = rate
        self._size = size
        self._known = known
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Whether this address may go on."""
        if not self._rate:
            return True
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._size)
            while len(self._buckets) > self._known:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(cost)
