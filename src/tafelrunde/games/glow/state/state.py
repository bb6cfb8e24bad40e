"""What lies on the table: the meeting track, the cemetery, the reserve of dice, and each person's company."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.glow.box.box import Box
from tafelrunde.games.glow.box.ids import (
    AFTERNOON,
    ANY_COLOUR,
    AS_LAST,
    BY_AREA,
    BY_ISLAND,
    BY_SIDE,
    BY_SPACE,
    BY_TILE,
    ELEMENTS,
    FIRST_SPELL,
    FOR_ISLAND,
    FOR_SPACE,
    LOSS,
    NO_COLOUR,
    NOON,
    NOTHING,
    ON_THE_WAY,
    SETUP,
    SHADOWS,
    SYMBOL_IDS,
    SYMBOLS,
)
from tafelrunde.games.glow.state.company import Company
from tafelrunde.games.glow.state.tom import TOM, Tom
from tafelrunde.games.glow.steps.companions import ChooseLargeDie
from tafelrunde.games.glow.words import say
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.state import State
from tafelrunde.kernel.step import AnyStep
from tafelrunde.kernel.words import Words, seat_words

# Why a companion goes to the cemetery, by the rule that sends it there.
BURIED_BY: Final = {"G5.10": "why-skull", "G7.6": "why-struck", "G10.5": "why-grave"}


class GlowState(State):
    """A game of GLOW."""

    __slots__ = (
        "adventurers",
        "area_dice",
        "area_footprints",
        "black_in_play",
        "board",
        "box",
        "cemetery",
        "companies",
        "day",
        "dealt",
        "deck_a",
        "deck_b",
        "holders",
        "kaar_protects",
        "people",
        "phase",
        "shown",
        "spell_bag",
        "spells_broken",
        "spells_gone",
        "start",
        "tom",
        "track",
    )

    def __init__(self, setup: Setup, luck: int, box: Box, board: int, dealt: bool) -> None:
        super().__init__(setup, luck)
        self.box = box
        self.board = board
        self.dealt = dealt
        # How many seats belong to people: all of them, or all but Tom's (G15.1).
        self.people: int = setup.players
        self.tom: Tom | None = None
        self.day: int = 0
        self.phase: int = SETUP
        # Who has the start token.
        self.start: int = 0
        self.companies: list[Company] = []
        # Adventurers that nobody has chosen.
        self.adventurers: list[int] = []
        # The companion in each area of the meeting track (or NOTHING), and the dice and footprints there.
        self.track: list[int] = []
        self.area_dice: list[list[int]] = []
        self.area_footprints: list[int] = []
        # Companions that nobody has seen. Those taken out at the beginning are among them: nobody knows which (G2.6).
        self.deck_a: list[int] = []
        self.deck_b: list[int] = []
        # A set of companions.
        self.cemetery: int = 0
        # For each element colour the Sketal that holds the large die of the reserve, or NOTHING.
        self.holders: list[int] = []
        self.black_in_play: bool = False
        # Whether Kaar's people are safe from the curse even if they keep the black die (G8.4).
        self.kaar_protects: bool = False
        # The symbol that each die shows, or NOTHING where it has not been rolled since it came.
        self.shown: list[int] = []
        # Spells that nobody has seen, in the pile or face down; how many of them were broken face down; and those that
        # left the game after everybody had seen them.
        self.spell_bag: list[int] = []
        self.spells_broken: int = 0
        self.spells_gone: list[int] = []

    def copy(self) -> GlowState:
        other = GlowState(self.setup, 0, self.box, self.board, self.dealt)
        self.copy_kernel_to(other)
        other.people = self.people
        tom = self.tom
        if tom is not None:
            other.tom = tom.copy()
        other.day = self.day
        other.phase = self.phase
        other.start = self.start
        other.companies = [company.copy() for company in self.companies]
        other.adventurers = self.adventurers.copy()
        other.track = self.track.copy()
        other.area_dice = [dice.copy() for dice in self.area_dice]
        other.area_footprints = self.area_footprints.copy()
        other.deck_a = self.deck_a.copy()
        other.deck_b = self.deck_b.copy()
        other.cemetery = self.cemetery
        other.holders = self.holders.copy()
        other.black_in_play = self.black_in_play
        other.kaar_protects = self.kaar_protects
        other.shown = self.shown.copy()
        other.spell_bag = self.spell_bag.copy()
        other.spells_broken = self.spells_broken
        other.spells_gone = self.spells_gone.copy()
        return other

    def redeal(self, seat: int) -> None:
        """Nothing to do: all lies open, and what is face down is not decided before somebody sees it."""

    @property
    def scores(self) -> list[int]:
        if not self.over:
            return [company.score for company in self.companies]
        return [self.companies[seat].score + self.end_score(seat) for seat in range(self.players)]

    @property
    def winners(self) -> list[int]:
        if not self.over:
            return []
        scores = self.scores
        if self.tom is not None:
            # G15.8: among equals, whoever has more footprints; and Tom if that is equal too.
            own, toms = self.companies[0].footprints, self.companies[TOM].footprints
            return [0] if (scores[0], own) > (scores[TOM], toms) else [TOM]
        # G14.6: among equals, whoever has more reroll tokens.
        best = max([(scores[seat], self.companies[seat].rerolls) for seat in range(self.players)])
        return [seat for seat in range(self.players) if (scores[seat], self.companies[seat].rerolls) == best]

    def by_land(self) -> bool:
        """Whether the Realm of Shadows is played, and not the Sea of Darkness."""
        return self.board == SHADOWS

    def lanes_of(self, steps: Sequence[AnyStep]) -> list[AnyStep | None]:
        """Everybody's own step, for phases in which all act at the same time; Tom has none."""
        return [steps[seat] if seat < self.people else None for seat in range(self.players)]

    # ------------------------------------------------------------------ shards and tokens

    def gain_shards(self, seat: int, shards: int, rule: str, because: int) -> None:
        """G1.4: forward on the score track."""
        company = self.companies[seat]
        company.score += shards
        if company.score >= self.box.track_spaces:
            company.lapped = True
        if self.listening and shards:
            self.tell(
                say("gained-shards", seat=seat_words(seat), shards=shards, score=company.score, why=self.why(because)),
                rule,
            )

    def lose_shards(self, seat: int, shards: int, rule: str, because: int) -> None:
        """G1.4: backward on the score track, but never behind its beginning."""
        company = self.companies[seat]
        lost = shards if shards < company.score else company.score
        company.score -= lost
        if self.listening and lost:
            self.tell(
                say("lost-shards", seat=seat_words(seat), shards=lost, score=company.score, why=self.why(because)), rule
            )

    def gain_footprints(self, seat: int, footprints: int, rule: str, because: int) -> None:
        self.companies[seat].footprints += footprints
        if self.listening and footprints:
            self.tell(
                say("gained-footprints", seat=seat_words(seat), footprints=footprints, why=self.why(because)), rule
            )

    def lose_footprints(self, seat: int, footprints: int, rule: str, because: int) -> None:
        """Back into the supply, as far as there are any."""
        company = self.companies[seat]
        lost = footprints if footprints < company.footprints else company.footprints
        company.footprints -= lost
        if self.listening and lost:
            self.tell(say("lost-footprints", seat=seat_words(seat), footprints=lost, why=self.why(because)), rule)

    def gain_fireflies(self, seat: int, fireflies: int, rule: str, because: int) -> None:
        self.companies[seat].fireflies += fireflies
        if self.listening and fireflies:
            self.tell(say("gained-fireflies", seat=seat_words(seat), fireflies=fireflies, why=self.why(because)), rule)

    def gain_rerolls(self, seat: int, rerolls: int, rule: str, because: int) -> None:
        self.companies[seat].rerolls += rerolls
        if self.listening and rerolls:
            self.tell(say("gained-rerolls", seat=seat_words(seat), rerolls=rerolls, why=self.why(because)), rule)

    def why(self, because: int) -> Words:
        """A cause (see box/ids.py) in words, for the log."""
        box = self.box
        number = because % BY_SPACE
        if because < FIRST_SPELL:
            return say("why-card", card=box.name_of(because))
        if because < BY_SPACE:
            return say("why-spell", spell=box.name_of(because), does=box.spell_of(because))
        if because >= AS_LAST:
            return say("why-last")
        if because >= FOR_ISLAND:
            return say("why-for-island", island=box.sea.islands[number].name)
        if because >= FOR_SPACE:
            return say("why-for-space", space=box.shadows.spaces[number].name)
        if because >= BY_TILE:
            return say("why-tile", tile=box.solo_tiles[number].name)
        if because >= BY_AREA:
            return say("why-area", area=box.area_names[number])
        if because >= BY_SIDE:
            return say(f"why-side-{SYMBOL_IDS[number]}")
        if because >= BY_ISLAND:
            return say("why-place", place=box.sea.islands[number].name)
        if because >= ON_THE_WAY:
            return say("why-on-the-way", space=box.shadows.spaces[number].name)
        return say("why-place", place=box.shadows.spaces[number].name)

    # ------------------------------------------------------------------ dice

    def count_symbols(self, company: Company) -> None:
        """Count what the dice of a company show, the curse of the black die taken off (G8.5)."""
        symbols = company.symbols
        for symbol in range(SYMBOLS):
            symbols[symbol] = 0
        cursed = NOTHING
        black = self.box.black_die
        for die in company.dice:
            symbol = self.shown[die]
            if symbol == NOTHING:
                continue
            if die == black:
                if self.kaar_protects and self.has_kaar(company):
                    continue  # G8.4
                if symbol == LOSS:
                    symbols[LOSS] = 1
                else:
                    cursed = symbol
            else:
                symbols[symbol] += 1
        if cursed != NOTHING:
            symbols[cursed] = 0

    def has_kaar(self, company: Company) -> bool:
        """Whether somebody is protected from the black die (G8.3, G8.4)."""
        return self.kaar_of(company) != NOTHING

    def kaar_of(self, company: Company) -> int:
        """The companion that protects somebody from the black die, or NOTHING."""
        for companion in company.companions:
            if self.box.cards[companion].brings_black_die:
                return companion
        return NOTHING

    def cursed_element(self, company: Company) -> int:
        """The element that the black die keeps from counting for somebody, or NOTHING (G8.5)."""
        black = self.box.black_die
        if black not in company.dice or (self.kaar_protects and self.has_kaar(company)):
            return NOTHING
        symbol = self.shown[black]
        return symbol if symbol < ELEMENTS else NOTHING

    def _protection_changed(self, company: Company) -> None:
        """G8.4: Kaar has come or gone after the roll, and what the dice count for changes at once."""
        if self.kaar_protects and (self.phase == NOON or self.phase == AFTERNOON):
            self.count_symbols(company)

    def large_dice_in_reserve(self) -> int:
        """The element colours whose large die is in the reserve, as a set."""
        colours = 0
        for colour in range(ELEMENTS):
            if self.holders[colour] == NOTHING:
                colours |= 1 << colour
        return colours

    def take_large_die(self, seat: int, companion: int, colour: int, rule: str) -> None:
        """A Sketal brings the large die of a colour from the reserve. It counts after the next roll (G9.3)."""
        self.holders[colour] = companion
        die = self.box.reserve_die[colour]
        self.shown[die] = NOTHING
        self.companies[seat].dice.append(die)
        if self.listening:
            self.tell(
                say(
                    "die-taken",
                    seat=seat_words(seat),
                    die=self.box.dice[die].name,
                    companion=self.box.name_of(companion),
                ),
                rule,
            )

    def put_black_die(self, area: int) -> None:
        """The black die lies in an area and shows its element (G8.1, G8.3)."""
        die = self.box.black_die
        self.area_dice[area].append(die)
        self.shown[die] = self.box.areas[area]

    # ------------------------------------------------------------------ companions

    def join(self, seat: int, companion: int, rule: str) -> None:
        """A companion comes to the right end of the row, with what it brings (G3.2, G6, G8.1)."""
        company = self.companies[seat]
        company.companions.append(companion)
        company.used &= ~(1 << companion)
        colour = self.box.die_colour[companion]
        if colour == ANY_COLOUR:
            colours = self.large_dice_in_reserve()
            if colours:
                self.push(ChooseLargeDie(seat, companion, colours))
            elif self.listening:
                self.tell(say("no-large-die", companion=self.box.name_of(companion)), "G6.3")
        elif colour != NO_COLOUR:
            if self.holders[colour] == NOTHING:
                self.take_large_die(seat, companion, colour, "G6.1")
            elif self.listening:
                self.tell(say("no-large-die", companion=self.box.name_of(companion)), "G6.3")
        if self.box.cards[companion].brings_black_die:
            if not self.black_in_play:
                self._black_die_comes(companion)
            self._protection_changed(company)

    def _black_die_comes(self, companion: int) -> None:
        """G8.1: the black die is rolled onto the meeting track, beside a companion while there are any (G9.4)."""
        areas = [area for area in range(len(self.track)) if self.track[area] != NOTHING]
        if not areas:
            areas = list(range(len(self.track)))
        area = self.pick_one(areas)
        self.black_in_play = True
        self.put_black_die(area)
        if self.listening:
            die, where = self.box.dice[self.box.black_die].name, self.box.area_names[area]
            self.tell(say("black-die-comes", companion=self.box.name_of(companion), die=die, area=where), "G8.1")

    def bury(self, seat: int, companion: int, rule: str) -> None:
        """A companion goes to the cemetery; the die that a Sketal brought goes back into the reserve (G6.4)."""
        company = self.companies[seat]
        company.companions.remove(companion)
        self.cemetery |= 1 << companion
        if self.listening:
            why = say(BURIED_BY[rule])
            self.tell(say("buried", seat=seat_words(seat), companion=self.box.name_of(companion), why=why), rule)
        for colour in range(ELEMENTS):
            if self.holders[colour] == companion:
                self._give_back(seat, company, colour)
        if self.box.cards[companion].brings_black_die:
            self._protection_changed(company)

    def _give_back(self, seat: int, company: Company, colour: int) -> None:
        self.holders[colour] = NOTHING
        die = self.box.reserve_die[colour]
        symbol = self.shown[die]
        company.dice.remove(die)
        self.shown[die] = NOTHING
        self.count_symbols(company)
        # G11.8: the die that leaves is one of those already used for moving, if there is one with its symbol.
        if 0 <= symbol < ELEMENTS and company.spent[symbol]:
            company.spent[symbol] -= 1
        if self.listening:
            self.tell(say("die-returned", seat=seat_words(seat), die=self.box.dice[die].name), "G6.4")

    # ------------------------------------------------------------------ cards

    def times(self, company: Company, card: int) -> int:
        """How often a card would do its effect with the dice as they are (G5.4 to G5.8)."""
        met = self.box.condition_of[card].times(company.symbols)
        return 1 if met > 1 and self.box.once[card] else met

    def lit(self, company: Company) -> list[int]:
        """The cards that are to be used: fulfilled, and not used yet this noon."""
        found: list[int] = []
        used = company.used
        card = company.adventurer
        if used >> card & 1 == 0 and self.times(company, card):
            found.append(card)
        for card in company.companions:
            if used >> card & 1 == 0 and self.times(company, card):
                found.append(card)
        for card in company.spells:
            if self.times(company, card) and self.can_strike(company, card):
                found.append(card)
        return found

    def can_strike(self, company: Company, spell: int) -> bool:
        """G7.7: a spell against the rightmost companion waits until there is one."""
        return len(company.companions) > 0 or not self.box.effects_of[spell][0].needs_companion()

    # ------------------------------------------------------------------ spells

    def spells_left(self) -> int:
        """How many spells are in the pile."""
        left = len(self.spell_bag) - self.spells_broken
        for company in self.companies:
            left -= company.face_down
        return left

    def spell_ends(self, company: Company, spell: int) -> None:
        """An open spell leaves the game."""
        company.spells.remove(spell)
        self.spells_gone.append(spell)

    # ------------------------------------------------------------------ the end

    def card_points(self, seat: int) -> int:
        """G14.2: what adventurer and companions show in their corner."""
        company = self.companies[seat]
        points = self.box.end_points[company.adventurer] if company.adventurer != NOTHING else 0
        for companion in company.companions:
            points += self.box.end_points[companion]
        return points

    def board_points(self, seat: int) -> int:
        """G14.3: the village of the camp, or the islands of the boats."""
        company = self.companies[seat]
        if self.by_land():
            return self.box.shadows.points[company.camp]
        points = 0
        for island in company.boats:
            points += self.box.sea.points[island]
        return points

    def fireflies(self, seat: int) -> int:
        """All fireflies of a seat: tokens, and those of companions."""
        company = self.companies[seat]
        fireflies = company.fireflies
        for companion in company.companions:
            fireflies += self.box.fireflies_of[companion]
        return fireflies

    def firefly_points(self, seat: int) -> int:
        """G14.4: the bonus for at least as many fireflies as companions. Tom never gets it (G15.7)."""
        if seat >= self.people:
            return 0
        return self.box.firefly_bonus if self.fireflies(seat) >= len(self.companies[seat].companions) else 0

    def end_score(self, seat: int) -> int:
        """What is added at the end, with one shard for each footprint (G14.5)."""
        footprints = self.companies[seat].footprints
        return self.card_points(seat) + self.board_points(seat) + self.firefly_points(seat) + footprints
