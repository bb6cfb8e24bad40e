"""How balanced the reconstructed figures of Battalia are: studies of bots, told in the tables of its page.

    python -m tafelrunde.research.battalia_balance --games 60

prints the tables of docs/battalia-balance.md: how many days a game lasts and how it ends, how often each seat, faction
and team wins, and whether both peaceful and warlike bots can win. `--components my.toml` plays with an owner's figures.
`tafelrunde study battalia` plays the same games.
"""

from __future__ import annotations

import argparse
import dataclasses
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tafelrunde.bots import Bot, GreedyBot
from tafelrunde.games.battalia import GAME
from tafelrunde.games.battalia.bot.evaluation import evaluate
from tafelrunde.games.battalia.state.state import BattaliaState
from tafelrunde.games.battalia.steps.attacking import TakeWeapon
from tafelrunde.kernel import components
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.state import State
from tafelrunde.research.series import GameRow
from tafelrunde.research.study import Study

# What the figures are meant to lead to.
FEWEST_DAYS, MOST_DAYS = 20, 60
ENDINGS = {"cities": "cities", "board": "full map", "time": "last week"}
# The tables that are played: the number of players, and how they stand to each other.
TABLES: tuple[tuple[int, Mapping[str, Any]], ...] = (
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"teams": "everyone"}),
    (5, {}),
    (6, {}),
)
# How much more a warlike bot likes to fight, in the evaluation's points (a victory point is worth ten).
LUST = 8.0
# What keeps a peaceful bot from taking a weapon at all.
SCRUPLES = 1000.0


def attacks(state: BattaliaState, seat: int) -> bool:
    """Whether a seat is about to attack, or does."""
    decision = state.decision_of(seat)
    if decision is not None and isinstance(decision.step, TakeWeapon):
        return True
    return state.battle.going and state.battle.attacker == seat


def evaluate_peacefully(state: BattaliaState, seat: int) -> float:
    """The usual evaluation of somebody who never attacks."""
    return evaluate(state, seat) - (SCRUPLES if attacks(state, seat) else 0.0)


def evaluate_warlike(state: BattaliaState, seat: int) -> float:
    """The usual evaluation of somebody who likes to attack other people."""
    return evaluate(state, seat) + (LUST if attacks(state, seat) else 0.0)


STYLES: dict[str, Game] = {
    "greedy": GAME,
    "peaceful": dataclasses.replace(GAME, evaluate=evaluate_peacefully),
    "warlike": dataclasses.replace(GAME, evaluate=evaluate_warlike),
}


class _StyleBot(Bot):
    """A greedy bot with another idea of what is good."""

    style = ""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self._greedy = GreedyBot(STYLES[self.style], seed)

    def choose(self, state: State, seat: int) -> int:
        return self._greedy.choose(state, seat)


class PeacefulBot(_StyleBot):
    """Never attacks."""

    style = "peaceful"


class WarlikeBot(_StyleBot):
    """Likes to attack."""

    style = "warlike"


PEACEFUL = "tafelrunde.research.battalia_balance:PeacefulBot"
WARLIKE = "tafelrunde.research.battalia_balance:WarlikeBot"


