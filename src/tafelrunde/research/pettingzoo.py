"""Every game as a PettingZoo environment: turn by turn (AEC), and with simultaneous answers (parallel).

    from tafelrunde.research import pettingzoo

    env = pettingzoo.env("vaalbara", players=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        done = termination or truncation
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

An observation has the features of the seat (`tafelrunde.research.features` tells which number means what), the mask of
legal actions (`tafelrunde.research.actions`) and, where actions are places in a list, a description of each option.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, SupportsIndex, TypeAlias, get_args

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec, wrappers

from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.errors import BadOption, IllegalChoice
from tafelrunde.kernel.game import new_seed
from tafelrunde.kernel.view import View
from tafelrunde.research.rendering import MODES, as_picture, as_text, check_render_mode
from tafelrunde.research.sitting import Observation, Rewards, Sitting
from tafelrunde.research.words import say

# What comes of an action that the mask does not allow: its agent loses and the game ends, as with PettingZoo's own
# games; the first legal action is taken instead; or an error says why.
Illegal: TypeAlias = Literal["lose", "replace", "raise"]


def agent_name(seat: int) -> str:
    """What the environments call a seat."""
    return f"seat_{seat}"


class _Sittings:
    """What both kinds of environment have in common."""

    metadata: dict[str, Any] = {"render_modes": MODES, "is_parallelizable": False, "render_fps": 2}
    # Actions besides those of the game.
    more = 0

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        rewards: Rewards = "final",
        render_mode: str | None = None,
        max_cycles: SupportsIndex | None = None,
        illegal: Illegal = "lose",
        components: Mapping[str, Any] | None = None,
        **options: bool | int | str,
    ) -> None:
        self.sitting = Sitting(game, players, rewards, options, components)
        self.metadata = {**self.metadata, "name": f"{self.sitting.setup.game.id}_v{self.sitting.setup.version}"}
        self.render_mode = render_mode
        self.cycles = 0
        check_render_mode(render_mode)
        if max_cycles is not None and (not isinstance(max_cycles, SupportsIndex) or int(max_cycles) < 1):
            raise BadOption(say("too-few-cycles", given=str(max_cycles)))
        # So many answers (or rounds of answers) at most; then everybody is truncated.
        self.max_cycles = None if max_cycles is None else int(max_cycles)
        if illegal not in get_args(Illegal):
            raise BadOption(say("unknown-illegal", given=str(illegal), known=", ".join(get_args(Illegal))))
        self.illegal = illegal
        self.possible_agents: list[str] = [agent_name(seat) for seat in range(self.sitting.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.sitting.observation_space(self.more) for agent in self.possible_agents}
        self.action_spaces = {agent: self.sitting.action_space(self.more) for agent in self.possible_agents}
        self.state_space = self.sitting.state_space()
        self._dice = np.random.default_rng(new_seed())

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[self.possible_agents[self.seat(agent)]]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[self.possible_agents[self.seat(agent)]]

    def observe(self, agent: str) -> Observation:
        return self.sitting.observe(self.seat(agent), self.more)

    def view(self, agent: str) -> View:
        """All that an agent may know, as data (`.to_json()`, `msgspec.to_builtins`)."""
        return self.sitting.state.view(self.seat(agent))

    def state(self) -> NDArray[np.float32]:
        """What all agents together know, for a critic that helps in training: a line of features for each of them.

        No agent may see it: it holds what the others have in hand.
        """
        return self.sitting.all_rows()

    def seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise BadOption(say("unknown-agent", given=str(agent), known=", ".join(self.possible_agents)))
        return self.possible_agents.index(agent)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as everybody sees it: text (`ansi`), a picture of the browser's board (`rgb_array`), or printed."""
        if self.render_mode == "rgb_array":
            return as_picture(self.sitting.state)
        if self.render_mode == "ansi":
            return as_text(self.sitting.state)
        if self.render_mode == "human":
            print(as_text(self.sitting.state))  # noqa: T201
        return None

    def close(self) -> None:
        """Nothing is open."""

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        # Without a seed the next match follows from the last seed, as in all environments.
        self.sitting.begin(int(self._dice.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.cycles = 0

    def _answer(self, seat: int, action: int) -> bool:
        """Answer for a seat; says whether that was legal. `raise` raises, `replace` is always legal."""
        try:
            self.sitting.answer(seat, int(action))
        except IllegalChoice:
            if self.illegal == "raise":
                raise
            if self.illegal == "lose":
                return False
            self.sitting.answer(seat, int(self.sitting.mask(seat).argmax()))
        return True

    def _is_cut_off(self) -> bool:
        return self.max_cycles is not None and self.cycles >= self.max_cycles and not self.sitting.state.over


class raw_env(_Sittings, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Turn by turn: whoever is asked first acts. Several who are asked at once act one after the other, and none of
    them observes what another has just answered in secret.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is asked has to act"
        self._cumulative_rewards[agent] = 0.0
        legal = self._answer(self.seat(agent), action)
        self.cycles += 1
        self.rewards = dict(zip(self.possible_agents, self.sitting.earned(), strict=True))
        if not legal:
            self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: -1.0}
        if self.sitting.state.over or not legal:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._is_cut_off():
            self.truncations = dict.fromkeys(self.agents, True)
        self._turn()
        self._accumulate_rewards()

    def _turn(self) -> None:
        """Whose turn it is."""
        decision = self.sitting.asked()
        if decision is None:
            self.agent_selection = self.agents[0]
            self.infos = {agent: self.sitting.info(self.seat(agent)) for agent in self.agents}
            return
        self.agent_selection = agent_name(decision.seat)
        self.infos = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection] = self.sitting.info(decision.seat)


class parallel_env(_Sittings, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """Everybody at once: whoever is asked acts, all others wait. Waiting is the last action, legal for them only."""

    more = 1

    @property
    def wait(self) -> int:
        """The number of the action of those who are not asked."""
        return self.sitting.numbering.size

    def observe(self, agent: str) -> Observation:
        observation = super().observe(agent)
        if not observation["action_mask"].any():
            observation["action_mask"][self.wait] = 1
        return observation

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return self._observations(), self._infos()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        if not self.agents:
            return {}, {}, {}, {}, {}
        missing = [agent for agent in map(self._agent_of, self.sitting.state.decisions) if actions.get(agent) is None]
        if missing:
            raise BadOption(say("missing-action", agents=", ".join(missing)))
        losers: list[str] = []
        for decision in self.sitting.state.decisions:
            agent = self._agent_of(decision)
            # An answer may change what another seat was asked (where who comes first counts): then it is asked anew.
            if self._is_asked(decision) and not self._answer(decision.seat, actions[agent]):
                losers.append(agent)
        self.cycles += 1
        over, cut_off = self.sitting.state.over or bool(losers), self._is_cut_off()
        agents = self.agents
        rewards = dict(zip(agents, self.sitting.earned(), strict=True))
        if losers:
            rewards = {agent: -1.0 if agent in losers else 0.0 for agent in agents}
        found = (
            self._observations(),
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut_off),
            self._infos(),
        )
        if over or cut_off:
            self.agents = []
        return found

    def _agent_of(self, decision: Decision) -> str:
        return agent_name(decision.seat)

    def _is_asked(self, decision: Decision) -> bool:
        """Whether a seat is still asked the very same."""
        now = self.sitting.state.decision_of(decision.seat)
        return now is not None and now.step is decision.step and list(now.codes) == list(decision.codes)

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: self.sitting.info(self.seat(agent)) for agent in self.agents}


def env(
    game: str, players: int | None = None, *, simultaneous: bool = False, **more: Any
) -> AECEnv[str, Observation, int]:
    """Turn by turn, wrapped as PettingZoo's own games are: numbers out of bounds are refused, the order is enforced.

    With `simultaneous` every agent acts in every cycle and those who are not asked wait: the parallel environment, one
    after the other. `more` are `rewards`, `render_mode`, `max_cycles`, `illegal`, `components`, and the game's options.
    """
    wrapped: Any
    if simultaneous:
        wrapped = parallel_to_aec(parallel_env(game, players, **more))
    else:
        wrapped = wrappers.AssertOutOfBoundsWrapper(raw_env(game, players, **more))
    return wrappers.OrderEnforcingWrapper(wrapped)
