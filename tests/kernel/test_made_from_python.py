"""Steps and values of compiled games are whole when plain Python makes them, and can be made anew from a save."""

from __future__ import annotations

import inspect
import pkgutil
from importlib import import_module

import pytest

from tafelrunde import games
from tafelrunde.games.vaalbara.state.stack import LandStack
from tafelrunde.games.vaalbara.state.state import Clan
from tafelrunde.games.vaalbara.steps.rounds import TakeTurn
from tafelrunde.kernel import codec
from tafelrunde.kernel.step import Step

MODULES = [module.name for module in pkgutil.walk_packages(games.__path__, "tafelrunde.games.")]


def step_classes() -> list[type[Step]]:  # type: ignore[type-arg]
    found = {
        value
        for name in MODULES
        if not name.endswith(".terminal")
        for value in vars(import_module(name)).values()
        if isinstance(value, type) and issubclass(value, Step) and value is not Step
    }
    return sorted(found, key=lambda step: step.__qualname__)


def test_a_step_made_from_python_has_its_fields() -> None:
    assert TakeTurn(3).seat == 3
    assert TakeTurn(seat=2).seat == 2


def test_values_made_from_python_have_their_fields() -> None:
    assert Clan(1, 2, 4, 0, -1, 7, [5], [0] * 6).points == 7
    assert LandStack([1], [2], [3], -1, 4, -1).top_back == 4


@pytest.mark.parametrize("step", step_classes(), ids=lambda step: step.__qualname__)
def test_the_parameters_of_a_step_are_its_slots(step: type[Step]) -> None:  # type: ignore[type-arg]
    try:
        parameters = set(inspect.signature(step).parameters) - {"args", "kwargs"}
    except ValueError:
        pytest.skip("the compiled build does not tell; the pure one does")
    assert parameters == set(codec.fields(step))
