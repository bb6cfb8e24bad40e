"""Whoever follows changes sees what a whole view shows, in every game, in Python and in the browser's own code."""

from __future__ import annotations

import random
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.kernel import registry
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.state import State
from tafelrunde.kernel.view import Sight, View
from tafelrunde.server.changes import CannotFollow, Comparison, followed

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
VECTORS = msgspec.json.decode((WEB / "tests" / "changes.json").read_bytes())
GAMES = [registry.find(name) for name in registry.names()]

encode = msgspec.json.encode


@pytest.mark.parametrize("vector", VECTORS["follows"], ids=str)
def test_changes_are_followed(vector: dict[str, Any]) -> None:
    before = encode(vector["old"])
    assert encode(followed(vector["old"], vector["changes"])) == encode(vector["new"])
    assert encode(vector["old"]) == before


@pytest.mark.parametrize("vector", VECTORS["refuses"], ids=str)
def test_changes_that_do_not_fit_are_refused(vector: dict[str, Any]) -> None:
    with pytest.raises(CannotFollow):
        followed(vector["old"], vector["changes"])


class Thing(msgspec.Struct, frozen=True):
    number: int
    parts: tuple[Any, ...] = ()
    cards: dict[str, Any] = {}
    thing: Thing | None = None


def some_thing(dice: random.Random, depth: int = 0) -> Thing:
    def value() -> Any:
        if depth < 3 and dice.random() < 0.5:
            return some_thing(dice, depth + 1)
        return dice.choice([None, 2, 3, True, False, "a", "b", 1.5, (), (2,), (2, 3)])

    keys = sorted(dice.sample("abcdef", dice.randrange(5)))
    return Thing(
        dice.randrange(3),
        tuple(value() for _ in range(dice.randrange(4))),
        {key: value() for key in keys},
        value() if depth < 2 and dice.random() < 0.3 else None,
    )


def test_any_two_values_can_be_compared() -> None:
    """Values at random, many of them nearly alike: None, numbers, truth, texts, lists, dictionaries."""
    dice = random.Random(1)
    things = [some_thing(dice) for _ in range(60)]
    comparison = Comparison()
    for old in things:
        for new in things:
            told = comparison.between(old, new)
            start = msgspec.json.decode(encode(old))
            assert (told is None) == (old is new or encode(old) == encode(new))
            if told is not None:
                assert encode(followed(start, msgspec.json.decode(encode(told)))) == encode(new)


def played(game: Game, players: int, seed: int) -> Iterator[tuple[State, random.Random]]:
    """A whole game, choice by choice."""
    dice = random.Random(seed)
    match = Match(game.setup(players, game.trial_options, game.trial_figures), seed)
    yield match.state, dice
    while not match.state.over:
        decision = dice.choice(match.state.decisions)
        match.choose(decision.seat, dice.randrange(len(decision.options)))
        yield match.state, dice


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_whole_game_followed_is_the_same_as_seen(game: Game, tmp_path: Path) -> None:
    """Every seat and a spectator, at every moment and byte for byte, in Python and in the browser's code."""
    players = min(3, game.players[-1])
    told: dict[int | None, list[bytes]] = {seat: [] for seat in (None, *range(players))}
    had: dict[int | None, View] = {}
    pictures: dict[int | None, Any] = {}
    for state, _ in played(game, players, 5):
        sight, comparison = Sight(state), Comparison()
        for seat in told:
            view = sight.of(seat)
            whole = encode(view)
            if seat not in had:
                pictures[seat] = msgspec.json.decode(whole)
                told[seat].append(encode({"view": view}))
            else:
                changes = comparison.between(had[seat], view) or {}
                pictures[seat] = followed(pictures[seat], msgspec.json.decode(encode(changes)))
                assert encode(pictures[seat]) == whole
                told[seat].append(encode({"changes": changes, "view": view}))
            had[seat] = view
    lines = [line for seat in told.values() for line in seat]
    file = tmp_path / "told.jsonl"
    file.write_bytes(b"\n".join(lines))
    node = shutil.which("node")
    assert node is not None, "the browser's code needs Node"
    script = Path(__file__).parent / "follow.mjs"
    answer = subprocess.run([node, script, WEB, file], capture_output=True, text=True, check=False)
    assert (answer.stdout.strip(), answer.stderr) == (str(len(lines)), "")


@pytest.mark.parametrize("game", [game for game in GAMES if game.has_secrets], ids=lambda game: game.id)
def test_changes_tell_nothing_that_a_seat_may_not_know(game: Game) -> None:
    """Deal everything anew that a seat cannot know: what it is told stays the same, byte for byte."""
    players = min(3, game.players[-1])
    before: list[tuple[Sight, Sight]] = []
    differed = 0
    for moment, (state, dice) in enumerate(played(game, players, 6)):
        if moment > 400:
            break
        seat = moment // 2 % players
        true, imagined = Sight(state.copy()), Sight(state.imagine(seat, dice.randrange(1 << 30)))
        if moment % 2 and before:
            [(old_true, old_imagined)] = before
            told = []
            for old, new in ((old_true, true), (old_imagined, imagined)):
                comparison = Comparison()
                # What the others are told is made before, from the same parts.
                others = [encode(comparison.between(old.of(other), new.of(other))) for other in range(players)]
                told.append((others, encode(comparison.between(old.of(seat), new.of(seat)))))
            assert told[0][1] == told[1][1]
            differed += told[0][0] != told[1][0]
        before = [(true, imagined)]
    assert differed, "others should be told something else where hidden things differ"
