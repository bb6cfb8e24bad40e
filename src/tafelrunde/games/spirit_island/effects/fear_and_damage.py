"""Fear, damage, destruction and removal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.effects.amounts import ONCE, PER_DAHAN, per_words, times
from tafelrunde.games.spirit_island.effects.conditions import kinds_words
from tafelrunde.games.spirit_island.effects.effect import Effect, Perform
from tafelrunde.games.spirit_island.figures import (
    BUILDINGS,
    CITY,
    EXPLORER,
    FIRST_SLOT,
    INVADERS,
    KIND_OF_SLOT,
    ROW,
    TOWN,
)
from tafelrunde.games.spirit_island.harm import (
    deal,
    destroy,
    destroy_all,
    drown,
    hit,
    hit_each,
)
from tafelrunde.games.spirit_island.steps.step import IslandStep, figure_name, place_name, places_in
from tafelrunde.games.spirit_island.words import in_turn, say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box import Box
    from tafelrunde.games.spirit_island.state import SpiritIslandState

NOTHING: Final = -1
# What becomes of a figure that an effect picks.
DESTROY: Final = 0
REMOVE: Final = 1
DROWN: Final = 2


class Fear(Effect):
    """Fear, a fixed amount or for each of something, up to a limit (0: none)."""

    __slots__ = ("amount", "most", "per")

    icon = "terror"

    def __init__(self, amount: int, per: int = ONCE, most: int = 0) -> None:
        super().__init__()
        self.amount = amount
        self.per = per
        self.most = most

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        amount = self.amount * times(state, seat, land, self.per)
        if self.most:
            amount = min(amount, self.most)
        state.generate_fear(amount, land, "I16.1")

    def words(self) -> Words:
        if self.per == ONCE:
            return say("effect-fear", count=self.amount)
        if self.most:
            return say("effect-fear-per-at-most", count=self.amount, per=per_words(self.per), most=self.most)
        return say("effect-fear-per", count=self.amount, per=per_words(self.per))


class FearPerDestroyed(Effect):
    """Fear for all towns and cities that this power has destroyed so far, each counted once, up to a limit."""

    __slots__ = ("again", "amount", "most")

    icon = "terror"

    def __init__(self, amount: int, most: int, again: bool = False) -> None:
        super().__init__()
        self.amount = amount
        self.most = most
        # Whether an earlier part of the power has begun to count.
        self.again = again

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        due = self.amount * destroyed_so_far(state, BUILDINGS)
        due = min(due, self.most) - state.mark
        if due > 0:
            state.mark += due
            state.generate_fear(due, land, "I16.1")

    def words(self) -> Words:
        message = "effect-fear-counts-on" if self.again else "effect-fear-per-destroyed"
        return say(message, count=self.amount, most=self.most)


class WithFearPerDestroyed(Effect):
    """An effect, and then fear for each figure that it has destroyed."""

    __slots__ = ("amount", "effect", "fear")

    icon = "terror"

    def __init__(self, effect: Effect, amount: int) -> None:
        super().__init__()
        self.effect = effect
        self.amount = amount
        self.fear = FearSinceMark(amount)

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.mark = destroyed_so_far(state, INVADERS)
        state.push(Perform(self.fear.number, seat, land))
        self.effect.run(state, seat, land)

    def words(self) -> Words:
        return in_turn([self.effect.words(), self.fear.words()])

    def parts(self) -> list[Effect]:
        return [self.effect, self.fear]


class FearSinceMark(Effect):
    """Fear for each invader destroyed since the power's mark was set."""

    __slots__ = ("amount",)

    icon = "terror"

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.generate_fear(self.amount * (destroyed_so_far(state, INVADERS) - state.mark), land, "I16.1")

    def words(self) -> Words:
        return say("effect-fear-each-destroyed", count=self.amount)


