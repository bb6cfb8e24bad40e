"""The Gymnasium environments, one game at a time and many at once."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tafelrunde
from tafelrunde import BadOption, IllegalChoice
from tafelrunde.bots import RandomBot
from tafelrunde.research.gymnasium import IDS, TafelrundeEnv, env_id
from tafelrunde.research.sitting import Rewards
from tafelrunde.research.vector import VectorGames, VectorGamesInWorkers, speed

GAMES = tafelrunde.all_games()


class Legal(gymnasium.ActionWrapper[Any, Any, Any]):
    """Gymnasium's checker samples without masks: what is not legal becomes the first legal action."""

    def action(self, action: int) -> int:
        mask = self.unwrapped.action_masks()  # type: ignore[attr-defined]
        return action if mask[action] else int(mask.argmax())


@pytest.mark.parametrize("id", IDS)
def test_it_passes_gymnasiums_checker(id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # A single environment at a time is fine for us; the rest would be faults.
        warnings.filterwarnings("ignore", message=".*is not within the observation space")
        check_env(gymnasium.make(id).unwrapped)


def test_every_game_is_registered_with_the_version_of_its_rules() -> None:
    assert [env_id(tafelrunde.game(game)) for game in GAMES] == IDS
    assert gymnasium.make("tafelrunde/Vaalbara-v1").unwrapped.sitting.setup.game.id == "vaalbara"  # type: ignore[attr-defined]


def played(environment: TafelrundeEnv, seed: int) -> list[float]:
    observation, _ = environment.reset(seed=seed)
    dice = np.random.default_rng(seed)
    rewards = []
    over = False
    while not over:
        action = dice.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, over, _, _ = environment.step(action)
        rewards.append(reward)
    return rewards


def test_the_others_are_played_by_any_bot() -> None:
    lost = [played(TafelrundeEnv("vaalbara", 2, bots="greedy"), seed)[-1] for seed in range(12)]
    assert sum(lost) < 0, "random play does not beat greedy bots"
    assert set(played(TafelrundeEnv("vaalbara", 3, seat=1, bots=["random", RandomBot]), 1)[:-1]) == {0.0}


def test_spirit_island_is_played_alone() -> None:
    rewards = played(TafelrundeEnv("spirit-island", 1), 3)
    assert rewards[-1] in (-1.0, 1.0)


def test_an_illegal_action_changes_nothing_and_costs_one() -> None:
    environment = TafelrundeEnv("vaalbara", 2)
    observation, _ = environment.reset(seed=1)
    before = environment.sitting.state.digest()
    _, reward, over, _, info = environment.step(int(observation["action_mask"].argmin()))
    assert (reward, over) == (-1.0, False)
    legal = ", ".join(str(number) for number in sorted(info["numbers"]))
    assert info["illegal"].endswith(f"allows: {legal}.")
    assert environment.sitting.state.digest() == before
    assert (environment.action_masks() == observation["action_mask"].astype(bool)).all()


def test_the_same_seed_is_the_same_game() -> None:
    assert played(TafelrundeEnv("glow", 2, rewards="scores"), 5) == played(
        TafelrundeEnv("glow", 2, rewards="scores"), 5
    )


# ---------------------------------------------------------------------- many games at once


def test_many_games_are_stepped_in_one_call() -> None:
    games = gymnasium.make_vec("tafelrunde/Vaalbara-v1", num_envs=8, players=3)
    assert isinstance(games.unwrapped, VectorGames)
    observations, infos = games.reset(seed=1)
    assert observations["observation"].shape[0] == 8
    assert games.observation_space.contains(observations)
    ended = 0
    for _ in range(80):
        actions = games.unwrapped.sample()
        observations, rewards, terminations, truncations, infos = games.step(actions)
        assert games.observation_space.contains(observations)
        assert set(rewards[terminations]) <= {-1.0, 1.0}
        assert not rewards[~terminations].any()
        assert not truncations.any()
        assert (infos["seat"] == 0).all()
        ended += int(terminations.sum())
    assert ended > 8


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_sees_what_each_of_its_games_shows(game: str) -> None:
    games = VectorGames(game, 3, 2, seat=None)
    observations, infos = games.reset(seed=2)
    for _ in range(40):
        assert games._games is not None
        for number, state in enumerate(games._games.states):
            seat = int(infos["seat"][number])
            games.sitting.state = state
            single = games.sitting.observe(seat)
            assert all((single[name] == observations[name][number]).all() for name in single)
        observations, _, _, _, infos = games.step(games.sample())


def test_everybody_learns_from_how_a_game_ended() -> None:
    games = VectorGames("vaalbara", 16, 2, seat=None)
    games.reset(seed=2)
    results = 0
    for _ in range(200):
        _observations, rewards, terminations, _, infos = games.step(games.sample())
        assert not rewards.any(), "nobody in particular learns"
        if terminations.any():
            assert (infos["outcome"][terminations].sum(axis=1) == 0).all()
            assert (infos["scores"][terminations] > 0).all()
            assert not infos["outcome"][~terminations].any()
            results += int(terminations.sum())
    assert results > 16


def test_scores_and_margins_as_rewards() -> None:
    wanted: list[Rewards] = ["scores", "margin"]
    for rewards in wanted:
        games = VectorGames("vaalbara", 4, 2, rewards=rewards)
        games.reset(seed=2)
        assert games._games is not None
        total = np.array([state.scores[0] for state in games._games.states], dtype=np.float64)
        while True:
            _observations, earned, terminations, _, infos = games.step(games.sample())
            total += earned
            if terminations.any():
                break
        number = int(terminations.argmax())
        own, other = infos["scores"][number]
        assert total[number] == own if rewards == "scores" else earned[number] == own - other


def test_greedy_bots_may_play_the_others() -> None:
    games = VectorGames("vaalbara", 8, 2, bots="greedy")
    games.reset(seed=2)
    total, ended = 0.0, 0
    while ended < 20:
        _observations, rewards, terminations, _, _ = games.step(games.sample())
        total += rewards.sum()
        ended += int(terminations.sum())
    assert total < 0


def test_a_batch_depends_on_its_seed_alone() -> None:
    def course(count: int) -> list[bytes]:
        games = VectorGames("vaalbara", count, 2)
        observations, _ = games.reset(seed=3)
        seen = []
        for _ in range(60):
            observations, *_ = games.step(observations["action_mask"].argmax(axis=1))
            seen.append(observations["observation"].tobytes())
        return seen

    assert course(4) == course(4)


def test_an_illegal_action_is_refused_and_no_game_goes_on() -> None:
    games = VectorGames("vaalbara", 2, 2)
    observations, _ = games.reset(seed=3)
    assert games._games is not None
    before = [state.digest() for state in games._games.states]
    mask = observations["action_mask"]
    with pytest.raises(IllegalChoice, match="is not legal now"):
        games.step(np.array([mask[0].argmax(), mask[1].argmin()]))
    assert [state.digest() for state in games._games.states] == before
    games.step(mask.argmax(axis=1))
    assert [state.digest() for state in games._games.states] != before


def test_seeds_are_numbers_or_a_list_of_them() -> None:
    games = VectorGames("vaalbara", 2, 2)

    def first(seed: Any) -> bytes:
        return games.reset(seed=seed)[0]["observation"].tobytes()

    assert first([1, 2]) == first([1, 2]) != first([1, 3])
    assert first(7) == first(7)
    assert first([None, None]) != first(7), "goes on from the last seed"


def test_what_cannot_be_played_is_refused_in_words() -> None:
    for make, why in (
        (lambda: VectorGames("vaalbara", 0), "0 games cannot be played"),
        (lambda: VectorGames("vaalbara", 2, bots="nobody"), "no bot “nobody”"),
        (lambda: VectorGamesInWorkers("vaalbara", 2, workers=3), "cannot be shared among 3"),
        (lambda: TafelrundeEnv("vaalbara", 2, bots=[]), "Name at least one bot"),
        (lambda: TafelrundeEnv("vaalbara", 2, render_mode="oil"), "ansi, human, rgb_array"),
        (lambda: TafelrundeEnv("vaalbara", 2).step(0), "reset"),
        (lambda: VectorGames("vaalbara", 2).sample(), "reset"),
        (lambda: VectorGames("vaalbara", 2).step(np.zeros(2, np.int64)), "reset"),
    ):
        with pytest.raises(BadOption, match=why):
            make()
    games = VectorGames("vaalbara", np.int64(2))
    games.reset(seed=1)
    for actions in (np.zeros(3, np.int64), np.zeros(2), [0]):
        with pytest.raises(BadOption, match="One action for each of the 2 games"):
            games.step(actions)  # type: ignore[arg-type]
    games.step(games.sample().tolist())


def test_the_end_tells_scores_and_winners() -> None:
    environment = TafelrundeEnv("vaalbara", 3, bots="tafelrunde.bots.greedy:GreedyBot")
    observation, info = environment.reset(seed=4)
    over = False
    while not over:
        assert "scores" not in info
        observation, reward, over, _, info = environment.step(int(observation["action_mask"].argmax()))
    assert info["scores"] == list(environment.sitting.state.scores)
    assert (reward == 1.0) == (0 in info["winners"])
    with pytest.raises(BadOption, match="reset"):
        environment.step(0)


def test_episodes_are_counted_by_gymnasiums_own_wrapper() -> None:
    games = gymnasium.wrappers.vector.RecordEpisodeStatistics(VectorGames("vaalbara", 4, 2))
    games.reset(seed=5)
    lengths: list[int] = []
    while len(lengths) < 8:
        *_, terminations, _, infos = games.step(games.unwrapped.sample())  # type: ignore[attr-defined]
        if terminations.any():
            assert (infos["_outcome"] == terminations).all()
            assert (infos["_episode"] == terminations).all()
            lengths += infos["episode"]["l"][terminations].tolist()
    assert min(lengths) >= 9, "a follower in each of nine rounds"


def test_workers_play_their_part_of_the_games() -> None:
    games = VectorGamesInWorkers("vaalbara", 5, workers=2, players=2, seat=None)
    try:
        observations, infos = games.reset(seed=3)
        assert observations["observation"].shape[0] == 5
        ended = 0
        for _ in range(120):
            actions = observations["action_mask"].argmax(axis=1)
            observations, rewards, terminations, _, infos = games.step(actions)
            assert len(rewards) == len(infos["seat"]) == 5
            ended += int(terminations.sum())
        assert ended > 3
        with pytest.raises(IllegalChoice):
            games.step(observations["action_mask"].argmin(axis=1))
    finally:
        games.close()
    assert not any(process.is_alive() for process in games._processes)


def test_the_speed_is_measured() -> None:
    assert speed(num_envs=16, seconds=0.05) > 100
