"""What building at the current section takes (K11, K9.5, K17.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.skybridge.box.ids import (
    CRAFT,
    DRAKE,
    GOODS,
    MONEY,
    NOTHING,
    SECTIONS,
    count_of,
)

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.state.state import SkybridgeState


def die_on_section(state: SkybridgeState) -> int:
    """The good on the die that lies on the current section, or NOTHING (K11.2)."""
    if state.section >= SECTIONS or not state.box.sections[state.section].die:
        return NOTHING
    return state.utreng_face if state.utreng_on_bridge else state.sky_face


def spare_die(state: SkybridgeState, seat: int) -> int:
    """The good on the chief builder's own die, or NOTHING (K17.8)."""
    return state.ability(seat).spare_die(state)


def spare_pays(state: SkybridgeState, seat: int) -> bool:
    """Whether the chief builder's own die pays for a part of the section or its die (K17.8.2)."""
    spare = spare_die(state, seat)
    if spare == NOTHING:
        return False
    return state.box.sections[state.section].cost[spare] > 0 or die_on_section(state) == spare


def has_required(state: SkybridgeState, seat: int) -> bool:
    """Whether the symbol that the section requires is visible (K11.3)."""
    requires = state.box.sections[state.section].requires
    return requires == NOTHING or count_of(state.visible(seat), requires) > 0


def price(state: SkybridgeState, seat: int) -> list[int]:
    """The goods that a seat would have to pay now: section, die, money in place of craft, less the own die."""
    section = state.box.sections[state.section]
    cost = section.cost.copy()
    die = die_on_section(state)
    if die != NOTHING:
        cost[die] += 1
    if spare_pays(state, seat):
        cost[spare_die(state, seat)] -= 1
    cost[MONEY] += money_for_craft(state, seat)
    return cost


def money_for_craft(state: SkybridgeState, seat: int) -> int:
    """K9.5: the money that takes the place of craft, where it is required and not visible."""
    wanting = state.box.sections[state.section].requires == CRAFT and not has_required(state, seat)
    return state.box.craft_money if wanting else 0


def can_pay(state: SkybridgeState, seat: int) -> bool:
    """Whether a seat has everything that building takes now."""
    tableau = state.tableaus[seat]
    if tableau.population == 0 or state.section >= SECTIONS:
        return False
    goods = tableau.goods
    cost = price(state, seat)
    for good in range(GOODS):
        if goods[good] < cost[good]:
            return False
    return state.box.sections[state.section].requires != DRAKE or has_required(state, seat)
