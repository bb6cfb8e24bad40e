"""How strong the two sides of a battle are (B14.3 to B14.7, S8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.battalia.box.ids import (
    CENTRE,
    CHIEF,
    CLASS_HORSE,
    CLASS_OF,
    COLOSSUS,
    FACTION_OF,
    FACTIONS,
    FIRST_ARTEFACT,
    FIRST_BUILDING,
    FIRST_ROYAL,
    NEUTRAL,
    NOTHING,
    RANK_OF,
    SUPPLY,
    WEAKNESS,
    kind_of,
)
from tafelrunde.games.battalia.state.battle import HEROES
from tafelrunde.games.battalia.state.player import GAINED

if TYPE_CHECKING:
    from tafelrunde.games.battalia.state.state import BattaliaState

# The parts of a side's strength.
CARDS: Final = 0
MORALE: Final = 1
TERRAIN: Final = 2
PLACE: Final = 3
POTIONS: Final = 4
PARTS: Final = 5


def strength_of(state: BattaliaState, seat: int, code: int, attacks: bool) -> int:
    """What one card adds to a battle row: printed, enlightened, or of a veteran (S8.3)."""
    kind = kind_of(code)
    box = state.box
    if FIRST_ARTEFACT <= kind < SUPPLY:
        type = CLASS_OF[kind] - CLASS_HORSE
        return box.lit_strength[type] if type == state.lit() else box.attack_strength[kind]
    strength = box.attack_strength[kind] if attacks else box.defence_strength[kind]
    if kind < FIRST_ROYAL and RANK_OF[kind] <= CHIEF and state.people[seat].veteran == GAINED:
        strength += box.veteran_units
    return strength


def has_morale(row: list[int]) -> bool:
    """B14.6: whether there are cards in a row and all are of one faction or universal."""
    found = NOTHING
    for code in row:
        faction = FACTION_OF[kind_of(code)]
        if faction >= FACTIONS:
            continue
        if found == NOTHING:
            found = faction
        elif faction != found:
            return False
    return len(row) > 0


def place_strength(state: BattaliaState, square: int) -> int:
    """B14.4: what a city, the ruins or a building add by themselves (S8.1, S23.4, S23.8)."""
    kind = state.kinds[square]
    heroic = 1 if state.options.hero_mode else 0
    if state.owners[square] == NEUTRAL:
        # A valley's centre always begins at the higher level (S23.2).
        return state.box.neutral_city[1 if kind == CENTRE else heroic]
    if state.owners[square] == NOTHING:
        return state.box.ruins[heroic]
    if kind == CENTRE:
        return state.levels[square] + state.box.centre_per_building * buildings_around(state, square)
    return state.levels[square]


def buildings_around(state: BattaliaState, centre: int) -> int:
    """S23.8: the buildings of a valley that belong to whoever owns its centre."""
    count = 0
    for square in state.board.near[centre]:
        if state.kinds[square] >= FIRST_BUILDING and state.owners[square] == state.owners[centre]:
            count += 1
    return count


def parts(state: BattaliaState, attacks: bool) -> list[int]:
    """The strength of one side of the battle that goes on, part by part."""
    battle = state.battle
    found = [0] * PARTS
    seat = battle.attacker if attacks else battle.defender
    if not attacks and battle.target != HEROES:
        found[PLACE] = place_strength(state, battle.square)
    if seat < 0:
        return found
    row = battle.attack_row if attacks else battle.defence_row
    heroes = battle.heroes if attacks else battle.helpers
    for code in row:
        found[CARDS] += strength_of(state, seat, code, attacks)
    if has_morale(row):
        found[MORALE] = _morale(state, seat, heroes)
    if stands_at_home(state, attacks):
        found[TERRAIN] = state.box.terrain_bonus
    if state.has_potion(seat, COLOSSUS):
        found[POTIONS] += state.box.potion_figure[COLOSSUS]
    if state.has_potion(seat, WEAKNESS):
        found[POTIONS] -= state.box.potion_figure[WEAKNESS]
    return found


def gain_by(state: BattaliaState, seat: int, code: int) -> int:
    """What a card would change in its row's strength: a card of another faction takes the morale away (B14.6)."""
    battle = state.battle
    attacks = seat == battle.attacker
    row = battle.attack_row if attacks else battle.defence_row
    gained = has_morale([*row, code]) - has_morale(row)
    morale = _morale(state, seat, battle.heroes if attacks else battle.helpers)
    return strength_of(state, seat, code, attacks) + gained * morale


def _morale(state: BattaliaState, seat: int, heroes: int) -> int:
    """B14.6: what the heroes of a row with morale add (S8.3)."""
    veteran = state.people[seat].veteran == GAINED
    return (state.box.veteran_morale if veteran else state.box.morale) * ((heroes & 1) + (heroes >> 1))


def stands_at_home(state: BattaliaState, attacks: bool) -> bool:
    """B14.7: once a side; the attacker counts where its heroes stand, the defender what is attacked (S13.1)."""
    battle = state.battle
    if not attacks:
        return state.lands[battle.square] == state.people[battle.defender].faction
    person = state.people[battle.attacker]
    at_home = 0
    for hero in range(2):
        if battle.heroes >> hero & 1 and state.lands[person.heroes[hero]] == person.faction:
            at_home += 1
    return at_home > 0


def total(state: BattaliaState, attacks: bool) -> int:
    """The whole strength of one side, never below zero."""
    return max(0, sum(parts(state, attacks)))


def attacker_wins(state: BattaliaState) -> bool:
    """B14.9: a tie goes to the defender."""
    attack, defence = total(state, True), total(state, False)
    return attack > defence or (attack == defence and state.box.ties_to_attacker)
