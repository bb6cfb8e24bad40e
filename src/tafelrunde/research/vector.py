"""Many games in one call: a vector environment, in this process or in several.

    from tafelrunde.research.vector import VectorGames

    games = VectorGames("vaalbara", num_envs=256)
    observations, infos = games.reset(seed=7)
    actions = games.sample()    # or what your policy makes of observations["observation"] and ["action_mask"]
    observations, rewards, terminations, truncations, infos = games.step(actions)

In Vaalbara features are written by the compiled rules and unfolded for all games at once; in the others each view is
turned into features one by one, which costs most of the time. A game that is over begins anew in the same step (the
last observation of the old one is not given). With `seat=None` every seat is played by the learner: the observation of
a game is that of whoever is asked, `infos["seat"]` says who, and `infos["outcome"]` has the result of a game that ended
for each of its seats.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Mapping
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any, SupportsIndex, cast

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tafelrunde.kernel.chance import mix
from tafelrunde.kernel.errors import BadOption, kernel_words
from tafelrunde.kernel.game import new_seed
from tafelrunde.kernel.state import State
from tafelrunde.research.actions import MOST_OPTIONS, REFS, described
from tafelrunde.research.features import hints_of
from tafelrunde.research.gymnasium import Bots, seated
from tafelrunde.research.sitting import Observation, Rewards, Sitting
from tafelrunde.research.stepping import Batch, Games
from tafelrunde.research.words import say


class VectorGames(gymnasium.vector.VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """So many games of one kind. `bots` play the other seats: "random" in the compiled loop, any other bot too."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        num_envs: SupportsIndex = 1,
        players: int | None = None,
        *,
        seat: int | None = 0,
        bots: Bots = "random",
        rewards: Rewards = "final",
        components: Mapping[str, Any] | None = None,
        **options: bool | int | str,
    ) -> None:
        self.sitting = Sitting(game, players, rewards, options, components)
        if seat is not None:
            self.sitting.state.view(seat)
            seated(bots, self.sitting.setup, seat, 0)
        if not isinstance(num_envs, SupportsIndex) or int(num_envs) < 1:
            raise BadOption(kernel_words("too-few-games", games=str(num_envs)))
        self.num_envs = int(num_envs)
        self.seat = seat
        self.bots = bots
        self.single_observation_space = self.sitting.observation_space()
        self.single_action_space = self.sitting.action_space()
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._games: Games | None = None
        self._dice = np.random.default_rng(new_seed())
        self._compact, self._unfold = self._short_way()

    def _short_way(self) -> tuple[Callable[[State, int], list[int]] | None, Any]:
        """How features are made without a view, where a game knows how."""
        game = self.sitting.setup.game
        if hints_of(game) is None:
            return None, None
        module = import_module(f"tafelrunde.research.features.{game.package.rpartition('.')[2]}")
        # Short rows know clans by the seats that have them from the beginning.
        if not hasattr(module, "COMPACT") or getattr(self.sitting.setup.options, "choose_clans", False):
            return None, None
        return module.COMPACT, module.Unfold(self.sitting.setup, len(self.sitting.layout.questions))

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        self._dice = _dice_of(seed, self._dice)
        start = int(self._dice.integers(1 << 62))
        setup = self.sitting.setup
        learner = -1 if self.seat is None else self.seat
        others = [] if learner < 0 or self.bots == "random" else seated(self.bots, setup, learner, mix(start, 1))
        self._games = Games(
            setup,
            self.num_envs,
            start,
            self.sitting.numbering,
            self.sitting.layout.questions,
            self._compact,
            learner,
            others,
        )
        batch = self._games.look()
        self._scores = self._own_scores(np.array(batch.seats))
        return self._observations(batch), {"seat": np.array(batch.seats)}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        if self._games is None:
            raise BadOption(say("reset-first"))
        batch = self._games.step(_numbers(actions, self.num_envs))
        seats = np.array(batch.seats)
        infos: dict[str, Any] = {"seat": seats}
        terminations = np.zeros(self.num_envs, dtype=np.bool_)
        rewards = np.zeros(self.num_envs)
        ended = batch.ended
        if ended:
            terminations[ended] = True
            outcomes = np.zeros((self.num_envs, self.sitting.players), dtype=np.float32)
            scores = np.zeros((self.num_envs, self.sitting.players), dtype=np.int64)
            outcomes[ended] = batch.outcomes
            scores[ended] = batch.scores
            # A name with a line before it says for which games there is something, as everywhere in Gymnasium.
            infos |= {"outcome": outcomes, "_outcome": terminations, "scores": scores, "_scores": terminations}
        if self.seat is not None:
            self._reward(rewards, ended, infos)
        truncations = np.zeros(self.num_envs, dtype=np.bool_)
        return self._observations(batch), rewards, terminations, truncations, infos

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each game, each as likely as the others."""
        if self._games is None:
            raise BadOption(say("reset-first"))
        size = self.sitting.numbering.size
        counts = np.bincount(self._legal // size, minlength=self.num_envs)
        places = np.cumsum(counts) - counts + (self._dice.random(self.num_envs) * counts).astype(np.int64)
        return cast("NDArray[np.int64]", self._legal[places] % size)

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is open."""

    def _reward(self, rewards: NDArray[Any], ended: list[int], infos: dict[str, Any]) -> None:
        """What the learner gets in each game."""
        seat = self.seat
        assert seat is not None
        if self.sitting.rewards == "scores":
            now = self._own_scores(infos["seat"])
            rewards += now - self._scores
            if ended:
                # What the old game brought up to its end; the new one begins with the points that it begins with.
                rewards[ended] = infos["scores"][ended, seat] - self._scores[ended]
            self._scores = now
        elif ended and self.sitting.rewards == "final":
            rewards[ended] = infos["outcome"][ended, seat]
        elif ended:
            scores = infos["scores"][ended]
            rewards[ended] = scores[:, seat]
            if self.sitting.players > 1 and not self.sitting.setup.game.cooperative:
                rewards[ended] -= np.delete(scores, seat, axis=1).max(axis=1)

    def _own_scores(self, seats: NDArray[Any]) -> NDArray[Any]:
        assert self._games is not None
        if self.sitting.rewards != "scores":
            return np.zeros(0)
        return np.array([state.scores[seat] for state, seat in zip(self._games.states, seats, strict=True)])

    def _observations(self, batch: Batch) -> Observation:
        assert self._games is not None
        count, size = self.num_envs, self.sitting.numbering.size
        mask = np.zeros(count * size, dtype=np.int8)
        self._legal = np.array(batch.legal)
        mask[self._legal] = 1
        found: Observation = {"action_mask": mask.reshape(count, size)}
        if self._unfold is not None:
            found["observation"] = self._unfold(bytes(batch.rows), np.array(batch.seats))
        else:
            layout = self.sitting.layout
            rows = [layout.row(state, seat) for state, seat in zip(self._games.states, batch.seats, strict=True)]
            found["observation"] = np.stack(rows)
        if self.sitting.by_place:
            options = np.zeros((count, MOST_OPTIONS, REFS + 2), dtype=np.int16)
            for game, (state, seat) in enumerate(zip(self._games.states, batch.seats, strict=True)):
                options[game] = described(state.decision_of(seat))
            found["options"] = options
        return {name: found[name] for name in self.single_observation_space.spaces}  # type: ignore[attr-defined]


