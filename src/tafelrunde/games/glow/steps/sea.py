"""G12: the journey across the Sea of Darkness, one boat a day."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.glow.box.box import Box
from tafelrunde.games.glow.box.ids import BY_ISLAND, FOR_ISLAND, MOST_PLAYERS, NOTHING
from tafelrunde.games.glow.effects.conditions import different_elements
from tafelrunde.games.glow.state.state import GlowState
from tafelrunde.games.glow.steps.passing import pass_symbols
from tafelrunde.games.glow.steps.step import GlowQuestion
from tafelrunde.games.glow.words import say
from tafelrunde.kernel.packing import Pair
from tafelrunde.kernel.words import Words, seat_words

STAY: Final = -1
# Every other code is a way from one island to another.
VOYAGE: Final = Pair(16)


class Sail(GlowQuestion):
    """G12.1: one boat goes to a neighbouring island, or all stay."""

    __slots__ = ()

    rule = "G12.1"

    def legal(self, state: GlowState, seat: int) -> Sequence[int]:
        company = state.companies[seat]
        sea = state.box.sea
        different = different_elements(company.symbols)
        codes = [STAY]
        boats = company.boats
        for number in range(len(boats)):
            here = boats[number]
            if here in boats[:number]:
                continue
            for position in range(len(sea.neighbours[here])):
                there = sea.neighbours[here][position]
                if there in boats or (state.tom is not None and sea.solo_distance[there] < 0):
                    continue  # G12.6, G15.6
                price = sea_price(state, different, sea.ways_from[here][position])
                if price != NOTHING and price <= company.footprints:
                    codes.append(VOYAGE.join(here, there))
        return codes

    def answer(self, state: GlowState, seat: int, code: int) -> None:
        if code == STAY:
            return
        company = state.companies[seat]
        sea = state.box.sea
        here, there = VOYAGE.parts(code)
        way = sea.ways_from[here][sea.neighbours[here].index(there)]
        price = sea_price(state, different_elements(company.symbols), way)
        state.lose_footprints(seat, price, "G12.3" if price > sea.ways[way].pay else "G12.4", FOR_ISLAND + there)
        company.boats[company.boats.index(here)] = there
        if state.listening:
            origin, island = sea.islands[here].there, sea.islands[there].to
            state.tell(say("sailed", seat=seat_words(seat), origin=origin, island=island), self.rule)
        pass_symbols(state, seat, sea.islands[there].symbols, BY_ISLAND + there)

    def hint(self, state: GlowState, seat: int, code: int) -> Words | None:
        if code == STAY:
            return None
        company = state.companies[seat]
        sea = state.box.sea
        here, there = VOYAGE.parts(code)
        way = sea.ways_from[here][sea.neighbours[here].index(there)]
        price = sea_price(state, different_elements(company.symbols), way)
        return say("hint-sail", footprints=price, points=f"{sea.points[there] - sea.points[here]:+d}")

    def ends(self, code: int) -> bool:
        return code == STAY

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-sail")

    def option(self, box: Box, code: int) -> Words:
        if code == STAY:
            return say("stay")
        here, there = VOYAGE.parts(code)
        return say("sail", origin=box.sea.islands[here].there, island=box.sea.islands[there].to)


def sea_price(state: GlowState, different: int, way: int) -> int:
    """What a way costs in footprints: missing elements, and the price printed on it; NOTHING if it is closed."""
    sea_way = state.box.sea.ways[way]
    if different > sea_way.most:
        return NOTHING  # G12.2
    missing = sea_way.least - different
    return sea_way.pay + (missing if missing > 0 else 0)


SAIL: Final = [Sail(seat) for seat in range(MOST_PLAYERS)]
