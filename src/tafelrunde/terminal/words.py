"""How the words of the terminal are named in its code."""

from __future__ import annotations

from difflib import get_close_matches

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.words import Words

TERMINAL = "terminal"


def say(id: str, **args: int | str | Words) -> Words:
    """A message of locale/<language>/terminal.ftl."""
    return Words(TERMINAL, id, args)


class BadCommand(TafelrundeError):
    """A command line that cannot be carried out."""


class Stopped(TafelrundeError):
    """Somebody pressed Ctrl-C; the words say what that means for what was going on."""


def nearest(wrong: str, known: list[str]) -> str | None:
    """The known word that somebody probably meant."""
    found = get_close_matches(wrong.lower(), known, n=1, cutoff=0.5)
    return found[0] if found else None


def with_hint(error: TafelrundeError, wrong: str, known: list[str]) -> TafelrundeError:
    """An error about an unknown word, with the word that was probably meant."""
    meant = nearest(wrong, known)
    return error if meant is None else type(error)(say("did-you-mean", error=error.words, meant=meant))
