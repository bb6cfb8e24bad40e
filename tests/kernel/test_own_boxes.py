"""Boxes with an owner's own figures: made once for the same figures, and forgotten when they are too many."""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Iterator
from typing import Any

import pytest

import tafelrunde
from tafelrunde.kernel import codec, components, registry
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


def places(figures: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Own figures with one word or list changed, for each that there is, and the kind of figure that it is.

    A number makes something larger or smaller, and hardly anything different.
    """
    for key, value in figures.items():
        kind = f"{path}.{key}"
        if isinstance(value, dict) and key != "marks":
            yield from ((kind, {key: own}) for kind, own in places(value, kind))
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for thing in value:
                yield from ((kind, {key: [{"id": thing["id"], **own}]}) for kind, own in places(thing, kind))
        elif key not in ("id", "marks") and not isinstance(value, int):
            yield kind, {key: changed(value)}


def changed(value: str | list[Any]) -> str | list[Any]:
    """Another value of the same kind, which may fit or not."""
    return value[1:] if isinstance(value, list) else "something else"


def drawn(thing: Any, known: dict[int, int]) -> Any:
    """All that a box is made of, with numbers in place of what was there before: declarations are shared."""
    if isinstance(thing, int | str | float | type(None)):
        return thing
    if id(thing) in known:
        return f"#{known[id(thing)]}"
    known[id(thing)] = len(known)
    if isinstance(thing, dict):
        return {str(key): drawn(value, known) for key, value in thing.items()}
    if isinstance(thing, list | tuple):
        return [drawn(part, known) for part in thing]
    names = codec.fields(type(thing))
    return [type(thing).__name__, *[drawn(getattr(thing, name, None), known) for name in names]]


# Of about so many kinds of figures a box is made.
MOST = 40


@pytest.mark.parametrize("name", registry.names())
def test_no_figures_of_an_owner_reach_the_boxes_of_others(name: str) -> None:
    """Neither those that can be played nor those that are refused halfway: one table would change all the others."""
    game = registry.find(name)
    before = drawn(game.standard_box, {})
    one_of_each_kind = list(dict(places(game.figures)).values())
    assert one_of_each_kind
    for own in one_of_each_kind[:: 1 + len(one_of_each_kind) // MOST]:
        # What a game stumbles over is refused (see `Game.box`); how far it has come until then is what matters here.
        with contextlib.suppress(Exception):
            game.make_box(components.lay_over(game.figures, own))
    assert drawn(game.standard_box, {}) == before
