"""Every game as a Gymnasium environment: one seat learns, bots play the others. Spirit Island is played alone, too.

    import gymnasium
    import tafelrunde.research.gymnasium    # registers the ids

    env = gymnasium.make("tafelrunde/Vaalbara-v1", players=3, bots="greedy")
    observation, info = env.reset(seed=7)
    action = env.action_space.sample(observation["action_mask"])
    observation, reward, terminated, truncated, info = env.step(action)

`gymnasium.make_vec("tafelrunde/Vaalbara-v1", num_envs=256)` steps many games in one call (see `vector`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tafelrunde import bots as all_bots
from tafelrunde.bots import Bot
from tafelrunde.kernel import registry
from tafelrunde.kernel.chance import mix
from tafelrunde.kernel.errors import BadOption, IllegalChoice
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.view import View
from tafelrunde.research.rendering import MODES, as_picture, as_text, check_render_mode
from tafelrunde.research.sitting import Observation, Rewards, Sitting
from tafelrunde.research.words import say

# A bot, or several: names, import paths, classes.
Bots: TypeAlias = str | type[Bot] | Sequence[str | type[Bot]]


def seated(bots: Bots, setup: Setup, learner: int, seed: int) -> list[Bot]:
    """The bots of all seats, by name (`package.module:Class` too) or class, repeated round the table.

    The learner's is never asked.
    """
    given = [bots] if isinstance(bots, str | type) else list(bots)
    if not given:
        raise BadOption(say("no-bots"))
    found: list[Bot] = []
    for seat in range(setup.players):
        bot = given[(seat - learner - 1) % setup.players % len(given)]
        own = mix(seed, seat)
        found.append(all_bots.make(bot, setup.game, own) if isinstance(bot, str) else bot(setup.game, own))
    return found


class TafelrundeEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of one game. An action that is not legal changes nothing, earns -1 and says so in the info."""

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int = 0,
        bots: Bots = "random",
        rewards: Rewards = "final",
        render_mode: str | None = None,
        components: Mapping[str, Any] | None = None,
        **options: bool | int | str,
    ) -> None:
        self.sitting = Sitting(game, players, rewards, options, components)
        check_render_mode(render_mode)
        self.sitting.state.view(seat)
        seated(bots, self.sitting.setup, seat, 0)
        self.seat = seat
        self.bots = bots
        self.render_mode = render_mode
        self.observation_space = self.sitting.observation_space()  # type: ignore[assignment]
        self.action_space = self.sitting.action_space()
        self._others: list[Bot] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        match = int(self.np_random.integers(1 << 62))
        self.sitting.begin(match)
        self._others = seated(self.bots, self.sitting.setup, self.seat, match)
        self._let_others_play()
        self.sitting.earned()
        return self.sitting.observe(self.seat), self.sitting.info(self.seat)

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        state = self.sitting.state
        if not self._others or state.over:
            raise BadOption(say("reset-first"))
        # Whoever is asked at the same time thinks about the same state.
        others = [decision for decision in state.decisions if decision.seat != self.seat]
        thought = [self._others[other.seat].choose(state, other.seat) for other in others]
        try:
            self.sitting.answer(self.seat, int(action))
        except IllegalChoice as error:
            info = self.sitting.info(self.seat) | {"illegal": error.text("en")}
            return self.sitting.observe(self.seat), -1.0, state.over, False, info
        for other, index in zip(others, thought, strict=True):
            if state.decision_of(other.seat) is other:
                state.apply(other.seat, index)
        self._let_others_play()
        reward = self.sitting.earned()[self.seat]
        return self.sitting.observe(self.seat), reward, self.sitting.state.over, False, self.sitting.info(self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as sb3-contrib's MaskablePPO asks for it."""
        return self.sitting.mask(self.seat).astype(np.bool_)

    def view(self) -> View:
        """All that the learner may know, as data."""
        return self.sitting.state.view(self.seat)

    def render(self) -> Any:
        """The table as the learner sees it."""
        if self.render_mode == "rgb_array":
            return as_picture(self.sitting.state, self.seat)
        if self.render_mode == "ansi":
            return as_text(self.sitting.state, self.seat)
        if self.render_mode == "human":
            print(as_text(self.sitting.state, self.seat))  # noqa: T201
        return None

    def _let_others_play(self) -> None:
        state = self.sitting.state
        while not state.over and state.decision_of(self.seat) is None:
            seat = state.open[0].seat
            state.apply(seat, self._others[seat].choose(state, seat))


def env_id(game: Game) -> str:
    """What Gymnasium calls a game: its rules' version is part of it."""
    name = "".join(part.capitalize() for part in game.id.split("-"))
    return f"tafelrunde/{name}-v{game.version}"


def register_all() -> list[str]:
    """Register every game; the ids. Called when this module is imported."""
    ids: list[str] = []
    for name in registry.names():
        game = registry.find(name)
        ids.append(env_id(game))
        if ids[-1] not in gymnasium.registry:
            gymnasium.register(
                id=ids[-1],
                entry_point=f"{__name__}:TafelrundeEnv",
                vector_entry_point="tafelrunde.research.vector:VectorGames",
                kwargs={"game": game.id},
                # The checker warns about every observation that is a dictionary's.
                disable_env_checker=True,
            )
    return ids


IDS = register_all()

__all__ = ["IDS", "TafelrundeEnv", "env_id", "register_all", "seated"]
