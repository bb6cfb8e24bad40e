"""Rules change, and a match that has begun goes on by its own: this is how a game's tests show it.

In version 1 of the pebbles Blame takes one point, from version 2 on it takes two (P3).
"""

from __future__ import annotations

from pathlib import Path

import pytest

import pebbles
import tafelrunde
from tafelrunde.kernel import registry
from tafelrunde.kernel.chance import SEALED
from tafelrunde.kernel.match import Match, read_recipe

TAKEN = {1: 1, 2: 2}
# With two nobody would be asked whom to blame. All keep and pass, then the first blames the second.
PLAYERS = 3
BEFORE_BLAME = ((0, 0), (0, 0), (1, 0), (1, 0), (2, 0), (2, 0))


def before_blame(version: int | None, generator: int = 1) -> Match:
    match = Match(pebbles.GAME.setup(PLAYERS, {}, version=version), 7, generator=generator, salt="salt")
    for seat, index in BEFORE_BLAME:
        match.choose(seat, index)
    return match


def points(state: tafelrunde.State) -> list[int]:
    assert isinstance(state, pebbles.PebblesState)
    return state.points


def finish(match: Match) -> None:
    while not match.state.over:
        match.choose(match.state.decisions[0].seat, 0)


def by_an_older_house() -> None:
    """Only the house of before is here: it knows the first version alone."""
    registry.add(pebbles.declare(version=1, changes={1: "The first version."}))


def by_the_newer_house() -> None:
    registry.add(pebbles.GAME)


@pytest.mark.parametrize(("version", "taken"), [*TAKEN.items(), (None, 2)])
def test_P3_blame_takes_what_the_version_says(version: int | None, taken: int) -> None:
    match = before_blame(version)
    match.choose(0, 0)
    assert points(match.state) == [0, -taken, 0]
    assert match.state.view(None).version == (version or 2)


@pytest.mark.parametrize("version", TAKEN)
def test_copies_and_imagined_states_follow_the_same_version(version: int) -> None:
    match = before_blame(version)
    copied = match.state.copy()
    for imagined in (copied, copied.copy()):
        imagined.redeal(0)
        imagined.apply(0, 0)
        assert points(imagined) == [0, -TAKEN[version], 0]


@pytest.mark.parametrize("version", TAKEN)
def test_a_save_goes_on_by_its_own_version(version: int) -> None:
    loaded = tafelrunde.load(before_blame(version).state.save())
    loaded.apply(0, 0)
    assert points(loaded) == [0, -TAKEN[version], 0]


def test_a_save_of_the_older_house_goes_on_as_it_was() -> None:
    by_an_older_house()
    older = Match.new("pebbles", players=PLAYERS, seed=7)
    for seat, index in BEFORE_BLAME:
        older.choose(seat, index)
    saved, would_be = older.state.save(), older.state.copy()
    would_be.apply(0, 0)
    by_the_newer_house()
    loaded = tafelrunde.load(saved)
    loaded.apply(0, 0)
    assert points(loaded) == [0, -1, 0]
    assert loaded.digest() == would_be.digest()


@pytest.mark.parametrize("generator", [1, SEALED])
@pytest.mark.parametrize("version", TAKEN)
def test_a_recipe_is_replayed_by_its_own_version(version: int, generator: int) -> None:
    match = before_blame(version, generator)
    finish(match)
    recipe = read_recipe(match.recipe().to_json())
    assert recipe.version == version
    assert points(Match.replay(recipe).state) == points(match.state)


def test_a_recipe_of_the_older_house_leads_to_the_same_end() -> None:
    by_an_older_house()
    older = Match.new("pebbles", players=PLAYERS, seed=7)
    finish(older)
    recipe = older.recipe().to_json()
    by_the_newer_house()
    # It compares the digest at the end by itself.
    assert points(Match.replay(read_recipe(recipe)).state) == points(older.state)


def test_the_versions_really_differ() -> None:
    """Without this the tests above could not fail: the same choices lead to other points."""
    first, second = before_blame(1), before_blame(2)
    finish(first)
    finish(second)
    assert [one - two for one, two in zip(points(first.state), points(second.state), strict=True)] == [2, 1, 0]


def test_an_undone_choice_is_made_again_by_the_same_version() -> None:
    match = before_blame(1)
    match.choose(0, 0)
    match.undo(0)
    match.choose(0, 0)
    assert points(match.state) == [0, -1, 0]


def test_an_older_house_refuses_what_it_does_not_know() -> None:
    newer = before_blame(2)
    by_an_older_house()
    for refused in (lambda: tafelrunde.load(newer.state.save()), lambda: Match.replay(newer.recipe())):
        with pytest.raises(tafelrunde.TafelrundeError, match="version 2"):
            refused()


# ---------------------------------------------------------------------- figures of earlier versions


def test_a_match_keeps_the_figures_of_its_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A box whose figures were corrected twice: what differed stands in a file for each earlier version."""
    home = tmp_path / "stones"
    home.mkdir()
    for name, text in {
        "__init__.py": "",
        "components.toml": "pebbles = 20\nhand = 4\n",
        "components.rules-2.toml": "hand = 3\n",
        "components.rules-1.toml": "pebbles = 12\n",
    }.items():
        (home / name).write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    game = pebbles.declare("stones", package="stones", version=3, changes={1: "one", 2: "two", 3: "three"})

    def box(version: int | None, own: dict[str, int] | None = None) -> tuple[int, int]:
        made = game.setup(2, {}, own, version).box
        assert isinstance(made, pebbles.PebblesBox)
        return made.pebbles, made.hand

    assert [box(version) for version in (None, 3, 2, 1)] == [(20, 4), (20, 4), (20, 3), (12, 3)]
    assert box(1, {"hand": 5}) == (12, 5), "an owner's own figures lie above those of any version"
    assert box(3, {"hand": 5}) == (20, 5)
    assert game.figures_of(1)["marks"] == {"hand": "earlier", "pebbles": "earlier"}
