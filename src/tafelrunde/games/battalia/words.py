"""How the words of this game are named in its code."""

from __future__ import annotations

from tafelrunde.kernel.words import Words

GAME_ID = "battalia"


def say(id: str, **args: int | str | Words) -> Words:
    """A message of locale/<language>/battalia.ftl."""
    return Words(GAME_ID, id, args)


def thing(kind: str, id: str, message: str, **args: int | str | Words) -> Words:
    """The name of a thing in the box, with the id that drawings know it by."""
    return Words(GAME_ID, message, args, f"{kind}:{id}")


def joined(all_of_them: list[Words]) -> Words:
    """Sentences, one after the other."""
    whole = all_of_them[-1]
    for sentence in reversed(all_of_them[:-1]):
        whole = say("two-sentences", first=sentence, second=whole)
    return whole
