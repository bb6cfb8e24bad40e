"""The valleys of the kings and queens (S23) and their connection cards (S24)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.battalia.box.board import MIDDLE, VALLEY_BUILDINGS, VALLEY_CROSSROADS
from tafelrunde.games.battalia.box.ids import (
    ARTEFACT_DECK,
    ARTEFACTS,
    BRIDGE,
    BUILDINGS,
    CENTRE,
    CROSSROADS,
    FATE_COPY,
    FIRST_BUILDING,
    FIRST_SPECIAL,
    LORD,
    NEUTRAL,
    NOTHING,
    PASS,
    RESIDENCE,
    UNKNOWN_BUILDING,
    UNKNOWN_CROSSROADS,
)
from tafelrunde.games.battalia.state.match_options import KINGS_BRIDGE
from tafelrunde.games.battalia.state.roads import gates_in_play, survey, unknown_beside
from tafelrunde.games.battalia.state.shared import changed
from tafelrunde.games.battalia.steps.building import RaiseFree, cities_to_raise, put_terrain
from tafelrunde.games.battalia.steps.ending import check_end
from tafelrunde.games.battalia.steps.hiring import take_artefact
from tafelrunde.games.battalia.steps.rows import lay_for
from tafelrunde.games.battalia.steps.specials import GainSpecial
from tafelrunde.games.battalia.steps.step import (
    ENOUGH,
    BattaliaQuestion,
    HeroQuestion,
    SeatStep,
    SquareDeed,
    SquareQuestion,
)
from tafelrunde.games.battalia.words import say, thing
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.box.box import Box
    from tafelrunde.games.battalia.box.costs import Cost
    from tafelrunde.games.battalia.state.state import BattaliaState

GIVE: Final = 0
LOWER: Final = 1
EXCHANGE: Final = 2
LEVELS_FOR_SPECIAL: Final = 2


# ---------------------------------------------------------------------- setting up


def lay_out_valleys(state: BattaliaState) -> None:
    """S23.2: the centres in place of the ruins, roads and buildings face down around them, the connection between."""
    for number, centre in enumerate(state.board.ruins):
        put_terrain(state, centre, CENTRE, NOTHING, 15)
        state.owners[centre] = NEUTRAL
        state.levels[centre] = 4
        state.valley_bags[number] = [
            building for building in range(BUILDINGS) if state.box.building_valley[building] == number
        ]
        for side in VALLEY_CROSSROADS:
            put_terrain(state, centre + side, UNKNOWN_CROSSROADS, NOTHING, 15)
        for corner, exits in VALLEY_BUILDINGS:
            put_terrain(state, centre + corner, UNKNOWN_BUILDING, NOTHING, exits)
    connection = BRIDGE if state.options.valleys == KINGS_BRIDGE else PASS
    put_terrain(state, MIDDLE, connection, NOTHING, 15)


def valley_of(state: BattaliaState, square: int) -> int:
    """The number of the valley that a square belongs to."""
    return 0 if square in state.board.near[state.board.ruins[0]] else 1


# ---------------------------------------------------------------------- discovering


def discoverable(state: BattaliaState, seat: int) -> list[int]:
    """S23.3: undiscovered cards that a direct road joins to a hero's square."""
    found: list[int] = []
    for hero in state.people[seat].heroes:
        if hero != NOTHING:
            found.extend([square for square in unknown_beside(state, hero) if square not in found])
    return sorted(found)


def discovery_cost(state: BattaliaState, square: int) -> Cost:
    """S23.3: like crossroads, or like a simple road."""
    costs = state.box.costs
    return costs.valley_road if state.kinds[square] == UNKNOWN_CROSSROADS else costs.valley_building


class ChooseDiscovery(SquareQuestion):
    """S23.3: which card of a valley is discovered; `simple`: only a building can be paid. A code is a square."""

    __slots__ = ("simple",)

    rule = "S23.3"

    def __init__(self, seat: int, simple: bool) -> None:
        self.seat = seat
        self.simple = simple

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        found = discoverable(state, seat)
        if self.simple:
            found = [square for square in found if state.kinds[square] == UNKNOWN_BUILDING]
        return found

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        lay_for(state, seat, Discover(seat, code))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-discover")


