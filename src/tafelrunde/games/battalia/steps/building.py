"""Building (B9.2 to B9.5, B10): roads and cities on the map, higher levels, residences and capitals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.battalia.box.ids import (
    BUILDABLE,
    CITIES,
    EXITS,
    FIRST_BUILDING,
    FRIMAN,
    LORD,
    NOTHING,
    RESIDENCE,
    ROAD_STRAIGHT,
    ROAD_T,
    TOP_LEVEL,
    turned,
)
from tafelrunde.games.battalia.state.roads import is_road, survey, turns_at
from tafelrunde.games.battalia.state.shared import changed
from tafelrunde.games.battalia.steps.ending import check_end
from tafelrunde.games.battalia.steps.rows import can_pay, lay_for
from tafelrunde.games.battalia.steps.step import (
    BattaliaQuestion,
    Deed,
    SquareQuestion,
    tell,
)
from tafelrunde.games.battalia.words import NO_PRICE, say, thing
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.box.box import Box
    from tafelrunde.games.battalia.box.costs import Cost
    from tafelrunde.games.battalia.state.state import BattaliaState

# The level of what is not a city.
ROAD: Final = 0


# ---------------------------------------------------------------------- what can be built


def can_build(state: BattaliaState, seat: int, kind: int) -> bool:
    """Whether a card of this kind is left and fits somewhere."""
    return state.fits[seat] >> kind & 1 == 1 and state.decks[kind].top != NOTHING


def roads_to_build(state: BattaliaState, seat: int, counts: list[int]) -> list[int]:
    """The kinds of road that a seat can build and pay."""
    found: list[int] = []
    if state.fits[seat] >> ROAD_STRAIGHT:
        for kind in range(ROAD_STRAIGHT, BUILDABLE):
            if can_build(state, seat, kind) and can_pay(state, counts, state.box.costs.road[kind]):
                found.append(kind)
    return found


def cities_to_build(state: BattaliaState, seat: int) -> list[int]:
    """The kinds of city that a seat could found, whatever it costs."""
    if state.fits[seat] & ((1 << CITIES) - 1) == 0:
        return []
    return [kind for kind in range(CITIES) if can_build(state, seat, kind)]


def cities_to_raise(state: BattaliaState, seat: int, rank: int) -> list[int]:
    """The own cities that units of a rank can raise by one level (B9.5, S3.7, S3.8)."""
    found: list[int] = []
    if rank > LORD and state.cities_of_level(seat, rank) >= state.box.royal_cities[rank - RESIDENCE]:
        return found
    for square in state.linked[seat]:
        if state.owners[square] == seat and state.kinds[square] < FIRST_BUILDING:
            level = state.levels[square]
            if level == rank - 1 if rank > LORD else level < rank and level < TOP_LEVEL:
                found.append(square)
    return found


def cost_of_raising(state: BattaliaState, rank: int) -> Cost:
    """B9.5: what it costs to raise a city by units of a rank; frimen are labour (B11.7)."""
    costs = state.box.costs
    return costs.raising_from_nothing if rank == FRIMAN and state.mended else costs.raising[rank]


# ---------------------------------------------------------------------- where


class ChooseCityDeck(BattaliaQuestion):
    """B10.3: any of the five decks, whatever the level. A code is a kind of city."""

    __slots__ = ("level",)

    rule = "B10.3"

    def __init__(self, seat: int, level: int) -> None:
        self.seat = seat
        self.level = level

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return cities_to_build(state, seat)

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        state.push(ChooseSite(seat, code, self.level, False))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-city-deck", level=self.level)

    def option(self, box: Box, code: int) -> Words:
        return say("choose-deck", deck=box.deck_names[code])


class ChooseSite(SquareQuestion):
    """B10.1: an empty square that a road leads to from an own city. A code is a square."""

    __slots__ = ("free", "kind", "level")

    rule = "B10.1"

    def __init__(self, seat: int, kind: int, level: int, free: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.level = level
        self.free = free

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return [square for square in state.sites[seat] if turns_at(state, self.kind, square)]

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        state.push(ChooseTurn(seat, self.kind, self.level, self.free, code))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-site", deck=box.deck_names[self.kind])


class ChooseTurn(BattaliaQuestion):
    """B10.4: how the card is turned, so that roads agree with all neighbours. A code is a number of quarter turns."""

    __slots__ = ("free", "kind", "level", "square")

    rule = "B10.4"

    def __init__(self, seat: int, kind: int, level: int, free: bool, square: int) -> None:
        self.seat = seat
        self.kind = kind
        self.level = level
        self.free = free
        self.square = square

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        turns = turns_at(state, self.kind, self.square)
        return [quarter for quarter in range(4) if turns >> quarter & 1]

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        deed = Build(seat, self.kind, self.level, self.square, code)
        if self.free:
            state.push(deed)
        else:
            lay_for(state, seat, deed)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-turn", deck=box.deck_names[self.kind], square=box.square_names[self.square])

    def option(self, box: Box, code: int) -> Words:
        exits = turned(EXITS[self.kind], code)
        return say(
            "choose-turn",
            turn=turn_name(code),
            exits=say(f"exits-{exits}"),
            square=box.square_names[self.square],
        )


def turn_name(quarter: int) -> Words:
    """Quarter turns, with the id that drawings know them by."""
    return thing("turn", str(quarter), "turn", degrees=90 * quarter)


# ---------------------------------------------------------------------- the deeds


class Build(Deed):
    """B10: the top card of a deck comes onto the map; a city is marked with its level (B10.6)."""

    __slots__ = ("kind", "level", "seat", "square", "turn")

    rule = "B10"
    deed = "build"

    def __init__(self, seat: int, kind: int, level: int, square: int, turn: int) -> None:
        self.seat = seat
        self.kind = kind
        self.level = level
        self.square = square
        self.turn = turn

    def cost(self, state: BattaliaState) -> Cost:
        costs = state.box.costs
        return costs.road[self.kind] if self.level == ROAD else costs.founding[self.level]

    def act(self, state: BattaliaState, price: Words) -> None:
        square, seat = self.square, self.seat
        terrain = state.own_deck(self.kind).take_top(state)
        put_terrain(state, square, self.kind, terrain, turned(EXITS[self.kind], self.turn))
        if self.level != ROAD:
            state.owners[square] = seat
            state.levels[square] = self.level
        if state.listening:
            tell(
                state,
                self.rule if price is NO_PRICE else self.by_rule(),
                "built" if self.level == ROAD else "founded",
                seat=seat,
                deck=state.box.deck_names[self.kind],
                terrain=state.box.terrain_names[terrain],
                square=state.box.square_names[square],
                turn=self.turn,
                level=self.level,
                price=price,
            )
        survey(state)
        attract_metamorpha(state, square)
        check_end(state)

    def by_rule(self) -> str:
        """Which rule says what it costs."""
        if self.level != ROAD:
            return "B9.4"
        return "B9.3" if self.kind >= ROAD_T else "B9.2"

    def words(self, box: Box) -> Words:
        deck, square = box.deck_names[self.kind], box.square_names[self.square]
        if self.level == ROAD:
            return say("deed-road", deck=deck, square=square, turn=turn_name(self.turn))
        return say("deed-city", deck=deck, level=self.level, square=square, turn=turn_name(self.turn))


def put_terrain(state: BattaliaState, square: int, kind: int, terrain: int, exits: int) -> None:
    """A terrain card covers an empty square."""
    state.kinds = changed(state.kinds, square, kind)
    state.lands = changed(state.lands, square, terrain)
    state.exits = changed(state.exits, square, exits)
    state.empty -= 1


def attract_metamorpha(state: BattaliaState, square: int) -> None:
    """S19.1: she is drawn to every new terrain card."""
    if state.metamorpha == NOTHING:
        return
    state.metamorpha = square
    tell(state, "S19.1", "metamorpha-moves", square=state.box.square_names[square])


class ChooseCity(SquareQuestion):
    """B9.5: which own city is raised. A code is a square."""

    __slots__ = ("rank",)

    rule = "B9.5"

    def __init__(self, seat: int, rank: int) -> None:
        self.seat = seat
        self.rank = rank

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return cities_to_raise(state, seat, self.rank)

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        lay_for(state, seat, Upgrade(seat, code, self.rank))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-city-to-raise")

    def hint(self, state: BattaliaState, seat: int, code: int) -> Words | None:
        return say("hint-level", level=state.levels[code] + 1)


class Upgrade(Deed):
    """B9.5, S3.7, S3.8: a city rises by one level."""

    __slots__ = ("rank", "seat", "square")

    rule = "B9.5"
    deed = "upgrade"

    def __init__(self, seat: int, square: int, rank: int) -> None:
        self.seat = seat
        self.square = square
        self.rank = rank

    def cost(self, state: BattaliaState) -> Cost:
        return cost_of_raising(state, self.rank)

    def act(self, state: BattaliaState, price: Words) -> None:
        raise_city(state, self.seat, self.square, self.by_rule(), price)
        check_end(state)

    def by_rule(self) -> str:
        """Which rule lets this rank raise a city."""
        return "S3.8" if self.rank > RESIDENCE else "S3.7" if self.rank > LORD else self.rule

    def words(self, box: Box) -> Words:
        if self.rank > LORD:
            return say(
                "deed-residence" if self.rank == RESIDENCE else "deed-capital", square=box.square_names[self.square]
            )
        return say("deed-raise", square=box.square_names[self.square])


class RaiseFree(SquareQuestion):
    """A city of the seat's choice rises by one level free of charge (S5, S19.3, S24.4). A code is a square."""

    __slots__ = ("source",)

    rule = "B9.5"

    def __init__(self, seat: int, source: str) -> None:
        self.seat = seat
        # The rule that grants it.
        self.source = source

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return cities_to_raise(state, seat, LORD)

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        raise_city(state, seat, code, self.source)
        check_end(state)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-city-to-raise")

    def hint(self, state: BattaliaState, seat: int, code: int) -> Words | None:
        return say("hint-level", level=state.levels[code] + 1)


