"""How the words of this game are named in its code."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.words import Voice, Words

VOICE = Voice("battalia")
say = VOICE.say
thing = VOICE.thing

# In place of a price where a line tells of something that cost nothing.
NO_PRICE: Final = say("no-price")


def joined(all_of_them: list[Words]) -> Words:
    """Sentences, one after the other."""
    return VOICE.chain("two-sentences", all_of_them)


def price_of(cards: list[Words]) -> Words:
    """What something has cost, as the end of a sentence: " for 2 × Friman (Bärfolk), Supply"."""
    if not cards:
        return NO_PRICE
    paid: list[Words] = []
    for number, card in enumerate(cards):
        count = [other.ref for other in cards].count(card.ref)
        if card.ref not in [other.ref for other in cards[:number]]:
            paid.append(card if count == 1 else say("several-cards", count=count, card=card))
    return say("price", cards=VOICE.chain("side-by-side", paid))
