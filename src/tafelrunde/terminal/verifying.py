"""The command that checks a server's database, and puts right what can be."""

# Annotations are evaluated here on purpose: Typer reads the help texts out of them.

import asyncio
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from tafelrunde.terminal.helps import Help
from tafelrunde.terminal.output import FAILED, progress_bar, show, show_json
from tafelrunde.terminal.words import BadCommand, Stopped, say

if TYPE_CHECKING:
    from tafelrunde.tables.repair import Report, Verdict
    from tafelrunde.tables.verify import Fault

COLUMNS = ("table", "game", "entry", "fault", "remedy")


def add(app: typer.Typer, lang: str) -> None:
    """Add this command."""
    words = Help(lang)

    @words.command(app, "verify")
    def verify(
        database: Annotated[str, words.argument("database", words("metavar-database"))],
        repair: Annotated[bool, words.flag("repair")] = False,
        cut: Annotated[bool, words.flag("cut")] = False,
        json: Annotated[bool, words.flag("json")] = False,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        if cut and not repair:
            raise BadCommand(say("verify-cut-alone"))
        try:
            from tafelrunde.tables.repair import verify as verify_all
        except ModuleNotFoundError as error:
            raise BadCommand(say("verify-missing", module=str(error.name))) from error
        with progress_bar() as bar:
            task = bar.add_task(say("verify-progress").text(lang))
            try:
                report = asyncio.run(
                    verify_all(
                        database,
                        repair=repair,
                        cut=cut,
                        progress=lambda done, total: bar.update(task, completed=done, total=total),
                    )
                )
            except KeyboardInterrupt:
                raise Stopped(say("verify-stopped")) from None
        if json:
            show_json(as_data(report, lang))
        else:
            show_report(report, lang)
        return 0 if report.fine else FAILED


def show_report(report: "Report", lang: str) -> None:
    """What is wrong with which table, what can be done about it, and where a table was kept before it was changed."""
    if not report.wrong:
        show(Text(say("verify-fine", tables=report.tables).text(lang)))
        return
    show(Text(say("verify-wrong", tables=report.tables, wrong=len(report.wrong)).text(lang)))
    table = Table(*(say(f"verify-column-{column}").text(lang) for column in COLUMNS))
    for verdict in report.wrong:
        for fault in verdict.faults:
            entry = "" if fault.position is None else str(fault.position + 1)
            table.add_row(verdict.table, verdict.game, entry, told(fault, lang), remedy(verdict, fault, lang))
    show(table)
    for verdict in report.wrong:
        if verdict.kept is not None:
            show(Text(say("verify-kept", table=verdict.table, file=str(verdict.kept)).text(lang)))
    if report.fine:
        show(Text(say("verify-mended").text(lang)))


def told(fault: "Fault", lang: str) -> str:
    """What is wrong, and why if that is known."""
    why = reason(fault, lang)
    sentence = say(f"verify-fault-{fault.kind}").text(lang)
    return f"{sentence} ({why})" if why else sentence


def reason(fault: "Fault", lang: str) -> str:
    """Why something is wrong, as far as it is known."""
    return fault.why if isinstance(fault.why, str) else fault.why.text(lang)


def remedy(verdict: "Verdict", fault: "Fault", lang: str) -> str:
    """What was done about a fault, or what can be."""
    if not verdict.is_left(fault):
        return say("verify-remedy-done").text(lang)
    return say(f"verify-remedy-{'game' if fault.kind == 'game' else fault.remedy}").text(lang)


def as_data(report: "Report", lang: str) -> dict[str, Any]:
    """The same for programs."""
    return {
        "tables": report.tables,
        "fine": report.fine,
        "wrong": [
            {
                "table": verdict.table,
                "game": verdict.game,
                "kept": None if verdict.kept is None else str(verdict.kept),
                "faults": [
                    {
                        "kind": fault.kind,
                        "entry": None if fault.position is None else fault.position + 1,
                        "why": reason(fault, lang),
                        "remedy": fault.remedy,
                        "repaired": not verdict.is_left(fault),
                    }
                    for fault in verdict.faults
                ],
            }
            for verdict in report.wrong
        ],
    }
