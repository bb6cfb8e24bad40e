"""Thinking time. It runs only while a seat has an open decision, and never while the server is down."""

from __future__ import annotations

from collections.abc import Iterable


class Clocks:
    """The clocks of a table; times are seconds of a clock that never goes back. Seats without a limit are timed too."""

    __slots__ = ("_since", "_spent", "per_game", "per_move")

    def __init__(self, players: int, per_move: int | None, per_game: int | None) -> None:
        self.per_move = per_move
        self.per_game = per_game
        self._spent = [0.0] * players
        # The number of the decision that a seat is thinking about, and since when.
        self._since: dict[int, tuple[int, float]] = {}

    @property
    def limited(self) -> bool:
        """Whether there is any limit at all."""
        return self.per_move is not None or self.per_game is not None

    def asked(self, numbers: dict[int, int], now: float) -> None:
        """These seats are thinking now, each about the decision with this number. All other clocks stand."""
        for seat in [seat for seat in self._since if numbers.get(seat) != self._since[seat][0]]:
            del self._since[seat]
        for seat, number in numbers.items():
            self._since.setdefault(seat, (number, now))

    def thought(self, seat: int, now: float) -> float:
        """How long a seat has been thinking about its open decision."""
        since = self._since.get(seat)
        return 0.0 if since is None else now - since[1]

    def spend(self, seat: int, seconds: float) -> None:
        """A seat has used up some of its time for the game."""
        self._spent[seat] += seconds

    def game_left(self, seat: int, now: float) -> float | None:
        """What is left for the game, or None without a limit."""
        if self.per_game is None:
            return None
        return max(0.0, self.per_game - self._spent[seat] - self.thought(seat, now))

    def move_left(self, seat: int, now: float) -> float | None:
        """What is left for this move, or None without a limit."""
        if self.per_move is None:
            return None
        return max(0.0, self.per_move - self.thought(seat, now))

    def left(self, seat: int, now: float) -> float | None:
        """When a seat's time is up, in seconds from now; None without a limit."""
        limits = [limit for limit in (self.game_left(seat, now), self.move_left(seat, now)) if limit is not None]
        return min(limits, default=None)

    def next_end(self, now: float) -> float | None:
        """When the next of the running clocks runs out, in seconds from now."""
        ends = [end for end in (self.left(seat, now) for seat in self._since) if end is not None]
        return min(ends, default=None)

    def run_out(self, now: float) -> list[int]:
        """The thinking seats whose time is up."""
        return [seat for seat in self._since if _is_up(self.left(seat, now))]

    def restore(self, spent: Iterable[tuple[int, float]]) -> None:
        """Times from the store."""
        for seat, seconds in spent:
            self._spent[seat] += seconds


def _is_up(left: float | None) -> bool:
    return left is not None and left <= 0.0
