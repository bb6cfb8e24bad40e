"""The shelf: games that were left in the middle, played to their end, or saved, and the command that lists them."""

# Annotations are evaluated here on purpose: Typer reads the help texts out of them.

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from rich.table import Table
from rich.text import Text

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.words import Words
from tafelrunde.terminal import saves
from tafelrunde.terminal.given import game_of
from tafelrunde.terminal.helps import Help
from tafelrunde.terminal.output import remark, show, show_json
from tafelrunde.terminal.sitting import chronicle, seat_names
from tafelrunde.terminal.words import say

# Events that begin a part of a game, and the number in each that counts them.
PARTS = {"round-begins": "round", "day-begins": "day"}


class Kept(NamedTuple):
    """A game on the shelf."""

    path: Path
    saved: saves.SavedGame
    match: Match

    @property
    def changed(self) -> str:
        """When it was last played."""
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(self.path.stat().st_mtime))

    @property
    def moment(self) -> Words:
        """How far it is."""
        if self.match.state.over:
            return say("shelf-over")
        found = say("shelf-begun", choices=len(self.saved.choices))
        for events in chronicle(self.match, self.saved.said):
            for event in events:
                if event.kind in PARTS:
                    found = say(f"shelf-{PARTS[event.kind]}", number=event.facts[PARTS[event.kind]])
        return found

    def summary(self) -> Words:
        """What it is, for those who have to choose."""
        return say(
            "shelf-summary",
            game=self.match.setup.game.name,
            players=self.saved.players,
            moment=self.moment,
            day=self.changed,
        )

    def people(self, lang: str) -> list[str]:
        """Who plays."""
        kinds = self.saved.seats or ("",) * self.saved.players
        names = self.saved.names or ("",) * self.saved.players
        return list(seat_names(kinds, names, lang).values())


def taken(path: Path) -> Kept:
    """One game of the shelf; an error says why it cannot be read."""
    saved = saves.read(path)
    return Kept(path, saved, Match.replay(saved))


def found(game: str | None = None) -> Iterator[Kept | tuple[Path, TafelrundeError]]:
    """All games on the shelf, the newest of each folder first, and what cannot be read."""
    for folder in (saves.kept_folder(), saves.saves_folder(), saves.finished_folder()):
        for path in sorted(folder.glob(f"*{saves.SUFFIX}"), key=lambda path: -path.stat().st_mtime):
            try:
                kept = taken(path)
            except TafelrundeError as error:
                yield path, error
                continue
            if game in (None, kept.saved.game):
                yield kept


def add(app: typer.Typer, lang: str) -> None:
    """Add this command."""
    words = Help(lang)

    @words.command(app, "saves")
    def saves_command(
        game: Annotated[str | None, words.argument("saves-game", words("metavar-game"))] = None,
        json: Annotated[bool, words.flag("json")] = False,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        shelf = list(found(None if game is None else game_of(game).id))
        games = [kept for kept in shelf if isinstance(kept, Kept)]
        if json:
            show_json([as_data(kept) for kept in games])
        elif games:
            show(table(games, lang), Text(say("shelf-legend").text(lang), style="dim"))
        else:
            show(Text(say("shelf-empty", folder=str(saves.data_folder())).text(lang)))
        for unread in shelf:
            if not isinstance(unread, Kept):
                remark(say("shelf-unreadable", file=str(unread[0]), why=unread[1].words).text(lang))
        return 0


def table(games: list[Kept], lang: str) -> Table:
    """The shelf for people."""
    columns = ("game", "moment", "people", "changed", "file")
    listed = Table(*(say(f"shelf-{column}").text(lang) for column in columns), box=None)
    for kept in games:
        listed.add_row(
            Text(kept.match.setup.game.name.text(lang), style="bold"),
            kept.moment.text(lang),
            ", ".join(kept.people(lang)),
            kept.changed,
            Text(str(kept.path), overflow="fold"),
        )
    return listed


def as_data(kept: Kept) -> dict[str, Any]:
    """A game of the shelf for programs."""
    state = kept.match.state
    return {
        "file": str(kept.path),
        "game": kept.saved.game,
        "players": kept.saved.players,
        "choices": len(kept.saved.choices),
        "changed": kept.changed,
        "over": state.over,
        "scores": list(state.scores) if state.over else None,
        "winners": list(state.winners) if state.over else None,
    }
