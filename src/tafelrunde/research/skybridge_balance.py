"""How balanced the reconstructed figures of Skybridge are: a study of bots, told in the tables of its page.

    python -m tafelrunde.research.skybridge_balance --games 2000

prints the tables of docs/skybridge-balance.md: how many rounds a game lasts, where points come from, how often each
side of a character's board wins, and how often a section is built by nobody. `--components my.toml` does the same with
an owner's figures, and `--hands drafted` with drafted hands. `tafelrunde study skybridge` plays the same games.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tafelrunde.games.skybridge import GAME
from tafelrunde.games.skybridge.box.ids import SECTIONS
from tafelrunde.kernel import components
from tafelrunde.research.series import GameRow
from tafelrunde.research.study import Study

CATEGORIES = ("bridge", "deities", "rebels", "garrisons")
SIDES = tuple(row["id"] for row in GAME.figures["abilities"])
# What the figures are meant to lead to.
FEWEST_ROUNDS, MOST_ROUNDS = 8, 14


@dataclass
class Balance:
    """What came of some games. A shared victory counts in parts."""

    players: int
    games: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    # In which category the winner was farthest ahead of the mean of all.
    decided_by: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    won: dict[str, float] = field(default_factory=dict)
    # By section: games in which nobody built it, and all its builders.
    unbuilt: Counter[int] = field(default_factory=Counter)
    builders: Counter[int] = field(default_factory=Counter)

    def count(self, row: GameRow) -> None:
        """Take a finished game into account."""
        self.games += 1
        self.rounds[int(row.facts["rounds"])] += 1
        parts = [[int(seat.facts[category]) for category in CATEGORIES] for seat in row.seats]
        for seat, points in zip(row.seats, parts, strict=True):
            side = str(seat.facts["side"])
            self.played[side] += 1
            self.won[side] = self.won.get(side, 0.0) + seat.won
            self.points.update(dict(zip(CATEGORIES, points, strict=True)))
        best = next(points for seat, points in zip(row.seats, parts, strict=True) if seat.won)
        leads = [best[number] - sum(part[number] for part in parts) / self.players for number in range(len(best))]
        self.decided_by[CATEGORIES[leads.index(max(leads))]] += 1
        for section in range(1, SECTIONS + 1):
            builders = int(row.facts[f"builders_{section}"])
            self.unbuilt[section] += builders == 0
            self.builders[section] += builders

    @property
    def mean_rounds(self) -> float:
        return sum(rounds * count for rounds, count in self.rounds.items()) / self.games

    def within(self, fewest: int, most: int) -> float:
        """The share of games with so many rounds."""
        return sum(count for rounds, count in self.rounds.items() if fewest <= rounds <= most) / self.games

    def rounds_at(self, share: float) -> int:
        """So many rounds or fewer have this share of the games."""
        wanted = share * self.games
        for rounds in sorted(self.rounds):
            wanted -= self.rounds[rounds]
            if wanted <= 0:
                return rounds
        return max(self.rounds)

    def fair_share(self, side: str) -> float:
        """How often a side wins, as a multiple of its fair share."""
        return self.won.get(side, 0.0) / self.played[side] * self.players if self.played[side] else 0.0


def measure(
    players: int, games: int, hands: str, figures: Mapping[str, Any] | None = None, workers: int = 1
) -> Balance:
    """So many games of greedy bots, with characters dealt by lot."""
    options = {"characters": "dealt", "hands": hands}
    study = Study("skybridge", (players,), ("greedy",), games, options=options, components=figures)
    balance = Balance(players)
    for row in study.play(workers=workers).rows:
        balance.count(row)
    return balance


# ---------------------------------------------------------------------- the report


def report(balances: Sequence[Balance]) -> str:
    """The figures as tables in Markdown, with a column for each number of players."""
    rows = {
        "Rounds": [
            ("games", [str(one.games) for one in balances]),
            ("mean", [f"{one.mean_rounds:.1f}" for one in balances]),
            ("nine of ten games", [f"{one.rounds_at(0.05)} to {one.rounds_at(0.95)}" for one in balances]),
            (
                f"{FEWEST_ROUNDS} to {MOST_ROUNDS} rounds",
                [f"{one.within(FEWEST_ROUNDS, MOST_ROUNDS):.1%}" for one in balances],
            ),
        ],
        "Points of a person": [
            *((category, [_points(one, category) for one in balances]) for category in CATEGORIES),
            ("together", [f"{one.points.total() / one.games / one.players:.1f}" for one in balances]),
        ],
        "Where the winner was farthest ahead": [
            (category, [f"{one.decided_by[category] / one.games:.0%}" for one in balances]) for category in CATEGORIES
        ],
        "Victories of each side, as a multiple of the fair share": [
            (side, [f"{one.fair_share(side):.2f}" for one in balances]) for side in SIDES
        ],
        "Sections: built by nobody, and builders on average": [
            (f"section {number}", [_section(one, number) for one in balances]) for number in range(1, SECTIONS + 1)
        ],
    }
    lines: list[str] = []
    for title, table in rows.items():
        heads = " | ".join(f"{one.players} players" for one in balances)
        lines += [f"### {title}", "", f"| | {heads} |", "|---" * (len(balances) + 1) + "|"]
        lines += [f"| {name} | {' | '.join(cells)} |" for name, cells in table]
        lines.append("")
    return "\n".join(lines)


def _points(balance: Balance, category: str) -> str:
    points = balance.points[category]
    return f"{points / balance.games / balance.players:.1f} ({points / balance.points.total():.0%})"


def _section(balance: Balance, number: int) -> str:
    return f"{balance.unbuilt[number] / balance.games:.1%}, {balance.builders[number] / balance.games:.1f}"


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tafelrunde.research.skybridge_balance", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games for each number of players")
    parser.add_argument("--players", type=int, nargs="+", default=list(GAME.players))
    parser.add_argument("--hands", default="recommended", choices=GAME.option_values["hands"])
    parser.add_argument("--components", type=Path, help="a file with figures of your own")
    parser.add_argument("--workers", type=int, default=1, help="processes that play at the same time")
    asked = parser.parse_args(arguments)
    figures = None if asked.components is None else components.read_file(asked.components)
    balances = [measure(players, asked.games, asked.hands, figures, asked.workers) for players in asked.players]
    sys.stdout.write(report(balances))


if __name__ == "__main__":
    main()
