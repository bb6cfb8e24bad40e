"""Rows of games as tables (Polars), and the measures that tournaments and studies read from them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import polars as pl

from tafelrunde.kernel import registry
from tafelrunde.research.series import GameRow, Series, frozen

# How sure an interval is: 95 of 100, in standard deviations.
SURE = 1.96


def seats_table(rows: Sequence[GameRow], series: Sequence[Series]) -> pl.DataFrame:
    """A line for each seat of each game: who sat there, what came of it, and everything that was counted."""
    of = {one.name: one for one in series}
    options = varied(series)
    lines = []
    for row in rows:
        one = of[row.series]
        common = {
            "series": row.series,
            "game": one.game,
            "players": one.players,
            "options": frozen(one.options),
            **{name: str(one.options[name]) for name in options},
            "number": row.number,
            "deal": one.deal(row.number),
            "seed": str(row.seed),
            "decisions": row.decisions,
            **{f"game_{name}": value for name, value in row.facts.items()},
        }
        for seat in row.seats:
            line = {**common, "seat": seat.seat + 1, "bot": seat.bot, "score": seat.score, "won": seat.won}
            lines.append({**line, "place": seat.place, **seat.facts})
    return pl.DataFrame(lines, infer_schema_length=None)


def varied(series: Sequence[Series]) -> list[str]:
    """The options that differ between the series: each is a column of its own."""
    names = dict.fromkeys(name for one in series for name in one.options)
    return [name for name in names if len({str(one.options.get(name)) for one in series}) > 1]


def used_table(rows: Sequence[GameRow]) -> pl.DataFrame:
    """A line for each thing that a seat has used in a game."""
    lines = [
        {"series": row.series, "number": row.number, "seat": seat.seat + 1, "thing": thing}
        for row in rows
        for seat in row.seats
        for thing in seat.used
    ]
    schema = {"series": pl.String, "number": pl.Int64, "seat": pl.Int64, "thing": pl.String}
    return pl.DataFrame(lines, schema=schema)


def write(folder: Path, tables: dict[str, pl.DataFrame]) -> None:
    """Every table as Parquet and as CSV."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, table in tables.items():
        table.write_parquet(folder / f"{name}.parquet")
        table.write_csv(folder / f"{name}.csv")


def share_interval(wins: float, games: int) -> tuple[float, float]:
    """Between which shares the true share of victories lies, 95 times of 100 (Wilson's interval)."""
    if games == 0:
        return 0.0, 1.0
    share, z = wins / games, SURE * SURE / games
    middle = (share + z / 2) / (1 + z)
    spread = (SURE / (1 + z)) * math.sqrt((share * (1 - share) + z / 4) / games)
    return max(0.0, middle - spread), min(1.0, middle + spread)


@cache
def _won_together() -> list[str]:
    return [name for name in registry.names() if registry.find(name).cooperative]


def by(table: pl.DataFrame, *columns: str) -> pl.DataFrame:
    """Victories and scores by the values of some columns, with intervals.

    A game counts once for each seat; where all win or lose together, once. Seats of one game are no independent
    trials: intervals count games. `fair` is the share of victories as a multiple of what chance would give: 1 is as
    many as everybody else (nothing where all win together).
    """
    grouped = (
        table.group_by(list(columns), maintain_order=True)
        .agg(
            seats=pl.len(),
            games=pl.struct("series", "number").n_unique(),
            together=pl.col("game").is_in(_won_together()).all(),
            share=pl.col("won").mean(),
            wins=pl.col("won").sum(),
            expected=(1 / pl.col("players")).sum(),
            score=pl.col("score").mean(),
            spread=pl.col("score").std(),
        )
        .sort(list(columns))
    )
    lines = []
    for line in grouped.iter_rows(named=True):
        games, share = int(line["games"]), float(line["share"])
        low, high = share_interval(share * games, games)
        error = SURE * (line["spread"] or 0.0) / math.sqrt(games)
        lines.append(
            {
                **{column: line[column] for column in columns},
                "games": games if line["together"] else line["seats"],
                "wins": share * games if line["together"] else line["wins"],
                "share": share,
                "share_low": low,
                "share_high": high,
                "fair": None if line["together"] else line["wins"] / line["expected"],
                "score": line["score"],
                "score_low": line["score"] - error,
                "score_high": line["score"] + error,
            }
        )
    return pl.DataFrame(lines, schema_overrides={"fair": pl.Float64})
