"""Boards are drawn from views, say everything without colour, and fit into their room."""

from __future__ import annotations

import dataclasses
import io
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console, RenderableType

import tafelrunde
from tafelrunde.drawing.contract import GameDrawing, Look, drawing_of
from tafelrunde.games.vaalbara import GAME
from tafelrunde.games.vaalbara.show.terminal import CLAN_SYMBOLS, KIND_SYMBOLS
from tafelrunde.kernel.chance import Dice
from tafelrunde.kernel.state import State
from tafelrunde.kernel.view import View

NAMES = {"seat:0": "Anna", "seat:1": "Ben"}


def printed(thing: RenderableType, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None, emoji=False)
    console.print(thing)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def game_of(players: int, seed: int = 3) -> Iterator[State]:
    """A random game, decision by decision, and its end."""
    state, dice = tafelrunde.new("vaalbara", players, seed), Dice(seed)
    while not state.over:
        yield state
        decision = state.decisions[0]
        state.apply(decision.seat, int(dice.below(len(decision.codes))))
    yield state


def drawing() -> GameDrawing[Any]:
    return drawing_of(GAME, GAME.standard_box)


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_board_fits_at_every_moment(players: int, lang: str) -> None:
    for number, state in enumerate(game_of(players)):
        # Not a divisor of anything, so that all kinds of moments come up.
        for seat in (0, None) if number % 7 == 0 or state.over else ():
            view = state.view(seat)
            low = printed(drawing().board(Look(view, lang, NAMES, compact=True)), width=77).splitlines()
            assert len(low) <= 14
            assert all(len(line) <= 77 for line in low)
            assert all(len(line) <= 96 for line in printed(drawing().board(Look(view, lang, NAMES)), 96).splitlines())


def test_kinds_and_clans_are_named_without_colour() -> None:
    state = next(game_of(5))
    out = printed(drawing().board(Look(state.view(0), "en", NAMES)))
    for land in state.view(0).table.first_row:  # type: ignore[attr-defined]
        assert f"{KIND_SYMBOLS[land.kind]} {land.kind.capitalize()}" in out
    assert all(symbol in out for symbol in CLAN_SYMBOLS.values())
    assert "Anna" in out


def test_what_is_looked_at_stands_out_without_colour() -> None:
    state = next(game_of(3))
    view = state.view(0)
    land = view.table.first_row[0]  # type: ignore[attr-defined]
    for compact, sign in ((True, "►"), (False, "┏")):
        plain = printed(drawing().board(Look(view, "en", NAMES, compact=compact)))
        lit = printed(drawing().board(Look(view, "en", NAMES, {f"land:{land.id}"}, compact)))
        assert sign not in plain
        assert sign in lit


def test_only_the_own_hand_is_shown() -> None:
    state = next(game_of(2))
    mine = set(state.view(0).table.clans[0].hand)  # type: ignore[attr-defined]
    for told in (True, False):
        view = state.view(None)
        look = Look(view, "en", NAMES)
        spectator = "\n".join(drawing().told(look)) if told else drawing().board(look)
        out = printed(spectator).lower()
        assert not any(follower in out for follower in mine)


def test_the_board_needs_nothing_but_the_view() -> None:
    state = next(game_of(4))
    view = state.view(1)
    before = printed(drawing().board(Look(view, "en", NAMES)))
    state.apply(0, 0)
    assert printed(drawing().board(Look(view, "en", NAMES))) == before


def test_the_ending_names_the_winner_first() -> None:
    *_, state = game_of(3)
    first = printed(drawing().ending(Look(state.view(None), "en"))).splitlines()[1]
    assert first.startswith("★")
    assert f"Seat {state.winners[0] + 1}" in first


def test_a_game_without_drawings_is_shown_in_tables() -> None:
    bare = drawing_of(dataclasses.replace(GAME, id="bare", package="tafelrunde.kernel"), GAME.standard_box)
    *_, state = game_of(2)
    view: View = state.view(None)
    look = Look(view, "en", NAMES)
    for out in (printed(bare.board(look), 200), "\n".join(bare.told(look))):
        assert "First row" in out
        assert "Clans" in out
        assert "Anna" in out, "people by their names, not by the numbers of their seats"
    assert "★" in printed(bare.ending(look))
    assert "Followers" in printed(bare.components(GAME.figures, "en")[0], 200)
    assert bare.components_json(GAME.figures)["rounds"] == 9
