"""What is in the box: a game's components.toml, and an owner's own figures laid over it.

Figures that no source states carry a mark (`marks = { points = "reconstructed" }`). Whoever owns the game can write
the true ones into a small file of the same shape, with only the entries that differ; tables are merged, lists of
things are merged by their `id`, and every other value is replaced.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.kernel.errors import BadComponents, kernel_words

OWNERS_MARK = "owner"


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


def lay_over(standard: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """The standard figures with an owner's own in their place, each of those marked as the owner's."""
    return _merge_table(standard, own, "")


def wrong(entry: str, why: str) -> BadComponents:
    """The error for one entry that does not fit."""
    return BadComponents(kernel_words("components-wrong", entry=entry, why=why))


def _merge_table(standard: Mapping[str, Any], own: Mapping[str, Any], path: str) -> dict[str, Any]:
    merged = dict(standard)
    marks = dict(standard.get("marks", {}))
    for key, value in own.items():
        place = f"{path}.{key}" if path else key
        if key not in standard:
            raise wrong(
                place, f"there is no such entry; here there are: {', '.join(k for k in standard if k != 'marks')}"
            )
        if key == "marks":
            continue
        merged[key] = _merge(standard[key], value, place)
        if not isinstance(value, dict | list):
            marks[key] = OWNERS_MARK
    if marks:
        merged["marks"] = marks
    return merged


def _merge(standard: Any, own: Any, place: str) -> Any:
    if isinstance(standard, dict):
        if not isinstance(own, dict):
            raise wrong(place, "this must be a table")
        return _merge_table(standard, own, place)
    if isinstance(standard, list) and standard and isinstance(standard[0], dict):
        return _merge_things(standard, own, place)
    if type(standard) is not type(own):
        raise wrong(place, f"{own!r} is not of the same kind as {standard!r}")
    return own


def _merge_things(standard: list[dict[str, Any]], own: Any, place: str) -> list[dict[str, Any]]:
    if not isinstance(own, list) or not all(isinstance(thing, dict) and "id" in thing for thing in own):
        raise wrong(place, "this must be a list of tables, each with the id of the thing it changes")
    changes = {thing["id"]: {key: value for key, value in thing.items() if key != "id"} for thing in own}
    unknown = [str(id) for id in changes if id not in {thing["id"] for thing in standard}]
    if unknown:
        raise wrong(place, f"there is no {unknown[0]!r} in the box")
    return [_merge_table(thing, changes.get(thing["id"], {}), f"{place}.{thing['id']}") for thing in standard]
