"""States to bytes and back, and their fingerprints, derived from the classes' own fields.

A state is written as a tree: numbers, texts and lists as they are, steps and other values of the game as the number of
their kind and their fields. The kinds stand before the tree, each with its name (see saved.py) and the names of its
fields. Nothing here is game-specific, nothing in a save is Python's, and no game writes code for it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.errors import BadSave, TafelrundeError, kernel_words
from tafelrunde.kernel.saved import OPTIONS, STATE, SavedNames
from tafelrunde.kernel.step import AnyStep, Step, stack_of, steps_of

if TYPE_CHECKING:
    from tafelrunde.kernel.setup import Setup
    from tafelrunde.kernel.state import State

FORMAT = 2
MAGIC = b"TAFELRUNDE"

# What is rebuilt rather than written: shared data, whoever steers or listens, and what the stack is made of.
REBUILT = frozenset({"setup", "box", "fate", "events", "listening", "stack", "open", "lanes", "lane", "players"})

LIST, TUPLE, VALUE = 0, 1, 2
SIMPLE = frozenset({type(None), bool, int, str})


_fields: dict[type, tuple[str, ...]] = {}


def fields(kind: type) -> tuple[str, ...]:
    """The names of a class's fields, in alphabetical order: the same in the compiled and in the pure build."""
    known = _fields.get(kind)
    if known is not None:
        return known
    names: set[str] = set(getattr(kind, "__mypyc_attrs__", ()))
    for base in kind.__mro__:
        slots = base.__dict__.get("__slots__", ())
        names.update((slots,) if isinstance(slots, str) else slots)
    return _fields.setdefault(kind, tuple(sorted(names - {"__dict__", "__weakref__"})))


def state_fields(state: State) -> list[str]:
    """The fields of a state that are written."""
    return [name for name in fields(type(state)) if name not in REBUILT]


def save(state: State) -> bytes:
    """A state as bytes, with a checksum in front."""
    content = _content(state)
    return MAGIC + bytes([FORMAT]) + hashlib.blake2b(content, digest_size=16).digest() + content


def digest(state: State) -> str:
    """The fingerprint of a state and of what it is played with."""
    return hashlib.blake2b(_content(state), digest_size=16).hexdigest()


def load(data: bytes) -> State:
    """The state that `save` wrote; BadSave for anything else."""
    head = len(MAGIC) + 1
    if not isinstance(data, bytes | bytearray | memoryview) or bytes(data[: len(MAGIC)]) != MAGIC:
        raise BadSave(kernel_words("not-a-save"))
    data = bytes(data)
    if data[head - 1 : head] != bytes([FORMAT]):
        raise BadSave(kernel_words("save-format", format=data[head - 1] if len(data) >= head else 0, known=FORMAT))
    checksum, content = data[head : head + 16], data[head + 16 :]
    if hashlib.blake2b(content, digest_size=16).digest() != checksum:
        raise BadSave(kernel_words("save-damaged"))
    try:
        reader, tree = _read(content)
        return reader.state(tree)
    except TafelrundeError:
        raise
    except Exception as error:
        raise BadSave(kernel_words("save-unreadable", why=str(error))) from error


def save_step(setup: Setup, step: AnyStep) -> bytes:
    """A step alone, with what its match is played with."""
    writer = _Writer(setup.game.saved)
    return _written(setup, writer, writer.tree(step))


def load_step(data: bytes) -> tuple[Setup, AnyStep]:
    """What `save_step` wrote."""
    reader, tree = _read(data)
    return reader.setup, reader.step(tree)


def _content(state: State) -> bytes:
    writer = _Writer(state.setup.game.saved)
    return _written(state.setup, writer, writer.state(state))


def _read(content: bytes) -> tuple[_Reader, Any]:
    from tafelrunde.kernel import registry

    game_id, version, players, options, own, kinds, tree = msgspec.msgpack.decode(content)
    game = registry.find(game_id)
    setup = game.setup(players, options, msgspec.json.decode(own) if own else None, version)
    return _Reader(setup, kinds), tree


def _written(setup: Setup, writer: _Writer, tree: Any) -> bytes:
    added = setup.game.saved.added.get(OPTIONS, {})
    options = {
        name: value
        for name, value in sorted(msgspec.to_builtins(setup.options).items())
        if name not in added or value != added[name]
    }
    return msgspec.msgpack.encode(
        (setup.game.id, setup.version, setup.players, options, setup.components, writer.kinds, tree)
    )


