"""Hints: which options are best, how much better they are, and why, in words made from the parts of the evaluation."""

from __future__ import annotations

from typing import Final, SupportsIndex

from tafelrunde.bots.planning import NEVER, Effort, Plan, Planner
from tafelrunde.bots.search import Budget, Search, chance_of
from tafelrunde.kernel.chance import Dice
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.errors import kernel_words
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.state import State, whole
from tafelrunde.kernel.words import Words

# How many options a hint names at most, and how many reasons it gives for each.
NAMED: Final = 3
REASONS: Final = 2
# A part of the evaluation is no reason unless it makes this much of a difference, in its points.
SLIGHT: Final = 0.5


class Advice:
    """One option: its index, the chance to win after it, how far that is behind the best, and what speaks for it."""

    __slots__ = ("behind", "chance", "index", "reasons")

    def __init__(self, index: int, chance: float, behind: float, reasons: list[Words]) -> None:
        self.index = index
        self.chance = chance
        self.behind = behind
        self.reasons = reasons

    def __repr__(self) -> str:
        why = ", ".join([reason.text() for reason in self.reasons])
        return f"<Advice option {self.index}, chance {self.chance:.2f}, {self.behind:.2f} behind: {why}>"


def hint(
    state: State,
    seat: SupportsIndex,
    visits: int = 0,
    seed: SupportsIndex = 0,
    seconds: float = 3.0,
    count: int = NAMED,
) -> list[Advice]:
    """The best options of a seat that is asked something, so many of them, the best first. It knows what a seat knows.

    It thinks for so many visits (0: as many as a master's choice gets), and no longer than so many seconds (0: no
    limit). With a seed, a number of visits and no limit of time, the hint is the same on every machine.
    """
    decision = state.question_to(seat)
    dice = Dice(whole("seed", seed))
    if state.setup.game.habit is not None:
        return _by_plans(state, decision, dice, count)
    game = state.setup.game
    budget = Budget(visits or game.visits, seconds, game.steps, through_chance=game.through_chance)
    search = Search(game, decision.seat, dice, budget, True)
    search.run(state)
    choices = search.choices(state)
    order = sorted(range(len(choices)), key=lambda index: (choices[index].visits, choices[index].chance), reverse=True)
    best = choices[order[0]].chance
    parts = [[part / edge.visits for part in edge.parts] if edge.visits else [] for edge in choices]
    return [
        Advice(index, choices[index].chance, max(0.0, best - choices[index].chance), _reasons(state, parts, index))
        for index in order[:count]
    ]


def _by_plans(state: State, decision: Decision, dice: Dice, count: int) -> list[Advice]:
    """Each option as the beginning of the best plan that is found; the best is compared with itself, so it is even."""
    game, seat = state.setup.game, decision.seat
    horizon, habit, judge = game.horizon, game.habit, game.parts
    assert horizon is not None
    assert habit is not None
    planner = Planner(game, horizon, habit, dice, seat, Effort())
    best = planner.best(state, Plan())
    parts: list[list[float]] = []
    worths: list[float] = []
    for code in decision.codes:
        plan = Plan()
        plan.add(seat, type(decision.step).__name__, code)
        plan.add_rest(best)
        world = planner.world
        assert world is not None
        after = world.copy()
        worths.append(planner.carried_out(after, plan, NEVER).worth)
        parts.append([] if judge is None else judge(after, seat))
    order = sorted(range(len(worths)), key=lambda index: worths[index], reverse=True)
    most = worths[order[0]]
    found: list[Advice] = []
    for index in order[:count]:
        chance = chance_of(worths[index] - most, game.unit)
        found.append(Advice(index, chance, 0.5 - chance, _reasons(state, parts, index)))
    return found


def _reasons(state: State, parts: list[list[float]], index: int) -> list[Words]:
    """In which parts an option is better than the others are on average, the largest difference first."""
    game = state.setup.game
    own = parts[index]
    known = [judged for judged in parts if judged]
    if not own or len(known) < 2:
        return []
    found: list[tuple[float, int]] = []
    for part in range(len(own)):
        others = 0.0
        for judged in known:
            others += judged[part]
        more = own[part] - (others - own[part]) / (len(known) - 1)
        if more >= SLIGHT:
            found.append((-more, part))
    found.sort()
    return [_reason(game, part, -more) for more, part in found[:REASONS]]


def _reason(game: Game, part: int, more: float) -> Words:
    """A part that speaks for an option, and how many points of the game it makes, if that is one at least."""
    words = Words(game.id, f"part-{game.part_names[part]}")
    amount = round(more / game.point)
    return kernel_words("hint-part", part=words, amount=str(amount)) if amount else words
