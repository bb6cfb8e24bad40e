"""What is in the box: boards, spirits, powers, invaders, fear and blight, from components.toml, ready for fast use."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Any, Final

from tafelrunde.games.spirit_island.effects.effect import Effect, number_effects
from tafelrunde.games.spirit_island.effects.flow import Nothing
from tafelrunde.games.spirit_island.elements import ELEMENTS, ONE, joined, packed
from tafelrunde.games.spirit_island.fear_cards import FearCard, fear_effects
from tafelrunde.games.spirit_island.filters import LandFilter
from tafelrunde.games.spirit_island.island import TERRAIN_BITS, BoardPlan, Island, LandPlan
from tafelrunde.games.spirit_island.options import SpiritIslandOptions
from tafelrunde.games.spirit_island.powers.major import MAJOR as MAJOR_EFFECTS
from tafelrunde.games.spirit_island.powers.major import MAJOR_THRESHOLDS
from tafelrunde.games.spirit_island.powers.minor import MINOR as MINOR_EFFECTS
from tafelrunde.games.spirit_island.powers.minor import MINOR_THRESHOLDS
from tafelrunde.games.spirit_island.powers.power import (
    AFTER,
    ANOTHER_SPIRIT,
    ANY_SPIRIT,
    BEFORE,
    FROM_PRESENCE,
    FROM_SACRED_SITE,
    FROM_TERRAIN,
    INNATE,
    INSTEAD,
    MAJOR,
    MAY_INSTEAD,
    MINOR,
    ON_SPIRIT,
    UNIQUE,
    WITHIN,
    Power,
    Threshold,
)
from tafelrunde.games.spirit_island.rules import ABSENT, SCENARIO_IDS, Rules
from tafelrunde.games.spirit_island.spirits.a_spread_of_rampant_green import ASpreadOfRampantGreen
from tafelrunde.games.spirit_island.spirits.bringer_of_dreams_and_nightmares import BringerOfDreamsAndNightmares
from tafelrunde.games.spirit_island.spirits.kind import (
    ADD_PRESENCE,
    GROWTH_IDS,
    GrowthAction,
    SetupRule,
    SpiritKind,
)
from tafelrunde.games.spirit_island.spirits.lightnings_swift_strike import LightningsSwiftStrike
from tafelrunde.games.spirit_island.spirits.oceans_hungry_grasp import OceansHungryGrasp
from tafelrunde.games.spirit_island.spirits.river_surges_in_sunlight import RiverSurgesInSunlight
from tafelrunde.games.spirit_island.spirits.shadows_flicker_like_flame import ShadowsFlickerLikeFlame
from tafelrunde.games.spirit_island.spirits.thunderspeaker import Thunderspeaker
from tafelrunde.games.spirit_island.spirits.vital_strength_of_the_earth import VitalStrengthOfTheEarth
from tafelrunde.games.spirit_island.words import say, thing
from tafelrunde.kernel.components import whole, wrong
from tafelrunde.kernel.words import Words

NOTHING: Final = -1
MODES: Final[dict[str, int]] = {
    "after": AFTER,
    "before": BEFORE,
    "instead_optional": MAY_INSTEAD,
    "insert_before_4": WITHIN,
    "modify": INSTEAD,
}


class InvaderCard:
    """An invader card: its stage, and the lands in which invaders act."""

    __slots__ = ("coastal", "escalation", "id", "name", "stage", "terrains")

    def __init__(self, id: str, stage: int, terrains: int, coastal: bool, escalation: bool) -> None:
        self.id = id
        self.stage = stage
        self.terrains = terrains
        self.coastal = coastal
        self.escalation = escalation
        self.name: Words = thing("invader", id, f"invader-card-{id.lower()}")

    def lands(self, island: Island) -> int:
        """The lands it means."""
        lands = island.coastal if self.coastal else island.terrain_mask[self.terrains]
        return lands & island.all_lands


class BlightCard:
    """A blight card: how much blight each player's share is on either side."""

    __slots__ = ("blighted", "healthy", "id", "name")

    def __init__(self, id: str, healthy: int, blighted: int) -> None:
        self.id = id
        self.healthy = healthy
        self.blighted = blighted
        self.name: Words = thing("blight", id, f"blight-card-{id.replace('_', '-')}")