class VectorGamesInWorkers(gymnasium.vector.VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """The same in worker processes, each with its part of the games: worth while where features cost more than a trip
    to another process. Worker `k` plays with a seed that depends on the seed and `k` alone.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(self, game: str, num_envs: int, workers: int = 2, **more: Any) -> None:
        if not isinstance(workers, int) or not 1 <= workers <= num_envs:
            raise BadOption(say("too-many-workers", workers=str(workers), games=str(num_envs)))
        parts = [num_envs // workers + (worker < num_envs % workers) for worker in range(workers)]
        own = VectorGames(game, 1, **more)
        self.num_envs = num_envs
        self.single_observation_space = own.single_observation_space
        self.single_action_space = own.single_action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.ends = np.cumsum(parts)[:-1]
        self._dice = np.random.default_rng(new_seed())
        context = multiprocessing.get_context("spawn")
        self._lines: list[Connection[Any, Any]] = []
        self._processes = []
        for part in parts:
            here, there = context.Pipe()
            process = context.Process(target=_work, args=(there, game, part, more), daemon=True)
            process.start()
            there.close()
            self._lines.append(here)
            self._processes.append(process)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        self._dice = _dice_of(seed, self._dice)
        for line in self._lines:
            line.send(("reset", int(self._dice.integers(1 << 62))))
        answers = [line.recv() for line in self._lines]
        return _together([answer[0] for answer in answers]), _all_infos([answer[1] for answer in answers])

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        numbers = np.asarray(_numbers(actions, self.num_envs))
        for line, part in zip(self._lines, np.split(numbers, self.ends), strict=True):
            line.send(("step", part))
        answers = [line.recv() for line in self._lines]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        middle = (np.concatenate([answer[place] for answer in answers]) for place in (1, 2, 3))
        observations = _together([answer[0] for answer in answers])
        return (observations, *middle, _all_infos([answer[4] for answer in answers]))  # type: ignore[return-value]

    def close_extras(self, **kwargs: Any) -> None:
        """The workers end when nobody speaks to them any more."""
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.join(5)


def _work(line: Connection[Any, Any], game: str, count: int, more: Mapping[str, Any]) -> None:
    games = VectorGames(game, count, **more)
    while True:
        try:
            what, value = line.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            line.send(games.reset(seed=value) if what == "reset" else games.step(value))
        except Exception as error:
            line.send(error)


def _dice_of(seed: int | list[int | None] | None, before: np.random.Generator) -> np.random.Generator:
    """Where the seeds of games come from. A list of seeds is one seed: how many games it is for does not matter."""
    seeds = [one for one in seed if one is not None] if isinstance(seed, list) else seed
    return before if seeds is None or seeds == [] else np.random.default_rng(seeds)


def _numbers(actions: Any, count: int) -> list[int]:
    """An action for each game, as whole numbers."""
    found = np.asarray(actions)
    if found.shape != (count,) or not np.issubdtype(found.dtype, np.integer):
        raise BadOption(say("bad-actions", count=str(count), shape=str(found.shape), type=str(found.dtype)))
    return cast("list[int]", found.tolist())


def _together(parts: list[Observation]) -> Observation:
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def _all_infos(parts: list[dict[str, Any]]) -> dict[str, Any]:
    """What is told by some of them only (results of games that ended) is zero for the others."""
    names = dict.fromkeys(name for part in parts for name in part)
    found: dict[str, Any] = {}
    for name in names:
        like = next(part[name] for part in parts if name in part)
        found[name] = np.concatenate(
            [
                part[name] if name in part else np.zeros((len(part["seat"]), *like.shape[1:]), like.dtype)
                for part in parts
            ]
        )
    return found


def speed(game: str = "vaalbara", players: int = 2, num_envs: int = 512, seconds: float = 2.0) -> float:
    """Steps a second of one core, with features, masks and random actions: one decision of one seat is a step.

    Counted in the time of this process, so that a busy machine does not count.
    """
    games = VectorGames(game, num_envs, players, seat=None)
    games.reset(seed=1)
    steps = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        games.step(games.sample())
        steps += num_envs
    return steps / (time.process_time() - started)


if __name__ == "__main__":
    from tafelrunde.kernel import registry

    for name in registry.names():
        print(f"{name}: {speed(name):,.0f} steps a second on one core")  # noqa: T201
