"""What drawings and programs know of the cards and boards."""

from __future__ import annotations

from tafelrunde.kernel.card import Facts, Text


class PeopleFacts(Facts, frozen=True, tag="card"):
    """A people card or a start card."""

    # Its active effects, each by itself.
    effects: tuple[Text, ...]


class SideFacts(Facts, frozen=True, tag="side"):
    """A side of a character's board."""

    # What stands beside its rune slots, from the first on; nothing on most sides.
    services: tuple[Text, ...]
