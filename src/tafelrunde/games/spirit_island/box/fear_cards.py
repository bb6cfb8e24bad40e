"""The 15 fear cards: what each does at terror level 1, 2 and 3."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.spirit_island.box.ids import (
    ALL,
    CITY,
    DAHAN,
    EXPLORER,
    INVADERS,
    NO_BUILD_ON_COAST,
    NO_BUILD_WHERE_DAHAN_OUTNUMBER,
    NO_BUILD_WITH_CITY,
    NO_BUILD_WITH_DAHAN,
    NO_CITIES_ON_COAST,
    NO_EXPLORE_WITH_TWO_DAHAN,
    TOWN,
)
from tafelrunde.games.spirit_island.effects.amounts import PER_DAHAN, PER_PRESENCE
from tafelrunde.games.spirit_island.effects.conditions import (
    ANYWHERE,
    COASTAL,
    INLAND,
    WITH_BUILDINGS,
    WITH_CITY,
    WITH_DAHAN,
    WITH_INVADERS,
    AnyPresence,
    AnySacredSite,
    AtMost,
    Both,
    Condition,
    Has,
    HasNo,
)
from tafelrunde.games.spirit_island.effects.damage import Damage
from tafelrunde.games.spirit_island.effects.destruction import Remove, RemoveWorth, Scapegoat
from tafelrunde.games.spirit_island.effects.effect import IslandEffect
from tafelrunde.games.spirit_island.effects.energy_and_elements import EnergyPerThreatenedSite
from tafelrunde.games.spirit_island.effects.flow import ISLAND, All, ChooseOne, EachPlayer, InEach, InOne, When
from tafelrunde.games.spirit_island.effects.gathering import Gather, GatherInto
from tafelrunde.games.spirit_island.effects.land_state import Defend, Forbid
from tafelrunde.games.spirit_island.effects.pushing import Push, PushTowards
from tafelrunde.games.spirit_island.effects.replacing import Replace
from tafelrunde.kernel.words import Words


class FearCard:
    """A fear card: its effects by terror level."""

    __slots__ = ("id", "levels", "name")

    def __init__(self, id: str, name: Words, levels: list[IslandEffect]) -> None:
        self.id = id
        self.name = name
        self.levels = levels


def _in_one(
    condition: Condition,
    effect: IslandEffect,
    may: bool = False,
    distinct: bool = False,
) -> IslandEffect:
    return EachPlayer(InOne(ISLAND, condition, effect, may, distinct))


_DAHAN_AND_INVADERS: Final = Both(WITH_DAHAN, WITH_INVADERS)
_WITH_EXPLORER: Final = Has(EXPLORER)
_WITH_SMALL: Final = Has(EXPLORER | TOWN)
_COAST_WITH_EXPLORER: Final = Both(COASTAL, _WITH_EXPLORER)
_COAST_WITH_SMALL: Final = Both(COASTAL, _WITH_SMALL)
_INLAND_WITH_EXPLORER: Final = Both(INLAND, _WITH_EXPLORER)
_INLAND_WITH_SMALL: Final = Both(INLAND, _WITH_SMALL)

# What each fear card does, by its id: for terror level 1, 2 and 3.
FEAR_CARDS: Final[dict[str, list[IslandEffect]]] = {
    "avoid_the_dahan": [
        Forbid(NO_EXPLORE_WITH_TWO_DAHAN),
        Forbid(NO_BUILD_WHERE_DAHAN_OUTNUMBER),
        Forbid(NO_BUILD_WITH_DAHAN),
    ],
    "belief_takes_root": [
        InEach(ISLAND, AnyPresence(), Defend(2)),
        All(InEach(ISLAND, AnyPresence(), Defend(2)), EnergyPerThreatenedSite(1)),
        _in_one(Both(AnyPresence(), WITH_INVADERS), RemoveWorth(2, per=PER_PRESENCE), distinct=True),
    ],
    "dahan_enheartened": [
        EachPlayer(
            ChooseOne(
                InOne(ISLAND, _DAHAN_AND_INVADERS, Push(1, DAHAN), may=True),
                GatherInto(DAHAN, WITH_INVADERS),
            )
        ),
        EachPlayer(
            InOne(
                ISLAND,
                ANYWHERE,
                All(Gather(2, DAHAN, up_to=True), When(WITH_DAHAN, Damage(1))),
                distinct=True,
            )
        ),
        EachPlayer(InOne(ISLAND, ANYWHERE, All(Gather(2, DAHAN, up_to=True), Damage(1, per=PER_DAHAN)), distinct=True)),
    ],
    "dahan_on_their_guard": [
        InEach(ISLAND, WITH_DAHAN, Defend(1, per=PER_DAHAN)),
        InEach(ISLAND, WITH_DAHAN, Defend(1, per=PER_DAHAN, base=1)),
        InEach(ISLAND, WITH_DAHAN, Defend(2, per=PER_DAHAN)),
    ],
    "dahan_raid": [
        _in_one(WITH_DAHAN, Damage(1), distinct=True),
        _in_one(WITH_DAHAN, Damage(1, per=PER_DAHAN), distinct=True),
        _in_one(WITH_DAHAN, Damage(2, per=PER_DAHAN), distinct=True),
    ],
    "emigration_accelerates": [
        _in_one(_COAST_WITH_EXPLORER, Remove(1, EXPLORER)),
        _in_one(_COAST_WITH_SMALL, Remove(1, EXPLORER | TOWN)),
        _in_one(_WITH_SMALL, Remove(1, EXPLORER | TOWN)),
    ],
    "fear_of_the_unseen": [
        _in_one(Both(AnySacredSite(), _WITH_SMALL), Remove(1, EXPLORER | TOWN)),
        _in_one(Both(AnyPresence(), _WITH_SMALL), Remove(1, EXPLORER | TOWN)),
        EachPlayer(
            ChooseOne(
                InOne(ISLAND, Both(AnyPresence(), _WITH_SMALL), Remove(1, EXPLORER | TOWN)),
                InOne(ISLAND, Both(AnySacredSite(), WITH_CITY), Remove(1, CITY)),
            )
        ),
    ],
    "isolation": [
        _in_one(AtMost(1, EXPLORER | TOWN), Remove(1, EXPLORER | TOWN)),
        _in_one(AtMost(2, EXPLORER | TOWN), Remove(1, EXPLORER | TOWN)),
        _in_one(AtMost(2), Remove(1, INVADERS)),
    ],
    "overseas_trade_seems_safer": [
        InEach(ISLAND, COASTAL, Defend(3)),
        All(InEach(ISLAND, COASTAL, Defend(6)), Forbid(NO_CITIES_ON_COAST)),
        All(InEach(ISLAND, COASTAL, Defend(9)), Forbid(NO_BUILD_ON_COAST)),
    ],
    "retreat": [
        _in_one(_INLAND_WITH_EXPLORER, Push(2, EXPLORER, up_to=True), may=True),
        _in_one(_INLAND_WITH_SMALL, Push(3, EXPLORER | TOWN, up_to=True), may=True),
        _in_one(_WITH_SMALL, Push(ALL, EXPLORER | TOWN, up_to=True), may=True),
    ],
    "scapegoats": [
        InEach(ISLAND, Has(TOWN), Scapegoat(1)),
        InEach(ISLAND, WITH_BUILDINGS, Scapegoat(2)),
        InEach(ISLAND, WITH_BUILDINGS, Scapegoat(3)),
    ],
    "seek_safety": [
        EachPlayer(PushTowards()),
        EachPlayer(ChooseOne(GatherInto(EXPLORER, WITH_BUILDINGS), GatherInto(TOWN, WITH_CITY))),
        _in_one(Both(WITH_INVADERS, HasNo(CITY)), RemoveWorth(3), may=True),
    ],
    "tall_tales_of_savagery": [
        _in_one(Both(WITH_DAHAN, _WITH_EXPLORER), Remove(1, EXPLORER)),
        _in_one(Both(WITH_DAHAN, _WITH_SMALL), ChooseOne(Remove(2, EXPLORER), Remove(1, TOWN))),
        All(
            InEach(ISLAND, Both(WITH_DAHAN, _WITH_SMALL), ChooseOne(Remove(2, EXPLORER), Remove(1, TOWN))),
            InEach(ISLAND, Both(Has(DAHAN, 2), WITH_CITY), Remove(1, CITY)),
        ),
    ],
    "trade_suffers": [
        Forbid(NO_BUILD_WITH_CITY),
        _in_one(Both(COASTAL, Has(TOWN)), Replace(TOWN, EXPLORER), may=True),
        _in_one(Both(COASTAL, WITH_BUILDINGS), ChooseOne(Replace(CITY, TOWN), Replace(TOWN, EXPLORER)), may=True),
    ],
    "wary_of_the_interior": [
        _in_one(_INLAND_WITH_EXPLORER, Remove(1, EXPLORER)),
        _in_one(_INLAND_WITH_SMALL, Remove(1, EXPLORER | TOWN)),
        _in_one(_WITH_SMALL, Remove(1, EXPLORER | TOWN)),
    ],
}
