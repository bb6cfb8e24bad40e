"""Hiring units and heroes, acquiring artefacts, promoting (B9.6 to B9.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.battalia.box.ids import (
    ARROW,
    ARTEFACT_DECK,
    ARTEFACTS,
    CHEST,
    CLASS_OF,
    CLASS_WEAPON,
    FACTIONS,
    FIRST_ROYAL,
    FIRST_SPECIAL,
    NOTHING,
    RANK_OF,
    RANKS,
    SHIELD,
    SWORD,
    UNIT_DECK,
    UNKNOWN_BUILDING,
    UNKNOWN_CROSSROADS,
    artefact,
    colour_of,
    kind_of,
    unit,
)
from tafelrunde.games.battalia.state.roads import is_city
from tafelrunde.games.battalia.steps.moving import come_to_rest, hero_name, put_hero
from tafelrunde.games.battalia.steps.rows import Confirm, kinds_at_hand, lay, lay_for, take_row_back
from tafelrunde.games.battalia.steps.step import (
    GIVE_UP,
    BattaliaQuestion,
    CardQuestion,
    Deed,
    GrantedQuestion,
    SquareQuestion,
    tell,
)
from tafelrunde.games.battalia.words import NO_PRICE, price_of, say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.box.box import Box
    from tafelrunde.games.battalia.box.costs import Cost
    from tafelrunde.games.battalia.state.player import Player
    from tafelrunde.games.battalia.state.state import BattaliaState

WEAPONS: Final = (FIRST_SPECIAL + SWORD, FIRST_SPECIAL + SHIELD, FIRST_SPECIAL + ARROW)


# ---------------------------------------------------------------------- units


class HireUnit(Deed):
    """B9.6: the top unit of a deck joins the shelter, with a supply card."""

    __slots__ = ("rank", "seat")

    rule = "B9.6"
    deed = "hire"

    def __init__(self, seat: int, rank: int) -> None:
        self.seat = seat
        self.rank = rank

    def cost(self, state: BattaliaState) -> Cost:
        return state.box.costs.hiring[self.rank]

    def act(self, state: BattaliaState, price: Words) -> None:
        gain_unit(state, self.seat, self.rank, False, self.rule, price, "hired")

    def words(self, box: Box) -> Words:
        return say("deed-hire", deck=box.deck_names[UNIT_DECK + self.rank])


def gain_unit(
    state: BattaliaState, seat: int, rank: int, to_hand: bool, rule: str, price: Words = NO_PRICE, how: str = ""
) -> None:
    """The top unit of a deck and the supply that comes with it; universal units differ (B16.3, S22.1)."""
    if state.decks[UNIT_DECK + rank].top == NOTHING:
        return
    faction = state.own_deck(UNIT_DECK + rank).take_top(state)
    box = state.box
    supply = box.supply_for_hire[rank - 1] if faction < FACTIONS else box.supply_for_universal[faction - FACTIONS]
    state.gain(seat, unit(rank, faction), to_hand, rule, price, how)
    state.gain_supply(seat, supply, to_hand, rule)


class PromoteUnit(CardQuestion):
    """S5.5.9, S19.3: a unit of the hand is exchanged for the top unit of the next rank. A code is a kind."""

    __slots__ = ("source",)

    rule = "S5.5.9"

    def __init__(self, seat: int, source: str) -> None:
        self.seat = seat
        self.source = source

    def playable(self, state: BattaliaState, seat: int) -> list[int]:
        return [kind for kind in sorted(set(state.people[seat].hand)) if _promotable(state, kind)]

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        super().answer(state, seat, code)
        if code == GIVE_UP:
            tell(state, self.source, "nothing-promoted", seat=seat)

    def play(self, state: BattaliaState, seat: int, code: int) -> None:
        rank = RANK_OF[code]
        state.people[seat].leave_hand(code)
        state.own_deck(UNIT_DECK + rank).put_under(colour_of(code))
        promoted = unit(rank + 1, state.own_deck(UNIT_DECK + rank + 1).take_top(state))
        state.people[seat].take_openly(promoted)
        names = state.box.card_names
        tell(state, self.source, "promoted", seat=seat, card=names[code], promoted=names[promoted])

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-promote")


def _promotable(state: BattaliaState, kind: int) -> bool:
    return kind < FIRST_ROYAL and RANK_OF[kind] < RANKS and state.decks[UNIT_DECK + RANK_OF[kind] + 1].top != NOTHING


# ---------------------------------------------------------------------- artefacts


class ChooseArtefact(GrantedQuestion):
    """A type of artefact that is free of charge (S5.5.1, S9.4). A code is a type."""

    __slots__ = ()

    rule = "B9.7"

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return [type for type in range(ARTEFACTS) if state.decks[ARTEFACT_DECK + type].top != NOTHING]

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        take_artefact(state, seat, code, self.source)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-artefact")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-deck", deck=box.deck_names[ARTEFACT_DECK + code])


def take_artefact(state: BattaliaState, seat: int, type: int, source: str) -> None:
    """A free artefact comes into the hand: the top card, or any faction if the symbols match (B6.4)."""
    if state.matching() == type:
        state.push(ChooseFactionOf(seat, type, source))
    elif state.decks[ARTEFACT_DECK + type].top != NOTHING:
        _take(state, seat, type, state.own_deck(ARTEFACT_DECK + type).take_top(state), source)


def _take(state: BattaliaState, seat: int, type: int, faction: int, rule: str) -> None:
    """A free artefact comes into the hand; at a trading post a chest has been given for it (S9.4)."""
    kind = artefact(type, faction)
    if rule == "S9.4":
        state.gain(seat, kind, True, rule, price_of([state.box.card_names[CHEST]]))
        state.people[seat].mark_traded(kind)
    else:
        state.gain(seat, kind, True, rule)


class ChooseFactionOf(BattaliaQuestion):
    """B6.4: the symbols match, so the faction can be chosen. A code is a faction.

    Without a source it is for a row that is still to be paid.
    """

    __slots__ = ("source", "type")

    rule = "B6.4"

    def __init__(self, seat: int, type: int, source: str) -> None:
        self.seat = seat
        self.type = type
        self.source = source

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return state.decks[ARTEFACT_DECK + self.type].factions()

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        if self.source == "":
            lay_for(state, seat, Acquire(seat, self.type, code))
        else:
            state.own_deck(ARTEFACT_DECK + self.type).take(state, code)
            _take(state, seat, self.type, code, self.source)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-faction-of", deck=box.deck_names[ARTEFACT_DECK + self.type]).about("zone:factions")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-card", card=box.card_names[artefact(self.type, code)])


class Acquire(Deed):
    """B9.7: an artefact joins the shelter: the top card, or one of the chosen faction."""

    __slots__ = ("faction", "seat", "type")

    rule = "B9.7"
    deed = "artefact"

    def __init__(self, seat: int, type: int, faction: int) -> None:
        self.seat = seat
        self.type = type
        self.faction = faction

    def cost(self, state: BattaliaState) -> Cost:
        return state.box.costs.artefact

    def act(self, state: BattaliaState, price: Words) -> None:
        deck = state.own_deck(ARTEFACT_DECK + self.type)
        faction = self.faction
        if faction == NOTHING:
            faction = deck.take_top(state)
        else:
            deck.take(state, faction)
        state.gain(self.seat, artefact(self.type, faction), False, self.rule, price, "acquired")

    def words(self, box: Box) -> Words:
        if self.faction == NOTHING:
            return say("deed-artefact", deck=box.deck_names[ARTEFACT_DECK + self.type])
        return say("deed-artefact", deck=box.card_names[artefact(self.type, self.faction)])


# ---------------------------------------------------------------------- heroes


def weapons_at_hand(person: Player, in_battle: bool) -> list[int]:
    """The cards that can serve as a weapon; one that a Hammer stands for never fights (B12.5)."""
    found: list[int] = []
    for code in kinds_at_hand(person):
        kind = kind_of(code)
        if kind in WEAPONS or (CLASS_OF[code] == CLASS_WEAPON and (kind < FIRST_SPECIAL or not in_battle)):
            found.append(code)
    return found


def can_arm_hero(state: BattaliaState, seat: int) -> bool:
    """B9.8: whether there are as many weapons at hand as a hero costs, and a place to appear on."""
    person = state.people[seat]
    kinds = person.hand + person.bench
    count = 0
    places = 0
    for weapon in weapons_at_hand(person, False):
        count += kinds.count(kind_of(weapon))
        places += len(places_for_hero(state, seat, weapon))
    return places > 0 and count >= state.box.costs.hero.cards


def places_for_hero(state: BattaliaState, seat: int, weapon: int) -> list[int]:
    """B9.8: an own city; Farrell's Arrow also reaches the squares around an own hero (S13.1)."""
    found = [square for square in state.linked[seat] if state.owners[square] == seat and is_city(state.kinds[square])]
    if kind_of(weapon) == FIRST_SPECIAL + ARROW:
        for hero in state.people[seat].heroes:
            if hero != NOTHING:
                for square in [hero, *state.board.near[hero]]:
                    if square not in found and enterable(state, square):
                        found.append(square)
    return sorted(found)


