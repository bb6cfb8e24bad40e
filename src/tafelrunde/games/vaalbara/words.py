"""How the words of this game are named in its code."""

from __future__ import annotations

from tafelrunde.kernel.words import Words

GAME_ID = "vaalbara"


def say(id: str, **args: int | str | Words) -> Words:
    """A message of locale/<language>/vaalbara.ftl."""
    return Words(GAME_ID, id, args)


def thing(kind: str, id: str, message: str, **args: int | str | Words) -> Words:
    """The name of a thing in the box, with the id that drawings know it by."""
    return Words(GAME_ID, message, args, f"{kind}:{id}")
