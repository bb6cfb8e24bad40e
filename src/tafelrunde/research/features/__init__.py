"""What a seat knows, as a row of numbers with a documented layout.

A layout is made from the type of a game's view, field by field, so nothing can be in it that the seat may not know.
What a type alone does not say (how many places a list has, which ids there are) stands in one module for each game:
`tafelrunde.research.features.vaalbara` and so on. Seats are counted from the one that looks: place 0 is oneself.

    from tafelrunde.research.features import layout_of

    layout = layout_of(tafelrunde.game("vaalbara").setup(2, {}))
    row = layout.row(state, seat=0)     # numpy, float32
    print(layout.told())                # which number means what
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec
import numpy as np
from numpy.typing import NDArray

from tafelrunde.kernel.game import Game
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.state import State
from tafelrunde.kernel.step import Step
from tafelrunde.kernel.view import View

Row: TypeAlias = NDArray[np.float32]


class Eye:
    """Who looks: seats are counted from here."""

    __slots__ = ("players", "seat")

    def __init__(self, seat: int, players: int) -> None:
        self.seat = seat
        self.players = players

    def place(self, seat: int) -> int:
        return (seat - self.seat) % self.players


class Part:
    """A part of a row. `labels` says what each of its numbers means; `write` adds exactly so many."""

    labels: tuple[str, ...] = ()

    @property
    def width(self) -> int:
        return len(self.labels)

    def write(self, row: list[float], value: Any, eye: Eye) -> None:
        raise NotImplementedError

    def for_players(self, players: int) -> Part:
        """The part as it is with so many players."""
        return self


class Nothing(Part):
    """Left out, because it never changes, is said elsewhere, or is only for drawings."""

    def write(self, row: list[float], value: Any, eye: Eye) -> None:
        pass


class Number(Part):
    """The number itself; 0 where there is none."""

    labels = ("",)

    def write(self, row: list[float], value: Any, eye: Eye) -> None:
        row.append(float(value or 0))


class Maybe(Part):
    """A number that may be unknown: whether it is known, and the number."""

    labels = (" known", "")

    def write(self, row: list[float], value: Any, eye: Eye) -> None:
        row += (0.0, 0.0) if value is None else (1.0, float(value))


class Amount(Part):
    """How many things there are."""

    labels = (" count",)

    def write(self, row: list[float], value: Any, eye: Eye) -> None:
        row.append(float(len(value or ())))


def _short(id: Any) -> Any:
    return id.rpartition(":")[2] if isinstance(id, str) else id


class OneOf(Part):
    """One of several values: a 1 at its place, nothing but 0 where there is none or an unknown one."""

    def __init__(self, values: Sequence[Any]) -> None:
        self.places = {value: place for place, value in enumerate(values)}
        self.labels = tuple(f" = {value}" for value in values)

    def write(self, row: list[float], value: Any, eye: Eye) -> None:
        hot = [0.0] * len(self.places)
        place = self.places.get(_short(value))
        if place is not None:
            hot[place] = 1.0
        row += hot


class Each(OneOf):
    """Several values: how often each is there."""

    def __init__(self, values: Sequence[Any]) -> None:
        super().__init__(values)
        self.labels = tuple(f": {value}" for value in values)

    def write(self, row: list[float], value: Any, eye: Eye) -> None:
        counts = [0.0] * len(self.places)
        for one in value or ():
            place = self.places.get(_short(one))
            if place is not None:
                counts[place] += 1.0
        row += counts


class ByKey(OneOf):
    """A number for each key."""

    def __init__(self, values: Sequence[Any]) -> None:
        super().__init__(values)
        self.labels = tuple(f"[{value}]" for value in values)

    def write(self, row: list[float], value: Any, eye: Eye) -> None:
        row += [float((value or {}).get(key, 0)) for key in self.places]


class TalliedBy(Part):
    """Things by one of their fields: how many there are of each value, and the sum of another field."""

    def __init__(self, field: str, values: Sequence[Any], total: str = "") -> None:
        self.field = field
        self.total = total
        self.places = {value: place for place, value in enumerate(values)}
        self.labels = tuple(f": {value}" for value in values)
        if total:
            self.labels += tuple(f": {total} of {value}" for value in values)

    def write(self, row: list[float], value: Any, eye: Eye) -> None:
        counts, totals = [0.0] * len(self.places), [0.0] * len(self.places)
        for thing in value or ():
            place = self.places.get(getattr(thing, self.field))
            if place is not None:
                counts[place] += 1.0
                if self.total:
                    totals[place] += getattr(thing, self.total)
        row += counts
        if self.total:
            row += totals


class _OfSeats(Part):
    """A number for each seat, one's own first."""

    def for_players(self, players: int) -> Part:
        part = type(self).__new__(type(self))
        part.__dict__.update(self.__dict__)
        part.labels = tuple(f" seat +{place}" for place in range(players))
        return part


class SeatNumber(_OfSeats):
    """One seat, or none."""

    def write(self, row: list[float], value: Any, eye: Eye) -> None:
        hot = [0.0] * eye.players
        if value is not None and value >= 0:
            hot[eye.place(value)] = 1.0
        row += hot


