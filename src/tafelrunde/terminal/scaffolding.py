"""The command that writes a new game as a package of its own, complete and playable, for somebody to change."""

# Annotations are evaluated here on purpose: Typer reads the help texts out of them.

import keyword
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tafelrunde.kernel import registry
from tafelrunde.terminal.helps import Help
from tafelrunde.terminal.output import show
from tafelrunde.terminal.words import BadCommand, say

TEMPLATE = Path(__file__).parent / "scaffold"
# Files of the template end so, because they become Python only when their names are filled in.
SUFFIX = ".txt"


def add(app: typer.Typer, lang: str) -> None:
    """Add this command."""
    words = Help(lang)

    @words.command(app, "scaffold")
    def scaffold(
        name: Annotated[str, words.argument("new-game", words("metavar-name"))],
        into: Annotated[Path | None, words.option("into", metavar=words("metavar-folder"))] = None,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        made = write(name, into or Path.cwd())
        show(Text(say("scaffold-made", folder=str(made), game=registry.key_of(name)).text(lang)))
        return 0


def write(name: str, into: Path) -> Path:
    """Write the package of a game with this name into a folder; where it is."""
    id = registry.key_of(name)
    package = id.replace("-", "_")
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", id) or keyword.iskeyword(package):
        raise BadCommand(say("scaffold-bad-name", name=name))
    known = [registry.key_of(game) for game in (*registry.names(), *registry.broken())]
    if id in known or find_spec(package) is not None:
        raise BadCommand(say("scaffold-taken", name=id))
    target = into / id
    if target.exists():
        raise BadCommand(say("scaffold-exists", folder=str(target)))
    words = [part.capitalize() for part in id.split("-")]
    filled = {
        "@id@": id,
        "@package@": package,
        "@Name@": "".join(words),
        "@title@": " ".join(words),
        "@L@": id[0].upper(),
    }
    for source in sorted(TEMPLATE.rglob(f"*{SUFFIX}")):
        place = source.relative_to(TEMPLATE)
        parts = [package if part == "package" else part for part in place.parts]
        file = target.joinpath(*parts).with_suffix("")
        text = source.read_text(encoding="utf-8")
        for mark, value in filled.items():
            text = text.replace(mark, value)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return target
