"""The cases that the promises are tried with here."""

from __future__ import annotations

import os

from tafelrunde.kernel import state
from tafelrunde.testing import Case, cases

SOAK = bool(os.environ.get("TAFELRUNDE_SOAK"))


def tried() -> list[Case]:
    """Every game with every number of players and every option; uncompiled only with the fewest players.

    The other cases would take too long there, and test_builds holds both builds to the same results in all of them.
    """
    found = cases(whole=SOAK)
    if not str(state.__file__).endswith(".py"):
        return found
    return list({case.game.id: case for case in reversed(found)}.values())
