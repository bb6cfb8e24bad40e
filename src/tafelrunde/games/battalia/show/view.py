"""What a seat sees of the table. This is also the wire format: browsers and bots get exactly this."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec
from msgspec.structs import replace

from tafelrunde.games.battalia.box.box import (
    ARTEFACT_IDS,
    POTION_IDS,
    RANK_IDS,
    UNIVERSAL_IDS,
    Artefact,
    Faction,
    Potion,
    Terrain,
)
from tafelrunde.games.battalia.box.costs import Cost
from tafelrunde.games.battalia.box.ids import (
    ARTEFACT_DECK,
    BUILDABLE,
    CITIES,
    CLASS_HORSE,
    DECKS,
    FACTIONS,
    FOREIGN,
    GATE,
    NEUTRAL,
    NOTHING,
    POTIONS,
    RANKS,
    RUINS,
    SQUARES,
    is_virtual,
    kind_of,
    square_name,
    unit,
)
from tafelrunde.games.battalia.state.battle import Battle
from tafelrunde.games.battalia.state.decks import Deck
from tafelrunde.games.battalia.state.match_options import NO_VALLEYS, MatchOptions
from tafelrunde.games.battalia.state.player import Player
from tafelrunde.games.battalia.state.roads import is_unknown
from tafelrunde.games.battalia.state.state import BattaliaState
from tafelrunde.games.battalia.state.strength import attacker_wins, parts, place_strength, strength_of, total
from tafelrunde.games.battalia.steps.characters import is_corner, walk
from tafelrunde.games.battalia.steps.moving import MoveHero
from tafelrunde.games.battalia.steps.rows import Confirm, LayRow
from tafelrunde.games.battalia.steps.setup import Draft
from tafelrunde.kernel.view import Table, with_own

Ending = Literal["running", "cities", "board", "time"]
ENDINGS: Final[tuple[Ending, ...]] = get_args(Ending)
Exit = Literal["N", "E", "S", "W"]
SIDES: Final[tuple[Exit, ...]] = get_args(Exit)
EXIT_SIDES = [tuple(side for bit, side in enumerate(SIDES) if exits >> bit & 1) for exits in range(16)]
SQUARE_IDS = [square_name(square) for square in range(SQUARES)]
Target = Literal["city", "heroes", "ruins"]
TARGETS: Final[tuple[Target, ...]] = get_args(Target)
Royal = Literal["none", "ours", "deposed"]
ROYAL: Final[tuple[Royal, ...]] = get_args(Royal)
Veteran = Literal["none", "veteran", "fallen"]
VETERAN: Final[tuple[Veteran, ...]] = get_args(Veteran)
DeckKind = Literal["city", "road", "unit", "artefact"]
Module = Literal["gates", "royals", "trading", "fate", "metamorpha", "bilkarr", "valleys"]


class DayView(msgspec.Struct, frozen=True):
    """One day of the Oracle's wheel: the type that works better, and the one whose faction may be chosen."""

    lit: Artefact
    matching: Artefact


class SquareView(msgspec.Struct, frozen=True):
    """An open square. `kind` is null while it is empty; `terrain` is null on neutral ground."""

    id: str
    kind: str | None
    terrain: Terrain | None
    exits: tuple[Exit, ...]
    # The seat that owns a city or building; `neutral` cities belong to nobody.
    owner: int | None
    neutral: bool
    level: int
    # What the place itself adds to a defence.
    defence: int
    # The number of a gate, and how many special artefacts lie under it.
    gate: int | None
    under: int
    heroes: tuple[str, ...]
    posts: tuple[int, ...]
    cloaked_by: int | None
    unknown: bool
    metamorpha: bool
    bilkarr: bool


class TeamView(msgspec.Struct, frozen=True):
    """A team; alone, everybody is one."""

    seats: tuple[int, ...]
    points: int
    great_cities: int
    goal: int


class DeckView(msgspec.Struct, frozen=True):
    """A deck of the common supply: its open card, by terrain or faction, and how many cards it has."""

    id: str
    kind: DeckKind
    top: Faction | Terrain | Literal["unbound", "fanatics"] | None
    left: int
    lit: bool
    matching: bool