def destroyed_so_far(state: SpiritIslandState, kinds: int) -> int:
    """How many figures of some kinds the power in use has destroyed."""
    total = 0
    if kinds & EXPLORER:
        total += state.destroyed[0]
    if kinds & TOWN:
        total += state.destroyed[1]
    if kinds & CITY:
        total += state.destroyed[2]
    return total


# ---------------------------------------------------------------------- damage


class Damage(Effect):
    """Damage to invaders, split as one likes; kinds may be fewer than all invaders."""

    __slots__ = ("amount", "kinds", "per")

    icon = "claw-slashes"

    def __init__(self, amount: int, per: int = ONCE, kinds: int = INVADERS) -> None:
        super().__init__()
        self.amount = amount
        self.per = per
        self.kinds = kinds

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        deal(state, seat, land, self.amount * times(state, seat, land, self.per), self.kinds)

    def words(self) -> Words:
        if self.kinds != INVADERS:
            return say("effect-damage-to-one", count=self.amount, kinds=kinds_words(self.kinds, 1))
        if self.per == ONCE:
            return say("effect-damage", count=self.amount)
        return say("effect-damage-per", count=self.amount, per=per_words(self.per))


class DamagePerBlightHereAndAround(Effect):
    """One pool of damage: so much for each blight here, and so much for each blight in lands around."""

    __slots__ = ("around", "here")

    icon = "claw-slashes"

    def __init__(self, here: int, around: int) -> None:
        super().__init__()
        self.here = here
        self.around = around

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        amount = self.here * state.blight_in(land) + self.around * times(state, seat, land, 3)
        deal(state, seat, land, amount, INVADERS)

    def words(self) -> Words:
        return say("effect-damage-per-blight", here=self.here, around=self.around)


class DamageEach(Effect):
    """Damage to every figure of some kinds."""

    __slots__ = ("amount", "kinds")

    icon = "splash"

    def __init__(self, amount: int, kinds: int) -> None:
        super().__init__()
        self.amount = amount
        self.kinds = kinds

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        hit_each(state, land, self.kinds, self.amount)

    def words(self) -> Words:
        return say("effect-damage-each", count=self.amount, each=say(f"each-{self.kinds}"))


class DamageDistinct(Effect):
    """Damage to as many different invaders as there are dahan."""

    __slots__ = ("amount",)

    icon = "claw-slashes"

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        number = times(state, seat, land, PER_DAHAN)
        if number >= state.count(land, INVADERS):
            hit_each(state, land, INVADERS, self.amount)
        elif number > 0:
            state.push(HitDistinct(seat, state.place(land), self.amount, number, ()))

    def words(self) -> Words:
        return say("effect-damage-distinct", count=self.amount)


class HitDistinct(IslandStep):
    """Different invaders are chosen one by one, and hit together. A code is a slot."""

    __slots__ = ("amount", "chosen", "left", "place", "seat")

    rule = "I9.1"

    def __init__(self, seat: int, place: int, amount: int, left: int, chosen: tuple[int, ...]) -> None:
        self.seat = seat
        self.place = place
        self.amount = amount
        self.left = left
        self.chosen = chosen

    def run(self, state: SpiritIslandState) -> None:
        if self.left:
            state.ask(self.seat, self)
            return
        for slot in sorted(self.chosen, reverse=True):
            hit(state, self.place & 63, slot, self.amount)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        row = (self.place & 63) * ROW
        return [
            slot
            for slot in state.slots_in(self.place & 63, INVADERS)
            if state.pieces[row + slot] > self.chosen.count(slot)
        ]

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        state.push(HitDistinct(self.seat, self.place, self.amount, self.left - 1, (*self.chosen, code)))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-distinct", count=self.left, land=place_name(box, self.place))

    def option(self, box: Box, code: int) -> Words:
        return say("choose-damage", figure=figure_name(code))


