"""Goods and the places for them (K9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.skybridge.figures import (
    GOOD_IDS,
    LIVESTOCK,
    MATERIALS,
    METAL,
    MONEY,
    SALT,
    STONE,
    WOOD,
)
from tafelrunde.games.skybridge.step import SkybridgeStep
from tafelrunde.games.skybridge.words import say, thing
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.box import Box
    from tafelrunde.games.skybridge.state import SkybridgeState

# The answer to MakeRoom that gives nothing back.
LOSE: Final = MATERIALS


def good_name(good: int) -> Words:
    """A good in words."""
    return thing("good", GOOD_IDS[good], f"good-{GOOD_IDS[good]}")


def has_room(state: SkybridgeState, seat: int, good: int) -> bool:
    """K9.1: whether there is a free place for a good."""
    goods = state.tableaus[seat].goods
    if good < MATERIALS:
        return goods[WOOD] + goods[STONE] + goods[METAL] < state.box.material_places
    if good == LIVESTOCK:
        return goods[LIVESTOCK] < state.box.livestock_places
    return good == MONEY or goods[SALT] < state.box.salt_places


def can_gain(state: SkybridgeState, seat: int, good: int) -> bool:
    """Whether gaining a good would change anything: there is room, or something else can make room (K9.2)."""
    if has_room(state, seat, good):
        return True
    return good < MATERIALS and state.tableaus[seat].goods[good] < state.box.material_places


def can_gain_after(state: SkybridgeState, seat: int, good: int, paid: int) -> bool:
    """The same, once one of another good has been given back."""
    if good < MATERIALS and paid < MATERIALS:
        return True
    return good == paid or can_gain(state, seat, good)


def gain(state: SkybridgeState, seat: int, good: int, amount: int, rule: str) -> None:
    """Take goods from the supply; where there is no place, something has to make room, or it is lost."""
    for _ in range(amount):
        if has_room(state, seat, good):
            state.tableaus[seat].goods[good] += 1
            if state.listening:
                state.tell(say("good-gained", seat=seat_words(seat), good=good_name(good)), rule)
        elif can_gain(state, seat, good):
            state.push(MakeRoom(seat, good))
        elif state.listening:
            state.tell(say("good-lost", seat=seat_words(seat), good=good_name(good)), "K9.2")


def pay(state: SkybridgeState, seat: int, good: int, rule: str) -> None:
    """Give a good back to the supply."""
    state.tableaus[seat].goods[good] -= 1
    if state.listening:
        state.tell(say("good-paid", seat=seat_words(seat), good=good_name(good)), rule)


class MakeRoom(SkybridgeStep):
    """K9.2: which material gives way to the one that is gained? A code is a material, or LOSE."""

    __slots__ = ("good", "seat")

    rule = "K9.2"

    def __init__(self, seat: int, good: int) -> None:
        self.seat = seat
        self.good = good

    def run(self, state: SkybridgeState) -> None:
        state.ask(self.seat, self)

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        goods = state.tableaus[seat].goods
        codes = [good for good in range(MATERIALS) if good != self.good and goods[good] > 0]
        codes.append(LOSE)
        return codes

    def answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        if code == LOSE:
            if state.listening:
                state.tell(say("good-lost", seat=seat_words(seat), good=good_name(self.good)), self.rule)
            return
        pay(state, seat, code, self.rule)
        gain(state, seat, self.good, 1, self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-room", good=good_name(self.good))

    def option(self, box: Box, code: int) -> Words:
        if code == LOSE:
            return say("choose-lose", good=good_name(self.good))
        return say("choose-room", good=good_name(code))