class _Writer:
    """Turns values into trees and collects the kinds that occur: each as its name and its fields."""

    def __init__(self, saved: SavedNames) -> None:
        self.kinds: list[tuple[str, ...]] = []
        self._saved = saved
        self._numbers: dict[tuple[str, ...], int] = {}
        # Kinds that have all their fields from the beginning: nothing about them has to be looked up again.
        self._plain: dict[type, tuple[int, tuple[str, ...]]] = {}

    def state(self, state: State) -> list[Any]:
        """The stack, the open questions, the stacks of seats that act side by side, and the fields."""
        lanes = state.lanes
        return [
            [self.tree(step) for step in steps_of(state.stack)],
            [[decision.seat, self.tree(decision.step)] for decision in state.open],
            None if lanes is None else [[self.tree(step) for step in steps_of(lane)] for lane in lanes],
            self._value(state, STATE, state_fields(state)),
        ]

    def tree(self, value: Any) -> Any:
        """Any value that a state may hold."""
        kind = type(value)
        if kind in SIMPLE or isinstance(value, int | str):
            return value
        if isinstance(value, list | tuple):
            mark = LIST if isinstance(value, list) else TUPLE
            # Most lists are numbers: they are taken as they are.
            if SIMPLE.issuperset(map(type, value)):
                return [mark, *value]
            return [mark, *map(self.tree, value)]
        plain = self._plain.get(kind)
        if plain is not None:
            number, names = plain
            return [VALUE, number, *[self.tree(getattr(value, name)) for name in names]]
        return self._value(value, self._saved.name_of(kind), fields(kind))

    def _value(self, value: Any, name: str, names: Sequence[str]) -> list[Any]:
        added = self._saved.added.get(name)
        if added:
            names = [field for field in names if field not in added or getattr(value, field) != added[field]]
        row = (name, *names)
        number = self._numbers.setdefault(row, len(self.kinds))
        if number == len(self.kinds):
            self.kinds.append(row)
        if not added:
            self._plain[type(value)] = (number, tuple(names))
        return [VALUE, number, *[self.tree(getattr(value, field)) for field in names]]


class _Reader:
    """Makes a state from its tree. Only what the game has named can be made: a file cannot name anything else."""

    def __init__(self, setup: Setup, kinds: list[list[str]]) -> None:
        self.setup = setup
        self._saved = setup.game.saved
        self._kinds = [(name, names) for name, *names in kinds]

    def state(self, tree: list[Any]) -> State:
        """The state of a tree."""
        steps, asked, lanes, values = tree
        setup = self.setup
        state = setup.game.start(setup, 0)
        name, found = self._fields_of(values)
        if name != STATE:
            raise ValueError(f"{name!r} is not a state")
        for field, value in self._complete(STATE, state_fields(state), found).items():
            setattr(state, field, value)
        state.stack = stack_of([self.step(step) for step in steps])
        if lanes is not None:
            state.lanes = [stack_of([self.step(step) for step in lane]) for lane in lanes]
        opened = [(seat, self.step(step)) for seat, step in asked]
        state.open = tuple(Decision(seat, step, setup, step.legal(state, seat)) for seat, step in opened)
        return state

    def _value(self, tree: Any) -> Any:
        if not isinstance(tree, list):
            return tree
        if tree[0] == LIST:
            return [self._value(part) for part in tree[1:]]
        if tree[0] == TUPLE:
            return tuple(self._value(part) for part in tree[1:])
        name, found = self._fields_of(tree)
        kind: Any = self._saved.kinds.get(name)
        if kind is None:
            raise ValueError(f"{name!r} is not part of the game")
        values = self._complete(name, fields(kind), found)
        if issubclass(kind, Step):
            return kind(**values)
        # Other values may be made from something else than their fields: they get those afterwards.
        made: Any = kind.__new__(kind)
        for field, value in values.items():
            setattr(made, field, value)
        return made

    def _fields_of(self, tree: list[Any]) -> tuple[str, dict[str, Any]]:
        _, number, *parts = tree
        name, names = self._kinds[number]
        return name, {field: self._value(part) for field, part in zip(names, parts, strict=True)}

    def _complete(self, name: str, names: Sequence[str], found: Mapping[str, Any]) -> dict[str, Any]:
        """The fields as they were found, and what an older save means by those it does not have."""
        values = {**self._saved.added.get(name, {}), **found}
        if values.keys() != set(names):
            odd = ", ".join(sorted(values.keys() ^ set(names)))
            raise ValueError(f"the fields of {name!r} do not fit: {odd}")
        return values

    def step(self, tree: Any) -> Step[Any, Any]:
        step = self._value(tree)
        if not isinstance(step, Step):
            raise ValueError(f"{step!r} is not a step")
        return step
