"""What a seat sees of the table. This is also the wire format: browsers and bots get exactly this."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

import msgspec

from tafelrunde.games.spirit_island.box.elements import ELEMENTS, Element, count_of
from tafelrunde.games.spirit_island.box.ids import (
    AFTER_SLOT,
    ANOTHER_SPIRIT,
    BLIGHT,
    CITY,
    DAHAN,
    DAHAN_SAFE,
    DAHAN_SAFE_IN_RAVAGE,
    DAHAN_STRIKE_AT_ONCE,
    DAMAGE_OF_SLOT,
    EXPLORER,
    FEAR_DEFENDS,
    FIRST_SLOT,
    GUARD_THE_ISLES_HEART,
    HALE_DAHAN,
    KIND_OF_SLOT,
    NO_BLIGHT,
    NO_BUILD,
    NO_EXPLORE,
    NO_RAVAGE,
    NOTHING,
    ON_SPIRIT,
    ROW,
    SOUND_DAHAN,
    TERRAIN_IDS,
    TOWN,
    Kind,
    Terrain,
)
from tafelrunde.games.spirit_island.box.powers import Power
from tafelrunde.games.spirit_island.show.forecast import Action, Gain, forecast
from tafelrunde.games.spirit_island.state.state import SpiritIslandState
from tafelrunde.games.spirit_island.steps.ending import inner_land
from tafelrunde.games.spirit_island.steps.usable import far_targets, targets
from tafelrunde.kernel.view import Table

Phase = Literal["setup", "spirit", "fast", "invader", "slow", "end"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
SKIPS: Final[tuple[tuple[Action, int], ...]] = (("ravage", NO_RAVAGE), ("build", NO_BUILD), ("explore", NO_EXPLORE))
Hold = Literal["no_blight", "dahan_safe", "dahan_safe_in_ravage", "dahan_strike_at_once", "fear_defends", "dahan_bonus"]
HOLDS: Final[tuple[tuple[Hold, int], ...]] = (
    ("no_blight", NO_BLIGHT),
    ("dahan_safe", DAHAN_SAFE),
    ("dahan_safe_in_ravage", DAHAN_SAFE_IN_RAVAGE),
    ("dahan_strike_at_once", DAHAN_STRIKE_AT_ONCE),
    ("fear_defends", FEAR_DEFENDS),
    ("dahan_bonus", SOUND_DAHAN | HALE_DAHAN),
)
Result = Literal["running", "victory", "sacrifice", "defeat"]
RESULTS: Final[tuple[Result, ...]] = get_args(Result)


class LandView(msgspec.Struct, frozen=True):
    """A land, or an ocean, and what is there. Figures are counted by the damage they have taken."""

    id: str
    board: str
    number: int
    terrain: Terrain
    coastal: bool
    ocean: bool
    # Whether an ocean is in play; always true for lands.
    in_play: bool
    adjacent: tuple[str, ...]
    explorers: int
    towns: tuple[int, ...]
    cities: tuple[int, ...]
    dahan: tuple[int, ...]
    blight: int
    # Presence by seat, and the seats whose sacred site it is.
    presence: tuple[int, ...]
    sacred: tuple[int, ...]
    defend: int
    skips: tuple[Action, ...]
    # What else holds in the land until the round ends.
    holds: tuple[Hold, ...]
    # I34.6: an inner land that is guarded.
    inner: bool


class SpiritView(msgspec.Struct, frozen=True):
    """One spirit. Everything about it is open."""

    seat: int
    spirit: str | None
    # The board where it begins.
    home: str | None
    energy: int
    energy_track: int
    cards_track: int
    income: int
    plays: int
    plays_left: int
    destroyed: int
    on_island: int
    elements: dict[Element, int]
    hand: tuple[str, ...]
    played: tuple[str, ...]
    used: tuple[str, ...]
    discard: tuple[str, ...]
    drawn: tuple[str, ...]
    forgotten: tuple[str, ...]
    innates: tuple[str, ...]
    # What each power of the spirit could target now: lands, or spirits ("spirit:0").
    reach: dict[str, tuple[str, ...]]
    banked: int
    done: bool


class InvadersView(msgspec.Struct, frozen=True):
    """The invaders' cards: those on the board, those discarded, and the stages still in the deck."""

    ravage: str | None
    build: str | None
    explore: str | None
    extra_build: str | None
    has_extra_build: bool
    discard: tuple[str, ...]
    # The stages of the cards left, the next one first.
    deck: tuple[int, ...]
    # Cards that nobody has seen, in the deck or in the box.
    unseen: tuple[str, ...]