class Box:
    """All boards, cards and figures. It never changes, and all copies of a state share it."""

    __slots__ = (
        "adversaries",
        "blight_cards",
        "blight_space",
        "blight_supply",
        "blitz_blight",
        "blitz_blighted_fewer",
        "blitz_energy",
        "blitz_explorers",
        "capital",
        "cards_drawn",
        "city_damage",
        "city_fear",
        "city_health",
        "dahan_damage",
        "dahan_health",
        "deck_order",
        "effects",
        "extra_blight",
        "extra_blight_from",
        "fear_cards",
        "fear_groups",
        "fear_pool",
        "filters",
        "heart_explorers",
        "heart_majors",
        "heart_minors",
        "heart_presence",
        "indentured_buildings",
        "inner_lands",
        "insurrection_dahan",
        "invader_cards",
        "islands",
        "kinds",
        "land_blight",
        "layouts",
        "lost_bonus",
        "lost_counts_left",
        "lost_per_card",
        "lost_per_difficulty",
        "majors",
        "minors",
        "per_blight",
        "per_dahan",
        "powers",
        "presence",
        "raid_damage",
        "ritual_dahan",
        "ritual_energy",
        "ritual_fear_cards",
        "ritual_presence",
        "sacrifice_penalty",
        "scenario_difficulty",
        "thematic_difficulty",
        "town_damage",
        "town_fear",
        "town_health",
        "won_bonus",
        "won_per_card",
        "won_per_difficulty",
    )

    def __init__(self, figures: Mapping[str, Any]) -> None:
        pieces = figures["pieces"]
        self.town_health: int = pieces["town"]["health"]
        self.city_health: int = pieces["city"]["health"]
        self.dahan_health: int = pieces["dahan"]["health"]
        self.town_damage: int = pieces["town"]["damage"]
        self.city_damage: int = pieces["city"]["damage"]
        self.dahan_damage: int = pieces["dahan"]["damage"]
        self.town_fear: int = pieces["town"]["fear"]
        self.city_fear: int = pieces["city"]["fear"]
        self.land_blight: int = pieces["land"]["blight_threshold"]
        self.presence: int = figures["supply"]["presence_per_colour"]
        self.blight_supply: int = figures["supply"]["blight"]
        self.cards_drawn: int = figures["spirit"]["cards_drawn"]
        # Filters that growth and powers use; the first one fits every land.
        self.filters: list[LandFilter] = [LandFilter("any")]
        self.effects: list[Effect] = []
        self.powers: list[Power] = []
        self.minors: list[int] = []
        self.majors: list[int] = []
        self.kinds: list[SpiritKind] = _kinds(figures["spirits"])
        self._read_powers(figures)
        self._read_spirits(figures["spirits"])
        self.fear_pool: int = figures["fear"]["pool_per_player"]
        self.fear_groups: list[int] = list(figures["fear"]["groups"])
        self.fear_cards: list[FearCard] = self._read_fear(figures["fear"]["cards"])
        self.invader_cards: list[InvaderCard] = [_invader_card(row) for row in figures["invader_deck"]["cards"]]
        self.deck_order: str = figures["invader_deck"]["order"]
        self.blight_space: int = figures["blight"]["space_per_player"]
        self.extra_blight: int = figures["blight"]["extra_at_setup"]
        self.blight_cards: list[BlightCard] = [
            BlightCard(row["id"], row["healthy_per_player"], row["blighted_per_player"])
            for row in figures["blight"]["cards"]
        ]
        self._read_adversaries(figures)
        self._read_scoring(figures["scoring"])
        self.thematic_difficulty: int = figures["difficulty"]["thematic_map"]
        # The maps: layouts by their ids, and every island that boards can make.
        self.islands: list[Island] = []
        self.layouts: dict[str, list[int]] = {}
        # By island and board: the number of the inner land.
        self.inner_lands: list[list[int]] = []
        self._read_maps(figures)

    # ------------------------------------------------------------------ powers and spirits

    def _filter(self, id: str) -> int:
        for number, known in enumerate(self.filters):
            if known.id == id:
                return number
        self.filters.append(LandFilter(id))
        return len(self.filters) - 1

    def _read_powers(self, figures: Mapping[str, Any]) -> None:
        rows = figures["powers"]
        for row in rows["minor"]:
            self.minors.append(len(self.powers))
            self._add_card(row, MINOR, MINOR_EFFECTS, MINOR_THRESHOLDS, NOTHING)
        for row in rows["major"]:
            self.majors.append(len(self.powers))
            self._add_card(row, MAJOR, MAJOR_EFFECTS, MAJOR_THRESHOLDS, NOTHING)
        for kind in self.kinds:
            for row in rows["unique"]:
                if row["spirit"] == kind.id:
                    kind.uniques.append(len(self.powers))
                    self._add_card(row, UNIQUE, kind.own_cards(), {}, kind.number)

    def _add_card(
        self,
        row: Mapping[str, Any],
        deck: int,
        effects: Mapping[str, Effect],
        threshold_effects: Mapping[str, Effect],
        spirit: int,
    ) -> None:
        id = str(row["id"])
        thresholds: list[Threshold] = []
        given = row.get("threshold")
        if given is not None:
            effect = threshold_effects[id]
            new_range = int(given.get("range", -1))
            mode = AFTER if new_range >= 0 else MODES[given["mode"]]
            thresholds.append(Threshold(packed(given["elements"]), mode, effect, new_range))
        elements = packed(dict.fromkeys(ELEMENTS, 0))
        for element in row["elements"]:
            elements += ONE[ELEMENTS.index(element)]
        cost = whole(row, "cost", 0, 60, f"powers.{id}.")
        self._add_power(row, id, f"power-{_dashed(id)}", deck, cost, elements, effects[id], thresholds, 0, spirit)

    def _add_power(
        self,
        row: Mapping[str, Any],
        id: str,
        message: str,
        deck: int,
        cost: int,
        elements: int,
        effect: Effect,
        thresholds: list[Threshold],
        fast_with: int,
        spirit: int,
    ) -> None:
        source, terrain, who = FROM_PRESENCE, 0, ANY_SPIRIT
        target = str(row["target"])
        if row["source"] == "none":
            source = ON_SPIRIT
            who = ANOTHER_SPIRIT if target == "another_spirit" else ANY_SPIRIT
            target = "any"
        elif row["source"] == "sacred_site":
            source = FROM_SACRED_SITE
        elif row["source"] != "presence":
            source = FROM_TERRAIN
            terrain = TERRAIN_BITS[str(row["source"]).removeprefix("presence_in_")]
        power = Power(
            len(self.powers),
            id,
            thing("innate" if deck == INNATE else "power", id, message),
            deck,
            cost,
            row["speed"] == "fast",
            elements,
            source,
            terrain,
            int(row.get("range", 0)),
            self.filters[self._filter(target)],
            who,
            effect,
            thresholds,
            fast_with,
            spirit,
        )
        self.powers.append(power)
        number_effects(effect, self.effects)
        for threshold in thresholds:
            number_effects(threshold.effect, self.effects)

    def _read_spirits(self, rows: list[Mapping[str, Any]]) -> None:
        for row, kind in zip(rows, self.kinds, strict=True):
            kind.low_complexity = row["complexity"] == "low"
            kind.setup = [SetupRule(rule["count"], rule["land"], rule["terrain"]) for rule in row["setup"]]
            kind.growth = [[self._growth(action) for action in option["actions"]] for option in row["growth"]]
            kind.growth_always = [self._growth(action) for action in row["growth_always"]]
            _read_tracks(kind, row["energy"], row["card_plays"])
            kind.progression = [self.card(id) for id in row["progression"]]
            for innate in row["innates"]:
                self._add_innate(kind, innate)
            _read_special_rules(kind, {str(rule["id"]): rule for rule in row["special_rules"]})

    def _growth(self, row: Mapping[str, Any]) -> GrowthAction:
        what = GROWTH_IDS.index(row["do"])
        filter_ = self._filter(row["to"]) if what == ADD_PRESENCE else 0
        return GrowthAction(what, int(row.get("n", 1)), int(row.get("range", -1)), filter_)

    def _add_innate(self, kind: SpiritKind, row: Mapping[str, Any]) -> None:
        id = str(row["id"])
        effects = kind.innate_powers()[id]
        thresholds: list[Threshold] = []
        fast_with = 0
        for level in row["thresholds"]:
            if level["mode"] == "modifier":
                fast_with = packed(level["elements"])
                continue
            mode = INSTEAD if level["mode"] in ("instead", "may_instead") else AFTER
            thresholds.append(Threshold(packed(level["elements"]), mode, effects[len(thresholds)], -1))
        kind.innates.append(len(self.powers))
        self._add_power(row, id, f"innate-{_dashed(id)}", INNATE, 0, 0, Nothing(), thresholds, fast_with, kind.number)
        _plan_innate(self.powers[-1])

    def card(self, id: str) -> int:
        """A power by its id."""
        for power in self.powers:
            if power.id == id:
                return power.number
        raise KeyError(id)

    # ------------------------------------------------------------------ invaders

    def _read_fear(self, rows: list[Mapping[str, Any]]) -> list[FearCard]:
        declared = fear_effects()
        cards: list[FearCard] = []
        for row in rows:
            id = str(row["id"])
            for effect in declared[id]:
                number_effects(effect, self.effects)
            cards.append(FearCard(id, thing("fear", id, f"fear-card-{_dashed(id)}"), declared[id]))
        return cards

    def _read_adversaries(self, figures: Mapping[str, Any]) -> None:
        self.adversaries: list[Mapping[str, Any]] = list(figures["adversaries"])
        scenarios = {str(row["id"]): row for row in figures["scenarios"]}
        self.scenario_difficulty: list[int] = [0] + [int(scenarios[id]["difficulty"]) for id in SCENARIO_IDS[1:]]
        england = next(row for row in self.adversaries if row["id"] == "england")
        self.capital: int = england["loss_buildings"]
        self.indentured_buildings: int = england["levels"][0]["buildings"]
        sweden = next(row for row in self.adversaries if row["id"] == "sweden")
        self.extra_blight_from: int = sweden["levels"][0]["extra_blight_from"]
        blitz = scenarios["blitz"]
        self.blitz_blight: int = blitz["blight_per_player"]
        self.blitz_blighted_fewer: int = blitz["blighted_fewer_per_player"]
        self.blitz_energy: int = blitz["energy"]
        self.blitz_explorers: int = blitz["explorers"]
        heart = scenarios["guard_the_isles_heart"]
        self.heart_explorers: int = heart["explorers"]
        self.heart_presence: int = heart["presence"]
        self.heart_minors: int = heart["minor_cards"]
        self.heart_majors: int = heart["major_cards"]
        rituals = scenarios["rituals_of_terror"]
        self.ritual_fear_cards: int = rituals["fear_cards"]
        self.ritual_dahan: int = rituals["dahan_per_player"]
        self.ritual_energy: int = rituals["energy"]
        self.ritual_presence: int = rituals["presence"]
        insurrection = scenarios["dahan_insurrection"]
        self.raid_damage: int = insurrection["raid_damage"]
        self.insurrection_dahan: int = insurrection["dahan_per_player"]

    def _read_scoring(self, rows: Mapping[str, Any]) -> None:
        self.won_per_difficulty: int = rows["victory"]["per_difficulty"]
        self.won_bonus: int = rows["victory"]["bonus"]
        self.won_per_card: int = rows["victory"]["per_card"]
        self.lost_per_difficulty: int = rows["defeat"]["per_difficulty"]
        self.lost_bonus: int = rows["defeat"]["bonus"]
        self.lost_per_card: int = rows["defeat"]["per_card"]
        self.lost_counts_left: bool = rows["defeat"]["cards"] == "left"
        self.per_dahan: int = rows["always"]["per_dahan"]
        self.per_blight: int = rows["always"]["per_blight"]
        self.sacrifice_penalty: int = rows["sacrifice"]["penalty"]

    def rules(self, options: SpiritIslandOptions, players: int) -> Rules:
        """What a match with these options is played with."""
        levels = {"brandenburg_prussia": ABSENT, "england": ABSENT, "sweden": ABSENT}
        fear = list(self.fear_groups)
        order = self.deck_order
        pool = self.fear_pool
        health = {"town": self.town_health, "city": self.city_health}
        damage = {"town": self.town_damage, "city": self.city_damage}
        scenario = SCENARIO_IDS.index(options.scenario)
        difficulty = self.scenario_difficulty[scenario]
        if options.thematic_map:
            difficulty += self.thematic_difficulty
        for adversary in self.adversaries:
            if adversary["id"] != options.adversary:
                continue
            levels[options.adversary] = options.level
            fear = list(adversary["fear"])
            order = adversary["deck"]
            added = int(adversary["base_difficulty"])
            for level in adversary["levels"][: options.level]:
                fear = list(level["fear"])
                order = level["deck"]
                added = int(level["difficulty"])
                pool += int(level.get("fear_pool", 0))
                for piece, more in level.get("health", {}).items():
                    health[piece] += more
                damage.update(level.get("damage", {}))
            difficulty += added
        if options.scenario == "rituals_of_terror":
            fear = [self.ritual_fear_cards]
        return Rules(
            options.beginner,
            levels["brandenburg_prussia"],
            levels["england"],
            levels["sweden"],
            scenario,
            options.thematic_map,
            options.extra_blight,
            options.extra_growth,
            not options.no_first_explore,
            not (options.beginner or options.no_blight_card),
            difficulty,
            pool * players,
            tuple(fear),
            tuple([int(stage) for stage in order if stage != "-"]),
            health["town"],
            health["city"],
            damage["town"],
            damage["city"],
        )

    def setup_pieces(self, adversary: str, level: int) -> list[tuple[str, int]]:
        """Pieces that an adversary brings onto every board: what, and the number of the land."""
        found: list[tuple[str, int]] = []
        for row in self.adversaries:
            if row["id"] == adversary:
                for entry in row["levels"][:level]:
                    for piece in entry.get("pieces", []):
                        found.append((str(piece["piece"]), int(piece["land"])))
        return found

    # ------------------------------------------------------------------ maps

    def _read_maps(self, figures: Mapping[str, Any]) -> None:
        boards = {str(row["id"]): _board(row) for row in figures["boards"]}
        balanced = [str(row["id"]) for row in figures["boards"] if row["map"] == "balanced"]
        heart = next(row for row in figures["scenarios"] if row["id"] == "guard_the_isles_heart")
        for layout in figures["layouts"]:
            id, players = str(layout["id"]), int(layout["players"])
            choices: list[tuple[str, ...]]
            if layout["map"] == "thematic":
                choices = [tuple([str(slot["board"]) for slot in layout["slots"]])]
            else:
                choices = list(permutations(balanced, players))
            self.layouts[id] = []
            for choice in choices:
                plans = [boards[name] for name in choice]
                self.layouts[id].append(len(self.islands))
                self.islands.append(Island(id, plans, _links(figures, layout, choice, plans)))
                inner = heart["inner_lands"][f"players_{players}"]
                self.inner_lands.append(
                    [
                        7 if layout["map"] == "thematic" else (land if isinstance(land, int) else plan.corners[land])
                        for land, plan in zip(inner, plans, strict=True)
                    ]
                )


