"""Cards that change other cards until the end of the turn (B11): what they make lies on the workbench as virtual cards.

A virtual card can be laid like a real one, in the same row as its twin or in another one (a branched row, B8.2).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.battalia.box.ids import (
    AMULET,
    ARTEFACTS,
    BOOK,
    CLASS_AMULET,
    CLASS_OF,
    CLASS_SCROLL,
    CLASS_SPECIAL,
    CLASS_TITLE,
    CROWN,
    ECLIPSE,
    FACTION_OF,
    FACTIONS,
    FATE_COPY,
    FIRST_ARTEFACT,
    FIRST_PEACEFUL_ARTEFACT,
    FIRST_PEACEFUL_UNIT,
    FIRST_ROYAL,
    FIRST_SPECIAL,
    LORD,
    NO_FACTION,
    NOTHING,
    PAVILION,
    RANK_OF,
    RANKS,
    RAW_FANATIC,
    SCROLL,
    SPECIALS,
    STARDUST,
    SUPPLY,
    TENT,
    TITLE,
    artefact,
    colour_of,
    is_peaceful,
    is_virtual,
    kind_of,
    unit,
)
from tafelrunde.games.battalia.steps.frost import use_daily
from tafelrunde.games.battalia.steps.rows import code_of, kinds_at_hand
from tafelrunde.games.battalia.steps.step import ENOUGH, BattaliaQuestion, BattaliaStep, CardQuestion, card_option
from tafelrunde.games.battalia.words import say, several
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.box.box import Box
    from tafelrunde.games.battalia.state.player import Player
    from tafelrunde.games.battalia.state.state import BattaliaState

# What transforms: the three artefacts, two special ones, a potion, and the fanatics' own rite.
BY_SCROLL: Final = 0
BY_TITLE: Final = 1
BY_AMULET: Final = 2
BY_CROWN: Final = 3
BY_BOOK: Final = 4
BY_ECLIPSE: Final = 5
BY_FANATIC: Final = 6
WAYS: Final = 7
# The class of the card that does it, for the first three.
CHANGING: Final = (CLASS_SCROLL, CLASS_TITLE, CLASS_AMULET)
# Metamorpha's frost does what a scroll does, without one (S19.3); a Hammer stands for an artefact itself (B12.6.1).
BY_FROST: Final = 7
BY_HAMMER: Final = 8

# What is played for it, as drawings know it: any card of a kind, or a potion.
PLAYED: Final = (
    "kind:scroll",
    "kind:title",
    "kind:amulet",
    "kind:crown_of_titus",
    "kind:book_of_crea",
    "potion:eclipse",
    "kind:fanatics",
)

RULES: Final = ("B11.9", "B11.10", "B11.11", "B12.6.6", "B12.6.10", "S21.5.3", "S22.2", "S19.3.5", "B12.6.1")

KEEP_FACE: Final = 0
ROLL_AGAIN: Final = 1


# ---------------------------------------------------------------------- what can be transformed


def can_double(code: int) -> bool:
    """B11.3: units of the six factions, virtual ones too, but neither universal nor royal ones."""
    kind = kind_of(code)
    return (kind < FIRST_ROYAL and FACTION_OF[kind] < FACTIONS) or (
        FIRST_PEACEFUL_UNIT <= kind < FIRST_PEACEFUL_ARTEFACT
    )


def can_rise(code: int) -> bool:
    """The same, below a lord."""
    return can_double(code) and RANK_OF[kind_of(code)] < LORD


def can_change(code: int) -> bool:
    """B11.3, B12.3: any real card of the hand that is neither universal nor royal."""
    return not is_virtual(code) and not FIRST_ROYAL <= code < FIRST_ARTEFACT and FACTION_OF[code] != FACTIONS


def usable_codes(state: BattaliaState, person: Player) -> list[int]:
    """The cards at hand; in a battle none that a Hammer or an Eclipse stands for (B12.5, S21.5.3)."""
    codes = kinds_at_hand(person)
    if state.battle.going and state.mended:
        return [code for code in codes if not is_peaceful(code)]
    return codes


def cards_for(state: BattaliaState, seat: int, way: int) -> list[int]:
    """The cards that can be changed in this way, as codes."""
    return _cards_among(usable_codes(state, state.people[seat]), state, seat, way)


def _cards_among(codes: list[int], state: BattaliaState, seat: int, way: int) -> list[int]:
    if way == BY_SCROLL:
        return [code for code in codes if can_double(code)]
    if way == BY_FROST:
        # S19.3.5: no scroll, so that universal units count too; a fanatic must have had its sacrifice (S22.2).
        return [code for code in codes if 1 <= CLASS_OF[code] <= RANKS]
    if way in (BY_TITLE, BY_CROWN):
        return [code for code in codes if can_rise(code)]
    if way == BY_FANATIC:
        found = [code for code in codes if CLASS_OF[code] == RAW_FANATIC and not is_virtual(code)]
        return [code for code in found if sacrifices(state.people[seat], code)]
    if way == BY_ECLIPSE:
        # S21.5.3: a potion is no artefact and takes any card; a fanatic is not played without a sacrifice (S22.2).
        return [code for code in codes if not is_virtual(code) and CLASS_OF[code] != RAW_FANATIC]
    found = [code for code in codes if can_change(code)]
    if way == BY_AMULET:
        # The amulet itself is no other card.
        found = [
            code
            for code in found
            if CLASS_OF[code] != CLASS_AMULET or changing_card(state, seat, BY_AMULET, code) != NOTHING
        ]
    return found


def sacrifices(person: Player, fanatic: int) -> list[int]:
    """S22.2: the cards that can go to limbo so that a fanatic is played; stardust never can (S10.2)."""
    found: list[int] = []
    for kind in sorted(set(person.hand)):
        if kind != STARDUST and (kind != fanatic or person.hand.count(kind) > 1):
            found.append(kind)
    return found


def ways(state: BattaliaState, seat: int, counts: list[int], in_battle: bool) -> list[int]:
    """The ways in which a seat could change a card now."""
    found: list[int] = []
    eclipse = not in_battle and state.has_potion(seat, ECLIPSE) and not state.potions_used >> ECLIPSE & 1
    cards = counts[CLASS_SCROLL] + counts[CLASS_TITLE] + counts[CLASS_AMULET] + counts[CLASS_SPECIAL]
    if cards + counts[RAW_FANATIC] == 0 and not eclipse:
        return found
    # Asked after every choice: the cards at hand are sorted once for all ways.
    person = state.people[seat]
    codes = usable_codes(state, person)
    for way in (BY_SCROLL, BY_TITLE, BY_AMULET):
        usable = counts[CHANGING[way]] and (not in_battle or changing_card(state, seat, way, NOTHING) != NOTHING)
        if usable and _cards_among(codes, state, seat, way):
            found.append(way)
    if counts[CLASS_SPECIAL]:
        if code_of(person, FIRST_SPECIAL + CROWN) != NOTHING and _cards_among(codes, state, seat, BY_CROWN):
            found.append(BY_CROWN)
        if code_of(person, FIRST_SPECIAL + BOOK) != NOTHING and _cards_among(codes, state, seat, BY_BOOK):
            found.append(BY_BOOK)
    if eclipse and _cards_among(codes, state, seat, BY_ECLIPSE):
        found.append(BY_ECLIPSE)
    if counts[RAW_FANATIC] and _cards_among(codes, state, seat, BY_FANATIC):
        found.append(BY_FANATIC)
    return found


def changing_card(state: BattaliaState, seat: int, way: int, changed: int) -> int:
    """The scroll, title or amulet that would be played to change a card, or NOTHING."""
    person = state.people[seat]
    for code in usable_codes(state, person):
        if CLASS_OF[code] == CHANGING[way] and (code != changed or person.hand.count(code) > 1):
            return code
    return NOTHING


# ---------------------------------------------------------------------- the questions


def way_words(way: int) -> Words:
    """A way to change a card, with the id of what is played for it."""
    return say(f"choose-transform-{way}").about(PLAYED[way])


class Transform(CardQuestion):
    """B11.1: which card is changed. A code is a card; VIRTUAL is added for one of the workbench."""

    __slots__ = ("way",)

    rule = "B11.1"

    def __init__(self, seat: int, way: int) -> None:
        self.seat = seat
        self.way = way

    def playable(self, state: BattaliaState, seat: int) -> list[int]:
        return cards_for(state, seat, self.way)

    def play(self, state: BattaliaState, seat: int, code: int) -> None:
        way = self.way
        person = state.people[seat]
        person.acted = True
        kind = kind_of(code)
        if way == BY_FANATIC:
            state.push(Sacrifice(seat, code))
            return
        box = state.box
        by = spend(state, seat, way, code)
        state.use(seat, code)
        if state.listening:
            state.tell(say("changes", seat=seat_words(seat), by=by, card=box.card_names[kind]), RULES[way])
        if way == BY_SCROLL:
            times = box.artefact_lit[SCROLL] if state.lit() == SCROLL else box.artefact_figure[SCROLL]
            make(state, seat, [kind] * times, way)
        elif way == BY_FROST:
            make(state, seat, [kind, kind], way)
        elif way == BY_TITLE:
            ranks = box.artefact_lit[TITLE] if state.lit() == TITLE else box.artefact_figure[TITLE]
            make(state, seat, [raised(kind, ranks)], way)
        elif way == BY_CROWN:
            state.push(ChooseRank(seat, kind))
        elif way == BY_AMULET:
            rolls = box.artefact_lit[AMULET] if state.lit() == AMULET else box.artefact_figure[AMULET]
            state.push(Roll(seat, home_of(state, seat, kind), rolls))
        else:
            faction = NO_FACTION if way == BY_ECLIPSE else home_of(state, seat, kind)
            state.push(ChooseWild(seat, faction, True, way))

    def prompt(self, box: Box, seat: int) -> Words:
        return say(f"ask-transform-{self.way}")


def spend(state: BattaliaState, seat: int, way: int, changed: int) -> Words:
    """The card that changes another one is played, or the potion is used for today. Says what it is."""
    person, names = state.people[seat], state.box.card_names
    if way == BY_ECLIPSE:
        use_daily(state, ECLIPSE)
        return state.box.potion_names[ECLIPSE]
    if way in (BY_CROWN, BY_BOOK):
        code = code_of(person, FIRST_SPECIAL + (CROWN if way == BY_CROWN else BOOK))
    elif way == BY_FROST:
        return say("choose-metamorpha")
    else:
        code = changing_card(state, seat, way, changed)
    if code == NOTHING:
        return way_words(way)
    state.use(seat, code)
    return names[kind_of(code)]


def home_of(state: BattaliaState, seat: int, kind: int) -> int:
    """B11.4: a changed card keeps its faction; a neutral one gets the player's own."""
    faction = FACTION_OF[kind]
    return state.people[seat].faction if faction == NO_FACTION else faction


