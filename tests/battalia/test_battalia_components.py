"""The figures of an own copy: they take the place of ours, and what cannot be played is named in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.battalia import GAME
from tafelrunde.games.battalia.box.box import Box
from tafelrunde.games.battalia.box.ids import NEUTRAL, square
from tafelrunde.games.battalia.state.state import BattaliaState
from tafelrunde.games.battalia.steps.outcome import capture
from tafelrunde.kernel.errors import BadComponents
from tafelrunde.kernel.game import begin
from tests.battalia.tables import ask_again, choose, city, hand, hero, names, offers, refs, table, where


def test_an_own_copy_changes_prices_and_the_wheel() -> None:
    turned = ["weapon", "horse", "tool", "tent", "scroll", "title", "amulet"]
    own = {"costs": {"simple_road_labour": 5}, "oracle": {"lit": turned}}
    standard, changed = GAME.setup(2, {}).box, GAME.setup(2, {}, own).box
    differ = [
        card.name.ref
        for card, other in zip(GAME.cards(standard), GAME.cards(changed), strict=True)
        if card.text.text() != other.text.text()
    ]
    assert differ, "the cards tell the new price"
    assert isinstance(standard, Box)
    assert isinstance(changed, Box)
    assert standard.lit[:2] == changed.lit[1::-1]


@pytest.mark.parametrize(
    ("own", "message"),
    [
        ({"costs": {"simple_road_labour": 99}}, "99 is not a whole number from 0 to 20"),
        ({"amulet_die": {"one": "baron"}}, "'baron' is not one of friman, chief"),
        ({"factions": [{"id": "islanders", "terrain": "sea"}]}, "'sea' is not one of forest, mountain"),
        ({"oracle": {"lit": ["horse"]}}, "an artefact for each of seven days"),
        ({"boards": [{"id": "two", "start": ["A4", "Z9"]}]}, "“Z9” is not a square of this board"),
        ({"boards": [{"id": "two", "start": ["A4", "A1"]}]}, "must be different squares in play"),
        ({"units": [{"id": "friman", "per_faction": 2}]}, "“units.friman.per_faction”: 2 is not a whole number from 3"),
        (
            {"cities": [{"id": "city_4", "per_faction": 1}]},
            "“cities.city_4.per_faction”: 1 is not a whole number from 2",
        ),
        ({"boards": [{"id": "seven"}]}, "there is no “seven” in the box"),
    ],
)
def test_figures_that_cannot_be_played_are_named(own: dict[str, object], message: str) -> None:
    with pytest.raises(BadComponents) as error:
        GAME.setup(2, {}, own)
    assert message in str(error.value)
    assert message not in error.value.text("de")


# ---------------------------------------------------------------------- figures that no source states outright


def with_figures(own: dict[str, object], **options: Any) -> BattaliaState:
    """An empty table that is played with an owner's figures."""
    state = table(**options)
    box = GAME.setup(state.players, {}, own).box
    assert isinstance(box, Box)
    state.box = box
    return ask_again(state)


@pytest.mark.parametrize("by_tool", [True, False])
def test_B9_3_whether_a_tool_builds_crossroads(by_tool: bool) -> None:
    state = with_figures({"costs": {"crossroads_by_tool": by_tool}})
    city(state, "A4", 0, 1)
    hand(state, 0, "tool", "supply")
    assert offers(state, "deck:road_cross") is by_tool
    assert offers(state, "deck:road_straight")
    hand(state, 0, "tool", "2*friman", "supply")
    choose(state, "act-road deck:road_cross", "square:A3")
    assert ("tool-barfolk" in refs(state)) is by_tool


def test_B9_8_how_many_weapons_a_hero_costs() -> None:
    state = with_figures({"costs": {"hero_weapons": 2}})
    city(state, "A4", 0, 1)
    hero(state, 0, 0, "A4")
    hand(state, 0, "weapon")
    assert not offers(state, "act-hire-hero")
    hand(state, 0, "2*weapon")
    # The square is chosen by itself: there is only one city.
    choose(state, "act-hire-hero", "card:weapon-barfolk", "card:weapon-barfolk", "choose-confirm")
    assert where(state, 0, 1) == "A4"
    assert names(state, state.people[0].played) == ["weapon-barfolk"] * 2


def test_B9_10_hiding_may_be_free_or_hide_more() -> None:
    state = with_figures({"costs": {"hide_limbo": 0, "hide_cards": 2}})
    hand(state, 0, "lord", "stardust", "supply")
    choose(state, "act-hide", "card:lord-barfolk", "card:stardust")
    assert names(state, state.people[0].hidden) == ["lord-barfolk", "stardust"]
    assert state.limbo == []
    assert not offers(state, "act-hide")


@pytest.mark.parametrize(("reward", "gained"), [("lord", "lord"), ("chief", "chief"), ("none", "")])
def test_B14_10_what_a_neutral_city_brings(reward: str, gained: str) -> None:
    state = with_figures({"battle": {"neutral_city_reward": reward}})
    city(state, "C4", NEUTRAL, 4)
    capture(state, 0, square("C4"))
    units = [name for name in names(state, state.people[0].shelter) if name != "supply"]
    assert [name.partition("-")[0] for name in units] == ([gained] if gained else [])


@pytest.mark.parametrize("heroes", [1, 2])
def test_B5_9_how_many_heroes_begin_on_the_map(heroes: int) -> None:
    state = begin(GAME.setup(2, {}, {"setup": {"heroes": heroes}}), 1)
    assert isinstance(state, BattaliaState)
    while state.day == 0:
        state.apply(state.decisions[0].seat, 0)
    assert [person.heroes_on_board() for person in state.people] == [heroes] * 2


MARKED = [
    ("costs", "crossroads_by_tool"),
    ("costs", "hero_weapons"),
    ("costs", "hide_limbo"),
    ("battle", "neutral_city_reward"),
    ("setup", "heroes"),
]


@pytest.mark.parametrize(("group", "entry"), MARKED)
def test_they_are_marked_in_the_list_of_components(group: str, entry: str) -> None:
    assert GAME.figures[group]["marks"][entry] == "inferred"


def test_S13_6_so_is_the_strength_that_the_mask_can_take() -> None:
    mask = next(row for row in GAME.figures["specials"] if row["id"] == "syoens_mask")
    assert mask["marks"] == {"figure": "inferred"}
