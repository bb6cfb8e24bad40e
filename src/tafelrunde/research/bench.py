"""Measures how fast the rules are, and compares with the last recorded run.

Machines are noisy, so every figure is the best of several rounds, the rounds of all figures are interleaved, and a
run of plain Python code that never changes stands beside them: if it is slower than last time, so is the machine.
"""

from __future__ import annotations

import json
import platform
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from tafelrunde.kernel import registry
from tafelrunde.kernel import state as kernel_state
from tafelrunde.kernel.chance import Dice
from tafelrunde.kernel.game import begin
from tafelrunde.kernel.language import LANGUAGES
from tafelrunde.kernel.playout import playout
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.state import State
from tafelrunde.kernel.words import Words
from tafelrunde.research.simulate import play_out_with, simulate

ROUNDS = 5
# How long random games of each further game are played in a round, in seconds.
LONG_ENOUGH = 0.3
# How many visits of a search are made there.
VISITS = 50


@dataclass(frozen=True)
class Figure:
    """One measurement. A rate (per second) is better when larger, a time (microseconds) when smaller."""

    id: str
    unit: str
    measure: Callable[[], float]
    # What it is called; without words of its own, as `figure-<id>` says.
    words: Words | None = None

    @property
    def name(self) -> Words:
        return self.words or say(f"figure-{self.id}")

    @property
    def larger_is_better(self) -> bool:
        return self.unit != "µs"


def is_compiled() -> bool:
    """Whether this is the compiled build."""
    return not str(kernel_state.__file__).endswith(".py")


