"""The commands that start the table server, and workers for its bots."""

# Annotations are evaluated here on purpose: Typer reads the help texts out of them.

from typing import Annotated

import typer

from tafelrunde.terminal.helps import Help
from tafelrunde.terminal.words import BadCommand, say


def add(app: typer.Typer, lang: str) -> None:
    """Add these commands."""
    words = Help(lang)

    @words.command(app, "serve")
    def serve(
        host: Annotated[str | None, words.option("host", metavar=words("metavar-address"))] = None,
        port: Annotated[int | None, words.option("port", "--port", metavar="N")] = None,
        database: Annotated[str | None, words.option("database", metavar="URL")] = None,
        components: Annotated[
            str | None, words.option("own-figures", "--components", metavar=words("metavar-folder"))
        ] = None,
        workers: Annotated[int | None, words.option("bot-workers", "--workers", "-w", metavar="N")] = None,
        processes: Annotated[int | None, words.option("processes", "--processes", metavar="N")] = None,
        keep_finished: Annotated[
            float | None, words.option("keep-finished", "--keep-finished", metavar=words("metavar-days"))
        ] = None,
        keep_abandoned: Annotated[
            float | None, words.option("keep-abandoned", "--keep-abandoned", metavar=words("metavar-days"))
        ] = None,
        open_browser: Annotated[bool, words.flag("open", "--open")] = False,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        try:
            from tafelrunde.server.run import serve as run_server
        except ModuleNotFoundError as error:
            raise BadCommand(say("serve-missing", module=str(error.name))) from error
        run_server(
            host=host,
            port=port,
            database=database,
            components=components,
            workers=workers,
            processes=processes,
            keep_finished=keep_finished,
            keep_abandoned=keep_abandoned,
            open_browser=open_browser,
            lang=lang,
        )
        return 0

    @words.command(app, "worker")
    def worker(
        database: Annotated[str | None, words.option("database", metavar="URL")] = None,
        workers: Annotated[int | None, words.option("worker-processes", "--workers", "-w", metavar="N")] = None,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        try:
            from tafelrunde.server.worker import work
        except ModuleNotFoundError as error:
            raise BadCommand(say("serve-missing", module=str(error.name))) from error
        work(database=database, workers=workers, lang=lang)
        return 0
