"""Where two things differ, so that a broken promise says which field, which piece and which two values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from tafelrunde.kernel.codec import REBUILT, SIMPLE, fields
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.state import State
from tafelrunde.kernel.step import steps_of

# Of these, equal ones may still be of different kinds (1 and True).
SCALAR = bool | int | float | str
# More differences than these are only named by their number.
SHOWN = 3


def differences(one: Any, other: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Each place where two trees differ, as a JSON path, with what is there in the one and in the other."""
    if type(one) is type(other) and not isinstance(one, SCALAR) and one == other:
        return
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        for key in dict.fromkeys([*one, *other]):
            yield from differences(one.get(key), other.get(key), f"{path}.{key}" if path else str(key))
    elif _is_list(one) and _is_list(other):
        if len(one) != len(other):
            yield f"{path}.length" if path else "length", len(one), len(other)
        for index, (left, right) in enumerate(zip(one, other, strict=False)):
            yield from differences(left, right, f"{path}[{index}]")
    elif type(one) is not type(other) or one != other:
        yield path or "the whole", one, other


def told(one: Any, other: Any, here: str, there: str) -> str:
    """Where two trees differ, in a sentence: "table.hands[1][0] is 3 here and 7 there"."""
    found = list(differences(one, other))
    parts = [f"{path} is {left!r} {here} and {right!r} {there}" for path, left, right in found[:SHOWN]]
    more = f"; and {len(found) - SHOWN} more places" if len(found) > SHOWN else ""
    return "; ".join(parts) + more


def json_told(one: bytes, other: bytes, here: str, there: str) -> str:
    """The same for two JSON texts."""
    return told(msgspec.json.decode(one), msgspec.json.decode(other), here, there)


def states_told(one: State, other: State, here: str, there: str) -> str:
    """Which fields of two states differ."""
    return told(tree_of(one), tree_of(other), here, there) or "something that is in no field"


def pieces_told(before: Sequence[str], now: Sequence[str]) -> str:
    """Which pieces appeared or vanished."""
    had, has = Counter(before), Counter(now)
    changed = [piece for piece in dict.fromkeys([*before, *now]) if had[piece] != has[piece]]
    parts = [f"{piece!r} is there {has[piece]} times instead of {had[piece]}" for piece in changed[:SHOWN]]
    more = f"; and {len(changed) - SHOWN} more pieces" if len(changed) > SHOWN else ""
    return "; ".join(parts) + more if parts else "the same pieces come in another order"


def tree_of(state: State) -> dict[str, Any]:
    """A state as a tree of its fields' names: all that a save would hold."""
    lanes = state.lanes
    tree: dict[str, Any] = {name: _value(getattr(state, name)) for name in fields(type(state)) if name not in REBUILT}
    tree["stack"] = [_value(step) for step in steps_of(state.stack)]
    tree["open"] = [_question(decision) for decision in state.open]
    tree["lanes"] = None if lanes is None else [[_value(step) for step in steps_of(lane)] for lane in lanes]
    return tree


def _question(decision: Decision) -> dict[str, Any]:
    return {"seat": decision.seat, "step": _value(decision.step), "codes": list(decision.codes)}


def _value(value: Any) -> Any:
    if value is None or isinstance(value, SCALAR):
        return value
    if _is_list(value):
        return list(value) if SIMPLE.issuperset(map(type, value)) else [_value(part) for part in value]
    kind = type(value)
    return {"is": kind.__name__, **{name: _value(getattr(value, name)) for name in fields(kind)}}


def _is_list(value: Any) -> bool:
    return isinstance(value, list | tuple)
