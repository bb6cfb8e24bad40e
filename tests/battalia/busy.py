"""Games in full swing for the promises: everybody has rich cards, and heroes stand where something can be done.

Random players rarely get that far by themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tafelrunde.games.battalia import GAME
from tafelrunde.games.battalia.box.box import Box
from tafelrunde.games.battalia.box.ids import (
    ARTEFACT_DECK,
    ARTEFACTS,
    BRIDGE,
    CHEST,
    CROSSROADS,
    FATE_COPY,
    FIRST_SPECIAL,
    GATE,
    NOTHING,
    PASS,
    POTIONS,
    RANKS,
    STARDUST,
    UNIT_DECK,
    UNKNOWN_CROSSROADS,
    artefact,
    unit,
)
from tafelrunde.games.battalia.state.match_options import NO_VALLEYS
from tafelrunde.games.battalia.state.player import GAINED, Tent
from tafelrunde.games.battalia.state.roads import survey
from tafelrunde.games.battalia.state.state import BattaliaState
from tafelrunde.games.battalia.steps.setup import start
from tafelrunde.games.battalia.steps.turns import TeamTurn
from tafelrunde.kernel.components import lay_over
from tafelrunde.kernel.setup import Setup

# A week has one day, so that checkpoints come soon.
FIGURES = {"hand": 7, "days_in_a_week": 1}


def make_box(figures: Mapping[str, Any]) -> Box:
    """The box with these figures in it, as an owner could have written them."""
    return Box(lay_over(figures, FIGURES))


def start_busy(setup: Setup, luck: int) -> BattaliaState:
    """A game whose setup is over, with everything in motion."""
    state = start(setup, luck)
    if luck == 0:
        # A saved game is about to be read into it; there is no luck to play with.
        return state
    state.advance()
    while state.day == 0:
        state.apply(state.decisions[0].seat, 0)
    for seat in range(state.players):
        enrich(state, seat)
    spread_heroes(state)
    if state.options.bilkarr:
        state.bilkarr = state.people[0].heroes[0]
        for potion in range(POTIONS):
            state.potion_owners[potion] = potion % state.players
            state.potion_days[potion] = potion % 2
    if state.options.metamorpha:
        state.metamorpha = state.people[0].heroes[1]
    survey(state)
    team = state.teams[state.turn]
    state.open = ()
    state.stack = None
    state.push(TeamTurn(team))
    return state


def enrich(state: BattaliaState, seat: int) -> None:
    """Cards of all kinds, from the common supply."""
    person = state.people[seat]
    kinds: list[int] = []
    for type in (*range(ARTEFACTS), 1, 1, 4):
        deck = state.decks[ARTEFACT_DECK + type]
        if deck.top != NOTHING:
            kinds.append(artefact(type, deck.take_top(state)))
    for rank in (*range(1, RANKS + 1), 2, 4, 4):
        deck = state.decks[UNIT_DECK + rank]
        if deck.top != NOTHING:
            kinds.append(unit(rank, deck.take_top(state)))
    valleys = state.options.valleys != NO_VALLEYS
    for _ in range(2 if valleys else 1):
        if state.rest:
            kinds.append(FIRST_SPECIAL + state.pick(state.rest))
    if valleys and seat == 0 and state.fate_cards:
        state.fate_cards.remove(0)
        kinds.append(FATE_COPY)
    if state.chests:
        state.chests -= 1
        kinds.append(CHEST)
    if state.stardust:
        state.stardust -= 1
        kinds.append(STARDUST)
    person.nation += kinds
    person.veteran = GAINED if state.options.hero_mode and seat % 2 else 0
    state.draw(seat, 5, "B4.5")
    person.hidden.append(person.hand.pop())
    person.tents.append(Tent(person.hand.pop(), [person.hand.pop()], 0))
    if person.tents[0].cards[0] >= FIRST_SPECIAL or person.tents[0].kind < 0:
        person.shelter += person.tents[0].cards
        person.tents[0].cards = []


def spread_heroes(state: BattaliaState) -> None:
    """One hero of each seat in the city of the next, the other on a gate, in the ruins, or on a connection card."""
    homes = [person.heroes[0] for person in state.people]
    marks = [where for where in state.board.squares if state.kinds[where] in (BRIDGE, PASS, GATE)]
    others = marks or state.board.ruins or state.board.neutral
    for seat, person in enumerate(state.people):
        person.heroes = [homes[(seat + 1) % len(homes)], others[seat % len(others)]]
        if seat == 0:
            person.heroes[1] = state.board.neutral[0]
        if state.options.trading:
            person.posts = [person.heroes[0]]
    if state.options.valleys != NO_VALLEYS:
        opened = next(where for where in state.board.squares if state.kinds[where] == UNKNOWN_CROSSROADS)
        state.kinds[opened] = CROSSROADS
        state.people[0].heroes[0] = opened
        state.people[0].at_council = 3


BUSY = replace(GAME, make_box=make_box, start=start_busy)
