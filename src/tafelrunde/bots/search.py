"""One search for all games: what to choose, found by playing on in imagined worlds.

Every visit deals what the seat cannot know anew (`State.imagine`) and plays on from there. Each seat has a tree of its
own, over its own choices only: whoever decides at the same time, in secret or after a throw of dice decides without
knowing more than its seat could, and a turn of many small questions is a path that can be planned whole. In its tree a
seat takes the choice that promises most for itself, or that has been tried too seldom to be sure; a choice that was
never tried counts for what the game's evaluation says about it. Beyond the trees everybody takes what looks best at
once, up to the game's next quiet moment (`Game.horizon`); there the game's evaluation tells every seat's chance.
While seats act side by side, each for itself, a visit ends as soon as the own seat is done: what the others throw
meanwhile says nothing about the own choice, and would only drown what does.

Values are plain sums, products, quotients and square roots, which every machine rounds alike: the same seed and the
same number of visits give the same choice everywhere, compiled or not. The first visit of every option sees the same
world and the same dice, and so does the second: options are compared by what they make of the same luck.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from tafelrunde.kernel.chance import Dice
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.state import State

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game

# For how many visits the evaluation of a choice counts, before any visit.
BELIEF: Final = 4.0
CURIOSITY: Final = 0.12
# After its steps, a visit plays on to the horizon for so many times as many steps at most; without steps for so many.
PATIENCE: Final = 2
FARTHEST: Final = 60
# How much of a finished game's worth is by how far it was won or lost.
MARGIN: Final = 0.1
# A seat's tree is not followed deeper than this in one visit.
DEEPEST: Final = 24


class Budget:
    """How long a search may think: so many visits or so many seconds, whichever ends first (0: no limit of this kind).

    Beyond the trees `steps` choices are played on, and then more up to the game's horizon, with `looked_at` options at
    most compared for each; with 0 steps a visit ends at the very next horizon, in the trees or beyond them.
    `through_chance` follows the trees beyond draws and throws, which are then averaged; without it a tree ends there.
    `curiosity` is how much a choice that was seldom tried is given the benefit of the doubt.
    """

    __slots__ = ("curiosity", "looked_at", "seconds", "steps", "through_chance", "visits")

    def __init__(
        self,
        visits: int,
        seconds: float = 0.0,
        steps: int = 8,
        looked_at: int = 6,
        through_chance: bool = True,
        curiosity: float = CURIOSITY,
    ) -> None:
        assert visits > 0 or seconds > 0.0, "a search needs a limit"
        self.visits = visits
        self.seconds = seconds
        self.steps = steps
        self.looked_at = looked_at
        self.through_chance = through_chance
        self.curiosity = curiosity


class Edge:
    """One choice of a seat: how often it was taken, and what came of it for that seat."""

    __slots__ = ("belief", "code", "node", "parts", "total", "visits")

    def __init__(self, code: int, belief: float) -> None:
        self.code = code
        # The chance that the evaluation sees right after the choice.
        self.belief = belief
        self.visits: int = 0
        self.total: float = 0.0
        self.node: Node | None = None
        # What the parts of the evaluation came to, summed up, where the search is to explain itself.
        self.parts: list[float] = []

    @property
    def chance(self) -> float:
        """The seat's chance after this choice, as far as is known."""
        return (self.total + BELIEF * self.belief) / (self.visits + BELIEF)


