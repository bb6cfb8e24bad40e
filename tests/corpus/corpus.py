"""Saves and recipes that earlier versions made, and that every later one has to load and to replay.

One file for each game and version of its rules, and one beside it with saves in the middle of things. What is in a
file is never made anew: a version that cannot read it has broken what people have saved.
`python tests/corpus/corpus.py` plays the files that are missing, for a new game or a new version of the rules, and
leaves the others alone.
"""

from __future__ import annotations

import base64
import gzip
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from tafelrunde.kernel import registry
from tafelrunde.kernel.chance import SEALED
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match, Recipe
from tafelrunde.kernel.state import State
from tafelrunde.kernel.step import steps_of
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


class Moment(msgspec.Struct, frozen=True):
    """A save of one of the matches beside it: in the middle of what a card does, with a step that few saves hold."""

    # The place of the match in its file, and after how many of its choices the save was made.
    match: int
    after: int
    save: str

    @property
    def data(self) -> bytes:
        return base64.b85decode(self.save)


def moments_of(entries: list[Entry]) -> Iterator[Moment]:
    """A moment for each kind of step that ever waits, or asks, in these matches."""
    held: set[str] = set()
    for number, entry in enumerate(entries):
        match = Match.replay(entry.recipe, 0)
        for after, choice in enumerate(entry.recipe.choices):
            kinds = kinds_in(match.state)
            if not kinds <= held:
                held |= kinds
                yield Moment(number, after, base64.b85encode(match.state.save()).decode())
            match.repeat(choice)


def kinds_in(state: State) -> set[str]:
    """What saves call the steps that wait or ask in a state."""
    stacks = [state.stack, *(state.lanes or ())]
    steps = [step for stack in stacks for step in steps_of(stack)] + [asked.step for asked in state.open]
    return {state.setup.game.saved.name_of(type(step)) for step in steps}


def moments_beside(path: Path) -> Path:
    """Where the moments of the matches of a file are."""
    return path.with_name(path.name.replace(".json.gz", ".moments.json.gz"))


def read(path: Path) -> list[Entry]:
    """The matches of a file."""
    return msgspec.json.decode(gzip.decompress(path.read_bytes()), type=list[Entry])


def read_moments(path: Path) -> list[Moment]:
    """The moments of a file."""
    return msgspec.json.decode(gzip.decompress(path.read_bytes()), type=list[Moment])


def write(path: Path, things: Sequence[Entry | Moment]) -> str:
    """Write the matches of a game, or their moments: the same bytes for the same."""
    path.write_bytes(gzip.compress(msgspec.json.encode(things), mtime=0))
    return f"{path.name}: {len(things)}, {path.stat().st_size} bytes"


def main() -> None:
    for name in registry.names():
        game = registry.find(name)
        path = path_of(game)
        if game.package.startswith("tafelrunde.") and not path.exists():
            said = write(path, [play(case, seed) for seed, case in enumerate(cases_of(game), 1)])
            sys.stdout.write(f"{said}\n")
        if path.exists() and not moments_beside(path).exists():
            said = write(moments_beside(path), list(moments_of(read(path))))
            sys.stdout.write(f"{said}\n")


if __name__ == "__main__":
    main()
