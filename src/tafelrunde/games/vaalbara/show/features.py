"""What a seat knows of Vaalbara, in short: small numbers for programs that learn, written without a view.

`tafelrunde.research.features` makes the documented features out of them, and a test holds both ways to the same
result: so nothing is in here that is not in the view.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.vaalbara.box.ids import KINDS
from tafelrunde.games.vaalbara.state.stack import UNKNOWN
from tafelrunde.games.vaalbara.state.state import NOTHING, VaalbaraState
from tafelrunde.kernel.state import State

MOST: Final = 255
# Counts by kind of land are kept eight bits apart in one number of the machine: this runs at every step of a batch.
EIGHT: Final[i64] = 8
BYTE: Final[i64] = 255


def compact(state: State, seat: int) -> list[int]:
    """Numbers from 0 to 255: seats are counted from the looking one, a land is its number + 1 (0: none)."""
    assert isinstance(state, VaalbaraState)
    players = state.players
    box = state.box
    stack = state.stack_of_lands
    back_of = stack.back_of
    asked = 0
    for decision in state.open:
        asked |= 1 << (decision.seat - seat) % players
    turns = 0
    for other in state.turns:
        turns |= 1 << (other - seat) % players
    row = [1 if state.over else 0, asked, state.round, box.rounds, 1 if state.revealed else 0]
    for lands in (state.first_row, state.second_row):
        for land in lands:
            row.append(land + 1)
            row.append(back_of[land] + 1)
        for _ in range(players - len(lands)):
            row.append(0)
            row.append(0)
    row.append(stack.size)
    row.append(stack.top_back + 1)
    for land in (stack.top, stack.bottom):
        row.append(land + 1)
        row.append(0 if land == UNKNOWN else back_of[land] + 1)
    kind_of, value_of = box.kind_of, box.value_of
    unseen = [0, 0, 0, 0, 0, 0]
    for land in stack.fronts:
        unseen[kind_of[land]] += 1
    row.extend(unseen)
    row.append(turns)
    cards_in = box.cards_in
    for distance in range(players):
        other = (seat + distance) % players
        clan = state.clans[other]
        laid = state.laid_down(other)
        hand = clan.hand if distance == 0 else 0
        row.append(hand & MOST)
        row.append(hand >> 8)
        row.append(len(cards_in[clan.hand]))
        row.append(clan.known & MOST)
        row.append(clan.known >> 8)
        row.append(len(cards_in[clan.deck]))
        row.append(clan.played & MOST)
        row.append(clan.played >> 8)
        row.append(0 if laid == NOTHING else 1)
        row.append(laid + 1 if distance == 0 or state.revealed else 0)
        if distance == 0 or state.over:
            row.append(1)
            row.append(min(clan.points, MOST))
        else:
            row.append(0)
            row.append(0)
        row.extend(clan.kinds)
        values: i64 = 0
        for land in clan.realm:
            of: i64 = kind_of[land]
            value: i64 = value_of[land]
            values += value << of * EIGHT
        for _ in range(len(KINDS)):
            row.append(int(values & BYTE))
            values >>= EIGHT
    return row
