"""Boxes with an owner's own figures: made once for the same figures, and forgotten when they are too many."""

from __future__ import annotations

import gc

import pytest

import tafelrunde
from tafelrunde.kernel import registry
from tafelrunde.kernel.game import BOXES_KEPT
from tafelrunde.kernel.view import BOXES_REMEMBERED

# One figure of each game that may be changed at will.
FIGURES = {
    "vaalbara": lambda number: {"opening_points": number},
    "skybridge": lambda number: {"opening_population": 1 + number % 4, "deity_limit": 1 + number // 4},
}


def test_the_same_figures_are_the_same_box() -> None:
    game = registry.find("vaalbara")
    first = game.setup(2, {}, {"opening_points": 3, "end_bonus": {"five_kinds": 7}}).box
    again = game.setup(3, {}, {"end_bonus": {"five_kinds": 7}, "opening_points": 3}).box
    assert again is first
    assert game.setup(2, {}, {"opening_points": 4}).box is not first
    assert game.setup(2, {}, {}).box is game.standard_box


def test_a_loaded_state_plays_with_the_box_that_is_there() -> None:
    state = tafelrunde.new("spirit-island", players=2, seed=1, components={"supply": {"presence_per_colour": 12}})
    assert tafelrunde.load(state.save()).setup.box is state.setup.box


@pytest.mark.parametrize("name", list(FIGURES))
def test_boxes_that_strangers_send_do_not_pile_up(name: str) -> None:
    game = registry.find(name)
    for number in range(2 * (BOXES_KEPT + BOXES_REMEMBERED)):
        state = tafelrunde.new(name, players=2, seed=number, components=FIGURES[name](number))
        state.view(0)
        del state
    gc.collect()
    kind = type(game.standard_box)
    alive = sum(isinstance(thing, kind) for thing in gc.get_objects())
    assert alive <= 1 + BOXES_KEPT + BOXES_REMEMBERED
