"""The PettingZoo environments: PettingZoo's own tests, secrecy, and what is ours besides."""

from __future__ import annotations

import contextlib
import os
import types
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)

import tafelrunde
from tafelrunde import BadOption, IllegalChoice
from tafelrunde.research import pettingzoo
from tafelrunde.research.pettingzoo import env, parallel_env, raw_env

GAMES = tafelrunde.all_games()
TABLES = [(game, players) for game in GAMES for players in (tafelrunde.game(game).players[i] for i in (0, -1))]


@pytest.fixture(autouse=True)
def every_warning_is_an_error() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # PettingZoo says so of its own card games, too: a mask needs a dictionary.
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        if os.environ.get("TAFELRUNDE_NO_BROWSER", "") not in ("", "0"):
            warnings.filterwarnings("ignore", message="The browser's board cannot be drawn")
        yield


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_it_passes_the_tests_of_pettingzoo(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(game, players), num_cycles=100)
    parallel_api_test(parallel_env(game, players), num_cycles=30)
    seed_test(lambda: env(game, players), num_cycles=20)
    parallel_seed_test(lambda: parallel_env(game, players), num_cycles=20)
    max_cycles_test(
        types.SimpleNamespace(
            env=lambda **more: env(game, players, simultaneous=True, illegal="replace", **more),
            parallel_env=lambda **more: parallel_env(game, players, illegal="replace", **more),
        )
    )
    render_test(lambda **more: env(game, players, **more))
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_a_critic_may_see_what_all_of_them_see(game: str) -> None:
    state_test(env(game), parallel_env(game))
    environment = env(game)
    environment.reset(seed=5)
    for agent in environment.agent_iter(max_iter=20):
        observation, _, _, _, _ = environment.last()
        rows = environment.state()
        for place, name in enumerate(environment.possible_agents):
            assert (rows[place] == environment.observe(name)["observation"]).all()
        environment.step(environment.action_space(agent).sample(observation["action_mask"]))


def test_what_does_not_exist_is_refused_in_words() -> None:
    for more, why in (
        ({"render_mode": "oil"}, "ansi, human, rgb_array"),
        ({"max_cycles": 0}, "at least 1"),
        ({"max_cycles": "many"}, "at least 1"),
        ({"illegal": "shout"}, "lose, replace, raise"),
        ({"rewards": "gold"}, "final, scores, margin"),
    ):
        with pytest.raises(BadOption, match=why):
            env("vaalbara", **more)
    together = parallel_env("vaalbara")
    together.reset(seed=1)
    with pytest.raises(BadOption, match="seat_0, seat_1"):
        together.observe("player_1")
    before = together.sitting.state.digest()
    for actions in ({}, {"seat_0": 14, "seat_1": None}):
        with pytest.raises(BadOption, match="missing for .*seat_1"):
            together.step(actions)  # type: ignore[arg-type]
    assert together.sitting.state.digest() == before


def test_the_end_tells_scores_and_winners() -> None:
    environment = env("vaalbara", 2)
    environment.reset(seed=3)
    for agent in environment.agent_iter():
        observation, _, over, _, info = environment.last()
        if over:
            state = environment.unwrapped.sitting.state
            assert info == {"scores": state.scores, "winners": state.winners}
        environment.step(None if over else environment.action_space(agent).sample(observation["action_mask"]))