class Balance:
    """What came of the games at one table. A shared victory counts in parts."""

    def __init__(self, players: int, options: Mapping[str, Any]) -> None:
        self.players = players
        self.options = options
        self.days: list[int] = []
        self.endings: Counter[str] = Counter()
        self.points: list[int] = []
        self.seats = [0.0] * players
        self.teams: Counter[str] = Counter()
        self.bots: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.won: dict[str, float] = {}

    def count(self, row: GameRow) -> None:
        """Take a finished game into account."""
        self.days.append(int(row.facts["days"]))
        self.endings[ENDINGS[str(row.facts["ending"])]] += 1
        self.points.append(max(seat.score for seat in row.seats))
        for seat in row.seats:
            faction = str(seat.facts["faction"])
            self.played[faction] += 1
            # Seats are counted from the starting player on.
            self.seats[int(seat.facts["turn"]) - 1] += seat.won
            self.won[faction] = self.won.get(faction, 0.0) + seat.won
        winners = [seat for seat in row.seats if seat.won]
        self.teams.update({str(seat.facts["team"]) for seat in winners})
        self.bots.update({seat.bot for seat in winners})

    def title(self) -> str:
        chosen = "".join(f", {name} {value}" for name, value in self.options.items())
        return f"{self.players} players{chosen}"

    def days_row(self) -> list[str]:
        days = sorted(self.days)
        within = sum(FEWEST_DAYS <= day <= MOST_DAYS for day in days)
        ends = ", ".join(f"{ending} {count}" for ending, count in self.endings.most_common())
        mean = f"{sum(days) / len(days):.0f}"
        points = f"{sum(self.points) / len(self.points):.0f}"
        return [self.title(), str(len(days)), mean, f"{days[0]}-{days[-1]}", f"{within}/{len(days)}", ends, points]

    def wins_row(self) -> list[str]:
        seats = " ".join(f"{won:g}" for won in (round(part, 1) for part in self.seats))
        teams = ", ".join(f"{name} {won}" for name, won in sorted(self.teams.items()))
        return [self.title(), seats, teams]


def play(
    players: int,
    games: int,
    options: Mapping[str, Any],
    bots: Sequence[str] = ("greedy",),
    figures: Mapping[str, Any] | None = None,
    workers: int = 1,
) -> Balance:
    """So many games of these bots; they change places from game to game."""
    balance = Balance(players, options)
    study = Study("battalia", (players,), bots, games, options=options, components=figures)
    for row in study.play(workers=workers).rows:
        balance.count(row)
    return balance


def table(*rows: Sequence[str]) -> str:
    """Rows as a Markdown table, the first one as its head."""
    head, *rest = rows
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join([*lines, *("| " + " | ".join(row) + " |" for row in rest)])


def report(games: int, figures: Mapping[str, Any] | None = None, workers: int = 1) -> str:
    """All tables of the report."""
    found = [play(players, games, options, figures=figures, workers=workers) for players, options in TABLES]
    played: Counter[str] = Counter()
    won: dict[str, float] = {}
    for balance in found:
        played.update(balance.played)
        for faction, wins in balance.won.items():
            won[faction] = won.get(faction, 0.0) + wins
    fair = sum(won.values()) / sum(played.values())
    factions = [
        [faction, str(played[faction]), f"{won[faction] / played[faction] / fair:.2f}"] for faction in sorted(played)
    ]
    duel = play(2, 2 * games, {}, (PEACEFUL, WARLIKE), figures, workers)
    return "\n\n".join(
        [
            table(
                ["table", "games", "days", "shortest-longest", f"{FEWEST_DAYS}-{MOST_DAYS} days", "ends", "best score"],
                *(balance.days_row() for balance in found),
            ),
            table(
                ["table", "wins by seat, from the starting player on", "wins by team"],
                *(balance.wins_row() for balance in found),
            ),
            table(["faction", "played", "wins / fair share"], *factions),
            table(
                ["peaceful against warlike", "games", "peaceful wins", "warlike wins", "days"],
                [
                    duel.title(),
                    str(len(duel.days)),
                    str(duel.bots[PEACEFUL]),
                    str(duel.bots[WARLIKE]),
                    duel.days_row()[2],
                ],
            ),
        ]
    )


def main(arguments: Sequence[str]) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m tafelrunde.research.battalia_balance", description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="games at each table (twice as many in the duel)")
    parser.add_argument("--components", type=Path, help="a file with an owner's figures")
    parser.add_argument("--workers", type=int, default=1, help="processes that play at the same time")
    given = parser.parse_args(arguments)
    figures = None
    if given.components is not None:
        figures = components.read(given.components.read_text(encoding="utf-8"), str(given.components))
    sys.stdout.write(report(given.games, figures, given.workers) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
