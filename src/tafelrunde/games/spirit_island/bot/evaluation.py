"""What a bot should know about Spirit Island: how well the island stands, in points.

Spirits win together, so a state is worth the same to every seat. The worth is meant for the beginning of a round, when
everybody knows where invaders will ravage and build: that is where bots compare what they could do (see habits.py).
"""

from __future__ import annotations

from math import log2
from typing import Final

from tafelrunde.games.spirit_island.bot.card_worth import card_worth
from tafelrunde.games.spirit_island.box.ids import (
    BLIGHT,
    BUILDINGS,
    CITY,
    DAHAN,
    EXPLORER,
    INVADERS,
    NOTHING,
    ROW,
    TOWN,
)
from tafelrunde.games.spirit_island.state.state import SpiritIslandState

# What the worth of the island is made of, as hints name it.
PARTS: Final = ("fear", "blight", "invaders", "spirits")
WON: Final = 10000.0
# Better to lose later.
SURVIVED_ROUND: Final = 10.0

# Figures in a land; a city is worse the more victory depends on it.
AN_EXPLORER: Final = 2.5
A_TOWN: Final = 7.0
A_CITY: Final = 16.0
A_CITY_PER_TERROR: Final = 6.0
A_DAHAN: Final = 2.0
A_BLIGHT: Final = 2.0
# The ravage to come, and the build to come with the ravage after it: spirits will prevent some of it.
RAVAGE: Final = 9.0
RAVAGE_DAMAGE: Final = 1.0
RAVAGE_SPREADS: Final = 7.0
RAVAGED_PRESENCE: Final = 5.0
RAVAGED_LAST_PRESENCE: Final = 60.0
FALLEN_DAHAN: Final = 1.2
FIGHTING_DAHAN: Final = 1.4
MOST_FIGHTING: Final = 8.0
BUILD: Final = 6.0
RAVAGE_AFTER_BUILD: Final = 0.35
# Fear; for each player terror levels, and how near the goal of the terror level is.
FEAR: Final = 3.5
TERROR: Final = 15.0
GOAL: Final = 60.0
# Blight left for each player, on a scale where the last ones count most, and an island that is still healthy.
BLIGHT_LEFT: Final = 110.0
HEALTHY: Final = 35.0
# What a spirit can do in a round: card plays, and the energy to pay for each.
PLAY: Final = 8.0
PLAY_ENERGY: Final = 2.5
MOST_ENERGY: Final = 4.0
LATER_ON_TRACK: Final = 0.85
TRACK_PLACE: Final = 1.5
STORED_ENERGY: Final = 0.5
PRESENCE: Final = 1.5
FEW_PRESENCE: Final = 12.0
SACRED_SITE: Final = 2.0
NEAR_INVADERS: Final = 1.3
NEAR_BUILDING: Final = 0.9
# Cards: in the hand, fewer than plays, owned at all, and what they can do.
IN_HAND: Final = 1.2
MISSING_IN_HAND: Final = 3.0
OWNED: Final = 1.0
CARD_WORTH: Final = 0.2


def evaluate(state: SpiritIslandState, seat: int) -> float:
    """How good a state is."""
    if state.over:
        return WON + state.score() if state.winners else SURVIVED_ROUND * state.round + state.score() - WON
    worth = 0.0
    for part in parts(state, seat):
        worth += part
    return worth


def parts(state: SpiritIslandState, seat: int) -> list[float]:
    """The worth of the island in its parts (PARTS), the same for every seat."""
    invaders = 0.0
    for land in range(len(state.flags)):
        invaders -= _land(state, land)
    spirits = 0.0
    for spirit in range(state.players):
        spirits += _spirit(state, spirit)
    return [_fear(state), _blight(state), invaders, spirits]


def _land(state: SpiritIslandState, land: int) -> float:
    """How bad a land is: who is there, and what the next ravage and build will do."""
    explorers = state.count(land, EXPLORER)
    towns = state.count(land, TOWN)
    cities = state.count(land, CITY)
    dahan = state.count(land, DAHAN)
    bad = AN_EXPLORER * explorers + A_TOWN * towns + (A_CITY + A_CITY_PER_TERROR * (state.terror - 1)) * cities
    bad += A_BLIGHT * state.pieces[land * ROW + BLIGHT] - A_DAHAN * dahan
    if explorers + towns + cities == 0:
        return bad
    cards, island = state.box.invader_cards, state.island
    if state.ravage_card != NOTHING and cards[state.ravage_card].lands(island) >> land & 1:
        bad += _ravage(state, land, dahan, 0)
    if state.build_card != NOTHING and cards[state.build_card].lands(island) >> land & 1:
        built = state.rules.city_damage if towns > cities else state.rules.town_damage
        bad += BUILD + RAVAGE_AFTER_BUILD * _ravage(state, land, dahan, built)
    return bad


