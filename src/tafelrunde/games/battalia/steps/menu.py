"""What a seat can begin in its turn (B7, B9), and where each beginning leads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.battalia.box.ids import (
    ARTEFACT_DECK,
    ARTEFACTS,
    CHIEF,
    CLASS_KING,
    CLASS_QUEEN,
    CLASS_SPECIAL,
    CLASS_STARDUST,
    CLASS_SUPPLY,
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
    NOTHING,
    POTIONS,
    QUEEN,
    RANKS,
    UNIT_DECK,
    UNIVERSAL,
    UNKNOWN_BUILDING,
)
from tafelrunde.games.battalia.state.match_options import KINGS_BRIDGE, MOUNTAIN_PASS, NO_VALLEYS
from tafelrunde.games.battalia.steps.attacking import BOTH_HEROES, TakeWeapon, can_attack
from tafelrunde.games.battalia.steps.building import (
    ROAD,
    ChooseCity,
    ChooseCityDeck,
    ChooseSite,
    cities_to_build,
    cities_to_raise,
    roads_to_build,
)
from tafelrunde.games.battalia.steps.characters import PayTribute, can_be_served
from tafelrunde.games.battalia.steps.hiring import (
    Acquire,
    ChooseFactionOf,
    HireUnit,
    HireWithWeapon,
    hero_in_reserve,
    places_for_hero,
    weapons_at_hand,
)
from tafelrunde.games.battalia.steps.keeping import (
    PutUpTent,
    SendToLimbo,
    can_hide,
    fetch,
    hidden_option,
    unhide,
    usable_tents,
)
from tafelrunde.games.battalia.steps.moving import MoveHero, can_move, hero_name
from tafelrunde.games.battalia.steps.potions import ChoosePotion, drink
from tafelrunde.games.battalia.steps.rows import can_pay, code_of, lay_for
from tafelrunde.games.battalia.steps.storms import tent_name
from tafelrunde.games.battalia.steps.trading import POSTS, ChoosePostPlace, places_for_post, trade, trades
from tafelrunde.games.battalia.steps.valleys import (
    ChooseDiscovery,
    Council,
    TakeGift,
    can_take_amplifier,
    deals,
    discoverable,
    discovery_cost,
    gifts,
    take_amplifier,
)
from tafelrunde.games.battalia.steps.workbench import CopySpecial, Transform, copies, way_words, ways
from tafelrunde.games.battalia.words import say
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.box.box import Box
    from tafelrunde.games.battalia.state.state import BattaliaState

# A code is one of these with a number below 128 added: a hero, a deck, a rank, ...
END: Final = 0
EXCHANGE: Final = 1
COPY: Final = 2
HIRE_HERO: Final = 3
HIDE: Final = 4
STATION: Final = 5
POST: Final = 6
POTION: Final = 7
DISCOVER: Final = 8
DISCOVER_SIMPLE: Final = 9
GIFT: Final = 10
COHORT: Final = 1 << 7
MOVE: Final = 2 << 7
BUILD_ROAD: Final = 3 << 7
FOUND: Final = 4 << 7
RAISE: Final = 5 << 7
HIRE: Final = 6 << 7
ACQUIRE: Final = 7 << 7
ATTACK: Final = 8 << 7
FETCH: Final = 9 << 7
TRANSFORM: Final = 10 << 7
SPECIAL: Final = 11 << 7
TRADE: Final = 12 << 7
DRINK: Final = 13 << 7
TRIBUTE: Final = 14 << 7
AMPLIFIER: Final = 15 << 7
COUNCIL: Final = 16 << 7
UNHIDE: Final = 17 << 7


# ---------------------------------------------------------------------- what is possible


def actions(state: BattaliaState, seat: int) -> list[int]:
    """Everything that a seat can begin now, and ending its turn."""
    person = state.people[seat]
    codes = [END]
    if not person.acted:
        # B13.3: hidden cards come back at the start of a turn only.
        codes.extend([UNHIDE + kind for kind in sorted(set(person.hidden))])
        if not person.declared:
            _declarations(state, seat, codes)
    counts = person.counts()
    for hero in range(2):
        if can_move(state, seat, hero, counts):
            codes.append(MOVE + hero)
    _building(state, seat, counts, codes)
    _hiring(state, seat, counts, codes)
    _fighting(state, seat, counts, codes)
    _keeping(state, seat, counts, codes)
    for way in ways(state, seat, counts, False):
        codes.append(TRANSFORM + way)
    if counts[CLASS_SPECIAL]:
        _specials(state, seat, codes)
    _modules(state, seat, counts, codes)
    return codes


def _declarations(state: BattaliaState, seat: int, codes: list[int]) -> None:
    """B7.1, B7.2: exchange the hand, or show a cohort."""
    person = state.people[seat]
    if person.hand:
        codes.append(EXCHANGE)
    for faction in range(FACTIONS):
        if len(cohort(person.hand, faction)) >= state.box.cohort_least:
            codes.append(COHORT + faction)


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


def _building(state: BattaliaState, seat: int, counts: list[int], codes: list[int]) -> None:
    costs = state.box.costs
    if counts[FRIMAN] or counts[CLASS_TOOL]:
        for kind in roads_to_build(state, seat, counts):
            codes.append(BUILD_ROAD + kind)
    founding = False
    asked = False
    for level in range(FRIMAN, LORD + 1):
        if (counts[level] or level == FRIMAN) and can_pay(state, counts, costs.founding[level]):
            if not asked:
                founding = len(cities_to_build(state, seat)) > 0
                asked = True
            if founding:
                codes.append(FOUND + level)
    # Frimen raise a city of level 0 only, and only the council makes such cities (S24.5).
    for rank in range(FRIMAN if state.options.valleys == KINGS_BRIDGE else CHIEF, LORD + 1):
        if counts[rank] >= costs.raising[rank].cards and cities_to_raise(state, seat, rank):
            codes.append(RAISE + rank)
    if counts[CLASS_QUEEN] and cities_to_raise(state, seat, QUEEN):
        codes.append(RAISE + QUEEN)
    if counts[CLASS_KING] and cities_to_raise(state, seat, KING):
        codes.append(RAISE + KING)


def _hiring(state: BattaliaState, seat: int, counts: list[int], codes: list[int]) -> None:
    costs = state.box.costs
    supplies = counts[CLASS_SUPPLY] + state.box.stardust_counts_as * counts[CLASS_STARDUST]
    for rank in range(1, RANKS + 1):
        cost = costs.hiring[rank]
        if supplies >= cost.supply and state.decks[UNIT_DECK + rank].top != NOTHING and can_pay(state, counts, cost):
            codes.append(HIRE + rank)
    if supplies >= costs.artefact.supply and can_pay(state, counts, costs.artefact):
        for type in range(ARTEFACTS):
            if state.decks[ARTEFACT_DECK + type].top != NOTHING:
                codes.append(ACQUIRE + type)


def _fighting(state: BattaliaState, seat: int, counts: list[int], codes: list[int]) -> None:
    if counts[CLASS_WEAPON] == 0 and counts[CLASS_SPECIAL] == 0:
        return
    person = state.people[seat]
    if hero_in_reserve(state, seat) != NOTHING:
        for weapon in weapons_at_hand(person, False):
            if places_for_hero(state, seat, weapon):
                codes.append(HIRE_HERO)
                break
    for hero in range(2):
        if person.heroes[hero] != NOTHING and can_attack(state, seat, 1 << hero):
            codes.append(ATTACK + hero)
    # S8.2: both heroes against the same object, with one weapon.
    if state.options.hero_mode and person.heroes_on_board() == 2 and can_attack(state, seat, BOTH_HEROES):
        codes.append(ATTACK + 2)


def _keeping(state: BattaliaState, seat: int, counts: list[int], codes: list[int]) -> None:
    person = state.people[seat]
    if can_hide(state, seat):
        codes.append(HIDE)
    if (counts[CLASS_TENT] or counts[CLASS_SPECIAL]) and usable_tents(state, seat):
        codes.append(STATION)
    for number in range(len(person.tents)):
        # B11.8: in a later turn than the one in which it was put up.
        if person.tents[number].day < state.day:
            codes.append(FETCH + number)


def _specials(state: BattaliaState, seat: int, codes: list[int]) -> None:
    person = state.people[seat]
    seen: list[int] = []
    for kind in person.hand + person.bench:
        if kind >= FIRST_SPECIAL and kind < FATE_COPY and kind not in seen:
            seen.append(kind)
            if state.box.specials[kind - FIRST_SPECIAL].usable(state, seat):
                codes.append(SPECIAL + kind - FIRST_SPECIAL)
    if copies(state, seat):
        codes.append(COPY)


def _modules(state: BattaliaState, seat: int, counts: list[int], codes: list[int]) -> None:
    """Trading posts, potions, Metamorpha, valleys: whatever is played with."""
    options = state.options
    person = state.people[seat]
    if options.trading:
        if len(person.posts) < POSTS and can_pay(state, counts, state.box.costs.post) and places_for_post(state, seat):
            codes.append(POST)
        for what in trades(state, seat):
            codes.append(TRADE + what)
    if state.bilkarr != NOTHING and state.heroes_at(seat, state.bilkarr):
        supplies = counts[CLASS_SUPPLY] + state.box.stardust_counts_as * counts[CLASS_STARDUST]
        if supplies >= state.box.costs.potion.supply and NOTHING in state.potion_owners:
            codes.append(POTION)
    for potion in range(POTIONS):
        if state.potion_owners[potion] == seat and state.potion_days[potion] == 0:
            codes.append(DRINK + potion)
    if state.metamorpha != NOTHING:
        for hero in range(2):
            if can_be_served(state, seat, hero):
                codes.append(TRIBUTE + hero)
    if options.valleys != NO_VALLEYS:
        _valleys(state, seat, counts, codes)


def _valleys(state: BattaliaState, seat: int, counts: list[int], codes: list[int]) -> None:
    kinds = 0
    for square in discoverable(state, seat):
        if can_pay(state, counts, discovery_cost(state, square)):
            kinds |= 1 if state.kinds[square] == UNKNOWN_BUILDING else 2
    if kinds & 2:
        codes.append(DISCOVER)
    elif kinds:
        codes.append(DISCOVER_SIMPLE)
    if gifts(state, seat):
        codes.append(GIFT)
    for hero in range(2):
        if state.options.valleys == MOUNTAIN_PASS and can_take_amplifier(state, seat, hero):
            codes.append(AMPLIFIER + hero)
        if state.options.valleys == KINGS_BRIDGE and state.people[seat].at_council >> hero & 1 and deals(state, seat):
            codes.append(COUNCIL + hero)


# ---------------------------------------------------------------------- beginning it


def begin(state: BattaliaState, seat: int, code: int) -> None:
    """Push the step that an action begins with. Ending the turn is not among them."""
    number = code & 127
    action = code - number
    person = state.people[seat]
    if action == MOVE:
        state.push(MoveHero(seat, number, 0, 0, False))
    elif action == BUILD_ROAD:
        state.push(ChooseSite(seat, number, ROAD, False))
    elif action == FOUND:
        state.push(ChooseCityDeck(seat, number))
    elif action == RAISE:
        state.push(ChooseCity(seat, number))
    elif action == HIRE:
        lay_for(state, seat, HireUnit(seat, number))
    elif action == ACQUIRE:
        if state.matching() == number:
            state.push(ChooseFactionOf(seat, number, ""))
        else:
            lay_for(state, seat, Acquire(seat, number, NOTHING))
    elif action == ATTACK:
        state.push(TakeWeapon(seat, number + 1))
    elif action == TRANSFORM:
        state.push(Transform(seat, number))
    elif action == FETCH:
        person.acted = True
        fetch(state, seat, number)
    elif action == UNHIDE:
        unhide(state, seat, number)
    elif action == SPECIAL:
        person.acted = True
        state.use(seat, code_of(person, FIRST_SPECIAL + number))
        if state.listening:
            card = state.box.card_names[FIRST_SPECIAL + number]
            state.tell(say("special-used", seat=seat_words(seat), card=card), state.box.specials[number].rule)
        state.box.specials[number].apply(state, seat)
    elif action == COHORT:
        _show_cohort(state, seat, number)
    else:
        _begin_module(state, seat, action, number, code)


def _begin_module(state: BattaliaState, seat: int, action: int, number: int, code: int) -> None:
    if code == EXCHANGE:
        _exchange(state, seat)
    elif code == COPY:
        state.push(CopySpecial(seat))
    elif code == HIRE_HERO:
        state.push(HireWithWeapon(seat))
    elif code == HIDE:
        state.push(SendToLimbo(seat))
    elif code == STATION:
        state.push(PutUpTent(seat))
    elif code == POST:
        state.push(ChoosePostPlace(seat))
    elif code == POTION:
        state.push(ChoosePotion(seat))
    elif code in (DISCOVER, DISCOVER_SIMPLE):
        state.push(ChooseDiscovery(seat, code == DISCOVER_SIMPLE))
    elif code == GIFT:
        state.push(TakeGift(seat))
    elif action == TRADE:
        trade(state, seat, number)
    elif action == DRINK:
        drink(state, seat, number)
    elif action == TRIBUTE:
        state.push(PayTribute(seat, number))
    elif action == AMPLIFIER:
        take_amplifier(state, seat, number)
    else:
        state.push(Council(seat, number))


def _exchange(state: BattaliaState, seat: int) -> None:
    """B7.1: the whole hand for five new cards."""
    person = state.people[seat]
    person.declared = True
    person.acted = True
    person.discard_all()
    if state.listening:
        state.tell(say("exchanged", seat=seat_words(seat)), "B7.1")
    state.draw(seat, state.box.exchange_draw, "B7.1")


def _show_cohort(state: BattaliaState, seat: int, faction: int) -> None:
    """B7.2: cards of one faction are shown for further cards."""
    person = state.people[seat]
    person.declared = True
    person.acted = True
    shown = cohort(person.hand, faction)
    person.show(shown)
    state.reveals += 1
    if state.listening:
        state.tell(
            say("cohort", seat=seat_words(seat), faction=state.box.faction_names[faction], count=len(shown)), "B7.2"
        )
    state.draw(seat, len(shown) - state.box.cohort_less, "B7.2")


# ---------------------------------------------------------------------- in words


# Messages of the actions that are about nothing but themselves.
PLAIN: Final = {
    END: "act-end",
    EXCHANGE: "act-exchange",
    COPY: "act-copy",
    HIRE_HERO: "act-hire-hero",
    HIDE: "act-hide",
    STATION: "act-station",
    POST: "act-post",
    POTION: "act-potion",
    DISCOVER: "act-discover",
    DISCOVER_SIMPLE: "act-discover",
    GIFT: "act-gift",
}


def action_words(box: Box, seat: int, code: int) -> Words:
    """An action of the menu in words."""
    number = code & 127
    action = code - number
    if action == 0:
        return say(PLAIN[code])
    if action in (MOVE, TRIBUTE, AMPLIFIER, COUNCIL) or (action == ATTACK and number < 2):
        names = {MOVE: "move", TRIBUTE: "tribute", AMPLIFIER: "amplifier", COUNCIL: "council", ATTACK: "attack"}
        return say(f"act-{names[action]}", hero=hero_name(seat, number))
    if action == ATTACK:
        return say("act-attack-together")
    if action == COHORT:
        return say("act-cohort", faction=box.faction_names[number])
    if action == BUILD_ROAD:
        return say("act-road", deck=box.deck_names[number])
    if action == FOUND:
        cost = box.costs.founding[number]
        return say("act-found", level=number, count=cost.labour + cost.cards, card=box.rank_name(number))
    if action == RAISE:
        message = "act-raise" if number <= LORD else "act-raise-royal"
        return say(message, count=box.costs.raising[number].cards, card=box.rank_name(number))
    if action == HIRE:
        return say("act-hire", deck=box.deck_names[UNIT_DECK + number])
    if action == ACQUIRE:
        return say("act-acquire", deck=box.deck_names[ARTEFACT_DECK + number])
    if action == FETCH:
        return say("act-fetch", tent=tent_name(seat, number))
    if action == TRANSFORM:
        return way_words(number)
    if action == SPECIAL:
        return say("act-special", card=box.card_names[FIRST_SPECIAL + number])
    if action == TRADE:
        return say(f"act-trade-{number}")
    if action == DRINK:
        return say("choose-drink", potion=box.potion_names[number])
    return hidden_option(box, number)
