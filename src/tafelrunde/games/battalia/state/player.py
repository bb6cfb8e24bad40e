"""What one seat has: the creation deck in all its places, the heroes, and what this turn has seen of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from tafelrunde.games.battalia.box.ids import CLASS_OF, CLASSES, FATE_COPY, FIRST_SPECIAL, NOTHING, VIRTUAL
from tafelrunde.games.battalia.state.shared import changed, without

if TYPE_CHECKING:
    from tafelrunde.games.battalia.state.state import BattaliaState

# The states of a royal card and of veterans (S3, S8.3).
NEVER: Final = 0
GAINED: Final = 1
LOST: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Tent:
    """A tent on the table with the cards in it (B9.11). Everybody can see them. It never changes."""

    __slots__ = ("cards", "day", "kind")

    def __init__(self, kind: int, cards: list[int], day: int) -> None:
        self.kind = kind
        self.cards = cards
        # The day on which it was put up: its cards come back on a later one, or in a battle.
        self.day = day


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
        """The piles that cards move through are copied; the rest is shared (see shared.py)."""
        other = Player()
        other.faction = self.faction
        other.hand = self.hand.copy()
        other.known = self.known.copy()
        other.bench = self.bench.copy()
        other.row = self.row.copy()
        other.played = self.played.copy()
        other.nation = self.nation.copy()
        other.nation_top = self.nation_top
        other.looked = self.looked
        other.shelter = self.shelter.copy()
        other.hidden = self.hidden
        other.tents = self.tents
        other.secret = self.secret
        other.heroes = self.heroes.copy()
        other.jumped = self.jumped
        other.amplifiers = self.amplifiers
        other.rings = self.rings
        other.at_council = self.at_council
        other.posts = self.posts
        other.traded = self.traded
        other.queen = self.queen
        other.king = self.king
        other.veteran = self.veteran
        other.served = self.served
        other.strolled = self.strolled
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
        secret: list[int] = []
        for kind in self.secret:
            if kind in left:
                left.remove(kind)
                secret.append(kind)
            else:
                secret.append(NOTHING)
        self.secret = secret if max(secret) != NOTHING else []

    def exchange_secret(self, round: int, kind: int) -> None:
        """Let another unit be the one that was picked in a round; where it lies is dealt anew anyway."""
        old = self.secret[round]
        self.secret = changed(self.secret, round, kind)
        if old in self.nation:
            self.nation[self.nation.index(old)] = kind
        elif old in self.nation_top:
            self.nation_top = changed(self.nation_top, self.nation_top.index(old), kind)
        elif old in self.looked:
            self.looked = changed(self.looked, self.looked.index(old), kind)
        elif old in self.hidden:
            self.hidden = changed(self.hidden, self.hidden.index(old), kind)
        elif old in self.hand:
            self.hand[self.hand.index(old)] = kind

    def redeal(self, state: BattaliaState) -> None:
        """Deal the cards anew that nobody else sees: hand, draw pile and hideout."""
        # In an order that tells nothing about where they really are.
        unseen = sorted(self.unseen())
        hand = self.known.copy()
        while len(hand) < len(self.hand):
            hand.append(state.pick(unseen))
        self.hand = hand
        self.nation_top = [state.pick(unseen) for _ in range(len(self.nation_top))]
        self.looked = [state.pick(unseen) for _ in range(len(self.looked))]
        self.hidden = [state.pick(unseen) for _ in range(len(self.hidden))]
        self.nation = unseen

    # ------------------------------------------------------------------ the hand

    # Nothing else adds to `hand`, `known` and `traded` or takes from them: what was received by trade is known, and
    # what is known is in the hand.

    def take(self, kind: int) -> None:
        """A card comes into the hand that nobody else sees."""
        self.hand.append(kind)

    def take_openly(self, kind: int) -> None:
        """A card that everybody sees comes into the hand."""
        self.hand.append(kind)
        self.known.append(kind)

    def mark_traded(self, kind: int) -> None:
        """S9.6: the card that has just come into the hand was received by trade."""
        self.traded = [*self.traded, kind]

    def show(self, kinds: list[int]) -> None:
        """Everybody sees these cards of the hand."""
        for kind in kinds:
            if self.known.count(kind) < self.hand.count(kind):
                self.known.append(kind)

    def leave_hand(self, kind: int) -> None:
        """A card leaves the hand; if one of its kind was known, it was that one."""
        self.hand.remove(kind)
        if kind in self.known:
            self.known.remove(kind)
        # S9.6: the same holds for one that was received by trade.
        if kind in self.traded:
            self.traded = without(self.traded, kind)

    def trade_away(self, kind: int) -> None:
        """A card is traded: one of those that were not received by trade (S9.6), so these stay known."""
        self.hand.remove(kind)
        if self.known.count(kind) > self.traded.count(kind):
            self.known.remove(kind)

    def discard(self, kind: int) -> None:
        """A card of the hand goes to the shelter."""
        self.leave_hand(kind)
        self.shelter.append(kind)

    def discard_all(self) -> None:
        """The whole hand goes to the shelter."""
        self.shelter.extend(self.hand)
        self.hand.clear()
        self.known.clear()
        self.traded = []

    def lose(self, kind: int) -> bool:
        """A card leaves the creation deck, wherever it is; says whether it was there."""
        if kind in self.hand:
            self.leave_hand(kind)
            return True
        for pile in (self.played, self.shelter, self.nation):
            if kind in pile:
                pile.remove(kind)
                return True
        if kind in self.hidden:
            self.hidden = without(self.hidden, kind)
        elif kind in self.nation_top:
            self.nation_top = without(self.nation_top, kind)
        else:
            return self._lose_from_tents(kind)
        return True

    def _lose_from_tents(self, kind: int) -> bool:
        for number in range(len(self.tents)):
            tent = self.tents[number]
            if kind in tent.cards:
                self._put_tent(number, without(tent.cards, kind))
                return True
            if tent.kind == kind:
                # A Pavilion that stands as a tent: its cards go to the shelter.
                self.shelter.extend(self.strike_tent(number).cards)
                return True
        return False

    # ------------------------------------------------------------------ tents

    def _put_tent(self, number: int, cards: list[int]) -> None:
        """Other cards are in a tent."""
        tents = self.tents.copy()
        tents[number] = Tent(tents[number].kind, cards, tents[number].day)
        self.tents = tents

    def station(self, kind: int) -> None:
        """A card goes into the tent that was put up last."""
        last = len(self.tents) - 1
        self._put_tent(last, [*self.tents[last].cards, kind])

    def strike_tent(self, number: int) -> Tent:
        """A tent leaves the table; says what it was."""
        struck = self.tents[number]
        self.tents = [tent for tent in self.tents if tent is not struck]
        return struck
