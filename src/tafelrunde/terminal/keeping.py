"""The commands for the tables of a server: list, export, delete, backup."""

# Annotations are evaluated here on purpose: Typer reads the help texts out of them.

import asyncio
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table
from rich.text import Text
from typer.core import TyperGroup

from tafelrunde.terminal.helps import Help
from tafelrunde.terminal.output import FAILED, show, show_json
from tafelrunde.terminal.words import BadCommand, say, with_hint

if TYPE_CHECKING:
    from tafelrunde.tables.inventory import Filed, Which

COMMANDS = ("list", "export", "delete", "backup")
PHASES = ("gathering", "playing", "over", "closed")
COLUMNS = ("table", "game", "phase", "seats", "entries", "last")
DAY = 24 * 3600


class Commands(TyperGroup):
    """The commands of this group, in their order."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] not in self.commands:
            error = BadCommand(say("no-such-command", command=f"tables {args[0]}", known=", ".join(COMMANDS)))
            raise with_hint(error, args[0], list(COMMANDS))
        return super().resolve_command(ctx, args)


def add(app: typer.Typer, lang: str) -> None:
    """Add these commands."""
    words = Help(lang)
    group = typer.Typer(
        cls=Commands,
        add_completion=False,
        add_help_option=False,
        rich_markup_mode="rich",
        invoke_without_command=True,
    )
    app.add_typer(group, name="tables", help=words("command-tables"), rich_help_panel=words("panel-commands"))

    @group.callback()
    def tables(
        context: typer.Context,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> None:
        if context.invoked_subcommand is None:
            context.get_help()
            raise typer.Exit

    @words.command(group, "list")
    def list_tables(
        database: Annotated[str | None, words.option("database", metavar="URL")] = None,
        game: Annotated[str | None, words.option("of-game", "--game", metavar=words("metavar-game"))] = None,
        phase: Annotated[str | None, words.option("phase", metavar="|".join(PHASES))] = None,
        quiet_days: Annotated[float | None, words.option("quiet", metavar=words("metavar-days"))] = None,
        json: Annotated[bool, words.flag("json")] = False,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        keeping = _keeping()
        found = asyncio.run(keeping.listed(keeping.chosen(database), _which(game, phase, quiet_days)))
        if json:
            show_json(found)
        else:
            _show(found, lang)
        return 0

    @words.command(group, "export")
    def export(
        ids: Annotated[list[str] | None, words.argument("tables", words("metavar-tables"))] = None,
        database: Annotated[str | None, words.option("database", metavar="URL")] = None,
        game: Annotated[str | None, words.option("of-game", "--game", metavar=words("metavar-game"))] = None,
        phase: Annotated[str | None, words.option("phase", metavar="|".join(PHASES))] = None,
        quiet_days: Annotated[float | None, words.option("quiet", metavar=words("metavar-days"))] = None,
        into: Annotated[Path, words.option("export-into", "--into", metavar=words("metavar-folder"))] = Path(),
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        keeping = _keeping()
        which = _which(game, phase, quiet_days)
        written = asyncio.run(keeping.exported(keeping.chosen(database), which, ids or [], into))
        for path in written:
            show(Text(str(path)))
        if not written:
            show(Text(say("tables-none").text(lang)))
        return 0

    @words.command(group, "delete")
    def delete(
        ids: Annotated[list[str] | None, words.argument("tables", words("metavar-tables"))] = None,
        database: Annotated[str | None, words.option("database", metavar="URL")] = None,
        game: Annotated[str | None, words.option("of-game", "--game", metavar=words("metavar-game"))] = None,
        phase: Annotated[str | None, words.option("phase", metavar="|".join(PHASES))] = None,
        quiet_days: Annotated[float | None, words.option("quiet", metavar=words("metavar-days"))] = None,
        yes: Annotated[bool, words.flag("yes", "--yes", "-y")] = False,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        keeping = _keeping()
        if not ids and game is None and phase is None and quiet_days is None:
            raise BadCommand(say("tables-delete-which"))
        which, where = _which(game, phase, quiet_days), keeping.chosen(database)
        if not yes:
            _show(asyncio.run(keeping.listed(where, which, ids or [])), lang)
            show(Text(say("tables-delete-sure").text(lang)))
            return FAILED
        gone, in_use = asyncio.run(keeping.deleted(where, which, ids or []))
        show(Text(say("tables-deleted", count=len(gone)).text(lang)))
        if in_use:
            show(Text(say("tables-in-use", tables=", ".join(in_use)).text(lang)))
        return FAILED if in_use else 0

    @words.command(group, "backup")
    def backup(
        file: Annotated[Path, words.argument("backup", words("metavar-file"))],
        database: Annotated[str | None, words.option("database", metavar="URL")] = None,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        keeping = _keeping()
        size = asyncio.run(keeping.copied(keeping.chosen(database), file))
        show(Text(say("tables-copied", file=str(file), size=max(1, size // 1024)).text(lang)))
        return 0


def _keeping() -> Any:
    try:
        from tafelrunde.tables import keeping
    except ModuleNotFoundError as error:
        raise BadCommand(say("verify-missing", module=str(error.name))) from error
    return keeping


def _which(game: str | None, phase: str | None, quiet_days: float | None) -> "Which":
    from tafelrunde.tables.inventory import Which

    if phase is not None and phase not in PHASES:
        raise with_hint(BadCommand(say("tables-no-such-phase", phase=phase, known=", ".join(PHASES))), phase, [*PHASES])
    since = None if quiet_days is None else time.time() - max(0.0, quiet_days) * DAY
    return Which(game=game, phases=(phase,) if phase else (), quiet_since=since)


def _show(found: "list[Filed]", lang: str) -> None:
    if not found:
        show(Text(say("tables-none").text(lang)))
        return
    table = Table(*(say(f"tables-column-{column}").text(lang) for column in COLUMNS))
    for filed in found:
        names = ", ".join(seat.name or say("tables-open-seat").text(lang) for seat in filed.seats)
        last = time.strftime("%Y-%m-%d %H:%M", time.localtime(filed.active))
        phase = say(f"tables-phase-{filed.phase}").text(lang) if filed.phase in PHASES else filed.phase
        table.add_row(filed.id, filed.game, phase, names, str(filed.entries), last)
    show(table, Text(say("tables-count", count=len(found)).text(lang)))
