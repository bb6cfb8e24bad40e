"""An example of learning: a small network that plays Vaalbara, trained on one processor core in minutes.

    python -m tafelrunde.research.policy --minutes 1.5 --out vaalbara-policy

plays against itself in hundreds of games at once (`tafelrunde.research.vector`) and follows the policy gradient (PPO):
actions that led to more points than expected become more likely. It needs NumPy only. Every few steps it plays against
random and greedy bots; `curve.csv` and `curve.svg` say how that went, `policy.npz` keeps the network, and
`tafelrunde.research.policy:LearnedBot` plays with it: `TAFELRUNDE_POLICY=vaalbara-policy/policy.npz`.
"""

from __future__ import annotations

import argparse
import csv
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tafelrunde.bots import Bot
from tafelrunde.kernel.chance import mix
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.game import Game, begin
from tafelrunde.kernel.state import State
from tafelrunde.research.actions import numbering_of
from tafelrunde.research.features import Layout, layout_of
from tafelrunde.research.gymnasium import seated
from tafelrunde.research.sitting import Sitting
from tafelrunde.research.vector import VectorGames

Array = NDArray[np.float32]
HIDDEN = 128
# Where a trained network is found by `LearnedBot`.
POLICY = "TAFELRUNDE_POLICY"


class Network:
    """Two layers of rectified units, then a worth for each action and an expectation of the outcome."""

    def __init__(self, inputs: int, actions: int, seed: int = 0) -> None:
        dice = np.random.default_rng(seed)

        def layer(width: int, height: int, scale: float) -> Array:
            made: Array = (dice.standard_normal((width, height)) * scale / np.sqrt(width)).astype(np.float32)
            return made

        self.weights: dict[str, Array] = {
            "first": layer(inputs, HIDDEN, 1.4),
            "first_bias": np.zeros(HIDDEN, np.float32),
            "second": layer(HIDDEN, HIDDEN, 1.4),
            "second_bias": np.zeros(HIDDEN, np.float32),
            "policy": layer(HIDDEN, actions, 0.01),
            "policy_bias": np.zeros(actions, np.float32),
            "value": layer(HIDDEN, 1, 1.0),
            "value_bias": np.zeros(1, np.float32),
            # Features are numbers of very different sizes: what is subtracted and what is divided by.
            "mean": np.zeros(inputs, np.float32),
            "spread": np.ones(inputs, np.float32),
        }
        self._moments: dict[str, tuple[Array, Array]] = {
            name: (np.zeros_like(value), np.zeros_like(value))
            for name, value in self.weights.items()
            if name not in ("mean", "spread")
        }
        self._steps = 0

    def settle(self, rows: Array) -> None:
        """Learn how large the features are."""
        self.weights["mean"] = rows.mean(axis=0)
        self.weights["spread"] = np.maximum(rows.std(axis=0), 0.1).astype(np.float32)

    def forward(self, rows: Array, masks: NDArray[Any]) -> tuple[Array, Array, tuple[Array, Array, Array]]:
        """The chance of each legal action, the expected outcome, and what `learn` needs of the way there."""
        own = self.weights
        scaled = np.clip((rows - own["mean"]) / own["spread"], -5.0, 5.0)
        first = np.maximum(scaled @ own["first"] + own["first_bias"], 0.0)
        second = np.maximum(first @ own["second"] + own["second_bias"], 0.0)
        worths = np.where(masks > 0, second @ own["policy"] + own["policy_bias"], np.float32(-1e9))
        worths -= worths.max(axis=1, keepdims=True)
        chances = np.exp(worths)
        chances /= chances.sum(axis=1, keepdims=True)
        values = (second @ own["value"] + own["value_bias"])[:, 0]
        return chances.astype(np.float32), values, (scaled, first, second)

    def learn(self, way: tuple[Array, Array, Array], by_worth: Array, by_value: Array, rate: float) -> None:
        """One step of Adam, from how the loss changes with the worths of actions and with the expectations."""
        own = self.weights
        scaled, first, second = way
        to_second = (by_worth @ own["policy"].T + by_value[:, None] @ own["value"].T) * (second > 0)
        to_first = (to_second @ own["second"].T) * (first > 0)
        changes = {
            "first": scaled.T @ to_first,
            "first_bias": to_first.sum(axis=0),
            "second": first.T @ to_second,
            "second_bias": to_second.sum(axis=0),
            "policy": second.T @ by_worth,
            "policy_bias": by_worth.sum(axis=0),
            "value": second.T @ by_value[:, None],
            "value_bias": by_value.sum(keepdims=True),
        }
        size = float(np.sqrt(sum(float((change**2).sum()) for change in changes.values())))
        self._steps += 1
        for name, change in changes.items():
            limited = change * min(1.0, 0.5 / (size + 1e-8))
            mean, square = self._moments[name]
            mean *= 0.9
            mean += 0.1 * limited
            square *= 0.999
            square += 0.001 * limited**2
            steady = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            own[name] -= (rate * mean / (1 - 0.9**self._steps) / steady).astype(np.float32)

    def save(self, path: Path) -> None:
        np.savez_compressed(path, **self.weights)  # type: ignore[arg-type]

    @classmethod
    def load(cls, path: Path) -> Network:
        found = dict(np.load(path))
        network = cls(found["first"].shape[0], found["policy"].shape[1])
        network.weights = {name: found[name] for name in network.weights}
        return network


