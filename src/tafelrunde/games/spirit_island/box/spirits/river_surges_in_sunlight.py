"""River Surges in Sunlight: wetlands are sacred to it."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.spirit_island.box.ids import DAHAN, EXPLORER, INVADERS, TOWN
from tafelrunde.games.spirit_island.box.spirits.kind import SpiritKind
from tafelrunde.games.spirit_island.effects.conditions import Coastal, Has, TargetsAnother
from tafelrunde.games.spirit_island.effects.damage import Damage, DamageEach
from tafelrunde.games.spirit_island.effects.effect import IslandEffect
from tafelrunde.games.spirit_island.effects.energy_and_elements import YOU, GainEnergy, GainEnergyPerCard
from tafelrunde.games.spirit_island.effects.flow import All, When
from tafelrunde.games.spirit_island.effects.gathering import Gather
from tafelrunde.games.spirit_island.effects.pushing import Push
from tafelrunde.games.spirit_island.effects.replacing import Add
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

CARDS: Final[dict[str, IslandEffect]] = {
    "boon_of_vigor": When(TargetsAnother(), GainEnergyPerCard(1), GainEnergy(1)),
    "flash_floods": When(Coastal(), Damage(2), Damage(1)),
    "rivers_bounty": All(Gather(2, DAHAN, up_to=True), When(Has(DAHAN, 2), All(Add(1, DAHAN), GainEnergy(1, YOU)))),
    "wash_away": Push(3, EXPLORER | TOWN, up_to=True),
}
INNATES: Final[dict[str, list[IslandEffect]]] = {
    "massive_flooding": [
        Push(1, EXPLORER | TOWN),
        All(Damage(2), Push(3, EXPLORER | TOWN, up_to=True)),
        DamageEach(2, INVADERS),
    ],
}


class RiverSurgesInSunlight(SpiritKind):
    """I21."""

    __slots__ = ()

    own_cards = CARDS
    innate_powers = INNATES

    def special_rules(self) -> list[Words]:
        return [say("rule-rivers-domain")]
