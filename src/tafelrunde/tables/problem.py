"""What a table refuses, said for people."""

from __future__ import annotations

from typing import Final, Literal

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.words import Words

# locale/<language>/server.ftl
SERVER: Final = "server"

Ground = Literal["bad", "unknown-secret", "forbidden", "missing", "conflict", "too-fast", "too-big", "unavailable"]


class TableProblem(TafelrundeError):
    """A wish that was refused, and nothing has changed. `ground` is what a transport makes its status of.

    `stale` says that whoever asked has an out-of-date picture of the table and should get a new one.
    """

    def __init__(self, ground: Ground, words: Words, rule: str = "", stale: bool = False) -> None:
        super().__init__(words)
        self.ground = ground
        self.rule = rule
        self.stale = stale

    @property
    def id(self) -> str:
        """A short name for programs."""
        return self.words.id


class NotStored(TableProblem):
    """Something could not be stored. What is in memory may be ahead of the store, which is what counts."""

    def __init__(self) -> None:
        super().__init__("unavailable", server_words("not-stored"))


def server_words(id: str, **args: int | str | Words) -> Words:
    """A message of locale/<language>/server.ftl."""
    return Words(SERVER, id, args)


def problem(ground: Ground, id: str, *, stale: bool = False, **args: int | str | Words) -> TableProblem:
    """A refusal with a message of locale/<language>/server.ftl."""
    return TableProblem(ground, server_words(id, **args), stale=stale)
