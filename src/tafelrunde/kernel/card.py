"""Things of a box as people read them: what a zoomed card shows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import msgspec

from tafelrunde.kernel.words import Words


class Facts(msgspec.Struct, frozen=True):
    """What is printed on a thing, in a whole box, or what an effect is, as data: the base of each game's own structs.

    Those of things are tagged with the kind that their refs begin with: "land" for "land:L07".
    """


class Text(msgspec.Struct, frozen=True):
    """Words among facts, in both languages: for drawings that show a part of a card by itself."""

    de: str
    en: str


def text_of(words: Words) -> Text:
    """Words as a fact."""
    return Text(de=words.text("de"), en=words.text("en"))


@dataclass(frozen=True)
class Card:
    """A card, land, power or other thing. `name.ref` is its id; the text is generated from what it does."""

    name: Words
    text: Words
    # A symbol from the game-icons set.
    icon: str
    # The numbered rule behind it.
    rule: str
    # What drawings and programs need to know of it: figures, symbols, in the order in which they are printed.
    facts: Facts | None = None
    # Further ids, where options tell apart in which place such a card lies.
    also: tuple[str, ...] = ()


def by_ref(cards: Iterable[Card]) -> dict[str, Card]:
    """Cards by every id that words can name them by."""
    return {ref: card for card in cards for ref in (card.name.ref, *card.also)}


def described(cards: Mapping[str, Card], refs: Iterable[str]) -> list[Words]:
    """What is printed on the things that some words are about, by their refs."""
    return [cards[ref].text for ref in refs if ref in cards]
