"""Every spirit of the box, with what components.toml says is printed on its panel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.games.spirit_island.box.elements import ELEMENTS, ONE
from tafelrunde.games.spirit_island.box.filters import LandFilter, filter_number
from tafelrunde.games.spirit_island.box.ids import ADD_PRESENCE, GROWTH_IDS, TERRAIN_BITS
from tafelrunde.games.spirit_island.box.spirits.a_spread_of_rampant_green import ASpreadOfRampantGreen
from tafelrunde.games.spirit_island.box.spirits.bringer_of_dreams_and_nightmares import BringerOfDreamsAndNightmares
from tafelrunde.games.spirit_island.box.spirits.kind import GrowthAction, SetupRule, SpiritKind
from tafelrunde.games.spirit_island.box.spirits.lightnings_swift_strike import LightningsSwiftStrike
from tafelrunde.games.spirit_island.box.spirits.oceans_hungry_grasp import OceansHungryGrasp
from tafelrunde.games.spirit_island.box.spirits.river_surges_in_sunlight import RiverSurgesInSunlight
from tafelrunde.games.spirit_island.box.spirits.shadows_flicker_like_flame import ShadowsFlickerLikeFlame
from tafelrunde.games.spirit_island.box.spirits.thunderspeaker import Thunderspeaker
from tafelrunde.games.spirit_island.box.spirits.vital_strength_of_the_earth import VitalStrengthOfTheEarth
from tafelrunde.games.spirit_island.words import dashed, thing

# Every spirit by its id. Saves know effects by their place among all that are declared: a new spirit comes last.
SPIRITS: Final[dict[str, type[SpiritKind]]] = {
    "lightnings_swift_strike": LightningsSwiftStrike,
    "river_surges_in_sunlight": RiverSurgesInSunlight,
    "shadows_flicker_like_flame": ShadowsFlickerLikeFlame,
    "vital_strength_of_the_earth": VitalStrengthOfTheEarth,
    "thunderspeaker": Thunderspeaker,
    "oceans_hungry_grasp": OceansHungryGrasp,
    "bringer_of_dreams_and_nightmares": BringerOfDreamsAndNightmares,
    "a_spread_of_rampant_green": ASpreadOfRampantGreen,
}


def spirit_kinds(rows: list[Mapping[str, Any]]) -> list[SpiritKind]:
    """The spirits, each with its own class."""
    return [
        SPIRITS[row["id"]](number, row["id"], thing("spirit", row["id"], f"spirit-{dashed(row['id'])}"))
        for number, row in enumerate(rows)
    ]


def read_panel(kind: SpiritKind, row: Mapping[str, Any], filters: list[LandFilter]) -> None:
    """Setup, growth, tracks and special rules of a spirit. Filters that growth needs join those of the box."""
    kind.low_complexity = row["complexity"] == "low"
    kind.setup = [SetupRule(rule["count"], rule["land"], rule["terrain"]) for rule in row["setup"]]
    kind.growth = [[_growth(action, filters) for action in option["actions"]] for option in row["growth"]]
    kind.growth_always = [_growth(action, filters) for action in row["growth_always"]]
    _read_tracks(kind, row["energy"], row["card_plays"])
    _read_special_rules(kind, {str(rule["id"]): rule for rule in row["special_rules"]})


def _growth(row: Mapping[str, Any], filters: list[LandFilter]) -> GrowthAction:
    what = GROWTH_IDS.index(row["do"])
    filter_ = filter_number(filters, row["to"]) if what == ADD_PRESENCE else 0
    return GrowthAction(what, int(row.get("n", 1)), int(row.get("range", -1)), filter_)


def _read_tracks(kind: SpiritKind, energy: list[int | str], plays: list[int | str]) -> None:
    kind.energy_places = [str(place) for place in energy]
    kind.cards_places = [str(place) for place in plays]
    kind.energy, kind.energy_elements, kind.energy_any, _ = _track(energy)
    kind.plays, kind.cards_elements, kind.cards_any, kind.reclaims = _track(plays)


def _track(places: list[int | str]) -> tuple[list[int], list[int], list[int], list[int]]:
    """What a track gives when so many of its places are open: the number, the elements, "any", reclaim one."""
    numbers: list[int] = []
    elements: list[int] = []
    anything: list[int] = []
    reclaims: list[int] = []
    number, element, free, reclaim = 0, 0, 0, 0
    for place in places:
        if isinstance(place, int):
            number = max(number, place)
        elif place == "any":
            free += 1
        elif place == "reclaim_one":
            reclaim += 1
        else:
            element += ONE[ELEMENTS.index(place)]
        numbers.append(number)
        elements.append(element)
        anything.append(free)
        reclaims.append(reclaim)
    return numbers, elements, anything, reclaims


def _read_special_rules(kind: SpiritKind, rules: Mapping[str, Mapping[str, Any]]) -> None:
    kind.special_ids = list(rules)
    if "rivers_domain" in rules:
        kind.site_terrain = TERRAIN_BITS[rules["rivers_domain"]["terrain"]]
    if "shadows_of_the_dahan" in rules:
        kind.far_cost = rules["shadows_of_the_dahan"]["energy"]
    if "earths_vitality" in rules:
        kind.site_defence = rules["earths_vitality"]["defend"]
    kind.goes_with_dahan = "ally_of_the_dahan" in rules
    if "sworn_to_victory" in rules:
        kind.loses_with_dahan = True
        kind.loss_range = rules["sworn_to_victory"]["range"]
    kind.brings_oceans = "ocean_in_play" in rules
    if "drowning" in rules:
        worth = rules["drowning"]["energy"]
        kind.drown_explorer = worth["explorer"]
        kind.drown_town = worth["town"]
        kind.drown_city = worth["city"]
    if "to_dream_a_thousand_deaths" in rules:
        kind.dreams = True
        kind.dream_town = rules["to_dream_a_thousand_deaths"]["fear"]["town"]
        kind.dream_city = rules["to_dream_a_thousand_deaths"]["fear"]["city"]
    kind.prevents_actions = "choke_the_land_with_green" in rules
    if "steady_regeneration" in rules:
        kind.regrows = True
        kind.regrow_cost = rules["steady_regeneration"]["energy_when_blighted"]
