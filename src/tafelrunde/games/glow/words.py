"""How the words of this game are named in its code."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.kernel.words import Voice, Words

VOICE = Voice("glow")
say = VOICE.say
thing = VOICE.thing


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
