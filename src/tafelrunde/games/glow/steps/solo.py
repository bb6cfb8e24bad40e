"""G15: Tom in the solo game: the choice of his dice, and how dice, band and tiles act for him."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.glow.box.box import Box
from tafelrunde.games.glow.box.ids import (
    BY_SIDE,
    BY_TILE,
    ELEMENTS,
    FIRST_ADVENTURER,
    FOOTPRINTS,
    FOR_SPACE,
    NOTHING,
    PURPLE,
    SHARDS,
    YELLOW,
)
from tafelrunde.games.glow.box.names import SYMBOL_NAMES
from tafelrunde.games.glow.state.state import GlowState
from tafelrunde.games.glow.state.tom import LOW, NO_MOVE, TOM, Tom
from tafelrunde.games.glow.steps.step import GlowQuestion
from tafelrunde.games.glow.words import say
from tafelrunde.kernel.words import Words, seat_words

TOMS_DICE: Final = 2


class ChooseTomsDie(GlowQuestion):
    """G15.3: a large die for Tom, of an adventurer who is not led. A code is a die."""

    __slots__ = ()

    rule = "G15.3"

    def legal(self, state: GlowState, seat: int) -> Sequence[int]:
        tom = state.tom
        assert tom is not None
        box = state.box
        taken = [box.dice[die].colour for die in tom.dice]
        codes: list[int] = []
        for adventurer in state.adventurers:
            die = box.adventurer_dice[adventurer - FIRST_ADVENTURER][0]
            colour = box.dice[die].colour
            special = colour in (PURPLE, YELLOW) and (PURPLE in taken or YELLOW in taken)
            if colour not in taken and not special:
                codes.append(die)
        return codes

    def answer(self, state: GlowState, seat: int, code: int) -> None:
        tom = state.tom
        assert tom is not None
        tom.dice.append(code)
        self.tell(state, "tom-die", seat=TOM, die=state.box.dice[code].name)
        if len(tom.dice) < TOMS_DICE:
            state.push(self)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-tom-die")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-tom-die", die=box.dice[code].name)


def roll_toms_dice(state: GlowState, tom: Tom) -> None:
    """G15.3: his dice are rolled onto the meeting track; a special side is his at once."""
    box = state.box
    for number, die in enumerate(tom.dice):
        symbol = state.pick_one(box.sides[die])
        state.shown[die] = symbol
        if state.listening:
            words = say("tom-rolled", seat=seat_words(TOM), die=box.dice[die].name, shows=SYMBOL_NAMES[symbol])
            state.tell(words, "G15.3")
        if symbol < ELEMENTS:
            tom.areas[number] = box.area_of[symbol]
            continue
        tom.areas[number] = NOTHING
        if symbol == FOOTPRINTS:
            state.gain_footprints(TOM, box.footprints_side, "G15.3", BY_SIDE + FOOTPRINTS)
        else:
            state.gain_shards(TOM, box.shards_side, "G15.3", BY_SIDE + SHARDS)


def lay_tiles(state: GlowState, tom: Tom) -> None:
    """G15.4: a tile beneath each area."""
    for area in range(len(tom.tiles)):
        tom.tiles[area] = state.pick(tom.tile_bag)


def use_tile(state: GlowState, tom: Tom, area: int) -> None:
    """G15.4, G15.5: the tile of the area where a companion was taken acts for Tom, and another one takes its place."""
    number = tom.tiles[area]
    tile = state.box.solo_tiles[number]
    tom.band += tile.steps
    if state.listening:
        words = say("tom-tile", seat=seat_words(TOM), tile=tile.name, steps=tile.steps, band=tom.band)
        state.tell(words, "G15.5")
    state.gain_shards(TOM, tom.band + tile.points, "G15.5", BY_TILE + number)
    if tile.board != NO_MOVE:
        if state.by_land():
            move_camp(state)
        else:
            sail_for_tom(state, tile.board)
    tom.tile_discard.append(number)
    if not tom.tile_bag and state.day < state.box.days:
        tom.tile_bag, tom.tile_discard = tom.tile_discard, []
    tom.tiles[area] = state.pick(tom.tile_bag) if tom.tile_bag else NOTHING


def next_village(state: GlowState) -> int:
    """The village that is worth next more than that of Tom's camp, or NOTHING."""
    realm = state.box.shadows
    camp = realm.points[state.companies[TOM].camp]
    best = NOTHING
    for village in realm.villages:
        if realm.points[village] > camp and (best == NOTHING or realm.points[village] < realm.points[best]):
            best = village
    return best


def move_camp(state: GlowState) -> None:
    """G15.6: Tom's camp goes to the next village."""
    village = next_village(state)
    if village == NOTHING:
        return
    state.companies[TOM].camp = village
    if state.listening:
        name = state.box.shadows.spaces[village].name
        state.tell(say("camp-moved", seat=seat_words(TOM), space=name), "G15.6")


def sail_for_tom(state: GlowState, board: int) -> None:
    """G15.6: the boat nearest to the centre that can goes outward, on the way with the lowest or highest number."""
    sea = state.box.sea
    boats = state.companies[TOM].boats
    for distance in range(max(sea.solo_distance)):
        for number, here in enumerate(boats):
            if sea.solo_distance[here] != distance:
                continue
            there = outward(state, boats, here, board)
            if there == NOTHING:
                continue
            boats[number] = there
            if state.listening:
                origin, island = sea.islands[here].there, sea.islands[there].to
                state.tell(say("sailed", seat=seat_words(TOM), origin=origin, island=island), "G15.6")
            return


def outward(state: GlowState, boats: list[int], here: int, board: int) -> int:
    """Where a boat of Tom's goes from an island; NOTHING if it cannot go outward."""
    sea = state.box.sea
    best = NOTHING
    best_number = 0
    for position in range(len(sea.neighbours[here])):
        there = sea.neighbours[here][position]
        way = sea.ways[sea.ways_from[here][position]]
        if sea.solo_distance[there] <= sea.solo_distance[here] or there in boats:
            continue
        number = way.least if board == LOW else -way.most
        if best == NOTHING or number < best_number:
            best = there
            best_number = number
    return best


def last_move(state: GlowState) -> None:
    """G15.7: before the end, Tom's camp moves once more if he can pay for the village."""
    village = next_village(state)
    company = state.companies[TOM]
    if state.by_land() and village != NOTHING and company.footprints >= state.box.shadows.pay[village]:
        state.lose_footprints(TOM, state.box.shadows.pay[village], "G15.7", FOR_SPACE + village)
        move_camp(state)


CHOOSE_TOMS_DIE: Final = ChooseTomsDie(0)
