"""The command line: one look at the language, then the commands in that language, then every error as a sentence."""

# Annotations are evaluated here on purpose: Typer reads the help texts out of them.

import os
import sys
import traceback
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from tafelrunde import __version__
from tafelrunde.kernel import language, state
from tafelrunde.kernel.errors import TafelrundeError, kernel_words
from tafelrunde.terminal import (
    analysing,
    information,
    keeping,
    learning,
    models,
    playing,
    saves,
    scaffolding,
    serving,
    shelf,
    simulation,
    tournaments,
    verifying,
)
from tafelrunde.terminal.helps import Help
from tafelrunde.terminal.output import FAILED, INTERRUPTED, MISUSED, complain, reason, remark, write_anything
from tafelrunde.terminal.words import BadCommand, Stopped, nearest, say, with_hint

COMMANDS = (
    "serve",
    "worker",
    "play",
    "learn",
    "games",
    "rules",
    "components",
    "simulate",
    "tournament",
    "study",
    "arena",
    "mcp",
    "levels",
    "judge",
    "train",
    "replay",
    "analyse",
    "saves",
    "bench",
    "tables",
    "verify",
    "scaffold",
)


class Commands(TyperGroup):
    """The commands, in the order in which people need them."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] not in self.commands:
            error = BadCommand(say("no-such-command", command=args[0], known=", ".join(COMMANDS)))
            raise with_hint(error, args[0], list(COMMANDS))
        return super().resolve_command(ctx, args)


def build(lang: str) -> typer.Typer:
    """All commands, with their help in one language."""
    words = Help(lang)
    app = typer.Typer(
        cls=Commands,
        add_completion=True,
        add_help_option=False,
        rich_markup_mode="rich",
        pretty_exceptions_enable=False,
        help=words("about"),
        invoke_without_command=True,
    )

    @app.callback()
    def root(
        context: typer.Context,
        version: Annotated[bool, words.flag("version", "--version", "-V", is_eager=True)] = False,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> None:
        if version:
            sys.stdout.write(version_line(lang) + "\n")
            raise typer.Exit
        if context.invoked_subcommand is None:
            context.get_help()
            raise typer.Exit

    for part in (
        serving,
        playing,
        learning,
        shelf,
        information,
        simulation,
        tournaments,
        models,
        analysing,
        keeping,
        verifying,
        scaffolding,
    ):
        part.add(app, lang)
    return app


def version_line(lang: str) -> str:
    """The version, and how it was built."""
    compiled = not str(state.__file__).endswith(".py")
    return say("version-compiled" if compiled else "version-pure", version=__version__).text(lang)


def language_of(arguments: Sequence[str]) -> str:
    """The language that a command line asks for, wherever it says so; the machine's own otherwise."""
    given: str | None = None
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == "--lang":
            given = arguments[place + 1] if place + 1 < len(arguments) else ""
        elif argument.startswith("--lang="):
            given = argument.removeprefix("--lang=")
    if given is None:
        return language.preferred()
    if given.lower() not in language.LANGUAGES:
        raise BadCommand(kernel_words("no-such-language", given=given, known=", ".join(language.LANGUAGES)))
    return given.lower()


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; the exit code. Whatever goes wrong is said in a sentence."""
    lang = language.preferred()
    write_anything()
    try:
        lang = language_of(arguments)
        code = build(lang)(list(arguments), prog_name="tafelrunde", standalone_mode=False)
        sys.stdout.flush()
    except Stopped as stopped:
        remark(stopped.text(lang))
        return INTERRUPTED
    except TafelrundeError as error:
        complain(error.text(lang), lang)
        return MISUSED
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    except BrokenPipeError:
        # Whoever read the answer has seen enough.
        _silence_output()
        return FAILED
    except OSError as error:
        complain(say("system-refused", why=f"{error.filename or ''} {reason(error)}".strip()).text(lang), lang)
        _silence_output()
        return FAILED
    except Exception as error:
        if type(error).__module__.split(".")[0] in ("typer", "click") and hasattr(error, "format_message"):
            complain(usage(error, lang), lang)
            return MISUSED
        complain(report(error, lang), lang)
        return FAILED
    if code == INTERRUPTED:
        remark(say("interrupted").text(lang))
    return code if isinstance(code, int) else 0


def usage(error: Any, lang: str) -> str:
    """What is wrong with a command line that Typer cannot read, in the reader's language."""
    context = getattr(error, "ctx", None)
    parameter = getattr(error, "param", None)
    message = str(error.format_message())
    name = str(getattr(error, "option_name", "") or "")
    if parameter is not None:
        dashed = [option for option in parameter.opts if option.startswith("-")]
        name = dashed[0] if dashed else str(getattr(parameter, "metavar", None) or parameter.name)
    match type(error).__name__:
        case "NoSuchOption":
            known = [option for known in context.command.params for option in known.opts] if context else []
            meant = nearest(name, known)
            said = say("usage-meant", name=name, meant=meant) if meant else say("usage-no-such-option", name=name)
        case "MissingParameter":
            said = say("usage-missing", name=name)
        case "BadOptionUsage":
            said = say("usage-no-value", name=name)
        case "BadParameter":
            numeric = any(word in message for word in ("integer", "number", "float"))
            said = say("usage-no-number" if numeric else "usage-bad-value", name=name)
        case _ if "extra argument" in message:
            said = say("usage-too-much", what=message.partition("(")[2].partition("(")[2].rstrip(")") or message)
        case _:
            said = say("usage-other", why=message)
    path = context.command_path if context is not None else "tafelrunde"
    return say("usage-help", message=said, command=path).text(lang)


def report(error: Exception, lang: str) -> str:
    """A fault of ours, said in a sentence; what a developer needs goes into a file."""
    path = saves.data_folder() / "fault.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(traceback.format_exception(error)), encoding="utf-8")
    except OSError:
        return say("fault", what=f"{type(error).__name__}: {error}").text(lang)
    return say("fault-kept", what=f"{type(error).__name__}: {error}", file=str(path)).text(lang)


def _silence_output() -> None:
    """What could not be written must not be tried again when Python ends."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
