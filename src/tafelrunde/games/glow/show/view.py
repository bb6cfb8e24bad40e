"""What a seat sees of the table. This is also the wire format: browsers and bots get exactly this.

Everything in this game lies open, so the view is the same for all. It also carries what follows from the rules: which
conditions are met, what counts on the dice, how far a group can get and what that costs.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal, get_args

import msgspec

from tafelrunde.games.glow.box.boards import HEIGHT, KIND_IDS, NO_ELEMENT, WIDTH, Symbols
from tafelrunde.games.glow.box.box import Box
from tafelrunde.games.glow.box.ids import (
    AFTERNOON,
    AREAS,
    COLOUR_IDS,
    COMPANIONS,
    ELEMENT_IDS,
    ELEMENTS,
    FIRST_SPELL,
    LATE_MORNING,
    NOON,
    NOTHING,
    SYMBOL_IDS,
    Colour,
    Element,
    Sign,
)
from tafelrunde.games.glow.effects.conditions import different_elements
from tafelrunde.games.glow.show.reach import ways
from tafelrunde.games.glow.state.company import Company
from tafelrunde.games.glow.state.state import GlowState
from tafelrunde.games.glow.steps.rolling import rerolls_left
from tafelrunde.games.glow.steps.sea import sea_price
from tafelrunde.kernel.view import Table

Phase = Literal["setup", "morning", "late_morning", "noon", "afternoon", "evening", "end"]
PHASES: tuple[Phase, ...] = get_args(Phase)


class DieView(msgspec.Struct, frozen=True):
    """A die, and what it shows."""

    id: str
    small: bool
    colour: Colour
    # The symbol on top; null where it has not been rolled since it came.
    shows: Sign | None
    # What its sixth side shows; the other five are the elements.
    sixth: Sign
    # The card that brought it; null for small dice and dice in the reserve.
    of: str | None
    # Whether its symbol counts today: not under the curse of the black die, and not before it is rolled (G8.5, G9.3).
    counts: bool
    # Whether it has been used for moving this afternoon (G11.2).
    spent: bool
    # Whether the last roll or reroll has rolled it.
    fresh: bool


class CardView(msgspec.Struct, frozen=True):
    """An adventurer, companion or spell in front of somebody."""

    id: str
    # How often its condition is met with the dice as they are; 0 before the dice are rolled.
    met: int
    # Whether it has been used this noon, and whether it still must be.
    used: bool
    lit: bool
    # The spell that lies on it, if it is the rightmost companion (G7.6).
    spell: str | None


class AreaView(msgspec.Struct, frozen=True):
    """An area of the meeting track."""

    element: Element
    companion: str | None
    dice: tuple[DieView, ...]
    footprints: int


class ReachView(msgspec.Struct, frozen=True):
    """A space or island that can be reached this afternoon: the footprints it takes, and the way there."""

    # Where the way begins: the space of the group, or the island of the boat.
    origin: str
    place: str
    footprints: int
    path: tuple[str, ...]


class ScoreView(msgspec.Struct, frozen=True):
    """The score in its parts, as if the game ended now (G14)."""

    track: int
    cards: int
    board: int
    fireflies: int
    footprints: int
    total: int


class CompanyView(msgspec.Struct, frozen=True):
    """What one person has."""

    seat: int
    adventurer: CardView | None
    companions: tuple[CardView, ...]
    spells: tuple[CardView, ...]
    # Spells that nobody has seen yet.
    face_down: int
    dice: tuple[DieView, ...]
    # How often each element counts, and how many different ones do.
    elements: Annotated[dict[Element, int], msgspec.Meta(min_length=ELEMENTS)]
    different: int
    # The element under the curse of the black die.
    curse: Element | None
    score: int
    # The space of the score track where the marker lies, and whether it has passed the end (G4.6).
    space: int
    lapped: bool
    footprints: int
    # Tokens, and all fireflies with those of companions.
    fireflies: int
    all_fireflies: int
    rerolls: int
    free_rerolls: int
    # The space to which the next reroll from the score track leads; null where there is none.
    next_reroll: int | None
    # Whether all these rerolls are enough to turn a die to a side of one's choice.
    can_turn: bool
    # Realm of Shadows: where group and camp are, and the spaces of this afternoon.
    place: str
    camp: str
    visited: tuple[str, ...]
    # Sea of Darkness: the islands of the boats.
    boats: tuple[str, ...]
    reach: tuple[ReachView, ...]
    if_ended: ScoreView


class SymbolsView(msgspec.Struct, frozen=True):
    """What passing a symbol brings or demands."""

    rerolls: int
    fireflies: int
    footprints: int
    lose_shards: int
    sacrifice: bool


class PlaceView(msgspec.Struct, frozen=True):
    """A space or an island. `x` and `y` are on a sheet of the board's width and height."""

    id: str
    kind: Literal["start", "space", "village", "island"]
    needs: Element | None
    forbids: Element | None
    pay: int
    points: int
    symbols: SymbolsView | None
    x: int
    y: int
    neighbours: tuple[str, ...]


