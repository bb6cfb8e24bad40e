"""How dice fall: how often a condition will be met by dice that are still to be rolled."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.glow.box.box import Box
from tafelrunde.games.glow.box.ids import ELEMENTS
from tafelrunde.games.glow.effects.conditions import Condition

# More dice with the same symbol than this hardly ever come up.
MOST: Final = 7


class Odds:
    """The odds of some dice: for each element how likely exactly so many of them show it."""

    __slots__ = ("chances", "exactly")

    def __init__(self, box: Box, dice: list[int], unknown: int) -> None:
        # For each die the chance of each element; an unknown one is like the average of the small dice.
        self.chances: list[list[float]] = [_chances(box, [die]) for die in dice]
        if unknown:
            self.chances += [_chances(box, box.track_dice)] * unknown
        self.exactly: list[list[float]] = [self._exactly(element) for element in range(ELEMENTS)]

    def _exactly(self, element: int) -> list[float]:
        likely = [0.0] * (MOST + 1)
        likely[0] = 1.0
        for chances in self.chances:
            chance = chances[element]
            for count in range(MOST, 0, -1):
                likely[count] = likely[count] * (1.0 - chance) + likely[count - 1] * chance
            likely[0] *= 1.0 - chance
        return likely

    def at_least(self, element: int, count: int) -> float:
        """How likely so many dice or more show an element."""
        chance = 1.0
        for fewer in range(min(count, MOST + 1)):
            chance -= self.exactly[element][fewer]
        return chance

    def sets(self, element: int, size: int) -> float:
        """How many sets of so many dice with an element are to be expected."""
        expected = 0.0
        for count in range(size, MOST + 1):
            expected += self.exactly[element][count] * (count // size)
        return expected

    def none_of(self, first: int, second: int) -> float:
        """How likely no die shows either of two elements."""
        chance = 1.0
        for chances in self.chances:
            shows = chances[first] if first == second else chances[first] + chances[second]
            chance *= 1.0 - shows
        return chance

    def times(self, condition: Condition) -> float:
        """How often a condition should be met."""
        return condition.expected(self)


def _chances(box: Box, dice: list[int]) -> list[float]:
    """The chance of each element on a die; of several dice, their average."""
    shown = [0] * ELEMENTS
    for die in dice:
        for side in box.sides[die]:
            if side < ELEMENTS:
                shown[side] += 1
    return [count / (6.0 * len(dice)) for count in shown]