class TentView(msgspec.Struct, frozen=True):
    """A tent on the table. `ready`: its cards can be fetched in the owner's turn."""

    id: str
    tent: str
    cards: tuple[str, ...]
    ready: bool


class HeroView(msgspec.Struct, frozen=True):
    """A hero; `square` is null beside the board. `amplifier` is the gate's terrain that its ring is for."""

    id: str
    square: str | None
    jumped: bool
    amplifier: Terrain | None


class PersonView(msgspec.Struct, frozen=True):
    """One seat. What this seat may not know is null."""

    seat: int
    team: int
    faction: Faction | None
    hand: tuple[str, ...] | None
    hand_size: int
    known: tuple[str, ...]
    bench: tuple[str, ...]
    row: tuple[str, ...]
    played: tuple[str, ...]
    nation: int
    nation_top: tuple[str, ...] | None
    looked: tuple[str, ...] | None
    shelter: tuple[str, ...]
    hidden: tuple[str, ...] | None
    hidden_size: int
    tents: tuple[TentView, ...]
    heroes: tuple[HeroView, ...]
    rings: tuple[Terrain, ...]
    posts: tuple[str, ...]
    queen: Royal
    king: Royal
    veteran: Veteran
    points: int
    great_cities: int
    residences: int
    capitals: int
    deck_size: int
    specials: tuple[str, ...]
    potions: tuple[Potion, ...]
    done: bool


class PotionView(msgspec.Struct, frozen=True):
    """A potion: who has it (or suffers from it), and on which day of its effect it is; 0 before it is drunk."""

    id: Potion
    owner: int | None
    day: int
    used_today: bool


class CostView(msgspec.Struct, frozen=True):
    """What a row needs, or still lacks. Labour is counted in frimen; `card` is a rank or an artefact."""

    labour: int
    cards: int
    card: str | None
    higher: bool
    supply: int


class RowView(msgspec.Struct, frozen=True):
    """The row on somebody's workbench, and what it will do."""

    seat: int
    deed: str
    refs: tuple[str, ...]
    cards: tuple[str, ...]
    needs: CostView
    lacks: CostView
    complete: bool


class MoveView(msgspec.Struct, frozen=True):
    """A hero on the way: what is left of horses and of supply."""

    seat: int
    hero: str
    square: str
    steps: int
    supplies: int


class SideView(msgspec.Struct, frozen=True):
    """One side of a battle, with its strength part by part."""

    cards: tuple[str, ...]
    # What each card adds, in the same order.
    strengths: tuple[int, ...]
    strength: int
    morale: int
    terrain: int
    place: int
    potions: int
    total: int


class BattleView(msgspec.Struct, frozen=True):
    """The battle that goes on. `wins`: whether the attacker would win as it stands."""

    attacker: int
    defender: int | None
    square: str
    target: Target
    heroes: tuple[str, ...]
    helpers: tuple[str, ...]
    attack: SideView
    defence: SideView
    wins: bool


class BattaliaTable(Table, frozen=True):
    """The whole table as one seat sees it."""

    day: int
    week: int
    weekday: int
    last_week: int
    lit: Artefact
    matching: Artefact
    oracle: tuple[DayView, ...]
    # What this match is played with, beyond The Creation.
    modules: tuple[Module, ...]
    phase: Literal["setup", "draft", "play", "over"]
    ending: Ending
    first: int
    columns: int
    squares: tuple[SquareView, ...]
    empty_squares: int
    full_board_ends: bool
    teams: tuple[TeamView, ...]
    team_turn: int | None
    factions: tuple[Faction, ...]
    decks: tuple[DeckView, ...]
    supply: int
    stardust: int
    chests: int
    open_specials: tuple[str, ...]
    rest: int
    fate: int
    storms_left: int
    storms_played: tuple[str, ...]
    limbo: tuple[str, ...]
    draft: tuple[str, ...]
    people: tuple[PersonView, ...]
    potions: tuple[PotionView, ...]
    metamorpha: str | None
    bilkarr: str | None
    bilkarr_next: str | None
    row: RowView | None
    move: MoveView | None
    battle: BattleView | None