class SeatSet(_OfSeats):
    """Several seats: how often each is named."""

    def write(self, row: list[float], value: Any, eye: Eye) -> None:
        hot = [0.0] * eye.players
        for seat in value or ():
            hot[eye.place(seat)] += 1.0
        row += hot


class SeatValues(_OfSeats):
    """A list by seat."""

    def write(self, row: list[float], value: Any, eye: Eye) -> None:
        for place in range(eye.players):
            seat = (eye.seat + place) % eye.players
            row.append(float(value[seat]) if value is not None and seat < len(value) else 0.0)


class SeatRanks(_OfSeats):
    """An order of ids of which the first ones belong to the seats: the place of each seat in it."""

    def __init__(self, ids: Sequence[str]) -> None:
        self.ids = list(ids)

    def write(self, row: list[float], value: Any, eye: Eye) -> None:
        for place in range(eye.players):
            row.append(float(value.index(self.ids[(eye.seat + place) % eye.players])))


class Fields(Part):
    """Everything about a thing, field by field."""

    def __init__(self, parts: Mapping[str, Part]) -> None:
        self.parts = dict(parts)
        self.labels = tuple(f".{name}{label}" for name, part in self.parts.items() for label in part.labels)

    def write(self, row: list[float], value: Any, eye: Eye) -> None:
        for name, part in self.parts.items():
            part.write(row, getattr(value, name), eye)


class Perhaps(Part):
    """A thing that may be missing or unknown: whether it is there, and then everything about it (or only 0)."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.labels = (" there", *part.labels)

    def write(self, row: list[float], value: Any, eye: Eye) -> None:
        if value is None:
            row += [0.0] * self.width
        else:
            row.append(1.0)
            self.part.write(row, value, eye)


class Places(Part):
    """A list with so many places; what is beyond the last one is left out."""

    def __init__(self, count: int | Literal["players"], part: Part | None = None) -> None:
        self.count = count
        self.part = part

    def of(self, part: Part, players: int) -> Part:
        made = Places(players if self.count == "players" else self.count, part)
        one = Perhaps(part)
        assert isinstance(made.count, int)
        made.labels = tuple(f"[{place}]{label}" for place in range(made.count) for label in one.labels)
        return made

    def write(self, row: list[float], value: Any, eye: Eye) -> None:
        assert self.part is not None
        assert isinstance(self.count, int)
        things = list(value or ())[: self.count]
        for thing in things:
            row.append(1.0)
            self.part.write(row, thing, eye)
        row += [0.0] * ((self.count - len(things)) * (1 + self.part.width))


class PlacesById(Part):
    """A list in which the id of a thing decides its place."""

    def __init__(self, ids: Sequence[str], part: Part | None = None) -> None:
        self.ids = list(ids)
        self.part = part

    def of(self, part: Part, players: int) -> Part:
        made = PlacesById(self.ids, part)
        made.labels = tuple(f"[{id}]{label}" for id in self.ids for label in Perhaps(part).labels)
        return made

    def write(self, row: list[float], value: Any, eye: Eye) -> None:
        assert self.part is not None
        there = {_short(thing.id): thing for thing in value or ()}
        for id in self.ids:
            thing = there.get(id)
            if thing is None:
                row += [0.0] * (1 + self.part.width)
            else:
                row.append(1.0)
                self.part.write(row, thing, eye)


class Seats(Part):
    """One thing for each seat, one's own first."""

    def __init__(self, part: Part | None = None) -> None:
        self.part = part

    def of(self, part: Part, players: int) -> Part:
        made = Seats(part)
        made.labels = tuple(f"[seat +{place}]{label}" for place in range(players) for label in part.labels)
        return made

    def write(self, row: list[float], value: Any, eye: Eye) -> None:
        assert self.part is not None
        for place in range(eye.players):
            self.part.write(row, value[(eye.seat + place) % eye.players], eye)


Hints: TypeAlias = Mapping[str, Part]
NOTHING = Nothing()


class Layout:
    """Which number of a row means what, for one game and number of players."""

    def __init__(self, game: Game, players: int, table: type, hints: Hints | None) -> None:
        self.game = game
        self.players = players
        # The steps that ask, by the names that saves give them.
        self.questions: list[type] = questions_of(game)
        self.table = _part(table, "", players, hints)
        names = [game.saved.name_of(step) for step in self.questions]
        self.labels: tuple[str, ...] = (
            "over",
            *(f"asked seat +{place}" for place in range(players)),
            *(f"question = {name}" for name in names),
            *(label.removeprefix(".") for label in self.table.labels),
        )

    @property
    def width(self) -> int:
        return len(self.labels)

    def row(self, state: State, seat: int) -> Row:
        """What a seat knows now: its view, and what it is asked."""
        decision = state.decision_of(seat)
        return self.row_of(state.view(seat), None if decision is None else type(decision.step))

    def row_of(self, view: View, question: type | None) -> Row:
        """The same from a view and the kind of question."""
        assert view.seat is not None
        eye = Eye(view.seat, self.players)
        row: list[float] = [float(view.over)]
        asked = [0.0] * self.players
        for seat in view.asked:
            asked[eye.place(seat)] = 1.0
        row += asked
        row += [float(step is question) for step in self.questions]
        self.table.write(row, view.table, eye)
        return np.array(row, dtype=np.float32)

    def told(self) -> str:
        """A line for each field: its first number, how many there are, what they mean."""
        lines: list[str] = []
        for first, count, what in self.fields():
            lines.append(f"{first:5d}  {count:4d}  {what}")
        return "\n".join(lines)

    def fields(self) -> list[tuple[int, int, str]]:
        """Runs of numbers that belong to the same field: the first one, how many, and the field."""
        runs: list[tuple[int, int, str]] = []
        for place, label in enumerate(self.labels):
            field = _field_of(label)
            if runs and runs[-1][2] == field:
                runs[-1] = (runs[-1][0], runs[-1][1] + 1, field)
            else:
                runs.append((place, 1, field))
        return runs


