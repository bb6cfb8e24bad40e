"""What a power card is worth to a bot, read from its effects: a rough guess, in points."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.spirit_island.box.box import Box
from tafelrunde.games.spirit_island.box.elements import count_of
from tafelrunde.games.spirit_island.box.powers import Power
from tafelrunde.games.spirit_island.box.spirits.kind import SpiritKind


def worth_of_power(power: Power) -> float:
    """A card by itself: what it does, less what it costs."""
    worth = power.effect.worth() - 1.2 * power.cost
    for threshold in power.thresholds:
        worth += 0.3 * threshold.effect.worth()
    return worth + 1.5 if power.fast else worth


def likes(box: Box, kind: SpiritKind) -> list[int]:
    """How much of each element the innate powers of a spirit ask for."""
    found = [0] * 8
    for innate in kind.innates:
        for threshold in box.powers[innate].thresholds:
            for element in range(8):
                found[element] = max(found[element], count_of(threshold.elements, element))
    return found


class CardWorth:
    """The worth of every power card for every spirit of a box."""

    __slots__ = ("by_spirit",)

    def __init__(self, box: Box) -> None:
        self.by_spirit: list[list[float]] = []
        for kind in box.kinds:
            liked = likes(box, kind)
            row: list[float] = []
            for power in box.powers:
                worth = worth_of_power(power)
                for element in range(8):
                    if count_of(power.elements, element):
                        worth += 0.4 * min(liked[element], 4)
                row.append(worth)
            self.by_spirit.append(row)


_known: Final[dict[Box, CardWorth]] = {}


def card_worth(box: Box) -> CardWorth:
    """The table of a box, made once."""
    known = _known.get(box)
    if known is None:
        known = CardWorth(box)
        _known[box] = known
    return known
