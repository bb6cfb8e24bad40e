"""The wish to take back a choice that others have built on: all other persons have to agree."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.tables.records import SeatRecord


class Wish:
    """One seat wants to go back to before the choice at `place`."""

    __slots__ = ("agreed", "place", "seat")

    def __init__(self, seat: int, place: int, agreed: frozenset[int]) -> None:
        self.seat = seat
        self.place = place
        self.agreed = agreed

    def agreed_by(self, seat: int) -> Wish:
        """The same wish, with one more who agrees."""
        return Wish(self.seat, self.place, self.agreed | {seat})

    def needed(self, seats: Sequence[SeatRecord]) -> tuple[int, ...]:
        """Whose agreement it takes: everybody's who plays or may come back to a seat that a bot keeps warm."""
        return tuple(seat.seat for seat in seats if seat.seat != self.seat and belongs_to_somebody(seat))

    def granted(self, seats: Sequence[SeatRecord]) -> bool:
        """Whether all have agreed."""
        return self.agreed.issuperset(self.needed(seats))


def belongs_to_somebody(seat: SeatRecord) -> bool:
    """Whether a person plays it, or may come back to it."""
    return seat.kind == "person" or (bool(seat.secret_hash) and not seat.resigned)
