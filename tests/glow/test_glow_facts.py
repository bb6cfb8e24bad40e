"""The box as it is played, compared figure by figure with the facts noted in facts.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.glow import GAME
from tafelrunde.games.glow.box.boards import NO_ELEMENT, START, VILLAGE, Symbols
from tafelrunde.games.glow.box.box import GlowCard
from tafelrunde.games.glow.box.ids import ANY_COLOUR, COLOUR_IDS, ELEMENT_IDS, NO_COLOUR, SYMBOL_IDS
from tafelrunde.games.glow.state.tom import BOARD_IDS
from tests.glow.glow_table import box, card, die

FACTS: dict[str, Any] = tomllib.loads(Path(__file__).with_name("facts.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("figure", [name for name, value in FACTS.items() if isinstance(value, int)])
def test_a_figure_of_the_whole_game(figure: str) -> None:
    assert getattr(box(), figure) == FACTS[figure]


def test_the_track_and_the_areas() -> None:
    assert [ELEMENT_IDS[element] for element in box().areas] == FACTS["areas"].split()
    assert box().reroll_spaces == FACTS["reroll_spaces"]


def test_tokens() -> None:
    assert GAME.figures["tokens"] == FACTS["tokens"]


def doing(one: GlowCard) -> str:
    """Condition and effects of a card in the shorthand of facts.toml."""
    facts = one.condition.facts()
    if facts.alike:
        condition = f"{facts.alike} alike"
    else:
        condition = "+".join([*facts.elements, *(f"no-{element}" for element in facts.without)]) or "never"
    effects = ", ".join(
        f"{effect.facts().sign} {effect.facts().amount}" if effect.facts().amount else effect.facts().sign
        for effect in one.effects
    )
    return f"{condition}: {effects}"


@pytest.mark.parametrize("id", FACTS["companions"])
def test_a_companion(id: str) -> None:
    one = box().cards[card(id)]
    abilities = [f"fireflies {one.fireflies}"] if one.fireflies else []
    abilities += [f"rerolls {one.rerolls}"] if one.rerolls else []
    if one.die_colour != NO_COLOUR:
        abilities.append("die any" if one.die_colour == ANY_COLOUR else f"die {COLOUR_IDS[one.die_colour]}")
    abilities += ["black die"] if one.brings_black_die else []
    solo = "solo" if card(id) in box().solo_decks[one.deck == "B"] else "-"
    told = "; ".join([one.called, one.deck, str(one.end_points), ", ".join(abilities), solo, doing(one)])
    assert told == FACTS["companions"][id]


@pytest.mark.parametrize("id", FACTS["adventurers"])
def test_an_adventurer(id: str) -> None:
    one = box().cards[card(id)]
    colour = next(row["colour"] for row in GAME.figures["adventurers"] if row["id"] == id)
    assert f"{one.called}; {colour}; {one.end_points}; {doing(one)}" == FACTS["adventurers"][id]
    dice = box().adventurer_dice[card(id) - 46]
    assert {COLOUR_IDS[box().dice[number].colour] for number in dice} == {colour}


@pytest.mark.parametrize("id", FACTS["spells"])
def test_a_spell(id: str) -> None:
    assert doing(box().cards[card(id)]) == FACTS["spells"][id]


@pytest.mark.parametrize("id", FACTS["dice"])
def test_a_die(id: str) -> None:
    one = box().dice[die(id)]
    assert [SYMBOL_IDS[side] for side in one.sides[:5]] == ["nature", "water", "air", "fire", "earth"]
    size = "small" if one.small else "large"
    assert f"{size} {COLOUR_IDS[one.colour]} {SYMBOL_IDS[one.sides[5]]} {one.start}" == FACTS["dice"][id]


def brings(symbols: Symbols) -> str:
    parts = []
    for name, amount in (
        ("rerolls", symbols.rerolls),
        ("fireflies", symbols.fireflies),
        ("footprints", symbols.footprints),
        ("lose", symbols.lose_shards),
    ):
        if amount:
            parts.append(f"{name} {amount}")
    return " ".join([*parts, *(["grave"] if symbols.sacrifice else [])])


def place(asks: str, symbols: Symbols, x: int, y: int) -> str:
    brought = brings(symbols)
    return f"{asks}{'; ' + brought if brought else ''} @ {x} {y}"


@pytest.mark.parametrize("id", FACTS["spaces"])
def test_a_space(id: str) -> None:
    space = next(space for space in box().shadows.spaces if space.id == id)
    if space.kind == START:
        asks = "start"
    elif space.kind == VILLAGE:
        asks = f"village {space.pay} {space.points}"
    elif space.needs != NO_ELEMENT:
        asks = ELEMENT_IDS[space.needs]
    else:
        asks = f"no-{ELEMENT_IDS[space.forbids]}"
    assert place(asks, space.symbols, space.x, space.y) == FACTS["spaces"][id]
    if space.kind != VILLAGE:
        assert (space.pay, space.points) == (0, 0)


@pytest.mark.parametrize("id", FACTS["paths"])
def test_a_path(id: str) -> None:
    path = next(path for path in box().shadows.paths if path.id == id)
    spaces = box().shadows.spaces
    assert f"{spaces[path.first].id}-{spaces[path.second].id}" == id
    assert brings(path.symbols) == FACTS["paths"][id]


@pytest.mark.parametrize("id", FACTS["islands"])
def test_an_island(id: str) -> None:
    number = [island.id for island in box().sea.islands].index(id)
    island = box().sea.islands[number]
    asks = f"{'island' if number else 'start'} {island.points} {island.solo_distance}"
    assert place(asks, island.symbols, island.x, island.y) == FACTS["islands"][id]


@pytest.mark.parametrize("id", FACTS["sea_ways"])
def test_a_way_across_the_sea(id: str) -> None:
    way = next(way for way in box().sea.ways if way.id == id)
    islands = box().sea.islands
    assert f"{islands[way.first].id}-{islands[way.second].id}" == id
    assert [way.least, way.most, way.pay] == FACTS["sea_ways"][id]


@pytest.mark.parametrize("id", FACTS["solo_tiles"])
def test_a_solo_tile(id: str) -> None:
    tile = next(tile for tile in box().solo_tiles if tile.id == id)
    assert f"{tile.steps} {tile.points} {BOARD_IDS[tile.board]}" == FACTS["solo_tiles"][id]


@pytest.mark.parametrize("group", ["companions", "adventurers", "spells", "dice", "spaces", "paths", "islands"])
def test_nothing_is_missing_and_nothing_is_there_twice(group: str) -> None:
    assert [row["id"] for row in GAME.figures[group]] == list(FACTS[group])
