"""Riding the storm (S5): drawing a storm effect, and the questions that some of them ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.battalia.box.ids import BUILDABLE, FIRST_SPECIAL, NOTHING, ROAD_STRAIGHT
from tafelrunde.games.battalia.state.match_options import KINGS_BRIDGE
from tafelrunde.games.battalia.state.shared import changed, without
from tafelrunde.games.battalia.steps.building import ROAD, ChooseSite, can_build, change_terrain, terrain_to_change
from tafelrunde.games.battalia.steps.specials import GainSpecial
from tafelrunde.games.battalia.steps.step import (
    BattaliaQuestion,
    BattaliaSecretQuestion,
    BattaliaStep,
    HeroQuestion,
    SquareQuestion,
    tell,
)
from tafelrunde.games.battalia.words import say, thing
from tafelrunde.kernel.packing import Pair
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.box.box import Box
    from tafelrunde.games.battalia.state.state import BattaliaState

# Storm effects that cannot be copied: number 2 by its own words, and the copying one itself.
LORD_STORM: Final = 1
COPYING_STORM: Final = 7

# A tent on the table: whose, and its number.
TENT_OF: Final = Pair(64)


class DrawStorm(BattaliaStep):
    """S5.1: the next storm effect. When all have been played, they are shuffled anew (S5.2)."""

    __slots__ = ("hero", "seat")

    rule = "S5.1"

    def __init__(self, seat: int, hero: int) -> None:
        self.seat = seat
        self.hero = hero

    def run(self, state: BattaliaState) -> None:
        if not state.storms:
            state.storms = state.storms_played
            state.storms_played = []
        storm = state.pick(state.storms)
        state.storms_played.append(storm)
        self.tell(state, "storm-drawn", seat=self.seat, storm=state.box.storm_names[storm])
        ride(state, self.seat, self.hero, storm)


def ride(state: BattaliaState, seat: int, hero: int, storm: int) -> None:
    """A storm effect is carried out; what cannot be is void (S5.4)."""
    if state.box.storms[storm].possible(state, seat, hero):
        state.box.storms[storm].apply(state, seat, hero)
    elif state.listening:
        state.tell(say("storm-void", storm=state.box.storm_names[storm]), "S5.4")


def copyable(state: BattaliaState) -> list[int]:
    """S5.5.8: the storm effects that lie open, but for the one being carried out and those that cannot be copied."""
    last = len(state.storms_played) - 1
    return sorted([storm for storm in state.storms_played[:last] if storm not in (LORD_STORM, COPYING_STORM)])


class CopyStorm(HeroQuestion):
    """S5.5.8: which storm effect is copied. A code is a storm effect."""

    __slots__ = ()

    rule = "S5.5.8"

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return copyable(state)

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        self.tell(state, "storm-copied", seat=seat, storm=state.box.storm_names[code])
        ride(state, seat, self.hero, code)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-copy-storm")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-storm", storm=box.storm_names[code])


class FreeRoad(BattaliaQuestion):
    """S5.5.4: which kind of road is built free of charge. A code is a kind of road."""

    __slots__ = ()

    rule = "S5.5.4"

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return [kind for kind in range(ROAD_STRAIGHT, BUILDABLE) if can_build(state, seat, kind)]

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        state.push(ChooseSite(seat, code, ROAD, True))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-free-road")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-deck", deck=box.deck_names[code])


class Terraform(SquareQuestion):
    """S5.5.7: which terrain card is replaced by one with the same exits. A code is a square."""

    __slots__ = ()

    rule = "S5.5.7"

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return [square for square in state.board.squares if terrain_to_change(state, square)]

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        state.push(ChooseTerrain(seat, code, self.rule))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-terraform")


class ChooseTerrain(BattaliaQuestion):
    """S5.5.7: the terrain of the new card. A code is a terrain."""

    __slots__ = ("source", "square")

    rule = "S5.5.7"

    def __init__(self, seat: int, square: int, source: str) -> None:
        self.seat = seat
        self.square = square
        self.source = source

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return terrain_to_change(state, self.square)

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        change_terrain(state, seat, self.square, code, self.source)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-terrain", square=box.square_names[self.square])

    def option(self, box: Box, code: int) -> Words:
        return say("choose-terrain", terrain=box.terrain_names[code])


# ---------------------------------------------------------------------- tents in the storm


def tent_name(seat: int, number: int) -> Words:
    """A tent on the table, with the id that drawings know it by."""
    return thing("tent", f"{seat}-{number}", "tent-of", seat=seat_words(seat), number=number + 1)


def tents_to_destroy(state: BattaliaState, seat: int) -> list[int]:
    """S5.5.12: any tent, those of opponents first: see TENT_OF."""
    found: list[int] = []
    for own in (False, True):
        for other in range(state.players):
            if state.allied(seat, other) == own:
                found.extend([TENT_OF.join(other, number) for number in range(len(state.people[other].tents))])
        if found and not state.mended:
            break
    return found


class DestroyTent(BattaliaQuestion):
    """S5.5.12: a tent falls; it and its cards go to its owner's shelter. A code is a TENT_OF."""

    __slots__ = ()

    rule = "S5.5.12"

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return tents_to_destroy(state, seat)

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        owner, number = TENT_OF.parts(code)
        person = state.people[owner]
        tent = person.strike_tent(number)
        person.shelter.append(tent.kind)
        person.shelter.extend(tent.cards)
        message = "own-tent-destroyed" if owner == seat else "tent-destroyed"
        self.tell(state, message, seat=seat, owner=seat_words(owner))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-destroy-tent")

    def option(self, box: Box, code: int) -> Words:
        owner, number = TENT_OF.parts(code)
        return say("choose-tent", tent=tent_name(owner, number))


