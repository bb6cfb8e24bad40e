"""What a match is played with, fixed before the first card is dealt and shared by all copies of its states."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import msgspec

    from tafelrunde.kernel.game import Game


class Setup:
    """The game, the version of its rules, the seats, the options and the box."""

    __slots__ = ("box", "components", "game", "options", "players", "version")

    def __init__(
        self,
        game: Game,
        version: int,
        players: int,
        options: msgspec.Struct,
        components: str,
        box: object,
    ) -> None:
        self.game = game
        self.version = version
        self.players = players
        self.options = options
        # The owner's own figures as canonical JSON ("" for none): part of every recipe and save.
        self.components = components
        # The cards and figures of this match, as the game's own class.
        self.box = box

    def __reduce__(self) -> tuple[Callable[..., Setup], tuple[Any, ...]]:
        """For pickles: what it is made of. The box is found again."""
        return made_again, self._parts()

    def _parts(self) -> tuple[Any, ...]:
        return (self.game, self.version, self.players, self.options, self.components)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self._parts() == other._parts()

    def __hash__(self) -> int:
        # Options are left out: they need not be hashable, and few setups differ in nothing else.
        return hash((self.game.id, self.version, self.players, self.components))

    def __repr__(self) -> str:
        figures = ", own figures" if self.components else ""
        return f"<Setup of {self.game.id!r}, version {self.version}, {self.players} players{figures}: {self.options!r}>"


def made_again(game: Game, version: int, players: int, options: msgspec.Struct, components: str) -> Setup:
    """A setup that was pickled."""
    return Setup(game, version, players, options, components, game.box(components, version))
