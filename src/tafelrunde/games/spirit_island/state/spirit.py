"""What one spirit has: energy, presence, cards, and what holds for it this round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tafelrunde.games.spirit_island.box.ids import NOTHING

# Shared by all that have none: lists of cards are never changed in place (see state.py).
NONE: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Spirit:
    """The spirit of one seat. Cards are numbers of the box; sets of lands are bits (see box/island.py)."""

    __slots__ = (
        "anything",
        "banked",
        "cards_track",
        "converted",
        "destroyed",
        "discard",
        "done",
        "drawn",
        "elements",
        "energy",
        "energy_track",
        "extra_plays",
        "fast_powers",
        "forgotten",
        "gained",
        "hand",
        "kind",
        "lands",
        "on_island",
        "played",
        "plays",
        "presence",
        "progress",
        "range_bonus",
        "reclaims",
        "repeated",
        "repeats",
        "shares_with",
        "sites",
        "takes_additions",
        "used",
        "used_before",
        "ward",
    )

    def __init__(self, size: int) -> None:
        # The number of the spirit in the box, once it is chosen.
        self.kind: int = NOTHING
        self.energy: int = 0
        # How many places of each track are open besides the first.
        self.energy_track: int = 0
        self.cards_track: int = 0
        # Presence by land, the lands with any, the sacred sites, the total, and what was destroyed.
        self.presence: list[int] = [0] * size
        self.lands: int = 0
        self.sites: int = 0
        self.on_island: int = 0
        self.destroyed: int = 0
        self.hand: list[int] = NONE
        self.played: list[int] = NONE
        self.discard: list[int] = NONE
        # Cards to choose from, for as long as the choice is open.
        self.drawn: list[int] = NONE
        # Own cards that are out of the game.
        self.forgotten: list[int] = NONE
        # How far the fixed order of new powers is used (beginner game).
        self.progress: int = 0
        # All elements now, and those gained until the round ends; how many "any" places have been decided.
        self.elements: int = 0
        self.gained: int = 0
        self.anything: int = 0
        # This round: cards played, more plays, powers used, slow ones used as fast, more of those allowed.
        self.plays: int = 0
        self.extra_plays: int = 0
        self.used: list[int] = NONE
        # How many of the powers used were used before this phase.
        self.used_before: int = 0
        self.converted: int = 0
        self.fast_powers: int = 0
        self.range_bonus: int = 0
        self.ward: int = 0
        # Seats whose presence may be used as one's own for powers, as bits.
        self.shares_with: int = 0
        # Repeats allowed (see PERMISSION in box/ids.py), and cards repeated.
        self.repeats: list[int] = NONE
        self.repeated: list[int] = NONE
        # Cards in play that come back into the hand when the round ends.
        self.reclaims: int = 0
        # Whether it has nothing more to do in this phase.
        self.done: bool = False
        # Whether it always takes what a threshold plainly adds, without being asked (I8.9).
        self.takes_additions: bool = False
        # Health of drowned invaders not yet turned into energy.
        self.banked: int = 0

    def copy(self) -> Spirit:
        other = Spirit(0)
        other.kind = self.kind
        other.energy = self.energy
        other.energy_track = self.energy_track
        other.cards_track = self.cards_track
        other.presence = self.presence.copy()
        other.lands = self.lands
        other.sites = self.sites
        other.on_island = self.on_island
        other.destroyed = self.destroyed
        other.hand = self.hand
        other.played = self.played
        other.discard = self.discard
        other.drawn = self.drawn
        other.forgotten = self.forgotten
        other.progress = self.progress
        other.elements = self.elements
        other.gained = self.gained
        other.anything = self.anything
        other.plays = self.plays
        other.extra_plays = self.extra_plays
        other.used = self.used
        other.used_before = self.used_before
        other.converted = self.converted
        other.fast_powers = self.fast_powers
        other.range_bonus = self.range_bonus
        other.ward = self.ward
        other.shares_with = self.shares_with
        other.repeats = self.repeats
        other.repeated = self.repeated
        other.reclaims = self.reclaims
        other.done = self.done
        other.takes_additions = self.takes_additions
        other.banked = self.banked
        return other

    def end_round(self) -> None:
        """What held this round ends; played cards go to the discard."""
        self.discard = self.discard + self.played
        self.played = NONE
        self.gained = 0
        self.anything = 0
        self.plays = 0
        self.extra_plays = 0
        self.used = NONE
        self.used_before = 0
        self.converted = 0
        self.fast_powers = 0
        self.range_bonus = 0
        self.ward = 0
        self.shares_with = 0
        self.repeats = NONE
        self.repeated = NONE
        self.reclaims = 0


def without(cards: list[int], card: int) -> list[int]:
    """Some cards without one of them."""
    position = cards.index(card)
    return cards[:position] + cards[position + 1 :]
