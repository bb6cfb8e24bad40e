"""Setting up a game (B5, S15, S16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.battalia.box.box import Box
from tafelrunde.games.battalia.box.ids import (
    ARTEFACT_DECK,
    ARTEFACTS,
    BUILDABLE,
    CITY_4,
    DECKS,
    FACTIONS,
    FANATIC,
    GATE,
    NEUTRAL,
    NOTHING,
    RANKS,
    RUINS,
    SPECIALS,
    SUPPLY,
    UNBOUND,
    UNIT_DECK,
    unit,
)
from tafelrunde.games.battalia.options import BattaliaOptions
from tafelrunde.games.battalia.state.draft import place_in_draft
from tafelrunde.games.battalia.state.match_options import KINGS_BRIDGE, NO_VALLEYS, MatchOptions
from tafelrunde.games.battalia.state.roads import survey
from tafelrunde.games.battalia.state.shared import without
from tafelrunde.games.battalia.state.state import BattaliaState
from tafelrunde.games.battalia.steps.building import put_terrain
from tafelrunde.games.battalia.steps.step import (
    BattaliaStep,
    tell,
)
from tafelrunde.games.battalia.steps.turns import BEGIN_DAY
from tafelrunde.games.battalia.steps.valleys import lay_out_valleys
from tafelrunde.games.battalia.words import say
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.words import Words

# Special artefacts under each gate (S24.2).
UNDER_EACH_OF_FEW: Final = 2
FEW_GATES: Final = 4


def start(setup: Setup, luck: int) -> BattaliaState:
    """An empty table, with everything about to be laid out."""
    box, options = setup.box, setup.options
    assert isinstance(box, Box)
    assert isinstance(options, BattaliaOptions)
    state = BattaliaState(setup, luck, box, MatchOptions(options, setup.players))
    state.begin()
    state.push(PREPARE)
    return state


class Prepare(BattaliaStep):
    """B5.1 to B5.7: the factions, the common supply, the map and the starting player."""

    __slots__ = ()

    rule = "B5"

    def run(self, state: BattaliaState) -> None:
        choose_factions(state)
        fill_decks(state)
        lay_out_map(state)
        lay_out_specials(state)
        state.first = int(state.below(state.players))
        options = state.options
        for distance in range(state.players):
            team = options.team_of[(state.first + distance) % state.players]
            if team not in state.teams:
                state.teams.append(team)
        if not options.expansion:
            # B5.8: in The Creation the cards are dealt before factions are chosen.
            deal(state)
        state.push(ChooseFaction(0))


def choose_factions(state: BattaliaState) -> None:
    """B5.1: which factions are played with is drawn; with five or six players the newer ones are needed."""
    all_of_them = state.options.expansion or state.players > FEW_GATES
    left = [faction for faction in range(FACTIONS) if all_of_them or state.box.in_first_box[faction]]
    state.factions = sorted([state.pick(left) for _ in range(state.options.factions)])
    if state.listening:
        for faction in state.factions:
            state.tell(say("faction-in-play", faction=state.box.faction_names[faction]), "B5.1")


def fill_decks(state: BattaliaState) -> None:
    """B2: every card of the factions in play, in its deck. The tops are turned up when all is ready."""
    box, options = state.box, state.options
    for faction in state.factions:
        for kind in range(BUILDABLE):
            state.own_deck(kind).bag.extend([faction] * box.terrain_per_faction[kind])
        for rank in range(1, RANKS + 1):
            state.own_deck(UNIT_DECK + rank).bag.extend([faction] * box.units_per_faction[rank - 1])
        for type in range(ARTEFACTS):
            state.own_deck(ARTEFACT_DECK + type).bag.extend([faction] * box.artefacts_per_faction[type])
    state.supply = box.supply_per_faction * len(state.factions)
    if options.trading or options.fate:
        state.stardust = box.stardust
    if options.trading:
        state.chests = box.chests
    if options.gates:
        state.storms = list(range(len(box.storms)))


def lay_out_map(state: BattaliaState) -> None:
    """B5.3 to B5.5: start cities and neutral ones, each group all of different terrain, and the ruins or valleys."""
    board = state.board
    for squares in (board.start, board.neutral):
        terrains = state.factions.copy()
        for square in squares:
            terrain = state.pick(terrains)
            state.own_deck(CITY_4).bag.remove(terrain)
            put_terrain(state, square, CITY_4, terrain, 15)
    for square in board.neutral:
        state.owners[square] = NEUTRAL
        state.levels[square] = 4
    if state.options.valleys != NO_VALLEYS:
        lay_out_valleys(state)
    else:
        for square in board.ruins:
            put_terrain(state, square, RUINS, NOTHING, 15)


def lay_out_specials(state: BattaliaState) -> None:
    """B5.6, S14.1, S15.3: so many open as players, one more without fate cards; the rest is a pile of its own."""
    options = state.options
    state.rest = [
        special for special in range(SPECIALS) if options.new_specials or state.box.specials_of_first_box[special]
    ]
    shown = state.players if options.fate else state.players + 1
    state.open_specials = sorted([state.pick(state.rest) for _ in range(shown)])
    if options.fate:
        state.fate_cards = [0, 1, 2]


def deal(state: BattaliaState) -> None:
    """B5.7: three frimen, a chief and a priest of random factions, and supply."""
    for seat in range(state.players):
        for rank in range(1, RANKS + 1):
            for _ in range(state.box.start_units[rank - 1]):
                faction = state.pick(state.own_deck(UNIT_DECK + rank).bag)
                receive(state, seat, rank, faction)


def receive(state: BattaliaState, seat: int, rank: int, faction: int) -> None:
    """A unit joins a deck that is just being made."""
    state.people[seat].nation.append(unit(rank, faction))
    card = state.box.card_names[unit(rank, faction)]
    tell(state, "B5.7", "start-card", seat=seat, card=card)


class ChooseFaction(BattaliaStep):
    """B5.8: factions are chosen clockwise from the starting player. A code is a faction."""

    __slots__ = ("position",)

    rule = "B5.8"

    def __init__(self, position: int) -> None:
        self.position = position

    def run(self, state: BattaliaState) -> None:
        if self.position == state.players:
            place_gates(state)
            state.push(ChooseStart(state.players - 1))
        else:
            state.ask((state.first + self.position) % state.players, self)

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        taken = [person.faction for person in state.people]
        return [faction for faction in state.factions if faction not in taken]

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        state.people[seat].faction = code
        self.tell(state, "faction-chosen", seat=seat, faction=state.box.faction_names[code])
        state.push(ChooseFaction(self.position + 1))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-faction")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-faction", faction=box.faction_names[code], terrain=box.terrain_names[code])


def place_gates(state: BattaliaState) -> None:
    """S15.4: the gates of the players' factions, at random on the gate squares; on the bridge's map with artefacts."""
    if not state.options.gates:
        return
    left = [person.faction for person in state.people]
    for square in state.board.gates:
        put_terrain(state, square, GATE, state.pick(left), 15)
    if state.options.valleys != KINGS_BRIDGE:
        return
    each = UNDER_EACH_OF_FEW if state.players <= FEW_GATES else 1
    for person in state.people:
        for _ in range(min(each, len(state.rest))):
            state.under[person.faction] = [*state.under[person.faction], state.pick(state.rest)]
    gates = 0
    for person in state.people:
        gates |= 1 << person.faction
    for person in state.people:
        person.rings = gates


class ChooseStart(BattaliaStep):
    """B5.8: start cities are chosen in the reverse order, and marked (B5.9). A code is a square."""

    __slots__ = ("position",)

    rule = "B5.8"

    def __init__(self, position: int) -> None:
        self.position = position

    def run(self, state: BattaliaState) -> None:
        if self.position >= 0:
            state.ask((state.first + self.position) % state.players, self)
        elif state.options.draft:
            state.push(ShowUnits(0))
        else:
            if state.options.expansion:
                # S15.7: here after the start cities.
                deal(state)
            state.push(READY)

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return [square for square in state.board.start if state.owners[square] == NOTHING]

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        state.owners[code] = seat
        state.levels[code] = 1
        for hero in range(state.box.heroes_at_start):
            state.people[seat].heroes[hero] = code
        self.tell(state, "marked", seat=seat, square=state.box.square_names[code], level=1)
        state.push(ChooseStart(self.position - 1))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-start")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-square", square=box.square_names[code])


class ShowUnits(BattaliaStep):
    """S16.1: as many units as players are shown, for everybody to pick one."""

    __slots__ = ("round",)

    rule = "S16.1"

    def __init__(self, round: int) -> None:
        self.round = round

    def run(self, state: BattaliaState) -> None:
        if self.round == len(state.box.draft_ranks):
            state.push(READY)
            return
        rank = state.box.draft_ranks[self.round]
        bag = state.own_deck(UNIT_DECK + rank).bag
        state.drafted = sorted([state.pick(bag) for _ in range(state.players)])
        state.push(Draft(self.round, 0))


class Draft(BattaliaStep):
    """S16: everybody picks a unit and passes the others on, clockwise and back in turn. A code is a faction."""

    __slots__ = ("position", "round")

    rule = "S16.1"

    def __init__(self, round: int, position: int) -> None:
        self.round = round
        self.position = position

    def run(self, state: BattaliaState) -> None:
        if self.position == state.players:
            state.push(ShowUnits(self.round + 1))
            return
        for seat in range(state.players):
            if place_in_draft(state, seat, self.round) == self.position:
                if self.position == state.players - 1:
                    # One card is left, as everybody knows.
                    state.ask(seat, self)
                else:
                    state.ask_in_secret(seat, self)

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return sorted(set(state.drafted))

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        state.drafted = without(state.drafted, code)
        # S16.8: nobody else sees which card it was, and the next one looks at those that are left.
        kind = unit(state.box.draft_ranks[self.round], code)
        state.people[seat].nation.append(kind)
        state.people[seat].secret = [*state.people[seat].secret, kind]
        state.reveals += 1
        self.tell(state, "start-card", (seat,), seat=seat, card=state.box.card_names[kind])
        self.tell(state, "drafted", seat=seat, left=len(state.drafted))
        state.push(Draft(self.round, self.position + 1))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-draft", card=box.rank_name(box.draft_ranks[self.round])).about("zone:draft")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-card", card=box.card_names[unit(box.draft_ranks[self.round], code)])


class Ready(BattaliaStep):
    """B5.9, B5.10, S16.6, S16.7: supply for everybody, universal units into the decks, the first hands."""

    __slots__ = ()

    rule = "B5.9"

    def run(self, state: BattaliaState) -> None:
        box, options = state.box, state.options
        for rank in range(1, RANKS + 1):
            bag = state.own_deck(UNIT_DECK + rank).bag
            if options.unbound:
                bag.extend([UNBOUND] * box.per_universal_rank[0])
            if options.fanatics:
                bag.extend([FANATIC] * box.per_universal_rank[1])
        for number in range(DECKS):
            state.own_deck(number).turn_up(state)
        survey(state)
        for seat in range(state.players):
            for _ in range(min(box.supply_at_start, state.supply)):
                state.supply -= 1
                state.people[seat].nation.append(SUPPLY)
            state.draw(seat, box.hand, self.rule)
        state.push(BEGIN_DAY)


PREPARE: Final = Prepare()
READY: Final = Ready()
