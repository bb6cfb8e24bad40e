"""Small numbers that stand for something everywhere in this game: nothing, places, phases, and how a game ends."""

from __future__ import annotations

from typing import Final

# No card, no land, no seat, no effect.
NOTHING: Final = -1
# Room for the lands of a map in a place (see SpiritIslandState.place).
PLACES: Final = 64

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
