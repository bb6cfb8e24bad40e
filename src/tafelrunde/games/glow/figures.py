"""How figures are read from components.toml: whole numbers and choices, or an error that says what does not fit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.kernel.components import wrong


def whole(table: Mapping[str, Any], entry: str, least: int, most: int, place: str = "") -> int:
    """A whole number within bounds."""
    value = table[entry]
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise wrong(place + entry, f"{value!r} is not a whole number from {least} to {most}")
    return value


def choice(table: Mapping[str, Any], entry: str, legal: Sequence[str], place: str = "") -> str:
    """One of several words."""
    value = table[entry]
    if not isinstance(value, str) or value not in legal:
        raise wrong(place + entry, f"{value!r} is not one of {', '.join(word or 'nothing' for word in legal)}")
    return value
