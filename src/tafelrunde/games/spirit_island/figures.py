"""The figures that stand in a land, and how a land keeps count of them.

A land is a row of numbers: how many explorers, towns with no, one or two damage, cities, dahan; then blight, defence.
A *slot* is a place in that row, so it says what a figure is and how damaged; a *kind* is a bit, so that kinds can be
joined: EXPLORER | TOWN.
"""

from __future__ import annotations

from typing import Final

EXPLORER: Final = 1
TOWN: Final = 2
CITY: Final = 4
DAHAN: Final = 8
INVADERS: Final = EXPLORER | TOWN | CITY
BUILDINGS: Final = TOWN | CITY

# The first slot of each kind: undamaged figures.
EXPLORER_SLOT: Final = 0
TOWN_SLOT: Final = 1
CITY_SLOT: Final = 4
DAHAN_SLOT: Final = 8
FIGURE_SLOTS: Final = 18
BLIGHT: Final = 18
DEFEND: Final = 19
ROW: Final = 20

KIND_OF_SLOT: Final[list[int]] = [EXPLORER] + [TOWN] * 3 + [CITY] * 4 + [DAHAN] * 10
DAMAGE_OF_SLOT: Final[list[int]] = [0, 0, 1, 2, 0, 1, 2, 3, *range(10)]
# By kind: the slot of an undamaged figure, and the one after the last.
FIRST_SLOT: Final[list[int]] = [0, 0, 1, 0, 4, 0, 0, 0, 8]
AFTER_SLOT: Final[list[int]] = [0, 1, 4, 0, 8, 0, 0, 0, 18]
# The names of kinds, by their bits.
KIND_IDS: Final[list[str]] = ["", "explorer", "town", "", "city", "", "", "", "dahan"]

# By a set of kinds: all its slots, those of the most damaged figures last.
SLOTS_OF: Final[list[tuple[int, ...]]] = [
    tuple([slot for slot in range(FIGURE_SLOTS) if KIND_OF_SLOT[slot] & kinds]) for kinds in range(16)
]


# What holds in a land until the round ends.
NO_RAVAGE: Final = 1
NO_BUILD: Final = 2
NO_EXPLORE: Final = 4
NO_ACTIONS: Final = NO_RAVAGE | NO_BUILD | NO_EXPLORE
NO_BLIGHT: Final = 8
DAHAN_SAFE: Final = 16
DAHAN_SAFE_IN_RAVAGE: Final = 32
DAHAN_STRIKE_AT_ONCE: Final = 64
FEAR_DEFENDS: Final = 128
# Twice this much more health for the dahan at most.
SOUND_DAHAN: Final = 256
HALE_DAHAN: Final = 512
DAHAN_BONUS: Final = 4
