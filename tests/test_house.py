"""What holds the house together: every rule has a test, every word has two languages, every game the same anatomy."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tafelrunde import drawing
from tafelrunde.kernel import registry
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.language import HOME, LANGUAGES
from tafelrunde.testing import HOUSE, every_rule_has_a_test, every_word_is_used
from tafelrunde.testing.house import UsedWords, messages, messages_agree, steps_of
from tests.conftest import LONGEST_FIRST

TESTS = Path(__file__).parent
BOARDS = TESTS.parent / "web" / "src" / "boards"
# Each a file in a small game and a folder in a big one.
ROOMS = {"box", "state", "steps", "effects", "bot", "show"}
DRAWING = Path(drawing.__path__[0])
GAMES = [registry.find(name) for name in registry.names() if registry.find(name).package.startswith("tafelrunde.")]


def test_what_begins_first_is_there() -> None:
    assert [name for name in LONGEST_FIRST if not (TESTS / name).exists()] == []


@pytest.mark.parametrize("check", HOUSE, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_is_in_order(game: Game, check: Callable[[Game], None]) -> None:
    check(game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_numbered_rule_has_a_test_that_names_it(game: Game) -> None:
    every_rule_has_a_test(game, TESTS)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_word_of_a_game_is_left_over(game: Game) -> None:
    every_word_is_used(game, BOARDS / Path(str(game.folder)).name, DRAWING)


def test_no_word_of_the_house_is_left_over() -> None:
    used = UsedWords(HOME.parent, BOARDS.parent)
    spare = [id for path in sorted((HOME / "en").glob("*.ftl")) for id in messages(path) if id not in used]
    assert not spare, f"nobody says these messages: {', '.join(spare)}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_our_games_have_more_rooms_than_a_small_one_needs(game: Game) -> None:
    home = Path(str(game.folder))
    # A file that is compiled lies there twice: `bot.py`, and `bot.` with the machine's name.
    rooms = {path.stem.partition(".cpython-")[0] for path in home.iterdir() if path.suffix != ".toml"} - {"__pycache__"}
    plan = ROOMS | {"__init__", "rules.en", "rules.de", "locale", "options", "saved", "words"}
    assert not plan - rooms, f"{game.id} lacks {sorted(plan - rooms)}"
    spare = rooms - plan - {"glossary", "lessons"}
    assert not spare, f"{sorted(spare)} of {game.id} have no place in the plan"
    assert {"view.py", "cards.py", "pieces.py"} <= {path.name for path in home.rglob("*.py")}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_step_is_in_steps(game: Game) -> None:
    elsewhere = sorted(
        f"{step.__module__}.{step.__name__}" for step in steps_of(game) if ".steps" not in step.__module__
    )
    assert not elsewhere


@pytest.mark.parametrize("name", sorted(path.name for path in (HOME / "en").glob("*.ftl")))
def test_every_message_of_the_house_is_there_in_both_languages_with_the_same_variables(name: str) -> None:
    messages_agree({lang: HOME / lang / name for lang in LANGUAGES})


def test_no_language_has_a_file_of_its_own() -> None:
    assert len({frozenset(path.name for path in (HOME / lang).glob("*.ftl")) for lang in LANGUAGES}) == 1


def test_apostrophes_are_typographic_wherever_people_read() -> None:
    """Names and sentences in both languages; comments of the files are for us."""
    files = [*HOME.rglob("*.ftl")]
    for game in GAMES:
        folder = Path(str(game.folder))
        files += [*folder.glob("rules.*.md"), *folder.rglob("*.ftl"), *folder.rglob("*.toml")]
    straight = [
        f"{path.name}: {line}"
        for path in files
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and re.search(r"\w'\w", line.partition("  # ")[0])
    ]
    assert not straight


def test_no_constant_is_left_over() -> None:
    """What nothing uses is removed. Numbers that stand for things come in rows: where one is used, its row may stay.

    A table of the database is used by being there.
    """
    sources = {path: path.read_text(encoding="utf-8") for path in HOME.parent.rglob("*.py")}
    said = Counter(word for text in sources.values() for word in re.findall(r"\b[A-Z][A-Z0-9_]*\b", text))
    spare = []
    for path, text in sorted(sources.items()):
        for row in constants(text):
            unused = [name for name in row if said[name] == 1 and f"{name} = Table(" not in text]
            if len(row) < 3 or len(unused) == len(row):
                spare += [f"{path.relative_to(HOME.parent)}: {name}" for name in unused]
    assert not spare, "\n".join(spare)


# What only the tests of lessons ask, and what Python does.
FOR_OTHERS = {"strict_until", "__dir__"}


def test_no_function_and_no_class_is_left_over() -> None:
    """Each is used by another line of ours, or told in the documentation. Decorated ones belong to a framework."""
    sources = {path: path.read_text(encoding="utf-8") for path in HOME.parent.rglob("*.py")}
    said = Counter(word for text in sources.values() for word in re.findall(r"\b\w+\b", text))
    documentation = "\n".join(path.read_text(encoding="utf-8") for path in (TESTS.parent / "docs").rglob("*.md"))
    spare = [
        f"{path.relative_to(HOME.parent)}: {node.name}"
        for path, text in sorted(sources.items())
        for node in ast.parse(text).body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        and said[node.name] == 1
        and not node.decorator_list
        and node.name not in FOR_OTHERS
        and not re.search(rf"\b{node.name}\b", documentation)
    ]
    assert not spare, "\n".join(spare)


def test_no_export_of_the_client_is_left_over() -> None:
    client = BOARDS.parent
    files = [path for path in client.rglob("*") if path.suffix in (".ts", ".svelte")]
    sources = {path: path.read_text(encoding="utf-8") for path in files}
    said = Counter(word for text in sources.values() for word in re.findall(r"\b\w+\b", text))
    spare = [
        f"{path.relative_to(client)}: {name}"
        for path, text in sorted(sources.items())
        # What is written from Python is whole, whoever uses it.
        if not path.name.endswith(".gen.ts")
        for name in re.findall(r"^export (?:async )?(?:function|const|class|interface|type) (\w+)", text, re.MULTILINE)
        if said[name] == 1
    ]
    assert not spare, "\n".join(spare)


def constants(text: str) -> list[list[str]]:
    """The constants of a module, those that stand together as one row."""
    rows: list[list[str]] = []
    end = -1
    for node in ast.parse(text).body:
        if not isinstance(node, ast.Assign | ast.AnnAssign):
            continue
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        if isinstance(target, ast.Name) and target.id.isupper():
            if node.lineno != end + 1:
                rows.append([])
            rows[-1].append(target.id)
            end = node.end_lineno or node.lineno
    return rows