class FightEachOther(Effect):
    """Explorers, and towns and cities, damage each other at the same time."""

    __slots__ = ()

    icon = "crossed-swords"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        explorers = state.count(land, EXPLORER)
        damage = state.rules.town_damage * state.count(land, TOWN) + state.rules.city_damage * state.count(land, CITY)
        for _ in range(min(explorers, damage)):
            destroy(state, land, FIRST_SLOT[EXPLORER])
        deal(state, seat, land, explorers, BUILDINGS)

    def words(self) -> Words:
        return say("effect-fight-each-other")


# ---------------------------------------------------------------------- picking figures


class PickFigures(IslandStep):
    """Figures are picked one by one, to be destroyed, removed or drowned. A code is a slot, or -1 to stop."""

    __slots__ = ("fate", "kinds", "left", "place", "seat", "up_to")

    rule = "I9.12"

    def __init__(self, seat: int, place: int, fate: int, kinds: int, left: int, up_to: bool) -> None:
        self.seat = seat
        self.place = place
        self.fate = fate
        self.kinds = kinds
        self.left = left
        self.up_to = up_to

    def run(self, state: SpiritIslandState) -> None:
        land = self.place & 63
        if self.left == 0 or not state.has(land, self.kinds):
            return
        if not self.up_to and self.left >= state.count(land, self.kinds) and self.fate == DESTROY:
            destroy_all(state, land, self.kinds)
            return
        state.ask(self.seat, self)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        codes = state.slots_in(self.place & 63, self.kinds)
        if self.up_to:
            codes.append(-1)
        return codes

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code == -1:
            return
        if self.left > 1:
            state.push(PickFigures(self.seat, self.place, self.fate, self.kinds, self.left - 1, self.up_to))
        land = self.place & 63
        if self.fate == DESTROY:
            destroy(state, land, code)
        elif self.fate == DROWN:
            drown(state, land, code)
        else:
            remove(state, land, code)

    def prompt(self, box: Box, seat: int) -> Words:
        return say(f"ask-{_FATES[self.fate]}", count=self.left, land=place_name(box, self.place))

    def option(self, box: Box, code: int) -> Words:
        return say("choose-enough") if code == -1 else say(f"choose-{_FATES[self.fate]}", figure=figure_name(code))


_FATES: Final = ("destroy", "remove", "drown")


def remove(state: SpiritIslandState, land: int, slot: int) -> None:
    """A figure goes back to the supply, without fear."""
    state.pieces[land * ROW + slot] -= 1
    if state.listening:
        state.tell(say("removed", figure=figure_name(slot), land=state.name_of(land)), "I9.6")


class Destroy(Effect):
    """So many figures of some kinds are destroyed."""

    __slots__ = ("count", "kinds", "per", "up_to")

    icon = "hammer-break"

    def __init__(self, count: int, kinds: int, per: int = ONCE, up_to: bool = False) -> None:
        super().__init__()
        self.count = count
        self.kinds = kinds
        self.per = per
        self.up_to = up_to

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        number = self.count * times(state, seat, land, self.per)
        state.push(PickFigures(seat, state.place(land), DESTROY, self.kinds, number, self.up_to))

    def words(self) -> Words:
        kinds = kinds_words(self.kinds, self.count)
        if self.per != ONCE:
            return say("effect-destroy-per", count=self.count, kinds=kinds, per=per_words(self.per))
        return say("effect-destroy-up-to" if self.up_to else "effect-destroy", count=self.count, kinds=kinds)


class DestroyAll(Effect):
    """All figures of some kinds are destroyed."""

    __slots__ = ("kinds",)

    icon = "hammer-break"

    def __init__(self, kinds: int) -> None:
        super().__init__()
        self.kinds = kinds

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        destroy_all(state, land, self.kinds)

    def words(self) -> Words:
        return say("effect-destroy-all", kinds=kinds_words(self.kinds, 2))


class Drown(Effect):
    """So many figures of some kinds drown."""

    __slots__ = ("count", "kinds")

    icon = "drowning"

    def __init__(self, count: int, kinds: int) -> None:
        super().__init__()
        self.count = count
        self.kinds = kinds

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.push(PickFigures(seat, state.place(land), DROWN, self.kinds, self.count, False))

    def words(self) -> Words:
        return say("effect-drown", count=self.count, kinds=kinds_words(self.kinds, self.count))


