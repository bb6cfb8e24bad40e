"""What one seat has: its board, display, hands, goods and figures."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tafelrunde.games.skybridge.box.ids import GOODS, NOTHING, SLOTS

# Shared by all that have none. The lists of a tableau are never changed in place, a new one takes their place, so that
# copies of a state share them. Only `goods` and the list of piles are each state's own.
EMPTY: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Tableau:
    """One seat. Sets of slots and areas are numbers with a bit for each."""

    __slots__ = (
        "buried",
        "closed",
        "deities",
        "drawn",
        "foreign",
        "garrisons",
        "gift_passives",
        "gifts",
        "goods",
        "hand",
        "legion",
        "packet",
        "piles",
        "population",
        "power",
        "removed",
        "side",
        "supply",
    )

    def __init__(self, piles: list[list[int]], goods: list[int]) -> None:
        # The side of the character's board, or NOTHING before it is chosen.
        self.side: int = NOTHING
        # People cards and deity cards in the hand.
        self.hand: list[int] = EMPTY
        self.deities: list[int] = EMPTY
        # Cards drawn that this seat has to decide about now (K6.3, K17.3, K17.5), and those of the draft (K2.8).
        self.drawn: list[int] = EMPTY
        self.packet: list[int] = EMPTY
        # People cards that this seat discarded face down (K14.2).
        self.buried: list[int] = EMPTY
        # Deity cards discarded this turn (K12.2), and the passive effects among their gifts.
        self.gifts: list[int] = EMPTY
        self.gift_passives: int = 0
        # The cards at each slot, the top one last; slots whose token shows power; slots closed by Terogh.
        self.piles = piles
        self.power: int = 0
        self.closed: int = 0
        self.goods = goods
        # Own figures on the board, in the figure supply and out of the game; others' figures on the board (K17.2).
        self.population: int = 0
        self.supply: int = 0
        self.removed: int = 0
        self.foreign: list[int] = EMPTY
        # The areas with a garrison, and where the legion stands.
        self.garrisons: int = 0
        self.legion: int = 1

    def copy(self) -> Tableau:
        other = Tableau(self.piles.copy(), self.goods.copy())
        other.side = self.side
        other.hand = self.hand
        other.deities = self.deities
        other.drawn = self.drawn
        other.packet = self.packet
        other.buried = self.buried
        other.gifts = self.gifts
        other.gift_passives = self.gift_passives
        other.power = self.power
        other.closed = self.closed
        other.population = self.population
        other.supply = self.supply
        other.removed = self.removed
        other.foreign = self.foreign
        other.garrisons = self.garrisons
        other.legion = self.legion
        return other

    @property
    def slots(self) -> int:
        """How many rune slots there are (K17.4)."""
        return len(self.piles)

    def top(self, slot: int) -> int:
        """The card that can be seen at a slot, or NOTHING."""
        pile = self.piles[slot]
        if not pile or self.closed >> slot & 1:
            return NOTHING
        return pile[-1]

    def lay(self, slot: int, card: int) -> None:
        """Put a card on top of a pile."""
        self.piles[slot] = [*self.piles[slot], card]


def new_tableau() -> Tableau:
    """A board with nothing on it."""
    return Tableau([EMPTY] * SLOTS, [0] * GOODS)


def without(cards: list[int], card: int) -> list[int]:
    """These cards without one of them."""
    left = cards.copy()
    left.remove(card)
    return left
