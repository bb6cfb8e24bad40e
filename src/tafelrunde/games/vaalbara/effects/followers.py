"""The vocabulary of followers: what using one does (V6), and what a bot expects of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.vaalbara.box.ids import ALL_FOLLOWERS, FOREST
from tafelrunde.games.vaalbara.steps.followers import (
    ChooseForBottom,
    ChooseForTop,
    ChooseFromFirstRow,
    ChooseReceiver,
    ChooseReturning,
    ShowFollower,
    returnable,
)
from tafelrunde.games.vaalbara.words import say
from tafelrunde.kernel.effect import Effect
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.vaalbara.state.state import VaalbaraState

# What a better choice of lands is worth, about.
BETTER_LANDS: Final = 1.2
# Nobody.
NOTHING: Final = -1


def used(state: VaalbaraState, seat: int) -> Words:
    """The follower that a seat uses this round, for the log."""
    return state.box.followers[state.clans[seat].chosen].name


class TurnOrder:
    """How likely others have their turn before this one: what the worth of most followers depends on."""

    __slots__ = ("all_neighbours_before", "before", "no_neighbour_before")

    def __init__(self, before: float, no_neighbour_before: float, all_neighbours_before: float) -> None:
        self.before = before
        self.no_neighbour_before = no_neighbour_before
        self.all_neighbours_before = all_neighbours_before


class FollowerEffect(Effect):
    """What a follower does when it is used, with the points printed on its card (0 where there are none)."""

    __slots__ = ("points",)

    rule = "V6"

    def __init__(self, points: int) -> None:
        self.points = points

    def apply(self, state: VaalbaraState, seat: int) -> None:
        """Carry it out, before the land action."""
        raise NotImplementedError

    def gain_unless(self, state: VaalbaraState, seat: int, spoiler: int, why: str, why_not: str) -> None:
        """The points of the card, unless there is somebody who spoils it (NOTHING for nobody)."""
        points = self.points if spoiler == NOTHING else 0
        state.clans[seat].points += points
        if not state.listening:
            return
        if spoiler == NOTHING:
            state.tell_gain(
                seat, points, self.rule, say(why, follower=used(state, seat), count=len(state.neighbours[seat]))
            )
        else:
            state.tell_gain(seat, 0, self.rule, say(why_not, follower=used(state, seat), neighbour=seat_words(spoiler)))

    def reward_factor(self) -> int:
        """How often the reward of this turn's land is paid."""
        return 1

    def worth(self, state: VaalbaraState, seat: int, order: TurnOrder) -> float:
        """What it should bring, compared with the others; the land of the turn is counted elsewhere."""
        return BETTER_LANDS


# ---------------------------------------------------------------------- points for oneself


class GainBeforeNeighbours(FollowerEffect):
    """V6.3: points if no neighbour has had a turn yet."""

    __slots__ = ()

    rule = "V6.3"
    icon = "bow-arrow"

    def apply(self, state: VaalbaraState, seat: int) -> None:
        first = NOTHING
        for neighbour in state.neighbours[seat]:
            if neighbour in state.turns:
                first = neighbour
        self.gain_unless(state, seat, first, "why-before-neighbours", "why-neighbour-first")

    def words(self) -> Words:
        return say("effect-before-neighbours", points=self.points)

    def worth(self, state: VaalbaraState, seat: int, order: TurnOrder) -> float:
        return self.points * order.no_neighbour_before


class GainAfterNeighbours(FollowerEffect):
    """V6.10: points if every neighbour has already had a turn."""

    __slots__ = ()

    rule = "V6.10"
    icon = "hammer-nails"

    def apply(self, state: VaalbaraState, seat: int) -> None:
        later = NOTHING
        for neighbour in state.neighbours[seat]:
            if neighbour not in state.turns:
                later = neighbour
        self.gain_unless(state, seat, later, "why-after-neighbours", "why-neighbour-later")

    def words(self) -> Words:
        return say("effect-after-neighbours", points=self.points)

    def worth(self, state: VaalbaraState, seat: int, order: TurnOrder) -> float:
        return self.points * order.all_neighbours_before


class GainPerOddNeighbour(FollowerEffect):
    """V6.4: points for each neighbour with an odd initiative this round."""

    __slots__ = ()

    rule = "V6.4"
    icon = "crystal-ball"

    def apply(self, state: VaalbaraState, seat: int) -> None:
        odd = 0
        for neighbour in state.neighbours[seat]:
            odd += state.box.initiative_of[state.clans[neighbour].chosen] % 2
        points = self.points * odd
        state.clans[seat].points += points
        if state.listening:
            state.tell_gain(seat, points, self.rule, say("why-odd-neighbours", follower=used(state, seat), count=odd))

    def words(self) -> Words:
        return say("effect-per-odd-neighbour", points=self.points)

    def worth(self, state: VaalbaraState, seat: int, order: TurnOrder) -> float:
        expected = 0.0
        for neighbour in state.neighbours[seat]:
            clan = state.clans[neighbour]
            if state.revealed:
                expected += state.box.initiative_of[clan.chosen] % 2
                continue
            unused = state.box.cards_in[ALL_FOLLOWERS & ~clan.played]
            odd = 0
            for follower in unused:
                odd += state.box.initiative_of[follower] % 2
            expected += odd / len(unused)
        return self.points * expected