class Discover(SquareDeed):
    """S23.3, S23.4: a card of a valley is turned over; a building belongs to its discoverer."""

    __slots__ = ()

    rule = "S23.3"
    deed = "discover"

    def cost(self, state: BattaliaState) -> Cost:
        return discovery_cost(state, self.square)

    def act(self, state: BattaliaState, price: Words) -> None:
        square, seat = self.square, self.seat
        name = state.box.square_names[square]
        if state.kinds[square] == UNKNOWN_CROSSROADS:
            state.kinds = changed(state.kinds, square, CROSSROADS)
            self.tell(state, "discovered-road", seat=seat, square=name, price=price)
        else:
            valley = valley_of(state, square)
            left = state.valley_bags[valley].copy()
            building = state.pick(left)
            state.valley_bags[valley] = left
            state.kinds = changed(state.kinds, square, FIRST_BUILDING + building)
            state.owners[square] = seat
            state.levels[square] = state.box.building
            what = state.box.building_words[building]
            self.tell(state, "discovered-building", seat=seat, square=name, building=what, price=price)
        survey(state)

    def words(self, box: Box) -> Words:
        return say("deed-discover", square=box.square_names[self.square])


# ---------------------------------------------------------------------- what buildings give


def gifts(state: BattaliaState, seat: int) -> list[int]:
    """S23.7: the types of card that a seat's buildings offer: artefact types, or ARTEFACTS for supply."""
    found: list[int] = []
    if state.people[seat].gifts:
        return found
    for square in state.board.squares:
        if state.kinds[square] >= FIRST_BUILDING and state.owners[square] == seat:
            gift = state.box.building_gives[state.kinds[square] - FIRST_BUILDING]
            left = state.supply > 0 if gift == ARTEFACTS else state.decks[ARTEFACT_DECK + gift].top != NOTHING
            if left and gift not in found:
                found.append(gift)
    return sorted(found)


