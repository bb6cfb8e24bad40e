"""Lists that copies of a state share: whoever changes one puts another list in its place.

A copy is made for every thought of a bot, and most of what lies on the table stays as it is for many choices.
"""

from __future__ import annotations


def changed(row: list[int], place: int, value: int) -> list[int]:
    """The same list with another entry in one place."""
    row = row.copy()
    row[place] = value
    return row


def without(pile: list[int], kind: int) -> list[int]:
    """The same list without one of its entries."""
    pile = pile.copy()
    pile.remove(kind)
    return pile
