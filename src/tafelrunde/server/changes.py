"""What has changed from one view to the next, for a browser that has the one and wants the other.

It is made from two views of the same seat and from nothing else, so it can tell nothing that they do not tell. It says
for each place where the two differ what is new there:

    {"round": [3], "clans": {"1": {"hand_size": [4], "realm": [2, 0, [{"id": "L07"}]]}}}

    {...}                  changes inside: of an object by its keys, of a list by its places
    [value]                there is this value now
    []                     this key of an object is gone
    [place, gone, values]  in a list, these values stand now where `gone` others stood from this place on

`web/src/net/changes.ts` follows them as `followed` does here; whoever cannot follow asks for everything.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

# What changes lead from one value to another; None where nothing has changed.
Changes = dict[str, Any] | list[Any]

PLAIN: Final = (str, int, bool, float, type(None))

# The fields of a struct with their names on the wire, by its class.
_fields: dict[type, tuple[tuple[str, str], ...]] = {}


class Comparison:
    """Finds changes. What several seats see alike is compared only once: it is the same object in their views."""

    __slots__ = ("_found",)

    def __init__(self) -> None:
        # Both are kept with what was found, so that no other object can get their ids.
        self._found: dict[tuple[int, int], tuple[object, object, Changes | None]] = {}

    def between(self, old: Any, new: Any) -> Changes | None:
        """What leads from the old value to the new one; None if they are equal."""
        if old is new:
            return None
        kind = type(new)
        if kind is not type(old):
            return [new]
        # Equal is what Python calls equal: the types of a view keep 1 and True apart.
        if old == new and kind is not dict:
            return None
        if kind is tuple:
            return self._in_list(old, new)
        if kind is dict:
            return self._in_dict(old, new)
        if isinstance(new, msgspec.Struct):
            return self._in_struct(old, new)
        return [new]

    def _in_struct(self, old: msgspec.Struct, new: msgspec.Struct) -> Changes | None:
        pair = (id(old), id(new))
        found = self._found.get(pair)
        if found is None:
            changes: dict[str, Any] = {}
            for name, key in _fields_of(type(new)):
                before, after = getattr(old, name), getattr(new, name)
                if before is not after:
                    change = self.between(before, after)
                    if change is not None:
                        changes[key] = change
            found = self._found[pair] = (old, new, changes or None)
        return found[2]

    def _in_dict(self, old: dict[str, object], new: dict[str, object]) -> Changes | None:
        if old == new and list(old) == list(new):
            return None
        kept = [key for key in old if key in new]
        if kept != list(new)[: len(kept)]:
            # Whoever follows puts what is new at the end: where the order is another one, all of it is told.
            return [new]
        changes: dict[str, Any] = {key: [] for key in old if key not in new}
        for key, after in new.items():
            change = self.between(old[key], after) if key in old else [after]
            if change is not None:
                changes[key] = change
        return changes

    def _in_list(self, old: tuple[object, ...], new: tuple[object, ...]) -> Changes:
        if len(old) == len(new) and not isinstance(new[0], PLAIN):
            changes: dict[str, Any] = {}
            for place, (before, after) in enumerate(zip(old, new, strict=True)):
                change = self.between(before, after)
                if change is not None:
                    changes[str(place)] = change
            return changes
        most = min(len(old), len(new))
        first = 0
        while first < most and old[first] == new[first]:
            first += 1
        last = 0
        while last < most - first and old[-1 - last] == new[-1 - last]:
            last += 1
        return [first, len(old) - first - last, new[first : len(new) - last]]


def _fields_of(kind: type[msgspec.Struct]) -> tuple[tuple[str, str], ...]:
    known = _fields.get(kind)
    if known is None:
        assert not kind.__struct_config__.omit_defaults, f"{kind.__name__} leaves fields out: it cannot be compared"
        known = _fields[kind] = tuple(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))
    return known


class CannotFollow(ValueError):
    """These changes do not fit: something was missed."""


def followed(value: Any, changes: Any) -> Any:
    """The value that the changes lead to, of what JSON is made of. What stays the same is not copied."""
    match changes, value:
        case [new], _:
            return new
        case [int(place), int(gone), list(new)], list():
            if place < 0 or gone < 0 or place + gone > len(value):
                raise CannotFollow(f"the list has {len(value)} items: {changes}")
            return [*value[:place], *new, *value[place + gone :]]
        case dict(), dict():
            kept = {key: old for key, old in value.items() if changes.get(key) != []}
            if len(kept) + sum(change == [] for change in changes.values()) != len(value):
                raise CannotFollow(f"what should be gone was not there: {changes}")
            for key, change in changes.items():
                if change != []:
                    kept[key] = followed(kept.get(key), change)
            return kept
        case dict(), list():
            items = list(value)
            for place, change in changes.items():
                if not place.isdecimal() or int(place) >= len(items):
                    raise CannotFollow(f"the list has {len(items)} items: {place}")
                items[int(place)] = followed(items[int(place)], change)
            return items
    raise CannotFollow(f"{changes} of {value}")
