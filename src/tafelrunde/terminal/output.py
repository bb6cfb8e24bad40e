"""Where text goes: standard output for answers, standard error for everything about them."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata
from typing import Any

import msgspec
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from tafelrunde.terminal.words import say

FAILED = 1
MISUSED = 2
INTERRUPTED = 130


def is_terminal() -> bool:
    """Whether somebody looks at standard output and types at standard input."""
    return sys.stdout.isatty() and sys.stdin.isatty() and os.environ.get("TERM") != "dumb"


def write_anything() -> None:
    """Where the terminal's encoding lacks a character, something like it is written instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and (stream.encoding or "").lower().replace("-", "") != "utf8":
            stream.reconfigure(errors="plainly")


# Signs that have a plain letter or two for terminals without them.
PLAIN = str.maketrans(
    {"–": "-", "−": "-", "×": "x", "…": "...", "„": '"', "“": '"', "”": '"', "‚": "'", "‘": "'", "’": "'"}
    | {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "→": "->", "←": "<-", "·": "-"}
    | {"★": "*", "◆": "*", "►": ">", "▌": "|", "│": "|", "─": "-", "✓": "v", "±": "+-"}
)


def _plainly(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    plain = ""
    for sign in error.object[error.start : error.end]:
        known = sign.translate(PLAIN)
        # A letter with an accent loses it; anything else is a question mark.
        bare = known if known != sign else unicodedata.normalize("NFKD", sign)
        plain += bare.encode("ascii", "ignore").decode() or "?"
    return plain, error.end


codecs.register_error("plainly", _plainly)


def out() -> Console:
    """Standard output as it is now."""
    return Console(file=sys.stdout, highlight=False, emoji=False, markup=False)


def err() -> Console:
    """Standard error as it is now."""
    return Console(file=sys.stderr, highlight=False, emoji=False, markup=False)


def progress_bar() -> Progress:
    """A bar on standard error, where it does not disturb the answer."""
    console = err()
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def show(*things: RenderableType) -> None:
    """Print tables and sentences."""
    console = out()
    for thing in things:
        console.print(thing)


def show_json(value: Any) -> None:
    """Print data for programs. It is not wrapped at the width of a terminal."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")


def complain(text: str, lang: str) -> None:
    """Say what went wrong, in one friendly line."""
    line = Text(say("error", message="").text(lang).rstrip() + " ", style="bold red")
    err().print(line.append(text, style="not bold default"), soft_wrap=True)


def remark(text: str) -> None:
    """Say something beside the answer."""
    err().print(text, soft_wrap=True)


def reason(error: OSError) -> str:
    """Why the system refused, in its own words."""
    return os.strerror(error.errno) if error.errno else str(error)
