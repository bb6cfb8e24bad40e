"""Vital Strength of the Earth: its sacred sites are defended."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.spirit_island.box.ids import DAHAN, EXPLORER, NO_ACTIONS
from tafelrunde.games.spirit_island.box.spirits.kind import SpiritKind
from tafelrunde.games.spirit_island.effects.conditions import Has
from tafelrunde.games.spirit_island.effects.damage import Damage
from tafelrunde.games.spirit_island.effects.effect import IslandEffect
from tafelrunde.games.spirit_island.effects.fear import Fear
from tafelrunde.games.spirit_island.effects.flow import All, When
from tafelrunde.games.spirit_island.effects.gathering import Gather
from tafelrunde.games.spirit_island.effects.land_state import Defend, Hold
from tafelrunde.games.spirit_island.effects.presence_and_blight import RemoveBlight
from tafelrunde.games.spirit_island.effects.using_powers import AllowRepeats
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

CARDS: Final[dict[str, IslandEffect]] = {
    "a_year_of_perfect_stillness": Hold(NO_ACTIONS),
    "draw_of_the_fruitful_earth": All(Gather(2, EXPLORER, up_to=True), Gather(2, DAHAN, up_to=True)),
    "guard_the_healing_land": All(RemoveBlight(), Defend(4)),
    # The damage for three dahan is one pool with the other.
    "rituals_of_destruction": When(Has(DAHAN, 3), All(Damage(5), Fear(2)), Damage(2)),
}
INNATES: Final[dict[str, list[IslandEffect]]] = {
    "gift_of_strength": [AllowRepeats(1, 1, False), AllowRepeats(1, 3, False), AllowRepeats(1, 6, False)],
}


class VitalStrengthOfTheEarth(SpiritKind):
    """I23."""

    __slots__ = ()

    own_cards = CARDS
    innate_powers = INNATES

    def special_rules(self) -> list[Words]:
        return [say("rule-earths-vitality", count=self.site_defence)]