def _field_of(label: str) -> str:
    for mark in (" = ", ": ", " seat +", " known", " there", " count"):
        label = label.partition(mark)[0]
    return label


def questions_of(game: Game) -> list[type]:
    """The steps of a game that ask, in the order in which `saved.py` names them."""
    return [kind for kind in game.saved.kinds.values() if issubclass(kind, Step) and kind.legal is not Step.legal]


def layout_of(setup: Setup) -> Layout:
    """The layout of a game with so many players."""
    return _layout(setup.game.id, setup.players)


@lru_cache(maxsize=64)
def _layout(id: str, players: int) -> Layout:
    from tafelrunde.kernel import registry

    game = registry.find(id)
    return Layout(game, players, table_of(game), hints_of(game))


def table_of(game: Game) -> type:
    """The type of a game's view."""
    found = get_type_hints(game.table).get("return")
    if not isinstance(found, type):
        raise TypeError(f"the function `table` of {game.id} does not say what it returns")
    return found


def hints_of(game: Game) -> Hints | None:
    """What the types of its view do not say: a module of ours, or `HINTS` beside its declaration."""
    ours = f"{__name__}.{game.package.rpartition('.')[2]}"
    if game.package.startswith("tafelrunde.") and find_spec(ours) is not None:
        hints: Hints = import_module(ours).HINTS
        return hints
    return None


def _part(kind: Any, path: str, players: int, hints: Hints | None) -> Part:
    """The part for a type. Without hints (somebody else's game) what cannot be told from the type alone is left out."""
    origin = get_origin(kind)
    if origin is Annotated:
        return _part(get_args(kind)[0], path, players, hints)
    if kind is bool or kind is int:
        return Number()
    if origin is Literal:
        return OneOf(get_args(kind))
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _fields(kind, players, hints)
    if origin in (Union, UnionType):
        return _union([one for one in get_args(kind) if one is not NoneType], path, players, hints)
    if origin is tuple and len(get_args(kind)) == 2 and get_origin(get_args(kind)[0]) is Literal:
        return Each(get_args(get_args(kind)[0]))
    if origin is dict and get_origin(get_args(kind)[0]) is Literal:
        return ByKey(get_args(get_args(kind)[0]))
    if hints is None:
        return Amount() if origin in (tuple, dict) else NOTHING
    raise TypeError(f"{path} needs a hint: its type {kind} does not say how it becomes numbers")


def _union(kinds: list[Any], path: str, players: int, hints: Hints | None) -> Part:
    if all(get_origin(kind) is Literal for kind in kinds):
        return OneOf([value for kind in kinds for value in get_args(kind)])
    if len(kinds) > 1:
        if hints is None:
            return NOTHING
        raise TypeError(f"{path} needs a hint: it may be one of {kinds}")
    inner = _part(kinds[0], path, players, hints)
    if isinstance(inner, Number):
        return Maybe()
    return Perhaps(inner) if isinstance(inner, Fields) else inner


def _fields(kind: type, players: int, hints: Hints | None) -> Part:
    parts: dict[str, Part] = {}
    for name, type_ in get_type_hints(kind, include_extras=True).items():
        path = f"{kind.__name__}.{name}"
        hint = None if hints is None else hints.get(path)
        if hint is None:
            part = _part(type_, path, players, hints)
        elif isinstance(hint, Places | PlacesById | Seats):
            part = hint.of(_part(_item_of(type_), path, players, hints), players)
        else:
            part = hint.for_players(players)
        if part.width:
            parts[name] = part
    return Fields(parts)


def _item_of(kind: Any) -> Any:
    """What a tuple (or a tuple that may be missing) is made of."""
    if get_origin(kind) in (Union, UnionType):
        kind = next(one for one in get_args(kind) if one is not NoneType)
    if get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    return get_args(kind)[0]


def ids(game: Game, *tables: str) -> list[str]:
    """The ids of what components.toml lists there: `ids(GAME, "followers")`, `ids(GAME, "powers.minor")`."""
    found: list[str] = []
    for table in tables:
        rows: Any = game.figures
        for name in table.split("."):
            rows = rows[name]
        found += [str(row["id"]) for row in rows]
    return found
