"""What one seat has: the creation deck in all its places, the heroes, and what this turn has seen of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tafelrunde.games.battalia.box.ids import CLASS_OF, CLASSES, FATE_COPY, FIRST_SPECIAL, NOTHING, VIRTUAL

# The states of a royal card and of veterans (S3, S8.3).
NEVER: Final = 0
GAINED: Final = 1
LOST: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Tent:
    """A tent on the table with the cards in it (B9.11). Everybody can see them."""

    __slots__ = ("cards", "day", "kind")

    def __init__(self, kind: int, cards: list[int], day: int) -> None:
        self.kind = kind
        self.cards = cards
        # The day on which it was put up: its cards come back on a later one, or in a battle.
        self.day = day

    def copy(self) -> Tent:
        return Tent(self.kind, self.cards.copy(), self.day)


# What a player has until `begin` or `copy` gives lists of its own; nothing is ever added to these.
NO_CARDS: Final[list[int]] = []
NO_TENTS: Final[list[Tent]] = []


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Player:
    """One seat's cards and figures. Cards are kinds (see ids.py)."""

    __slots__ = (
        "acted",
        "amplifiers",
        "at_council",
        "bench",
        "declared",
        "done",
        "faction",
        "gifts",
        "hand",
        "heroes",
        "hid",
        "hidden",
        "jumped",
        "king",
        "known",
        "looked",
        "nation",
        "nation_top",
        "played",
        "posts",
        "queen",
        "refills",
        "rings",
        "row",
        "secret",
        "served",
        "shelter",
        "strolled",
        "tents",
        "traded",
        "veteran",
    )

    def __init__(self) -> None:
        self.faction: int = NOTHING
        self.hand: list[int] = NO_CARDS
        # The part of the hand that everybody has seen.
        self.known: list[int] = NO_CARDS
        # Virtual cards of this turn: what a scroll, title, amulet or fanatic made (B8.2, B11.1).
        self.bench: list[int] = NO_CARDS
        # The row that is being laid, and what was played in this turn already.
        self.row: list[int] = NO_CARDS
        self.played: list[int] = NO_CARDS
        # The draw pile has no order, except for what Ming's Crystal put on top (S13.5).
        self.nation: list[int] = NO_CARDS
        self.nation_top: list[int] = NO_CARDS
        self.looked: list[int] = NO_CARDS
        self.shelter: list[int] = NO_CARDS
        self.hidden: list[int] = NO_CARDS
        self.tents: list[Tent] = NO_TENTS
        # By the round of the draft the unit that was picked, NOTHING once the others have seen it (S16.8).
        self.secret: list[int] = NO_CARDS
        # The squares of the heroes, NOTHING beside the board.
        self.heroes: list[int] = NO_CARDS
        # Which heroes have jumped in this turn, as bits (S4.5).
        self.jumped: int = 0
        # For each hero the gate its storm amplifier is for (S24.1), and the gates whose ring is left (S24.2), as bits.
        self.amplifiers: list[int] = NO_CARDS
        self.rings: int = 0
        # Heroes that have come to rest on the bridge and not dealt with the council yet, as bits (S24.4).
        self.at_council: int = 0
        self.posts: list[int] = NO_CARDS
        # Cards received by trade in this turn (S9.6).
        self.traded: list[int] = NO_CARDS
        self.queen: int = NEVER
        self.king: int = NEVER
        self.veteran: int = NEVER
        # For each hero the kinds of terrain on which Metamorpha has served it in this turn, as bits (S19.2).
        self.served: list[int] = NO_CARDS
        # Squares of home terrain that a hero has entered free of charge in this turn: hero * SQUARES + square (B15.1).
        self.strolled: list[int] = NO_CARDS
        # What has been done in this turn: a declaration, any action, hiding; and whether it is over.
        self.declared: bool = False
        self.acted: bool = False
        self.hid: bool = False
        # Whether a building has already given its card in this round (S23.7).
        self.gifts: bool = False
        self.done: bool = False
        # Whether the hand is filled up at the end of the turn that goes on (B7.4).
        self.refills: bool = False

    def copy(self) -> Player:
        other = Player()
        other.faction = self.faction
        other.hand = self.hand.copy()
        other.known = self.known.copy()
        other.bench = self.bench.copy()
        other.row = self.row.copy()
        other.played = self.played.copy()
        other.nation = self.nation.copy()
        other.nation_top = self.nation_top.copy()
        other.looked = self.looked.copy()
        other.shelter = self.shelter.copy()
        other.hidden = self.hidden.copy()
        other.tents = [tent.copy() for tent in self.tents]
        other.secret = self.secret.copy()
        other.heroes = self.heroes.copy()
        other.jumped = self.jumped
        other.amplifiers = self.amplifiers.copy()
        other.rings = self.rings
        other.at_council = self.at_council
        other.posts = self.posts.copy()
        other.traded = self.traded.copy()
        other.queen = self.queen
        other.king = self.king
        other.veteran = self.veteran
        other.served = self.served.copy()
        other.strolled = self.strolled.copy()
        other.declared = self.declared
        other.acted = self.acted
        other.hid = self.hid
        other.gifts = self.gifts
        other.done = self.done
        other.refills = self.refills
        return other

    def begin(self) -> None:
        """Nothing yet, in lists of its own."""
        self.heroes = [NOTHING, NOTHING]
        self.amplifiers = [NOTHING, NOTHING]
        self.served = [0, 0]
        self.hand, self.known, self.bench, self.row, self.played = [], [], [], [], []
        self.nation, self.nation_top, self.looked, self.shelter, self.hidden = [], [], [], [], []
        self.posts, self.traded, self.strolled, self.tents, self.secret = [], [], [], [], []

    # ------------------------------------------------------------------ counting

    def counts(self) -> list[int]:
        """How many cards of each class can be laid now, from the hand and from the workbench."""
        found = [0] * CLASSES
        for kind in self.hand:
            found[CLASS_OF[kind]] += 1
        for kind in self.bench:
            found[CLASS_OF[kind + VIRTUAL]] += 1
        return found

    def cards(self) -> list[int]:
        """The whole creation deck, wherever its cards are; battle rows are kept by the battle."""
        found = self.hand + self.played + self.nation + self.nation_top + self.looked + self.shelter + self.hidden
        for kind in self.row:
            if kind < VIRTUAL:
                found.append(kind)
        for tent in self.tents:
            found.append(tent.kind)
            found.extend(tent.cards)
        return found

    def specials(self) -> list[int]:
        """The special artefacts in the creation deck; a fate card that was kept counts as one."""
        return [kind for kind in self.cards() if FIRST_SPECIAL <= kind <= FATE_COPY]

    def heroes_on_board(self) -> int:
        count = 0
        for square in self.heroes:
            if square != NOTHING:
                count += 1
        return count

    # ------------------------------------------------------------------ what the others do not know

    def unseen(self) -> list[int]:
        """The cards that nobody else sees, wherever they are."""
        found = self.hand.copy()
        for kind in self.known:
            found.remove(kind)
        return found + self.nation + self.nation_top + self.looked + self.hidden

    def expose(self) -> None:
        """S16.8: a unit of the draft is no secret any more if it lies open, unless a card that is known is its twin."""
        if not self.secret:
            return
        left = self.unseen()
        for round in range(len(self.secret)):
            kind = self.secret[round]
            if kind in left:
                left.remove(kind)
            else:
                self.secret[round] = NOTHING
        if max(self.secret) == NOTHING:
            self.secret = []

    def exchange_secret(self, round: int, kind: int) -> None:
        """Let another unit be the one that was picked in a round; where it lies is dealt anew anyway."""
        old = self.secret[round]
        self.secret[round] = kind
        for pile in (self.nation, self.nation_top, self.looked, self.hidden, self.hand):
            if old in pile:
                pile[pile.index(old)] = kind
                return

    # ------------------------------------------------------------------ moving cards

    def leave_hand(self, kind: int) -> None:
        """A card leaves the hand; if one of its kind was known, it was that one."""
        self.hand.remove(kind)
        if kind in self.known:
            self.known.remove(kind)
        # S9.6: the same holds for one that was received by trade.
        if kind in self.traded:
            self.traded.remove(kind)

    def trade_away(self, kind: int) -> None:
        """A card is traded: one of those that were not received by trade (S9.6)."""
        received = self.traded.count(kind)
        self.leave_hand(kind)
        if self.traded.count(kind) < received:
            self.traded.append(kind)

    def take_openly(self, kind: int) -> None:
        """A card that everybody sees comes into the hand."""
        self.hand.append(kind)
        self.known.append(kind)
