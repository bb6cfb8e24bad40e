"""How the words of this game are named in its code."""

from __future__ import annotations

from tafelrunde.kernel.words import Words

GAME_ID = "skybridge"


def say(id: str, **args: int | str | Words) -> Words:
    """A message of locale/<language>/skybridge.ftl."""
    return Words(GAME_ID, id, args)


def thing(kind: str, id: str, message: str, **args: int | str | Words) -> Words:
    """The name of a thing in the box, with the id that drawings know it by."""
    return Words(GAME_ID, message, args, f"{kind}:{id}")


def listed(parts: list[Words]) -> Words:
    """Several things, one after the other: "wood, stone, metal"."""
    joined = parts[-1]
    for part in reversed(parts[:-1]):
        joined = say("list-and", first=part, rest=joined)
    return joined


def either(parts: list[Words]) -> Words:
    """Several things of which one is chosen: "wood or stone"."""
    joined = parts[-1]
    for part in reversed(parts[:-1]):
        joined = say("list-or", first=part, rest=joined)
    return joined


def sentences(parts: list[Words]) -> Words:
    """Sentences, one after the other."""
    joined = parts[-1]
    for part in reversed(parts[:-1]):
        joined = say("two-sentences", first=part, second=joined)
    return joined
