"""What is in the box, and an owner's own figures."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.games.vaalbara.box.box import Box
from tafelrunde.games.vaalbara.box.ids import KINDS
from tafelrunde.games.vaalbara.state.state import VaalbaraState
from tafelrunde.kernel import registry
from tests.vaalbara.position import seen_by

GAME = registry.find("vaalbara")


def box() -> Box:
    made = GAME.standard_box
    assert isinstance(made, Box)
    return made


def test_the_box_holds_what_the_rulebook_counts() -> None:
    assert len(box().lands) == 51
    assert len(box().followers) == 12
    assert len(box().clans) == 5
    assert set(Counter(land.kind for land in box().lands)) == set(range(6))


def test_every_back_is_different() -> None:
    assert len({land.omens for land in box().lands}) == 51


def test_forests_are_worth_three_to_six_and_others_nothing() -> None:
    for land in box().lands:
        assert land.value in range(3, 7) if KINDS[land.kind] == "forest" else land.value == 0


def test_initiatives_are_one_to_twelve() -> None:
    assert sorted(box().initiative_of) == list(range(1, 13))


def test_figures_that_no_source_states_are_marked() -> None:
    figures = GAME.figures
    marks = {row["id"]: row.get("marks", {}) for row in figures["followers"]}
    assert marks["hunter"] == marks["falconer"] == {}
    assert marks["artisan"] == {"initiative": "inferred", "points": "reconstructed"}
    assert marks["tamer"] == {}
    assert figures["end_bonus"]["marks"] == {"five_kinds": "reconstructed", "six_kinds": "reconstructed"}
    assert set(figures["land_marks"].values()) == {"reconstructed"}


def test_an_owner_plays_with_the_true_figures(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text('opening_points = 4\n[[followers]]\nid = "hunter"\npoints = 9\n', encoding="utf-8")
    state = tafelrunde.new("vaalbara", players=2, seed=1, components=file)
    assert isinstance(state, VaalbaraState)
    assert state.scores == [4, 4]
    assert "9 points" in state.box.followers[2].effect.words().text("en")
    assert "9 Punkte" in state.box.followers[2].effect.words().text("de")


@pytest.mark.parametrize(
    ("own", "message"),
    [
        ({"hand": 0}, "“hand”: 0 is not a whole number from 1 to 12"),
        ({"hand": True}, "“hand”: True is not of the same kind as 5"),
        ({"end_bonus": {"six_kinds": -3}}, "“end_bonus.six_kinds”: -3 is not"),
        ({"followers": [{"id": "bard", "initiative": 1}]}, "“followers.bard.initiative”: warrior has initiative 1"),
        ({"followers": [{"id": "bard", "initiative": 13}]}, "“followers.bard.initiative”: 13 is not"),
        ({"followers": [{"id": "knight"}]}, "there is no “knight” in the box"),
        ({"lands": [{"id": "L01", "kind": "desert"}]}, "“lands.L01.kind”: 'desert' is not one of meadow, farm"),
        ({"lands": [{"id": "L08", "value": 9}]}, "“lands.L08.value”: 9 is not a whole number from 3 to 6"),
        ({"lands": [{"id": "L01", "value": 3}]}, "“lands.L01.value”: 3 is not a whole number from 0 to 0"),
        ({"lands": [{"id": "L01", "persons": 3}]}, "2 players need 21 lands together, but there are only 20"),
        ({"lands": [{"id": "L01", "omens": ["red"] * 5}]}, "it must name each clan once"),
        (
            {"lands": [{"id": "L01", "omens": ["yellow", "green", "purple", "blue", "red"]}]},
            "“lands.L02.omens”: L01 has the same back",
        ),
        ({"rewards": {"river": {"limit": 13}}}, "“rewards.river.limit”: 13 is not"),
    ],
)
def test_figures_that_cannot_be_played_are_named(own: dict[str, object], message: str) -> None:
    with pytest.raises(tafelrunde.BadComponents) as error:
        tafelrunde.new("vaalbara", players=2, seed=1, components=own)
    assert message in str(error.value)
    assert message not in error.value.text("de")


def test_every_card_has_a_name_a_text_an_icon_and_a_rule() -> None:
    cards = GAME.cards(box())
    assert len(cards) == 12 + 51
    rulebook = GAME.rulebook("en")
    for card in cards:
        for lang in ("de", "en"):
            assert card.name.text(lang)
            assert card.text.text(lang)
        assert card.icon
        assert card.rule in rulebook
        assert card.name.ref
    assert len({card.name.ref for card in cards}) == len(cards)


def test_every_option_of_the_game_is_explained() -> None:
    for option in GAME.option_values:
        for lang in ("de", "en"):
            assert tafelrunde.kernel.words.Words("vaalbara", f"option-{option}").text(lang)
            assert tafelrunde.kernel.words.Words("vaalbara", f"option-{option}-help").text(lang)


def test_a_known_land_comes_out_as_the_last_of_a_small_stack() -> None:
    """The stack runs down to one land with two and with five players; it never runs empty."""
    for players, left in ((2, 1), (3, 1), (4, 11), (5, 1)):
        state = tafelrunde.new("vaalbara", players=players, seed=3)
        while not state.over:
            state.apply(state.decisions[0].seat, len(state.decisions[0].options) - 1)
        assert isinstance(state, VaalbaraState)
        assert state.stack_of_lands.size == left
        assert seen_by(state, None).stack.omens
