"""A new game as somebody else has it: written by `tafelrunde scaffold`, and installed beside Tafelrunde by pip."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tafelrunde.kernel import state
from tafelrunde.terminal import scaffolding

SOURCES = Path(state.__file__).parents[2]


class Installed:
    """The new game, installed."""

    def __init__(self, folder: Path) -> None:
        self.package = scaffolding.write("Goof Spiel", folder)
        self.site = folder / "site"
        self.data = folder / "data"
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
        offline = ["--no-index", "--disable-pip-version-check", "--target", str(self.site), str(self.package)]
        subprocess.run([*pip, *offline], check=True, capture_output=True, text=True)

    @property
    def path(self) -> str:
        """Where a process of its own finds the game and Tafelrunde."""
        return os.pathsep.join([str(self.site), str(SOURCES)])

    def run(self, *command: str, input: str = "") -> subprocess.CompletedProcess[str]:
        """A command of Python's in a fresh process that finds the game by its entry point."""
        environment = {**os.environ, "PYTHONPATH": self.path, "XDG_DATA_HOME": str(self.data), "COLUMNS": "200"}
        return subprocess.run(
            [sys.executable, *command], env=environment, cwd=self.package, input=input, capture_output=True, text=True
        )

    def tafelrunde(self, *command: str, input: str = "") -> str:
        """The answer to a command of ours."""
        done = self.run("-m", "tafelrunde.terminal", *command, input=input)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout
