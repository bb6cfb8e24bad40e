"""The figures of a host's own copies: a folder with one TOML file for each game that has any (skybridge.toml)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.kernel import components, registry
from tafelrunde.kernel.chance import Dice
from tafelrunde.kernel.errors import BadComponents, TafelrundeError, kernel_words
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.setup import Setup
from tafelrunde.tables.problem import problem

# What a host's figures are for each game, by the game's id.
OwnFigures = dict[str, dict[str, Any]]

# Own figures may be so many times as long as all figures of the box: there is nothing else that they could tell. They
# are stored with their table, are in every thought about it, and anybody may send them.
MOST_TIMES = 2
# They are tried on so many choices at random.
TRIED_CHOICES = 500


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


def _must_be_short(game: Game, own: Mapping[str, Any]) -> None:
    """Refuse figures that are much more than there is to tell of a box."""
    most = MOST_TIMES * len(components.canonical(game.figures))
    if len(components.canonical(own)) > most:
        raise problem("too-big", "too-many-figures", game=game.name, most=most // 1000)


def tried(
    game: Game, players: int, options: Mapping[str, Any], own: Mapping[str, Any], version: int | None = None
) -> Setup:
    """What a match is to be played with. If somebody has figures of their own, the game is laid out, looked at and
    begun once: whatever it stumbles over then is told now, and to whoever has them, and is no fault of a table that has
    begun.
    """
    _must_be_short(game, own)
    setup = game.setup(players, options, own, version)
    if setup.components:
        try:
            _try_out(setup)
        except TafelrundeError:
            raise
        except Exception as error:
            entries = ", ".join(components.places(msgspec.json.decode(setup.components))[:3])
            why = f"{type(error).__name__}: {error}"
            raise BadComponents(kernel_words("components-unusable", entries=entries, why=why)) from error
    return setup


def _try_out(setup: Setup) -> None:
    game, state = setup.game, Match(setup, 0).state
    game.cards(setup.box)
    if game.box_facts is not None:
        game.box_facts(setup.box)
    dice = Dice(0)
    for _ in range(TRIED_CHOICES):
        if state.over:
            break
        decision = state.open[dice.below(len(state.open))]
        state.take(decision, decision.codes[dice.below(len(decision.codes))])
    for seat in (None, *range(setup.players)):
        state.view(seat)
