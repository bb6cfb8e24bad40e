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
    """What something has cost, as the end of a sentence: " for 2 × Friman (Bärfolk) and Supply"."""
    return say("price", cards=list_of(cards)) if cards else NO_PRICE


def list_of(cards: list[Words]) -> Words:
    """Cards in a sentence, equal ones together: "2 × Friman (Bärfolk), Title (Islanders) and Supply"."""
    counted: list[Words] = []
    for number, card in enumerate(cards):
        count = [other.ref for other in cards].count(card.ref)
        if card.ref not in [other.ref for other in cards[:number]]:
            counted.append(several(count, card))
    return all_of(counted)


def several(count: int, card: Words) -> Words:
    """A card, or so many equal ones: "2 × Supply"."""
    return card if count == 1 else say("several-cards", count=count, card=card)


def all_of(things: list[Words]) -> Words:
    """Things in a sentence, with a word before the last of them."""
    if len(things) > 1:
        things = [*things[:-2], say("last-of-all", first=things[-2], second=things[-1])]
    return VOICE.chain("side-by-side", things)
