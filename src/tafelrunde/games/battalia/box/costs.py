"""What actions cost (B9), as every action row asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.games.battalia.box.ids import (
    BUILDABLE,
    CLASS_KING,
    CLASS_QUEEN,
    CLASS_WEAPON,
    FRIMAN,
    LORD,
    RANKS,
    ROAD_T,
)
from tafelrunde.kernel.components import whole


class Cost:
    """What an action row must hold: labour in frimen (or tools), cards of a class (or of higher ranks too), supply."""

    __slots__ = ("cards", "higher", "kind_class", "labour", "supply", "tools")

    def __init__(self, labour: int, cards: int, kind_class: int, higher: bool, supply: int, tools: bool = True) -> None:
        self.tools = tools
        self.labour = labour
        self.cards = cards
        self.kind_class = kind_class
        self.higher = higher
        self.supply = supply


class Costs:
    """The cost of every action, from components.toml."""

    __slots__ = (
        "artefact",
        "card",
        "founding",
        "hero",
        "hiring",
        "post",
        "potion",
        "raising",
        "raising_from_nothing",
        "road",
        "valley_building",
        "valley_road",
        "weapon",
    )

    def __init__(self, figures: Mapping[str, Any]) -> None:
        costs = figures["costs"]

        def figure(entry: str) -> int:
            return whole(costs, entry, 0, 20, "costs.")

        # B9.2, B9.3: by the kind of road; crossroads cost supply too.
        simple = Cost(figure("simple_road_labour"), 0, 0, False, 0)
        by_tool = bool(costs["crossroads_by_tool"])
        crossroads = Cost(figure("crossroads_labour"), 0, 0, False, figure("crossroads_supply"), by_tool)
        self.road: list[Cost] = [crossroads if kind >= ROAD_T else simple for kind in range(BUILDABLE)]
        # B9.4: by the level. Frimen are labour, so that a tool can help (B11.7).
        units = whole(costs, "found_units", 1, 20, "costs.")
        self.founding: list[Cost] = [
            Cost(units, 0, 0, False, 0) if level <= FRIMAN else Cost(0, units, level, False, 0)
            for level in range(LORD + 1)
        ]
        # B9.5: by the rank; a queen or king does it alone (S3.7, S3.8).
        units = whole(costs, "upgrade_units", 1, 20, "costs.")
        self.raising: list[Cost] = [Cost(0, units, rank, False, 0) for rank in range(LORD + 1)]
        # S24.5: a city of level 0 rises by frimen, which are labour, so that a tool can help (B11.7).
        self.raising_from_nothing: Cost = Cost(units, 0, 0, False, 0)
        self.raising += [Cost(0, 1, CLASS_QUEEN, False, 0), Cost(0, 1, CLASS_KING, False, 0)]
        # B9.6: by the rank; one unit hires.
        self.hiring: list[Cost] = [Cost(0, 0, 0, False, 0)]
        for row in figures["hiring"]:
            place = f"hiring.{row['id']}."
            recruiter = whole(row, "recruiter", 1, RANKS, place)
            self.hiring.append(Cost(0, 1, recruiter, True, whole(row, "supply", 0, 20, place)))
        self.artefact: Cost = Cost(0, figure("artefact_units"), FRIMAN, True, figure("artefact_supply"))
        self.weapon: Cost = Cost(0, 1, CLASS_WEAPON, False, 0)
        self.hero: Cost = Cost(0, whole(costs, "hero_weapons", 1, 3, "costs."), CLASS_WEAPON, False, 0)
        # B9.12, S19.2: one card, which is laid when the action is begun.
        self.card: Cost = Cost(0, 0, 0, False, 0)
        self.post: Cost = Cost(figure("post_labour"), 0, 0, False, 0)
        self.potion: Cost = Cost(0, 0, 0, False, whole(figures["potion_rules"], "supply", 0, 9, "potion_rules."))
        self.valley_road: Cost = Cost(figure("valley_road_labour"), 0, 0, False, figure("valley_road_supply"), by_tool)
        self.valley_building: Cost = Cost(figure("valley_building_labour"), 0, 0, False, 0)
