"""Measures the others and ourselves in one run: a table, `peers.json`, and a drawing."""

from __future__ import annotations

import argparse
import json
import math
import platform
import random
import subprocess
import sys
import time
import venv
from collections.abc import Callable, Sequence
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from tafelrunde.kernel import registry
from tafelrunde.kernel.chance import Dice
from tafelrunde.kernel.game import begin
from tafelrunde.kernel.playout import playout
from tafelrunde.kernel.setup import Setup
from tafelrunde.research.bench import is_compiled

HERE = Path(__file__).parent
# What is installed for each of the others.
PEERS = {
    "OpenSpiel": ("drive_open_spiel.py", ["open_spiel", "numpy"]),
    "PettingZoo": ("drive_pettingzoo.py", ["pettingzoo", "pygame"]),
    "RLCard": ("drive_rlcard.py", ["rlcard"]),
    "Catanatron": ("drive_catanatron.py", ["catanatron"]),
    "python-chess": ("drive_chess.py", ["chess"]),
}
WORDS = (
    "What can be compared: how fast an engine lists what is legal, carries a choice out and begins anew, for games of "
    "a similar length. What cannot: games differ in what a decision costs them. A move of connect four or tic-tac-toe "
    "changes one square, a choice in Battalia may run dozens of steps. Our environments make features from views for "
    "every answer, which is most of their time. Times are those of the process on one core, so that a busy machine "
    "counts little."
)


def installed(name: str, packages: Sequence[str], home: Path) -> tuple[Path | None, str]:
    """The interpreter of an environment with these packages, or why there is none."""
    place = home / name.lower()
    python = place / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    ready = place / "ready"
    if ready.exists():
        return python, ""
    try:
        # Our own pip fills the environment, where there is one: giving it a pip of its own takes most of the time.
        own = find_spec("pip") is not None
        venv.create(place, with_pip=not own, clear=True)
        pip = [sys.executable, "-m", "pip", "--python", str(python)] if own else [str(python), "-m", "pip"]
        done = subprocess.run(
            [*pip, "install", "--quiet", "--disable-pip-version-check", *packages],
            capture_output=True,
            text=True,
            timeout=900,
            check=False,
        )
    except (OSError, subprocess.SubprocessError) as error:
        return None, str(error)
    if done.returncode:
        told = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
        return None, (told or ["pip failed"])[-1]
    ready.touch()
    return python, ""


def driven(python: Path, driver: str, seconds: float) -> tuple[list[dict[str, Any]], str]:
    """What a driver measures, or why it does not."""
    try:
        done = subprocess.run(
            [str(python), str(HERE / driver), str(seconds)], capture_output=True, text=True, timeout=600, check=False
        )
    except (OSError, subprocess.SubprocessError) as error:
        return [], str(error)
    if done.returncode:
        return [], (done.stderr.strip().splitlines() or ["it ended"])[-1]
    # The last line: some packages greet on standard output.
    found: list[dict[str, Any]] = json.loads(done.stdout.strip().splitlines()[-1])
    return found, ""


def rate_of(play: Callable[[int], int], seconds: float) -> float:
    """Decisions a second of the process's time, of games one after the other."""
    decisions, seed, started = 0, 0, time.process_time()
    while time.process_time() - started < seconds:
        decisions += play(seed)
        seed += 1
    return decisions / (time.process_time() - started)


def ours(seconds: float) -> list[dict[str, Any]]:
    """Our games: in the compiled loop, through the Python API, and as PettingZoo environments."""
    found: list[dict[str, Any]] = []
    for name in registry.names():
        game = registry.find(name)
        players = min(2 if game.cooperative else 4, game.players[-1])
        setup = game.setup(players, {})
        found.append(
            {
                "game": name,
                "players": players,
                "language": "Python, compiled" if is_compiled() else "Python",
                "decisions": rate_of(_compiled(setup), seconds),
                "api": rate_of(_plain(setup), seconds),
                "pettingzoo": rate_of(_as_environment(name, players), seconds),
                "copies": 1 / _copying(setup, seconds / 2),
            }
        )
    return found


def _compiled(setup: Setup) -> Callable[[int], int]:
    dice = Dice(1)
    return lambda seed: playout(begin(setup, seed), dice)


def _plain(setup: Setup) -> Callable[[int], int]:
    chance = random.Random(1).random

    def play(seed: int) -> int:
        state = begin(setup, seed)
        decisions = 0
        while not state.over:
            decision = state.decisions[0]
            state.apply(decision.seat, int(chance() * len(decision.options)))
            decisions += 1
        return decisions

    return play


