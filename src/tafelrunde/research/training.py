"""Learned judgement: weights for the named parts of a game's evaluation, fitted on games that bots play themselves.

To predict who wins is not to know what to choose: between the options of one decision most of what decides a game is
the same. So the target is what a search finds out about each option, and only differences between the options of the
same decision count. Each generation plays with the weights of the one before. New weights are worth having only if they
win against the old ones: the last word has a match between the two, not the fit.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.bots.search import Budget, Search
from tafelrunde.kernel import registry
from tafelrunde.kernel.chance import Dice, mix
from tafelrunde.kernel.game import Game, begin
from tafelrunde.kernel.state import State
from tafelrunde.research.curves import lines_drawn
from tafelrunde.research.simulate import answer_all, interval, play_out_with

# A part that says nothing should not get a wild weight: so much is the old weight believed, in decisions.
BELIEVED = 30.0
# A weight stays within these bounds: a part never turns into its opposite.
LEAST, MOST = 0.2, 3.0
# Of the games of a generation one in so many is held out.
HELD_OUT = 4
# What share of a match's games new weights must win to be worth having.
WORTH = 0.55


class Trained(msgspec.Struct, frozen=True):
    """Weights, and how they were made."""

    game: str
    parts: tuple[str, ...]
    weights: tuple[float, ...]
    generations: int
    games: int
    visits: int
    seed: int
    # For each generation the error on held-out decisions, before and after its fit.
    curve: list[tuple[float, float]]
    # The match of the new weights against the old ones: games, and the share of them that the new ones won.
    match_games: int
    share: float

    @property
    def worth_having(self) -> bool:
        return self.share >= WORTH

    @property
    def errors_left(self) -> list[float]:
        """How much of the first weights' error on held-out decisions is left at the start and after each generation.

        A generation that found nothing better has left its weights as they were.
        """
        left = [1.0]
        for before, after in self.curve:
            left.append(left[-1] * min(1.0, after / before) if before else left[-1])
        return left

    def write(self, file: Path) -> None:
        """The weights as a file, and the learning curve beside it as a picture."""
        file.write_bytes(msgspec.json.format(msgspec.json.encode(self)) + b"\n")
        left = self.errors_left
        generations = [float(number) for number in range(len(left))]
        drawn = lines_drawn(generations, {"held-out games": left}, "Error that is left, by generation")
        file.with_suffix(".svg").write_text(drawn, encoding="utf-8")


class Sample(msgspec.Struct, frozen=True):
    """An option: how it differs from the average of its decision's options, in parts and in what the search found."""

    parts: tuple[float, ...]
    target: float


def weighted(game: Game, weights: tuple[float, ...]) -> Game:
    """The same game, judged with other weights for the parts of its evaluation."""
    parts, evaluate = game.parts, game.evaluate
    assert parts is not None, "a game is trained by the parts of its evaluation"
    more = [weight - 1.0 for weight in weights]

    def judge(state: State, seat: int) -> float:
        worth: float = evaluate(state, seat)
        others = 0.0 if game.cooperative else -1.0 / (state.players - 1)
        for other in range(state.players):
            share = 1.0 if other == seat else others
            if share:
                worth += share * sum(weight * part for weight, part in zip(more, parts(state, other), strict=True))
        return worth

    return dataclasses.replace(game, evaluate=judge)


