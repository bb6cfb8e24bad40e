"""What a match is played with, read once from its options: the adversary's level, the scenario, changed figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from tafelrunde.games.spirit_island.box.ids import SCENARIO_IDS

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.options import SpiritIslandOptions


ABSENT: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class MatchRules:
    """The rules of one match. They never change, and all copies of a state share them."""

    __slots__ = (
        "beginner",
        "blight_card",
        "city_damage",
        "city_health",
        "difficulty",
        "england",
        "extra_blight",
        "extra_growth",
        "fear_groups",
        "fear_pool",
        "first_explore",
        "prussia",
        "scenario",
        "stages",
        "sweden",
        "thematic",
        "town_damage",
        "town_health",
    )

    def __init__(
        self,
        beginner: bool,
        prussia: int,
        england: int,
        sweden: int,
        scenario: int,
        thematic: bool,
        extra_blight: bool,
        extra_growth: bool,
        first_explore: bool,
        blight_card: bool,
        difficulty: int,
        fear_pool: int,
        fear_groups: tuple[int, ...],
        stages: tuple[int, ...],
        town_health: int,
        city_health: int,
        town_damage: int,
        city_damage: int,
    ) -> None:
        self.beginner = beginner
        # The level of each adversary, or ABSENT.
        self.prussia = prussia
        self.england = england
        self.sweden = sweden
        self.scenario = scenario
        self.thematic = thematic
        self.extra_blight = extra_blight
        self.extra_growth = extra_growth
        self.first_explore = first_explore
        self.blight_card = blight_card
        self.difficulty = difficulty
        # Fear markers in the pool, fear cards of each terror level, the stages of the invader deck in their order.
        self.fear_pool = fear_pool
        self.fear_groups = fear_groups
        self.stages = stages
        self.town_health = town_health
        self.city_health = city_health
        self.town_damage = town_damage
        self.city_damage = city_damage


def rules_of(box: Box, options: SpiritIslandOptions, players: int) -> MatchRules:
    """What a match with these options is played with: the box's figures, changed by an adversary's level."""
    levels = {"brandenburg_prussia": ABSENT, "england": ABSENT, "sweden": ABSENT}
    fear = list(box.fear_groups)
    order = box.deck_order
    pool = box.fear_pool
    health = {"town": box.town_health, "city": box.city_health}
    damage = {"town": box.town_damage, "city": box.city_damage}
    difficulty = box.scenarios.difficulty.get(options.scenario, 0)
    if options.thematic_map:
        difficulty += box.thematic_difficulty
    for adversary in box.adversaries:
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
        fear = [box.scenarios.ritual_fear_cards]
    return MatchRules(
        options.beginner,
        levels["brandenburg_prussia"],
        levels["england"],
        levels["sweden"],
        SCENARIO_IDS.index(options.scenario),
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