class Asked:
    """A question of one kind at a node: its choices by their codes."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.visits: int = 0


class Node:
    """Where a seat stands after some choices of its own: what it may be asked next, by the class of the asking step."""

    __slots__ = ("asked",)

    def __init__(self) -> None:
        self.asked: dict[type, Asked] = {}


class Search:
    """The search of one seat for its next choice."""

    __slots__ = (
        "budget",
        "dice",
        "evaluate",
        "horizon",
        "luck",
        "parts",
        "roots",
        "seat",
        "together",
        "unit",
        "visits",
    )

    def __init__(self, game: Game, seat: int, dice: Dice, budget: Budget, explain: bool = False) -> None:
        self.evaluate: Callable[[Any, int], float] = game.evaluate
        self.horizon: Callable[[Any], int] | None = game.horizon
        self.unit: float = game.unit
        self.parts: Callable[[Any, int], list[float]] | None = game.parts if explain else None
        # Those who win together have one chance.
        self.together: bool = game.cooperative
        self.seat = seat
        self.dice = dice
        self.budget = budget
        self.roots: list[Node] = []
        self.visits: int = 0
        # The worlds of this search are numbered; this is where the numbers begin.
        self.luck: int = int(dice.below(1 << 30))

    def run(self, state: State) -> None:
        """Think about a state in which the seat is asked something. The state is left as it is."""
        if not self.roots:
            self.roots = [Node() for _ in range(state.players)]
        budget = self.budget
        decision = state.decision_of(self.seat)
        assert decision is not None, "a search is about a decision"
        until = perf_counter() + budget.seconds if budget.seconds > 0.0 else 0.0
        first = state.imagine(self.seat, self.luck)
        visits = 0
        while budget.visits == 0 or visits < budget.visits:
            edge = self.promising(first, decision, self.roots[self.seat])
            number = self.luck + edge.visits
            self.dice = Dice(number)
            self.visit(state.imagine(self.seat, number), edge)
            visits += 1
            if until > 0.0 and perf_counter() >= until:
                break
        self.visits += visits

    def choices(self, state: State) -> list[Edge]:
        """What is known about the options of the seat, in their order."""
        decision = state.decision_of(self.seat)
        assert decision is not None
        asked = self.roots[self.seat].asked[type(decision.step)]
        return [asked.edges[code] for code in decision.codes]

    def best(self, state: State) -> int:
        """The index of the option that the search has come to: the most visited; among equals the dice decide."""
        choices = self.choices(state)
        best: list[int] = []
        for index in range(len(choices)):
            if not best or ahead(choices[index], choices[best[0]]):
                best = [index]
            elif not ahead(choices[best[0]], choices[index]):
                best.append(index)
        return best[self.dice.below(len(best))]

    # ------------------------------------------------------------------ one visit

    def visit(self, world: State, root: Edge) -> None:
        """Play on in one imagined world from a choice of the seat, and tell the trees what came of it."""
        nodes: list[Node | None] = list(self.roots)
        taken: list[list[Edge]] = [[] for _ in nodes]
        own = self.seat
        left = self.budget.steps
        least = -PATIENCE * left if left > 0 else -FARTHEST
        through_chance = self.budget.through_chance
        horizon = self.horizon
        moment = 0
        waiting = False
        lanes = world.lanes
        at_next = left == 0 and horizon is not None
        if horizon is not None:
            moment = horizon(world)
        # A game that is over asks nobody; nor does a position that somebody built without its continuation.
        while world.open:
            if lanes is not None:
                if taken[own] and (world.lanes is not lanes or world.decision_of(own) is None or left <= least):
                    break
            elif at_next:
                if left <= least or (horizon is not None and horizon(world) != moment):
                    break
            elif nodes[own] is None and left <= 0:
                if horizon is None or left <= least:
                    break
                if not waiting:
                    waiting = True
                    moment = horizon(world)
                elif horizon(world) != moment:
                    break
            begins = not taken[own]
            decision = self.next_asked(world, begins or lanes is not None)
            seat = decision.seat
            node = nodes[seat]
            if node is None:
                code = self.looks_best(world, decision)
                left -= 1
            else:
                edge = root if begins and seat == own else self.promising(world, decision, node)
                code = edge.code
                taken[seat].append(edge)
                if edge.visits == 0 or len(taken[seat]) >= DEEPEST:
                    nodes[seat] = None
                else:
                    if edge.node is None:
                        edge.node = Node()
                    nodes[seat] = edge.node
            luck = world.luck
            world.take(decision, code)
            if world.luck != luck and not through_chance:
                # What has come up is for the eyes, not for a tree that knows choices only.
                if world.lanes is None:
                    nodes = [None] * len(nodes)
                else:
                    nodes[seat] = None
        self.learn(world, taken)

    def next_asked(self, world: State, first: bool) -> Decision:
        """Whose question is answered next: the seat's own at first and while seats act side by side, else anybody's."""
        asked = world.open
        if len(asked) == 1:
            return asked[0]
        if first:
            for decision in asked:
                if decision.seat == self.seat:
                    return decision
        return asked[self.dice.below(len(asked))]

    def promising(self, world: State, decision: Decision, node: Node) -> Edge:
        """The choice of a seat in its tree."""
        kind = type(decision.step)
        asked = node.asked.get(kind)
        if asked is None:
            asked = Asked()
            node.asked[kind] = asked
        asked.visits += 1
        edges = asked.edges
        # The binary logarithm in whole numbers: exact on every machine.
        curiosity = self.budget.curiosity * sqrt(float(asked.visits.bit_length()))
        best: Edge | None = None
        most = 0.0
        equals = 1
        for code in decision.codes:
            edge = edges.get(code)
            if edge is None:
                edge = Edge(code, self.chance_after(world, decision, code))
                edges[code] = edge
            worth = (edge.total + BELIEF * edge.belief) / (edge.visits + BELIEF) + curiosity / sqrt(edge.visits + 1.0)
            if best is None or worth > most:
                best = edge
                most = worth
                equals = 1
            elif worth == most:
                equals += 1
                if self.dice.below(equals) == 0:
                    best = edge
        assert best is not None
        return best

    def looks_best(self, world: State, decision: Decision) -> int:
        """The code of what looks best at once, among so many options as are looked at."""
        codes = decision.codes
        count = len(codes)
        if count == 1:
            return codes[0]
        looked_at = self.budget.looked_at
        dice, evaluate, seat = self.dice, self.evaluate, decision.seat
        first = int(dice.below(count))
        # A step that shares no factor with the number of options goes round them in a shuffled order.
        stride = 1
        if count > looked_at:
            stride = stride_of(count, dice)
            count = looked_at
        best = codes[first]
        most = 0.0
        place = first
        for number in range(count):
            code = codes[place]
            tried = world.copy()
            tried.take(decision, code)
            worth: float = evaluate(tried, seat)
            if number == 0 or worth > most:
                best = code
                most = worth
            place += stride
            if place >= len(codes):
                place -= len(codes)
        return best

    def chance_after(self, world: State, decision: Decision, code: int) -> float:
        """What the evaluation says about a choice at once."""
        tried = world.copy()
        tried.take(decision, code)
        return self.chance(tried, decision.seat)

    def chance(self, world: State, seat: int) -> float:
        """A seat's chance: by the evaluation, and at the end mostly by who has won."""
        chance = chance_of(self.evaluate(world, seat), self.unit)
        if not world.over:
            return chance
        winners = world.winners
        if seat not in winners:
            return MARGIN * chance
        share = 1.0 if self.together else 1.0 / len(winners)
        return MARGIN * chance + (1.0 - MARGIN) * share

    def learn(self, world: State, taken: list[list[Edge]]) -> None:
        """Hand what came of a visit back to all choices on the way."""
        if self.parts is not None and taken[self.seat]:
            self.note(world, taken[self.seat][0])
        chance = -1.0
        for seat in range(len(taken)):
            edges = taken[seat]
            if edges:
                if chance < 0.0 or not self.together:
                    chance = self.chance(world, seat)
                for edge in edges:
                    edge.visits += 1
                    edge.total += chance

    def note(self, world: State, edge: Edge) -> None:
        """Keep what the parts of the evaluation say after a choice: the own ones, less the average of the others."""
        parts = self.parts
        assert parts is not None
        noted = edge.parts if edge.parts else [0.0] * len(parts(world, self.seat))
        for other in range(world.players):
            share = 1.0
            if other != self.seat:
                share = 0.0 if self.together else -1.0 / (world.players - 1)
            judged = parts(world, other)
            for part in range(len(noted)):
                noted[part] += share * judged[part]
        edge.parts = noted


def ahead(one: Edge, other: Edge) -> bool:
    """Whether one choice is clearly to be preferred: visited more often, or as often and better."""
    if one.visits != other.visits:
        return one.visits > other.visits
    return one.chance > other.chance


def chance_of(worth: float, unit: float) -> float:
    """A chance from an evaluation: even at 0, three quarters at one unit, nearer to certain the farther ahead."""
    return 0.5 + 0.5 * worth / (unit + (worth if worth >= 0.0 else -worth))


def stride_of(count: int, dice: Dice) -> int:
    """A random step that visits all of so many places before any of them again."""
    stride = 1 + int(dice.below(count - 1))
    while greatest_common(stride, count) != 1:
        stride = 1 + int(dice.below(count - 1))
    return stride


def greatest_common(one: int, other: int) -> int:
    """The greatest common divisor."""
    while other:
        one, other = other, one % other
    return one
