"""How much a game's evaluation knows: whether those it sees ahead win, early, half-way and late in games.

The measure is the area under the curve: how often, of a seat that will win and one that will not, the evaluation puts
the winner first. A half is a coin, one is a prophet. Beside it stands the plain score, which everybody can read off the
table: an evaluation that knows no more than that is not worth its time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tafelrunde import bots as all_bots
from tafelrunde.kernel import registry
from tafelrunde.kernel.chance import mix
from tafelrunde.kernel.game import Game, begin
from tafelrunde.kernel.state import State
from tafelrunde.research.simulate import SURE, answer_all

# How far games have got when it is asked who will win, in quarters.
QUARTERS = (1, 2, 3)


@dataclass(frozen=True)
class Foresight:
    """One line of the table: what the evaluation and the plain score know at one moment of games."""

    game: str
    players: int
    bot: str
    games: int
    quarter: int
    evaluation: float
    score: float
    # Between which values the true lead of the evaluation over the score lies, 95 times of 100.
    more: tuple[float, float]

    def to_dict(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "players": self.players,
            "bot": self.bot,
            "games": self.games,
            "quarter": self.quarter,
            "evaluation": round(self.evaluation, 4),
            "score": round(self.score, 4),
            "more": [round(end, 4) for end in self.more],
        }


@dataclass(frozen=True)
class Sample:
    """A seat at a moment of a game: how it was judged, how its points stood, and whether it won in the end."""

    number: int
    evaluation: float
    score: float
    won: bool


def foresight(
    names: Sequence[str],
    tables: Sequence[int],
    bot: str = all_bots.USUAL,
    games: int = 400,
    seed: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Iterator[Foresight]:
    """For each game and number of seats: what is known a quarter, half and three quarters through games of one bot."""
    for name in names:
        game = registry.find(name)
        for players in tables:
            if players not in game.players or (players < 2 and not game.cooperative):
                continue
            samples: list[list[Sample]] = [[] for _ in QUARTERS]
            for number in range(games):
                for place, found in enumerate(_one(game, players, bot, number, mix(seed, number))):
                    samples[place] += found
                if progress is not None:
                    progress(1)
            for quarter, taken in zip(QUARTERS, samples, strict=True):
                yield _line(game, players, bot, games, quarter, taken)


def games_of(names: Sequence[str], tables: Sequence[int], games: int) -> int:
    """How many games are played for a table."""
    found = [registry.find(name) for name in names]
    return games * sum(
        players in game.players and (players > 1 or game.cooperative) for game in found for players in tables
    )


def _one(game: Game, players: int, bot: str, number: int, seed: int) -> list[list[Sample]]:
    """Play a game and look back at its quarters."""
    state = begin(game.setup(players, {}), seed)
    seats = [all_bots.make(bot, game, mix(seed, 2 + seat)) for seat in range(players)]
    passed: list[State] = []
    while not state.over:
        passed.append(state.copy())
        answer_all(state, seats)
    # Those who win together are judged alike, so one of them tells it all.
    asked = range(1 if game.cooperative else players)
    winners = state.winners
    found: list[list[Sample]] = []
    for quarter in QUARTERS:
        moment = _quiet(game, passed, quarter * len(passed) // 4)
        found.append(
            [
                Sample(
                    number,
                    float(game.evaluate(moment.imagine(seat, mix(seed, 100 + quarter)), seat)),
                    _lead(moment.scores, seat, game.cooperative),
                    seat in winners,
                )
                for seat in asked
            ]
        )
    return found


def _quiet(game: Game, passed: Sequence[State], place: int) -> State:
    """The first moment from one on at which nothing is half done (`Game.horizon`)."""
    horizon = game.horizon
    if horizon is not None:
        before = horizon(passed[place])
        for state in passed[place:]:
            if horizon(state) != before:
                return state
    return passed[place]


def _lead(scores: Sequence[int], seat: int, together: bool) -> float:
    """How many points a seat has more than the others on average; what a team has."""
    if together:
        return float(scores[seat])
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - sum(others) / len(others)


def _line(game: Game, players: int, bot: str, games: int, quarter: int, samples: Sequence[Sample]) -> Foresight:
    won = [sample.won for sample in samples]
    numbers = [sample.number for sample in samples]
    judged, without = area([sample.evaluation for sample in samples], won, numbers)
    scored, without_score = area([sample.score for sample in samples], won, numbers)
    more = judged - scored
    # What each single game contributes tells how far chance alone would move the result (jackknife).
    leads = [one - other for one, other in zip(without, without_score, strict=True)]
    mean = sum(leads) / max(1, len(leads))
    spread = (sum((lead - mean) ** 2 for lead in leads) * (len(leads) - 1) / max(1, len(leads))) ** 0.5
    return Foresight(
        game.id, players, bot, games, quarter, judged, scored, (more - SURE * spread, more + SURE * spread)
    )


def area(values: Sequence[float], won: Sequence[bool], games: Sequence[int]) -> tuple[float, list[float]]:
    """How often a winner's value is above a loser's (equal: half), of all pairs; and the same without each game."""
    winners = [place for place, victory in enumerate(won) if victory]
    losers = [place for place, victory in enumerate(won) if not victory]
    total = 0.0
    # For each game the pairs that are missing without it: their number, and what they count.
    pairs: dict[int, int] = dict.fromkeys(games, 0)
    counted: dict[int, float] = dict.fromkeys(games, 0.0)
    for winner in winners:
        for loser in losers:
            above = 1.0 if values[winner] > values[loser] else 0.5 if values[winner] == values[loser] else 0.0
            total += above
            for number in {games[winner], games[loser]}:
                pairs[number] += 1
                counted[number] += above
    every = len(winners) * len(losers)
    if every == 0:
        # Nobody has won or nobody has lost: there is nothing to tell apart.
        return 0.5, [0.5 for _ in pairs]
    without = [(total - counted[number]) / max(1, every - pairs[number]) for number in pairs]
    return total / every, without
