"""What is known of the draft (S16.8): whoever passes cards on knows them, but not who picks which."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.battalia.box.ids import FACTION_OF, NOTHING, UNIT_DECK, unit

if TYPE_CHECKING:
    from tafelrunde.games.battalia.state.player import Player
    from tafelrunde.games.battalia.state.state import BattaliaState


def place_in_draft(state: BattaliaState, seat: int, round: int) -> int:
    """S16.1, S16.2: clockwise from the starting player, then back from the last one."""
    distance = (seat - state.first) % state.players
    return distance if round % 2 == 0 else state.players - 1 - distance


def redeal_draft(state: BattaliaState, seat: int) -> None:
    """Let the others have picked something else, as far as a seat cannot know better."""
    picks = 0
    for person in state.people:
        picks += len(person.secret)
        if state.day:
            person.expose()
    if picks == 0 and not state.drafted:
        return
    for round in range(len(state.box.draft_ranks)):
        # Where the cards of this round are: with whoever picks next, or with nobody any more.
        at = picks - round * state.players if state.day == 0 else state.players
        if at >= 0:
            _redeal_round(state, seat, round, at)


def _redeal_round(state: BattaliaState, seat: int, round: int, at: int) -> None:
    """Those before a seat may have picked any units of the deck, those after it only what was passed on to them."""
    place = state.players if seat < 0 else place_in_draft(state, seat, round)
    rank = state.box.draft_ranks[round]
    bag = state.own_deck(UNIT_DECK + rank).bag
    before: list[Player] = []
    after: list[Player] = []
    passed_on: list[int] = []
    for other in range(state.players):
        person = state.people[other]
        if other == seat or round >= len(person.secret) or person.secret[round] == NOTHING:
            continue
        if place_in_draft(state, other, round) < place:
            before.append(person)
            bag.append(FACTION_OF[person.secret[round]])
        else:
            after.append(person)
            passed_on.append(FACTION_OF[person.secret[round]])
    on_offer = len(state.drafted) if at < state.players else 0
    if on_offer and place < at:
        passed_on += state.drafted
    elif on_offer and place > at:
        bag.extend(state.drafted)
    bag.sort()
    passed_on.sort()
    for person in before:
        person.exchange_secret(round, unit(rank, state.pick(bag)))
    for person in after:
        person.exchange_secret(round, unit(rank, state.pick(passed_on)))
    if on_offer and place < at:
        state.drafted = sorted(passed_on)
    elif on_offer and place > at:
        state.drafted = sorted([state.pick(bag) for _ in range(on_offer)])