def raised(kind: int, ranks: int) -> int:
    """A unit so many ranks higher, at most a lord (B11.10)."""
    rank = min(LORD, RANK_OF[kind] + ranks)
    if kind >= FIRST_PEACEFUL_UNIT:
        return FIRST_PEACEFUL_UNIT + rank - 1
    return unit(rank, colour_of(kind))


def make(state: BattaliaState, seat: int, kinds: list[int], way: int) -> None:
    """Virtual cards come onto the workbench."""
    person = state.people[seat]
    person.bench.extend(kinds)
    if state.listening:
        card = several(len(kinds), state.box.card_names[kinds[0]])
        state.tell(say("transformed", seat=seat_words(seat), card=card), RULES[way])


class Sacrifice(CardQuestion):
    """S22.2: which card goes to limbo, so that the fanatic counts double. A code is a kind."""

    __slots__ = ("fanatic",)

    rule = "S22.2"

    def __init__(self, seat: int, fanatic: int) -> None:
        self.seat = seat
        self.fanatic = fanatic

    def playable(self, state: BattaliaState, seat: int) -> list[int]:
        return sacrifices(state.people[seat], self.fanatic) if self.fanatic in state.people[seat].hand else []

    def play(self, state: BattaliaState, seat: int, code: int) -> None:
        state.put_in_limbo(seat, code, self.rule)
        state.use(seat, self.fanatic)
        make(state, seat, [self.fanatic, self.fanatic], BY_FANATIC)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-sacrifice", card=box.card_names[self.fanatic])


