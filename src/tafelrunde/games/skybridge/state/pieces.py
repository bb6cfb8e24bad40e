"""Every piece of a game in progress, for the promise that none appears or vanishes. Goods are without limit (K1.5)."""

from __future__ import annotations

from tafelrunde.games.skybridge.box.ids import (
    AREAS,
    BRIDGE_CARD,
    COLOURS,
    FREE,
    GHIARHABBAT,
    NATIONS,
    NOTHING,
)
from tafelrunde.games.skybridge.state.state import SkybridgeState


def pieces(state: SkybridgeState) -> list[str]:
    """All cards, figures and garrisons, wherever they are; twice, if something is in two places."""
    box = state.box
    cards = [BRIDGE_CARD] * state.bridge_left + state.discard + state.deity_bag + state.under
    cards += [card for card in state.shown if card != NOTHING]
    cards += [card for stack in state.bags + state.tops for card in stack]
    found = ["free rebel"] * (state.free_rebels + sum(state.rebels[FREE::COLOURS]))
    for seat, tableau in enumerate(state.tableaus):
        cards += tableau.hand + tableau.deities + tableau.drawn + tableau.packet + tableau.buried + tableau.gifts
        cards += [card for pile in tableau.piles for card in pile]
        placed = tableau.garrisons.bit_count()
        found += [f"garrison of seat {seat}"] * (placed + max(0, box.garrisons - placed))
        found += [f"figure of seat {seat}"] * _figures(state, seat)
    # Start cards of characters that nobody plays, or that their side does not use, stay in the box.
    in_play = {box.sides[tableau.side].nation for tableau in state.tableaus if tableau.side != NOTHING}
    for nation in range(NATIONS):
        if nation not in in_play:
            cards += box.start_cards(nation)
    if GHIARHABBAT not in cards:
        cards.append(GHIARHABBAT)
    found += [f"card {box.names[card].ref}" for card in cards]
    found += [f"drake {drake}" for drake in [*state.drakes, state.drake] if drake != NOTHING]
    return sorted(found)


def _figures(state: SkybridgeState, seat: int) -> int:
    """All figures of a seat's colour."""
    tableau = state.tableaus[seat]
    figures = tableau.population + tableau.supply + tableau.removed + state.builders_of(seat)
    figures += sum(state.rebels[area * COLOURS + seat] for area in range(1, AREAS + 1))
    return figures + sum(other.foreign[seat] for other in state.tableaus if other.foreign)
