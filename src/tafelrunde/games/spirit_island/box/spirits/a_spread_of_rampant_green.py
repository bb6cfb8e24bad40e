"""A Spread of Rampant Green: it chokes what invaders do, and grows again."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.spirit_island.box.ids import BUILDINGS, DAHAN, INVADERS, MOUNTAIN, SANDS, TOWN
from tafelrunde.games.spirit_island.box.spirits.kind import SpiritKind
from tafelrunde.games.spirit_island.effects.conditions import Both, Has, LandIs, OwnPresence
from tafelrunde.games.spirit_island.effects.damage import Damage, DamageEach
from tafelrunde.games.spirit_island.effects.effect import IslandEffect
from tafelrunde.games.spirit_island.effects.fear import Fear
from tafelrunde.games.spirit_island.effects.flow import ChooseOne, When
from tafelrunde.games.spirit_island.effects.land_state import Defend
from tafelrunde.games.spirit_island.effects.presence_and_blight import AddPresence, RemoveBlight, TargetAddsPresence
from tafelrunde.games.spirit_island.effects.pushing import Push
from tafelrunde.games.spirit_island.effects.using_powers import RepeatPower
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

CARDS: Final[dict[str, IslandEffect]] = {
    "fields_choked_with_growth": ChooseOne(Push(1, TOWN), Push(3, DAHAN)),
    "gift_of_proliferation": TargetAddsPresence(1),
    "overgrow_in_a_night": ChooseOne(AddPresence(), When(Both(OwnPresence(), Has(INVADERS)), Fear(3))),
    "stem_the_flow_of_fresh_water": When(
        LandIs(MOUNTAIN | SANDS), DamageEach(1, BUILDINGS), Damage(1, kinds=BUILDINGS)
    ),
}
_CREEPERS: Final = Damage(1, kinds=BUILDINGS)
INNATES: Final[dict[str, list[IslandEffect]]] = {
    "creepers_tear_into_mortar": [_CREEPERS, RepeatPower(_CREEPERS), RepeatPower(_CREEPERS)],
    "all_enveloping_green": [Defend(2), Defend(4), RemoveBlight()],
}


class ASpreadOfRampantGreen(SpiritKind):
    """I27."""

    __slots__ = ()

    own_cards = CARDS
    innate_powers = INNATES

    def special_rules(self) -> list[Words]:
        return [say("rule-choke"), say("rule-regeneration", count=self.regrow_cost)]
