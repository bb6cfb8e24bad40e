"""What bots say, as an event of the log and as text that a file or a database keeps.

Sentences are kept as data, not in one language: whoever reads them later reads them in their own.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tafelrunde.kernel.errors import kernel_words
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.language import LANGUAGES
from tafelrunde.kernel.words import Words, seat_words


def speech_event(seat: int, words: Words) -> Event:
    """Something that a seat tells everybody."""
    return Event(kernel_words("speech", seat=seat_words(seat), words=words), "")


def written(words: Words | None) -> str:
    """Words as text to keep; "" for none."""
    return "" if words is None else msgspec.json.encode(_tree(words)).decode()


def read(text: str) -> Words | None:
    """The words that were written; None if there are none, or none that today's Tafelrunde can still say."""
    if not text:
        return None
    try:
        words = _words(msgspec.json.decode(text))
        for lang in LANGUAGES:
            words.text(lang)
    except (LookupError, TypeError, ValueError):
        # What was said long ago is no reason not to go on with a game.
        return None
    return words


def _tree(words: Words) -> list[Any]:
    args = {name: _tree(value) if isinstance(value, Words) else value for name, value in words.args.items()}
    return [words.game, words.id, args, words.ref]


def _words(tree: Any) -> Words:
    game, id, args, ref = tree
    filled = {name: _words(value) if isinstance(value, list) else value for name, value in args.items()}
    return Words(game, id, filled, ref)
