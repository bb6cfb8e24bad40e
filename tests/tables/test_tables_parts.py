"""The small parts: tickets, names, clocks."""

from __future__ import annotations

import hashlib
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.tables import tickets
from tafelrunde.tables.clock import GRACE_OF_DAYS, LENT, Clocks
from tafelrunde.tables.records import Happening, HappeningKind


def test_ids_and_secrets_are_never_the_same() -> None:
    assert len({tickets.new_id() for _ in range(1000)}) == 1000
    assert len({tickets.new_secret() for _ in range(1000)}) == 1000
    assert all(len(tickets.new_secret()) == 32 for _ in range(10))


def test_a_secret_fits_its_own_hash_only() -> None:
    secret = tickets.new_secret()
    assert tickets.fits(secret, tickets.hashed(secret))
    assert not tickets.fits(secret + "x", tickets.hashed(secret))
    assert not tickets.fits("", "")
    assert not tickets.fits("\ud800", tickets.hashed(secret))


def test_the_commitment_is_what_it_says() -> None:
    seed, salt = tickets.new_seed(), tickets.new_salt()
    assert 0 <= seed < 1 << 64
    assert tickets.commitment(seed, salt) == hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


@pytest.mark.parametrize(
    ("given_name", "cleaned"),
    [
        ("Anna", "Anna"),
        ("  Anna \t Maria\n", "Anna Maria"),
        ("\x00\x1b[31mRed\u202e", "[31mRed"),
        ("", "Gast"),
        (" \u200b\u2028 ", "Gast"),
        ("x" * 100, "x" * 40),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\ud800", "Gast"),
        ("Z" + "\u0301" * 38, "Ź\u0301\u0301\u0301"),
        ("\u0301" * 39, "Gast"),
        ("a \u0301\u0301b", "a b"),
        ("e\u0301", "é"),
        ("\u200d\u200d", "Gast"),
        ("Anna\u200d \u200dMaria", "Anna Maria"),
        ("\u3164\u2800\u115f", "Gast"),
        ("x" * 39 + "\u200d👩", "x" * 39),
        # What is before the first letter is cut off as what is behind the last one is.
        (" " * 1000 + "Anna", "Gast"),
    ],
)
def test_names_are_cleaned(given_name: str, cleaned: str) -> None:
    assert tickets.clean_name(given_name, "Gast") == cleaned


@given(st.text())
def test_a_clean_name_is_one_line_and_stays_clean(name: str) -> None:
    cleaned = tickets.clean_name(name, "Gast")
    assert 0 < len(cleaned) <= 40
    assert cleaned.isprintable() or "\u200d" in cleaned or "\u00a0" in cleaned or " " in cleaned
    assert tickets.clean_name(cleaned, "Gast") == cleaned
    cleaned.encode()


def test_a_tower_of_marks_is_not_even_put_in_order() -> None:
    """Its time grew with the square of its height: with one request a stranger stopped the whole server for minutes."""
    plain, tower = "a" * 4_000, "a" + "\u0301\u0327" * 50_000
    assert tickets.clean(tower, tickets.LINE_LENGTH) == "á" + "\u0327" * 3
    assert seconds_to_clean(tower) < 20 * seconds_to_clean(plain)


def seconds_to_clean(text: str) -> float:
    begun = time.perf_counter()
    tickets.clean(text, tickets.LINE_LENGTH)
    return time.perf_counter() - begun


def test_a_clock_runs_only_while_its_seat_is_asked() -> None:
    clocks = Clocks(2, per_move=10, per_game=100)
    clocks.asked({0: 7}, now=0.0)
    assert clocks.game_left(0, 4.0) == 96.0
    assert clocks.move_left(0, 4.0) == 6.0
    assert clocks.game_left(1, 4.0) == 100.0
    clocks.left(0, clocks.thought(0, 4.0))
    clocks.asked({1: 9}, now=4.0)
    assert clocks.game_left(0, 50.0) == 96.0
    assert clocks.move_left(1, 5.0) == 9.0
    # After the ten seconds comes a grace of five.
    assert clocks.takeover(1, 5.0) == clocks.next_end(5.0) == 14.0
    assert clocks.move_left(1, 16.0) == 0.0
    assert clocks.run_out(18.9) == []
    assert clocks.run_out(19.0) == [1]


def test_a_bank_gets_an_increment_for_every_answer_and_whoever_comes_back_is_lent_some_time() -> None:
    clocks = Clocks(2, per_move=None, per_game=100, increment=5)
    clocks.answered(0, 30.0)
    assert clocks.game_left(0, 0.0) == 75.0
    clocks.answered(0, 1.0)
    assert clocks.game_left(0, 0.0) == 79.0
    clocks.left(0, 200.0)
    assert clocks.game_left(0, 0.0) == 0.0
    assert not clocks.may_come_back(0), "the bot has the question that was not answered in time"
    clocks.came_back(0)
    assert clocks.game_left(0, 0.0) == 0.0, "it has not answered it yet"
    clocks.stood_in(0)
    assert clocks.may_come_back(0)
    clocks.came_back(0)
    assert clocks.game_left(0, 0.0) == LENT
    clocks.left(0, 1.0)
    clocks.stood_in(0)
    clocks.came_back(0)
    assert clocks.game_left(0, 0.0) == LENT - 1, "it is not used up"
    clocks.stood_in(1)
    clocks.came_back(1)
    assert clocks.game_left(1, 0.0) == 100.0, "nobody loses time by it"


