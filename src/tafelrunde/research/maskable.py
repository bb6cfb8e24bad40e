"""An example of learning with a library that many know: MaskablePPO of sb3-contrib learns Vaalbara against greedy bots.

    pip install sb3-contrib
    python -m tafelrunde.research.maskable --minutes 4 --out vaalbara-sb3

`Tables` shows many games that are stepped in one call to Stable-Baselines3. On the way the model plays against random
and greedy bots; `curve.csv` and `curve.svg` say how that went, `model.zip` keeps it, and
`tafelrunde.research.maskable:MaskableBot` plays with it: `TAFELRUNDE_POLICY=vaalbara-sb3/model.zip`.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from tafelrunde.bots import Bot
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.state import State
from tafelrunde.research.policy import POLICY, share_won, write_curve
from tafelrunde.research.sitting import Sitting
from tafelrunde.research.vector import VectorGames

Array = NDArray[Any]


class Tables(VecEnv):  # type: ignore[misc]
    """Many games, with one learner in each: what Stable-Baselines3 calls a vector environment."""

    def __init__(self, games: VectorGames) -> None:
        self.games = games
        spaces = games.single_observation_space.spaces  # type: ignore[attr-defined]
        super().__init__(games.num_envs, spaces["observation"], games.single_action_space)
        self.masks: Array = np.zeros(0)
        self.chosen: Array = np.zeros(0)

    def reset(self) -> Array:
        observations, _ = self.games.reset(seed=self._seeds[0])
        return self._seen(observations)

    def step_async(self, actions: Array) -> None:
        self.chosen = actions

    def step_wait(self) -> tuple[Array, Array, Array, list[dict[str, Any]]]:
        observations, _, ended, _, infos = self.games.step(self.chosen)
        rewards = np.zeros(self.num_envs, np.float32)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        seen = self._seen(observations)
        for game in np.flatnonzero(ended).tolist():
            scores, seat = infos["scores"][game], infos["seat"][game]
            # Victory counts most; the margin says how near it was.
            margin = scores[seat] - np.delete(scores, seat).max()
            rewards[game] = 0.5 * infos["outcome"][game][seat] + 0.5 * np.tanh(margin / 20)
            # The next game has begun already; nobody looks at the end of the last one, which was no cut.
            told[game] = {"terminal_observation": seen[game], "TimeLimit.truncated": False}
        return seen, rewards, ended, told

    def _seen(self, observations: dict[str, Array]) -> Array:
        self.masks = observations["action_mask"].astype(np.bool_)
        return observations["observation"]

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """What MaskablePPO asks each game for: its legal actions."""
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return list(self.masks)

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.games.close()


class Scaled(torch.nn.Module):  # type: ignore[misc]
    """Features are numbers of very different sizes: what they are divided by is a part of the model."""

    def __init__(self, space: Any, mean: Sequence[float] = (), spread: Sequence[float] = ()) -> None:
        super().__init__()
        self.features_dim = space.shape[0]
        self.register_buffer("mean", torch.tensor(mean or [0.0] * self.features_dim))
        self.register_buffer("spread", torch.tensor(spread or [1.0] * self.features_dim))

    def forward(self, rows: Any) -> Any:
        return ((rows - self.mean) / self.spread).clamp(-5.0, 5.0)


class Watch(BaseCallback):  # type: ignore[misc]
    """Ends the training after some time of this process, and measures on the way (which does not count)."""

    def __init__(self, minutes: float, sitting: Sitting, games: int) -> None:
        super().__init__()
        self.seconds = minutes * 60
        self.sitting = sitting
        self.games = games
        self.curve: list[dict[str, float]] = []
        self.spent = 0.0
        self.since = time.process_time()
        self.next = 0.0

    def _on_rollout_start(self) -> None:
        self.spent += time.process_time() - self.since
        if self.spent >= self.next:
            line = {"minutes": self.spent / 60, "decisions": float(self.num_timesteps)}
            for bot in ("random", "greedy"):
                line[bot] = share_won(
                    self.sitting, lambda rows, masks: chances_of(self.model, rows, masks), bot, self.games
                )
            self.curve.append(line)
            sys.stdout.write("  ".join(f"{name} {value:.2f}" for name, value in line.items()) + "\n")
            sys.stdout.flush()
            self.next = min(self.seconds, self.spent + self.seconds / 10)
        self.since = time.process_time()

    def _on_step(self) -> bool:
        return len(self.curve) == 0 or self.curve[-1]["minutes"] * 60 < self.seconds


def chances_of(model: Any, rows: Array, masks: Array) -> Array:
    """How likely the model takes each action."""
    with torch.no_grad():
        seen, _ = model.policy.obs_to_tensor(rows)
        found: Array = model.policy.get_distribution(seen, action_masks=masks).distribution.probs.numpy()
    return np.where(masks > 0, found, -1.0)


def sampled_rows(games: VectorGames, steps: int = 60) -> Array:
    """Rows of random play, to see how large the features are."""
    rows = [games.reset(seed=1)[0]["observation"]]
    rows += [games.step(games.sample())[0]["observation"] for _ in range(steps)]
    return np.concatenate(rows)


def train(minutes: float, out: Path, seed: int = 0, games: int = 400) -> list[dict[str, float]]:
    """Train for some minutes of this process; the curve, which is also written down."""
    torch.set_num_threads(1)
    out.mkdir(parents=True, exist_ok=True)
    tables = VectorGames("vaalbara", 128, 2, bots="greedy")
    rows = sampled_rows(tables)
    scale = {"mean": rows.mean(axis=0).tolist(), "spread": np.maximum(rows.std(axis=0), 0.1).tolist()}
    model = MaskablePPO(
        "MlpPolicy",
        Tables(tables),
        learning_rate=1e-3,
        n_steps=64,
        batch_size=2048,
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.005,
        policy_kwargs={"features_extractor_class": Scaled, "features_extractor_kwargs": scale, "net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )
    watch = Watch(minutes, tables.sitting, games)
    model.learn(10**9, callback=watch)
    model.save(out / "model.zip")
    write_curve(watch.curve, out)
    return watch.curve


class MaskableBot(Bot):
    """Plays Vaalbara with a trained model, for which TAFELRUNDE_POLICY says where it is."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        torch.set_num_threads(1)
        self.model = MaskablePPO.load(os.environ[POLICY], device="cpu")
        self.sitting: Sitting | None = None

    def choose(self, state: State, seat: int) -> int:
        sitting = self.sitting = self.sitting or Sitting("vaalbara", state.players)
        decision = state.decision_of(seat)
        assert decision is not None
        numbers = sitting.numbering.numbers(decision)
        masks = np.zeros((1, sitting.numbering.size), dtype=np.int8)
        masks[0, numbers] = 1
        chances = chances_of(self.model, sitting.layout.row(state, seat)[None], masks)
        return numbers.index(int(chances[0].argmax()))


def main(arguments: Iterable[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tafelrunde.research.maskable", description=__doc__)
    parser.add_argument("--minutes", type=float, default=4.0, help="processor time for learning")
    parser.add_argument("--out", type=Path, default=Path("vaalbara-sb3"))
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(None if arguments is None else list(arguments))
    train(given.minutes, given.out, given.seed)


if __name__ == "__main__":
    main()
