"""The checks of rules, words and files: for each a package that is not in order, and is caught."""

from __future__ import annotations

import dataclasses
import shutil
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import pebbles
from tafelrunde.kernel.card import Card
from tafelrunde.kernel.game import Game, Preset
from tafelrunde.kernel.language import LANGUAGES
from tafelrunde.kernel.words import Words
from tafelrunde.testing import HOUSE, every_field_has_words, every_rule_has_a_test, every_word_is_used
from tafelrunde.testing.house import (
    anatomy_is_complete,
    cards_can_be_read,
    cited_rules_exist,
    needed_words_exist,
    presets_can_be_played,
    rules_are_in_step,
    steps_name_their_rules,
    words_are_in_both_languages,
)

SOURCE = Path(pebbles.__file__).parent
# The small game is one file; a package of its own would have these.
ROOMS = ("box.py", "state.py", "steps.py")


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Game]:
    """Pebbles as another package, with a text in one of its files replaced."""
    package = f"copied_{tmp_path.name.replace('-', '_').replace('[', '_').replace(']', '_')}"
    monkeypatch.syspath_prepend(tmp_path)

    def copy(file: str = "", old: str = "", new: str = "") -> Game:
        home = tmp_path / package
        shutil.copytree(SOURCE, home, ignore=shutil.ignore_patterns("__pycache__"))
        for room in ROOMS:
            (home / room).write_text('"""P1: a room of its own."""\n')
        if file:
            text = (home / file).read_text(encoding="utf-8")
            assert old in text
            (home / file).write_text(text.replace(old, new), encoding="utf-8")
        sys.modules.pop(package, None)
        game = import_module(package).GAME
        assert isinstance(game, Game)
        return game

    return copy


@pytest.fixture(autouse=True)
def words_come_back() -> object:
    yield
    pebbles.GAME.bring_words()


@pytest.mark.parametrize("check", HOUSE, ids=lambda check: check.__name__)
def test_pebbles_is_in_order(copied: Callable[..., Game], check: Callable[[Game], None]) -> None:
    check(copied())


