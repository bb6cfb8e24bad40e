"""How the words of this game are named in its code."""

from __future__ import annotations

from tafelrunde.kernel.words import Voice, Words

VOICE = Voice("battalia")
say = VOICE.say
thing = VOICE.thing


def joined(all_of_them: list[Words]) -> Words:
    """Sentences, one after the other."""
    whole = all_of_them[-1]
    for sentence in reversed(all_of_them[:-1]):
        whole = say("two-sentences", first=sentence, second=whole)
    return whole
