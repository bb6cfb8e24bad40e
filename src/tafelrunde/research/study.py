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
from tafelrunde.kernel.errors import BadOption
from tafelrunde.research import running, tables
from tafelrunde.research.running import Progress
from tafelrunde.research.series import GameRow, Series, Value, check, frozen, play_one

# Columns that are not something by which victories are asked for.
_COMMON = {"series", "game", "number", "deal", "seed", "decisions", "score", "won", "place"}

# So many measures stand beside each other.
MOST_MEASURES = 5


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
            # What varies alone is its own column.
            if name == "options" and len(tables.varied(self.study.variants())) == 1:
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

    @cached_property
    def columns(self) -> list[str]:
        """What may be asked by, even where there is but one value."""
        kinds = (pl.String, pl.Boolean)
        more = [name for name in self.seats.columns if self.seats.schema[name] in kinds and name not in _COMMON]
        return list(dict.fromkeys([*self.facets, "seat", "players", *more]))

    def by(self, *columns: str) -> pl.DataFrame:
        """Victories and scores by some columns, with intervals."""
        return tables.by(self.seats, *columns)

    def by_thing(self, least: int = 10) -> pl.DataFrame:
        """Victories of those who used a thing (a card, a follower), in at least so many games."""
        joined = self.used.join(self.seats, on=["series", "number", "seat"], how="inner")
        counted = tables.by(joined, "thing") if len(joined) else joined
        return counted.filter(pl.col("games") >= least).sort("share", descending=True) if len(counted) else counted

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

    def overview(self) -> pl.DataFrame:
        """The same for people: a line for each variant with the mean and the spread of each measure, if they fit."""
        found = self.summary()
        told = pl.concat_str(pl.col("mean").round(1), pl.lit(" ± "), pl.col("spread").round(1)).alias("told")
        keys = [name for name in ("players", "options") if found[name].n_unique() > 1]
        if not keys or found["measure"].n_unique() > MOST_MEASURES:
            return found.drop({"players", "options"} - set(keys))
        wide = found.with_columns(told).pivot("measure", index=["players", "options"], values="told")
        return wide.select(*keys, *[name for name in wide.columns if name not in ("players", "options")])

    def compared(self) -> pl.DataFrame:
        """Every variant with the first one of as many players, deal by deal: how much more a seat scores and wins."""
        # The seats of a game are no independent trials: what is compared is the mean of a game.
        games = self.seats.group_by("players", "options", "number", maintain_order=True).agg(
            pl.col("score").mean(), pl.col("won").mean()
        )
        lines = []
        for players in games["players"].unique(maintain_order=True):
            part = games.filter(pl.col("players") == players)
            variants = part["options"].unique(maintain_order=True).to_list()
            base = part.filter(pl.col("options") == variants[0])
            for variant in variants[1:]:
                joined = base.join(part.filter(pl.col("options") == variant), on="number", suffix="_other")
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

    def combinations(self) -> tuple[list[dict[str, Value]], list[BadOption]]:
        """The options of each variant, and why others are left out: what the game does not allow together."""
        game = registry.find(self.game)
        for name, values in self.vary.items():
            for value in values:
                game.read_option(name, value)
        found: list[dict[str, Value]] = []
        left_out: list[BadOption] = []
        for values in product(*self.vary.values()):
            options = {**self.options, **dict(zip(self.vary, values, strict=True))}
            try:
                for players in self.players:
                    game.setup(players, options, self.components)
            except BadOption as error:
                left_out.append(error)
            else:
                found.append(options)
        if not found:
            raise left_out[0]
        return found, left_out

    def variants(self) -> list[Series]:
        """A series for each number of players and each combination of values."""
        game = registry.find(self.game)
        found: list[Series] = []
        combinations, _ = self.combinations()
        for players in self.players:
            for options in combinations:
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

    def tried(self) -> Findings:
        """The first game alone: enough to know what can be asked of the whole."""
        series = self.variants()
        for one in series:
            check(one)
        rows = [play_one(series[0], series[0].setup(), 0)]
        return Findings(self, tables.seats_table(rows, series), tables.used_table(rows), rows)

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
