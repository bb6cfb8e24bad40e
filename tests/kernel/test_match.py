"""Matches: undo, recipes, replay."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import pebbles
import tafelrunde
from tafelrunde.kernel.chance import Dice
from tafelrunde.kernel.match import CHECKPOINT_EVERY, Match, read_recipe


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


def test_changed_chance_is_named_with_its_place() -> None:
    match = new()
    while not match.state.over:
        match.choose(match.state.decisions[0].seat, len(match.state.decisions[0].codes) - 1)
    recipe = match.recipe()
    rolled = next(place for place, choice in enumerate(recipe.choices) if choice.outcomes)
    better = msgspec.structs.replace(recipe.choices[rolled], outcomes=((recipe.choices[rolled].outcomes[0] + 1) % 6,))
    choices = (*recipe.choices[:rolled], better, *recipe.choices[rolled + 1 :])
    for upto in (None, rolled + 1):
        with pytest.raises(tafelrunde.BadRecipe, match=f"not what its seed gives \\(after choice {rolled + 1}\\)"):
            Match.replay(msgspec.structs.replace(recipe, choices=choices), upto)
    assert Match.replay(msgspec.structs.replace(recipe, choices=choices), rolled).choices == list(choices[:rolled])


def test_an_impossible_choice_in_a_recipe_is_named() -> None:
    recipe = played().recipe()
    broken = msgspec.structs.replace(recipe.choices[0], index=99)
    with pytest.raises(tafelrunde.BadRecipe, match="There is no option 99"):
        Match.replay(msgspec.structs.replace(recipe, choices=(broken,)))


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b'{"game": 1}', b"\xff\xfe", b'{"tafelrunde": 1}'])
def test_something_else_is_not_a_recipe(data: bytes) -> None:
    with pytest.raises(tafelrunde.BadRecipe, match="not a game file"):
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
    assert read_recipe(path.read_bytes()).players == 2


@pytest.mark.parametrize("seed", [-1, 1 << 64, True, "seven", 1.5])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(tafelrunde.BadOption, match="is no seed"):
        Match(pebbles.GAME.setup(2, {}), seed)
    with pytest.raises(tafelrunde.BadOption, match="is no seed"):
        tafelrunde.new("pebbles", players=2, seed=seed)


def test_the_largest_seed_is_fine() -> None:
    assert Match(pebbles.GAME.setup(2, {}), (1 << 64) - 1).state.decisions


def kept_states(match: Match) -> int:
    return len(match._before) + len(match._checkpoints)


def long_match(choices: int) -> Match:
    """A game that is as long as one wants, with a roll now and then."""
    match = Match.new("battalia", 2, 3)
    dice = Dice(5)
    while len(match.choices) < choices and not match.state.over:
        decision = match.state.decisions[0]
        match.choose(decision.seat, int(dice.below(len(decision.codes))))
    return match


def test_a_match_keeps_what_undo_can_reach_and_little_else() -> None:
    match = long_match(600)
    assert len(match.choices) > 300
    reachable = 0
    for place in range(len(match.choices), 0, -1):
        if match.choices[place - 1].outcomes:
            break
        reachable += 1
    assert kept_states(match) <= reachable + len(match.choices) // CHECKPOINT_EVERY + 1


def test_every_earlier_moment_can_be_reached_with_its_undo() -> None:
    match = long_match(250)
    whole = Match.new("battalia", 2, 3)
    for place in range(len(match.choices) + 1):
        if place % 17 == 0 or place in (100, 101, 200, 201):
            earlier = match.at(place)
            assert earlier.state.digest() == whole.state.digest()
            assert earlier.choices == match.choices[:place]
            assert [earlier.can_undo(seat) for seat in (0, 1)] == [whole.can_undo(seat) for seat in (0, 1)]
        if place < len(match.choices):
            whole.repeat(match.choices[place])
    with pytest.raises(ValueError, match="no moment"):
        match.at(len(match.choices) + 1)


def test_moments_after_an_undo_are_those_of_the_choices_that_hold() -> None:
    match = new()
    match.choose(0, 0)
    match.choose(1, 2)
    match.choose(2, 1)
    match.undo(0)
    other = new()
    for place, choice in enumerate(match.choices, 1):
        other.repeat(choice)
        assert match.at(place).state.digest() == other.state.digest()


def test_a_match_goes_on_from_a_state_and_earlier_choices_stay_in_its_recipe() -> None:
    match = played()
    middle = Match.replay(match.recipe(), upto=3)
    resumed = middle.resumed(middle.state.copy(), middle.choices)
    assert resumed.begin == 3
    for choice in match.choices[3:]:
        resumed.repeat(choice)
    assert resumed.recipe() == match.recipe()
