"""Battles (B14.5 to B14.8, B14.11, B14.12): laying cards in turn, and heroes that help or retreat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.battalia.box.ids import (
    BERSERKER,
    BROTHERHOOD,
    CLASS_HORSE,
    CLASS_OF,
    CLASS_STARDUST,
    CLASS_SUPPLY,
    COLOSSUS,
    FIRST_ROYAL,
    FIRST_SPECIAL,
    FOREIGN,
    MASK,
    NOTHING,
    RAW_FANATIC,
    WEAKNESS,
    is_virtual,
    kind_of,
)
from tafelrunde.games.battalia.state.battle import CITY, HEROES
from tafelrunde.games.battalia.state.roads import distances
from tafelrunde.games.battalia.state.strength import gain_by, strength_of, total
from tafelrunde.games.battalia.steps.frost import ready
from tafelrunde.games.battalia.steps.keeping import fetch, hidden_option, unhide
from tafelrunde.games.battalia.steps.moving import come_to_rest, hero_name, put_hero
from tafelrunde.games.battalia.steps.outcome import RESOLVE, end_battle
from tafelrunde.games.battalia.steps.potions import DrinkForBattle, Rage, drink, useful
from tafelrunde.games.battalia.steps.rows import code_of, kinds_at_hand, supplies_in
from tafelrunde.games.battalia.steps.step import (
    ENOUGH,
    GIVE_UP,
    BattaliaQuestion,
    BattaliaSecretQuestion,
    BattaliaStep,
    CardQuestion,
    HeroSquareQuestion,
    card_option,
    tell,
)
from tafelrunde.games.battalia.steps.storms import tent_name
from tafelrunde.games.battalia.steps.workbench import CopySpecial, Transform, copies, way_words, ways
from tafelrunde.games.battalia.words import say
from tafelrunde.kernel.packing import Pair
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.box.box import Box
    from tafelrunde.games.battalia.state.state import BattaliaState

# The code of an answer: what a side does, and the card it adds, a way to change one, a kind, a tent or a potion.
ADD: Final = Pair(256)
CARD: Final = 0
CHANGE: Final = 1
USE_MASK: Final = 2
USE_COPY: Final = 3
TAKE_HIDDEN: Final = 4
TAKE_TENT: Final = 5
DRINK_NOW: Final = 6
DONE: Final = 7

# What a defender's hero does.
ASIDE: Final = 0
FIGHT: Final = 1
RETREAT: Final = 2

MASKED_UNITS: Final = 2


class OpenBattle(BattaliaStep):
    """B14.8: the attacker lays the first cards, after whatever was drunk has taken effect."""

    __slots__ = ()

    rule = "B14.8"

    def run(self, state: BattaliaState) -> None:
        battle = state.battle
        defender = battle.defender
        if defender >= 0 and state.has_potion(defender, BROTHERHOOD):
            # S21.5.4: drunk in answer to this attack.
            tell(state, "S21.5.4", "battle-off-potion", seat=defender)
            end_battle(state)
            return
        state.push(AddCards(battle.attacker, 1))
        if defender >= 0 and state.people[defender].hand and ready(state, BERSERKER) == battle.attacker:
            state.push(Rage(battle.attacker))


OPEN_BATTLE: Final = OpenBattle()


class AddCards(BattaliaSecretQuestion):
    """B14.8: a side adds cards to its row until it is done; who adds nothing passes. A code is a card or as above."""

    __slots__ = ("added",)

    rule = "B14.8"

    def __init__(self, seat: int, added: int) -> None:
        self.seat = seat
        self.added = added

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        person = state.people[seat]
        attacks = seat == state.battle.attacker
        codes: list[int] = []
        for code in kinds_at_hand(person):
            if strength_of(state, seat, code, attacks) > 0 and CLASS_OF[code] != RAW_FANATIC:
                codes.append(code)
        for way in ways(state, seat, person.counts(), True):
            codes.append(ADD.join(CHANGE, way))
        if code_of(person, FIRST_SPECIAL + MASK) != NOTHING and maskable(state, seat, state.box.special_figure[MASK]):
            codes.append(ADD.join(USE_MASK, 0))
        if copies(state, seat):
            codes.append(ADD.join(USE_COPY, 0))
        if not attacks:
            # B13.3: whoever is attacked may take hidden cards.
            codes.extend([ADD.join(TAKE_HIDDEN, kind) for kind in sorted(set(person.hidden))])
        for number in range(len(person.tents)):
            if not attacks or person.tents[number].day < state.day:
                codes.append(ADD.join(TAKE_TENT, number))
        # S21.2: at any time.
        for potion in (COLOSSUS, WEAKNESS):
            if state.potion_owners[potion] == seat and state.potion_days[potion] == 0:
                codes.append(ADD.join(DRINK_NOW, potion))
        codes.append(ADD.join(DONE, 0))
        return codes

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        what, number = ADD.parts(code)
        if what == CARD:
            self._add(state, number)
        elif what == DONE:
            self._pass_on(state)
        elif what in (USE_MASK, DRINK_NOW):
            # Strengths change, so this is no passing.
            state.push(AddCards(seat, self.added + 1))
            if what == USE_MASK:
                state.use(seat, code_of(state.people[seat], FIRST_SPECIAL + MASK))
                state.push(Hypnotise(seat, state.box.special_figure[MASK], MASKED_UNITS))
            else:
                drink(state, seat, number)
        else:
            state.push(self)
            if what == TAKE_TENT:
                fetch(state, seat, number)
            elif what == TAKE_HIDDEN:
                unhide(state, seat, number)
            elif what == USE_COPY:
                state.push(CopySpecial(seat))
            else:
                state.push(Transform(seat, number))

    def _add(self, state: BattaliaState, code: int) -> None:
        seat = self.seat
        person = state.people[seat]
        attacks = seat == state.battle.attacker
        if is_virtual(code):
            person.bench.remove(kind_of(code))
        else:
            person.leave_hand(code)
        (state.battle.attack_row if attacks else state.battle.defence_row).append(code)
        if state.listening:
            card = state.box.card_names[kind_of(code)]
            strength = total(state, attacks)
            state.tell(say("battle-card", seat=seat_words(seat), card=card, strength=strength), self.rule)
        state.push(AddCards(seat, self.added + 1))

    def _pass_on(self, state: BattaliaState) -> None:
        battle = state.battle
        self.tell(state, "battle-done" if self.added else "battle-passes", seat=self.seat)
        if battle.defender < 0:
            state.push(LAST_CALL)
            return
        if not battle.opened:
            battle.opened = True
            state.push(DEFEND)
            return
        battle.passes = 0 if self.added else battle.passes + 1
        if battle.passes >= 2:
            state.push(LAST_CALL)
        else:
            state.push(AddCards(battle.defender if self.seat == battle.attacker else battle.attacker, 0))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-battle-more" if self.added else "ask-battle")

    def option(self, box: Box, code: int) -> Words:
        what, number = ADD.parts(code)
        if what == DONE:
            return say("choose-battle-done" if self.added else "choose-battle-pass")
        if what == DRINK_NOW:
            return say("choose-drink", potion=box.potion_names[number])
        if what == TAKE_TENT:
            return say("choose-tent", tent=tent_name(self.seat, number))
        if what == TAKE_HIDDEN:
            return hidden_option(box, number)
        if what == USE_MASK:
            return say("choose-card", card=box.card_names[FIRST_SPECIAL + MASK])
        if what == USE_COPY:
            return say("choose-copy")
        return way_words(number) if what == CHANGE else card_option(box, number)

    def hint(self, state: BattaliaState, seat: int, code: int) -> Words | None:
        what, card = ADD.parts(code)
        if what != CARD:
            return None
        gain = gain_by(state, seat, card)
        return say("hint-strength", sign=(gain > 0) - (gain < 0), strength=abs(gain))


class LastCall(BattaliaStep):
    """S21.2: before strengths are compared, whoever only watches may pour out Weakness."""

    __slots__ = ()

    rule = "S21.2"

    def run(self, state: BattaliaState) -> None:
        battle = state.battle
        owner = state.potion_owners[WEAKNESS]
        if owner in (NOTHING, battle.attacker, battle.defender) or WEAKNESS not in useful(state, owner):
            state.push(RESOLVE)
            return
        state.push(WEAKENED)
        state.push(DrinkForBattle(owner))


class Weakened(BattaliaStep):
    """S21.2: whoever fights and has become weaker may still add cards, and so may the other side then."""

    __slots__ = ()

    rule = "S21.2"

    def run(self, state: BattaliaState) -> None:
        battle = state.battle
        weak = state.potion_owners[WEAKNESS]
        if state.potion_days[WEAKNESS] and weak in (battle.attacker, battle.defender):
            battle.passes = 0
            state.push(AddCards(weak, 0))
        else:
            state.push(RESOLVE)


LAST_CALL: Final = LastCall()
WEAKENED: Final = Weakened()


# ---------------------------------------------------------------------- the Mask


def maskable(state: BattaliaState, seat: int, strength: int) -> list[int]:
    """S13.6: real units of the other row whose printed strength can still be taken."""
    battle = state.battle
    row = battle.defence_row if seat == battle.attacker else battle.attack_row
    found: list[int] = []
    for kind in row:
        if kind < FIRST_ROYAL and state.box.attack_strength[kind] <= strength and kind not in found:
            found.append(kind)
    return sorted(found)


class Hypnotise(BattaliaQuestion):
    """S13.6: which unit changes sides for this battle. A code is a kind or ENOUGH."""

    __slots__ = ("left", "strength")

    rule = "S13.6"

    def __init__(self, seat: int, strength: int, left: int) -> None:
        self.seat = seat
        self.strength = strength
        self.left = left

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return [*maskable(state, seat, self.strength), ENOUGH]

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        if code == ENOUGH:
            return
        battle = state.battle
        attacks = seat == battle.attacker
        (battle.defence_row if attacks else battle.attack_row).remove(code)
        (battle.attack_row if attacks else battle.defence_row).append(code + FOREIGN)
        self.tell(state, "hypnotised", seat=seat, card=state.box.card_names[code])
        if self.left > 1:
            state.push(Hypnotise(seat, self.strength - state.box.attack_strength[code], self.left - 1))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-hypnotise", strength=self.strength).about("zone:row")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-enough") if code == ENOUGH else say("choose-card", card=box.card_names[code])


# ---------------------------------------------------------------------- the defender's heroes


class Defend(BattaliaStep):
    """B14.5: the defender decides about each hero on the square, and then lays cards."""

    __slots__ = ()

    rule = "B14.5"

    def run(self, state: BattaliaState) -> None:
        battle = state.battle
        state.push(HEROES_READY)
        for hero in (1, 0):
            if state.people[battle.defender].heroes[hero] == battle.square:
                state.push(DecideHero(battle.defender, hero))


class DecideHero(BattaliaSecretQuestion):
    """B14.5, S25.2: a hero fights, stands aside or retreats. A code is one of the three."""

    __slots__ = ("hero",)

    rule = "B14.5"

    def __init__(self, seat: int, hero: int) -> None:
        self.seat = seat
        self.hero = hero

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        codes = [FIGHT]
        battle = state.battle
        other = state.heroes_at(seat, battle.square) & ~(1 << self.hero)
        # Where heroes are attacked, at least one of those who stay must fight.
        if battle.target == CITY or battle.helpers or (self.hero == 0 and other):
            codes.append(ASIDE)
        if can_retreat(state, seat, self.hero):
            codes.append(RETREAT)
        return codes

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        if code != RETREAT:
            self.tell(state, "hero-fights" if code == FIGHT else "hero-aside", seat=seat, number=self.hero + 1)
        if code == FIGHT:
            state.battle.helpers |= 1 << self.hero
        elif code == RETREAT:
            state.push(PayRetreat(seat, self.hero, state.box.retreat_supply))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-hero", hero=hero_name(self.seat, self.hero))

    def option(self, box: Box, code: int) -> Words:
        return say(("choose-aside", "choose-fight", "choose-retreat")[code], hero=hero_name(self.seat, self.hero))


def retreats(state: BattaliaState, seat: int) -> list[int]:
    """S25.2: the squares exactly three squares away where none of the attacker's cities and figures are."""
    battle = state.battle
    squares = state.box.retreat_squares
    far = distances(state, battle.square, squares)
    found: list[int] = []
    for square in state.board.squares:
        hostile = state.owners[square] == battle.attacker or state.heroes_at(battle.attacker, square)
        if far[square] == squares and not hostile:
            found.append(square)
    return found


