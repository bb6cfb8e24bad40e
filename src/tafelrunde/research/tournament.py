"""Tournaments: bots against each other, in any games, with ratings.

    from tafelrunde.research.tournament import Tournament

    cup = Tournament(bots=("greedy", "random"), games=("vaalbara",), players=(2,), rounds=10, seed=1)
    standing = cup.play()
    print(standing.ratings)

Everybody meets everybody (`round-robin`), or neighbours on a ladder play and change places (`ladder`). The same deals
are played from every seat. In a game that is won together a bot plays all seats, and bots are compared deal by deal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any, Literal, get_args

import polars as pl
from openskill.models import PlackettLuce

from tafelrunde.kernel import registry
from tafelrunde.kernel.errors import BadOption
from tafelrunde.research import running, tables
from tafelrunde.research.running import Progress
from tafelrunde.research.series import GameRow, Series, Value
from tafelrunde.research.words import say

Form = Literal["round-robin", "ladder"]


@dataclass(frozen=True)
class Standing:
    """How a tournament ended: every table with its columns as in the files."""

    seats: pl.DataFrame
    ratings: pl.DataFrame
    cross: pl.DataFrame
    rows: Sequence[GameRow]
    tournament: Tournament

    def by_game(self) -> pl.DataFrame:
        """How each bot did in each game with so many players."""
        return tables.by(self.seats, "game", "players", "bot")

    def write(self, folder: Path, title: str, lang: str) -> None:
        """All tables as Parquet and CSV, and the report."""
        from tafelrunde.research.report import tournament_report

        tables.write(
            folder, {"games": self.seats, "ratings": self.ratings, "cross": self.cross, "by-game": self.by_game()}
        )
        (folder / "report.html").write_text(tournament_report(self, title, lang), encoding="utf-8")


@dataclass(frozen=True)
class Tournament:
    """Who plays, what, and how often: `rounds` deals for each meeting, each played from every seat."""

    bots: Sequence[str]
    games: Sequence[str]
    players: Sequence[int] = (2,)
    rounds: int = 50
    seed: int = 0
    form: Form = "round-robin"
    options: dict[str, Value] = field(default_factory=dict)
    components: dict[str, Any] | None = None

    def check(self) -> None:
        """Refuse what cannot be played."""
        if self.form not in get_args(Form):
            raise BadOption(say("unknown-form", given=str(self.form), known=", ".join(get_args(Form))))
        if len(set(self.bots)) < 2 or len(set(self.bots)) != len(self.bots):
            raise BadOption(say("too-few-bots"))

    def meetings(self, bots: Sequence[str]) -> list[Series]:
        """The series of a tournament between these bots."""
        found: list[Series] = []
        for name in self.games:
            game = registry.find(name)
            for players in self.players:
                for line_up in line_ups(bots, players, game.cooperative):
                    title = f"{game.id} {players}: {' - '.join(line_up)}"
                    found.append(
                        Series(
                            name=title,
                            game=game.id,
                            players=players,
                            bots=line_up,
                            seed=self.seed,
                            options=dict(self.options),
                            components=self.components,
                        )
                    )
        return found

    def play(
        self,
        folder: Path | None = None,
        workers: int = 1,
        cluster: str | None = None,
        progress: Progress | None = None,
        tell: Callable[[str], None] | None = None,
    ) -> Standing:
        """Play it all; with a folder, go on where an interrupted run was, and leave the results there."""
        self.check()
        if self.form == "ladder":
            series, rows = self._climb(folder, workers, cluster, progress, tell)
        else:
            series = self.meetings(self.bots)
            games = self.rounds * max(self.players)
            rows = running.run(
                "tournament", series, games, folder=folder, workers=workers, cluster=cluster, progress=progress
            )
        seats = tables.seats_table(rows, series)
        return Standing(seats, rated(rows, series), crossed(rows, series), rows, self)

    def _climb(
        self,
        folder: Path | None,
        workers: int,
        cluster: str | None,
        progress: Progress | None,
        tell: Callable[[str], None] | None,
    ) -> tuple[list[Series], list[GameRow]]:
        """A ladder, the first bot at the bottom: neighbours meet, and whoever does better stands above."""
        ladder = list(self.bots)
        series: list[Series] = []
        rows: list[GameRow] = []
        met: set[frozenset[str]] = set()
        for climb in range(len(ladder) - 1):
            for rung in range(len(ladder) - 1):
                pair = (ladder[rung], ladder[rung + 1])
                if frozenset(pair) in met:
                    continue
                met.add(frozenset(pair))
                meeting = self.meetings(pair)
                name = f"rung-{climb + 1}-{rung + 1}"
                played = running.run(
                    "ladder",
                    meeting,
                    self.rounds * max(self.players),
                    folder=None if folder is None else folder / name,
                    workers=workers,
                    cluster=cluster,
                    progress=progress,
                )
                series += [one for one in meeting if one not in series]
                rows += played
                wins = crossed(played, meeting)
                share = wins.filter(pl.col("bot") == pair[0])[pair[1]][0]
                if share is not None and share > 0.5:
                    ladder[rung], ladder[rung + 1] = ladder[rung + 1], ladder[rung]
                if tell is not None:
                    tell(" < ".join(ladder))
        return series, rows


def line_ups(bots: Sequence[str], players: int, cooperative: bool) -> list[tuple[str, ...]]:
    """Who sits together: everybody with everybody, and alone where a game is won together."""
    if cooperative:
        return [(bot,) for bot in bots]
    if len(bots) >= players:
        return list(combinations(bots, players))
    # Fewer bots than seats: pairs, who take turns round the table.
    return list(combinations(bots, 2))


def contests(rows: Sequence[GameRow], series: Sequence[Series]) -> list[list[tuple[str, int]]]:
    """Who was compared with whom: bots with their places, in the order of the deals.

    In a game that is won together, all bots that played the same deal (won games first, then by score).
    """
    of = {one.name: one for one in series}
    found: list[list[tuple[str, int]]] = []
    together: dict[tuple[str, int, int], list[tuple[str, tuple[float, int]]]] = {}
    ordered = sorted(rows, key=lambda row: row.number)
    for row in ordered:
        one = of[row.series]
        if registry.find(one.game).cooperative:
            key = (one.game, one.players, row.number)
            seat = row.seats[0]
            together.setdefault(key, []).append((seat.bot, (seat.won, seat.score)))
        else:
            found.append([(seat.bot, seat.place) for seat in row.seats])
    for compared in together.values():
        results = [result for _, result in compared]
        found.append([(bot, 1 + sum(other > result for other in results)) for bot, result in compared])
    return found


def rated(rows: Sequence[GameRow], series: Sequence[Series]) -> pl.DataFrame:
    """A rating for each bot (openskill's Plackett-Luce: it begins at 25), with the interval that is 95 % sure."""
    model = PlackettLuce()
    names = list(dict.fromkeys(bot for one in series for bot in one.bots))
    ratings: dict[str, Any] = {name: model.rating(name=name) for name in names}
    games, wins = dict.fromkeys(names, 0), dict.fromkeys(names, 0.0)
    for contest in contests(rows, series):
        best = sum(place == 1 for _, place in contest)
        teams = [[ratings[bot]] for bot, _ in contest]
        if len({bot for bot, _ in contest}) > 1:
            rated_teams = model.rate(teams, ranks=[float(place) for _, place in contest])
            # A bot that sits at several seats learns from all of them.
            for name in {bot for bot, _ in contest}:
                mine = [team[0] for team, (bot, _) in zip(rated_teams, contest, strict=True) if bot == name]
                ratings[name] = model.rating(
                    name=name,
                    mu=sum(one.mu for one in mine) / len(mine),
                    sigma=sum(one.sigma for one in mine) / len(mine),
                )
        for bot, place in contest:
            games[bot] += 1
            wins[bot] += 1 / best if place == 1 else 0.0
    lines = []
    for name in names:
        low, high = tables.share_interval(wins[name], games[name])
        rating = ratings[name]
        lines.append(
            {
                "bot": name,
                "rating": rating.mu,
                "rating_low": rating.mu - tables.SURE * rating.sigma,
                "rating_high": rating.mu + tables.SURE * rating.sigma,
                "games": games[name],
                "wins": wins[name],
                "share": wins[name] / games[name] if games[name] else 0.0,
                "share_low": low,
                "share_high": high,
            }
        )
    return pl.DataFrame(lines).sort("rating", descending=True)


def crossed(rows: Sequence[GameRow], series: Sequence[Series]) -> pl.DataFrame:
    """How often the bot of a line was better placed than the bot of a column; a tie counts half."""
    names = list(dict.fromkeys(bot for one in series for bot in one.bots))
    better = {(one, other): [0.0, 0] for one in names for other in names}
    for contest in contests(rows, series):
        for bot, place in contest:
            for other, theirs in contest:
                if bot != other:
                    better[bot, other][0] += 1.0 if place < theirs else 0.5 if place == theirs else 0.0
                    better[bot, other][1] += 1
    lines: list[dict[str, Any]] = []
    for name in names:
        line: dict[str, Any] = {"bot": name}
        for other in names:
            wins, count = better[name, other]
            line[other] = wins / count if count else None
        lines.append(line)
    return pl.DataFrame(lines, schema={"bot": pl.String, **dict.fromkeys(names, pl.Float64)})
