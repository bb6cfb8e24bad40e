"""GLOW in the terminal: the board fits, says everything without colour, and the whole box can be listed."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console, RenderableType

from tafelrunde.drawing.contract import GameDrawing, Look, drawing_of
from tafelrunde.games.glow import GAME
from tafelrunde.games.glow.state.state import GlowState
from tafelrunde.kernel.chance import Dice
from tafelrunde.terminal.information import show_components
from tests.glow.glow_table import (
    afternoon,
    choose,
    give_dice,
    give_spell,
    lay,
    morning,
    new,
    seen_by,
    table,
)

NAMES = {"seat:0": "Anna", "seat:1": "Ben"}


def printed(thing: RenderableType, width: int = 96) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None, emoji=False)
    console.print(thing)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def drawing() -> GameDrawing[Any]:
    return drawing_of(GAME, GAME.standard_box)


def moments(players: int, **options: bool) -> Iterator[GlowState]:
    """A random game, decision by decision, and its end."""
    state, dice = new(players, 3, **options), Dice(3)
    while not state.over:
        yield state
        decision = state.decisions[0]
        state.apply(decision.seat, int(dice.below(len(decision.codes))))
    yield state


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {"sea_of_darkness": True}), (4, {}), (4, {"sea_of_darkness": True}), (2, {"solo": True})],
)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_board_fits_at_every_moment(players: int, options: dict[str, bool], lang: str) -> None:
    for number, state in enumerate(moments(players, **options)):
        # Not a divisor of anything, so that all kinds of moments come up.
        if number % 23 == 0 or state.over:
            view = state.view(0)
            low = printed(drawing().board(Look(view, lang, NAMES, compact=True)), width=77).splitlines()
            assert len(low) <= 14
            assert all(len(line) <= 77 for line in low)
            for width in (80, 96):
                high = printed(drawing().board(Look(view, lang, NAMES)), width).splitlines()
                assert all(len(line) <= width for line in high)
            assert drawing().told(Look(view, lang, NAMES))


def test_dice_cards_and_tokens_are_told_without_colour() -> None:
    state = table(adventurers=["braccio", "moloch"], companions=[["A04", "A05"], []])
    company = give_dice(state, 0, "large_green_1=nature small_red_1=earth small_black_1=fire small_green_1=fire")
    company.footprints, company.fireflies, company.rerolls = 3, 2, 1
    give_spell(state, 0, "SP1")
    state.companies[1].face_down = 1
    state.phase = 3
    out = printed(drawing().board(Look(state.view(0), "en", NAMES)))
    # Large dice in capitals; what the black die takes away in small letters.
    assert "G[N] r(E) b(f) g(f) Curse: fire does not count." in out
    assert "Tamnuca×1 Ladawa Spell “With 2 nature”" in out
    assert "1 spell face down" in out
    # One's own figures in words, where there is room for them.
    assert re.search(r"✦10 shards.*∴3 footprints  ✺4/2 fireflies  ↻1 reroll\b", out)
    low = printed(drawing().board(Look(state.view(0), "en", NAMES, compact=True)))
    assert re.search(r"✦10 .*∴3 ✺4/2 ↻1", low)


def test_the_meeting_track_shows_cards_in_signs() -> None:
    state = table(3)
    lay(state, "fire", "A01", ["small_red_1"], footprints=2)
    lay(state, "water", "A13")
    lay(state, "earth", "B14")
    lay(state, "air", "A06")
    morning(state)
    out = printed(drawing().board(Look(state.view(0), "en", NAMES)))
    for signs in ("NF→+1✦ +1↻", "WWW→−4✦ ☠ =1", "W×E→+6✦", "×N×W→+4✦", "Fire ∴2 r"):
        assert signs in out
    assert "WWW→−4✦ ☠ =1" in printed(drawing().board(Look(state.view(0), "de", NAMES)))
    assert str(state.hint(0, 0)) == "1 die, 2 footprints"


def test_what_is_looked_at_stands_out_without_colour() -> None:
    state = table(3)
    lay(state, "fire", "A01")
    lay(state, "water", "A02")
    lay(state, "earth", "A03")
    lay(state, "air", "A04")
    morning(state)
    for compact in (True, False):
        plain = printed(drawing().board(Look(state.view(0), "en", NAMES, compact=compact)))
        lit = printed(drawing().board(Look(state.view(0), "en", NAMES, {"companion:A02"}, compact)))
        assert "►" not in plain
        assert "►Water" in lit
    state = table()
    give_dice(state, 0, "fire fire")
    afternoon(state)
    assert "►F" in printed(drawing().board(Look(state.view(0), "en", NAMES, {"space:1"})))


def test_the_map_shows_places_paths_and_people() -> None:
    state = table()
    state.companies[0].place, state.companies[0].camp = 17, 17
    give_dice(
        state,
        0,
        "air",
    )
    afternoon(state)
    out = printed(drawing().board(Look(state.view(0), "en", NAMES)))
    for sign in ("⌂20", "⌂12①⌂①", "⌂3↻", "×W", "−5✦", "◎②", "Within reach: Space 16 (air) ∴0"):
        assert sign in out
    sea = printed(drawing().board(Look(new(2, sea_of_darkness=True).view(0), "en", NAMES)))
    for sign in ("(8)", "(3☠)", "1/2∴", "(0)①①①①②②②②"):
        assert sign in sea


def test_everything_is_told_in_sentences_too() -> None:
    state = table(companions=[["A04"], []])
    give_dice(state, 0, "earth earth")
    state.phase = 3
    lines = list(drawing().told(Look(state.view(0), "en", NAMES)))
    assert "Day 3 of 8, noon." in lines
    assert "- Tamnuca (met 2 times): 1 firefly at the end. For each earth: +1 shard." in lines
    assert any(line.startswith("Anna: shards 10, footprints 0") for line in lines)
    state.companies[0].place, state.companies[0].footprints = 16, 1
    afternoon(state)
    lines = list(drawing().told(Look(state.view(0), "en", NAMES)))
    assert any(line.startswith("- Within reach: Village 12 for 1 footprint, Space 15 (nature) for 1") for line in lines)


def test_the_ending_names_the_winner_first_and_where_shards_came_from() -> None:
    *_, state = moments(3)
    lines = printed(drawing().ending(Look(state.view(None), "en"))).splitlines()
    winner = seen_by(state, None).companies[state.winners[0]].if_ended
    parts = [winner.track, winner.cards, winner.board, winner.fireflies, winner.footprints, winner.total]
    assert lines[1].startswith("★")
    assert [int(part) for part in lines[1].split()[-6:]] == parts
    assert sum(parts[:-1]) == parts[-1] == max(state.scores)


def test_the_whole_box_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    show_components(GAME, None, True, "en")
    listed = json.loads(capsys.readouterr().out)
    assert listed["game"] == "glow"
    assert [len(listed[kind]) for kind in ("adventurers", "companions", "spells", "dice")] == [7, 46, 7, 30]
    assert len(listed["boards"]["shadows"]["spaces"]) == 61
    assert len(listed["boards"]["shadows"]["paths"]) == 74
    assert len(listed["boards"]["sea"]["islands"]) == 12
    assert len(listed["boards"]["sea"]["ways"]) == 14
    assert len(listed["solo_tiles"]) == 8
    assert listed["companions"][0]["text"]["de"].startswith("2 Glühwürmchen")
    assert listed["boards"]["shadows"]["spaces"][3]["marks"] == {"x": "inferred", "y": "inferred"}
    show_components(GAME, None, False, "de")
    assert "Reich der Schatten" in capsys.readouterr().out


def test_a_choice_is_seen_on_the_map() -> None:
    state = table()
    give_dice(state, 0, "fire fire")
    afternoon(state)
    before = printed(drawing().board(Look(state.view(0), "en", NAMES)))
    choose(state, 0, "space:1")
    after = printed(drawing().board(Look(state.view(0), "en", NAMES)))
    assert "◎①②" in before
    assert "F①" in after
