"""Matches: undo, recipes, replay."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pebbles
import pytest

import tafelrunde
from tafelrunde.kernel.match import Match, read_recipe, read_recipe_file


def new(players: int = 3) -> Match:
    return Match(pebbles.GAME.setup(players, {}), 1)


def played(players: int = 2) -> Match:
    match = new(players)
    while not match.state.over:
        match.choose(match.state.decisions[0].seat, 0)
    return match


def test_an_own_choice_is_taken_back_and_others_stay() -> None:
    match = new()
    before = match.state.digest()
    match.choose(0, 0)
    match.choose(1, 2)
    match.choose(2, 1)
    match.undo(0)
    assert [choice.seat for choice in match.choices] == [1, 2]
    assert match.state.decision_of(0) is not None
    match.undo(1)
    match.undo(2)
    assert match.state.digest() == before


def test_several_choices_are_taken_back_one_by_one() -> None:
    match = new()
    match.choose(0, 0)
    match.choose(0, 0)
    match.undo(0)
    match.undo(0)
    assert match.choices == []


def test_a_roll_cannot_be_taken_back() -> None:
    match = new()
    match.choose(0, 0)
    match.choose(0, 1)
    assert not match.can_undo(0)
    with pytest.raises(tafelrunde.CannotUndo, match="something random"):
        match.undo(0)


def test_what_another_has_built_upon_cannot_be_taken_back() -> None:
    match = new()
    for seat in (0, 0, 2, 2, 1, 1):
        match.choose(seat, 0)
    # Seat 0 could blame somebody only because all others were done.
    match.choose(0, 0)
    with pytest.raises(tafelrunde.CannotUndo, match="Seat 1 has already decided"):
        match.undo(1)


def test_nothing_chosen_nothing_to_undo() -> None:
    match = new()
    match.choose(0, 0)
    with pytest.raises(tafelrunde.CannotUndo, match="Seat 2 has not chosen anything"):
        match.undo(1)
    assert len(match.choices) == 1


def test_a_recipe_leads_to_the_same_state() -> None:
    match = played()
    again = Match.replay(read_recipe(match.recipe().to_json()))
    assert again.state.digest() == match.state.digest()
    assert again.choices == match.choices


def test_a_recipe_can_be_followed_part_of_the_way() -> None:
    match = played()
    assert len(Match.replay(match.recipe(), upto=2).choices) == 2


def test_a_recipe_carries_everything() -> None:
    recipe = Match.new("pebbles", 2, 5, components={"pebbles": 25}, big_die=True).recipe()
    assert recipe.game == "pebbles"
    assert recipe.version == 2
    assert recipe.options == {"big_die": True}
    assert recipe.components == {"pebbles": 25}
    assert recipe.seed == 5
    assert Match.replay(recipe).state.digest() == recipe.digest


def test_a_changed_recipe_is_noticed() -> None:
    recipe = played().recipe()
    first = recipe.choices[0]
    other = msgspec.structs.replace(first, index=1)
    with pytest.raises(tafelrunde.BadRecipe, match="does not lead"):
        Match.replay(msgspec.structs.replace(recipe, choices=(other, *recipe.choices[1:])))
    with pytest.raises(tafelrunde.BadRecipe, match="does not lead"):
        Match.replay(msgspec.structs.replace(recipe, digest=""))


def test_an_impossible_choice_in_a_recipe_is_named() -> None:
    recipe = played().recipe()
    broken = msgspec.structs.replace(recipe.choices[0], index=99)
    with pytest.raises(tafelrunde.BadRecipe, match="There is no option 99"):
        Match.replay(msgspec.structs.replace(recipe, choices=(broken,)))


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b'{"game": 1}', b"\xff\xfe", b'{"tafelrunde": 1}'])
def test_something_else_is_not_a_recipe(data: bytes) -> None:
    with pytest.raises(tafelrunde.BadRecipe, match="not a recipe"):
        read_recipe(data)


def test_a_recipe_of_another_format_is_named() -> None:
    data = msgspec.json.encode(msgspec.structs.replace(played().recipe(), tafelrunde=7))
    with pytest.raises(tafelrunde.BadRecipe, match="format 7"):
        read_recipe(data)


def test_a_recipe_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    played().recipe().write(path)
    old = path.read_bytes()

    def full_disk(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full_disk)
    with pytest.raises(OSError, match="No space"):
        played(3).recipe().write(path)
    assert path.read_bytes() == old
    assert list(tmp_path.iterdir()) == [path]
    assert read_recipe_file(path).players == 2


def test_a_missing_recipe_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(tafelrunde.BadRecipe, match=r"nothing\.json"):
        read_recipe_file(tmp_path / "nothing.json")


@pytest.mark.parametrize("seed", [-1, 1 << 64, True, "seven", 1.5])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(tafelrunde.BadOption, match="is no seed"):
        Match(pebbles.GAME.setup(2, {}), seed)
    with pytest.raises(tafelrunde.BadOption, match="is no seed"):
        tafelrunde.new("pebbles", players=2, seed=seed)


def test_the_largest_seed_is_fine() -> None:
    assert Match(pebbles.GAME.setup(2, {}), (1 << 64) - 1).state.decisions
