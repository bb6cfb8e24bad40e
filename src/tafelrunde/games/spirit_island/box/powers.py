"""A power: a card or an innate power, its figures from components.toml joined with what it does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.games.spirit_island.box.elements import ELEMENTS, MOST, ONE, joined
from tafelrunde.games.spirit_island.box.filters import LandFilter, filter_number
from tafelrunde.games.spirit_island.box.ids import (
    AFTER,
    ANOTHER_SPIRIT,
    ANY_SPIRIT,
    BEFORE,
    FROM_PRESENCE,
    FROM_SACRED_SITE,
    FROM_TERRAIN,
    INNATE,
    INSTEAD,
    MAY_INSTEAD,
    ON_SPIRIT,
    TERRAIN_BITS,
    WITHIN,
)
from tafelrunde.games.spirit_island.effects.effect import IslandEffect
from tafelrunde.games.spirit_island.effects.flow import Nothing
from tafelrunde.games.spirit_island.words import dashed, thing
from tafelrunde.kernel.components import index_of, whole
from tafelrunde.kernel.words import Words


class Threshold:
    """Elements, and what they bring; `mode` says how that joins the effects before it."""

    __slots__ = ("effect", "elements", "mode", "range")

    def __init__(self, elements: int, mode: int, effect: IslandEffect, range_: int) -> None:
        self.elements = elements
        self.mode = mode
        self.effect = effect
        # A new range, or -1.
        self.range = range_


class Power:
    """A power card or innate power. It never changes."""

    __slots__ = (
        "choices",
        "cost",
        "deck",
        "effect",
        "elements",
        "fast",
        "fast_with",
        "filter",
        "grants_repeats",
        "id",
        "name",
        "number",
        "plans",
        "range",
        "rewards_forgetting",
        "source",
        "spirit",
        "terrain",
        "thresholds",
        "who",
    )

    def __init__(
        self,
        number: int,
        id: str,
        name: Words,
        deck: int,
        cost: int,
        fast: bool,
        elements: int,
        source: int,
        terrain: int,
        range_: int,
        filter_: LandFilter,
        who: int,
        effect: IslandEffect,
        thresholds: list[Threshold],
        fast_with: int,
        spirit: int,
    ) -> None:
        self.number = number
        self.id = id
        self.name = name
        self.deck = deck
        self.cost = cost
        self.fast = fast
        self.elements = elements
        self.source = source
        # The terrain of the presence it starts from, where that matters.
        self.terrain = terrain
        self.range = range_
        self.filter = filter_
        # Which spirits it may target, where it targets a spirit.
        self.who = who
        self.effect = effect
        self.thresholds = thresholds
        # Elements with which it may be used as fast (0: none), and the spirit it belongs to (-1: any).
        self.fast_with = fast_with
        self.spirit = spirit
        self.rewards_forgetting: bool = id == "call_on_midnights_dream"
        # I9.16: it cannot be repeated by what it grants itself.
        self.grants_repeats: bool = id == "powerstorm"
        # For innate powers: the sets of thresholds that one can choose to have, and what each brings.
        self.choices: list[int] = []
        self.plans: list[list[IslandEffect]] = []


MODES: Final[dict[str, int]] = {
    "after": AFTER,
    "before": BEFORE,
    "instead_optional": MAY_INSTEAD,
    "insert_before_4": WITHIN,
    "modify": INSTEAD,
}
MOST_EXPENSIVE: Final = 60


def power_card(
    number: int,
    row: Mapping[str, Any],
    deck: int,
    effect: IslandEffect,
    threshold_effects: Mapping[str, IslandEffect],
    spirit: int,
    filters: list[LandFilter],
) -> Power:
    """A power card with what it does."""
    thresholds: list[Threshold] = []
    given = row.get("threshold")
    if given is not None:
        new_range = int(given.get("range", -1))
        mode = AFTER if new_range >= 0 else MODES[given["mode"]]
        thresholds.append(Threshold(_needed(row, given), mode, threshold_effects[row["id"]], new_range))
    elements = 0
    for element in row["elements"]:
        elements += ONE[index_of(element, ELEMENTS, f"powers.{row['id']}.elements")]
    return _power(
        number,
        row,
        deck,
        whole(row, "cost", 0, MOST_EXPENSIVE, f"powers.{row['id']}."),
        elements,
        effect,
        thresholds,
        0,
        spirit,
        filters,
    )


def innate_power(
    number: int, row: Mapping[str, Any], effects: list[IslandEffect], spirit: int, filters: list[LandFilter]
) -> Power:
    """An innate power with what its thresholds do."""
    thresholds: list[Threshold] = []
    fast_with = 0
    for level in row["thresholds"]:
        if level["mode"] == "modifier":
            fast_with = _needed(row, level)
            continue
        mode = INSTEAD if level["mode"] in ("instead", "may_instead") else AFTER
        thresholds.append(Threshold(_needed(row, level), mode, effects[len(thresholds)], -1))
    power = _power(number, row, INNATE, 0, 0, Nothing(), thresholds, fast_with, spirit, filters)
    _plan(power)
    return power


def _needed(row: Mapping[str, Any], threshold: Mapping[str, Any]) -> int:
    """The elements of a threshold. Beside them is a mark where an owner's figures stand."""
    place = f"{row['id']}.elements."
    counts: Mapping[str, Any] = threshold["elements"]
    names = [name for name in counts if name != "marks"]
    return sum(whole(counts, name, 0, MOST, place) * ONE[index_of(name, ELEMENTS, place)] for name in names)


def _power(
    number: int,
    row: Mapping[str, Any],
    deck: int,
    cost: int,
    elements: int,
    effect: IslandEffect,
    thresholds: list[Threshold],
    fast_with: int,
    spirit: int,
    filters: list[LandFilter],
) -> Power:
    id = str(row["id"])
    kind = "innate" if deck == INNATE else "power"
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
    return Power(
        number,
        id,
        thing(kind, id, f"{kind}-{dashed(id)}"),
        deck,
        cost,
        row["speed"] == "fast",
        elements,
        source,
        terrain,
        int(row.get("range", 0)),
        filters[filter_number(filters, target)],
        who,
        effect,
        thresholds,
        fast_with,
        spirit,
    )


def _plan(power: Power) -> None:
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
        plan: list[IslandEffect] = []
        for index, threshold in enumerate(thresholds):
            if chosen >> index & 1:
                if threshold.mode == INSTEAD:
                    plan = []
                plan.append(threshold.effect)
        power.plans[chosen] = plan
