"""Goods, the places for them, and what they can be exchanged for (K9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.skybridge.box.causes import BY_EXCHANGE, because, remembered
from tafelrunde.games.skybridge.box.ids import (
    EXCHANGE_RATE,
    LIVESTOCK,
    LIVESTOCK_FOR_DEITY,
    MATERIALS,
    METAL,
    METAL_FOR_MILITARY,
    MONEY,
    SALT,
    STONE,
    WOOD,
    paid_in,
)
from tafelrunde.games.skybridge.box.names import EXCHANGE_NAMES, amount_of
from tafelrunde.games.skybridge.steps import deities, desert
from tafelrunde.games.skybridge.steps.step import SkybridgeQuestion, SkybridgeStep
from tafelrunde.games.skybridge.words import say
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.box.box import Box
    from tafelrunde.games.skybridge.state.state import SkybridgeState

# Answers to MakeRoom: a material that is given back, LOSE to give nothing back, or EXCHANGE_FIRST and an exchange.
LOSE: Final = MATERIALS
EXCHANGE_FIRST: Final = 8


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


def gain(state: SkybridgeState, seat: int, good: int, amount: int, rule: str, cause: int) -> None:
    """Take goods from the supply; where there is no place, something has to make room, or it is lost."""
    for _ in range(amount):
        if has_room(state, seat, good):
            state.tableaus[seat].goods[good] += 1
            if state.listening:
                _tell_good(state, "good-gained", seat, good, rule, because(state.box, cause))
        elif can_gain(state, seat, good) or room_by_exchange(state, seat, good):
            state.push(MakeRoom(seat, good, remembered(state, cause)))
        elif state.listening:
            _tell_good(state, "good-lost", seat, good, "K9.2", because(state.box, cause))


def _tell_good(state: SkybridgeState, id: str, seat: int, good: int, rule: str, why: Words) -> None:
    state.tell(say(id, seat=seat_words(seat), good=amount_of(good, 1), why=why), rule)


def pay(state: SkybridgeState, seat: int, good: int, rule: str, cause: int) -> None:
    """Give a good back to the supply."""
    state.tableaus[seat].goods[good] -= 1
    if state.listening:
        _tell_good(state, "good-paid", seat, good, rule, because(state.box, cause))


# ---------------------------------------------------------------------- exchanges


def exchanges(state: SkybridgeState, seat: int) -> list[int]:
    """K9.4: the exchanges that a seat can make now, and that would do something."""
    goods = state.tableaus[seat].goods
    found: list[int] = []
    if goods[SALT] >= EXCHANGE_RATE:
        for good in range(MATERIALS):
            if can_gain(state, seat, good):
                found.append(good)
    if goods[METAL] >= EXCHANGE_RATE and desert.can_advance(state, seat):
        found.append(METAL_FOR_MILITARY)
    if goods[LIVESTOCK] >= EXCHANGE_RATE and state.deities_left():
        found.append(LIVESTOCK_FOR_DEITY)
    return found


def exchange(state: SkybridgeState, seat: int, number: int) -> None:
    """K9.4: two goods for something else. What it brings tells the price."""
    state.tableaus[seat].goods[paid_in(number)] -= EXCHANGE_RATE
    cause = BY_EXCHANGE + number
    if number == METAL_FOR_MILITARY:
        desert.advance_legion(state, seat, "K9.4", cause)
    elif number == LIVESTOCK_FOR_DEITY:
        deities.draw_deity(state, seat, "K9.4", cause)
    else:
        gain(state, seat, number, 1, "K9.4", cause)


# ---------------------------------------------------------------------- making room


def room_by_exchange(state: SkybridgeState, seat: int, good: int) -> list[int]:
    """K9.2: the exchanges with which a seat, in its own turn, can make room for a good."""
    if state.turn != seat:
        return []
    makes_room = (METAL,) if good < MATERIALS else (good,)
    return [number for number in exchanges(state, seat) if paid_in(number) in makes_room]


class MakeRoom(SkybridgeQuestion):
    """K9.2: what gives way to the good that is gained? A code is a material, LOSE, or an exchange."""

    __slots__ = ("cause", "good")

    rule = "K9.2"

    def __init__(self, seat: int, good: int, cause: int) -> None:
        super().__init__(seat)
        self.good = good
        self.cause = cause

    def legal(self, state: SkybridgeState, seat: int) -> Sequence[int]:
        goods = state.tableaus[seat].goods
        codes: list[int] = []
        if self.good < MATERIALS:
            codes = [good for good in range(MATERIALS) if good != self.good and goods[good] > 0]
        codes.extend([EXCHANGE_FIRST + number for number in room_by_exchange(state, seat, self.good)])
        codes.append(LOSE)
        return codes

    def answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        if code == LOSE:
            if state.listening:
                _tell_good(state, "good-lost", seat, self.good, self.rule, because(state.box, self.cause))
        elif code >= EXCHANGE_FIRST:
            state.push(GainGood(seat, self.good, self.cause))
            exchange(state, seat, code - EXCHANGE_FIRST)
        else:
            goods = state.tableaus[seat].goods
            goods[code] -= 1
            goods[self.good] += 1
            if state.listening:
                why = say("by-room", why=because(state.box, self.cause), paid=amount_of(code, 1))
                _tell_good(state, "good-gained", seat, self.good, self.rule, why)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-room", good=amount_of(self.good, 1))

    def option(self, box: Box, code: int) -> Words:
        if code == LOSE:
            return say("choose-lose", good=amount_of(self.good, 1))
        if code >= EXCHANGE_FIRST:
            return say("choose-exchange", exchange=EXCHANGE_NAMES[code - EXCHANGE_FIRST])
        return say("choose-room", good=amount_of(code, 1))


class GainGood(SkybridgeStep):
    """K9.2: the good comes in when an exchange has made room for it."""

    __slots__ = ("cause", "good", "seat")

    rule = "K9.2"

    def __init__(self, seat: int, good: int, cause: int) -> None:
        self.seat = seat
        self.good = good
        self.cause = cause

    def run(self, state: SkybridgeState) -> None:
        gain(state, self.seat, self.good, 1, self.rule, self.cause)
