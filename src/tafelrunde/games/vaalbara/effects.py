"""The vocabulary of followers: what using one does (V6), and the questions that some of them ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from tafelrunde.games.vaalbara.lands import FOREST
from tafelrunde.games.vaalbara.words import say
from tafelrunde.kernel.step import Step
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.vaalbara.box import Box
    from tafelrunde.games.vaalbara.state import VaalbaraState


class VaalbaraStep(Step["VaalbaraState", "Box"]):
    """The base of all steps of this game."""

    __slots__ = ()


class Effect:
    """What a follower does when it is used. `icon` is its symbol (from the game-icons set)."""

    __slots__ = ()

    rule: ClassVar[str] = "V6"
    icon: ClassVar[str] = ""

    def apply(self, state: VaalbaraState, seat: int) -> None:
        raise NotImplementedError

    def reward_factor(self) -> int:
        """How often the reward of this turn's land is paid."""
        return 1

    def words(self) -> Words:
        """The effect as printed on the card."""
        raise NotImplementedError


# ---------------------------------------------------------------------- points for oneself


class GainBeforeNeighbours(Effect):
    """V6.3: points if no neighbour has had a turn yet."""

    __slots__ = ("points",)

    rule = "V6.3"
    icon = "bow-arrow"

    def __init__(self, points: int) -> None:
        self.points = points

    def apply(self, state: VaalbaraState, seat: int) -> None:
        for neighbour in state.neighbours[seat]:
            if neighbour in state.turns:
                return
        state.gain(seat, self.points, self.rule)

    def words(self) -> Words:
        return say("effect-before-neighbours", points=self.points)


class GainAfterNeighbours(Effect):
    """V6.10: points if every neighbour has already had a turn."""

    __slots__ = ("points",)

    rule = "V6.10"
    icon = "hammer-nails"

    def __init__(self, points: int) -> None:
        self.points = points

    def apply(self, state: VaalbaraState, seat: int) -> None:
        for neighbour in state.neighbours[seat]:
            if neighbour not in state.turns:
                return
        state.gain(seat, self.points, self.rule)

    def words(self) -> Words:
        return say("effect-after-neighbours", points=self.points)


class GainPerOddNeighbour(Effect):
    """V6.4: points for each neighbour with an odd initiative this round."""

    __slots__ = ("points",)

    rule = "V6.4"
    icon = "crystal-ball"

    def __init__(self, points: int) -> None:
        self.points = points

    def apply(self, state: VaalbaraState, seat: int) -> None:
        odd = 0
        for neighbour in state.neighbours[seat]:
            odd += state.box.initiative_of[state.clans[neighbour].chosen] % 2
        state.gain(seat, self.points * odd, self.rule)

    def words(self) -> Words:
        return say("effect-per-odd-neighbour", points=self.points)


class GainPerForest(Effect):
    """V6.5: points for each forest in the own realm."""

    __slots__ = ("points",)

    rule = "V6.5"
    icon = "wood-axe"

    def __init__(self, points: int) -> None:
        self.points = points

    def apply(self, state: VaalbaraState, seat: int) -> None:
        state.gain(seat, self.points * state.clans[seat].kinds[FOREST], self.rule)

    def words(self) -> Words:
        return say("effect-per-forest", points=self.points)


class DoubleReward(Effect):
    """V6.12: the reward of this turn's land is paid twice."""

    __slots__ = ()

    rule = "V6.12"
    icon = "wheat"

    def apply(self, state: VaalbaraState, seat: int) -> None:
        """Nothing happens yet: the land action asks for `reward_factor`."""

    def reward_factor(self) -> int:
        return 2

    def words(self) -> Words:
        return say("effect-double-reward")


# ---------------------------------------------------------------------- points of others


class StealFromPrevious(Effect):
    """V6.6: points from whoever had the turn directly before."""

    __slots__ = ("points",)

    rule = "V6.6"
    icon = "falcon-moon"

    def __init__(self, points: int) -> None:
        self.points = points

    def apply(self, state: VaalbaraState, seat: int) -> None:
        if len(state.turns) < 2:
            return  # V6.6.1
        victim = state.turns[-2]
        loot = min(self.points, state.clans[victim].points)  # V6.6.2
        state.clans[victim].points -= loot
        state.clans[seat].points += loot
        if state.listening:
            state.tell(say("stolen", seat=seat_words(seat), victim=seat_words(victim), points=loot), self.rule)

    def words(self) -> Words:
        return say("effect-steal-from-previous", points=self.points)