def figures(game: str, players: int, games: int) -> list[Figure]:
    """Everything that is measured, for one game."""
    setup = registry.find(game).setup(players, {})
    middle = _middle(setup)
    repeats = games * 10
    return [
        Figure("calibration", "1/s", _calibration),
        Figure("playout", "1/s", lambda: _playouts(setup, games)),
        Figure("python-loop", "1/s", lambda: _python_loop(setup, max(1, games // 3))),
        Figure("greedy", "1/s", lambda: _greedy(setup, max(1, games // 30))),
        Figure("search", "1/s", lambda: _visits(middle, games)),
        Figure("new-game", "µs", lambda: _microseconds(lambda: begin(setup, 7), games)),
        Figure("copy", "µs", lambda: _microseconds(middle.copy, repeats)),
        Figure("imagine", "µs", lambda: _microseconds(lambda: middle.imagine(0, 7), repeats)),
        Figure("view", "µs", lambda: _microseconds(lambda: middle.view(0), games)),
        Figure("save", "µs", lambda: _microseconds(middle.save, games)),
        Figure("digest", "µs", lambda: _microseconds(middle.digest, games)),
    ]


def other_figures(game: str, seconds: float = LONG_ENOUGH) -> list[Figure]:
    """How fast random games, copies and searches of all other games are, for two who help each other or for four."""
    found: list[Figure] = []
    for name in registry.names():
        other = registry.find(name)
        if other.id == game:
            continue
        players = min(2 if other.cooperative else 4, other.players[-1])
        setup = other.setup(players, {})
        called = say("figure-of", game=other.name, players=players)
        middle = _middle(setup)
        found += [
            Figure(
                f"playout-{name}", "1/s", partial(_playouts_for, setup, seconds), say("figure-playout-of", what=called)
            ),
            Figure(f"copy-{name}", "µs", partial(_microseconds, middle.copy, 2000), say("figure-copy-of", what=called)),
            Figure(f"search-{name}", "1/s", partial(_visits, middle, VISITS), say("figure-search-of", what=called)),
        ]
    return found


def run(
    game: str = "vaalbara", players: int = 4, games: int | None = None, progress: Callable[[Words], None] | None = None
) -> dict[str, Any]:
    """Measure everything about one game, and the speed of all others, and return the figures as one object."""
    count = games or (2000 if is_compiled() else 200)
    all_figures = figures(game, players, count) + other_figures(game)
    best: dict[str, float] = {}
    for _ in range(ROUNDS):
        for figure in all_figures:
            if progress is not None:
                progress(figure.name)
            value = figure.measure()
            better = max if figure.larger_is_better else min
            best[figure.id] = better(best.get(figure.id, value), value)
    if progress is not None:
        progress(say("figure-workers"))
    best["workers"] = _workers(game, players, count * 60)
    units = {figure.id: figure.unit for figure in all_figures} | {"workers": "x"}
    names = {figure.id: figure.name for figure in all_figures} | {"workers": say("figure-workers")}
    return {
        "game": game,
        "players": players,
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "figures": {
            id: {
                "value": round(value, 3),
                "unit": units[id],
                "name": {lang: names[id].text(lang) for lang in LANGUAGES},
            }
            for id, value in best.items()
        },
    }


def compare(result: dict[str, Any], last: dict[str, Any]) -> dict[str, float]:
    """How much better each figure is than in an earlier run: 1.1 is ten per cent better."""
    ratios: dict[str, float] = {}
    for id, figure in result["figures"].items():
        before = last.get("figures", {}).get(id)
        if before and before["value"] and figure["value"]:
            ratio = figure["value"] / before["value"]
            ratios[id] = round(1 / ratio if figure["unit"] == "µs" else ratio, 3)
    return ratios


def main(record: Path | None, as_json: bool, lang: str) -> None:
    """Measure, print a table or JSON, and record the run for the next comparison."""
    from rich.console import Console
    from rich.table import Table

    console = Console(file=sys.stdout)
    note = Console(file=sys.stderr)
    with note.status(say("measuring").text(lang)) as status:
        result = run(progress=lambda name: status.update(say("measuring-figure", figure=name).text(lang)))
    last_file = record / ("last.json" if is_compiled() else "last-pure.json") if record is not None else None
    if last_file is not None and last_file.exists():
        result["ratio_to_last"] = compare(result, json.loads(last_file.read_text(encoding="utf-8")))
    if last_file is not None:
        last_file.parent.mkdir(parents=True, exist_ok=True)
        last_file.write_text(json.dumps(result, indent=1), encoding="utf-8")
    if as_json:
        console.print_json(data=result)
        return
    build = say("build-compiled" if result["compiled"] else "build-pure")
    table = Table(
        title=say("bench-title", game=registry.find(result["game"]).name, players=result["players"]).text(lang)
    )
    table.caption = say("bench-caption", build=build, python=result["python"]).text(lang)
    table.add_column(say("column-figure").text(lang))
    table.add_column(say("column-value").text(lang), justify="right")
    table.add_column(say("column-unit").text(lang))
    table.add_column(say("column-ratio").text(lang), justify="right")
    for id, figure in result["figures"].items():
        ratio = result.get("ratio_to_last", {}).get(id)
        value = f"{figure['value']:,.0f}" if figure["value"] >= 1000 else f"{figure['value']:.2f}"
        table.add_row(figure["name"][lang], value, figure["unit"], "" if ratio is None else f"{ratio:.2f}")
    console.print(table)


def say(id: str, **args: int | str | Words) -> Words:
    """A message of locale/<language>/research.ftl."""
    return Words("research", id, args)


def _calibration() -> float:
    """Plain Python that has nothing to do with us."""
    started = time.perf_counter()
    total = 0
    for number in range(200_000):
        total += number ^ (number >> 3)
    return 200_000 / (time.perf_counter() - started)


def _playouts(setup: Setup, games: int) -> float:
    """Decisions a second of random play in the compiled loop, new games included."""
    dice = Dice(1)
    decisions = 0
    started = time.perf_counter()
    for seed in range(games):
        decisions += playout(begin(setup, seed), dice)
    return decisions / (time.perf_counter() - started)


def _playouts_for(setup: Setup, seconds: float) -> float:
    """The same for games that may be long: as many of them as fit into some time."""
    dice = Dice(1)
    decisions = seed = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        decisions += playout(begin(setup, seed), dice)
        seed += 1
    return decisions / (time.perf_counter() - started)


def _python_loop(setup: Setup, games: int) -> float:
    """Decisions a second of random play in a plain Python loop over the public API, new games included."""
    chance = random.Random(1).random
    decisions = 0
    started = time.perf_counter()
    for seed in range(games):
        state = begin(setup, seed)
        while not state.over:
            decision = state.decisions[0]
            state.apply(decision.seat, int(chance() * len(decision.options)))
            decisions += 1
    return decisions / (time.perf_counter() - started)


def _greedy(setup: Setup, games: int) -> float:
    """Decisions a second of greedy bots."""
    from tafelrunde import bots

    decisions = 0
    started = time.perf_counter()
    for seed in range(games):
        seats = [bots.make("greedy", setup.game, seed + seat) for seat in range(setup.players)]
        decisions += play_out_with(begin(setup, seed), seats)
    return decisions / (time.perf_counter() - started)


def _visits(state: State, visits: int) -> float:
    """Visits a second of a search."""
    from tafelrunde.bots.search import Budget, Search

    game = state.setup.game
    budget = Budget(visits, steps=game.steps, through_chance=game.through_chance)
    started = time.perf_counter()
    Search(game, state.decisions[0].seat, Dice(7), budget).run(state)
    return visits / (time.perf_counter() - started)


def _microseconds(action: Callable[[], object], repeats: int) -> float:
    started = time.perf_counter()
    for _ in range(repeats):
        action()
    return (time.perf_counter() - started) / repeats * 1e6


def _workers(game: str, players: int, games: int) -> float:
    """How many times faster two workers are than one."""
    alone = simulate(game, players, games, 1, ["random"], {}, workers=1).seconds
    together = simulate(game, players, games, 1, ["random"], {}, workers=2).seconds
    return alone / together


def _middle(setup: Setup) -> State:
    """A state in the middle of a game."""
    length = playout(begin(setup, 3), Dice(3))
    state = begin(setup, 3)
    dice = Dice(3)
    for _ in range(length // 2):
        decision = state.decisions[0]
        state.apply(decision.seat, int(dice.below(len(decision.codes))))
    return state
