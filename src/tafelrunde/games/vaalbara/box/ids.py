"""How many there are of everything, and the numbers of the kinds of land."""

from __future__ import annotations

from typing import Final, Literal, get_args

FOLLOWERS: Final = 12
ALL_FOLLOWERS: Final = (1 << FOLLOWERS) - 1
MOST_PLAYERS: Final = 5

Kind = Literal["meadow", "farm", "forest", "village", "mountain", "river"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
MEADOW: Final = 0
FARM: Final = 1
FOREST: Final = 2
VILLAGE: Final = 3
MOUNTAIN: Final = 4
RIVER: Final = 5
