"""How dice fall: how often a condition will be met by dice that are still to be rolled."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.glow.box.box import Box
from tafelrunde.games.glow.box.ids import ELEMENTS
from tafelrunde.games.glow.effects.conditions import Condition

# More dice with the same symbol than this hardly ever come up.
MOST: Final = 7
# How many sets of dice are remembered for a box, and how many journeys.
REMEMBERED: Final = 5000
JOURNEYS: Final = 50000


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


class Knowledge:
    """What is the same in every game with a box: what each card does in one go, how often which dice meet it, and what
    journeys are worth that were thought about before.
    """

    __slots__ = ("box", "brings_fireflies", "chances", "does", "hopes", "journeys")

    def __init__(self, box: Box) -> None:
        self.box = box
        # In shards, by card.
        self.does: list[float] = [_does(box, card) for card in range(len(box.effects_of))]
        # How many of its effects bring fireflies, by card.
        self.brings_fireflies: list[int] = [_brings_fireflies(box, card) for card in range(len(box.effects_of))]
        self.chances: dict[int, list[float]] = {}
        # Places in the Realm of Shadows and journeys from them, by all that they depend on (see evaluation.py).
        self.hopes: dict[int, float] = {}
        self.journeys: dict[int, float] = {}

    def times(self, dice: int, unknown: int) -> list[float]:
        """How often each card's condition should be met by dice (a bit for each) and so many small ones unknown."""
        wanted = dice * 8 + unknown
        times = self.chances.get(wanted)
        if times is None:
            box = self.box
            odds = Odds(box, [die for die in range(len(box.sides)) if dice >> die & 1], unknown)
            times = [odds.times(condition) for condition in box.condition_of]
            if len(self.chances) >= REMEMBERED:
                self.chances.clear()
            self.chances[wanted] = times
        return times


def _does(box: Box, card: int) -> float:
    """What a card does in one go, in shards."""
    value = 0.0
    for effect in box.effects_of[card]:
        value += effect.worth()
    return value


def _brings_fireflies(box: Box, card: int) -> int:
    """How many effects of a card bring fireflies."""
    count = 0
    for effect in box.effects_of[card]:
        if effect.fireflies():
            count += 1
    return count


_known: Final[dict[Box, Knowledge]] = {}


def knowledge(box: Box) -> Knowledge:
    """What is known about a box, found out once."""
    known = _known.get(box)
    if known is None:
        known = Knowledge(box)
        if len(_known) >= 16:
            _known.clear()
        _known[box] = known
    return known