class TakeGift(BattaliaQuestion):
    """S23.7: one card a round from the own buildings. A code is an artefact type, or ARTEFACTS for supply."""

    __slots__ = ()

    rule = "S23.7"

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return gifts(state, seat)

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        person = state.people[seat]
        person.gifts = True
        person.acted = True
        if code == ARTEFACTS:
            state.gain_supply(seat, 1, True, self.rule)
        else:
            take_artefact(state, seat, code, self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-gift")

    def option(self, box: Box, code: int) -> Words:
        if code == ARTEFACTS:
            return say("choose-supply").about("store:supply")
        return say("choose-deck", deck=box.deck_names[ARTEFACT_DECK + code])


# ---------------------------------------------------------------------- the Mountain Pass


def can_take_amplifier(state: BattaliaState, seat: int, hero: int) -> bool:
    """S24.1: a hero that stands on the pass and carries none yet."""
    person = state.people[seat]
    square = person.heroes[hero]
    return square != NOTHING and state.kinds[square] == PASS and person.amplifiers[hero] == NOTHING


def take_amplifier(state: BattaliaState, seat: int, hero: int) -> None:
    """S24.1: the die says for which gate it is."""
    person = state.people[seat]
    person.acted = True
    gate = state.pick_one([state.lands[square] for square in gates_in_play(state)])
    person.amplifiers = changed(person.amplifiers, hero, gate)
    if state.listening:
        name = thing("hero", f"{seat}-{hero}", "hero", number=hero + 1)
        state.tell(say("amplifier", seat=seat_words(seat), hero=name, gate=state.box.gate_names[gate]), "S24.1")


# ---------------------------------------------------------------------- the King's Bridge


def deals(state: BattaliaState, seat: int) -> list[int]:
    """S24.4: what a seat can agree on with the council."""
    found: list[int] = []
    own = state.people[seat].specials()
    if own and cities_to_raise(state, seat, LORD):
        found.append(GIVE)
    on_offer = len(state.open_specials) > 0 or len(state.fate_cards) > 0
    if on_offer and can_lower(state, seat):
        found.append(LOWER)
    if on_offer and own:
        found.append(EXCHANGE)
    return found


def can_lower(state: BattaliaState, seat: int) -> bool:
    """Whether a seat could give up as many levels as the council asks for."""
    if state.mended:
        return len(lowerable(state, seat, LEVELS_FOR_SPECIAL)) > 0
    cities = lowerable(state, seat, 1)
    to_zero = 0 if state.cities_of_level(seat, 0) or not cities else 1
    return sum([state.levels[square] - 1 for square in cities]) + to_zero >= LEVELS_FOR_SPECIAL


def lowerable(state: BattaliaState, seat: int, left: int) -> list[int]:
    """S24.5, S3.7: the own cities that can fall by a level, so that of all that are left to fall the last one leaves
    neither two cities of level 0 nor three residences. Buildings have only one level.
    """
    cities = [
        square for square in state.linked[seat] if state.owners[square] == seat and state.kinds[square] < FIRST_BUILDING
    ]
    if not state.mended:
        least = 1 if state.cities_of_level(seat, 0) else 0
        return [square for square in cities if state.levels[square] > least]
    levels = [state.levels[square] for square in cities]
    most = state.box.royal_cities[0]
    return [square for place, square in enumerate(cities) if _may_fall(levels, place, left, most)]


def _may_fall(levels: list[int], place: int, left: int, most_residences: int) -> bool:
    """Whether a city can be the first of so many levels to fall."""
    if levels[place] == 0:
        return False
    fallen = levels.copy()
    fallen[place] -= 1
    if left == 1:
        return fallen.count(0) <= 1 and fallen.count(RESIDENCE) <= most_residences
    return any(_may_fall(fallen, other, left - 1, most_residences) for other in range(len(fallen)))


class Council(HeroQuestion):
    """S24.4: one of three deals, once for each stop on the bridge. A code is one of them."""

    __slots__ = ()

    rule = "S24.4"

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return deals(state, seat)

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        person = state.people[seat]
        person.acted = True
        person.at_council &= ~(1 << self.hero)
        if code == LOWER:
            state.push(GainSpecial(seat, False))
            state.push(LowerCity(seat, LEVELS_FOR_SPECIAL))
        else:
            state.push(GiveSpecial(seat, code == GIVE, True))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-council")

    def option(self, box: Box, code: int) -> Words:
        return say(f"choose-council-{code}")


class LowerCity(SquareQuestion):
    """S24.4: which city falls by one level. A code is a square."""

    __slots__ = ("left",)

    rule = "S24.4"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return lowerable(state, seat, self.left)

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        state.levels[code] -= 1
        self.tell(state, "lowered", seat=seat, square=state.box.square_names[code], level=state.levels[code])
        if self.left > 1:
            state.push(LowerCity(seat, self.left - 1))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-lower", left=self.left)

    def hint(self, state: BattaliaState, seat: int, code: int) -> Words | None:
        return say("hint-level", level=state.levels[code] - 1)


class GiveSpecial(BattaliaQuestion):
    """S24.4: which special artefact is given, for a level each (as many as one likes) or for another one.

    A code is a kind or ENOUGH.
    """

    __slots__ = ("for_levels", "must")

    rule = "S24.4"

    def __init__(self, seat: int, for_levels: bool, must: bool) -> None:
        self.seat = seat
        self.for_levels = for_levels
        self.must = must

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        codes = sorted(set(state.people[seat].specials()))
        return codes if self.must and codes else [*codes, ENOUGH]

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        if code == ENOUGH:
            return
        take_special_away(state, seat, code)
        self.tell(state, "special-given", seat=seat, card=state.box.card_names[code])
        if self.for_levels:
            state.push(GiveMore(seat))
            state.push(RaiseFree(seat, self.rule))
        else:
            state.push(GainSpecial(seat, False))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-give-special").about("zone:deck")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-enough") if code == ENOUGH else say("choose-card", card=box.card_names[code])


class GiveMore(SeatStep):
    """S24.4: further special artefacts for further levels, while there are both."""

    __slots__ = ()

    rule = "S24.4"

    def run(self, state: BattaliaState) -> None:
        if state.people[self.seat].specials() and cities_to_raise(state, self.seat, LORD):
            state.push(GiveSpecial(self.seat, True, False))
        check_end(state)


def take_special_away(state: BattaliaState, seat: int, kind: int) -> None:
    """A special artefact leaves a creation deck, wherever it is, for the rest pile; a fate card for its own."""
    state.people[seat].lose(kind)
    state.reveals += 1
    if kind == FATE_COPY:
        state.fate_cards = [*state.fate_cards, 0]
    else:
        state.rest.append(kind - FIRST_SPECIAL)
        state.returned = [*state.returned, kind - FIRST_SPECIAL]
