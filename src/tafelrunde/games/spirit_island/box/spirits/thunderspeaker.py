"""Thunderspeaker: goes where the dahan go, and falls with them."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.spirit_island.box.ids import CITY, DAHAN, DAHAN_STRIKE_AT_ONCE, EXPLORER, INVADERS, TOWN
from tafelrunde.games.spirit_island.box.spirits.kind import SpiritKind
from tafelrunde.games.spirit_island.effects.amounts import (
    PER_AIR,
    PER_DAHAN,
    PER_DAHAN_AND_PRESENCE,
    PER_SUN,
    PER_THREE_DAHAN,
    PER_TWO_DAHAN,
)
from tafelrunde.games.spirit_island.effects.conditions import Has
from tafelrunde.games.spirit_island.effects.damage import Damage
from tafelrunde.games.spirit_island.effects.destruction import Destroy
from tafelrunde.games.spirit_island.effects.effect import IslandEffect
from tafelrunde.games.spirit_island.effects.fear import Fear
from tafelrunde.games.spirit_island.effects.flow import All, ChooseOne, When
from tafelrunde.games.spirit_island.effects.gathering import Gather
from tafelrunde.games.spirit_island.effects.land_state import Defend, Hold
from tafelrunde.games.spirit_island.effects.pushing import Push
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

CARDS: Final[dict[str, IslandEffect]] = {
    "manifestation_of_power_and_glory": All(Fear(1), Damage(1, per=PER_DAHAN_AND_PRESENCE)),
    "sudden_ambush": All(Gather(1, DAHAN, up_to=True), Destroy(1, EXPLORER, per=PER_DAHAN)),
    "voice_of_thunder": ChooseOne(Push(4, DAHAN, up_to=True), When(Has(INVADERS), Fear(2))),
    "words_of_warning": All(Defend(3), Hold(DAHAN_STRIKE_AT_ONCE)),
}
INNATES: Final[dict[str, list[IslandEffect]]] = {
    "gather_the_warriors": [
        All(Gather(1, DAHAN, per=PER_AIR, up_to=True), Push(1, DAHAN, per=PER_SUN, up_to=True)),
    ],
    "lead_the_furious_assault": [
        Destroy(1, TOWN, per=PER_TWO_DAHAN),
        Destroy(1, CITY, per=PER_THREE_DAHAN),
    ],
}


class Thunderspeaker(SpiritKind):
    """I24."""

    __slots__ = ()

    own_cards = CARDS
    innate_powers = INNATES

    def special_rules(self) -> list[Words]:
        return [say("rule-ally-of-the-dahan"), say("rule-sworn-to-victory", range=self.loss_range)]
