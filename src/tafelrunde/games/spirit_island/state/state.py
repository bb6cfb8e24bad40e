"""What lies on the table: the island, the spirits, the invaders' cards, fear and blight."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.spirit_island.box.box import Box
from tafelrunde.games.spirit_island.box.ids import (
    BLIGHT,
    CITY,
    CITY_SLOT,
    DAHAN,
    DAHAN_BONUS,
    DAHAN_SLOT,
    DEFEND,
    EXPLORER,
    FEAR_DEFENDS,
    FIGURE_SLOTS,
    HALE_DAHAN,
    INVADER_PHASE,
    KIND_OF_SLOT,
    NOTHING,
    PLACES,
    RITUALS_OF_TERROR,
    ROW,
    RUNNING,
    SACRIFICE,
    SETUP,
    SOUND_DAHAN,
    TOWN,
    TOWN_SLOT,
    VICTORY,
)
from tafelrunde.games.spirit_island.box.island import Island
from tafelrunde.games.spirit_island.box.names import a_figure
from tafelrunde.games.spirit_island.state.match_rules import MatchRules
from tafelrunde.games.spirit_island.state.spirit import NONE, Spirit
from tafelrunde.games.spirit_island.words import VOICE, say
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.state import State
from tafelrunde.kernel.words import Words, seat_words

# Shared by all that have none. Decks, piles and other lists of a state and of its spirits are never changed in place:
# a new one takes their place, so that copies of a state share them. Only `pieces`, `flags`, `destroyed` and a spirit's
# `presence` are each state's own.
NO_BAGS: Final[list[list[int]]] = []


class SpiritIslandState(State):
    """A game of Spirit Island."""

    __slots__ = (
        "added",
        "blight_card",
        "blight_left",
        "blighted",
        "box",
        "build_card",
        "chosen_lands",
        "destination",
        "destroyed",
        "doom",
        "dream_log",
        "dreamt",
        "explore_card",
        "extra_card",
        "extra_slot",
        "fallen",
        "fear",
        "fear_bag",
        "fear_discard",
        "fear_earned",
        "fear_known",
        "fear_left",
        "fear_taken",
        "flags",
        "forbidden",
        "homes",
        "invader_bags",
        "invader_discard",
        "major_deck",
        "major_discard",
        "map",
        "mark",
        "minor_deck",
        "minor_discard",
        "moved",
        "oceans",
        "phase",
        "pieces",
        "power",
        "pushed_into",
        "raids",
        "ravage_card",
        "refused",
        "resolved_fear",
        "result",
        "round",
        "rules",
        "saved",
        "spirits",
        "stages",
        "target",
        "target_spirit",
        "terror",
        "unkept",
        "user",
        "vengeance",
    )

    def __init__(self, setup: Setup, luck: int, box: Box, rules: MatchRules) -> None:
        super().__init__(setup, luck)
        self.box = box
        self.rules = rules
        # Which of the box's islands this is.
        self.map: int = 0
        self.round: int = 0
        self.phase: int = SETUP
        # Row after row what stands in each land, and what holds there until the round ends (see box/ids.py).
        self.pieces: list[int] = NONE
        self.flags: list[int] = NONE
        # Oceans that are in play, as bits.
        self.oceans: int = 0
        self.spirits: list[Spirit] = []
        # By seat: the board on which it begins, or NOTHING as long as that is open.
        self.homes: list[int] = NONE
        # What invaders do not do this round, wherever it applies (see box/ids.py).
        self.forbidden: int = 0
        # The invaders: stages still in the deck, unseen cards of each stage, and the cards on the board.
        self.stages: list[int] = NONE
        self.invader_bags: list[list[int]] = NO_BAGS
        self.invader_discard: list[int] = NONE
        self.explore_card: int = NOTHING
        self.build_card: int = NOTHING
        self.ravage_card: int = NOTHING
        # England's additional place for a card, while it is there.
        self.extra_slot: bool = False
        self.extra_card: int = NOTHING
        # Fear: generated, cards left in the deck, earned and not resolved, taken in all. Which card comes is open until
        # then, unless somebody has looked: pairs of a position in the deck and a card.
        self.fear: int = 0
        self.fear_left: int = 0
        self.fear_earned: int = 0
        self.fear_taken: int = 0
        self.fear_bag: list[int] = NONE
        self.fear_discard: list[int] = NONE
        self.fear_known: list[int] = NONE
        self.resolved_fear: bool = False
        self.terror: int = 1
        # The blight card (NOTHING: the printed space), its side, and what lies on it.
        self.blight_card: int = NOTHING
        self.blighted: bool = False
        self.blight_left: int = 0
        self.minor_deck: list[int] = NONE
        self.minor_discard: list[int] = NONE
        self.major_deck: list[int] = NONE
        self.major_discard: list[int] = NONE
        # The power in use: by whom, which, where, on whom, and what it has done so far.
        self.user: int = NOTHING
        self.power: int = NOTHING
        self.target: int = NOTHING
        self.target_spirit: int = NOTHING
        self.destroyed: list[int] = [0, 0, 0, 0]
        self.mark: int = 0
        self.pushed_into: int = 0
        self.moved: int = 0
        self.saved: int = 0
        self.added: int = 0
        self.destination: int = NOTHING
        self.chosen_lands: int = 0
        self.unkept: list[int] = NONE
        # Figures out of reach until a power of dreams is over, and damage that was only dreamt: pairs of numbers.
        self.dreamt: list[int] = NONE
        self.dream_log: list[int] = NONE
        # What waits for the end of an action: figures that fell (land, kind), dahan that came (by land), avengers.
        self.fallen: list[int] = NONE
        self.raids: list[int] = NONE
        self.vengeance: list[int] = NONE
        # Why the game is lost, as bits, and how it ended.
        # Lands in which somebody has refused to pay for a ritual in this phase, as bits (I34.11).
        self.refused: int = 0
        self.doom: int = 0
        self.result: int = RUNNING

    def copy(self) -> SpiritIslandState:
        other = SpiritIslandState(self.setup, 0, self.box, self.rules)
        self.copy_kernel_to(other)
        other.map = self.map
        other.round = self.round
        other.phase = self.phase
        other.pieces = self.pieces.copy()
        other.flags = self.flags.copy()
        other.oceans = self.oceans
        other.spirits = [spirit.copy() for spirit in self.spirits]
        other.homes = self.homes
        other.forbidden = self.forbidden
        other.stages = self.stages
        other.invader_bags = self.invader_bags
        other.invader_discard = self.invader_discard
        other.explore_card = self.explore_card
        other.build_card = self.build_card
        other.ravage_card = self.ravage_card
        other.extra_slot = self.extra_slot
        other.extra_card = self.extra_card
        other.fear = self.fear
        other.fear_left = self.fear_left
        other.fear_earned = self.fear_earned
        other.fear_taken = self.fear_taken
        other.fear_bag = self.fear_bag
        other.fear_discard = self.fear_discard
        other.fear_known = self.fear_known
        other.resolved_fear = self.resolved_fear
        other.terror = self.terror
        other.blight_card = self.blight_card
        other.blighted = self.blighted
        other.blight_left = self.blight_left
        other.minor_deck = self.minor_deck
        other.minor_discard = self.minor_discard
        other.major_deck = self.major_deck
        other.major_discard = self.major_discard
        other.user = self.user
        other.power = self.power
        other.target = self.target
        other.target_spirit = self.target_spirit
        other.destroyed = self.destroyed.copy()
        other.mark = self.mark
        other.pushed_into = self.pushed_into
        other.moved = self.moved
        other.saved = self.saved
        other.added = self.added
        other.destination = self.destination
        other.chosen_lands = self.chosen_lands
        other.unkept = self.unkept
        other.dreamt = self.dreamt
        other.dream_log = self.dream_log
        other.fallen = self.fallen
        other.raids = self.raids
        other.vengeance = self.vengeance
        other.doom = self.doom
        other.refused = self.refused
        other.result = self.result
        return other

    def redeal(self, seat: int) -> None:
        """Nothing to do: hands lie open in this game, and what comes from a deck is not decided before it comes."""

    @property
    def island(self) -> Island:
        return self.box.islands[self.map]

    @property
    def scores(self) -> list[int]:
        return [self.score()] * self.players

    @property
    def winners(self) -> list[int]:
        return list(range(self.players)) if self.result in (VICTORY, SACRIFICE) else []

    def score(self) -> int:
        """The score of all, as it stands."""
        points = 0
        for part in self.score_parts():
            points += part
        return points

    def score_parts(self) -> list[int]:
        """What it is made of (I36): the difficulty, how it ended, invader cards, dahan, blight."""
        scoring = self.box.scoring
        dahan, blight = 0, 0
        for land in range(len(self.flags)):
            dahan += self.count(land, DAHAN)
            blight += self.blight_in(land)
        left = len(self.stages)
        if self.result in (VICTORY, SACRIFICE):
            parts = scoring.victory(self.rules.difficulty, left, self.result == SACRIFICE)
        else:
            parts = scoring.defeat(self.rules.difficulty, left, len(self.rules.stages) - left)
        return parts + scoring.island(dahan, blight, self.players)

    def report(
        self,
        id: str,
        rule: str,
        land: int = NOTHING,
        seat: int = NOTHING,
        card: int = NOTHING,
        figure: int = NOTHING,
        count: int = NOTHING,
    ) -> None:
        """Tell what happened: in which land, to whom, with which power card or figure (a slot), and how much of it."""
        if not self.listening:
            return
        args: dict[str, int | str | Words] = {}
        if seat != NOTHING:
            args["seat"] = seat_words(seat)
        if card != NOTHING:
            args["card"] = self.box.powers[card].name
        if figure != NOTHING:
            args["figure"] = a_figure(figure)
        if land != NOTHING:
            args["land"] = self.name_of(land)
        if count != NOTHING:
            args["count"] = count
        self.tell(Words(VOICE.game, id, args), rule)

    # ------------------------------------------------------------------ lands and what stands there

    def place(self, land: int) -> int:
        """A land as part of an answer: its number, and which map it is on, so that words can name it."""
        return self.map * PLACES + land

    def name_of(self, land: int) -> Words:
        return self.box.islands[self.map].names[land]

    def count(self, land: int, kinds: int) -> int:
        """How many figures of these kinds stand in a land."""
        pieces = self.pieces
        row = land * ROW
        total = 0
        if kinds & EXPLORER:
            total += pieces[row]
        if kinds & TOWN:
            total += pieces[row + 1] + pieces[row + 2] + pieces[row + 3]
        if kinds & CITY:
            total += pieces[row + 4] + pieces[row + 5] + pieces[row + 6] + pieces[row + 7]
        if kinds & DAHAN:
            for slot in range(row + DAHAN_SLOT, row + FIGURE_SLOTS):
                total += pieces[slot]
        return total

    def has(self, land: int, kinds: int) -> bool:
        """Whether any figure of these kinds stands in a land."""
        return self.count(land, kinds) > 0

    def lands_with(self, lands: int, kinds: int) -> int:
        """Those of some lands in which figures of these kinds stand."""
        found = 0
        for land in range(len(self.flags)):
            if lands >> land & 1 and self.count(land, kinds) > 0:
                found |= 1 << land
        return found

    def lands_with_most(self, lands: int, kinds: int) -> int:
        """Those of some lands in which most figures of these kinds stand."""
        most = -1
        found = 0
        for land in range(len(self.flags)):
            if lands >> land & 1:
                figures = self.count(land, kinds)
                if figures > most:
                    most = figures
                    found = 0
                if figures == most:
                    found |= 1 << land
        return found

    def slots_in(self, land: int, kinds: int) -> list[int]:
        """The slots of these kinds that are not empty in a land."""
        pieces = self.pieces
        row = land * ROW
        found: list[int] = []
        for slot in range(FIGURE_SLOTS):
            if pieces[row + slot] > 0 and KIND_OF_SLOT[slot] & kinds:
                found.append(slot)
        return found

    def blight_in(self, land: int) -> int:
        return self.pieces[land * ROW + BLIGHT]

    def health(self, kind: int, land: int) -> int:
        """How much damage a figure of a kind takes in a land before it is destroyed."""
        if kind == EXPLORER:
            return 1
        if kind == TOWN:
            return self.rules.town_health
        if kind == CITY:
            return self.rules.city_health
        health = self.box.dahan_health
        if self.flags[land] & SOUND_DAHAN:
            health += DAHAN_BONUS
        if self.flags[land] & HALE_DAHAN:
            health += DAHAN_BONUS
        return health

    def ravage_damage(self, land: int) -> int:
        """What the invaders of a land would do, before any defence."""
        return (
            self.count(land, EXPLORER)
            + self.rules.town_damage * self.count(land, TOWN)
            + self.rules.city_damage * self.count(land, CITY)
        )

    def defence(self, land: int) -> int:
        """All that defends a land now, what follows presence included."""
        total = self.pieces[land * ROW + DEFEND]
        bit = 1 << land
        for spirit in self.spirits:
            if spirit.lands & bit:
                total += spirit.ward
                if spirit.sites & bit:
                    total += self.box.kinds[spirit.kind].site_defence
        return total

    def ground(self) -> int:
        """The lands that may be reached now: for powers also the oceans that are in play."""
        lands = self.island.all_lands
        return lands | self.oceans if self.power != NOTHING else lands

    def neighbours(self, land: int) -> int:
        """The lands around a land that figures may be moved to or from now."""
        return self.box.islands[self.map].around[land] & self.ground()

    def owner(self, land: int) -> int:
        """The seat that decides about a land where nobody else does: whoever began on that board."""
        return self.host(self.box.islands[self.map].board_of[land])

    def host(self, board: int) -> int:
        """The seat that began on a board."""
        return self.homes.index(board)

    # ------------------------------------------------------------------ presence

    def add_presence(self, seat: int, land: int) -> None:
        """Presence comes to a land, from wherever it was taken."""
        self.spirits[seat].presence[land] += 1
        self.note_presence(seat, land)

    def take_presence(self, seat: int, land: int) -> None:
        """Presence leaves a land; the caller says where to."""
        self.spirits[seat].presence[land] -= 1
        self.note_presence(seat, land)

    def move_presence(self, seat: int, origin: int, land: int, rule: str) -> None:
        """One presence of a spirit goes from a land to another."""
        self.take_presence(seat, origin)
        self.add_presence(seat, land)
        if self.listening:
            words = say("presence-moved", seat=seat_words(seat), origin=self.name_of(origin), land=self.name_of(land))
            self.tell(words, rule)

    def note_presence(self, seat: int, land: int) -> None:
        """Keep in mind what presence in a land means now."""
        spirit = self.spirits[seat]
        self._count_presence(spirit, land)
        if not self.box.kinds[spirit.kind].brings_oceans:
            return
        island = self.island
        before = self.oceans
        self.oceans = 0
        for board in range(self.players):
            if spirit.lands & island.board_mask[board]:
                self.oceans |= island.board_mask[board] & island.oceans
        if self.oceans != before:
            # I25.7: presence of others in an ocean counts only while that is in play.
            for other in self.spirits:
                for board in range(self.players):
                    self._count_presence(other, island.first[board])

    def _count_presence(self, spirit: Spirit, land: int) -> None:
        """What a spirit's presence in a land counts for: its lands, its sacred sites, and the total."""
        kind = self.box.kinds[spirit.kind]
        island = self.island
        out_of_play = 0
        if self.setup.version > 1 and not kind.brings_oceans:
            out_of_play = island.oceans & ~self.oceans
        bit = 1 << land
        count = 0 if out_of_play & bit else spirit.presence[land]
        if count > 0:
            spirit.lands |= bit
        else:
            spirit.lands &= ~bit
        if count >= kind.site_size(island.terrain[land]):
            spirit.sites |= bit
        else:
            spirit.sites &= ~bit
        total = 0
        for other in range(island.size):
            if not out_of_play >> other & 1:
                total += spirit.presence[other]
        spirit.on_island = total

    def destroy_presence(self, seat: int, land: int, rule: str, why: Words | None = None) -> None:
        """One presence of a spirit in a land is destroyed; told if there is a reason that nothing else tells."""
        self.take_presence(seat, land)
        self.spirits[seat].destroyed += 1
        if self.listening and why is not None:
            self.tell(say("presence-destroyed", seat=seat_words(seat), land=self.name_of(land), why=why), rule)

    def count_elements(self, seat: int) -> None:
        """Add up a spirit's elements: its tracks, its cards in play, and what it gained this round."""
        spirit = self.spirits[seat]
        kind = self.box.kinds[spirit.kind]
        total = spirit.gained + kind.energy_elements[spirit.energy_track] + kind.cards_elements[spirit.cards_track]
        for card in spirit.played:
            total += self.box.powers[card].elements
        spirit.elements = total

    # ------------------------------------------------------------------ fear

    def generate_fear(self, amount: int, land: int, rule: str, fallen_in: int = NOTHING) -> None:
        """Fear, made by a power in a land or elsewhere (NOTHING); full pools become fear cards.

        `fallen_in` is the land in which something was destroyed, if that is what makes it.
        """
        if amount <= 0:
            return
        if land != NOTHING and self.flags[land] & FEAR_DEFENDS:
            self.pieces[land * ROW + DEFEND] += amount
        self.fear += amount
        if self.listening:
            self.tell(say("fear-generated", count=amount, why=self._source_of_fear(land, fallen_in)), rule)
        pool = self.rules.fear_pool
        while self.fear >= pool:
            self.fear -= pool
            if self.fear_left > 0:
                self._earn_fear_card()

    def _source_of_fear(self, land: int, fallen_in: int) -> Words:
        """What makes fear, for the log: a power in a land, figures that fell, or something else."""
        if fallen_in != NOTHING:
            return say("why-destruction", land=self.name_of(fallen_in))
        if land == NOTHING or self.power == NOTHING:
            return self.cause()
        return say("why-power-in", power=self.box.powers[self.power].name, land=self.name_of(land))

    def cause(self) -> Words:
        """What is being carried out, for the log: a power, a fear card, or the blighted island."""
        if self.power != NOTHING:
            return say("why-power", power=self.box.powers[self.power].name)
        if self.user != NOTHING or self.phase != INVADER_PHASE:
            return say("why-effect")
        if self.resolved_fear:
            return say("why-card", card=self.box.fear_cards[self.fear_discard[-1]].name)
        if self.blighted:
            return say("why-card", card=self.box.blight_cards[self.blight_card].name)
        return say("why-effect")

    def tell_presence(self, seat: int, land: int, source: Words, rule: str) -> None:
        """Tell that presence has come to a land, and where it was taken from. Whoever calls asks `listening` first."""
        self.tell(say("presence-added", seat=seat_words(seat), land=self.name_of(land), source=source), rule)

    def _earn_fear_card(self) -> None:
        self.fear_left -= 1
        self.fear_earned += 1
        self.fear_taken += 1
        self.report("fear-card-earned", "I16.1")
        if self.rules.scenario == RITUALS_OF_TERROR:
            return
        reached = 1
        passed = 0
        for group in self.rules.fear_groups:
            passed += group
            if self.fear_taken >= passed:
                reached += 1
        if reached > self.terror:
            self.terror = reached
            if self.listening:
                self.tell(say("terror-rises", level=reached), "I16.2")

    # ------------------------------------------------------------------ putting figures down

    def add_for(self, land: int, kind: int, why: str, rule: str) -> None:
        """An adversary or a scenario adds a town or an explorer; `why` names what of it does."""
        self.put(land, kind, 1)
        if self.listening:
            message = "town-added" if kind == TOWN else "explorer-added"
            self.tell(say(message, land=self.name_of(land), why=say(why)), rule)

    def put(self, land: int, kind: int, number: int) -> None:
        """Figures from the supply come to a land, undamaged."""
        if kind == EXPLORER:
            self.pieces[land * ROW] += number
        elif kind == TOWN:
            self.pieces[land * ROW + TOWN_SLOT] += number
        elif kind == CITY:
            self.pieces[land * ROW + CITY_SLOT] += number
        else:
            self.pieces[land * ROW + DAHAN_SLOT] += number
