"""Small positions for tests: say what matters, and the rest is filled in from the box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import tafelrunde
from tafelrunde.games.vaalbara.box.box import Box
from tafelrunde.games.vaalbara.box.ids import KINDS
from tafelrunde.games.vaalbara.show.view import VaalbaraTable
from tafelrunde.games.vaalbara.state.stack import UNKNOWN
from tafelrunde.games.vaalbara.state.state import VaalbaraState
from tafelrunde.kernel.decision import Decision

CLANS = ("yellow", "red", "blue", "purple", "green")
FILLER = ("warrior", "bard", "oracle", "carpenter", "falconer")


def position(
    players: int,
    first_row: Sequence[str] | None = None,
    second_row: Sequence[str] | None = None,
    hands: Sequence[Sequence[str]] | None = None,
    used: Sequence[Sequence[str]] | None = None,
    realms: Sequence[Sequence[str]] | None = None,
    points: Sequence[int] | None = None,
    omens: Sequence[str] | None = None,
    stack: int | None = None,
    round: int = 2,
    **options: Any,
) -> VaalbaraState:
    """A table before the choice of followers. Lands are named by kind ("river") or id ("L19").

    `omens` names clans from the strongest on; `stack` leaves only that many lands in the stack.
    """
    state = tafelrunde.new("vaalbara", players=players, seed=1, **options)
    assert isinstance(state, VaalbaraState)
    box = state.box
    free = list(range(len(box.lands)))

    def lands(named: Sequence[str]) -> list[int]:
        found = []
        for name in named:
            land = next(land for land in free if name in (box.lands[land].id, KINDS[box.kind_of[land]]))
            free.remove(land)
            found.append(land)
        return found

    wanted_realms = [lands(realm) for realm in realms or [[]] * players]
    wanted_first = lands(first_row) if first_row is not None else free[:players]
    free = [land for land in free if land not in wanted_first]
    wanted_second = lands(second_row) if second_row is not None else free[-players:]
    free = [land for land in free if land not in wanted_second]

    state.first_row, state.second_row, state.round = wanted_first, wanted_second, round
    shown = [*wanted_first, *wanted_second, *(land for realm in wanted_realms for land in realm)]
    backs = list(range(len(box.lands)))
    top = next(back for back in backs if omens is None or order_on(box, back, omens) == list(omens))
    backs.remove(top)
    pile = state.stack_of_lands
    pile.back_of = [UNKNOWN] * len(box.lands)
    for land in shown:
        pile.back_of[land] = backs.pop()
    pile.top_back, pile.top, pile.bottom = top, UNKNOWN, UNKNOWN
    pile.fronts = free if stack is None else free[:stack]
    pile.backs = backs[: len(pile.fronts) - 1]

    for seat, clan in enumerate(state.clans):
        clan.realm = wanted_realms[seat]
        clan.kinds = [sum(box.kind_of[land] == kind for land in clan.realm) for kind in range(len(KINDS))]
        clan.played = cards(box, used[seat]) if used else 0
        clan.hand = cards(box, hands[seat] if hands else FILLER) & ~clan.played
        clan.deck = (1 << len(box.followers)) - 1 & ~clan.hand & ~clan.played
        if points:
            clan.points = points[seat]
    refresh(state)
    return state


def refresh(state: VaalbaraState) -> None:
    """Ask the open questions again, after something on the table was changed by hand."""
    state.open = tuple(
        Decision(asked.seat, asked.step, state.setup, asked.step.legal(state, asked.seat)) for asked in state.open
    )


def cards(box: Box, named: Sequence[str]) -> int:
    """A set of followers by their names."""
    ids = [follower.id for follower in box.followers]
    return sum(1 << ids.index(name) for name in named)


def names(state: VaalbaraState, followers: int) -> set[str]:
    """The names in a set of followers."""
    return {state.box.followers[card].id for card in state.box.cards_in[followers]}


def order_on(box: Box, back: int, clans: Sequence[str]) -> list[str]:
    """These clans as a back orders them, the strongest first."""
    return [box.clans[clan] for clan in box.lands[back].omens if box.clans[clan] in clans]


def use(state: VaalbaraState, *followers: str) -> VaalbaraState:
    """Each seat in turn chooses this follower; the game runs on to the next question."""
    for seat, follower in enumerate(followers):
        answer(state, seat, f"follower:{follower}")
    return state


def answer(state: VaalbaraState, seat: int, ref: str) -> VaalbaraState:
    """A seat chooses the option that concerns this thing: "follower:hunter", "land:L07", "land:river", "seat:2"."""
    decision = state.decision_of(seat)
    assert decision is not None, f"seat {seat} is not asked; {state.decisions} are open"
    kind, _, name = ref.partition(":")
    for index, option in enumerate(decision.options):
        for found in option.refs:
            if found == ref or (kind == "land" and found.startswith("land:") and kind_of(state, found) == name):
                state.apply(seat, index)
                return state
    raise AssertionError(f"seat {seat} cannot choose {ref}: {decision.options}")


def choose(state: VaalbaraState, seat: int, code: int) -> VaalbaraState:
    """A seat gives the answer with this code."""
    decision = state.decision_of(seat)
    assert decision is not None
    state.apply(seat, list(decision.codes).index(code))
    return state


def kind_of(state: VaalbaraState, ref: str) -> str:
    """The kind of a land by its ref."""
    return KINDS[next(land.kind for land in state.box.lands if f"land:{land.id}" == ref)]


def kinds(state: VaalbaraState, lands: Sequence[int]) -> list[str]:
    """The kinds of some lands."""
    return [KINDS[state.box.kind_of[land]] for land in lands]


def asked(state: VaalbaraState) -> list[int]:
    """The seats that are asked."""
    return [decision.seat for decision in state.decisions]


def finish_round(state: VaalbaraState) -> VaalbaraState:
    """Everybody takes the first option until the next round, or the end."""
    this_round = state.round
    while not state.over and state.round == this_round:
        state.apply(state.decisions[0].seat, 0)
    return state


def order_of_turns(state: VaalbaraState) -> list[int]:
    """Play the round out with the first options and tell in which order the seats had their turns."""
    state.listen()
    begun = [*state.turns]
    finish_round(state)
    told = [event.facts["seat"] for event in state.take_events() if event.kind == "turn-begins"]
    return begun + [int(str(seat).removeprefix("seat:")) for seat in told]


def lay_back(state: VaalbaraState, land: int, clans: Sequence[str]) -> None:
    """Give a land that lies open a back on which these clans come in this order."""
    box = state.box
    state.stack_of_lands.back_of[land] = next(
        back for back in range(len(box.lands)) if order_on(box, back, clans) == list(clans)
    )


def seen_by(state: VaalbaraState, seat: int | None) -> VaalbaraTable:
    """The table as a seat sees it (None: as a spectator does)."""
    table = state.view(seat).table
    assert isinstance(table, VaalbaraTable)
    return table


def imagined_by(state: VaalbaraState, seat: int | None, seed: int) -> VaalbaraState:
    """The state as a seat imagines it."""
    imagined = state.imagine(seat, seed)
    assert isinstance(imagined, VaalbaraState)
    return imagined
