"""Writes the pages about the command line from the commands themselves: docs/commands.md and docs/de/befehle.md.

`make reference` writes them anew; a test fails when they are old.
"""

from __future__ import annotations

import inspect
import re
import tomllib
from pathlib import Path
from typing import Any

import typer

from tafelrunde.server.settings import Settings
from tafelrunde.terminal.app import COMMANDS, build

DOCS = Path(__file__).parent
PAGES = {"en": DOCS / "commands.md", "de": DOCS / "de" / "befehle.md"}

with (DOCS / "command_texts.toml").open("rb") as file:
    TEXTS: dict[str, dict[str, str]] = tomllib.load(file)
GERMAN = TEXTS.pop("settings")


def page(lang: str) -> str:
    """The whole page in one language."""
    texts = TEXTS[lang]
    command: Any = typer.main.get_command(build(lang))
    parts = [texts["head"], f"## {texts['general']}\n", _table(command.params, texts)]
    for name, sub in _all(command):
        given = " ".join(_metavar(parameter) for parameter in sub.params if parameter.param_type_name == "argument")
        parts += [
            f"## tafelrunde {name}\n",
            f"{sub.help}\n",
            f"```text\ntafelrunde {name} {given}".rstrip() + "\n```\n",
        ]
        arguments = [parameter for parameter in sub.params if parameter.param_type_name == "argument"]
        if arguments:
            parts.append(_table(arguments, texts))
        parts.append(_table([parameter for parameter in sub.params if parameter not in arguments], texts))
    parts += [texts["variables"], _settings(lang), texts["more"], texts["codes"], texts["files"]]
    return "\n".join(parts)


def _all(command: Any) -> list[tuple[str, Any]]:
    """Every command with its name; those of a group one by one."""
    found: list[tuple[str, Any]] = []
    for name in COMMANDS:
        sub = command.commands[name]
        parts = getattr(sub, "commands", None)
        found += [(f"{name} {part}", parts[part]) for part in sub.list_commands(None)] if parts else [(name, sub)]
    return found


def _metavar(parameter: Any) -> str:
    return str(parameter.metavar or "") if parameter.required else f"[{parameter.metavar}]"


def _table(parameters: list[Any], texts: dict[str, str]) -> str:
    is_argument = parameters[0].param_type_name == "argument"
    lines = [f"| {texts['arguments' if is_argument else 'options']} | {texts['meaning']} |", "|---|---|"]
    for parameter in parameters:
        if is_argument:
            name, more = f"`{parameter.metavar}`", texts["needed" if parameter.required else "optional"]
        else:
            value = (parameter.metavar or "").strip().replace("|", "\\|")
            name = ", ".join(f"`{option}`" for option in parameter.opts) + (f" `{value}`" if value else "")
            more = ""
        lines.append(f"| {name} | {_cell(parameter.help)}{more} |")
    return "\n".join(lines) + "\n"


def _settings(lang: str) -> str:
    texts = TEXTS[lang]
    host = {
        "en": ("The address to listen on.", "The port."),
        "de": ("Die Adresse, unter der er lauscht.", "Der Port."),
    }[lang]
    lines = [
        f"| {texts['variable']} | {texts['default']} | {texts['meaning']} |",
        "|---|---|---|",
        f"| `TAFELRUNDE_HOST` | 127.0.0.1 | {host[0]} |",
        f"| `TAFELRUNDE_PORT` | 8321 | {host[1]} |",
    ]
    for fields, said in settings():
        meaning = said if lang == "en" else GERMAN[fields[0]]
        names = "<br>".join(f"`TAFELRUNDE_{field.upper()}`" for field in fields)
        defaults = "<br>".join(_default(getattr(Settings(), field), texts) for field in fields)
        lines.append(f"| {names} | {defaults} | {_cell(meaning)} |")
    return "\n".join(lines) + "\n"


def settings() -> list[tuple[list[str], str]]:
    """The settings of a server: fields that a comment tells of together, and the comment."""
    found: list[tuple[list[str], str]] = []
    said: list[str] = []
    for line in inspect.getsource(Settings).splitlines():
        words = line.strip()
        field = re.match(r"(\w+): .* = ", words)
        if words.startswith("# "):
            said.append(words[2:])
        elif field and said:
            found.append(([field[1]], " ".join(said)))
            said = []
        elif field:
            found[-1][0].append(field[1])
    return found


def _default(value: object, texts: dict[str, str]) -> str:
    return texts["none"] if value in (None, "", ()) else f"{value:g}" if isinstance(value, float) else str(value)


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def main() -> None:
    """Write both pages."""
    for lang, path in PAGES.items():
        path.write_text(page(lang), encoding="utf-8")


if __name__ == "__main__":
    main()
