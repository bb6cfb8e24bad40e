"""The commands that let bots play by themselves, and that measure how fast."""

# Annotations are evaluated here on purpose: Typer reads the help texts out of them.

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated, Any, Protocol

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
        rotate: Annotated[bool, words.flag("rotate")] = False,
        rows: Annotated[Path | None, words.option("rows", metavar=words("metavar-file"))] = None,
        json: Annotated[bool, words.flag("json")] = False,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        from tafelrunde.research.simulate import simulate as simulate_games
        from tafelrunde.research.simulate import write_rows

        found = game_of(game)
        seats = players_of(found, players)
        names = bots_of(bots, seats)
        options = options_of(found, option or [])
        own = components_of(components)
        with progress_bar() as progress:
            task = progress.add_task(say("simulate-progress").text(lang), total=max(games, 0))
            try:
                simulation = simulate_games(
                    found.id,
                    seats,
                    games,
                    seed,
                    names,
                    options,
                    components=own,
                    workers=workers,
                    progress=lambda count: progress.advance(task, count),
                    rotate=rotate,
                    rows=rows is not None,
                )
            except KeyboardInterrupt:
                raise Stopped(say("simulate-stopped")) from None
        if rows is not None:
            write_rows(simulation, rows)
        result = simulation.to_dict()
        if json:
            show_json(result)
        else:
            show_result(result, lang)
        return 0

    @words.command(app, "levels")
    def levels(
        games_of: Annotated[list[str] | None, words.argument("games-of", words("metavar-games"))] = None,
        players: Annotated[list[int] | None, words.option("players-levels", "--players", "-p", metavar="N")] = None,
        games: Annotated[int, words.option("games-levels", "--games", "-n", metavar="N")] = 200,
        seed: Annotated[int, words.option("seed-simulate", "--seed", metavar="N")] = 1,
        bots: Annotated[str, words.option("bots-levels", "--bots", metavar="A,B")] = "",
        option: Annotated[list[str] | None, words.option("option", metavar="K=V")] = None,
        workers: Annotated[int, words.option("workers", "--workers", "-w", metavar="N")] = 1,
        uses: Annotated[bool, words.flag("uses")] = False,
        json: Annotated[bool, words.flag("json")] = False,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        from tafelrunde.bots import LEVELS
        from tafelrunde.kernel import registry
        from tafelrunde.research.levels import bouts_of, ladder

        names = [game_of(name).id for name in games_of or registry.names()]
        tables = players or [2]
        wanted = bots_of(bots, len(bots.split(","))) if bots else list(LEVELS)
        options = options_of(game_of(names[0]), option) if option else {}
        found = collected(
            lambda advance: ladder(names, tables, wanted, games, seed, options, workers, advance, uses),
            max(games, 0) * bouts_of(names, tables, wanted),
            "simulate-stopped",
            lang,
        )
        if json:
            show_json(found)
        else:
            show_levels(found, lang)
            if uses:
                show_uses(found, lang)
        return 0

    @words.command(app, "judge")
    def judge(
        games_of: Annotated[list[str] | None, words.argument("games-of", words("metavar-games"))] = None,
        players: Annotated[list[int] | None, words.option("players-judge", "--players", "-p", metavar="N")] = None,
        games: Annotated[int, words.option("games-judge", "--games", "-n", metavar="N", min=2)] = 400,
        seed: Annotated[int, words.option("seed-simulate", "--seed", metavar="N")] = 1,
        bots: Annotated[str, words.option("bots-judge", "--bots", metavar="A")] = "",
        json: Annotated[bool, words.flag("json")] = False,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        from tafelrunde.bots import USUAL
        from tafelrunde.kernel import registry
        from tafelrunde.research.judging import foresight
        from tafelrunde.research.judging import games_of as games_in_all

        names = [game_of(name).id for name in games_of or registry.names()]
        tables = players or [2]
        (bot,) = bots_of(bots or USUAL, 1)
        found = collected(
            lambda advance: foresight(names, tables, bot, games, seed, advance),
            games_in_all(names, tables, games),
            "judge-stopped",
            lang,
        )
        if json:
            show_json(found)
        else:
            show_foresight(found, lang)
        return 0

    @words.command(app, "train")
    def train(
        game: Annotated[str, words.argument("game", words("metavar-game"))],
        generations: Annotated[int, words.option("generations", "--generations", metavar="N", min=1)] = 3,
        games: Annotated[int, words.option("games-train", "--games", "-n", metavar="N", min=2)] = 40,
        visits: Annotated[int, words.option("visits", "--visits", metavar="N", min=2)] = 60,
        match_games: Annotated[int, words.option("match-games", "--match-games", metavar="N", min=2)] = 400,
        seed: Annotated[int, words.option("seed-simulate", "--seed", metavar="N")] = 1,
        out: Annotated[Path | None, words.option("out-train", "--out", metavar=words("metavar-file"))] = None,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        from tafelrunde.research.training import told
        from tafelrunde.research.training import train as train_game

        found = game_of(game)
        with progress_bar() as progress:
            task = progress.add_task(say("train-progress").text(lang), total=generations * games + match_games)
            try:
                trained = train_game(
                    found.id,
                    2,
                    generations,
                    games,
                    visits,
                    match_games,
                    seed,
                    lambda count: progress.advance(task, count),
                )
            except KeyboardInterrupt:
                raise Stopped(say("simulate-stopped")) from None
        show_json(told(trained))
        if out is not None:
            trained.write(out)
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


class Line(Protocol):
    """A line of a table that is found while one waits."""

    def to_dict(self) -> dict[str, Any]:
        """For JSON, and for those who draw it."""


def collected(
    find: Callable[[Callable[[int], None]], Iterable[Line]], games: int, stopped: str, lang: str
) -> list[dict[str, Any]]:
    """All lines that are found, under a bar that advances with the games; `stopped` is said if somebody ends it."""
    with progress_bar() as progress:
        task = progress.add_task(say("simulate-progress").text(lang), total=games)
        try:
            return [line.to_dict() for line in find(lambda count: progress.advance(task, count))]
        except KeyboardInterrupt:
            raise Stopped(say(stopped)) from None


def show_levels(bouts: list[dict[str, Any]], lang: str) -> None:
    """A line for each bout, as a table that a page of the documentation can take as it is."""
    columns = ("game", "players", "bot", "against", "games", "share", "interval", "fair", "seconds", "most")
    heads = [say(f"levels-{column}").text(lang) for column in columns]
    lines = [heads, ["---"] * len(heads)]
    for bout in bouts:
        low, high = bout["interval"]
        lines.append(
            [
                bout["game"],
                str(bout["players"]),
                bout["bot"],
                bout["against"] or "–",
                str(bout["games"]),
                f"{100 * bout['share']:.0f} %",
                f"{100 * low:.0f} – {100 * high:.0f} %",
                f"{100 * bout['fair']:.0f} %" if bout["fair"] else "–",
                f"{bout['mean_seconds']:.3f}",
                f"{bout['most_seconds']:.2f}",
            ]
        )
    for line in lines:
        typer.echo("| " + " | ".join(line) + " |")


def show_uses(bouts: list[dict[str, Any]], lang: str) -> None:
    """What the bot of each bout has used in a game on average."""
    heads = [say(column).text(lang) for column in ("levels-game", "levels-players", "levels-bot", "uses-average")]
    typer.echo("")
    for line in (heads, ["---"] * len(heads)):
        typer.echo("| " + " | ".join(line) + " |")
    for bout in bouts:
        used = bout.get("uses", {})
        told = ", ".join(f"{say(f'uses-{name}').text(lang)} {count:.1f}" for name, count in used.items())
        typer.echo(f"| {bout['game']} | {bout['players']} | {bout['bot']} | {told or '–'} |")


def show_foresight(lines: list[dict[str, Any]], lang: str) -> None:
    """A line for each game and quarter, as a table that a page of the documentation can take as it is."""
    columns = ("levels-game", "levels-players", "levels-bot", "levels-games", "judge-moment", "judge-evaluation")
    heads = [say(column).text(lang) for column in (*columns, "judge-score", "judge-more")]
    rows = [heads, ["---"] * len(heads)]
    for line in lines:
        low, high = line["more"]
        rows.append(
            [
                line["game"],
                str(line["players"]),
                line["bot"],
                str(line["games"]),
                f"{25 * line['quarter']} %",
                f"{line['evaluation']:.3f}",
                f"{line['score']:.3f}",
                f"{low:+.3f} – {high:+.3f}",
            ]
        )
    for row in rows:
        typer.echo("| " + " | ".join(row) + " |")


def show_result(result: dict[str, Any], lang: str) -> None:
    """Wins and scores by seat, and how long and how fast it was."""
    columns = ("place" if result["rotated"] else "seat", "bot", "wins", "share", "interval", "score")
    table = Table(*(say(f"simulate-{column}").text(lang) for column in columns))
    for column in table.columns[2:]:
        column.justify = "right"
    games = result["games"]
    for seat, bot in enumerate(result["bots"]):
        wins, (low, high) = result["wins"][seat], result["intervals"][seat]
        sure = f"{100 * low:.1f} – {100 * high:.1f} %"
        score = f"{result['scores'][seat]:.1f}"
        table.add_row(str(seat + 1), bot, str(wins), f"{100 * wins / games:.1f} %", sure, score)
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
