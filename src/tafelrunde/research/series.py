"""Series of games: what tournaments and studies play. Each game follows from its series and its number alone.

A series is plain data, so that any process on any machine can play a part of it, and a row is plain data, so that it
can be kept in a file. Where different bots play, the same deal is played as often as there are seats, and everybody
moves on by one seat each time: luck and seats are the same for all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from tafelrunde import bots as all_bots
from tafelrunde.kernel import registry
from tafelrunde.kernel.chance import Dice, mix
from tafelrunde.kernel.game import begin
from tafelrunde.kernel.playout import playout
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.state import State
from tafelrunde.research.facets import facts_of
from tafelrunde.research.simulate import play_out_with

Value: TypeAlias = bool | int | str


class Series(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays what. `name` tells a series from the others of its tournament or study."""

    name: str
    game: str
    players: int
    bots: tuple[str, ...]
    seed: int = 0
    options: dict[str, Value] = {}
    components: dict[str, Any] | None = None

    def deal(self, number: int) -> int:
        """Which deal a game is played with: where different bots play, everybody meets it from every seat."""
        return number // self.players if len(set(self.bots)) > 1 else number

    def setup(self) -> Setup:
        return registry.find(self.game).setup(self.players, self.options, self.components)


class SeatRow(msgspec.Struct, frozen=True):
    """What came of a game for one seat. `place` is 1 for the best; `won` is a part where a victory is shared."""

    seat: int
    bot: str
    score: int
    won: float
    place: int
    facts: dict[str, Value] = {}
    used: tuple[str, ...] = ()


class GameRow(msgspec.Struct, frozen=True):
    """One game. `facts` are those of the whole game: its rounds, how it ended."""

    series: str
    number: int
    seed: int
    decisions: int
    seats: tuple[SeatRow, ...]
    facts: dict[str, Value] = {}


class Share(msgspec.Struct, frozen=True):
    """The games `first` to `end - 1` of a series: what one worker plays at a time."""

    series: Series
    first: int
    end: int

    @property
    def key(self) -> str:
        return f"{self.series.name}/{self.first}-{self.end}"


def play_share(share: Share) -> list[GameRow]:
    """Play the games of a share."""
    setup = share.series.setup()
    return [play_one(share.series, setup, number) for number in range(share.first, share.end)]


def play_one(series: Series, setup: Setup, number: int) -> GameRow:
    """Game number `number` of a series."""
    players = series.players
    seed = mix(series.seed, series.deal(number))
    # In the first game of a deal bot 0 sits at seat 0; then everybody moves on.
    names = [series.bots[(seat - number) % players % len(series.bots)] for seat in range(players)]
    state = begin(setup, seed)
    if all(name == "random" for name in names):
        decisions = playout(state, Dice(mix(mix(seed, 1), number)))
    else:
        bots = [all_bots.make(name, setup.game, mix(mix(seed, 2 + seat), number)) for seat, name in enumerate(names)]
        decisions = play_out_with(state, bots)
    return row_of(series.name, number, seed, decisions, names, state)


def row_of(series: str, number: int, seed: int, decisions: int, names: list[str], state: State) -> GameRow:
    """A finished game as a row."""
    scores, winners = state.scores, state.winners
    of_game, of_seats, used = facts_of(state)
    shared = len(winners) if winners and not state.setup.game.cooperative else 1
    best = [(seat in winners, score) for seat, score in enumerate(scores)]
    seats = tuple(
        SeatRow(
            seat,
            names[seat],
            int(scores[seat]),
            (1.0 if seat in winners else 0.0) / shared,
            1 + sum(other > best[seat] for other in best),
            of_seats[seat],
            used[seat],
        )
        for seat in range(state.players)
    )
    return GameRow(series, number, seed, decisions, seats, of_game)


def check(series: Series) -> None:
    """Refuse a series that cannot be played, before anything is."""
    setup = series.setup()
    for name in series.bots:
        all_bots.make(name, setup.game, 0)


def frozen(options: Mapping[str, Value]) -> str:
    """Options as part of a name: `level=2 adversary=england`."""
    return " ".join(f"{name}={value}" for name, value in sorted(options.items()))