class GivePoints(Effect):
    """V6.2: a chosen person gains points."""

    __slots__ = ("points",)

    rule = "V6.2"
    icon = "lyre"

    def __init__(self, points: int) -> None:
        self.points = points

    def apply(self, state: VaalbaraState, seat: int) -> None:
        state.push(ChooseReceiver(seat, self.points))

    def words(self) -> Words:
        return say("effect-give-points", points=self.points)


class ChooseReceiver(VaalbaraStep):
    """The Bard's question. A code is a seat."""

    __slots__ = ("points", "seat")

    rule = "V6.2"

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points

    def run(self, state: VaalbaraState) -> None:
        state.ask(self.seat, self)

    def legal(self, state: VaalbaraState, seat: int) -> Sequence[int]:
        if state.bard_may_choose_self:
            return list(range(state.players))
        return [other for other in range(state.players) if other != seat]  # V6.2.1

    def answer(self, state: VaalbaraState, seat: int, code: int) -> None:
        state.gain(code, self.points, self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-receiver", points=self.points)

    def option(self, box: Box, code: int) -> Words:
        return say("choose-receiver", seat=seat_words(code), points=self.points)


class HoldersMayShow(Effect):
    """V6.1: everybody who holds this follower may show it for points."""

    __slots__ = ("follower", "points")

    rule = "V6.1"
    icon = "spartan-helmet"

    def __init__(self, follower: int, points: int) -> None:
        self.follower = follower
        self.points = points

    def apply(self, state: VaalbaraState, seat: int) -> None:
        state.push(ShowFollower(seat, self.follower, self.points))

    def words(self) -> Words:
        return say("effect-holders-may-show", points=self.points)


class ShowFollower(VaalbaraStep):
    """The Warrior's question to all others at once."""

    __slots__ = ("follower", "points", "seat")

    rule = "V6.1"

    KEEP: Final = 0
    SHOW: Final = 1

    def __init__(self, seat: int, follower: int, points: int) -> None:
        self.seat = seat
        self.follower = follower
        self.points = points

    def run(self, state: VaalbaraState) -> None:
        card = 1 << self.follower
        for distance in range(1, state.players):
            other = (self.seat + distance) % state.players
            # V6.1.2: a used Warrior lies open, so everybody can see who need not be asked.
            if state.clans[other].played & card == 0:
                state.ask_in_secret(other, self)

    def legal(self, state: VaalbaraState, seat: int) -> Sequence[int]:
        return (0, 1) if state.clans[seat].hand & (1 << self.follower) else (0,)

    def answer(self, state: VaalbaraState, seat: int, code: int) -> None:
        if code == 0:
            return
        clan = state.clans[seat]
        clan.known |= 1 << self.follower
        state.reveals += 1
        if state.listening:
            state.tell(say("shown", seat=seat_words(seat), follower=state.box.followers[self.follower].name), self.rule)
        state.gain(seat, self.points, self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-show", follower=box.followers[self.follower].name, points=self.points)

    def option(self, box: Box, code: int) -> Words:
        if code == 0:
            return say("choose-keep-secret")
        return say("choose-show", follower=box.followers[self.follower].name, points=self.points)


# ---------------------------------------------------------------------- cards and lands


class TakeBack(Effect):
    """V6.8: a used follower comes back into the hand."""

    __slots__ = ()

    rule = "V6.8"
    icon = "baby-bottle"

    def apply(self, state: VaalbaraState, seat: int) -> None:
        if returnable(state, seat):  # V6.8.1
            state.push(ChooseReturning(seat))

    def words(self) -> Words:
        return say("effect-take-back")


def returnable(state: VaalbaraState, seat: int) -> Sequence[int]:
    """The used followers that may come back: not the one in use (V6.8)."""
    clan = state.clans[seat]
    return state.box.cards_in[clan.played & ~(1 << clan.chosen)]


class ChooseReturning(VaalbaraStep):
    """The Midwife's question. A code is a follower."""

    __slots__ = ("seat",)

    rule = "V6.8"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: VaalbaraState) -> None:
        state.ask(self.seat, self)

    def legal(self, state: VaalbaraState, seat: int) -> Sequence[int]:
        return returnable(state, seat)

    def answer(self, state: VaalbaraState, seat: int, code: int) -> None:
        clan = state.clans[seat]
        card = 1 << code
        clan.played &= ~card
        clan.hand |= card
        clan.known |= card  # V6.8.2
        if state.listening:
            state.tell(say("taken-back", seat=seat_words(seat), follower=state.box.followers[code].name), self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-returning")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-returning", follower=box.followers[code].name)


class ExchangeWithTop(Effect):
    """V6.7: a land of a row against the top of the stack."""

    __slots__ = ()

    rule = "V6.7"
    icon = "paw-print"

    def apply(self, state: VaalbaraState, seat: int) -> None:
        state.push(ChooseForTop(seat))

    def words(self) -> Words:
        return say("effect-exchange-with-top")


class ChooseForTop(VaalbaraStep):
    """The Tracker's question. A code is a land."""

    __slots__ = ("seat",)

    rule = "V6.7"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: VaalbaraState) -> None:
        state.ask(self.seat, self)

    def legal(self, state: VaalbaraState, seat: int) -> Sequence[int]:
        return state.first_row + state.second_row

    def answer(self, state: VaalbaraState, seat: int, code: int) -> None:
        revealed = state.stack_of_lands.exchange_top(state, code)
        row = state.first_row if code in state.first_row else state.second_row
        row[row.index(code)] = revealed
        if state.listening:
            state.tell(
                say(
                    "exchanged-top",
                    seat=seat_words(seat),
                    old=state.box.land_name(code),
                    new=state.box.land_name(revealed),
                ),
                self.rule,
            )

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-for-top")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-for-top", land=box.land_name(code))