def enterable(state: BattaliaState, square: int) -> bool:
    """Whether a figure can stand on a square."""
    return state.kinds[square] not in (NOTHING, UNKNOWN_CROSSROADS, UNKNOWN_BUILDING)


def hero_in_reserve(state: BattaliaState, seat: int) -> int:
    """The hero that would be hired next, or NOTHING."""
    heroes = state.people[seat].heroes
    return 0 if heroes[0] == NOTHING else 1 if heroes[1] == NOTHING else NOTHING


class HireWithWeapon(CardQuestion):
    """B9.8: which weapon pays for the hero. A code is a card."""

    __slots__ = ()

    rule = "B9.8"

    def playable(self, state: BattaliaState, seat: int) -> list[int]:
        weapons = weapons_at_hand(state.people[seat], False)
        return [code for code in weapons if places_for_hero(state, seat, code)]

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        if code == GIVE_UP:
            take_row_back(state, seat)
            return
        lay(state, seat, code)
        row = state.people[seat].row
        if len(row) < state.box.costs.hero.cards:
            state.push(self)
            return
        reaching = [weapon for weapon in row if kind_of(weapon) == FIRST_SPECIAL + ARROW]
        state.push(ChooseHeroPlace(seat, reaching[0] if reaching else code))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-weapon-for-hero")


class ChooseHeroPlace(SquareQuestion):
    """B9.8: where the hero appears. A code is a square."""

    __slots__ = ("weapon",)

    rule = "B9.8"

    def __init__(self, seat: int, weapon: int) -> None:
        self.seat = seat
        self.weapon = weapon

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return places_for_hero(state, seat, self.weapon)

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        state.push(Confirm(seat, HireHero(seat, hero_in_reserve(state, seat), code)))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-hero-place")


class HireHero(Deed):
    """B9.8: a hero comes onto the board."""

    __slots__ = ("hero", "seat", "square")

    rule = "B9.8"
    deed = "hero"

    def __init__(self, seat: int, hero: int, square: int) -> None:
        self.seat = seat
        self.hero = hero
        self.square = square

    def cost(self, state: BattaliaState) -> Cost:
        return state.box.costs.hero

    def act(self, state: BattaliaState, price: Words) -> None:
        put_hero(state, self.seat, self.hero, self.square, "hero-hired", self.rule, price)
        come_to_rest(state, self.seat, self.hero)

    def words(self, box: Box) -> Words:
        return say("deed-hero", hero=hero_name(self.seat, self.hero), square=box.square_names[self.square])
