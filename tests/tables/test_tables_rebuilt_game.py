"""A game is rebuilt: its folder moves, its files and classes get other names, a step and the state get further fields.

Everything saved before still loads: saves, recipes with their digests, and running tables with their snapshots.
The rebuilt game is a copy of Vaalbara's whole folder, and a process of its own plays with it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde.games import vaalbara
from tafelrunde.kernel.match import Match
from tafelrunde.tables.house import House, SeatWish
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.table import SNAPSHOT_EVERY
from tafelrunde.testing.cases import random_choices

HOME = Path(vaalbara.__file__).parent

# What the rebuilding does to every file: classes and modules get other names.
RENAMED = {
    r"tafelrunde\.games\.vaalbara": "rebuilt",
    r"\bsteps\.followers\b": "steps.questions",
    r"\bfollowers, rounds\b": "questions as followers, rounds",
    r"\bstate\.stack\b": "state.pile",
    r"\bClan\b": "Tribe",
    r"\bLandStack\b": "Pile",
    r"\bChooseForTop\b": "TrackersQuestion",
    r"\bVaalbaraState\b": "Panorama",
}
MOVED = {"steps/followers.py": "steps/questions.py", "state/stack.py": "state/pile.py"}

PLAYS_ON = """
import asyncio, sys
from pathlib import Path
import rebuilt, tafelrunde
from tafelrunde.kernel import registry
from tafelrunde.kernel.match import Match, read_recipe
from tafelrunde.tables.house import House
from tafelrunde.tables.measures import Measures

registry.add(rebuilt.GAME)
folder = Path(sys.argv[1])

for file in sorted(folder.glob("*.save")):
    state = tafelrunde.load(file.read_bytes())
    assert type(state).__name__ == "Panorama", type(state)
    assert state.weather == "calm"
    assert type(state.clans[0]).__name__ == "Tribe"
    assert state.digest() == file.with_suffix(".digest").read_text()
    while not state.over:
        state.apply(state.decisions[0].seat, 0)

# It compares the digest at the end by itself.
again = Match.replay(read_recipe((folder / "match.json").read_bytes()))
assert again.state.over

async def table():
    house = House(str(folder / "tables.db"), Measures(), workers=0, bot_budget=5.0, bot_delay=0.0, idle_seconds=1000.0)
    await house.open()
    try:
        found = await house.find((folder / "table").read_text())
        state = found.course.match.state
        assert type(state).__name__ == "Panorama"
        assert state.digest() == (folder / "table.digest").read_text()
        seat = state.decisions[0].seat
        await found.do(lambda: found.act(seat, found.course.asked[seat].number, 0))
    finally:
        await house.close()

asyncio.run(table())
print("all of it loads and goes on")
"""


@pytest.fixture
def rebuilt(tmp_path: Path) -> Path:
    """The folder in which Python finds the rebuilt game."""
    folder = tmp_path / "house"
    target = folder / "rebuilt"
    shutil.copytree(HOME, target, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    for old, new in MOVED.items():
        (target / old).rename(target / new)
    for file in target.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        for pattern, name in RENAMED.items():
            text = re.sub(pattern, name, text)
        file.write_text(text, encoding="utf-8")
    _add_fields(target)
    return folder


def _add_fields(target: Path) -> None:
    changes = {
        "steps/rounds.py": [
            (
                '    __slots__ = ()\n\n    rule = "V5.4"\n',
                '    __slots__ = ("greedy",)\n\n    rule = "V5.4"\n\n'
                "    def __init__(self, seat: int, greedy: bool = False) -> None:\n"
                "        self.seat = seat\n        self.greedy = greedy\n",
            )
        ],
        "state/state.py": [
            ('        "turns",\n    )\n', '        "turns",\n        "weather",\n    )\n'),
            ("        self.round: int = 0\n", '        self.round: int = 0\n        self.weather = "calm"\n'),
        ],
        "saved.py": [
            (
                '    added={"state": {"clan_of": None},',
                '    added={"take-land": {"greedy": False}, "state": {"clan_of": None, "weather": "calm"},',
            )
        ],
    }
    for name, edits in changes.items():
        text = (target / name).read_text(encoding="utf-8")
        for old, new in edits:
            assert text.count(old) == 1, f"{name} has changed: this test no longer rebuilds it"
            text = text.replace(old, new)
        (target / name).write_text(text, encoding="utf-8")


def save_matches(folder: Path) -> None:
    """States of a whole match, one before each choice, and its recipe."""
    match = Match.new("vaalbara", players=3, seed=11)
    for number, (seat, index) in enumerate(random_choices(match.state, 5)):
        (folder / f"{number:03}.save").write_bytes(match.state.save())
        (folder / f"{number:03}.digest").write_text(match.state.digest())
        match.choose(seat, index)
    (folder / "match.json").write_bytes(match.recipe().to_json())


async def save_table(folder: Path) -> None:
    """A running table, far enough to have a snapshot."""
    house = House(str(folder / "tables.db"), Measures(), workers=0, bot_budget=5.0, bot_delay=0.0, idle_seconds=1000.0)
    await house.open()
    try:
        seats = [SeatWish(kind="person", name=f"P{seat}") for seat in range(4)]
        table = (await house.create("vaalbara", seats, {}, {}, start=True)).table
        course = table.course
        assert course is not None
        for _ in range(SNAPSHOT_EVERY + 5):
            seat = course.match.state.decisions[0].seat
            number = course.asked[seat].number
            await table.do(lambda seat=seat, number=number: table.act(seat, number, 0))  # type: ignore[misc]
        (folder / "table").write_text(table.record.id)
        (folder / "table.digest").write_text(course.match.state.digest())
    finally:
        await house.close()


async def test_what_was_saved_outlives_the_rebuilding_of_a_game(rebuilt: Path, tmp_path: Path) -> None:
    folder = tmp_path / "saved"
    folder.mkdir()
    save_matches(folder)
    await save_table(folder)
    # The same build as here, and the rebuilt game beside it.
    places = [str(rebuilt), *filter(None, [os.environ.get("PYTHONPATH")])]
    done = subprocess.run(
        [sys.executable, "-c", PLAYS_ON, str(folder)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(places)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "all of it loads and goes on" in done.stdout
    assert "snapshot" not in done.stdout + done.stderr, "a snapshot was made anew instead of being read"
