"""How the words of this game are named in its code."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.kernel.words import Voice, Words

VOICE = Voice("skybridge")
say = VOICE.say
thing = VOICE.thing


def listed(parts: Sequence[Words]) -> Words:
    """Several things, one after the other: "wood, stone, metal"."""
    return VOICE.chain("list-and", parts)


def all_of(parts: Sequence[Words]) -> Words:
    """Several things in a sentence, with a word before the last of them: "wood, stone and metal"."""
    if len(parts) > 1:
        parts = [*parts[:-2], say("last-and", first=parts[-2], second=parts[-1])]
    return listed(parts)


def either(parts: Sequence[Words]) -> Words:
    """Several things of which one is chosen: "wood or stone"."""
    return VOICE.chain("list-or", parts)


def sentences(parts: Sequence[Words]) -> Words:
    """Sentences, one after the other."""
    return VOICE.chain("two-sentences", parts)
