"""What the invaders will do if nobody does anything more: their actions carried out on a copy, land by land.

Fear cards and what the blighted island does are left out: nobody knows them, or they are asked of the spirits. Where
the players would be asked, the first answer stands for all; that does not change what happens in the land itself.
"""

from __future__ import annotations

from typing import Final, Literal

from tafelrunde.games.spirit_island.box.ids import (
    BLIGHT,
    CITY,
    DAHAN,
    EXPLORER,
    FAST,
    INVADER_PHASE,
    KIND_IDS,
    NO_RAVAGE,
    NOTHING,
    ROW,
    SLOW,
    SPIRIT_PHASE,
    TOWN,
    Kind,
)
from tafelrunde.games.spirit_island.state.state import SpiritIslandState
from tafelrunde.games.spirit_island.steps.build import BuildIn, build_lands
from tafelrunde.games.spirit_island.steps.ending import end_power
from tafelrunde.games.spirit_island.steps.explore import explored_lands
from tafelrunde.games.spirit_island.steps.ravage import RavageIn
from tafelrunde.games.spirit_island.steps.rounds import let_time_pass
from tafelrunde.games.spirit_island.steps.step import IslandStep

Action = Literal["ravage", "build", "explore"]
# What may come to a land.
Gain = Literal["explorer", "town", "city", "dahan", "blight"]

PLENTY: Final = 1000
KINDS: Final = (EXPLORER, TOWN, CITY, DAHAN)


class LandAction:
    """One action of the invaders in one land, and what it changes there."""

    __slots__ = ("action", "damage", "gains", "land", "losses", "presence", "spreads")

    def __init__(self, action: Action, land: int, damage: int) -> None:
        self.action = action
        self.land = land
        # To the land, after its defence.
        self.damage = damage
        self.gains: dict[Gain, int] = {}
        self.losses: dict[Kind, int] = {}
        # Presence lost, by seat.
        self.presence: list[int] = []
        self.spreads = False


def forecast(state: SpiritIslandState) -> list[LandAction]:
    """The actions of the coming invader phase, in their order; none while that phase is going on."""
    if state.over or state.phase not in (SPIRIT_PHASE, FAST, SLOW):
        return []
    twin = state.copy()
    twin.lanes, twin.lane, twin.stack, twin.open = None, -1, None, ()
    end_power(twin)
    # Enough for every land, so that none looks safe only because the island is lost before.
    twin.blight_left = PLENTY
    if state.phase == SLOW:
        let_time_pass(twin)
    twin.phase = INVADER_PHASE
    cards = state.box.invader_cards
    found: list[LandAction] = []
    if twin.extra_card != NOTHING:
        found += _builds(twin, cards[twin.extra_card].lands(twin.island))
    if twin.ravage_card != NOTHING:
        found += _ravages(twin, cards[twin.ravage_card].lands(twin.island))
    if twin.build_card != NOTHING:
        found += _builds(twin, cards[twin.build_card].lands(twin.island))
    if twin.stages and len(twin.invader_bags[twin.stages[0] - 1]) == 1:
        found += _explores(twin, cards[twin.invader_bags[twin.stages[0] - 1][0]].lands(twin.island))
    return found


def _ravages(twin: SpiritIslandState, lands: int) -> list[LandAction]:
    found = []
    for land in range(twin.island.size):
        if lands >> land & 1 and not twin.flags[land] & NO_RAVAGE and twin.ravage_damage(land):
            action = LandAction("ravage", land, max(0, twin.ravage_damage(land) - twin.defence(land)))
            action.spreads = twin.blight_in(land) > 0
            _carry_out(twin, RavageIn(1 << land), action)
            action.spreads = action.spreads and "blight" in action.gains
            found.append(action)
    return found


def _builds(twin: SpiritIslandState, lands: int) -> list[LandAction]:
    found = []
    lands = build_lands(twin, lands)
    for land in range(twin.island.size):
        if lands >> land & 1:
            action = LandAction("build", land, 0)
            _carry_out(twin, BuildIn(1 << land), action)
            if action.gains:
                found.append(action)
    return found


def _explores(twin: SpiritIslandState, lands: int) -> list[LandAction]:
    found = []
    lands = explored_lands(twin, lands)
    for land in range(twin.island.size):
        if lands >> land & 1:
            action = LandAction("explore", land, 0)
            action.gains = {KIND_IDS[EXPLORER]: 1}
            found.append(action)
    return found


def _carry_out(twin: SpiritIslandState, step: IslandStep, action: LandAction) -> None:
    """Let a step happen, and note what it changes in its land."""
    land = action.land
    before = [twin.count(land, kind) for kind in KINDS]
    blight = twin.blight_in(land)
    presence = [spirit.presence[land] for spirit in twin.spirits]
    twin.push(step)
    twin.advance()
    while twin.open:
        twin.take(twin.open[0], twin.open[0].codes[0])
    for index in range(len(KINDS)):
        change = twin.count(land, KINDS[index]) - before[index]
        if change > 0:
            action.gains[KIND_IDS[KINDS[index]]] = change
        elif change < 0:
            action.losses[KIND_IDS[KINDS[index]]] = -change
    if twin.pieces[land * ROW + BLIGHT] > blight:
        action.gains["blight"] = twin.pieces[land * ROW + BLIGHT] - blight
    action.presence = [presence[seat] - twin.spirits[seat].presence[land] for seat in range(twin.players)]