class PathView(msgspec.Struct, frozen=True):
    """A path or sea way between two places."""

    id: str
    first: str
    second: str
    symbols: SymbolsView | None
    # Sea of Darkness: how many different elements it takes (0 to 5 for any number), and its price.
    least: int
    most: int
    pay: int


class BoardView(msgspec.Struct, frozen=True):
    """The side of the board that is played on."""

    side: Literal["shadows", "sea"]
    width: int
    height: int
    places: tuple[PlaceView, ...]
    paths: tuple[PathView, ...]
    # The score track around it.
    spaces: int
    reroll_spaces: tuple[int, ...]


class TomView(msgspec.Struct, frozen=True):
    """Tom, the opponent of whoever plays alone; his markers are those of the second seat (G15)."""

    dice: tuple[DieView, ...]
    # The element of the area where each of his dice lies; null where it shows a special side.
    areas: tuple[Element | None, ...]
    band: int
    # The tile beneath each area of the meeting track, and how many are still to come.
    tiles: tuple[str | None, ...]
    tile_pile: int


class GlowTable(Table, frozen=True):
    """The whole table."""

    day: int
    days: int
    phase: Phase
    # Who has the start token.
    start: int
    track: tuple[AreaView, ...]
    cemetery: tuple[str, ...]
    # Dice in the reserve: large ones, and the black one as long as nobody has taken Kaar.
    reserve: tuple[DieView, ...]
    black_die_in_play: bool
    # Companions that nobody has seen: those still to come, and those taken out at the beginning.
    deck: int
    unseen: tuple[str, ...]
    # Adventurers that nobody has chosen.
    adventurers: tuple[str, ...]
    spell_pile: int
    companies: tuple[CompanyView, ...]
    board: BoardView
    # Only in the solo game.
    tom: TomView | None


def table(state: GlowState) -> GlowTable:
    """What lies on the table: the same for every seat, because nobody has secrets here."""
    box = state.box
    held = [box.reserve_die[colour] for colour in range(ELEMENTS) if state.holders[colour] == NOTHING]
    if not state.black_in_play:
        held.append(box.black_die)
    unseen = sorted(state.deck_a + state.deck_b)
    return GlowTable(
        day=state.day,
        days=box.days,
        phase="end" if state.over else PHASES[state.phase],
        start=state.start,
        track=tuple(_area(state, area) for area in range(AREAS)),
        cemetery=tuple(box.cards[card].id for card in range(COMPANIONS) if state.cemetery >> card & 1),
        reserve=tuple(_die(state, die, None) for die in held),
        black_die_in_play=state.black_in_play,
        deck=len(unseen) if state.tom is not None else len(unseen) - 2 * box.removed,
        unseen=tuple(box.cards[card].id for card in unseen),
        adventurers=tuple(box.cards[card].id for card in sorted(state.adventurers)),
        spell_pile=state.spells_left(),
        companies=tuple(_company(state, number) for number in range(state.players)),
        board=_shadows(box) if state.by_land() else _sea(box),
        tom=_tom(state),
    )


def _area(state: GlowState, area: int) -> AreaView:
    companion = state.track[area]
    return AreaView(
        element=ELEMENT_IDS[state.box.areas[area]],
        companion=None if companion == NOTHING else state.box.cards[companion].id,
        dice=tuple(_die(state, die, None) for die in state.area_dice[area]),
        footprints=state.area_footprints[area],
    )


