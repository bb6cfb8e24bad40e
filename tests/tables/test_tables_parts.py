"""The small parts: tickets, names, clocks."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.tables import tickets
from tafelrunde.tables.clock import Clocks


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


def test_a_clock_runs_only_while_its_seat_is_asked() -> None:
    clocks = Clocks(2, per_move=10, per_game=100)
    clocks.asked({0: 7}, now=0.0)
    assert clocks.game_left(0, 4.0) == 96.0
    assert clocks.move_left(0, 4.0) == 6.0
    assert clocks.game_left(1, 4.0) == 100.0
    clocks.spend(0, clocks.thought(0, 4.0))
    clocks.asked({1: 9}, now=4.0)
    assert clocks.game_left(0, 50.0) == 96.0
    assert clocks.move_left(1, 5.0) == 9.0
    assert clocks.next_end(5.0) == 9.0
    assert clocks.run_out(13.9) == []
    assert clocks.run_out(14.0) == [1]


def test_the_same_question_does_not_start_the_clock_again() -> None:
    clocks = Clocks(2, per_move=10, per_game=None)
    clocks.asked({0: 7, 1: 7}, now=0.0)
    clocks.asked({0: 7}, now=5.0)
    assert clocks.move_left(0, 6.0) == 4.0
    clocks.asked({0: 12}, now=6.0)
    assert clocks.move_left(0, 6.0) == 10.0


def test_no_clock_is_no_limit() -> None:
    clocks = Clocks(2, None, None)
    clocks.asked({0: 1}, now=0.0)
    assert not clocks.limited
    assert clocks.next_end(1e9) is None
    assert clocks.run_out(1e9) == []
    assert clocks.thought(0, 5.0) == 5.0
