"""Lightning's Swift Strike: slow powers become fast."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.spirit_island.box.elements import AIR, count_of
from tafelrunde.games.spirit_island.box.ids import BUILDINGS, CITY, DAHAN, INVADERS, TOWN
from tafelrunde.games.spirit_island.box.spirits.kind import SpiritKind
from tafelrunde.games.spirit_island.effects.conditions import DahanPushedToBuildings
from tafelrunde.games.spirit_island.effects.damage import DamageEach
from tafelrunde.games.spirit_island.effects.destruction import Destroy
from tafelrunde.games.spirit_island.effects.effect import IslandEffect
from tafelrunde.games.spirit_island.effects.fear import Fear
from tafelrunde.games.spirit_island.effects.flow import All, ChooseOne, When
from tafelrunde.games.spirit_island.effects.pushing import Push
from tafelrunde.games.spirit_island.effects.using_powers import MakeFast
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

CARDS: Final[dict[str, IslandEffect]] = {
    "harbingers_of_the_lightning": All(Push(2, DAHAN, up_to=True), When(DahanPushedToBuildings(), Fear(1))),
    "lightnings_boon": MakeFast(2),
    "raging_storm": DamageEach(1, INVADERS),
    "shatter_homesteads": All(Fear(1), Destroy(1, TOWN)),
}
INNATES: Final[dict[str, list[IslandEffect]]] = {
    "thundering_destruction": [
        Destroy(1, TOWN),
        ChooseOne(Destroy(1, TOWN), Destroy(1, CITY)),
        Destroy(1, BUILDINGS),
        Destroy(1, BUILDINGS),
    ],
}


class LightningsSwiftStrike(SpiritKind):
    """I20."""

    __slots__ = ()

    own_cards = CARDS
    innate_powers = INNATES

    def swiftness(self, elements: int) -> int:
        return count_of(elements, AIR)

    def special_rules(self) -> list[Words]:
        return [say("rule-swiftness")]
