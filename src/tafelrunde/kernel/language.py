"""The languages people read: Project Fluent files in `locale/`, one per game, loaded when first needed.

A game from another package brings its own `locale` folder (`Game.locale`).
"""

from __future__ import annotations

import locale as system_locale
import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("de", "en")
HOME = Path(__file__).parent.parent / "locale"

_folders: dict[str, Path] = {}


def add_folder(game: str, folder: Path) -> None:
    """Say where the words of a game from outside this package are."""
    _folders[game] = folder
    bundle.cache_clear()


@cache
def bundle(game: str, lang: str) -> FluentBundle:
    """The messages of one game in one language, with the kernel's underneath."""
    made = FluentBundle([lang], use_isolating=False)
    files = [HOME / lang / "kernel.ftl", _folders.get(game, HOME) / lang / f"{game.replace('-', '_')}.ftl"]
    for file in dict.fromkeys(files):
        if file.exists():
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return made


def message(game: str, lang: str, id: str, args: Mapping[str, int | str]) -> str:
    """One message as text. A missing message is a fault of ours, so it says which one is missing."""
    words = bundle(game, lang if lang in LANGUAGES else "en")
    pattern = words.get_message(id).value if words.has_message(id) else None
    if pattern is None:
        raise LookupError(f"locale/{lang}/{game}.ftl has no message {id!r}")
    # Fluent fails at numbers of more than 28 digits, which nobody means, but somebody may send.
    filled = {
        name: value if isinstance(value, str) or abs(value) < 10**18 else str(value) for name, value in args.items()
    }
    text, errors = words.format_pattern(pattern, filled)
    if errors:
        raise LookupError(f"locale/{lang}/{game}.ftl, message {id!r}: {errors[0]}")
    return str(text)


def preferred() -> str:
    """The language of this machine's user: German where the locale says so, English otherwise."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        value = os.environ.get(variable, "")
        if value:
            return "de" if value.lower().startswith("de") else "en"
    return "de" if (system_locale.getlocale()[0] or "").lower().startswith("de") else "en"
