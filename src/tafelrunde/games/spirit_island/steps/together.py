"""Several figures in one question: who is hit, destroyed, removed, pushed or gathered, chosen together (I9.1, I9.9).

A *plan* is a choice of all figures at once. As long as there are only a few plans, they are the answers; where there
are many, the figures are asked for one by one. Both lead to the same ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.ids import (
    ALL,
    CITY,
    DAMAGE_OF_SLOT,
    DEFEND,
    FIGURE,
    FIGURE_SLOTS,
    KIND_OF_SLOT,
    NOTHING,
    PLACES,
    ROW,
    SLOTS_OF,
    TOWN,
    land_at,
    on_map_of,
)
from tafelrunde.games.spirit_island.box.names import figure_name, place_name
from tafelrunde.games.spirit_island.steps.damage import DealDamage, destroy_all, health_left, hit
from tafelrunde.games.spirit_island.steps.moving import GatherFigures, PushFigures, move
from tafelrunde.games.spirit_island.steps.removing import DESTROY, FATES, PickFigures, destroy_if_all, meet
from tafelrunde.games.spirit_island.steps.step import IslandQuestion
from tafelrunde.games.spirit_island.words import VOICE, say
from tafelrunde.kernel.packing import Pair
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState

# With more plans than this, figures are asked for one by one.
MOST_PLANS: Final = 12

# An answer is a number whose digits are *picks*, least first, each one more than its number; its last bit says whether
# it is a whole plan. A pick is a slot, or FIGURE (a land and a slot); for damage SHARE (a slot and points).
DIGIT: Final = 1 << 12
SHARE: Final = Pair(32)


def answer_of(picks: Sequence[int], whole: bool) -> int:
    """Picks as an answer."""
    code = 0
    for pick in reversed(picks):
        code = code * DIGIT + pick + 1
    return code * 2 + (1 if whole else 0)


def picks_of(code: int) -> list[int]:
    """The picks of an answer."""
    picks: list[int] = []
    code //= 2
    while code:
        picks.append(code % DIGIT - 1)
        code //= DIGIT
    return picks


def is_whole(code: int) -> bool:
    """Whether nothing more is to be asked after an answer."""
    return code % 2 == 1


def plans(picks: list[int], sources: list[int], there: dict[int, int], least: int, most: int) -> list[list[int]]:
    """All ways to choose between `least` and `most` of some picks; none if there are more than MOST_PLANS.

    `sources[i]` says where pick i comes from, and `there` how many figures there are at each source.
    """
    found: list[list[int]] = []
    _extend(found, picks, sources, there.copy(), [], 0, least, most)
    return [] if len(found) > MOST_PLANS else found


def _extend(
    found: list[list[int]],
    picks: list[int],
    sources: list[int],
    there: dict[int, int],
    chosen: list[int],
    first: int,
    least: int,
    most: int,
) -> None:
    if len(found) > MOST_PLANS:
        return
    if len(chosen) >= least:
        found.append(chosen.copy())
    if len(chosen) == most:
        return
    for number in range(first, len(picks)):
        source = sources[number]
        if there[source] > 0:
            there[source] -= 1
            chosen.append(picks[number])
            _extend(found, picks, sources, there, chosen, number, least, most)
            chosen.pop()
            there[source] += 1


class Together(IslandQuestion):
    """So many figures are chosen, all at once or one by one. A code is an answer of picks, or NOTHING to stop."""

    __slots__ = ("kinds", "left", "place", "up_to")

    def __init__(self, seat: int, place: int, kinds: int, left: int, up_to: bool) -> None:
        super().__init__(seat)
        self.place = place
        self.kinds = kinds
        self.left = left
        self.up_to = up_to

    def run(self, state: SpiritIslandState) -> None:
        if self.left <= 0:
            return
        codes = self.legal(state, self.seat)
        if len(codes) > 1 or (codes and codes[0] != NOTHING):
            state.ask(self.seat, self)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        picks, sources = self.picks(state)
        there = self.there(state)
        total = 0
        for source in there:
            total += there[source]
        most = self.left if self.left < total else total
        if not picks or most == 0:
            return []
        codes: list[int] = []
        if most > 1:
            for plan in plans(picks, sources, there, 1 if self.up_to else most, most):
                codes.append(answer_of(plan, True))
        if not codes:
            for pick in picks:
                codes.append(answer_of([pick], most == 1))
        if self.up_to:
            codes.append(NOTHING)
        return codes

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code == NOTHING:
            return
        picks = picks_of(code)
        if not is_whole(code):
            state.push(self.rest(self.left - len(picks)))
        for pick in picks:
            self.carry_out(state, pick)

    def picks(self, state: SpiritIslandState) -> tuple[list[int], list[int]]:
        """Every single pick, and the source that each takes a figure from."""
        raise NotImplementedError

    def there(self, state: SpiritIslandState) -> dict[int, int]:
        """How many figures there are at each source."""
        raise NotImplementedError

    def rest(self, left: int) -> Together:
        """The question that follows one pick."""
        raise NotImplementedError

    def carry_out(self, state: SpiritIslandState, pick: int) -> None:
        """Carry out one pick."""
        raise NotImplementedError

    def pick_words(self, box: Box, pick: int, count: int) -> Words:
        """So many equal picks in words."""
        raise NotImplementedError

    def option(self, box: Box, code: int) -> Words:
        if code == NOTHING:
            return say("choose-enough")
        picks = picks_of(code)
        parts = [self.pick_words(box, pick, picks.count(pick)) for pick in dict.fromkeys(picks)]
        return VOICE.chain("one-besides-others", parts)


class PushTogether(Together):
    """I9.9: which figures are pushed, and where to. A pick is a land to go to and a slot."""

    __slots__ = ("carries",)

    rule = "I9.9"

    def __init__(self, seat: int, place: int, kinds: int, left: int, up_to: bool, carries: int) -> None:
        super().__init__(seat, place, kinds, left, up_to)
        self.carries = carries

    def picks(self, state: SpiritIslandState) -> tuple[list[int], list[int]]:
        around = state.neighbours(land_at(self.place))
        picks: list[int] = []
        sources: list[int] = []
        for slot in state.slots_in(land_at(self.place), self.kinds):
            for land in range(len(state.flags)):
                if around >> land & 1:
                    picks.append(FIGURE.join(land, slot))
                    sources.append(slot)
        return picks, sources

    def there(self, state: SpiritIslandState) -> dict[int, int]:
        return figures_in(state, land_at(self.place), self.kinds)

    def rest(self, left: int) -> Together:
        return PushTogether(self.seat, self.place, self.kinds, left, self.up_to, self.carries)

    def carry_out(self, state: SpiritIslandState, pick: int) -> None:
        origin = land_at(self.place)
        land, slot = FIGURE.parts(pick)
        if self.carries:
            carried = min(self.carries, state.pieces[origin * ROW + DEFEND])
            state.pieces[origin * ROW + DEFEND] -= carried
            state.pieces[land * ROW + DEFEND] += carried
        move(state, origin, slot, land)

    def prompt(self, box: Box, seat: int) -> Words:
        land = place_name(box, self.place)
        if self.left > ALL // 2:
            return say("ask-push-any" if self.up_to else "ask-push-all", land=land)
        return say("ask-push-up-to" if self.up_to else "ask-push", count=self.left, land=land)

    def pick_words(self, box: Box, pick: int, count: int) -> Words:
        land, slot = FIGURE.parts(pick)
        where = place_name(box, on_map_of(self.place, land))
        return say("pick-push", count=count, figure=figure_name(slot), land=where)


class GatherTogether(Together):
    """I9.9: which figures are gathered from where. A pick is a land to come from and a slot."""

    __slots__ = ()

    rule = "I9.9"

    def picks(self, state: SpiritIslandState) -> tuple[list[int], list[int]]:
        picks = list(self.there(state))
        return picks, picks

    def there(self, state: SpiritIslandState) -> dict[int, int]:
        around = state.neighbours(land_at(self.place))
        found: dict[int, int] = {}
        for land in range(len(state.flags)):
            if around >> land & 1:
                for slot in state.slots_in(land, self.kinds):
                    found[FIGURE.join(land, slot)] = state.pieces[land * ROW + slot]
        return found

    def rest(self, left: int) -> Together:
        return GatherTogether(self.seat, self.place, self.kinds, left, self.up_to)

    def carry_out(self, state: SpiritIslandState, pick: int) -> None:
        land, slot = FIGURE.parts(pick)
        move(state, land, slot, land_at(self.place))

    def prompt(self, box: Box, seat: int) -> Words:
        message = "ask-gather-up-to" if self.up_to else "ask-gather"
        return say(message, count=self.left, land=place_name(box, self.place))

    def pick_words(self, box: Box, pick: int, count: int) -> Words:
        land, slot = FIGURE.parts(pick)
        where = place_name(box, on_map_of(self.place, land))
        return say("pick-gather", count=count, figure=figure_name(slot), land=where)


class PickTogether(Together):
    """I9.12: which figures of a land are destroyed, removed or drowned. A pick is a slot."""

    __slots__ = ("fate",)

    rule = "I9.12"

    def __init__(self, seat: int, place: int, kinds: int, left: int, up_to: bool, fate: int) -> None:
        super().__init__(seat, place, kinds, left, up_to)
        self.fate = fate

    def run(self, state: SpiritIslandState) -> None:
        if self.up_to or self.fate != DESTROY or not destroy_if_all(state, self.place, self.kinds, self.left):
            super().run(state)

    def picks(self, state: SpiritIslandState) -> tuple[list[int], list[int]]:
        slots = state.slots_in(land_at(self.place), self.kinds)
        return slots, slots

    def there(self, state: SpiritIslandState) -> dict[int, int]:
        return figures_in(state, land_at(self.place), self.kinds)

    def rest(self, left: int) -> Together:
        return PickTogether(self.seat, self.place, self.kinds, left, self.up_to, self.fate)

    def carry_out(self, state: SpiritIslandState, pick: int) -> None:
        meet(state, land_at(self.place), pick, self.fate)

    def prompt(self, box: Box, seat: int) -> Words:
        return say(f"ask-{FATES[self.fate]}", count=self.left, land=place_name(box, self.place))

    def pick_words(self, box: Box, pick: int, count: int) -> Words:
        return say("pick-figure", count=count, figure=figure_name(pick))


# In the first version of the rules figures were always asked for one by one.


def push_figures(
    state: SpiritIslandState, seat: int, land: int, kinds: int, number: int, up_to: bool, carries: int
) -> None:
    """Figures of a land are pushed."""
    place = state.place(land)
    if state.setup.version == 1:
        state.push(PushFigures(seat, place, kinds, number, up_to, carries))
    else:
        state.push(PushTogether(seat, place, kinds, number, up_to, carries))


def gather_figures(state: SpiritIslandState, seat: int, land: int, kinds: int, number: int, up_to: bool) -> None:
    """Figures are gathered into a land."""
    place = state.place(land)
    if state.setup.version == 1:
        state.push(GatherFigures(seat, place, kinds, number, up_to))
    else:
        state.push(GatherTogether(seat, place, kinds, number, up_to))


def pick_figures(
    state: SpiritIslandState, seat: int, land: int, kinds: int, number: int, up_to: bool, fate: int
) -> None:
    """Figures of a land are destroyed, removed or drowned."""
    place = state.place(land)
    if state.setup.version == 1:
        state.push(PickFigures(seat, place, kinds, number, up_to, fate))
    else:
        state.push(PickTogether(seat, place, kinds, number, up_to, fate))


def figures_in(state: SpiritIslandState, land: int, kinds: int) -> dict[int, int]:
    """How many figures of some kinds there are in each slot of a land."""
    return {slot: state.pieces[land * ROW + slot] for slot in state.slots_in(land, kinds)}


# ---------------------------------------------------------------------- damage


def deal(state: SpiritIslandState, seat: int, land: int, amount: int, kinds: int) -> None:
    """Damage to invaders of a land; the seat splits it where that makes a difference."""
    if amount <= 0 or not state.has(land, kinds):
        return
    if amount >= health_left(state, land, kinds):
        destroy_all(state, land, kinds)
    elif state.setup.version == 1:
        state.push(DealDamage(seat, state.place(land), kinds, amount))
    else:
        rules = state.rules
        state.push(SplitDamage(seat, state.place(land), kinds, amount, rules.town_health, rules.city_health))


class SplitDamage(IslandQuestion):
    """I9.1: who takes how much of some damage. A pick is a slot and points; several make a plan."""

    __slots__ = ("amount", "city", "kinds", "place", "town")

    rule = "I9.1"

    def __init__(self, seat: int, place: int, kinds: int, amount: int, town: int, city: int) -> None:
        super().__init__(seat)
        self.place = place
        self.kinds = kinds
        self.amount = amount
        # The health of towns and cities, so that an answer can say who falls.
        self.town = town
        self.city = city

    def run(self, state: SpiritIslandState) -> None:
        land = land_at(self.place)
        if self.amount >= health_left(state, land, self.kinds):
            destroy_all(state, land, self.kinds)
        else:
            state.ask(self.seat, self)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        row = land_at(self.place) * ROW
        found: list[list[int]] = []
        self._split(found, state.pieces[row : row + FIGURE_SLOTS], [], 0, 0, self.amount)
        if len(found) <= MOST_PLANS:
            return [answer_of(plan, True) for plan in found]
        codes: list[int] = []
        for slot in reversed(state.slots_in(land_at(self.place), self.kinds)):
            bears = self.bears(slot)
            for fallen in range(state.pieces[row + slot], 1, -1):
                if fallen * bears <= self.amount:
                    codes.append(answer_of([SHARE.join(slot, bears)] * fallen, fallen * bears == self.amount))
            for points in range(bears if bears < self.amount else self.amount, 0, -1):
                codes.append(answer_of([SHARE.join(slot, points)], points == self.amount))
        return codes

    def bears(self, slot: int) -> int:
        """How much damage destroys a figure of a slot."""
        kind = KIND_OF_SLOT[slot]
        health = self.city if kind == CITY else self.town if kind == TOWN else 1
        return health - DAMAGE_OF_SLOT[slot]

    def _split(
        self, found: list[list[int]], figures: list[int], plan: list[int], place: int, last: int, left: int
    ) -> None:
        """All ways to split the damage over the figures from one place of SLOTS_OF on, the greatest shares first."""
        if len(found) > MOST_PLANS:
            return
        if left == 0:
            found.append(plan.copy())
            return
        slots = SLOTS_OF[self.kinds]
        if place == len(slots):
            return
        slot = slots[place]
        taken = 0
        for pick in plan:
            if SHARE.first(pick) == slot:
                taken += 1
        if figures[slot] > taken:
            # Equal figures are alike: shares do not grow from one to the next.
            bears = self.bears(slot) if last == 0 else last
            for points in range(bears if bears < left else left, 0, -1):
                plan.append(SHARE.join(slot, points))
                self._split(found, figures, plan, place, points, left - points)
                plan.pop()
        self._split(found, figures, plan, place + 1, 0, left)

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        picks = picks_of(code)
        if not is_whole(code):
            left = self.amount
            for pick in picks:
                left -= SHARE.second(pick)
            state.push(SplitDamage(self.seat, self.place, self.kinds, left, self.town, self.city))
        # The most damaged first, so that nobody is hit twice.
        for pick in sorted(picks, reverse=True):
            slot, points = SHARE.parts(pick)
            hit(state, land_at(self.place), slot, points)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-damage", count=self.amount, land=place_name(box, self.place))

    def option(self, box: Box, code: int) -> Words:
        picks = picks_of(code)
        parts = [self._words(pick, picks.count(pick)) for pick in dict.fromkeys(picks)]
        return VOICE.chain("one-besides-others", parts)

    def _words(self, pick: int, count: int) -> Words:
        slot, points = SHARE.parts(pick)
        if points >= self.bears(slot):
            return say("pick-destroyed", count=count, figure=figure_name(slot))
        return say("pick-damaged", count=count, figure=figure_name(slot), damage=points)


assert PLACES * FIGURE.size < DIGIT, "a pick must fit into a digit"
