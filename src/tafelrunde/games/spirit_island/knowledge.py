"""What a bot should know about Spirit Island: how well the island stands, in points.

Spirits win together, so the worth is the same for every seat, apart from small things that only its own seat decides.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.spirit_island.blight import SpreadBlight
from tafelrunde.games.spirit_island.figures import (
    BLIGHT,
    BUILDINGS,
    CITY,
    DAHAN,
    EXPLORER,
    INVADERS,
    NO_BUILD,
    NO_RAVAGE,
    ROW,
    TOWN,
)
from tafelrunde.games.spirit_island.harm import DealDamage
from tafelrunde.games.spirit_island.powers.power import Power
from tafelrunde.games.spirit_island.spirits.kind import ADD_PRESENCE, GAIN_CARD, RECLAIM_ONE
from tafelrunde.games.spirit_island.state import FAST, INVADER_PHASE, SLOW, SPIRIT_PHASE, SpiritIslandState
from tafelrunde.games.spirit_island.steps.gaining import GainCard, KeepCard
from tafelrunde.games.spirit_island.steps.presence import PlacePresence, PresenceInto
from tafelrunde.games.spirit_island.steps.spirit_phase import DoGrowth, action_of
from tafelrunde.kernel.step import AnyStep

WON: Final = 10000.0
# What adding presence and gaining a card are worth before they have happened.
PRESENCE: Final = 10.0
CARD: Final = 6.0
# What it costs if blight is about to spread further.
SPREADING: Final = 200.0
NOTHING: Final = -1


def evaluate(state: SpiritIslandState, seat: int) -> float:
    """How good a state is."""
    if state.over:
        return WON + state.score() if state.winners else -WON + state.score()
    worth = 0.0
    hurt = 1.0
    for decision in state.open:
        if isinstance(decision.step, SpreadBlight):
            worth -= SPREADING
        elif isinstance(decision.step, DealDamage):
            hurt = 4.0
    for land in range(len(state.flags)):
        worth -= _land(state, land, hurt)
    worth += _fear(state)
    worth += _blight(state)
    for other in range(state.players):
        worth += _spirit(state, other)
    return worth


def _land(state: SpiritIslandState, land: int, hurt: float) -> float:
    """How bad a land is: who is there, and what the next ravage and build will do. `hurt` is what damage is worth."""
    explorers = state.count(land, EXPLORER)
    towns = state.count(land, TOWN)
    cities = state.count(land, CITY)
    dahan = state.count(land, DAHAN)
    bad = 3.0 * explorers + 7.0 * towns + 13.0 * cities - 2.5 * dahan
    # Damage will heal, so it is worth something only if more of it is just being dealt.
    row = land * ROW
    bad -= hurt * (0.8 * (state.pieces[row + 2] + state.pieces[row + 5]) + 1.8 * state.pieces[row + 6])
    if explorers + towns + cities == 0:
        return bad
    bit = 1 << land
    cards = state.box.invader_cards
    island = state.island
    # The cards have advanced when the slow phase begins: they show the next round then.
    before = state.phase in (SPIRIT_PHASE, FAST, INVADER_PHASE)
    if state.ravage_card != NOTHING and cards[state.ravage_card].lands(island) & bit:
        if not (before and state.flags[land] & NO_RAVAGE):
            bad += _ravage(state, land, dahan, before, 0)
    elif state.build_card != NOTHING and cards[state.build_card].lands(island) & bit:
        if not (before and state.flags[land] & NO_BUILD):
            bad += 7.0
        bad += 0.5 * _ravage(state, land, dahan, False, 2)
    return bad


def _ravage(state: SpiritIslandState, land: int, dahan: int, now: bool, more: int) -> float:
    """What a ravage in a land will cost: blight, presence, dahan; and what the dahan will do."""
    damage = state.ravage_damage(land) + more
    if now:
        damage -= state.defence(land)
    cost = 0.0
    if damage >= state.box.land_blight:
        cost += 18.0
        if state.pieces[land * ROW + BLIGHT]:
            cost += 14.0
        for spirit in state.spirits:
            if spirit.lands >> land & 1:
                cost += 5.0
                if spirit.on_island == 1:
                    cost += 60.0
    fallen = min(dahan, max(0, damage) // state.box.dahan_health)
    cost += 3.0 * fallen
    cost -= min(2.0 * (dahan - fallen), 10.0)
    return cost if now else cost * 0.75


def _fear(state: SpiritIslandState) -> float:
    """Fear is worth more the nearer it brings victory."""
    worth = 1.6 * state.fear + 1.6 * state.rules.fear_pool * state.fear_taken
    worth += 25.0 * (state.terror - 1)
    return worth * 4.0 / (3.0 + state.players)


def _blight(state: SpiritIslandState) -> float:
    """What is left of the blight, and how near the end is."""
    left = state.blight_left / state.players
    worth = 8.0 * left
    if state.blighted or state.blight_card == NOTHING:
        if left < 2.0:
            worth -= 40.0 * (2.0 - left)
    else:
        worth += 45.0
    for land in range(len(state.flags)):
        worth -= 4.0 * state.pieces[land * ROW + BLIGHT]
    return worth


def _spirit(state: SpiritIslandState, seat: int) -> float:
    """What a spirit has: tracks, presence, energy, cards, and what it may still use this round."""
    spirit = state.spirits[seat]
    if spirit.kind == NOTHING:
        return 0.0
    kind = state.box.kinds[spirit.kind]
    worth = 5.0 * kind.energy[spirit.energy_track] + 11.0 * kind.plays[spirit.cards_track]
    worth += 2.0 * spirit.energy_track + 3.5 * spirit.cards_track
    worth += 3.0 * spirit.on_island - 4.0 * spirit.destroyed
    if spirit.on_island < 3:
        worth -= 15.0 * (3 - spirit.on_island)
    worth += 2.0 * spirit.sites.bit_count() + 1.5 * spirit.lands.bit_count()
    worth += 1.0 * min(spirit.energy, 9)
    worth += 4.0 * len(spirit.hand) + 1.5 * len(spirit.discard)
    if len(spirit.hand) + len(spirit.played) == 0:
        worth -= 10.0
    worth += _promise(state, seat)
    worth += _pending(state, seat)
    worth += _nearness(state, seat)
    return worth


def _promise(state: SpiritIslandState, seat: int) -> float:
    """Cards in play that are still to be used, and elements for innate powers."""
    spirit = state.spirits[seat]
    worth = 0.0
    for card in spirit.played:
        power = state.box.powers[card]
        if _is_open(state, seat, power):
            worth += 6.0 + 2.5 * power.cost
    for innate in state.box.kinds[spirit.kind].innates:
        power = state.box.powers[innate]
        if _is_open(state, seat, power):
            for threshold in power.thresholds:
                missing = _missing(spirit.elements, threshold.elements)
                if missing == 0:
                    worth += 5.0
                elif state.phase == SPIRIT_PHASE:
                    worth += 1.0 / missing
    return worth


def _is_open(state: SpiritIslandState, seat: int, power: Power) -> bool:
    """Whether a power can still do something this round, or is doing it now."""
    if state.user == seat and state.power == power.number:
        return True
    spirit = state.spirits[seat]
    if power.number in spirit.used:
        return False
    if state.phase == FAST:
        return not (power.fast and spirit.done)
    if state.phase == INVADER_PHASE:
        return not power.fast
    return state.phase == SPIRIT_PHASE or (state.phase == SLOW and not power.fast and not spirit.done)


def _pending(state: SpiritIslandState, seat: int) -> float:
    """What growth and gained cards will still bring a spirit that is in the middle of them."""
    lanes = state.lanes
    frame = state.stack if lanes is None else lanes[seat]
    decision = state.decision_of(seat)
    worth = 0.0 if decision is None else _step_worth(state, seat, decision.step)
    while frame is not None:
        worth += _step_worth(state, seat, frame.step)
        frame = frame.below
    return worth


def _step_worth(state: SpiritIslandState, seat: int, step: AnyStep) -> float:
    if isinstance(step, DoGrowth):
        if step.seat != seat:
            return 0.0
        kind = state.box.kinds[state.spirits[seat].kind]
        worth = 0.0
        for index in range(8):
            if step.left >> index & 1:
                what = action_of(kind, step.option_number, index).what
                if what == ADD_PRESENCE:
                    worth += PRESENCE
                elif what == GAIN_CARD:
                    worth += CARD
                elif what == RECLAIM_ONE:
                    worth += 2.0
        return worth
    if isinstance(step, PlacePresence | PresenceInto):
        return PRESENCE if step.seat == seat else 0.0
    if isinstance(step, GainCard | KeepCard):
        return CARD if step.seat == seat else 0.0
    return 0.0


def _missing(have: int, needed: int) -> int:
    missing = 0
    for element in range(8):
        short = (needed >> (7 * element) & 63) - (have >> (7 * element) & 63)
        if short > 0:
            missing += short
    return missing


def _nearness(state: SpiritIslandState, seat: int) -> float:
    """Presence near invaders can act on them."""
    spirit = state.spirits[seat]
    island = state.island
    near = 0
    for land in range(island.size):
        if spirit.lands >> land & 1:
            near |= island.within[1][land]
    worth = 0.0
    for land in range(island.size):
        if near >> land & 1 and state.has(land, INVADERS):
            worth += 1.0 + 0.7 * state.count(land, BUILDINGS)
    return worth
