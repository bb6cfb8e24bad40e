"""What a seat can begin in its turn in The Stormgates (S9, S19, S21, S23, S24), declared as in actions.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.battalia.box.ids import (
    NOTHING,
    POTIONS,
    UNKNOWN_BUILDING,
)
from tafelrunde.games.battalia.state.match_options import MOUNTAIN_PASS, NO_VALLEYS
from tafelrunde.games.battalia.steps.actions import NO, YES, Action, HeroAction
from tafelrunde.games.battalia.steps.characters import PayTribute, can_be_served
from tafelrunde.games.battalia.steps.potions import ChoosePotion, drink
from tafelrunde.games.battalia.steps.rows import can_pay, supplies_in
from tafelrunde.games.battalia.steps.trading import POSTS, ChoosePostPlace, places_for_post, trade, trades
from tafelrunde.games.battalia.steps.valleys import (
    ChooseDiscovery,
    Council,
    TakeGift,
    can_take_amplifier,
    deals,
    discoverable,
    discovery_cost,
    gifts,
    take_amplifier,
)
from tafelrunde.games.battalia.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.box.box import Box
    from tafelrunde.games.battalia.state.state import BattaliaState


class OpenPost(Action):
    """S9.1: a trading post."""

    __slots__ = ()
    message = "act-post"

    def numbers(self, state: BattaliaState, seat: int, counts: list[int]) -> list[int]:
        if not state.options.trading or len(state.people[seat].posts) >= POSTS:
            return NO
        return YES if can_pay(state, counts, state.box.costs.post) and places_for_post(state, seat) else NO

    def begin(self, state: BattaliaState, seat: int, number: int) -> None:
        state.push(ChoosePostPlace(seat))


class Trade(Action):
    """S9.3: what is traded for. A number is one of the three."""

    __slots__ = ()

    def numbers(self, state: BattaliaState, seat: int, counts: list[int]) -> list[int]:
        return trades(state, seat) if state.options.trading else NO

    def begin(self, state: BattaliaState, seat: int, number: int) -> None:
        trade(state, seat, number)

    def words(self, box: Box, seat: int, number: int) -> Words:
        return say(f"act-trade-{number}")


class SeeBilkarr(Action):
    """S21.1: a potion, where Bilkarr stands."""

    __slots__ = ()
    message = "act-potion"

    def numbers(self, state: BattaliaState, seat: int, counts: list[int]) -> list[int]:
        if state.bilkarr == NOTHING or not state.heroes_at(seat, state.bilkarr):
            return NO
        payable = supplies_in(state, counts) >= state.box.costs.potion.supply
        return YES if payable and NOTHING in state.potion_owners else NO

    def begin(self, state: BattaliaState, seat: int, number: int) -> None:
        state.push(ChoosePotion(seat))


class Drink(Action):
    """S21.2: a potion is drunk. A number is a potion's."""

    __slots__ = ()

    def numbers(self, state: BattaliaState, seat: int, counts: list[int]) -> list[int]:
        found: list[int] = []
        for potion in range(POTIONS):
            if state.potion_owners[potion] == seat and state.potion_days[potion] == 0:
                found.append(potion)
        return found

    def begin(self, state: BattaliaState, seat: int, number: int) -> None:
        drink(state, seat, number)

    def words(self, box: Box, seat: int, number: int) -> Words:
        return say("choose-drink", potion=box.potion_names[number])


class SeeMetamorpha(HeroAction):
    """S19.2: Metamorpha serves a hero. A number is a hero."""

    __slots__ = ()
    message = "act-tribute"

    def can(self, state: BattaliaState, seat: int, hero: int, counts: list[int]) -> bool:
        return can_be_served(state, seat, hero)

    def begin(self, state: BattaliaState, seat: int, number: int) -> None:
        state.push(PayTribute(seat, number))


class DiscoverValley(Action):
    """S23.3: a card of a valley is turned over. A number is 1 if only buildings can be paid."""

    __slots__ = ()
    message = "act-discover"

    def numbers(self, state: BattaliaState, seat: int, counts: list[int]) -> list[int]:
        if state.options.valleys == NO_VALLEYS:
            return NO
        simple = False
        for square in discoverable(state, seat):
            if can_pay(state, counts, discovery_cost(state, square)):
                if state.kinds[square] != UNKNOWN_BUILDING:
                    return YES
                simple = True
        return [1] if simple else NO

    def begin(self, state: BattaliaState, seat: int, number: int) -> None:
        state.push(ChooseDiscovery(seat, number == 1))


class AskGift(Action):
    """S23.7: a card from an own building."""

    __slots__ = ()
    message = "act-gift"

    def numbers(self, state: BattaliaState, seat: int, counts: list[int]) -> list[int]:
        return YES if state.options.valleys != NO_VALLEYS and gifts(state, seat) else NO

    def begin(self, state: BattaliaState, seat: int, number: int) -> None:
        state.push(TakeGift(seat))


class TakeAmplifier(HeroAction):
    """S24.1: a storm amplifier on the Mountain Pass. A number is a hero."""

    __slots__ = ()
    message = "act-amplifier"

    def can(self, state: BattaliaState, seat: int, hero: int, counts: list[int]) -> bool:
        return state.options.valleys == MOUNTAIN_PASS and can_take_amplifier(state, seat, hero)

    def begin(self, state: BattaliaState, seat: int, number: int) -> None:
        take_amplifier(state, seat, number)


class MeetCouncil(HeroAction):
    """S24.4: a deal on the King's Bridge. A number is a hero."""

    __slots__ = ()
    message = "act-council"

    def can(self, state: BattaliaState, seat: int, hero: int, counts: list[int]) -> bool:
        return state.people[seat].at_council >> hero & 1 == 1 and len(deals(state, seat)) > 0

    def begin(self, state: BattaliaState, seat: int, number: int) -> None:
        state.push(Council(seat, number))
