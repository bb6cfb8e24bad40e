"""What a seat may see: the part that is the same for every game."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Concatenate, Final, ParamSpec, TypeVar

import msgspec

if TYPE_CHECKING:
    from tafelrunde.kernel.state import State


B = TypeVar("B")
P = ParamSpec("P")
T = TypeVar("T")

# Of how many boxes `once_a_box` remembers anything: the standard one, and those with an owner's own figures.
BOXES_REMEMBERED: Final = 16


class Table(msgspec.Struct, frozen=True, omit_defaults=False):
    """The base of each game's own view: what lies on the table, as one seat sees it."""


class View(msgspec.Struct, frozen=True):
    """All that one seat (None: a spectator) may know about a state. It goes over the wire as it is."""

    game: str
    version: int
    players: int
    seat: int | None
    # The seats that are asked now. What they are asked is between them and the table.
    asked: tuple[int, ...]
    over: bool
    # Final scores and winners; null before the end, because a game may keep them secret until then.
    scores: tuple[int, ...] | None
    winners: tuple[int, ...] | None
    table: Table

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)


class Sight:
    """A state as all see it who look at it now: what they see alike is made once. Good until the state changes."""

    __slots__ = ("_public", "_state", "_views")

    def __init__(self, state: State) -> None:
        self._state = state
        self._public: View | None = None
        self._views: dict[int | None, View] = {}

    def of(self, seat: int | None) -> View:
        """All that a seat may know (None: a spectator)."""
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self._look(seat)
        return view

    def _look(self, seat: int | None) -> View:
        """What everybody sees, then what the seat itself sees."""
        if self._public is None:
            self._public = _public(self._state)
        if seat is None:
            return self._public
        public, own = self._public, self._state.setup.game.own
        table = public.table if own is None else own(self._state, public.table, seat)
        return msgspec.structs.replace(public, seat=seat, table=table)


def _public(state: State) -> View:
    """A game's own view, framed with what every game has."""
    return View(
        game=state.setup.game.id,
        version=state.setup.version,
        players=state.players,
        seat=None,
        asked=tuple(decision.seat for decision in state.decisions),
        over=state.over,
        scores=tuple(state.scores) if state.over else None,
        winners=tuple(state.winners) if state.over else None,
        table=state.setup.game.table(state),
    )


def with_own(things: tuple[B, ...], seat: int, own: B) -> tuple[B, ...]:
    """The things of all seats, with the owner's view of one's own in its place."""
    return (*things[:seat], own, *things[seat + 1 :])


def once_a_box(make: Callable[Concatenate[B, P], T]) -> Callable[Concatenate[B, P], T]:
    """Work something out once for each box: the same cards are looked at again and again.

    A box that has long not been asked about is forgotten with all that was worked out for it: anybody may send another
    one, so there is no end to them.
    """
    known: dict[B, dict[object, T]] = {}

    @wraps(make)
    def remembered(box: B, /, *args: P.args, **kwargs: P.kwargs) -> T:
        found = known.get(box)
        if found is None:
            while len(known) >= BOXES_REMEMBERED:
                del known[next(iter(known))]
            found = known.setdefault(box, {})
        if args not in found:
            found[args] = make(box, *args, **kwargs)
        return found[args]

    return remembered
