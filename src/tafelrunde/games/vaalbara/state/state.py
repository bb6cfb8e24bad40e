"""What lies on the table: the rows, the stack of lands, and each clan's cards, realm and points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tafelrunde.games.vaalbara.box.box import Box
from tafelrunde.games.vaalbara.state.stack import LandStack
from tafelrunde.games.vaalbara.words import say
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.state import State
from tafelrunde.kernel.words import Words, seat_words

NOTHING: Final = -1

# V1.3, by the number of players.
NEIGHBOURS: Final[list[list[tuple[int, ...]]]] = [
    [tuple(sorted({(seat - 1) % players, (seat + 1) % players} - {seat})) for seat in range(players)]
    for players in range(6)
]


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Clan:
    """What one seat has. Sets of followers are numbers with a bit for each follower."""

    __slots__ = ("chosen", "deck", "hand", "kinds", "known", "played", "points", "realm")

    def __init__(
        self,
        hand: int,
        deck: int,
        played: int,
        known: int,
        chosen: int,
        points: int,
        realm: list[int],
        kinds: list[int],
    ) -> None:
        self.hand = hand
        self.deck = deck
        # Used followers; the one in use this round is among them as soon as it is revealed (V5.3).
        self.played = played
        # The part of the hand that everybody knows (V6.1.1, V6.8.2).
        self.known = known
        # This round's follower once it is revealed, or NOTHING. Before that it is sealed, and in the hand.
        self.chosen = chosen
        self.points = points
        # The lands in the order they came, and how many there are of each kind.
        self.realm = realm
        self.kinds = kinds

    def copy(self) -> Clan:
        return Clan(
            self.hand,
            self.deck,
            self.played,
            self.known,
            self.chosen,
            self.points,
            self.realm.copy(),
            self.kinds.copy(),
        )

    def different_kinds(self) -> int:
        """How many kinds of land are in the realm."""
        different = 0
        for count in self.kinds:
            if count:
                different += 1
        return different

    def leave(self, land: int, kind: int) -> None:
        """A land leaves the realm."""
        self.realm.remove(land)
        self.kinds[kind] -= 1


class VaalbaraState(State):
    """A game of Vaalbara."""

    __slots__ = (
        "bard_may_choose_self",
        "box",
        "clan_of",
        "clans",
        "first_row",
        "five_person_lands",
        "neighbours",
        "revealed",
        "round",
        "second_row",
        "stack_of_lands",
        "turns",
    )

    def __init__(
        self,
        setup: Setup,
        luck: int,
        box: Box,
        clans: list[Clan],
        stack_of_lands: LandStack,
        bard_may_choose_self: bool,
        five_person_lands: bool,
    ) -> None:
        super().__init__(setup, luck)
        self.box = box
        self.neighbours: list[tuple[int, ...]] = NEIGHBOURS[self.players]
        self.bard_may_choose_self = bard_may_choose_self
        self.five_person_lands = five_person_lands
        self.clans = clans
        # The clan of each seat where clans were chosen (V2.3.1); else it is the one with the number of the seat.
        self.clan_of: list[int] | None = None
        self.stack_of_lands = stack_of_lands
        self.first_row: list[int] = []
        self.second_row: list[int] = []
        self.round: int = 0
        # Whether this round's followers lie face up.
        self.revealed: bool = False
        # The seats that have begun their turn this round, in order.
        self.turns: list[int] = []

    def copy(self) -> VaalbaraState:
        other = VaalbaraState(
            self.setup,
            0,
            self.box,
            [clan.copy() for clan in self.clans],
            self.stack_of_lands.copy(),
            self.bard_may_choose_self,
            self.five_person_lands,
        )
        self.copy_kernel_to(other)
        other.clan_of = self.clan_of  # replaced as a whole, never changed
        other.first_row = self.first_row.copy()
        other.second_row = self.second_row.copy()
        other.round = self.round
        other.revealed = self.revealed
        other.turns = self.turns.copy()
        return other

    def redeal(self, seat: int) -> None:
        """Deal the others' unknown followers anew. The stack needs nothing: its order is not decided yet."""
        for other in range(self.players):
            if other != seat:
                self._redeal_clan(self.clans[other])

    def _redeal_clan(self, clan: Clan) -> None:
        cards_in = self.box.cards_in
        unknown = list(cards_in[(clan.hand & ~clan.known) | clan.deck])
        hand = clan.known
        for _ in range(len(cards_in[clan.hand & ~clan.known])):
            hand |= 1 << self.pick(unknown)
        clan.deck = (clan.hand | clan.deck) & ~hand
        clan.hand = hand

    @property
    def scores(self) -> list[int]:
        return [clan.points for clan in self.clans]

    @property
    def winners(self) -> list[int]:
        if not self.over:
            return []
        best = self.stronger(list(range(self.players)))
        for seat in range(self.players):
            # V9.3; and V9.4: among equals the strongest omen, where we began.
            if self.clans[seat].points > self.clans[best].points:
                best = seat
        tied = [seat for seat in range(self.players) if self.clans[seat].points == self.clans[best].points]
        return [self.stronger(tied)]

    # ------------------------------------------------------------------ what several rules need

    def laid_down(self, seat: int) -> int:
        """This round's follower of a seat, face up or still sealed, or NOTHING."""
        sealed = None if self.sealed is None else self.sealed[seat]
        return self.clans[seat].chosen if sealed is None else sealed

    def clan_number(self, seat: int) -> int:
        """The clan that a seat leads."""
        chosen = self.clan_of
        return seat if chosen is None else chosen[seat]

    def omen_rank(self, seat: int) -> int:
        """How strong the omen of a seat's clan is now (V1.2): 0 is the strongest."""
        return self.box.omen_rank[self.stack_of_lands.top_back][self.clan_number(seat)]

    def stronger(self, seats: list[int]) -> int:
        """Who of these has the strongest omen now."""
        strongest = seats[0]
        for seat in seats:
            if self.omen_rank(seat) < self.omen_rank(strongest):
                strongest = seat
        return strongest

    def tell_gain(self, seat: int, points: int, rule: str, why: Words) -> None:
        """Tell what a seat has gained and why, or why it gains nothing. Whoever calls asks `listening` first."""
        if points:
            self.tell(say("gained", seat=seat_words(seat), points=points, why=why), rule)
        else:
            self.tell(say("gained-nothing", seat=seat_words(seat), why=why), rule)

    def settle(self, seat: int, land: int, factor: int) -> None:
        """A land comes into a realm and pays its reward, `factor` times."""
        clan = self.clans[seat]
        kind = self.box.kind_of[land]
        clan.realm.append(land)
        clan.kinds[kind] += 1
        reward = self.box.rewards[kind]
        points = reward.points(self, seat, land) * factor
        clan.points += points
        if self.listening:
            why = reward.why(self, seat, land)
            if factor > 1 and points:
                why = say("why-doubled", why=why, follower=self.box.followers[clan.chosen].name)
            self.tell_gain(seat, points, reward.rule, why)

    def draw_followers(self, seat: int, size: int, rule: str) -> None:
        """Draw from the clan deck until the hand has this size or the deck is empty."""
        clan = self.clans[seat]
        cards_in = self.box.cards_in
        missing = size - len(cards_in[clan.hand])
        while missing > 0 and clan.deck:
            card = 1 << self.pick_one(cards_in[clan.deck])
            clan.deck ^= card
            clan.hand |= card
            missing -= 1
            if self.listening:
                follower = self.box.followers[card.bit_length() - 1].name
                self.tell(say("drew", seat=seat_words(seat), follower=follower), rule, (seat,))
