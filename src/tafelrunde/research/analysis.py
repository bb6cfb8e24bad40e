"""What happened in a game that was played: everybody's chance over time, and the choices that cost most.

After each choice the game's evaluation tells every seat's chance. Each choice is looked at with the eyes of whoever
made it, who could not know what was hidden: a search says what the best option was and how far the chosen one was
behind it. The largest differences are the turning points.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde import bots
from tafelrunde.bots.search import chance_of
from tafelrunde.bots.speech import read, written
from tafelrunde.kernel.chance import mix
from tafelrunde.kernel.match import Match, Recipe
from tafelrunde.kernel.state import State
from tafelrunde.kernel.words import Words

# How many turning points are told, and how much a choice must cost to be one.
TOLD = 5
COSTLY = 0.02
VISITS = 40


class TurningPoint(msgspec.Struct, frozen=True):
    """A choice that cost a lot: its number (from 0), whose it was, what was chosen, what was better and why.

    `cost` is what it took from the chance to win. Reasons are written as bots/speech.py writes words.
    """

    number: int
    seat: int
    chosen: int
    better: int
    cost: float
    reasons: list[str]

    @property
    def why(self) -> list[Words]:
        return [words for reason in self.reasons if (words := read(reason)) is not None]


class Analysis(msgspec.Struct, frozen=True):
    """The chance of each seat at the beginning and after each choice, and the turning points in their order."""

    digest: str
    visits: int
    chances: list[list[float]]
    turning_points: list[TurningPoint]

    def to_dict(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found


def analyse(
    recipe: Recipe,
    visits: int = VISITS,
    progress: Callable[[int], None] | None = None,
    wanted: Callable[[], bool] | None = None,
) -> Analysis | None:
    """Look at a game, with so many visits for each choice. The same recipe and visits give the same analysis.

    `progress` is told how many choices were looked at since the last call; None comes back as soon as `wanted` says
    that nobody wants it any more.
    """
    whole = Match.replay(recipe)
    match = Match(whole.setup, whole.seed, whole.deal)
    start = whole.setup.game.evaluate(match.state, 0)
    chances = [chances_in(match.state, start)]
    points: list[TurningPoint] = []
    for number, choice in enumerate(whole.choices):
        if wanted is not None and not wanted():
            return None
        point = _turning_point(match.state, number, choice.seat, choice.index, visits)
        if point is not None:
            points.append(point)
        match.choose(choice.seat, choice.index, choice.outcomes)
        chances.append(chances_in(match.state, start))
        if progress is not None:
            progress(1)
    points.sort(key=lambda point: (-point.cost, point.number))
    return Analysis(recipe.digest, visits, chances, sorted(points[:TOLD], key=lambda point: point.number))


def chances_in(state: State, start: float) -> list[float]:
    """Every seat's chance to win. Those who win together have one, compared with the beginning of their game."""
    game = state.setup.game
    if state.over:
        winners = state.winners
        share = 1.0 if game.cooperative else 1.0 / max(1, len(winners))
        return [share if seat in winners else 0.0 for seat in range(state.players)]
    if game.cooperative:
        return [chance_of(game.evaluate(state, 0) - start, game.unit * state.players)] * state.players
    hopes = [chance_of(game.evaluate(state, seat), game.unit) for seat in range(state.players)]
    return [round(hope / sum(hopes), 6) for hope in hopes]


def _turning_point(state: State, number: int, seat: int, chosen: int, visits: int) -> TurningPoint | None:
    """What a choice cost, if it cost enough to be told."""
    decision = state.decision_of(seat)
    if decision is None or len(decision.codes) < 2:
        return None
    given = bots.hint(state, seat, visits, mix(number, seat) >> 1, 0.0, len(decision.codes))
    best, made = given[0], next(advice for advice in given if advice.index == chosen)
    if best.index == chosen or made.behind < COSTLY:
        return None
    return TurningPoint(number, seat, chosen, best.index, made.behind, [written(reason) for reason in best.reasons])


def stored_beside(file: Path) -> Path:
    """Where the analysis of a recipe's file is kept."""
    return file.with_name(f"{file.name}.analysis.json")


def analyse_file(
    file: Path,
    recipe: Recipe,
    visits: int = VISITS,
    progress: Callable[[int], None] | None = None,
) -> Analysis:
    """The analysis of a recipe's file: the one that is kept beside it if it still fits, or a new one, which is kept."""
    kept = stored_beside(file)
    try:
        known = msgspec.json.decode(kept.read_bytes(), type=Analysis)
    except (OSError, msgspec.DecodeError):
        known = None
    if known is not None and known.digest == recipe.digest and known.visits == visits:
        return known
    found = analyse(recipe, visits, progress)
    assert found is not None
    # Where a folder cannot be written to, it is found anew next time.
    with suppress(OSError):
        kept.write_bytes(msgspec.json.encode(found))
    return found
