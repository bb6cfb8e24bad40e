"""A course can be repeated from its happenings: the same state, the same log, the same numbers."""

from __future__ import annotations

import random
import time
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.kernel.chance import GENERATOR, SEALED
from tafelrunde.kernel.errors import CannotUndo, IllegalChoice
from tafelrunde.kernel.match import Match
from tafelrunde.tables.course import BrokenTable, Course, effective_choices, revive
from tafelrunde.tables.records import Happening, Snapshot, TableRecord


def record(**changes: Any) -> TableRecord:
    made = TableRecord(
        id="t",
        game="vaalbara",
        version=1,
        generator=GENERATOR,
        players=3,
        options={},
        components={},
        seed=99,
        salt="s",
        host_hash="",
        public=False,
        phase="playing",
        per_move=None,
        per_game=None,
        created=time.time(),
    )
    return msgspec.structs.replace(made, **changes)


def told(course: Course) -> list[tuple[int, int, str, dict[str, int | str]]]:
    return [(entry.number, entry.choice, entry.event.kind, entry.event.facts) for entry in course.log]


def asked(course: Course) -> dict[int, int]:
    return {seat: one.number for seat, one in course.asked.items()}


def wander(
    seed: int, steps: int, of: TableRecord, contributions: tuple[str, ...] = ()
) -> tuple[Course, list[Happening], list[Snapshot]]:
    """Random choices, undos, rewinds and seats that change hands, with chat in between."""
    dice = random.Random(seed)
    course = Course(of, contributions)
    joined = Happening(position=0, number=2, kind="joined", at=0.0, seat=1, note="Bert")
    happenings = [joined, course.start(1, 3).happening]
    snapshots: list[Snapshot] = []
    for _ in range(steps):
        if course.over:
            break
        what = dice.random()
        seat = dice.randrange(3)
        if what < 0.1:
            course.number += 1  # chat
            continue
        if what < 0.2 and course.can_undo(seat):
            change = course.undo(seat)
        elif what < 0.25 and course.last_choice_of(seat) is not None:
            place = course.last_choice_of(seat)
            assert place is not None
            change = course.rewind(seat, place)
        elif what < 0.3:
            change = course.seat_changed("bot", seat, "seat-handed-over", "greedy")
        else:
            decision = dice.choice(course.match.state.decisions)
            change = course.choose(decision.seat, dice.randrange(len(decision.codes)))
        happenings.append(change.happening)
        assert change.happening is not None
        if dice.random() < 0.1:
            snapshots.append(Snapshot(position=change.happening.position, state=course.match.state.save()))
    assert all(happening is not None for happening in happenings)
    return course, [happening for happening in happenings if happening is not None], snapshots


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 90), st.sampled_from([GENERATOR, SEALED]))
def test_repeating_leads_to_the_same(seed: int, steps: int, generator: int) -> None:
    of = record(generator=generator)
    course, happenings, snapshots = wander(seed, steps, of)
    revival = revive(of, happenings, snapshots[-1] if snapshots else None)
    assert revival.whole
    assert not revival.stale
    again = revival.course
    assert Match.replay(course.recipe()).state.digest() == course.match.state.digest()
    assert again.match.state.digest() == course.match.state.digest()
    assert told(again) == told(course)
    assert asked(again) == asked(course)
    assert again.choices == course.choices == effective_choices(of, happenings)
    assert again.number == happenings[-1].number
    assert again.recipe() == course.recipe()
    numbers = [entry.number for entry in course.log]
    assert numbers == sorted(set(numbers))
    assert [happening.position for happening in happenings] == list(range(len(happenings)))


def test_the_deal_is_told() -> None:
    course = Course(record())
    change = course.start(0, 0)
    assert [entry.event.kind for entry in change.entries].count("drew") > 0
    assert change.entries[-1].event.kind == "round-begins"
    assert change.entries[0].number == 1
    assert asked(course) == {0: course.number, 1: course.number, 2: course.number}


