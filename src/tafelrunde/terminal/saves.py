"""Games on disk: kept after every choice, saved where somebody wants them, and found again.

A saved game is a recipe that also remembers who sat where, so `replay` and other programs read it as a recipe.
"""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
import platformdirs

from tafelrunde.bots import speech
from tafelrunde.kernel.errors import BadRecipe, TafelrundeError, kernel_words
from tafelrunde.kernel.match import Match, Recipe, read_recipe
from tafelrunde.kernel.words import Words
from tafelrunde.terminal.output import reason

SUFFIX = ".tafelrunde.json"


class SavedGame(Recipe, frozen=True, kw_only=True):
    """A recipe, and who sits on each seat: "person" or the name of a bot."""

    seats: tuple[str, ...] = ()
    # What the people call themselves; "" for no name.
    names: tuple[str, ...] = ()
    # What bots said, by the choice they said it with.
    speeches: dict[int, str] = {}

    @property
    def said(self) -> list[Words | None]:
        """What was said with each choice."""
        return [speech.read(self.speeches.get(place, "")) for place in range(len(self.choices))]


def saved_game(match: Match, seats: list[str], names: list[str], said: list[Words | None]) -> SavedGame:
    """A match as it is now, for a file."""
    speeches = {place: speech.written(words) for place, words in enumerate(said) if words is not None}
    return SavedGame(
        **msgspec.structs.asdict(match.recipe()), seats=tuple(seats), names=tuple(names), speeches=speeches
    )


def read(path: Path) -> SavedGame:
    """A saved game or any recipe; BadRecipe says what is wrong."""
    try:
        data = path.read_bytes()
        read_recipe(data)
        return msgspec.json.decode(data, type=SavedGame)
    except OSError as error:
        raise BadRecipe(kernel_words("file-unreadable", file=str(path), why=reason(error))) from None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecipe(kernel_words("recipe-unreadable", why=str(error))) from None


def data_folder() -> Path:
    """Where this user's games are."""
    return platformdirs.user_data_path("tafelrunde", appauthor=False)


def saves_folder() -> Path:
    """Where games go that somebody saved."""
    return data_folder() / "games"


def kept_folder() -> Path:
    """Where games go that are still being played."""
    return data_folder() / "unfinished"


def finished_folder() -> Path:
    """Where games go that were played to their end."""
    return data_folder() / "finished"


def stamp() -> str:
    """A name for a new file that sorts by time."""
    return time.strftime("%Y-%m-%d-%H%M%S")


def path_for(typed: str, game: str) -> Path:
    """The file for what somebody typed: a path as it is, a bare name in the folder of saved games."""
    typed = typed.strip()
    if not typed:
        return saves_folder() / f"{game}-{stamp()}{SUFFIX}"
    path = Path(typed).expanduser()
    if path.parent != Path() or typed.startswith("."):
        return path
    return saves_folder() / (typed if path.suffix else typed + SUFFIX)


def would_destroy(path: Path) -> bool:
    """Whether a file is there that is no saved game: somebody else's, which must not be written over unasked."""
    if not path.exists():
        return False
    try:
        read(path)
    except TafelrundeError:
        return True
    return False


def write(saved: SavedGame, path: Path) -> None:
    """Write a game whole or not at all; OSError says why not."""
    path.parent.mkdir(parents=True, exist_ok=True)
    saved.write(path)


class Keeper:
    """Keeps a running game on disk, so that a closed terminal loses nothing."""

    def __init__(self, game: str, path: Path | None = None) -> None:
        self.path = path or kept_folder() / f"{game}-{stamp()}-{time.monotonic_ns() % 10**6:06}{SUFFIX}"
        # Why the last attempt failed; None if all is well.
        self.trouble: str | None = None

    def keep(self, saved: SavedGame) -> None:
        """Write the game. A full disk does not stop play: `trouble` says what happened."""
        try:
            write(saved, self.path)
            self.trouble = None
        except OSError as error:
            self.trouble = reason(error)

    def finish(self) -> None:
        """The game is over: it goes to the finished ones, if anything of it was kept."""
        try:
            if self.path.exists():
                finished_folder().mkdir(parents=True, exist_ok=True)
                self.path.replace(finished_folder() / self.path.name)
        except OSError as error:
            self.trouble = reason(error)


def unfinished(game: str) -> tuple[Path, SavedGame] | None:
    """The newest game of this kind that was left in the middle. Files that cannot be read are passed over."""
    try:
        found = sorted(kept_folder().glob(f"{game}-*{SUFFIX}"), reverse=True)
    except OSError:
        return None
    for path in found:
        try:
            saved = read(path)
            if saved.game == game and not Match.replay(saved).state.over:
                return path, saved
            # The terminal was closed when the game was over.
            Keeper(game, path).finish()
        except (TafelrundeError, OSError):
            continue
    return None


def set_aside(path: Path) -> Path:
    """Move a game that nobody wants to continue now to the saved ones; the new place."""
    saves_folder().mkdir(parents=True, exist_ok=True)
    return path.replace(saves_folder() / path.name)
