"""How much one connection or one address may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict


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
        now = time.monotonic()
        self._tokens = min(self._size, self._tokens + (now - self._filled) * self._rate)
        self._filled = now
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True


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
