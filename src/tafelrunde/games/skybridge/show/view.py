"""What a seat sees of the table. This is also the wire format: browsers and bots get exactly this.

Everything that the rules derive and a player wants to see is worked out here (what building costs and lacks, which
effects can be seen and have been used, what counts at the end), so that a drawing needs no rules.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from tafelrunde.games.skybridge.box.box import Box
from tafelrunde.games.skybridge.box.ids import (
    AREAS,
    BONUS_IDS,
    BRIDGE,
    BRIDGE_CARD,
    COLOURS,
    CRAFT,
    FIRST_DEITY,
    FREE,
    GOOD_IDS,
    GOODS,
    INSTANT_IDS,
    JOKER,
    NOTHING,
    PASSIVES,
    PHASE_IDS,
    SECTIONS,
    SIDES_EACH,
    STACK_IDS,
    STACKS,
    Bonus,
    Deck,
    Good,
    Instant,
    Phase,
    Symbol,
    count_of,
)
from tafelrunde.games.skybridge.effects.view import EffectView
from tafelrunde.games.skybridge.state.secrets import SPECTATOR
from tafelrunde.games.skybridge.state.state import PRINTED, SkybridgeState
from tafelrunde.games.skybridge.state.tableau import Tableau
from tafelrunde.games.skybridge.steps import building
from tafelrunde.kernel.view import Table, once_a_box, with_own


class CardView(msgspec.Struct, frozen=True, tag="people"):
    """A people card or start card. Rune 0 is the joker."""

    ref: str
    deck: Deck
    rune: int
    points: int
    instants: tuple[Instant, ...]
    effects: tuple[EffectView, ...]
    passives: tuple[Symbol, ...]


class DeityView(msgspec.Struct, frozen=True, tag="deity"):
    """A deity card. Passive gifts have the kind of the symbol ("craft")."""

    ref: str
    rune: int
    feud: Deck
    gift: EffectView


class PutBackView(msgspec.Struct, frozen=True):
    """A card that was put back on a stack; null for those who do not know it."""

    card: CardView | None


class StackView(msgspec.Struct, frozen=True):
    """A stack: its face-down cards, its open card, what may be taken with it, the crown on it."""

    ref: str
    deck: Deck
    size: int
    open: CardView | None
    bonus: tuple[Bonus, ...]
    crown: bool
    # Cards that somebody put back, the top one first.
    put_back: tuple[PutBackView, ...]


class SectionView(msgspec.Struct, frozen=True):
    """A section of the bridge. `status` is finished, current or waiting; `die` the good on the die that lies there."""

    ref: str
    number: int
    status: Literal["finished", "current", "waiting"]
    cost: dict[Good, int]
    has_die: bool
    die: Good | None
    requires: Symbol | None
    points: int
    builders: tuple[int, ...]


class DiceView(msgspec.Struct, frozen=True):
    """The dice: what they show, and which lies on the bridge. The other one is the chief builder's, until given."""

    skybridge: Good | None
    utreng: Good | None
    on_bridge: Literal["skybridge", "utreng"]
    owner: int | None
    spare: Good | None


class AreaView(msgspec.Struct, frozen=True):
    """An area of the desert. `rebels` are counted by seat."""

    ref: str
    number: int
    fortification: int
    legions: tuple[int, ...]
    garrisons: tuple[int, ...]
    rebels: tuple[int, ...]
    free_rebels: int
    leader: bool


class SlotEffectView(msgspec.Struct, frozen=True):
    """An active effect on top of a pile, and whether it has been used this turn."""

    ref: str
    effect: EffectView
    used: bool


class SlotView(msgspec.Struct, frozen=True):
    """A rune slot and its pile. `rune` is 0 where any card may lie (K17.4)."""

    ref: str
    rune: int
    # The cards by their refs, the top one last.
    pile: tuple[str, ...]
    power: bool
    closed: bool
    # The points of the cards in the pile, which count if its token shows power.
    points: int
    effects: tuple[SlotEffectView, ...]
    passives: tuple[Symbol, ...]
    # What the merchants may do for a figure here (K17.10).
    merchant: EffectView | None


class HandView(msgspec.Struct, frozen=True):
    """A people card in a hand: its back can be seen by all, its front only by those who know it."""

    deck: Deck
    card: CardView | None


class BuildView(msgspec.Struct, frozen=True):
    """What building at the current section would take from a seat now, and what it lacks."""

    section: int
    cost: dict[Good, int]
    missing: dict[Good, int]
    # Whether 2 money stand for craft here, and which good the own die pays.
    craft_by_money: bool
    own_die: Good | None
    missing_symbol: Symbol | None
    missing_population: bool
    possible: bool
    built: bool


