"""The eight elements, counted in one number.

Each element has seven bits, the highest of which stays free: then one subtraction, which cannot borrow across, compares
two counts in all elements at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, get_args

Element = Literal["sun", "moon", "fire", "air", "water", "earth", "plant", "animal"]
ELEMENTS: Final[tuple[Element, ...]] = get_args(Element)
SUN: Final = 0
MOON: Final = 1
FIRE: Final = 2
AIR: Final = 3
WATER: Final = 4
EARTH: Final = 5
PLANT: Final = 6
ANIMAL: Final = 7

WIDTH: Final = 7
MOST: Final = 63
# One of each element: one << (WIDTH * element).
ONE: Final[list[int]] = [1 << (WIDTH * element) for element in range(8)]
_FREE_BITS: Final = sum(64 << (WIDTH * element) for element in range(8))


def enough(have: int, needed: int) -> bool:
    """Whether there is at least as much of every element as needed."""
    return ((have | _FREE_BITS) - needed) & _FREE_BITS == _FREE_BITS


def count_of(have: int, element: int) -> int:
    """How many of one element there are."""
    return (have >> (WIDTH * element)) & MOST


def packed(counts: Mapping[Element, int]) -> int:
    """Counts by the names of elements as one number."""
    total = 0
    for name, count in counts.items():
        total += count * ONE[ELEMENTS.index(name)]
    return total


def joined(first: int, second: int) -> int:
    """The smallest count that is enough for both."""
    total = 0
    for element in range(8):
        total += max(count_of(first, element), count_of(second, element)) * ONE[element]
    return total