def _ravage(state: SpiritIslandState, land: int, dahan: int, built: int) -> float:
    """What a ravage in a land would cost: blight, presence and dahan, less what the dahan would do."""
    damage = state.ravage_damage(land) + built - state.defence(land)
    cost = 0.0
    if damage >= state.box.land_blight:
        cost += RAVAGE + RAVAGE_DAMAGE * min(damage, 10)
        if state.pieces[land * ROW + BLIGHT]:
            cost += RAVAGE_SPREADS
        for spirit in state.spirits:
            if spirit.lands >> land & 1:
                cost += RAVAGED_LAST_PRESENCE if spirit.on_island == 1 else RAVAGED_PRESENCE
    fallen = min(dahan, max(0, damage) // state.box.dahan_health)
    return cost + FALLEN_DAHAN * fallen - min(FIGHTING_DAHAN * (dahan - fallen), MOST_FIGHTING)


def _fear(state: SpiritIslandState) -> float:
    """Fear so far, and how few of the figures are left that victory asks for at this terror level."""
    worth = FEAR * (state.fear + state.rules.fear_pool * state.fear_taken)
    if state.terror < 2:
        return worth
    left = 0
    for land in range(len(state.flags)):
        left += state.count(land, CITY if state.terror == 3 else BUILDINGS)
    return worth + state.players * (TERROR * (state.terror - 1) + GOAL / (1.0 + left / state.players))


def _blight(state: SpiritIslandState) -> float:
    """How much blight the island can still bear."""
    left = state.blight_left
    worth = 0.0
    if state.blight_card != NOTHING and not state.blighted:
        left += state.box.blight_cards[state.blight_card].blighted * state.players
        worth += HEALTHY
    return state.players * (worth + BLIGHT_LEFT * log2(1.0 + left / state.players))


def _spirit(state: SpiritIslandState, seat: int) -> float:
    """What a spirit has: tracks, energy, presence and cards."""
    spirit = state.spirits[seat]
    if spirit.kind == NOTHING:
        return 0.0
    kind = state.box.kinds[spirit.kind]
    plays = _ahead(kind.plays, spirit.cards_track)
    # Energy is of use only for cards that can be played.
    energy = min(MOST_ENERGY, (_ahead(kind.energy, spirit.energy_track) + min(spirit.energy, 12) / 4) / plays)
    rounds = 0.3 + 0.7 * len(state.stages) / len(state.rules.stages)
    worth = plays * (PLAY + PLAY_ENERGY * energy) * rounds
    worth += TRACK_PLACE * (spirit.energy_track + spirit.cards_track) + STORED_ENERGY * min(spirit.energy, 9)
    worth += PRESENCE * spirit.on_island - FEW_PRESENCE * max(0, 3 - spirit.on_island)
    worth += SACRED_SITE * spirit.sites.bit_count() + _nearness(state, spirit.lands)
    now = kind.plays[spirit.cards_track]
    hand = len(spirit.hand)
    worth += IN_HAND * min(hand, 2 * now) - MISSING_IN_HAND * max(0, now - hand)
    worth += OWNED * min(hand + len(spirit.discard), 10)
    worths = card_worth(state.box).by_spirit[spirit.kind]
    for card in spirit.hand:
        worth += CARD_WORTH * worths[card]
    for card in spirit.discard:
        worth += CARD_WORTH * worths[card]
    return worth


def _ahead(track: list[int], open_places: int) -> float:
    """What a track gives, or promises to give soon: the farther away, the less."""
    best = 0.0
    share = 1.0
    for place in range(open_places, len(track)):
        best = max(best, share * track[place])
        share *= LATER_ON_TRACK
    return best


def _nearness(state: SpiritIslandState, lands: int) -> float:
    """Invaders within reach of presence: something can be done about them."""
    island = state.island
    near = 0
    for land in range(island.size):
        if lands >> land & 1:
            near |= island.within[1][land]
    worth = 0.0
    for land in range(island.size):
        if near >> land & 1 and state.has(land, INVADERS):
            worth += NEAR_INVADERS + NEAR_BUILDING * state.count(land, BUILDINGS)
    return worth