def table(state: BattaliaState) -> BattaliaTable:
    """What lies on the table for everybody."""
    box = state.box
    return BattaliaTable(
        day=state.day,
        week=max(0, state.day - 1) // box.days_in_a_week + 1,
        weekday=state.weekday + 1,
        last_week=state.options.weeks,
        lit=ARTEFACT_IDS[state.lit()],
        matching=ARTEFACT_IDS[state.matching()],
        oracle=tuple(
            DayView(ARTEFACT_IDS[lit], ARTEFACT_IDS[matching])
            for lit, matching in zip(box.lit, box.matching, strict=True)
        ),
        modules=_modules(state.options),
        phase="over" if state.over else "play" if state.day else "draft" if state.drafted else "setup",
        ending=ENDINGS[state.ending],
        first=state.first,
        columns=state.board.columns,
        squares=_squares(state),
        empty_squares=state.empty,
        full_board_ends=state.options.full_board_ends,
        teams=tuple(_team(state, team) for team in state.teams),
        team_turn=state.turn if state.day and state.turn < len(state.teams) and not state.over else None,
        factions=tuple(box.faction_ids[faction] for faction in state.factions),
        decks=tuple(_deck(state, number) for number in range(DECKS)),
        supply=state.supply,
        stardust=state.stardust,
        chests=state.chests,
        open_specials=tuple(box.special_ids[special] for special in state.open_specials),
        rest=len(state.rest),
        fate=len(state.fate_cards),
        storms_left=len(state.storms),
        storms_played=tuple(box.storm_names[storm].ref.removeprefix("storm:") for storm in state.storms_played),
        limbo=_cards(state, sorted(state.limbo)),
        draft=(),
        people=tuple(_person(state, number) for number in range(state.players)),
        potions=tuple(_potion(state, potion) for potion in range(POTIONS)),
        metamorpha=_square_or_none(state.metamorpha),
        bilkarr=_square_or_none(state.bilkarr),
        bilkarr_next=_bilkarr_next(state),
        row=_row(state),
        move=_move(state),
        battle=_battle(state) if state.battle.going else None,
    )


def own(state: BattaliaState, table: BattaliaTable, seat: int) -> BattaliaTable:
    """The table with what a seat knows of its own cards."""
    person = state.people[seat]
    mine = replace(
        table.people[seat],
        hand=_cards(state, sorted(person.hand)),
        nation_top=_cards(state, person.nation_top),
        looked=_cards(state, sorted(person.looked)),
        hidden=_cards(state, sorted(person.hidden)),
    )
    return replace(table, people=with_own(table.people, seat, mine), draft=_drafted(state, seat))


def _modules(options: MatchOptions) -> tuple[Module, ...]:
    used: dict[Module, bool] = {
        "gates": options.gates,
        "royals": options.royals,
        "trading": options.trading,
        "fate": options.fate,
        "metamorpha": options.metamorpha or options.scroll_summons,
        "bilkarr": options.bilkarr or options.scroll_summons,
        "valleys": options.valleys != NO_VALLEYS,
    }
    return tuple(name for name, is_used in used.items() if is_used)


def _square_or_none(square: int) -> str | None:
    return None if square == NOTHING else SQUARE_IDS[square]


def _card(state: BattaliaState, code: int) -> str:
    """A card of a row: a virtual one is marked with a star, one that a Mask holds with an exclamation mark."""
    mark = "!" if code >= FOREIGN else "*" if is_virtual(code) else ""
    return state.box.card_ids[kind_of(code)] + mark


def _cards(state: BattaliaState, codes: list[int]) -> tuple[str, ...]:
    return tuple(_card(state, code) for code in codes)


# ---------------------------------------------------------------------- the map


def _squares(state: BattaliaState) -> tuple[SquareView, ...]:
    """Every open square, with the figures and posts on it."""
    heroes: dict[int, tuple[str, ...]] = {}
    posts: dict[int, tuple[int, ...]] = {}
    for seat, person in enumerate(state.people):
        for hero, square in enumerate(person.heroes):
            heroes[square] = (*heroes.get(square, ()), f"hero:{seat}-{hero}")
        for square in person.posts:
            posts[square] = (*posts.get(square, ()), seat)
    return tuple(
        _square(state, square, heroes.get(square, ()), posts.get(square, ())) for square in state.board.squares
    )


