"""Bots think in other processes; one that fails or never comes to an end is replaced by chance."""

from __future__ import annotations

import asyncio
import os

import pytest

import tafelrunde
from tafelrunde import bots
from tafelrunde.bots import Bot, GreedyBot, SearchBot
from tafelrunde.bots.planning import Effort
from tafelrunde.games.spirit_island.state.state import SpiritIslandState
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.state import State
from tafelrunde.tables import thinking
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.thinking import Agreed, Intentions, Thinkers, Thought
from tafelrunde.tables.thinking import think as real_think


class StubbornBot(Bot):
    """Never comes to an end."""

    def choose(self, state: State, seat: int) -> int:
        while True:
            pass


class CarelessBot(Bot):
    """Fails."""

    def choose(self, state: State, seat: int) -> int:
        raise ZeroDivisionError


class CheatingBot(Bot):
    """Chooses what is not on the list."""

    def choose(self, state: State, seat: int) -> int:
        return 1000


class DyingBot(Bot):
    """Takes its process with it."""

    def choose(self, state: State, seat: int) -> int:
        os._exit(3)


STRANGE = {"stubborn": StubbornBot, "careless": CarelessBot, "cheating": CheatingBot, "dying": DyingBot}


def think_strangely(
    saved: bytes, seat: int, bot: str, seed: int, intentions: Intentions, budget: float, limit: float, agreed: Agreed
) -> Thought:
    """What a worker runs here: the real thing, with some bots that nobody should have."""
    bots.BOTS.update(STRANGE)
    return real_think(saved, seat, bot, seed, intentions, budget, limit, agreed)


def failures(measures: Measures, bot: str) -> float:
    return measures.registry.get_sample_value("tafelrunde_bot_failures_total", {"bot": bot}) or 0.0


@pytest.mark.parametrize("workers", [0, 1])
async def test_a_bot_chooses(workers: int) -> None:
    measures = Measures()
    thinkers = Thinkers(workers, 60.0, measures)
    state = tafelrunde.new("vaalbara", players=3, seed=7)
    options = len(state.decisions[0].codes)
    for bot in bots.names():
        assert 0 <= (await thinkers.choose(state.save(), 0, bot, options, [])).index < options
        assert failures(measures, bot) == 0
    thinkers.close()


@pytest.mark.parametrize("bot", list(STRANGE))
async def test_a_strange_bot_is_replaced_by_chance(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "think", think_strangely)
    measures = Measures()
    # Only the stubborn one has to be stopped.
    thinkers = Thinkers(1, 0.5 if bot == "stubborn" else 60.0, measures)
    state = tafelrunde.new("vaalbara", players=3, seed=7)
    options = len(state.decisions[0].codes)
    # The stubborn one would think for ever, so that an answer at all shows that it was stopped.
    assert 0 <= (await thinkers.choose(state.save(), 0, bot, options, [])).index < options
    assert failures(measures, bot) == 1
    # The next one thinks as usual.
    thinkers._budget = 60.0
    assert 0 <= (await thinkers.choose(state.save(), 0, "greedy", options, [])).index < options
    assert failures(measures, "greedy") == 0
    thinkers.close()


async def test_who_is_not_at_fault_may_try_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "think", think_strangely)
    measures = Measures()
    thinkers = Thinkers(2, 60.0, measures)
    state = tafelrunde.new("vaalbara", players=3, seed=7)
    options = len(state.decisions[0].codes)
    wanted = ["dying", *["greedy"] * 6]
    await asyncio.gather(*[thinkers.choose(state.save(), 0, bot, options, []) for bot in wanted])
    assert failures(measures, "dying") == 1
    assert failures(measures, "greedy") == 0
    thinkers.close()


class HurriedBot(SearchBot):
    """Chooses by how long it may search."""

    def choose(self, state: State, seat: int) -> int:
        return int(10 * self.budget.seconds)


def test_a_bot_searches_no_longer_than_the_clock_of_its_table_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "hurried", HurriedBot)
    saved = tafelrunde.new("vaalbara", players=3, seed=7).save()
    for bot, limit, wanted in (("hurried", 0.2, 2), ("hurried?seconds=0.1", 0.2, 1), ("hurried?seconds=0.3", 0.0, 3)):
        assert real_think(saved, 0, bot, 1, [], 0.0, limit).index == wanted


class TirelessBot(GreedyBot):
    """Would vary its plan for days."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.effort = Effort(1, 10**9)


def test_a_bot_plans_no_longer_than_the_clock_of_its_table_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "tireless", TirelessBot)
    state = tafelrunde.new("spirit-island", players=1, seed=7)
    while len(state.decisions[0].codes) == 1:
        state.apply(0, 0)
    assert 0 <= real_think(state.save(), 0, "tireless", 1, [], 0.0, 0.1).index < len(state.decisions[0].codes)


async def test_a_bot_goes_on_with_what_it_has_in_mind() -> None:
    thinkers = Thinkers(0, 60.0, Measures())
    state = tafelrunde.new("spirit-island", players=1, seed=3, beginner=True)
    assert isinstance(state, SpiritIslandState)
    intentions: Intentions = []
    plans = 0
    while state.round < 2:
        [decision] = state.decisions
        thought = await thinkers.choose(state.save(), 0, "greedy", len(decision.codes), intentions)
        state.apply(0, thought.index)
        intentions = thought.intentions
        assert all(seat == 0 for seat, _, _ in intentions)
        plans += bool(thought.speech)
    assert plans == 1, "it says its plan once in a round"
    thinkers.close()
