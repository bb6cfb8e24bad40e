"""Randomness: one small generator whose state is one integer, and the hook that steers or records it.

There are two kinds of chance. Thinking and simulating use the small generator, which is fast; but whoever has seen a
few dozen of its numbers can compute all others. A match between people draws from a sealed stream instead: nobody can
foresee it who does not know its key, and everybody can check it who does. No thought ever touches that stream: copies
of a state have no fate, and the small generator in a sealed match's state has nothing to do with its key.

The small generator is Marsaglia's multiply-with-carry: the low 32 bits are multiplied, the high bits are the carry.
Every value stays below 2**62, so compiled code (64-bit integers) and plain Python (unbounded ones) do exactly
the same arithmetic, and the same seed gives the same game everywhere.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from tafelrunde.kernel.state import State

# A change of the numbers drawn from a seed gets a new number here: recipes carry it.
GENERATOR: Final = 1
SEALED: Final = 2

SEED_LIMIT: Final = 1 << 64

MULTIPLIER: Final[i64] = 698769069
LOW: Final[i64] = 0xFFFFFFFF
_PERIODIC: Final = 698769069 * (1 << 32) - 1


def first_luck(seed: int) -> int:
    """Where the generator starts for a seed (0 to 2**64-1). Neighbouring seeds start far apart (SplitMix64)."""
    mask = SEED_LIMIT - 1
    mixed = (seed + 0x9E3779B97F4A7C15) & mask
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & mask
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & mask
    mixed ^= mixed >> 31
    # 0 and _PERIODIC would repeat themselves for ever; every other value below it is on the long cycle.
    return mixed % (_PERIODIC - 1) + 1


def imagined_luck(seed: int) -> int:
    """Where the generator of an imagined state starts: never where a game with the same seed does."""
    return first_luck(mix(seed, SEED_LIMIT - 1))


def next_luck(luck: i64) -> i64:
    """The generator's next state."""
    return MULTIPLIER * (luck & LOW) + (luck >> 32)


def bits_of(luck: i64) -> i64:
    """The 32 random bits that a state of the generator stands for."""
    return (luck ^ (luck >> 32)) & LOW


def mix(seed: int, number: int) -> int:
    """A seed for part `number` of something that has a seed itself (game 17 of a simulation, a bot's 3rd thought)."""
    return (first_luck(seed) * 0x9E3779B97F4A7C15 + first_luck(number) * 0xD1B54A32D192ED03) % SEED_LIMIT


class Dice:
    """The same generator on its own, for those who play rather than the game itself: bots, playouts, tests."""

    __slots__ = ("luck",)

    def __init__(self, seed: int) -> None:
        self.luck: i64 = first_luck(seed)

    def below(self, count: i64) -> i64:
        """A number from 0 to count-1. (Bias under count / 2**32: harmless for a player, not used for a game.)"""
        luck = self.luck
        luck = MULTIPLIER * (luck & LOW) + (luck >> 32)
        self.luck = luck
        return (((luck ^ (luck >> 32)) & LOW) * count) >> 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Fate:
    """Decides chance instead of the generator: to record outcomes, to repeat them, or to steer them."""

    __slots__ = ()

    def decide(self, state: State, candidates: Sequence[int]) -> int:
        """The position in `candidates` of the one that comes up."""
        raise NotImplementedError


class Recorder(Fate):
    """Lets the generator decide and keeps the outcomes."""

    __slots__ = ("outcomes",)

    def __init__(self) -> None:
        self.outcomes: list[int] = []

    def decide(self, state: State, candidates: Sequence[int]) -> int:
        outcome = state.roll(len(candidates))
        self.outcomes.append(outcome)
        return outcome

    def take(self) -> list[int]:
        """The outcomes since the last call."""
        taken = self.outcomes
        self.outcomes = []
        return taken


def sealed_outcome(key: bytes, number: int, count: int) -> int:
    """Which of `count` possibilities comes up at draw `number` of a sealed match: every one equally likely.

    The first 8 bytes of sha256(key, number, attempt), the numbers as 8 bytes each, the most significant first; an
    attempt at the uneven rest above the last multiple of `count` does not count.
    """
    fair = SEED_LIMIT - SEED_LIMIT % count
    attempt = 0
    while True:
        digest = hashlib.sha256(key + number.to_bytes(8, "big") + attempt.to_bytes(8, "big")).digest()
        value = int.from_bytes(digest[:8], "big")
        if value < fair:
            return value % count
        attempt += 1


class Sealed(Recorder):
    """Draws from a sealed stream and keeps the outcomes. What is drawn depends on the key and on nothing but the
    number of draws before it, so a match that goes back and comes again meets the same chance.
    """

    __slots__ = ("drawn", "key")

    def __init__(self, key: bytes) -> None:
        super().__init__()
        self.key = key
        self.drawn = 0

    def decide(self, state: State, candidates: Sequence[int]) -> int:
        outcome = sealed_outcome(self.key, self.drawn, len(candidates))
        self.drawn += 1
        state.reveals += 1
        self.outcomes.append(outcome)
        return outcome


class Script(Fate):
    """Repeats recorded outcomes (positions among the candidates), and then lets the generator go on."""

    __slots__ = ("outcomes", "position")

    def __init__(self, outcomes: Sequence[int]) -> None:
        self.outcomes = list(outcomes)
        self.position = 0

    @property
    def fits(self) -> bool:
        """Whether it was asked for exactly as many outcomes as it has."""
        return self.position == len(self.outcomes)

    def decide(self, state: State, candidates: Sequence[int]) -> int:
        if self.position >= len(self.outcomes):
            self.position += 1
            return state.roll(len(candidates))
        outcome = self.outcomes[self.position]
        if not 0 <= outcome < len(candidates):
            raise ValueError(f"outcome {outcome} is not among the {len(candidates)} that are possible here")
        self.position += 1
        state.reveals += 1
        return outcome


class Wish(Fate):
    """Makes wished-for things come up, each at the first chance where it is possible; the generator does the rest."""

    __slots__ = ("wishes",)

    def __init__(self, wishes: Sequence[int]) -> None:
        self.wishes = list(wishes)

    def decide(self, state: State, candidates: Sequence[int]) -> int:
        if self.wishes:
            for position in range(len(candidates)):
                if candidates[position] == self.wishes[0]:
                    self.wishes.pop(0)
                    state.reveals += 1
                    return position
        return state.roll(len(candidates))
