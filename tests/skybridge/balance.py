"""How a game of Skybridge goes when bots play it: length, sources of points, characters, sections.

python tests/skybridge/balance.py 2000        prints the tables of docs/skybridge-balance.md
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from tafelrunde.bots import GreedyBot
from tafelrunde.games.skybridge import GAME
from tafelrunde.games.skybridge.figures import SECTIONS, SIDES
from tafelrunde.games.skybridge.state import SkybridgeState
from tafelrunde.kernel.chance import mix
from tafelrunde.kernel.game import begin

CATEGORIES = ("bridge", "deities", "rebels", "garrisons")
SHARE = 50


@dataclass
class Balance:
    """What came of some games; balances add up. A shared victory counts in parts."""

    players: int
    games: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    winners_points: Counter[str] = field(default_factory=Counter)
    played: Counter[int] = field(default_factory=Counter)
    won: dict[int, float] = field(default_factory=dict)
    side_points: Counter[int] = field(default_factory=Counter)
    unbuilt: Counter[int] = field(default_factory=Counter)
    built: Counter[int] = field(default_factory=Counter)
    # How often each category was the one in which the winner was farthest ahead of the others' mean.
    decided_by: Counter[str] = field(default_factory=Counter)

    def add(self, other: Balance) -> None:
        self.games += other.games
        for name in (
            "rounds",
            "points",
            "winners_points",
            "played",
            "side_points",
            "unbuilt",
            "built",
            "decided_by",
        ):
            getattr(self, name).update(getattr(other, name))
        for side, won in other.won.items():
            self.won[side] = self.won.get(side, 0.0) + won

    def count(self, state: SkybridgeState) -> None:
        """Take a finished game into account."""
        self.games += 1
        self.rounds[state.round] += 1
        parts = [state.parts_of_score(seat) for seat in range(state.players)]
        winners = state.winners
        for seat, tableau in enumerate(state.tableaus):
            self.played[tableau.side] += 1
            self.side_points[tableau.side] += sum(parts[seat])
            if seat in winners:
                self.won[tableau.side] = self.won.get(tableau.side, 0.0) + 1 / len(winners)
            for category, points in zip(CATEGORIES, parts[seat], strict=True):
                self.points[category] += points
                if seat == winners[0]:
                    self.winners_points[category] += points
        best = parts[winners[0]]
        lead = [best[number] - sum(part[number] for part in parts) / state.players for number in range(4)]
        self.decided_by[CATEGORIES[lead.index(max(lead))]] += 1
        for section in range(SECTIONS):
            self.unbuilt[section] += state.builders[section] == 0
            self.built[section] += state.builders[section].bit_count()

    def within(self, least: int, most: int) -> float:
        """The share of games with so many rounds."""
        return sum(count for rounds, count in self.rounds.items() if least <= rounds <= most) / self.games

    def share_of_fair(self, side: int) -> float:
        """How often a side wins, as a multiple of its fair share."""
        return self.won.get(side, 0.0) / self.played[side] * self.players


def play(players: int, first: int, games: int, hands: str) -> Balance:
    """Some games of greedy bots with characters dealt by lot."""
    balance = Balance(players)
    setup = GAME.setup(players, {"characters": "dealt", "hands": hands})
    for number in range(first, first + games):
        state = begin(setup, number)
        bots = [GreedyBot(GAME, mix(number, seat)) for seat in range(players)]
        while not state.over:
            seat = state.decisions[0].seat
            state.apply(seat, bots[seat].choose(state, seat))
        assert isinstance(state, SkybridgeState)
        balance.count(state)
    return balance


def measure(players: int, games: int, hands: str, workers: int = 2) -> Balance:
    """The same on several cores; the result does not depend on their number."""
    whole = Balance(players)
    starts = range(0, games, SHARE)
    with ProcessPoolExecutor(workers) as pool:
        for part in pool.map(
            play,
            [players] * len(starts),
            starts,
            [min(SHARE, games - start) for start in starts],
            [hands] * len(starts),
        ):
            whole.add(part)
    return whole


def tables(balances: list[Balance]) -> list[str]:
    """The figures as Markdown."""
    heads = " | ".join(f"{balance.players} players" for balance in balances)
    line = "|---" * (len(balances) + 1) + "|"
    means = [sum(rounds * count for rounds, count in balance.rounds.items()) / balance.games for balance in balances]
    lines = ["### Rounds", "", f"| | {heads} |", line]
    lines.append(_row("games", [str(balance.games) for balance in balances]))
    lines.append(_row("mean", [f"{mean:.1f}" for mean in means]))
    lines.append(_row("5 % are shorter than", [str(_quantile(balance.rounds, 0.05)) for balance in balances]))
    lines.append(_row("5 % are longer than", [str(_quantile(balance.rounds, 0.95)) for balance in balances]))
    lines.append(_row("8 to 14 rounds", [f"{balance.within(8, 14):.1%}" for balance in balances]))
    lines += ["", "### Points by category", "", f"| | {heads} |", line]
    for category in CATEGORIES:
        cells = []
        for balance in balances:
            mean = balance.points[category] / balance.games / balance.players
            cells.append(f"{mean:.1f} ({balance.points[category] / sum(balance.points.values()):.0%})")
        lines.append(_row(category, cells))
    totals = [sum(balance.points.values()) / balance.games / balance.players for balance in balances]
    lines.append(_row("together", [f"{total:.1f}" for total in totals]))
    lines += ["", "### What decided the game", "", f"| | {heads} |", line]
    for category in CATEGORIES:
        shares = [f"{balance.decided_by[category] / balance.games:.0%}" for balance in balances]
        lines.append(_row(category, shares))
    lines += ["", "### Wins by side, as a multiple of the fair share", "", f"| | {heads} |", line]
    box = GAME.standard_box
    for side in range(SIDES):
        name = box.sides[side].id  # type: ignore[attr-defined]
        lines.append(_row(name, [f"{balance.share_of_fair(side):.2f}" for balance in balances]))
    lines += ["", "### Sections built by nobody, and builders of each", "", f"| | {heads} |", line]
    for section in range(SECTIONS):
        cells = [
            f"{balance.unbuilt[section] / balance.games:.1%}, {balance.built[section] / balance.games:.1f}"
            for balance in balances
        ]
        lines.append(_row(f"section {section + 1}", cells))
    return lines


def _row(name: str, cells: list[str]) -> str:
    return f"| {name} | {' | '.join(cells)} |"


def _quantile(counts: Counter[int], share: float) -> int:
    wanted = share * sum(counts.values())
    for value in sorted(counts):
        wanted -= counts[value]
        if wanted <= 0:
            return value
    return max(counts)


if __name__ == "__main__":
    how_many = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    for kind in sys.argv[2:] or ["recommended"]:
        print(f"\n## {kind} hands\n")  # noqa: T201
        print("\n".join(tables([measure(players, how_many, kind) for players in (2, 3, 4)])))  # noqa: T201
