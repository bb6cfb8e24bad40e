"""Words to text in both languages, once: the same cards and sentences come back all the time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.kernel.words import Words
from tafelrunde.server.wire import Text

# Texts differ by the names in them, so there is no end to them; when there are too many, begin anew.
LIMIT = 50_000

_known: dict[Any, Text] = {}


def text_of(words: Words, names: Mapping[str, str] | None = None) -> Text:
    """A sentence in both languages, with the names of the seats filled in."""
    key = _key(words, names or {})
    known = _known.get(key)
    if known is None:
        if len(_known) >= LIMIT:
            _known.clear()
        known = Text(words.text("de", names), words.text("en", names))
        _known[key] = known
    return known


def _key(words: Words, names: Mapping[str, str]) -> Any:
    """Two words with the same key read the same."""
    if words.ref in names:
        return names[words.ref]
    args = words.args
    if not args:
        return (words.game, words.id)
    filled = [(name, _key(value, names) if isinstance(value, Words) else value) for name, value in args.items()]
    return (words.game, words.id, *filled)
