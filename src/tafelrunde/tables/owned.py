"""The figures of a host's own copies: a folder with one TOML file for each game that has any (skybridge.toml)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tafelrunde.kernel import components, registry
from tafelrunde.kernel.errors import TafelrundeError
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
            game.setup(game.players[0], {}, own)
        except TafelrundeError as error:
            raise problem("bad", "bad-own-figures", file=str(file), why=error.words) from error
        found[game.id] = own
    return found
