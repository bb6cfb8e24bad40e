"""Learned weights: the fit finds what is there, and a match has the last word."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import tafelrunde
from tafelrunde.kernel import registry
from tafelrunde.kernel.chance import Dice
from tafelrunde.research.training import Sample, Trained, error, fit, told, train, weighted


def samples(true: tuple[float, ...], count: int) -> list[Sample]:
    """Options whose worth is exactly what these weights make of their parts."""
    dice = Dice(1)
    found = []
    for _ in range(count):
        parts = tuple(float(dice.below(21)) - 10.0 for _ in true)
        found.append(Sample(parts, sum(weight * part for weight, part in zip(true, parts, strict=True))))
    return found


def test_the_fit_finds_the_weights_that_are_there() -> None:
    true = (1.0, 0.5, 2.0)
    given = samples(true, 400)
    fitted = fit(given, (1.0, 1.0, 1.0))
    assert fitted == pytest.approx(true, abs=0.02)
    assert error(given, fitted) < error(given, (1.0, 1.0, 1.0)) / 100


def test_nothing_learned_is_nothing_changed() -> None:
    assert fit([], (1.0, 0.7, 1.3)) == pytest.approx((1.0, 0.7, 1.3))


def test_weights_change_the_judgement_by_their_parts() -> None:
    game = registry.find("vaalbara")
    state = tafelrunde.new("vaalbara", players=2, seed=1)
    assert weighted(game, (1.0,) * 5).evaluate(state, 0) == pytest.approx(game.evaluate(state, 0))
    assert game.parts is not None
    hands = game.parts(state, 0)[3] - game.parts(state, 1)[3]
    changed = weighted(game, (1.0, 1.0, 1.0, 3.0, 1.0)).evaluate(state, 0)
    assert changed == pytest.approx(game.evaluate(state, 0) + 2.0 * hands)


def test_a_small_training_is_reproducible_and_says_how_it_was_made(tmp_path: Path) -> None:
    first, second = (train("vaalbara", generations=1, games=4, visits=12, match_games=8) for _ in range(2))
    assert first == second
    assert first.parts == registry.find("vaalbara").part_names
    assert len(first.weights) == 5
    first.write(tmp_path / "weights.json")
    assert msgspec.json.decode((tmp_path / "weights.json").read_bytes(), type=Trained) == first
    assert told(first)["worth_having"] == (first.share >= 0.55)
    drawn = (tmp_path / "weights.svg").read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    assert "Error that is left" in drawn


def test_the_learning_curve_falls_with_each_generation_that_learned_something() -> None:
    curve = [(2.0, 1.0), (4.0, 3.0), (1.0, 1.5)]
    trained = Trained("vaalbara", ("lands",), (1.0,), 3, 4, 12, 1, curve, 8, 0.5)
    assert trained.errors_left == [1.0, 0.5, 0.375, 0.375]
