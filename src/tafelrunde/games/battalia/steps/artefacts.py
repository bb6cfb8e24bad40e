"""Using special artefacts (B12, S13): the questions that they ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.battalia.box.ids import (
    CITIES,
    CLASS_OF,
    CLASS_SPECIAL,
    CRYSTAL,
    FIRST_ROYAL,
    GATE,
    NOTHING,
    RANK_OF,
    RAW_FANATIC,
    SQUARES,
)
from tafelrunde.games.battalia.state.roads import is_road
from tafelrunde.games.battalia.state.shared import changed, without
from tafelrunde.games.battalia.steps.building import change_terrain, terrain_to_change
from tafelrunde.games.battalia.steps.hiring import enterable
from tafelrunde.games.battalia.steps.moving import come_to_rest, hero_name, put_hero
from tafelrunde.games.battalia.steps.step import (
    ENOUGH,
    BattaliaQuestion,
    CardQuestion,
    HeroSquareQuestion,
    MoreSquaresQuestion,
    SeatStep,
    tell,
)
from tafelrunde.games.battalia.steps.workbench import SacrificeForSnatched
from tafelrunde.games.battalia.words import say
from tafelrunde.kernel.packing import Pair
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.box.box import Box
    from tafelrunde.games.battalia.state.state import BattaliaState


# ---------------------------------------------------------------------- Wings, Hand


class ChooseFlyer(BattaliaQuestion):
    """B12.6.5: which hero flies. A code is a hero."""

    __slots__ = ()

    rule = "B12.6.5"

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return [hero for hero in range(2) if state.people[seat].heroes[hero] != NOTHING]

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        state.push(FlyTo(seat, code))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-flyer")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-hero", hero=hero_name(self.seat, code))


class FlyTo(HeroSquareQuestion):
    """B12.6.5: the terrain card that a hero flies to. A code is a square."""

    __slots__ = ()

    rule = "B12.6.5"

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        here = state.people[seat].heroes[self.hero]
        return [square for square in state.board.squares if square != here and enterable(state, square)]

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        put_hero(state, seat, self.hero, code, "moved", self.rule)
        come_to_rest(state, seat, self.hero)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-fly", hero=hero_name(self.seat, self.hero))


def full_hands(state: BattaliaState, seat: int) -> list[int]:
    """The opponents who have cards in their hands."""
    return [other for other in range(state.players) if not state.allied(seat, other) and state.people[other].hand]


class Snatch(BattaliaQuestion):
    """B12.6.7: whose hand a random card is taken from, to be used in this turn. A code is a seat."""

    __slots__ = ()

    rule = "B12.6.7"

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return full_hands(state, seat)

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        victim = state.people[code]
        kind = state.pick_one(victim.hand)
        # It is its owner's again when it has been used, so it lies in the shelter already.
        victim.discard(kind)
        self.tell(state, "snatched", seat=seat, victim=seat_words(code), card=state.box.card_names[kind])
        if CLASS_OF[kind] == RAW_FANATIC and state.mended:
            state.push(SacrificeForSnatched(seat, kind))
        else:
            state.people[seat].bench.append(kind)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-snatch")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-seat", seat=seat_words(code))


# ---------------------------------------------------------------------- up to so many cards


class UpTo(BattaliaQuestion):
    """A number of cards, the most first. A code is a number."""

    __slots__ = ("most",)

    rule = "S13.2"

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return range(self.most, 0, -1)

    def option(self, box: Box, code: int) -> Words:
        return say("choose-count", count=code)


class TakeSupplies(UpTo):
    """S13.2: how many supply cards Fortuna's Bag gives."""

    __slots__ = ()

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        state.gain_supply(seat, code, True, self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-how-many-supply")


class DrawUpTo(UpTo):
    """S19.3.6: how many cards of the own nation are drawn."""

    __slots__ = ()

    rule = "S19.3.6"

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        state.draw(seat, code, self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-how-many-cards")


# ---------------------------------------------------------------------- the Staff


def twins(state: BattaliaState, square: int) -> list[int]:
    """S25.1: the squares whose card could be swapped with this one: the same exits, another terrain."""
    kind = state.kinds[square]
    if not (0 <= kind < CITIES or is_road(kind) or kind == GATE):
        return []
    return [
        other
        for other in state.board.squares
        if state.kinds[other] == kind and state.lands[other] != state.lands[square]
    ]


class Reshape(MoreSquaresQuestion):
    """S25.1: the next terrain card to be replaced or swapped. A code is a square or ENOUGH."""

    __slots__ = ()

    rule = "S25.1"

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        codes = reshapable(state, self.left)
        return codes if self.must and codes else [*codes, ENOUGH]

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        if code != ENOUGH:
            state.push(ReshapeInto(seat, self.left, code))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-reshape", left=self.left)


def reshapable(state: BattaliaState, left: int) -> list[int]:
    """The squares where a card can be replaced, or swapped while two replacements are left."""
    found: list[int] = []
    for square in state.board.squares:
        if terrain_to_change(state, square) or (left >= 2 and twins(state, square)):
            found.append(square)
    return found


class ReshapeInto(BattaliaQuestion):
    """S25.1: the new terrain, or the card it changes places with. A code is a terrain, or SQUARES and a square."""

    __slots__ = ("left", "square")

    rule = "S25.1"

    def __init__(self, seat: int, left: int, square: int) -> None:
        self.seat = seat
        self.left = left
        self.square = square

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        codes = terrain_to_change(state, self.square)
        if self.left >= 2:
            codes.extend([SQUARES + other for other in twins(state, self.square)])
        return codes

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        if code < SQUARES:
            left = self.left - 1
            change_terrain(state, seat, self.square, code, self.rule)
        else:
            left = self.left - 2
            swap(state, seat, self.square, code - SQUARES)
        if left and reshapable(state, left):
            state.push(Reshape(seat, left, False))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-terrain", square=box.square_names[self.square])

    def option(self, box: Box, code: int) -> Words:
        if code < SQUARES:
            return say("choose-terrain", terrain=box.terrain_names[code])
        return say("choose-swap", square=box.square_names[code - SQUARES])


def swap(state: BattaliaState, seat: int, first: int, second: int) -> None:
    """Two cards change places; what is on the squares stays, but what lies under a gate goes with it."""
    lands = state.lands.copy()
    lands[first], lands[second] = lands[second], lands[first]
    state.lands = lands
    names = state.box.square_names
    tell(state, "S25.1", "swapped", seat=seat, first=names[first], second=names[second])


# ---------------------------------------------------------------------- Standard, Crystal, Cloak


# A type of card: whether it is one special artefact, and its kind; or a rank or class.
RALLY: Final = Pair(128)


def standard_classes(state: BattaliaState, seat: int) -> list[int]:
    """S13.3: the types of card in the shelter that have a printed strength: their classes, or kinds of weapons."""
    found: list[int] = []
    for kind in state.people[seat].shelter:
        type = rally_type(kind)
        if type not in found and state.box.attack_strength[kind] > 0:
            found.append(type)
    return sorted(found)


def rally_type(kind: int) -> int:
    """Cards of one type: units of a rank whatever their faction, artefacts of a type, one special artefact."""
    if CLASS_OF[kind] == CLASS_SPECIAL:
        return RALLY.join(1, kind)
    return RANK_OF[kind] if kind < FIRST_ROYAL else CLASS_OF[kind]


class Rally(BattaliaQuestion):
    """S13.3: which type of card the Standard calls. A code is a type (see `rally_type`)."""

    __slots__ = ("strength",)

    rule = "S13.3"

    def __init__(self, seat: int, strength: int) -> None:
        self.seat = seat
        self.strength = strength

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return standard_classes(state, seat)

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        state.push(RallyCard(seat, code, self.strength))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-rally", strength=self.strength).about("zone:shelter")

    def option(self, box: Box, code: int) -> Words:
        special, number = RALLY.parts(code)
        if special:
            return say("choose-card", card=box.card_names[number])
        return say("choose-rank", card=box.class_name(number))


class RallyCard(BattaliaQuestion):
    """S13.3: the next card of that type, as long as its printed strength is left. A code is a kind or ENOUGH."""

    __slots__ = ("strength", "type")

    rule = "S13.3"

    def __init__(self, seat: int, type: int, strength: int) -> None:
        self.seat = seat
        self.type = type
        self.strength = strength

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return [*self._left(state, seat, self.strength), ENOUGH]

    def _left(self, state: BattaliaState, seat: int, strength: int) -> list[int]:
        return [
            kind
            for kind in sorted(set(state.people[seat].shelter))
            if rally_type(kind) == self.type and state.box.attack_strength[kind] <= strength
        ]

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        if code == ENOUGH:
            return
        person = state.people[seat]
        person.shelter.remove(code)
        person.take_openly(code)
        self.tell(state, "rallied", seat=seat, card=state.box.card_names[code])
        left = self.strength - state.box.attack_strength[code]
        if self._left(state, seat, left):
            state.push(RallyCard(seat, self.type, left))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-rally", strength=self.strength).about("zone:shelter")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-enough") if code == ENOUGH else say("choose-card", card=box.card_names[code])


class Gaze(SeatStep):
    """S13.5: the next cards of the nation are looked at, as many as twice those that go on top."""

    __slots__ = ()

    rule = "S13.5"

    def run(self, state: BattaliaState) -> None:
        person = state.people[self.seat]
        top = state.box.special_figure[CRYSTAL]
        looked = person.nation_top.copy()
        while len(looked) < 2 * top and person.nation:
            looked.append(state.pick(person.nation))
        person.looked = looked
        person.nation_top = []
        state.reveals += 1
        self.tell(state, "gazed", seat=self.seat, count=len(person.looked))
        if person.looked:
            state.push(OrderNation(self.seat, min(top, len(person.looked))))


class OrderNation(CardQuestion):
    """S13.5: the next card from the top of the nation. A code is a kind."""

    __slots__ = ("left",)

    rule = "S13.5"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return sorted(set(state.people[seat].looked))

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        person = state.people[seat]
        person.looked = without(person.looked, code)
        person.nation_top = [*person.nation_top, code]
        if self.left > 1:
            state.push(OrderNation(seat, self.left - 1))
        else:
            person.nation.extend(person.looked)
            person.looked = []

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-order", left=self.left).about("zone:looked")


def cloakable(state: BattaliaState, seat: int) -> list[int]:
    """S13.4: the own cities in range of an own hero that are not hidden yet."""
    found: list[int] = []
    for hero in state.people[seat].heroes:
        if hero != NOTHING:
            for square in [hero, *state.board.near[hero]]:
                if state.owners[square] == seat and state.cloaks[square] == NOTHING and square not in found:
                    found.append(square)
    return sorted(found)


class Cloak(MoreSquaresQuestion):
    """S13.4: the next city that is hidden until the own next turn. A code is a square or ENOUGH."""

    __slots__ = ()

    rule = "S13.4"

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        codes = cloakable(state, seat)
        return codes if self.must and codes else [*codes, ENOUGH]

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        if code == ENOUGH:
            return
        state.cloaks = changed(state.cloaks, code, seat)
        self.tell(state, "cloaked", seat=seat, square=state.box.square_names[code])
        if self.left > 1 and cloakable(state, seat):
            state.push(Cloak(seat, self.left - 1, False))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-cloak", left=self.left)
