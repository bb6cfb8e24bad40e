"""Pictures of the browser's board: the client itself draws them, and only what the seat may know."""

from __future__ import annotations

import base64
import os
import warnings
from collections.abc import Iterator

import msgspec
import numpy as np
import pytest

import tafelrunde
from tafelrunde.research import studio
from tafelrunde.research.pettingzoo import raw_env
from tafelrunde.research.rendering import as_picture, terminal_picture
from tafelrunde.research.studio import Picture
from tafelrunde.server.pictures import Studio, Wish

HAS_BROWSER = os.environ.get("TAFELRUNDE_NO_BROWSER", "") in ("", "0")
needs_browser = pytest.mark.skipif(not HAS_BROWSER, reason="TAFELRUNDE_NO_BROWSER is set")


def wish(**more: object) -> bytes:
    state = tafelrunde.new("vaalbara", players=2, seed=1)
    return msgspec.json.encode({"state": base64.b64encode(state.save()).decode(), **more})


@pytest.fixture
def without_browser(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Chromium cannot be found; whoever takes pictures for the other tests goes on undisturbed."""
    monkeypatch.setenv("CHROMIUM", "no-such-browser")
    monkeypatch.setattr(studio, "STUDIO", studio.Studio())
    yield
    studio.STUDIO.close()


def alike(one: Picture, other: Picture) -> bool:
    """Whether nobody could tell two pictures apart; drawn anew, a shade may differ by a trifle."""
    return bool(np.abs(one.astype(int) - other).max() <= 8)


@needs_browser
def test_a_picture_shows_what_the_seat_sees_and_nothing_else() -> None:
    state = tafelrunde.new("vaalbara", players=2, seed=1)
    mine, theirs, everybodys = (as_picture(state, seat) for seat in (0, 1, None))
    assert mine.shape == (800, 1280, 3)
    assert mine.dtype == np.uint8
    assert not alike(mine, theirs), "hands differ"
    imagined = state.imagine(0, 5)
    assert alike(as_picture(imagined, 0), mine), "what a seat cannot know is not in its picture"
    assert alike(as_picture(state.imagine(None, 5)), everybodys)
    state.apply(0, 0)
    assert not alike(as_picture(state), everybodys), "who has chosen can be seen"


@needs_browser
def test_it_is_the_clients_own_drawing_in_the_language_and_with_the_figures_of_the_match() -> None:
    plain = tafelrunde.new("vaalbara", players=2, seed=1)
    rich = tafelrunde.new("vaalbara", players=2, seed=1, components={"opening_points": 50})
    english = as_picture(plain, 0)
    # Not the terminal's rows of letters: scenes, cards and wood.
    assert len(np.unique(english.reshape(-1, 3), axis=0)) > 5000
    assert not alike(as_picture(rich, 0), english)
    assert not alike(as_picture(plain, 0, "de"), english)
    assert alike(as_picture(plain, 0), english), "the same state is the same picture"


@needs_browser
def test_a_browser_that_has_died_is_begun_anew() -> None:
    taking = Studio()
    try:
        assert taking.take(wish(width=400, height=300)).png
        painter = taking._painter
        assert painter is not None
        painter._line.close()
        assert taking.take(wish(width=400, height=300)).problem
        assert taking.take(wish(width=400, height=300)).png
        assert taking.take(wish(seat=7)).problem.startswith("There is no seat 7")
        assert taking.take(b"no json").problem
    finally:
        taking.close()


def test_without_a_browser_it_is_said_once_and_the_terminals_board_is_drawn(without_browser: None) -> None:
    environment = raw_env("vaalbara", 2, render_mode="rgb_array")
    environment.reset(seed=1)
    with pytest.warns(RuntimeWarning, match="there is no Chromium"):
        first = environment.render()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        again = environment.render()
    assert isinstance(first, np.ndarray)
    assert isinstance(again, np.ndarray)
    assert (first == terminal_picture(environment.sitting.state)).all()
    assert (first == again).all()


def test_a_wish_names_a_size_and_a_language_if_it_wants() -> None:
    assert msgspec.json.decode(wish(), type=Wish).width == studio.SIZE[0]
    assert msgspec.json.decode(wish(), type=Wish).height == studio.SIZE[1]