class FearView(msgspec.Struct, frozen=True):
    """Fear: markers, cards earned and left, and cards that were turned up by their position."""

    terror: int
    generated: int
    pool: int
    earned: int
    left: int
    taken: int
    groups: tuple[int, ...]
    turned_up: dict[str, str]
    discard: tuple[str, ...]


class BlightView(msgspec.Struct, frozen=True):
    """The blight card (null: the printed space), its side, and what lies on it."""

    card: str | None
    blighted: bool
    left: int


class InvaderForecast(msgspec.Struct, frozen=True):
    """What the invaders will do in a land if nobody does anything more (see forecast.py)."""

    land: str
    action: Action
    # To the land, after its defence.
    damage: int
    gains: dict[Gain, int]
    losses: dict[Kind, int]
    # Presence lost, by seat.
    presence: tuple[int, ...]
    spreads: bool


class PowerView(msgspec.Struct, frozen=True):
    """The power that is being used."""

    user: int
    power: str
    target: str | None
    target_spirit: int | None


class SpiritIslandTable(Table, frozen=True):
    """The whole table."""

    round: int
    phase: Phase
    result: Result
    # Why the game is lost, as bits.
    doom: int
    layout: str
    boards: tuple[str, ...]
    # How much damage destroys a figure; more holds for dahan in lands that say so.
    health: Annotated[dict[Literal["town", "city", "dahan"], int], msgspec.Meta(min_length=3)]
    difficulty: int
    lands: tuple[LandView, ...]
    spirits: tuple[SpiritView, ...]
    invaders: InvadersView
    fear: FearView
    blight: BlightView
    minor_deck: int
    minor_discard: tuple[str, ...]
    major_deck: int
    major_discard: tuple[str, ...]
    using: PowerView | None
    forecast: tuple[InvaderForecast, ...]


def table(state: SpiritIslandState) -> SpiritIslandTable:
    """What lies on the table: the same for every seat, because nobody has secrets here."""
    box = state.box
    island = state.island
    return SpiritIslandTable(
        round=state.round,
        phase=PHASES[state.phase],
        result=RESULTS[state.result],
        doom=state.doom & 127,
        layout=island.layout,
        boards=tuple(island.boards),
        health={"town": state.rules.town_health, "city": state.rules.city_health, "dahan": box.dahan_health},
        difficulty=state.rules.difficulty,
        lands=tuple(_land(state, land) for land in range(len(state.flags))),
        spirits=tuple(_spirit(state, number) for number in range(len(state.spirits))),
        invaders=_invaders(state),
        fear=FearView(
            terror=state.terror,
            generated=state.fear,
            pool=state.rules.fear_pool,
            earned=state.fear_earned,
            left=state.fear_left,
            taken=state.fear_taken,
            groups=state.rules.fear_groups,
            turned_up={
                str(position): box.fear_cards[card].id
                for position, card in sorted(zip(state.fear_known[::2], state.fear_known[1::2], strict=True))
            },
            discard=tuple(box.fear_cards[card].id for card in state.fear_discard),
        ),
        blight=BlightView(
            card=None if state.blight_card == NOTHING else box.blight_cards[state.blight_card].id,
            blighted=state.blighted,
            left=state.blight_left,
        ),
        minor_deck=len(state.minor_deck),
        minor_discard=_cards(state, sorted(state.minor_discard)),
        major_deck=len(state.major_deck),
        major_discard=_cards(state, sorted(state.major_discard)),
        using=_using(state),
        forecast=tuple(
            InvaderForecast(
                island.plans[act.land].id,
                act.action,
                act.damage,
                act.gains,
                act.losses,
                tuple(act.presence),
                act.spreads,
            )
            for act in forecast(state)
        ),
    )


def _using(state: SpiritIslandState) -> PowerView | None:
    if state.power == NOTHING:
        return None
    return PowerView(
        user=state.user,
        power=state.box.powers[state.power].id,
        target=None if state.target == NOTHING else state.island.plans[state.target].id,
        target_spirit=None if state.target_spirit == NOTHING else state.target_spirit,
    )


