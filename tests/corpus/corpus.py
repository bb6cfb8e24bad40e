"""Saves and recipes that earlier versions made, and that every later one has to load and to replay.

One file for each game and version of its rules. What is in a file is never made anew: a version that cannot read it
has broken what people have saved. `python tests/corpus/corpus.py` plays the files that are missing, for a new game or
a new version of the rules, and leaves the others alone.
"""

from __future__ import annotations

import base64
import gzip
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tafelrunde.kernel import registry
from tafelrunde.kernel.chance import SEALED
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match, Recipe
from tafelrunde.testing.cases import Case, cases, random_choices

FOLDER = Path(__file__).parent
# Games are kept to the end, but a very long one is cut here.
MOST_CHOICES = 500


class Entry(msgspec.Struct, frozen=True):
    """One match: its recipe, and its state in the middle as it was saved."""

    case: str
    recipe: Recipe
    # After how many choices the save was made.
    saved_after: int
    save: str
    scores: list[int]
    winners: list[int]

    @property
    def data(self) -> bytes:
        return base64.b85decode(self.save)


def path_of(game: Game) -> Path:
    """Where the matches of a game by today's rules are."""
    return FOLDER / f"{game.id}.rules-{game.version}.json.gz"


def cases_of(game: Game) -> Iterator[Case]:
    """Every number of players and every option; and, where trials are short games only, whole ones as well."""
    yield from cases(game.id)
    if game.trial_options or game.trial_figures:
        for players in game.players:
            yield Case(game, players)


def play(case: Case, seed: int) -> Entry:
    """A match of random players; every other one with the sealed chance of a table."""
    sealed = Match(case.setup(), seed, generator=SEALED, salt="corpus")
    match = sealed if seed % 2 else Match(case.setup(), seed)
    for seat, index in random_choices(match.state, seed):
        match.choose(seat, index)
        if len(match.choices) == MOST_CHOICES:
            break
    middle = len(match.choices) // 2
    return Entry(
        case=str(case),
        recipe=match.recipe(),
        saved_after=middle,
        save=base64.b85encode(match.at(middle).state.save()).decode(),
        scores=list(match.state.scores),
        winners=list(match.state.winners),
    )


def read(path: Path) -> list[Entry]:
    """The matches of a file."""
    return msgspec.json.decode(gzip.decompress(path.read_bytes()), type=list[Entry])


def write(path: Path, entries: list[Entry]) -> None:
    """Write the matches of a game: the same bytes for the same matches."""
    path.write_bytes(gzip.compress(msgspec.json.encode(entries), mtime=0))


def main() -> None:
    for name in registry.names():
        game = registry.find(name)
        path = path_of(game)
        if game.package.startswith("tafelrunde.") and not path.exists():
            entries = [play(case, seed) for seed, case in enumerate(cases_of(game), 1)]
            write(path, entries)
            sys.stdout.write(f"{path.name}: {len(entries)} matches, {path.stat().st_size} bytes\n")


if __name__ == "__main__":
    main()
