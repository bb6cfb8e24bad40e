"""Players that are programs. They see what their seat sees, and nothing else."""

from __future__ import annotations

from tafelrunde.bots.bot import Bot
from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.bots.random import RandomBot
from tafelrunde.kernel.errors import BadOption, kernel_words
from tafelrunde.kernel.game import Game

# From the weakest to the strongest.
BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def names() -> list[str]:
    """The names of all bots, from the weakest to the strongest."""
    return list(BOTS)


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot by its name. The same seed makes the same choices."""
    kind = BOTS.get(name.strip().lower())
    if kind is None:
        raise BadOption(kernel_words("unknown-bot", name=name, known=", ".join(BOTS)))
    return kind(game, seed)


__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "make", "names"]
