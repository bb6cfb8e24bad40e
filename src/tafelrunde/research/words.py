"""What research says to people: the messages of locale/<language>/research.ftl."""

from __future__ import annotations

from tafelrunde.kernel.words import Words


def say(id: str, **args: int | str | Words) -> Words:
    """A message."""
    return Words("research", id, args)
