"""The vocabulary of conditions: what the dice must show for a card to do something (G5).

A condition looks at how often each symbol counts, and says how many times it is met.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from tafelrunde.games.glow.box.ids import ELEMENT_IDS, ELEMENTS, LOSS
from tafelrunde.games.glow.box.names import SYMBOL_NAMES
from tafelrunde.games.glow.effects.facts import ConditionFacts
from tafelrunde.games.glow.words import listed, say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.glow.bot.odds import Odds


class Condition:
    """What must be on the dice."""

    __slots__ = ()

    rule: ClassVar[str] = "G5"
    # G5.8: with a forbidden sign a condition is met once at most.
    once: ClassVar[bool] = False
    # Whether it can be met at all, and is printed.
    ever: ClassVar[bool] = True

    def times(self, symbols: list[int]) -> int:
        """How many times it is met; `symbols` says how often each symbol counts."""
        raise NotImplementedError

    def expected(self, odds: Odds) -> float:
        """How often it should be met by dice that are still to be rolled."""
        raise NotImplementedError

    def words(self, once: bool) -> Words:
        """The condition as printed; `once` if the card does its effect a single time (G5.8)."""
        raise NotImplementedError

    def facts(self) -> ConditionFacts:
        """The condition as symbols."""
        return ConditionFacts()

    def signs(self, letters: Sequence[str]) -> str:
        """The condition in a few signs, with a letter for each element in the reader's language."""
        raise NotImplementedError


class Elements(Condition):
    """G5.4: certain elements; each set of dice that shows them counts."""

    __slots__ = ("first", "first_count", "needs", "second", "second_count")

    rule = "G5.4"

    def __init__(self, needs: Sequence[int]) -> None:
        # The elements one by one, as they are printed. A card never asks for more than two different ones.
        self.needs: tuple[int, ...] = tuple(needs)
        different = sorted(set(needs))
        self.first: int = different[0]
        self.first_count: int = list(needs).count(different[0])
        self.second: int = different[-1]
        self.second_count: int = list(needs).count(different[-1])

    def times(self, symbols: list[int]) -> int:
        first = symbols[self.first] // self.first_count
        if self.first == self.second:
            return first
        second = symbols[self.second] // self.second_count
        return first if first < second else second

    def expected(self, odds: Odds) -> float:
        if self.first == self.second:
            return odds.sets(self.first, self.first_count)
        expected = 0.0
        for count in range(1, 4):
            first = odds.at_least(self.first, count * self.first_count)
            expected += first * odds.at_least(self.second, count * self.second_count)
        return expected

    def words(self, once: bool) -> Words:
        counted = [
            say("counted-element", count=self.needs.count(element), element=SYMBOL_NAMES[element])
            for element in dict.fromkeys(self.needs)
        ]
        return say("condition-elements-once" if once else "condition-elements", elements=listed(counted))

    def facts(self) -> ConditionFacts:
        return ConditionFacts(elements=tuple([ELEMENT_IDS[element] for element in self.needs]))

    def signs(self, letters: Sequence[str]) -> str:
        return "".join([letters[element] for element in self.needs])


class Alike(Condition):
    """G5.5: a number of equal symbols, special sides included; each such set counts."""

    __slots__ = ("number",)

    rule = "G5.5"

    def __init__(self, number: int) -> None:
        self.number = number

    def times(self, symbols: list[int]) -> int:
        met = 0
        for symbol in range(LOSS):
            met += symbols[symbol] // self.number
        return met

    def expected(self, odds: Odds) -> float:
        expected = 0.0
        for element in range(ELEMENTS):
            expected += odds.sets(element, self.number)
        return expected

    def words(self, once: bool) -> Words:
        return say("condition-alike-once" if once else "condition-alike", number=self.number)

    def facts(self) -> ConditionFacts:
        return ConditionFacts(alike=self.number)

    def signs(self, letters: Sequence[str]) -> str:
        return f"{self.number}="


class Without(Condition):
    """G5.6: no die may show any of these elements."""

    __slots__ = ("forbidden",)

    rule = "G5.6"
    once = True

    def __init__(self, forbidden: Sequence[int]) -> None:
        self.forbidden: tuple[int, ...] = tuple(forbidden)

    def times(self, symbols: list[int]) -> int:
        for element in self.forbidden:
            if symbols[element]:
                return 0
        return 1

    def expected(self, odds: Odds) -> float:
        return odds.none_of(self.forbidden[0], self.forbidden[-1])

    def words(self, once: bool) -> Words:
        elements = listed([SYMBOL_NAMES[element] for element in self.forbidden], "none-of")
        return say("condition-without", elements=elements)

    def facts(self) -> ConditionFacts:
        return ConditionFacts(without=tuple([ELEMENT_IDS[element] for element in self.forbidden]))

    def signs(self, letters: Sequence[str]) -> str:
        return "".join([f"×{letters[element]}" for element in self.forbidden])


class ElementsWithout(Condition):
    """G5.7: an element must be there, and another must not."""

    __slots__ = ("forbidden", "needed")

    rule = "G5.7"
    once = True

    def __init__(self, needed: int, forbidden: int) -> None:
        self.needed = needed
        self.forbidden = forbidden

    def times(self, symbols: list[int]) -> int:
        return 1 if symbols[self.needed] and not symbols[self.forbidden] else 0

    def expected(self, odds: Odds) -> float:
        # Without the forbidden one, less the throws that lack the needed one as well.
        return odds.none_of(self.forbidden, self.forbidden) - odds.none_of(self.forbidden, self.needed)

    def words(self, once: bool) -> Words:
        return say("condition-mixed", needed=SYMBOL_NAMES[self.needed], forbidden=SYMBOL_NAMES[self.forbidden])

    def facts(self) -> ConditionFacts:
        return ConditionFacts(elements=(ELEMENT_IDS[self.needed],), without=(ELEMENT_IDS[self.forbidden],))

    def signs(self, letters: Sequence[str]) -> str:
        return f"{letters[self.needed]}×{letters[self.forbidden]}"


class Never(Condition):
    """Adventurers and companions that do nothing at noon."""

    __slots__ = ()

    ever = False

    def times(self, symbols: list[int]) -> int:
        return 0

    def expected(self, odds: Odds) -> float:
        return 0.0

    def words(self, once: bool) -> Words:
        return say("condition-never")

    def signs(self, letters: Sequence[str]) -> str:
        return ""


def different_elements(symbols: list[int]) -> int:
    """How many different elements count (G12.2)."""
    different = 0
    for element in range(ELEMENTS):
        if symbols[element]:
            different += 1
    return different
