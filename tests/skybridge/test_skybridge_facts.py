"""The box as it is played, compared figure by figure with the facts noted in facts.toml."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.skybridge import GAME
from tafelrunde.games.skybridge.box.box import REQUIREMENTS, Box, PeopleCard
from tafelrunde.games.skybridge.box.ids import BONUS_IDS, GOOD_IDS, INSTANT_IDS, JOKER, STACK_IDS
from tafelrunde.games.skybridge.effects.view import EffectView

FACTS: dict[str, Any] = tomllib.loads(Path(__file__).with_name("facts.toml").read_text(encoding="utf-8"))
FIGURES = [name for name, value in FACTS.items() if isinstance(value, int)]


def box() -> Box:
    made = GAME.standard_box
    assert isinstance(made, Box)
    return made


def doing(effect: EffectView) -> str:
    """An effect in the shorthand of facts.toml."""
    if effect.kind == "gain":
        return str(effect.good) if effect.amount == 1 else f"{effect.good} {effect.amount}"
    options = " / ".join(map(doing, effect.options))
    if effect.kind == "choice":
        return options
    if effect.pay is not None:
        return f"{effect.pay} > {options or 'military'}"
    return effect.kind


def listed(parts: list[str]) -> str:
    return ", ".join(parts) or "-"


def card(one: PeopleCard) -> str:
    rune = "joker" if one.rune == JOKER else str(one.rune + 1)
    instants = listed([INSTANT_IDS[instant] for instant in one.instants])
    actives = listed([doing(effect.view()) for effect in one.actives])
    return f"{rune}; {instants}; {actives}; {listed([str(symbol) for symbol in one.passives])}; {one.points}"


@pytest.mark.parametrize("figure", FIGURES)
def test_a_figure_of_the_whole_game(figure: str) -> None:
    assert getattr(box(), figure) == FACTS[figure]


def test_the_dice() -> None:
    faces = [*GOOD_IDS, "choice"]
    assert [faces[face] for face in box().sky_faces] == FACTS["sky_faces"].split()
    assert [faces[face] for face in box().utreng_faces] == FACTS["utreng_faces"].split()


def test_the_fortifications() -> None:
    assert box().fort_points[1:] == [int(points) for points in FACTS["fortifications"].split()]


def test_the_recommended_hands() -> None:
    assert [one.id for one in box().people if one.starter] == FACTS["recommended"].split()


@pytest.mark.parametrize("stack", STACK_IDS)
def test_a_bonus(stack: str) -> None:
    bonuses = [BONUS_IDS[bonus] for bonus in box().bonuses[STACK_IDS.index(stack)]]
    assert bonuses == FACTS["bonuses"][stack].split()


@pytest.mark.parametrize("number", FACTS["sections"])
def test_a_section(number: str) -> None:
    one = box().sections[int(number) - 1]
    goods = [
        GOOD_IDS[good] if amount == 1 else f"{GOOD_IDS[good]}*{amount}"
        for good, amount in enumerate(one.cost)
        if amount
    ]
    noted, *others = FACTS["sections"][number].split("; ")
    assert Counter(goods) == Counter(noted.split())
    required = next(name for name, symbol in REQUIREMENTS.items() if symbol == one.requires)
    assert ["die" if one.die else "no die", required, str(one.points)] == others


@pytest.mark.parametrize("rune", FACTS["merchants"])
def test_a_service_of_the_merchants(rune: str) -> None:
    assert doing(box().services[int(rune) - 1].view()) == FACTS["merchants"][rune]


def test_the_great_drakes() -> None:
    assert dict(zip(box().drakes, box().drake_amounts, strict=True)) == FACTS["drakes"]


def test_the_sides_of_the_boards() -> None:
    sides = {one.id: f"{STACK_IDS[one.nation]}; {'first' if one.beginner else '-'}" for one in box().sides}
    assert sides == FACTS["sides"]


@pytest.mark.parametrize("id", [*FACTS["people"], *FACTS["start_cards"]])
def test_a_people_card(id: str) -> None:
    one = next(one for one in box().people if one.id == id)
    assert card(one) == {**FACTS["people"], **FACTS["start_cards"]}[id]


@pytest.mark.parametrize("id", FACTS["deities"])
def test_a_deity(id: str) -> None:
    one = next(one for one in box().deities if one.id == id)
    assert f"{one.rune + 1}; {STACK_IDS[one.feud]}; {doing(one.gift.view())}" == FACTS["deities"][id]


@pytest.mark.parametrize("group", ["people", "start_cards", "deities", "sections", "drakes"])
def test_nothing_is_missing_and_nothing_is_there_twice(group: str) -> None:
    assert [row["id"] for row in GAME.figures[group]] == list(FACTS[group])


SIGNS = {"stated": "=", "inferred": "~", "reconstructed": "*", "invented": "!"}
ROWS = [row for group in GAME.figures.values() if isinstance(group, list) for row in group]


def marked(marks: dict[str, str]) -> str:
    return " ".join(f"{figure}{SIGNS[mark]}" for figure, mark in marks.items())


def test_the_names_that_are_not_ours() -> None:
    assert {row["id"]: row["name"] for row in ROWS if row.get("name")} == FACTS["names"]


@pytest.mark.parametrize("group", FACTS["marks"])
def test_how_sure_a_kind_of_figure_is(group: str) -> None:
    figures = GAME.figures
    marks = figures[f"{group}_marks"] if f"{group}_marks" in figures else figures[group]["marks"]
    assert marked(marks) == FACTS["marks"][group]


def test_how_sure_single_figures_are() -> None:
    assert {row["id"]: marked(row["marks"]) for row in ROWS if "marks" in row} == FACTS["own_marks"]


def test_there_is_no_group_of_figures_that_nobody_has_noted() -> None:
    marks = [f"{group}_marks" for group in FACTS["marks"] if f"{group}_marks" in GAME.figures]
    assert set(GAME.figures) - set(FIGURES) == {*FACTS["groups"]["all"].split(), *marks}


def test_every_card_belongs_to_the_stack_that_its_id_says() -> None:
    stacks = {id[:3].upper(): id for id in STACK_IDS}
    decks = {row["id"]: (row["deck"], row["copies"]) for row in GAME.figures["people"]}
    assert decks == {id: (stacks[id[:3]], FACTS["bridge_cards"] if id == "BRI" else 1) for id in FACTS["people"]}
    starts = {row["id"]: row["deck"] for row in GAME.figures["start_cards"]}
    assert starts == {id: id.split("-")[1] for id in FACTS["start_cards"]}