@pytest.mark.parametrize(
    ("check", "file", "old", "new", "said"),
    [
        (words_are_in_both_languages, "locale/de.ftl", "ask-roll =", "ask-rol =", "ask-rol, ask-roll"),
        (words_are_in_both_languages, "locale/de.ftl", "{ $points }", "viel", r"rolled fills in \['seat'\] in de"),
        (words_are_in_both_languages, "locale/de.ftl", "ask-roll = ", "ask-roll ", "is not Fluent"),
        (words_are_in_both_languages, "locale/de.ftl", "pass =", "roll =", "roll is there twice"),
        (needed_words_exist, "locale/de.ftl", "game-about =", "game-what =", "lacks what every game has: game-about"),
        (needed_words_exist, "locale/en.ftl", "option-big_die-help", "other", "option-big_die-help"),
        (needed_words_exist, "__init__.py", 'say("ask-roll")', 'say("ask-rol")', r"ask-rol \(__init__.py:\d+\)"),
        (needed_words_exist, "__init__.py", '"roll" if code', '"rolll" if code', "rolll"),
        (rules_are_in_step, "rules.de.md", "**P2.1**", "**P2.7**", "one language only: P2.1, P2.7"),
        (rules_are_in_step, "rules.de.md", "[Auslegung]", "", "P4 is a ruling in one language only"),
        (rules_are_in_step, "rules.de.md", "Behalte einen Kiesel.", "Keep a pebble.", "P2.1 is not translated"),
        (cited_rules_exist, "__init__.py", '"P2.1")', '"P2.8")', r"P2.8 \(__init__.py\)"),
        (cited_rules_exist, "locale/en.ftl", "(P2.2)", "(P7)", r"P7 \(en.ftl\)"),
        (steps_name_their_rules, "__init__.py", 'rule = "P3"', 'rule = ""', r"no rule of the rulebook: Blame \(none\)"),
        (steps_name_their_rules, "__init__.py", '"blame": Blame, ', "", "no name in saves: Blame"),
        (anatomy_is_complete, "__init__.py", '"version": 2', '"version": 3', "what version 3 changed"),
    ],
)
def test_disorder_is_caught(
    copied: Callable[..., Game], check: Callable[[Game], None], file: str, old: str, new: str, said: str
) -> None:
    game = copied(file, old, new)
    with pytest.raises(AssertionError, match=said):
        check(game)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"presets": (Preset("first", 2, (5, 10), {"big_dice": True}),)}, "the preset 'first'.*no option “big_dice”"),
        ({"presets": (Preset("first", 9, (5, 10)),)}, "the preset 'first'.*for 2 to 4 players"),
        ({"combinations": ({"big_die": "perhaps"},)}, "a combination.*perhaps"),
        ({"trial_options": {"tiny": True}}, "trial_options.*tiny"),
    ],
)
def test_options_that_do_not_go_together_are_caught(changes: dict[str, Any], said: str) -> None:
    presets_can_be_played(dataclasses.replace(pebbles.GAME, presets=(Preset("big", 3, (5, 10), {"big_die": True}),)))
    with pytest.raises(AssertionError, match=said):
        presets_can_be_played(dataclasses.replace(pebbles.GAME, **changes))


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (
            Card(Words("pebbles", "pebble", {"number": 1}, "pebble:1"), pebbles.say("pass"), "stone", "P2.1"),
            "pebble:1$",
        ),
        (Card(Words("pebbles", "pebble", {"number": 0}, "pebble:0"), pebbles.say("pass"), "stone", "P9"), "rule 'P9'"),
        (Card(Words("pebbles", "pebble", {"number": 0}, "pebble:0"), pebbles.say("pass"), "", "P3"), "has no symbol"),
        (Card(pebbles.say("pass"), pebbles.say("pass"), "stone", "P3"), "'pass' has no id"),
        (Card(Words("pebbles", "pebble", {"number": 0}, "pebble:0"), pebbles.say("pas"), "stone", "P3"), "pas"),
    ],
)
def test_a_card_that_cannot_be_read_is_caught(card: Card, said: str) -> None:
    def cards(box: pebbles.PebblesBox) -> list[Card]:
        return [*pebbles.cards(box), card]

    with pytest.raises((AssertionError, LookupError), match=said):
        cards_can_be_read(dataclasses.replace(pebbles.GAME, cards=cards))


def test_a_field_without_words_is_caught(copied: Callable[..., Game]) -> None:
    with pytest.raises(AssertionError, match="no words: field-bag, field-hand_sizes, field-hands, field-kept"):
        every_field_has_words(copied())


def test_a_missing_file_is_caught(copied: Callable[..., Game]) -> None:
    game = copied()
    Path(str(game.folder), "steps.py").unlink()
    Path(str(game.folder), "locale", "de.ftl").unlink()
    with pytest.raises(AssertionError, match=r"lacks locale/de.ftl, steps"):
        anatomy_is_complete(game)


def test_a_rule_without_a_test_is_caught(tmp_path: Path) -> None:
    numbers = [number.replace(".", "_") for number in pebbles.GAME.rulebook("en").rules]
    tests = [f"def test_{number}_holds(): ...\n" for number in numbers]
    (tmp_path / "test_rules.py").write_text("".join(tests))
    every_rule_has_a_test(pebbles.GAME, tmp_path)
    (tmp_path / "test_rules.py").write_text("".join(tests[:-1]))
    with pytest.raises(AssertionError, match="no test names these rules: P4"):
        every_rule_has_a_test(pebbles.GAME, tmp_path)


def test_a_word_that_nobody_says_is_caught(copied: Callable[..., Game]) -> None:
    game = copied()
    every_word_is_used(game)
    for lang in LANGUAGES:
        with Path(str(game.folder), "locale", f"{lang}.ftl").open("a", encoding="utf-8") as file:
            file.write("\nnobody-says-this = ...\nwide-spread = ...\n")
    Path(str(game.folder), "bot.py").write_text('say(f"wide-{what}")', encoding="utf-8")
    with pytest.raises(AssertionError, match=r"nobody says these messages of de.ftl: nobody-says-this$"):
        every_word_is_used(game)
