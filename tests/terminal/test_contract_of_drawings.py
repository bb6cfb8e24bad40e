"""Every game is drawn by a class of its own; what a game does not draw itself is shown from its view."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
from rich.text import Text

import tafelrunde
from tafelrunde.drawing.contract import GameDrawing, Look, drawing_of
from tafelrunde.games.vaalbara import GAME
from tafelrunde.kernel import registry
from tafelrunde.kernel.game import Game

OURS = [registry.find(name) for name in registry.names() if registry.find(name).package.startswith("tafelrunde.")]
# A module that draws only a part, as a package of somebody else's may.
PART = """
from rich.text import Text
from tafelrunde.drawing.contract import GameDrawing

class Drawing(GameDrawing):
    def board(self, look):
        return Text("a drawing")
"""


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_our_games_draw_all_of_themselves(game: Game) -> None:
    own = type(drawing_of(game, game.standard_box))
    assert own.__module__.startswith(game.package)
    # What is printed on things besides their text is for the few games that have such things.
    replaced = {"board", "told", "ending", "components", "components_json"}
    assert replaced <= vars(own).keys()


def test_what_a_game_does_not_draw_is_shown_from_its_view(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "drawn_in_part"
    home.mkdir()
    (home / "__init__.py").write_text("")
    (home / "terminal.py").write_text(PART)
    monkeypatch.syspath_prepend(tmp_path)
    drawing = drawing_of(dataclasses.replace(GAME, package="drawn_in_part"), GAME.standard_box)
    state = tafelrunde.new("vaalbara", 2, seed=1)
    look = Look(state.view(0), "en", {"seat:0": "Anna"})
    assert isinstance(drawing, GameDrawing)
    shown = drawing.board(look)
    assert isinstance(shown, Text)
    assert shown.plain == "a drawing"
    assert "Round: 1" in drawing.told(look)
    assert any("Anna" in line and "Hand: " in line for line in drawing.told(look)), "a clan has a line of its own"
    assert drawing.ending(look)
    assert drawing.components(GAME.figures, "en")
    assert drawing.components_json(GAME.figures)["rounds"] == 9
    assert not drawing.heading("follower:horse", "en")
