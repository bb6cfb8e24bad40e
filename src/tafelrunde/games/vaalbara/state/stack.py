"""The stack of lands: which cards are in it, what is known of them, and how they come out (V1.2, V1.5, V2.1).

Nobody knows the order of the stack, so it has none: a card is drawn from those left when it comes out. Fronts and
backs lie in two bags, because a back that can be seen says nothing about its front (V1.5).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from tafelrunde.games.vaalbara.state.state import VaalbaraState

UNKNOWN: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class LandStack:
    """The face-down lands. A land is known by the number of its front; `back_of` says which back it has."""

    __slots__ = ("back_of", "backs", "bottom", "fronts", "top", "top_back")

    def __init__(
        self, fronts: list[int], backs: list[int], back_of: list[int], top: int, top_back: int, bottom: int
    ) -> None:
        # The fronts in the stack that nobody has seen, and the backs that nobody has seen.
        self.fronts = fronts
        self.backs = backs
        # The back of every land that has been shown; UNKNOWN for the others.
        self.back_of = back_of
        # The top land: its back can always be seen, its front is known only after a Tracker put it there (V6.7.2).
        self.top = top
        self.top_back = top_back
        # The bottom land, known only after a Pioneer put it there (V6.11.3). A single land counts as the top.
        self.bottom = bottom

    def copy(self) -> LandStack:
        return LandStack(
            self.fronts.copy(), self.backs.copy(), self.back_of.copy(), self.top, self.top_back, self.bottom
        )

    @property
    def size(self) -> int:
        return len(self.fronts) + (self.top != UNKNOWN) + (self.bottom != UNKNOWN)

    def draw(self, state: VaalbaraState) -> int:
        """Reveal the top land; the back of the next one can be seen then."""
        land = self._take_top(state)
        self.show_back(state)
        return land

    def show_back(self, state: VaalbaraState) -> None:
        """A new land has come to the top: its back can be seen."""
        self.top = UNKNOWN
        if self.fronts:
            self.top_back = state.pick(self.backs)
        elif self.bottom != UNKNOWN:
            self.top = self.bottom
            self.top_back = self.back_of[self.bottom]
            self.bottom = UNKNOWN
        else:
            self.top_back = UNKNOWN

    def exchange_top(self, state: VaalbaraState, land: int) -> int:
        """Lay a known land on top and reveal the one that was there (V6.7)."""
        revealed = self._take_top(state)
        self.top = land
        self.top_back = self.back_of[land]
        return revealed

    def exchange_bottom(self, state: VaalbaraState, land: int) -> int:
        """Lay a known land at the bottom and reveal the one that was there (V6.11)."""
        if self.bottom != UNKNOWN:
            revealed = self.bottom
        elif self.size == 1:
            return self.exchange_top(state, land)  # V6.11.4
        else:
            revealed = state.pick(self.fronts)
            self.back_of[revealed] = state.pick(self.backs)
        self.bottom = land
        return revealed

    def _take_top(self, state: VaalbaraState) -> int:
        if self.top != UNKNOWN:
            return self.top
        land = state.pick(self.fronts)
        self.back_of[land] = self.top_back
        return land