class ScoreView(msgspec.Struct, frozen=True):
    """The points as things stand, by category."""

    bridge: int
    deities: int
    rebels: int
    garrisons: int
    total: int


class TableauView(msgspec.Struct, frozen=True):
    """One seat. What the viewer may not know is null."""

    seat: int
    side: str | None
    character: str | None
    nation: Deck | None
    slots: tuple[SlotView, ...]
    hand: tuple[HandView, ...]
    deities: tuple[DeityView, ...] | None
    deity_count: int
    # Cards that this seat is deciding about: drawn with knowledge, seen, or of the draft.
    drawn: tuple[HandView, ...] | None
    drawn_deities: tuple[DeityView, ...] | None
    drawn_count: int
    # Deity cards discarded this turn.
    gifts: tuple[DeityView, ...]
    goods: Annotated[dict[Good, int], msgspec.Meta(min_length=GOODS)]
    places: Annotated[dict[Literal["materials", "livestock", "salt"], int], msgspec.Meta(min_length=3)]
    population: int
    supply: int
    removed: int
    # Figures of others on this board, by seat (K17.2).
    foreign: tuple[int, ...]
    garrisons_left: int
    legion: int
    symbols: Annotated[dict[Symbol, int], msgspec.Meta(min_length=len(PASSIVES))]
    fed: bool
    build: BuildView | None
    score: ScoreView


class FreeSideView(msgspec.Struct, frozen=True):
    """A side of a character's board that nobody has chosen yet, and whose people it leads."""

    id: str
    nation: Deck


class SkybridgeTable(Table, frozen=True):
    """The whole table as one seat sees it."""

    round: int
    phase: Phase
    start: int
    turn: int | None
    stacks: tuple[StackView, ...]
    drake_waits: bool
    drake: str | None
    deity_stack: int
    discard: int
    sections: tuple[SectionView, ...]
    # Rounds in a row in which nobody built at the current section, and after how many it is finished anyway.
    idle: int
    idle_limit: int
    dice: DiceView
    areas: tuple[AreaView, ...]
    leader: int
    free_rebels: int
    crown_owner: int | None
    # Sides that can still be chosen (K2.4).
    free_sides: tuple[FreeSideView, ...]
    tableaus: tuple[TableauView, ...]
    # Every card that lies in a pile, by its ref.
    cards: dict[str, CardView | DeityView]