class Trainer:
    """Plays against itself and learns from it."""

    def __init__(self, games: int = 256, steps: int = 64, players: int = 2, seed: int = 0) -> None:
        self.games = VectorGames("vaalbara", games, players, seat=None)
        self.players = players
        self.steps = steps
        self.dice = np.random.default_rng(seed)
        observations, infos = self.games.reset(seed=seed)
        self.now = (observations, infos["seat"])
        width = self.games.sitting.layout.width
        self.network = Network(width, self.games.sitting.numbering.size, seed)
        self.settled = False
        # What each seat of each game has done in the game that is going on: filled in when its outcome is known.
        self.open: list[list[list[int]]] = [[[] for _ in range(players)] for _ in range(games)]

    def choose(self, chances: Array) -> NDArray[np.int64]:
        """An action for each game, by its chance."""
        sums = chances.cumsum(axis=1)
        drawn = self.dice.random((len(chances), 1)) * sums[:, -1:]
        chosen: NDArray[np.int64] = (sums > drawn).argmax(axis=1)
        return chosen

    def round(self, rate: float, entropy: float) -> None:
        """Play some steps in all games, then learn from the games that ended."""
        rows, masks, actions, chances, values = [], [], [], [], []
        count = self.games.num_envs
        self.open = [[[] for _ in range(self.players)] for _ in range(count)]
        known: dict[int, float] = {}
        for step in range(self.steps):
            observations, seats = self.now
            row, mask = observations["observation"], observations["action_mask"]
            if not self.settled:
                self.settled = True
                self.network.settle(self._sample_rows())
            chance, value, _ = self.network.forward(row, mask)
            action = self.choose(chance)
            rows.append(row)
            masks.append(mask)
            actions.append(action)
            chances.append(chance[np.arange(count), action])
            values.append(value)
            for game in range(count):
                self.open[game][int(seats[game])].append(step * count + game)
            observations, _, ended, _, infos = self.games.step(action)
            self.now = (observations, infos["seat"])
            for game in np.flatnonzero(ended).tolist():
                scores = infos["scores"][game]
                for seat in range(self.players):
                    best = max(scores[other] for other in range(self.players) if other != seat)
                    # Victory counts most; the margin says how near it was.
                    outcome = 0.5 * infos["outcome"][game][seat] + 0.5 * np.tanh((scores[seat] - best) / 20)
                    for place in self.open[game][seat]:
                        known[place] = float(outcome)
                self.open[game] = [[] for _ in range(self.players)]
        places = np.array(sorted(known))
        outcomes = np.array([known[place] for place in places], dtype=np.float32)
        self._learn(
            np.concatenate(rows)[places],
            np.concatenate(masks)[places],
            np.concatenate(actions)[places],
            np.concatenate(chances)[places],
            np.concatenate(values)[places],
            outcomes,
            rate,
            entropy,
        )

    def _learn(
        self,
        rows: Array,
        masks: NDArray[Any],
        actions: NDArray[Any],
        old: Array,
        values: Array,
        outcomes: Array,
        rate: float,
        entropy: float,
    ) -> None:
        """PPO: a few passes over what was played, in small parts, never far from what was played."""
        gains = outcomes - values
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        for _ in range(3):
            for part in np.array_split(self.dice.permutation(len(rows)), max(1, len(rows) // 2048)):
                lines = np.arange(len(part))
                chances, expected, way = self.network.forward(rows[part], masks[part])
                taken = chances[lines, actions[part]]
                ratio = taken / (old[part] + 1e-8)
                gain = gains[part]
                # Beyond a fifth more or less likely than it was, an action is left alone.
                free = ~(((ratio > 1.2) & (gain > 0)) | ((ratio < 0.8) & (gain < 0)))
                pull = (ratio * gain * free).astype(np.float32)
                by_worth = chances * pull[:, None]
                by_worth[lines, actions[part]] -= pull
                logs = np.log(chances + 1e-8) * (masks[part] > 0)
                mean = (chances * logs).sum(axis=1, keepdims=True)
                by_worth += entropy * chances * (logs - mean)
                by_value = expected - outcomes[part]
                size = np.float32(len(part))
                self.network.learn(way, (by_worth / size).astype(np.float32), 0.5 * by_value / size, rate)

    def _sample_rows(self) -> Array:
        """Rows of random play, to see how large the features are."""
        games = VectorGames("vaalbara", 128, self.players, seat=None)
        rows = [games.reset(seed=1)[0]["observation"]]
        for _ in range(60):
            rows.append(games.step(games.sample())[0]["observation"])
        return np.concatenate(rows)

    def measure(self, bots: str, games: int) -> float:
        """The share of so many games that the network wins against bots, always taking its best action."""
        return share_won(self.games.sitting, lambda rows, masks: self.network.forward(rows, masks)[0], bots, games)


def share_won(
    sitting: Sitting, chances_of: Callable[[Array, NDArray[np.int8]], NDArray[Any]], bots: str, games: int
) -> float:
    """The share of so many games that is won against bots by whoever takes the action with the best chance.

    Everybody who is asked answers the same state, so nobody gains from being asked first or last.
    """
    setup, numbering, players = sitting.setup, sitting.numbering, sitting.players
    states = [begin(setup, mix(12345, number // players)) for number in range(games)]
    seats = [number % players for number in range(games)]
    others = [seated(bots, setup, seat, mix(54321, number)) for number, seat in enumerate(seats)]
    while any(not state.over for state in states):
        mine = [number for number, state in enumerate(states) if state.decision_of(seats[number]) is not None]
        best: dict[int, int] = {}
        if mine:
            rows = np.stack([sitting.layout.row(states[number], seats[number]) for number in mine])
            masks = np.zeros((len(mine), numbering.size), dtype=np.int8)
            offered = [numbering.numbers(_asked(states[number], seats[number])) for number in mine]
            for line, numbers in enumerate(offered):
                masks[line, numbers] = 1
            choices = chances_of(rows, masks).argmax(axis=1).tolist()
            best = {number: offered[line].index(choices[line]) for line, number in enumerate(mine)}
        for number, state in enumerate(states):
            asked = state.decisions
            thought = [
                best[number] if one.seat == seats[number] else others[number][one.seat].choose(state, one.seat)
                for one in asked
            ]
            for one, index in zip(asked, thought, strict=True):
                if state.decision_of(one.seat) is one:
                    state.apply(one.seat, index)
    return sum(seat in state.winners for seat, state in zip(seats, states, strict=True)) / games


def _asked(state: State, seat: int) -> Decision:
    decision = state.decision_of(seat)
    assert decision is not None
    return decision


class LearnedBot(Bot):
    """Plays Vaalbara with a trained network, for which TAFELRUNDE_POLICY says where it is."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.network = Network.load(Path(os.environ[POLICY]))
        self._layout: Layout | None = None

    def choose(self, state: State, seat: int) -> int:
        decision = _asked(state, seat)
        layout = self._layout = self._layout or layout_of(state.setup)
        numbering = numbering_of(state.setup)
        numbers = numbering.numbers(decision)
        mask = np.zeros((1, numbering.size), dtype=np.int8)
        mask[0, numbers] = 1
        chances, _, _ = self.network.forward(layout.row(state, seat)[None], mask)
        return numbers.index(int(chances[0].argmax()))


def train(minutes: float, out: Path, players: int = 2, seed: int = 0, games: int = 400) -> list[dict[str, float]]:
    """Train for some minutes of this process; the curve, which is also written down."""
    out.mkdir(parents=True, exist_ok=True)
    trainer = Trainer(players=players, seed=seed)
    curve: list[dict[str, float]] = []
    spent, rounds, next_measure = 0.0, 0, 0.0
    while True:
        if spent >= next_measure:
            line = {"minutes": spent / 60, "rounds": float(rounds)}
            line |= {bot: trainer.measure(bot, games) for bot in ("random", "greedy")}
            curve.append(line)
            sys.stdout.write("  ".join(f"{name} {value:.2f}" for name, value in line.items()) + "\n")
            sys.stdout.flush()
            if spent >= minutes * 60:
                break
            next_measure = min(minutes * 60, spent + minutes * 6)
        left = 1 - spent / (minutes * 60)
        started = time.process_time()
        trainer.round(rate=1e-3 * max(left, 0.05), entropy=0.01 * max(left, 0.1))
        spent += time.process_time() - started
        rounds += 1
    trainer.network.save(out / "policy.npz")
    write_curve(curve, out)
    return curve


def write_curve(curve: list[dict[str, float]], out: Path) -> None:
    """How training went: `curve.csv` and `curve.svg`."""
    from tafelrunde.research.curves import lines_drawn

    with (out / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, curve[0])
        table.writeheader()
        table.writerows(curve)
    drawn = lines_drawn(
        [line["minutes"] for line in curve],
        {f"against {bot}": [line[bot] for line in curve] for bot in ("random", "greedy")},
        "Share of games won, by minutes of training",
    )
    (out / "curve.svg").write_text(drawn, encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tafelrunde.research.policy", description=__doc__)
    parser.add_argument("--minutes", type=float, default=4.0, help="processor time for learning")
    parser.add_argument("--out", type=Path, default=Path("vaalbara-policy"))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    train(given.minutes, given.out, given.players, given.seed)


if __name__ == "__main__":
    main()
