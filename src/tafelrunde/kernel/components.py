"""What is in the box: a game's components.toml, and an owner's own figures laid over it.

Figures that no source states carry a mark (`marks = { points = "reconstructed" }`). Whoever owns the game can write
the true ones into a small file of the same shape, with only the entries that differ; tables are merged, lists of
things are merged by their `id`, and every other value is replaced.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.kernel.errors import BadComponents, kernel_words
from tafelrunde.kernel.words import Words

# What marks a figure that an owner has given, and one that an earlier version of the rules had.
OWNERS_MARK = "owner"
EARLIER_MARK = "earlier"


def read(text: str, name: str) -> dict[str, Any]:
    """TOML text as tables."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadComponents(kernel_words("components-not-toml", file=name, why=str(error))) from None


def read_file(path: Path) -> dict[str, Any]:
    """An owner's file."""
    try:
        return read(path.read_text(encoding="utf-8"), path.name)
    except OSError as error:
        raise BadComponents(kernel_words("file-unreadable", file=str(path), why=error.strerror or str(error))) from None
    except UnicodeDecodeError as error:
        raise BadComponents(kernel_words("components-not-toml", file=path.name, why=str(error))) from None


def canonical(own: Mapping[str, Any] | None) -> str:
    """An owner's figures as text that is the same for the same figures."""
    return msgspec.json.encode(own, order="sorted").decode() if own else ""


def lay_over(standard: Mapping[str, Any], own: Mapping[str, Any], mark: str = OWNERS_MARK) -> dict[str, Any]:
    """The standard figures with others in their place, each of those marked: an owner's own, unless said otherwise."""
    return _merge_table(standard, own, "", mark)


def wrong(entry: str, why: Words) -> BadComponents:
    """The error for one entry that does not fit."""
    return BadComponents(kernel_words("components-wrong", entry=entry, why=why))


def whole(table: Mapping[str, Any], entry: str, least: int, most: int, place: str = "") -> int:
    """A figure that must be a whole number within bounds. `place` is where the table stands: "people.12."."""
    value = table[entry]
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise wrong(place + entry, kernel_words("wrong-number", value=repr(value), least=least, most=most))
    return value


def choice(table: Mapping[str, Any], entry: str, known: Sequence[str], place: str = "") -> str:
    """A figure that must be one of some words."""
    return known[index_of(table[entry], known, place + entry)]


def index_of(word: Any, known: Sequence[str], entry: str) -> int:
    """Where a word stands among those that are known; `entry` is where it was found."""
    if word not in known:
        listed = ", ".join([other or '""' for other in known])
        raise wrong(entry, kernel_words("wrong-word", value=repr(word), known=listed))
    return known.index(word)


def places(own: Mapping[str, Any]) -> list[str]:
    """The entries that an owner has given figures for, as "people.12.points"."""
    return _places(own, "")


def _places(own: Any, path: str) -> list[str]:
    found: list[str] = []
    if isinstance(own, Mapping):
        for key, value in own.items():
            if key not in ("id", "marks"):
                found += _places(value, f"{path}.{key}" if path else str(key))
    elif isinstance(own, list) and own and all(isinstance(thing, Mapping) and "id" in thing for thing in own):
        for thing in own:
            found += _places(thing, f"{path}.{thing['id']}")
    else:
        found.append(path)
    return found or [path]


def _merge_table(standard: Mapping[str, Any], own: Mapping[str, Any], path: str, mark: str) -> dict[str, Any]:
    merged = dict(standard)
    marks = dict(standard.get("marks", {}))
    for key, value in own.items():
        place = f"{path}.{key}" if path else key
        if key not in standard:
            known = ", ".join([name for name in standard if name != "marks"])
            raise wrong(place, kernel_words("wrong-no-entry", known=known))
        if key == "marks":
            continue
        merged[key] = _merge(standard[key], value, place, mark)
        if not isinstance(value, dict | list):
            marks[key] = mark
    if marks:
        merged["marks"] = marks
    return merged


def _merge(standard: Any, own: Any, place: str, mark: str) -> Any:
    if isinstance(standard, dict):
        if not isinstance(own, dict):
            raise wrong(place, kernel_words("wrong-not-a-table"))
        return _merge_table(standard, own, place, mark)
    if isinstance(standard, list) and standard and isinstance(standard[0], dict):
        return _merge_things(standard, own, place, mark)
    if type(standard) is not type(own):
        raise wrong(place, kernel_words("wrong-kind", given=repr(own), standard=repr(standard)))
    return own


def _merge_things(standard: list[dict[str, Any]], own: Any, place: str, mark: str) -> list[dict[str, Any]]:
    if not isinstance(own, list) or not all(isinstance(thing, dict) and _is_id(thing.get("id")) for thing in own):
        raise wrong(place, kernel_words("wrong-not-things"))
    changes = {thing["id"]: {key: value for key, value in thing.items() if key != "id"} for thing in own}
    unknown = [str(id) for id in changes if id not in {thing["id"] for thing in standard}]
    if unknown:
        raise wrong(place, kernel_words("wrong-no-thing", thing=unknown[0]))
    return [_merge_table(thing, changes.get(thing["id"], {}), f"{place}.{thing['id']}", mark) for thing in standard]


def _is_id(value: Any) -> bool:
    return isinstance(value, str | int)