def _square(state: BattaliaState, square: int, heroes: tuple[str, ...], posts: tuple[int, ...]) -> SquareView:
    kind, land, owner = state.kinds[square], state.lands[square], state.owners[square]
    defended = owner != NOTHING or kind == RUINS
    return SquareView(
        id=SQUARE_IDS[square],
        kind=None if kind == NOTHING else state.box.place_ids[kind],
        terrain=None if land == NOTHING else state.box.terrain_ids[land],
        exits=EXIT_SIDES[state.exits[square]],
        owner=owner if owner >= 0 else None,
        neutral=owner == NEUTRAL,
        level=state.levels[square],
        defence=place_strength(state, square) if defended else 0,
        gate=land + 1 if kind == GATE else None,
        under=len(state.under[land]) if kind == GATE else 0,
        heroes=heroes,
        posts=posts,
        cloaked_by=None if state.cloaks[square] == NOTHING else state.cloaks[square],
        unknown=is_unknown(kind),
        metamorpha=state.metamorpha == square,
        bilkarr=state.bilkarr == square,
    )


def _bilkarr_next(state: BattaliaState) -> str | None:
    """Where his next move leads; null where a corner sends him to a gate."""
    if state.bilkarr == NOTHING:
        return None
    if state.bilkarr_fresh:
        return SQUARE_IDS[state.bilkarr]
    square, right, down = state.bilkarr, state.bilkarr_right, state.bilkarr_down
    for _ in range(2):
        square, right, down = walk(state.board, square, right, down)
        if is_corner(state, square):
            return None
    return SQUARE_IDS[square]


# ---------------------------------------------------------------------- the common supply


def _team(state: BattaliaState, team: int) -> TeamView:
    return TeamView(
        seats=tuple(seat for seat in range(state.players) if state.options.team_of[seat] == team),
        points=state.team_points(team),
        great_cities=state.great_cities(team),
        goal=state.cities_to_win(team),
    )


def _deck(state: BattaliaState, number: int) -> DeckView:
    deck: Deck = state.decks[number]
    ids = state.box.terrain_ids if number < BUILDABLE else state.box.faction_ids
    return DeckView(
        id=state.box.deck_names[number].ref.removeprefix("deck:"),
        kind=_deck_kind(number),
        top=None if deck.top == NOTHING else [*ids, *UNIVERSAL_IDS][deck.top],
        left=deck.size,
        lit=number - ARTEFACT_DECK == state.lit(),
        matching=number - ARTEFACT_DECK == state.matching(),
    )


def _deck_kind(number: int) -> DeckKind:
    if number < CITIES:
        return "city"
    if number < BUILDABLE:
        return "road"
    return "unit" if number < ARTEFACT_DECK else "artefact"


def _drafted(state: BattaliaState, seat: int) -> tuple[str, ...]:
    """S16.8: only whoever picks sees the cards."""
    for decision in state.decisions:
        if isinstance(decision.step, Draft) and decision.seat == seat:
            rank = state.box.draft_ranks[decision.step.round]
            return _cards(state, [unit(rank, faction) for faction in state.drafted])
    return ()


def _potion(state: BattaliaState, potion: int) -> PotionView:
    owner = state.potion_owners[potion]
    return PotionView(
        id=POTION_IDS[potion],
        owner=None if owner == NOTHING else owner,
        day=state.potion_days[potion],
        used_today=state.potions_used >> potion & 1 == 1,
    )


# ---------------------------------------------------------------------- the seats


