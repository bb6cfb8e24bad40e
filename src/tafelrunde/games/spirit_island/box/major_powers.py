"""The 22 major power cards: what each does, and what its threshold brings. Figures are in components.toml."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.spirit_island.box.ids import (
    BUILDINGS,
    CITY,
    DAHAN,
    DAHAN_SAFE,
    EXPLORER,
    INVADERS,
    JUNGLE,
    NO_ACTIONS,
    NO_BLIGHT,
    SOUND_DAHAN,
    TOWN,
    WETLAND,
)
from tafelrunde.games.spirit_island.effects.amounts import PER_BLIGHT, PER_DAHAN
from tafelrunde.games.spirit_island.effects.conditions import ANYWHERE, COASTAL, Has, LandIs
from tafelrunde.games.spirit_island.effects.damage import (
    Avenge,
    Damage,
    DamageEach,
    DamagePerBlightHereAndAround,
    FightEachOther,
)
from tafelrunde.games.spirit_island.effects.destruction import Destroy, DestroyAll
from tafelrunde.games.spirit_island.effects.effect import IslandEffect
from tafelrunde.games.spirit_island.effects.energy_and_elements import YOU, GainEnergy
from tafelrunde.games.spirit_island.effects.fear import Fear, FearPerDestroyed
from tafelrunde.games.spirit_island.effects.flow import (
    AROUND,
    HERE_AND_AROUND,
    PUSHED_INTO,
    SAME_BOARD,
    All,
    BeforeLast,
    InEach,
    InOne,
    When,
)
from tafelrunde.games.spirit_island.effects.gained_cards import ExchangeGifts, GainPowerCard, TakeUnkept
from tafelrunde.games.spirit_island.effects.gathering import Gather, MoveAnywhere
from tafelrunde.games.spirit_island.effects.land_state import Defend, Hold
from tafelrunde.games.spirit_island.effects.presence_and_blight import (
    AddPresence,
    Blight,
    InSameLand,
    RemoveBlight,
    ReturnPresence,
)
from tafelrunde.games.spirit_island.effects.pushing import Push, PushSpread
from tafelrunde.games.spirit_island.effects.replacing import Downgrade, Replace
from tafelrunde.games.spirit_island.effects.using_powers import AllowRepeats, RepeatPower, SharePresence

# Any card may be repeated for its cost: none costs more.
ANY_COST: Final = 63

_DISSOLVE: Final = All(
    Replace(CITY, EXPLORER, 2), Replace(TOWN, EXPLORER), Replace(DAHAN, EXPLORER), PushSpread(EXPLORER)
)
_LAND_THRASHES: Final = DamagePerBlightHereAndAround(2, 1)
_WINDS_OF_RUST: Final = All(Fear(1), Defend(6), Downgrade(BUILDINGS))

MAJOR_POWERS: Final[dict[str, IslandEffect]] = {
    "accelerated_rot": All(Fear(2), Damage(4)),
    "blazing_renewal": ReturnPresence(2, 2, DamageEach(2, BUILDINGS)),
    "cleansing_floods": All(Damage(4), RemoveBlight()),
    "dissolve_the_bonds_of_kinship": _DISSOLVE,
    "entwined_power": All(SharePresence(), GainPowerCard(), TakeUnkept()),
    "indomitable_claim": All(AddPresence(anywhere=True), Defend(20)),
    "infinite_vitality": All(Hold(SOUND_DAHAN), Hold(NO_BLIGHT)),
    "mists_of_oblivion": All(DamageEach(1, INVADERS), FearPerDestroyed(1, 4)),
    "paralyzing_fright": All(Fear(4), Hold(NO_ACTIONS)),
    "pillar_of_living_flame": All(Fear(3), Damage(5), When(LandIs(JUNGLE | WETLAND), Blight())),
    "poisoned_land": All(Fear(1), Damage(7), Blight(), DestroyAll(DAHAN)),
    "powerstorm": All(GainEnergy(3), AllowRepeats(1, ANY_COST, pays=True)),
    "talons_of_lightning": All(Fear(3), Damage(5)),
    "terrifying_nightmares": All(Fear(2), Push(4, EXPLORER | TOWN, up_to=True)),
    "the_jungle_hungers": All(DestroyAll(EXPLORER), DestroyAll(TOWN), DestroyAll(DAHAN)),
    "the_land_thrashes_in_furious_pain": _LAND_THRASHES,
    "the_trees_and_stones_speak_of_war": All(Damage(1, per=PER_DAHAN), Defend(2, per=PER_DAHAN)),
    "tsunami": All(Fear(2), Damage(8), Destroy(2, DAHAN)),
    "vengeance_of_the_dead": All(Fear(3), Avenge(wide=False)),
    "vigor_of_the_breaking_dawn": Damage(2, per=PER_DAHAN),
    "winds_of_rust_and_atrophy": _WINDS_OF_RUST,
    "wrap_in_wings_of_sunlight": MoveAnywhere(5, 5),
}

MAJOR_THRESHOLDS: Final[dict[str, IslandEffect]] = {
    "accelerated_rot": All(Damage(5), RemoveBlight()),
    "blazing_renewal": InSameLand(Damage(4)),
    "cleansing_floods": Damage(10),
    "dissolve_the_bonds_of_kinship": BeforeLast(_DISSOLVE, FightEachOther()),
    "entwined_power": All(GainEnergy(3, YOU), GainEnergy(3), ExchangeGifts()),
    "indomitable_claim": All(When(Has(INVADERS), Fear(3)), Hold(NO_ACTIONS)),
    "infinite_vitality": All(Hold(DAHAN_SAFE), InOne(HERE_AND_AROUND, ANYWHERE, RemoveBlight())),
    "mists_of_oblivion": All(Damage(3), FearPerDestroyed(1, 4, again=True)),
    "paralyzing_fright": Fear(4),
    "pillar_of_living_flame": All(Fear(2), Damage(5)),
    "poisoned_land": All(Fear(1, per=PER_BLIGHT), Damage(4, per=PER_BLIGHT)),
    "powerstorm": AllowRepeats(2, ANY_COST, pays=True),
    "talons_of_lightning": InEach(AROUND, ANYWHERE, Destroy(1, TOWN)),
    "terrifying_nightmares": Fear(4),
    "the_jungle_hungers": All(DestroyAll(EXPLORER), DestroyAll(TOWN), Destroy(1, CITY)),
    "the_land_thrashes_in_furious_pain": RepeatPower(_LAND_THRASHES, around=True),
    "the_trees_and_stones_speak_of_war": Push(2, DAHAN, up_to=True, carries=2),
    "tsunami": InEach(SAME_BOARD, COASTAL, All(Fear(1), Damage(4), Destroy(1, DAHAN))),
    "vengeance_of_the_dead": All(Fear(3), Avenge(wide=True)),
    "vigor_of_the_breaking_dawn": All(
        Push(2, DAHAN, up_to=True), InEach(PUSHED_INTO, ANYWHERE, Damage(2, per=PER_DAHAN))
    ),
    "winds_of_rust_and_atrophy": RepeatPower(_WINDS_OF_RUST),
    "wrap_in_wings_of_sunlight": Gather(3, DAHAN, up_to=True),
}
