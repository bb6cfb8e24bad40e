"""Plans: what everybody could do up to the horizon of a game, tried out in imagined states and improved.

A decision in the middle of a round says little about itself: one option ends a phase, another does not. So options are
compared at the same moment, the game's horizon. On the way there the plan decides; where it does not know what to do,
the game's habits do. Then the best plan so far is varied, one choice at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from tafelrunde.kernel.chance import Dice
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.state import State

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game

# How many beginnings of a plan each option gets, and how often the best plan is varied.
BEGINNINGS: Final = 3
VARIATIONS: Final = 120
# How often it is tried to vary an own choice rather than another seat's.
INSISTENCE: Final = 3
# How far a plan may be out of step with what is asked and still be followed.
STRAY: Final = 12
NEVER: Final = -1


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

    __slots__ = ("dice", "evaluate", "habit", "horizon", "seat", "together", "world")

    def __init__(
        self,
        game: Game,
        horizon: Callable[[Any], int],
        habit: Callable[[Any, Decision, Dice], int],
        dice: Dice,
        seat: int,
    ) -> None:
        self.evaluate = game.evaluate
        self.horizon = horizon
        self.habit = habit
        # Those who win together plan together.
        self.together: bool = game.cooperative
        self.dice = dice
        self.seat = seat
        self.world: State | None = None

    def best(self, state: State, known: Plan) -> Plan:
        """The best plan that is found; its first choice answers what the seat is asked now."""
        seat, dice = self.seat, self.dice
        decision = state.decision_of(seat)
        assert decision is not None
        self.world = state.imagine(seat, int(dice.below(1 << 31)))
        best = self.tried(known, NEVER)
        for code in decision.codes:
            for beginning in range(BEGINNINGS):
                plan = Plan()
                plan.add(seat, type(decision.step).__name__, code)
                if beginning == 0:
                    plan.add_rest(best)
                plan = self.tried(plan, NEVER)
                if plan.worth > best.worth:
                    best = plan
        for _ in range(VARIATIONS):
            plan = self.tried(best, self.turn(best))
            if plan.worth >= best.worth:
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
        end = self.horizon(state)
        place = 0
        while not state.over and self.horizon(state) == end:
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
            made.add(decision.seat, type(decision.step).__name__, code)
            state.take(decision, code)
        made.worth = self.evaluate(state, self.seat)
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
