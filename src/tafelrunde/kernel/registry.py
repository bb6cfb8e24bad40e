"""Which games there are: the folders of `tafelrunde.games`, and any package with an entry point `tafelrunde.games`."""

from __future__ import annotations

import pkgutil
from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points

from tafelrunde.kernel.errors import UnknownGame, kernel_words
from tafelrunde.kernel.game import Game

PACKAGE = "tafelrunde.games"

_added: dict[str, Game] = {}


def add(game: Game) -> None:
    """Make a game known that is in no installed package (a test's own game, a notebook's)."""
    _added[game.id] = game


@lru_cache(maxsize=1)
def _installed() -> dict[str, str]:
    """Where each game's declaration `GAME` is, by the game's name."""
    home = import_module(PACKAGE)
    found = {
        module.name.replace("_", "-"): f"{PACKAGE}.{module.name}" for module in pkgutil.iter_modules(home.__path__)
    }
    for point in entry_points(group=PACKAGE):
        found[point.name] = point.module
    return found


def names() -> list[str]:
    """The names of all games, in alphabetical order. A folder without a declaration is not a game yet."""
    declared = {name for name, module in _installed().items() if hasattr(import_module(module), "GAME")}
    return sorted({*declared, *_added})


def find(name: str) -> Game:
    """A game by its name ("spirit-island"; underscores and capitals do not matter)."""
    key = str(name).strip().lower().replace("_", "-").replace(" ", "-")
    if key in _added:
        return _added[key]
    module = _installed().get(key)
    game = None if module is None else getattr(import_module(module), "GAME", None)
    if not isinstance(game, Game):
        raise UnknownGame(kernel_words("unknown-game", name=str(name), known=", ".join(names())))
    return game