def train(
    name: str,
    players: int = 2,
    generations: int = 3,
    games: int = 40,
    visits: int = 60,
    match_games: int = 400,
    seed: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Trained:
    """Fit weights, generation by generation, and let the result play against the weights it began with."""
    game = registry.find(name)
    weights = tuple(1.0 for _ in game.part_names)
    curve: list[tuple[float, float]] = []
    for generation in range(generations):
        judged = weighted(game, weights)
        taught: list[Sample] = []
        held_out: list[Sample] = []
        for number in range(games):
            samples = _samples(judged, players, mix(seed, generation * games + number), visits)
            (held_out if number % HELD_OUT == 0 else taught).extend(samples)
            if progress is not None:
                progress(1)
        fitted = fit(taught, weights)
        before, after = error(held_out, weights), error(held_out, fitted)
        curve.append((before, after))
        if after >= before:
            # Nothing more to be learned from this.
            break
        weights = fitted
    won = _match(game, weights, players, match_games, seed, progress)
    return Trained(
        game=game.id,
        parts=game.part_names,
        weights=tuple(round(weight, 4) for weight in weights),
        generations=len(curve),
        games=games,
        visits=visits,
        seed=seed,
        curve=[(round(before, 6), round(after, 6)) for before, after in curve],
        match_games=match_games,
        share=won / match_games if match_games else 0.0,
    )


def _samples(game: Game, players: int, seed: int, visits: int) -> list[Sample]:
    """What a search finds out about the options of about every third decision of a game."""
    state = begin(game.setup(players, {}), seed)
    seats = [GreedyBot(game, mix(seed, seat)) for seat in range(players)]
    dice = Dice(mix(seed, 99))
    found: list[Sample] = []
    while not state.over:
        decision = state.open[dice.below(len(state.open))]
        if len(decision.codes) > 2 and dice.below(3) == 0:
            found += _lesson(game, state, decision.seat, dice, visits)
        answer_all(state, seats)
    return found


def _lesson(game: Game, state: State, seat: int, dice: Dice, visits: int) -> list[Sample]:
    """The options of one decision, each compared with their average."""
    budget = Budget(visits, steps=game.steps, through_chance=game.through_chance)
    search = Search(game, seat, Dice(int(dice.below(1 << 30))), budget, True)
    search.run(state)
    # The unit of the search's chances, near even, is a quarter of the evaluation's unit.
    tried = [edge for edge in search.choices(state) if edge.visits >= 2]
    if len(tried) < 2:
        return []
    scale = 2.0 * game.unit
    rows = [([part / edge.visits for part in edge.parts], scale * edge.total / edge.visits) for edge in tried]
    mean = [sum(parts[place] for parts, _ in rows) / len(rows) for place in range(len(rows[0][0]))]
    target = sum(value for _, value in rows) / len(rows)
    return [
        Sample(tuple(part - average for part, average in zip(parts, mean, strict=True)), value - target)
        for parts, value in rows
    ]


def fit(samples: list[Sample], weights: tuple[float, ...]) -> tuple[float, ...]:
    """The weights that say best what the search found, not too far from those before (ridge regression)."""
    count = len(weights)
    matrix = [[0.0] * (count + 1) for _ in range(count)]
    for sample in samples:
        for row in range(count):
            for column in range(count):
                matrix[row][column] += sample.parts[row] * sample.parts[column]
            matrix[row][count] += sample.parts[row] * sample.target
    for row in range(count):
        matrix[row][row] += BELIEVED
        matrix[row][count] += BELIEVED * weights[row]
    solved = _solved(matrix)
    # Only proportions matter for a choice: the first part keeps its weight.
    first = solved[0] if solved[0] > 0.0 else 1.0
    return tuple(min(MOST, max(LEAST, weight / first)) for weight in solved)


def _solved(matrix: list[list[float]]) -> list[float]:
    """The solution of a system of equations that has one (Gauss)."""
    count = len(matrix)
    for column in range(count):
        best = max(range(column, count), key=lambda row: abs(matrix[row][column]))
        matrix[column], matrix[best] = matrix[best], matrix[column]
        for row in range(count):
            if row != column:
                factor = matrix[row][column] / matrix[column][column]
                matrix[row] = [one - factor * other for one, other in zip(matrix[row], matrix[column], strict=True)]
    return [matrix[row][count] / matrix[row][row] for row in range(count)]


def error(samples: list[Sample], weights: tuple[float, ...]) -> float:
    """How far weights are from what the search found, on average (squared, the scale of the weights left aside)."""
    said = [sum(weight * part for weight, part in zip(weights, sample.parts, strict=True)) for sample in samples]
    square = sum(value * value for value in said)
    scale = sum(value * sample.target for value, sample in zip(said, samples, strict=True)) / square if square else 0.0
    wrong = sum((sample.target - scale * value) ** 2 for value, sample in zip(said, samples, strict=True))
    return wrong / max(1, len(samples))


def _match(
    game: Game,
    weights: tuple[float, ...],
    players: int,
    games: int,
    seed: int,
    progress: Callable[[int], None] | None,
) -> float:
    """How many games bots with these weights win against those that judge as before; a shared one counts in parts."""
    judged = weighted(game, weights)
    won = 0.0
    for number in range(games):
        start = mix(seed, 1_000_000 + number // players)
        state = begin(game.setup(players, {}), start)
        place = number % players
        seats = [GreedyBot(judged if seat == place else game, mix(start, number + seat)) for seat in range(players)]
        play_out_with(state, seats)
        if place in state.winners:
            won += 1.0 / len(state.winners)
        if progress is not None:
            progress(1)
    return won


def told(trained: Trained) -> dict[str, Any]:
    """What came of it, as one object."""
    found: dict[str, Any] = msgspec.to_builtins(trained)
    found["interval"] = interval(trained.share * trained.match_games, trained.match_games)
    found["worth_having"] = trained.worth_having
    return found
