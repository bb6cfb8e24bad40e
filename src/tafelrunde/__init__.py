"""Tafelrunde: modern board games for people, bots and researchers.

>>> import tafelrunde
>>> state = tafelrunde.new("vaalbara", players=3, seed=7)
>>> while not state.over:
...     decision = state.decisions[0]
...     state.apply(decision.seat, 0)
>>> len(state.scores)
3
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as _version
from pathlib import Path
from typing import Any

from tafelrunde.kernel import registry as _registry
from tafelrunde.kernel.codec import load
from tafelrunde.kernel.components import read_file as _read_components
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.errors import (
    BadComponents,
    BadOption,
    BadRecipe,
    BadSave,
    CannotUndo,
    IllegalChoice,
    TafelrundeError,
    UnknownGame,
)
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.game import begin as _begin
from tafelrunde.kernel.game import new_seed as _new_seed
from tafelrunde.kernel.match import Match, Recipe
from tafelrunde.kernel.state import State

try:
    __version__ = _version("tafelrunde")
except PackageNotFoundError:
    __version__ = "0"


def new(
    game: str,
    players: int,
    seed: int | None = None,
    components: Mapping[str, Any] | str | Path | None = None,
    **options: bool | int | str,
) -> State:
    """A new game, laid out and waiting for its first decision.

    Without a seed one is found by itself. `components` is a file (or its tables) with figures of your own copy of the
    game; `options` are the game's own (`tafelrunde.game` tells them).
    """
    if isinstance(components, str | Path):
        components = _read_components(Path(components))
    setup = _registry.find(game).setup(players, options, components)
    return _begin(setup, _new_seed() if seed is None else seed)


def game(name: str) -> Game:
    """A game's declaration: `players`, `option_values`, `rulebook("en")`; printed, it tells what can be chosen."""
    return _registry.find(name)


def all_games() -> list[str]:
    """The names of all games."""
    return _registry.names()


__all__ = [
    "BadComponents",
    "BadOption",
    "BadRecipe",
    "BadSave",
    "CannotUndo",
    "Decision",
    "Game",
    "IllegalChoice",
    "Match",
    "Option",
    "Recipe",
    "State",
    "TafelrundeError",
    "UnknownGame",
    "all_games",
    "game",
    "load",
    "new",
]


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
