"""The example with Stable-Baselines3, where it is installed: PyTorch is too large to be fetched for every run."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import tafelrunde
from tafelrunde.bots import RandomBot
from tafelrunde.research.policy import POLICY
from tafelrunde.research.simulate import play_out_with
from tafelrunde.research.vector import VectorGames

maskable = pytest.importorskip("tafelrunde.research.maskable", exc_type=ImportError)


def test_what_the_library_sees_are_games_with_rewards_at_their_ends() -> None:
    tables = maskable.Tables(VectorGames("vaalbara", 8, 2, bots="random"))
    tables.seed(3)
    rows = tables.reset()
    assert rows.shape == (8, *tables.observation_space.shape)
    ends = 0
    for _ in range(40):
        masks = np.stack(tables.env_method("action_masks"))
        rows, rewards, ended, infos = tables.step(masks.argmax(axis=1))
        assert not rewards[~ended].any()
        assert (np.abs(rewards[ended]) <= 1).all()
        assert all("terminal_observation" in infos[game] for game in np.flatnonzero(ended))
        ends += int(ended.sum())
    assert ends > 4
    tables.close()


def test_it_learns_and_its_model_can_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    curve = maskable.train(0.05, tmp_path, games=20)
    assert len(curve) >= 2
    assert curve[-1]["random"] > curve[0]["greedy"]
    assert "<svg" in (tmp_path / "curve.svg").read_text()
    monkeypatch.setenv(POLICY, str(tmp_path / "model.zip"))
    state = tafelrunde.new("vaalbara", players=2, seed=1)
    play_out_with(state, [maskable.MaskableBot(state.setup.game, 1), RandomBot(state.setup.game, 1)])
    assert state.over
