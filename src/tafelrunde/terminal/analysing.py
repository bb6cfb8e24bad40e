"""The command that looks at a game that was played: chances over time, and the choices that cost most."""

# Annotations are evaluated here on purpose: Typer reads the help texts out of them.

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from tafelrunde.terminal import saves
from tafelrunde.terminal.helps import Help
from tafelrunde.terminal.output import progress_bar, show, show_json
from tafelrunde.terminal.sitting import PERSON, seat_names
from tafelrunde.terminal.words import Stopped, say

if TYPE_CHECKING:
    from tafelrunde.research.analysis import Analysis

# A chart is so many columns wide; each column is as high as the chance at that part of the game.
WIDTH = 60
HEIGHTS = "▁▂▃▄▅▆▇█"


def add(app: typer.Typer, lang: str) -> None:
    """Add this command."""
    words = Help(lang)

    @words.command(app, "analyse")
    def analyse(
        file: Annotated[Path, words.argument("file", words("metavar-file"))],
        visits: Annotated[int, words.option("visits", "--visits", metavar="N", min=1)] = 40,
        json: Annotated[bool, words.flag("json")] = False,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        from tafelrunde.research.analysis import analyse_file

        saved = saves.read(file)
        with progress_bar() as bar:
            task = bar.add_task(say("analyse-progress").text(lang), total=len(saved.choices))
            try:
                found = analyse_file(file, saved, visits, lambda count: bar.advance(task, count))
            except KeyboardInterrupt:
                raise Stopped(say("analyse-stopped")) from None
        if json:
            show_json(found.to_dict())
        else:
            show_analysis(saved, found, lang)
        return 0


def show_analysis(saved: saves.SavedGame, found: "Analysis", lang: str) -> None:
    """A chart for each seat, and the turning points in words."""
    from tafelrunde.kernel.match import Match

    whole = Match.replay(saved)
    kinds = saved.seats if len(saved.seats) == saved.players else (PERSON,) * saved.players
    given = saved.names if len(saved.names) == saved.players else ("",) * saved.players
    names = seat_names(kinds, given, lang)
    seats = range(1) if whole.setup.game.cooperative else range(saved.players)
    for seat in seats:
        name = say("analyse-team").text(lang) if whole.setup.game.cooperative else names[f"seat:{seat}"]
        show(Text(f"{name}: {chart([chances[seat] for chances in found.chances])}"))
    if not found.turning_points:
        show(Text(say("analyse-nothing").text(lang)))
    for point in found.turning_points:
        decision = whole.at(point.number).state.decision_of(point.seat)
        assert decision is not None
        told = say(
            "analyse-point",
            number=point.number,
            name=names[f"seat:{point.seat}"],
            chosen=decision.options[point.chosen].text(lang, names),
            better=decision.options[point.better].text(lang, names),
            cost=round(100 * point.cost),
        ).text(lang)
        why = ", ".join(words.text(lang, names) for words in point.why)
        show(Text(told + (f" – {why}" if why else "")))


def chart(chances: list[float]) -> str:
    """A line of columns: the chance over the course of the game."""
    count = min(WIDTH, len(chances))
    picked = [chances[place * (len(chances) - 1) // max(1, count - 1)] for place in range(count)]
    return "".join(HEIGHTS[min(len(HEIGHTS) - 1, int(chance * len(HEIGHTS)))] for chance in picked)
