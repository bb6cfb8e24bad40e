"""How an answer bears on a part of a plan that others had a say in: what a game tells its bots (see `Game.bearing`)."""

from __future__ import annotations

from typing import Final

# Not at all; it leads there; it is what was proposed; it would be that once more.
APART: Final = 0
LEADS: Final = 1
IS: Final = 2
AGAIN: Final = 3
