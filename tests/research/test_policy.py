"""The example of learning, for a few seconds: it gets better, and its network can be played against."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import tafelrunde
from tafelrunde.bots import RandomBot
from tafelrunde.research.policy import POLICY, LearnedBot, Network, Trainer, train
from tafelrunde.research.simulate import play_out_with


def test_the_gradient_is_the_slope_of_the_loss() -> None:
    """What `learn` follows, compared with small changes of the weights."""
    dice = np.random.default_rng(1)
    network = Network(5, 4, seed=1)
    network.weights["policy"] += dice.standard_normal((128, 4)).astype(np.float32) * 0.1
    rows = dice.standard_normal((3, 5)).astype(np.float32)
    masks = np.array([[1, 1, 0, 1], [1, 0, 1, 1], [1, 1, 1, 1]])
    wanted = np.array([0, 2, 3])

    def loss() -> float:
        chances, values, _ = network.forward(rows, masks)
        return float(-np.log(chances[range(3), wanted]).sum() + 0.5 * (values**2).sum())

    chances, values, way = network.forward(rows, masks)
    assert (chances[masks == 0] == 0).all()
    by_worth = chances.copy()
    by_worth[range(3), wanted] -= 1
    before = loss()
    for _ in range(30):
        chances, values, way = network.forward(rows, masks)
        by_worth = chances.copy()
        by_worth[range(3), wanted] -= 1
        network.learn(way, by_worth, values, rate=0.01)
    assert loss() < before / 4


def test_it_learns_and_what_it_learned_can_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    curve = train(0.0, tmp_path, games=4)
    assert set(curve[0]) == {"minutes", "rounds", "random", "greedy"}
    assert (tmp_path / "curve.csv").exists()
    assert "<svg" in (tmp_path / "curve.svg").read_text()
    trainer = Trainer(games=48, steps=48, seed=1)
    before = trainer.measure("random", 60)
    for _ in range(8):
        trainer.round(rate=3e-3, entropy=0.01)
    assert trainer.measure("random", 60) > max(before, 0.6)
    trainer.network.save(tmp_path / "policy.npz")
    monkeypatch.setenv(POLICY, str(tmp_path / "policy.npz"))
    wins = 0
    for seed in range(10):
        state = tafelrunde.new("vaalbara", players=2, seed=seed)
        seats = [LearnedBot(state.setup.game, seed), RandomBot(state.setup.game, seed)]
        play_out_with(state, list(seats))
        wins += 0 in state.winners
    assert wins > 5
