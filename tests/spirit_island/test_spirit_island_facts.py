"""The box as it is played, compared figure by figure with the facts noted in facts.toml."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.spirit_island import GAME
from tafelrunde.games.spirit_island.box.box import Box
from tafelrunde.games.spirit_island.box.ids import TERRAIN_IDS
from tafelrunde.games.spirit_island.box.spirits.kind import GrowthAction
from tafelrunde.games.spirit_island.show.cards import box_as_data, cards
from tafelrunde.games.spirit_island.state.match_rules import rules_of
from tafelrunde.kernel.language import LANGUAGES
from tafelrunde.terminal.app import run
from tests.spirit_island.islands import begin
from tests.spirit_island.shorthand import shorthand

FACTS: dict[str, Any] = tomllib.loads(Path(__file__).with_name("facts.toml").read_text(encoding="utf-8"))
MADE = GAME.standard_box
assert isinstance(MADE, Box)
BOX: Box = MADE
DATA: dict[str, Any] = box_as_data(BOX, GAME.figures)


def facts(group: str) -> list[Any]:
    return [pytest.param(row, id=row["id"]) for row in FACTS[group]]


def told(group: str, id: str) -> dict[str, Any]:
    """What the game says about a thing of its box."""
    found: dict[str, Any] = next(row for row in DATA[group] if row["id"] == id)
    return found


@pytest.mark.parametrize("group", ["powers", "innate_powers", "spirits", "fear_cards", "blight_cards"])
def test_nothing_is_missing_and_nothing_is_there_twice(group: str) -> None:
    ids = [row["id"] for row in DATA[group]]
    assert sorted(ids) == sorted(row["id"] for row in FACTS[group])
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("row", facts("powers"))
def test_a_power_card(row: dict[str, Any]) -> None:
    card = told("powers", row["id"])
    power = BOX.powers[BOX.card(row["id"])]
    for figure in ("class", "cost", "speed", "source", "target"):
        assert card[figure] == row[figure], figure
    assert card["range"] == row.get("range")
    assert card["spirit"] == row.get("spirit")
    assert card["elements"] == row["elements"]
    assert shorthand(power.effect) == row["effects"]
    compare_thresholds(row, card)


@pytest.mark.parametrize("row", facts("innate_powers"))
def test_an_innate_power(row: dict[str, Any]) -> None:
    power = told("innate_powers", row["id"])
    for figure in ("spirit", "speed", "source", "target"):
        assert power[figure] == row[figure], figure
    assert power["range"] == row.get("range")
    assert power["fast_with"] == row.get("fast_with", {})
    assert power["cost"] is None
    compare_thresholds(row, power)


def compare_thresholds(row: dict[str, Any], told: dict[str, Any]) -> None:
    expected = row.get("thresholds", [])
    assert len(told["thresholds"]) == len(expected)
    played = BOX.powers[BOX.card(row["id"])].thresholds
    for threshold, fact, declared in zip(told["thresholds"], expected, played, strict=True):
        assert threshold["elements"] == fact["elements"]
        assert threshold["mode"] == fact["mode"]
        assert threshold["range"] == fact.get("range")
        assert shorthand(declared.effect) == fact["effects"]


def growth(action: GrowthAction) -> str:
    """A part of a growth option in the shorthand of the facts."""
    where = "any" if action.range < 0 else action.range
    return (
        "reclaim all",
        "reclaim 1",
        "card",
        f"energy {action.amount}",
        f"presence {where} {BOX.filters[action.filter].id}",
        f"plays {action.amount}",
        f"gather {action.amount} into each ocean",
        f"push {action.amount} from each ocean",
    )[action.what]


@pytest.mark.parametrize("row", facts("spirits"))
def test_a_spirit(row: dict[str, Any]) -> None:
    spirit = told("spirits", row["id"])
    kind = next(kind for kind in BOX.kinds if kind.id == row["id"])
    for figure in ("complexity", "energy", "card_plays"):
        assert spirit[figure] == row[figure], figure
    assert sum(rule.count for rule in kind.setup) == row["presence"]
    assert [growth(action) for action in kind.growth_always] == row["growth_always"]
    assert [[growth(action) for action in option] for option in kind.growth] == row["growth"]
    assert [rule["id"] for rule in spirit["special_rules"]] == row["special_rules"]
    assert spirit["progression_official"] == ("progression" in row)
    if "progression" in row:
        assert spirit["progression"] == row["progression"]
    assert row["presence"] + len(kind.energy) - 1 + len(kind.plays) - 1 == FACTS["general"]["presence"]


@pytest.mark.parametrize("board", ["A", "B", "C", "D"])
@pytest.mark.parametrize("row", facts("spirits"))
def test_where_a_spirit_begins(row: dict[str, Any], board: str) -> None:
    state = begin((row["id"],), (board,))
    spirit, island = state.spirits[0], state.island
    found = {island.plans[land].id: spirit.presence[land] for land in range(island.size) if spirit.presence[land]}
    expected = row["starts"][board]
    assert {id: found.get(id) for id in expected} == expected
    assert sum(found.values()) == row["presence"]


@pytest.mark.parametrize("row", facts("fear_cards"))
def test_a_fear_card(row: dict[str, Any]) -> None:
    card = next(card for card in BOX.fear_cards if card.id == row["id"])
    assert [shorthand(effect) for effect in card.levels] == row["levels"]


@pytest.mark.parametrize("row", facts("blight_cards"))
def test_a_blight_card(row: dict[str, Any]) -> None:
    card = told("blight_cards", row["id"])
    assert (card["healthy_per_player"], card["blighted_per_player"]) == (row["healthy"], row["blighted"])


@pytest.mark.parametrize("row", facts("invader_cards"))
def test_an_invader_card(row: dict[str, Any]) -> None:
    card = next(card for card in BOX.invader_cards if card.id == row["id"])
    lands = ["coastal"] if card.coastal else [TERRAIN_IDS[bit] for bit in (1, 2, 4, 8) if card.terrains & bit]
    assert (card.stage, sorted(lands), card.escalation) == (row["stage"], sorted(row["lands"]), row["escalation"])
    assert told("invader_cards", row["id"])["lands"] == row["lands"]


@pytest.mark.parametrize("row", facts("adversaries"))
def test_an_adversary(row: dict[str, Any]) -> None:
    adversary = told("adversaries", row["id"])
    assert adversary["base_difficulty"] == row["base_difficulty"]
    assert adversary["escalation_timing"] == row["escalation_timing"]
    assert bool(adversary["loss_condition"]) == row["loss"]
    assert [
        {"difficulty": level["difficulty"], "fear": level["fear"], "deck": level["deck"]}
        for level in adversary["levels"]
    ] == row["levels"]


@pytest.mark.parametrize("row", facts("adversaries"))
def test_what_the_levels_of_an_adversary_mean_in_play(row: dict[str, Any]) -> None:
    base = {"difficulty": row["base_difficulty"], "fear": [3, 3, 3], "deck": FACTS["general"]["invader_deck"]}
    for level, fact in enumerate([base, *row["levels"]]):
        rules = rules_of(BOX, GAME.read_options({"adversary": row["id"], "level": level}), 2)  # type: ignore[arg-type]
        assert rules.difficulty == fact["difficulty"]
        assert list(rules.fear_groups) == fact["fear"]
        assert rules.stages == tuple(int(stage) for stage in fact["deck"] if stage != "-")


@pytest.mark.parametrize("row", facts("scenarios"))
def test_a_scenario(row: dict[str, Any]) -> None:
    assert told("scenarios", row["id"])["difficulty"] == row["difficulty"]


@pytest.mark.parametrize("row", facts("boards"))
def test_a_board(row: dict[str, Any]) -> None:
    lands = told("boards", row["id"])["lands"][1:]
    assert [land["terrain"] for land in lands] == row["terrains"]
    assert [land["number"] for land in lands if land["coastal"]] == row["coastal"]
    assert [land["adjacent"] for land in lands] == row["adjacent"]
    assert [land["start"] for land in lands] == row["start"]


def test_pieces_and_general_figures() -> None:
    pieces, general = FACTS["pieces"], FACTS["general"]
    for kind in ("explorer", "town", "city", "dahan"):
        assert {figure: DATA["pieces"][kind][figure] for figure in pieces[kind]} == pieces[kind]
    assert BOX.land_blight == pieces["blight_threshold"]
    assert (BOX.fear_pool, BOX.fear_groups) == (general["fear_pool"], general["fear_groups"])
    assert (BOX.deck_order, BOX.blight_space) == (general["invader_deck"], general["blight_space"])
    assert (BOX.cards_drawn, BOX.presence) == (general["cards_drawn"], general["presence"])
    assert DATA["supply"] == general["supply"]
    assert BOX.thematic_difficulty == general["thematic_difficulty"]


# ---------------------------------------------------------------------- texts


def texts() -> list[tuple[str, str, str]]:
    """Every text of every card: its ref, the language, the text."""
    return [(card.name.ref, lang, card.text.text(lang)) for card in cards(BOX) for lang in LANGUAGES]


def test_texts_are_whole_sentences_without_gaps() -> None:
    for ref, _, text in texts():
        assert text.endswith("."), ref
        assert not any(gap in text for gap in ("  ", " .", " ,", "..", ";;", ": .", "()", "{", "}")), (ref, text)


def numbers(steps: list[str]) -> set[str]:
    """The numbers in the shorthand of some effects; those of levels and kinds of scapegoats are no figures."""
    return {word for step in steps for word in step.replace(":", " ").split() if word.lstrip("+").isdecimal()}


@pytest.mark.parametrize("row", [*facts("powers"), *facts("innate_powers")])
def test_a_text_has_the_numbers_of_the_power(row: dict[str, Any]) -> None:
    expected = numbers(row.get("effects", []))
    for threshold in row.get("thresholds", []):
        expected |= numbers(threshold["effects"]) | {str(count) for count in threshold["elements"].values()}
    power = BOX.powers[BOX.card(row["id"])]
    group = "powers" if "class" in row else "innate_powers"
    for lang in LANGUAGES:
        text = told(group, power.id)["text"][lang]
        for sign in ".,;:()[]":
            text = text.replace(sign, " ")
        assert expected <= set(text.split()), lang
        if "range" in row:
            assert text.startswith(("Range " if lang == "en" else "Reichweite ") + str(row["range"]))


def test_the_command_lists_the_whole_box(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["components", "spirit-island", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["game"] == "spirit-island"
    assert {name: len(printed[name]) for name in ("powers", "innate_powers", "fear_cards", "invader_cards")} == {
        "powers": 90,
        "innate_powers": 12,
        "fear_cards": 15,
        "invader_cards": 15,
    }
    assert printed["powers"] == DATA["powers"]
