"""The tutorial is followed to the letter: the package is written, its changes are made, and its tests run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde.kernel import state
from tafelrunde.terminal import scaffolding

TUTORIAL = Path(__file__).parent.parent / "docs" / "make" / "tutorial.md"
SOURCES = Path(state.__file__).parents[2]


class Afternoon:
    """A game that somebody makes by following the tutorial."""

    def __init__(self, folder: Path) -> None:
        self.package = scaffolding.write("magpie", folder)
        # What `pip install -e .` leaves behind, as far as Tafelrunde looks at it.
        self.installed = folder / "installed"
        about = self.installed / "tafelrunde_magpie-0.1.0.dist-info"
        about.mkdir(parents=True)
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: tafelrunde-magpie\nVersion: 0.1.0\n")
        (about / "entry_points.txt").write_text("[tafelrunde.games]\nmagpie = magpie\n")

    def follow(self, chapter: str) -> int:
        """Make the changes of a chapter; how many there were."""
        changes = re.findall(r"^```diff\n--- (\S+)\n(.*?)^```", chapter, re.MULTILINE | re.DOTALL)
        for name, change in changes:
            file = self.package / name
            text = file.read_text(encoding="utf-8")
            for hunk in re.split(r"^@@\n", change, flags=re.MULTILINE)[1:]:
                lines = hunk.splitlines()
                before = "\n".join(line[1:] for line in lines if not line.startswith("+"))
                after = "\n".join(line[1:] for line in lines if not line.startswith("-"))
                assert text.count(before) == 1, f"{name} has no place for\n{hunk}"
                text = text.replace(before, after)
            file.write_text(text, encoding="utf-8")
        return len(changes)

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join([str(self.installed), str(self.package), str(SOURCES)])
        environment = {**os.environ, "PYTHONPATH": path, "COLUMNS": "200"}
        return subprocess.run(
            [sys.executable, "-m", *command], env=environment, cwd=self.package, capture_output=True, text=True
        )


def chapters() -> dict[int, str]:
    """The numbered chapters, by their numbers."""
    parts = re.split(r"^## (?=\d+\. )", TUTORIAL.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return {int(part.split(".")[0]): part for part in parts}


@pytest.fixture(scope="module")
def afternoon(tmp_path_factory: pytest.TempPathFactory) -> Afternoon:
    return Afternoon(tmp_path_factory.mktemp("afternoon"))


def test_following_the_tutorial_leads_to_a_game_that_keeps_every_promise(afternoon: Afternoon) -> None:
    tests = ["pytest", "-q", "-p", "no:cacheprovider", "tests"]
    told = chapters()
    assert afternoon.follow(told[2]) == 2
    # Chapter 2 says that tests fail now.
    done = afternoon.run(*tests, "-k", "every_rule_is_tested")
    assert done.returncode == 1
    assert "M2.4" in done.stdout
    assert afternoon.follow(told[3]) == 1
    assert afternoon.follow(told[4]) == 2
    assert afternoon.follow(told[5]) == 1
    done = afternoon.run(*tests, "-k", "test_M or house or every_rule")
    assert done.returncode == 0, done.stdout[-3000:]
    assert afternoon.follow(told[6]) == 5
    done = afternoon.run(*tests)
    assert done.returncode == 0, done.stdout[-3000:]


def test_every_change_of_the_tutorial_is_in_a_chapter_that_is_followed() -> None:
    everywhere = TUTORIAL.read_text(encoding="utf-8").count("```diff")
    assert everywhere == sum(text.count("```diff") for number, text in chapters().items() if number in range(2, 7))
