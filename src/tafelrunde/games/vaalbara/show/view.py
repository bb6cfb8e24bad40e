"""What a seat sees of the table. This is also the wire format: browsers and bots get exactly this."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec.structs import replace

from tafelrunde.games.vaalbara.box.box import Box
from tafelrunde.games.vaalbara.box.ids import KINDS, Kind
from tafelrunde.games.vaalbara.state.stack import UNKNOWN
from tafelrunde.games.vaalbara.state.state import NOTHING, Clan, VaalbaraState
from tafelrunde.kernel.view import Table, once_a_box, with_own


class LandView(msgspec.Struct, frozen=True):
    """A land whose front has been shown: both its sides are known (V1.5)."""

    id: str
    kind: Kind
    value: int
    omens: tuple[str, ...]


class StackView(msgspec.Struct, frozen=True):
    """The stack: its omens hold; the top or bottom land is known only if it was put there openly."""

    size: int
    omens: tuple[str, ...]
    top: LandView | None
    bottom: LandView | None
    # Fronts that nobody has seen yet, as counts by kind: open to anybody who counts.
    unseen: Annotated[dict[Kind, int], msgspec.Meta(min_length=len(KINDS))]


class ClanView(msgspec.Struct, frozen=True):
    """One clan. What this seat may not know is null."""

    seat: int
    clan: str
    neighbours: tuple[int, ...]
    hand: tuple[str, ...] | None
    hand_size: int
    # The followers in that hand that everybody knows (V6.1.1, V6.8.2).
    known: tuple[str, ...]
    deck_size: int
    used: tuple[str, ...]
    has_chosen: bool
    chosen: str | None
    points: int | None
    realm: tuple[LandView, ...]


class VaalbaraTable(Table, frozen=True):
    """The whole table as one seat sees it."""

    round: int
    rounds: int
    revealed: bool
    first_row: tuple[LandView, ...]
    second_row: tuple[LandView, ...]
    stack: StackView
    # The seats that have begun their turn this round, in order.
    turns: tuple[int, ...]
    clans: tuple[ClanView, ...]


def table(state: VaalbaraState) -> VaalbaraTable:
    """What lies on the table for everybody."""
    return VaalbaraTable(
        round=state.round,
        rounds=state.box.rounds,
        revealed=state.revealed,
        first_row=tuple(_land(state, land) for land in state.first_row),
        second_row=tuple(_land(state, land) for land in state.second_row),
        stack=_stack(state),
        turns=tuple(state.turns),
        clans=tuple(_clan(state, clan, number) for number, clan in enumerate(state.clans)),
    )


def own(state: VaalbaraState, table: VaalbaraTable, seat: int) -> VaalbaraTable:
    """The table with what a seat knows of its own clan."""
    clan, chosen = state.clans[seat], state.laid_down(seat)
    mine = replace(
        table.clans[seat],
        hand=_followers(state.box, clan.hand),
        chosen=None if chosen == NOTHING else state.box.followers[chosen].id,
        points=clan.points,
    )
    return replace(table, clans=with_own(table.clans, seat, mine))


def _land(state: VaalbaraState, land: int) -> LandView:
    return _card(state.box, land, state.stack_of_lands.back_of[land])


@once_a_box
def _card(box: Box, front: int, back: int) -> LandView:
    land = box.lands[front]
    return LandView(land.id, KINDS[land.kind], land.value, _omens(box, back))


@once_a_box
def _omens(box: Box, back: int) -> tuple[str, ...]:
    return tuple(box.clans[clan] for clan in box.lands[back].omens)


def _stack(state: VaalbaraState) -> StackView:
    stack = state.stack_of_lands
    unseen = dict.fromkeys(KINDS, 0)
    for land in stack.fronts:
        unseen[KINDS[state.box.kind_of[land]]] += 1
    return StackView(
        size=stack.size,
        omens=_omens(state.box, stack.top_back),
        top=None if stack.top == UNKNOWN else _land(state, stack.top),
        bottom=None if stack.bottom == UNKNOWN else _land(state, stack.bottom),
        unseen=unseen,
    )


def _clan(state: VaalbaraState, clan: Clan, number: int) -> ClanView:
    chosen = state.laid_down(number)
    return ClanView(
        seat=number,
        clan=state.box.clans[state.clan_number(number)],
        neighbours=state.neighbours[number],
        hand=None,
        hand_size=clan.hand.bit_count(),
        known=_followers(state.box, clan.known),
        deck_size=clan.deck.bit_count(),
        used=_followers(state.box, clan.played),
        has_chosen=chosen != NOTHING,
        chosen=state.box.followers[chosen].id if state.revealed and chosen != NOTHING else None,
        points=clan.points if state.over else None,
        realm=tuple(_land(state, land) for land in clan.realm),
    )


@once_a_box
def _followers(box: Box, cards: int) -> tuple[str, ...]:
    return tuple(box.followers[card].id for card in box.cards_in[cards])
