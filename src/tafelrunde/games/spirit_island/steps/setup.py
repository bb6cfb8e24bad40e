"""Setup: the island, the decks, the spirits, and the invaders' first move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.spirit_island.box.box import Box
from tafelrunde.games.spirit_island.box.ids import (
    BLIGHT,
    BLITZ,
    CITY,
    DAHAN,
    EXPLORER,
    GUARD_THE_ISLES_HEART,
    INVADERS,
    MAJOR,
    MINOR,
    NOTHING,
    ROW,
    TERRAIN_BITS,
    TOWN,
    land_at,
)
from tafelrunde.games.spirit_island.options import SpiritIslandOptions
from tafelrunde.games.spirit_island.state.match_rules import rules_of
from tafelrunde.games.spirit_island.state.spirit import Spirit, without
from tafelrunde.games.spirit_island.state.state import SpiritIslandState
from tafelrunde.games.spirit_island.steps.build import BUILD
from tafelrunde.games.spirit_island.steps.ending import inner_land
from tafelrunde.games.spirit_island.steps.explore import EXPLORE, reveal_invader_card
from tafelrunde.games.spirit_island.steps.gaining import draw
from tafelrunde.games.spirit_island.steps.invaders import ADVANCE
from tafelrunde.games.spirit_island.steps.presence import PlacePresence
from tafelrunde.games.spirit_island.steps.rounds import BEGIN_ROUND
from tafelrunde.games.spirit_island.steps.spirit_phase import ExtraGrowth
from tafelrunde.games.spirit_island.steps.step import (
    AskHostForLand,
    AskSeatForLand,
    IslandQuestion,
    IslandStep,
)
from tafelrunde.games.spirit_island.words import say, thing
from tafelrunde.kernel.packing import Pair
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.words import Words

# An answer: a map and a board on it. And the boards that are named by a letter.
BOARD: Final = Pair(8)
BALANCED: Final = "ABCD"
KIND_BITS: Final[dict[str, int]] = {"explorer": EXPLORER, "town": TOWN, "city": CITY, "dahan": DAHAN}


def start(setup: Setup, luck: int) -> SpiritIslandState:
    """An empty table, with everything about to be laid out."""
    box, options = setup.box, setup.options
    assert isinstance(box, Box)
    assert isinstance(options, SpiritIslandOptions)
    state = SpiritIslandState(setup, luck, box, rules_of(box, options, setup.players))
    state.push(PREPARE)
    return state


class Prepare(IslandStep):
    """I2: boards, pieces, decks; then the spirits are chosen."""

    __slots__ = ()

    rule = "I2"

    def run(self, state: SpiritIslandState) -> None:
        self._lay_boards(state)
        if state.rules.thematic:
            self.tell(state, "map-reconstructed")
        self._place_pieces(state)
        self._make_decks(state)
        state.spirits = [Spirit(state.island.size) for _ in range(state.players)]
        state.homes = [NOTHING] * state.players
        state.push(FINISH_SETUP)
        for seat in range(state.players - 1, -1, -1):
            state.push(ChooseBoard(seat))
        for seat in range(state.players - 1, -1, -1):
            state.push(ChooseSpirit(seat))

    def _lay_boards(self, state: SpiritIslandState) -> None:
        """I2.1, I34.6, I35.1."""
        layout = f"boards_{state.players}"
        if state.rules.thematic:
            layout = f"thematic_{state.players}"
        elif state.rules.scenario == GUARD_THE_ISLES_HEART and state.players == 2:
            layout = "opposite_shores_2"
        state.map = state.pick_one(state.box.layouts[layout])

    def _place_pieces(self, state: SpiritIslandState) -> None:
        """I2.2, and what an adversary brings."""
        island = state.island
        state.pieces = [0] * (island.size * ROW)
        state.flags = [0] * island.size
        for land, plan in enumerate(island.plans):
            state.put(land, EXPLORER, plan.explorer)
            state.put(land, TOWN, plan.town)
            state.put(land, CITY, plan.city)
            state.put(land, DAHAN, plan.dahan)
            # I33.3: blight printed in land 4 goes to land 5.
            moved = land + 1 if state.rules.sweden >= 2 and plan.number == 4 else land
            state.pieces[moved * ROW + BLIGHT] += plan.blight
        options = state.setup.options
        assert isinstance(options, SpiritIslandOptions)
        for piece, number in state.box.setup_pieces(options.adversary, options.level):
            for board in range(state.players):
                land = island.first[board] + number
                if piece == "blight":
                    state.pieces[land * ROW + BLIGHT] += 1
                else:
                    state.put(land, KIND_BITS[piece], 1)

    def _make_decks(self, state: SpiritIslandState) -> None:
        """I2.5 to I2.7."""
        box, rules = state.box, state.rules
        state.fear_bag = list(range(len(box.fear_cards)))
        state.fear_left = sum(rules.fear_groups)
        state.stages = list(rules.stages)
        state.invader_bags = [[], [], []]
        for number, card in enumerate(box.invader_cards):
            state.invader_bags[card.stage - 1].append(number)
        state.extra_slot = rules.england >= 3
        each = box.blight_space
        if rules.blight_card:
            state.blight_card = state.pick_one(list(range(len(box.blight_cards))))
            each = box.blight_cards[state.blight_card].healthy
        if rules.scenario == BLITZ:
            each += box.scenarios.blitz_blight  # I34.2
        state.blight_left = each * state.players
        if rules.extra_blight:
            state.blight_left += box.extra_blight  # I2.9
        state.minor_deck = list(box.minors)
        state.major_deck = list(box.majors)


class ChooseSpirit(IslandQuestion):
    """I2.3: who plays which spirit. A code is the number of a spirit."""

    __slots__ = ()

    rule = "I2.3"

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        taken = [spirit.kind for spirit in state.spirits]
        return [kind.number for kind in state.box.kinds if kind.number not in taken]

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        spirit = state.spirits[seat]
        kind = state.box.kinds[code]
        spirit.kind = code
        spirit.hand = list(kind.uniques)
        if state.rules.beginner:
            # I19.4
            for card in kind.progression:
                if card in state.minor_deck:
                    state.minor_deck = without(state.minor_deck, card)
                elif card in state.major_deck:
                    state.major_deck = without(state.major_deck, card)
        self.tell(state, "spirit-chosen", seat=seat, spirit=kind.name)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-spirit")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-as-spirit", spirit=box.kinds[code].name)


class ChooseBoard(IslandQuestion):
    """I2.3: on which board a spirit begins. A code is the map and a board on it."""

    __slots__ = ()

    rule = "I2.3"

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        return [BOARD.join(state.map, board) for board in range(state.players) if board not in state.homes]

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        homes = state.homes.copy()
        homes[seat] = BOARD.second(code)
        state.homes = homes
        if state.players > 1:
            self.tell(state, "board-chosen", seat=seat, board=board_name(state.box, code))
        kind = state.box.kinds[state.spirits[seat].kind]
        for rule in range(len(kind.setup) - 1, -1, -1):
            state.push(SetUpPresence(seat, rule, kind.setup[rule].count))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-board")

    def option(self, box: Box, code: int) -> Words:
        return board_name(box, code)


def board_name(box: Box, code: int) -> Words:
    """The name of a board: its letter, or where it lies on the thematic map."""
    number, board = BOARD.parts(code)
    id = box.islands[number].boards[board]
    if len(id) == 1 and id in BALANCED:
        return thing("board", id, "board", board=id)
    return thing("board", id, f"board-{id.lower()}")


class SetUpPresence(AskSeatForLand):
    """I2.3: presence on the starting board. A code is a place."""

    __slots__ = ("left", "rule_number")

    rule = "I2.3"

    def __init__(self, seat: int, rule_number: int, left: int) -> None:
        super().__init__(seat)
        self.rule_number = rule_number
        self.left = left

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        island = state.island
        spirit = state.spirits[self.seat]
        rule = state.box.kinds[spirit.kind].setup[self.rule_number]
        home = state.homes[self.seat]
        board = island.board_mask[home]
        first = island.first[home]
        if rule.land == "ocean":
            return 1 << first
        lands = board & island.all_lands
        if rule.terrain == "coastal":
            lands &= island.coastal
        elif rule.terrain in TERRAIN_BITS:
            # A reconstructed board may lack a terrain; then any land will do.
            lands = lands & island.terrain_mask[TERRAIN_BITS[rule.terrain]] or lands
        if rule.land == "number_5":
            return 1 << (first + 5)
        if rule.land == "highest_numbered":
            return 1 << (lands.bit_length() - 1)
        if rule.land == "without_dahan":
            return lands & ~state.lands_with(lands, DAHAN) or lands
        if rule.land == "most_dahan":
            return state.lands_with_most(lands & ~spirit.lands, DAHAN)
        return lands

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        state.add_presence(seat, land_at(code))
        rule = state.box.kinds[state.spirits[seat].kind].setup[self.rule_number]
        if self.left > 1:
            if rule.land == "most_dahan":
                state.push(SetUpPresence(seat, self.rule_number, self.left - 1))
            else:
                for _ in range(self.left - 1):
                    state.add_presence(seat, land_at(code))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-setup-presence")


class FinishSetup(IslandStep):
    """What comes last: the invaders explore, scenarios change things, and easings."""

    __slots__ = ()

    rule = "I2.8"

    def run(self, state: SpiritIslandState) -> None:
        for seat in range(state.players):
            state.count_elements(seat)
        state.push(BEGIN_ROUND)
        if state.rules.extra_growth:
            state.push(EXTRA_GROWTH)
        if state.rules.scenario == GUARD_THE_ISLES_HEART:
            state.push(GUARD_THE_HEART)
        if state.rules.scenario == BLITZ:
            # I34.3
            state.push(ADVANCE)
            state.push(EXPLORE)
            state.push(BUILD)
        if state.rules.first_explore:
            state.push(ADVANCE)
            state.push(EXPLORE)
        if state.rules.sweden >= 4:
            state.push(ROYAL_BACKING)


class RoyalBacking(IslandStep):
    """I33.5: the top invader card is discarded, and its lands with the fewest invaders get towns."""

    __slots__ = ()

    rule = "I33.5"

    def run(self, state: SpiritIslandState) -> None:
        card = reveal_invader_card(state)
        state.invader_discard = [*state.invader_discard, card]
        for board in range(state.players - 1, -1, -1):
            state.push(BackTown(board, card))


class BackTown(AskHostForLand):
    """A town in the land with the fewest invaders. A code is a place."""

    __slots__ = ("card",)

    rule = "I33.5"

    def __init__(self, board: int, card: int) -> None:
        super().__init__(board)
        self.card = card

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        island = state.island
        lands = state.box.invader_cards[self.card].lands(island) & island.board_mask[self.board]
        fewest = 999
        found = 0
        for land in range(island.size):
            if lands >> land & 1:
                invaders = state.count(land, INVADERS)
                if invaders < fewest:
                    fewest = invaders
                    found = 0
                if invaders == fewest:
                    found |= 1 << land
        return found

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        state.add_for(land_at(code), TOWN, "level-royal-backing", self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-royal-backing")


class GuardTheHeart(IslandStep):
    """I34.7, I34.8: no towns, an explorer and presence in each inner land, and two more cards each."""

    __slots__ = ()

    rule = "I34.7"

    def run(self, state: SpiritIslandState) -> None:
        for land in range(state.island.size):
            for slot in range(1, 4):
                state.pieces[land * ROW + slot] = 0
        for board in range(state.players):
            state.put(inner_land(state, board), EXPLORER, state.box.scenarios.heart_explorers)
        for spirit in state.spirits:
            for deck, number in ((MINOR, state.box.scenarios.heart_minors), (MAJOR, state.box.scenarios.heart_majors)):
                for _ in range(number):
                    card = draw(state, deck)
                    if card != NOTHING:
                        spirit.hand = [*spirit.hand, card]
        for seat in range(state.players - 1, -1, -1):
            for _ in range(state.box.scenarios.heart_presence):
                state.push(GuardWithPresence(seat))


class GuardWithPresence(AskSeatForLand):
    """I34.7: presence in the inner land, or in the nearest land of the board where the spirit may be."""

    __slots__ = ()

    rule = "I34.7"

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        island = state.island
        home = state.homes[seat]
        inner = inner_land(state, home)
        lands = island.board_mask[home] & island.all_lands
        if state.box.kinds[state.spirits[seat].kind].brings_oceans:
            lands &= island.coastal
        distance = 0
        while lands & island.within[distance][inner] == 0:
            distance += 1
        return lands & island.within[distance][inner]

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        state.push(PlacePresence(seat, 0, 0, code, False))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-presence-into")


PREPARE: Final = Prepare()
FINISH_SETUP: Final = FinishSetup()
EXTRA_GROWTH: Final = ExtraGrowth()
ROYAL_BACKING: Final = RoyalBacking()
GUARD_THE_HEART: Final = GuardTheHeart()
