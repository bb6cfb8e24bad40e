"""G15: Tom, the opponent of whoever plays alone. He is no person: two dice, a band and eight tiles act for him."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, get_args

from mypy_extensions import mypyc_attr

from tafelrunde.games.glow.box.ids import ELEMENTS, FOOTPRINTS
from tafelrunde.games.glow.state.company import NOTHING
from tafelrunde.games.glow.words import say
from tafelrunde.kernel.words import seat_words

if TYPE_CHECKING:
    from tafelrunde.games.glow.state.state import GlowState

# The seat that belongs to him.
TOM: Final = 1

# What a tile moves on the board.
NO_MOVE: Final = 0
LOW: Final = 1
HIGH: Final = 2
BoardMove = Literal["none", "low", "high"]
BOARD_IDS: Final[tuple[BoardMove, ...]] = get_args(BoardMove)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Tom:
    """What Tom has beside the markers of his seat."""

    __slots__ = ("areas", "band", "dice", "tile_bag", "tile_discard", "tiles")

    def __init__(
        self,
        dice: list[int],
        areas: list[int],
        band: int,
        tiles: list[int],
        tile_bag: list[int],
        tile_discard: list[int],
    ) -> None:
        # His dice, and the area of each: NOTHING where it shows a special side.
        self.dice = dice
        self.areas = areas
        self.band = band
        # The tile beneath each area (or NOTHING), those still to come, and those already used.
        self.tiles = tiles
        self.tile_bag = tile_bag
        self.tile_discard = tile_discard

    def copy(self) -> Tom:
        return Tom(
            self.dice.copy(),
            self.areas.copy(),
            self.band,
            self.tiles.copy(),
            self.tile_bag.copy(),
            self.tile_discard.copy(),
        )


def roll_toms_dice(state: GlowState, tom: Tom) -> None:
    """G15.3: his dice are rolled onto the meeting track; a special side is his at once."""
    box = state.box
    for number, die in enumerate(tom.dice):
        symbol = state.pick_one(box.sides[die])
        state.shown[die] = symbol
        if state.listening:
            words = say("tom-rolled", seat=seat_words(TOM), die=box.dice[die].name, shows=box.symbol_names[symbol])
            state.tell(words, "G15.3")
        if symbol < ELEMENTS:
            tom.areas[number] = box.area_of[symbol]
            continue
        tom.areas[number] = NOTHING
        if symbol == FOOTPRINTS:
            state.gain_footprints(TOM, box.footprints_side, "G15.3")
        else:
            state.gain_shards(TOM, box.shards_side, "G15.3")


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
    state.gain_shards(TOM, tom.band + tile.points, "G15.5")
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
                origin, island = sea.islands[here].name, sea.islands[there].name
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
        state.lose_footprints(TOM, state.box.shadows.pay[village], "G15.7")
        move_camp(state)
