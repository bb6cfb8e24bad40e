"""How the words of this game are named in its code."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.kernel.words import Voice, Words

VOICE = Voice("glow")
say = VOICE.say
thing = VOICE.thing


def listed(things: Sequence[Words], joint: str = "and") -> Words:
    """Things in a row: "fire, fire and water"; the joint "none-of" suits what is missing."""
    return VOICE.chain("list-more", [*things[:-2], VOICE.chain(f"list-{joint}", things[-2:])])


def sentences(parts: Sequence[Words]) -> Words:
    """Sentences, one after the other."""
    return VOICE.chain("two-sentences", parts)
