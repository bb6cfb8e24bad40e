"""How strong the levels are: each against the one below, and how well their teams do where all win together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tafelrunde.bots import LEVELS
from tafelrunde.kernel import registry
from tafelrunde.kernel.game import Game
from tafelrunde.research.simulate import interval, simulate
from tafelrunde.research.uses import names_of


@dataclass(frozen=True)
class Bout:
    """One line of the table: a bot against another that has all other seats, or a team of one bot ("" against none)."""

    game: str
    players: int
    bot: str
    against: str
    games: int
    # Victories, a shared one in parts; the share that luck alone would give.
    won: float
    fair: float
    # Seconds for a choice: on average and at most, and choices in a game.
    mean_seconds: float
    most_seconds: float
    choices: float
    # What the bot has used in a game on average, if that is counted (see `research.uses`).
    uses: Mapping[str, float] = field(default_factory=dict)

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def sure(self) -> tuple[float, float]:
        """Between which shares the true one lies, 95 times of 100."""
        return interval(self.won, self.games)

    def to_dict(self) -> dict[str, Any]:
        low, high = self.sure
        found: dict[str, Any] = {
            "game": self.game,
            "players": self.players,
            "bot": self.bot,
            "against": self.against,
            "games": self.games,
            "won": round(self.won, 3),
            "share": round(self.share, 4),
            "interval": [round(low, 4), round(high, 4)],
            "fair": round(self.fair, 4),
            "mean_seconds": round(self.mean_seconds, 5),
            "most_seconds": round(self.most_seconds, 5),
            "choices": round(self.choices, 1),
        }
        if self.uses:
            found["uses"] = {name: round(count, 3) for name, count in self.uses.items()}
        return found


def bout(
    game: Game,
    players: int,
    bot: str,
    against: str,
    games: int,
    seed: int,
    options: Mapping[str, Any],
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    uses: bool = False,
) -> Bout:
    """Let a bot play against others, in each seat in turn, or with others of its kind."""
    team = game.cooperative
    seats = [bot] * players if team else [bot, *[against] * (players - 1)]
    tally = simulate(
        game.id, players, games, seed, seats, options, None, workers, progress, rotate=True, uses=uses
    ).tally
    return Bout(
        game=game.id,
        players=players,
        bot=bot,
        against="" if team else against,
        games=games,
        won=tally.parts[0],
        fair=0.0 if team else 1.0 / players,
        mean_seconds=tally.seconds[0] / max(1, tally.thoughts[0]),
        most_seconds=tally.slowest[0],
        choices=tally.thoughts[0] / games,
        uses={name: tally.uses[0][name] / games for name in names_of(game.id)} if uses else {},
    )


def ladder(
    names: Sequence[str],
    tables: Sequence[int],
    bots: Sequence[str] = LEVELS,
    games: int = 200,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    uses: bool = False,
) -> Iterator[Bout]:
    """Each bot of a list against the one before it, in each game, at tables of so many seats.

    A table that a game does not allow is left out. Teams play by themselves, so there the first of the list plays too.
    """
    for name in names:
        game = registry.find(name)
        for players in tables:
            if players not in game.players or (players < 2 and not game.cooperative):
                continue
            for place, bot in enumerate(bots):
                if place or game.cooperative:
                    against = bots[place - 1] if place else ""
                    yield bout(game, players, bot, against, games, seed, options or {}, workers, progress, uses)


def bouts_of(names: Sequence[str], tables: Sequence[int], bots: Sequence[str]) -> int:
    """How many lines the table of a ladder will have."""
    count = 0
    for name in names:
        game = registry.find(name)
        for players in tables:
            if players in game.players and (players >= 2 or game.cooperative):
                count += len(bots) if game.cooperative else len(bots) - 1
    return count
