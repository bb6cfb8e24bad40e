"""The numbers that stand for things everywhere in this game: phases, kinds of figures, terrains, decks, scenarios.

A land is a row of numbers: how many explorers, towns with no, one or two damage, cities, dahan; then blight, defence.
A *slot* is a place in that row, so it says what a figure is and how damaged; a *kind* is a bit, so that kinds can be
joined: EXPLORER | TOWN.
"""

from __future__ import annotations

from typing import Final, Literal

from tafelrunde.kernel.packing import Pair, Triple

# No card, no land, no seat, no effect.
NOTHING: Final = -1
# As many figures as there are.
ALL: Final = 99
# A *place* is a land together with its map, so that an answer can be put into words without a state: the number of the
# map in the high bits, that of the land below them.
PLACES: Final = 64


def land_at(place: int) -> int:
    """The land of a place, whatever lies on top of it (FAR, FROM_ISLAND, RITUAL)."""
    return place & (PLACES - 1)


def on_map_of(place: int, land: int) -> int:
    """The place of another land of the same map."""
    return place - place % PLACES + land


# The phases of a round.
SETUP: Final = 0
SPIRIT_PHASE: Final = 1
FAST: Final = 2
INVADER_PHASE: Final = 3
SLOW: Final = 4
TIME_PASSES: Final = 5

# How a game ends.
RUNNING: Final = 0
VICTORY: Final = 1
SACRIFICE: Final = 2
DEFEAT: Final = 3

# Why a game is lost, as bits.
OUT_OF_BLIGHT: Final = 1
SPIRIT_DESTROYED: Final = 2
OUT_OF_CARDS: Final = 4
MIGHTY_CAPITAL: Final = 8
HEART_LOST: Final = 16
FEW_DAHAN: Final = 32
INSURRECTION_FAILED: Final = 64
# Not a defeat yet: the dahan have risen for the last time.
INSURRECTION: Final = 128

# Scenarios.
NO_SCENARIO: Final = 0
BLITZ: Final = 1
GUARD_THE_ISLES_HEART: Final = 2
RITUALS_OF_TERROR: Final = 3
DAHAN_INSURRECTION: Final = 4
SCENARIO_IDS: Final = ("none", "blitz", "guard_the_isles_heart", "rituals_of_terror", "dahan_insurrection")

# Terrains, as bits: a set of them is one number.
MOUNTAIN: Final = 1
JUNGLE: Final = 2
SANDS: Final = 4
WETLAND: Final = 8
TERRAIN_BITS: Final[dict[str, int]] = {"mountain": MOUNTAIN, "jungle": JUNGLE, "sands": SANDS, "wetland": WETLAND}
Terrain = Literal["ocean", "mountain", "jungle", "sands", "wetland"]
TERRAIN_IDS: Final[dict[int, Terrain]] = {
    0: "ocean",
    MOUNTAIN: "mountain",
    JUNGLE: "jungle",
    SANDS: "sands",
    WETLAND: "wetland",
}

# Kinds of figures, as bits.
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
Kind = Literal["explorer", "town", "city", "dahan"]
KIND_IDS: Final[dict[int, Kind]] = {EXPLORER: "explorer", TOWN: "town", CITY: "city", DAHAN: "dahan"}

# By a set of kinds: all its slots, those of the most damaged figures last.
SLOTS_OF: Final[list[tuple[int, ...]]] = [
    tuple([slot for slot in range(FIGURE_SLOTS) if KIND_OF_SLOT[slot] & kinds]) for kinds in range(16)
]

# Answers of several numbers: a figure is a place and a slot; a move is a place and the land it leads to; gathering is
# a place, the land that a figure comes from, and its slot.
FIGURE: Final = Pair(32)
MOVE: Final = Pair(PLACES)
GATHERING: Final = Triple(PLACES, 32)
# A permission to repeat a power card: whether its cost is paid again (1 or 0), and the highest cost it is for.
PERMISSION: Final = Pair(64)
# Growth: the number of a spirit, its option, and the part of it.
GROWTH: Final = Pair(16)
GROWTH_PART: Final = Triple(16, 16)

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

# What invaders leave out this round wherever it applies when the action happens.
NO_EXPLORE_WITH_TWO_DAHAN: Final = 1
NO_BUILD_WHERE_DAHAN_OUTNUMBER: Final = 2
NO_BUILD_WITH_DAHAN: Final = 4
NO_BUILD_WITH_CITY: Final = 8
NO_CITIES_ON_COAST: Final = 16
NO_BUILD_ON_COAST: Final = 32

# Decks, and powers that are in none.
MINOR: Final = 0
MAJOR: Final = 1
UNIQUE: Final = 2
INNATE: Final = 3

# What a power is measured from.
FROM_PRESENCE: Final = 0
FROM_SACRED_SITE: Final = 1
FROM_TERRAIN: Final = 2
ON_SPIRIT: Final = 3

# Which spirits a power may target, where it targets a spirit.
ANY_SPIRIT: Final = 0
ANOTHER_SPIRIT: Final = 1

# How a threshold joins the other effects.
AFTER: Final = 0
BEFORE: Final = 1
INSTEAD: Final = 2
# The same as INSTEAD, but the card itself says that one may.
MAY_INSTEAD: Final = 3
# The threshold has all the other effects in it, with its own among them.
WITHIN: Final = 4

# What a growth action does.
RECLAIM_ALL: Final = 0
RECLAIM_ONE: Final = 1
GAIN_CARD: Final = 2
GAIN_ENERGY: Final = 3
ADD_PRESENCE: Final = 4
EXTRA_PLAY: Final = 5
GATHER_TO_OCEANS: Final = 6
PUSH_FROM_OCEANS: Final = 7
GROWTH_IDS: Final = (
    "reclaim_all",
    "reclaim_one",
    "gain_power_card",
    "gain_energy",
    "add_presence",
    "extra_card_play_this_turn",
    "gather_presence_into_each_ocean",
    "push_presence_from_each_ocean",
)