class ExchangeRows(Effect):
    """V6.9: a land of the first row against one of the second."""

    __slots__ = ()

    rule = "V6.9"
    icon = "bear-head"

    def apply(self, state: VaalbaraState, seat: int) -> None:
        state.push(ChooseFromFirstRow(seat))

    def words(self) -> Words:
        return say("effect-exchange-rows")


class ChooseFromFirstRow(VaalbaraStep):
    """The Tamer's first question. A code is a land."""

    __slots__ = ("seat",)

    rule = "V6.9"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: VaalbaraState) -> None:
        state.ask(self.seat, self)

    def legal(self, state: VaalbaraState, seat: int) -> Sequence[int]:
        return state.first_row.copy()

    def answer(self, state: VaalbaraState, seat: int, code: int) -> None:
        state.push(ChooseFromSecondRow(seat, code))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-from-first-row")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-from-first-row", land=box.land_name(code))


class ChooseFromSecondRow(VaalbaraStep):
    """The Tamer's second question: what the land `first` is exchanged with."""

    __slots__ = ("first", "seat")

    rule = "V6.9"

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first

    def run(self, state: VaalbaraState) -> None:
        state.ask(self.seat, self)

    def legal(self, state: VaalbaraState, seat: int) -> Sequence[int]:
        return state.second_row.copy()

    def answer(self, state: VaalbaraState, seat: int, code: int) -> None:
        state.first_row[state.first_row.index(self.first)] = code
        state.second_row[state.second_row.index(code)] = self.first
        if state.listening:
            box = state.box
            state.tell(
                say(
                    "exchanged-rows", seat=seat_words(seat), first=box.land_name(self.first), second=box.land_name(code)
                ),
                self.rule,
            )

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-from-second-row", land=box.land_name(self.first))

    def option(self, box: Box, code: int) -> Words:
        return say("choose-from-second-row", land=box.land_name(code))


class ExchangeWithBottom(Effect):
    """V6.11: a land of the own realm against the bottom of the stack, whose reward is paid."""

    __slots__ = ()

    rule = "V6.11"
    icon = "walking-boot"

    def apply(self, state: VaalbaraState, seat: int) -> None:
        if state.clans[seat].realm:  # V6.11.2
            state.push(ChooseForBottom(seat))

    def words(self) -> Words:
        return say("effect-exchange-with-bottom")


class ChooseForBottom(VaalbaraStep):
    """The Pioneer's question. A code is a land of the own realm."""

    __slots__ = ("seat",)

    rule = "V6.11"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: VaalbaraState) -> None:
        state.ask(self.seat, self)

    def legal(self, state: VaalbaraState, seat: int) -> Sequence[int]:
        return state.clans[seat].realm.copy()

    def answer(self, state: VaalbaraState, seat: int, code: int) -> None:
        state.clans[seat].leave(code, state.box.kind_of[code])
        revealed = state.stack_of_lands.exchange_bottom(state, code)
        if state.listening:
            state.tell(
                say(
                    "exchanged-bottom",
                    seat=seat_words(seat),
                    old=state.box.land_name(code),
                    new=state.box.land_name(revealed),
                ),
                self.rule,
            )
        state.settle(seat, revealed, 1)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-for-bottom")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-for-bottom", land=box.land_name(code))
