"""Bots of one's own: by import path, with parameters, in simulations with many workers, and at a host's tables."""

from __future__ import annotations

import pytest

import tafelrunde
from tafelrunde import bots
from tafelrunde.kernel import registry
from tafelrunde.kernel.state import State
from tafelrunde.research.simulate import simulate
from tafelrunde.tables.thinking import check_bot

HERE = f"{__name__}:Picky"


class Picky(bots.Bot):
    """Always takes an option of the same place, as far as there are so many."""

    def __init__(self, game: tafelrunde.Game, seed: int, place: int = 0) -> None:
        super().__init__(game, seed)
        self.place = place

    def choose(self, state: State, seat: int) -> int:
        decision = state.decision_of(seat)
        assert decision is not None
        return min(self.place, len(decision.codes) - 1)


def test_a_bot_is_found_by_its_path_with_parameters() -> None:
    game = registry.find("vaalbara")
    state = tafelrunde.new("vaalbara", players=2, seed=1)
    assert bots.make(HERE, game, 1).choose(state, 0) == 0
    assert bots.make(f"{HERE}?place=2", game, 1).choose(state, 0) == 2
    search = bots.make("search?visits=7&steps=3", game, 1)
    assert isinstance(search, bots.SearchBot)
    assert (search.budget.visits, search.budget.steps) == (7, 3)


@pytest.mark.parametrize(
    "name",
    [
        "no_such_package:Bot",
        f"{__name__}:Nobody",
        f"{__name__}:HERE",
        f"{HERE}?colour=red",
        f"{HERE}?place",
        "search?visits=many",
        ":",
    ],
)
def test_what_is_no_bot_is_refused_with_the_reason(name: str) -> None:
    with pytest.raises(tafelrunde.BadOption):
        bots.make(name, registry.find("vaalbara"), 1)


def test_a_class_plays_in_a_simulation_with_the_same_result_on_any_number_of_workers() -> None:
    alone = simulate("vaalbara", 2, 6, 1, [Picky, f"{HERE}?place=3"], {}, rotate=True, rows=True)
    together = simulate("vaalbara", 2, 6, 1, [Picky, f"{HERE}?place=3"], {}, workers=2, rotate=True, rows=True)
    assert alone.tally.wins == together.tally.wins
    assert alone.tally.rows == together.tally.rows
    assert [row.number for row in together.tally.rows] == list(range(6))
    assert {row.bots for row in alone.tally.rows} == {(HERE, f"{HERE}?place=3"), (f"{HERE}?place=3", HERE)}


def test_a_host_offers_bots_of_other_packages_and_nobody_else_can_name_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever opens a table must not make the server import anything."""
    from tafelrunde.tables.problem import TableProblem

    with pytest.raises(TableProblem):
        check_bot(HERE)
    monkeypatch.setenv(bots.OWN_BOTS, f"picky={HERE}?place=1")
    check_bot("picky")
    with pytest.raises(TableProblem):
        check_bot(HERE)
    state = tafelrunde.new("vaalbara", players=2, seed=1)
    assert bots.make("picky", state.setup.game, 1).choose(state, 0) == 1