def test_nobody_gets_time_by_leaving_a_seat_and_coming_back() -> None:
    clocks = Clocks(1, per_move=10, per_game=100, increment=5)
    for at in range(0, 12, 4):
        clocks.asked({0: 7}, now=float(at))
        clocks.left(0, clocks.thought(0, at + 4.0))
        clocks.asked({}, now=at + 4.0)
        if at < 8:
            assert clocks.may_come_back(0)
            clocks.came_back(0)
    clocks.came_back(0)
    clocks.asked({0: 7}, now=12.0)
    assert clocks.move_left(0, 12.0) == 0.0
    assert clocks.takeover(0, 12.0) == 3.0, "what is left of the grace"
    assert clocks.game_left(0, 12.0) == 88.0
    clocks.left(0, 3.0)
    clocks.asked({}, now=15.0)
    assert not clocks.may_come_back(0)
    clocks.stood_in(0)
    assert clocks.may_come_back(0)
    clocks.came_back(0)
    clocks.asked({0: 9}, now=20.0)
    assert clocks.move_left(0, 20.0) == 10.0


def test_nobody_gets_time_by_taking_back() -> None:
    clocks = Clocks(1, per_move=10, per_game=100, increment=5)
    number = 0
    for _ in range(3):
        # One question is answered at once, the next one is thought about, and then the first answer is taken back.
        clocks.asked({0: number}, now=0.0)
        clocks.answered(0, 1.0)
        clocks.asked({0: number + 1}, now=1.0)
        clocks.taken_back(0, clocks.thought(0, 3.0))
        number += 2
    clocks.asked({0: number}, now=0.0)
    assert clocks.move_left(0, 0.0) == 10.0 - 3 * 1.0
    clocks.answered(0, 1.0)
    clocks.asked({0: number + 1}, now=0.0)
    assert clocks.move_left(0, 0.0) == 10.0 - 3 * 2.0
    assert clocks.game_left(0, 0.0) == 100.0 - 3 * 3.0 - 1.0 + 5, "the increment is for one answer"
    clocks.rewound()
    clocks.asked({0: number + 2}, now=0.0)
    assert clocks.move_left(0, 0.0) == 10.0, "all have agreed to it"


def test_clocks_are_restored_as_they_were() -> None:
    clocks, again = (Clocks(1, per_move=20, per_game=100, increment=5) for _ in range(2))
    clocks.answered(0, 30.0)
    clocks.taken_back(0, 2.0)
    clocks.answered(0, 4.0)
    clocks.left(0, 90.0)
    clocks.stood_in(0)
    clocks.came_back(0)
    clocks.left(0, 3.0)
    clocks.came_back(0)
    kinds: list[tuple[HappeningKind, float]] = [
        ("choice", 30.0),
        ("undo", 2.0),
        ("choice", 4.0),
        ("bot", 90.0),
        ("choice", 0.0),
        ("person", 0.0),
        ("bot", 3.0),
        ("person", 0.0),
    ]
    again.restore(
        Happening(position=at, number=at, kind=kind, at=0.0, seat=0, seconds=seconds)
        for at, (kind, seconds) in enumerate(kinds)
    )
    assert again.game_left(0, 0.0) == clocks.game_left(0, 0.0) == LENT - 3
    assert again.move_left(0, 0.0) == clocks.move_left(0, 0.0) == 17.0


def test_the_same_question_does_not_start_the_clock_again() -> None:
    clocks = Clocks(2, per_move=10, per_game=None)
    clocks.asked({0: 7, 1: 7}, now=0.0)
    clocks.asked({0: 7}, now=5.0)
    assert clocks.move_left(0, 6.0) == 4.0
    clocks.asked({0: 12}, now=6.0)
    assert clocks.move_left(0, 6.0) == 10.0


def test_a_bot_is_as_fast_as_people_have_to_be() -> None:
    assert Clocks(2, None, None).for_a_bot == 0.0
    assert Clocks(2, per_move=8, per_game=None).for_a_bot == 2.0
    assert Clocks(2, per_move=None, per_game=300, increment=2).for_a_bot == 5.0
    assert Clocks(2, per_move=8, per_game=300).for_a_bot == 2.0


def test_no_clock_is_no_limit() -> None:
    clocks = Clocks(2, None, None)
    clocks.asked({0: 1}, now=0.0)
    assert not clocks.limited
    assert clocks.next_end(1e9) is None
    assert clocks.run_out(1e9) == []
    assert clocks.thought(0, 5.0) == 5.0


def test_days_go_by_on_the_calendar_and_the_grace_is_always_left() -> None:
    day = 24 * 3600
    clocks = Clocks(3, per_move=day, per_game=None)
    assert clocks.slow
    assert not Clocks(2, per_move=day - 1, per_game=None).slow
    clocks.resume(0, 7, waited=day / 2, now=1000.0)
    clocks.resume(1, 7, waited=5.0 * day, now=1000.0)
    clocks.asked({0: 7, 1: 7, 2: 7}, now=1000.0)
    assert clocks.move_left(0, 1000.0) == day / 2
    assert clocks.move_left(2, 1000.0) == day
    assert clocks.move_left(1, 1000.0) == 0.0
    assert clocks.takeover(1, 1000.0) == clocks.grace == GRACE_OF_DAYS
    assert clocks.run_out(1000.0 + GRACE_OF_DAYS) == [1]
