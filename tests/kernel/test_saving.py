"""Saves: complete, checked, and refused clearly when they are not ours."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
import pytest

import pebbles
import tafelrunde
from tafelrunde.kernel.codec import FORMAT, MAGIC
from tafelrunde.kernel.game import begin
from tafelrunde.kernel.state import State

# Where the kinds and the tree stand inside a save.
KINDS, TREE = 5, 6


def saved() -> bytes:
    return begin(pebbles.GAME.setup(3, {"big_die": True}), 1).save()


def resealed(content: object) -> bytes:
    """Bytes with a right checksum around any content."""
    data = msgspec.msgpack.encode(content)
    return MAGIC + bytes([FORMAT]) + hashlib.blake2b(data, digest_size=16).digest() + data


def test_seats_that_act_side_by_side_are_saved_too() -> None:
    state = begin(pebbles.GAME.setup(3, {}), 1)
    state.apply(1, 0)
    loaded = tafelrunde.load(state.save())
    assert loaded.lanes is not None
    assert loaded.digest() == state.digest()
    for play in (state, loaded):
        while not play.over:
            play.apply(play.decisions[0].seat, 0)
    assert loaded.digest() == state.digest()


def test_options_and_own_figures_are_part_of_a_save() -> None:
    state = tafelrunde.new("pebbles", players=2, seed=1, components={"pebbles": 30}, big_die=True)
    loaded = tafelrunde.load(state.save())
    assert loaded.setup.options == state.setup.options
    assert loaded.setup.components == '{"pebbles":30}'
    assert loaded.digest() == state.digest()
    assert loaded.digest() != tafelrunde.new("pebbles", players=2, seed=1, big_die=True).digest()


@pytest.mark.parametrize("data", [b"", b"hello", b"\x00" * 100, MAGIC[:5]])
def test_something_else_is_not_a_save(data: bytes) -> None:
    with pytest.raises(tafelrunde.BadSave, match="not a saved game"):
        tafelrunde.load(data)


def test_another_format_is_named() -> None:
    data = bytearray(saved())
    data[len(MAGIC)] = 99
    with pytest.raises(tafelrunde.BadSave, match="format 99"):
        tafelrunde.load(bytes(data))


@pytest.mark.parametrize("position", [30, 60, -1])
def test_a_damaged_save_is_noticed(position: int) -> None:
    data = bytearray(saved())
    data[position] ^= 1
    with pytest.raises(tafelrunde.BadSave, match="damaged"):
        tafelrunde.load(bytes(data))


def test_a_shortened_save_is_noticed() -> None:
    with pytest.raises(tafelrunde.BadSave, match="damaged"):
        tafelrunde.load(saved()[:-10])


def test_a_save_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(tafelrunde.UnknownGame, match="no game “chess”"):
        tafelrunde.load(resealed(("chess", 1, 2, {}, "", [], [])))


def test_a_save_of_newer_rules_is_refused() -> None:
    with pytest.raises(tafelrunde.BadOption, match="version 99"):
        tafelrunde.load(resealed(("pebbles", 99, 2, {}, "", [], [])))


def content_of(state: State) -> list[Any]:
    """What is inside a save, to be changed and sealed again."""
    found: list[Any] = msgspec.msgpack.decode(state.save()[len(MAGIC) + 17 :])
    return found


def test_a_save_knows_names_and_nothing_of_python() -> None:
    data = begin(pebbles.GAME.setup(2, {}), 1).save()
    for word in (b"tafelrunde.", b"pebbles.", b"Keep", b"__"):
        assert word not in data
    assert b"keep" in data


@pytest.mark.parametrize("name", ["os.system", "Keep", "frame", ""])
def test_a_save_cannot_name_anything_outside_its_game(name: str) -> None:
    content = content_of(begin(pebbles.GAME.setup(2, {}), 1))
    step = next(row for row in content[KINDS] if row[0] == "keep")
    step[0] = name
    with pytest.raises(tafelrunde.BadSave, match="not part of the game"):
        tafelrunde.load(resealed(content))


def test_a_value_cannot_stand_where_a_step_belongs() -> None:
    content = content_of(begin(pebbles.GAME.setup(2, {}), 1))
    content[TREE][0].append(17)
    with pytest.raises(tafelrunde.BadSave, match="not a step"):
        tafelrunde.load(resealed(content))


def test_fields_that_do_not_fit_are_named() -> None:
    content = content_of(begin(pebbles.GAME.setup(2, {}), 1))
    step = next(row for row in content[KINDS] if row[0] == "keep")
    step[1] = "chair"
    with pytest.raises(tafelrunde.BadSave, match="chair, seat"):
        tafelrunde.load(resealed(content))


def test_nonsense_inside_a_save_is_refused() -> None:
    with pytest.raises(tafelrunde.BadSave, match="cannot be read"):
        tafelrunde.load(resealed(("pebbles", 1, 2, {}, "", [], 17)))
    with pytest.raises(tafelrunde.BadSave, match="cannot be read"):
        tafelrunde.load(resealed([1, 2]))


def test_an_older_version_of_the_rules_is_kept() -> None:
    setup = pebbles.GAME.setup(2, {}, version=1)
    loaded = tafelrunde.load(begin(setup, 1).save())
    assert isinstance(loaded, State)
    assert loaded.setup.version == 1
    assert loaded.digest() != begin(pebbles.GAME.setup(2, {}), 1).digest()
