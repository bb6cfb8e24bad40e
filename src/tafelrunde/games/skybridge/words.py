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


def either(parts: Sequence[Words]) -> Words:
    """Several things of which one is chosen: "wood or stone"."""
    return VOICE.chain("list-or", parts)


def sentences(parts: Sequence[Words]) -> Words:
    """Sentences, one after the other."""
    return VOICE.chain("two-sentences", parts)
