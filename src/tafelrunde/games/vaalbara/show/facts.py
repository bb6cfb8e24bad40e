"""What is printed on the things of Vaalbara, as data for drawings and programs."""

from __future__ import annotations

from tafelrunde.games.vaalbara.box.ids import Kind
from tafelrunde.kernel.card import Facts


class FollowerFacts(Facts, frozen=True, tag="follower"):
    """One of the twelve followers that every clan has."""

    initiative: int


class LandFacts(Facts, frozen=True, tag="land"):
    """The front of a land. Forests are worth what is printed on them; the others count as their kind says."""

    kind: Kind
    value: int


class BoxFacts(Facts, frozen=True):
    """What is printed on no card."""

    # A seat's clan is the one in its place; the omens speak of all five.
    clans: tuple[str, ...]
