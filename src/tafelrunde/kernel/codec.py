"""States to bytes and back, and their fingerprints, derived from the classes' own fields.

A state is written as a tree: numbers, texts and lists as they are, steps and other values of the game as the name of
their class and their fields in alphabetical order. Nothing here is game-specific, and no game writes code for it.
"""

from __future__ import annotations

import hashlib
from importlib import import_module
from typing import TYPE_CHECKING, Any

import msgspec

from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.errors import BadSave, TafelrundeError, kernel_words
from tafelrunde.kernel.step import Step, stack_of, steps_of

if TYPE_CHECKING:
    from tafelrunde.kernel.setup import Setup
    from tafelrunde.kernel.state import State

FORMAT = 1
MAGIC = b"TAFELRUNDE"

# What is rebuilt rather than written: shared data, whoever steers or listens, and what the stack is made of.
REBUILT = frozenset({"setup", "box", "fate", "events", "listening", "stack", "open", "lanes", "lane", "players"})

LIST, TUPLE, VALUE = 0, 1, 2


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


def save(state: State) -> bytes:
    """A state as bytes, with a checksum in front."""
    content = msgspec.msgpack.encode((*_setup_tree(state.setup), _state_tree(state)))
    return MAGIC + bytes([FORMAT]) + hashlib.blake2b(content, digest_size=16).digest() + content


def digest(state: State) -> str:
    """The fingerprint of a state and of what it is played with."""
    content = msgspec.msgpack.encode((*_setup_tree(state.setup), _state_tree(state)))
    return hashlib.blake2b(content, digest_size=16).hexdigest()


def load(data: bytes) -> State:
    """The state that `save` wrote; BadSave for anything else."""
    from tafelrunde.kernel import registry

    head = len(MAGIC) + 1
    if not isinstance(data, bytes | bytearray | memoryview) or bytes(data[: len(MAGIC)]) != MAGIC:
        raise BadSave(kernel_words("not-a-save"))
    data = bytes(data)
    if data[head - 1] != FORMAT:
        raise BadSave(kernel_words("save-format", format=data[head - 1], known=FORMAT))
    checksum, content = data[head : head + 16], data[head + 16 :]
    if hashlib.blake2b(content, digest_size=16).digest() != checksum:
        raise BadSave(kernel_words("save-damaged"))
    try:
        game_id, version, players, options, own, tree = msgspec.msgpack.decode(content)
        game = registry.find(game_id)
        setup = game.setup(players, options, msgspec.json.decode(own) if own else None, version)
        return _state_from(setup, tree)
    except TafelrundeError:
        raise
    except Exception as error:
        raise BadSave(kernel_words("save-unreadable", why=str(error))) from error


def _setup_tree(setup: Setup) -> tuple[Any, ...]:
    options = msgspec.to_builtins(setup.options)
    return (setup.game.id, setup.version, setup.players, dict(sorted(options.items())), setup.components)


def _state_tree(state: State) -> list[Any]:
    lanes = state.lanes
    return [
        [_tree(step) for step in steps_of(state.stack)],
        [[decision.seat, _tree(decision.step)] for decision in state.open],
        None if lanes is None else [[_tree(step) for step in steps_of(lane)] for lane in lanes],
        [_tree(getattr(state, name)) for name in fields(type(state)) if name not in REBUILT],
    ]


def _state_from(setup: Setup, tree: list[Any]) -> State:
    package = setup.game.package
    steps, asked, lanes, values = tree
    state = setup.game.start(setup, 0)
    names = [name for name in fields(type(state)) if name not in REBUILT]
    for name, value in zip(names, values, strict=True):
        setattr(state, name, _value(value, package))
    state.stack = stack_of([_step(step, package) for step in steps])
    if lanes is not None:
        state.lanes = [stack_of([_step(step, package) for step in lane]) for lane in lanes]
    opened = [(seat, _step(step, package)) for seat, step in asked]
    state.open = tuple(Decision(seat, step, setup.box, step.legal(state, seat)) for seat, step in opened)
    return state


def _tree(value: Any) -> Any:
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, list):
        return [LIST, *map(_tree, value)]
    if isinstance(value, tuple):
        return [TUPLE, *map(_tree, value)]
    kind = type(value)
    return [VALUE, kind.__module__, kind.__qualname__, *[_tree(getattr(value, name)) for name in fields(kind)]]


def _value(tree: Any, package: str) -> Any:
    if not isinstance(tree, list):
        return tree
    if tree[0] == LIST:
        return [_value(part, package) for part in tree[1:]]
    if tree[0] == TUPLE:
        return tuple(_value(part, package) for part in tree[1:])
    _, module, name, *parts = tree
    # Only the game's own classes: a file must not be able to name anything else.
    if module != package and not module.startswith(package + ".") and not module.startswith("tafelrunde.kernel."):
        raise ValueError(f"{module}.{name} is not part of the game")
    kind: Any = getattr(import_module(module), name)
    if not isinstance(kind, type):
        raise ValueError(f"{module}.{name} is not a class")
    values = {field: _value(part, package) for field, part in zip(fields(kind), parts, strict=True)}
    if issubclass(kind, Step):
        return kind(**values)
    # Other values may be made from something else than their fields: they get those afterwards.
    made: Any = kind.__new__(kind)
    for field, value in values.items():
        setattr(made, field, value)
    return made


def _step(tree: Any, package: str) -> Step[Any, Any]:
    step = _value(tree, package)
    if not isinstance(step, Step):
        raise ValueError(f"{step!r} is not a step")
    return step
