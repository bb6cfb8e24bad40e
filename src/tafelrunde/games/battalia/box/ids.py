"""How cards, terrain and squares are numbered.

A creation card is known by its kind alone: two frimen of one faction are the same to the rules. Kinds are numbered so
that what a rule asks for (its class, rank, faction) is one look into a list.
"""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1
NEUTRAL: Final = -2

# ---------------------------------------------------------------------- factions

FACTIONS: Final = 6
# Units of the two universal factions stand behind those of the six.
UNBOUND: Final = 6
FANATIC: Final = 7
# What morale and cohorts ask: a faction 0-5, or one of these two.
UNIVERSAL: Final = 6
NO_FACTION: Final = 7

# ---------------------------------------------------------------------- kinds of creation cards

RANKS: Final = 4
FRIMAN: Final = 1
CHIEF: Final = 2
PRIEST: Final = 3
LORD: Final = 4
QUEEN: Final = 5
KING: Final = 6

HORSE: Final = 0
WEAPON: Final = 1
TOOL: Final = 2
TENT: Final = 3
SCROLL: Final = 4
TITLE: Final = 5
AMULET: Final = 6
ARTEFACTS: Final = 7

FIRST_ROYAL: Final = 32
FIRST_ARTEFACT: Final = 44
SUPPLY: Final = 86
STARDUST: Final = 87
CHEST: Final = 88
FIRST_SPECIAL: Final = 89
SPECIALS: Final = 17
# The first fate card, while it is in somebody's deck (S14.3).
FATE_COPY: Final = 106
# Cards that exist only until the end of a turn and never fight: what a Hammer or an Eclipse stands for (B12.5, S21.3).
FIRST_PEACEFUL_UNIT: Final = 107
FIRST_PEACEFUL_ARTEFACT: Final = 111
KINDS: Final = 118

HAMMER: Final = 0
HORN: Final = 1
SWORD: Final = 2
SHIELD: Final = 3
WINGS: Final = 4
CROWN: Final = 5
HAND: Final = 6
PAVILION: Final = 7
STAFF: Final = 8
BOOK: Final = 9
ARROW: Final = 10
BAG: Final = 11
STANDARD: Final = 12
CLOAK: Final = 13
CRYSTAL: Final = 14
MASK: Final = 15
LOST_SCROLL: Final = 16


# A card in a row is a code: its kind, and one of these added. A virtual card is not real, comes from the workbench and
# vanishes when it has been used (B8.2); a foreign one is a unit of the other side, in a battle row (S13.6).
VIRTUAL: Final = 128
FOREIGN: Final = 256


def kind_of(code: int) -> int:
    """The kind of a card, wherever it comes from."""
    return code % VIRTUAL


def is_virtual(code: int) -> bool:
    """Whether a card of a row or of the cards at hand is not real."""
    return code >= VIRTUAL


def is_peaceful(code: int) -> bool:
    """Whether a card, real or virtual, never fights (B12.5, S21.5.3)."""
    return code % VIRTUAL >= FIRST_PEACEFUL_UNIT


def unit(rank: int, faction: int) -> int:
    """The kind of a unit."""
    return (rank - 1) * 8 + faction


def colour_of(unit: int) -> int:
    """Whose a unit is: one of the six factions, or UNBOUND or FANATIC."""
    return unit % 8


def royal(rank: int, faction: int) -> int:
    """The kind of a queen or king."""
    return FIRST_ROYAL + (rank - QUEEN) * FACTIONS + faction


def artefact(type: int, faction: int) -> int:
    """The kind of an artefact."""
    return FIRST_ARTEFACT + type * FACTIONS + faction


# ---------------------------------------------------------------------- what a kind is good for

# Classes: 1-4 are units that can be laid as they are, by their rank.
RAW_FANATIC: Final = 5
CLASS_QUEEN: Final = 6
CLASS_KING: Final = 7
# The seven artefacts follow in their order.
CLASS_HORSE: Final = 8
CLASS_WEAPON: Final = 9
CLASS_TOOL: Final = 10
CLASS_TENT: Final = 11
CLASS_SCROLL: Final = 12
CLASS_TITLE: Final = 13
CLASS_AMULET: Final = 14
CLASS_SUPPLY: Final = 15
CLASS_STARDUST: Final = 16
CLASS_CHEST: Final = 17
CLASS_SPECIAL: Final = 18
CLASSES: Final = 19


def _class_of(kind: int) -> int:
    if kind < FIRST_ROYAL:
        return RAW_FANATIC if kind % 8 == FANATIC else kind // 8 + 1
    if kind < FIRST_ARTEFACT:
        return CLASS_QUEEN + (kind - FIRST_ROYAL) // FACTIONS
    if kind < SUPPLY:
        return CLASS_HORSE + (kind - FIRST_ARTEFACT) // FACTIONS
    if kind < FIRST_SPECIAL:
        return CLASS_SUPPLY + kind - SUPPLY
    if kind < FIRST_PEACEFUL_UNIT:
        return CLASS_SPECIAL
    if kind < FIRST_PEACEFUL_ARTEFACT:
        return kind - FIRST_PEACEFUL_UNIT + 1
    return CLASS_HORSE + kind - FIRST_PEACEFUL_ARTEFACT


