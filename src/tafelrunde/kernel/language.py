"""The languages people read: Project Fluent files, loaded when first needed.

The house's own words are in `tafelrunde/locale/<language>/`, a file for each of its layers. The words of a game are in
the folder `locale` beside its declaration, a file for each language: that folder makes itself known (see game.py).
"""

from __future__ import annotations

import locale as system_locale
import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("de", "en")
HOME = Path(__file__).parent.parent / "locale"

_folders: dict[str, Path] = {}


def add_folder(game: str, folder: Path) -> None:
    """Say where the words of a game are: `folder/<language>.ftl`."""
    _folders[game] = folder
    bundle.cache_clear()


@cache
def bundle(game: str, lang: str) -> FluentBundle:
    """The messages of one game in one language, with the kernel's underneath."""
    made = FluentBundle([lang], use_isolating=False)
    for file in dict.fromkeys([HOME / lang / "kernel.ftl", _file(game, lang)]):
        if file.exists():
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return made


def _file(game: str, lang: str) -> Path:
    folder = _folders.get(game)
    return HOME / lang / f"{game}.ftl" if folder is None else folder / f"{lang}.ftl"


# The longest text that Fluent puts into a sentence.
LONGEST = 2400


def message(game: str, lang: str, id: str, args: Mapping[str, int | str]) -> str:
    """One message as text. A missing message is a fault of ours, so it says which one is missing."""
    words = bundle(game, lang if lang in LANGUAGES else "en")
    pattern = words.get_message(id).value if words.has_message(id) else None
    if pattern is None:
        raise LookupError(f"{_file(game, lang)} has no message {id!r}")
    filled = {name: _fitting(value) for name, value in args.items()}
    text, errors = words.format_pattern(pattern, filled)
    if errors:
        raise LookupError(f"{_file(game, lang)}, message {id!r}: {errors[0]}")
    return str(text)


def ids_of(game: str, beginning: str) -> list[str]:
    """The ids of a game's own messages that begin with something."""
    file = _file(game, "en")
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    return re.findall(rf"^({re.escape(beginning)}[\w-]*) *=", text, re.MULTILINE)


def _fitting(value: int | str) -> int | str:
    """What Fluent can fill in: it fails at numbers of more than 28 digits and at very long texts, which nobody means,
    but somebody may send. It would also write a hyphen where a number below zero has its minus."""
    if isinstance(value, str):
        return value if len(value) <= LONGEST else f"{value[: LONGEST - 1]}…"
    if value < 0:
        return f"−{-value}"[:LONGEST]
    return value if value < 10**18 else str(value)[:LONGEST]


def preferred() -> str:
    """The language of this machine's user: German where the locale says so, English otherwise."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        value = os.environ.get(variable, "")
        if value:
            return "de" if value.lower().startswith("de") else "en"
    return "de" if (system_locale.getlocale()[0] or "").lower().startswith("de") else "en"
