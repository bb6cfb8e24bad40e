"""Everything that reaches a seat: what must not differ where only hidden things do."""

from __future__ import annotations

import msgspec

from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.errors import IllegalChoice
from tafelrunde.kernel.state import State
from tafelrunde.kernel.view import Sight


def what_seat_sees(state: State, seat: int | None, sight: Sight | None = None) -> bytes:
    """Everything that reaches a seat, as JSON: its view, its question, its log and the errors it gets.

    With the `sight` of a state, what all see alike is made once for all who look.
    """
    own = None if seat is None else state.decision_of(seat)
    reaching = {
        "view": state.view(seat) if sight is None else sight.of(seat),
        "question": _question(state, own),
        "log": what_seat_is_told(state, seat),
        "errors": _errors(state, seat),
    }
    return msgspec.json.encode(reaching)


def what_all_see(state: State) -> list[bytes]:
    """What reaches each seat, and a spectator."""
    sight = Sight(state)
    return [what_seat_sees(state, seat, sight) for seat in [*range(state.players), None]]


def what_seat_is_told(state: State, seat: int | None) -> list[dict[str, object]]:
    """The log of a seat since somebody listens."""
    return [
        {"text": event.text("de"), "rule": event.rule, "facts": event.facts}
        for event in state.events
        if event.seen_by(seat)
    ]


def _question(state: State, decision: Decision | None) -> object:
    if decision is None:
        return None
    places = range(len(decision.options))
    hints = [state.hint(decision.seat, index) for index in places]
    notes = [state.note(decision.seat, index) for index in places]
    return {
        "seat": decision.seat,
        "rule": decision.rule,
        "prompt": decision.prompt.text("en"),
        "options": [(option.text("en"), option.refs, option.grave) for option in decision.options],
        "hints": [None if hint is None else hint.text("en") for hint in hints],
        "notes": [None if note is None else note.text("en") for note in notes],
    }


def _errors(state: State, seat: int | None) -> list[str]:
    errors: list[str] = []
    if seat is None:
        return errors
    for index in (-1, 10**6):
        try:
            state.copy().apply(seat, index)
        except IllegalChoice as error:
            errors.append(f"{error.rule} {error.text('de')}")
    return errors
