"""Bringer of Dreams and Nightmares: its powers kill nobody, they terrify."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.spirit_island.box.ids import BUILDINGS, DAHAN, FEAR_DEFENDS, INVADERS
from tafelrunde.games.spirit_island.box.spirits.kind import SpiritKind
from tafelrunde.games.spirit_island.effects.amounts import PER_DAHAN
from tafelrunde.games.spirit_island.effects.conditions import Has
from tafelrunde.games.spirit_island.effects.damage import Damage
from tafelrunde.games.spirit_island.effects.effect import IslandEffect
from tafelrunde.games.spirit_island.effects.energy_and_elements import GainKnownElement
from tafelrunde.games.spirit_island.effects.fear import Fear, TurnUpFear
from tafelrunde.games.spirit_island.effects.flow import All, ChooseOne, When
from tafelrunde.games.spirit_island.effects.gained_cards import DreamOfMidnight
from tafelrunde.games.spirit_island.effects.gathering import Gather
from tafelrunde.games.spirit_island.effects.land_state import Hold
from tafelrunde.games.spirit_island.effects.pushing import Push
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

CARDS: Final[dict[str, IslandEffect]] = {
    "call_on_midnights_dream": ChooseOne(When(Has(DAHAN), DreamOfMidnight()), When(Has(INVADERS), Fear(2))),
    "dread_apparitions": All(Hold(FEAR_DEFENDS), Fear(1)),
    "dreams_of_the_dahan": ChooseOne(
        Gather(2, DAHAN, up_to=True), When(Has(BUILDINGS), Fear(1, per=PER_DAHAN, most=3))
    ),
    "predatory_nightmares": All(Damage(2), Push(2, DAHAN, up_to=True)),
}
INNATES: Final[dict[str, list[IslandEffect]]] = {
    "spirits_may_yet_dream": [TurnUpFear(), GainKnownElement()],
    "night_terrors": [Fear(1), Fear(1), Fear(1)],
}


class BringerOfDreamsAndNightmares(SpiritKind):
    """I26."""

    __slots__ = ()

    own_cards = CARDS
    innate_powers = INNATES

    def special_rules(self) -> list[Words]:
        return [say("rule-thousand-deaths", town=self.dream_town, city=self.dream_city)]
