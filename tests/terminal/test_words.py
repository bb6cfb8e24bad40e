"""Everything a user reads is in the .ftl files, in both languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import tafelrunde.terminal
from tafelrunde.kernel.language import HOME, LANGUAGES

SOURCES = Path(tafelrunde.terminal.__file__).parent
BOARDS = SOURCES.parent / "games"


@cache
def messages(lang: str, game: str = "") -> dict[str, ast.Message]:
    file = BOARDS / game / "locale" / f"{lang}.ftl" if game else HOME / lang / "terminal.ftl"
    parsed = parse(file.read_text(encoding="utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    found = [entry for entry in parsed.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a message is there twice"
    return {entry.id.name: entry for entry in found}


def variables(message: ast.Message) -> set[str]:
    names: set[str] = set()

    def look(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            names.add(node.id.name)
        for value in vars(node).values() if hasattr(node, "__dict__") else []:
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ast.BaseNode):
                    look(part)

    look(message)
    return names


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    assert list(messages("de")) == list(messages("en"))


def test_both_languages_fill_in_the_same_things() -> None:
    german, english = messages("de"), messages("en")
    assert {id: variables(german[id]) for id in german} == {id: variables(english[id]) for id in english}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_the_code_names_exists(lang: str) -> None:
    known = messages(lang)
    for path in SOURCES.glob("*.py"):
        for id in re.findall(r"""say\(\s*f?["']([a-z-]+)["']""", path.read_text(encoding="utf-8")):
            assert id in known, f"{path.name} says {id!r}"
    # A game's board speaks with the game's words.
    for path in [*BOARDS.glob("**/terminal.py"), *BOARDS.glob("**/terminal/*.py")]:
        own = messages(lang, path.relative_to(BOARDS).parts[0])
        for id in re.findall(r"""(?:self|board)\.say\(\s*["']([a-z-]+)["']""", path.read_text(encoding="utf-8")):
            assert {id, f"terminal-{id}", f"board-{id}"} & own.keys(), f"{path} says {id!r}"
