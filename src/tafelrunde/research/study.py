"""Studies: what comes of a game under different options, figures, bots and numbers of players.

    from tafelrunde.research.study import Study

    study = Study("vaalbara", players=(2, 3), bots=("random",), games=6, vary={"bard_may_choose_self": (False, True)})
    found = study.play()
    print(found.by("seat"))

Every variant plays the same deals, so that two of them can be compared game by game. Besides victories, scores and
lengths it is counted what `tafelrunde.research.facets` tells about a game: spirits, factions, characters, cards used.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import Any

import polars as pl

from tafelrunde.kernel import registry
from tafelrunde.research import running, tables
from tafelrunde.research.running import Progress
from tafelrunde.research.series import GameRow, Series, Value, frozen

# Columns that are not something by which victories are asked for.
_COMMON = {"series", "game", "number", "deal", "seed", "decisions", "score", "won", "place"}


@dataclass(frozen=True)
class Findings:
    """What a study has found."""

    study: Study
    seats: pl.DataFrame
    used: pl.DataFrame
    rows: Sequence[GameRow]

    @cached_property
    def facets(self) -> list[str]:
        """What victories can be asked for by: everything with at least two values that is no mere number."""
        found = []
        for name in self.seats.columns:
            values = self.seats[name].drop_nulls()
            if name in _COMMON or name.startswith("game_") or values.n_unique() < 2:
                continue
            if name in ("seat", "players", "turn") or self.seats.schema[name] in (pl.String, pl.Boolean):
                found.append(name)
        return found

    @cached_property
    def measures(self) -> list[str]:
        """Numbers of a whole game and of a seat, besides the score."""
        numbers = (pl.Int64, pl.Float64)
        skipped = {*_COMMON, "seat", "players", "turn"} - {"decisions"}
        return [name for name in self.seats.columns if self.seats.schema[name] in numbers and name not in skipped]

    def by(self, *columns: str) -> pl.DataFrame:
        """Victories and scores by some columns, with intervals."""
        return tables.by(self.seats, *columns)

    def by_thing(self, least: int = 10) -> pl.DataFrame:
        """Victories of those who used a thing (a card, a follower), in at least so many games."""
        joined = self.used.join(self.seats, on=["series", "number", "seat"], how="inner")
        counted = tables.by(joined, "thing") if len(joined) else joined
        return counted.filter(pl.col("games") >= least).sort("fair", descending=True) if len(counted) else counted

    def summary(self) -> pl.DataFrame:
        """Each variant: mean, least and most of every measure."""
        lines = []
        for key, part in self.seats.group_by(["players", "options"], maintain_order=True):
            for measure in self.measures:
                values = part[measure].drop_nulls()
                if len(values):
                    # Facts of a whole game stand at each of its seats: the mean is the same.
                    line = {"players": key[0], "options": key[1], "measure": measure.removeprefix("game_")}
                    spread = values.std() or 0.0
                    lines.append(
                        {**line, "mean": values.mean(), "spread": spread, "least": values.min(), "most": values.max()}
                    )
        return pl.DataFrame(lines)

    def compared(self) -> pl.DataFrame:
        """Every variant with the first one of as many players, deal by deal: how much more a seat scores and wins."""
        keys = ["players", "number", "seat"]
        lines = []
        for players in self.seats["players"].unique(maintain_order=True):
            part = self.seats.filter(pl.col("players") == players)
            variants = part["options"].unique(maintain_order=True).to_list()
            base = part.filter(pl.col("options") == variants[0]).select(*keys, "score", "won")
            for variant in variants[1:]:
                other = part.filter(pl.col("options") == variant).select(*keys, "score", "won")
                joined = base.join(other, on=keys, suffix="_other")
                for what in ("score", "won"):
                    difference = joined[f"{what}_other"].cast(pl.Float64) - joined[what].cast(pl.Float64)
                    error = tables.SURE * float(difference.std() or 0.0) / max(1, len(difference)) ** 0.5  # type: ignore[arg-type]
                    mean = float(difference.mean() or 0.0)  # type: ignore[arg-type]
                    line = {"players": players, "options": variant, "against": variants[0], "measure": what}
                    lines.append({**line, "more": mean, "low": mean - error, "high": mean + error})
        schema = {"players": pl.Int64, "options": pl.String, "against": pl.String, "measure": pl.String}
        return pl.DataFrame(lines, schema={**schema, "more": pl.Float64, "low": pl.Float64, "high": pl.Float64})

    def write(self, folder: Path, title: str, lang: str) -> None:
        """All tables as Parquet and CSV, and the report."""
        from tafelrunde.research.report import study_report

        found = {"games": self.seats, "used": self.used, "summary": self.summary(), "compared": self.compared()}
        for facet in self.facets:
            found[f"by-{facet}"] = self.by(*dict.fromkeys(("players", facet)))
        things = self.by_thing()
        if len(things):
            found["by-thing"] = things
        tables.write(folder, found)
        (folder / "report.html").write_text(study_report(self, title, lang), encoding="utf-8")


@dataclass(frozen=True)
class Study:
    """A game, who plays it, and what varies: each option with the values that are tried."""

    game: str
    players: Sequence[int] = (2,)
    bots: Sequence[str] = ("greedy",)
    games: int = 100
    seed: int = 0
    options: Mapping[str, Value] = field(default_factory=dict)
    vary: Mapping[str, Sequence[Value]] = field(default_factory=dict)
    components: Mapping[str, Any] | None = None

    def variants(self) -> list[Series]:
        """A series for each number of players and each combination of values."""
        game = registry.find(self.game)
        found: list[Series] = []
        for players in self.players:
            for values in product(*self.vary.values()):
                options = {**self.options, **dict(zip(self.vary, values, strict=True))}
                name = f"{game.id} {players}" + (f": {frozen(options)}" if options else "")
                found.append(
                    Series(
                        name=name,
                        game=game.id,
                        players=players,
                        bots=tuple(self.bots),
                        seed=self.seed,
                        options=options,
                        components=None if self.components is None else dict(self.components),
                    )
                )
        return found

    def play(
        self,
        folder: Path | None = None,
        workers: int = 1,
        cluster: str | None = None,
        progress: Progress | None = None,
    ) -> Findings:
        """Play it all; with a folder, go on where an interrupted run was."""
        series = self.variants()
        rows = running.run(
            "study", series, self.games, folder=folder, workers=workers, cluster=cluster, progress=progress
        )
        return Findings(self, tables.seats_table(rows, series), tables.used_table(rows), rows)
