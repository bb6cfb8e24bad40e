"""Ocean's Hungry Grasp: the oceans are in play, and people drown in them."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.spirit_island.box.ids import BUILDINGS, CITY, DAHAN, EXPLORER, TOWN
from tafelrunde.games.spirit_island.box.spirits.kind import SpiritKind
from tafelrunde.games.spirit_island.effects.conditions import IsOcean
from tafelrunde.games.spirit_island.effects.destruction import Drown
from tafelrunde.games.spirit_island.effects.effect import IslandEffect
from tafelrunde.games.spirit_island.effects.energy_and_elements import GainEnergy
from tafelrunde.games.spirit_island.effects.fear import Fear
from tafelrunde.games.spirit_island.effects.flow import All, ChooseOne, InOneOfItsLands, When
from tafelrunde.games.spirit_island.effects.gathering import Gather
from tafelrunde.games.spirit_island.effects.land_state import Defend
from tafelrunde.games.spirit_island.effects.pushing import Push, SavingDahan
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

CARDS: Final[dict[str, IslandEffect]] = {
    "call_of_the_deeps": All(Gather(1, EXPLORER), When(IsOcean(), Gather(1, EXPLORER, up_to=True, more=True))),
    "grasping_tide": All(Fear(2), Defend(4)),
    "swallow_the_land_dwellers": All(Drown(1, EXPLORER), Drown(1, TOWN), Drown(1, DAHAN)),
    "tidal_boon": All(
        GainEnergy(2),
        SavingDahan(InOneOfItsLands(All(Push(1, TOWN, up_to=True), Push(2, DAHAN, up_to=True)))),
    ),
}
INNATES: Final[dict[str, list[IslandEffect]]] = {
    "pound_ships_to_splinters": [Fear(1), Fear(1), Fear(2)],
    "ocean_breaks_the_shore": [
        Drown(1, TOWN),
        ChooseOne(Drown(1, TOWN), Drown(1, CITY)),
        Drown(1, BUILDINGS),
    ],
}


class OceansHungryGrasp(SpiritKind):
    """I25."""

    __slots__ = ()

    own_cards = CARDS
    innate_powers = INNATES

    def special_rules(self) -> list[Words]:
        return [
            say("rule-ocean-in-play"),
            say("rule-drowning", explorer=self.drown_explorer, town=self.drown_town, city=self.drown_city),
        ]
