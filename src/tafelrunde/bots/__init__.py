"""Players that are programs. They see what their seat sees, and nothing else."""

from __future__ import annotations

import importlib
import os
from typing import Any, SupportsIndex

from tafelrunde.bots.bot import Bot
from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.bots.hints import Advice, hint
from tafelrunde.bots.levels import BeginnerBot, ExpertBot, MasterBot, PlayerBot
from tafelrunde.bots.prepared import PREPARED, PreparedBot
from tafelrunde.bots.random import RandomBot
from tafelrunde.bots.searching import SearchBot
from tafelrunde.kernel.errors import BadOption, kernel_words
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.state import whole

# The levels that people choose from, from the weakest to the strongest, and the one that plays if nobody chooses.
LEVELS = ("beginner", "player", "expert", "master")
USUAL = "player"

# All bots that have a name. `search` takes parameters: `search?visits=500`.
BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "beginner": BeginnerBot,
    "player": PlayerBot,
    "expert": ExpertBot,
    "master": MasterBot,
}

# Where a host names bots of other packages: `name=package.module:Class?parameter=value`, several parted by blanks. In
# the environment, so that every process that thinks for this one knows them too.
OWN_BOTS = "TAFELRUNDE_BOTS"


def own() -> dict[str, str]:
    """The bots that the host has named, and where each is found."""
    found: dict[str, str] = {}
    for entry in os.environ.get(OWN_BOTS, "").split():
        name, _, where = entry.partition("=")
        found[name] = where
    return found


def names() -> list[str]:
    """The names of all bots; the levels at the end, from the weakest to the strongest."""
    return [*own(), *BOTS]


def make(name: str, game: Game, seed: SupportsIndex) -> Bot:
    """A bot by its name, or by where its class is found: `package.module:Class`. The same seed makes the same choices.

    Parameters of its constructor follow as in an address of the web: `search?visits=500&steps=4`.
    """
    given: object = game
    if not isinstance(given, Game):
        raise BadOption(kernel_words("no-game", given=repr(given)))
    seed = whole("seed", seed)
    wanted = name.strip()
    if wanted.startswith(PREPARED):
        return PreparedBot(game, seed, wanted.removeprefix(PREPARED))
    where, _, given = own().get(wanted, wanted).partition("?")
    kind = kind_of(where, name)
    try:
        return kind(game, seed, **parameters(given))
    except (TypeError, ValueError) as error:
        raise BadOption(kernel_words("bad-bot", name=name, why=str(error))) from error


def kind_of(where: str, name: str) -> type[Bot]:
    """The class of a bot."""
    kind = BOTS.get(where.lower())
    if kind is not None:
        return kind
    module, _, attribute = where.partition(":")
    if not attribute:
        raise BadOption(kernel_words("unknown-bot", name=name, known=", ".join(names())))
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOption(kernel_words("bad-bot", name=name, why=str(error))) from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadOption(kernel_words("bad-bot", name=name, why=f"{attribute} is no Bot"))
    return found


def parameters(given: str) -> dict[str, Any]:
    """Parameters from `visits=500&steps=4`: numbers where they are numbers, else text."""
    found: dict[str, Any] = {}
    for entry in given.split("&") if given else []:
        key, sign, value = entry.partition("=")
        if not sign or not key.isidentifier():
            raise ValueError(f"{entry!r} is not parameter=value")
        found[key] = _value(value)
    return found


def _value(text: str) -> bool | int | float | str:
    if text in ("true", "false"):
        return text == "true"
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


__all__ = ["BOTS", "LEVELS", "USUAL", "Advice", "Bot", "GreedyBot", "RandomBot", "SearchBot", "hint", "make", "names"]
