"""The vocabulary of rewards: what taking a land is worth (V7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.vaalbara.box.ids import FARM, MEADOW, MOUNTAIN, RIVER
from tafelrunde.games.vaalbara.words import say
from tafelrunde.kernel.effect import Effect
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.vaalbara.state.state import VaalbaraState


class Reward(Effect):
    """What a kind of land pays, once it lies in the realm (V5.4). `land` is its number in the box."""

    __slots__ = ()

    rule = "V7"

    def points(self, state: VaalbaraState, seat: int, land: int) -> int:
        """What it pays to a seat now."""
        raise NotImplementedError

    def why(self, state: VaalbaraState, seat: int, land: int) -> Words:
        """What these points are for, for the log."""
        raise NotImplementedError


class PerMeadowAround(Reward):
    """V7.1: points for each meadow in the own realm and in the neighbours'."""

    __slots__ = ("each",)

    rule = "V7.1"
    icon = "high-grass"

    def __init__(self, each: int) -> None:
        self.each = each

    def points(self, state: VaalbaraState, seat: int, land: int) -> int:
        return self.each * self._meadows(state, seat)

    def why(self, state: VaalbaraState, seat: int, land: int) -> Words:
        return say("why-meadows", count=self._meadows(state, seat))

    def _meadows(self, state: VaalbaraState, seat: int) -> int:
        meadows = state.clans[seat].kinds[MEADOW]
        for neighbour in state.neighbours[seat]:
            meadows += state.clans[neighbour].kinds[MEADOW]
        return meadows

    def words(self) -> Words:
        return say("reward-per-meadow-around", points=self.each)


class PerFarm(Reward):
    """V7.2: points for each farm in the own realm."""

    __slots__ = ("each",)

    rule = "V7.2"
    icon = "wheat"

    def __init__(self, each: int) -> None:
        self.each = each

    def points(self, state: VaalbaraState, seat: int, land: int) -> int:
        return self.each * state.clans[seat].kinds[FARM]

    def why(self, state: VaalbaraState, seat: int, land: int) -> Words:
        return say("why-farms", count=state.clans[seat].kinds[FARM])

    def words(self) -> Words:
        return say("reward-per-farm", points=self.each)


class Printed(Reward):
    """V7.3: the points printed on the land."""

    __slots__ = ()

    rule = "V7.3"
    icon = "pine-tree"

    def points(self, state: VaalbaraState, seat: int, land: int) -> int:
        return state.box.value_of[land]

    def why(self, state: VaalbaraState, seat: int, land: int) -> Words:
        return say("why-printed", land=state.box.land_name(land))

    def words(self) -> Words:
        return say("reward-printed")


class PerKind(Reward):
    """V7.4: points for each different kind of land in the own realm."""

    __slots__ = ("each",)

    rule = "V7.4"
    icon = "village"

    def __init__(self, each: int) -> None:
        self.each = each

    def points(self, state: VaalbaraState, seat: int, land: int) -> int:
        return self.each * state.clans[seat].different_kinds()

    def why(self, state: VaalbaraState, seat: int, land: int) -> Words:
        return say("why-kinds", count=state.clans[seat].different_kinds())

    def words(self) -> Words:
        return say("reward-per-kind", points=self.each)


class SecondAndFourth(Reward):
    """V7.5: points for the second and for the fourth mountain."""

    __slots__ = ("fourth", "second")

    rule = "V7.5"
    icon = "mountains"

    def __init__(self, second: int, fourth: int) -> None:
        self.second = second
        self.fourth = fourth

    def points(self, state: VaalbaraState, seat: int, land: int) -> int:
        mountains = state.clans[seat].kinds[MOUNTAIN]
        if mountains == 2:
            return self.second
        if mountains == 4:
            return self.fourth
        return 0

    def why(self, state: VaalbaraState, seat: int, land: int) -> Words:
        return say("why-mountain", number=state.clans[seat].kinds[MOUNTAIN])

    def words(self) -> Words:
        return say("reward-second-and-fourth", second=self.second, fourth=self.fourth)


class PerRiverByInitiative(Reward):
    """V7.6: for each river in the own realm the initiative of the follower in use, up to a limit."""

    __slots__ = ("limit",)

    rule = "V7.6"
    icon = "river"

    def __init__(self, limit: int) -> None:
        self.limit = limit

    def points(self, state: VaalbaraState, seat: int, land: int) -> int:
        return self._each(state, seat) * state.clans[seat].kinds[RIVER]

    def why(self, state: VaalbaraState, seat: int, land: int) -> Words:
        return say("why-rivers", count=state.clans[seat].kinds[RIVER], each=self._each(state, seat))

    def _each(self, state: VaalbaraState, seat: int) -> int:
        return min(state.box.initiative_of[state.clans[seat].chosen], self.limit)

    def words(self) -> Words:
        return say("reward-per-river", limit=self.limit)