def _land(state: SpiritIslandState, land: int) -> LandView:
    island = state.island
    plan = island.plans[land]
    ocean = plan.terrain == 0
    return LandView(
        id=plan.id,
        board=island.boards[island.board_of[land]],
        number=plan.number,
        terrain=TERRAIN_IDS[plan.terrain],
        coastal=plan.coastal,
        ocean=ocean,
        in_play=not ocean or state.oceans >> land & 1 == 1,
        adjacent=tuple(island.plans[other].id for other in range(island.size) if island.around[land] >> other & 1),
        explorers=_figures(state, land, EXPLORER)[0],
        towns=_figures(state, land, TOWN),
        cities=_figures(state, land, CITY),
        dahan=_figures(state, land, DAHAN),
        blight=state.pieces[land * ROW + BLIGHT],
        presence=tuple(spirit.presence[land] for spirit in state.spirits),
        sacred=tuple(seat for seat, spirit in enumerate(state.spirits) if spirit.sites >> land & 1),
        defend=state.defence(land) if state.round else 0,
        skips=tuple(name for name, flag in SKIPS if state.flags[land] & flag),
        holds=tuple(name for name, flag in HOLDS if state.flags[land] & flag),
        inner=state.rules.scenario == GUARD_THE_ISLES_HEART and inner_land(state, island.board_of[land]) == land,
    )


def _figures(state: SpiritIslandState, land: int, kind: int) -> tuple[int, ...]:
    """How many figures of a kind there are by damage; those in a dream are where they will wake up."""
    counts = [state.pieces[land * ROW + slot] for slot in range(FIRST_SLOT[kind], AFTER_SLOT[kind])]
    for where in state.dreamt:
        slot = where % ROW
        if where // ROW == land and KIND_OF_SLOT[slot] == kind:
            counts[DAMAGE_OF_SLOT[slot]] += 1
    while len(counts) > 1 and counts[-1] == 0:
        counts.pop()
    return tuple(counts)


def _spirit(state: SpiritIslandState, seat: int) -> SpiritView:
    spirit = state.spirits[seat]
    if spirit.kind == NOTHING:
        return SpiritView(
            seat, None, _home(state, seat), 0, 0, 0, 0, 0, 0, 0, 0, {}, (), (), (), (), (), (), (), {}, 0, False
        )
    kind = state.box.kinds[spirit.kind]
    plays = kind.plays[spirit.cards_track] + spirit.extra_plays
    return SpiritView(
        seat=seat,
        spirit=kind.id,
        home=_home(state, seat),
        energy=spirit.energy,
        energy_track=spirit.energy_track,
        cards_track=spirit.cards_track,
        income=kind.energy[spirit.energy_track],
        plays=plays,
        plays_left=max(0, plays - spirit.plays),
        destroyed=spirit.destroyed,
        on_island=spirit.on_island,
        elements={
            name: count_of(spirit.elements, element)
            for element, name in enumerate(ELEMENTS)
            if count_of(spirit.elements, element)
        },
        hand=_cards(state, spirit.hand),
        played=_cards(state, spirit.played),
        used=_cards(state, spirit.used),
        discard=_cards(state, spirit.discard),
        drawn=_cards(state, spirit.drawn),
        forgotten=_cards(state, spirit.forgotten),
        innates=_cards(state, kind.innates),
        reach={
            state.box.powers[card].id: _reach(state, seat, state.box.powers[card])
            for card in (*spirit.hand, *spirit.played, *kind.innates)
        },
        banked=spirit.banked,
        done=spirit.done,
    )


def _home(state: SpiritIslandState, seat: int) -> str | None:
    chosen = seat < len(state.homes) and state.homes[seat] != NOTHING
    return state.island.boards[state.homes[seat]] if chosen else None


def _reach(state: SpiritIslandState, seat: int, power: Power) -> tuple[str, ...]:
    if power.source == ON_SPIRIT:
        may_be_user = power.who != ANOTHER_SPIRIT or state.players == 1
        return tuple(f"spirit:{other}" for other in range(state.players) if other != seat or may_be_user)
    lands = targets(state, seat, power) | far_targets(state, seat, power)
    return tuple(state.island.plans[land].id for land in range(state.island.size) if lands >> land & 1)


def _invaders(state: SpiritIslandState) -> InvadersView:
    cards = state.box.invader_cards

    def name(card: int) -> str | None:
        return None if card == NOTHING else cards[card].id

    return InvadersView(
        ravage=name(state.ravage_card),
        build=name(state.build_card),
        explore=name(state.explore_card),
        extra_build=name(state.extra_card),
        has_extra_build=state.extra_slot,
        discard=tuple(cards[card].id for card in state.invader_discard),
        deck=tuple(state.stages),
        unseen=tuple(cards[card].id for card in sorted(card for bag in state.invader_bags for card in bag)),
    )


def _cards(state: SpiritIslandState, cards: list[int]) -> tuple[str, ...]:
    return tuple(state.box.powers[card].id for card in cards)
