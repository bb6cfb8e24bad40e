"""The board in a terminal, in both languages, and what is in the box."""

from __future__ import annotations

import json

import pytest
from rich.console import Console, RenderableType

from tafelrunde.drawing.contract import Look
from tafelrunde.games.skybridge import GAME
from tafelrunde.games.skybridge.box.box import Box
from tafelrunde.games.skybridge.show.terminal import Drawing
from tafelrunde.games.skybridge.state.state import SkybridgeState
from tafelrunde.games.skybridge.steps.ending import END_GAME
from tafelrunde.kernel.components import lay_over
from tafelrunde.kernel.game import begin
from tafelrunde.kernel.language import LANGUAGES
from tafelrunde.terminal.app import run as command
from tafelrunde.testing.cases import random_choices
from tests.skybridge.thraen import (
    deities,
    deity,
    from_step,
    goods,
    hand,
    new,
    people,
    pile,
    position,
    rebels,
    run,
    section,
    seen_by,
    show,
    take_turn,
)

NAMES = {"seat:0": "Anna", "seat:1": "Bela"}


def box() -> Box:
    made = GAME.standard_box
    assert isinstance(made, Box)
    return made


def drawing() -> Drawing:
    return Drawing(GAME, GAME.standard_box)


def drawn(
    state: SkybridgeState, seat: int | None = 0, lang: str = "en", width: int = 100, compact: bool = False
) -> str:
    console = Console(width=width)
    decision = None if seat is None else state.decision_of(seat)
    lit = set() if decision is None else {ref for option in decision.options for ref in option.refs}
    with console.capture() as capture:
        console.print(drawing().board(Look(state.view(seat), lang, NAMES, lit, compact)))
    return capture.get()


def printed(board: RenderableType) -> str:
    console = Console(width=160)
    with console.capture() as capture:
        console.print(board)
    return capture.get()


def scene() -> SkybridgeState:
    """A position with something of everything."""
    state = position("chief_builder", "crown_of_pain")
    section(state, 3, "metal")
    state.builders[0] = 0b11
    goods(state, 0, wood=1, livestock=2)
    hand(state, 0, people("empire", 1))
    deities(state, 0, deity(gift="craft"))
    show(state, people("light", active=["religion"]), "BRI")
    state.crown = 1
    rebels(state, 7, seat_1=2, free=1)
    state.tableaus[0].garrisons = 1 << 5
    state.tableaus[0].legion = 5
    pile(state, 0, 1, people("light", 1), deity(1, feud="empire"))
    return from_step(state, "act")


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("compact", [False, True])
def test_the_board_fits_into_80_columns(lang: str, compact: bool) -> None:
    for width in (80, 100):
        lines = drawn(scene(), lang=lang, width=width, compact=compact).splitlines()
        assert max(map(len, lines)) <= width
        assert len(lines) < (24 if compact else 40)


def test_the_board_shows_bridge_stacks_desert_and_what_is_missing() -> None:
    text = drawn(scene())
    assert "section 3: 1 wood, 1 stone, 1 livestock, metal (die), craft" in text
    assert "Bridge Crew" in text
    assert "♛" in text
    assert "♜" in text
    assert "♞2♨1○" in text
    assert "For section 3 you lack: 1 stone, 1 metal, 2 money" in text
    assert "Anna" in text


def test_goods_points_and_characters_are_never_cut_off() -> None:
    for width in (80, 100, 130):
        text = drawn(scene(), width=width)
        assert "1 wood, 2 livestock" in text
        assert "Adlem: Chief Bridge-builder" in text
        score = seen_by(scene(), 0).tableaus[0].score
        assert f"={score.total}" in text


def test_what_can_be_chosen_lights_up() -> None:
    state = scene()
    assert "►" in drawn(state)
    assert "►I" not in drawn(state, seat=1)


