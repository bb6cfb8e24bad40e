"""The commands that let bots meet, and that study a game: many games, tables in files, one page to look at."""

# Annotations are evaluated here on purpose: Typer reads the help texts out of them.

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from tafelrunde.kernel.errors import BadOption
from tafelrunde.kernel.game import Game
from tafelrunde.terminal.given import components_of, game_of, options_of, players_of
from tafelrunde.terminal.helps import Help
from tafelrunde.terminal.output import progress_bar, remark, show, show_json
from tafelrunde.terminal.words import BadCommand, Stopped, say, with_hint

# What the commands stand on besides the terminal's own libraries.
LIBRARIES = ("numpy", "openskill", "polars")


def add(app: typer.Typer, lang: str) -> None:
    """Add these commands."""
    words = Help(lang)

    @words.command(app, "tournament")
    def tournament(
        games: Annotated[list[str], words.argument("games", words("metavar-games"))],
        bots: Annotated[str, words.option("bots-tournament", "--bots", metavar="A,B,C")] = "greedy,random",
        players: Annotated[str, words.option("players-many", "--players", "-p", metavar="N,M")] = "2",
        rounds: Annotated[int, words.option("rounds", "--rounds", "-n", metavar="N")] = 50,
        form: Annotated[str, words.option("form", "--form", metavar="round-robin|ladder")] = "round-robin",
        seed: Annotated[int, words.option("seed-simulate", "--seed", metavar="N")] = 0,
        option: Annotated[list[str] | None, words.option("option", metavar="K=V")] = None,
        components: Annotated[Path | None, words.option("components", metavar=words("metavar-file"))] = None,
        workers: Annotated[int, words.option("workers", "--workers", "-w", metavar="N")] = 1,
        cluster: Annotated[str | None, words.option("cluster", "--cluster", metavar=words("metavar-cluster"))] = None,
        out: Annotated[Path | None, words.option("out-results", "--out", metavar=words("metavar-folder"))] = None,
        json: Annotated[bool, words.flag("json")] = False,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        with libraries():
            from tafelrunde.research.tournament import Tournament
        found = [game_of(name) for name in games]
        counts = players_in(players, found)
        cup = Tournament(
            bots=[name.strip() for name in bots.split(",") if name.strip()],
            games=[game.id for game in found],
            players=counts,
            rounds=rounds,
            seed=seed,
            form=form,  # type: ignore[arg-type]
            options=dict(options_of(found[0], option or [])),
            components=components_of(components),
        )
        with watched(lang) as progress:
            standing = cup.play(out, workers, cluster, progress, None if json else remark)
        title = say("tournament-title", games=", ".join(game.name.text(lang) for game in found)).text(lang)
        if out is not None:
            standing.write(out, title, lang)
        if json:
            ratings = standing.ratings.to_dicts()
            show_json(
                {"ratings": ratings, "cross": standing.cross.to_dicts(), "games": len(standing.rows)}
                | {"by_game": standing.by_game().to_dicts()}
            )
            return 0
        show(ratings_table(standing.ratings.to_dicts(), lang), cross_table(standing.cross, lang))
        if len(found) * len(counts) > 1:
            show(games_table(standing.by_game().to_dicts(), lang))
        tell_where(out, lang)
        return 0

    @words.command(app, "study")
    def study(
        game: Annotated[str, words.argument("game", words("metavar-game"))],
        bots: Annotated[str, words.option("bots-simulate", "--bots", metavar="A,B")] = "greedy",
        players: Annotated[str | None, words.option("players-many", "--players", "-p", metavar="N,M")] = None,
        games: Annotated[int, words.option("games-study", "--games", "-n", metavar="N")] = 100,
        seed: Annotated[int, words.option("seed-simulate", "--seed", metavar="N")] = 0,
        option: Annotated[list[str] | None, words.option("option", metavar="K=V")] = None,
        vary: Annotated[list[str] | None, words.option("vary", metavar="K=V,W")] = None,
        by: Annotated[str | None, words.option("by", metavar=words("metavar-name"))] = None,
        components: Annotated[Path | None, words.option("components", metavar=words("metavar-file"))] = None,
        workers: Annotated[int, words.option("workers", "--workers", "-w", metavar="N")] = 1,
        cluster: Annotated[str | None, words.option("cluster", "--cluster", metavar=words("metavar-cluster"))] = None,
        out: Annotated[Path | None, words.option("out-results", "--out", metavar=words("metavar-folder"))] = None,
        json: Annotated[bool, words.flag("json")] = False,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        with libraries():
            from tafelrunde.research.study import Study
        found = game_of(game)
        counts = [players_of(found, None)] if players is None else players_in(players, [found])
        plan = Study(
            game=found.id,
            players=counts,
            bots=[name.strip() for name in bots.split(",") if name.strip()],
            games=games,
            seed=seed,
            options=options_of(found, option or []),
            vary=varied(found, vary or []),
            components=components_of(components),
        )
        if by is not None and by not in plan.tried().columns:
            # Before anything is played, not after hours.
            raise BadCommand(say("no-such-facet", facet=by, known=", ".join(plan.tried().columns)))
        for why in dict.fromkeys(error.text(lang) for error in plan.combinations()[1]):
            remark(say("research-left-out", why=why).text(lang))
        with watched(lang) as progress:
            findings = plan.play(out, workers, cluster, progress)
        if out is not None:
            findings.write(out, say("study-title", game=found.name).text(lang), lang)
        facets = findings.facets
        if json:
            tables = {facet: findings.by(facet).to_dicts() for facet in ([by] if by else facets)}
            show_json(
                {
                    "games": len(findings.rows),
                    "by": tables,
                    "summary": findings.summary().to_dicts(),
                    "compared": findings.compared().to_dicts(),
                }
            )
            return 0
        for facet in [by] if by else facets:
            show(facet_table(found.id, facet, findings.by(facet).to_dicts(), lang))
        compared = findings.compared()
        if len(compared):
            show(compared_table(found.id, compared.to_dicts(), lang))
        show(overview_table(found.id, findings.overview(), lang))
        tell_where(out, lang)
        return 0


@contextmanager
def libraries() -> Iterator[None]:
    """Say which extra is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] not in LIBRARIES:
            raise
        raise BadCommand(say("research-missing")) from None


@contextmanager
def watched(lang: str) -> Iterator[Callable[[int, int], None]]:
    """A bar with the games that are done and the time that is left; an interrupt says how to go on."""
    with progress_bar() as bar:
        task = bar.add_task(say("simulate-progress").text(lang), total=None)
        try:
            yield lambda done, total: bar.update(task, completed=done, total=total)
        except KeyboardInterrupt:
            raise Stopped(say("research-stopped")) from None


def players_in(given: str, games: list[Game]) -> list[int]:
    """Numbers of players from `2,3`, which every game has to allow."""
    found: list[int] = []
    for part in given.split(","):
        if not part.strip().isdigit():
            raise BadCommand(say("no-players", given=given))
        found.append(int(part))
    for game in games:
        for players in found:
            players_of(game, players)
    return found


def varied(game: Game, given: list[str]) -> dict[str, list[bool | int | str]]:
    """Options with several values, from `adversary=none,england`; all of an option's values for `adversary=*`."""
    found: dict[str, list[bool | int | str]] = {}
    for pair in given:
        name, _, values = (part.strip() for part in pair.partition("="))
        if values == "*" and name in game.option_values:
            found[name] = list(game.option_values[name])
            continue
        try:
            found[name] = [game.read_option(name, value.strip()) for value in values.split(",")]
        except BadOption as error:
            raise error if name in game.option_values else with_hint(error, name, list(game.option_values)) from None
    return found


def tell_where(out: Path | None, lang: str) -> None:
    """Where the results are."""
    if out is not None:
        show(Text(say("results-in", file=str(out / "report.html")).text(lang)))


def ratings_table(lines: list[dict[str, Any]], lang: str) -> Table:
    """Who is how strong."""
    table = _table(["bot", "rating", "interval", "games", "share", "interval"], lang)
    for line in lines:
        table.add_row(
            line["bot"],
            f"{line['rating']:.1f}",
            f"{line['rating_low']:.1f} – {line['rating_high']:.1f}",
            str(line["games"]),
            f"{100 * line['share']:.1f} %",
            f"{100 * line['share_low']:.1f} – {100 * line['share_high']:.1f} %",
        )
    return table


def games_table(lines: list[dict[str, Any]], lang: str) -> Table:
    """How each bot did in each game."""
    table = _table(
        ["players", "bot", "games", "share", "interval", "score"], lang, first=say("research-game").text(lang)
    )
    for line in lines:
        table.add_row(
            game_of(line["game"]).name.text(lang),
            str(line["players"]),
            line["bot"],
            str(line["games"]),
            f"{100 * line['share']:.1f} %",
            f"{100 * line['share_low']:.1f} – {100 * line['share_high']:.1f} %",
            f"{line['score']:.1f}",
        )
    return table


def cross_table(cross: Any, lang: str) -> Table:
    """Who comes before whom."""
    names = [name for name in cross.columns if name != "bot"]
    table = Table(say("research-better").text(lang), *names)
    for column in table.columns[1:]:
        column.justify = "right"
    for line in cross.to_dicts():
        cells = ["" if line[name] is None else f"{100 * line[name]:.0f} %" for name in names]
        table.add_row(line["bot"], *cells)
    return table


def facet_table(game: str, facet: str, lines: list[dict[str, Any]], lang: str) -> Table:
    """Victories by something."""
    from tafelrunde.research.naming import Names
    from tafelrunde.research.report import column_name

    names = Names(game, lang)
    # Where all win together there is no fair share.
    fair = any(line["fair"] is not None for line in lines)
    columns = ["games", "share", "interval", *(["fair"] if fair else []), "score"]
    table = _table(columns, lang, first=column_name(facet, lang, names))
    for line in lines:
        table.add_row(
            names.of(facet, line[facet]),
            str(line["games"]),
            f"{100 * line['share']:.1f} %",
            f"{100 * line['share_low']:.1f} – {100 * line['share_high']:.1f} %",
            *([f"{line['fair']:.2f}"] if fair else []),
            f"{line['score']:.1f}",
        )
    return table


def compared_table(game: str, lines: list[dict[str, Any]], lang: str) -> Table:
    """By how much each variant differs from the first one, in the same deals."""
    from tafelrunde.research.naming import Names

    names = Names(game, lang)
    title = say("research-compared", base=names.options(lines[0]["against"])).text(lang)
    table = _table(
        ["players", "measure", "more", "interval"], lang, first=say("research-options").text(lang), title=title
    )
    for line in lines:
        factor, unit = (100, " %") if line["measure"] == "won" else (1, "")
        table.add_row(
            names.options(line["options"]),
            str(line["players"]),
            say("research-share" if line["measure"] == "won" else "research-score").text(lang),
            f"{factor * line['more']:+.1f}{unit}",
            f"{factor * line['low']:+.1f} – {factor * line['high']:+.1f}{unit}",
        )
    return table


def overview_table(game: str, overview: Any, lang: str) -> Table:
    """Everything that was measured."""
    from tafelrunde.research.naming import Names
    from tafelrunde.research.report import column_name

    names = Names(game, lang)
    table = Table(*(column_name(name, lang, names) for name in overview.columns))
    for column, name in zip(table.columns, overview.columns, strict=True):
        column.justify = "left" if name in ("options", "measure") else "right"
    for line in overview.iter_rows(named=True):
        if "measure" in line:
            line["measure"] = column_name(line["measure"], lang)
        told = [f"{cell:.1f}" if isinstance(cell, float) else names.of(name, cell) for name, cell in line.items()]
        table.add_row(*told)
    return table


def _table(columns: list[str], lang: str, first: str | None = None, title: str | None = None) -> Table:
    names = [say(f"research-{column}").text(lang) for column in columns]
    table = Table(*([first] if first is not None else []), *names, title=title)
    for column in table.columns[1:]:
        column.justify = "right"
    return table
