"""The commands that let bots play by themselves, and that measure how fast."""

# Annotations are evaluated here on purpose: Typer reads the help texts out of them.

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from tafelrunde.terminal.given import bots_of, components_of, game_of, options_of, players_of
from tafelrunde.terminal.helps import Help
from tafelrunde.terminal.output import progress_bar, show, show_json
from tafelrunde.terminal.words import Stopped, say


def add(app: typer.Typer, lang: str) -> None:
    """Add these commands."""
    words = Help(lang)

    @words.command(app, "simulate")
    def simulate(
        game: Annotated[str, words.argument("game", words("metavar-game"))],
        players: Annotated[int | None, words.option("players", "--players", "-p", metavar="N")] = None,
        games: Annotated[int, words.option("games", "--games", "-n", metavar="N")] = 1000,
        seed: Annotated[int, words.option("seed-simulate", "--seed", metavar="N")] = 0,
        bots: Annotated[str, words.option("bots-simulate", "--bots", metavar="A,B")] = "random",
        option: Annotated[list[str] | None, words.option("option", metavar="K=V")] = None,
        components: Annotated[Path | None, words.option("components", metavar=words("metavar-file"))] = None,
        workers: Annotated[int, words.option("workers", "--workers", "-w", metavar="N")] = 1,
        json: Annotated[bool, words.flag("json")] = False,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        from tafelrunde.research.simulate import simulate as simulate_games

        found = game_of(game)
        seats = players_of(found, players)
        names = bots_of(bots, seats)
        options = options_of(found, option or [])
        own = components_of(components)
        with progress_bar() as progress:
            task = progress.add_task(say("simulate-progress").text(lang), total=max(games, 0))
            try:
                result = simulate_games(
                    found.id,
                    seats,
                    games,
                    seed,
                    names,
                    options,
                    components=own,
                    workers=workers,
                    progress=lambda count: progress.advance(task, count),
                ).to_dict()
            except KeyboardInterrupt:
                raise Stopped(say("simulate-stopped")) from None
        if json:
            show_json(result)
        else:
            show_result(result, lang)
        return 0

    @words.command(app, "bench")
    def bench(
        json: Annotated[bool, words.flag("json")] = False,
        record: Annotated[Path | None, words.option("record", metavar=words("metavar-folder"))] = None,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        from tafelrunde.research.bench import main as measure

        measure(record, json, lang)
        return 0


def show_result(result: dict[str, Any], lang: str) -> None:
    """Wins and scores by seat, and how long and how fast it was."""
    columns = ("seat", "bot", "wins", "share", "score")
    table = Table(*(say(f"simulate-{column}").text(lang) for column in columns))
    for column in table.columns[2:]:
        column.justify = "right"
    games = result["games"]
    for seat, (bot, wins, score) in enumerate(zip(result["bots"], result["wins"], result["scores"], strict=True)):
        table.add_row(str(seat + 1), bot, str(wins), f"{100 * wins / games:.1f} %", f"{score:.1f}")
    lengths = result["lengths"]
    length = say("simulate-length", mean=f"{lengths['mean']:.1f}", least=str(lengths["min"]), most=str(lengths["max"]))
    speed = say(
        "simulate-speed",
        games=str(games),
        decisions=f"{result['decisions']:,}",
        seconds=f"{result['seconds']:.2f}",
        speed=f"{result['decisions_per_second']:,.0f}",
    )
    show(table, Text(length.text(lang)), Text(speed.text(lang)))
