"""Which games there are: the folders of `tafelrunde.games`, and any package with an entry point `tafelrunde.games`.

A package that cannot be used (its import fails, it declares no game, its words are missing) is left out and named by
`broken`, so that a fault of one game closes no lobby.
"""

from __future__ import annotations

import pkgutil
from functools import lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from tafelrunde.kernel.errors import UnknownGame, kernel_words
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.language import LANGUAGES
from tafelrunde.kernel.words import Words

PACKAGE = "tafelrunde.games"

_added: dict[str, Game] = {}


def add(game: Game) -> None:
    """Make a game known that is in no installed package (a test's own game, a notebook's)."""
    _added[key_of(game.id)] = game


def key_of(name: str) -> str:
    """A name as it is looked up: underscores, blanks and capitals do not matter."""
    return str(name).strip().lower().replace("_", "-").replace(" ", "-")


def names() -> list[str]:
    """The names of all games, in alphabetical order. A folder without a declaration is not a game yet."""
    return sorted(game.id for game in {**_usable()[0], **_added}.values())


def broken() -> dict[str, str]:
    """The games of other packages that cannot be used, each with the reason."""
    return dict(_usable()[1])


def find(name: str) -> Game:
    """A game by its name ("spirit-island"; underscores and capitals do not matter)."""
    key = key_of(name)
    game = _added.get(key) or _own(key) or _usable()[0].get(key)
    if game is None:
        faults = {key_of(fault): why for fault, why in _usable()[1].items()}
        if key in faults:
            raise UnknownGame(kernel_words("broken-game", name=str(name), why=faults[key]))
        raise UnknownGame(kernel_words("unknown-game", name=str(name), known=", ".join(names())))
    return game


def forget() -> None:
    """Look for installed games anew: a package was installed meanwhile."""
    _usable.cache_clear()


@lru_cache(maxsize=1)
def _own_modules() -> dict[str, str]:
    """The modules of the games of this house."""
    home = import_module(PACKAGE)
    return {key_of(module.name): f"{PACKAGE}.{module.name}" for module in pkgutil.iter_modules(home.__path__)}


def _own(key: str) -> Game | None:
    """A game of this house: found without loading any other."""
    module = _own_modules().get(key)
    game = None if module is None else getattr(import_module(module), "GAME", None)
    return game if isinstance(game, Game) else None


@lru_cache(maxsize=1)
def _usable() -> tuple[dict[str, Game], dict[str, str]]:
    """All installed games by their keys, and what cannot be used with the reasons."""
    own = {key: _own(key) for key in _own_modules()}
    found = {key: game for key, game in own.items() if game is not None}
    faults: dict[str, str] = {}
    for point in entry_points(group=PACKAGE):
        try:
            game = _load(point)
        except (Exception, SystemExit) as error:
            # A module that leaves Python when it is imported must not close the lobby either.
            faults[point.name] = f"{type(error).__name__}: {error}"
            continue
        if key_of(game.id) in found:
            faults[point.name] = f"there is already a game {game.id!r}"
        else:
            found[key_of(game.id)] = game
    for game in found.values():
        # What was left out may have said that the words of another game are its own.
        game.bring_words()
    return found, faults


def _load(point: EntryPoint) -> Game:
    """The game of another package, with everything that a lobby and a table cannot do without."""
    game = getattr(import_module(point.module), point.attr or "GAME", None)
    if not isinstance(game, Game):
        raise TypeError(f"{point.module} declares no game: it has no GAME")
    if key_of(point.name) != key_of(game.id):
        raise ValueError(f"the entry point {point.name!r} leads to a game {game.id!r}: give both one name")
    for lang in LANGUAGES:
        for id in required_messages(game):
            Words(game.id, id).text(lang)
        game.rulebook(lang)
    _ = game.standard_box
    return game


def required_messages(game: Game) -> list[str]:
    """The messages that every game has in `locale/<language>.ftl`, whatever else it says."""
    options = [f"option-{name}" for name in game.option_values] + [f"preset-{preset.id}" for preset in game.presets]
    words = [
        game.option_words(option, value).id
        for option, values in game.option_values.items()
        for value in values
        if isinstance(value, str)
    ]
    parts = [f"part-{name}" for name in game.part_names]
    return ["game", "game-by", "game-about", *options, *[f"{option}-help" for option in options], *words, *parts]
