"""What bots propose to those who play with them, and what is answered: as long as a plan lasts (see Game.horizon)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.kernel.state import State
from tafelrunde.kernel.words import Words


class Proposal:
    """One part of what a bot said with the choice at `place`: its topic (see Game.proposals), and `what` names it.

    It holds until the game's horizon changes. Whoever answers first has answered it.
    """

    __slots__ = ("good", "horizon", "part", "place", "seat", "topic", "what")

    def __init__(self, place: int, part: int, seat: int, topic: int, what: Words, horizon: int) -> None:
        self.place = place
        self.part = part
        self.seat = seat
        self.topic = topic
        self.what = what
        self.horizon = horizon
        # How it was answered; None as long as nobody has.
        self.good: bool | None = None


def horizon_of(state: State) -> int | None:
    """What changes when plans end; None where nothing is proposed."""
    game = state.setup.game
    if game.proposals is None or game.horizon is None or not game.cooperative:
        return None
    horizon = game.horizon(state)
    return None if horizon < 0 else horizon


def proposals_in(state: State, seat: int, said: Words, place: int, horizon: int | None) -> list[Proposal]:
    """What is proposed with what a seat has said."""
    propose = state.setup.game.proposals
    if propose is None or horizon is None:
        return []
    return [
        Proposal(place, part, seat, topic, what, horizon) for part, (topic, what) in enumerate(propose(state, said))
    ]


def after_cut(proposals: Sequence[Proposal], gone: range) -> list[Proposal]:
    """Those that are left when some choices were taken back; later choices have moved up."""
    kept = [proposal for proposal in proposals if proposal.place not in gone]
    for proposal in kept:
        if proposal.place >= gone.stop:
            proposal.place -= len(gone)
    return kept