def can_retreat(state: BattaliaState, seat: int, hero: int) -> bool:
    """Whether a hero could pay for a retreat and has somewhere to go."""
    counts = state.people[seat].counts()
    supplies = supplies_in(state, counts)
    return (counts[CLASS_HORSE] > 0 or supplies >= state.box.retreat_supply) and len(retreats(state, seat)) > 0


class PayRetreat(CardQuestion):
    """S25.2: a horse, or supply. A code is a card."""

    __slots__ = ("hero", "lacking")

    rule = "S25.2"

    def __init__(self, seat: int, hero: int, lacking: int) -> None:
        self.seat = seat
        self.hero = hero
        self.lacking = lacking

    def playable(self, state: BattaliaState, seat: int) -> list[int]:
        person = state.people[seat]
        counts = person.counts()
        supplies = supplies_in(state, counts)
        codes: list[int] = []
        for code in kinds_at_hand(person):
            kind_class = CLASS_OF[code]
            if kind_class == CLASS_HORSE:
                if self.lacking == state.box.retreat_supply:
                    codes.append(code)
            elif kind_class in (CLASS_SUPPLY, CLASS_STARDUST) and supplies >= self.lacking:
                codes.append(code)
        return codes

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        lacking = 0
        if code != GIVE_UP:
            state.use(seat, code)
            if CLASS_OF[code] == CLASS_SUPPLY:
                lacking = self.lacking - 1
            elif CLASS_OF[code] == CLASS_STARDUST:
                lacking = max(0, self.lacking - state.box.stardust_counts_as)
        if lacking:
            state.push(PayRetreat(seat, self.hero, lacking))
        else:
            state.push(RetreatTo(seat, self.hero))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-pay-retreat", lacking=self.lacking)


class RetreatTo(HeroSquareQuestion):
    """S25.2: where the hero retreats to. A code is a square."""

    __slots__ = ()

    rule = "S25.2"

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return retreats(state, seat)

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        put_hero(state, seat, self.hero, code, "hero-retreated", self.rule)
        come_to_rest(state, seat, self.hero)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-retreat", hero=hero_name(self.seat, self.hero))


class HeroesReady(BattaliaStep):
    """B14.5: if heroes are attacked, those who are left fight; if all have gone, there is no battle."""

    __slots__ = ()

    rule = "B14.5"

    def run(self, state: BattaliaState) -> None:
        battle = state.battle
        if battle.target == HEROES and battle.helpers == 0:
            battle.helpers = state.heroes_at(battle.defender, battle.square)
            if battle.helpers == 0:
                self.tell(state, "battle-off-retreat")
                end_battle(state)
                return
        state.push(AddCards(battle.defender, 0))


DEFEND: Final = Defend()
HEROES_READY: Final = HeroesReady()
