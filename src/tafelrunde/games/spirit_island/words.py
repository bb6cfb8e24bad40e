"""How the words of this game are named in its code."""

from __future__ import annotations

from tafelrunde.kernel.words import Voice, Words

VOICE = Voice("spirit-island")
say = VOICE.say
thing = VOICE.thing


def dashed(id: str) -> str:
    """An id of components.toml as part of a message's name."""
    return id.replace("_", "-")


def sentences(all_of_them: list[Words]) -> Words:
    """Whole sentences, one after the other."""
    return VOICE.chain("two-sentences", all_of_them)


def in_turn(clauses: list[Words]) -> Words:
    """Instructions to be carried out one after another. Each ends where the next semicolon is."""
    return VOICE.chain("one-then-another", clauses)


def together(clauses: list[Words], last: str = "one-and-another") -> Words:
    """Parts of one instruction: "1 city in land 1 and 1 town in land 2". `last` is how the last one joins."""
    if len(clauses) == 1:
        return clauses[0]
    return VOICE.chain("one-besides-others", [*clauses[:-2], say(last, first=clauses[-2], second=clauses[-1])])