def test_an_illegal_choice_changes_nothing() -> None:
    course = Course(record())
    course.start(0, 0)
    before = course.match.state.digest(), course.number, course.position, told(course)
    with pytest.raises(IllegalChoice):
        course.choose(0, 99)
    assert (course.match.state.digest(), course.number, course.position, told(course)) == before


def test_a_question_that_is_asked_anew_has_a_new_number() -> None:
    course = Course(record())
    course.start(0, 0)
    first = asked(course)
    course.choose(1, 0)
    course.undo(1)
    assert asked(course)[1] > first[1]
    assert asked(course)[0] == first[0]
    with pytest.raises(CannotUndo):
        course.match.undo(1)


def test_the_opening_cannot_be_taken_back() -> None:
    match = Match.new("vaalbara", 3, 99)
    match.choose(0, 0)
    course = Course(record(opening=tuple(match.choices)))
    change = course.start(0, 0)
    assert "has-chosen" in [entry.event.kind for entry in change.entries]
    assert course.last_choice_of(0) is None
    assert not course.can_undo(0)
    course.choose(1, 0)
    assert course.can_undo(1)


def test_rules_that_changed_go_on_from_the_snapshot() -> None:
    of = record()
    course, happenings, _ = wander(5, 40, of)
    middle = happenings[20]
    earlier = revive(of, happenings[:21], None).course
    snapshot = Snapshot(position=middle.position, state=earlier.match.state.save())
    # A happening before the snapshot that today's rules no longer allow.
    broken = [
        msgspec.structs.replace(it, choice=77) if it.kind == "choice" and it.position < 10 else it for it in happenings
    ]
    revival = revive(of, broken, snapshot)
    assert not revival.whole
    again = revival.course
    assert not again.whole
    assert again.match.state.digest() == course.match.state.digest()
    assert asked(again).keys() == asked(course).keys()
    assert again.number == happenings[-1].number
    assert len(again.choices) == len(course.choices)
    decision = again.match.state.decisions[0]
    again.choose(decision.seat, 0)
    with pytest.raises(BrokenTable) as broke:
        revive(of, broken, None)
    assert broke.value.position == next(it.position for it in broken if it.choice == 77)
    assert "Nothing was deleted" in broke.value.text("en")
    assert "Gelöscht wurde nichts" in broke.value.text("de")


@pytest.mark.parametrize("generator", [GENERATOR, SEALED])
def test_a_snapshot_that_cannot_be_read_is_not_missed(generator: int) -> None:
    of = record(generator=generator)
    course, happenings, _ = wander(5, 40, of)
    saved = course.match.state.save()
    for bad in (b"", b"rubbish", saved[:40], saved[:10] + b"\x63" + saved[11:], bytes(len(saved))):
        revival = revive(of, happenings, Snapshot(position=happenings[20].position, state=bad))
        assert revival.whole
        assert revival.stale
        assert revival.course.match.state.digest() == course.match.state.digest()


def test_a_game_of_another_generator_is_repeated_from_its_record() -> None:
    of = record()
    course, happenings, _ = wander(8, 25, of)
    old = msgspec.structs.replace(of, generator=77)
    revival = revive(old, happenings, None)
    assert revival.whole
    again = revival.course
    for seat in (None, 0, 1, 2):
        assert again.match.state.view(seat) == course.match.state.view(seat)


def test_what_is_still_to_come_is_not_known_from_what_was() -> None:
    """A table that goes on from a finished game has the same past, and a future of its own."""
    of = record(generator=SEALED)
    course, _, _ = wander(8, 0, of)
    for _ in range(6):
        course.choose(course.match.state.decisions[0].seat, 0)
    recipe = course.recipe()
    futures = set()
    for seed in range(4):
        going_on = Course(record(generator=SEALED, seed=seed, deal=recipe.deal, opening=recipe.choices))
        going_on.start(0, 0)
        assert going_on.match.state.digest() == recipe.digest
        for _ in range(9):
            going_on.choose(going_on.match.state.decisions[0].seat, 0)
        futures.add(tuple(choice.outcomes for choice in going_on.choices[6:]))
        assert Match.replay(going_on.recipe()).state.digest() == going_on.match.state.digest()
    assert len(futures) == 4
