"""What a power card is worth to a bot, read from its effects: a rough guess, in points."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.spirit_island.box.box import Box
from tafelrunde.games.spirit_island.box.elements import count_of
from tafelrunde.games.spirit_island.box.ids import CITY, DAHAN, EXPLORER, NO_ACTIONS, TOWN
from tafelrunde.games.spirit_island.box.powers import Power
from tafelrunde.games.spirit_island.box.spirits.kind import SpiritKind
from tafelrunde.games.spirit_island.effects.amounts import ONCE
from tafelrunde.games.spirit_island.effects.damage import Damage, DamageEach
from tafelrunde.games.spirit_island.effects.destruction import Destroy, DestroyAll
from tafelrunde.games.spirit_island.effects.effect import Effect
from tafelrunde.games.spirit_island.effects.energy_and_elements import GainEnergy
from tafelrunde.games.spirit_island.effects.fear import Fear
from tafelrunde.games.spirit_island.effects.flow import ChooseOne, InEach, Nothing, When
from tafelrunde.games.spirit_island.effects.gained_cards import GainPowerCard
from tafelrunde.games.spirit_island.effects.gathering import Gather
from tafelrunde.games.spirit_island.effects.land_state import Defend, Hold, Ward
from tafelrunde.games.spirit_island.effects.presence_and_blight import Blight, RemoveBlight
from tafelrunde.games.spirit_island.effects.pushing import Push
from tafelrunde.games.spirit_island.effects.using_powers import AllowRepeats

OTHER: Final = 3.0
FEW: Final = 3


def worth_of_power(power: Power) -> float:
    """A card by itself: what it does, less what it costs."""
    worth = worth_of_effect(power.effect) - 1.2 * power.cost
    for threshold in power.thresholds:
        worth += 0.3 * worth_of_effect(threshold.effect)
    return worth + 1.5 if power.fast else worth


def worth_of_effect(effect: Effect) -> float:
    """An effect where it fits."""
    if isinstance(effect, When):
        return 0.6 * worth_of_effect(effect.then) + 0.4 * worth_of_effect(effect.otherwise)
    if isinstance(effect, ChooseOne):
        best = 0.0
        for part in effect.effects:
            best = max(best, worth_of_effect(part))
        return best + 1.0
    if isinstance(effect, InEach):
        return 2.0 * worth_of_effect(effect.effect)
    if isinstance(effect, Fear):
        return 2.0 * effect.amount
    if isinstance(effect, Damage):
        return 2.5 * min(effect.amount, 8) * (1.5 if effect.per != ONCE else 1.0)
    if isinstance(effect, DamageEach):
        return 4.0 * effect.amount
    if isinstance(effect, Destroy):
        return min(effect.count, 2) * worth_of_figure(effect.kinds)
    if isinstance(effect, DestroyAll):
        return 1.7 * worth_of_figure(effect.kinds)
    if isinstance(effect, Defend):
        return 0.9 * min(effect.amount, 8) * (1.5 if effect.per != ONCE else 1.0)
    if isinstance(effect, Ward):
        return 3.0 * effect.amount
    if isinstance(effect, Hold):
        return 9.0 if effect.flag == NO_ACTIONS else OTHER
    if isinstance(effect, Push):
        return min(effect.count, FEW) * (0.8 if effect.kinds == DAHAN else 1.6)
    if isinstance(effect, Gather):
        return min(effect.count, FEW) * (0.9 if effect.kinds == DAHAN else 1.0)
    if isinstance(effect, RemoveBlight):
        return 6.0
    if isinstance(effect, Blight):
        return -7.0
    if isinstance(effect, GainEnergy):
        return 1.0 * effect.amount
    if isinstance(effect, GainPowerCard | AllowRepeats):
        return 4.0
    total = 0.0
    for part in effect.parts():
        total += worth_of_effect(part)
    return total if effect.parts() or isinstance(effect, Nothing) else OTHER


def worth_of_figure(kinds: int) -> float:
    """What it is worth to be rid of a figure of some kinds."""
    if kinds & CITY:
        return 9.0
    if kinds & TOWN:
        return 6.0
    return 2.0 if kinds & EXPLORER else -2.0


def likes(box: Box, kind: SpiritKind) -> list[int]:
    """How much of each element the innate powers of a spirit ask for."""
    found = [0] * 8
    for innate in kind.innates:
        for threshold in box.powers[innate].thresholds:
            for element in range(8):
                found[element] = max(found[element], count_of(threshold.elements, element))
    return found


class CardWorth:
    """The worth of every power card for every spirit of a box."""

    __slots__ = ("by_spirit",)

    def __init__(self, box: Box) -> None:
        self.by_spirit: list[list[float]] = []
        for kind in box.kinds:
            liked = likes(box, kind)
            row: list[float] = []
            for power in box.powers:
                worth = worth_of_power(power)
                for element in range(8):
                    if count_of(power.elements, element):
                        worth += 0.4 * min(liked[element], 4)
                row.append(worth)
            self.by_spirit.append(row)


_known: Final[dict[Box, CardWorth]] = {}


def card_worth(box: Box) -> CardWorth:
    """The table of a box, made once."""
    known = _known.get(box)
    if known is None:
        known = CardWorth(box)
        _known[box] = known
    return known
