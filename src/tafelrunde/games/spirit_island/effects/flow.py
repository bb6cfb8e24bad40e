"""How effects are put together: one after another, on a condition, by choice, in other lands, once more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.ids import NOTHING, land_at
from tafelrunde.games.spirit_island.effects.conditions import OwnPresence
from tafelrunde.games.spirit_island.effects.effect import IslandEffect, WithEffect
from tafelrunde.games.spirit_island.steps.effects import ChooseEffect, ChooseLand, Continue, InAnyOrder, Perform
from tafelrunde.games.spirit_island.steps.step import places_in
from tafelrunde.games.spirit_island.words import in_turn, say, together
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.effects.conditions import Condition
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState
    from tafelrunde.kernel.step import Step


# Where `InEach` and `InOne` look for lands.
ISLAND: Final = 0
AROUND: Final = 1
HERE_AND_AROUND: Final = 2
SAME_BOARD: Final = 3
PUSHED_INTO: Final = 4
_SCOPES: Final = ("island", "around", "here-and-around", "same-board", "pushed-into")


class All(IslandEffect):
    """Effects one after another."""

    __slots__ = ("effects",)

    icon = "scroll-unfurled"

    def __init__(self, *effects: IslandEffect) -> None:
        super().__init__()
        self.effects = list(effects)

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        self.go_on(state, seat, land, 0)

    def go_on(self, state: SpiritIslandState, seat: int, land: int, first: int) -> None:
        # What an effect asks comes before the next one.
        if first + 1 < len(self.effects):
            state.push(Continue(self.number, seat, land, first + 1))
        self.effects[first].run(state, seat, land)

    def words(self) -> Words:
        return in_turn([effect.words() for effect in self.effects])

    def clause(self) -> Words:
        return together([effect.clause() for effect in self.effects], self.effects[-1].joint())

    def parts(self) -> list[IslandEffect]:
        return self.effects

    def plain(self) -> bool:
        return all(effect.plain() for effect in self.effects)


class BeforeLast(All):
    """The same effects with another one before the last of them; only that one is told."""

    __slots__ = ("inserted",)

    def __init__(self, same: All, inserted: IslandEffect) -> None:
        super().__init__(*same.effects[:-1], inserted, same.effects[-1])
        self.inserted = inserted

    def words(self) -> Words:
        return self.inserted.words()


class Nothing(IslandEffect):
    """No effect."""

    __slots__ = ()

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        """Nothing happens."""

    def words(self) -> Words:
        return say("effect-nothing")

    def is_nothing(self) -> bool:
        return True

    def worth(self) -> float:
        return 0.0


class When(IslandEffect):
    """An effect on a condition, and perhaps another one otherwise."""

    __slots__ = ("condition", "otherwise", "then")

    icon = "choice"

    def __init__(self, condition: Condition, then: IslandEffect, otherwise: IslandEffect | None = None) -> None:
        super().__init__()
        self.condition = condition
        self.then = then
        self.otherwise: IslandEffect = Nothing() if otherwise is None else otherwise

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        if self.condition.holds(state, seat, land):
            self.then.run(state, seat, land)
        else:
            self.otherwise.run(state, seat, land)

    def words(self) -> Words:
        if self.otherwise.is_nothing():
            return say("effect-when", condition=self.condition.words(), then=self.then.clause())
        return say(
            "effect-when-otherwise",
            condition=self.condition.words(),
            then=self.then.clause(),
            otherwise=self.otherwise.clause(),
        )

    def joint(self) -> str:
        return "one-and-then-if"

    def parts(self) -> list[IslandEffect]:
        return [self.then, self.otherwise]

    def worth(self) -> float:
        return 0.6 * self.then.worth() + 0.4 * self.otherwise.worth()


class ChooseOne(IslandEffect):
    """One of two effects; which one is chosen before it is carried out."""

    __slots__ = ("effects",)

    icon = "choice"

    def __init__(self, first: IslandEffect, second: IslandEffect) -> None:
        super().__init__()
        self.effects = [first, second]

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.push(ChooseEffect(self.number, seat, land))

    def asks(self, seat: int, land: int) -> Step[SpiritIslandState, Box] | None:
        return ChooseEffect(self.number, seat, land)

    def choices(self, state: SpiritIslandState, seat: int, land: int) -> list[int]:
        return [effect.number for effect in self.effects]

    def choose(self, state: SpiritIslandState, seat: int, land: int, code: int) -> None:
        state.box.effects[code].run(state, seat, land)

    def question(self) -> Words:
        return say("ask-effect")

    def words(self) -> Words:
        return say("effect-either", first=self.effects[0].clause(), second=self.effects[1].clause())

    def parts(self) -> list[IslandEffect]:
        return self.effects

    def worth(self) -> float:
        return max(0.0, self.effects[0].worth(), self.effects[1].worth()) + 1.0


# ---------------------------------------------------------------------- other lands


def lands_of(state: SpiritIslandState, seat: int, land: int, scope: int, condition: Condition) -> int:
    """The lands that a scope means and for which a condition holds."""
    island = state.island
    if scope == AROUND:
        lands = state.neighbours(land)
    elif scope == HERE_AND_AROUND:
        lands = state.neighbours(land) | 1 << land
    elif scope == SAME_BOARD:
        lands = island.board_mask[island.board_of[land]] & state.ground() & ~(1 << land)
    elif scope == PUSHED_INTO:
        lands = state.pushed_into & state.ground()
    else:
        lands = state.ground()
    for other in range(island.size):
        if lands >> other & 1 and not condition.holds(state, seat, other):
            lands &= ~(1 << other)
    return lands


class InEach(WithEffect):
    """An effect in each of several lands."""

    __slots__ = ("condition", "scope")

    icon = "treasure-map"

    def __init__(self, scope: int, condition: Condition, effect: IslandEffect) -> None:
        super().__init__(effect)
        self.scope = scope
        self.condition = condition

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        lands = lands_of(state, seat, land, self.scope, self.condition)
        for other in range(len(state.flags) - 1, -1, -1):
            if lands >> other & 1:
                # I1.4: what is no power's is decided by the spirit of that board.
                decider = seat if state.power != NOTHING else state.owner(other)
                state.push(Perform(self.effect.number, decider, other))

    def words(self) -> Words:
        message = f"effect-in-each-{_SCOPES[self.scope]}"
        return say(message, lands=self.condition.lands(), effect=self.effect.clause())

    def worth(self) -> float:
        return 2.0 * self.effect.worth()


class InOne(WithEffect):
    """An effect in one land of one's choice."""

    __slots__ = ("condition", "distinct", "may", "scope")

    icon = "position-marker"

    def __init__(
        self, scope: int, condition: Condition, effect: IslandEffect, may: bool = False, distinct: bool = False
    ) -> None:
        super().__init__(effect)
        self.scope = scope
        self.condition = condition
        # Whether it may be left out, and whether every player must choose another land.
        self.may = may
        self.distinct = distinct

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        if len(self.choices(state, seat, land)) > (1 if self.may else 0):
            state.push(ChooseLand(self.number, seat, land))

    def asks(self, seat: int, land: int) -> Step[SpiritIslandState, Box] | None:
        return ChooseLand(self.number, seat, land)

    def choices(self, state: SpiritIslandState, seat: int, land: int) -> list[int]:
        lands = lands_of(state, seat, land, self.scope, self.condition)
        if self.distinct:
            lands &= ~state.chosen_lands
        codes = places_in(state, lands)
        if self.may:
            codes.append(NOTHING)
        return codes

    def choose(self, state: SpiritIslandState, seat: int, land: int, code: int) -> None:
        if code != NOTHING:
            state.chosen_lands |= 1 << land_at(code)
            self.effect.run(state, seat, land_at(code))

    def question(self) -> Words:
        return say("ask-land-for", effect=self.effect.words())

    def words(self) -> Words:
        message = f"effect-in-one-{_SCOPES[self.scope]}"
        if self.may:
            message = "effect-in-one-may"
        elif self.distinct:
            message = "effect-in-one-distinct"
        return say(message, lands=self.condition.lands(), effect=self.effect.clause())


# ---------------------------------------------------------------------- who


class InOneOfItsLands(IslandEffect):
    """The target spirit may carry it out in a land with its presence."""

    __slots__ = ("choice", "effect")

    icon = "team-idea"

    def __init__(self, effect: IslandEffect) -> None:
        super().__init__()
        self.effect = effect
        self.choice = InOne(ISLAND, OwnPresence(), effect, may=True)

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        self.choice.run(state, state.target_spirit, land)

    def words(self) -> Words:
        return say("effect-in-one-of-its-lands", effect=self.effect.clause())

    def parts(self) -> list[IslandEffect]:
        return [self.choice]


class EachPlayer(WithEffect):
    """Everybody carries it out, one after another, in an order of their choice (I16.5)."""

    __slots__ = ()

    icon = "team-idea"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.chosen_lands = 0
        if state.setup.version > 1 and self.effect.asks(seat, land) is not None:
            state.push(InAnyOrder(self.effect.number, land, (1 << state.players) - 1))
            return
        for other in range(state.players - 1, -1, -1):
            state.push(Perform(self.effect.number, other, land))

    def words(self) -> Words:
        return say("effect-each-player", effect=self.effect.clause())
