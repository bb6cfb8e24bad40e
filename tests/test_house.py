"""What holds the house together: every rule has a test, every word has two languages, every game the same anatomy."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tafelrunde.kernel import registry
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.language import HOME, LANGUAGES
from tafelrunde.testing import HOUSE, every_rule_has_a_test
from tafelrunde.testing.house import messages_agree

TESTS = Path(__file__).parent
GAMES = [registry.find(name) for name in registry.names() if registry.find(name).package.startswith("tafelrunde.")]


@pytest.mark.parametrize("check", HOUSE, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_is_in_order(game: Game, check: Callable[[Game], None]) -> None:
    check(game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_numbered_rule_has_a_test_that_names_it(game: Game) -> None:
    every_rule_has_a_test(game, TESTS)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_our_games_have_more_rooms_than_a_small_one_needs(game: Game) -> None:
    home = Path(str(game.folder))
    rooms = {path.stem for path in home.iterdir()}
    assert {"options", "effects"} <= rooms
    assert {"bot", "knowledge"} & rooms
    assert {"view.py", "cards.py", "pieces.py"} <= {path.name for path in home.rglob("*.py")}


@pytest.mark.parametrize("name", sorted(path.name for path in (HOME / "en").glob("*.ftl")))
def test_every_message_of_the_house_is_there_in_both_languages_with_the_same_variables(name: str) -> None:
    messages_agree({lang: HOME / lang / name for lang in LANGUAGES})


def test_no_language_has_a_file_of_its_own() -> None:
    assert len({frozenset(path.name for path in (HOME / lang).glob("*.ftl")) for lang in LANGUAGES}) == 1
