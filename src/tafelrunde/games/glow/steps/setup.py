"""G2: how a game begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.glow.box.box import Box
from tafelrunde.games.glow.box.ids import (
    ADVENTURERS,
    AREAS,
    AS_LAST,
    ELEMENTS,
    FIRST_ADVENTURER,
    FIRST_SPELL,
    MOST_PLAYERS,
    NOTHING,
    SEA,
    SHADOWS,
    SPELLS,
    SYMBOL_IDS,
    SYMBOLS,
)
from tafelrunde.games.glow.options import GlowOptions
from tafelrunde.games.glow.state.company import Company
from tafelrunde.games.glow.state.state import GlowState
from tafelrunde.games.glow.state.tom import Tom
from tafelrunde.games.glow.steps.day import BEGIN_DAY
from tafelrunde.games.glow.steps.evening import lay_out
from tafelrunde.games.glow.steps.solo import CHOOSE_TOMS_DIE, lay_tiles
from tafelrunde.games.glow.steps.step import GlowQuestion, GlowStep
from tafelrunde.games.glow.words import say
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.words import Words, seat_words


def start(setup: Setup, luck: int) -> GlowState:
    """An empty table, with everything about to be laid out."""
    box, options = setup.box, setup.options
    assert isinstance(box, Box)
    assert isinstance(options, GlowOptions)
    state = GlowState(setup, luck, box, SEA if options.sea_of_darkness else SHADOWS, options.random_adventurers)
    # G2.3, G2.4: everybody's markers are at their starts; the adventurer is still to come.
    state.companies = [
        Company(NOTHING, [], [], [0] * SYMBOLS, [], [0] * box.boats, [0] * ELEMENTS, box.start_points)
        for _ in range(setup.players)
    ]
    state.kaar_protects = setup.version > 1 and not options.kaar_cursed  # G8.4
    state.adventurers = list(range(FIRST_ADVENTURER, FIRST_ADVENTURER + ADVENTURERS))
    state.track = [NOTHING] * AREAS
    state.area_dice = [[] for _ in range(AREAS)]
    state.area_footprints = [0] * AREAS
    state.deck_a = box.deck_a.copy()
    state.deck_b = box.deck_b.copy()
    state.holders = [NOTHING] * ELEMENTS
    state.shown = [NOTHING] * len(box.dice)
    state.spell_bag = list(range(FIRST_SPELL, FIRST_SPELL + SPELLS))
    if options.solo and setup.players == 2:
        # G15.1, G15.2: the second seat is Tom's, and some companions and all spells stay in the box.
        tiles = list(range(len(box.solo_tiles)))
        state.people = 1
        state.tom = Tom([], [NOTHING, NOTHING], 0, [NOTHING] * AREAS, tiles, [])
        state.deck_a = box.solo_decks[0].copy()
        state.deck_b = box.solo_decks[1].copy()
        state.spell_bag = []
    state.push(PREPARE)
    return state


class Prepare(GlowStep):
    """G2: who begins, and who leads which company."""

    __slots__ = ()

    rule = "G2"

    def run(self, state: GlowState) -> None:
        state.start = state.below(state.people)  # G2.2
        if state.listening:
            state.tell(say("start-token", seat=seat_words(state.start)), "G2.2")
        state.push(LAY_OUT)
        if state.tom is not None:
            state.push(CHOOSE_TOMS_DIE)
        for distance in range(state.people - 1, -1, -1):
            state.push(CHOOSE_ADVENTURER[(state.start + distance) % state.people])


class ChooseAdventurer(GlowQuestion):
    """G2.2: an adventurer, with the large dice that belong to it. A code is the number of its card."""

    __slots__ = ()

    rule = "G2.2"

    def run(self, state: GlowState) -> None:
        if state.dealt:
            self.answer(state, self.seat, state.pick_one(sorted(state.adventurers)))
        else:
            state.ask(self.seat, self)

    def legal(self, state: GlowState, seat: int) -> Sequence[int]:
        return state.adventurers.copy()

    def answer(self, state: GlowState, seat: int, code: int) -> None:
        state.adventurers.remove(code)
        company = state.companies[seat]
        company.adventurer = code
        company.dice.extend(state.box.adventurer_dice[code - FIRST_ADVENTURER])
        self.tell(state, "adventurer-chosen", seat=seat, adventurer=state.box.name_of(code))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-adventurer")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-adventurer", adventurer=box.name_of(code))


class LayOut(GlowStep):
    """G2.7 to G2.10: the meeting track, and a consolation for whoever comes last."""

    __slots__ = ()

    rule = "G2.7"

    def run(self, state: GlowState) -> None:
        tom = state.tom
        if tom is None:
            last = (state.start + state.players - 1) % state.players
            state.gain_rerolls(last, state.box.last_rerolls, "G2.8", AS_LAST)
        else:
            lay_tiles(state, tom)
        for die in state.box.track_dice:  # G2.9
            element = state.pick_one(state.box.elements_of[die])
            state.shown[die] = element
            state.area_dice[state.box.area_of[element]].append(die)
        if state.listening:
            box, shown = state.box, state.shown
            ids = " ".join([f"{box.dice[die].id}={SYMBOL_IDS[shown[die]]}" for die in box.track_dice])
            state.tell(say("small-dice-rolled", count=len(box.track_dice), dice=ids), "G2.9")
        lay_out(state)
        state.push(BEGIN_DAY)


PREPARE: Final = Prepare()
LAY_OUT: Final = LayOut()
CHOOSE_ADVENTURER: Final = [ChooseAdventurer(seat) for seat in range(MOST_PLAYERS)]