def _as_environment(name: str, players: int) -> Callable[[int], int]:
    import numpy as np

    from tafelrunde.research.pettingzoo import raw_env

    environment = raw_env(name, players, max_cycles=400)
    dice = random.Random(1)

    def play(seed: int) -> int:
        environment.reset(seed=seed)
        decisions = 0
        for _ in environment.agent_iter():
            observation, _, termination, truncation, _ = environment.last()
            if termination or truncation:
                environment.step(None)
            else:
                environment.step(dice.choice(np.flatnonzero(observation["action_mask"]).tolist()))
                decisions += 1
        return decisions

    return play


def _copying(setup: Setup, seconds: float) -> float:
    """Seconds of a copy in the middle of a game."""
    length = playout(begin(setup, 3), Dice(3))
    state, dice = begin(setup, 3), Dice(3)
    for _ in range(length // 2):
        decision = state.decisions[0]
        state.apply(decision.seat, int(dice.below(len(decision.codes))))
    copies, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        for _ in range(100):
            state.copy()
        copies += 100
    return (time.process_time() - started) / copies


def measure(home: Path, seconds: float, tell: Callable[[str], None]) -> dict[str, Any]:
    """Everybody, one after the other."""
    lines: list[dict[str, Any]] = []
    missing: dict[str, str] = {}
    for name, (driver, packages) in PEERS.items():
        tell(f"{name} ...")
        python, why = installed(name, packages, home)
        found, fault = ([], why) if python is None else driven(python, driver, seconds)
        if not found:
            missing[name] = fault or "nothing was measured"
            tell(f"{name} is left out: {missing[name]}")
        lines += [{"engine": name, **line} for line in found]
    tell("Tafelrunde ...")
    for line in ours(seconds):
        common = {"engine": "Tafelrunde", "game": line["game"], "language": line["language"]}
        lines.append({**common, "way": "compiled loop", "decisions": line["decisions"], "copies": line["copies"]})
        lines.append({**common, "way": "Python API", "decisions": line["api"], "copies": line["copies"]})
        lines.append({**common, "way": "PettingZoo", "decisions": line["pettingzoo"], "copies": None})
    return {
        "python": platform.python_version(),
        "compiled": is_compiled(),
        "seconds": seconds,
        "missing": missing,
        "lines": sorted(lines, key=lambda line: -line["decisions"]),
    }


def drawn(lines: Sequence[dict[str, Any]]) -> str:
    """Bars on a scale of powers of ten."""
    width, left, line_height = 760, 300, 24
    least = math.log10(min(line["decisions"] for line in lines)) - 0.2
    most = math.log10(max(line["decisions"] for line in lines))
    height = line_height * len(lines) + 16
    parts = [
        f'<svg viewBox="0 0 {width} {height}" width="{width}" role="img" xmlns="http://www.w3.org/2000/svg" '
        'font-family="system-ui, sans-serif" font-size="13"><title>Decisions a second, random play</title>'
        f'<rect width="{width}" height="{height}" fill="#fdfcf9"/>'
    ]
    for place, line in enumerate(lines):
        long = (math.log10(line["decisions"]) - least) / (most - least) * (width - left - 90)
        y = 8 + place * line_height
        colour = "#2f6f8f" if line["engine"] == "Tafelrunde" else "#b3541e"
        parts.append(f'<text x="{left - 10}" y="{y + 15}" text-anchor="end">{escape(name_of(line))}</text>')
        parts.append(f'<rect x="{left}" y="{y + 3}" width="{long:.1f}" height="16" fill="{colour}"/>')
        parts.append(f'<text x="{left + long + 6:.1f}" y="{y + 15}">{line["decisions"]:,.0f}</text>')
    return "".join([*parts, "</svg>\n"])


def name_of(line: dict[str, Any]) -> str:
    """Whose game, which one, and how it is driven."""
    way = f", {line['way']}" if "way" in line else ""
    return f"{line['engine']}: {line['game']}{way}"


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tafelrunde.research.peers", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path(".bench"), help="the folder for results and environments")
    parser.add_argument("--seconds", type=float, default=3.0, help="processor time for each figure")
    given = parser.parse_args(arguments)
    told, answer = Console(file=sys.stderr), Console(file=sys.stdout)
    result = measure(given.out / "peers", given.seconds, told.print)
    (given.out / "peers.json").write_text(json.dumps(result, indent=1), encoding="utf-8")
    (given.out / "peers.svg").write_text(drawn(result["lines"]), encoding="utf-8")
    table = Table("Engine: game", "Written in", "Decisions a second", "Copies a second")
    for column in table.columns[2:]:
        column.justify = "right"
    for line in result["lines"]:
        copies = "" if line["copies"] is None else f"{line['copies']:,.0f}"
        table.add_row(name_of(line), line["language"], f"{line['decisions']:,.0f}", copies)
    answer.print(table)
    for name, why in result["missing"].items():
        answer.print(f"{name} was left out: {why}", markup=False)
    answer.print(WORDS, markup=False)


if __name__ == "__main__":
    main()
