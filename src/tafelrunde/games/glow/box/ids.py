"""The numbers that stand for symbols, colours, cards, places and phases all through this game.

A symbol is a number: first the five elements, then the special sides. The sixth side of a die shows the symbol with the
number of its colour: an element for the five element colours, a special side for purple, yellow and black (G1.2).
"""

from __future__ import annotations

from typing import Final, Literal, get_args

NOTHING: Final = -1

# Symbols.
NATURE: Final = 0
WATER: Final = 1
AIR: Final = 2
FIRE: Final = 3
EARTH: Final = 4
FOOTPRINTS: Final = 5
SHARDS: Final = 6
LOSS: Final = 7

ELEMENTS: Final = 5
SYMBOLS: Final = 8

Element = Literal["nature", "water", "air", "fire", "earth"]
# What a die can show: an element, or the special sixth side of its colour.
Sign = Literal["nature", "water", "air", "fire", "earth", "footprints", "shards", "loss"]
Colour = Literal["green", "dark_blue", "light_blue", "red", "orange", "purple", "yellow", "black"]
ELEMENT_IDS: Final[tuple[Element, ...]] = get_args(Element)
SYMBOL_IDS: Final[tuple[Sign, ...]] = get_args(Sign)
COLOUR_IDS: Final[tuple[Colour, ...]] = get_args(Colour)

PURPLE: Final = 5
YELLOW: Final = 6
BLACK: Final = 7
ANY_COLOUR: Final = 8
NO_COLOUR: Final = -1

# The areas of the meeting track.
AREAS: Final = 5
MOST_PLAYERS: Final = 4

# Cards of all kinds are numbered through: companions, then adventurers, then spells. A set of cards is a number with a
# bit for each, so there may be no more than sixty.
COMPANIONS: Final = 46
FIRST_ADVENTURER: Final = 46
ADVENTURERS: Final = 7
FIRST_SPELL: Final = 53
SPELLS: Final = 7

# The sides of the board.
SHADOWS: Final = 0
SEA: Final = 1

# The phases of a day.
SETUP: Final = 0
MORNING: Final = 1
LATE_MORNING: Final = 2
NOON: Final = 3
AFTERNOON: Final = 4
EVENING: Final = 5
# What something is gained or lost for, as a number. A card is its own number; on top of these come the number of a
# space, a path (that leads to a space), an island, a symbol, an area or a tile.
BY_SPACE: Final = 100
ON_THE_WAY: Final = 200
BY_ISLAND: Final = 300
BY_SIDE: Final = 400
BY_AREA: Final = 500
BY_TILE: Final = 600
FOR_SPACE: Final = 700
FOR_ISLAND: Final = 800
AS_LAST: Final = 900

PHASE_IDS: Final = ("setup", "morning", "late_morning", "noon", "afternoon", "evening")