def test_others_hands_stay_hidden() -> None:
    state = scene()
    card = box().names[state.tableaus[0].hand[0]].text("en")
    assert card in drawn(state)
    assert card not in drawn(state, seat=1)
    assert card not in drawn(state, seat=None)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_table_is_told_in_sentences(lang: str) -> None:
    lines = drawing().told(Look(scene().view(0), lang, NAMES))
    assert any("Anna" in line for line in lines)
    assert any(("Rebellenanführer" if lang == "de" else "rebel leader") in line for line in lines)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_no_sign_is_left_for_a_screen_reader_to_spell(lang: str) -> None:
    state = begin(GAME.setup(3, {}), 5)
    for number, (seat, index) in enumerate(random_choices(state, 5)):
        if number % 9 == 0:
            told = "\n".join(drawing().told(Look(state.view(seat), lang, NAMES)))
            assert not set(told) & set("⚡→✶✗[]►♛♜♞○"), told
        state.apply(seat, index)


def test_cards_are_told_as_they_read() -> None:
    state = position()
    pile(state, 0, 2, "UTR13")
    lines = drawing().told(Look(state.view(0), "en", NAMES))
    assert "- II: Anvil Guild: trade 1 stone for 1 metal or 1 money, craft" in lines


def test_the_beginning_can_be_drawn_before_anybody_has_a_character() -> None:
    state = GAME.start(GAME.setup(3, {}), 1)
    state.advance()
    assert isinstance(state, SkybridgeState)
    assert drawn(state, seat=None)
    assert drawing().told(Look(state.view(None), "en", NAMES))


def test_the_end_is_a_table_and_a_chart_by_category() -> None:
    state = new("visions", "gardens")
    state.tableaus[0].garrisons = 1 << 9
    run(state, END_GAME)
    console = Console(width=120)
    with console.capture() as capture:
        console.print(drawing().ending(Look(state.view(None), "en", NAMES)))
    text = capture.get()
    for word in ("Bridge", "Deities", "Rebels", "Garrisons", "★", "░"):
        assert word in text


def test_the_box_is_listed_completely(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(["components", "skybridge", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    counts = {name: len(rows) for name, rows in found.items() if isinstance(rows, list)}
    assert counts == {
        "people": 119,
        "start_cards": 11,
        "deities": 30,
        "drakes": 3,
        "sections": 7,
        "dice": 2,
        "areas": 9,
        "abilities": 10,
        "tokens": 17,
    }
    assert len({row["id"] for row in found["people"]}) == 119
    for rows in (found["people"], found["deities"], found["abilities"]):
        for row in rows:
            assert row["text"]["de"] != row["text"]["en"]


def test_the_box_is_shown_in_tables_with_marks() -> None:
    for lang in ("de", "en"):
        console = Console(width=160)
        with console.capture() as capture:
            for table in drawing().components(GAME.figures, lang):
                console.print(table)
        text = capture.get()
        assert "Kolpennion*" in text
        assert "Sathap~" in text


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("de", ("│ Lagerplätze für Salz ", "│ Städte der Shenna~ ", "│ Nutztier, Salz ")),
        ("en", ("│ Places for salt ", "~ ", "│ livestock, salt ")),
    ],
)
def test_figures_that_stand_on_no_card_are_told_too(lang: str, told: tuple[str, ...]) -> None:
    # An owner's own figure has its mark.
    own = Drawing(GAME, GAME.standard_box)
    figures = lay_over(GAME.figures, {"storage": {"salt": 4}})
    out = "\n".join(printed(table) for table in own.components(figures, lang))
    assert all(part in out for part in told), out
    row = next(line for line in out.splitlines() if told[0] in line)
    assert "4✓" in row


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_have_the_names_that_are_printed_on_them(lang: str) -> None:
    own = {"people": [{"id": "EMP01", "name": "Ishri"}], "areas": [{"id": "1", "name": "Salthras"}]}
    state = position(own=own)
    hand(state, 0, "SHE02", "EMP01")
    pile(state, 0, 3, "LIG12", "DEI27")
    pile(state, 0, 4, "UTR20")
    deities(state, 0, "DEI01")
    show(state, "SHE03", "DAR05")
    take_turn(state)
    look = Look(state.view(0), lang, NAMES)
    own_box = Drawing(GAME, state.box)
    for out in (printed(own_box.board(look)), "\n".join(own_box.told(look))):
        for name in ("Kolpennion", "Ishri", "Perdisah", "Stehn Utreng", "Avrumeth", "Vas Payak"):
            assert name in out
    assert "Salthras" in "\n".join(own_box.told(look))
    assert "Avrumeth" in printed(own_box.board(Look(state.view(0), lang, NAMES, compact=True)))