# ---------------------------------------------------------------------- what a jump brings in the valleys


def collect_amplifier(state: BattaliaState, seat: int, hero: int, departure: int) -> None:
    """S24.1: the amplifier has come to its gate, and the hero jumps from it."""
    person = state.people[seat]
    if person.amplifiers[hero] != NOTHING and person.amplifiers[hero] == state.lands[departure]:
        person.amplifiers = changed(person.amplifiers, hero, NOTHING)
        gate = state.box.gate_names[state.lands[departure]]
        tell(state, "S24.1", "amplifier-used", seat=seat, gate=gate)
        state.push(GainSpecial(seat, False))


def collect_ring(state: BattaliaState, seat: int, departure: int) -> None:
    """S24.3: with its ring a seat may take a special artefact from under the gate it leaves."""
    gate = state.lands[departure]
    if state.options.valleys == KINGS_BRIDGE and state.people[seat].rings >> gate & 1 and state.under[gate]:
        state.push(SpendRing(seat, gate))


class SpendRing(BattaliaQuestion):
    """S24.3: spend the gate's ring or keep it. A code is 1 or 0."""

    __slots__ = ("gate",)

    rule = "S24.3"

    def __init__(self, seat: int, gate: int) -> None:
        self.seat = seat
        self.gate = gate

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return (1, 0)

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        if code == 0:
            return
        self.tell(state, "ring-spent", seat=seat, gate=state.box.gate_names[self.gate])
        state.people[seat].rings &= ~(1 << self.gate)
        state.under_seen = changed(state.under_seen, self.gate, state.under_seen[self.gate] | 1 << seat)
        state.reveals += 1
        state.push(TakeUnder(seat, self.gate))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-ring", gate=box.gate_names[self.gate])

    def option(self, box: Box, code: int) -> Words:
        return say("choose-ring") if code else say("choose-keep-ring")


class TakeUnder(BattaliaSecretQuestion):
    """S24.3: one of the special artefacts under a gate. A code is a special."""

    __slots__ = ("gate",)

    rule = "S24.3"

    def __init__(self, seat: int, gate: int) -> None:
        self.seat = seat
        self.gate = gate

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return sorted(state.under[self.gate])

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        state.under[self.gate] = without(state.under[self.gate], code)
        state.gain(seat, FIRST_SPECIAL + code, False, self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-under", gate=box.gate_names[self.gate]).about("zone:under")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-card", card=box.card_names[FIRST_SPECIAL + code])
