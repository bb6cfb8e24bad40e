"""What holds the house together: every rule has a test, every word has two languages, every game the same anatomy."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tafelrunde.kernel import registry
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.language import HOME, LANGUAGES
from tafelrunde.kernel.step import Step

TESTS = Path(__file__).parent
GAMES = [registry.find(name) for name in registry.names() if registry.find(name).package.startswith("tafelrunde.")]


def test_names() -> set[str]:
    """The names of all test functions in this folder and below."""
    return {
        node.name
        for path in TESTS.rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    }


test_names.__test__ = False  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_numbered_rule_has_a_test_that_names_it(game: Game) -> None:
    named = test_names()
    numbers = list(game.rulebook("en").rules)
    untested = [
        number
        for number in numbers
        if not any(re.match(rf"test_{number.replace('.', '_')}(_\d+)*_[A-Za-z]", name) for name in named)
    ]
    assert not untested


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_rules_are_the_same_in_both_languages(game: Game) -> None:
    english, german = game.rulebook("en").rules, game.rulebook("de").rules
    assert list(english) == list(german)
    for number, rule in english.items():
        assert german[number].chapter == rule.chapter
        assert german[number].is_ruling == rule.is_ruling, f"{number} is a ruling in one language only"
        assert german[number].text != rule.text, f"{number} is not translated"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_number_that_a_rule_or_comment_cites_exists(game: Game) -> None:
    rulebook = game.rulebook("en")
    folder = Path(str(game.folder))
    cited = {
        number
        for path in folder.rglob("*.py")
        for number in re.findall(rf"\b{game.letter}\d+(?:\.\d+)*\b", path.read_text(encoding="utf-8"))
    }
    assert cited
    assert not [number for number in cited if number not in rulebook]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_step_names_its_rule(game: Game) -> None:
    rulebook = game.rulebook("en")
    home = Path(str(game.folder))
    names = [".".join(path.relative_to(home).with_suffix("").parts) for path in home.rglob("*.py")]
    modules = [import_module(f"{game.package}.{name}") for name in names if not name.endswith(("__init__", "terminal"))]
    steps = {
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Step) and value.run is not Step.run
    }
    assert steps
    # A base that only its own kinds carry out leaves the rule to them.
    assert not [step for step in steps if step.rule not in rulebook and not step.__subclasses__()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_has_the_same_anatomy(game: Game) -> None:
    home = Path(str(game.folder))
    assert {"__init__.py", "rules.en.md", "rules.de.md", "components.toml", "options.py"} <= {
        path.name for path in home.iterdir()
    }
    # A small game has a file where a big one has a folder of the same name.
    assert {"box", "state", "steps", "effects"} <= {path.stem for path in home.iterdir()}
    assert {"bot", "knowledge"} & {path.stem for path in home.iterdir()}
    assert {"view.py", "cards.py", "pieces.py"} <= {path.name for path in home.rglob("*.py")}
    assert game.version in game.changes


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a Fluent file with the variables that each uses."""
    found: dict[str, set[str]] = {}
    text = path.read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        assert type(entry).__name__ != "Junk", f"{path}: {entry.content!r} is not Fluent"  # type: ignore[attr-defined]
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
            assert entry.span is not None
            source = text[entry.span.start : entry.span.end]
            found[entry.id.name] = set(re.findall(r"\$([\w-]+)", source))
    return found


@pytest.mark.parametrize("name", sorted(path.name for path in (HOME / "en").glob("*.ftl")))
def test_every_message_of_the_house_is_there_in_both_languages_with_the_same_variables(name: str) -> None:
    assert messages(HOME / "de" / name) == messages(HOME / "en" / name)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_message_of_a_game_is_there_in_both_languages_with_the_same_variables(game: Game) -> None:
    folder = Path(str(game.folder)) / "locale"
    assert messages(folder / "de.ftl") == messages(folder / "en.ftl")


def test_no_language_has_a_file_of_its_own() -> None:
    assert len({frozenset(path.name for path in (HOME / lang).glob("*.ftl")) for lang in LANGUAGES}) == 1
