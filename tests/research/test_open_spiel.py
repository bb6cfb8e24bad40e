"""The adapter for OpenSpiel: its own tests, chance nodes, information states."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation

import tafelrunde
from tafelrunde.research.open_spiel import NAMES


def course(state: Any, seed: int, nodes: int = 10_000) -> Any:
    dice = random.Random(seed)
    for _ in range(nodes):
        if state.is_terminal():
            break
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(dice.choice(actions))
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    return state


def test_every_game_is_registered() -> None:
    assert len(NAMES) == len(tafelrunde.all_games())
    assert set(NAMES) <= set(pyspiel.registered_names())


def test_it_passes_the_random_simulations_of_openspiel() -> None:
    """The others pass, too; but OpenSpiel begins each of their nodes anew from the history, which takes minutes."""
    pyspiel.random_sim_test(pyspiel.load_game("tafelrunde_vaalbara"), num_sims=1, serialize=True, verbose=False)


def test_a_state_of_vaalbara_is_written_down_and_read_again() -> None:
    game = pyspiel.load_game("tafelrunde_vaalbara")
    state = course(game.new_initial_state(), 3, nodes=60)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)
    copied = state.clone()
    course(copied, 1)
    assert str(again) == str(state), "a clone goes its own way"


def test_a_playthrough_can_be_repeated() -> None:
    state = course(pyspiel.load_game("tafelrunde_vaalbara").new_initial_state(), 5)
    told = generate_playthrough.playthrough("tafelrunde_vaalbara", action_sequence=state.history())
    assert told == generate_playthrough.playthrough("tafelrunde_vaalbara", action_sequence=state.history())
    assert "IsTerminal() = True" in told


@pytest.mark.parametrize("name", NAMES)
def test_chance_is_explicit_and_the_rules_are_the_same(name: str) -> None:
    """Whatever chance decides, the seats are asked what our own rules ask them."""
    state = course(pyspiel.load_game(name).new_initial_state(), 2, nodes=120)
    assert any(action is not None for action in state.history())
    if not state.is_terminal() and not state.is_chance_node():
        seat = state.current_player()
        assert len(state.legal_actions()) == len(state.state.decision_of(seat).codes)


def test_the_winner_gets_one() -> None:
    state = course(pyspiel.load_game("tafelrunde_vaalbara(players=4)").new_initial_state(), 2)
    assert sorted(state.returns()) == [-1.0, -1.0, -1.0, 1.0]
    assert state.returns()[state.state.winners[0]] == 1.0


@pytest.mark.parametrize("name", NAMES)
def test_an_information_state_tells_nothing_that_a_seat_does_not_know(name: str) -> None:
    """Everything hidden is dealt anew behind the adapter's back: nobody's information state changes."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    observed = make_observation(game)
    dice = random.Random(4)
    for number in range(100):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(dice.choice([action for action, _ in state.chance_outcomes()]))
            continue
        true = state.state
        for seat in range(game.num_players()):
            told = state.information_state_string(seat), state.observation_string(seat)
            observed.set_from(state, seat)
            row = observed.tensor.copy()
            state.state = true.imagine(seat, number)
            assert (state.information_state_string(seat), state.observation_string(seat)) == told
            observed.set_from(state, seat)
            assert np.array_equal(observed.tensor, row)
            state.state = true
        state.apply_action(dice.choice(state.legal_actions()))


def test_an_information_state_remembers_what_was_answered() -> None:
    game = pyspiel.load_game("tafelrunde_vaalbara")

    def after(place: int) -> str:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(0)
        before = state.information_state_string(1)
        state.apply_action(state.legal_actions()[place])
        assert state.information_state_string(1).partition(" ")[0] == before.partition(" ")[0]
        return str(state.information_state_string(0)).partition(" ")[0]

    assert after(0) != after(1)
