"""Thinking time. It runs only while a seat has an open decision, and never while the server is down.

Limits of days are another matter: they run by the calendar, wherever the table is meanwhile, because a server may be
started anew every day. Whoever ran out of time while it was down still has the grace.
"""

from __future__ import annotations

from collections.abc import Iterable

from tafelrunde.tables.records import Happening

# When the time is up, a bot takes over only after a while: half of the shortest limit, and so many seconds at most.
LONGEST_GRACE = 30.0
# From this limit on it is one of days, and the grace is an hour.
DAYS = 24 * 3600.0
GRACE_OF_DAYS = 3600.0
# What a bot takes of these limits for a choice at most, besides the increment.
SHARE_OF_A_MOVE = 0.25
SHARE_OF_A_GAME = 0.01
# Whoever takes a seat back after the time for the game was used up has this much for what is left of it.
LENT = 60.0


class Clocks:
    """The clocks of a table; times are seconds of a clock that never goes back. Seats without a limit are timed too.

    The time for the game is a bank: thinking takes from it, and every answer adds the increment. Neither taking a
    choice back nor leaving a seat to a bot and coming back gives any time.
    """

    __slots__ = (
        "_made",
        "_since",
        "_spent",
        "_stood_in",
        "_used",
        "grace",
        "increment",
        "per_game",
        "per_move",
        "slow",
    )

    def __init__(self, players: int, per_move: int | None, per_game: int | None, increment: int = 0) -> None:
        self.per_move = per_move
        self.per_game = per_game
        self.increment = increment
        limits = [limit for limit in (per_move, per_game) if limit is not None]
        shortest = min(limits, default=0)
        # Whether it is a clock of days.
        self.slow = shortest >= DAYS
        self.grace = GRACE_OF_DAYS if self.slow else min(LONGEST_GRACE, shortest / 2)
        self._spent = [0.0] * players
        # How many of a seat's choices hold, and what it has used of the time for each of them and for the next one,
        # before its present thought. What was taken back has been thought about all the same.
        self._made = [0] * players
        self._used = [[0.0] for _ in range(players)]
        # The seats for which a bot has answered since somebody left them.
        self._stood_in: set[int] = set()
        # The number of the decision that a seat is thinking about, and since when.
        self._since: dict[int, tuple[int, float]] = {}

    @property
    def limited(self) -> bool:
        """Whether there is any limit at all."""
        return self.per_move is not None or self.per_game is not None

    @property
    def for_a_bot(self) -> float:
        """How long a bot may take for a choice here, in seconds; 0: no limit. It plays as fast as people have to."""
        limits = []
        if self.per_move is not None:
            limits.append(self.per_move * SHARE_OF_A_MOVE)
        if self.per_game is not None:
            limits.append(self.per_game * SHARE_OF_A_GAME + self.increment)
        return min(limits, default=0.0)

    def asked(self, numbers: dict[int, int], now: float) -> None:
        """These seats are thinking now, each about the decision with this number. All other clocks stand."""
        for seat in [seat for seat in self._since if numbers.get(seat) != self._since[seat][0]]:
            del self._since[seat]
        for seat, number in numbers.items():
            self._since.setdefault(seat, (number, now))

    def resume(self, seat: int, number: int, waited: float, now: float) -> None:
        """A seat has been asked for so long already. Whatever was used up, the grace is still to come."""
        self._since[seat] = (number, now)
        left = self._left(seat, now)
        if left is not None:
            self._since[seat] = (number, now - max(0.0, min(waited, left)))

    def thought(self, seat: int, now: float) -> float:
        """How long a seat has been thinking about its open decision."""
        since = self._since.get(seat)
        return 0.0 if since is None else now - since[1]

    def answered(self, seat: int, seconds: float) -> None:
        """A person has answered after so many seconds, and gets the increment for it."""
        self._spent[seat] += seconds - self.increment
        self._advance(seat, seconds)

    def stood_in(self, seat: int) -> None:
        """A bot has answered for a seat."""
        self._stood_in.add(seat)
        self._advance(seat, 0.0)

    def taken_back(self, seat: int, seconds: float) -> None:
        """A seat has taken back its last choice, after so many seconds of thinking about the next one."""
        self._spent[seat] += seconds + self.increment
        self._use(seat, seconds)
        self._made[seat] = max(0, self._made[seat] - 1)

    def rewound(self) -> None:
        """All have agreed to go back: the time for a move begins anew for everybody."""
        self._made = [0] * len(self._made)
        self._used = [[0.0] for _ in self._used]

    def left(self, seat: int, seconds: float) -> None:
        """A bot takes over, after so many seconds of thinking."""
        self._spent[seat] += seconds
        self._use(seat, seconds)

    def came_back(self, seat: int) -> None:
        """Somebody takes a seat back. If the time for the game was used up and a bot has played meanwhile, there is
        some time to play on.
        """
        if self._is_lent(seat):
            assert self.per_game is not None
            self._spent[seat] = max(0.0, self.per_game - LENT)
        self._stood_in.discard(seat)

    def may_come_back(self, seat: int) -> bool:
        """Whether there would be any time to think about what is asked; otherwise the bot has to answer it."""
        if self.per_move is not None and self.per_move + self.grace <= self._used_now(seat):
            return False
        return self.per_game is None or self._is_lent(seat) or self._spent[seat] < self.per_game + self.grace

    def _is_lent(self, seat: int) -> bool:
        return self.per_game is not None and seat in self._stood_in and self._spent[seat] >= self.per_game

    def _used_now(self, seat: int) -> float:
        return self._used[seat][self._made[seat]]

    def _use(self, seat: int, seconds: float) -> None:
        self._used[seat][self._made[seat]] += seconds

    def _advance(self, seat: int, seconds: float) -> None:
        self._use(seat, seconds)
        self._made[seat] += 1
        if self._made[seat] == len(self._used[seat]):
            self._used[seat].append(0.0)

    def game_left(self, seat: int, now: float) -> float | None:
        """What is left for the game, or None without a limit."""
        if self.per_game is None:
            return None
        return max(0.0, self._game(seat, now))

    def move_left(self, seat: int, now: float) -> float | None:
        """What is left for this move, or None without a limit."""
        if self.per_move is None:
            return None
        return max(0.0, self._move(seat, now))

    def takeover(self, seat: int, now: float) -> float | None:
        """When a bot takes over, in seconds from now: the grace comes after the time; None without a limit."""
        left = self._left(seat, now)
        return None if left is None else max(0.0, left + self.grace)

    def _left(self, seat: int, now: float) -> float | None:
        limits = []
        if self.per_game is not None:
            limits.append(self._game(seat, now))
        if self.per_move is not None:
            limits.append(self._move(seat, now))
        return min(limits, default=None)

    def _game(self, seat: int, now: float) -> float:
        assert self.per_game is not None
        return self.per_game - self._spent[seat] - self.thought(seat, now)

    def _move(self, seat: int, now: float) -> float:
        assert self.per_move is not None
        return self.per_move - self._used_now(seat) - self.thought(seat, now)

    def next_end(self, now: float) -> float | None:
        """When the next bot takes over, in seconds from now."""
        ends = [end for end in (self.takeover(seat, now) for seat in self._since) if end is not None]
        return min(ends, default=None)

    def run_out(self, now: float) -> list[int]:
        """The thinking seats whose time is up, and their grace too."""
        return [seat for seat in self._since if _is_up(self.takeover(seat, now))]

    def restore(self, happenings: Iterable[Happening]) -> None:
        """Times from the store."""
        for it in happenings:
            if it.seat is None:
                continue
            match it.kind:
                case "choice" if it.seconds:
                    self.answered(it.seat, it.seconds)
                case "choice":
                    self.stood_in(it.seat)
                case "undo":
                    self.taken_back(it.seat, it.seconds)
                case "rewind":
                    self.rewound()
                case "bot":
                    self.left(it.seat, it.seconds)
                case "person":
                    self.came_back(it.seat)


def _is_up(left: float | None) -> bool:
    return left is not None and left <= 0.0
