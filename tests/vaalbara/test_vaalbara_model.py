"""Whole games beside a second Vaalbara that was written from the rulebook alone (vaalbara_model.py)."""

from __future__ import annotations

import os
from collections import deque

import pytest

from tafelrunde.games.vaalbara import GAME
from tafelrunde.games.vaalbara.state.state import VaalbaraState
from tafelrunde.kernel.chance import Dice
from tafelrunde.testing.cases import Case
from tests.vaalbara.vaalbara_model import KIND, Chance, Table

GAMES = 1500 if os.environ.get("TAFELRUNDE_SOAK") else 60
# What the model is told, because it comes out of a stack or a deck.
SHOWN = {"exchanged-top": "new", "exchanged-bottom": "new", "land-laid-out": "land"}


class Told:
    """What the engine has drawn, in the order in which it told it."""

    def __init__(self, state: VaalbaraState) -> None:
        self.state = state
        self.lands: deque[str] = deque()
        self.followers: list[deque[str]] = [deque() for _ in range(state.players)]

    def hear(self) -> None:
        for event in self.state.take_events():
            if event.kind in SHOWN:
                self.lands.append(str(event.facts[SHOWN[event.kind]]).removeprefix("land:"))
            if event.kind == "drew":
                seat = int(str(event.facts["seat"]).removeprefix("seat:"))
                self.followers[seat].append(str(event.facts["follower"]).removeprefix("follower:"))

    def land(self, known: str | None) -> str:
        land = self.lands.popleft()
        assert known in (None, land), f"everybody knows that {known} comes next"
        return land

    def back(self, land: str) -> list[str]:
        state = self.state
        number = [one.id for one in state.box.lands].index(land)
        return [state.box.clans[clan] for clan in state.box.lands[state.stack_of_lands.back_of[number]].omens]

    def top(self) -> list[str]:
        state = self.state
        return [state.box.clans[clan] for clan in state.box.lands[state.stack_of_lands.top_back].omens]


def names(state: VaalbaraState, lands: list[int]) -> list[str]:
    return [state.box.lands[land].id for land in lands]


def asked_by(state: VaalbaraState) -> dict[int, list[str]]:
    """What the engine asks, in the words of the model."""
    found: dict[int, list[str]] = {}
    for decision in state.decisions:
        if decision.rule == "V6.1":
            found[decision.seat] = ["show" if option.code else "keep" for option in decision.options]
        else:
            found[decision.seat] = [option.refs[0].partition(":")[2] for option in decision.options]
    return found


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_question_and_every_point_is_what_the_rulebook_says(seed: int) -> None:
    players = 2 + seed % 4
    options = {"bard_may_choose_self": seed % 3 == 0, "five_person_lands": seed % 5 == 0}
    state = Case(GAME, players, options).state(seed)
    assert isinstance(state, VaalbaraState)
    told = Told(state)
    # The first hands were drawn before anybody listened.
    for seat, clan in enumerate(state.clans):
        told.followers[seat].extend(state.box.followers[card].id for card in state.box.cards_in[clan.hand])
    state.listen()
    rows = names(state, state.first_row), names(state, state.second_row)
    chance = Chance(told.land, lambda seat: told.followers[seat].popleft(), told.back, told.top)
    model = Table(players, rows, chance, state.stack_of_lands.size, **options)
    game = model.game()
    asked = next(game)
    dice = Dice(seed)
    while True:
        compare(state, model, asked)
        decision = state.decisions[int(dice.below(len(state.decisions)))]
        index = int(dice.below(len(decision.codes)))
        answer = asked_by(state)[decision.seat][index]
        state.apply(decision.seat, index)
        told.hear()
        try:
            asked = game.send((decision.seat, answer))
        except StopIteration:
            break
    assert state.over
    assert model.points == state.scores
    assert [model.winner] == state.winners
    assert not told.lands, "the engine has shown a land that the model did not"


def compare(state: VaalbaraState, model: Table, asked: dict[int, list[str]]) -> None:
    engine = asked_by(state)
    assert {seat: sorted(answers) for seat, answers in engine.items()} == {
        seat: sorted(answers) for seat, answers in asked.items()
    }
    assert names(state, state.first_row) == model.first
    assert names(state, state.second_row) == model.second
    assert state.scores == model.points
    for seat, clan in enumerate(state.clans):
        assert sorted(names(state, clan.realm)) == sorted(model.realm[seat])
        assert all(land in KIND for land in model.realm[seat])
        assert clan.hand.bit_count() == len(model.hand[seat])
