"""How the words of this game are named in its code."""

from __future__ import annotations

from tafelrunde.kernel.words import Voice, Words

VOICE = Voice("skybridge")
say = VOICE.say
thing = VOICE.thing


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
