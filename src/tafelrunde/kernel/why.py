"""Why something cannot be chosen: the rule and the reason, for whoever asks about a thing on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.kernel.state import State


class Reason(NamedTuple):
    """A reason in words, and the number of the rule behind it."""

    words: Words
    rule: str


def why_not(state: State, seat: int, ref: str) -> Reason | None:
    """Why a thing ("land:17") is no answer to what a seat is asked now. None if it is one, if the seat is not asked, or
    if its game has nothing to say about it.

    The game is asked about an imagined state: whatever it says, it can say nothing that the seat does not know.
    """
    decision = state.decision_of(seat)
    explain = state.setup.game.why_not
    if decision is None or explain is None or any(ref in option.refs for option in decision.options):
        return None
    return explain(state.imagine(seat, 0), decision.step, seat, ref)