def _tom(state: GlowState) -> TomView | None:
    tom = state.tom
    if tom is None:
        return None
    box = state.box
    return TomView(
        dice=tuple(_die(state, die, None) for die in tom.dice),
        areas=tuple(None if area == NOTHING else ELEMENT_IDS[box.areas[area]] for area in tom.areas[: len(tom.dice)]),
        band=tom.band,
        tiles=tuple(None if tile == NOTHING else box.solo_tiles[tile].id for tile in tom.tiles),
        tile_pile=len(tom.tile_bag),
    )


# ---------------------------------------------------------------------- a person's things


def _die(state: GlowState, number: int, company: Company | None, spent: bool = False) -> DieView:
    die = state.box.dice[number]
    symbol = state.shown[number]
    counts = False
    if company is not None and symbol != NOTHING and _has_rolled(state):
        # The black die itself counts for its special side only (G8.5).
        counts = company.symbols[symbol] > 0 and (number != state.box.black_die or symbol >= ELEMENTS)
    return DieView(
        id=die.id,
        small=die.small,
        colour=COLOUR_IDS[die.colour],
        shows=None if symbol == NOTHING else SYMBOL_IDS[symbol],
        sixth=SYMBOL_IDS[die.sides[5]],
        of=_brought_by(state, number, company),
        counts=counts,
        spent=spent,
        fresh=company is not None and company.fresh >> number & 1 == 1,
    )


def _brought_by(state: GlowState, die: int, company: Company | None) -> str | None:
    if company is None or state.box.small[die]:
        return None
    for colour in range(ELEMENTS):
        if state.box.reserve_die[colour] == die:
            return f"companion:{state.box.cards[state.holders[colour]].id}"
    return f"adventurer:{state.box.cards[company.adventurer].id}"


def _curse(state: GlowState, company: Company) -> Element | None:
    """The element under the curse: from the roll until the evening."""
    cursed = state.cursed_element(company) if _has_rolled(state) else NOTHING
    return None if cursed == NOTHING else ELEMENT_IDS[cursed]


def _has_rolled(state: GlowState) -> bool:
    return state.phase >= LATE_MORNING


def _dice(state: GlowState, company: Company) -> tuple[DieView, ...]:
    """The dice of a company. Of those with the same symbol, Sketals' dice count as used first (G11.8)."""
    left = company.spent.copy()
    spent: set[int] = set()
    for die in sorted(company.dice, key=lambda die: die not in state.box.reserve_die):
        symbol = state.shown[die]
        if 0 <= symbol < ELEMENTS and left[symbol] and die != state.box.black_die:
            left[symbol] -= 1
            spent.add(die)
    return tuple(_die(state, die, company, die in spent) for die in company.dice)


def _card(state: GlowState, company: Company, card: int) -> CardView:
    met = state.times(company, card) if _has_rolled(state) else 0
    used = state.phase == NOON and company.used >> card & 1 == 1
    can_be_used = state.phase == NOON and not used
    if card >= FIRST_SPELL:
        can_be_used = can_be_used and state.can_strike(company, card)
    spell = None
    if company.companions and card == company.companions[-1]:
        for other in company.spells:
            if state.box.effects_of[other][0].needs_companion():
                spell = state.box.cards[other].id
    return CardView(state.box.cards[card].id, met, used, can_be_used and met > 0, spell)


