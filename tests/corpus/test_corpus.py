"""What earlier versions saved is loaded, and what they played is replayed to the same end."""

from __future__ import annotations

from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.kernel import registry
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match
from tests.corpus.corpus import FOLDER, Entry, Moment, moments_beside, path_of, read, read_moments

MOMENTS = sorted(FOLDER.glob("*.moments.json.gz"))
FILES = sorted(set(FOLDER.glob("*.json.gz")) - set(MOMENTS))
# So many choices further a save in the middle of things leads where its match did.
GOES_ON = 12
GAMES = [registry.find(name) for name in registry.names() if registry.find(name).package.startswith("tafelrunde.")]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_version_of_the_rules_is_in_the_corpus(game: Game) -> None:
    play = "play the missing matches: python tests/corpus/corpus.py"
    assert path_of(game) in FILES, play
    assert moments_beside(path_of(game)) in MOMENTS, play


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


@pytest.mark.parametrize("path", MOMENTS, ids=lambda path: path.name)
def test_saves_in_the_middle_of_things_load_and_go_on(path: Path) -> None:
    """Whatever kind of step waits: what saves call by its number must stay what it was."""
    moments = read_moments(path)
    assert len(moments) > 5
    entries = read(next(file for file in FILES if moments_beside(file) == path))
    for moment in moments:
        _leads_on(moment, entries[moment.match])


def _leads_on(moment: Moment, entry: Entry) -> None:
    match = Match.replay(entry.recipe, moment.after)
    state = tafelrunde.load(moment.data)
    where = f"{entry.case} after {moment.after} choices"
    assert state.digest() == match.state.digest(), where
    again = match.resumed(state, match.choices)
    for choice in entry.recipe.choices[moment.after : moment.after + GOES_ON]:
        match.repeat(choice)
        again.repeat(choice)
        assert again.state.digest() == match.state.digest(), where
