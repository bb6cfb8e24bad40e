"""Every figure of the boxes, compared with the facts noted in facts.toml: nothing is missing, nothing differs."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.battalia import GAME
from tafelrunde.games.battalia.box.box import Box
from tafelrunde.games.battalia.show.terminal.cards import components_json

FACTS: dict[str, Any] = tomllib.loads(Path(__file__).with_name("facts.toml").read_text(encoding="utf-8"))
FIGURES: dict[str, Any] = GAME.figures
MARKS = {"~": "inferred", "*": "reconstructed"}
THINGS = [name for name, rows in FACTS.items() if "head" in rows]
TABLES = [name for name in FACTS if name not in (*THINGS, "figures", "decks", "boards", "board_marks")]


def noted(value: Any, mark: str) -> str:
    """A figure in the short form of facts.toml."""
    sign = {name: sign for sign, name in MARKS.items()}.get(mark, "")
    if isinstance(value, bool):
        return ("yes" if value else "no") + sign
    return (" ".join(value) if isinstance(value, list) else str(value)) + sign


def short(row: dict[str, Any], names: list[str]) -> list[str]:
    return [noted(row[name], row.get("marks", {}).get(name, "")) for name in names]


def test_there_is_no_group_of_figures_that_nobody_has_noted() -> None:
    assert set(FIGURES) == {*FACTS["figures"], *THINGS, *TABLES, "boards"}
    for name, value in FACTS["figures"].items():
        assert noted(FIGURES[name], "") == value


@pytest.mark.parametrize("group", TABLES)
def test_a_table_of_figures(group: str) -> None:
    row = FIGURES[group]
    entries = [entry for entry in row if entry != "marks"]
    assert dict(zip(entries, short(row, entries), strict=True)) == FACTS[group]
    assert set(row.get("marks", {})) <= set(entries)


@pytest.mark.parametrize("group", THINGS)
def test_things_with_their_figures(group: str) -> None:
    facts = {id: text for id, text in FACTS[group].items() if id not in ("head", "marked")}
    head = FACTS[group]["head"].split()
    rows = FIGURES[group]
    assert [row["id"] for row in rows] == list(facts)
    for row in rows:
        assert set(row) - {"id", "marks"} == set(head), row["id"]
        assert " ".join(short(row, head)) == facts[row["id"]], row["id"]
        assert row.get("marks", {}).get("id") == MARKS.get(FACTS[group].get("marked", ""))
        assert set(row.get("marks", {})) <= {"id", *head}


SIGNS = {"start": "S", "neutral": "N", "ruins": "R", "gates": "G", "closed": "x"}


def drawn(picture: str) -> Iterator[tuple[str, str]]:
    for row, line in enumerate(picture.strip().splitlines(), 1):
        for column, sign in enumerate(line):
            yield f"{chr(ord('A') + column)}{row}", sign


@pytest.mark.parametrize("row", FIGURES["boards"], ids=lambda row: row["id"])
def test_a_board(row: dict[str, Any]) -> None:
    picture = FACTS["boards"][row["id"]]
    assert len(picture.strip().splitlines()) == 7
    assert {len(line) for line in picture.strip().splitlines()} == {row["columns"]}
    for entry, sign in SIGNS.items():
        assert sorted(row[entry]) == sorted(square for square, found in drawn(picture) if found == sign), entry
    marks = {text[:-1]: MARKS[text[-1]] for text in FACTS["board_marks"][row["id"]].split()}
    assert row["marks"] == {"start": "reconstructed", "neutral": "reconstructed", "gates": "reconstructed", **marks}
    assert set(row) == {"id", "columns", "marks", *SIGNS}


def test_all_boards_are_noted() -> None:
    assert [row["id"] for row in FIGURES["boards"]] == list(FACTS["boards"]) == list(FACTS["board_marks"])


def test_S1_1_and_S1_2_whole_decks_have_the_size_that_the_rulebooks_count() -> None:
    box = GAME.standard_box
    assert isinstance(box, Box)
    data = components_json(box, FIGURES)
    cards = {card["id"]: card["count"] for card in data["creation_cards"]}

    def total(*names: str, among: str = "") -> str:
        return str(sum(count for id, count in cards.items() if id.startswith(names) and among in id))

    universal = sum(count for id, count in cards.items() if id.endswith(("-unbound", "-fanatics")))
    units = int(total("friman", "chief", "priest", "lord")) - universal
    assert str(units) == FACTS["decks"]["units"]
    assert str(universal) == FACTS["decks"]["universal"]
    assert total("queen", "king") == FACTS["decks"]["kings_and_queens"]
    assert total("supply") == FACTS["decks"]["supply"]
    assert total("horse-", "weapon", "tool", "tent", "scroll", "title", "amulet") == FACTS["decks"]["artefacts"]
    assert str(sum(id in box.special_ids for id in cards)) == FACTS["decks"]["special_artefacts"]
    terrain = {"cities": "city", "roads": "road"}
    for deck, start in terrain.items():
        found = sum(card["count"] for card in data["terrain_cards"] if card["id"].startswith(start))
        assert str(found) == FACTS["decks"][deck]
    valley = sum(
        place["count"] for place in data["places"] if place["id"] in ("centre", "crossroads", "bridge", "pass")
    )
    assert str(valley + len(data["buildings"])) == FACTS["decks"]["valley_cards"]


# The list of parts in the rulebook of The Stormgates, line by line: what it counts, and which of our entries are meant.
PARTS = [
    (40, "units", ("friman-", "chief-", "priest-", "lord-")),
    (40, "supply", ("supply",)),
    (42, "artefacts", ("horse-", "weapon-", "tool-", "tent-", "scroll-", "title-", "amulet-")),
    (6, "kings", ("king-",)),
    (6, "queens", ("queen-",)),
    (14, "cities", ("city_1", "city_2", "city_3", "city_4")),
    (24, "roads", ("road_",)),
    (12, "stardust", ("stardust",)),
    (12, "chests", ("chest",)),
    (8, "fanatics", ()),
    (7, "special artefacts", ()),
    (12, "storms", ()),
    (3, "fate cards", ()),
    (20, "cards of two valleys", ()),
    (6, "stormgates", ("gate",)),
    (6, "rot wells", ("rot_well",)),
    (2, "ruins", ("ruins",)),
    (4, "heroes", ("hero",)),
    (1, "extension of the board", ("board_extension",)),
    (2, "player boards", ("player_board",)),
    (2, "cards for victory points", ("points_card",)),
    (56, "city markers", ("city_level",)),
    (36, "ring markers", ("ring",)),
    (8, "time markers", ("time",)),
    (8, "cards for battle strength", ("battle_strength",)),
    (6, "veteran markers", ("veteran",)),
    (6, "potion markers", ("potion",)),
    (12, "trading posts", ("trading_post",)),
    (1, "direction die", ("direction_die",)),
    (8, "reference sheets", ("reference_sheet",)),
    (2, "figures that nobody plays", ("bilkarr", "metamorpha")),
]


def of_the_stormgates(data: dict[str, Any]) -> dict[str, int]:
    """How often each entry of the list lies in the second box."""
    found: dict[str, int] = {}
    for group in ("creation_cards", "terrain_cards", "places", "tokens"):
        for row in data[group]:
            assert sum(row["by_box"].values()) == row["count"], row["id"]
            assert row["id"] not in found, "no entry stands in the list twice"
            found[row["id"]] = row["by_box"].get("stormgates", 0)
    return found


@pytest.mark.parametrize(("count", "part", "entries"), PARTS, ids=[part for _, part, _ in PARTS])
def test_S1_1_every_part_of_the_rulebooks_list_is_in_the_box(count: int, part: str, entries: tuple[str, ...]) -> None:
    box = GAME.standard_box
    assert isinstance(box, Box)
    data = components_json(box, FIGURES)
    found = of_the_stormgates(data)
    if part == "fanatics":
        total = sum(number for id, number in found.items() if id.endswith("-fanatics"))
    elif part == "special artefacts":
        total = sum(number for id, number in found.items() if id in box.special_ids)
    elif part == "storms":
        total = len(data["storms"])
    elif part == "fate cards":
        total = len(data["fate"])
    elif part == "cards of two valleys":
        total = len(data["buildings"]) + sum(found[id] for id in ("centre", "crossroads", "bridge", "pass"))
    else:
        universal = ("-fanatics", "-unbound")
        whole = {id for id in entries if id in found}
        total = sum(
            number
            for id, number in found.items()
            if (id in whole if whole else id.startswith(entries)) and not id.endswith(universal)
        )
    assert total == count


def test_S1_1_the_box_has_nothing_that_the_rulebooks_list_has_not() -> None:
    box = GAME.standard_box
    assert isinstance(box, Box)
    listed = tuple(entry for _, _, entries in PARTS for entry in entries)
    others = {"centre", "crossroads", "bridge", "pass", *box.special_ids}
    extra = {
        id
        for id, number in of_the_stormgates(components_json(box, FIGURES)).items()
        if number and id not in others and not id.startswith(listed)
    }
    assert not extra
