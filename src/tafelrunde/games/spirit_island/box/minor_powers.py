"""The 36 minor power cards: what each does, and what its threshold brings. Figures are in components.toml."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.spirit_island.box.ids import (
    ALL,
    BUILDINGS,
    CITY,
    DAHAN,
    EXPLORER,
    INVADERS,
    JUNGLE,
    MINOR,
    MOUNTAIN,
    SANDS,
    TOWN,
    WETLAND,
)
from tafelrunde.games.spirit_island.effects.amounts import PER_BLIGHT, PER_DAHAN
from tafelrunde.games.spirit_island.effects.conditions import (
    Has,
    HasBlight,
    HasNo,
    LandIs,
    OwnPresence,
    SacredSites,
    TargetsAnother,
)
from tafelrunde.games.spirit_island.effects.damage import Damage, DamageDistinct, DamageEach
from tafelrunde.games.spirit_island.effects.destruction import Destroy
from tafelrunde.games.spirit_island.effects.effect import IslandEffect
from tafelrunde.games.spirit_island.effects.energy_and_elements import YOU, GainElements, GainEnergy
from tafelrunde.games.spirit_island.effects.fear import Fear
from tafelrunde.games.spirit_island.effects.flow import All, ChooseOne, Nothing, When
from tafelrunde.games.spirit_island.effects.gained_cards import GainPowerCard, ReclaimAtEnd
from tafelrunde.games.spirit_island.effects.gathering import Gather
from tafelrunde.games.spirit_island.effects.land_state import Defend, Ward
from tafelrunde.games.spirit_island.effects.presence_and_blight import Blight, RemoveBlight
from tafelrunde.games.spirit_island.effects.pushing import Push
from tafelrunde.games.spirit_island.effects.replacing import Replace
from tafelrunde.games.spirit_island.effects.using_powers import ExtendRange

MINOR_POWERS: Final[dict[str, IslandEffect]] = {
    "call_of_the_dahan_ways": Replace(EXPLORER, DAHAN),
    "call_to_bloodshed": ChooseOne(Damage(1, per=PER_DAHAN), Gather(3, DAHAN, up_to=True)),
    "call_to_isolation": ChooseOne(Push(1, EXPLORER | TOWN, per=PER_DAHAN), Push(1, DAHAN)),
    "call_to_migrate": All(Gather(3, DAHAN, up_to=True), Push(3, DAHAN, up_to=True)),
    "call_to_tend": ChooseOne(RemoveBlight(), Push(3, DAHAN, up_to=True)),
    "dark_and_tangled_woods": All(Fear(2), When(LandIs(MOUNTAIN | JUNGLE), Defend(3))),
    "delusions_of_danger": ChooseOne(Push(1, EXPLORER), Fear(2)),
    # The damage for the terrain is one pool with the other.
    "devouring_ants": All(Fear(1), When(LandIs(JUNGLE | SANDS), Damage(2), Damage(1)), Destroy(1, DAHAN)),
    "drift_down_into_slumber": When(LandIs(JUNGLE | SANDS), Defend(4), Defend(1)),
    "drought": All(Destroy(3, TOWN), DamageEach(1, BUILDINGS), Blight()),
    "elemental_boon": GainElements(3),
    "encompassing_ward": Ward(2),
    "enticing_splendor": ChooseOne(Gather(1, EXPLORER | TOWN), Gather(2, DAHAN, up_to=True)),
    "entrancing_apparitions": All(Defend(2), When(HasNo(INVADERS), Gather(2, EXPLORER, up_to=True))),
    "gift_of_constancy": All(GainEnergy(2), ReclaimAtEnd(), When(TargetsAnother(), ReclaimAtEnd(YOU))),
    "gift_of_living_energy": All(
        GainEnergy(1), When(TargetsAnother(), GainEnergy(1, more=True)), When(SacredSites(2), GainEnergy(1, more=True))
    ),
    "gift_of_power": GainPowerCard(MINOR),
    "gnawing_rootbiters": Push(2, TOWN, up_to=True),
    "land_of_haunts_and_embers": All(
        Fear(2),
        Push(2, EXPLORER | TOWN, up_to=True),
        When(HasBlight(), All(Fear(2), Push(2, EXPLORER | TOWN, up_to=True))),
        Blight(),
    ),
    "lure_of_the_unknown": Gather(1, EXPLORER | TOWN),
    "natures_resilience": Defend(6),
    "pull_beneath_the_hungry_earth": All(
        When(OwnPresence(), All(Fear(1), Damage(1))), When(LandIs(SANDS | WETLAND), Damage(1))
    ),
    "purifying_flame": When(
        LandIs(MOUNTAIN | SANDS),
        ChooseOne(Damage(1, per=PER_BLIGHT), RemoveBlight()),
        Damage(1, per=PER_BLIGHT),
    ),
    "quicken_the_earths_struggles": ChooseOne(DamageEach(1, BUILDINGS), Defend(10)),
    "rain_of_blood": All(Fear(2), When(Has(BUILDINGS, 2), Fear(1))),
    "reaching_grasp": ExtendRange(2),
    "rouse_the_trees_and_stones": All(Damage(2), Push(1, EXPLORER)),
    "sap_the_strength_of_multitudes": Defend(5),
    "savage_mawbeasts": When(LandIs(JUNGLE | WETLAND), All(Fear(1), Damage(1))),
    "shadows_of_the_burning_forest": All(
        Fear(2), When(LandIs(MOUNTAIN | JUNGLE), All(Push(1, EXPLORER), Push(1, TOWN)))
    ),
    "song_of_sanctity": When(Has(EXPLORER), Push(ALL, EXPLORER), RemoveBlight()),
    "steam_vents": Destroy(1, EXPLORER),
    "uncanny_melting": All(When(Has(INVADERS), Fear(1)), When(LandIs(SANDS | WETLAND), RemoveBlight())),
    "veil_the_nights_hunt": ChooseOne(DamageDistinct(1), Push(3, DAHAN, up_to=True)),
    "visions_of_fiery_doom": All(Fear(1), Push(1, EXPLORER | TOWN)),
    "voracious_growth": ChooseOne(Damage(2), RemoveBlight()),
}

MINOR_THRESHOLDS: Final[dict[str, IslandEffect]] = {
    "call_of_the_dahan_ways": Replace(TOWN, DAHAN),
    "drought": Destroy(1, CITY),
    "natures_resilience": RemoveBlight(),
    "sap_the_strength_of_multitudes": Nothing(),
    "savage_mawbeasts": Damage(1),
    "steam_vents": Destroy(1, TOWN),
    "visions_of_fiery_doom": Fear(1),
}
