"""How far a group can get this afternoon, and what that costs: for those who look at the board.

Nothing on the way brings footprints, so the cheapest way to a space never passes a space twice, and a search over
spaces and dice used so far finds it: first all that can be reached for nothing, then for one footprint, and so on.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.glow.box.boards import NO_ELEMENT
from tafelrunde.games.glow.box.ids import ELEMENTS
from tafelrunde.games.glow.state.company import Company
from tafelrunde.games.glow.state.state import GlowState

# A position of the search: the space, and four bits for the number of dice of each element used.
BITS: Final = 4
MOST_DICE: Final = (1 << BITS) - 1
DICE_MASK: Final = (1 << (BITS * ELEMENTS)) - 1
SPACE_SHIFT: Final = BITS * ELEMENTS
ROOT: Final = -1


class Way:
    """The cheapest way to a space: footprints to pay, and all spaces from the first step on."""

    __slots__ = ("footprints", "path", "space")

    def __init__(self, space: int, footprints: int, path: list[int]) -> None:
        self.space = space
        self.footprints = footprints
        self.path = path


def ways(state: GlowState, seat: int) -> list[Way]:
    """Every space that a group can still reach this afternoon, by the number of footprints it takes."""
    company = state.companies[seat]
    realm = state.box.shadows
    spent = 0
    for element in range(ELEMENTS):
        spent |= company.spent[element] << (BITS * element)
    begin = company.place << SPACE_SHIFT | spent
    came_from: dict[int, int] = {begin: ROOT}
    # waiting[n] are the positions that cost n footprints.
    waiting: list[list[int]] = [[] for _ in range(company.footprints + 1)]
    waiting[0].append(begin)
    found: list[Way] = []
    reached = company.visited
    for price in range(len(waiting)):
        todo = waiting[price]
        # The list grows while it is worked off.
        for position in todo:
            here = position >> SPACE_SHIFT
            if reached >> here & 1 == 0:
                reached |= 1 << here
                found.append(Way(here, price, path_to(came_from, position)))
            for space in realm.neighbours[here]:
                if company.visited >> space & 1:
                    continue
                asked = as_asked(state, company, space, position & DICE_MASK)
                if asked >= 0:
                    cost = price + realm.pay[space]
                    after = space << SPACE_SHIFT | asked
                    if cost < len(waiting) and after not in came_from:
                        came_from[after] = position
                        waiting[cost].append(after)
                after = space << SPACE_SHIFT | position & DICE_MASK
                if not realm.pay[space] and price + 1 < len(waiting) and after not in came_from:
                    came_from[after] = position
                    waiting[price + 1].append(after)
    return found


def as_asked(state: GlowState, company: Company, space: int, spent: int) -> int:
    """The dice used after entering a space without a joker, or -1 if that cannot be done."""
    realm = state.box.shadows
    needed = realm.needs[space]
    if needed != NO_ELEMENT:
        used = spent >> (BITS * needed) & MOST_DICE
        return spent + (1 << (BITS * needed)) if used < company.symbols[needed] else -1
    forbidden = realm.forbids[space]
    return -1 if forbidden != NO_ELEMENT and company.symbols[forbidden] else spent


def path_to(came_from: dict[int, int], position: int) -> list[int]:
    """The spaces on the way to a position."""
    path: list[int] = []
    while came_from[position] != ROOT:
        path.append(position >> SPACE_SHIFT)
        position = came_from[position]
    path.reverse()
    return path
