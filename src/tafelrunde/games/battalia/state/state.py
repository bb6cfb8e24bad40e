"""What lies on the table: the map, the common supply, each seat's cards and heroes, the calendar."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.battalia.box.board import Board
from tafelrunde.games.battalia.box.box import Box
from tafelrunde.games.battalia.box.ids import (
    DECKS,
    FACTIONS,
    FIRST_BUILDING,
    FIRST_SPECIAL,
    NOTHING,
    POTIONS,
    RUNNING,
    SQUARES,
    STARDUST,
    SUPPLY,
    is_virtual,
    kind_of,
)
from tafelrunde.games.battalia.state.battle import Battle
from tafelrunde.games.battalia.state.decks import Deck
from tafelrunde.games.battalia.state.draft import redeal_draft
from tafelrunde.games.battalia.state.match_options import NO_VALLEYS, MatchOptions
from tafelrunde.games.battalia.state.player import Player
from tafelrunde.games.battalia.state.shared import without
from tafelrunde.games.battalia.words import NO_PRICE, list_of, say, several
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.state import State
from tafelrunde.kernel.words import Words, seat_words

# The version of the rules that mended the first one.
MENDED: Final = 2

# What a state has until `begin` or `copy` gives lists of its own; nothing is ever added to these.
NONE: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
NO_DECKS: Final[list[Deck]] = []
NO_PEOPLE: Final[list[Player]] = []
NO_BATTLE: Final = Battle()

# Rules that the log tells apart: a hand that is filled up after an attack, and a card given for a Fanatic.
REFILLING: Final = ("B7.4", "S7.5")
SACRIFICE: Final = "S22.2"


class BattaliaState(State):
    """A game of Battalia."""

    __slots__ = (
        "attacks",
        "battle",
        "bilkarr",
        "bilkarr_down",
        "bilkarr_fresh",
        "bilkarr_right",
        "box",
        "chests",
        "cloaks",
        "day",
        "decks",
        "drafted",
        "empty",
        "ending",
        "exits",
        "factions",
        "fate_cards",
        "first",
        "fits",
        "kinds",
        "lands",
        "levels",
        "limbo",
        "linked",
        "metamorpha",
        "open_specials",
        "options",
        "owners",
        "paid",
        "people",
        "potion_days",
        "potion_owners",
        "potions_used",
        "rest",
        "rest_seen",
        "returned",
        "sites",
        "stardust",
        "storms",
        "storms_played",
        "summoned",
        "supply",
        "teams",
        "turn",
        "under",
        "under_seen",
        "valley_bags",
    )

    def __init__(self, setup: Setup, luck: int, box: Box, options: MatchOptions) -> None:
        super().__init__(setup, luck)
        self.box = box
        self.options = options
        # The calendar: days count from 1; 0 is the setup.
        self.day: int = 0
        self.first: int = 0
        # The teams in the order of their turns, and whose turn it is.
        self.teams: list[int] = NONE
        self.turn: int = 0
        # How often the team has attacked in this turn (S7.6).
        self.attacks: int = 0
        self.ending: int = RUNNING
        # The map, by square: kind of card, its terrain, its exits, the seat that owns it, its level, who cloaks it.
        self.kinds: list[int] = NONE
        self.lands: list[int] = NONE
        self.exits: list[int] = NONE
        self.owners: list[int] = NONE
        self.levels: list[int] = NONE
        self.cloaks: list[int] = NONE
        self.empty: int = 0
        # What roads.survey finds out: the squares joined to a seat's cities, those it can build on, what fits there.
        self.linked: list[list[int]] = NO_LISTS
        self.sites: list[list[int]] = NO_LISTS
        self.fits: list[int] = NONE
        # Buildings of the two valleys that nobody has discovered.
        self.valley_bags: list[list[int]] = NO_LISTS
        # The common supply.
        self.factions: list[int] = NONE
        self.decks: list[Deck] = NO_DECKS
        self.supply: int = 0
        self.stardust: int = 0
        self.chests: int = 0
        self.open_specials: list[int] = NONE
        # Special artefacts that nobody has; among them those that the council got openly (S24.4).
        self.rest: list[int] = NONE
        self.returned: list[int] = NONE
        self.fate_cards: list[int] = NONE
        self.limbo: list[int] = NONE
        self.storms: list[int] = NONE
        self.storms_played: list[int] = NONE
        # Special artefacts under the gates (S24.2), and which seats have seen them or the rest pile, as bits.
        self.under: list[list[int]] = NO_LISTS
        self.under_seen: list[int] = NONE
        self.rest_seen: int = 0
        # What is on offer in the draft: factions (S16.1).
        self.drafted: list[int] = NONE
        # Characters, and potions by their number: who owns or suffers them, their day, which were used today.
        self.metamorpha: int = NOTHING
        self.bilkarr: int = NOTHING
        self.bilkarr_right: bool = True
        self.bilkarr_down: bool = False
        self.bilkarr_fresh: bool = False
        self.summoned: int = NOTHING
        self.potion_owners: list[int] = NONE
        self.potion_days: list[int] = NONE
        self.potions_used: int = 0
        self.people: list[Player] = NO_PEOPLE
        self.battle: Battle = NO_BATTLE
        # The cards of the row that was confirmed last, until its deed is done: what it has cost.
        self.paid: tuple[int, ...] | None = None

    def begin(self) -> None:
        """An empty table: lists of its own for everything that changes."""
        self.empty = len(self.board.squares)
        self.battle = Battle()
        self.teams = []
        self.kinds = [NOTHING] * SQUARES
        self.lands = [NOTHING] * SQUARES
        self.exits = [0] * SQUARES
        self.owners = [NOTHING] * SQUARES
        self.levels = [0] * SQUARES
        self.cloaks = [NOTHING] * SQUARES
        self.linked = [[] for _ in range(self.players)]
        self.sites = [[] for _ in range(self.players)]
        self.fits = [0] * self.players
        self.valley_bags = [[], []]
        self.factions = []
        self.decks = [Deck(NOTHING, [], []) for _ in range(DECKS)]
        self.open_specials = []
        self.rest = []
        self.returned = []
        self.fate_cards = []
        self.limbo = []
        self.storms = []
        self.storms_played = []
        self.under = [[] for _ in range(FACTIONS)]
        self.under_seen = [0] * FACTIONS
        self.drafted = []
        self.potion_owners = [NOTHING] * POTIONS
        self.potion_days = [0] * POTIONS
        self.people = [Player() for _ in range(self.players)]
        for person in self.people:
            person.begin()

    def copy(self) -> BattaliaState:
        """Lists that change at every turn are copied; the others, decks and tents are shared (see shared.py)."""
        other = BattaliaState(self.setup, 0, self.box, self.options)
        self.copy_kernel_to(other)
        other.day = self.day
        other.first = self.first
        other.teams = self.teams
        other.turn = self.turn
        other.attacks = self.attacks
        other.ending = self.ending
        other.kinds = self.kinds
        other.lands = self.lands
        other.exits = self.exits
        other.owners = self.owners.copy()
        other.levels = self.levels.copy()
        other.cloaks = self.cloaks
        other.empty = self.empty
        other.linked = self.linked
        other.sites = self.sites
        other.fits = self.fits
        other.valley_bags = self.valley_bags.copy()
        other.factions = self.factions
        other.decks = self.decks.copy()
        other.supply = self.supply
        other.stardust = self.stardust
        other.chests = self.chests
        other.open_specials = self.open_specials
        other.rest = self.rest.copy()
        other.returned = self.returned
        other.fate_cards = self.fate_cards
        other.limbo = self.limbo.copy()
        other.storms = self.storms.copy()
        other.storms_played = self.storms_played.copy()
        other.under = self.under.copy()
        other.under_seen = self.under_seen
        other.rest_seen = self.rest_seen
        other.drafted = self.drafted
        other.metamorpha = self.metamorpha
        other.bilkarr = self.bilkarr
        other.bilkarr_right = self.bilkarr_right
        other.bilkarr_down = self.bilkarr_down
        other.bilkarr_fresh = self.bilkarr_fresh
        other.summoned = self.summoned
        other.potion_owners = self.potion_owners
        other.potion_days = self.potion_days
        other.potions_used = self.potions_used
        other.people = [person.copy() for person in self.people]
        other.battle = self.battle.copy() if self.battle.going else self.battle
        other.paid = self.paid
        return other

    @property
    def mended(self) -> bool:
        """Whether version 2 of the rules holds: what the game's `changes` tell of it."""
        return self.setup.version >= MENDED

    @property
    def board(self) -> Board:
        """The squares that are played on."""
        return self.box.boards[self.options.board]

    # ------------------------------------------------------------------ secrets

    def redeal(self, seat: int) -> None:
        """Deal the others' unseen cards anew: hands, draw piles and hideouts, and what lies under the gates.

        Shelters and tents lie open, and all that is gained is gained openly, so everybody knows each whole deck but for
        what was picked in the draft. The own draw pile needs nothing: its order is not decided yet, or its owner knows
        it.
        """
        redeal_draft(self, seat)
        for other in range(self.players):
            if other != seat:
                self.people[other].redeal(self)
        if self.options.valleys != NO_VALLEYS:
            self._redeal_gates(seat)

    def _redeal_gates(self, seat: int) -> None:
        """S24.2: nobody knows what lies under a gate but those who have looked."""
        bit = 0 if seat < 0 else 1 << seat
        unseen: list[int] = []
        gates: list[int] = []
        for gate in range(FACTIONS):
            if self.under[gate] and not self.under_seen[gate] & bit:
                gates.append(gate)
                unseen += self.under[gate]
        if not self.rest_seen & bit:
            unseen += self.rest
            for special in self.returned:
                unseen.remove(special)
        unseen.sort()
        for gate in gates:
            self.under[gate] = [self.pick(unseen) for _ in range(len(self.under[gate]))]
        if not self.rest_seen & bit:
            self.rest = unseen + self.returned

    # ------------------------------------------------------------------ the calendar

    @property
    def weekday(self) -> int:
        """The day of the week, 0 to 6; during the setup the first."""
        return max(0, self.day - 1) % self.box.days_in_a_week

    def lit(self) -> int:
        """The artefact type that is enlightened today (B6.3)."""
        return self.box.lit[self.weekday]

    def matching(self) -> int:
        """The artefact type whose symbols match today (B6.4)."""
        return self.box.matching[self.weekday]

    # ------------------------------------------------------------------ cards

    def own_deck(self, number: int) -> Deck:
        """A deck that is about to change; until then it is shared with copies of this state."""
        deck = self.decks[number].copy()
        self.decks[number] = deck
        return deck

    def draw(self, seat: int, count: int, rule: str) -> int:
        """Draw from the nation, which the shelter becomes when it runs out (B4.5). Says how many came."""
        person = self.people[seat]
        drawn: list[int] = []
        while len(drawn) < count:
            if person.nation_top:
                kind = person.nation_top[0]
                person.nation_top = person.nation_top[1:]
            else:
                if not person.nation:
                    if not person.shelter:
                        break
                    person.expose()
                    person.nation = person.shelter
                    person.shelter = []
                    if self.listening:
                        self.tell(say("reshuffled", seat=seat_words(seat), count=len(person.nation)), "B4.5")
                kind = self.pick(person.nation)
            person.take(kind)
            drawn.append(kind)
        if self.listening and drawn:
            cards = list_of([self.box.card_names[kind] for kind in drawn])
            self.tell(say("drew", seat=seat_words(seat), cards=cards), rule, (seat,))
            refill = 1 if rule in REFILLING else 0
            self.tell(say("drew-cards", seat=seat_words(seat), count=len(drawn), refill=refill), rule)
        return len(drawn)

    def gain(
        self, seat: int, kind: int, to_hand: bool, rule: str, price: Words = NO_PRICE, how: str = "", count: int = 1
    ) -> None:
        """Cards of the common supply come into a creation deck, openly (B4.4). `how` is said where there is a word."""
        person = self.people[seat]
        for _ in range(count):
            if to_hand:
                person.take_openly(kind)
            else:
                person.shelter.append(kind)
        if self.listening and count:
            card = several(count, self.box.card_names[kind])
            place = "gained-to-hand" if to_hand else "gained"
            self.tell(say(place, seat=seat_words(seat), card=card, price=price, how=how), rule)

    def gain_rest(self, seat: int, special: int, to_hand: bool, rule: str) -> None:
        """A special artefact that was in the rest pile comes into a creation deck."""
        if special in self.returned:
            self.returned = without(self.returned, special)
        self.gain(seat, FIRST_SPECIAL + special, to_hand, rule)

    def gain_supply(self, seat: int, count: int, to_hand: bool, rule: str) -> None:
        """Supply cards, as far as there are any."""
        count = min(count, self.supply)
        self.supply -= count
        self.gain(seat, SUPPLY, to_hand, rule, count=count)

    def gain_stardust(self, seat: int, count: int, to_hand: bool, rule: str, price: Words = NO_PRICE) -> None:
        """Stardust, as far as there is any."""
        count = min(count, self.stardust)
        self.stardust -= count
        self.gain(seat, STARDUST, to_hand, rule, price, count=count)

    def put_in_limbo(self, seat: int, kind: int, rule: str) -> None:
        """A card of the hand leaves the game (B4.6)."""
        self.people[seat].leave_hand(kind)
        self.limbo.append(kind)
        if self.listening:
            card = self.box.card_names[kind]
            self.tell(say("to-limbo", seat=seat_words(seat), card=card, sacrifice=1 if rule == SACRIFICE else 0), rule)

    def use(self, seat: int, code: int) -> None:
        """A card is played: a real one goes from the hand to those played, a virtual one vanishes."""
        person = self.people[seat]
        if is_virtual(code):
            person.bench.remove(kind_of(code))
        else:
            person.leave_hand(code)
            person.played.append(code)

    def may_gain_special(self, seat: int) -> bool:
        """B12.1, S23.9: one special artefact each, except in the valleys."""
        return self.options.valleys != NO_VALLEYS or not self.people[seat].specials()

    def deck_size(self, seat: int) -> int:
        """How many cards the creation deck has (S6.3)."""
        return len(self.people[seat].cards())

    # ------------------------------------------------------------------ seats

    def allied(self, seat: int, other: int) -> bool:
        """Whether two seats are one team, or the same."""
        return self.options.team_of[seat] == self.options.team_of[other]

    def heroes_at(self, seat: int, square: int) -> int:
        """A seat's heroes on a square, as bits."""
        heroes = self.people[seat].heroes
        return (1 if heroes[0] == square else 0) | (2 if heroes[1] == square else 0)

    def has_potion(self, seat: int, potion: int) -> bool:
        """Whether a potion's effect holds for a seat now (S21.2)."""
        return self.potion_owners[potion] == seat and self.potion_days[potion] > 0

    # ------------------------------------------------------------------ points

    def points(self, seat: int) -> int:
        """B1.2: the levels of a seat's cities; buildings of the valleys count too (S23.4)."""
        total = 0
        for square in self.board.squares:
            if self.owners[square] == seat:
                total += self.levels[square]
        return total

    def building_points(self, seat: int) -> int:
        """S23.4: the points of a seat's buildings, which are no cities."""
        total = 0
        for square in self.board.squares:
            if self.owners[square] == seat and self.kinds[square] >= FIRST_BUILDING:
                total += self.levels[square]
        return total

    def cities_of_level(self, seat: int, level: int) -> int:
        """How many cities of exactly this level a seat has; buildings are not cities."""
        count = 0
        for square in self.board.squares:
            if self.owners[square] == seat and self.levels[square] == level and self.kinds[square] < FIRST_BUILDING:
                count += 1
        return count

    def great_cities(self, team: int) -> int:
        """How many cities of level 4 or higher a team has (S17.1, S17.2)."""
        count = 0
        for square in self.board.squares:
            owner = self.owners[square]
            if owner >= 0 and self.levels[square] >= 4 and self.options.team_of[owner] == team:
                count += 1
        return count

    def cities_to_win(self, team: int) -> int:
        """How many of them end the game."""
        return self.box.cities_to_win[self.options.team_size[team]]

    def team_points(self, team: int) -> int:
        """S17.4: all members together; a team of two against three counts one and a half times, rounded up."""
        options = self.options
        total = 0
        for seat in range(self.players):
            if options.team_of[seat] == team:
                total += self.points(seat)
        if self.players == 5 and options.teams == 2 and options.team_size[team] == 2:
            total = (total * self.box.two_against_three_halves + 1) // 2
        return total

    @property
    def scores(self) -> list[int]:
        return [self.team_points(self.options.team_of[seat]) for seat in range(self.players)]

    @property
    def winners(self) -> list[int]:
        if not self.over:
            return []
        ranks = [self.standing(team) for team in range(self.options.teams)]
        best = max(ranks)
        return [seat for seat in range(self.players) if ranks[self.options.team_of[seat]] == best]

    def standing(self, team: int) -> tuple[int, ...]:
        """S17.5: what decides the game, from the points to the last tie-break."""
        seats = [seat for seat in range(self.players) if self.options.team_of[seat] == team]
        by_level = [sum([self.cities_of_level(seat, level) for seat in seats]) for level in range(6, 0, -1)]
        heroes = sum([self.people[seat].heroes_on_board() for seat in seats])
        cards = sum([self.deck_size(seat) for seat in seats])
        return (self.team_points(team), *by_level, heroes, cards)
