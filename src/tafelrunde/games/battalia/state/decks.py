"""A deck of the common supply: its top card lies open, the rest has no order until it comes up (B4.1, B4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from tafelrunde.games.battalia.box.ids import NOTHING

if TYPE_CHECKING:
    from tafelrunde.games.battalia.state.state import BattaliaState


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Deck:
    """Cards of one type. A card is known by its faction: terrain decks hold terrains, the others factions."""

    __slots__ = ("bag", "bottom", "top")

    def __init__(self, top: int, bag: list[int], bottom: list[int]) -> None:
        self.top = top
        # The cards below the top, in an order that nobody knows.
        self.bag = bag
        # Cards that were openly put under the deck, the next one to come up first.
        self.bottom = bottom

    def copy(self) -> Deck:
        return Deck(self.top, self.bag.copy(), self.bottom.copy())

    @property
    def size(self) -> int:
        return (self.top != NOTHING) + len(self.bag) + len(self.bottom)

    def turn_up(self, state: BattaliaState) -> None:
        """Let the next card be the open one."""
        if self.bag:
            self.top = state.pick(self.bag)
        elif self.bottom:
            self.top = self.bottom.pop(0)
        else:
            self.top = NOTHING

    def take_top(self, state: BattaliaState) -> int:
        """Take the open card; the next one is turned up."""
        taken = self.top
        self.turn_up(state)
        return taken

    def take(self, state: BattaliaState, faction: int) -> None:
        """Take a card of a faction that was chosen (B6.4), wherever in the deck it is."""
        if self.top == faction:
            self.turn_up(state)
        elif faction in self.bag:
            self.bag.remove(faction)
        else:
            self.bottom.remove(faction)

    def factions(self) -> list[int]:
        """Every faction of which there is a card."""
        return sorted({*self.bag, *self.bottom, *([] if self.top == NOTHING else [self.top])})

    def put_under(self, faction: int) -> None:
        """A card goes under the deck (S9.3)."""
        if self.top == NOTHING:
            self.top = faction
        else:
            self.bottom.append(faction)

    def all_cards(self) -> list[int]:
        return [*self.bag, *self.bottom, *([] if self.top == NOTHING else [self.top])]
