"""Shadows Flicker Like Flame: dahan bring it anywhere, for a price."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.spirit_island.box.ids import CITY, DAHAN, DAHAN_SAFE_IN_RAVAGE, EXPLORER, TOWN
from tafelrunde.games.spirit_island.box.spirits.kind import SpiritKind
from tafelrunde.games.spirit_island.effects.conditions import DahanOutnumberInvaders
from tafelrunde.games.spirit_island.effects.damage import Damage
from tafelrunde.games.spirit_island.effects.destruction import Destroy
from tafelrunde.games.spirit_island.effects.effect import IslandEffect
from tafelrunde.games.spirit_island.effects.fear import Fear, WithFearPerDestroyed
from tafelrunde.games.spirit_island.effects.flow import All, ChooseOne, InOneOfItsLands, When
from tafelrunde.games.spirit_island.effects.gathering import Gather
from tafelrunde.games.spirit_island.effects.land_state import Hold
from tafelrunde.games.spirit_island.effects.pushing import Push
from tafelrunde.games.spirit_island.effects.replacing import Replace
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

CARDS: Final[dict[str, IslandEffect]] = {
    "concealing_shadows": All(Fear(1), Hold(DAHAN_SAFE_IN_RAVAGE)),
    "crops_wither_and_fade": All(Fear(2), ChooseOne(Replace(TOWN, EXPLORER), Replace(CITY, TOWN))),
    "favors_called_due": All(Gather(4, DAHAN, up_to=True), When(DahanOutnumberInvaders(), Fear(3))),
    "mantle_of_dread": All(
        Fear(2),
        InOneOfItsLands(All(Push(1, EXPLORER, up_to=True), Push(1, TOWN, up_to=True))),
    ),
}
INNATES: Final[dict[str, list[IslandEffect]]] = {
    "darkness_swallows_the_unwary": [
        Gather(1, EXPLORER),
        WithFearPerDestroyed(Destroy(2, EXPLORER, up_to=True), 1),
        WithFearPerDestroyed(Damage(3), 1),
    ],
}


class ShadowsFlickerLikeFlame(SpiritKind):
    """I22."""

    __slots__ = ()

    own_cards = CARDS
    innate_powers = INNATES

    def special_rules(self) -> list[Words]:
        return [say("rule-shadows-of-the-dahan", count=self.far_cost)]