def _links(
    figures: Mapping[str, Any], layout: Mapping[str, Any], names: tuple[str, ...], plans: list[BoardPlan]
) -> list[tuple[int, int, int, int]]:
    """The lands that touch across boards: place, number, place, number."""
    links: list[tuple[int, int, int, int]] = []
    for first, side, second, other_side in layout["joined_sides"]:
        for land, other in _joint(figures["joints"], names[first - 1], side, names[second - 1], other_side):
            links.append((first - 1, land, second - 1, other))
    for first, corner, second, other_corner in layout["corner_contacts"]:
        links.append((first - 1, plans[first - 1].corners[corner], second - 1, plans[second - 1].corners[other_corner]))
    if layout["map"] == "thematic":
        for pair, touching in figures["thematic_joints"].items():
            one, _, two = pair.partition("-")
            if one in names and two in names:
                for land, other in touching:
                    links.append((names.index(one), land, names.index(two), other))
    return links


def _joint(joints: Mapping[str, Any], name: str, side: str, other: str, other_side: str) -> list[tuple[int, int]]:
    """The pairs of lands that touch where two sides are joined."""
    for table, pair, turned in (
        (f"{side}-{other_side}", f"{name}-{other}", False),
        (f"{other_side}-{side}", f"{other}-{name}", True),
    ):
        if table in joints and pair in joints[table]:
            return [(b, a) if turned else (a, b) for a, b in joints[table][pair]]
    raise wrong(f"joints.{side}-{other_side}", say("wrong-joint", board=name, other=other))


