"""Moving heroes by road and through the gates (B9.1, B10.7, S4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.battalia.box.ids import (
    BRIDGE,
    CLASS_HORSE,
    CLASS_OF,
    CLASS_STARDUST,
    CLASS_SUPPLY,
    GATE,
    HORSE,
    NOTHING,
    SQUARES,
)
from tafelrunde.games.battalia.state.roads import gates_in_play, joined
from tafelrunde.games.battalia.steps.frost import unless_frozen
from tafelrunde.games.battalia.steps.rows import clear_row, kinds_at_hand, lay, supplies_in
from tafelrunde.games.battalia.steps.step import BattaliaSecretQuestion, BattaliaStep, card_option
from tafelrunde.games.battalia.steps.storms import DrawStorm, collect_amplifier, collect_ring
from tafelrunde.games.battalia.words import NO_PRICE, say, thing
from tafelrunde.kernel.packing import Pair
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.box.box import Box
    from tafelrunde.games.battalia.state.state import BattaliaState

# The code of an answer: what the hero does, and the square it walks to, the square of a gate, or the code of a card.
MOVE: Final = Pair(256)
WALK: Final = 0
JUMP: Final = 1
LAY: Final = 2
STOP: Final = 3

# A square that a hero has entered free of charge (B15.1).
STROLL: Final = Pair(SQUARES)


def hero_name(seat: int, hero: int) -> Words:
    """A hero, with the id that drawings know it by."""
    return thing("hero", f"{seat}-{hero}", "hero", number=hero + 1)


def is_free(state: BattaliaState, seat: int, hero: int, square: int) -> bool:
    """B15.1: home terrain costs nothing in the extended game, each square once a turn for each hero."""
    return (
        state.options.home_terrain
        and state.lands[square] == state.people[seat].faction
        and STROLL.join(hero, square) not in state.people[seat].strolled
    )


def can_move(state: BattaliaState, seat: int, hero: int, counts: list[int]) -> bool:
    """Whether a hero can begin to move with what is at hand."""
    square = state.people[seat].heroes[hero]
    if square == NOTHING:
        return False
    supplies = supplies_in(state, counts)
    around = joined(state, square)
    if around and (supplies > 0 or counts[CLASS_HORSE] > 0):
        return True
    for other in around:
        if is_free(state, seat, hero, other):
            return True
    return not around and can_jump(state, seat, hero, counts, 0)


def can_jump(state: BattaliaState, seat: int, hero: int, counts: list[int], given: int) -> bool:
    """Whether some jump could be paid with cards of these classes, and the steps that were given."""
    supplies, steps = supplies_in(state, counts), counts[CLASS_HORSE] + given
    person = state.people[seat]
    square = person.heroes[hero]
    if state.kinds[square] != GATE or person.jumped >> hero & 1:
        return False
    for other in gates_in_play(state):
        if other != square and _pays_jump(state, seat, hero, other, supplies, steps):
            return True
    return False


def _pays_jump(state: BattaliaState, seat: int, hero: int, gate: int, supplies: int, steps: int) -> bool:
    """S4.4: one step to enter the other gate, unless it is free, and a supply card always."""
    toll = state.box.jump_supply
    entering = 0 if is_free(state, seat, hero, gate) else 1
    return supplies >= toll and supplies + steps >= toll + entering


class MoveHero(BattaliaSecretQuestion):
    """B9.1: a hero on the way. What horses (and abilities) gave and what supply gave is kept apart (S4.4)."""

    __slots__ = ("hero", "moved", "steps", "supplies")

    rule = "B9.1"

    def __init__(self, seat: int, hero: int, steps: int, supplies: int, moved: bool) -> None:
        self.seat = seat
        self.hero = hero
        self.steps = steps
        self.supplies = supplies
        self.moved = moved

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        person = state.people[seat]
        square = person.heroes[self.hero]
        points = self.steps + self.supplies
        around = joined(state, square)
        codes = [other for other in around if points > 0 or is_free(state, seat, self.hero, other)]
        at_gate = state.kinds[square] == GATE and not person.jumped >> self.hero & 1
        out_of_reach = False
        if at_gate:
            for other in gates_in_play(state):
                if other == square:
                    continue
                if _pays_jump(state, seat, self.hero, other, self.supplies, self.steps):
                    codes.append(MOVE.join(JUMP, other))
                else:
                    out_of_reach = True
        if (points == 0 and around) or out_of_reach:
            for code in kinds_at_hand(person):
                if self._brings_on(state, seat, CLASS_OF[code], points == 0 and len(around) > 0):
                    codes.append(MOVE.join(LAY, code))
        if self.moved or not codes:
            codes.append(MOVE.join(STOP, 0))
        return codes

    def _brings_on(self, state: BattaliaState, seat: int, kind_class: int, by_road: bool) -> bool:
        """Whether a card of this class gets the hero further, by road or through a gate that is out of reach yet."""
        if kind_class not in (CLASS_SUPPLY, CLASS_STARDUST, CLASS_HORSE):
            return False
        if by_road:
            return True
        if kind_class == CLASS_HORSE and self.steps > 0:
            return False
        counts = state.people[seat].counts()
        supplies = self.supplies + supplies_in(state, counts)
        steps = self.steps + counts[CLASS_HORSE]
        square = state.people[seat].heroes[self.hero]
        for gate in gates_in_play(state):
            out_of_reach = not _pays_jump(state, seat, self.hero, gate, self.supplies, self.steps)
            if gate != square and out_of_reach and _pays_jump(state, seat, self.hero, gate, supplies, steps):
                return True
        return False

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        what, number = MOVE.parts(code)
        if what == WALK:
            self._walk(state, number)
        elif what == JUMP:
            self._jump(state, number)
        elif what == LAY:
            self._lay(state, number)
        elif self.moved:
            come_to_rest(state, seat, self.hero)

    def _lay(self, state: BattaliaState, code: int) -> None:
        lay(state, self.seat, code)
        clear_row(state, self.seat)
        kind_class = CLASS_OF[code]
        steps, supplies = self.steps, self.supplies
        if kind_class == CLASS_HORSE:
            lit = state.lit() == HORSE
            steps += state.box.artefact_lit[HORSE] if lit else state.box.artefact_figure[HORSE]
        elif kind_class == CLASS_SUPPLY:
            supplies += 1
        else:
            supplies += state.box.stardust_counts_as
        unless_frozen(state, self.seat, MoveHero(self.seat, self.hero, steps, supplies, self.moved))

    def _walk(self, state: BattaliaState, square: int) -> None:
        """B10.7: the steps of horses are spent first, because supply can do more."""
        seat, hero = self.seat, self.hero
        state.people[seat].acted = True
        steps, supplies = self.steps, self.supplies
        if is_free(state, seat, hero, square):
            state.people[seat].strolled = [*state.people[seat].strolled, STROLL.join(hero, square)]
        elif steps:
            steps -= 1
        else:
            supplies -= 1
        put_hero(state, seat, hero, square, "moved", self.rule)
        go_on(state, seat, hero, steps, supplies)

    def _jump(self, state: BattaliaState, gate: int) -> None:
        """S4.4 to S4.6: pay, ride the storm, arrive, and go on with what is left."""
        seat, hero = self.seat, self.hero
        person = state.people[seat]
        person.acted = True
        person.jumped |= 1 << hero
        steps, supplies = self.steps, self.supplies - state.box.jump_supply
        if is_free(state, seat, hero, gate):
            person.strolled = [*person.strolled, STROLL.join(hero, gate)]
        elif steps:
            steps -= 1
        else:
            supplies -= 1
        departure = person.heroes[hero]
        state.push(GoOn(seat, hero, steps, supplies))
        state.push(Arrive(seat, hero, gate))
        collect_amplifier(state, seat, hero, departure)
        collect_ring(state, seat, departure)
        state.push(DrawStorm(seat, hero))

    def prompt(self, box: Box, seat: int) -> Words:
        hero = hero_name(self.seat, self.hero)
        if self.steps + self.supplies == 0:
            return say("ask-move-pay", hero=hero)
        return say("ask-move", hero=hero, steps=self.steps + self.supplies)

    def option(self, box: Box, code: int) -> Words:
        what, number = MOVE.parts(code)
        if what == STOP:
            return say("choose-stop")
        if what == LAY:
            return card_option(box, number)
        return say("choose-step" if what == WALK else "choose-jump", square=box.square_names[number])


class Arrive(BattaliaStep):
    """S5.1: only when the storm is over does the hero stand on the other gate."""

    __slots__ = ("gate", "hero", "seat")

    rule = "S5.1"

    def __init__(self, seat: int, hero: int, gate: int) -> None:
        self.seat = seat
        self.hero = hero
        self.gate = gate

    def run(self, state: BattaliaState) -> None:
        put_hero(state, self.seat, self.hero, self.gate, "jumped", self.rule)


class GoOn(BattaliaStep):
    """S4.6: after a jump the hero may use what is left of the row."""

    __slots__ = ("hero", "seat", "steps", "supplies")

    rule = "S4.6"

    def __init__(self, seat: int, hero: int, steps: int, supplies: int) -> None:
        self.seat = seat
        self.hero = hero
        self.steps = steps
        self.supplies = supplies

    def run(self, state: BattaliaState) -> None:
        go_on(state, self.seat, self.hero, self.steps, self.supplies)


def go_on(state: BattaliaState, seat: int, hero: int, steps: int, supplies: int) -> None:
    """A hero that has moved goes on while it can; then its row is over (B10.9)."""
    if steps + supplies > 0:
        state.push(MoveHero(seat, hero, steps, supplies, True))
    else:
        come_to_rest(state, seat, hero)


def put_hero(
    state: BattaliaState, seat: int, hero: int, square: int, message: str, rule: str, price: Words = NO_PRICE
) -> None:
    """A hero comes to a square."""
    person = state.people[seat]
    departure = person.heroes[hero]
    person.heroes[hero] = square
    person.at_council &= ~(1 << hero)
    if not state.listening:
        return
    name, names = hero_name(seat, hero), state.box.square_names
    if departure == NOTHING:
        state.tell(say(message, seat=seat_words(seat), hero=name, square=names[square], price=price), rule)
    else:
        start = names[departure]
        state.tell(say(message, seat=seat_words(seat), hero=name, start=start, square=names[square]), rule)


def come_to_rest(state: BattaliaState, seat: int, hero: int) -> None:
    """A hero has stopped: on the King's Bridge it may deal with the council once (S24.4)."""
    person = state.people[seat]
    if state.kinds[person.heroes[hero]] == BRIDGE:
        person.at_council |= 1 << hero
