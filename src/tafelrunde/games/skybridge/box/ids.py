"""The numbers that stand for goods, stacks, runes, symbols and sides all through this game."""

from __future__ import annotations

from typing import Final, Literal, get_args

NOTHING: Final = -1

# Goods. The first three share their places in the storage (K9.1).
WOOD: Final = 0
STONE: Final = 1
METAL: Final = 2
LIVESTOCK: Final = 3
SALT: Final = 4
MONEY: Final = 5
GOODS: Final = 6
MATERIALS: Final = 3
Good = Literal["wood", "stone", "metal", "livestock", "salt", "money"]
GOOD_IDS: Final[tuple[Good, ...]] = get_args(Good)

# A bonus effect is a good or a deity card (K6.6).
DEITY_BONUS: Final = 6
Bonus = Literal["wood", "stone", "metal", "livestock", "salt", "money", "deity"]
BONUS_IDS: Final[tuple[Bonus, ...]] = get_args(Bonus)

# The exchanges: two salt for a material (by its number), two metal, two livestock (K9.4).
METAL_FOR_MILITARY: Final = 3
LIVESTOCK_FOR_DEITY: Final = 4
EXCHANGES: Final = 5
EXCHANGE_RATE: Final = 2
EXCHANGE_IDS: Final = ("salt_wood", "salt_stone", "salt_metal", "metal_military", "livestock_deity")

# The face of the Utreng die that may be turned to any other (K17.8.1).
CHOICE_FACE: Final = 6

# Stacks: five nations, the bridge, the eye-star.
NATIONS: Final = 5
BRIDGE: Final = 5
EYE_STAR: Final = 6
STACKS: Final = 7
Deck = Literal["empire", "light", "darkness", "utreng", "shenna", "bridge", "eyestar"]
STACK_IDS: Final[tuple[Deck, ...]] = get_args(Deck)

# Rune slots, and the rune that fits all of them.
SLOTS: Final = 5
JOKER: Final = 5

# Cards by number: the people cards (all bridge-building cards are one), then the start cards, then the deities.
NATION_CARDS: Final = 100
BRIDGE_CARD: Final = 100
PEOPLE_CARDS: Final = 108
FIRST_START: Final = 108
GHIARHABBAT: Final = 118
FIRST_DEITY: Final = 119
CARDS: Final = 149

# Passive effects: how often each is there, four bits each, so that adding them up adds all four.
FOOD: Final = 0
KNOWLEDGE: Final = 4
CRAFT: Final = 8
DRAKE: Final = 12
Symbol = Literal["food", "knowledge", "craft", "drake"]
SYMBOL_IDS: Final[tuple[Symbol, ...]] = get_args(Symbol)
PASSIVES: Final[dict[Symbol, int]] = {"food": FOOD, "knowledge": KNOWLEDGE, "craft": CRAFT, "drake": DRAKE}

# Instant effects.
Instant = Literal["military", "inspiration", "return"]
INSTANT_IDS: Final[tuple[Instant, ...]] = get_args(Instant)

# The sides of the characters' boards: two for each nation (K17).
SIDES: Final = 10
SIDES_EACH: Final = 2

# The great drakes.
SATHAP: Final = 0
TEROGH: Final = 1
ELBEA: Final = 2

# The bridge and the desert.
SECTIONS: Final = 7
DRAKE_SECTION: Final = 4
AREAS: Final = 9
MOST_PLAYERS: Final = 4
# Rebels are counted by area and colour: a seat's number, or the free ones.
FREE: Final = 4
COLOURS: Final = 5

# The phases of a round.
SETUP: Final = 0
OPENING: Final = 1
PREPARATION: Final = 2
CHARACTER_PHASE: Final = 3
PEOPLES_PHASE: Final = 4
END: Final = 5
Phase = Literal["setup", "opening", "preparation", "character", "peoples", "end"]
PHASE_IDS: Final[tuple[Phase, ...]] = get_args(Phase)


def paid_in(exchange: int) -> int:
    """The good that an exchange takes."""
    if exchange == METAL_FOR_MILITARY:
        return METAL
    return LIVESTOCK if exchange == LIVESTOCK_FOR_DEITY else SALT


def count_of(passives: int, kind: int) -> int:
    """How often a passive effect is among these."""
    return passives >> kind & 15