class SacrificeForSnatched(Sacrifice):
    """S22.2: a fanatic from another's hand needs its sacrifice too, at once or not at all. A code is a kind or ENOUGH.

    It lies in its owner's shelter already.
    """

    __slots__ = ()

    def playable(self, state: BattaliaState, seat: int) -> list[int]:
        return [*sacrifices(state.people[seat], NOTHING), ENOUGH]

    def play(self, state: BattaliaState, seat: int, code: int) -> None:
        if code != ENOUGH:
            state.put_in_limbo(seat, code, self.rule)
            make(state, seat, [self.fanatic, self.fanatic], BY_FANATIC)

    def option(self, box: Box, code: int) -> Words:
        return say("choose-no-sacrifice") if code == ENOUGH else card_option(box, code)


class ChooseRank(BattaliaQuestion):
    """B12.6.6: the rank that the Crown gives. A code is a rank."""

    __slots__ = ("kind",)

    rule = "B12.6.6"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return range(RANK_OF[self.kind] + 1, RANKS + 1)

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        make(state, seat, [raised(self.kind, code - RANK_OF[self.kind])], BY_CROWN)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-rank")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-rank", card=box.rank_name(code))


# ---------------------------------------------------------------------- the die


class Roll(BattaliaStep):
    """B11.11: the die is rolled for a card that has been laid under an amulet."""

    __slots__ = ("faction", "rolls", "seat")

    rule = "B11.11"

    def __init__(self, seat: int, faction: int, rolls: int) -> None:
        self.seat = seat
        self.faction = faction
        self.rolls = rolls

    def run(self, state: BattaliaState) -> None:
        face = int(state.below(6)) + 1
        self.tell(state, "rolled", seat=self.seat, face=face)
        if self.rolls > 1:
            state.push(KeepRoll(self.seat, self.faction, self.rolls - 1, face))
        else:
            use_face(state, self.seat, self.faction, face)


