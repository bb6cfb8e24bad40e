"""What is given on a command line, checked: games, bots, options, files. A wrong name is answered by the nearest."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tafelrunde import bots
from tafelrunde.kernel import components, registry
from tafelrunde.kernel.errors import BadOption, UnknownGame, kernel_words
from tafelrunde.kernel.game import Game, Preset
from tafelrunde.terminal.words import BadCommand, say, with_hint


def game_of(name: str) -> Game:
    """A game by its name."""
    try:
        return registry.find(name)
    except UnknownGame as error:
        raise with_hint(error, name, registry.names()) from None


def options_of(game: Game, given: list[str]) -> dict[str, str]:
    """Options from `name=value` pairs. A name alone means yes."""
    options: dict[str, str] = {}
    for pair in given:
        name, _, value = pair.partition("=")
        options[name.strip()] = value.strip() or "true"
    known = list(game.option_values)
    for name in options:
        try:
            game.read_options({name: options[name]})
        except BadOption as error:
            raise error if name in known else with_hint(error, name, known) from None
    return options


def preset_of(game: Game, name: str) -> Preset | None:
    """A preset of a game by its name; None where none is named."""
    known = {preset.id: preset for preset in game.presets}
    if name and name not in known:
        error = BadOption(say("no-such-preset", preset=name, game=game.name, known=", ".join(known) or "–"))
        raise with_hint(error, name, list(known))
    return known.get(name)


def components_of(path: Path | None) -> dict[str, Any] | None:
    """An owner's file with figures of the own copy."""
    return None if path is None else components.read_file(path)


def bots_of(given: str, seats: int) -> list[str]:
    """Bots from `expert,player` or `my_package:MyBot?depth=3`, repeated round all seats; the usual one if none are."""
    known = bots.names()
    wanted = [name.strip() for name in given.split(",") if name.strip()] or [bots.USUAL]
    for place, name in enumerate(wanted):
        if name.lower() in known:
            wanted[place] = name.lower()
        elif ":" not in name and name.partition("?")[0].lower() not in known:
            error = BadOption(kernel_words("unknown-bot", name=name, known=", ".join(known)))
            raise with_hint(error, name, known)
    return [wanted[place % len(wanted)] for place in range(seats)]


def players_of(game: Game, given: int | None) -> int:
    """The number of players: three where nobody says and the game allows it."""
    players = given
    if players is None:
        players = 3 if 3 in game.players else game.players[0]
    game.setup(players, {})
    return players


def seat_of(given: int | None, players: int) -> int | None:
    """A seat as people count it, from 1."""
    if given is None:
        return None
    if not 1 <= given <= players:
        raise BadCommand(say("no-such-seat", seat=str(given), players=players))
    return given - 1
