"""The figures of a host's own copies: a folder with one TOML file for each game that has any (skybridge.toml)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.kernel import components, registry
from tafelrunde.kernel.errors import BadComponents, TafelrundeError, kernel_words
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.setup import Setup
from tafelrunde.tables.problem import problem

# What a host's figures are for each game, by the game's id.
OwnFigures = dict[str, dict[str, Any]]


def read_folder(folder: str | None) -> OwnFigures:
    """All files of a folder, each tried on its game, so that a mistake is told when the server starts."""
    if folder is None:
        return {}
    path = Path(folder).expanduser()
    files = sorted(path.glob("*.toml"))
    if not files:
        raise problem("bad", "no-own-figures", folder=str(path))
    found: OwnFigures = {}
    for file in files:
        try:
            game = registry.find(file.stem)
            own = components.read_file(file)
            tried(game, game.players[0], {}, own)
        except TafelrundeError as error:
            raise problem("bad", "bad-own-figures", file=str(file), why=error.words) from error
        found[game.id] = own
    return found


def tried(game: Game, players: int, options: Mapping[str, Any], own: Mapping[str, Any]) -> Setup:
    """What a match is to be played with. If somebody has figures of their own, the game is laid out once: whatever it
    stumbles over then is told now, and to whoever has them, and is no fault of a table that has begun.
    """
    setup = game.setup(players, options, own)
    if setup.components:
        try:
            Match(setup, 0)
        except TafelrundeError:
            raise
        except Exception as error:
            entries = ", ".join(components.places(msgspec.json.decode(setup.components))[:3])
            why = f"{type(error).__name__}: {error}"
            raise BadComponents(kernel_words("components-unusable", entries=entries, why=why)) from error
    return setup