def use_face(state: BattaliaState, seat: int, faction: int, face: int) -> None:
    """What the die shows: a unit, any artefact, or a wild card."""
    result = state.box.die[face - 1]
    if result <= RANKS:
        make(state, seat, [unit(result, faction)], BY_AMULET)
    else:
        state.push(ChooseWild(seat, faction, result > RANKS + 1, BY_AMULET))


class KeepRoll(BattaliaQuestion):
    """B11.11: an enlightened amulet may be rolled again. A code is KEEP_FACE or ROLL_AGAIN."""

    __slots__ = ("face", "faction", "rolls")

    rule = "B11.11"

    def __init__(self, seat: int, faction: int, rolls: int, face: int) -> None:
        self.seat = seat
        self.faction = faction
        self.rolls = rolls
        self.face = face

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return (KEEP_FACE, ROLL_AGAIN)

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        if code == ROLL_AGAIN:
            state.push(Roll(seat, self.faction, self.rolls))
        else:
            use_face(state, seat, self.faction, self.face)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-roll", face=self.face)

    def option(self, box: Box, code: int) -> Words:
        return say("choose-roll-again") if code == ROLL_AGAIN else say("choose-keep-roll")


class ChooseWild(BattaliaQuestion):
    """B11.11, B12.6.10, S21.5.3: what a card becomes. A code is a kind.

    Without a faction (a Hammer, an Eclipse) it becomes a card that never fights.
    """

    __slots__ = ("anything", "faction", "way")

    rule = "B11.11"

    def __init__(self, seat: int, faction: int, anything: bool, way: int) -> None:
        self.seat = seat
        self.faction = faction
        # Whether supply and units can be chosen too, not only artefacts.
        self.anything = anything
        self.way = way

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        peaceful = self.faction == NO_FACTION
        codes: list[int] = []
        if self.anything:
            for rank in range(1, RANKS + 1):
                codes.append(FIRST_PEACEFUL_UNIT + rank - 1 if peaceful else unit(rank, self.faction))
            codes.append(SUPPLY)
        for type in range(ARTEFACTS):
            if type == TENT and state.mended:
                # B12.6.1: a tent stays on the table, and this card is gone at the end of the turn.
                continue
            codes.append(FIRST_PEACEFUL_ARTEFACT + type if peaceful else artefact(type, self.faction))
        return codes

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        make(state, seat, [code], self.way)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-wild").about("zone:wild")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-card", card=box.card_names[code])


# ---------------------------------------------------------------------- the fate card that copies


def specials_of_others(state: BattaliaState, seat: int) -> list[int]:
    """S14.3: the special artefacts of other players that a fate card in the hand could be."""
    if FATE_COPY not in state.people[seat].hand:
        return []
    found: list[int] = []
    for other in range(state.players):
        if other != seat:
            for kind in state.people[other].specials():
                if kind != FATE_COPY and kind - FIRST_SPECIAL not in found:
                    found.append(kind - FIRST_SPECIAL)
    return sorted(found)


def copies(state: BattaliaState, seat: int) -> list[int]:
    """What a fate card could be on the workbench. As a Pavilion it is put up itself (see keeping.py)."""
    return [special for special in specials_of_others(state, seat) if special != PAVILION]


class CopySpecial(BattaliaQuestion):
    """S14.3: which special artefact the fate card stands for. A code is a special."""

    __slots__ = ()

    rule = "S14.3"

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return copies(state, seat) or range(SPECIALS)

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        person = state.people[seat]
        if FATE_COPY not in person.hand:
            return
        person.acted = True
        state.use(seat, FATE_COPY)
        person.bench.append(FIRST_SPECIAL + code)
        self.tell(state, "copied", seat=seat, card=state.box.card_names[FIRST_SPECIAL + code])

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-copy-special").about("zone:copies")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-card", card=box.card_names[FIRST_SPECIAL + code])
