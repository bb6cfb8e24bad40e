"""How battles end (B14.9, B14.10): who wins, what changes hands, and where all the cards go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.battalia.box.ids import (
    CAPITAL,
    CENTRE,
    FOREIGN,
    NEUTRAL,
    NOTHING,
    RESIDENCE,
    TOP_LEVEL,
    is_virtual,
    kind_of,
)
from tafelrunde.games.battalia.state.battle import CITY, GUARDED_RUINS, Battle
from tafelrunde.games.battalia.state.roads import survey
from tafelrunde.games.battalia.state.shared import changed
from tafelrunde.games.battalia.state.strength import attacker_wins, parts, total
from tafelrunde.games.battalia.steps.ending import check_end
from tafelrunde.games.battalia.steps.hiring import gain_unit
from tafelrunde.games.battalia.steps.moving import hero_name
from tafelrunde.games.battalia.steps.specials import GainSpecial
from tafelrunde.games.battalia.steps.step import (
    BattaliaStep,
    tell,
)
from tafelrunde.games.battalia.words import all_of, say
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.state.state import BattaliaState


class Resolve(BattaliaStep):
    """B14.9, B14.10: totals are compared, and the loser bears it."""

    __slots__ = ()

    rule = "B14.10"

    def run(self, state: BattaliaState) -> None:
        battle = state.battle
        won = attacker_wins(state)
        if state.listening:
            attack, defence = total(state, True), total(state, False)
            self.tell(
                state,
                "battle-won" if won else "battle-lost",
                seat=battle.attacker,
                attack=attack,
                defence=defence,
                attack_sum=_sum_words(state, True),
                defence_sum=_sum_words(state, False),
                tied=1 if attack == defence else 0,
            )
        if not won:
            lose_heroes(state, battle.attacker, battle.heroes)
            end_battle(state)
            return
        if battle.defender >= 0:
            lose_heroes(state, battle.defender, battle.helpers)
        attacker, square, target = battle.attacker, battle.square, battle.target
        end_battle(state)
        if target == GUARDED_RUINS:
            state.push(GainSpecial(attacker, False))
        elif target == CITY:
            capture(state, attacker, square)
            check_end(state)


RESOLVE: Final = Resolve()

# The parts of a side's strength in words (see strength.py), and that by which potions make it smaller.
PART_NAMES: Final = ("cards", "morale", "home", "place", "potions")
WEAKNESS_NAME: Final = "weakness"


def _sum_words(state: BattaliaState, attacks: bool) -> Words:
    """The strength of a side, and what it is made of if that is more than one thing: "6 (cards 5 and morale 1)"."""
    found = [
        say(f"battle-part-{name if strength > 0 else WEAKNESS_NAME}", strength=abs(strength))
        for name, strength in zip(PART_NAMES, parts(state, attacks), strict=True)
        if strength
    ]
    strength = total(state, attacks)
    if len(found) < 2:
        return say("battle-plain", strength=strength)
    return say("battle-sum", strength=strength, parts=all_of(found))


def lose_heroes(state: BattaliaState, seat: int, heroes: int) -> None:
    """Heroes are removed from the board; they can be hired again."""
    person = state.people[seat]
    for hero in range(2):
        if heroes >> hero & 1:
            square = person.heroes[hero]
            person.heroes[hero] = NOTHING
            person.amplifiers = changed(person.amplifiers, hero, NOTHING)
            person.at_council &= ~(1 << hero)
            name = state.box.square_names[square]
            tell(state, "B14.10", "hero-lost", seat=seat, hero=hero_name(seat, hero), square=name)


def capture(state: BattaliaState, seat: int, square: int) -> None:
    """A city changes hands at its level; a neutral one has level 4 then and brings a lord (B14.10, S8.1)."""
    owner = state.owners[square]
    neutral = owner == NEUTRAL
    level = TOP_LEVEL if neutral else state.levels[square]
    # Which limit changes the level, for the log.
    limit = "none"
    # S3.9: at most one capital and two residences each, so what is too much falls to the next lower level.
    if level == CAPITAL and state.cities_of_level(seat, CAPITAL) >= state.box.royal_cities[1]:
        level, limit = RESIDENCE, "capital"
    if level == RESIDENCE and state.cities_of_level(seat, RESIDENCE) >= state.box.royal_cities[0]:
        level, limit = TOP_LEVEL, "residence"
    # S24.5: nobody may have two cities of level 0, and there is no lower level to fall to.
    if level == 0 and state.mended and state.cities_of_level(seat, 0) > 0:
        level, limit = 1, "zero"
    state.owners[square] = seat
    state.levels[square] = level
    state.cloaks = changed(state.cloaks, square, NOTHING)
    if state.listening:
        name = state.box.square_names[square]
        loser = say("nobody") if neutral else seat_words(owner)
        words = say(
            "captured",
            seat=seat_words(seat),
            square=name,
            level=level,
            limit=limit,
            neutral=1 if neutral else 0,
            loser=loser,
        )
        state.tell(words, "B14.10")
    if neutral and state.kinds[square] != CENTRE and state.box.neutral_city_reward:
        gain_unit(state, seat, state.box.neutral_city_reward, False, "B14.10")
    survey(state)


def end_battle(state: BattaliaState) -> None:
    """All cards go to their owners' shelters (B14.10), and the defender's hand is filled up (B7.4, S7.5)."""
    battle = state.battle
    for row, seat, other in (
        (battle.attack_row, battle.attacker, battle.defender),
        (battle.defence_row, battle.defender, battle.attacker),
    ):
        for code in row:
            if code >= FOREIGN:
                state.people[other].shelter.append(kind_of(code))
            elif not is_virtual(code):
                state.people[seat].shelter.append(code)
    if battle.defender >= 0:
        person = state.people[battle.defender]
        person.shelter.extend(person.played)
        person.played.clear()
        person.bench.clear()
        if state.options.teams < state.players:
            refill(state, battle.defender, "S7.5")
        else:
            person.refills = True
    state.battle = Battle()


def refill(state: BattaliaState, seat: int, rule: str) -> None:
    """A hand is filled up to six cards."""
    missing = state.box.hand - len(state.people[seat].hand)
    if missing > 0:
        state.draw(seat, missing, rule)
