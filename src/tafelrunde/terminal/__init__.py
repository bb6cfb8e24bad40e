"""Tafelrunde in a terminal: commands, and games to play.

The libraries behind it (Typer, Rich, Textual) are an extra, so that the engine alone installs with almost nothing.
"""

from __future__ import annotations

import sys

from tafelrunde.kernel import language

EXTRAS = ("platformdirs", "rich", "textual", "typer")


def main() -> None:
    """The command `tafelrunde`."""
    try:
        from tafelrunde.terminal.app import run
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] not in EXTRAS:
            raise
        sys.stderr.write(language.message("terminal", language.preferred(), "extra-missing", {}) + "\n")
        sys.exit(1)
    sys.exit(run(sys.argv[1:]))