def _company(state: GlowState, seat: int) -> CompanyView:
    company = state.companies[seat]
    box = state.box
    back = NOTHING if company.lapped else box.next_reroll[company.score]
    track = company.score
    return CompanyView(
        seat=seat,
        adventurer=None if company.adventurer == NOTHING else _card(state, company, company.adventurer),
        companions=tuple(_card(state, company, card) for card in company.companions),
        spells=tuple(_card(state, company, card) for card in company.spells),
        face_down=company.face_down,
        dice=_dice(state, company),
        elements={ELEMENT_IDS[element]: company.symbols[element] for element in range(ELEMENTS)},
        different=different_elements(company.symbols),
        curse=_curse(state, company),
        score=company.score,
        space=company.score % box.track_spaces,
        lapped=company.lapped,
        footprints=company.footprints,
        fireflies=company.fireflies,
        all_fireflies=state.fireflies(seat),
        rerolls=company.rerolls,
        free_rerolls=company.free_rerolls,
        next_reroll=None if back == NOTHING else back,
        can_turn=rerolls_left(state, company) >= box.rerolls_to_turn,
        place=box.shadows.spaces[company.place].id,
        camp=box.shadows.spaces[company.camp].id,
        visited=tuple(space.id for number, space in enumerate(box.shadows.spaces) if company.visited >> number & 1),
        boats=tuple(box.sea.islands[island].id for island in company.boats),
        reach=_reach(state, seat),
        if_ended=ScoreView(
            track=track,
            cards=state.card_points(seat),
            board=state.board_points(seat),
            fireflies=state.firefly_points(seat),
            footprints=company.footprints,
            total=track + state.end_score(seat),
        ),
    )


def _reach(state: GlowState, seat: int) -> tuple[ReachView, ...]:
    """Where somebody who is still travelling can get to."""
    if state.phase != AFTERNOON or state.decision_of(seat) is None:
        return ()
    if state.by_land():
        spaces = state.box.shadows.spaces
        origin = spaces[state.companies[seat].place].id
        return tuple(
            ReachView(origin, spaces[way.space].id, way.footprints, tuple(spaces[space].id for space in way.path))
            for way in ways(state, seat)
        )
    return _sea_reach(state, seat)


def _sea_reach(state: GlowState, seat: int) -> tuple[ReachView, ...]:
    company = state.companies[seat]
    sea = state.box.sea
    different = different_elements(company.symbols)
    found: list[ReachView] = []
    for here in sorted(set(company.boats)):
        for there, way in zip(sea.neighbours[here], sea.ways_from[here], strict=True):
            price = sea_price(state, different, way)
            closed = there in company.boats or (state.tom is not None and sea.solo_distance[there] < 0)
            if not closed and price != NOTHING and price <= company.footprints:
                island = sea.islands[there].id
                found.append(ReachView(sea.islands[here].id, island, price, (island,)))
    return tuple(found)


# ---------------------------------------------------------------------- the board never changes


@lru_cache(maxsize=16)
def _shadows(box: Box) -> BoardView:
    realm = box.shadows
    ids = [space.id for space in realm.spaces]
    places = tuple(
        PlaceView(
            id=space.id,
            kind=KIND_IDS[space.kind],
            needs=None if space.needs == NO_ELEMENT else ELEMENT_IDS[space.needs],
            forbids=None if space.forbids == NO_ELEMENT else ELEMENT_IDS[space.forbids],
            pay=space.pay,
            points=space.points,
            symbols=_symbols(space.symbols),
            x=space.x,
            y=space.y,
            neighbours=tuple(ids[other] for other in realm.neighbours[number]),
        )
        for number, space in enumerate(realm.spaces)
    )
    paths = tuple(
        PathView(path.id, ids[path.first], ids[path.second], _symbols(path.symbols), 0, ELEMENTS, 0)
        for path in realm.paths
    )
    return BoardView("shadows", WIDTH, HEIGHT, places, paths, box.track_spaces, tuple(box.reroll_spaces))


@lru_cache(maxsize=16)
def _sea(box: Box) -> BoardView:
    sea = box.sea
    ids = [island.id for island in sea.islands]
    places = tuple(
        PlaceView(
            id=island.id,
            kind="island" if number else "start",
            needs=None,
            forbids=None,
            pay=0,
            points=island.points,
            symbols=_symbols(island.symbols),
            x=island.x,
            y=island.y,
            neighbours=tuple(ids[other] for other in sea.neighbours[number]),
        )
        for number, island in enumerate(sea.islands)
    )
    paths = tuple(
        PathView(way.id, ids[way.first], ids[way.second], None, way.least, way.most, way.pay) for way in sea.ways
    )
    return BoardView("sea", WIDTH, HEIGHT, places, paths, box.track_spaces, tuple(box.reroll_spaces))


def _symbols(symbols: Symbols) -> SymbolsView | None:
    if not symbols.any:
        return None
    return SymbolsView(symbols.rerolls, symbols.fireflies, symbols.footprints, symbols.lose_shards, symbols.sacrifice)