class Remove(Effect):
    """So many figures of some kinds are removed, without fear."""

    __slots__ = ("count", "kinds")

    icon = "running-ninja"

    def __init__(self, count: int, kinds: int) -> None:
        super().__init__()
        self.count = count
        self.kinds = kinds

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.push(PickFigures(seat, state.place(land), REMOVE, self.kinds, self.count, False))

    def words(self) -> Words:
        return say("effect-remove", count=self.count, kinds=kinds_words(self.kinds, self.count))


class RemoveWorth(Effect):
    """Invaders worth up to so much health are removed."""

    __slots__ = ("per", "worth")

    icon = "running-ninja"

    def __init__(self, worth: int, per: int = ONCE) -> None:
        super().__init__()
        self.worth = worth
        self.per = per

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.push(RemoveByWorth(seat, state.place(land), self.worth * times(state, seat, land, self.per)))

    def words(self) -> Words:
        if self.per == ONCE:
            return say("effect-remove-worth", count=self.worth)
        return say("effect-remove-worth-per", count=self.worth, per=per_words(self.per))


class RemoveByWorth(IslandStep):
    """Invaders are removed as long as their full health is within a limit. A code is a slot, or -1 to stop."""

    __slots__ = ("left", "place", "seat")

    rule = "I9.6"

    def __init__(self, seat: int, place: int, left: int) -> None:
        self.seat = seat
        self.place = place
        self.left = left

    def run(self, state: SpiritIslandState) -> None:
        state.ask(self.seat, self)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        land = self.place & 63
        codes = [slot for slot in state.slots_in(land, INVADERS) if state.health(KIND_OF_SLOT[slot], land) <= self.left]
        codes.append(-1)
        return codes

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code == -1:
            return
        land = self.place & 63
        remove(state, land, code)
        state.push(RemoveByWorth(self.seat, self.place, self.left - state.health(KIND_OF_SLOT[code], land)))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-remove-worth", count=self.left, land=place_name(box, self.place))

    def option(self, box: Box, code: int) -> Words:
        return say("choose-enough") if code == -1 else say("choose-remove", figure=figure_name(code))


# ---------------------------------------------------------------------- vengeance


class Avenge(Effect):
    """For the rest of the round: after each action that destroys towns, cities or dahan here, damage for each."""

    __slots__ = ("wide",)

    icon = "half-dead"

    def __init__(self, wide: bool) -> None:
        super().__init__()
        self.wide = wide

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.vengeance = [*state.vengeance, land]
        state.vengeance = [*state.vengeance, seat]
        state.vengeance = [*state.vengeance, 1 if self.wide else 0]

    def words(self) -> Words:
        return say("effect-avenge-wide" if self.wide else "effect-avenge")


class TakeVengeance(IslandStep):
    """Damage for the fallen, in their land or around it. A code is a place and a slot."""

    __slots__ = ("amount", "place", "seat")

    rule = "I9.1"

    def __init__(self, seat: int, place: int, amount: int) -> None:
        self.seat = seat
        self.place = place
        self.amount = amount

    def run(self, state: SpiritIslandState) -> None:
        if self.legal(state, self.seat):
            state.ask(self.seat, self)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        land = self.place & 63
        island = state.island
        codes: list[int] = []
        for place in places_in(state, (1 << land) | (island.around[land] & island.all_lands)):
            for slot in state.slots_in(place & 63, INVADERS):
                codes.append(place * 32 + slot)
        return codes

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if self.amount > 1:
            state.push(TakeVengeance(self.seat, self.place, self.amount - 1))
        hit(state, code // 32 & 63, code % 32, 1)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-damage", count=self.amount, land=place_name(box, self.place))

    def option(self, box: Box, code: int) -> Words:
        return say("choose-damage-in", figure=figure_name(code % 32), land=place_name(box, code // 32))
