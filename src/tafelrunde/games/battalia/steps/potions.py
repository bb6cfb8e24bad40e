"""Bilkarr's potions (S21): buying, drinking, and what they do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.battalia.box.ids import (
    BERSERKER,
    BROTHERHOOD,
    COLOSSUS,
    NEUTRAL,
    NOTHING,
    POTIONS,
    WEAKNESS,
)
from tafelrunde.games.battalia.state.shared import changed
from tafelrunde.games.battalia.steps.frost import NO, YES, open_potion, use_daily
from tafelrunde.games.battalia.steps.rows import lay_for
from tafelrunde.games.battalia.steps.step import (
    BattaliaQuestion,
    BattaliaStep,
    Deed,
    tell,
)
from tafelrunde.games.battalia.words import say
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.box.box import Box
    from tafelrunde.games.battalia.box.costs import Cost
    from tafelrunde.games.battalia.state.state import BattaliaState

# The answer of somebody who drinks nothing.
KEEP_ALL: Final = 99


# ---------------------------------------------------------------------- buying and drinking


class ChoosePotion(BattaliaQuestion):
    """S21.1: which potion is bought. A code is a potion."""

    __slots__ = ()

    rule = "S21.1"

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return [potion for potion in range(POTIONS) if state.potion_owners[potion] == NOTHING]

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        lay_for(state, seat, BuyPotion(seat, code))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-potion")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-potion", potion=box.potion_names[code])


class BuyPotion(Deed):
    """S21.1: the potion is the buyer's until its effect is over."""

    __slots__ = ("potion", "seat")

    rule = "S21.1"
    deed = "potion"

    def __init__(self, seat: int, potion: int) -> None:
        self.seat = seat
        self.potion = potion

    def cost(self, state: BattaliaState) -> Cost:
        return state.box.costs.potion

    def act(self, state: BattaliaState, price: Words) -> None:
        state.potion_owners = changed(state.potion_owners, self.potion, self.seat)
        self.tell(state, "potion-bought", seat=self.seat, potion=state.box.potion_names[self.potion], price=price)

    def words(self, box: Box) -> Words:
        return say("deed-potion", potion=box.potion_names[self.potion])


def drink(state: BattaliaState, seat: int, potion: int) -> None:
    """S21.2: the effect begins at once. Weakness first asks for whom it is poured."""
    if potion == WEAKNESS:
        state.push(PourWeakness(seat))
    else:
        open_potion(state, seat, potion)


class PourWeakness(BattaliaQuestion):
    """S21.5.6: who gets the potion of weakness. A code is a seat."""

    __slots__ = ()

    rule = "S21.5.6"

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return [other for other in range(state.players) if not state.allied(seat, other)]

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        state.potion_owners = changed(state.potion_owners, WEAKNESS, code)
        state.potion_days = changed(state.potion_days, WEAKNESS, 1)
        self.tell(state, "potion-poured", seat=seat, other=seat_words(code))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-weakness")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-seat", seat=seat_words(code))


def pass_a_day(state: BattaliaState) -> None:
    """S21.2, S21.3: every potion that was drunk is a day older; after its last day it is for sale again."""
    for potion in range(POTIONS):
        if state.potion_days[potion] == 0:
            continue
        if state.potion_days[potion] < state.box.potion_days:
            state.potion_days = changed(state.potion_days, potion, state.potion_days[potion] + 1)
        else:
            state.potion_days = changed(state.potion_days, potion, 0)
            state.potion_owners = changed(state.potion_owners, potion, NOTHING)
            tell(state, "S21.2", "potion-over", potion=state.box.potion_names[potion])
    state.potions_used = 0


# ---------------------------------------------------------------------- before a battle


class Potions(BattaliaStep):
    """S21.2: before cards are laid in a battle, others may drink: the defender first, then everybody else."""

    __slots__ = ()

    rule = "S21.2"

    def run(self, state: BattaliaState) -> None:
        battle = state.battle
        for distance in range(state.players - 1, 0, -1):
            seat = (battle.attacker + distance) % state.players
            if seat != battle.defender and useful(state, seat):
                state.push(DrinkForBattle(seat))
        if battle.defender != NEUTRAL and useful(state, battle.defender):
            state.push(DrinkForBattle(battle.defender))


POTIONS_BEFORE: Final = Potions()


def useful(state: BattaliaState, seat: int) -> list[int]:
    """The full potions of a seat that matter in the battle that has just begun."""
    battle = state.battle
    found: list[int] = []
    for potion in (BROTHERHOOD, COLOSSUS, WEAKNESS):
        if state.potion_owners[potion] != seat or state.potion_days[potion]:
            continue
        if potion == WEAKNESS:
            # Only one of the two that fight can be meant.
            foes = (battle.attacker, battle.defender)
            if any(foe >= 0 and not state.allied(seat, foe) for foe in foes):
                found.append(potion)
        elif seat == battle.defender:
            found.append(potion)
    return found


class DrinkForBattle(BattaliaQuestion):
    """S21.2: a potion against an attack, or none. A code is a potion."""

    __slots__ = ()

    rule = "S21.2"

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return [*useful(state, seat), KEEP_ALL]

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        if code == KEEP_ALL:
            return
        if useful(state, seat) != [code]:
            state.push(self)
        drink(state, seat, code)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-drink")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-drink-nothing") if code == KEEP_ALL else say("choose-drink", potion=box.potion_names[code])


class Rage(BattaliaQuestion):
    """S21.5.1: the attacker may let Berserker take random cards from the defender's hand, once a day."""

    __slots__ = ()

    rule = "S21.5.1"

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return (NO, YES)

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        if code == NO:
            return
        use_daily(state, BERSERKER)
        victim = state.people[state.battle.defender]
        for _ in range(min(state.box.potion_figure[BERSERKER], len(victim.hand))):
            kind = state.pick_one(victim.hand)
            victim.discard(kind)
            self.tell(state, "raged", seat=state.battle.defender, card=state.box.card_names[kind])

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-rage", count=box.potion_figure[BERSERKER])

    def option(self, box: Box, code: int) -> Words:
        return say("choose-rage") if code == YES else say("choose-let-pass")
