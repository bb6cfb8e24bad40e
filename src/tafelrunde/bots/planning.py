"""Plans: what everybody could do up to the horizon of a game, tried out in imagined states and improved.

A decision in the middle of a round says little about itself: one option ends a phase, another does not. So options are
compared at the same moment, the game's horizon. On the way there the plan decides; where it does not know what to do,
the game's habits do. Then plans are varied, one choice at a time, and now and then from one choice on to the end. A
variation that is a little worse is gone on with as well, less and less so: the best plan that lies beyond a worse one
would never be found otherwise (simulated annealing).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from tafelrunde.bots.agreements import Agreements
from tafelrunde.kernel.chance import LOW, Dice, Fate
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.state import State

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game

# How often it is tried to vary an own choice rather than another seat's.
INSISTENCE: Final = 3
# How much worse a variation may be to be gone on with, at first, as a part of the game's unit; how many steps lie
# between that and nothing; and of how many variations one begins the rest of the plan anew.
WARMTH: Final = 0.5
STEPS: Final = 1024
ANEW: Final = 5
# How far a plan may be out of step with what is asked and still be followed.
STRAY: Final = 12
NEVER: Final = -1


class Effort:
    """How much a planner tries: how many beginnings of a plan each option gets, how often the best plan is varied, and
    how often more for each choice of it, because longer plans have more that can be better. After so many seconds
    (0: whenever it is done) it takes the best plan that it has.
    """

    __slots__ = ("beginnings", "for_each", "seconds", "variations")

    def __init__(self, beginnings: int = 3, variations: int = 120, for_each: int = 0, seconds: float = 0.0) -> None:
        self.beginnings = beginnings
        self.variations = variations
        self.for_each = for_each
        self.seconds = seconds


def shorter(seconds: float, other: float) -> float:
    """The shorter one of two limits, of which 0 is none."""
    return min(seconds, other) if seconds > 0.0 and other > 0.0 else max(seconds, other)


class Shuffled(Fate):
    """Chance as if all had been shuffled and rolled beforehand: out of the same things comes the same one, whatever was
    drawn before. So plans are compared by what they do; else the best of hundreds is the one that happens to be lucky.
    """

    __slots__ = ("met", "order")

    def __init__(self, order: int) -> None:
        self.order: i64 = order
        # How often it was asked about the same things: dice do not fall alike each time.
        self.met: dict[int, int] = {}

    def decide(self, state: State, candidates: Sequence[int]) -> int:
        key = len(candidates)
        for thing in candidates:
            key += thing << 8
        again = self.met.get(key, 0)
        self.met[key] = again + 1
        best = 0
        highest: i64 = -1
        for place in range(len(candidates)):
            rank = rank_of(self.order, candidates[place], again)
            if rank > highest:
                best = place
                highest = rank
        return best


def rank_of(order: i64, thing: i64, again: i64) -> i64:
    """How far on top a thing lies in an order: 32 bits, well mixed, the same in every build."""
    mixed: i64 = (order + thing * 0x9E3779B1 + again * 0x85EBCA6B) & LOW
    mixed = ((mixed ^ (mixed >> 16)) * 0x45D9F3B) & LOW
    mixed = ((mixed ^ (mixed >> 16)) * 0x45D9F3B) & LOW
    return mixed ^ (mixed >> 16)


class Plan:
    """Choices in the order in which they are to be made, and the worth of what they lead to."""

    __slots__ = ("codes", "kinds", "seats", "worth")

    def __init__(self) -> None:
        self.seats: list[int] = []
        # The names of the steps' classes that ask for these choices.
        self.kinds: list[str] = []
        self.codes: list[int] = []
        self.worth: float = 0.0

    def add(self, seat: int, kind: str, code: int) -> None:
        """One more choice."""
        self.seats.append(seat)
        self.kinds.append(kind)
        self.codes.append(code)

    def up_to(self, place: int) -> Plan:
        """The choices before a place."""
        plan = Plan()
        plan.seats, plan.kinds, plan.codes = self.seats[:place], self.kinds[:place], self.codes[:place]
        return plan

    def add_rest(self, other: Plan) -> None:
        """The choices of another plan after its first."""
        self.seats += other.seats[1:]
        self.kinds += other.kinds[1:]
        self.codes += other.codes[1:]


def plan_of(intentions: list[tuple[int, str, int]]) -> Plan:
    """A plan from what a bot has in mind."""
    plan = Plan()
    for seat, kind, code in intentions:
        plan.add(seat, kind, code)
    return plan


def intentions_of(plan: Plan) -> list[tuple[int, str, int]]:
    """What a bot has in mind after the first choice of a plan."""
    return [(plan.seats[place], plan.kinds[place], plan.codes[place]) for place in range(1, len(plan.codes))]


class Planner:
    """Looks for a good plan of one seat."""

    __slots__ = (
        "agreed",
        "dice",
        "effort",
        "evaluate",
        "habit",
        "horizon",
        "order",
        "seat",
        "together",
        "warmth",
        "world",
    )

    def __init__(
        self,
        game: Game,
        horizon: Callable[[Any], int],
        habit: Callable[[Any, Decision, Dice], int],
        dice: Dice,
        seat: int,
        effort: Effort,
        agreed: Agreements | None = None,
    ) -> None:
        # What its seat has agreed on with others, if anything.
        self.agreed = agreed
        self.effort = effort
        self.evaluate = game.evaluate
        self.horizon = horizon
        self.habit = habit
        # Those who win together plan together.
        self.together: bool = game.cooperative
        self.warmth: float = WARMTH * game.unit
        self.dice = dice
        self.seat = seat
        # What is imagined: a world, and the order in which things come up there.
        self.world: State | None = None
        self.order: int = 0

    def best(self, state: State, known: Plan) -> Plan:
        """The best plan that is found; its first choice answers what the seat is asked now."""
        seat, dice = self.seat, self.dice
        decision = state.decision_of(seat)
        assert decision is not None
        self.world = state.imagine(seat, int(dice.below(1 << 31)))
        self.order = int(dice.below(1 << 31))
        until = perf_counter() + self.effort.seconds if self.effort.seconds > 0.0 else 0.0
        best = self.tried(known, NEVER)
        for code in decision.codes:
            if until > 0.0 and perf_counter() >= until:
                return best
            for beginning in range(self.effort.beginnings):
                plan = Plan()
                plan.add(seat, type(decision.step).__name__, code)
                if beginning == 0:
                    plan.add_rest(best)
                plan = self.tried(plan, NEVER)
                if plan.worth > best.worth:
                    best = plan
        varied = best
        variations = self.effort.variations + self.effort.for_each * len(best.codes)
        for number in range(variations):
            if until > 0.0 and perf_counter() >= until:
                return best
            turn = self.turn(varied)
            plan = self.tried(varied.up_to(turn), NEVER) if dice.below(ANEW) == 0 else self.tried(varied, turn)
            leeway = self.warmth * (variations - number) * int(dice.below(STEPS)) / (variations * STEPS)
            if plan.worth >= varied.worth - leeway:
                varied = plan
                if plan.worth > best.worth:
                    best = plan
        return best

    def turn(self, plan: Plan) -> int:
        """A place of a plan to vary it at: mostly an own choice, because the others plan theirs themselves."""
        place = 0
        for _ in range(INSISTENCE):
            place = int(self.dice.below(len(plan.codes)))
            if plan.seats[place] == self.seat:
                return place
        return place if self.together else 0

    def tried(self, plan: Plan, turn: int) -> Plan:
        """What becomes of a plan in the imagined world, with any choice at one turn."""
        world = self.world
        assert world is not None
        return self.carried_out(world.copy(), plan, turn)

    def carried_out(self, state: State, plan: Plan, turn: int) -> Plan:
        """The choices that are really made on the way to the horizon, and what they lead to."""
        made = Plan()
        dice = self.dice
        state.fate = Shuffled(self.order)
        end = self.horizon(state)
        place = 0
        kept = 0.0
        # A game that is over asks nobody; nor does a position that somebody built without its continuation.
        while state.open and self.horizon(state) == end:
            # The first choice is that of the seat itself.
            first = NEVER if made.codes else self.seat
            found = next_choice(state, plan, place, first)
            decision = state.decision_of(first if found == NEVER else plan.seats[found])
            if decision is None:
                decision = state.open[0]
            if found == NEVER:
                code = decision.codes[self.habit(state, decision, dice)]
            else:
                place = found + 1
                code = plan.codes[found]
                if found == turn:
                    code = another(decision.codes, code, dice)
            if self.agreed is not None and decision.seat == self.seat:
                code = self.agreed.heeded(state, decision, code, dice)
                kept += self.agreed.worth(state, decision, code)
            made.add(decision.seat, type(decision.step).__name__, code)
            state.take(decision, code)
        made.worth = self.evaluate(state, self.seat) + kept
        return made


def another(codes: Sequence[int], code: int, dice: Dice) -> int:
    """Any other of some codes, if there is one."""
    last = len(codes) - 1
    if last == 0:
        return code
    chosen = codes[dice.below(last)]
    return codes[last] if chosen == code else chosen


def next_choice(state: State, plan: Plan, place: int, seat: int) -> int:
    """The first place of a plan, from one on, that answers what a seat (NEVER: any) is asked; NEVER if none does."""
    for later in range(place, min(place + STRAY, len(plan.codes))):
        if seat in (NEVER, plan.seats[later]):
            asked = state.decision_of(plan.seats[later])
            if asked is None or type(asked.step).__name__ != plan.kinds[later]:
                continue
            code = plan.codes[later]
            # To stop (a negative code) was the plan only after all that came before it.
            if code in asked.codes and (code >= 0 or later == place):
                return later
    return NEVER


def foreseen(state: State, plan: Plan, horizon: Callable[[Any], int]) -> list[Event]:
    """What a plan makes happen up to the horizon, for as long as it knows what to do. The state is changed."""
    end = horizon(state)
    state.listen()
    place = 0
    while not state.over and horizon(state) == end:
        found = next_choice(state, plan, place, NEVER)
        decision = None if found == NEVER else state.decision_of(plan.seats[found])
        if decision is None:
            break
        state.take(decision, plan.codes[found])
        place = found + 1
    return state.take_events()
