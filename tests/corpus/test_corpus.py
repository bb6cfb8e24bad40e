"""What earlier versions saved is loaded, and what they played is replayed to the same end."""

from __future__ import annotations

from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.kernel import registry
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match
from tests.corpus.corpus import FOLDER, Entry, path_of, read

FILES = sorted(FOLDER.glob("*.json.gz"))
GAMES = [registry.find(name) for name in registry.names() if registry.find(name).package.startswith("tafelrunde.")]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_version_of_the_rules_is_in_the_corpus(game: Game) -> None:
    assert path_of(game) in FILES, "play the missing matches: python tests/corpus/corpus.py"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_matches_of_earlier_versions_end_as_they_did(path: Path) -> None:
    for entry in read(path):
        match = Match.replay(entry.recipe)
        assert match.state.scores == entry.scores, entry.case
        assert match.state.winners == entry.winners, entry.case


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_saves_of_earlier_versions_load_and_go_on(path: Path) -> None:
    for entry in read(path):
        _goes_on(entry)


def _goes_on(entry: Entry) -> None:
    state = tafelrunde.load(entry.data)
    earlier = Match.replay(entry.recipe, entry.saved_after)
    assert state.digest() == earlier.state.digest(), entry.case
    match = earlier.resumed(state, earlier.choices)
    for choice in entry.recipe.choices[entry.saved_after :]:
        match.repeat(choice)
    assert match.state.digest() == entry.recipe.digest, entry.case
    assert match.state.scores == entry.scores, entry.case