def otherwise(game: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every other number of players, and every value of every option, with few and with many in turn."""
    declared = tafelrunde.game(game)
    yield from ((players, {}) for players in declared.players[1:-1])
    sets: list[dict[str, Any]] = [
        {option: value} for option, values in declared.option_values.items() for value in values[1:]
    ]
    for number, options in enumerate([*sets, *map(dict, declared.combinations)]):
        players = declared.players[-(number % 2)]
        # What does not go together is refused before anything is drawn up.
        with contextlib.suppress(BadOption):
            declared.setup(players, options)
            yield players, options


@pytest.mark.parametrize("game", GAMES)
def test_it_passes_them_with_any_number_of_players_and_any_option(game: str) -> None:
    tables = list(otherwise(game))
    assert tables
    for players, options in tables:
        api_test(env(game, players, **options), num_cycles=6)
        parallel_api_test(parallel_env(game, players, **options), num_cycles=3)


def played(environment: Any, seed: int) -> tuple[dict[str, float], int]:
    """A random game to its end: what everybody got, and how many answers it took."""
    environment.reset(seed=seed)
    total = dict.fromkeys(environment.possible_agents, 0.0)
    answers = 0
    dice = np.random.default_rng(seed)
    for agent in environment.agent_iter():
        observation, reward, termination, truncation, _ = environment.last()
        total[agent] += reward
        if termination or truncation:
            environment.step(None)
            continue
        answers += 1
        environment.step(dice.choice(np.flatnonzero(observation["action_mask"])))
    return total, answers


def test_the_winner_gets_one_and_the_others_lose_one() -> None:
    environment = raw_env("vaalbara", 3)
    total, _ = played(environment, 4)
    winners = environment.sitting.state.winners
    assert total == {f"seat_{seat}": 1.0 if seat in winners else -1.0 for seat in range(3)}


def test_scores_as_rewards_add_up_to_the_score() -> None:
    environment = raw_env("glow", 2, rewards="scores")
    environment.reset(seed=4)
    start = environment.sitting.state.scores
    total, _ = played(environment, 4)
    now = environment.sitting.state.scores
    assert list(total.values()) == [float(last - first) for first, last in zip(start, now, strict=True)]


def test_the_margin_is_to_the_best_of_the_others() -> None:
    environment = raw_env("vaalbara", 3, rewards="margin")
    total, _ = played(environment, 4)
    scores = environment.sitting.state.scores
    assert total["seat_1"] == scores[1] - max(scores[0], scores[2])
    together = raw_env("spirit-island", 2, rewards="margin")
    total, _ = played(together, 4)
    assert list(total.values()) == together.sitting.state.scores


@pytest.mark.parametrize("game", GAMES)
def test_rewards_tell_nothing_that_a_seat_does_not_know(game: str) -> None:
    """One's own score is the only one that is told before the end, and no imagined state has another."""
    environment = raw_env(game, 2, rewards="scores")
    environment.reset(seed=8)
    dice = np.random.default_rng(8)
    for number in range(80):
        state = environment.sitting.state
        if state.over:
            break
        for seat in range(2):
            assert state.imagine(seat, number).scores[seat] == state.scores[seat]
        observation = environment.observe(environment.agent_selection)
        environment.step(dice.choice(np.flatnonzero(observation["action_mask"])))


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_holds_what_the_seat_may_know_and_nothing_else(game: str) -> None:
    """Everything hidden is dealt anew behind the environment's back: nobody's observation, view or info changes."""
    environment = parallel_env(game, 2)
    environment.reset(seed=8)
    dice = np.random.default_rng(8)
    for number in range(60):
        if not environment.agents:
            break
        sitting = environment.sitting
        true = sitting.state
        actions = {}
        for seat, agent in enumerate(environment.agents):
            observation, info, view = environment.observe(agent), sitting.info(seat), environment.view(agent)
            sitting.state = true.imagine(seat, number)
            again = environment.observe(agent)
            assert all((again[name] == observation[name]).all() for name in observation)
            assert sitting.info(seat) == info
            assert environment.view(agent) == view
            sitting.state = true
            actions[agent] = dice.choice(np.flatnonzero(observation["action_mask"]))
        environment.step(actions)


def test_simultaneous_answers_are_simultaneous() -> None:
    environment = parallel_env("vaalbara", 3)
    observations, infos = environment.reset(seed=1)
    assert all("options" in info for info in infos.values())
    assert not any(observation["action_mask"][environment.wait] for observation in observations.values())
    first = {agent: int(observation["action_mask"].argmax()) for agent, observation in observations.items()}
    observations, *_ = environment.step(first)
    table: Any = environment.view("seat_0").table
    assert table.revealed
    waiting = [agent for agent in environment.agents if observations[agent]["action_mask"][environment.wait]]
    assert 0 < len(waiting) < 3
    assert all(observations[agent]["action_mask"].sum() == 1 for agent in waiting)


def test_one_after_the_other_nobody_sees_what_was_answered_in_secret() -> None:
    environment = raw_env("vaalbara", 2)
    environment.reset(seed=1)
    before = environment.observe("seat_1")
    environment.step(int(environment.observe("seat_0")["action_mask"].argmax()))
    after = environment.observe("seat_1")
    changed = np.flatnonzero(before["observation"] != after["observation"])
    labels = {environment.sitting.layout.labels[place] for place in changed}
    assert labels == {"asked seat +1", "clans[seat +1].has_chosen"}


def test_what_comes_of_an_illegal_action() -> None:
    losing = raw_env("vaalbara", 2)
    losing.reset(seed=1)
    illegal = int(losing.observe("seat_0")["action_mask"].argmin())
    losing.step(illegal)
    assert losing.rewards == {"seat_0": -1.0, "seat_1": 0.0}
    assert all(losing.terminations.values())
    strict = raw_env("vaalbara", 2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalChoice):
        strict.step(illegal)
    patient = raw_env("vaalbara", 2, illegal="replace")
    patient.reset(seed=1)
    patient.step(illegal)
    assert not any(patient.terminations.values())
    together = parallel_env("vaalbara", 2)
    together.reset(seed=1)
    _, rewards, terminations, _, _ = together.step(
        {"seat_0": illegal, "seat_1": int(together.observe("seat_1")["action_mask"].argmax())}
    )
    assert rewards == {"seat_0": -1.0, "seat_1": 0.0}
    assert all(terminations.values())


def test_it_can_be_cut_off() -> None:
    environment = raw_env("battalia", 2, max_cycles=7)
    _, answers = played(environment, 1)
    assert answers == 7
    assert not environment.sitting.state.over


def test_options_and_own_figures_reach_the_game() -> None:
    environment = raw_env("vaalbara", 2, components={"opening_points": 50}, bard_may_choose_self=True)
    assert environment.sitting.state.scores == [50, 50]
    assert environment.metadata["name"] == "vaalbara_v1"
    with pytest.raises(BadOption, match="no rewards"):
        raw_env("vaalbara", 2, rewards="gold")  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="illegal action"):
        raw_env("vaalbara", 2, illegal="gold")  # type: ignore[arg-type]


def test_a_board_is_drawn_as_text_and_as_a_picture(capsys: pytest.CaptureFixture[str]) -> None:
    text = raw_env("vaalbara", 2, render_mode="ansi")
    text.reset(seed=1)
    drawn = text.render()
    assert isinstance(drawn, str)
    assert "Round 1/9" in drawn
    picture = raw_env("vaalbara", 2, render_mode="rgb_array")
    picture.reset(seed=1)
    pixels = picture.render()
    assert isinstance(pixels, np.ndarray)
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 20
    told = raw_env("vaalbara", 2, render_mode="human")
    told.reset(seed=1)
    assert told.render() is None
    assert "Round 1/9" in capsys.readouterr().out


def test_the_seats_have_names() -> None:
    assert [pettingzoo.agent_name(seat) for seat in range(2)] == env("glow", 2).possible_agents