def _board(row: Mapping[str, Any]) -> BoardPlan:
    lands = [
        LandPlan(
            str(land["id"]),
            int(land["number"]),
            TERRAIN_BITS.get(land["terrain"], 0),
            bool(land["coastal"]),
            list(land["adjacent"]),
            int(land["start"].get("explorer", 0)),
            int(land["start"].get("town", 0)),
            int(land["start"].get("city", 0)),
            int(land["start"].get("dahan", 0)),
            int(land["start"].get("blight", 0)),
        )
        for land in row["lands"]
    ]
    return BoardPlan(str(row["id"]), lands, dict(row["corners"]))


def _kinds(rows: list[Mapping[str, Any]]) -> list[SpiritKind]:
    """The spirits, each with its own class."""
    classes: dict[str, type[SpiritKind]] = {
        "lightnings_swift_strike": LightningsSwiftStrike,
        "river_surges_in_sunlight": RiverSurgesInSunlight,
        "shadows_flicker_like_flame": ShadowsFlickerLikeFlame,
        "vital_strength_of_the_earth": VitalStrengthOfTheEarth,
        "thunderspeaker": Thunderspeaker,
        "oceans_hungry_grasp": OceansHungryGrasp,
        "bringer_of_dreams_and_nightmares": BringerOfDreamsAndNightmares,
        "a_spread_of_rampant_green": ASpreadOfRampantGreen,
    }
    return [
        classes[row["id"]](number, row["id"], thing("spirit", row["id"], f"spirit-{_dashed(row['id'])}"))
        for number, row in enumerate(rows)
    ]


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


def _plan_innate(power: Power) -> None:
    """Which sets of thresholds one can choose to have, and what each set brings (I8.9, I8.10)."""
    thresholds = power.thresholds
    sets = 1 << len(thresholds)
    power.plans = [[] for _ in range(sets)]
    for chosen in range(1, sets):
        needed = 0
        for index, threshold in enumerate(thresholds):
            if chosen >> index & 1:
                needed = joined(needed, threshold.elements)
        closed = sum(
            1 << index for index, threshold in enumerate(thresholds) if joined(needed, threshold.elements) == needed
        )
        if closed != chosen:
            continue
        power.choices.append(chosen)
        plan: list[Effect] = []
        for index, threshold in enumerate(thresholds):
            if chosen >> index & 1:
                if threshold.mode == INSTEAD:
                    plan = []
                plan.append(threshold.effect)
        power.plans[chosen] = plan


def _invader_card(row: Mapping[str, Any]) -> InvaderCard:
    terrains = 0
    for land in row["lands"]:
        terrains |= TERRAIN_BITS.get(land, 0)
    return InvaderCard(str(row["id"]), int(row["stage"]), terrains, "coastal" in row["lands"], bool(row["escalation"]))


def _dashed(id: str) -> str:
    return id.replace("_", "-")
