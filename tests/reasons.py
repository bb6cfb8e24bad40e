"""Asking why something cannot be chosen, for the tests of every game."""

from __future__ import annotations

from typing import TypeVar

from tafelrunde.kernel.state import State
from tafelrunde.kernel.step import AnyStep
from tafelrunde.kernel.why import why_not

S = TypeVar("S", bound=State)


def ask(state: S, step: AnyStep) -> S:
    """Ask the first seat this, and nobody else anything."""
    state.open = ()
    state.ask_in_secret(0, step)
    return state


def told(state: State, ref: str, seat: int = 0) -> tuple[str, str] | None:
    """The message and the rule of the reason that a seat is told; None for no reason."""
    reason = why_not(state, seat, ref)
    return None if reason is None else (reason.words.id, reason.rule)
