"""The map: which squares roads join, where new cards can be built, and what changes when one is (B10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.battalia.box.ids import (
    BUILDABLE,
    CENTRE,
    CITIES,
    FIRST_BUILDING,
    GATE,
    NOTHING,
    ROAD_STRAIGHT,
    SQUARES,
    TURNS_THAT_FIT,
    UNKNOWN_BUILDING,
    UNKNOWN_CROSSROADS,
)

if TYPE_CHECKING:
    from tafelrunde.games.battalia.state.state import BattaliaState

# The side of the neighbour that touches a side of this square.
OPPOSITE: Final = (4, 8, 1, 2)


def is_city(kind: int) -> bool:
    """Whether a terrain card is a city, a valley's centre included."""
    return 0 <= kind < CITIES or kind == CENTRE


def is_road(kind: int) -> bool:
    """Whether a terrain card comes from a road deck."""
    return ROAD_STRAIGHT <= kind < BUILDABLE


def is_unknown(kind: int) -> bool:
    """Whether a card of a valley still lies face down (S23.3)."""
    return kind in (UNKNOWN_CROSSROADS, UNKNOWN_BUILDING)


def joined(state: BattaliaState, square: int) -> list[int]:
    """The squares that a hero can go to from here by road (B10.7)."""
    found: list[int] = []
    exits = state.exits[square]
    around = state.board.around
    for side in range(4):
        if exits >> side & 1:
            other = around[square * 4 + side]
            if other != NOTHING and state.exits[other] & OPPOSITE[side] and not is_unknown(state.kinds[other]):
                found.append(other)
    return found


def unknown_beside(state: BattaliaState, square: int) -> list[int]:
    """The undiscovered cards of a valley that a road from here leads to (S23.3)."""
    found: list[int] = []
    exits = state.exits[square]
    around = state.board.around
    for side in range(4):
        if exits >> side & 1:
            other = around[square * 4 + side]
            if other != NOTHING and is_unknown(state.kinds[other]) and state.exits[other] & OPPOSITE[side]:
                found.append(other)
    return found


def distances(state: BattaliaState, start: int, most: int) -> list[int]:
    """How many squares away by road each square is; NOTHING where that is more than `most` or there is no road."""
    far = [NOTHING] * SQUARES
    far[start] = 0
    edge = [start]
    for distance in range(1, most + 1):
        following: list[int] = []
        for square in edge:
            for other in joined(state, square):
                if far[other] == NOTHING:
                    far[other] = distance
                    following.append(other)
        edge = following
    return far


def sides_at(state: BattaliaState, square: int) -> int:
    """What a card on an empty square must look like: sides with a road * 16 + sides without one (B10.2)."""
    must = 0
    must_not = 0
    around = state.board.around
    for side in range(4):
        other = around[square * 4 + side]
        if other != NOTHING and state.kinds[other] != NOTHING:
            if state.exits[other] & OPPOSITE[side]:
                must |= 1 << side
            else:
                must_not |= 1 << side
    return must * 16 + must_not


def turns_at(state: BattaliaState, kind: int, square: int) -> int:
    """The quarter turns with which a card of this kind fits on an empty square, as bits (B10.2)."""
    if kind < CITIES and not has_room_for_city(state, square):
        return 0
    return TURNS_THAT_FIT[kind * 256 + sides_at(state, square)]


def has_room_for_city(state: BattaliaState, square: int) -> bool:
    """B10.5, S23.6: not next to another city, nor at the outer sides of a valley's building."""
    around = state.board.around
    for side in range(4):
        other = around[square * 4 + side]
        if other == NOTHING:
            continue
        kind = state.kinds[other]
        if is_city(kind) and not state.box.city_next_to_city:
            return False
        if kind == UNKNOWN_BUILDING or kind >= FIRST_BUILDING:
            return False
    return True


def survey(state: BattaliaState) -> None:
    """After the map has changed: what each seat's cities are joined to, and where it can build (B10.1)."""
    state.linked, state.sites, state.fits = state.linked.copy(), state.sites.copy(), state.fits.copy()
    for seat in range(state.players):
        _survey_seat(state, seat)


def _survey_seat(state: BattaliaState, seat: int) -> None:
    kinds = state.kinds
    exits = state.exits
    around = state.board.around
    seen = [False] * SQUARES
    linked: list[int] = []
    sites: list[int] = []
    for square in state.board.squares:
        if state.owners[square] == seat and is_city(kinds[square]):
            seen[square] = True
            linked.append(square)
    position = 0
    while position < len(linked):
        square = linked[position]
        position += 1
        for side in range(4):
            if exits[square] >> side & 1:
                other = around[square * 4 + side]
                if other == NOTHING or seen[other]:
                    continue
                if kinds[other] == NOTHING:
                    seen[other] = True
                    sites.append(other)
                elif exits[other] & OPPOSITE[side] and not is_unknown(kinds[other]):
                    seen[other] = True
                    linked.append(other)
    fits = 0
    for square in sites:
        sides = sides_at(state, square)
        for kind in range(0 if has_room_for_city(state, square) else CITIES, BUILDABLE):
            if TURNS_THAT_FIT[kind * 256 + sides]:
                fits |= 1 << kind
    linked.sort()
    sites.sort()
    state.linked[seat] = linked
    state.sites[seat] = sites
    state.fits[seat] = fits


def gates_in_play(state: BattaliaState) -> list[int]:
    """The squares with a stormgate."""
    return [square for square in state.board.squares if state.kinds[square] == GATE]
