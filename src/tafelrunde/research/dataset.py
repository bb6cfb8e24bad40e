"""Games as data to learn from: a line for each decision, as a table (Polars) and as Parquet.

    from tafelrunde.research.dataset import decisions

    table = decisions("vaalbara", players=2, games=10, bots=("greedy",), seed=1)
    features, actions = table["observation"].to_numpy(), table["action"].to_numpy()

Every line is what a seat was asked and knew, and what it answered: actions and features are those of the environments
(`tafelrunde.research.pettingzoo`), so that whoever has learned from such a table can play there at once. In a shell:

    python -m tafelrunde.research.dataset vaalbara --games 1000 --bots greedy --out vaalbara.parquet
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import polars as pl

from tafelrunde import bots as all_bots
from tafelrunde.bots import Bot
from tafelrunde.kernel.chance import mix
from tafelrunde.kernel.errors import BadOption, kernel_words
from tafelrunde.kernel.game import begin
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.state import State
from tafelrunde.research.actions import descriptions
from tafelrunde.research.simulate import answer_all
from tafelrunde.research.sitting import Sitting
from tafelrunde.research.stepping import outcome


class Watched(Bot):
    """A bot, and what it knew whenever it chose."""

    def __init__(self, bot: Bot, sitting: Sitting, features: bool, lines: list[dict[str, Any]]) -> None:
        super().__init__(bot.game, 0)
        self.bot = bot
        self.sitting = sitting
        self.features = features
        self.lines = lines

    def choose(self, state: State, seat: int) -> int:
        index = self.bot.choose(state, seat)
        decision = state.decision_of(seat)
        assert decision is not None
        numbers = self.sitting.numbering.numbers(decision)
        told = descriptions(decision)
        line: dict[str, Any] = {"seat": seat, "step": told[0].partition(" ")[0], "rule": decision.rule}
        # What is beyond a masked list has no number.
        line |= {"option": index, "options": told, "action": numbers[index] if index < len(numbers) else None}
        line["legal"] = numbers
        if self.features:
            line["observation"] = self.sitting.layout.row(state, seat)
        self.lines.append(line)
        return index


def decisions(
    game: str,
    players: int | None = None,
    games: int = 100,
    bots: Sequence[str] = ("greedy",),
    seed: int = 0,
    *,
    features: bool = True,
    forced: bool = False,
    components: Mapping[str, Any] | None = None,
    **options: bool | int | str,
) -> pl.DataFrame:
    """A line for each decision of so many games, with how its game ended for the seat that decided.

    Game number `k` depends on the seed and `k` alone; bots go round the table and move on by a seat after each game.
    `features` says whether to keep what the seat knew as numbers; `forced` whether to keep decisions with one option.
    """
    if games < 1:
        raise BadOption(kernel_words("too-few-games", games=str(games)))
    sitting = Sitting(game, players, "final", options, components)
    setup = sitting.setup
    lines: list[dict[str, Any]] = []
    for number in range(games):
        lines += _game(setup, sitting, number, bots, mix(seed, number), features)
    table = pl.DataFrame(
        [{name: value for name, value in line.items() if name != "observation"} for line in lines],
        schema_overrides={"legal": pl.List(pl.Int16), "action": pl.Int16, "outcome": pl.Float32},
        infer_schema_length=None,
    )
    if features:
        width = sitting.layout.width
        rows = [line["observation"] for line in lines]
        table = table.with_columns(pl.Series("observation", rows, dtype=pl.Array(pl.Float32, width)))
    return table if forced else table.filter(pl.col("options").list.len() > 1)


def _game(
    setup: Setup, sitting: Sitting, number: int, bots: Sequence[str], seed: int, features: bool
) -> list[dict[str, Any]]:
    thought: list[dict[str, Any]] = []
    names = [bots[(seat - number) % len(bots)] for seat in range(setup.players)]
    seats = [
        Watched(all_bots.make(name, setup.game, mix(seed, 1 + seat)), sitting, features, thought)
        for seat, name in enumerate(names)
    ]
    state = begin(setup, seed)
    lines: list[dict[str, Any]] = []
    while not state.over:
        given = answer_all(state, seats)
        # Whose question was changed by another's answer thinks again: what it had thought of is nothing that happened.
        lines += thought[:given]
        thought.clear()
    ends, scores = outcome(state), state.scores
    for place, line in enumerate(lines):
        seat = line["seat"]
        line |= {"game": number, "seed": str(seed), "decision": place, "bot": names[seat]}
        line |= {"outcome": ends[seat], "score": int(scores[seat])}
    return lines


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tafelrunde.research.dataset", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=None)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bots", default="greedy", help="such as expert,greedy: they go round the table")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--without-features", action="store_true")
    parser.add_argument("--out", type=Path, required=True, help="the Parquet file")
    given = parser.parse_args(arguments)
    bots = [name.strip() for name in given.bots.split(",")]
    table = decisions(given.game, given.players, given.games, bots, given.seed, features=not given.without_features)
    table.write_parquet(given.out)
    print(f"{len(table)} decisions of {given.games} games: {given.out}")  # noqa: T201


if __name__ == "__main__":
    main()
