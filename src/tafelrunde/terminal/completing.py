"""What a shell offers when somebody presses Tab: the names of games, presets, lessons, options and bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import typer

from tafelrunde import bots
from tafelrunde.kernel import registry
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.learning import learning

Completion = Callable[[typer.Context, str], list[str]]


def _games(context: typer.Context, begun: str) -> list[str]:
    return [name for name in registry.names() if name.startswith(begun)]


def _of_the_game(found: Callable[[Game], Iterable[str]]) -> Completion:
    """Names that belong to the game that was typed before; none without one."""

    def complete(context: typer.Context, begun: str) -> list[str]:
        typed = [context.params.get("game"), *context.args]
        try:
            game = registry.find(str(next(filter(None, typed), "")))
        except TafelrundeError:
            return []
        return [name for name in found(game) if name.startswith(begun)]

    return complete


def _options(game: Game) -> Iterable[str]:
    return [f"{name}={str(value).lower()}" for name, values in game.option_values.items() for value in values]


def _bots(context: typer.Context, begun: str) -> list[str]:
    """Several bots are separated by commas: the last one is completed."""
    before, comma, last = begun.rpartition(",")
    return [before + comma + name for name in bots.names() if name.startswith(last)]


# By the name of an argument's or an option's help.
COMPLETIONS: dict[str, Completion] = {
    **dict.fromkeys(("game", "one-game", "saves-game", "games-of"), _games),
    **dict.fromkeys(("bots", "bots-play", "bots-simulate"), _bots),
    "preset": _of_the_game(lambda game: [preset.id for preset in game.presets]),
    "lesson": _of_the_game(lambda game: [lesson.id for lesson in learning(game).lessons]),
    "option": _of_the_game(_options),
}
