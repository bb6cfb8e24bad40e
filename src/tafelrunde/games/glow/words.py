"""How the words of this game are named in its code."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.kernel.words import Words

GAME_ID = "glow"


def say(id: str, **args: int | str | Words) -> Words:
    """A message of locale/<language>/glow.ftl."""
    return Words(GAME_ID, id, args)


def thing(kind: str, id: str, message: str, **args: int | str | Words) -> Words:
    """The name of a thing in the box, with the id that drawings know it by."""
    return Words(GAME_ID, message, args, f"{kind}:{id}")


def listed(things: Sequence[Words], joint: str = "and") -> Words:
    """Things in a row: "fire, fire and water"; the joint "none-of" suits what is missing."""
    if len(things) == 1:
        return things[0]
    joined = say(f"list-{joint}", first=things[-2], last=things[-1])
    for one in reversed(things[:-2]):
        joined = say("list-more", first=one, rest=joined)
    return joined


def sentences(all_of_them: Sequence[Words]) -> Words:
    """Sentences, one after the other."""
    joined = all_of_them[-1]
    for sentence in reversed(all_of_them[:-1]):
        joined = say("two-sentences", first=sentence, second=joined)
    return joined