def raise_city(state: BattaliaState, seat: int, square: int, rule: str, price: Words = NO_PRICE) -> None:
    """One level more. Whoever calls this checks the end of the game when all is done."""
    state.levels[square] += 1
    name, level = state.box.square_names[square], state.levels[square]
    tell(state, rule, "raised", seat=seat, square=name, level=level, price=price)


def terrain_to_change(state: BattaliaState, square: int) -> list[int]:
    """The terrains that a card with the same exits could bring onto a square from its deck (S5, S25.1)."""
    kind = state.kinds[square]
    if not (0 <= kind < CITIES or is_road(kind)):
        return []
    return [terrain for terrain in state.decks[kind].factions() if terrain != state.lands[square]]


def change_terrain(state: BattaliaState, seat: int, square: int, terrain: int, rule: str) -> None:
    """A card is replaced by another of the same kind; tokens and figures stay (S5)."""
    deck = state.own_deck(state.kinds[square])
    deck.take(state, terrain)
    old = state.lands[square]
    deck.put_under(old)
    state.lands = changed(state.lands, square, terrain)
    if state.listening:
        name, names = state.box.square_names[square], state.box.terrain_names
        words = say("terraformed", seat=seat_words(seat), square=name, old=names[old], terrain=names[terrain])
        state.tell(words, rule)
    attract_metamorpha(state, square)
