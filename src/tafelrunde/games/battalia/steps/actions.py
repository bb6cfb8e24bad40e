"""What a seat can begin in its turn (B7, B9): the actions of The Creation, each declared once.

An action says with which numbers it can be begun (a hero, a rank, a deck, ...; 0 where there is nothing to tell apart),
what it begins, and its words. The menu (menu.py) lists them; its answers and options read the same declarations, and so
do bots.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tafelrunde.games.battalia.box.ids import (
    ARTEFACT_DECK,
    ARTEFACTS,
    CHIEF,
    CLASS_KING,
    CLASS_QUEEN,
    CLASS_SPECIAL,
    CLASS_TENT,
    CLASS_TOOL,
    CLASS_WEAPON,
    FACTION_OF,
    FACTIONS,
    FATE_COPY,
    FIRST_SPECIAL,
    FRIMAN,
    KING,
    LORD,
    NO_FACTION,
    NOTHING,
    QUEEN,
    RANKS,
    UNIT_DECK,
    UNIVERSAL,
)
from tafelrunde.games.battalia.state.match_options import KINGS_BRIDGE
from tafelrunde.games.battalia.steps.attacking import BOTH_HEROES, TakeWeapon, can_attack
from tafelrunde.games.battalia.steps.building import (
    ROAD,
    ChooseCity,
    ChooseCityDeck,
    ChooseSite,
    cities_to_build,
    cities_to_raise,
    cost_of_raising,
    roads_to_build,
)
from tafelrunde.games.battalia.steps.frost import unless_frozen
from tafelrunde.games.battalia.steps.hiring import (
    Acquire,
    ChooseFactionOf,
    HireUnit,
    HireWithWeapon,
    can_arm_hero,
    hero_in_reserve,
)
from tafelrunde.games.battalia.steps.keeping import (
    PutUpTent,
    begin_hiding,
    can_hide,
    fetch,
    hidden_option,
    unhide,
    usable_tents,
)
from tafelrunde.games.battalia.steps.moving import MoveHero, can_move, hero_name
from tafelrunde.games.battalia.steps.rows import can_pay, code_of, lay_for, supplies_in
from tafelrunde.games.battalia.steps.specials import ApplySpecial
from tafelrunde.games.battalia.steps.storms import tent_name
from tafelrunde.games.battalia.steps.workbench import CopySpecial, Transform, copies, way_words, ways
from tafelrunde.games.battalia.words import say
from tafelrunde.kernel.packing import Pair
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.box.box import Box
    from tafelrunde.games.battalia.state.state import BattaliaState

# The code of an answer: an action's place in the menu, and the number it is begun with.
ACTION: Final = Pair(128)

# With which numbers an action can be begun: with none at all, or there is only one way.
NO: Final[list[int]] = []
YES: Final[list[int]] = [0]


class Action:
    """One line of the menu."""

    __slots__ = ("after", "place")

    message: ClassVar[str] = ""

    def __init__(self) -> None:
        # Its place in the menu, and the action after it.
        self.place: int = 0
        self.after: Action | None = None

    def code(self, number: int) -> int:
        """The answer that begins this action with a number."""
        return ACTION.join(self.place, number)

    def numbers(self, state: BattaliaState, seat: int, counts: list[int]) -> list[int]:
        """The numbers with which a seat can begin it, in a fixed order; `counts` are the classes of cards at hand."""
        raise NotImplementedError

    def begin(self, state: BattaliaState, seat: int, number: int) -> None:
        """Do it, or push the step that it begins with."""
        raise NotImplementedError

    def words(self, box: Box, seat: int, number: int) -> Words:
        """What a player reads."""
        return say(self.message)


class HeroAction(Action):
    """What one of the two heroes does."""

    __slots__ = ()

    def can(self, state: BattaliaState, seat: int, hero: int, counts: list[int]) -> bool:
        """Whether a hero can do it."""
        raise NotImplementedError

    def numbers(self, state: BattaliaState, seat: int, counts: list[int]) -> list[int]:
        found: list[int] = []
        for hero in range(2):
            if self.can(state, seat, hero, counts):
                found.append(hero)
        return found

    def words(self, box: Box, seat: int, number: int) -> Words:
        return say(self.message, hero=hero_name(seat, number))


# ---------------------------------------------------------------------- the turn itself (B7)


class End(Action):
    """B7.3: everything that was played, and the rest of the hand, goes to the shelter; a new hand is drawn at once."""

    __slots__ = ()
    message = "act-end"

    def numbers(self, state: BattaliaState, seat: int, counts: list[int]) -> list[int]:
        return YES

    def begin(self, state: BattaliaState, seat: int, number: int) -> None:
        person = state.people[seat]
        person.done = True
        person.shelter.extend(person.played)
        person.played.clear()
        person.discard_all()
        person.bench.clear()
        if state.listening:
            state.tell(say("turn-ends", seat=seat_words(seat)), "B7.3")
        state.draw(seat, state.box.hand, "B7.3")


class Unhide(Action):
    """B13.3: hidden cards come back at the start of a turn only. A number is a kind."""

    __slots__ = ()

    def numbers(self, state: BattaliaState, seat: int, counts: list[int]) -> list[int]:
        person = state.people[seat]
        return sorted(set(person.hidden)) if person.hidden and not person.acted else NO

    def begin(self, state: BattaliaState, seat: int, number: int) -> None:
        unhide(state, seat, number)

    def words(self, box: Box, seat: int, number: int) -> Words:
        return hidden_option(box, number)


class Exchange(Action):
    """B7.1: the whole hand for five new cards."""

    __slots__ = ()
    message = "act-exchange"

    def numbers(self, state: BattaliaState, seat: int, counts: list[int]) -> list[int]:
        person = state.people[seat]
        return YES if person.hand and not person.acted and not person.declared else NO

    def begin(self, state: BattaliaState, seat: int, number: int) -> None:
        person = state.people[seat]
        person.declared = True
        person.acted = True
        person.discard_all()
        if state.listening:
            state.tell(say("exchanged", seat=seat_words(seat)), "B7.1")
        state.draw(seat, state.box.exchange_draw, "B7.1")


class ShowCohort(Action):
    """B7.2: cards of one faction are shown for further cards. A number is a faction."""

    __slots__ = ()

    def numbers(self, state: BattaliaState, seat: int, counts: list[int]) -> list[int]:
        person = state.people[seat]
        if person.acted or person.declared:
            return NO
        # As many as `cohort` would show, for all factions at once.
        own = [0] * (NO_FACTION + 1)
        for kind in person.hand:
            own[FACTION_OF[kind]] += 1
        least = state.box.cohort_least - own[UNIVERSAL]
        return [faction for faction in range(FACTIONS) if own[faction] and own[faction] >= least]

    def begin(self, state: BattaliaState, seat: int, number: int) -> None:
        person = state.people[seat]
        person.declared = True
        person.acted = True
        shown = cohort(person.hand, number)
        person.show(shown)
        state.reveals += 1
        if state.listening:
            faction = state.box.faction_names[number]
            state.tell(say("cohort", seat=seat_words(seat), faction=faction, count=len(shown)), "B7.2")
        state.draw(seat, len(shown) - state.box.cohort_less, "B7.2")

    def words(self, box: Box, seat: int, number: int) -> Words:
        return say("act-cohort", faction=box.faction_names[number])


def cohort(hand: list[int], faction: int) -> list[int]:
    """B7.2: the cards of a hand that count for a faction; universal ones do for every one."""
    own = 0
    found: list[int] = []
    for kind in hand:
        if FACTION_OF[kind] == faction:
            own += 1
            found.append(kind)
        elif FACTION_OF[kind] == UNIVERSAL:
            found.append(kind)
    return found if own else []


# ---------------------------------------------------------------------- what rows are laid for (B9)


class Move(HeroAction):
    """B9.1: a hero moves. A number is a hero."""

    __slots__ = ()
    message = "act-move"

    def can(self, state: BattaliaState, seat: int, hero: int, counts: list[int]) -> bool:
        return can_move(state, seat, hero, counts)

    def begin(self, state: BattaliaState, seat: int, number: int) -> None:
        state.push(MoveHero(seat, number, 0, 0, False))


class BuildRoad(Action):
    """B9.2, B9.3: a road. A number is a kind of road."""

    __slots__ = ()

    def numbers(self, state: BattaliaState, seat: int, counts: list[int]) -> list[int]:
        return roads_to_build(state, seat, counts) if counts[FRIMAN] or counts[CLASS_TOOL] else NO

    def begin(self, state: BattaliaState, seat: int, number: int) -> None:
        state.push(ChooseSite(seat, number, ROAD, False))

    def words(self, box: Box, seat: int, number: int) -> Words:
        return say("act-road", deck=box.deck_names[number])


class Found(Action):
    """B9.4: a city. A number is its level."""

    __slots__ = ()

    def numbers(self, state: BattaliaState, seat: int, counts: list[int]) -> list[int]:
        found: list[int] = []
        for level in range(FRIMAN, LORD + 1):
            if (counts[level] or level == FRIMAN) and can_pay(state, counts, state.box.costs.founding[level]):
                found.append(level)
        return found if found and cities_to_build(state, seat) else NO

    def begin(self, state: BattaliaState, seat: int, number: int) -> None:
        state.push(ChooseCityDeck(seat, number))

    def words(self, box: Box, seat: int, number: int) -> Words:
        cost = box.costs.founding[number]
        return say("act-found", level=number, count=cost.labour + cost.cards, card=box.rank_name(number))


class Raise(Action):
    """B9.5, S3.7, S3.8: a city rises. A number is the rank that does it."""

    __slots__ = ()

    def numbers(self, state: BattaliaState, seat: int, counts: list[int]) -> list[int]:
        found: list[int] = []
        # Frimen raise a city of level 0 only, and only the council makes such cities (S24.5).
        for rank in range(FRIMAN if state.options.valleys == KINGS_BRIDGE else CHIEF, LORD + 1):
            if can_pay(state, counts, cost_of_raising(state, rank)) and cities_to_raise(state, seat, rank):
                found.append(rank)
        if counts[CLASS_QUEEN] and cities_to_raise(state, seat, QUEEN):
            found.append(QUEEN)
        if counts[CLASS_KING] and cities_to_raise(state, seat, KING):
            found.append(KING)
        return found

    def begin(self, state: BattaliaState, seat: int, number: int) -> None:
        state.push(ChooseCity(seat, number))

    def words(self, box: Box, seat: int, number: int) -> Words:
        message = "act-raise" if number <= LORD else "act-raise-royal"
        return say(message, count=box.costs.raising[number].cards, card=box.rank_name(number))


class Hire(Action):
    """B9.6: a unit. A number is its rank."""

    __slots__ = ()

    def numbers(self, state: BattaliaState, seat: int, counts: list[int]) -> list[int]:
        supplies = supplies_in(state, counts)
        found: list[int] = []
        for rank in range(1, RANKS + 1):
            cost = state.box.costs.hiring[rank]
            # Supply is what most hands lack, so it is asked for first.
            if (
                supplies >= cost.supply
                and state.decks[UNIT_DECK + rank].top != NOTHING
                and can_pay(state, counts, cost)
            ):
                found.append(rank)
        return found

    def begin(self, state: BattaliaState, seat: int, number: int) -> None:
        lay_for(state, seat, HireUnit(seat, number))

    def words(self, box: Box, seat: int, number: int) -> Words:
        return say("act-hire", deck=box.deck_names[UNIT_DECK + number])


class AcquireArtefact(Action):
    """B9.7: an artefact. A number is its type."""

    __slots__ = ()

    def numbers(self, state: BattaliaState, seat: int, counts: list[int]) -> list[int]:
        cost = state.box.costs.artefact
        if supplies_in(state, counts) < cost.supply or not can_pay(state, counts, cost):
            return NO
        return [type for type in range(ARTEFACTS) if state.decks[ARTEFACT_DECK + type].top != NOTHING]

    def begin(self, state: BattaliaState, seat: int, number: int) -> None:
        if state.matching() == number:
            state.push(ChooseFactionOf(seat, number, ""))
        else:
            lay_for(state, seat, Acquire(seat, number, NOTHING))

    def words(self, box: Box, seat: int, number: int) -> Words:
        return say("act-acquire", deck=box.deck_names[ARTEFACT_DECK + number])


class CallHero(Action):
    """B9.8: a hero."""

    __slots__ = ()
    message = "act-hire-hero"

    def numbers(self, state: BattaliaState, seat: int, counts: list[int]) -> list[int]:
        if not may_fight(counts) or hero_in_reserve(state, seat) == NOTHING:
            return NO
        return YES if can_arm_hero(state, seat) else NO

    def begin(self, state: BattaliaState, seat: int, number: int) -> None:
        state.push(HireWithWeapon(seat))


def may_fight(counts: list[int]) -> bool:
    """Whether there may be a weapon at hand: some special artefacts are weapons."""
    return counts[CLASS_WEAPON] > 0 or counts[CLASS_SPECIAL] > 0


class Fight(Action):
    """B9.9, B14: an attack. A number is a hero, or BOTH."""

    __slots__ = ()

    def numbers(self, state: BattaliaState, seat: int, counts: list[int]) -> list[int]:
        if not may_fight(counts):
            return NO
        person = state.people[seat]
        found: list[int] = []
        for hero in range(2):
            if person.heroes[hero] != NOTHING and can_attack(state, seat, 1 << hero):
                found.append(hero)
        # S8.2: both heroes against the same object, with one weapon.
        if state.options.hero_mode and person.heroes_on_board() == 2 and can_attack(state, seat, BOTH_HEROES):
            found.append(BOTH)
        return found

    def begin(self, state: BattaliaState, seat: int, number: int) -> None:
        state.push(TakeWeapon(seat, number + 1))

    def words(self, box: Box, seat: int, number: int) -> Words:
        return say("act-attack-together") if number == BOTH else say("act-attack", hero=hero_name(seat, number))


BOTH: Final = BOTH_HEROES - 1


# ---------------------------------------------------------------------- keeping and changing cards (B9.10 to B12)


class HideCards(Action):
    """B9.10: cards into the hideout."""

    __slots__ = ()
    message = "act-hide"

    def numbers(self, state: BattaliaState, seat: int, counts: list[int]) -> list[int]:
        return YES if can_hide(state, seat) else NO

    def begin(self, state: BattaliaState, seat: int, number: int) -> None:
        begin_hiding(state, seat)


class StationCards(Action):
    """B9.11: a tent is put up."""

    __slots__ = ()
    message = "act-station"

    def numbers(self, state: BattaliaState, seat: int, counts: list[int]) -> list[int]:
        return YES if (counts[CLASS_TENT] or counts[CLASS_SPECIAL]) and usable_tents(state, seat) else NO

    def begin(self, state: BattaliaState, seat: int, number: int) -> None:
        state.push(PutUpTent(seat))


class FetchCards(Action):
    """B11.8: a tent's cards, in a later turn than the one in which it was put up. A number is a tent's."""

    __slots__ = ()

    def numbers(self, state: BattaliaState, seat: int, counts: list[int]) -> list[int]:
        tents = state.people[seat].tents
        return [number for number in range(len(tents)) if tents[number].day < state.day] if tents else NO

    def begin(self, state: BattaliaState, seat: int, number: int) -> None:
        state.people[seat].acted = True
        fetch(state, seat, number)

    def words(self, box: Box, seat: int, number: int) -> Words:
        return say("act-fetch", tent=tent_name(seat, number))


class ChangeCard(Action):
    """B11.1: a card is changed. A number is one of the ways."""

    __slots__ = ()

    def numbers(self, state: BattaliaState, seat: int, counts: list[int]) -> list[int]:
        return ways(state, seat, counts, False)

    def begin(self, state: BattaliaState, seat: int, number: int) -> None:
        state.push(Transform(seat, number))

    def words(self, box: Box, seat: int, number: int) -> Words:
        return way_words(number)


class UseSpecial(Action):
    """B12, S13: a special artefact is played. A number is its."""

    __slots__ = ()

    def numbers(self, state: BattaliaState, seat: int, counts: list[int]) -> list[int]:
        if not counts[CLASS_SPECIAL]:
            return NO
        person = state.people[seat]
        found: list[int] = []
        seen: list[int] = []
        for kind in person.hand + person.bench:
            if FIRST_SPECIAL <= kind < FATE_COPY and kind not in seen:
                seen.append(kind)
                if state.box.specials[kind - FIRST_SPECIAL].usable(state, seat):
                    found.append(kind - FIRST_SPECIAL)
        return found

    def begin(self, state: BattaliaState, seat: int, number: int) -> None:
        person = state.people[seat]
        person.acted = True
        state.use(seat, code_of(person, FIRST_SPECIAL + number))
        if state.listening:
            card = state.box.card_names[FIRST_SPECIAL + number]
            state.tell(say("special-used", seat=seat_words(seat), card=card), state.box.specials[number].rule)
        if state.mended:
            unless_frozen(state, seat, ApplySpecial(seat, number))
        else:
            state.box.specials[number].apply(state, seat)

    def words(self, box: Box, seat: int, number: int) -> Words:
        return say("act-special", card=box.card_names[FIRST_SPECIAL + number])


class UseFate(Action):
    """S14.3: a fate card stands for another's special artefact."""

    __slots__ = ()
    message = "act-copy"

    def numbers(self, state: BattaliaState, seat: int, counts: list[int]) -> list[int]:
        return YES if counts[CLASS_SPECIAL] and copies(state, seat) else NO

    def begin(self, state: BattaliaState, seat: int, number: int) -> None:
        state.push(CopySpecial(seat))