def table(state: SkybridgeState) -> SkybridgeTable:
    """What lies on the table for everybody."""
    box = state.box
    laid = sorted({card for tableau in state.tableaus for pile in tableau.piles for card in pile})
    taken = {tableau.side // SIDES_EACH for tableau in state.tableaus if tableau.side != NOTHING}
    return SkybridgeTable(
        round=state.round,
        phase=PHASE_IDS[state.phase],
        start=state.start,
        turn=None if state.turn == NOTHING else state.turn,
        stacks=tuple(_stack(state, stack) for stack in range(STACKS)),
        drake_waits=state.drake == NOTHING,
        drake=None if state.drake == NOTHING else box.drakes[state.drake],
        deity_stack=state.deities_left(),
        discard=len(state.discard) + sum(len(tableau.buried) for tableau in state.tableaus),
        sections=tuple(_section(state, section) for section in range(SECTIONS)),
        idle=state.idle,
        idle_limit=box.idle_rounds,
        dice=_dice(state),
        areas=tuple(_area(state, area) for area in range(1, AREAS + 1)),
        leader=state.leader(),
        free_rebels=state.free_rebels,
        crown_owner=None if state.crown_owner == NOTHING else state.crown_owner,
        free_sides=tuple(
            FreeSideView(side.id, STACK_IDS[side.nation])
            for number, side in enumerate(box.sides)
            if number // SIDES_EACH not in taken
        ),
        tableaus=tuple(_tableau(state, number) for number in range(len(state.tableaus))),
        cards={_ref(box, card): _deity(box, card) if card >= FIRST_DEITY else card_view(box, card) for card in laid},
    )


def own(state: SkybridgeState, table: SkybridgeTable, seat: int) -> SkybridgeTable:
    """The table with the cards that a seat knows besides: in its hand, and wherever it has seen them."""
    tableau = state.tableaus[seat]
    people, deities = _pending(tableau)
    mine = replace(
        table.tableaus[seat],
        deities=_deities(state.box, tableau.deities),
        drawn=_hand(state, people, seat),
        drawn_deities=_deities(state.box, deities),
    )
    return replace(
        table,
        stacks=tuple([_stack_of(state, number, stack, seat) for number, stack in enumerate(table.stacks)]),
        tableaus=tuple(
            [_hand_of(state, other, seat) for other in with_own(table.tableaus, seat, mine)],
        ),
    )


def _stack_of(state: SkybridgeState, number: int, stack: StackView, seat: int) -> StackView:
    return replace(stack, put_back=_put_back(state, number, seat)) if stack.put_back else stack


def _hand_of(state: SkybridgeState, tableau: TableauView, seat: int) -> TableauView:
    hand = state.tableaus[tableau.seat].hand
    return replace(tableau, hand=_hand(state, hand, seat)) if hand else tableau


# ---------------------------------------------------------------------- cards


@once_a_box
def card_view(box: Box, card: int) -> CardView:
    """A people card or start card as everybody may read it."""
    people = box.people[card]
    return CardView(
        ref=people.name.ref,
        deck=STACK_IDS[people.deck],
        rune=_rune(people.rune),
        points=people.points,
        instants=tuple(INSTANT_IDS[instant] for instant in people.instants),
        effects=tuple(effect.view() for effect in people.actives),
        passives=tuple(people.passives),
    )


@once_a_box
def _deity(box: Box, card: int) -> DeityView:
    deity = box.deities[card - FIRST_DEITY]
    return DeityView(deity.name.ref, _rune(deity.rune), STACK_IDS[deity.feud], deity.gift.view())


def _deities(box: Box, cards: list[int]) -> tuple[DeityView, ...]:
    return tuple(_deity(box, card) for card in cards)


def _pending(tableau: Tableau) -> tuple[list[int], list[int]]:
    """The cards that a seat is deciding about: those of peoples, and the deities."""
    pending = [*tableau.drawn, *tableau.packet]
    return [card for card in pending if card < FIRST_DEITY], [card for card in pending if card >= FIRST_DEITY]


def _ref(box: Box, card: int) -> str:
    return box.names[card].ref


def _rune(rune: int) -> int:
    return 0 if rune == JOKER else rune + 1


def _knows(state: SkybridgeState, card: int, seat: int | None) -> bool:
    return card == BRIDGE_CARD or bool(state.known[card] >> (SPECTATOR if seat is None else seat) & 1)


def _hand(state: SkybridgeState, cards: list[int], seat: int | None) -> tuple[HandView, ...]:
    box = state.box
    return tuple(
        HandView(STACK_IDS[box.deck_of[card]], card_view(box, card) if _knows(state, card, seat) else None)
        for card in cards
    )


# ---------------------------------------------------------------------- the middle of the table


def _put_back(state: SkybridgeState, stack: int, seat: int | None) -> tuple[PutBackView, ...]:
    box = state.box
    return tuple(
        PutBackView(card_view(box, card) if _knows(state, card, seat) else None) for card in reversed(state.tops[stack])
    )


def _stack(state: SkybridgeState, stack: int) -> StackView:
    box = state.box
    shown = state.shown[stack]
    return StackView(
        ref=f"stack:{STACK_IDS[stack]}",
        deck=STACK_IDS[stack],
        size=state.bridge_left if stack == BRIDGE else state.cards_left(stack),
        open=None if shown == NOTHING else card_view(box, shown),
        bonus=tuple(BONUS_IDS[bonus] for bonus in box.bonuses[stack]),
        crown=state.crown == stack,
        put_back=_put_back(state, stack, None),
    )


def _section(state: SkybridgeState, section: int) -> SectionView:
    printed = state.box.sections[section]
    current = section == state.section
    die = building.die_on_section(state) if current else NOTHING
    return SectionView(
        ref=printed.name.ref,
        number=section + 1,
        status="current" if current else "finished" if section < state.section else "waiting",
        cost=_amounts(printed.cost),
        has_die=printed.die,
        die=None if die == NOTHING else GOOD_IDS[die],
        requires=_symbol(printed.requires),
        points=printed.points,
        builders=tuple(seat for seat in range(state.players) if state.builders[section] >> seat & 1),
    )


def _dice(state: SkybridgeState) -> DiceView:
    owner = next((seat for seat in range(len(state.tableaus)) if state.ability(seat).has_die), None)
    spare = NOTHING if owner is None else building.spare_die(state, owner)
    return DiceView(
        skybridge=None if state.sky_face == NOTHING else GOOD_IDS[state.sky_face],
        utreng=None if state.utreng_face == NOTHING else GOOD_IDS[state.utreng_face],
        on_bridge="utreng" if state.utreng_on_bridge else "skybridge",
        owner=owner,
        spare=None if spare == NOTHING else GOOD_IDS[spare],
    )


def _area(state: SkybridgeState, area: int) -> AreaView:
    seats = range(len(state.tableaus))
    return AreaView(
        ref=f"area:{area}",
        number=area,
        fortification=state.box.fort_points[area],
        legions=tuple(seat for seat in seats if state.tableaus[seat].legion == area),
        garrisons=tuple(seat for seat in seats if state.tableaus[seat].garrisons >> area & 1),
        rebels=tuple(state.rebels[area * COLOURS + seat] for seat in range(state.players)),
        free_rebels=state.rebels[area * COLOURS + FREE],
        leader=state.leader() == area,
    )


# ---------------------------------------------------------------------- the seats


def _tableau(state: SkybridgeState, number: int) -> TableauView:
    tableau = state.tableaus[number]
    box = state.box
    chosen = tableau.side != NOTHING
    visible = state.visible(number)
    parts = state.parts_of_score(number)
    return TableauView(
        seat=number,
        side=box.sides[tableau.side].id if chosen else None,
        character=box.sides[tableau.side].character if chosen else None,
        nation=STACK_IDS[box.sides[tableau.side].nation] if chosen else None,
        slots=tuple(_slot(state, number, slot) for slot in range(tableau.slots)),
        hand=_hand(state, tableau.hand, None),
        deities=None,
        deity_count=len(tableau.deities),
        drawn=None,
        drawn_deities=None,
        drawn_count=len(tableau.drawn) + len(tableau.packet),
        gifts=_deities(box, tableau.gifts),
        goods={GOOD_IDS[good]: tableau.goods[good] for good in range(GOODS)},
        places={"materials": box.material_places, "livestock": box.livestock_places, "salt": box.salt_places},
        population=tableau.population,
        supply=tableau.supply,
        removed=tableau.removed,
        foreign=tuple(tableau.foreign),
        garrisons_left=box.garrisons - tableau.garrisons.bit_count(),
        legion=tableau.legion,
        symbols={symbol: count_of(visible, shift) for symbol, shift in PASSIVES.items()},
        fed=count_of(visible, PASSIVES["food"]) > 0,
        build=_build(state, number) if chosen and state.section < SECTIONS else None,
        score=ScoreView(parts[0], parts[1], parts[2], parts[3], sum(parts)),
    )


def _slot(state: SkybridgeState, number: int, slot: int) -> SlotView:
    tableau: Tableau = state.tableaus[number]
    box = state.box
    top = tableau.top(slot)
    ability = state.ability(number)
    beside = ability.at_slot(slot)
    return SlotView(
        ref=f"slot:{slot + 1}",
        rune=0 if ability.any_rune else slot + 1,
        pile=tuple(_ref(box, card) for card in tableau.piles[slot]),
        power=bool(tableau.power >> slot & 1),
        closed=bool(tableau.closed >> slot & 1),
        points=sum(box.points_of[card] for card in tableau.piles[slot]),
        effects=()
        if top == NOTHING
        else tuple(
            SlotEffectView(
                f"effect:{slot + 1}-{index + 1}",
                effect.view(),
                state.turn == number and PRINTED.join(slot, top, index) in state.used,
            )
            for index, effect in enumerate(box.actives_of[top])
        ),
        passives=tuple(box.people[top].passives) if 0 <= top < FIRST_DEITY else (),
        merchant=None if beside is None else beside.view(),
    )


def _build(state: SkybridgeState, number: int) -> BuildView:
    tableau = state.tableaus[number]
    cost = building.price(state, number)
    section = state.box.sections[state.section]
    has_symbol = building.has_required(state, number)
    by_money = section.requires == CRAFT and not has_symbol
    built = bool(state.builders[state.section] >> number & 1)
    return BuildView(
        section=state.section + 1,
        cost=_amounts(cost),
        missing=_amounts([max(0, cost[good] - tableau.goods[good]) for good in range(GOODS)]),
        craft_by_money=by_money,
        own_die=GOOD_IDS[building.spare_die(state, number)] if building.spare_pays(state, number) else None,
        missing_symbol=None if has_symbol or by_money else _symbol(section.requires),
        missing_population=tableau.population == 0,
        possible=not built and building.can_pay(state, number),
        built=built,
    )


def _symbol(requires: int) -> Symbol | None:
    return next((symbol for symbol, shift in PASSIVES.items() if shift == requires), None)


def _amounts(goods: list[int]) -> dict[Good, int]:
    return {GOOD_IDS[good]: goods[good] for good in range(GOODS) if goods[good]}