def _faction_of(kind: int) -> int:
    if kind < FIRST_ROYAL:
        return kind % 8 if kind % 8 < FACTIONS else UNIVERSAL
    if kind < SUPPLY:
        return (kind - FIRST_ROYAL) % FACTIONS
    if FIRST_SPECIAL <= kind <= FATE_COPY:
        return UNIVERSAL
    return NO_FACTION


def _rank_of(kind: int) -> int:
    if kind < FIRST_ROYAL:
        return kind // 8 + 1
    if kind < FIRST_ARTEFACT:
        return QUEEN + (kind - FIRST_ROYAL) // FACTIONS
    if FIRST_PEACEFUL_UNIT <= kind < FIRST_PEACEFUL_ARTEFACT:
        return kind - FIRST_PEACEFUL_UNIT + 1
    return 0


def _with_virtual(real: list[int], virtual: list[int]) -> list[int]:
    return real + [0] * (VIRTUAL - KINDS) + virtual


# By the code of a card: kind + VIRTUAL is that card on the workbench. There a fanatic has had its sacrifice (S22.2).
CLASS_OF: Final = _with_virtual(
    [_class_of(kind) for kind in range(KINDS)],
    [_rank_of(kind) if _class_of(kind) == RAW_FANATIC else _class_of(kind) for kind in range(KINDS)],
)
FACTION_OF: Final = [_faction_of(kind) for kind in range(KINDS)]
RANK_OF: Final = [_rank_of(kind) for kind in range(KINDS)]

# ---------------------------------------------------------------------- terrain cards

CITY_1: Final = 0
CITY_STRAIGHT: Final = 1
CITY_CURVE: Final = 2
CITY_3: Final = 3
CITY_4: Final = 4
CITIES: Final = 5
ROAD_STRAIGHT: Final = 5
ROAD_CURVE: Final = 6
ROAD_T: Final = 7
ROAD_CROSS: Final = 8
# Cities and roads come from decks, and a deck has the number of its kind.
BUILDABLE: Final = 9
GATE: Final = 9
RUINS: Final = 10
CENTRE: Final = 11
CROSSROADS: Final = 12
UNKNOWN_CROSSROADS: Final = 13
UNKNOWN_BUILDING: Final = 14
BRIDGE: Final = 15
PASS: Final = 16
FIRST_BUILDING: Final = 17
BUILDINGS: Final = 8

# Where the decks of units (by rank) and of artefacts (by type) begin.
UNIT_DECK: Final = BUILDABLE - 1
ARTEFACT_DECK: Final = BUILDABLE + RANKS
DECKS: Final = ARTEFACT_DECK + ARTEFACTS

# Exits are bits: north 1, east 2, south 4, west 8.
EXITS: Final = (1, 5, 3, 7, 15, 5, 3, 7, 15)

# ---------------------------------------------------------------------- squares

COLUMNS: Final = 11
ROWS: Final = 7
SQUARES: Final = COLUMNS * ROWS


def square(name: str) -> int:
    """The number of a square by its name: a letter for the column, a number for the row, from the top left."""
    return (int(name[1:]) - 1) * COLUMNS + ord(name[0]) - ord("A")


def square_name(square: int) -> str:
    """The name of a square."""
    return f"{chr(ord('A') + square % COLUMNS)}{square // COLUMNS + 1}"


def turned(exits: int, quarter: int) -> int:
    """The exits of a card after so many quarter turns clockwise."""
    for _ in range(quarter):
        exits = (exits << 1 | exits >> 3) & 15
    return exits


def _fitting() -> list[int]:
    """For each kind, roads that must lead out and roads that must not: the turns that fit, as bits."""
    found: list[int] = []
    for kind in range(BUILDABLE):
        for must in range(16):
            for must_not in range(16):
                turns = 0
                seen: list[int] = []
                for quarter in range(4):
                    exits = turned(EXITS[kind], quarter)
                    if exits not in seen and exits & must == must and exits & must_not == 0:
                        turns |= 1 << quarter
                    seen.append(exits)
                found.append(turns)
    return found


# TURNS_THAT_FIT[(kind * 16 + must) * 16 + must_not]
TURNS_THAT_FIT: Final = _fitting()

# ---------------------------------------------------------------------- potions

BERSERKER: Final = 0
FROSTHAND: Final = 1
ECLIPSE: Final = 2
BROTHERHOOD: Final = 3
COLOSSUS: Final = 4
WEAKNESS: Final = 5
POTIONS: Final = 6

# ---------------------------------------------------------------------- how high a city is

# What units can build, and what a queen and a king make of it (S3.7, S3.8).
TOP_LEVEL: Final = 4
RESIDENCE: Final = 5
CAPITAL: Final = 6


# ---------------------------------------------------------------------- how a game ends

RUNNING: Final = 0
ENOUGH_CITIES: Final = 1
BOARD_FULL: Final = 2
TIME_OVER: Final = 3