class GainPerForest(FollowerEffect):
    """V6.5: points for each forest in the own realm."""

    __slots__ = ()

    rule = "V6.5"
    icon = "wood-axe"

    def apply(self, state: VaalbaraState, seat: int) -> None:
        clan = state.clans[seat]
        forests = clan.kinds[FOREST]
        clan.points += self.points * forests
        if state.listening:
            why = say("why-forests", follower=used(state, seat), count=forests)
            state.tell_gain(seat, self.points * forests, self.rule, why)

    def words(self) -> Words:
        return say("effect-per-forest", points=self.points)

    def worth(self, state: VaalbaraState, seat: int, order: TurnOrder) -> float:
        return float(self.points * state.clans[seat].kinds[FOREST])


class DoubleReward(FollowerEffect):
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

    def worth(self, state: VaalbaraState, seat: int, order: TurnOrder) -> float:
        return 0.0


# ---------------------------------------------------------------------- points of others


class StealFromPrevious(FollowerEffect):
    """V6.6: points from whoever had the turn directly before."""

    __slots__ = ()

    rule = "V6.6"
    icon = "falcon-moon"

    def apply(self, state: VaalbaraState, seat: int) -> None:
        if len(state.turns) < 2:
            if state.listening:
                state.tell_gain(seat, 0, "V6.6.1", say("why-first-turn", follower=used(state, seat)))
            return  # V6.6.1
        victim = state.turns[-2]
        loot = min(self.points, state.clans[victim].points)  # V6.6.2
        state.clans[victim].points -= loot
        state.clans[seat].points += loot
        if state.listening:
            self._tell_loot(state, seat, victim, loot)

    def _tell_loot(self, state: VaalbaraState, seat: int, victim: int, loot: int) -> None:
        if loot == 0:
            why = say("why-nothing-to-steal", follower=used(state, seat), victim=seat_words(victim))
            state.tell_gain(seat, 0, "V6.6.2", why)
            return
        words = say(
            "stolen",
            seat=seat_words(seat),
            victim=seat_words(victim),
            points=loot,
            follower=used(state, seat),
            missing=self.points - loot,
        )
        state.tell(words, self.rule)

    def words(self) -> Words:
        return say("effect-steal-from-previous", points=self.points)

    def worth(self, state: VaalbaraState, seat: int, order: TurnOrder) -> float:
        # One gains what another loses.
        return self.points * min(1.0, order.before) * state.players / (state.players - 1)


class GivePoints(FollowerEffect):
    """V6.2: a chosen person gains points."""

    __slots__ = ()

    rule = "V6.2"
    icon = "lyre"

    def apply(self, state: VaalbaraState, seat: int) -> None:
        state.push(ChooseReceiver(seat, self.points))

    def words(self) -> Words:
        return say("effect-give-points", points=self.points)

    def worth(self, state: VaalbaraState, seat: int, order: TurnOrder) -> float:
        return -self.points / (state.players - 1)


class HoldersMayShow(FollowerEffect):
    """V6.1: everybody who holds the same follower may show it for points."""

    __slots__ = ()

    rule = "V6.1"
    icon = "spartan-helmet"

    def apply(self, state: VaalbaraState, seat: int) -> None:
        state.push(ShowFollower(seat, state.clans[seat].chosen, self.points))

    def words(self) -> Words:
        return say("effect-holders-may-show", points=self.points)

    def worth(self, state: VaalbaraState, seat: int, order: TurnOrder) -> float:
        return -self.points * 0.35


# ---------------------------------------------------------------------- cards and lands


class TakeBack(FollowerEffect):
    """V6.8: a used follower comes back into the hand."""

    __slots__ = ()

    rule = "V6.8"
    icon = "baby-bottle"

    def apply(self, state: VaalbaraState, seat: int) -> None:
        if returnable(state, seat):
            state.push(ChooseReturning(seat))
        elif state.listening:
            words = say("nothing-to-take-back", seat=seat_words(seat), follower=used(state, seat))
            state.tell(words, "V6.8.1")

    def words(self) -> Words:
        return say("effect-take-back")

    def worth(self, state: VaalbaraState, seat: int, order: TurnOrder) -> float:
        return 2.0 if returnable(state, seat) else 0.0


class ExchangeWithTop(FollowerEffect):
    """V6.7: a land of a row against the top of the stack."""

    __slots__ = ()

    rule = "V6.7"
    icon = "paw-print"

    def apply(self, state: VaalbaraState, seat: int) -> None:
        state.push(ChooseForTop(seat))

    def words(self) -> Words:
        return say("effect-exchange-with-top")


class ExchangeRows(FollowerEffect):
    """V6.9: a land of the first row against one of the second."""

    __slots__ = ()

    rule = "V6.9"
    icon = "bear-head"

    def apply(self, state: VaalbaraState, seat: int) -> None:
        state.push(ChooseFromFirstRow(seat))

    def words(self) -> Words:
        return say("effect-exchange-rows")


class ExchangeWithBottom(FollowerEffect):
    """V6.11: a land of the own realm against the bottom of the stack, whose reward is paid."""

    __slots__ = ()

    rule = "V6.11"
    icon = "walking-boot"

    def apply(self, state: VaalbaraState, seat: int) -> None:
        if state.clans[seat].realm:
            state.push(ChooseForBottom(seat))
        elif state.listening:
            words = say("nothing-to-exchange", seat=seat_words(seat), follower=used(state, seat))
            state.tell(words, "V6.11.2")

    def words(self) -> Words:
        return say("effect-exchange-with-bottom")

    def worth(self, state: VaalbaraState, seat: int, order: TurnOrder) -> float:
        return 4.5 if state.clans[seat].realm else 0.0
