"""A seat is compared with the average of the others."""

from __future__ import annotations

from tafelrunde.kernel.judgement import lead


def test_who_is_like_the_others_is_not_ahead() -> None:
    assert lead([3.0, 4.0], [[4.0, 3.0]]) == 0.0
    assert lead([1.0], [[0.5], [1.5]]) == 0.0


def test_a_lead_is_over_the_average_of_the_others() -> None:
    assert lead([10.0, 2.0], [[1.0, 3.0], [5.0, 1.0]]) == 12.0 - 5.0
    assert lead([0.0], [[6.0]]) == -lead([6.0], [[0.0]])


def test_who_has_nobody_against_it_is_judged_alone() -> None:
    assert lead([2.5, 1.0], []) == 3.5
