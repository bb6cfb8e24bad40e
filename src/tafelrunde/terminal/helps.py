"""The arguments and options of commands, with help in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import typer

from tafelrunde.kernel.language import LANGUAGES
from tafelrunde.terminal.completing import COMPLETIONS
from tafelrunde.terminal.words import say

# A command returns its exit code.
Command = Callable[..., int]


class Help:
    """Makes arguments and options for Typer, in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, id: str) -> str:
        return say(id).text(self.lang)

    def argument(self, id: str, metavar: str) -> Any:
        """A command's argument; `arg-<id>` says what it is."""
        panel = self("panel-arguments")
        return typer.Argument(
            metavar=metavar,
            help=self(f"arg-{id}"),
            show_default=False,
            rich_help_panel=panel,
            autocompletion=COMPLETIONS.get(id),
        )

    def option(self, id: str, *names: str, metavar: str | None = None, **more: Any) -> Any:
        """A command's option; `opt-<id>` says what it does."""
        panel = self("panel-options")
        names = names or (f"--{id}",)
        more.setdefault("autocompletion", COMPLETIONS.get(id))
        return typer.Option(
            *names, metavar=metavar, help=self(f"opt-{id}"), show_default=False, rich_help_panel=panel, **more
        )

    def flag(self, id: str, *names: str, **more: Any) -> Any:
        """An option that is there or not."""
        return self.option(id, *names, metavar=" ", **more)

    def language(self) -> Any:
        """The option for the language. It was read before the commands were built, so nobody needs its value."""
        return self.option("lang", metavar="|".join(LANGUAGES), expose_value=False)

    def help(self) -> Any:
        """The option for this very help."""
        return self.flag("help", "--help", "-h", is_eager=True, expose_value=False, callback=_show_help)

    def command(self, app: typer.Typer, name: str) -> Callable[[Command], Command]:
        """Add a command; `command-<name>` says what it does."""
        return app.command(
            name, help=self(f"command-{name}"), add_help_option=False, rich_help_panel=self("panel-commands")
        )


def _show_help(context: typer.Context, wanted: bool) -> None:
    if wanted:
        text = context.get_help()
        if text:
            typer.echo(text)
        raise typer.Exit
