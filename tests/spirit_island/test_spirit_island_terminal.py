"""Spirit Island in the terminal: the drawing, the sentences, and a whole game through the keyboard."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

import tafelrunde
from tafelrunde.drawing.contract import GameDrawing, Look, drawing_of
from tafelrunde.games.spirit_island import GAME
from tafelrunde.games.spirit_island.box.ids import NO_ACTIONS
from tafelrunde.games.spirit_island.show.terminal.view import stages
from tafelrunde.games.spirit_island.state.state import SpiritIslandState
from tafelrunde.games.spirit_island.steps.ending import SETTLE
from tafelrunde.games.spirit_island.steps.step import standing_in
from tafelrunde.kernel.chance import Dice
from tafelrunde.terminal.app import run
from tests.spirit_island.islands import (
    EARTH,
    LIGHTNING,
    OCEAN,
    RIVER,
    begin,
    invader_card,
    island,
    play,
    use,
)

NAMES = {"seat:0": "Anna", "seat:1": "Ben", "seat:2": "Cem", "seat:3": "Dora"}


def drawing() -> GameDrawing[Any]:
    return drawing_of(GAME, GAME.standard_box)


def printed(thing: RenderableType, width: int = 96) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None, emoji=False)
    console.print(thing)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def drawn(state: SpiritIslandState, lang: str = "en", compact: bool = False, highlight: str = "") -> str:
    return printed(drawing().board(Look(state.view(0), lang, NAMES, {highlight}, compact)))


def told(state: SpiritIslandState, lang: str = "en") -> list[str]:
    return list(drawing().told(Look(state.view(0), lang, NAMES)))


def random_game(players: int, seed: int, **options: Any) -> Iterator[SpiritIslandState]:
    """A random game, decision by decision, and its end."""
    state, dice = tafelrunde.new("spirit-island", players, seed, **options), Dice(seed)
    assert isinstance(state, SpiritIslandState)
    while not state.over:
        yield state
        decision = state.decisions[0]
        state.apply(decision.seat, int(dice.below(len(decision.codes))))
    yield state


# ---------------------------------------------------------------------- the drawing


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("width", [77, 96])
def test_the_board_fits_at_every_moment(players: int, lang: str, width: int) -> None:
    for number, state in enumerate(random_game(players, seed=players)):
        # Not a divisor of anything, so that all kinds of moments come up.
        if number % 17 == 0 or state.over:
            for seat in (0, None):
                for compact in (True, False):
                    look = Look(state.view(seat), lang, NAMES, compact=compact)
                    lines = printed(drawing().board(look), width).splitlines()
                    assert all(len(line) <= width for line in lines)


def test_a_land_shows_its_figures_with_damage_presence_and_defence() -> None:
    lands = {"A4": {"explorer": 2, "town": 1, "town-1": 1, "city-2": 1, "dahan": 3, "blight": 1}}
    state = island(lands, {"A4": 2}, (EARTH,))
    line = next(line for line in drawn(state).splitlines() if line.startswith(" A4"))
    assert line.split() == ["A4", "∴", "Sands", "2♙", "1⌂", "1⌂-1", "1♜-2", "3☖", "1✗", "☀2★", "⊕3"]


def test_oceans_are_drawn_only_when_they_are_in_play() -> None:
    assert "Ocean" not in "".join(drawn(begin((RIVER,))).splitlines()[:20])
    assert " A0 ∿ Ocean" in drawn(begin((OCEAN,)))


def test_lands_of_the_invader_cards_are_marked() -> None:
    state = island({"A2": {"city": 1}}, {"A7": 2})
    state.ravage_card, state.build_card = invader_card(state, "I-J"), invader_card(state, "II-C")
    marks = {line.split()[0]: line[15:18] for line in drawn(state).splitlines() if line.startswith(" A")}
    assert {land for land, mark in marks.items() if "R" in mark} == {"A3", "A8"}
    assert {land for land, mark in marks.items() if "B" in mark} == {"A1", "A2", "A3"}


def test_what_the_invaders_will_do_is_foretold() -> None:
    lands = {"A6": {"town": 1, "explorer": 1, "dahan": 2, "blight": 1}, "A8": {"explorer": 1}, "A2": {"city": 1}}
    state = island(lands, {"A7": 2, "A6": 1})
    state.ravage_card, state.build_card = invader_card(state, "I-M"), invader_card(state, "I-J")
    out = drawn(state)
    assert "Invaders will ravage: A6 (3) +1✗ (spreads)" in out
    assert "−1☖ −1☀" in out
    assert "Invaders will build: A8 +1⌂" in out
    lines = told(state)
    assert any(line.startswith("Invaders will ravage: A6 3 damage: +1 blight (spreads)") for line in lines)
    assert any("Anna −1 presence" in line for line in lines)
    assert "Invaders will build: A8: +1 town." in lines


def test_the_invader_track_and_the_deck() -> None:
    state = begin((RIVER,))
    assert stages((1, 1, 2, 2, 2, 3)) == "I×2 II×3 III×1"
    assert "Deck: I×2 II×4 III×5" in drawn(state)
    assert "Ravage: – → Build: I:" in drawn(state)


def test_innate_powers_say_which_thresholds_are_reached() -> None:
    state = island({"A5": {"explorer": 1}, "A2": {"city": 1}}, {"A5": 1}, (RIVER,))
    play(state, "boon_of_vigor", elements={"sun": 1, "water": 2})
    lines = drawn(state).splitlines()
    assert "  ✓ [1 Sun, 2 Water]: push 1 explorer/town." in lines
    assert "  ✓ [2 Sun, 3 Water] Instead: 2 damage; push up to 3 explorers/towns." in lines
    assert "  · [3 Sun, 4 Water, 1 Earth] Instead: 2 damage to each invader." in lines


def test_the_own_spirit_shows_tracks_growth_and_cards() -> None:
    out = drawn(begin((RIVER,)))
    assert "Energy track: 1 (2) (2) (3) (4) (4) (5)" in out
    assert "Card plays track: 1 (2) (2) (3) (reclaim 1) (4) (5)" in out
    assert "Growth 2: add 1 presence (range 1, any land); add 1 presence (range 1, any land)" in out
    assert "2» Flash Floods" in out
    assert "1› Wash Away" in out


def test_what_is_looked_at_stands_out_without_colour() -> None:
    state = begin((RIVER,))
    assert "►" not in drawn(state)
    assert "►A4" in drawn(state, highlight="land:A4")
    assert "►2» Flash Floods" in drawn(state, highlight="power:flash_floods")
    assert "► Massive Flooding" in drawn(state, highlight="innate:massive_flooding")


def test_the_other_spirits_are_shown_shortly() -> None:
    state = begin((RIVER, LIGHTNING), ("A", "B"))
    out = drawn(state)
    assert "Ben Lightning’s Swift Strike" in out
    assert "Raging Storm" not in out


def test_everything_is_there_in_german() -> None:
    out = drawn(begin((RIVER,), ("A",)), lang="de")
    assert "Furchtstufe 1, Furcht 0/4" in out
    assert "♣ Dschungel" in out
    assert "Sturzfluten" in out


# ---------------------------------------------------------------------- sentences


def test_lands_are_told_in_words() -> None:
    lands = {"A4": {"explorer": 2, "town-1": 1, "dahan": 1, "blight": 1}, "A2": {"city": 1}}
    state = island(lands, {"A4": 2}, (EARTH,))
    state.flags[state.island.land_of("A2")] |= NO_ACTIONS
    lines = told(state)
    expected = "2 explorers, 1 town (1 damage), 1 dahan, 1 blight; presence of Anna: 2, a sacred site; defend 3."
    assert f"A4 (sands): {expected}" in lines
    assert "A2 (wetland): 1 city; left out: Ravage, Build, Explore." in lines
    assert any(line.startswith("Nothing in A1 (mountain), A3 (jungle)") for line in lines)


def test_in_the_middle_of_a_power_only_its_surroundings_are_told() -> None:
    state = island({"A5": {"explorer": 2, "town": 1}, "A2": {"city": 1}}, {"A5": 1}, (RIVER,))
    use(state, "wash_away", "A5")
    lines = told(state)
    assert lines[0].startswith("Anna uses Wash Away. Range 1, any land: push up to 3 explorers/towns.")
    assert lines[1] == "Target: A5 (wetland)."
    assert not any("A2" in line for line in lines)


def test_whoever_chooses_a_spirit_is_told_what_there_is() -> None:
    state = GAME.start(GAME.setup(1, {}), 1)
    state.advance()
    assert isinstance(state, SpiritIslandState)
    spirits = [line for line in told(state) if line.startswith(("River", "Thunderspeaker", "Bringer"))]
    assert len(spirits) == 3
    assert "wetland your sacred site" in spirits[0]


def test_own_cards_are_told_in_the_phase_they_matter() -> None:
    state = begin((RIVER,))
    lines = told(state)
    assert any(line.startswith("- Flash Floods (cost 2, Fast; 1 Sun, 1 Water): Range 1") for line in lines)
    assert "- Massive Flooding (Slow, innate): needs 1 Sun, 2 Water." in lines
    state = play(island({"A2": {"city": 1}}, {"A5": 1}, (RIVER,)), "flash_floods")
    lines = told(state)
    assert any(line.startswith("- Flash Floods") for line in lines)
    assert not any(line.startswith("- Wash Away") for line in lines)


# ---------------------------------------------------------------------- details


def test_a_note_says_what_is_in_a_land() -> None:
    state = island({"A4": {"explorer": 2, "city-1": 1}}, {"A4": 1})
    assert str(standing_in(state, state.island.first[0] + 4)) == "2 explorers, 1 city (1 damage)"
    assert standing_in(state, state.island.first[0]) is None


# ---------------------------------------------------------------------- the end


def ended(state: SpiritIslandState) -> str:
    state.push(SETTLE)
    state.advance()
    assert state.over
    return printed(drawing().ending(Look(state.view(0), "en", NAMES)))


def test_a_victory_is_told_with_its_score() -> None:
    state = island({"A4": {"dahan": 3, "blight": 1}}, {"A4": 2})
    state.round = 4
    out = ended(state).splitlines()
    assert out[0] == "Victory."
    assert "Terror level 1 was reached." in out
    assert "Round 4; 11 invader cards left, 3 dahan alive, 1 blight on the island." in out
    assert f"Score: {state.scores[0]} (difficulty 0)." in out


def test_a_defeat_says_why() -> None:
    state = island({"A2": {"city": 1}}, {"A4": 1})
    state.destroy_presence(0, state.island.land_of("A4"), "I6.6")
    out = ended(state)
    assert out.startswith("Defeat.")
    assert "A spirit had no presence left." in out
    assert told(state)[0] == "Defeat."


def test_a_sacrifice_is_told_as_one() -> None:
    state = island({}, {"A4": 1})
    state.destroy_presence(0, state.island.land_of("A4"), "I6.6")
    out = ended(state)
    assert out.startswith("Sacrifice victory.")
    assert "A spirit had no presence left." in out


# ---------------------------------------------------------------------- through the keyboard


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A user who reads English and has never played."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LOGNAME", "anna")


@pytest.mark.parametrize(("people", "lang", "end"), [(1, "en", "Defeat."), (2, "de", "Niederlage.")])
def test_a_whole_game_through_the_keyboard(
    people: int, lang: str, end: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Always the first answer; a yes for what is asked once more is no answer to anything else.
    monkeypatch.setattr("sys.stdin", io.StringIO("1\ny\n" * 2000))
    count = str(people)
    code = run(
        ["play", "spirit-island", "--players", count, "--people", count, "--seed", "3", "--plain", "--lang", lang]
    )
    out = capsys.readouterr().out
    assert code == 0
    assert f"\n{end}\n" in out
    assert ("Round 3 begins." if lang == "en" else "Runde 3 beginnt.") in out
    assert ("The spirits have lost." if lang == "en" else "Die Geister haben verloren.") in out


def test_components_show_every_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["components", "spirit-island"]) == 0
    out = capsys.readouterr().out
    for title in ("River Surges in Sunlight", "Minor power", "Fear cards", "Kingdom of Sweden", "Scenarios"):
        assert title in out
    assert sum(power.name.text("en").split()[0] in out for power in GAME.standard_box.powers) == 102  # type: ignore[attr-defined]


def figures_told(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, list[str]]:
    """The rows of all tables of what is in the box, by their first column."""
    assert run(["components", "spirit-island", *more]) == 0
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in capsys.readouterr().out.splitlines()]
    return {row[0]: row[1:] for row in rows if row}


def test_components_tell_pieces_terror_levels_and_scoring(capsys: pytest.CaptureFixture[str]) -> None:
    told = figures_told(capsys, "--lang", "en")
    assert told["Town"] == ["32", "2", "2", "1"]
    assert told["Dahan"] == ["36", "2", "2", "–"]
    assert told["Presence, of each colour"] == ["13", "–", "–", "–"]
    assert told["2"] == ["3", "neither towns nor cities are left"]
    assert told["Fear pool, for each player"] == ["4"]
    assert told["Stages of the invader cards"] == ["111-2222-33333"]
    assert told["Victory, for each invader card left in the deck"] == ["2"]
    assert told["Defeat, for each invader card no longer in the deck"] == ["1~"], "sources differ"
    assert told["For as much blight on the island as there are players"] == ["−1~"]


def test_the_figures_of_an_own_box_are_told_with_their_mark(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    own = tmp_path / "my.toml"
    own.write_text(
        "[pieces.town]\nhealth = 4\n[supply]\ncity = 19\n[fear]\npool_per_player = 5\n"
        '[scoring.defeat]\ncards = "left"\n[scoring.victory]\nper_card = 3\n',
        encoding="utf-8",
    )
    told = figures_told(capsys, "--lang", "de", "--components", str(own))
    assert told["Dorf"] == ["32", "4✓", "2", "1"]
    assert told["Stadt"][0] == "19✓"
    assert told["Furcht-Vorrat, pro Person"] == ["5✓"]
    assert told["Niederlage, für jede Karte noch im Invasoren-Stapel"] == ["1✓"]
    assert told["Sieg, für jede Karte noch im Invasoren-Stapel"] == ["3✓"]
