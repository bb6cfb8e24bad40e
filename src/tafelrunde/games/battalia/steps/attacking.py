"""Announcing an attack (B14.1, B14.2): who attacks whom, where, and with which weapon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.battalia.box.ids import (
    ARROW,
    BROTHERHOOD,
    FIRST_SPECIAL,
    NEUTRAL,
    NOTHING,
    RUINS,
    SQUARES,
    is_virtual,
    kind_of,
)
from tafelrunde.games.battalia.state.battle import CITY, GUARDED_RUINS, HEROES, Battle
from tafelrunde.games.battalia.state.strength import place_strength
from tafelrunde.games.battalia.steps.battles import OPEN_BATTLE
from tafelrunde.games.battalia.steps.hiring import weapons_at_hand
from tafelrunde.games.battalia.steps.moving import hero_name
from tafelrunde.games.battalia.steps.potions import POTIONS_BEFORE
from tafelrunde.games.battalia.steps.rows import Confirm, lay
from tafelrunde.games.battalia.steps.step import BattaliaQuestion, CardQuestion, Deed
from tafelrunde.games.battalia.words import NO_PRICE, say
from tafelrunde.kernel.packing import Triple
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.box.box import Box
    from tafelrunde.games.battalia.box.costs import Cost
    from tafelrunde.games.battalia.state.state import BattaliaState

BOTH_HEROES: Final = 3
# The code of a target: what is attacked, whose it is, and where. Nobody's and neutral ones stand before the seats.
TARGET: Final = Triple(8, SQUARES)
OF_SEAT: Final = -NEUTRAL
# In place of a weapon: an attack that Metamorpha grants (S19.3.3).
BARE_HANDS: Final = -1
# The attacks of a team of three in one turn (S7.6).
MOST_ATTACKS: Final = 2


# ---------------------------------------------------------------------- what can be attacked


def targets(state: BattaliaState, seat: int, heroes: int, weapon: int) -> list[int]:
    """Everything that these heroes could attack with this weapon, as codes (see `target_code`)."""
    found: list[int] = []
    options = state.options
    if options.limited_attacks and state.attacks >= MOST_ATTACKS and options.team_size[options.team_of[seat]] == 3:
        return found
    for square in reach(state, seat, heroes, weapon):
        found.extend(targets_on(state, seat, square))
    return found


def reach(state: BattaliaState, seat: int, heroes: int, weapon: int) -> list[int]:
    """The squares that all these heroes can attack: their own, or those around with a ranged weapon (S13.1)."""
    found: list[int] = []
    first = True
    for hero in range(2):
        if not heroes >> hero & 1:
            continue
        square = state.people[seat].heroes[hero]
        if square == NOTHING:
            return []
        own: list[int] = []
        if weapon != BARE_HANDS:
            own.append(square)
        if weapon == BARE_HANDS or kind_of(weapon) == FIRST_SPECIAL + ARROW:
            own.extend(state.board.near[square])
        found = own if first else [other for other in found if other in own]
        first = False
    return found


def targets_on(state: BattaliaState, seat: int, square: int) -> list[int]:
    """B14.1: a city, the ruins, and the heroes of each opponent on a square."""
    found: list[int] = []
    owner = state.owners[square]
    city = owner == NEUTRAL or (owner >= 0 and not state.allied(owner, seat) and state.cloaks[square] == NOTHING)
    if owner >= 0 and city and not is_fair_game(state, seat, owner):
        city = False
    if city:
        found.append(target_code(CITY, owner, square))
    elif state.kinds[square] == RUINS and can_loot(state, seat):
        found.append(target_code(GUARDED_RUINS, NEUTRAL, square))
    for other in range(state.players):
        if (
            not state.allied(other, seat)
            and state.heroes_at(other, square)
            and not (city and owner == other)
            and is_fair_game(state, seat, other)
        ):
            found.append(target_code(HEROES, other, square))
    return found


def is_fair_game(state: BattaliaState, seat: int, other: int) -> bool:
    """S21.5.4: brotherhood keeps the peace on both sides."""
    return not state.has_potion(seat, BROTHERHOOD) and not state.has_potion(other, BROTHERHOOD)


def can_loot(state: BattaliaState, seat: int) -> bool:
    """B12.1: the ruins are for those who may have a special artefact, as long as there is one."""
    return state.may_gain_special(seat) and (len(state.open_specials) > 0 or len(state.fate_cards) > 0)


def target_code(target: int, defender: int, square: int) -> int:
    """A target as a number: what, whose (see OF_SEAT), where."""
    return TARGET.join(target, OF_SEAT + defender, square)


def can_attack(state: BattaliaState, seat: int, heroes: int) -> bool:
    """Whether these heroes could attack with some weapon at hand."""
    arms = weapons_at_hand(state.people[seat], True)
    if not arms:
        return False
    best = arms[0]
    for weapon in arms:
        # Whatever a weapon reaches, the Arrow reaches too.
        if kind_of(weapon) == FIRST_SPECIAL + ARROW:
            best = weapon
    return len(targets(state, seat, heroes, best)) > 0


# ---------------------------------------------------------------------- announcing


class TakeWeapon(CardQuestion):
    """B14.2: the weapon that begins the attack row. A code is a card."""

    __slots__ = ("heroes",)

    rule = "B14.2"

    def __init__(self, seat: int, heroes: int) -> None:
        self.seat = seat
        self.heroes = heroes

    def playable(self, state: BattaliaState, seat: int) -> list[int]:
        arms = weapons_at_hand(state.people[seat], True)
        return [weapon for weapon in arms if targets(state, seat, self.heroes, weapon)]

    def play(self, state: BattaliaState, seat: int, code: int) -> None:
        lay(state, seat, code)
        state.push(ChooseTarget(seat, self.heroes, code))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-weapon")


class ChooseTarget(BattaliaQuestion):
    """B14.1: what is attacked. A code is a target (see `target_code`)."""

    __slots__ = ("heroes", "weapon")

    rule = "B14.1"

    def __init__(self, seat: int, heroes: int, weapon: int) -> None:
        self.seat = seat
        self.heroes = heroes
        self.weapon = weapon

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return targets(state, seat, self.heroes, self.weapon)

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        target, owner, square = TARGET.parts(code)
        attack = Attack(seat, self.heroes, self.weapon, target, owner - OF_SEAT, square)
        if self.weapon == BARE_HANDS:
            state.push(attack)
        else:
            state.push(Confirm(seat, attack))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-target")

    def option(self, box: Box, code: int) -> Words:
        target, owner, square = TARGET.parts(code)
        return target_words(box, target, owner - OF_SEAT, square)

    def hint(self, state: BattaliaState, seat: int, code: int) -> Words | None:
        target, _, square = TARGET.parts(code)
        return None if target == HEROES else say("hint-defence", strength=place_strength(state, square))


def target_words(box: Box, target: int, defender: int, square: int) -> Words:
    """What is attacked, in words."""
    name = box.square_names[square]
    if target == GUARDED_RUINS:
        return say("target-ruins", square=name)
    if target == HEROES:
        return say("target-heroes", square=name, seat=seat_words(defender))
    if defender == NEUTRAL:
        return say("target-neutral", square=name)
    return say("target-city", square=name, seat=seat_words(defender))


class Attack(Deed):
    """B14.8: the attack is announced, and the battle begins."""

    __slots__ = ("defender", "heroes", "seat", "square", "target", "weapon")

    rule = "B14.8"
    deed = "attack"

    def __init__(self, seat: int, heroes: int, weapon: int, target: int, defender: int, square: int) -> None:
        self.seat = seat
        self.heroes = heroes
        self.weapon = weapon
        self.target = target
        self.defender = defender
        self.square = square

    def cost(self, state: BattaliaState) -> Cost:
        return state.box.costs.weapon

    def act(self, state: BattaliaState, price: Words) -> None:
        battle = Battle()
        battle.going = True
        battle.attacker = self.seat
        battle.defender = self.defender
        battle.square = self.square
        battle.target = self.target
        battle.heroes = self.heroes
        if self.weapon != BARE_HANDS:
            battle.attack_row.append(self.weapon)
            if not is_virtual(self.weapon):
                # The row was cleared with the others; this card now fights.
                state.people[self.seat].played.remove(self.weapon)
        state.battle = battle
        state.attacks += 1
        if state.listening:
            target = target_words(state.box, self.target, self.defender, self.square)
            self.tell(
                state,
                "attack-begins",
                seat=self.seat,
                target=target.about(state.box.square_names[self.square].ref),
                defender=self.defender,
                heroes=self.heroes,
                weapon=self._weapon_words(state.box),
            )
        state.push(OPEN_BATTLE)
        state.push(POTIONS_BEFORE)

    def _weapon_words(self, box: Box) -> Words:
        if self.weapon == BARE_HANDS:
            return NO_PRICE
        return say("armed-with", card=box.card_names[kind_of(self.weapon)])

    def words(self, box: Box) -> Words:
        target = target_words(box, self.target, self.defender, self.square)
        if self.heroes == BOTH_HEROES:
            return say("deed-attack-together", target=target)
        return say("deed-attack", hero=hero_name(self.seat, self.heroes - 1), target=target)
