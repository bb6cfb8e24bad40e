"""The commands for language models: a seat by the Model Context Protocol, and the arena."""

# Annotations are evaluated here on purpose: Typer reads the help texts out of them.

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from tafelrunde.terminal.given import game_of, options_of, players_of
from tafelrunde.terminal.helps import Help
from tafelrunde.terminal.output import show, show_json
from tafelrunde.terminal.tournaments import cross_table, libraries, ratings_table, tell_where, watched
from tafelrunde.terminal.words import BadCommand, say


def add(app: typer.Typer, lang: str) -> None:
    """Add these commands."""
    words = Help(lang)

    @words.command(app, "mcp")
    def mcp(
        server: Annotated[str | None, words.option("model-server", "--server", metavar="URL")] = None,
        http: Annotated[int | None, words.option("model-http", "--http", metavar="PORT")] = None,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        try:
            from tafelrunde.research.models.protocol import server as make_server
        except ModuleNotFoundError as error:
            raise BadCommand(say("models-missing", module=str(error.name))) from None
        made = make_server(lang, server)
        if http is None:
            made.run("stdio")
        else:
            made.run("streamable-http", host="127.0.0.1", port=http)
        return 0

    @words.command(app, "arena")
    def arena(
        games: Annotated[list[str], words.argument("games", words("metavar-games"))],
        command: Annotated[str | None, words.option("model-command", "--command", metavar="CMD")] = None,
        endpoint: Annotated[str | None, words.option("model-endpoint", "--endpoint", metavar="URL")] = None,
        bots: Annotated[str, words.option("bots-arena", "--bots", metavar="A,B")] = "random,greedy",
        players: Annotated[int, words.option("players-arena", "--players", "-p", metavar="N")] = 2,
        rounds: Annotated[int, words.option("rounds-arena", "--rounds", "-n", metavar="N")] = 5,
        seconds: Annotated[float, words.option("model-seconds", "--seconds", metavar="S")] = 60.0,
        seed: Annotated[int, words.option("seed-simulate", "--seed", metavar="N")] = 0,
        option: Annotated[list[str] | None, words.option("option", metavar="K=V")] = None,
        out: Annotated[Path | None, words.option("out-arena", "--out", metavar=words("metavar-folder"))] = None,
        json: Annotated[bool, words.flag("json")] = False,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        with libraries():
            from tafelrunde.research.models.arena import Arena, model_of
        found = [game_of(name) for name in games]
        for game in found:
            players_of(game, players)
        meeting = Arena(
            model_of(command, endpoint),
            [game.id for game in found],
            [name.strip() for name in bots.split(",") if name.strip()],
            players,
            rounds,
            seed,
            seconds,
            lang,
            dict(options_of(found[0], option or [])),
        )
        with watched(lang) as progress:
            verdict = meeting.play(progress, out)
        if out is not None:
            title = say("arena-title", games=", ".join(game.name.text(lang) for game in found)).text(lang)
            verdict.write(out, title, lang)
        if json:
            ratings = verdict.ratings.to_dicts()
            show_json({"ratings": ratings, "cross": verdict.cross.to_dicts(), "conduct": verdict.conduct})
            return 0
        show(
            ratings_table(verdict.ratings.to_dicts(), lang),
            cross_table(verdict.cross, lang),
            conduct_table(verdict.conduct, lang),
            Text(say("arena-note").text(lang)),
        )
        tell_where(out, lang)
        return 0


def conduct_table(conduct: dict[str, Any], lang: str) -> Table:
    """How the model has answered."""
    names = ("arena-answers", "arena-illegal", "arena-late", "arena-median")
    table = Table(*(say(name).text(lang) for name in names))
    for column in table.columns:
        column.justify = "right"
    table.add_row(
        str(conduct["answers"]), str(conduct["illegal"]), str(conduct["late"]), f"{conduct['median_seconds']:.2f} s"
    )
    return table