def _person(state: BattaliaState, seat: int) -> PersonView:
    person: Player = state.people[seat]
    box = state.box
    return PersonView(
        seat=seat,
        team=state.options.team_of[seat],
        faction=None if person.faction == NOTHING else box.faction_ids[person.faction],
        hand=None,
        hand_size=len(person.hand),
        known=_cards(state, sorted(person.known)),
        bench=_cards(state, sorted(person.bench)),
        row=_cards(state, person.row),
        played=_cards(state, person.played),
        nation=len(person.nation) + len(person.nation_top),
        nation_top=None,
        looked=None,
        shelter=_cards(state, sorted(person.shelter)),
        hidden=None,
        hidden_size=len(person.hidden),
        tents=tuple(
            TentView(f"tent:{seat}-{number}", box.card_ids[tent.kind], _cards(state, tent.cards), tent.day < state.day)
            for number, tent in enumerate(person.tents)
        ),
        heroes=tuple(
            HeroView(
                id=f"hero:{seat}-{hero}",
                square=_square_or_none(person.heroes[hero]),
                jumped=person.jumped >> hero & 1 == 1,
                amplifier=None if person.amplifiers[hero] == NOTHING else box.terrain_ids[person.amplifiers[hero]],
            )
            for hero in range(2)
        ),
        rings=tuple(box.terrain_ids[gate] for gate in range(FACTIONS) if person.rings >> gate & 1),
        posts=tuple(SQUARE_IDS[square] for square in person.posts),
        queen=ROYAL[person.queen],
        king=ROYAL[person.king],
        veteran=VETERAN[person.veteran],
        points=state.points(seat),
        great_cities=sum(
            1 for square in state.board.squares if state.owners[square] == seat and state.levels[square] >= 4
        ),
        residences=state.cities_of_level(seat, 5),
        capitals=state.cities_of_level(seat, 6),
        deck_size=len(person.cards()),
        specials=_cards(state, sorted(person.specials())),
        potions=tuple(POTION_IDS[potion] for potion in range(POTIONS) if state.potion_owners[potion] == seat),
        done=person.done,
    )


# ---------------------------------------------------------------------- workbench and battle


def _row(state: BattaliaState) -> RowView | None:
    for decision in state.decisions:
        step = decision.step
        if isinstance(step, LayRow):
            lacks = CostView(step.labour, step.cards, _class_id(step.kind_class, step.cards), step.higher, step.supply)
        elif isinstance(step, Confirm):
            lacks = CostView(0, 0, None, False, 0)
        else:
            continue
        cost: Cost = step.deed.cost(state)
        return RowView(
            seat=step.seat,
            deed=step.deed.deed,
            refs=step.deed.words(state.box).refs,
            cards=_cards(state, state.people[step.seat].row),
            needs=CostView(cost.labour, cost.cards, _class_id(cost.kind_class, cost.cards), cost.higher, cost.supply),
            lacks=lacks,
            complete=isinstance(step, Confirm),
        )
    return None


def _class_id(kind_class: int, count: int) -> str | None:
    if count == 0:
        return None
    if kind_class <= RANKS:
        return RANK_IDS[kind_class - 1]
    return ARTEFACT_IDS[kind_class - CLASS_HORSE] if kind_class >= CLASS_HORSE else RANK_IDS[kind_class - 2]


def _move(state: BattaliaState) -> MoveView | None:
    for decision in state.decisions:
        step = decision.step
        if isinstance(step, MoveHero):
            return MoveView(
                seat=step.seat,
                hero=f"hero:{step.seat}-{step.hero}",
                square=SQUARE_IDS[state.people[step.seat].heroes[step.hero]],
                steps=step.steps,
                supplies=step.supplies,
            )
    return None


def _battle(state: BattaliaState) -> BattleView:
    battle: Battle = state.battle
    return BattleView(
        attacker=battle.attacker,
        defender=None if battle.defender < 0 else battle.defender,
        square=SQUARE_IDS[battle.square],
        target=TARGETS[battle.target],
        heroes=tuple(f"hero:{battle.attacker}-{hero}" for hero in range(2) if battle.heroes >> hero & 1),
        helpers=tuple(f"hero:{battle.defender}-{hero}" for hero in range(2) if battle.helpers >> hero & 1),
        attack=_side(state, battle.attack_row, True),
        defence=_side(state, battle.defence_row, False),
        wins=attacker_wins(state),
    )


def _side(state: BattaliaState, row: list[int], attacks: bool) -> SideView:
    seat = state.battle.attacker if attacks else state.battle.defender
    strengths = tuple(strength_of(state, seat, code, attacks) for code in row)
    strength, morale, terrain, place, potions = parts(state, attacks)
    return SideView(_cards(state, row), strengths, strength, morale, terrain, place, potions, total(state, attacks))
