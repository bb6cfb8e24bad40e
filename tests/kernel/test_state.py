"""The heart: steps, questions, seats that act side by side, events, errors."""

from __future__ import annotations

import pytest

import pebbles
import tafelrunde
from pebbles import PebblesState
from tafelrunde.kernel.game import begin
from tafelrunde.kernel.step import Frame, stack_of, steps_of


def new(players: int = 3, seed: int = 1) -> PebblesState:
    state = begin(pebbles.GAME.setup(players, {}), seed)
    assert isinstance(state, PebblesState)
    return state


def asked(state: PebblesState) -> list[tuple[int, str]]:
    return [(decision.seat, decision.rule) for decision in state.decisions]


def test_seats_act_side_by_side_each_at_its_own_pace() -> None:
    state = new()
    assert asked(state) == [(0, "P2.1"), (1, "P2.1"), (2, "P2.1")]
    state.apply(1, 0)
    assert sorted(asked(state)) == [(0, "P2.1"), (1, "P2.2"), (2, "P2.1")]
    state.apply(1, 0)
    assert sorted(asked(state)) == [(0, "P2.1"), (2, "P2.1")]
    state.apply(2, 0)
    state.apply(0, 0)
    assert sorted(asked(state)) == [(0, "P2.2"), (2, "P2.2")]
    state.apply(0, 0)
    assert asked(state) == [(2, "P2.2")]
    state.apply(2, 0)
    # The rest has waited for all of them.
    assert asked(state) == [(0, "P3")]


def test_the_order_of_simultaneous_answers_does_not_matter() -> None:
    one, other = new(), new()
    for seat in (0, 1, 2):
        one.apply(seat, 1)
    for seat in (2, 0, 1):
        other.apply(seat, 1)
    assert one.digest() == other.digest()


def test_seats_that_act_side_by_side_cannot_part_again() -> None:
    state = new()
    with pytest.raises(AssertionError, match="side by side"):
        state.part([None, None, None])


def test_a_stack_is_a_shared_list() -> None:
    first, second = pebbles.Blame(0), pebbles.Blame(1)
    stack = stack_of([first, second])
    assert steps_of(stack) == [first, second]
    longer = Frame(first, stack)
    assert longer.below is stack
    assert steps_of(None) == []


def test_decisions_never_change() -> None:
    state = new()
    before = state.decisions
    decision = before[0]
    options = decision.options
    state.apply(1, 0)
    assert state.decisions != before
    assert len(before) == 3
    assert decision.options is options


def test_a_question_in_words() -> None:
    decision = new().decisions[0]
    assert decision.prompt.text("en") == "Which pebble do you keep?"
    assert decision.prompt.text("de") == "Welchen Kiesel behältst du?"
    assert decision.options[0].refs[0].startswith("pebble:")
    assert not decision.options[0].grave
    assert "Which pebble" in repr(decision)
    assert "Pebble" in repr(decision.options[0])


def test_a_grave_choice_says_so() -> None:
    state = new()
    state.apply(0, 0)
    decision = state.decision_of(0)
    assert decision is not None
    assert [option.grave for option in decision.options] == [False, True]


def test_an_unknown_option_is_refused_with_the_reason() -> None:
    state = new()
    with pytest.raises(tafelrunde.IllegalChoice) as error:
        state.apply(0, 7)
    assert error.value.rule == "P2.1"
    assert str(error.value) == "There is no option 7: “Which pebble do you keep?” has 3 options, counted from 0."
    assert error.value.text("de").startswith("Es gibt keine Möglichkeit 7")


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    state = new()
    for seat in (0, 0, 1, 1, 2, 2):
        state.apply(seat, 0)
    with pytest.raises(
        tafelrunde.IllegalChoice, match=r"Seat 2 has nothing to decide now; the table waits for Seat 1\."
    ):
        state.apply(1, 0)


def test_after_the_end_there_is_nothing_to_choose() -> None:
    state = new(2)
    while not state.over:
        state.apply(state.decisions[0].seat, 0)
    with pytest.raises(tafelrunde.IllegalChoice, match="over"):
        state.apply(0, 0)
    assert state.winners


def test_events_are_told_only_when_somebody_listens() -> None:
    state = new()
    state.apply(0, 0)
    assert state.events == []
    assert not state.listening
    state.listen()
    state.apply(1, 0)
    assert [event.kind for event in state.events] == ["kept-secretly", "kept"]
    assert [event.kind for event in state.take_events() if event.seen_by(0)] == ["kept-secretly"]
    assert state.events == []


def test_nobody_listens_to_a_copy() -> None:
    state = new()
    state.listen()
    copy = state.copy()
    copy.apply(0, 0)
    assert copy.events == []
    assert state.events == []


def test_an_event_names_seats_as_the_table_calls_them() -> None:
    state = new()
    state.listen()
    state.apply(1, 0)
    event = state.events[0]
    assert event.text("en", {"seat:1": "Anna"}) == "Anna keeps a pebble."
    assert event.text("en") == "Seat 2 keeps a pebble."
    assert event.facts == {"seat": "seat:1"}
    assert event.rule == "P2.1"
    assert "Seat 2" in repr(event)


def test_a_view_goes_over_the_wire_as_it_is() -> None:
    view = new().view(1)
    assert view.seat == 1
    assert view.asked == (0, 1, 2)
    assert b'"hands":[null,[' in view.to_json()
