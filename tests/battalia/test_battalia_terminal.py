"""Battalia in the terminal: the board fits, says everything without colour, and both boxes can be listed."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console, RenderableType

from tafelrunde.drawing.contract import GameDrawing, Look, drawing_of
from tafelrunde.games.battalia import GAME
from tafelrunde.games.battalia.box.box import Box
from tafelrunde.games.battalia.show.view import SQUARE_IDS
from tafelrunde.games.battalia.state.player import Tent
from tafelrunde.games.battalia.state.state import BattaliaState
from tafelrunde.games.battalia.steps.step import standing_on
from tafelrunde.kernel.card import by_ref
from tafelrunde.kernel.chance import Dice
from tafelrunde.kernel.language import LANGUAGES
from tafelrunde.kernel.state import State
from tafelrunde.terminal.information import show_components, show_rules
from tafelrunde.testing import Case
from tests.battalia.busy import BUSY
from tests.battalia.tables import card, choose, city, fresh, hand, hero, put, road, seen_by, table

NAMES = {"seat:0": "Anna", "seat:1": "Ben"}


def printed(thing: RenderableType, width: int = 96) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None, emoji=False)
    console.print(thing)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def drawing() -> GameDrawing[Any]:
    return drawing_of(GAME, GAME.standard_box)


def drawn(state: State, *lit: str, lang: str = "en", compact: bool = False, seat: int | None = 0) -> str:
    return printed(drawing().board(Look(state.view(seat), lang, NAMES, set(lit), compact)))


def moments(players: int, **options: bool | int | str) -> Iterator[State]:
    """A random game in full swing, decision by decision, and its end."""
    state, dice = Case(BUSY, players, {"weeks": 4, **options}).state(3), Dice(3)
    while not state.over:
        yield state
        decision = state.decisions[0]
        state.apply(decision.seat, int(dice.below(len(decision.codes))))
    yield state


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"bilkarr": True}),
        (3, {"expansion": False}),
        (4, {"valleys": "kings_bridge", "metamorpha": True}),
        (6, {"fanatics": True}),
    ],
)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_board_fits_at_every_moment(players: int, options: dict[str, bool | str], lang: str) -> None:
    for number, state in enumerate(moments(players, **options)):
        # Not a divisor of anything, so that all kinds of moments come up.
        if number % 17 == 0 or state.over:
            view = state.view(0)
            low = printed(drawing().board(Look(view, lang, NAMES, compact=True)), width=77).splitlines()
            assert [line[:2] for line in low[:15]].count("7 ") == 1, "the own hand and the whole map are seen at once"
            assert len(low) <= 20
            assert all(len(line) <= 77 for line in low)
            for width in (80, 96):
                high = printed(drawing().board(Look(view, lang, NAMES)), width).splitlines()
                assert all(len(line) <= width for line in high)
            assert drawing().told(Look(view, lang, NAMES))


def small_table() -> BattaliaState:
    """A city, a road, a gate and a neutral city in a line, with two heroes."""
    state = table()
    city(state, "A4", 0, 3, 0)
    put(state, "B4", "road_straight", 1, 1)
    put(state, "C4", "gate", 3)
    city(state, "D4", -2, 4, 2)
    hero(state, 0, 0, "B4")
    hero(state, 1, 0, "D4")
    return state


def test_the_map_shows_roads_cities_and_heroes_without_colour() -> None:
    lines = drawn(small_table()).splitlines()
    row = next(number for number, line in enumerate(lines) if line.startswith("4 "))
    assert lines[row].startswith("4 ──⌂3①───────────◎4 ────◇6 ──")
    assert lines[row - 1][2:5] == "f  "
    assert lines[row + 1][9] == "①"
    assert lines[row + 1][23] == "②"
    low = drawn(small_table(), compact=True)
    assert "4 f⌂3①  m─①   l◎4   c◇6②" in low


def test_what_is_looked_at_stands_out_without_colour() -> None:
    state = small_table()
    for compact in (True, False):
        assert "►" not in drawn(state, compact=compact)
        assert "►" in drawn(state, "square:B4", compact=compact)
        assert "►" in drawn(state, "hero:1-0", compact=compact)
    assert "►Weapons" in drawn(state, "deck:weapon")


def test_only_the_own_hand_is_shown() -> None:
    state = small_table()
    hand(state, 0, "friman", "friman", "supply")
    hand(state, 1, "king-islanders")
    state.people[1].hidden = [card(state, "lord-islanders")]
    out = drawn(state)
    assert "Hand: 2× Friman (Bärfolk), Supply" in out
    assert "King (Islanders)" not in out
    assert "Hidden: 1" in out
    assert "King (Islanders)" in drawn(state, seat=1)
    assert "Friman (Bärfolk)" not in drawn(state, seat=None)


def test_possessions_are_listed() -> None:
    state = table(bilkarr=True)
    person = state.people[0]
    person.tents = [Tent(card(state, "tent-barfolk"), [card(state, "lord-barfolk")], 0)]
    road(state, "B2")
    person.posts = [12]
    person.shelter = [card(state, "horn_of_baldur")]
    state.potion_owners[4], state.potion_days[4] = 0, 2
    out = drawn(state)
    for part in ("Tent: Lord (Bärfolk)", "Posts: B2", "Owns: Horn of Baldur", "Colossus (day 2)", "⚑①"):
        assert part in out


def test_a_battle_is_shown_with_its_strengths() -> None:
    state = small_table()
    hero(state, 0, 0, "D4")
    hero(state, 1, 0, None)
    hand(state, 0, "weapon", "lord")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm", "card:lord-barfolk")
    out = drawn(state)
    assert "⚔ Anna 6 = Weapon (Bärfolk) 1 + Lord (Bärfolk) 4 + morale 1" in out
    assert "⚔ Guards 6 = the place 6" in out
    assert drawn(state, compact=True).startswith("⚔ Anna 6 : 6 Guards · ")


def test_everything_is_told_in_sentences_too() -> None:
    lines = list(drawing().told(Look(small_table().view(0), "en", NAMES)))
    assert "A4: City with four roads, Verdant forests, Anna, level 3, strength 3, roads to all four sides." in lines
    assert "B4: Straight road, Rocky mountains, roads to east and west, Anna’s hero." in lines
    assert "D4: Neutral city, Red canyons, strength 6, roads to all four sides, Ben’s hero." in lines
    assert any(line.startswith("Anna: points 3, hand 0") for line in lines)
    assert "The Oracle enlightens: Tent. Symbols match: Title." in lines
    assert "Anna: 3 points; cities of level 4 or higher: 0 of 5 that end the game." in lines
    assert re.search(r"^Deck Priests: \w+ on top, \d+ in all\.$", "\n".join(lines), re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sign_is_left_for_a_screen_reader_to_spell(lang: str) -> None:
    for state in moments(4):
        told = "\n".join(drawing().told(Look(state.view(0), lang, NAMES)))
        assert not set(told) & set("☼=⚔►✋▤♟①②③④⑤⑥"), told


def test_the_ending_names_the_winner_first() -> None:
    *_, state = moments(3)
    first = printed(drawing().ending(Look(state.view(None), "en"))).splitlines()[1]
    assert first.startswith("★")
    assert f"Seat {state.winners[0] + 1}" in first
    assert first.split()[-1] == str(max(state.scores))


LONE_GERMAN = [
    ("Handkarten", 6),
    ("Tage einer Woche", 7),
    ("Versteckte Karten, höchstens", 3),
    ("Helden zu Beginn~", 1),
]
LONE_ENGLISH = [("Cards in hand", 6), ("Days in a week", 7), ("Hidden cards at most", 3), ("Heroes at the start~", 1)]


@pytest.mark.parametrize("lang", ["de", "en"])
def test_all_figures_of_the_box_are_told_in_words(lang: str) -> None:
    told = "\n".join(printed(table, 200) for table in drawing().components(GAME.figures, lang))
    assert not re.findall(r"\b[a-z]+_[a-z_]+\b|\b(?:true|false|none)\b", told, re.IGNORECASE), "no name of the file"
    assert len(re.findall({"de": r"│ Rückzug, \w+ +│ 3 ", "en": r"│ Retreat, \w+ +│ 3 "}[lang], told)) == 2
    # The Oracle's last day, and who hires a lord, both with the mark of what is reconstructed.
    assert re.search({"de": r"│ 7 +│ Amulett\* +│ Zelt\* ", "en": r"│ 7 +│ Amulet\* +│ Tent\* "}[lang], told)
    assert re.search(r"│ Lord +│ 3\* +│ 4\* ", told)
    for name, value in {"de": LONE_GERMAN, "en": LONE_ENGLISH}[lang]:
        assert re.search(rf"│ {name} +│ {value} ", told)
    # The amulet's die: a unit of each rank, any artefact, and a wild card.
    assert re.search({"de": r"│ 1 +│ Stammeskrieger\* ", "en": r"│ 1 +│ Friman\* "}[lang], told)
    assert re.search({"de": r"│ 5 +│ beliebiges Artefakt\* ", "en": r"│ 5 +│ any artefact\* "}[lang], told)
    assert re.search({"de": r"│ 6 +│ Joker: ", "en": r"│ 6 +│ wild card: "}[lang], told)


def test_cards_of_the_workbench_read_like_those_of_the_hand() -> None:
    found = by_ref(GAME.cards(GAME.standard_box))
    assert found["bench:friman-barfolk"] is found["hidden:friman-barfolk"] is found["card:friman-barfolk"]


def test_B12_5_what_a_hammer_makes_can_be_read_like_every_card() -> None:
    box = GAME.standard_box
    assert isinstance(box, Box)
    found = by_ref(GAME.cards(box))
    unread = [id for id in box.card_ids if id and f"bench:{id}" not in found]
    assert not unread, "whatever a view names can be looked up"
    assert found["bench:lord-peaceful"].text.text("en").endswith("cannot be used in battle.")
    assert found["bench:horse-peaceful"].text.text("en").startswith("3 steps for one hero")


def test_notes_tell_what_is_on_a_square() -> None:
    state = small_table()
    notes = {name: standing_on(state, SQUARE_IDS.index(name)) for name in ("A4", "B4", "D4", "G4")}
    told = {name: None if words is None else words.text("en", NAMES) for name, words in notes.items()}
    assert told == {
        "A4": "City with four roads, Anna, level 3",
        "B4": "Straight road, Anna’s hero",
        "D4": "Neutral city, strength 6, Ben’s hero",
        "G4": None,
    }


def test_a_rule_is_found_by_its_number(capsys: pytest.CaptureFixture[str]) -> None:
    for given, found in (("S4.5", "S4.5"), ("b1.3", "B1.3"), ("1.3", "B1.3")):
        show_rules(GAME, given, "", False, "en")
        assert found in capsys.readouterr().out


def test_the_draft_is_shown() -> None:
    state = fresh(2, draft=True)
    while seen_by(state, 0).phase != "draft":
        state.apply(state.decisions[0].seat, 0)
    picker = state.decisions[0].seat
    assert "On offer: " in drawn(state, seat=picker)
    assert "On offer: " not in drawn(state, seat=1 - picker)


# ---------------------------------------------------------------------- what is in the boxes


def test_every_card_is_listed_with_the_numbers_of_the_rulebook(capsys: pytest.CaptureFixture[str]) -> None:
    show_components(GAME, None, True, "en")
    data = json.loads(capsys.readouterr().out)

    def counted(entry: str, start: str | tuple[str, ...], home: str = "stormgates") -> int:
        return sum(row["by_box"].get(home, 0) for row in data[entry] if row["id"].startswith(start))

    units = ("friman", "chief", "priest", "lord")
    artefacts = ("horse-", "weapon-", "tool-", "tent-", "scroll-", "title-", "amulet-")
    # The expansion: 40 units of two factions (and 8 Fanatics), 42 artefacts, 40 supply, 6 queens and 6 kings.
    assert counted("creation_cards", units) == 40 + 8
    assert counted("creation_cards", artefacts) == 42
    assert counted("creation_cards", "supply") == 40
    assert counted("creation_cards", "queen") == counted("creation_cards", "king-") == 6
    assert counted("creation_cards", "stardust") == counted("creation_cards", "chest") == 12
    assert counted("terrain_cards", "city") == 14
    assert counted("terrain_cards", "road") == 24
    assert (len(data["storms"]), len(data["fate"]), len(data["potions"])) == (12, 3, 6)
    assert counted("places", "gate") == 6
    assert counted("places", "ruins") == 2
    valleys = counted("places", ("centre", "crossroads", "bridge", "pass")) + len(data["buildings"])
    assert valleys == 2 * 10
    assert counted("tokens", "trading_post") == 12
    assert counted("tokens", "veteran") == counted("tokens", "potion") == 6
    assert counted("tokens", "hero") == 4
    # The base game: 80 units (and 8 Unbound), 84 artefacts, 80 supply, 28 cities, 48 roads.
    assert counted("creation_cards", units, "creation") == 80 + 8
    assert counted("creation_cards", artefacts, "creation") == 84
    assert counted("creation_cards", "supply", "creation") == 80
    assert counted("terrain_cards", "city", "creation") == 28
    assert counted("terrain_cards", "road", "creation") == 48
    specials = [row for row in data["creation_cards"] if "_" in row["id"]]
    assert [sum(home in row["by_box"] for row in specials) for home in ("creation", "stormgates")] == [10, 7]


def test_texts_and_marks_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    show_components(GAME, None, True, "en")
    data = json.loads(capsys.readouterr().out)
    assert data["game"] == "battalia"
    friman = data["creation_cards"][0]
    assert (friman["id"], friman["count"], friman["marks"]) == ("friman-barfolk", 8, {"per_faction": "reconstructed"})
    assert all(set(row["text"]) == {"de", "en"} for row in data["creation_cards"])
    assert len(data["boards"]) == 9
    show_components(GAME, None, False, "de")
    assert "Schöpfungskarten" in capsys.readouterr().out
