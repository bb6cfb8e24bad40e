"""What is printed on power cards and for innate powers, read from components.toml, joined with what they do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.games.spirit_island.effects.effect import Effect
from tafelrunde.games.spirit_island.effects.flow import Nothing
from tafelrunde.games.spirit_island.elements import ELEMENTS, ONE, joined, packed
from tafelrunde.games.spirit_island.filters import LandFilter, filter_number
from tafelrunde.games.spirit_island.island import TERRAIN_BITS
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
    MAY_INSTEAD,
    ON_SPIRIT,
    WITHIN,
    Power,
    Threshold,
)
from tafelrunde.games.spirit_island.words import dashed, thing
from tafelrunde.kernel.components import whole

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
    effect: Effect,
    threshold_effects: Mapping[str, Effect],
    spirit: int,
    filters: list[LandFilter],
) -> Power:
    """A power card with what it does."""
    thresholds: list[Threshold] = []
    given = row.get("threshold")
    if given is not None:
        new_range = int(given.get("range", -1))
        mode = AFTER if new_range >= 0 else MODES[given["mode"]]
        thresholds.append(Threshold(packed(given["elements"]), mode, threshold_effects[row["id"]], new_range))
    elements = 0
    for element in row["elements"]:
        elements += ONE[ELEMENTS.index(element)]
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
    number: int, row: Mapping[str, Any], effects: list[Effect], spirit: int, filters: list[LandFilter]
) -> Power:
    """An innate power with what its thresholds do."""
    thresholds: list[Threshold] = []
    fast_with = 0
    for level in row["thresholds"]:
        if level["mode"] == "modifier":
            fast_with = packed(level["elements"])
            continue
        mode = INSTEAD if level["mode"] in ("instead", "may_instead") else AFTER
        thresholds.append(Threshold(packed(level["elements"]), mode, effects[len(thresholds)], -1))
    power = _power(number, row, INNATE, 0, 0, Nothing(), thresholds, fast_with, spirit, filters)
    _plan(power)
    return power


def _power(
    number: int,
    row: Mapping[str, Any],
    deck: int,
    cost: int,
    elements: int,
    effect: Effect,
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
        plan: list[Effect] = []
        for index, threshold in enumerate(thresholds):
            if chosen >> index & 1:
                if threshold.mode == INSTEAD:
                    plan = []
                plan.append(threshold.effect)
        power.plans[chosen] = plan
